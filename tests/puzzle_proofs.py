"""Puzzles worked out again by plain recursion on the engine: slow, and with nothing of what made them."""

from __future__ import annotations

from functools import cache, partial
from itertools import permutations
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.core import CHANCE, find_game
from fathoms.puzzles import WHOLE, Puzzle, position, shipped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def winning_turns() -> list[Puzzle]:
    """List the puzzles of turns that win, those with the fewest choices first."""
    found = [puzzle for puzzle in shipped().values() if puzzle.bounds]
    return sorted(found, key=lambda puzzle: len(puzzle.choices))


def last_turns() -> list[Puzzle]:
    """List the puzzles of last turns, which need no table: those with most chests taken first."""
    found = [
        (puzzle, position(puzzle)) for puzzle in shipped().values() if puzzle.proven and not puzzle.bounds
    ]
    last = [(len(state.free_slots), puzzle.id, puzzle) for puzzle, state in found if state.last_turns == 0]
    return [puzzle for *_, puzzle in sorted(last)]


def values_of(puzzle: Puzzle) -> dict[str, float]:
    """Give what every choice is worth, or, of a turn that wins, the most that it can be."""
    state, game = position(puzzle), find_game(puzzle.game)
    seat: int = state.actor
    worth: Callable[[Any], float] = partial(most_worth, seat=seat) if puzzle.bounds else last_turn(seat)
    start = state.seen_by(seat)
    return {game.write_move(move, state.rules): worth(start.play(move)) for move in state.moves()}


def check(puzzle: Puzzle) -> None:
    """Fail unless the right moves are right, and all others worse by two points."""
    values = values_of(puzzle)
    best = max(values.values())
    told = {choice.move: choice.value / WHOLE for choice in puzzle.choices}
    assert values.keys() == told.keys()
    for move, value in values.items():
        assert abs(value - told[move]) < 1e-4, (puzzle.id, move, value, told[move])
        assert (best - value < 0.02) == (move in puzzle.right), (puzzle.id, move, value, best)


# Into the Blue: a last turn, to the end of the game


def last_turn(seat: int) -> Callable[[Any], float]:
    """Value the states of a last turn for the player whose it is, who knows nothing but the own chests."""

    @cache
    def value(state: Any) -> float:
        if state.phase == "over":
            return _closed_end(state, seat)
        if state.actor == CHANCE:
            chances = state.chances()
            return sum(chances.weight(move) * value(state.play(move)) for move in chances) / chances.total
        if state.phase == "chest":
            # Face down, one chest is as good as another.
            return value(state.play(state.moves()[0]))
        return max(value(state.play(move)) for move in state.moves())

    return value


def _closed_end(state: Any, seat: int) -> float:
    """Share the win over every way in which the chests that nobody has seen may lie."""
    unseen = list(state.rules.chests)
    for known in state.chests:
        if known is not None:
            unseen.remove(known)
    ways = set(permutations(unseen))
    total = 0.0
    for way in ways:
        left = iter(way)
        chests = tuple(next(left) if known is None else known for known in state.chests)
        winners = msgspec.structs.replace(state, chests=chests).result.winners
        total += (seat in winners) / len(winners)
    # Equal chests may lie in several ways that look the same, each as often.
    return total / len(ways)


# Atlantis Treasure: a turn that wins, and every answer to what does not


def most_worth(after: Any, seat: int) -> float:
    """Give 1 if a turn can still be won, else what is left when the next player wins wherever that can be."""
    if can_win(after, seat):
        return 1.0
    most = 0.0
    for end in turn_ends(after):
        if end.result is None:
            most = max(most, 1 - chance_to_win(end))
        elif seat in end.result.winners:
            most = max(most, 1 / len(end.result.winners))
    return most


def turn_ends(state: Any) -> Iterator[Any]:
    """Play every way to end a turn."""
    seen: set[Any] = set()

    def go_on(now: Any) -> Iterator[Any]:
        if now in seen:
            return
        seen.add(now)
        if now.actor is None or now.actor == CHANCE or now.turns != state.turns:
            yield now
            return
        for move in now.moves():
            yield from go_on(now.play(move))

    return go_on(state)


@cache
def chance_to_win(state: Any) -> float:
    """Give the chance that the player whose turn begins can win in it."""
    chances, rival = state.chances(), state.turn
    winning = [face for face in chances if can_win(state.play(face), rival)]
    return sum(map(chances.weight, winning)) / chances.total


def can_win(state: Any, seat: int) -> bool:
    """Tell whether a seat wins by some way to end its turn."""
    if state.result is not None:
        return state.result.winners == (seat,)
    return state.actor == seat and any(can_win(state.play(move), seat) for move in state.moves())
