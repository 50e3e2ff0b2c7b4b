"""Whole games of players that work their turns out, compiled, for any rule set: LANES tables side by side.

Sets of kept dice are numbered as in `study.turn`; whole sets, the results of a turn, come last.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.compiled.games import (
    begin_number,
    count_dive,
    finish,
    keep,
    note_standing,
    place_shells,
    random_turn,
    roll,
    take_any_chest,
)
from fathoms.games.into_the_blue.compiled.instructions import LANES, load, pick, store
from fathoms.games.into_the_blue.compiled.rules import (
    DICE,
    DICE_COUNT,
    FACES,
    KINDS,
    LEVELS,
    OVER,
    PHASE,
    ROLLS,
    SEAT,
    TURNS,
    brings_chest,
    chests_left,
    pack_dice,
    rolls_of_mover,
    run_depth,
    showing,
)
from fathoms.games.into_the_blue.dice import is_perfect, keeps
from fathoms.games.into_the_blue.rules import plays_standard
from fathoms.games.into_the_blue.study.evaluation import new_evaluation, value_turn
from fathoms.games.into_the_blue.study.network import network_for
from fathoms.games.into_the_blue.study.turn import FIRST_PLACING, end_count, turn_of
from fathoms.games.into_the_blue.study.turns import (
    Scratch,
    TurnArrays,
    keep_the_best,
    larger_sets,
    look_up_finals,
    throw_dice_of_lanes,
    turn_arrays,
)
from fathoms.games.into_the_blue.study.values import (
    CAUTIOUS,
    DIVER,
    EXPERT,
    GREEDY,
    PATIENCE,
    RANDOM,
    value_ends,
)
from fathoms.jit import njit, njit_no_alloc_inline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.compiled.games import Records
    from fathoms.games.into_the_blue.compiled.instructions import Lanes
    from fathoms.games.into_the_blue.compiled.rules import Constants, Row
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.study.evaluation import Evaluation
    from fathoms.games.into_the_blue.study.network import Network


class Lists(NamedTuple):
    """What leads from one set of dice to another."""

    turn: TurnArrays
    larger: NDArray[np.int64]
    """Each set that is not whole with one die more, by face."""
    starts: NDArray[np.int64]
    """For each result where its sets that may be kept begin, and after the last where they end."""
    kept: NDArray[np.int64]
    """The sets that may be kept of each result, all dice left out."""
    packed: NDArray[np.int64]
    """Each of these as packed dice."""
    perfect: NDArray[np.int64]
    """The results that are perfect dives (T8)."""
    perfect_dice: NDArray[np.int64]
    """These as packed dice."""


@lru_cache(maxsize=8)
def lists_of(rules: Rules) -> Lists:
    """List the dice of a rule set."""
    turn, arrays = turn_of(rules.faces, rules.dice), turn_arrays(rules)
    starts, kept = [0], list[int]()
    codes = np.array([pack_dice(dice) for dice in turn.sets], np.int64)
    for dice in turn.results:
        kept += [turn.number[faces] for faces in keeps(dice)]
        starts.append(len(kept))
    perfect = [at for at, dice in enumerate(turn.results) if is_perfect(dice, rules.levels)]
    return Lists(
        arrays,
        larger_sets(arrays),
        np.array(starts, np.int64),
        np.array(kept, np.int64),
        codes[kept],
        np.array(perfect, np.int64),
        codes[turn.first_result :][perfect],
    )


class Plans(NamedTuple):
    """LANES turns worked out."""

    after: Lanes
    """What each end of the turn is worth: the way in."""
    scratch: Scratch
    """In it what each result of the dice is worth."""
    held: Lanes
    """What each set of kept dice is worth with one throw to come, then all with two, and so on."""


def new_plans(rules: Rules, lists: Lists) -> Plans:
    """Make room for LANES turns."""
    whole, results = lists.turn.whole, lists.turn.chances.size
    return Plans(
        np.zeros((end_count(rules), LANES)),
        Scratch(np.zeros((whole + results, LANES)), np.zeros((results, LANES))),
        np.zeros((max(1, lists.turn.rolls - 1) * whole, LANES)),
    )


@njit_no_alloc_inline
def work_out(constants: Constants, lists: Lists, plans: Plans, rows: NDArray[np.int64]) -> None:
    """Work out the turns whose ends are in `plans.after`."""
    scratch, whole, to = plans.scratch, np.uint64(lists.turn.whole), np.uint64(0)
    look_up_finals(lists.turn, plans.after, scratch)
    for at in range(lists.perfect.size):
        _without_chest(constants, lists, plans, rows, at)
    for throws in range(lists.turn.rolls - 1):
        if throws > 0:
            keep_the_best(lists.turn, scratch)
        throw_dice_of_lanes(lists.turn, scratch.held)
        for kept in range(whole):
            store(plans.held, to, load(scratch.held, kept))
            to += np.uint64(1)


@njit_no_alloc_inline
def _without_chest(
    constants: Constants, lists: Lists, plans: Plans, rows: NDArray[np.int64], at: int
) -> None:
    """Where all chests are taken a perfect dive is a dive like any other (T8)."""
    result, dice = lists.perfect[at], lists.perfect_dice[at]
    for lane in range(LANES):
        if not chests_left(constants, rows[lane]):
            best = plans.after[placing_of(constants, dice, 0), lane]
            for level in range(1, constants[LEVELS]):
                best = max(best, plans.after[placing_of(constants, dice, level), lane])
            plans.scratch.finals[result, lane] = best
            plans.scratch.held[lists.turn.whole + result, lane] = best


@njit_no_alloc_inline
def placing_of(constants: Constants, dice: int, level: int) -> int:
    """Number the end of placing shells on a level that the dice reach; level 0 is the first."""
    return FIRST_PLACING + level * constants[DICE_COUNT] + showing(dice, level) - 1


@njit_no_alloc_inline
def _number_of(constants: Constants, lists: Lists, dice: int) -> int:
    """Give the number of a set of packed dice."""
    at = 0
    for kind in range(constants[KINDS]):
        for _ in range(showing(dice, constants[FACES + kind])):
            at = lists.larger[at, kind]
    return at


@njit_no_alloc_inline
def _nearly(kind: int) -> float:
    """Tell how much less than the best still counts as equally good."""
    return 1e-12 if kind == GREEDY else 1e-9


@njit_no_alloc_inline
def best_level(
    constants: Constants, plans: Plans, lane: int, dice: int, depth: int, kind: int, bits: np.uint64
) -> int:
    """Choose the level to place on; the first after an unsuccessful dive, where nothing is placed."""
    if depth == 0:
        return 0
    least = plans.after[placing_of(constants, dice, 0), lane]
    for level in range(1, depth):
        least = max(least, plans.after[placing_of(constants, dice, level), lane])
    least -= _nearly(kind)
    equal = 0
    for level in range(depth):
        equal += plans.after[placing_of(constants, dice, level), lane] >= least
    passed = pick(bits, np.uint64(equal))
    chosen = 0
    for level in range(depth):
        if plans.after[placing_of(constants, dice, level), lane] >= least:
            if passed == 0:
                chosen = level
            passed -= 1
    return chosen


@njit_no_alloc_inline
def best_kept(
    constants: Constants, lists: Lists, plans: Plans, row: Row, lane: int, kind: int, bits: np.uint64
) -> tuple[int, np.uint64]:
    """Choose the dice to keep, all of them for a stop; gives what chance is left over, too."""
    dice, whole = row[DICE], lists.turn.whole
    result = _number_of(constants, lists, dice) - whole
    stage = (rolls_of_mover(constants, row) - row[ROLLS] - 1) * whole
    start, end = lists.starts[result], lists.starts[result + 1]
    stop = plans.scratch.finals[result, lane]
    most = plans.held[stage + lists.kept[start], lane]
    for entry in range(start + 1, end):
        most = max(most, plans.held[stage + lists.kept[entry], lane])
    equal = 0
    if kind in (CAUTIOUS, DIVER):
        # A style stops as soon as what it has is good enough, and else throws.
        if stop >= (PATIENCE if kind == CAUTIOUS else 1.0) * most - 1e-9 and stop > 0.0:
            return dice, bits
    else:
        most = max(most, stop)
        equal = 1 if stop >= most - _nearly(kind) else 0
    least = most - _nearly(kind)
    for entry in range(start, end):
        equal += plans.held[stage + lists.kept[entry], lane] >= least
    passed = pick(bits, np.uint64(equal))
    bits *= np.uint64(equal)
    for entry in range(start, end):
        if plans.held[stage + lists.kept[entry], lane] >= least:
            if passed == 0:
                return lists.packed[entry], bits
            passed -= 1
    return dice, bits


TABLES: Final = LANES
"""How many tables there are side by side."""
_KINDS: Final = {"random": RANDOM, "greedy": GREEDY, "cautious": CAUTIOUS, "diver": DIVER, "expert": EXPERT}


@njit_no_alloc_inline
def _planned_turn(
    constants: Constants,
    lists: Lists,
    plans: Plans,
    row: Row,
    lane: int,
    kind: int,
    records: Records,
    game: int,
) -> None:
    """Play a whole turn as its plan says; of equally good moves one is drawn."""
    bits = roll(constants, row, records)
    while row[ROLLS] < rolls_of_mover(constants, row):
        kept, bits = best_kept(constants, lists, plans, row, lane, kind, bits)
        if not keep(row, kept, records):
            break
        bits = roll(constants, row, records)
    dice = row[DICE]
    depth = run_depth(dice, constants[LEVELS])
    count_dive(constants, row, depth, records, game)
    if brings_chest(constants, row, depth):
        take_any_chest(constants, row, bits, records)
    else:
        level = best_level(constants, plans, lane, dice, depth, kind, bits)
        place_shells(constants, row, level, records)


# A view of a row costs as much as a decision where references are counted, so these make theirs uncounted.


@njit_no_alloc_inline
def value_at(
    constants: Constants,
    rows: NDArray[np.int64],
    at: int,
    kind: int,
    points: NDArray[np.float64],
    plans: Plans,
) -> None:
    """Value the ends of the turn that begins at a table."""
    value_ends(constants, rows[at], kind, points[0], points[1], plans.after[:, at])


@njit_no_alloc_inline
def _begin_at(
    constants: Constants,
    rows: NDArray[np.int64],
    at: int,
    records: Records,
    game: int,
    seed: np.uint64,
    number: int,
    first: int,
) -> None:
    begin_number(constants, rows[at], at, records, game, seed, number, first)


@njit_no_alloc_inline
def _play_turn_at(
    constants: Constants,
    lists: Lists,
    plans: Plans,
    rows: NDArray[np.int64],
    at: int,
    kind: int,
    records: Records,
    game: int,
) -> bool:
    """Play a turn at a table; tells whether the game is over, and written down."""
    row = rows[at]
    seat, turn = row[SEAT], row[TURNS]
    if kind == RANDOM:
        random_turn(constants, row, records, game)
    else:
        _planned_turn(constants, lists, plans, row, at, kind, records, game)
    note_standing(constants, row, at, records, game, turn, seat)
    over = row[PHASE] == OVER
    if over:
        finish(constants, row, at, records, game)
    return over


@njit
def _play(
    constants: Constants,
    lists: Lists,
    plans: Plans,
    rows: NDArray[np.int64],
    kinds: NDArray[np.int64],
    points: NDArray[np.float64],
    records: Records,
    seed: np.uint64,
    start: int,
    step: int,
    first: int,
    on: NDArray[np.int64],
    evaluation: Evaluation | None,
) -> None:
    """Play a game for each row of the records, numbered from `start` on, each seat a kind of player.

    `plans`, `points` and `on` (the game at each of LANES tables; -1 is none) are room to work in. Without the
    expert's evaluation it is left out of what is compiled, and takes no time to load.
    """
    games, begun, done = records.turns.size, 0, 0
    for at in range(LANES):
        on[at] = -1
        if begun < games:
            on[at] = begun
            _begin_at(constants, rows, at, records, begun, seed, start + begun * step, first)
            begun += 1
    while done < games:
        planned = 0
        for at in range(LANES):
            kind = int(kinds[rows[at, SEAT]])
            if on[at] >= 0 and kind != RANDOM:
                planned += 1
                if kind == EXPERT:
                    if evaluation is not None:
                        value_turn(evaluation, rows[at], 1, plans.after[:, at])
                else:
                    value_at(constants, rows, at, kind, points, plans)
        if planned > 0:
            work_out(constants, lists, plans, rows)
        for at in range(LANES):
            kind = int(kinds[rows[at, SEAT]])
            if on[at] >= 0 and _play_turn_at(constants, lists, plans, rows, at, kind, records, on[at]):
                done += 1
                on[at] = -1
                if begun < games:
                    on[at] = begun
                    _begin_at(constants, rows, at, records, begun, seed, start + begun * step, first)
                    begun += 1


class PlannedPlayers:
    """Players by name, one a seat, with all that they think with."""

    def __init__(self, rules: Rules, bots: Sequence[str], network: Network | None = None) -> None:
        """Seat the players; `network` is what `expert` thinks with in place of the shipped one."""
        seats = len(bots)
        self.kinds: Final = np.array([_KINDS[bot] for bot in bots], np.int64)
        self.evaluation: Evaluation | None = None
        if EXPERT in self.kinds:
            if plays_standard(rules):
                self.evaluation = new_evaluation(seats, network or network_for(seats))
            else:
                # As the bot does where no network knows the rules.
                self.kinds[self.kinds == EXPERT] = GREEDY
        self.lists: Final = lists_of(rules)
        self.plans: Final = new_plans(rules, self.lists)
        self.points: Final = np.zeros((2, seats))

    def play(
        self,
        constants: Constants,
        rows: NDArray[np.int64],
        records: Records,
        which: tuple[np.uint64, int, int, int],
    ) -> None:
        """Play a game for each row of the records; `which`: seed, first number, step, who begins."""
        on = np.zeros(LANES, np.int64)
        _play(
            constants, self.lists, self.plans, rows, self.kinds, self.points, records, *which, on,
            self.evaluation,
        )  # fmt: skip
