"""The dice lined up as a run, for a screen: which of them count, where the run breaks, what they give."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from fathoms.games.into_the_blue.dice import is_perfect, kept_dice, run_depth
from fathoms.games.into_the_blue.rules import CHEST
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.state import State


class DieInRun(msgspec.Struct, frozen=True, gc=False):
    """One die as it lies, the dice being sorted."""

    face: str
    role: Literal["run", "chest", "lost"]
    """Part of the run (T4), the chest of a perfect dive (T8), or good for nothing as the dice lie now."""
    held: bool
    """Kept before the last roll, or to be kept in the roll to come."""


class Placing(msgspec.Struct, frozen=True, gc=False):
    """Shells that the dice would put on a level (T6, T7)."""

    level: int
    shells: int


class Dive(msgspec.Struct, frozen=True, cache_hash=True):
    """What the dice show, and what they would give if they were final."""

    dice: tuple[DieInRun, ...]
    """Sorted; empty before the first roll of a turn."""
    depth: int
    """The level the run reaches; 0 is none."""
    missing: int | None
    """The number that the run breaks at; None if it goes all the way down."""
    lost: int
    """How many dice are good for nothing as they lie."""
    gives: Literal["nothing", "shells", "chest"]
    """Nothing (T5, or no shell is left), shells on a level of the run (T6), a chest (T8)."""
    places: tuple[Placing, ...]
    """Each level of the run and the shells it would take; empty unless the dice give shells."""


def dive_of(state: State) -> Dive:
    """Line up the dice of the turn."""
    return line_up(state, state.dice, state.held)


def line_up(state: State, dice: str, held: str) -> Dive:
    """Line up sorted dice as they would lie in this turn."""
    return _dive(
        dice, held, state.rules.levels, min(state.left[state.seat], len(dice)), NOBODY in state.owners
    )


@lru_cache(maxsize=20_000)
def _dive(dice: str, held: str, levels: int, shells: int, chests: bool) -> Dive:  # noqa: FBT001 - a cache key
    """Line dice up for somebody with so many shells, while there are chests or not."""
    depth = run_depth(dice, levels)
    perfect = chests and is_perfect(dice, levels)
    lined: list[DieInRun] = []
    for face, kept in zip(dice, kept_dice(dice, held), strict=True):
        in_run = face != CHEST and int(face) <= depth
        lined.append(
            DieInRun(face, "run" if in_run else "chest" if face == CHEST and perfect else "lost", kept)
        )
    given = not perfect and depth and shells
    return Dive(
        dice=tuple(lined),
        depth=depth,
        missing=None if depth == levels else depth + 1,
        lost=sum(die.role == "lost" for die in lined),
        gives="chest" if perfect else "shells" if given else "nothing",
        places=tuple(
            Placing(level, min(dice.count(str(level)), shells))
            for level in range(1, depth + 1 if given else 1)
        ),
    )
