"""States on the wire: written and read by the core, with the types that schemas are made from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.core import find_game, game_names
from fathoms.core.state_json import RULES, read_state, told_type, type_name, write_state

if TYPE_CHECKING:
    import msgspec

__all__ = ["RULES", "read_state", "state_types", "type_name", "write_state"]


def state_types() -> dict[str, type[msgspec.Struct]]:
    """Give the type that is written for the states of each installed game, by the game's name."""
    return {name: told_type(find_game(name).state_type)[0] for name in game_names()}
