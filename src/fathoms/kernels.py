"""What a compiled game can do: whole games by the million, and many tables side by side for learners.

A kernel is the one permitted second copy of a game's rules. It lives in the game's own folder, is found by
entry point (`fathoms.kernels`, named after the game) and is held to the engine by a property test, move for
move. Everything here needs numpy; the kernels themselves need numba (the extra `lab`).
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from fathoms.core import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from fathoms.core import Move, State

    IntArray: TypeAlias = NDArray[np.int64]

_FIRST_ROOM: Final = 1 << 12
"""Moves that a log has room for at first: more than nearly every game takes."""

First: TypeAlias = 'int | Literal["rotate", "draw"]'
"""Who begins: one seat always, game number modulo seats, or a seat drawn for each game."""


class GameCourses(NamedTuple):
    """How games went, turn by turn; one row for each game.

    The standing after a turn is what each seat would score if the game ended there.
    """

    lead_changes: NDArray[np.int32]
    """How often another seat became the only leader."""
    decided: NDArray[np.int32]
    """The number of the turn after which a winner was never again behind or level; `turns` if never."""
    deficit: NDArray[np.int32]
    """The most by which the winner (the best placed of several) was ever behind the leader."""


class Plays(NamedTuple):
    """Finished games; one row for each, in the order of their numbers."""

    first: NDArray[np.int8]
    scores: NDArray[np.int32]
    """One column for each seat."""
    wins: NDArray[np.bool_]
    """One column for each seat: whether it won or shares the win."""
    turns: NDArray[np.int32]
    decisions: NDArray[np.int32]
    """Decisions of seats; chance is not counted."""
    deeds: NDArray[np.int32]
    """How often each kind of thing happened, a column for each name in `Kernel.deeds`."""
    course: GameCourses | None


def join_plays(parts: Sequence[Plays]) -> Plays:
    """Put games together that were played in parts, in the order of the parts."""
    import numpy as np  # noqa: PLC0415 - it is loaded when there are games

    if len(parts) == 1:
        return parts[0]
    courses = [part.course for part in parts if part.course is not None]
    joined = [np.concatenate(columns) for columns in zip(*(part[:-1] for part in parts), strict=True)]
    course = GameCourses(*map(np.concatenate, zip(*courses, strict=True))) if courses else None
    return Plays._make([*joined, course])


def whole_log(play: Callable[[int], IntArray]) -> IntArray:
    """Play a game with more and more room for its log until it holds all moves; give these.

    A log is how many moves there were, then as many of them as found room.
    """
    room = _FIRST_ROOM
    while True:
        log = play(room)
        count = int(log[0])
        if count < room:
            return log[1 : count + 1]
        room = count + 1


class VectorState(ABC):
    """Tables of one rule set side by side; at each a seat is to act, or the game is over.

    Chance falls by itself after an action. All arrays are made once and changed in place.
    """

    rules: Any
    seats: int
    copies: int
    num_actions: int
    """The size of the action space."""
    features: int
    """How long an observation is."""
    mover: NDArray[np.int64]
    """The seat to act at each table."""
    over: NDArray[np.bool_]
    masks: NDArray[np.int8]
    """Shape (copies, num_actions): 1 for each legal action; all 0 when the game is over."""
    rewards: NDArray[np.float32]
    """Shape (copies, seats), of the last step: 0 until the end, then summing to 0 over the seats.

    The only winner gets 1 and each loser -1 / (seats - 1); k winners share: (seats / k - 1) / (seats - 1).
    """
    observations: NDArray[np.float32]
    """Shape (copies, features), from 0 to 1: what the mover sees, its own seat first, then in turn order."""

    def __init__(self, rules: Any, seats: int, copies: int, num_actions: int, features: int) -> None:
        import numpy as np  # noqa: PLC0415 - it is loaded when there are tables

        self.rules, self.seats, self.copies = rules, seats, copies
        self.num_actions, self.features = num_actions, features
        self.mover = np.zeros(copies, np.int64)
        self.over = np.ones(copies, np.bool_)
        self.masks = np.zeros((copies, num_actions), np.int8)
        self.rewards = np.zeros((copies, seats), np.float32)
        self.observations = np.zeros((copies, features), np.float32)

    @abstractmethod
    def reset(self, seeds: NDArray[np.uint64], first: IntArray | None = None) -> None:
        """Begin a new game at every table, each with its seed. First seats are drawn unless given."""

    @abstractmethod
    def step(self, actions: IntArray) -> None:
        """Take one legal action at every table; a table whose game was over begins a new one instead.

        An action below 0 leaves its table as it is, with rewards of 0: somebody else decides there.
        """

    @abstractmethod
    def observe(self, copy: int, seat: int) -> NDArray[np.float32]:
        """Tell what any seat sees at one table."""

    @abstractmethod
    def read(self, copy: int) -> State:
        """Give a table as the engine's state, with its secrets (without the parts of an unfinished move)."""

    @abstractmethod
    def write(self, copy: int, state: State) -> None:
        """Set a table to a state of the engine in which a seat decides or the game is over.

        Where dice are to fall in the open, `observe` tells what is seen, and no action is legal.
        """

    @abstractmethod
    def feature_names(self) -> list[str]:
        """Say for each place of an observation what it tells, in the words of the rule book."""


class Kernel(ABC):
    """One game compiled."""

    game: str
    policies: tuple[str, ...]
    """The bots that it can play, by the names that the registry knows."""
    deeds: tuple[str, ...]
    """What is counted in each game; texts: `<game>.deed-<name>`."""

    @abstractmethod
    def fits(self, rules: Any, bots: Sequence[str]) -> bool:
        """Tell whether these bots, one for each seat, play this rule set as they do on the engine."""

    @abstractmethod
    def play(  # noqa: PLR0913 - the games by number, and all they depend on
        self,
        rules: Any,
        bots: Sequence[str],
        numbers: range,
        seed: int,
        first: First = "rotate",
        *,
        course: bool = False,
    ) -> Plays:
        """Play the games with these numbers, on this thread.

        A game depends on the rule set, bots, seed, its own number and who begins, and on nothing else: not on
        the other numbers, the machine or the number of threads. Dice are drawn from (seed, number, turn)
        alone, so that other bots at the same number meet the same dice.
        """

    def play_in_parallel(  # noqa: PLR0913 - as `play`
        self,
        rules: Any,
        bots: Sequence[str],
        numbers: range,
        seed: int,
        first: First = "rotate",
        *,
        course: bool = False,
        threads: int | None = None,
    ) -> Plays:
        """Play the same games on several threads, by default one for each core."""
        count = max(1, min(threads or os.cpu_count() or 1, len(numbers)))
        cuts = [len(numbers) * part // count for part in range(count + 1)]
        parts = [numbers[start:end] for start, end in pairwise(cuts)]

        def play(part: range) -> Plays:
            return self.play(rules, bots, part, seed, first, course=course)

        with ThreadPoolExecutor(count) as pool:
            done = list(pool.map(play, parts))
        return join_plays(done)

    @abstractmethod
    def moves(self, rules: Any, bots: Sequence[str], number: int, seed: int, first: First) -> list[Move]:
        """Play one of these games again and give all its moves, chance included, as the engine's."""

    @abstractmethod
    def vector_state(self, rules: Any, seats: int, copies: int) -> VectorState:
        """Make tables side by side; `reset` sets them up."""


@cache
def find_kernel(game: str) -> Kernel | None:
    """Load the kernel of a game; None if it has none. Without numba it is refused in one sentence."""
    points = {point.name: point for point in entry_points(group="fathoms.kernels")}
    if game not in points:
        return None
    if find_spec("numba") is None:
        raise Malformed("core.needs-lab")
    return points[game].load()
