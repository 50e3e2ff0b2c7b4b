"""Who is connected to a table now, here and in other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fathoms.tables.ports import News


class Elsewhere(NamedTuple):
    """Who is connected to another process, as it said last."""

    seats: tuple[int, ...]
    watchers: int
    heard: float


class Presence:
    """Seats and watchers of one table."""

    def __init__(self, seats: int, now: float) -> None:
        self._seats: Final = seats
        self._here: list[int | None] = []
        self._elsewhere: Final = dict[str, Elsewhere]()
        self._seen: Final = [now] * seats
        """When each seat was last connected, as far as this process knows."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose people are connected."""
        there = {seat for other in self._elsewhere.values() for seat in other.seats}
        return frozenset(there | set(self.seats_here))

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats connected to this process."""
        return tuple(sorted({seat for seat in self._here if seat is not None}))

    @property
    def watchers(self) -> int:
        """How many watch."""
        return self.watchers_here + sum(other.watchers for other in self._elsewhere.values())

    @property
    def watchers_here(self) -> int:
        """How many watch through this process."""
        return self._here.count(None)

    @property
    def elsewhere(self) -> bool:
        """Whether anybody is connected to another process."""
        return bool(self._elsewhere)

    def now_here(self, seats: Iterable[int | None], now: float) -> bool:
        """Note who is connected here; tells whether that is news."""
        before = (self.seats_here, self.watchers_here)
        gone = self.seats
        self._here = list(seats)
        self._touch(gone, now)
        return before != (self.seats_here, self.watchers_here)

    def hear(self, news: News, now: float) -> bool:
        """Note what another process says; tells whether that is news."""
        before, watchers = self.seats, self.watchers
        self._touch(before, now)
        if news.present or news.watchers:
            self._elsewhere[news.process] = Elsewhere(news.present or (), news.watchers, now)
        else:
            self._elsewhere.pop(news.process, None)
        return (before, watchers) != (self.seats, self.watchers)

    def forget(self, since: float, now: float) -> bool:
        """Forget processes that have said nothing for long; tells whether that is news."""
        silent = [process for process, other in self._elsewhere.items() if other.heard < since]
        self._touch(self.seats, now)
        for process in silent:
            del self._elsewhere[process]
        return bool(silent)

    def gone_for(self, seat: int, now: float) -> float:
        """Tell for how long a seat's person has been away."""
        return 0.0 if seat in self.seats else now - self._seen[seat]

    def _touch(self, seats: Iterable[int], now: float) -> None:
        for seat in seats:
            if seat < self._seats:
                self._seen[seat] = now
