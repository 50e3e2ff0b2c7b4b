"""The moves of Into the Blue and their notation, one text a decision."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from fathoms.core import Malformed
from fathoms.core import Move as AnyMove

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules

FACE_ORDER: Final = "123456C"


class Deal(AnyMove, frozen=True, gc=False, tag="deal"):
    """Chance: the chests are shuffled, face down; a value for each slot. None is a value not seen."""

    values: tuple[int | None, ...]


class Roll(AnyMove, frozen=True, gc=False, tag="roll"):
    """Chance: the faces of the dice just thrown."""

    faces: str


class Keep(AnyMove, frozen=True, gc=False, tag="keep"):
    """Keep these faces, throw the others again."""

    faces: str


class Stop(AnyMove, frozen=True, gc=False, tag="stop"):
    """Keep everything now."""


class Place(AnyMove, frozen=True, gc=False, tag="place"):
    """Place shells on this level."""

    level: int


class TakeChest(AnyMove, frozen=True, gc=False, tag="chest"):
    """Take the chest of this slot (1 is the first)."""

    slot: int


Move: TypeAlias = Deal | Roll | Keep | Stop | Place | TakeChest

_FACES: Final = re.compile(r"[1-6C]{1,8}")
_NUMBER: Final = re.compile(r"[1-9][0-9]?")


@lru_cache(maxsize=5_000)
def sort_faces(faces: str) -> str:
    """Put dice in the order of a dive: 1, 2, 3, … and the chest last."""
    return "".join(sorted(faces))  # the order of FACE_ORDER is that of the letters themselves


def write_move(move: Move, rules: Rules) -> str:
    """Write a move."""
    match move:
        case Deal(values):
            texts = ["?" if value is None else str(value) for value in values]
            return "deal " + ("" if _one_digit(rules) else "-").join(texts)
        case Roll(faces):
            return f"roll {faces}"
        case Keep(faces):
            return f"keep {faces or 'none'}"
        case Stop():
            return "stop"
        case Place(level):
            return f"place {level}"
        case TakeChest(slot):
            return f"chest {slot}"
        case _:
            assert_never(move)


def read_move(text: str, rules: Rules) -> Move:
    """Read a move, or raise Malformed."""
    verb, _, rest = text.partition(" ")
    move: Move | None = None
    match verb:
        case "stop" if text == "stop":
            move = Stop()
        case "keep" if rest == "none":
            move = Keep("")
        case "keep" if _FACES.fullmatch(rest):
            move = Keep(sort_faces(rest))
        case "roll" if _FACES.fullmatch(rest):
            move = Roll(rest)
        case "place" if _NUMBER.fullmatch(rest):
            move = Place(int(rest))
        case "chest" if _NUMBER.fullmatch(rest):
            move = TakeChest(int(rest))
        case "deal":
            values = list(rest) if _one_digit(rules) else rest.split("-")
            if values and all(re.fullmatch(r"0|[1-9][0-9]?", value) for value in values):
                move = Deal(tuple(map(int, values)))
        case _:
            pass
    if move is None:
        raise Malformed("into-the-blue.not-a-move", text=text[:40])
    return move


def _one_digit(rules: Rules) -> bool:
    return max(rules.chests) < 10
