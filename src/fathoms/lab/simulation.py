"""A simulation: many games of the same bots, played in batches wherever a worker is.

A game depends on the seed and its number alone, so neither the size of the batches nor who plays them changes
anything, and a batch whose worker died is played again.
"""

from __future__ import annotations

import math
import threading
import time
from collections import deque
from concurrent.futures import wait
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
import numpy as np

from fathoms import __version__, kernels
from fathoms.bots.arena import Match
from fathoms.core import FathomsError, Record, Result, find_bot, find_game, steady, wake
from fathoms.kernels import Plays
from fathoms.lab.output import to_csv
from fathoms.lab.statistics import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence
    from concurrent.futures import Executor, Future

    from fathoms.core import Bot, Move
    from fathoms.kernels import First, Kernel
    from fathoms.lab.worker_pool import WorkerPool


Way: TypeAlias = Literal["kernel", "engine"]
OutputKind: TypeAlias = Literal["csv", "rows", "records"]

Reason: TypeAlias = Literal["asked", "no-kernel", "needs-lab", "unfit", ""]
"""Why the engine plays; empty if it does not."""

MOST_GAMES: Final = 1_000_000_000
MOST_IN_A_BATCH: Final = 65_536
_SECONDS: Final = 0.4
"""What a batch should take: long beside its way to a worker, short for a person who watches or stops it."""
_TELLING: Final = 0.1
"""What a batch must have taken to tell how long the others will."""
_GROWTH: Final = 8
_LISTENS_EVERY: Final = 0.1
_MOST_DEATHS: Final = 3
"""How often in a row workers may die before a batch is done."""


class Simulation(msgspec.Struct, frozen=True):
    """All that a game depends on, but its number; and what is wanted of each game."""

    game: str
    rules: Any
    bots: tuple[str, ...]
    seed: int
    first: First
    played_by: Way
    deeds: tuple[str, ...] = ()
    """What the kernel counts in each game; the engine counts nothing."""
    outputs: tuple[OutputKind, ...] = ()
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
    """One line for each game."""
    records: bytes
    """One line for each game."""


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
    csv = to_csv(plays, numbers) if "csv" in simulation.outputs else b""
    kept = plays if "rows" in simulation.outputs else None
    return Batch(numbers, tally, time.perf_counter() - began, kept, csv, records)


def awake(simulation: Simulation) -> Sequence[Bot]:
    """Give the bots as they play on this thread, awake, so that they can tell of themselves."""
    return _THREAD.match(simulation).bots


def _play_compiled(simulation: Simulation, numbers: range) -> tuple[Plays, bytes]:
    kernel = kernels.find_kernel(simulation.game)
    if kernel is None:
        raise FathomsError("simulate.no-kernel", game=simulation.game)
    table = simulation.rules, simulation.bots
    plays = kernel.play(*table, numbers, simulation.seed, simulation.first, course=simulation.course)
    if "records" not in simulation.outputs:
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
    match, seats = _THREAD.match(simulation), len(simulation.bots)
    figures = np.zeros((len(numbers), 3 + 2 * seats), dtype=np.int32)
    records: list[bytes] = []
    for row, number in enumerate(numbers):
        first, state, moves, decisions = match.play(number)
        result = state.result
        if result is None:
            raise ValueError(state)
        won = [seat in result.winners for seat in range(seats)]
        figures[row] = [first, state.turns, decisions, *result.scores, *won]
        if "records" in simulation.outputs:
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


class _ThreadMatch(threading.local):
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


_THREAD = _ThreadMatch()


def choose_kernel(game: str, rules: Any, bots: Sequence[str]) -> tuple[Kernel | None, Reason]:
    """Find the kernel if it plays these bots by these rules as the engine would, or say why it does not."""
    try:
        kernel = kernels.find_kernel(game)
    except (FathomsError, ImportError, AttributeError):  # numba itself may fail to load
        return None, "needs-lab"
    if kernel is None:
        return None, "no-kernel"
    return (kernel, "") if kernel.fits(rules, bots) else (None, "unfit")


def warm_up(simulation: Simulation) -> None:
    """Load and compile what the games need; what makes them fail does so before anything is begun."""
    play_batch(msgspec.structs.replace(simulation, outputs=()), 0, 1)


class Run:
    """A batch of games of a simulation, on their way."""

    def __init__(
        self,
        simulation: Simulation,
        games: int,
        pool: WorkerPool,
        stopped: Callable[[], bool] = lambda: False,
        *,
        most_in_a_batch: int = MOST_IN_A_BATCH,
    ) -> None:
        """Get ready; the pool is closed at the end, and `stopped` asked now and then whether to end early."""
        self.simulation: Final = simulation
        self.games: Final = games
        self.pool = pool
        self.done = 0
        """Games whose batches were given back, in order."""
        self._stopped = stopped
        self._most = most_in_a_batch
        self._next = 0
        self._size = 1
        self._waiting: deque[tuple[range, Future[Batch]]] = deque()
        self._executor: Executor | None = None
        self._deaths = 0

    def batches(self) -> Generator[Batch]:
        """Play, and give the batches in the order of their numbers; it ends early if it is stopped."""
        try:
            while self.done < self.games and not self._stopped():
                batch = self._next_batch()
                if batch is None:
                    continue
                self.done = batch.numbers.stop
                yield batch
                self._learn(batch.seconds, len(batch.numbers))
        finally:
            for _, future in self._waiting:
                future.cancel()
            self.pool.close()

    def _next_batch(self) -> Batch | None:
        """Give work out and wait for the oldest batch; None if it is not there yet."""
        try:
            self._give_out()
            _, future = self._waiting[0]
            if not wait([future], timeout=_LISTENS_EVERY).done:
                return None
            batch = future.result()
        except self.pool.lost as error:
            self._deaths += 1
            if self._deaths > _MOST_DEATHS:
                raise FathomsError("simulate.workers-died", done=self.done) from error
            self._give_again()
            return None
        self._deaths = 0
        self._waiting.popleft()
        return batch

    def _give_out(self) -> None:
        if self._executor is None:
            self._executor = self.pool.open()
        width = self.pool.width()
        while len(self._waiting) < width and self._next < self.games:
            numbers = range(self._next, self._next + self._batch_size(width))
            self._waiting.append((numbers, self._submit(numbers)))
            self._next = numbers.stop

    def _submit(self, numbers: range) -> Future[Batch]:
        if self._executor is None:
            raise RuntimeError(numbers)
        return self._executor.submit(play_batch, self.simulation, numbers.start, numbers.stop)

    def _give_again(self) -> None:
        """Workers died with what they had: all numbers that are not done are given out anew."""
        self._executor = None
        if self._waiting:
            self._next = self._waiting[0][0].start
        self._waiting.clear()

    def _batch_size(self, width: int) -> int:
        """Near the end the rest is shared out evenly, though not in crumbs."""
        left = self.games - self._next
        fair = max(math.ceil(left / width), self._size // _GROWTH, 1)
        return min(self._size, fair, left)

    def _learn(self, seconds: float, games: int) -> None:
        """Size the batches to come by what the last one took, and let a better pool take over."""
        each = max(seconds / games, 1e-9)
        self._size = max(1, min(int(_SECONDS / each), games * _GROWTH, self._most))
        if seconds < _TELLING or self._waiting:
            return
        better = self.pool.upgrade(each * (self.games - self.done))
        if better is not None:
            self.pool.close()
            self.pool, self._executor = better, None
