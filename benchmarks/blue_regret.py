"""How much winning chance a bot gives away, exactly: each choice against the best one of the solved game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from fathoms.core import CHANCE, Seeded, view
from fathoms.games.into_the_blue.game import GAME
from fathoms.games.into_the_blue.study.judge import Judge

if TYPE_CHECKING:
    from fathoms.core import Bot
    from fathoms.games.into_the_blue.moves import Move
    from fathoms.games.into_the_blue.study.solved import SolvedTable


class Regret(NamedTuple):
    """What a bot lost by its choices."""

    games: int
    turns: int
    """Turns the bot took."""
    choices: int
    lost: float
    """Winning chance given away in all, every choice against the best one at that moment."""
    mistakes: int
    """Choices that gave away more than a thousandth of a game."""
    worst: float
    """The most that one turn gave away."""

    @property
    def per_turn(self) -> float:
        """Winning chance given away in a turn, on average."""
        return self.lost / self.turns

    @property
    def per_game(self) -> float:
        """Winning chance given away in a game, on average."""
        return self.lost / self.games

    def to_json(self) -> dict[str, Any]:
        """Give the figures for a program."""
        return {**self._asdict(), "per_turn": self.per_turn, "per_game": self.per_game}


def regret(bot: Bot, rival: Bot, table: SolvedTable, *, games: int, seed: int = 1) -> Regret:
    """Let a bot play a rival, beginning every other game, and judge each of its choices.

    The states are those that the two bots reach; the value of each choice there is exact.
    """
    judge = Judge(table)
    turns = choices = mistakes = 0
    lost, worst = 0.0, 0.0
    for number in range(games):
        rng = random.Random(f"{seed}:{number}")
        judged_seat = number % 2
        seats = (bot, rival) if judged_seat == 0 else (rival, bot)
        state = GAME.start(table.rules, 2)
        turn, turn_lost = -1, 0.0
        while state.actor is not None:
            if state.actor == CHANCE:
                state = state.play(Seeded(rng).draw(state.chances()))
                continue
            move = seats[state.actor].choose(view(state, state.actor), rng)
            if state.actor == judged_seat:
                if state.turns != turn:
                    turn, turn_lost = state.turns, 0.0
                    turns += 1
                values = {each: value for value, each in judge.moves(state)}
                loss = max(values.values()) - values[cast("Move", move)]
                choices += 1
                mistakes += loss > 1e-3
                lost += loss
                turn_lost += loss
                worst = max(worst, turn_lost)
            state = state.play(cast("Move", move))
    return Regret(games, turns, choices, lost, mistakes, worst)
