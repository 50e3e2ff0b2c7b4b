"""What stays the same through all that the bot `greedy` considers in one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from fathoms.games.atlantis_treasure.greedy_journeys import Journeys
from fathoms.games.atlantis_treasure.greedy_stakes import Stakes, later

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure.greedy_lookout import Look
    from fathoms.games.atlantis_treasure.state import State

Each: TypeAlias = tuple[int, ...]
"""A number for each seat."""

VICTORY: Final = 1e6
"""Above all that is merely likely."""


class Reckoning:
    """The table as the decision finds it, and the points of everything on it for the seat that decides."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.grid = state.grid
        self.me = state.seat
        self.seats = range(state.seats)
        self.target = state.target
        self.journeys = Journeys(self.grid, state.sea, self.me)
        # E3: unless a treasure changes place, the game ends with this turn.
        self.last_turn = state.quiet >= state.rules.quiet_rounds * state.seats
        self._stakes: dict[tuple[Each, Each], Stakes] = {}

    def stakes(self, treasures: Each, torpedoes: Each) -> Stakes:
        """Give the points of each thing, worked out once for what the seats hold."""
        found = self._stakes.get((treasures, torpedoes))
        if found is None:
            found = self._stakes[treasures, torpedoes] = Stakes(self.state, treasures, torpedoes)
        return found

    def outlook(self, stakes: Stakes, seat: int, looks: list[Look], place: int) -> float:
        """Value what a seat has before it; for the bot, which lies at `place`, also what is further away."""
        points = stakes.outlook(seat, looks)
        if seat == self.me:
            journey = self.journeys.start_at(place)
            ways = [way for way, _ in looks if way is not None]
            if all(way.treasure is None for way in ways):
                points += stakes.gain[seat] * later(max(2, journey.treasure))
            if stakes.reload and not any(way.home for way in ways):
                points += stakes.reload * later(max(2, journey.home))
        return points

    def settled(self, treasures: Each) -> float | None:
        """Value a turn that ends the game, by what the seats hold then (E1, E3); None if it goes on."""
        if treasures[self.me] >= self.target:
            return VICTORY
        if self.last_turn and treasures == self.state.treasures:
            most = max(treasures)
            return VICTORY / treasures.count(most) if treasures[self.me] == most else -VICTORY
        return None
