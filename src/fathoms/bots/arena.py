"""The arena: bots play whole games on the engine, and a tally keeps what came out."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from fathoms.core import CHANCE, IllegalMove, Seeded, view
from fathoms.core.record import MOST_MOVES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fathoms.core import AnyGame, Bot, Move, State


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


class Match(NamedTuple):
    """The same bots at the same seats, game after game."""

    game: AnyGame
    rules: Any
    bots: Sequence[Bot]
    seed: int
    first: int | Literal["rotate", "draw"] = "rotate"
    """Who begins: one seat always, each in turn (so seats are fair), or whoever the draw picks each time."""

    def final_states(self, games: int) -> Iterator[State]:
        """Play so many games; each draws from the seed and its number, so a longer match begins the same."""
        for number in range(games):
            rng = random.Random(f"{self.seed}/{number}")
            yield play_game(self.game, self.rules, self.bots, self._begins(number, rng), rng)[0]

    def _begins(self, number: int, rng: random.Random) -> int:
        match self.first:
            case "rotate":
                return number % len(self.bots)
            case "draw":
                return rng.randrange(len(self.bots))
            case seat:
                return seat


class Tally:
    """What many finished games have in common."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.shared = 0
        self._wins = [0.0] * seats
        self._scores = [0] * seats
        self._turns = 0

    def add(self, state: State) -> None:
        """Count a finished game; a shared win is split evenly."""
        result = state.result
        if result is None:
            raise ValueError(state)
        self.games += 1
        self.shared += len(result.winners) > 1
        self._turns += state.turns
        for seat, score in enumerate(result.scores):
            self._scores[seat] += score
        for seat in result.winners:
            self._wins[seat] += 1 / len(result.winners)

    @property
    def win_share(self) -> list[float]:
        """For each seat the part of all games that it won."""
        return [wins / self.games for wins in self._wins]

    @property
    def mean_score(self) -> list[float]:
        """For each seat the mean of its scores."""
        return [scores / self.games for scores in self._scores]

    @property
    def turns_per_game(self) -> float:
        """How many turns a game takes in the mean."""
        return self._turns / self.games
