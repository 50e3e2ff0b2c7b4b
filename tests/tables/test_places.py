"""Who came in where when a game is over."""

from __future__ import annotations

import pytest

from fathoms.core import find_game
from fathoms.core.game import Result
from fathoms.tables.table import scored


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((9, 7, 8), (0,), (1, 3, 2)),
        ((9, 7, 9), (0, 2), (1, 3, 1)),
        ((9, 7, 7, 2), (0,), (1, 2, 2, 4)),
        # Who needs less may win with less.
        ((3, 5), (0,), (1, 2)),
    ],
)
def test_everybody_has_a_place(
    scores: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    alone = [(seat,) for seat in range(len(scores))]
    assert scored(Result(scores, winners), alone).places == places


@pytest.mark.parametrize("winners", [(0, 2), (1, 3), (0, 1, 2, 3)])
def test_partners_share_a_place(winners: tuple[int, ...]) -> None:
    game = find_game("atlantis-treasure")
    sides = game.sides(game.rules({"teams": True}), 4)
    scores = tuple(5 if seat in winners else 2 for seat in range(4))
    places = scored(Result(scores, winners), sides).places
    assert places == tuple(1 if seat in winners else 2 for seat in range(4))
