"""What is at stake for the bot `greedy`: what treasures, threats and chances are worth, in points of its own.

A treasure is worth more the nearer it brings its owner to the target: the step that wins outweighs all else,
for the bot as for its rivals. What may happen later counts as that step times how likely it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.atlantis_treasure.greedy_lookout import Look
    from fathoms.games.atlantis_treasure.state import State

WIN: Final = 1000.0
EQUAL: Final = 1e-9
"""Values nearer than this are the same: sums of the same parts in another order."""
KEPT_COMPASS: Final = 0.4
"""A compass at the base (V2, V3)."""
LATER: Final = (1.0, 0.5, 0.2, 0.1)
"""How likely the bot gets something that is so many slides away."""
ANOTHER: Final = 0.1
"""What a second treasure within one slide adds, should the first be gone."""
RIVAL: Final = 0.8
"""How likely a rival gets a treasure that is one slide away."""
IN_LINE: Final = 0.25
"""How likely a rival in the bot's torpedo line is still there when it may fire."""
HIT: Final = 0.5
"""How likely a torpedo aboard finds its target when the die allows it to be fired."""


PATIENCE: Final = 3
"""How many rounds without a treasure changing place turn all caution into boldness."""


def later(slides: int) -> float:
    """Tell how likely the bot gets something that is so many slides away."""
    return LATER[slides] if slides < len(LATER) else 0.0


def holding(missing: int) -> float:
    """Value the treasures of a seat by how many are missing to its target (E1)."""
    return 60.0 / (missing + 0.5) if missing > 0 else WIN


class Stakes:
    """The points of each thing while the treasures and torpedoes of all seats stay as they are."""

    def __init__(self, state: State, treasures: tuple[int, ...], torpedoes: tuple[int, ...]) -> None:
        me, target, seats = state.seat, state.target, range(state.seats)
        held = [holding(target - treasures[seat]) for seat in seats]
        self.me = me
        self.gain = [holding(target - treasures[seat] - 1) - held[seat] for seat in seats]
        """For each seat, what one treasure more is worth."""
        loss = [
            held[seat] - holding(target - treasures[seat] + 1) if treasures[seat] else 0.0 for seat in seats
        ]
        fires = state.rules.die.count("torpedo") / len(state.rules.die)
        # Captains who only hide from each other never end a game (E2), so caution wears off.
        caution = max(0.0, 1 - state.quiet / (PATIENCE * state.seats))
        in_line = caution * IN_LINE + 1 - caution
        # A torpedo takes from one what it gives to the other (T7).
        self.threat = [
            caution * fires * (self.gain[seat] + loss[me]) if torpedoes[seat] and treasures[me] else 0.0
            for seat in seats
        ]
        """For each rival, what it costs to lie in the line of its torpedo."""
        self.target = [
            in_line * fires * (self.gain[me] + loss[seat]) if torpedoes[me] and treasures[seat] else 0.0
            for seat in seats
        ]
        """For each rival, what it is worth to have it in line."""
        prey = max(loss[seat] for seat in seats if seat != me)
        torpedo = fires * HIT * (self.gain[me] + prey)
        aboard = [torpedo * 0.3**number for number in range(state.rules.torpedoes)]
        self.reload = sum(aboard[torpedoes[me] :])
        """What the torpedoes are worth that lie on the bot's base (T9)."""
        self.now = held[me] - sum(held[seat] for seat in seats if seat != me) + sum(aboard[: torpedoes[me]])
        """What all that is held now is worth."""

    def outlook(self, seat: int, looks: Sequence[Look]) -> float:
        """Value what a seat has before it, from its four looks: good for the bot, or bad if it is a rival."""
        return self._mine(looks) if seat == self.me else -self._theirs(seat, looks)

    def _mine(self, looks: Sequence[Look]) -> float:
        within = {way.treasure for way, _ in looks if way is not None and way.treasure is not None}
        points = 0.0
        if within:
            points += self.gain[self.me] * (later(1) + ANOTHER * (len(within) - 1))
        if any(way is not None and way.home for way, _ in looks):
            points += self.reload * later(1)
        in_line = [shot.victim for _, shot in looks if shot is not None]
        return points + max((self.target[seat] for seat in in_line if seat is not None), default=0.0)

    def _theirs(self, seat: int, looks: Sequence[Look]) -> float:
        points = 0.0
        for way, _ in looks:
            if way is not None and way.treasure is not None:
                points = self.gain[seat] * RIVAL
        if self.threat[seat]:
            for _, shot in looks:
                if shot is not None and shot.victim == self.me:
                    points += self.threat[seat]
        return points
