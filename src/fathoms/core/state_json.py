"""States as JSON: the fields of a game's own state, but for the rule set, which both sides know."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.core.errors import Malformed

if TYPE_CHECKING:
    from fathoms.core.game import AnyGame
    from fathoms.core.rules import RuleSet

RULES = "rules"
"""The field of every state that stays at home."""

_encode = msgspec.json.Encoder().encode


def write_state(state: Any) -> bytes:
    """Write a state as its viewer may see it (`seen_by` comes first: whatever is in it is told)."""
    seen: msgspec.Struct = state
    twin, at = told_type(type(seen))
    values = msgspec.structs.astuple(seen)
    return _encode(twin(*values[:at], *values[at + 1 :]))


def read_state(game: AnyGame, rules: RuleSet, data: bytes | str) -> Any:
    """Read a state that was written by `write_state`, or raise Malformed."""
    twin, at = told_type(game.state_type)
    try:
        told = msgspec.json.decode(data, type=twin)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("core.not-json") from error
    values = msgspec.structs.astuple(told)
    return game.state_type(*values[:at], rules, *values[at:])


def type_name(game: str, what: str = "State") -> str:
    """Name a type after a game, as schemas and TypeScript do: `some-game` has a `SomeGameState`."""
    return "".join(word.capitalize() for word in game.split("-")) + what


@cache
def told_type(kind: type[Any]) -> tuple[type[msgspec.Struct], int]:
    """Make the type that has all fields of a state but its rules, and tell where those stood."""
    fields = msgspec.structs.fields(kind)
    at = next(place for place, field in enumerate(fields) if field.name == RULES)
    told = [(field.name, field.type) for place, field in enumerate(fields) if place != at]
    game: str = fields[at].type.game
    twin = msgspec.defstruct(type_name(game), told, frozen=True, module=__name__)
    twin.__doc__ = f"A state of {game}, as far as its viewer may see it."
    return twin, at
