"""Games to review, and what holds of every review."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from fathoms.core import CHANCE, Record, Seeded, begins_with, view
from fathoms.games.into_the_blue import GAME, Rules
from fathoms.review import WHOLE, Review

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Bot

TINY = Rules(shells=2, levels=2, faces="12C", dice=3, rolls=2, main=(2, 3), secondary=(1, 1), chests=(1, 3))
SMALL = Rules(
    shells=3, levels=2, faces="12C", dice=3, rolls=2, main=(1, 3), secondary=(1, 2), chests=(2, 2, 5)
)
SUDDEN = Rules(
    shells=2,
    levels=2,
    faces="122C",
    dice=4,
    rolls=2,
    main=(2, 3),
    secondary=(1, 1),
    chests=(1, 3),
    last_shell="at-once",
    last_chest="last-turns",
)


def record_of(rules: Rules, seats: int, seed: object, bots: Sequence[Bot] = ()) -> Record:
    """Play a game by bots, or at random."""
    rng = random.Random(str(seed))
    first = begins_with(GAME, rules, seats, rng.randrange(seats))
    state, record = GAME.start(rules, seats, first), Record.of(GAME, rules, GAME.colours[:seats], first)
    while state.actor is not None:
        move: Any
        if state.actor == CHANCE:
            move = Seeded(rng).draw(state.chances())
        elif bots:
            move = bots[state.actor].choose(view(state, state.actor), rng)
        else:
            move = rng.choice(state.moves())
        state = state.play(move)
        record = record.with_move(GAME.write_move(move, rules), state.result)
    return record


def check_books(review: Review) -> None:
    """Every line sums to nothing, and all of them lead from the start to the end."""
    assert sum(review.start) == sum(review.end) == WHOLE
    for line in review.lines:
        assert sum(line.delta) == 0
        if line.kind in ("choice", "stand-in"):
            assert line.seat is not None
            assert line.cost is not None
            assert line.cost >= 0
            assert line.delta[line.seat] == -line.cost - (line.within or 0)
            assert not (line.cost and line.within)
            assert line.choices is not None
            values = [choice.value for choice in line.choices]
            assert values == sorted(values, reverse=True)
            assert {choice.move: choice.value for choice in line.choices}[line.best or ""] == values[0]
    for totals in review.totals:
        seat = totals.seat
        change = review.end[seat] - review.start[seat]
        assert sum(line.delta[seat] for line in review.lines) == change
        parts = (totals.luck, totals.choices, totals.information, totals.correction, totals.ending)
        assert sum(parts) == change
