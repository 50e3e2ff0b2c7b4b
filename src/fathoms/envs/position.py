"""A game for OpenSpiel: the engine's state, the words of a move half said, and what each player was told."""

from __future__ import annotations

import json
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import msgspec

from fathoms.core import CHANCE, IllegalMove, view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Chances, Move, Result, State
    from fathoms.envs.setting import Setting

MOST_DECISIONS: Final = 10_000
"""A game that is not over by then is nobody's: dice know no longest game, and OpenSpiel wants one."""
MOST_OUTCOMES: Final = 5_000
"""What may fall is listed if it is not more than this; else the ticket is drawn digit by digit."""


class Told(NamedTuple):
    """What everybody was told, newest first: a chain, so that positions share it."""

    text: str
    before: Told | None


class Falling(NamedTuple):
    """What chance may do, and the list of it unless that is too long."""

    chances: Chances[Any]
    moves: Sequence[Move] | None


class Position:
    """One instant of a game. It never changes, so a copy is the thing itself."""

    __slots__ = ("_falling", "decisions", "said", "setting", "state", "tickets", "told")

    def __init__(  # noqa: PLR0913, PLR0917 - all that a position is
        self,
        setting: Setting,
        state: State,
        said: tuple[int, ...] = (),
        tickets: tuple[int, int] | None = None,
        decisions: int = 0,
        told: Told | None = None,
    ) -> None:
        self.setting: Final = setting
        self.state: Final = state
        self.said: Final = said
        self.tickets: Final = tickets
        """The tickets among which chance has still to choose, where it draws in several steps."""
        self.decisions: Final = decisions
        self.told: Final = told
        self._falling: Falling | None = None

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    @property
    def actor(self) -> int | None:
        """The seat to decide, CHANCE, or None when the game is over."""
        return None if self.decisions >= MOST_DECISIONS else self.state.actor

    @property
    def falling(self) -> Falling:
        """What may fall now; listed once, as it is asked for again and again."""
        if self._falling is None:
            chances = self.state.chances()
            self._falling = Falling(chances, listed(chances))
        return self._falling

    def words(self) -> list[int]:
        """List the words that may be said."""
        return self.setting.vocabulary.next_words(self.state, self.said)

    def outcomes(self) -> list[tuple[int, float]]:
        """Number what may fall, each with its probability."""
        chances, moves = self.falling
        if moves is not None:
            return [(at, chances.weight(move) / chances.total) for at, move in enumerate(moves)]
        low, high = self.tickets or (0, chances.total)
        count = -(-(high - low) // _size(low, high))
        parts = (_part(low, high, at) for at in range(count))
        return [(at, (end - start) / (high - low)) for at, (start, end) in enumerate(parts)]

    def fall(self, outcome: int) -> Position:
        """Let chance do one of what may fall."""
        chances, moves = self.falling
        if moves is not None:
            return self._played(moves[outcome], secret=chances.secret)
        start, end = _part(*(self.tickets or (0, chances.total)), outcome)
        if end - start == 1:
            return self._played(chances.at(start), secret=chances.secret)
        return Position(self.setting, self.state, (), (start, end), self.decisions, self.told)

    def say(self, word: int) -> Position:
        """Say a word for the seat to decide."""
        if word not in self.words():
            raise IllegalMove("envs.illegal-word", word=str(word))
        said = (*self.said, word)
        move = self.setting.vocabulary.read(self.state, said)
        if move is not None:
            return self._played(move, secret=False)
        return Position(self.setting, self.state, said, None, self.decisions + 1, self.told)

    def outcome_text(self, outcome: int) -> str:
        """Tell what a number of chance means, in the notation of the record."""
        chances, moves = self.falling
        if moves is not None:
            return self.setting.game.write_move(moves[outcome], self.setting.rules)
        start, end = _part(*(self.tickets or (0, chances.total)), outcome)
        return f"tickets {start} to {end - 1}"

    def sight(self, seat: int | None, *, whole: bool = False) -> dict[str, Any]:
        """Give what a seat (None: somebody who watches) may know now, all of it if it is whole."""
        shown = self.state if whole else view(self.state, seat).state
        seen: dict[str, Any] = msgspec.to_builtins(shown)
        del seen["rules"]
        if self.said:
            seen["said"] = [self.setting.vocabulary.text(word) for word in self.said]
        return seen

    def history(self) -> list[str]:
        """List what everybody was told since the game began; a secret shuffle is only named."""
        texts: list[str] = []
        told = self.told
        while told is not None:
            texts.append(told.text)
            told = told.before
        return texts[::-1]

    def _played(self, move: Move, *, secret: bool) -> Position:
        game, rules = self.setting.game, self.setting.rules
        text = game.write_move(move, rules)
        told = Told(text.partition(" ")[0] + " ?" if secret else text, self.told)
        spent = self.decisions + (self.state.actor != CHANCE)
        return Position(self.setting, self.state.play(move), (), None, spent, told)


def begin(setting: Setting) -> Position:
    """Set up a table; seat 0 begins."""
    return Position(setting, setting.game.start(setting.rules, setting.seats, 0))


def utilities(result: Result | None, seats: int) -> list[float]:
    """Share out the game: 1 for the only winner, losers pay it; all 0 while nobody has won."""
    if result is None:
        return [0.0] * seats
    share = (seats / len(result.winners) - 1) / (seats - 1)
    return [share if seat in result.winners else -1 / (seats - 1) for seat in range(seats)]


def write_json(seen: Any) -> str:
    """Write what is seen in one line, always in the same way."""
    return json.dumps(seen, sort_keys=True, separators=(",", ":"))


@lru_cache(maxsize=256)
def listed(chances: Chances[Any]) -> Sequence[Move] | None:
    """List what may fall, or None if that is too much to list."""
    moves = list(islice(chances, MOST_OUTCOMES + 1))
    return moves if len(moves) <= MOST_OUTCOMES else None


def _size(low: int, high: int) -> int:
    """Tell how many tickets go into one part, so that all parts can be listed."""
    return -(-(high - low) // MOST_OUTCOMES)


def _part(low: int, high: int, number: int) -> tuple[int, int]:
    """Give one part of the tickets."""
    start = low + number * _size(low, high)
    return start, min(start + _size(low, high), high)
