"""Rule sets are data: made from what differs from the standard one, checked when made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

import msgspec

from fathoms.core.errors import BadRules
from fathoms.core.text import Phrase

if TYPE_CHECKING:
    from msgspec.structs import FieldInfo


class RuleSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers and choices of one game. Bounds of a single field stand in its type (`msgspec.Meta`)."""

    game: ClassVar[str]

    def check(self) -> None:
        """Raise BadRules if the fields do not hold together; each game says how."""

    def differences(self, standard: Self) -> dict[str, Any]:
        """Give the fields that differ from the standard, as plain JSON data."""
        mine, theirs = _as_json(self), _as_json(standard)
        return {name: value for name, value in mine.items() if value != theirs[name]}


R = TypeVar("R", bound=RuleSet)


def _as_json(rules: RuleSet) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(rules))


def read_rules(standard: R, changes: object) -> R:
    """Make a rule set from the fields that differ from the standard; refuse a bad one in one sentence."""
    if not isinstance(changes, dict):
        raise BadRules("core.rules-not-object")
    given = cast("dict[object, object]", changes)
    fields = _fields(type(standard))
    known: dict[str, Any] = {}
    for name, value in given.items():
        field = fields.get(name) if isinstance(name, str) else None
        if field is None:
            raise BadRules("core.rules-unknown", field=str(name)[:40], known=list(fields))
        try:
            known[field.name] = msgspec.convert(value, field.type, strict=True)
        except (msgspec.ValidationError, RecursionError) as error:
            raise BadRules(
                "core.rules-field", field=field.name, value=shorten(value), takes=takes(field.type)
            ) from error
    rules = msgspec.structs.replace(standard, **known)
    rules.check()
    return rules


@cache
def _fields(rules_type: type[RuleSet]) -> dict[str, FieldInfo]:
    """The fields by name; finding their types out again for each table took half the time to open one."""
    return {field.name: field for field in msgspec.structs.fields(rules_type)}


def shorten(value: object, most: int = 40) -> str:
    """Show a value in an error message, at most so many letters of it."""
    try:
        text = msgspec.json.encode(value).decode()
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= most else text[: most - 1] + "…"


def schema(rules_type: type[RuleSet]) -> dict[str, Any]:
    """Give the JSON Schema of a rule set; every field may be left out."""
    return msgspec.json.schema(rules_type)


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
            return _between("core.takes-text", spec.get("minLength"), spec.get("maxLength"))
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


def _between(key: str, least: int | None, most: int | None) -> Phrase:
    if least is None or most is None:
        return Phrase(key)
    return Phrase(key + "-between", {"least": least, "most": most})
