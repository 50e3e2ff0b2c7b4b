"""The time of each seat, counted from when events happened: every process counts the same."""

from __future__ import annotations

from typing import Final

from fathoms.protocol.live import Clocks
from fathoms.protocol.requests import LiveClock, SlowClock

HOUR: Final = 3600.0


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
