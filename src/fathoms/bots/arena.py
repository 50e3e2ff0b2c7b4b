"""The arena: bots play whole games on the engine, each by its number."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from fathoms.core import CHANCE, IllegalMove, Seeded, begins_with, view
from fathoms.core.record import MOST_MOVES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame, Bot, Move, State


class PlayedGame(NamedTuple):
    """One finished game."""

    first: int
    state: State
    moves: list[Move]
    """Every move, chance included."""
    decisions: int
    """How many of them seats chose."""


def play_game(  # noqa: PLR0913 - a game, who plays it, and its chance
    game: AnyGame,
    rules: Any,
    bots: Sequence[Bot],
    first: int,
    rng: random.Random,
    *,
    dice_rng: random.Random | None = None,
) -> PlayedGame:
    """Play one game between bots, one a seat.

    With a generator of their own the dice fall the same whatever the bots draw.
    """
    state: State = game.start(rules, len(bots), first)
    dice = Seeded(dice_rng or rng)
    moves: list[Move] = []
    decisions = 0
    while (actor := state.actor) is not None:
        if len(moves) == MOST_MOVES:
            raise IllegalMove("core.game-too-long", most=MOST_MOVES)
        if actor == CHANCE:
            move = dice.draw(state.chances())
        else:
            move = bots[actor].choose(view(state, actor), rng)
            decisions += 1
        state = state.play(move)
        moves.append(move)
    return PlayedGame(first, state, moves, decisions)


class Match(NamedTuple):
    """The same bots at the same seats, game after game."""

    game: AnyGame
    rules: Any
    bots: Sequence[Bot]
    seed: int
    first: int | Literal["rotate", "draw"] = "rotate"
    """Who begins: one seat always, each in turn (so seats are fair), or one drawn each time.

    A rule set that names who begins decides it alone.
    """

    def play(self, number: int) -> PlayedGame:
        """Play the game with this number, which draws from the seed and its number alone."""
        rng = random.Random(f"{self.seed}/{number}")
        return play_game(self.game, self.rules, self.bots, self._begins(number, rng), rng)

    def _begins(self, number: int, rng: random.Random) -> int:
        match begins_with(self.game, self.rules, len(self.bots), self.first):
            case "rotate":
                return number % len(self.bots)
            case "draw":
                return rng.randrange(len(self.bots))
            case seat:
                return seat
