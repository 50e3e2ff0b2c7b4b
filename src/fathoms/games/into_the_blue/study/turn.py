"""A turn worked out exactly: the value of every set of kept dice, for whatever the final dice are worth.

The standard dice have 462 results and 924 sets of kept dice. Holding a set is worth the mean of holding it
with one die more, over the faces of that die; so each set is looked at once, and no throw is ever sampled.

What a result is worth depends on the ends it allows. They are numbered:

    0                                the dive was unsuccessful (T5)
    1                                a chest was taken (T8)
    2 + (level - 1) * dice + n - 1   n dice show the level that shells are placed on (T6, T7)
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.games.into_the_blue.dice import dive_gives, keeps, run_depth
from fathoms.games.into_the_blue.moves import Keep, Move, Place, Stop, TakeChest, sort_faces
from fathoms.games.into_the_blue.rules import CHEST, has_perfect_dives
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State

FAIL: Final = 0
CHEST_TAKEN: Final = 1
FIRST_PLACING: Final = 2
NEARLY: Final = 1e-12
"""Values closer than this differ by rounding alone."""


def end_count(rules: Rules) -> int:
    """Count the ends of a turn."""
    return FIRST_PLACING + rules.levels * rules.dice


def placing(rules: Rules, level: int, count: int) -> int:
    """Number the end of a turn with `count` dice that show a level."""
    return FIRST_PLACING + (level - 1) * rules.dice + count - 1


@lru_cache(maxsize=32)
def ends_of(rules: Rules, *, chests_left: bool = True, shells_left: bool = True) -> list[list[int]]:
    """List for each result of the dice the ends that the player may choose among.

    Args:
        rules: dice, faces and levels are read.
        chests_left: without, a perfect dive is a dive like any other.
        shells_left: without, a dive that brings no chest is worth an unsuccessful one.
    """
    found: list[list[int]] = []
    for dice in turn_of(rules.faces, rules.dice).results:
        match dive_gives(dice, rules.levels, int(shells_left), chests=chests_left):
            case "chest":
                found.append([CHEST_TAKEN])
            case "shells":
                levels = range(1, run_depth(dice, rules.levels) + 1)
                found.append([placing(rules, level, dice.count(str(level))) for level in levels])
            case "nothing":
                found.append([FAIL])
    return found


def ends_at(start: State) -> list[list[int]]:
    """List the same for the turn that begins at a state."""
    chests = NOBODY in start.owners and has_perfect_dives(start.rules)
    return ends_of(start.rules, chests_left=chests, shells_left=start.left[start.seat] > 0)


def final_values(
    rules: Rules, values: Sequence[float], *, chests_left: bool = True, shells_left: bool = True
) -> list[float]:
    """Value each result of the dice by the best end it allows."""
    ends = ends_of(rules, chests_left=chests_left, shells_left=shells_left)
    return [max([values[end] for end in each]) for each in ends]


def play_end(start: State, end: int) -> State:
    """End the turn that begins at a state of the engine."""
    if end == FAIL:
        return msgspec.structs.replace(start, dice=CHEST, phase="decide").play(Stop())
    if end == CHEST_TAKEN:
        # Face down one chest is as good as another, so the first will do.
        return msgspec.structs.replace(start, phase="chest").play(TakeChest(start.free_slots[0]))
    level, count = divmod(end - FIRST_PLACING, start.rules.dice)
    dice = "".join(map(str, range(1, level + 1))) + str(level + 1) * (count + 1)
    return msgspec.structs.replace(start, dice=dice, phase="place").play(Place(level + 1))


class Turn:
    """The sets of kept dice of one kind of dice, by number: smaller sets first, whole results last."""

    def __init__(self, faces: str, dice: int) -> None:
        self.faces: Final = sort_faces("".join(set(faces)))
        self.dice: Final = dice
        self.sets: Final = [
            "".join(shown)
            for size in range(dice + 1)
            for shown in combinations_with_replacement(self.faces, size)
        ]
        self.number: Final = {text: number for number, text in enumerate(self.sets)}
        self.first_result: Final = next(at for at, text in enumerate(self.sets) if len(text) == dice)
        odds = [faces.count(face) / len(faces) for face in self.faces]
        fair = len(set(odds)) == 1
        self.larger: Final = [
            [(self.number[sort_faces(text + face)], p) for face, p in zip(self.faces, odds, strict=True)]
            for text in self.sets[: self.first_result]
        ]
        """For each set that is not whole: the sets with one die more, and the chance of each."""
        self._fair: Final = [tuple(at for at, _ in row) for row in self.larger] if fair else None
        self.smaller: Final = [
            sorted({self.number[text[:at] + text[at + 1 :]] for at in range(len(text))}, reverse=True)
            for text in self.sets
        ]
        """For each set the sets with one die less."""

    @property
    def results(self) -> list[str]:
        """All that the dice may show at the end of a turn."""
        return self.sets[self.first_result :]

    def thrown(self, values: Sequence[float]) -> list[float]:
        """Value each set if the other dice are thrown now and results are worth `values`."""
        held = [0.0] * self.first_result + list(values)
        if self._fair is not None:
            share = 1 / len(self.faces)
            for at in range(self.first_result - 1, -1, -1):
                held[at] = sum([held[larger] for larger in self._fair[at]]) * share
        else:
            for at in range(self.first_result - 1, -1, -1):
                held[at] = sum([held[larger] * p for larger, p in self.larger[at]])
        return held

    def best(self, held: Sequence[float], stopped: Sequence[float]) -> list[float]:
        """Value each result if the best of its dice are kept and the rest thrown, or all left as they are.

        Args:
            held: the value of each set, from `thrown`.
            stopped: the value of each result with no further throw.
        """
        most = list(held)
        most[self.first_result :] = stopped
        for at, smaller in enumerate(self.smaller):
            best = most[at]
            for less in smaller:
                if most[less] > best:  # noqa: PLR1730 - `max` takes twice as long, and this is most of a plan
                    best = most[less]
            most[at] = best
        return most[self.first_result :]

    def plan(self, finals: Sequence[float], rolls_left: int) -> list[list[float]]:
        """Value each set with 1, 2, … throws to come, playing for the greatest mean of `finals`."""
        plans: list[list[float]] = []
        values = list(finals)
        for _ in range(rolls_left):
            held = self.thrown(values)
            plans.append(held)
            values = self.best(held, finals)
        return plans


@lru_cache(maxsize=8)
def turn_of(faces: str, dice: int) -> Turn:
    """The turn for one kind of dice, worked out once."""
    return Turn(faces, dice)


class TurnValues(NamedTuple):
    """A turn worked out for the player who takes it."""

    ends: Sequence[float]
    """What each end of the turn is worth."""
    finals: Sequence[float]
    """What each result of the dice is worth."""
    held: Sequence[Sequence[float]]
    """What each set of kept dice is worth with 1, 2, … throws to come."""

    @property
    def start(self) -> float:
        """What the turn is worth before its first throw, if all throws were worked out."""
        return self.held[-1][0]

    def choices(self, state: State) -> list[tuple[float, Move]]:
        """Value the legal moves of a state in this turn, but for taking a chest."""
        rules, turn = state.rules, turn_of(state.rules.faces, state.rules.dice)
        found: list[tuple[float, Move]] = []
        for move in state.moves():
            match move:
                case Place(level):
                    found.append((self.ends[placing(rules, level, state.dice.count(str(level)))], move))
                case Keep(faces):
                    found.append((self.held[state.rolls_left - 1][turn.number[faces]], move))
                case Stop():
                    found.append((self.finals[turn.number[state.dice] - turn.first_result], move))
                case _:
                    pass
        return found


def turn_start(state: State) -> State:
    """Give a state as it was when its turn began."""
    return msgspec.structs.replace(state, dice="", held="", rolls=0, phase="roll")


class Plan:
    """The best way to throw the dice for one purpose: the value of each result at the end is given.

    Among equally good choices it stops rather than throws, and keeps more dice rather than fewer.
    """

    def __init__(self, rules: Rules, finals: Sequence[float], rolls_left: int) -> None:
        self.turn: Final = turn_of(rules.faces, rules.dice)
        self.finals: Final = finals
        self.held: Final = self.turn.plan(finals, rolls_left)
        """For 1, 2, … throws to come, the value of each set of kept dice."""

    def final(self, dice: str) -> float:
        """Give the value of dice that are left as they are."""
        return self.finals[self.turn.number[dice] - self.turn.first_result]

    def choices(self, dice: str, rolls_left: int) -> list[tuple[str | None, float]]:
        """Rank what may be kept (None keeps everything now) with its value, the best first."""
        ranked: list[tuple[str | None, float]] = [(None, self.final(dice))]
        if rolls_left:
            held = self.held[rolls_left - 1]
            ranked += [(text, held[self.turn.number[text]]) for text in keeps(dice)]
        best = max(value for _, value in ranked)
        # Rounding must not hide that two choices are alike: the best ones are ranked by their dice alone.
        ranked.sort(key=lambda each: (-best if each[1] >= best - NEARLY else -each[1], *_by_dice(each[0])))
        return ranked

    def value(self, dice: str | None, rolls_left: int) -> float:
        """Give the value of the dice now; None are dice not thrown yet."""
        if dice is None:
            return self.held[rolls_left - 1][0]
        return self.choices(dice, rolls_left)[0][1]

    def endings(self, dice: str | None, rolls_left: int) -> list[float]:
        """Give the chance of each result at the end, when the plan is followed from here."""
        return self._follow(dice, rolls_left)[0]

    def stops_early(self, dice: str | None, rolls_left: int) -> float:
        """Give the chance that the plan stops with a throw left (T3)."""
        return self._follow(dice, rolls_left)[1]

    def _follow(self, dice: str | None, rolls_left: int) -> tuple[list[float], float]:
        first = self.turn.first_result
        stopped = [0.0] * len(self.finals)
        weights = [0.0] * len(self.turn.sets)
        weights[0 if dice is None else self.turn.number[dice]] = 1.0
        if dice is None:
            weights, rolls_left = self._thrown(weights), rolls_left - 1
        for left in range(rolls_left, 0, -1):
            kept = self.kept(left)
            held = [0.0] * len(weights)
            for at, weight in enumerate(weights[first:]):
                if kept[at] == first + at:
                    stopped[at] += weight
                else:
                    held[kept[at]] += weight
            weights = self._thrown(held)
        return [p + q for p, q in zip(weights[first:], stopped, strict=True)], sum(stopped)

    def _thrown(self, weights: list[float]) -> list[float]:
        """Throw the dice that are not kept."""
        for at, larger in enumerate(self.turn.larger):
            if weights[at]:
                for number, p in larger:
                    weights[number] += weights[at] * p
                weights[at] = 0.0
        return weights

    def kept(self, rolls_left: int) -> list[int]:
        """For each result, the set of dice that is kept; the result itself if nothing is thrown."""
        first = self.turn.first_result
        values = [*self.held[rolls_left - 1][:first], *self.finals]
        best = list(range(len(values)))
        for at, smaller in enumerate(self.turn.smaller):
            for less in smaller:
                other = best[less]
                gain = values[other] - values[best[at]]
                if gain > NEARLY or (gain > -NEARLY and best[at] != at and other > best[at]):
                    best[at] = other
        return best[first:]


def _by_dice(kept: str | None) -> tuple[int, str]:
    return (-99, "") if kept is None else (-len(kept), kept)
