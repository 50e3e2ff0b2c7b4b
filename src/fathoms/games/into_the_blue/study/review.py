"""How games of Into the Blue are valued for a review: by the solved table, by the network, or by rollouts.

All three say what each end of a turn is worth to every seat; the turn itself is worked out exactly on that.
The mover makes the most of the own share, and the others' shares follow from the mover's choices.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from bisect import bisect_left
from collections import Counter, OrderedDict
from functools import lru_cache
from itertools import accumulate, product
from math import comb, prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zlib import crc32

import msgspec
import numpy as np

from fathoms.core import FathomsError, Judged, Opened
from fathoms.folders import cache_folder
from fathoms.games.into_the_blue.compiled.rules import dealt, row_of
from fathoms.games.into_the_blue.game import GAME
from fathoms.games.into_the_blue.moves import Deal, Keep, Place, Roll, Stop, TakeChest, sort_faces
from fathoms.games.into_the_blue.rules import STANDARD, Rules, has_open_chests, plays_standard, shells_of
from fathoms.games.into_the_blue.scoring import treasure_points, winners
from fathoms.games.into_the_blue.state import NOBODY, State
from fathoms.games.into_the_blue.study import solved
from fathoms.games.into_the_blue.study.evaluation import (
    new_evaluation,
    value_for,
    value_with_replies,
)
from fathoms.games.into_the_blue.study.judge import Judge
from fathoms.games.into_the_blue.study.network import network_file
from fathoms.games.into_the_blue.study.shares import (
    new_share_evaluation,
    share_file,
    share_network,
    value_shares,
)
from fathoms.games.into_the_blue.study.solved import SolvedTable, layout_of
from fathoms.games.into_the_blue.study.turn import (
    CHEST_TAKEN,
    NEARLY,
    end_count,
    ends_at,
    placing,
    play_end,
    turn_of,
    turn_start,
)
from fathoms.optional_jit import HAS_NUMBA

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from fathoms.core import Move as AnyMove
    from fathoms.core import Shares
    from fathoms.games.into_the_blue.moves import Move

_REMEMBERED: Final = 64


class _Dice(NamedTuple):
    """What leads from one set of kept dice to another; sets are numbered as in `turn.Turn`."""

    number: dict[str, int]
    sizes: tuple[slice, ...]
    """The sets with 0, 1, … dice; the last are the results."""
    odds: NDArray[np.float64]
    larger: NDArray[np.int64]
    """Each set that is not whole with one die more, by face."""
    smaller: NDArray[np.int64]
    """Each set and the sets with one die less; the set itself where there are no more."""


@lru_cache(maxsize=8)
def _dice_of(faces: str, dice: int) -> _Dice:
    turn = turn_of(faces, dice)
    counts = [sum(len(text) == size for text in turn.sets) for size in range(dice + 1)]
    stops = np.cumsum(counts).tolist()
    smaller = [[at, *less] + [at] * (dice - len(less)) for at, less in enumerate(turn.smaller)]
    return _Dice(
        turn.number,
        tuple(slice(stop - count, stop) for stop, count in zip(stops, counts, strict=True)),
        np.array([p for _, p in turn.larger[0]]),
        np.array([[at for at, _ in row] for row in turn.larger], np.int64),
        np.array(smaller, np.int64),
    )


def _first_best(values: NDArray[np.float64]) -> NDArray[np.int64]:
    """Give the first of the largest of each row; rounding makes no difference."""
    return np.argmax(values >= values.max(axis=1, keepdims=True) - NEARLY, axis=1)


class SharedTurn:
    """A turn worked out for all seats: the mover chooses, the others look on."""

    def __init__(self, start: State, ends: NDArray[np.float64]) -> None:
        """Work out the turn that begins at a state; `ends` has the shares for each end of it."""
        rules, mover = start.rules, start.seat
        self.ends: Final = ends
        self.dice: Final = _dice_of(rules.faces, rules.dice)
        self.whole: Final = self.dice.sizes[-1].start
        allowed = ends_at(start)
        most = max(map(len, allowed))
        choices = np.array([each + [each[0]] * (most - len(each)) for each in allowed], np.int64)
        chosen = _first_best(ends[choices, mover])
        self.level_of: Final = choices[np.arange(len(choices)), chosen]
        """The end that is chosen with each result."""
        self.finals: Final = ends[self.level_of]
        """The shares of each result with no further throw."""
        self.held: Final[list[NDArray[np.float64]]] = []
        """The shares of each set of kept dice with 1, 2, … throws to come."""
        self.best: Final = [self.finals]
        """The shares of each result with 0, 1, 2, … throws to come, if the mover chooses."""
        self.kept: Final = [np.arange(len(allowed)) + self.whole]
        """The set that is kept then; all dice for a stop."""
        for throws in range(1, start.rolls_left + 1):
            self.held.append(self._thrown(self.best[-1]))
            if throws < start.rolls_left:
                self._choose(mover)

    def _thrown(self, results: NDArray[np.float64]) -> NDArray[np.float64]:
        dice = self.dice
        held = np.empty((len(dice.smaller), results.shape[1]))
        held[self.whole :] = results
        for sets in reversed(dice.sizes[:-1]):
            held[sets] = np.einsum("f,nfs->ns", dice.odds, held[dice.larger[sets]])
        return held

    def _choose(self, mover: int) -> None:
        most, kept = self.held[-1].copy(), np.arange(len(self.dice.smaller))
        most[self.whole :] = self.finals
        for sets in self.dice.sizes[1:]:
            options = self.dice.smaller[sets]
            chosen = options[np.arange(len(options)), _first_best(most[options, mover])]
            most[sets], kept[sets] = most[chosen], kept[chosen]
        self.best.append(most[self.whole :])
        self.kept.append(kept[self.whole :])

    @property
    def start(self) -> NDArray[np.float64]:
        """The shares before the first throw."""
        return self.held[-1][0]

    def odds(self) -> NDArray[np.float64]:
        """Give the chance of each end, from the start of the turn."""
        dice, chances = self.dice, np.zeros(len(self.ends))
        weights = np.zeros(len(dice.smaller))
        weights[0] = 1.0
        for kept in reversed(self.kept):
            for sets in dice.sizes[:-1]:
                np.add.at(weights, dice.larger[sets], weights[sets, None] * dice.odds)
                weights[sets] = 0.0
            thrown = weights[self.whole :].copy()
            weights[self.whole :] = 0.0
            stops = kept == np.arange(len(kept)) + self.whole
            np.add.at(chances, self.level_of[stops], thrown[stops])
            np.add.at(weights, kept[~stops], thrown[~stops])
        return chances

    def result(self, dice: str) -> int:
        """Number a result among the results."""
        return self.dice.number[dice] - self.whole

    def value(self, state: State) -> NDArray[np.float64]:
        """Give the shares at a state of this turn."""
        match state.phase:
            case "roll":
                return self.held[state.rolls_left - 1][self.dice.number[state.held]]
            case "decide":
                return self.best[state.rolls_left][self.result(state.dice)]
            case "place":
                return self.finals[self.result(state.dice)]
            case _:
                return self.ends[CHEST_TAKEN]

    def after(self, state: State, move: AnyMove) -> NDArray[np.float64]:
        """Give the shares after a move of this turn."""
        rules = state.rules
        match move:
            case Roll(faces):
                dice = sort_faces(state.held + faces)
                return self.best[state.rolls_left - 1][self.result(dice)]
            case Keep(faces):
                return self.held[state.rolls_left - 1][self.dice.number[faces]]
            case Stop():
                return self.finals[self.result(state.dice)]
            case Place(level):
                return self.ends[placing(rules, level, state.dice.count(str(level)))]
            case _:
                return self.ends[CHEST_TAKEN]

    def chosen(self, state: State) -> Move:
        """Give the choice that the values go by."""
        match state.phase:
            case "decide":
                kept = int(self.kept[state.rolls_left][self.result(state.dice)])
                faces = turn_of(state.rules.faces, state.rules.dice).sets[kept]
                return Stop() if faces == state.dice else Keep(faces)
            case "place":
                end = self.level_of[self.result(state.dice)]
                return next(
                    move
                    for move in state.moves()
                    if isinstance(move, Place)
                    and placing(state.rules, move.level, state.dice.count(str(move.level))) == end
                )
            case _:
                return state.moves()[0]


@lru_cache(maxsize=256)
def _chest_points(hidden: tuple[int, ...], counts: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    """Give the chance of the points that seats have in chests, of which each took a number at random."""
    ways: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    values = sorted(set(hidden))
    ways[tuple(hidden.count(value) for value in values), ()] = 1
    for count in counts:
        drawn: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
        for (left, points), weight in ways.items():
            for taken in product(*[range(min(copies, count) + 1) for copies in left]):
                if sum(taken) == count:
                    rest = tuple(have - took for have, took in zip(left, taken, strict=True))
                    sum_of = sum(value * took for value, took in zip(values, taken, strict=True))
                    choose = prod(comb(have, took) for have, took in zip(left, taken, strict=True))
                    drawn[rest, (*points, sum_of)] += weight * choose
        ways = drawn
    total, chances = ways.total(), Counter[tuple[int, ...]]()
    for (_, points), weight in ways.items():
        chances[points] += weight
    return {points: weight / total for points, weight in chances.items()}


def end_shares(state: State) -> Shares:
    """Give the exact shares of a game that is over, over all that the chests not seen may hold."""
    points = treasure_points(state.rules, state.table)
    hidden, seats = list(state.rules.chests), len(points)
    counts = [0] * seats
    for owner, value in zip(state.owners, state.chests, strict=True):
        if value is not None:
            hidden.remove(value)
        if owner != NOBODY:
            points[owner] += value or 0
            counts[owner] += value is None
    shares = [0.0] * seats
    for more, chance in _chest_points(tuple(sorted(hidden)), tuple(counts)).items():
        best = winners([have + add for have, add in zip(points, more, strict=True)])
        for seat in best:
            shares[seat] += chance / len(best)
    return tuple(shares)


def _closed(state: State, viewer: int | None) -> State:
    """Close the chests of an ended game again, but for those that the viewer knew before."""
    seen = msgspec.structs.replace(state, phase="roll").seen_by(viewer)
    return msgspec.structs.replace(state, chests=seen.chests)


class BlueEvaluator(ABC):
    """Values the states of one rule set by turns worked out on what their ends are worth."""

    name: str

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self._turns: Final[OrderedDict[tuple[State, int | None], SharedTurn]] = OrderedDict()

    @property
    @abstractmethod
    def error(self) -> float:
        """How far a difference of two choices may be wrong."""

    @abstractmethod
    def _ends(self, start: State, viewer: int | None) -> NDArray[np.float64]:
        """Give the shares after each end of a turn, as a viewer (None: everybody) can know them.

        A row for each end; rows of ends that cannot be do not matter. The state shows what the viewer sees.
        """

    def _viewer(self, state: State) -> int | None:
        """Say by whose knowledge choices are judged: the mover's, if it is more than everybody's."""
        return state.seat if self._knows(state, state.seat) else None

    def _knows(self, state: State, seat: int) -> bool:
        """Tell whether a seat knows more than everybody, and it can be used."""
        return state.seen_by(seat).chests != state.seen_by(None).chests

    def turn(self, state: State, viewer: int | None = None) -> SharedTurn:
        """Work out the turn that a state is in, as a viewer can know it."""
        key = turn_start(state.seen_by(viewer)), viewer
        known = self._turns.get(key)
        if known is None:
            known = self._turns[key] = SharedTurn(key[0], self._ends(key[0], viewer))
            if len(self._turns) > _REMEMBERED:
                self._turns.popitem(last=False)
        return known

    def _shares(self, row: NDArray[np.float64]) -> Shares:
        return tuple(row[: self.seats].tolist())

    def value(self, state: State) -> Shares:
        """Value a state as everybody knows it."""
        if state.phase == "over":
            return end_shares(_closed(state, None))
        if state.phase == "deal":
            return self.value(state.play(state.chances().at(0)))
        return self._shares(self.turn(state).value(state))

    def after(self, state: State, move: Move) -> Shares:
        """Value what a move leads to; nobody sees how the chests are dealt."""
        if isinstance(move, Deal):
            return self.value(state)
        if isinstance(move, TakeChest) and has_open_chests(self.rules):
            return self.value(state.play(move))
        return self._shares(self.turn(state).after(state, move))

    def choices(self, state: State, played: AnyMove | None = None) -> Sequence[Judged]:
        """Value every legal move as its player can know it, the best first."""
        del played
        seat, turn = state.seat, self.turn(state, self._viewer(state))
        first = turn.chosen(state)
        rest = [
            Judged(move, self._shares(turn.after(state, move))) for move in state.moves() if move != first
        ]
        rest.sort(key=lambda judged: -judged.shares[seat])
        return [Judged(first, self._shares(turn.after(state, first))), *rest]

    def openings(self, state: State) -> Sequence[Opened]:
        """Open the chests of an ended game slot by slot."""
        opened: list[Opened] = []
        shown = list(_closed(state, None).chests)
        for slot, owner in enumerate(state.owners):
            if owner != NOBODY and shown[slot] is None:
                shown[slot] = state.chests[slot]
                shares = end_shares(msgspec.structs.replace(state, chests=tuple(shown)))
                what = GAME.write_move(TakeChest(slot + 1), state.rules)
                opened.append(Opened(owner, what, shares))
        return opened


class SolvedEvaluator(BlueEvaluator):
    """Two players, exactly: from the solved table, in which nobody looks into a chest.

    In a last turn, when nothing but the mover's own dice is left to come, the mover's chests are counted for
    what they are.
    """

    name = "solved"

    def __init__(self, table: SolvedTable) -> None:
        super().__init__(table.rules, solved.PLAYERS)
        self._closed: Final = Judge(table)
        self._looking: Final = Judge(table, looks_into_chests=True)

    @property
    def error(self) -> float:
        """How close the solver comes."""
        return 1e-7

    def _knows(self, state: State, seat: int) -> bool:
        return state.last_turns == 0 and super()._knows(state, seat)

    def _ends(self, start: State, viewer: int | None) -> NDArray[np.float64]:
        judge = self._closed if viewer is None else self._looking
        mine = np.array(judge.ends(start))
        return _of_two(start.seat, mine)


def _of_two(seat: int, mine: NDArray[np.float64]) -> NDArray[np.float64]:
    """Give both players' shares from those of one."""
    return np.stack([mine, 1 - mine] if seat == 0 else [1 - mine, mine], axis=1)


NETWORK_ERRORS: Final = {2: 0.005, 3: 0.02, 4: 0.02, 5: 0.02}
"""By the number of players; docs/review.md says where they come from."""


class NetworkEvaluator(BlueEvaluator):
    """The standard game of two to five, by a network.

    Of two players one is enough: the bots' network says what a table is worth to a player who has just moved,
    and the reply is worked out. With more players the network of all seats (`study.shares`) is asked. It
    knows no chest; what the own ones mean to a player is taken from the bots' network.
    """

    name = "network"

    def __init__(self, seats: int) -> None:
        super().__init__(STANDARD, seats)
        self._evaluation: Final = new_evaluation(seats)
        self._all_seats: Final = (
            None if seats == solved.PLAYERS else new_share_evaluation(seats, share_network(seats))
        )

    @property
    def error(self) -> float:
        """As measured."""
        return NETWORK_ERRORS[self.seats]

    def _ends(self, start: State, viewer: int | None) -> NDArray[np.float64]:
        row: Any = np.array(row_of(start), np.int64) if HAS_NUMBA else row_of(start)
        count = end_count(STANDARD)
        if self._all_seats is None:
            mine = np.zeros(count)
            value_with_replies(self._evaluation, row, int(viewer is not None), mine)
            return _of_two(start.seat, mine)
        ends = np.zeros((count, self.seats))
        value_shares(self._all_seats, row, ends)
        for after, alike in ends_alike(start).items():
            # The network knows little of last turns; a few that are left can be worked out.
            if after.last_turns >= 0 and after.phase != "over" and turns_left(after, _FEW_TURNS) < _FEW_TURNS:
                ends[alike] = SharedTurn(after, self._ends(after, None)).start
        if viewer is not None:
            known, closed = np.zeros(count), np.zeros(count)
            value_for(self._evaluation, row, viewer, 1, known)
            value_for(self._evaluation, row, viewer, 0, closed)
            mine = ends[:, viewer].copy()
            odds = _odds(mine) * _odds(known) / _odds(closed)
            ends *= ((1 / (1 + odds)) / np.maximum(1 - mine, _LEAST))[:, None]
            ends[:, viewer] = odds / (1 + odds)
        return ends


# Last turns are counted before they are worked out, and worked out for everybody and for who knows more.
@lru_cache(maxsize=512)
def ends_alike(start: State) -> Mapping[State, list[int]]:
    """Give the tables that a turn may leave, each with the ends of the turn that leave it."""
    alike: dict[State, list[int]] = {}
    for end in sorted({end for ends in ends_at(start) for end in ends}):
        alike.setdefault(play_end(start, end), []).append(end)
    return alike


def turns_left(start: State, most: int) -> int:
    """Count the turns to be worked out from here to the end, in all ways it may go; `most` is enough."""
    count = 1
    for after in ends_alike(start):
        if count >= most:
            break
        if after.phase != "over":
            count += turns_left(after, most - count)
    return min(count, most)


def _odds(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Give the odds of shares; certain ones are nearly so."""
    near = np.clip(shares, 1e-12, 1 - 1e-12)
    return near / (1 - near)


_LEAST: Final = 1e-12
"""Nothing is divided by nothing."""
_FEW_TURNS: Final = 120
"""Fewer turns than this are worked out to the end of the game."""
BATCHES: Final = 8
"""Games are also counted in batches, to tell how far they scatter."""
_SURE: Final = 2.36
"""How many standard errors hold 95 of 100 with so few batches (Student's t)."""
_PILOT: Final = 4
"""One part of this of the games is for all ends alike."""
_MOSTLY: Final = 0.9
"""The likeliest ends of a turn, up to this chance, get the other games."""
_GAMES: Final = {2: 128, 3: 128, 4: 72, 5: 40}
"""Games from each end of a turn, for a game as long as the standard one."""
_FEWEST: Final = 16
_MOST: Final = 512
_LONG: Final = 60
"""Turns of a record after which there are fewer games for each."""


class _Leaf(NamedTuple):
    """Ends of a turn that leave the same table, and the games played on from it."""

    ends: list[int]
    row: list[int]
    games: list[NDArray[np.float64]]
    """Shape (batches, games, seats) each."""


def _likeliest(leaves: Sequence[_Leaf], odds: Sequence[float]) -> list[_Leaf]:
    """Give the likeliest leaves, the fewest that are most of all."""
    order = sorted(range(len(leaves)), key=lambda at: -odds[at])
    reached = list(accumulate(odds[at] for at in order))
    return [leaves[at] for at in order[: bisect_left(reached, _MOSTLY * reached[-1]) + 1]]


class RolloutEvaluator(BlueEvaluator):
    """Any rule set: games of `greedy` against itself, played on from every end of a turn."""

    name = "rollouts"

    def __init__(self, rules: Rules, seats: int, seed: int) -> None:
        super().__init__(rules, seats)
        self._seed: Final = seed
        self._squares: Final[list[float]] = []
        self._done = 0
        # Longer games have more turns to play on from, and each takes longer; larger turns, too.
        results = len(turn_of(rules.faces, rules.dice).results)
        usual = len(turn_of(STANDARD.faces, STANDARD.dice).results)
        scale = (STANDARD.shells / max(shells_of(rules, seat) for seat in range(seats))) ** 2 * min(
            1.0, usual / results
        )
        games = min(_MOST, max(_FEWEST, int(_GAMES[seats] * scale)))
        self._games: Final = games // BATCHES * BATCHES

    @property
    def error(self) -> float:
        """How far costs may be wrong: the root of the mean square of all so far."""
        return float(np.sqrt(np.mean(self._squares))) if self._squares else 0.0

    def choices(self, state: State, played: AnyMove | None = None) -> Sequence[Judged]:
        """Value every legal move, and see how far its difference from the best scatters."""
        found = super().choices(state, played)
        if len(found) == 1:
            return found
        turn = self.turn(state, self._viewer(state))
        batches = np.array([turn.after(state, judged.move)[self.seats :] for judged in found])
        apart = batches[1:] - batches[0]
        errors = (_SURE * np.sqrt(apart.var(axis=1, ddof=1) / BATCHES)).tolist()
        sure = [judged._replace(error=error) for judged, error in zip(found, [0.0, *errors], strict=True)]
        self._squares.extend((judged.error or 0.0) ** 2 for judged in sure[1:] if judged.move == played)
        return sure

    def _ends(self, start: State, viewer: int | None) -> NDArray[np.float64]:
        shares = np.zeros((end_count(self.rules), self.seats + BATCHES))
        going: list[_Leaf] = []
        for after, ends in ends_alike(start).items():
            if after.phase == "over":
                exact = end_shares(_closed(after, viewer))
                shares[ends] = (*exact, *[exact[start.seat]] * BATCHES)
            else:
                going.append(_Leaf(ends, row_of(after), []))
        if not going:
            return shares
        games, known = self._count(), _known(start)
        few = max(_FEWEST, games // _PILOT // BATCHES * BATCHES)
        self._play(going, known, range(few), start.seat, shares)
        # What is left of the games goes to where such a turn is likely to end.
        odds = SharedTurn(start, shares[:, : self.seats]).odds()
        likely = _likeliest(going, [float(odds[leaf.ends].sum()) for leaf in going])
        more = (games - few) * len(going) // len(likely) // BATCHES * BATCHES
        self._play(likely, known, range(few, few + more), start.seat, shares)
        return shares

    def _play(
        self,
        leaves: Sequence[_Leaf],
        known: NDArray[np.int64],
        numbers: range,
        mover: int,
        shares: NDArray[np.float64],
    ) -> None:
        """Play games on from ends of a turn, and write what these are worth by all games so far."""
        # Only this needs numba.
        from fathoms.games.into_the_blue.study.rollouts import roll_out  # noqa: PLC0415

        if not numbers:
            return
        found = roll_out(
            self.rules, np.array([leaf.row for leaf in leaves], np.int64), known, self._seed, numbers
        )
        for leaf, played in zip(leaves, found.games, strict=True):
            leaf.games.append(played.reshape(BATCHES, -1, self.seats))
            games = np.concatenate(leaf.games, axis=1)
            means = np.maximum(games.mean(axis=(0, 1)), 0)
            shares[leaf.ends] = np.concatenate([means / means.sum(), games[:, :, mover].mean(axis=1)])

    def _count(self) -> int:
        """Give the number of games for the next turn: the longer a record, the fewer."""
        self._done += 1
        return self._games if self._done <= _LONG else max(_FEWEST, self._games // 4 // BATCHES * BATCHES)


def _known(start: State) -> NDArray[np.int64]:
    """Give for each slot which of the sorted chests lies there; -1 where the state does not show it."""
    row = row_of(start)
    return np.array(
        [-1 if value is None else dealt(row, at) for at, value in enumerate(start.chests)], np.int64
    )


VERSION: Final = 4
"""Raise it where the same game gets other values in a review: those that are kept are made anew."""
SECONDS: Final = 10.0
"""A game of two that is solved in no more than this is solved."""
_SECONDS_A_SET: Final = 3e-9
"""For each state, throw of a turn and set of kept dice: with one core, measured on rule sets of all kinds."""
_KEPT_TABLES: Final = 16


def seconds_to_solve(rules: Rules) -> float:
    """Estimate how long one core takes to solve a rule set."""
    sets = len(turn_of(rules.faces, rules.dice).sets)
    return layout_of(rules).entries * sets * max(1, rules.rolls - 1) * _SECONDS_A_SET


def choose_evaluator(rules: Rules, seats: int, seed: int, tables: Path | None = None) -> BlueEvaluator:
    """Choose how games are valued: exactly if that can be, else by the network, else by rollouts."""
    if seats == solved.PLAYERS:
        table = find_table(rules, tables)
        if table is not None:
            return SolvedEvaluator(table)
    if plays_standard(rules):
        return NetworkEvaluator(seats)
    if not HAS_NUMBA:
        raise FathomsError("analysis.review-needs-compiled")
    return RolloutEvaluator(rules, seats, seed)


def evaluator_version(rules: Rules, seats: int) -> str:
    """Name the evaluator that would be chosen, without making it."""
    if seats == solved.PLAYERS and (_kept_table(rules, None) is not None or _is_quickly_solved(rules)):
        return f"solved-{VERSION}"
    if not plays_standard(rules):
        return f"rollouts-{VERSION}"
    sources = [network_file(seats), *([share_file(seats)] if seats > solved.PLAYERS else [])]
    digest = crc32(b"".join(source.read_bytes() for source in sources))
    return f"network-{VERSION}-{digest:08x}"


def find_table(rules: Rules, tables: Path | None) -> SolvedTable | None:
    """Open the solved table of a rule set; one that is quickly solved is solved now, and kept."""
    path = _kept_table(rules, tables)
    if path is not None:
        return SolvedTable(path, rules)
    if _is_quickly_solved(rules):
        return _solve_into(cache_folder() / "solved" if tables is None else tables, rules)
    return None


def _kept_table(rules: Rules, tables: Path | None) -> Path | None:
    """Find the solved table of a rule set where it may be."""
    name = solved.file_name(rules)
    if tables is not None:
        places = [tables / name]
    else:
        places = [solved.place_for(rules), cache_folder() / "solved" / name]
        asked = Path(os.environ.get(solved.VARIABLE, ""))
        if asked.is_file() and solved.read_header(asked)[1] == rules:
            return asked
    return next((path for path in places if path.exists()), None)


def _is_quickly_solved(rules: Rules) -> bool:
    return HAS_NUMBA and solved.unsolvable(rules) is None and seconds_to_solve(rules) <= SECONDS


def _solve_into(folder: Path, rules: Rules) -> SolvedTable:
    """Solve a rule set, and keep the table beside those that were solved last."""
    from fathoms.games.into_the_blue.study.solve import solve  # noqa: PLC0415 - it needs numba

    path = folder / solved.file_name(rules)
    # Two processes may solve the same at once: each its own, and the last one stays.
    own = path.with_name(f"{path.name}.{os.getpid()}")
    solve(rules, own, cores=1)
    own.replace(path)
    others = sorted(folder.glob("*.solved"), key=lambda each: each.stat().st_mtime)
    for old in others[:-_KEPT_TABLES]:
        old.unlink(missing_ok=True)
    return SolvedTable(path, rules)
