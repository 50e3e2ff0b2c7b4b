"""Every type on the wire under one name, as JSON Schema and TypeScript, with what the source says of it."""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from msgspec import inspect as shapes

from fathoms import review as review_of_a_game
from fathoms.core import find_game, game_names, state_json
from fathoms.core.state_json import told_type, type_name
from fathoms.protocol import daily, library, limits, live, players, puzzles, requests, review, workshop

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

MODULES: Final = (requests, library, workshop, review, players, daily, puzzles, live)
UNIONS: Final = {
    "Clock": requests.Clock,
    "Seat": requests.Seat,
    "FromClient": live.FromClient,
    "FromServer": live.FromServer,
    "MeasureNews": workshop.MeasureNews,
    "ReviewNews": review.ReviewNews,
}
"""Types that have a name of their own because clients speak of them."""
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_HERE: Final = "#/$defs/{name}"
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
_SHARED: Final = (live.Positioned, live.Request, live.Answer)
"""What several messages begin with."""
_MAPS: Final = {
    "State": "GameViews",
    "Scene": "GameScenes",
    "Effect": "GameEffects",
    "Rules": "GameRules",
    "Score": "GameScores",
}


def protocol_types() -> list[type[msgspec.Struct]]:
    """List the messages and what they hold, in the order of their modules."""
    return [kind for module in MODULES for kind in _own(module)]


def _own(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    bases = (
        live.ClientMessage,
        live.Request,
        live.ServerMessage,
        live.Answer,
        live.Positioned,
        workshop.News,
    )
    for value in vars(module).values():
        if not _is_struct(value) or value in bases:
            continue
        if value.__module__ == module.__name__ or value.__module__.startswith("fathoms.core."):
            yield value


def game_types(game: str) -> dict[str, Any]:
    """Give what one game puts on the wire: its view, scene, effects, rule set and, if it has any, scores."""
    found = find_game(game)
    effect, sheet = found.effect_type, found.sheet()
    return {
        type_name(game, "State"): state_types()[game],
        type_name(game, "Scene"): found.scene_type,
        type_name(game, "Effect"): Any if effect is None else effect,
        type_name(game, "Rules"): found.rules_type,
        **({} if sheet is None else {type_name(game, "Score"): sheet.scene_type}),
    }


@cache
def names() -> dict[type[Any], str]:
    """Name every Struct: as its class if it is everybody's, else with its game's name before that."""
    known: dict[type[Any], str] = {kind: kind.__name__ for kind in protocol_types()}
    for kind in structs_in(list(known)):
        known.setdefault(kind, kind.__name__)
    for game in game_names():
        mine = game_types(game)
        for name, kind in mine.items():
            if _is_struct(kind):
                known.setdefault(kind, name)
        for kind in structs_in(mine.values()):
            name = kind.__name__
            plain = is_common(kind) or name.startswith(type_name(game, ""))
            known.setdefault(kind, name if plain else type_name(game, name))
    clashes = len(known) - len(set(known.values()))
    if clashes:
        raise ValueError("two types on the wire have one name", sorted(known.values()))
    return known


def structs_in(kinds: Iterable[Any]) -> list[type[Any]]:
    """Find every Struct that some types speak of, in the order they are met."""
    found: dict[type[Any], None] = {}

    def walk(shape: Any) -> None:
        if isinstance(shape, shapes.StructType):
            if shape.cls in found:
                return
            found[shape.cls] = None
            for field in shape.fields:
                walk(field.type)
            return
        for part in parts(shape):
            walk(part)

    for kind in kinds:
        walk(shapes.type_info(kind))
    return list(found)


def parts(shape: Any) -> list[Any]:
    """List the types inside a type."""
    match shape:
        case shapes.UnionType(types=types):
            return list(types)
        case shapes.TupleType(item_types=types):
            return list(types)
        case shapes.DictType(key_type=key, value_type=value):
            return [key, value]
        case shapes.CollectionType(item_type=item):
            return [item]
        case shapes.Metadata(type=inner):
            return [inner]
        case _:
            return []


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_common(kind: type[Any]) -> bool:
    """Tell whether a type belongs to no game; those of states are made for one each."""
    module = kind.__module__
    common = module.startswith(("fathoms.core.", "fathoms.protocol.")) or module == review_of_a_game.__name__
    return common and module != state_json.__name__


def about(kind: type[Any]) -> str:
    """Give what a type is for."""
    return _for_readers(kind.__doc__ or "")


def _for_readers(text: str) -> str:
    """What Python calls None is null on the wire."""
    return re.sub(r"\bNone\b", "null", inspect.cleandoc(text))


@cache
def field_words(kind: type[Any]) -> dict[str, str]:
    """Give what stands in the source under each field, its bases included."""
    words: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("fathoms"):
            words |= _words(each)
    return words


def _words(kind: type[Any]) -> dict[str, str]:
    try:
        source = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):
        # A type made at run time has no source.
        return {}
    body = cast("ast.ClassDef", ast.parse(source).body[0]).body
    words: dict[str, str] = {}
    for field, after in pairwise(body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
            and isinstance(after.value.value, str)
        ):
            words[field.target.id] = _for_readers(after.value.value)
    return words


def state_types() -> dict[str, type[msgspec.Struct]]:
    """Give the type that is written for the states of each installed game, by the game's name."""
    return {name: told_type(find_game(name).state_type)[0] for name in game_names()}


def document() -> dict[str, Any]:
    """Give one schema with a definition for every type, sorted by name."""
    kinds: dict[str, Any] = {kind.__name__: kind for kind in protocol_types()}
    kinds |= UNIONS
    for game in game_names():
        kinds |= game_types(game)
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
    """Give the schema of each type, and the definitions they refer to, under the names of this module."""
    wanted = list(kinds)
    schemas, definitions = msgspec.json.schema_components(wanted, ref_template=place)
    renamed = _renamed(structs_in(wanted))
    spoken = {new: kind for kind, new in names().items()}
    complete: dict[str, Any] = {}
    for name, schema in definitions.items():
        new = renamed.get(name, name)
        found = _with_names(schema, renamed, place)
        kind = spoken.get(new)
        if kind is not None:
            found |= {"title": new, "description": about(kind)}
            for field, words in field_words(kind).items():
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
        for kind, name in ((kind, names()[kind]) for kind in kinds)
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


def write_typescript() -> str:
    """Write all types: the protocol's first, then each game's, then what leads from a game to its types."""
    known = names()
    ours = [kind for kind in known if is_common(kind)]
    blocks = [_HEAD.rstrip()]
    blocks.append("\n".join(f"export const {name} = {getattr(limits, name)};" for name in _LIMITS))
    blocks.append(_closing())
    blocks += [_interface(kind) for kind in [*_SHARED, *ours]]
    blocks += [f"export type {name} = {_written(kind)};" for name, kind in UNIONS.items()]
    for game in game_names():
        mine = game_types(game)
        structs = [kind for kind in structs_in(mine.values()) if kind not in ours]
        blocks += [_interface(kind) for kind in structs]
        blocks += [
            f"export type {name} = {_written(kind)};"
            for name, kind in mine.items()
            if name not in known.values()
        ]
    blocks += list(_maps())
    return "\n\n".join(blocks) + "\n"


def _maps() -> Iterator[str]:
    for what, name in _MAPS.items():
        named = {game: type_name(game, what) for game in game_names()}
        lines = [f'  "{game}": {kind};' for game, kind in named.items() if kind in game_types(game)]
        yield "\n".join([f"export interface {name} {{", *lines, "}"])


def _closing() -> str:
    lines = [f"  {code.name}: {code.value}," for code in live.Closing]
    return "\n".join(
        ["/** Why the server closed a connection. */", "export const CLOSING = {", *lines, "} as const;"]
    )


def _interface(kind: type[Any]) -> str:
    # What several messages share has a name, and no type of its own on the wire.
    shared = kind in _SHARED
    name = kind.__name__ if shared else names()[kind]
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)  # noqa: S101 - only Structs are catalogued
    words = field_words(kind)
    # What it shares with others is written once, with what they share.
    base = next((each for each in _SHARED if kind is not each and issubclass(kind, each)), None)
    inherited = base.__struct_fields__ if base else ()
    extends = f" extends {base.__name__}" if base else ""
    lines = [*_comment(about(kind), ""), f"export interface {name}{extends} {{"]
    if shape.tag_field is not None and not shared:
        lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};")
    for field in shape.fields:
        if field.name in inherited:
            continue
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
            return names()[cls]
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
