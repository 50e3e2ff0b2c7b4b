"""`POST /api/replay`: a record checked move by move, each position as a screen draws it and in words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core import Malformed, find_game, view
from fathoms.core import record as records
from fathoms.core.code import pack
from fathoms.core.text import plain
from fathoms.protocol.library import Position, Replayed, ReplayRecord
from fathoms.protocol.wire import write_state
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from fathoms.core import AnyGame, Line, Move, Record, State
    from fathoms.server.endpoint import Asked
    from fathoms.server.long_work import Effort
    from fathoms.texts import Texts

LARGEST_RECORD: Final = 512 * 1024
"""Bytes of a request with a record in it."""
MOST_MOVES: Final = 5_000
MOST_STEPS: Final = 7_000
"""Of work for one answer: enough for the longest record and a portion of 30 positions, as clients ask."""
_DRAWING: Final = 50
"""Steps that a position takes; playing a move takes one."""
_CHOICES: Final = 10
"""Moves on offer that are listed in one step."""
_HIDDEN: Final = "?"


async def replay(asked: Asked) -> Replayed:
    """Check a record, and give its positions as a viewer sees them."""
    wish: ReplayRecord = asked.body
    return await asked.house.replays.do(asked, partial(replayed, wish, asked.say))


def replayed(wish: ReplayRecord, say: Texts, effort: Effort) -> Replayed:
    """Play a whole record, and draw the positions asked for, as far as the work for one answer goes."""
    record = _record(wish)
    game, rules = find_game(record.game), records.rules_of(record)
    states: list[State] = []
    moves: list[Move | None] = []
    for state, move in records.replay(record):
        effort.spend()
        states.append(state)
        moves.append(move)
    positions: list[Position] = []
    for number in range(len(states))[wish.start : wish.start + wish.most]:
        position = _position(game, record, states, moves[number], number, wish.seat, say)
        effort.spend(_DRAWING + len(position.moves) // _CHOICES)
        positions.append(position)
        if effort.spent + _DRAWING > MOST_STEPS:
            break
    result = states[-1].result
    return Replayed(
        game=game.name,
        rules=record.rules,
        code=pack(game, rules),
        seats=record.seats,
        first=record.first,
        moves=record.moves,
        turns=tuple(state.turns for state in states),
        over=result is not None,
        scores=result.scores if result else None,
        winners=result.winners if result else None,
        positions=tuple(positions),
        more=bool(positions) and positions[-1].number + 1 < len(states),
    )


def _record(wish: ReplayRecord) -> Record:
    record = records.from_json(wish.record)
    if _HIDDEN in record.moves:
        raise Malformed("server.replay-hidden")
    if len(record.moves) > MOST_MOVES:
        raise Malformed("core.record-too-long", most=MOST_MOVES)
    if wish.seat is not None and wish.seat >= len(record.seats):
        raise Malformed("server.replay-seat", seat=wish.seat, last=len(record.seats) - 1)
    return record


def _position(  # noqa: PLR0913, PLR0917 - one position needs all that led to it
    game: AnyGame,
    record: Record,
    states: list[State],
    move: Move | None,
    number: int,
    seat: int | None,
    say: Texts,
) -> Position:
    state = states[number]
    before = states[number - 1] if number else None
    seen = view(state, seat)
    offer = game.offer(seen)
    names = seat_names(record.seats, game.colours, say)
    told = game.tell(before, move, names, say) if before is not None else ""
    return Position(
        number=number,
        move=record.moves[number - 1] if number else None,
        seat=None if before is None else before.actor,
        actor=state.actor,
        turn=state.turn,
        turns=state.turns,
        view=msgspec.Raw(write_state(seen.state)),
        scene=game.scene(seen),
        told=told,
        board=_plain(game.board(seen, names, say)),
        effect=game.effect(view(before, None), move) if before is not None else None,
        moves=offer.choices,
        more=offer.more,
    )


def _plain(lines: list[Line]) -> tuple[str, ...]:
    return tuple(plain(line).rstrip() for line in lines)
