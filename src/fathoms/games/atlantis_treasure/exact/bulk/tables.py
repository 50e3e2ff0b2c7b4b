"""Tables side by side: one compiled call says a word at each, and the die falls by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from fathoms.core import IllegalMove
from fathoms.games.atlantis_treasure.exact.bulk.luck import below, fallen, key_of, stir
from fathoms.games.atlantis_treasure.exact.bulk.sight import feature_count, names_of_features, see
from fathoms.games.atlantis_treasure.exact.bulk.speech import SAID, UNFINISHED, allow_words, told
from fathoms.games.atlantis_treasure.exact.chart import (
    FIRST,
    HELD,
    OVER,
    PHASE,
    ROLLING,
    SEAT,
    SEATS,
    chart_of,
    pack,
    unpack,
)
from fathoms.games.atlantis_treasure.exact.kernel import play
from fathoms.games.atlantis_treasure.exact.motion import copy
from fathoms.games.atlantis_treasure.game import GAME
from fathoms.games.atlantis_treasure.vocabulary import word_count
from fathoms.kernels import Tables
from fathoms.numeric import lean, lean_inlined

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.exact.bulk.sight import Features
    from fathoms.games.atlantis_treasure.exact.chart import Row
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State
    from fathoms.kernels import Words

    Keys = NDArray[np.uint64]
    Rewards = NDArray[np.float32]

_BEGIN: Final = -(1 << 40)
"""Instead of a word: begin a new game; one less begins with seat 0, two less with seat 1, and so on."""
_LOOK: Final = _BEGIN - 100
"""Instead of a word: say nothing, only tell what there is to see."""


@lean_inlined
def set_up(start: Row, state: Row, first: int) -> None:
    """Begin a game."""
    copy(start, state)
    state[SEAT] = first
    state[FIRST] = first


@lean_inlined
def reward(chart: Row, state: Row, rewards: Rewards) -> None:
    """Write the rewards of a finished game: they sum to nothing, and winners share (E1, E3)."""
    seats, most, winners = chart[SEATS], 0, 0
    for seat in range(seats):
        held = state[HELD + seat]
        winners = winners + 1 if held == most else 1 if held > most else winners
        most = max(most, held)
    for seat in range(seats):
        won = state[HELD + seat] == most
        rewards[seat] = (seats / winners - 1.0) / (seats - 1) if won else -1.0 / (seats - 1)


@lean
def say(  # noqa: C901, PLR0913, PLR0917 - all that a table shows, and all that it hangs on
    chart: Row,
    start: Row,
    rows: Row,
    begun: Row,
    keys: Keys,
    games: Row,
    words: Words,
    mover: Row,
    over: NDArray[np.bool_],
    masks: NDArray[np.int8],
    rewards: Rewards,
    observations: Features,
) -> bool:
    """Say a word at every table, and write what there is to see then; if one may not be said, say none."""
    for at in range(rows.shape[0]):
        if words[at] >= 0 and not over[at] and (words[at] >= masks.shape[1] or not masks[at, words[at]]):
            return False
    for at in range(rows.shape[0]):
        state, said, word = rows[at], begun[at], words[at]
        rewards[at, :] = 0
        if _BEGIN < word < 0:
            # Somebody else decides there.
            continue
        if word != _LOOK:
            if word < 0 or over[at]:
                # A table whose game was over begins a new one, with luck of its own.
                games[at] += 1
                said[0] = 0
                key = key_of(keys[at], games[at])
                first = _BEGIN - 1 - word if word < _BEGIN else below(stir(~key), chart[SEATS])
                set_up(start, state, first)
            else:
                said[0] += 1
                said[said[0]] = word
                move = told(chart, state, said)
                if move != UNFINISHED:
                    said[0] = 0
                    play(chart, state, move)
                    if state[PHASE] == OVER:
                        reward(chart, state, rewards[at])
            if state[PHASE] == ROLLING:
                key = key_of(keys[at], games[at])
                while state[PHASE] == ROLLING:
                    play(chart, state, fallen(chart, state, key))
                if state[PHASE] == OVER:
                    reward(chart, state, rewards[at])
        mover[at] = state[SEAT]
        over[at] = state[PHASE] == OVER
        allow_words(chart, state, said, masks[at])
        see(chart, start, state, said, state[SEAT], observations[at])
    return True


@lean
def seen_from(  # noqa: PLR0913, PLR0917 - as `see`
    chart: Row, start: Row, state: Row, said: Row, seat: int, out: Features
) -> None:
    """Write what any seat sees."""
    see(chart, start, state, said, seat, out)


class AtlantisTables(Tables):
    """Tables of one rule set."""

    def __init__(self, rules: Rules, seats: int, copies: int) -> None:
        self.rules = rules
        self.seats = seats
        self.copies = copies
        self._chart = chart_of(rules, seats)
        self._start = pack(GAME.start(rules, seats))
        squares = len(rules.board) * len(rules.board[0])
        self.words = word_count(squares)
        self.features = feature_count(squares, seats)
        self._rows = np.zeros((copies, self._start.size), np.int64)
        self._rows[:, PHASE] = OVER
        self._said = np.zeros((copies, SAID), np.int64)
        self._keys = np.zeros(copies, np.uint64)
        self._games = np.zeros(copies, np.int64)
        self.mover = np.zeros(copies, np.int64)
        self.over = np.ones(copies, np.bool_)
        self.masks = np.zeros((copies, self.words), np.int8)
        self.rewards = np.zeros((copies, seats), np.float32)
        self.observations = np.zeros((copies, self.features), np.float32)

    def reset(self, seeds: NDArray[np.uint64], first: Words | None = None) -> None:
        """Begin a new game at every table."""
        self._keys[:] = seeds
        self._games[:] = 0
        begin = np.full(self.copies, _BEGIN, np.int64)
        self._say(begin if first is None else begin - 1 - first)

    def step(self, said: Words) -> None:
        """Say one legal word at every table, none where it is below 0; a game that was over begins anew."""
        if not self._say(np.ascontiguousarray(said, np.int64)):
            raise IllegalMove("atlantis-treasure.word-not-allowed")

    def observe(self, copy: int, seat: int) -> Features:
        """Tell what any seat sees at one table."""
        out = np.empty(self.features, np.float32)
        seen_from(self._chart, self._start, self._rows[copy], self._said[copy], seat, out)
        return out

    def read(self, copy: int) -> State:
        """Give a table as the engine's state."""
        return unpack(self._rows[copy], self.rules, self.seats)

    def write(self, copy: int, state: Any) -> None:
        """Set a table to a state of the engine in which a seat decides or the game is over."""
        self._rows[copy] = pack(state)
        self._said[copy] = 0
        self._look(copy)

    def feature_names(self) -> list[str]:
        """Say for each place of an observation what it tells."""
        return names_of_features(self.rules, self.seats)

    def _say(self, words: Words) -> bool:
        """Say words at all tables."""
        return say(
            self._chart,
            self._start,
            self._rows,
            self._said,
            self._keys,
            self._games,
            words,
            self.mover,
            self.over,
            self.masks,
            self.rewards,
            self.observations,
        )

    def _look(self, copy: int) -> None:
        """Write anew what there is to see at one table."""
        one = slice(copy, copy + 1)
        say(
            self._chart,
            self._start,
            self._rows[one],
            self._said[one],
            self._keys[one],
            self._games[one],
            np.array([_LOOK], np.int64),
            self.mover[one],
            self.over[one],
            self.masks[one],
            self.rewards[one],
            self.observations[one],
        )
