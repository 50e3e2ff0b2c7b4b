"""Random play for tests: walk a game with moves drawn from what the state itself offers."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from fathoms.core import CHANCE, AnyGame, Seeded, begins_with
from fathoms.core.record import replay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fathoms.core import Record

Step = tuple[Any, Any, Any]
"""A state, the move played in it, and the state after it."""


def walk(
    game: AnyGame,
    rules: Any,
    seats: int,
    seed: object,
    choose: Callable[[Any, random.Random], Any] | None = None,
) -> Iterator[Step]:
    """Play one game at random; `choose` may decide for the seats."""
    rng = random.Random(str(seed))
    state = game.start(rules, seats, begins_with(game, rules, seats, rng.randrange(seats)))
    while state.actor is not None:
        if state.actor == CHANCE:
            move = Seeded(rng).draw(state.chances())
        else:
            move = choose(state, rng) if choose else rng.choice(state.moves())
        after = state.play(move)
        yield state, move, after
        state = after


def play_texts(game: AnyGame, rules: Any, state: Any, *texts: str) -> Any:
    """Play moves given in the notation."""
    for text in texts:
        state = state.play(game.read_move(text, rules))
    return state


def final_state(record: Record) -> Any:
    """Play a record to its last move."""
    *_, (state, _) = replay(record)
    return state
