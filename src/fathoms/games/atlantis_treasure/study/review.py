"""What a review of Atlantis Treasure goes by: every state as shares of the win for all seats, by search.

A turn is valued by the best way to end it; the ways worth a look are valued by the answers to them, the best
of these by the answers to the answers. What counts is how many ways are looked at, never a clock, and what a
state is worth depends on the state alone: the same game always gives the same numbers. In long games later
turns are searched less (`LEVELS`), so that a review takes bounded time.

The shares of a turn are those at its end, so from one turn to the next they change by what the search sees
one turn later. Now and then a move that was not worth a look turns out better than all that were: it counts
as the best, and what it is better by is seen only after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec
import numpy as np

from fathoms.core import CHANCE, Judged
from fathoms.games.atlantis_treasure.compiled.move_codes import decode
from fathoms.games.atlantis_treasure.compiled.rules import ZERO, Row, constants_of, copy, pack
from fathoms.games.atlantis_treasure.study.evaluation import appraise
from fathoms.games.atlantis_treasure.study.search import (
    ROLLED,
    Scratch,
    answer,
    consider,
    scratch_for,
)
from fathoms.jit import njit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import Move as AnyMove
    from fathoms.core import Opened, Shares
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State


class Level(NamedTuple):
    """How thoroughly a turn is searched."""

    turns: int
    """Up to which turn of a game of two on the standard board; where there is more to search, fewer."""
    looked: int
    """Ways to end a turn that are valued by the answers to them."""
    firsts: int
    """Of a turn's two moves, how many first ones are tried: those that begin the best of these ways."""
    kept: int
    """Of its last move, how many are tried."""
    answers: int
    """For each face of the next turn, how many ways are valued by the answers to them."""
    plies: int
    """How many turns in a row those answers are; each is the best at a glance."""
    errors: tuple[float, float, float]
    """With 2, 3 and 4 players, how far a difference of two choices is from what a search that goes a turn
    further says: the root of the mean square (`benchmarks/review_search.py error`)."""


LEVELS: Final = (
    Level(turns=32, looked=16, firsts=3, kept=3, answers=2, plies=1, errors=(0.037, 0.047, 0.033)),
    Level(turns=80, looked=8, firsts=2, kept=2, answers=0, plies=2, errors=(0.057, 0.055, 0.034)),
    Level(turns=400, looked=0, firsts=1, kept=2, answers=0, plies=1, errors=(0.073, 0.082, 0.049)),
)
"""From the first turn on; in what comes after the last of them nobody's choice is judged."""

_BREADTH: Final = (25, 8)
"""The ways to end a turn looked at in each answer (`Scratch.breadth`)."""
_MORE_SEATS: Final = 3
"""A seat more is that much more work: one part of this and the seats."""
_USUAL_WORK: Final = (2 + _MORE_SEATS) * 81 * 9 * 6
"""That of the standard board for two: seats, squares, the length of slides, and faces."""
_MOST_KEPT: Final = 20_000
_DIGITS: Final = 9


@njit
def value_table(constants: Row, scratch: Scratch, table: Row, plies: int) -> None:
    """Write what a table is worth to each seat, at a glance or by some answers, into the first chances."""
    if plies:
        copy(table, scratch.rows[1, ROLLED])
        answer(constants, scratch, ZERO + 1, plies, scratch.chances[0])
    else:
        appraise(constants, table, scratch.gains, scratch.chances[0])


class SearchEvaluator:
    """Values states by search.

    Everything lies open in this game, so what a seat can know is what everybody does.

    Args:
        rules: the rule set.
        seats: how many play.
        levels: how thoroughly the turns of a game are searched.
    """

    name: str = "search"

    def __init__(self, rules: Rules, seats: int, levels: Sequence[Level] = LEVELS) -> None:
        self.seats: Final = seats
        self._constants: Final = constants_of(rules, seats)
        self._scratch: Final = scratch_for(self._constants)
        self._scratch.breadth[1:] = _BREADTH
        width, height = len(rules.board[0]), len(rules.board)
        work = (seats + _MORE_SEATS) * width * height * max(width, height) * len(set(rules.die))
        self.levels: Final = [
            level._replace(turns=min(level.turns, max(1, level.turns * _USUAL_WORK // work)))
            for level in levels
        ]
        self._least = 0
        self._judged: Final[dict[State, list[Judged]]] = {}
        self._leaves: Final[dict[tuple[State, Level | None], Shares]] = {}
        self._answers: Final[dict[tuple[State, Level | None], Shares]] = {}

    @property
    def error(self) -> float:
        """How far a difference of two choices may be wrong, where this evaluator searched least."""
        return self.levels[self._least].errors[self.seats - 2]

    def value(self, state: State) -> Shares:
        """Value a state before a move of chance or of a seat."""
        if state.actor is None:
            return self._leaf(state, None)
        if state.actor == CHANCE:
            return self._mean(state, lambda after: self._seen_from(state, after))
        judged = self._judge(state)
        return judged[0].shares if judged else self._leaf(state, None)

    def after(self, state: State, move: AnyMove) -> Shares:
        """Value what a move leads to."""
        if state.actor == CHANCE:
            return self._seen_from(state, state.play(cast("Move", move)))
        return next(each.shares for each in self.choices(state, move) if each.move == move)

    def choices(self, state: State, played: AnyMove) -> Sequence[Judged]:
        """Value the moves worth a look, the best first, and the one that was played."""
        judged = self._judge(state)
        if any(each.move == played for each in judged):
            return judged
        if not judged:
            return [Judged(played, self.value(state))]
        best, shares = judged[0].shares, self._seen_from(state, state.play(cast("Move", played)))
        # The value of a state goes by what was worth a look, so no other move can be worth more.
        mine = Judged(played, min(shares, best, key=lambda each: each[state.seat]))
        return sorted([*judged, mine], key=lambda each: -each.shares[state.seat])

    def turn_end(self, state: State, move: AnyMove) -> State:
        """Play a move, and what is best after it, to the end of the turn."""
        after = state.play(cast("Move", move))
        while after.phase == "act" and after.turns == state.turns:
            judged = self._judge(after)
            after = after.play(cast("Move", judged[0].move) if judged else after.moves()[0])
        return after

    def openings(self, state: State) -> Sequence[Opened]:
        """Open nothing: there are no secrets."""
        del state
        return ()

    def _level(self, state: State) -> Level | None:
        """Give the level of the turn that a state is in; None if it is not judged any more."""
        for number, level in enumerate(self.levels):
            if state.turns <= level.turns:
                self._least = max(self._least, number)
                return level
        return None

    def _seen_from(self, state: State, after: State) -> Shares:
        """Value what a move led to, from the turn in which it was played."""
        if after.actor is not None and after.turns == state.turns and after.phase != "pick":
            return self.value(after)
        return self._leaf(self._picked(after), self._level(state))

    def _judge(self, state: State) -> list[Judged]:
        """Value the moves worth a look, the best first; none where nothing is judged any more."""
        # How often the die said `again` matters no more.
        state = msgspec.structs.replace(state, rerolls=0)
        if state not in self._judged:
            level = self._level(state)
            moves: Sequence[Move] = ()
            if state.phase == "pick":
                moves = state.moves()
            elif level is not None:
                moves = self._worth_a_look(state, level)
            judged = [Judged(move, self._seen_from(state, state.play(move))) for move in moves]
            _make_room(self._judged)
            self._judged[state] = sorted(judged, key=lambda each: -each.shares[state.seat])
        return self._judged[state]

    def _worth_a_look(self, state: State, level: Level) -> list[Move]:
        """List the moves that begin the best ways to end the turn."""
        row, scratch = pack(state), self._scratch
        count = int(consider(self._constants, scratch, row, 0, 0))
        order = np.argsort(-scratch.values[:count], kind="stable").tolist()
        if level.looked:
            closer = order[: level.looked]
            values = {end: consider(self._constants, scratch, row, end, 1) for end in closer}
            order = sorted(closer, key=lambda end: -values[end])
        ends = scratch.ends[0]
        firsts = dict.fromkeys(int(ends[end, 0]) for end in order)
        most = level.kept if state.acted or state.moved else level.firsts
        return [decode(first, state.grid) for first in list(firsts)[:most]]

    def _picked(self, state: State) -> State:
        """Pick all that is still to be picked before the game, by what is best at a glance (V2)."""
        while state.phase == "pick":
            seat, moves = state.seat, state.moves()
            state = max(
                (state.play(move) for move in moves), key=lambda picked: self._leaf(picked, None)[seat]
            )
        return state

    def _leaf(self, state: State, level: Level | None) -> Shares:
        """Value a table when a turn has ended, or, without a level, any table at a glance."""
        key = state, level
        if key not in self._leaves:
            if level is None or not level.answers or state.actor is None:
                value_table(self._constants, self._scratch, pack(state), level.plies if level else 0)
                shares = self._shares()
            else:
                shares = self._mean(state, lambda after: self._answered(state, after, level))
            _make_room(self._leaves)
            # In billionths, so that no rounding changes what is best.
            self._leaves[key] = _rounded(shares)
        return self._leaves[key]

    def _answered(self, state: State, after: State, level: Level) -> Shares:
        """Value what the die leads to by the ways to end that turn that look best."""
        if after.turns != state.turns or after.actor is None:
            return self._leaf(after, None)
        if after.actor == CHANCE:
            return self._leaf(after, level)
        key = msgspec.structs.replace(after, rerolls=0), level
        if key not in self._answers:
            row = pack(after)
            count = int(consider(self._constants, self._scratch, row, 0, 0))
            best: Shares = (-1.0,) * self.seats
            for end in np.argsort(-self._scratch.values[:count], kind="stable")[: level.answers].tolist():
                consider(self._constants, self._scratch, row, end, level.plies)
                best = max(best, self._shares(), key=lambda each: each[after.seat])
            _make_room(self._answers)
            self._answers[key] = best
        return self._answers[key]

    def _mean(self, state: State, worth: Callable[[State], Shares]) -> Shares:
        """Give the mean over all that the die may show."""
        chances = state.chances()
        faces = [(chances.weight(face), worth(state.play(face))) for face in chances]
        return tuple(
            sum(weight * shares[seat] for weight, shares in faces) / chances.total
            for seat in range(self.seats)
        )

    def _shares(self) -> Shares:
        """Read what was written last."""
        return tuple(self._scratch.chances[0, : self.seats].tolist())


def _rounded(shares: Shares) -> Shares:
    """Round shares to billionths that sum to 1; the largest share takes what is left."""
    rounded = [round(share, _DIGITS) for share in shares]
    most = rounded.index(max(rounded))
    rounded[most] = round(1.0 - (sum(rounded) - rounded[most]), _DIGITS)
    return tuple(rounded)


def _make_room(kept: dict[Any, Any]) -> None:
    """Forget everything before it becomes too much; it can be worked out again."""
    if len(kept) >= _MOST_KEPT:
        kept.clear()
