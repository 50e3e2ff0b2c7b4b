"""Contestants for the tests of tournaments: classes that play, and one for each way to fail."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from fathoms.core import find_game

if TYPE_CHECKING:
    import random

    from fathoms.core import Move, View


class Plain:
    """Plays any legal move, and talks on standard output, which is nobody's business."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        os.write(1, b"thinking aloud\n")
        return rng.choice(seen.moves())


class Curious:
    """Fails if it sees more of the chests than it may."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        state = seen.state
        for value, owner in zip(state.chests, state.owners, strict=True):
            assert value is None or owner == seen.seat
        return rng.choice(seen.moves())


class Fresh:
    """Fails if the same one is asked in a second game."""

    def __init__(self) -> None:
        self.turns = -1

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        assert seen.state.turns >= self.turns, "one of these plays one game"
        self.turns = seen.state.turns
        return rng.choice(seen.moves())


class Raising:
    """Has a mistake in it."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        del seen, rng
        raise ValueError("no idea")


class Looping:
    """Thinks for ever."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        del seen, rng
        while True:
            pass


class Leaving:
    """Goes without a word."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        del seen, rng
        os._exit(3)


class Cheating:
    """Wants what the rules forbid."""

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        del rng
        return find_game("into-the-blue").read_move("place 5", seen.state.rules)


class Muddled:
    """Answers with what is no move."""

    def choose(self, seen: View[Any], rng: random.Random) -> Any:
        del seen, rng
        return "stop"


class Unmakable:
    """Cannot be made."""

    def __init__(self) -> None:
        raise RuntimeError("not today")


class Mute:
    """Has nothing to choose with."""
