"""Time: a process's own, which nobody can set, and each seat's, which every process counts alike."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from fathoms.protocol.live import Clocks
from fathoms.protocol.requests import LiveClock, SlowClock

if TYPE_CHECKING:
    from collections.abc import Callable

HOUR: Final = 3600.0


def passed() -> float:
    """Seconds since the machine began, those that it slept included where the system counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """The time of day when the process began, and what has passed since: nobody can set it while it runs."""

    def __init__(self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = passed) -> None:
        self._passed: Final = passed
        self._began: Final = wall() - passed()

    def __call__(self) -> float:
        """Tell the time, in seconds since 1970."""
        return self._began + self._passed()


class Times:
    """How much time each seat has, and whose runs."""

    def __init__(self, clock: LiveClock | SlowClock, seats: int) -> None:
        self.clock: Final = clock
        self.left: Final = [self._whole()] * seats
        self.running: int | None = None
        self.since = 0.0
        """When the running time was last counted."""

    def spend(self, at: float) -> None:
        """Count what has run until now."""
        if self.running is not None:
            self.left[self.running] -= max(0.0, at - self.since)
        self.since = at

    def decided(self, seat: int) -> None:
        """Give back what a decision earns."""
        if isinstance(self.clock, LiveClock):
            self.left[seat] += self.clock.increment

    def run(self, seat: int | None, *, fresh: bool) -> None:
        """Let a seat's time run from now on; a slow clock gives each new decision its hours."""
        if fresh and seat is not None and isinstance(self.clock, SlowClock):
            self.left[seat] = self._whole()
        self.running = seat

    def deadline(self) -> float | None:
        """Tell when the running time is over."""
        return None if self.running is None else self.since + self.left[self.running]

    def told(self, now: float) -> Clocks:
        """Tell the time as of now; less than nothing is nothing."""
        left = list(self.left)
        if self.running is not None:
            left[self.running] -= max(0.0, now - self.since)
        return Clocks(tuple(max(0.0, round(seconds, 3)) for seconds in left), self.running)

    def _whole(self) -> float:
        if isinstance(self.clock, SlowClock):
            return self.clock.hours * HOUR
        return float(self.clock.bank)
