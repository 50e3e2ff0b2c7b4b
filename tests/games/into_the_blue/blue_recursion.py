"""A plain recursion over games of two that knows nothing but the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from fathoms.core import CHANCE
from fathoms.games.into_the_blue import GAME, Rules
from fathoms.games.into_the_blue.dice import DealChances

if TYPE_CHECKING:
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


class Knowing(Recursion):
    """Values moves of a last turn for a player who knows the values of some slots."""

    def __init__(self, plain: Recursion, slots: dict[int, int]) -> None:
        self.rules, self.turns, self.values = plain.rules, plain.turns, plain.values
        self.known = {}
        self.slots = slots

    def lay_out(
        self, state: State, known: dict[Any, Any], waiting: list[State], *, at_start: bool = True
    ) -> Any:
        if begins_turn(state) and not at_start:
            # After a chest the same player goes on, and still knows.
            return super().lay_out(state, {}, waiting)
        return super().lay_out(state, known, waiting, at_start=at_start)

    def mean_share(self, state: State) -> float:
        total, ways, deals = 0.0, 0, DealChances(self.rules.chests)
        for deal in deals:
            if all(deal.values[slot] == value for slot, value in self.slots.items()):
                result = msgspec.structs.replace(state, chests=deal.values).result
                assert result is not None
                ways += deals.weight(deal)
                total += deals.weight(deal) * (0 in result.winners) / len(result.winners)
        return total / ways
