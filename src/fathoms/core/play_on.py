"""Playing on from a moment of another game: what is taken over, and what is dealt afresh."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from fathoms.core.errors import Malformed
from fathoms.core.game import CHANCE, reveals
from fathoms.core.proof import DEEPEST, KEY, Origin, origin_of, proof_of
from fathoms.core.record import HIDDEN, replay

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core.chance import Source
    from fathoms.core.game import AnyGame, State
    from fathoms.core.record import Record


class TakenOver(NamedTuple):
    """The first moves of a game that another one goes on from."""

    origin: Origin
    moves: tuple[str, ...]
    """What is to be dealt afresh is HIDDEN."""


def take_over(record: Record, move: int, table: str | None = None) -> TakenOver:
    """Take over the first moves of a record; `table` is where it was played, if that is known.

    What was dealt face down is dealt afresh, if nothing that followed showed any of it to everybody:
    anyone who has read how the first game ended would know it, and the others at the new table would not.
    """
    if move > len(record.moves):
        raise Malformed("core.origin-beyond", number=move, moves=len(record.moves))
    part = msgspec.structs.replace(record, moves=record.moves[:move], result=None)
    states, secret, shown = list(replay(part)), list[int](), False
    for number, ((before, _), (after, played)) in enumerate(pairwise(states), start=1):
        if before.actor == CHANCE and before.chances().secret:
            secret.append(number)
        elif secret and played is not None and reveals(before, played, after, None):
            shown = True
    if states[-1][0].actor is None:
        raise Malformed("core.origin-over", number=move)
    afresh = () if shown else tuple(secret)
    proof = proof_of(record) if KEY in record.extra else None
    origin = Origin(move, table, afresh, proof, origin_of(record))
    while origin.origin is not None and origin.origin.move >= move:
        # All that is taken over was there before that game began: it comes from the one before it.
        origin = msgspec.structs.replace(origin.origin, move=move, afresh=afresh)
    if _depth(origin) > DEEPEST:
        raise Malformed("core.origin-deep", most=DEEPEST)
    dealt = [HIDDEN if number in afresh else text for number, text in enumerate(part.moves, start=1)]
    return TakenOver(origin, tuple(dealt))


def deal_afresh(
    game: AnyGame, state: State, rules: Any, moves: Sequence[str], source: Callable[[int], Source]
) -> tuple[list[str], State]:
    """Deal what is HIDDEN among moves that were taken over, and play them all.

    `source` gives the chance of the move with a number; 1 is the first.
    """
    dealt: list[str] = []
    for number, text in enumerate(moves, start=1):
        if text == HIDDEN:
            move = source(number).draw(state.chances())
            dealt.append(game.write_move(move, rules))
        else:
            move = game.read_move(text, rules)
        state = state.play(move)
    return dealt, state


def with_dealt(moves: Sequence[str], dealt: Sequence[str]) -> list[str]:
    """Put what was dealt afresh into the moves that were taken over."""
    coming = iter(dealt)
    return [next(coming) if text == HIDDEN else text for text in moves]


def _depth(origin: Origin | None) -> int:
    depth = 0
    while origin is not None:
        depth, origin = depth + 1, origin.origin
    return depth
