"""A batch: some games of a simulation by their numbers, played wherever a worker happens to be.

What comes back is no more than what is wanted: figures, rows, or whole records.
"""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

import msgspec
import numpy as np

from fathoms import __version__, kernels
from fathoms.bots.arena import Match
from fathoms.core import FathomsError, Record, Result, find_bot, find_game, steady, wake
from fathoms.kernels import Plays
from fathoms.lab.rows import to_csv
from fathoms.lab.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fathoms.core import Bot, Move
    from fathoms.kernels import First, Kernel

Way: TypeAlias = Literal["kernel", "engine"]
Want: TypeAlias = Literal["csv", "rows", "records"]


class Simulation(msgspec.Struct, frozen=True):
    """All that a game hangs on, but its number; and what is wanted of each game."""

    game: str
    rules: Any
    bots: tuple[str, ...]
    seed: int
    first: First
    played_by: Way
    deeds: tuple[str, ...] = ()
    """What the kernel counts in each game; the engine counts nothing."""
    wants: tuple[Want, ...] = ()
    """What is wanted of each game besides the figures of all."""
    course: bool = False
    """Whether the kernel follows how each game goes, turn by turn (`Plays.course`)."""
    version: str = __version__


class Batch(NamedTuple):
    """Games that were played."""

    numbers: range
    tally: Tally
    seconds: float
    """What they took where they were played."""
    plays: Plays | None
    csv: bytes
    """A line a game."""
    records: bytes
    """Likewise."""


def play_batch(simulation: Simulation, start: int, stop: int) -> Batch:
    """Play the games with the numbers from start to before stop."""
    if simulation.version != __version__:
        raise FathomsError("simulate.other-version", ours=simulation.version, theirs=__version__)
    began = time.perf_counter()
    numbers = range(start, stop)
    play = _play_compiled if simulation.played_by == "kernel" else _play_engine
    plays, records = play(simulation, numbers)
    tally = Tally(len(simulation.bots), simulation.deeds)
    tally.add_plays(plays)
    csv = to_csv(plays, numbers) if "csv" in simulation.wants else b""
    kept = plays if "rows" in simulation.wants else None
    return Batch(numbers, tally, time.perf_counter() - began, kept, csv, records)


def awake(simulation: Simulation) -> Sequence[Bot]:
    """Give the bots as they play on this thread, awake, so that they can tell of themselves."""
    return _HERE.match(simulation).bots


def _play_compiled(simulation: Simulation, numbers: range) -> tuple[Plays, bytes]:
    kernel = kernels.find_kernel(simulation.game)
    if kernel is None:
        raise FathomsError("simulate.no-kernel", game=simulation.game)
    table = simulation.rules, simulation.bots
    plays = kernel.play(*table, numbers, simulation.seed, simulation.first, course=simulation.course)
    if "records" not in simulation.wants:
        return plays, b""
    return plays, b"".join(_compiled_records(simulation, kernel, numbers, plays))


def _compiled_records(
    simulation: Simulation, kernel: Kernel, numbers: range, plays: Plays
) -> Iterable[bytes]:
    table = simulation.rules, simulation.bots
    for row, number in enumerate(numbers):
        moves = kernel.moves(*table, number, simulation.seed, simulation.first)
        scores: list[int] = plays.scores[row].tolist()
        winners: list[int] = np.flatnonzero(plays.wins[row]).tolist()
        yield _record(simulation, number, int(plays.first[row]), moves, Result(tuple(scores), tuple(winners)))


def _play_engine(simulation: Simulation, numbers: range) -> tuple[Plays, bytes]:
    match, seats = _HERE.match(simulation), len(simulation.bots)
    figures = np.zeros((len(numbers), 3 + 2 * seats), dtype=np.int32)
    records: list[bytes] = []
    for row, number in enumerate(numbers):
        first, state, moves, decisions = match.play(number)
        result = state.result
        if result is None:
            raise ValueError(state)
        won = [seat in result.winners for seat in range(seats)]
        figures[row] = [first, state.turns, decisions, *result.scores, *won]
        if "records" in simulation.wants:
            records.append(_record(simulation, number, first, moves, result))
    plays = Plays(
        first=figures[:, 0].astype(np.int8),
        scores=figures[:, 3 : 3 + seats],
        wins=figures[:, 3 + seats :].astype(np.bool_),
        turns=figures[:, 1],
        decisions=figures[:, 2],
        deeds=np.zeros((len(numbers), 0), dtype=np.int32),
        course=None,
    )
    return plays, b"".join(records)


def _record(simulation: Simulation, number: int, first: int, moves: Sequence[Move], result: Result) -> bytes:
    """Write a game as a line; who played and which game of which seed it was stands in extra keys."""
    game = find_game(simulation.game)
    record = Record(
        game=game.name,
        rules=simulation.rules.differences(game.standard),
        seats=game.colours[: len(simulation.bots)],
        first=first,
        moves=tuple(game.write_move(move, simulation.rules) for move in moves),
        result=result,
        extra={"players": list(simulation.bots), "seed": simulation.seed, "number": number},
    )
    return record.encode() + b"\n"


class _Here(threading.local):
    """The bots of the last simulation on this thread: waking them takes longer than many a game."""

    def __init__(self) -> None:
        self.known: tuple[Simulation, Match] | None = None

    def match(self, simulation: Simulation) -> Match:
        if self.known is None or self.known[0] != simulation:
            bots = [steady(find_bot(name, simulation.game)) for name in simulation.bots]
            for bot in bots:
                wake(bot, simulation.rules)
            game = find_game(simulation.game)
            match = Match(game, simulation.rules, bots, simulation.seed, simulation.first)
            self.known = simulation, match
        return self.known[1]


_HERE = _Here()
