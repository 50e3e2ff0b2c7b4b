"""Into the Blue: dice and majorities for two to five divers."""

from fathoms.games.into_the_blue.game import GAME, IntoTheBlue
from fathoms.games.into_the_blue.moves import Deal, Keep, Move, Place, Roll, Stop, TakeChest
from fathoms.games.into_the_blue.rules import STANDARD, Rules
from fathoms.games.into_the_blue.state import State

__all__ = [
    "GAME",
    "STANDARD",
    "Deal",
    "IntoTheBlue",
    "Keep",
    "Move",
    "Place",
    "Roll",
    "Rules",
    "State",
    "Stop",
    "TakeChest",
]
