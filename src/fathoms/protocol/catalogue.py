"""Every type on the wire under the name it has in schemas, with the words that its source says about it."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from msgspec import inspect as shapes

from fathoms.core import find_game, game_names, state_json
from fathoms.protocol import library, live, requests, workshop
from fathoms.protocol.wire import state_types, type_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

MODULES: Final = (requests, library, workshop, live)
UNIONS: Final = {
    "Clock": requests.Clock,
    "Seat": requests.Seat,
    "FromClient": live.FromClient,
    "FromServer": live.FromServer,
    "MeasureNews": workshop.MeasureNews,
}
"""Types that have a name of their own because clients speak of them."""


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
    """Give what one game puts on the wire: its view, its scene, its effects and its rule set."""
    found = find_game(game)
    effect = found.effect_type
    return {
        type_name(game, "State"): state_types()[game],
        type_name(game, "Scene"): found.scene_type,
        type_name(game, "Effect"): Any if effect is None else effect,
        type_name(game, "Rules"): found.rules_type,
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
    return module.startswith(("fathoms.core.", "fathoms.protocol.")) and module != state_json.__name__


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
