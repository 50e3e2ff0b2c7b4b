"""Rule sets in words: fields as a person reads them, what differs, and all that is wrong with a draft."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from fathoms.core.code import pack
from fathoms.core.rules import RuleSet, is_readable, schema, shorten
from fathoms.protocol.workshop import Draft, FieldGroup, FieldWords, RuleProblem, ToldChange

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fathoms.core import AnyGame, BadRules
    from fathoms.texts import Texts

_DESCRIPTION: Final = re.compile(r"(?:(?P<rule>[A-Z]+\d+): )?(?P<about>.*)", re.DOTALL)


class Described(NamedTuple):
    """What the schema says of a field."""

    spec: dict[str, Any]
    rule: str | None
    about: str


def described(game: AnyGame) -> Mapping[str, Described]:
    """Give what the schema says of every field of a game's rule set."""
    return _described(game.rules_type)


@cache
def _described(rules_type: type[RuleSet]) -> dict[str, Described]:
    found: dict[str, Any] = schema(rules_type)["$defs"][rules_type.__name__]["properties"]
    return {field: _read(spec) for field, spec in found.items()}


def _read(spec: dict[str, Any]) -> Described:
    # The expression matches every text, so there always is a match.
    match = _DESCRIPTION.fullmatch(spec.get("description", ""))
    return Described(spec, match and match["rule"], match["about"] if match else "")


def field_title(game: AnyGame, field: str, say: Texts) -> str:
    """Name a field."""
    about = described(game)[field].about if field in described(game) else ""
    plain = about[:1].upper() + about[1:] or field.replace("_", " ")
    return say.get(f"{game.name}.field-{field}", default=plain)


def field_words(game: AnyGame, say: Texts) -> tuple[FieldWords, ...]:
    """Tell every field of a game's rule set."""
    return tuple(_field(game, field, found, say) for field, found in described(game).items())


def _field(game: AnyGame, field: str, found: Described, say: Texts) -> FieldWords:
    return FieldWords(
        field=field,
        title=field_title(game, field, say),
        about=say.get(f"{game.name}.field-{field}-about", default=""),
        rule=found.rule,
        choices=choices(game, field, say),
        items=place_words(game, field, say),
        follows=game.workbench().follows.get(field),
    )


def choices(game: AnyGame, field: str, say: Texts) -> dict[str, str]:
    """Give words for all that a field may be, or hold, where those are names."""
    letters = game.workbench().letters.get(field)
    if letters is not None:
        return {letter: _choice(game, field, name, say) for letter, name in letters.items()}
    spec = described(game)[field].spec
    named = spec.get("enum") or spec.get("items", {}).get("enum", ())
    return {str(name): _choice(game, field, str(name), say) for name in named}


def _choice(game: AnyGame, field: str, name: str, say: Texts) -> str:
    return say.get(f"{game.name}.field-{field}-{name}", default=name)


def place_words(game: AnyGame, field: str, say: Texts) -> tuple[str, ...]:
    """Give words for the places of a list, where they have a meaning."""
    return tuple(say.phrase(place) for place in game.workbench().places.get(field, ()))


def groups(game: AnyGame, say: Texts) -> tuple[FieldGroup, ...]:
    """Give the fields in groups, every field in one of them."""
    named = game.workbench().groups
    grouped = {field for group in named for field in group.fields}
    others = tuple(field for field in described(game) if field not in grouped)
    found = [FieldGroup(say(f"{game.name}.group-{group.name}"), group.fields) for group in named]
    rest = [FieldGroup(say("core.group-others" if named else "core.group-all"), others)] if others else []
    return (*found, *rest)


def as_json(rules: RuleSet) -> dict[str, Any]:
    """Give a rule set as JSON data: lists, not tuples."""
    return msgspec.json.decode(msgspec.json.encode(rules))


def told_changes(game: AnyGame, base: RuleSet, changed: RuleSet, say: Texts) -> tuple[ToldChange, ...]:
    """Tell the fields in which two rule sets of a game differ."""
    return tell_values(game, as_json(base), as_json(changed), say)


def tell_values(
    game: AnyGame, before: Mapping[str, Any], after: Mapping[str, Any], say: Texts
) -> tuple[ToldChange, ...]:
    """Tell the fields that differ, of values that need not be sound."""
    return tuple(
        tell_change(game, field, before[field], after[field], say)
        for field in before
        if before[field] != after[field]
    )


def tell_change(game: AnyGame, field: str, before: Any, after: Any, say: Texts) -> ToldChange:
    """Tell one change."""
    first, second = _words(game, field, before, after, say)
    return ToldChange(field, field_title(game, field, say), before, after, first, second)


def _words(game: AnyGame, field: str, before: Any, after: Any, say: Texts) -> tuple[str, str]:
    if not all(is_readable(game.rules_type, field, value) for value in (before, after)):
        return shorten(before), shorten(after)
    told = game.workbench().tell(field, before, after)
    if told is not None:
        return say.phrase(told[0]), say.phrase(told[1])
    places = place_words(game, field, say)
    if places and isinstance(before, list) and isinstance(after, list):
        return _list_words(places, cast("list[Any]", before), cast("list[Any]", after), say)
    return value_words(game, field, before, say), value_words(game, field, after, say)


def value_words(game: AnyGame, field: str, value: Any, say: Texts) -> str:
    """Tell a readable value of a field: a number, a choice, or a list of them."""
    names = choices(game, field, say)
    if isinstance(value, bool):
        return say("core.yes" if value else "core.no")
    if isinstance(value, str):
        letters = game.workbench().letters.get(field)
        return names.get(value, value) if letters is None else _with_counts(value, names, say)
    if isinstance(value, list) and names:
        return _with_counts(cast("list[str]", value), names, say)
    if isinstance(value, list | tuple):
        return ", ".join(map(_short, cast("Sequence[Any]", value)))
    return _short(value)


def _with_counts(many: Iterable[str], names: Mapping[str, str], say: Texts) -> str:
    """Name each thing once, with how many there are of it if there are several."""
    return ", ".join(
        names.get(each, each) if times == 1 else say("core.times", name=names.get(each, each), times=times)
        for each, times in Counter(many).items()
    )


def _list_words(
    places: Sequence[str], before: Sequence[Any], after: Sequence[Any], say: Texts
) -> tuple[str, str]:
    """Tell only the places that differ if those are few; else both lists."""
    differ = [at for at, (old, new) in enumerate(zip(before, after, strict=False)) if old != new]
    if len(before) == len(after) and 2 * len(differ) <= len(before):
        return _at(places, before, differ, say), _at(places, after, differ, say)
    return _whole(before, say), _whole(after, say)


def _at(places: Sequence[str], values: Sequence[Any], differ: Sequence[int], say: Texts) -> str:
    return ", ".join(say("core.at-place", place=places[at], value=_short(values[at])) for at in differ)


def _whole(values: Sequence[Any], say: Texts) -> str:
    alike = len(values) > 1 and len(set(map(_short, values))) == 1
    return say("core.each", value=_short(values[0])) if alike else ", ".join(map(_short, values))


def _short(value: Any) -> str:
    return value if isinstance(value, str) else shorten(value)


def check_draft(game: AnyGame, changes: object, base: RuleSet, say: Texts) -> Draft:
    """Look at rules that are being made, given as what differs from the standard; nothing is refused."""
    read = game.read(changes)
    sound = read.rules if not read.problems else None
    return Draft(
        game=game.name,
        rules=read.values,
        changes=tell_values(game, as_json(base), read.values, say),
        problems=tuple(tell_problem(game, problem, say) for problem in read.problems),
        code=None if sound is None else pack(game, sound),
        seats=() if sound is None else tuple(game.seats_for(sound)),
    )


def tell_problem(game: AnyGame, problem: BadRules, say: Texts) -> RuleProblem:
    """Say what is wrong with a rule set; a field is called by its title, as the workshop shows it."""
    field, args = problem.field, problem.phrase.args
    if field is not None and field in described(game):
        args = {**args, "field": field_title(game, field, say)}
    return RuleProblem(field, problem.place, problem.rule, say(problem.phrase.key, **args))
