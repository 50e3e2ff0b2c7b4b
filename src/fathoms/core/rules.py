"""Rule sets are data: made from what differs from the standard one, checked when made."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NamedTuple,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
)

import msgspec

from fathoms.core.errors import BadRules
from fathoms.core.text import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from msgspec.structs import FieldInfo

MOST_PROBLEMS: Final = 40
"""Nobody mends more of them at once."""
_NEAREST: Final = 5
"""Fields that are named to somebody who asked for one that is unknown."""
_MOST_FIELDS: Final = 100
"""No rule set has more of them."""
_LONGEST: Final = 1_000
"""No field takes a text or a list as long as this: a longer one is not even looked at."""
_ENTRY: Final = re.compile(r" at `\$\[(\d+)\]")
"""How msgspec tells which entry of a list is wrong."""
_LETTERS: Final = re.compile(r"\^\[([^]^\\]+)\]\+\$")
"""A pattern that lets some letters through, and no others."""


class RuleSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """The numbers and choices of one game. Bounds of a single field stand in its type (`msgspec.Meta`)."""

    game: ClassVar[str]

    def problems(self) -> Iterator[BadRules]:
        """Tell everything that does not hold together; each game says what that is.

        A check that makes no sense while something else is broken is left out until that is mended.
        """
        return iter(())

    def check(self) -> None:
        """Raise the first of the problems, if there are any."""
        for problem in self.problems():
            raise problem

    def differences(self, standard: Self) -> dict[str, Any]:
        """Give the fields that differ from the standard, as plain JSON data."""
        mine, theirs = _as_json(self), _as_json(standard)
        return {name: value for name, value in mine.items() if value != theirs[name]}


R = TypeVar("R", bound=RuleSet)


def _as_json(rules: RuleSet) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(rules))


class Reading(NamedTuple, Generic[R]):
    """What came of reading a rule set."""

    values: dict[str, Any]
    """Every field as plain JSON data: as it was given, else the standard."""
    rules: R | None
    """None if some field cannot be read; what can be read may still have problems."""
    problems: list[BadRules]
    """All that is wrong, at most `MOST_PROBLEMS`; empty if it can be played."""


def read_rules(standard: R, changes: object) -> R:
    """Make a rule set from the fields that differ from the standard; refuse a bad one in one sentence."""
    known: dict[str, Any] = {}
    for _, problem in _read_fields(standard, changes, known):
        if problem is not None:
            raise problem
    rules = msgspec.structs.replace(standard, **known)
    rules.check()
    return rules


def read_problems(standard: R, changes: object) -> Reading[R]:
    """Read a rule set that is being made: nothing is refused, everything that is wrong is told."""
    values, known = _as_json(standard), dict[str, Any]()
    problems: list[BadRules] = []
    for name, problem in islice(_read_fields(standard, changes, known), _MOST_FIELDS):
        if name in values:
            values[name] = cast("dict[str, Any]", changes)[name]
        if problem is not None and len(problems) < MOST_PROBLEMS:
            problems.append(problem)
    if problems:
        return Reading(values, None, problems)
    rules = msgspec.structs.replace(standard, **known)
    return Reading(values, rules, list(islice(rules.problems(), MOST_PROBLEMS)))


def _read_fields(
    standard: RuleSet, changes: object, known: dict[str, Any]
) -> Iterator[tuple[str, BadRules | None]]:
    """Name every field that is given, with what is wrong with it; what can be read comes into `known`."""
    if not isinstance(changes, dict):
        yield "", BadRules("core.rules-not-object")
        return
    given = cast("dict[object, object]", changes)
    fields = _fields(type(standard))
    for name, value in given.items():
        field = fields.get(name) if isinstance(name, str) else None
        if field is None:
            shown = str(name)[:40]
            near: list[Any] = get_close_matches(shown, fields, n=_NEAREST, cutoff=0)
            yield shown, BadRules("core.rules-unknown", field=shown, known=near)
            continue
        try:
            known[field.name] = _convert(value, field.type)
        except (msgspec.ValidationError, RecursionError) as error:
            # Of a list it is one entry, the first that does not fit.
            entry = _ENTRY.search(str(error))
            yield (
                field.name,
                BadRules(
                    "core.rules-field",
                    field=field.name,
                    value=shorten(value),
                    takes=takes(field.type),
                    place=entry and entry[1],
                ),
            )
        else:
            yield field.name, None


def _convert(value: object, kind: Any) -> Any:
    if isinstance(value, str | list | dict) and len(cast("list[object]", value)) > _LONGEST:
        raise msgspec.ValidationError
    return msgspec.convert(value, kind, strict=True)


def is_readable(rules_type: type[RuleSet], field: str, value: object) -> bool:
    """Tell whether a field takes a value, whatever the other fields are."""
    try:
        _convert(value, _fields(rules_type)[field].type)
    except (msgspec.ValidationError, RecursionError):
        return False
    return True


def unreadable_part(rules_type: type[RuleSet], field: str, value: object) -> str | None:
    """Name what a field does not take of a value: an entry of a list, the letters of a text; None if all."""
    kind = _fields(rules_type)[field].type
    try:
        _convert(value, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        spec, entry = msgspec.json.schema(kind), _ENTRY.search(str(error))
        if entry is not None and isinstance(value, list):
            value, spec = cast("list[object]", value)[int(entry[1])], spec.get("items", {})
        letters = _LETTERS.fullmatch(spec.get("pattern", ""))
        if letters is None or not isinstance(value, str):
            return shorten(value)
        return shorten("".join(dict.fromkeys(re.findall(f"[^{letters[1]}]", value))) or value)
    return None


@cache
def _fields(rules_type: type[RuleSet]) -> dict[str, FieldInfo]:
    """The fields by name; finding their types out again for each table took half the time to open one."""
    return {field.name: field for field in msgspec.structs.fields(rules_type)}


def shorten(value: object, most: int = 40) -> str:
    """Show a value in an error message, at most `most` letters of it."""
    if isinstance(value, str | list):
        value = cast("list[object]", value)[: most + 1]  # all that can be seen of it
    try:
        text = msgspec.json.encode(value).decode()
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= most else text[: most - 1] + "…"


def schema(rules_type: type[RuleSet]) -> dict[str, Any]:
    """Give the JSON Schema of a rule set; every field may be left out.

    What a field may be stands in the order in which its type names it, the usual first, not by letters.
    """
    found = msgspec.json.schema(rules_type)
    properties = found["$defs"][rules_type.__name__]["properties"]
    for field in msgspec.structs.fields(rules_type):
        kind = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
        if get_origin(kind) is Literal:
            properties[field.encode_name]["enum"] = list(get_args(kind))
    return found


def takes(kind: object) -> Phrase:
    """Say in words which values a field takes, from the bounds in its type."""
    return _takes(msgspec.json.schema(kind), {})


def _takes(spec: dict[str, Any], known: dict[str, Any]) -> Phrase:  # noqa: PLR0911 - one a kind of value
    known = known or spec.get("$defs", {})
    if "$ref" in spec:
        return _takes(known[spec["$ref"].rsplit("/", 1)[1]], known)
    if "enum" in spec:
        return Phrase("core.takes-one-of", {"choices": [str(choice) for choice in spec["enum"]]})
    match spec.get("type"):
        case "integer":
            return _between("core.takes-number", spec.get("minimum"), spec.get("maximum"))
        case "boolean":
            return Phrase("core.takes-boolean")
        case "string":
            told = _between("core.takes-text", spec.get("minLength"), spec.get("maxLength"))
            letters = _LETTERS.fullmatch(spec.get("pattern", ""))
            return (
                Phrase("core.takes-letters", {"text": told, "letters": _spelt(letters[1])})
                if letters
                else told
            )
        case "array":
            least, most = spec.get("minItems", 0), spec.get("maxItems", "∞")
            each = _takes(spec["items"], known) if "items" in spec else Phrase("core.takes-anything")
            if least == most:
                return Phrase("core.takes-list-exact", {"count": least, "each": each})
            return Phrase("core.takes-list", {"least": least, "most": most, "each": each})
        case "object":
            inner = spec.get("additionalProperties")
            if isinstance(inner, dict):
                return Phrase("core.takes-table", {"each": _takes(cast("dict[str, Any]", inner), known)})
            return Phrase("core.takes-object", {"fields": sorted(spec.get("properties", {}))})
        case _:
            return Phrase("core.takes-anything")


def _spelt(letters: str) -> list[str | Phrase]:
    """List the letters of a pattern, `1-6C` one by one."""
    found = re.findall(r"(.)-(.)|(.)", letters)
    return [
        chr(letter)
        for low, high, one in found
        for letter in (range(ord(low), ord(high) + 1) if low else [ord(one)])
    ]


def _between(key: str, least: int | None, most: int | None) -> Phrase:
    if least is None or most is None:
        return Phrase(key)
    return Phrase(key + "-between", {"least": least, "most": most})


class Group(NamedTuple):
    """Fields that belong together. Its title: `<game>.group-<name>`."""

    name: str
    fields: tuple[str, ...]


BEGINS: Final = "begins"
"""The field that says who begins, in every game that has one: 1 is the first seat."""


class Handicap(NamedTuple):
    """A field that makes the game easier or harder for one seat.

    It is a list of differences, one for each seat, or `BEGINS`. A step in words: `<game>.handicap-<field>`
    with `seat`, `count` and `more` (yes or no); for `BEGINS` it is `core.handicap-begins`.
    """

    field: str
    helps: Literal[1, -1] = 1
    """Whether more of it helps a seat, or less."""


class Workbench:
    """One game's own part of the workshop; a game that adds nothing has one group of all its fields.

    Texts of a field: `<game>.field-<field>`, `…-about`, and `…-<choice>` for each choice it has. A field
    without texts is called as its description in the schema says, where a rule may stand first: `B1: shells`.
    """

    groups: ClassVar[tuple[Group, ...]] = ()
    """In the order of a person who builds a game; fields that are in none come last."""
    box: ClassVar[tuple[str, ...]] = ()
    """The fields whose values are printed on the pieces of the boxed game."""
    follows: ClassVar[Mapping[str, str]] = {}
    """For lists that may be empty, the field whose values they then have."""
    letters: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """For fields written as texts (a die, a board), what each letter is: the name of its choice."""
    places: ClassVar[Mapping[str, tuple[Phrase, ...]]] = {}
    """For fields that are lists, what each place of the list is for."""
    goals: ClassVar[tuple[str, ...]] = ()
    """Deeds of the game's kernel that people may want more of: "more torpedoes"."""
    handicaps: ClassVar[tuple[Handicap, ...]] = ()
    """What may make the chances of unequal players equal."""
    unfinished: ClassVar[str | None] = None
    """The deed of a game that a limit ended, before anybody came to the goal; None if there is no limit."""

    def ideas(self, rules: Any) -> Iterator[tuple[str, Any]]:  # noqa: ARG002 - a game may need it
        """Give values of single fields that people may like to try, beside the steps up and down."""
        yield from ()

    def tell(self, field: str, before: Any, after: Any) -> tuple[Phrase, Phrase] | None:  # noqa: ARG002 - a game may need it
        """Tell two readable values of a field, where numbers, choices and lists of them do not say it."""
        return None
