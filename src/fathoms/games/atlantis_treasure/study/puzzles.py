"""Decisions of Atlantis Treasure that may be puzzles: the first move of a turn that wins.

That a turn wins is seen by playing every way to end it. That no other first move is as good is seen by
playing every way to end the turn after it, and every answer of the next player: whoever can win then does, so
a move is worth no more than the chance that the die does not let them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fathoms.core import CHANCE, Judged, PuzzleDecision, PuzzleQuota

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence
    from pathlib import Path

    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State

_MOST_MOVES: Final = 120
"""First moves of a turn that are searched to the end."""
_MOST_WINNING: Final = 4
"""Of first moves that win: with more it is no puzzle."""
_LEAST_GAP: Final = 0.02


class AtlantisPuzzler:
    """Judges turns that win, by playing every way to end them."""

    bots: Final[Sequence[str]] = ("careless", "greedy", "expert")
    kinds: Final[Mapping[str, PuzzleQuota]] = {"treasure": PuzzleQuota(70, 0)}

    def judge(
        self, state: State, kinds: Collection[str], tables: Path | None = None
    ) -> PuzzleDecision | None:
        """Judge the first decision of a turn, or the slide after its action."""
        del tables
        if state.phase != "act" or state.moved:
            return None
        moves = state.moves()
        if not 1 < len(moves) <= _MOST_MOVES:
            return None
        if "treasure" in kinds and state.treasures[state.seat] + 1 == state.target:
            return _judge_win(state, moves)
        return None


def _judge_win(state: State, moves: Sequence[Move]) -> PuzzleDecision | None:
    """Judge a turn that wins; None if it does not, or if another move may be as good."""
    if _is_plain(state):
        return None
    seat, winning = state.seat, [move for move in moves if wins_turn(state.play(move), state.seat)]
    if not 0 < len(winning) <= min(_MOST_WINNING, len(moves) // 2):
        return None
    others: list[Judged] = []
    for move in moves:
        if move not in winning:
            most = _most_worth(state.play(move), seat)
            if most > 1 - _LEAST_GAP:
                return None
            others.append(Judged(move, _shares(state, most), 0.0))
    others.sort(key=lambda each: -each.shares[seat])
    best = [Judged(move, _shares(state, 1.0), 0.0) for move in winning]
    return PuzzleDecision("treasure", [*best, *others], 0.0, proven=True, bounds=True)


def _is_plain(state: State) -> bool:
    """Tell whether a treasure can be had at once, which everybody sees."""
    return any(state.play(slide).treasures != state.treasures for slide in state.options().get("move", ()))


def _shares(state: State, mine: float) -> tuple[float, ...]:
    """Give one seat its share, and the others what is left."""
    rest = (1 - mine) / (state.seats - 1)
    return tuple(mine if seat == state.seat else rest for seat in range(state.seats))


def wins_turn(state: State, seat: int) -> bool:
    """Tell whether a seat has won, or can before its turn ends."""
    if state.result is not None:
        return state.result.winners == (seat,)
    if state.actor != seat or state.phase != "act":
        return False
    # Slides first: most turns that win end with one.
    options = state.options()
    actions = (move for kind, each in options.items() if kind != "move" for move in each)
    ordered = [*options.get("move", ()), *actions]
    turn = state.turns
    return any(wins_turn(after, seat) for after in map(state.play, ordered) if after.turns == turn)


def turn_ends(state: State) -> Iterator[State]:
    """Play every way to end a turn that is on."""
    turn, seen, open_states = state.turns, {state}, [state]
    while open_states:
        now = open_states.pop()
        if now.phase != "act" or now.turns != turn:
            yield now
            continue
        for move in now.moves():
            after = now.play(move)
            if after not in seen:
                seen.add(after)
                open_states.append(after)


def _most_worth(after: State, seat: int) -> float:
    """Give the most that a first move can be worth: the next player wins where the die lets them."""
    most = 0.0
    for end in turn_ends(after):
        if end.result is not None:
            worth = 1 / len(end.result.winners) if seat in end.result.winners else 0.0
        else:
            worth = 1 - chance_to_win(end)
        most = max(most, worth)
        if most > 1 - _LEAST_GAP:
            break
    return most


@lru_cache(maxsize=4096)
def chance_to_win(state: State) -> float:
    """Give the chance that the player whose turn begins can win in it, whatever face falls."""
    if state.actor != CHANCE:
        return 0.0
    chances, rival = state.chances(), state.seat
    winning = 0
    for face in chances:
        after = state.play(face)
        # The die may say `again`; what it says then is not followed, which only raises the bound.
        if after.turns == state.turns and wins_turn(after, rival):
            winning += chances.weight(face)
    return winning / chances.total
