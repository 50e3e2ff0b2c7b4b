"""JSON Schema of everything on the wire, made from the types and the words beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from fathoms.core import game_names
from fathoms.protocol import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_HERE: Final = "#/$defs/{name}"


def document() -> dict[str, Any]:
    """Give one schema with a definition for every type, sorted by name."""
    kinds: dict[str, Any] = {kind.__name__: kind for kind in catalogue.protocol_types()}
    kinds |= catalogue.UNIONS
    for game in game_names():
        kinds |= catalogue.game_types(game)
    schemas, definitions = describe(kinds.values(), _HERE)
    for name, schema in zip(kinds, schemas, strict=True):
        definitions.setdefault(name, schema)
    return {
        "$schema": DIALECT,
        "title": "Fathoms",
        "description": "Every message between a Fathoms server and its clients.",
        "$defs": dict(sorted(definitions.items())),
    }


def describe(kinds: Iterable[Any], place: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Give the schema of each type, and the definitions they refer to, under the names of the catalogue."""
    wanted = list(kinds)
    schemas, definitions = msgspec.json.schema_components(wanted, ref_template=place)
    renamed = _renamed(catalogue.structs_in(wanted))
    spoken = {new: kind for kind, new in catalogue.names().items()}
    complete: dict[str, Any] = {}
    for name, schema in definitions.items():
        new = renamed.get(name, name)
        found = _with_names(schema, renamed, place)
        kind = spoken.get(new)
        if kind is not None:
            found |= {"title": new, "description": catalogue.about(kind)}
            for field, words in catalogue.field_words(kind).items():
                encoded = found.get("properties", {}).get(field)
                if encoded is not None and "$ref" not in encoded:
                    encoded.setdefault("description", words)
        complete[new] = found
    return [_with_names(schema, renamed, place) for schema in schemas], complete


def _renamed(kinds: list[type[Any]]) -> dict[str, str]:
    """Tell which of msgspec's names stand for which of ours: it spells out those that clash."""
    plain = [kind.__name__ for kind in kinds]
    return {
        (kind.__name__ if plain.count(kind.__name__) == 1 else f"{kind.__module__}.{kind.__qualname__}"): name
        for kind, name in ((kind, catalogue.names()[kind]) for kind in kinds)
    }


def _with_names(schema: Any, renamed: dict[str, str], place: str) -> Any:
    start = place.partition("{name}")[0]
    if isinstance(schema, dict):
        given = cast("dict[str, Any]", schema)
        return {key: _with_names(value, renamed, place) for key, value in given.items()}
    if isinstance(schema, list):
        return [_with_names(item, renamed, place) for item in cast("list[Any]", schema)]
    if isinstance(schema, str) and schema.startswith(start):
        name = schema.removeprefix(start)
        return start + renamed.get(name, name)
    return schema
