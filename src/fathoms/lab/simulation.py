"""A simulation being played: batches given out, taken back in order, and given again if a worker died.

A game hangs on the seed and its number alone, so neither the size of the batches nor who plays them nor how
often they are played changes anything.
"""

from __future__ import annotations

import math
from collections import deque
from concurrent.futures import wait
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from fathoms import kernels
from fathoms.core import FathomsError
from fathoms.lab.batches import play_batch

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from concurrent.futures import Executor, Future

    from fathoms.kernels import Kernel
    from fathoms.lab.batches import Batch, Simulation
    from fathoms.lab.executors import Crew

Reason: TypeAlias = Literal["asked", "no-kernel", "needs-lab", "unfit", ""]
"""Why the engine plays; empty if it does not."""

MOST_GAMES: Final = 1_000_000_000
MOST_IN_A_BATCH: Final = 65_536
_SECONDS: Final = 0.4
"""What a batch should take: long beside its way to a worker, short for whoever watches or stops it."""
_TELLING: Final = 0.1
"""What a batch must have taken to tell how long the others will."""
_GROWTH: Final = 8
_LISTENS_EVERY: Final = 0.1
_MOST_DEATHS: Final = 3
"""How often in a row workers may die before a batch is done."""


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
    play_batch(msgspec.structs.replace(simulation, wants=()), 0, 1)


class Run:
    """So many games of a simulation, on their way."""

    def __init__(
        self,
        simulation: Simulation,
        games: int,
        crew: Crew,
        stopped: Callable[[], bool] = lambda: False,
        *,
        most_in_a_batch: int = MOST_IN_A_BATCH,
    ) -> None:
        """Get ready.

        Args:
            simulation: what is played.
            games: how many, numbered from 0.
            crew: who plays; it is closed at the end.
            stopped: asked now and then whether to leave it at what is done.
            most_in_a_batch: bounds the memory that a batch takes.
        """
        self.simulation: Final = simulation
        self.games: Final = games
        self.crew = crew
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
            self.crew.close()

    def _next_batch(self) -> Batch | None:
        """Give work out and wait for the oldest batch; None if it is not there yet."""
        try:
            self._give_out()
            _, future = self._waiting[0]
            if not wait([future], timeout=_LISTENS_EVERY).done:
                return None
            batch = future.result()
        except self.crew.lost as error:
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
            self._executor = self.crew.open()
        width = self.crew.width()
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
        """Size the batches to come by what the last one took, and let a better crew take over."""
        each = max(seconds / games, 1e-9)
        self._size = max(1, min(int(_SECONDS / each), games * _GROWTH, self._most))
        if seconds < _TELLING or self._waiting:
            return
        better = self.crew.better(each * (self.games - self.done))
        if better is not None:
            self.crew.close()
            self.crew, self._executor = better, None
