"""What a review of Atlantis Treasure goes by: states valued by search, choices compared by games played on.

A turn is valued by the best way to end it; the ways worth a look are valued by the answers to them, the best
of these by the answers to the answers. What counts is how many ways are looked at, never a clock, and what a
state is worth depends on the state alone: the same game always gives the same numbers. In long games later
turns are searched less (`LEVELS`), and so many games are played on at most (`MOST_GAMES`), so that a review
takes bounded time.

The shares of a turn are those at its end, so from one turn to the next they change by what the search sees
one turn later.

A search says little about how far two choices are apart: it stops at tables valued at a glance. So from where
each choice leads `greedy` plays games on, all choices with the same dice; those that are clearly worse are
given up early. The state is worth what the search says, and the other choices are worth less by what these
games say. What the dice did to the treasures in reach is taken off each game, and every side of the die falls
equally often in every turn: less is left to chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec
import numpy as np

from fathoms.core import CHANCE, Judged
from fathoms.games.atlantis_treasure.bots.greedy import best_moves, weigh_moves
from fathoms.games.atlantis_treasure.bots.greedy_positions import scratch_for as greedy_scratch
from fathoms.games.atlantis_treasure.compiled.luck import drawn, even_throw, key_of, throws
from fathoms.games.atlantis_treasure.compiled.move_codes import decode
from fathoms.games.atlantis_treasure.compiled.moves import nth_throw
from fathoms.games.atlantis_treasure.compiled.rules import (
    OVER,
    PHASE,
    ROLLING,
    SEAT,
    SEATS,
    TARGET,
    TURNS,
    Row,
    are_partners,
    constants_of,
    copy,
    pack,
    play,
    score_of,
    seat_after,
)
from fathoms.games.atlantis_treasure.study.evaluation import (
    TEMPO,
    appraise,
    decides,
    find_gains,
    gain_of_throw,
    wins_with,
)
from fathoms.games.atlantis_treasure.study.search import (
    STANDING,
    TABLE,
    Scratch,
    consider,
    long_scratch,
    scratch_for,
)
from fathoms.jit import njit, njit_helper

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from fathoms.core import Move as AnyMove
    from fathoms.core import Opened, Shares
    from fathoms.games.atlantis_treasure.bots.greedy_positions import Scratch as GreedyScratch
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.state import State
    from fathoms.games.atlantis_treasure.study.evaluation import Values


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
    playouts: int
    """The most games played on from where a choice leads; none: choices are compared by search."""
    error: float
    """How far a difference of two choices by search is from what thousands of games say, with two players:
    the root of the mean square (`benchmarks/review_search.py error`)."""


LEVELS: Final = (
    Level(turns=10, looked=16, firsts=3, kept=3, answers=2, plies=1, playouts=1152, error=0.068),
    Level(turns=20, looked=16, firsts=3, kept=3, answers=2, plies=1, playouts=144, error=0.068),
    Level(turns=50, looked=8, firsts=2, kept=2, answers=0, plies=2, playouts=36, error=0.081),
    Level(turns=300, looked=0, firsts=1, kept=2, answers=0, plies=1, playouts=0, error=0.089),
)
"""From the first turn on; in what comes after the last of them nobody's choice is judged."""

_FIRST_BLOCKS: Final = 6
"""Games for each choice at first, in blocks with every side of the die; then those that may be best, and the
one played, get as many again, and again, until it is known what that one costs (`_KNOWN`)."""
_TELLING_BLOCKS: Final = 12
"""With fewer blocks their spread says little, and that of the single games is taken, which is larger."""
MOST_GAMES: Final = 11_000
"""Games played on in a review of two on the standard board."""
_SHARE: Final = 9
"""From where one choice leads, at most one part of these of the games that are left is played on: a long game
is not judged by its first turns alone. When too few are left, choices are compared by search."""
_MOST_TURNS: Final = 24
"""After these a game is not played on."""
_WORSE: Final = 3.0
"""By how many standard errors a choice is clearly worse."""
_SURE: Final = 2.0
"""By how many standard errors a difference may be wrong."""
_KNOWN: Final = (0.02, 0.2)
"""How far a cost that is known may be wrong: so much, or such a part of it."""
_BREADTH: Final = (25, 8)
"""The ways to end a turn looked at in each answer (`Scratch.breadth`)."""
_MORE_SEATS: Final = 3
"""A seat more is that much more work: one part of this and the seats."""
_USUAL_WORK: Final = (2 + _MORE_SEATS) * 81 * 9 * 6
"""That of the standard board for two: seats, squares, the length of slides, and faces."""
_MOST_KEPT: Final = 20_000
_MOST_PLAYED_ON: Final = 64
"""Tables whose games are kept: those of a turn or two."""
_DIGITS: Final = 9


@njit_helper
def add_standing(
    constants: Row, state: Row, gain: int, weight: float, chances: Values, shares: Values
) -> None:
    """Add what a table is worth to each seat, by the treasures held alone, if the mover gains some now."""
    seats, mover = constants[SEATS], state[SEAT]
    if wins_with(constants, state, mover, gain):
        shares[mover] += weight
        return
    total, lead = 0.0, decides(constants, state)
    for number in range(1, seats + 1):
        seat = seat_after(constants, mover, number)
        held = score_of(constants, state, seat) + (gain if are_partners(constants, seat, mover) else 0)
        chances[seat] = np.exp(lead * (held - constants[TARGET + seat]) - TEMPO * number / seats)
        total += chances[seat]
    for seat in range(seats):
        shares[seat] += weight * chances[seat] / total


@njit
def play_out(
    constants: Row,
    scratch: Scratch,
    greedy: GreedyScratch,
    start: Row,
    first: int,
    shares: Values,
) -> None:
    """Play games on by `greedy`, a row of shares for each; one that takes long is valued at a glance.

    What a roll was better than the mean of all throws is taken off, by what the mover can gain with each. So
    the shares of one game may be below 0 or above 1; their mean is right.
    """
    state, chances, gains = scratch.rows[0, STANDING], scratch.chances[0], scratch.gains
    for game in range(shares.shape[0]):
        key = key_of(np.uint64(start[TURNS]), first + game)
        copy(start, state)
        decisions = 0
        while state[PHASE] != OVER and state[TURNS] < start[TURNS] + _MOST_TURNS:
            if state[PHASE] == ROLLING:
                count = throws(constants)
                fell = even_throw(constants, state, np.uint64(start[TURNS]), first + game)
                find_gains(constants, state, state[SEAT], gains)
                for throw in range(count):
                    luck = 1.0 / count - (1.0 if throw == fell else 0.0)
                    gain = gain_of_throw(constants, gains, throw)
                    add_standing(constants, state, gain, luck, chances, shares[game])
                play(constants, state, nth_throw(constants, fell))
            else:
                decisions += 1
                equal = best_moves(greedy, weigh_moves(constants, greedy, state))
                play(constants, state, greedy.moves[drawn(key, decisions, equal)])
        appraise(constants, state, scratch.gains, chances)
        for seat in range(constants[SEATS]):
            shares[game, seat] += chances[seat]


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
        faces, dice = len(set(rules.die)), 1 if rules.dice == "one" else 2
        work = (seats + _MORE_SEATS) * width * height * max(width, height) * faces**dice
        self.levels: Final = [
            level._replace(
                turns=min(level.turns, max(1, level.turns * _USUAL_WORK // work)),
                playouts=min(level.playouts, level.playouts * _USUAL_WORK // work),
            )
            for level in levels
        ]
        # With more seats, or on a larger board, there are more moves to weigh and longer games.
        self._games_left = min(MOST_GAMES, MOST_GAMES * _USUAL_WORK**2 // work**2)
        self._greedy: Final = greedy_scratch(self._constants)
        self._long: Final = long_scratch(rules, self._constants)
        self._throws: Final = len(rules.die) ** dice
        self._played_on: Final[dict[State, NDArray[np.float64]]] = {}
        self._squares: Final[list[float]] = []
        self._compared: Final[dict[tuple[State, Move], list[Judged]]] = {}
        self._judged: Final[dict[State, list[Judged]]] = {}
        self._leaves: Final[dict[tuple[State, Level | None], Shares]] = {}
        self._answers: Final[dict[tuple[State, Level | None], Shares]] = {}

    @property
    def error(self) -> float:
        """How far costs may be wrong: the root of the mean square of all so far."""
        return float(np.sqrt(np.mean(self._squares))) if self._squares else 0.0

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
        if not judged:
            return [Judged(played, self.value(state))]
        move, key = cast("Move", played), msgspec.structs.replace(state, rerolls=0)
        if (key, move) not in self._compared:
            _make_room(self._compared)
            self._compared[key, move] = self._compare(key, judged, move)
        return self._compared[key, move]

    def _compare(self, state: State, judged: Sequence[Judged], played: Move) -> list[Judged]:
        """Compare the choices worth a look and the one played, the best first."""
        found, seat = list(judged), state.seat
        if all(each.move != played for each in judged):
            best, shares = judged[0].shares, self._seen_from(state, state.play(played))
            # The value of a state goes by what was worth a look, so no other move can be worth more.
            found.append(Judged(played, min(shares, best, key=lambda each: each[seat])))
        level = self._level(state)
        if len(found) == 1:
            return found
        most = min(level.playouts, self._games_left // _SHARE) if level else 0
        if most < self._first_playouts or state.phase != "act":
            found.sort(key=lambda each: -each.shares[seat])
            error = (level or self.levels[-1]).error
            self._squares.extend(error**2 for each in found[1:] if each.move == played)
            return [each._replace(error=error) for each in found]
        return self._play_on(state, found, played, most)

    def _play_on(self, state: State, found: Sequence[Judged], played: Move, most: int) -> list[Judged]:
        """Compare choices by games played on from where they lead: the more games, the closer they are."""
        seat, value = state.seat, found[0].shares
        ends = [self.turn_end(state, each.move) for each in found]
        games = [np.zeros((0, self.seats)) for _ in found]
        mine = next(at for at, each in enumerate(found) if each.move == played)
        on, best, count = list(range(len(found))), 0, self._first_playouts
        while len(on) > 1 and count <= most:
            for at in on:
                games[at] = self.outcomes(ends[at], count)
            best = max(on, key=lambda at: (float(games[at][:, seat].mean()), -at))
            behind = {at: self._behind(games[best], games[at], seat) for at in on}
            cost, error = behind[mine]
            if cost > _WORSE * error and _SURE * error <= max(_KNOWN[0], _KNOWN[1] * cost):
                break
            on = [at for at, (less, error) in behind.items() if less <= _WORSE * error or at == mine]
            count *= 2
        judged = [Judged(found[best].move, value, 0.0)]
        for at, each in enumerate(found):
            if at != best:
                apart = games[best][: len(games[at])] - games[at]
                _, error = self._behind(games[best], games[at], seat)
                judged.append(Judged(each.move, _less(value, apart.mean(axis=0), seat), _SURE * error))
        judged[1:] = sorted(judged[1:], key=lambda each: -each.shares[seat])
        self._squares.extend((each.error or 0.0) ** 2 for each in judged[1:] if each.move == played)
        return judged

    @property
    def _first_playouts(self) -> int:
        return _FIRST_BLOCKS * self._throws

    def _behind(
        self, best: NDArray[np.float64], other: NDArray[np.float64], seat: int
    ) -> tuple[float, float]:
        """Give what a choice is behind the best in the games of both, and the standard error of that."""
        apart = best[: len(other), seat] - other[:, seat]
        # The games of a block have each side of the die once, so their mean spreads less than theirs do.
        if len(apart) >= _TELLING_BLOCKS * self._throws:
            apart = apart.reshape(-1, self._throws).mean(axis=1)
        return float(apart.mean()), float(apart.std(ddof=1) / np.sqrt(len(apart)))

    def outcomes(self, state: State, count: int) -> NDArray[np.float64]:
        """Play games on by `greedy`; gives the shares of the win in each, with luck taken off.

        The games of a turn have their dice by number, wherever they begin.
        """
        # Another way to the same table, or the next choice of the turn, asks for the same games.
        known = self._played_on.get(state, np.zeros((0, self.seats)))
        if len(known) < count:
            row, shares = pack(state), np.zeros((count - len(known), self.seats))
            if state.actor is None:
                consider(self._constants, self._scratch, self._long, row, TABLE, 0)
                shares[:] = self._scratch.chances[0, : self.seats]
            else:
                play_out(self._constants, self._scratch, self._greedy, row, len(known), shares)
                self._games_left -= len(shares)
            _make_room(self._played_on, _MOST_PLAYED_ON)
            known = self._played_on[state] = np.concatenate([known, shares])
        return known[:count]

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
        return next((level for level in self.levels if state.turns <= level.turns), None)

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
        count = int(consider(self._constants, scratch, self._long, row, 0, 0))
        order = np.argsort(-scratch.values[:count], kind="stable").tolist()
        if level.looked:
            closer = order[: level.looked]
            values = {end: consider(self._constants, scratch, self._long, row, end, 1) for end in closer}
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
                plies = level.plies if level else 0
                consider(self._constants, self._scratch, self._long, pack(state), TABLE, plies)
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
            count = int(consider(self._constants, self._scratch, self._long, row, 0, 0))
            best: Shares = (-1.0,) * self.seats
            for end in np.argsort(-self._scratch.values[:count], kind="stable")[: level.answers].tolist():
                consider(self._constants, self._scratch, self._long, row, end, level.plies)
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


def _less(value: Shares, change: NDArray[np.float64], seat: int) -> Shares:
    """Take from a seat what it loses, at most all that it has, and give it to the others."""
    shares = np.maximum(np.array(value) - change, 0.0)
    mine = min(float(shares[seat]), value[seat])
    shares[seat] = 0.0
    rest = shares.sum()
    shares *= (1.0 - mine) / rest if rest > 0 else 0.0
    if rest <= 0:
        shares += (1.0 - mine) / (len(value) - 1)
    shares[seat] = mine
    lower = _rounded(tuple(shares.tolist()))
    return lower if lower[seat] < value[seat] else value


def _rounded(shares: Shares) -> Shares:
    """Round shares to billionths that sum to 1; the largest share takes what is left."""
    rounded = [round(share, _DIGITS) for share in shares]
    most = rounded.index(max(rounded))
    rounded[most] = round(1.0 - (sum(rounded) - rounded[most]), _DIGITS)
    return tuple(rounded)


def _make_room(kept: dict[Any, Any], most: int = _MOST_KEPT) -> None:
    """Forget everything before it becomes too much; it can be worked out again."""
    if len(kept) >= most:
        kept.clear()
