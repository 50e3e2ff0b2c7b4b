"""The arena: bots play whole games on the engine, each by its number."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from fathoms.core import CHANCE, IllegalMove, Seeded, view
from fathoms.core.record import MOST_MOVES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame, Bot, Move, State, View


def play_game(  # noqa: PLR0913 - a game, who plays it, and its chance
    game: AnyGame,
    rules: Any,
    bots: Sequence[Bot],
    first: int,
    rng: random.Random,
    *,
    dice_rng: random.Random | None = None,
) -> tuple[State, list[Move]]:
    """Play one game between bots, one a seat; gives the final state and every move, chance included.

    With a generator of their own the dice fall the same whatever the bots draw.
    """
    state: State = game.start(rules, len(bots), first)
    dice = Seeded(dice_rng or rng)
    moves: list[Move] = []
    while (actor := state.actor) is not None:
        if len(moves) == MOST_MOVES:
            raise IllegalMove("core.game-too-long", most=MOST_MOVES)
        seat_moves = actor != CHANCE
        move = bots[actor].choose(view(state, actor), rng) if seat_moves else dice.draw(state.chances())
        state = state.play(move)
        moves.append(move)
    return state, moves


class Played(NamedTuple):
    """One finished game of a match."""

    first: int
    state: State
    moves: list[Move]
    """Every move, chance included."""
    decisions: int
    """How many of them seats chose."""


class Match(NamedTuple):
    """The same bots at the same seats, game after game."""

    game: AnyGame
    rules: Any
    bots: Sequence[Bot]
    seed: int
    first: int | Literal["rotate", "draw"] = "rotate"
    """Who begins: one seat always, each in turn (so seats are fair), or whoever the draw picks each time."""

    def play(self, number: int) -> Played:
        """Play the game with this number, which draws from the seed and its number alone."""
        rng = random.Random(f"{self.seed}/{number}")
        first = self._begins(number, rng)
        bots = [_Counted(bot) for bot in self.bots]
        state, moves = play_game(self.game, self.rules, bots, first, rng)
        return Played(first, state, moves, sum(bot.choices for bot in bots))

    def _begins(self, number: int, rng: random.Random) -> int:
        match self.first:
            case "rotate":
                return number % len(self.bots)
            case "draw":
                return rng.randrange(len(self.bots))
            case seat:
                return seat


class _Counted:
    """A bot, and how often it chose."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choices = 0

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        self.choices += 1
        return self.bot.choose(seen, rng)
