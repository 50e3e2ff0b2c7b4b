"""The moves of Atlantis Treasure on offer to a seat, each with its rule and what it would do."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations, islice, permutations, zip_longest
from typing import TYPE_CHECKING, Final, cast

from fathoms.core import Choice, Offer
from fathoms.core.scene import NOTHING, continues
from fathoms.games.atlantis_treasure.choices import Pairs, Unstores
from fathoms.games.atlantis_treasure.effects import PiecesEffect, carried, effect_of, moved_piece
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, Direction
from fathoms.games.atlantis_treasure.moves import Fire, Move, write_move

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from fathoms.core import View
    from fathoms.games.atlantis_treasure.state import State

_RULES: Final = {
    "move": "M1",
    "hold": "T10",
    "fire": "T6",
    "store": "V3",
    "pick": "V2",
    "swap": "V1",
    "compass": "T3",
    "own": "V2",
    "unstore": "V3",
    "coral": "T5",
    "shift": "T4",
}
"""The rule that allows each kind of move. Short lists come first, so that none is cut off by a long one."""
_STARTS: Final = {"compass": "reserve", "own": "own"}
"""Where a compass comes from whose move names its direction first."""


def offer_to(seen: View[State], begun: str, most: int) -> Offer:
    """List the legal moves of the viewer's seat; those of several parts come last, the shorter ones first."""
    state = seen.state
    if seen.seat is None or state.actor != seen.seat:
        return NOTHING
    found = state.options()
    verb, *words = begun.split() or [""]
    verbs = [each for each in _RULES if each in found and verb in ("", each)]
    parts = [_listed(state, each, found[each], words, most) for each in verbs]
    stock = found.get("unstore")
    if isinstance(stock, Unstores) and "unstore" in verbs and not words:
        parts.append(_unstores(stock, (), range(2, len(DIRECTIONS) + 1)))
    choices = tuple(islice(chain.from_iterable(parts), most + 1))
    return Offer(choices) if len(choices) <= most else Offer(choices[:most], more=True)


def _listed(
    state: State, verb: str, moves: Sequence[Move], words: Sequence[str], most: int
) -> Iterable[Choice]:
    """List the moves of one kind that go on with these words; stored compasses one by one, unless begun."""
    if isinstance(moves, Unstores):
        return _unstores(moves, words, range(len(DIRECTIONS)) if words else range(1, 2))
    if isinstance(moves, Pairs):
        return _pairs(state, verb, cast("Pairs[str]", moves), words, most)
    begun = " ".join((verb, *words))
    choices = (_choice(state, verb, move) for move in moves)
    return (choice for choice in choices if continues(choice.move, begun))


def _choice(state: State, verb: str, move: Move) -> Choice:
    # T7 lets the shooter pick the corner for a submarine that is hit.
    rule = "T7" if isinstance(move, Fire) and move.corner else _RULES[verb]
    return Choice(write_move(move, state.rules), rule, effect_of(state, move))


def _pairs(state: State, verb: str, moves: Pairs[str], words: Sequence[str], most: int) -> Iterator[Choice]:
    """List moves of a first word and a square; if not all have room, every first word is there at least."""
    sea, numbers = state.sea, state.grid.squares
    firsts = [first for first in moves.firsts if first in words[:1] or not words]
    if len(words) > 2:
        return
    squares = {
        first: [square for square in moves.squares_for(first) if square in words[1:2] or not words[1:]]
        for first in firsts
    }
    # A direction names a compass from a base or the reserve, a square the piece that lies there.
    pieces = [
        (first, _STARTS[verb], first) if verb in _STARTS else (sea[numbers[first]], first, first)
        for first in firsts
    ]
    if sum(map(len, squares.values())) <= most:
        for mark, start, first in pieces:
            for square in squares[first]:
                yield _pair(verb, first, square, mark, start)
    else:
        for row in zip_longest(*squares.values()):
            for (mark, start, first), square in zip(pieces, row, strict=True):
                if square is not None:
                    yield _pair(verb, first, square, mark, start)


@lru_cache(maxsize=100_000)
def _pair(verb: str, first: str, square: str, mark: str, start: str) -> Choice:
    return Choice(f"{verb} {first} {square}", _RULES[verb], carried(mark, start, square))


def _unstores(moves: Unstores, words: Sequence[str], sizes: range) -> Iterator[Choice]:
    """List ways to place stored compasses (V3) on top of those begun, `sizes` more, fewer ones first.

    A last direction without a square is still to be placed. Words in any order mean the same, as in a record.
    """
    begun, last = dict(zip(words[::2], words[1::2], strict=False)), words[-1:] if len(words) % 2 else ()
    held, taken = moves.sets[-1], set(begun.values())
    named = [*begun, *last]
    if len(named) > len(set(named)) or len(taken) < len(begun) or len(begun) < len(words) // 2:
        return
    if not (taken.issubset(moves.squares) and set(named).issubset(held)):
        return
    squares = [square for square in moves.squares if square not in taken]
    others = [direction for direction in held if direction not in begun]
    for size in sizes:
        for added in combinations(others, size):
            if not set(last).issubset(added):
                continue
            for places in permutations(squares, size):
                placed = {**begun, **dict(zip(added, places, strict=True))}
                yield _unstored(tuple([(each, placed[each]) for each in held if each in placed]))


def _unstored(placed: tuple[tuple[Direction, str], ...]) -> Choice:
    moved = tuple(moved_piece(direction, "stock", square) for direction, square in placed)
    return Choice(" ".join(("unstore", *chain(*placed))), _RULES["unstore"], PiecesEffect(moved))
