"""A sea at the end of the bot's turn, valued; seas near it are valued without looking everywhere again."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from fathoms.games.atlantis_treasure.greedy_lookout import Look, look, look_around, slide_reads, watch
from fathoms.games.atlantis_treasure.grid import BASE, PLACE_OF, Direction
from fathoms.games.atlantis_treasure.pieces import FREE, SUBMARINES, put, replaced

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.greedy_reckoning import Each, Reckoning
    from fathoms.games.atlantis_treasure.state import State

Change: TypeAlias = tuple[int, str]
"""A square, and the mark put on it."""


class Position:
    """What a sea is worth to the bot if its turn ends so.

    A look depends on few squares (see `greedy_lookout`). So changes that no look depends on leave the value
    as it is, and others call only for the looks that do.
    """

    __slots__ = (
        "_changed",
        "_reads",
        "_slides",
        "_totals",
        "_watching",
        "looks",
        "outlooks",
        "place",
        "reckoning",
        "sea",
        "settled",
        "stakes",
        "torpedoes",
        "total",
        "treasures",
    )

    def __init__(
        self, reckoning: Reckoning, sea: str, treasures: Each, torpedoes: Each, looks: list[Look]
    ) -> None:
        self.reckoning = reckoning
        self.sea = sea
        self.treasures = treasures
        self.torpedoes = torpedoes
        self.looks = looks
        self.place = sea.find(SUBMARINES[reckoning.me])
        self.stakes = reckoning.stakes(treasures, torpedoes)
        self.settled = reckoning.settled(treasures)
        self.outlooks = [self._outlook(seat, looks) for seat in reckoning.seats]
        self.total = self.stakes.now + sum(self.outlooks) if self.settled is None else self.settled
        self._watching: list[int] | None = None
        self._changed: dict[Change, Position] = {}
        self._totals: dict[Change, float] = {}
        self._slides: dict[Direction, Position | None] = {}
        self._reads: dict[Direction, frozenset[int]] = {}

    @classmethod
    def of(cls, reckoning: Reckoning, state: State) -> Position:
        """Look at the sea of a state from every submarine."""
        looks = look_around(state.grid, state.sea, state.seats)
        return cls(reckoning, state.sea, state.treasures, state.torpedoes, looks)

    def value(self, changes: tuple[Change, ...]) -> float:
        """Value this sea with some pieces changed, no submarine among them."""
        if self.settled is not None:
            return self.settled
        watching = self._watching or self.watching
        for number, change in enumerate(changes):
            if touched := watching[change[0]]:
                rest = changes[:number] + changes[number + 1 :]
                return self.changed(change).value(rest) if rest else self._total_after(change, touched)
        return self.total

    def value_slid(self, changes: tuple[Change, ...], direction: Direction) -> float | None:
        """Value the end of a slide after some pieces have changed; None if it is not open then (M5)."""
        reads = self.reads(direction)
        for number, change in enumerate(changes):
            if change[0] in reads:
                return self.changed(change).value_slid(changes[:number] + changes[number + 1 :], direction)
        # The slide meets none of the changes, so it may as well come first.
        end = self.slide(direction)
        return None if end is None else end.value(changes)

    def changed(self, change: Change) -> Position:
        """Give the position with one piece changed."""
        known = self._changed.get(change)
        if known is None:
            reckoning, sea, touched = self.reckoning, put(self.sea, *change), self.watching[change[0]]
            looks = self._looks_after(sea, touched)
            known = Position(reckoning, sea, self.treasures, self.torpedoes, looks)
            # What a look depended on before is left in: to look once more than needed does no harm.
            known._watching = self.watching.copy()
            watch(reckoning.grid, sea, looks, _numbers(touched), known._watching)
            self._changed[change] = known
        return known

    def slide(self, direction: Direction) -> Position | None:
        """Give the position after a slide of the bot's; None if it is not open (M5)."""
        if direction not in self._slides:
            self._slides[direction] = self._slide(direction)
        return self._slides[direction]

    def reads(self, direction: Direction) -> frozenset[int]:
        """Give the squares that a slide of the bot's depends on."""
        known = self._reads.get(direction)
        if known is None:
            me = self.reckoning.me
            way = self.looks[4 * me + PLACE_OF[direction]].way
            known = self._reads[direction] = frozenset(
                slide_reads(self.reckoning.grid, self.sea, me, direction, way)
            )
        return known

    @property
    def watching(self) -> list[int]:
        """For each square, the looks that depend on it."""
        if self._watching is None:
            self._watching = [0] * len(self.sea)
            watch(self.reckoning.grid, self.sea, self.looks, range(len(self.looks)), self._watching)
        return self._watching

    def _slide(self, direction: Direction) -> Position | None:
        reckoning, me, sea = self.reckoning, self.reckoning.me, self.sea
        way = self.looks[4 * me + PLACE_OF[direction]].way
        if way is None:
            return None
        changes = [(square, FREE) for square in (way.start, *way.lifted) if square != BASE]
        treasures, torpedoes = self.treasures, self.torpedoes
        if way.home:
            torpedoes = replaced(torpedoes, me, reckoning.state.rules.torpedoes)
        else:
            changes.append((way.end, SUBMARINES[me]))
        if way.treasure is not None:
            treasures = replaced(treasures, me, treasures[me] + 1)
        touched = 15 << 4 * me
        for square, mark in changes:
            sea = put(sea, square, mark)
            touched |= self.watching[square]
        return Position(reckoning, sea, treasures, torpedoes, self._looks_after(sea, touched))

    def _looks_after(self, sea: str, touched: int) -> list[Look]:
        looks, grid = self.looks.copy(), self.reckoning.grid
        for number in _numbers(touched):
            looks[number] = look(grid, sea, number)
        return looks

    def _total_after(self, change: Change, touched: int) -> float:
        known = self._totals.get(change)
        if known is None:
            looks = self._looks_after(put(self.sea, *change), touched)
            more = [self._outlook(seat, looks) - self.outlooks[seat] for seat in _seats(touched)]
            known = self._totals[change] = self.total + sum(more)
        return known

    def _outlook(self, seat: int, looks: list[Look]) -> float:
        return self.reckoning.outlook(self.stakes, seat, looks[4 * seat : 4 * seat + 4], self.place)


@cache
def _numbers(touched: int) -> tuple[int, ...]:
    """Read a sum of looks as their numbers."""
    return tuple(number for number in range(16) if touched >> number & 1)


@cache
def _seats(touched: int) -> tuple[int, ...]:
    """Read a sum of looks as the seats they belong to."""
    return tuple(seat for seat in range(4) if touched >> 4 * seat & 15)
