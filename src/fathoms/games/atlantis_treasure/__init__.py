"""Atlantis Treasure: sliding submarines, compasses and torpedoes for two to four captains."""

from fathoms.games.atlantis_treasure.game import GAME, AtlantisTreasure
from fathoms.games.atlantis_treasure.moves import (
    Compass,
    Coral,
    Die,
    Fire,
    Hold,
    Move,
    Own,
    Pick,
    Shift,
    Slide,
    Store,
    Swap,
    Temple,
    Treasure,
    Turn,
    Unstore,
)
from fathoms.games.atlantis_treasure.rules import STANDARD, Rules
from fathoms.games.atlantis_treasure.state import State

__all__ = [
    "GAME",
    "STANDARD",
    "AtlantisTreasure",
    "Compass",
    "Coral",
    "Die",
    "Fire",
    "Hold",
    "Move",
    "Own",
    "Pick",
    "Rules",
    "Shift",
    "Slide",
    "State",
    "Store",
    "Swap",
    "Temple",
    "Treasure",
    "Turn",
    "Unstore",
]
