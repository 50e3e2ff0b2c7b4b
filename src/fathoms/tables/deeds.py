"""What people do in a game: play, resign, take back. Pure: a table and a wish give events to be written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import CHANCE
from fathoms.tables.errors import Denied, NotYourTurn, Stale
from fathoms.tables.events import (
    Begun,
    Ended,
    Fell,
    Played,
    Resigned,
    UndoAgreed,
    UndoAsked,
    UndoDenied,
    Undone,
)
from fathoms.tables.happening import Happening

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fathoms.core import Move, State
    from fathoms.core.proof import Proven
    from fathoms.protocol.live import Play
    from fathoms.tables.aggregate import Table
    from fathoms.tables.ports import Status

_PORTION: Final = 20
"""Moves of chance at once: longer runs would keep every other table waiting."""


def begin(
    table: Table, at: float, dice: Proven, absent: Sequence[int] = (), bot: str = ""
) -> list[Happening]:
    """Begin the game: the draw may say who is first, and what falls before the first choice falls."""
    seats = len(table.seats)
    first = dice.first(seats) if table.begins == "draw" else table.begins
    start: State = table.game.start(table.rules, seats, first)
    begun = Begun(at=at, first=first, absent=tuple(absent), bot=bot)
    return [Happening(begun), *falls(table, start, dice, 1, at)]


def falls(table: Table, state: State, dice: Proven, number: int, at: float) -> list[Happening]:
    """Let chance act until a seat has to decide; `number` is the record's next move.

    What falls for long falls in portions: the table's driver goes on with it. A game that has had all its
    moves is over.
    """
    fallen: list[Happening] = []
    most = table.opened.most_moves
    while state.actor == CHANCE and number <= most and len(fallen) < _PORTION:
        move = dice.source(number).draw(state.chances())
        state = state.play(move)
        fallen.append(Happening(Fell(at=at, move=table.game.write_move(move, table.rules)), move, state))
        number += 1
    if state.actor is not None and number > most:
        fallen.append(Happening(Ended(at=at, by="moves")))
    return fallen


def play(  # noqa: PLR0913 - a move, and how it is answered
    table: Table, seat: int, wish: Play, bot: str, at: float, *, wait: bool = False
) -> list[Happening]:
    """Play a move as it is written; what falls after it falls at once.

    With `wait`, dice for a bot's turn are left to the driver if no other person plays: until they fall the
    move can be taken back. Whoever is too late plays no more: then a bot does.
    """
    require_position(table, wish.version)
    if table.actor != seat:
        raise NotYourTurn("tables.not-your-turn")
    if not table.seats[seat].person:
        raise NotYourTurn("tables.bot-plays")
    late = run_out(table, at, bot)
    if late:
        return late
    done = play_move(table, seat, table.game.read_move(wish.move, table.rules), at)
    after = done[0].after
    alone = table.persons == [seat] and after is not None and after.turn not in (None, seat)
    if wait and alone and not isinstance(done[-1].event, Ended):
        return done[:1]
    return done


def play_move(table: Table, seat: int, move: Move, at: float) -> list[Happening]:
    """Play a move for the seat that decides; the record gets it in its own spelling."""
    state = require_playing(table)
    after = state.play(move)
    played = Played(at=at, seat=seat, move=table.game.write_move(move, table.rules))
    return [
        Happening(played, move, after),
        *falls(table, after, table.dice, len(table.moves) + 2, at),
    ]


def chance(table: Table, at: float) -> list[Happening]:
    """Let fall what is to fall now: the next portion, or all of it at a table that was written by hand."""
    return falls(table, require_playing(table), table.dice, len(table.moves) + 1, at)


def resign(table: Table, seat: int, bot: str, at: float) -> list[Happening]:
    """Give the game up."""
    require_playing(table)
    if table.seats[seat].out:
        raise Denied("tables.out")
    return [Happening(Resigned(at=at, seat=seat, by="resign", bot=bot))]


def run_out(table: Table, at: float, bot: str = "") -> list[Happening]:
    """End the time of the seat whose clock has run down; nothing if it has not."""
    times = table.times
    if times is None or table.outcome is not None:
        return []
    deadline, seat = times.deadline(), times.running
    if deadline is None or seat is None or at < deadline:
        return []
    return [Happening(Resigned(at=at, seat=seat, by="time", bot=bot))]


def close(table: Table, at: float, patience: float) -> list[Happening]:
    """Close a table that waits for its people, or whose bots wait for a watcher, if nobody came for long."""
    if table.outcome is not None or at - table.at < patience or (table.state is not None and table.persons):
        return []
    return [Happening(Ended(at=at, by="absence"))]


def undo(table: Table, seat: int, version: int, at: float, *, agree: bool) -> list[Happening]:
    """Ask to take the own last move back, agree to another's wish, or say no to it."""
    require_position(table, version)
    if not table.seats[seat].person:
        raise Denied("tables.bot-plays")
    wish = table.undo
    if not agree:
        if wish is None:
            raise Denied("tables.undo-no-wish")
        return [Happening(UndoDenied(at=at, seat=seat))]
    if not table.trail:
        raise Denied("tables.undo-nothing")
    last = table.undoable
    if last is None:
        raise Denied("tables.undo-revealed")
    if wish is not None and wish.by != seat:
        if seat in wish.agreed:
            return []
        asked, agreed = Happening(UndoAgreed(at=at, seat=seat)), {*wish.agreed, seat}
    elif last.seat != seat:
        raise Denied("tables.undo-not-yours")
    elif wish is not None:
        return []
    else:
        asked, agreed = Happening(UndoAsked(at=at, seat=seat)), set[int]()
    by = seat if wish is None else wish.by
    return [asked, *undone(table, at, by, agreed)]


def undone(table: Table, at: float, by: int, agreed: set[int], gone: int | None = None) -> list[Happening]:
    """Take a person's last move back if every other person agrees; bots do, and so does whoever stands up.

    What bots have answered goes with it.
    """
    others = {person for person in table.persons if person not in (by, gone)}
    last = table.undoable
    if last is None or not others <= agreed:
        return []
    return [Happening(Undone(at=at, moves=len(table.moves) - len(table.trail) + table.trail.index(last)))]


def require_playing(table: Table) -> State:
    """Refuse before the start and after the end."""
    if table.state is None:
        raise Denied("tables.not-begun")
    if table.outcome is not None:
        raise Denied("tables.over")
    return table.state


def require_position(table: Table, version: int) -> None:
    """Refuse a wish about a position that is no more."""
    require_playing(table)
    if not table.position <= version <= table.version:
        raise Stale("tables.stale")


def status_after(table: Table, happenings: Iterable[Happening]) -> Status | None:
    """Tell the status that these events would lead to; None if they do not change it."""
    status: Status | None = None
    for event, _, after in happenings:
        if isinstance(event, Begun):
            status = "playing"
        elif isinstance(event, Resigned):
            others = [seat for seat in table.seats if not seat.out and seat.number != event.seat]
            status = "over" if len(others) < 2 else status
        elif isinstance(event, Ended):
            status = "over"
        if after is not None and after.actor is None:
            status = "over"
    return status
