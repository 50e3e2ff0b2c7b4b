"""The steps of solving: which states can be solved beside each other, in which order, and by what rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fathoms.games.into_the_blue.exact import induction
from fathoms.games.into_the_blue.exact.induction import Sea, Side, solve_last_turns, solve_mirrors
from fathoms.games.into_the_blue.exact.kernel import turn_arrays
from fathoms.games.into_the_blue.exact.lanes import LANES
from fathoms.games.into_the_blue.exact.layout import layout_of
from fathoms.games.into_the_blue.exact.leads import growth, position_array, treasure_leads, win_shares

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.rules import Rules


class Step(NamedTuple):
    """States that hang on no other but their mirrors: so many chests are taken, so many shells placed."""

    chests: int
    shells: int
    """Shells of both players; -1 stands for all last turns."""
    states: int


class Part(NamedTuple):
    """A piece of a step for one thread."""

    one: Side
    other: Side | None
    """The mirrors' player to move; None in last turns, which have no mirrors."""
    ones: tuple[int, int]
    others: tuple[int, int]

    def solve(self, sea: Sea) -> tuple[int, int]:
        """Solve it; gives how many tiles it had and how many rounds they took."""
        if self.other is None:
            return solve_last_turns(sea, self.one, self.ones, self.others)
        return solve_mirrors(sea, self.one, self.other, self.ones, self.others)


class Solver:
    """Fills the table of a rule set, step by step."""

    def __init__(self, rules: Rules, table: NDArray[np.float32]) -> None:
        self.rules = rules
        self.layout = layout_of(rules)
        positions = self.layout.positions
        self.sea = Sea(
            table, growth(positions, rules.dice), treasure_leads(rules, position_array(positions)), rules.dice
        )
        self.most_shells = rules.shells if rules.last_shell == "never" else rules.shells - 1
        """The most shells on the board of a player to move."""
        self.steps = list(self._steps())
        self.tiles = self.rounds = 0

    def _steps(self) -> Iterator[Step]:
        layout, sizes = self.layout, self.layout.positions.with_total
        taken = sorted({sum(pair) for pair in layout.pairs}, reverse=True)
        for chests in taken:
            blocks = sum(sum(pair) == chests for pair in layout.pairs)
            last = sum(
                len(sizes(mine)) * len(sizes(theirs))
                for mine in range(self.most_shells + 1)
                for theirs in range(self.rules.shells + 1)
                if layout.is_last_turn(theirs, chests) and sizes(theirs).stop <= layout.rows
            )
            if last:
                yield Step(chests, -1, last * blocks)
            if layout.all_taken_is_last(chests):
                continue
            for shells in range(2 * self.most_shells, -1, -1):
                pairs = self._totals(shells)
                yield Step(
                    chests, shells, sum(len(sizes(i)) * len(sizes(shells - i)) for i in pairs) * blocks
                )

    def _totals(self, shells: int) -> range:
        return range(max(0, shells - self.most_shells), min(shells, self.most_shells) + 1)

    def side(self, mine: int, chests: tuple[int, int]) -> Side:
        """Describe the turn of a player with so many shells placed."""
        rules, layout = self.rules, self.layout
        ours, theirs = chests
        left = layout.chests - ours - theirs
        over = layout.all_taken_is_last(ours + theirs)
        chest, block = induction.NO_CHEST, 0
        if left > 1 or (left == 1 and rules.last_chest == "never"):
            chest, block = induction.SAME_PLAYER, layout.pair_number[ours + 1, theirs]
        elif left == 1 and rules.last_chest == "at-once":
            chest = induction.GAME_ENDS
        elif left == 1:
            chest, block = induction.OTHER_PLAYER, layout.pair_number[theirs, ours + 1]
        at_once = rules.last_shell == "at-once"
        return Side(
            turn=turn_arrays(rules, chests_left=left > 0, shells_left=mine < rules.shells),
            here=layout.pair_number[ours, theirs],
            mirror=layout.pair_number[theirs, ours],
            ends_from=1 if over else rules.shells - mine if at_once else rules.dice + 1,
            win=win_shares(rules, ours, theirs),
            chest=chest,
            chest_block=block,
            chest_win=win_shares(rules, ours + 1, theirs) if chest == induction.GAME_ENDS else np.zeros(1),
        )

    def last_turn_side(self, mine: int, chests: tuple[int, int]) -> Side:
        """Describe the last turn of a player: whatever is placed, the game ends."""
        side = self.side(mine, chests)
        if side.chest == induction.OTHER_PLAYER:
            # E3: in a last turn a chest gives another turn, and ends nothing that is not ending already.
            again = self.layout.pair_number[chests[0] + 1, chests[1]]
            side = side._replace(chest=induction.SAME_PLAYER, chest_block=again)
        return side._replace(ends_from=1)

    def work(self, step: Step) -> Iterator[Part]:
        """Split a step into parts that run beside each other."""
        pairs = [pair for pair in self.layout.pairs if sum(pair) == step.chests]
        if step.shells < 0:
            for chests in pairs:
                yield from self._last_turns(chests)
            return
        for chests in pairs:
            for mine in self._totals(step.shells):
                theirs = step.shells - mine
                # Each pair of mirrors once.
                if mine > theirs or (mine == theirs and chests[0] >= chests[1]):
                    yield from self._mirrors(mine, theirs, chests)

    def _last_turns(self, chests: tuple[int, int]) -> Iterator[Part]:
        positions = self.layout.positions
        for mine in range(self.most_shells + 1):
            side = self.last_turn_side(mine, chests)
            own = positions.with_total(mine)
            for theirs in range(self.rules.shells + 1):
                others = positions.with_total(theirs)
                if not self.layout.is_last_turn(theirs, sum(chests)) or others.stop > self.layout.rows:
                    continue
                for start in range(own.start, own.stop, LANES):
                    stop = min(start + LANES, own.stop)
                    yield Part(side, None, (start, stop), (others.start, others.stop))

    def _mirrors(self, mine: int, theirs: int, chests: tuple[int, int]) -> Iterator[Part]:
        positions = self.layout.positions
        one, other = self.side(mine, chests), self.side(theirs, (chests[1], chests[0]))
        own, others = positions.with_total(mine), positions.with_total(theirs)
        own_mirror = mine == theirs and chests[0] == chests[1]
        for start in range(own.start, own.stop, LANES):
            first = start if own_mirror else others.start
            stop = min(start + LANES, own.stop)
            yield Part(one, other, (start, stop), (first, others.stop))

    def run(self, step: Step, pool: Executor) -> Iterator[float]:
        """Solve a step; yields the share of it that is done, part after part."""
        parts = list(self.work(step))
        done = pool.map(self._solve, parts)
        for number, (tiles, rounds) in enumerate(done, start=1):
            self.tiles += tiles
            self.rounds += rounds
            yield number / len(parts)

    def _solve(self, part: Part) -> tuple[int, int]:
        return part.solve(self.sea)
