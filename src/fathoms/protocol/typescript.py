"""TypeScript types of everything on the wire, for the browser client; written, never edited."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import inspect as shapes

from fathoms.core import game_names
from fathoms.protocol import catalogue, limits
from fathoms.protocol.closing import Closing
from fathoms.protocol.live import Positioned
from fathoms.protocol.wire import type_name

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEAD: Final = "// Made by `fathoms schema --typescript`. Change the types in Python, then make it again.\n"
_LIMITS: Final = (
    "LARGEST_MESSAGE",
    "LONGEST_NAME",
    "LONGEST_CHAT",
    "LONGEST_MOVE",
    "LONGEST_CODE",
    "LONGEST_TITLE",
    "WATCHERS",
)
_MAPS: Final = {"State": "GameViews", "Scene": "GameScenes", "Effect": "GameEffects", "Rules": "GameRules"}


def write() -> str:
    """Write all types: the protocol's first, then each game's, then what leads from a game to its types."""
    names = catalogue.names()
    ours = [kind for kind in names if catalogue.is_common(kind)]
    blocks = [_HEAD.rstrip()]
    blocks.append("\n".join(f"export const {name} = {getattr(limits, name)};" for name in _LIMITS))
    blocks.append(_closing())
    blocks += [_interface(kind) for kind in [Positioned, *ours]]
    blocks += [f"export type {name} = {_written(kind)};" for name, kind in catalogue.UNIONS.items()]
    for game in game_names():
        mine = catalogue.game_types(game)
        structs = [kind for kind in catalogue.structs_in(mine.values()) if kind not in ours]
        blocks += [_interface(kind) for kind in structs]
        blocks += [
            f"export type {name} = {_written(kind)};"
            for name, kind in mine.items()
            if name not in names.values()
        ]
    blocks += list(_maps())
    return "\n\n".join(blocks) + "\n"


def _maps() -> Iterator[str]:
    for what, name in _MAPS.items():
        lines = [f'  "{game}": {type_name(game, what)};' for game in game_names()]
        yield "\n".join([f"export interface {name} {{", *lines, "}"])


def _closing() -> str:
    lines = [f"  {code.name}: {code.value}," for code in Closing]
    return "\n".join(
        ["/** Why the server closed a connection. */", "export const CLOSING = {", *lines, "} as const;"]
    )


def _interface(kind: type[Any]) -> str:
    # What several messages share has a name, and no type of its own on the wire.
    shared = kind is Positioned
    return write_interface(kind, kind.__name__ if shared else catalogue.names()[kind], shared=shared)


def write_interface(kind: type[Any], name: str, *, shared: bool = False) -> str:
    """Write one type; those it holds must be on the wire."""
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)  # noqa: S101 - only Structs are catalogued
    words = catalogue.field_words(kind)
    lines = [*_comment(catalogue.about(kind), ""), f"export interface {name} {{"]
    if shape.tag_field is not None and not shared:
        lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};")
    for field in shape.fields:
        said = words.get(field.name) or _described(field.type)
        lines += _comment(said, "  ")
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {_shape(field.type)};")
    return "\n".join([*lines, "}"])


def _described(shape: Any) -> str:
    if isinstance(shape, shapes.Metadata):
        extra = cast("dict[str, Any]", cast("Any", shape).extra_json_schema or {})
        return str(extra.get("description", ""))
    return ""


def _comment(text: str, margin: str) -> list[str]:
    lines = text.replace("*/", "* /").splitlines()
    if not lines:
        return []
    if len(lines) == 1:
        return [f"{margin}/** {lines[0]} */"]
    return [f"{margin}/**", *(f"{margin} * {line}".rstrip() for line in lines), f"{margin} */"]


def _written(kind: Any) -> str:
    return _shape(shapes.type_info(kind))


def _shape(shape: Any) -> str:  # noqa: C901, PLR0911, PLR0912 - one line a kind of type
    match shape:
        case shapes.StructType(cls=cls):
            return catalogue.names()[cls]
        case shapes.Metadata(type=inner):
            return _shape(inner)
        case shapes.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(_shape, types)))
        case shapes.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case shapes.EnumType(cls=cls):
            return " | ".join(json.dumps(each.value) for each in cls)
        case shapes.TupleType(item_types=types):
            return f"[{', '.join(map(_shape, types))}]"
        case shapes.CollectionType(item_type=item):
            inner = _shape(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {_shape(value)}>"
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.NoneType():
            return "null"
        case _:
            return "unknown"
