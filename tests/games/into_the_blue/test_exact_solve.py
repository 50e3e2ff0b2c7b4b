"""The solved table against a plain recursion that knows nothing but the engine."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import numpy as np
import pytest

from fathoms.core import CHANCE
from fathoms.games.into_the_blue import GAME, Rules
from fathoms.games.into_the_blue.dice import DealChances
from fathoms.games.into_the_blue.exact.layout import layout_of
from fathoms.games.into_the_blue.exact.steps import Solver

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.state import State

Key: TypeAlias = tuple[int, tuple[tuple[int, ...], ...], tuple[int, int], int]
"""Whose turn begins, the shells of each seat, the chests of each seat, last turns to come."""


def key_of(state: State) -> Key:
    return (state.seat, state.shells, (state.owners.count(0), state.owners.count(1)), state.last_turns)


def begins_turn(state: State) -> bool:
    return state.phase == "roll" and state.rolls == 0


class Recursion:
    """Values of all reachable states for seat 0, from `play`, `moves`, `chances` and `result` alone.

    A turn is laid out once as a graph of means and choices; then turns are followed over and over until
    nothing changes. Chests are not known to either player: an ended game is worth its mean over all deals.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        start = GAME.start(rules, 2)
        start = start.play(start.chances().at(0))
        self.first = key_of(start)
        self.turns: dict[Key, Any] = {}
        self.known: dict[Any, float] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if key_of(state) not in self.turns:
                self.turns[key_of(state)] = self.lay_out(state, {}, waiting)
        self.values = dict.fromkeys(self.turns, 0.5)
        groups: dict[tuple[int, int], list[Key]] = {}
        for key in self.turns:
            groups.setdefault((sum(key[2]), sum(map(sum, key[1]))), []).append(key)
        # Chests taken and shells placed only ever grow; states with as many of both hang on each other.
        for group in sorted(groups, reverse=True):
            change = 1.0
            while change > 1e-11:
                change = 0.0
                for key in groups[group]:
                    value = self.follow(self.turns[key], {})
                    change = max(change, abs(value - self.values[key]))
                    self.values[key] = value

    def lay_out(
        self, state: State, known: dict[Any, Any], waiting: list[State], *, at_start: bool = True
    ) -> Any:
        if state.phase == "over":
            return ("worth", self.worth(state))
        if begins_turn(state) and not at_start:
            waiting.append(state)
            return ("turn", key_of(state))
        # Dice about to be thrown, and how they came to lie, do not matter any more.
        here = (state.phase, state.held if state.phase == "roll" else state.dice, state.rolls)
        if here not in known:
            if state.actor == CHANCE:
                chances = state.chances()
                parts = [
                    (
                        chances.weight(fall) / chances.total,
                        self.lay_out(state.play(fall), known, waiting, at_start=False),
                    )
                    for fall in chances
                ]
                known[here] = ("mean", parts)
            else:
                moves = (
                    state.moves()[:1] if state.phase == "chest" else state.moves()
                )  # all chests look alike
                choices = [self.lay_out(state.play(move), known, waiting, at_start=False) for move in moves]
                known[here] = ("most" if state.seat == 0 else "least", choices)
        return known[here]

    def worth(self, state: State) -> float:
        ended = (state.shells, state.owners, state.last_turn[0] < state.last_turn[1])
        if ended not in self.known:
            self.known[ended] = self.mean_share(state)
        return self.known[ended]

    def mean_share(self, state: State) -> float:
        total, deals = 0.0, DealChances(self.rules.chests)
        for deal in deals:
            result = msgspec.structs.replace(state, chests=deal.values).result
            assert result is not None
            share = (0 in result.winners) / len(result.winners)
            total += deals.weight(deal) / deals.total * share
        return total

    def follow(self, turn: Any, known: dict[int, float]) -> float:
        kind, inside = turn
        if kind == "worth":
            return inside
        if kind == "turn":
            return self.values[inside]
        value = known.get(id(turn))
        if value is None:
            if kind == "mean":
                value = sum(p * self.follow(part, known) for p, part in inside)
            else:
                value = (max if kind == "most" else min)(self.follow(part, known) for part in inside)
            known[id(turn)] = value
        return value


def solved(rules: Rules) -> NDArray[np.float32]:
    layout = layout_of(rules)
    table = np.full((len(layout.pairs), layout.rows, layout.columns), np.nan, np.float32)
    solver = Solver(rules, table)
    with ThreadPoolExecutor(2) as pool:
        for step in solver.steps:
            assert list(solver.run(step, pool))[-1] == 1
    assert sum(step.states for step in solver.steps) == np.isfinite(table).sum()
    return table


TINY = Rules(shells=2, levels=2, faces="12C", dice=3, rolls=2, main=(2, 3), secondary=(1, 1), chests=(1, 3))
SMALL = Rules(
    shells=3, levels=2, faces="12C", dice=3, rolls=2, main=(1, 3), secondary=(1, 2), chests=(2, 2, 5)
)


@pytest.mark.parametrize(
    "rules",
    [
        TINY,
        SMALL,
        msgspec.structs.replace(TINY, rolls=3, faces="122C"),
        msgspec.structs.replace(TINY, secondaries=(0, 1, 2, 2), dice=4),
        msgspec.structs.replace(TINY, other_secondary=(2, 0)),
        msgspec.structs.replace(TINY, faces="123C"),
        msgspec.structs.replace(TINY, faces="12"),
        msgspec.structs.replace(TINY, last_shell="at-once"),
        msgspec.structs.replace(TINY, last_shell="at-once", last_chest="last-turns"),
        msgspec.structs.replace(TINY, last_shell="at-once", last_chest="never"),
        msgspec.structs.replace(TINY, last_chest="last-turns"),
        msgspec.structs.replace(TINY, last_chest="never"),
        msgspec.structs.replace(TINY, last_shell="never"),
        msgspec.structs.replace(TINY, last_shell="never", last_chest="last-turns"),
    ],
)
def test_every_state_is_worth_what_the_engine_makes_of_it(rules: Rules) -> None:
    plain, table, layout = Recursion(rules), solved(rules), layout_of(rules)
    assert table[0, 0, 0] == pytest.approx(plain.values[plain.first], abs=1e-6)
    flat = table.reshape(-1)
    for (seat, shells, chests, _), value in plain.values.items():
        entry = layout.entry(shells[seat], shells[1 - seat], (chests[seat], chests[1 - seat]))
        mine = value if seat == 0 else 1 - value
        assert flat[entry] == pytest.approx(mine, abs=1e-6), (seat, shells, chests)
    assert len(plain.values) > 20
