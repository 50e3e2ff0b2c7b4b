"""How many slides a submarine is away from a treasure and from its base, on the sea as it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fathoms.games.atlantis_treasure.grid import BASE, DIRECTIONS
from fathoms.games.atlantis_treasure.pieces import FREE, SUBMARINES, put
from fathoms.games.atlantis_treasure.slides import course

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.grid import Grid

FAR: Final = 99
"""Further than anyone looks."""
LONGEST: Final = 3


class Journey(NamedTuple):
    """The slides from one place to the nearest treasure and home, FAR if these are more than three."""

    treasure: int
    home: int


class Journeys:
    """The journeys of one submarine from wherever it may come to lie, each worked out once."""

    def __init__(self, grid: Grid, sea: str, seat: int) -> None:
        self.grid = grid
        self.seat = seat
        self.mark = SUBMARINES[seat]
        self.sea = sea.replace(self.mark, FREE)
        self._known: dict[int, Journey] = {}
        self._ends: dict[int, tuple[set[int], bool, bool]] = {}

    def start_at(self, place: int) -> Journey:
        """Give the journey from a square or BASE, slide by slide outwards."""
        known = self._known.get(place)
        if known is None:
            known = self._known[place] = self._search(place)
        return known

    def _search(self, place: int) -> Journey:
        treasure, home = FAR, FAR
        seen, edge = {place}, {place}
        for slides in range(1, LONGEST + 1):
            following: set[int] = set()
            for at in edge:
                ends, takes, returns = self._slides(at)
                following |= ends
                treasure = min(treasure, slides) if takes else treasure
                home = min(home, slides) if returns else home
            if max(treasure, home) < FAR:
                break
            edge = following - seen
            seen |= edge
        return Journey(treasure, home)

    def _slides(self, place: int) -> tuple[set[int], bool, bool]:
        """List where one slide leads; tell whether any takes a treasure, and whether any leads home."""
        known = self._ends.get(place)
        if known is None:
            sea = self.sea if place == BASE else put(self.sea, place, self.mark)
            ways = [course(self.grid, sea, self.seat, direction) for direction in DIRECTIONS]
            made = [way for way in ways if way is not None]
            known = self._ends[place] = (
                {way.end for way in made},
                any(way.treasure is not None for way in made),
                any(way.home for way in made),
            )
        return known
