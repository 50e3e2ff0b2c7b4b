"""What people and chance do at a table. Pure: a table and a wish give events to be written, or a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import CHANCE, begins_with
from fathoms.core.play_on import deal_afresh
from fathoms.core.proof import Proven
from fathoms.core.turns import Turns
from fathoms.tables.errors import (
    BadWish,
    Denied,
    FullTable,
    NoTable,
    NotYourTurn,
    Stale,
    TableError,
    TooMany,
    UsedInvite,
)
from fathoms.tables.events import (
    Begun,
    Ended,
    Fell,
    Left,
    Mixed,
    PendingEvent,
    Played,
    RematchAsked,
    RematchDeclined,
    Resigned,
    Returned,
    Sat,
    Settled,
    Swapped,
    UndoAgreed,
    UndoAsked,
    UndoDenied,
    Undone,
)
from fathoms.tables.keys import hashed, same
from fathoms.tables.opening import own_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Move, State
    from fathoms.core.proof import AnyDice
    from fathoms.protocol.live import Play, Settle
    from fathoms.protocol.requests import Sit
    from fathoms.tables.keys import Keys
    from fathoms.tables.table import Seat, Table

_PORTION: Final = 20
"""Moves of chance at once: longer runs would keep every other table waiting."""
_MOST_BEFORE: Final = 200
"""Events before the game after which nothing is changed: nobody fills a database by changing seats."""


def begin(
    table: Table, at: float, dice: AnyDice, absent: Sequence[int] = (), bot: str = ""
) -> list[PendingEvent]:
    """Begin the game: the draw may say who is first, and what falls before the first choice falls."""
    seats = len(table.seats)
    first = dice.first(seats) if table.begins == "draw" else table.begins
    state: State = table.game.start(table.rules, seats, first)
    taken_over = () if table.opened.taken_over is None else table.opened.taken_over.moves
    dealt: list[str] = []
    if isinstance(dice, Proven):
        dealt, state = deal_afresh(table.game, state, table.rules, taken_over, dice.source)
    begun = Begun(at=at, first=first, absent=tuple(absent), bot=bot, dealt=tuple(dealt))
    turns = Turns((0,) * seats)
    return [PendingEvent(begun), *falls(table, state, dice, len(taken_over) + 1, at, turns)]


def falls(  # noqa: PLR0913, PLR0917 - where a game stands, and what falls there
    table: Table, state: State, dice: AnyDice, number: int, at: float, turns: Turns
) -> list[PendingEvent]:
    """Let chance act until a seat has to decide; `number` is the record's next move.

    What falls for long falls in portions: the table's driver goes on with it. A game that has had all its
    moves is over.
    """
    fallen: list[PendingEvent] = []
    most = table.opened.most_moves
    while state.actor == CHANCE and number <= most and len(fallen) < _PORTION:
        turns = turns.at(state)
        move = dice.at(turns.fall(number)).draw(state.chances())
        turns, state = turns.after(state), state.play(move)
        fallen.append(PendingEvent(Fell(at=at, move=table.game.write_move(move, table.rules)), move, state))
        number += 1
    if state.actor is not None and number > most:
        fallen.append(PendingEvent(Ended(at=at, by="moves")))
    return fallen


def play(  # noqa: PLR0913 - a move, and how it is answered
    table: Table, seat: int, wish: Play, bot: str, at: float, *, wait: bool = False
) -> list[PendingEvent]:
    """Play a move as it is written; what falls after it falls at once.

    With `wait`, dice for another's turn are left to the driver: until they fall the move can be taken back.
    A person who is too late plays no more: then a bot does.
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
    others = after is not None and after.turn not in (None, seat)
    if wait and others and not isinstance(done[-1].event, Ended):
        return done[:1]
    return done


def play_move(table: Table, seat: int, move: Move, at: float) -> list[PendingEvent]:
    """Play a move for the seat that decides; the record gets it in its own spelling."""
    state = require_playing(table)
    after = state.play(move)
    played = Played(at=at, seat=seat, move=table.game.write_move(move, table.rules))
    return [
        PendingEvent(played, move, after),
        *falls(table, after, table.dice, len(table.moves) + 2, at, table.turns.after(state)),
    ]


def chance(table: Table, at: float) -> list[PendingEvent]:
    """Let fall what is to fall now: the next portion, or all of it at a table that was written by hand."""
    return falls(table, require_playing(table), table.dice, len(table.moves) + 1, at, table.turns)


def resign(table: Table, seat: int, bot: str, at: float) -> list[PendingEvent]:
    """Give the game up."""
    require_playing(table)
    _require_no_occasion(table, "daily.play-on-later")
    if table.seats[seat].out:
        raise Denied("tables.out")
    return [PendingEvent(Resigned(at=at, seat=seat, by="resign", bot=bot))]


def run_out(table: Table, at: float, bot: str = "") -> list[PendingEvent]:
    """End the time of the seat whose clock has run down; nothing if it has not."""
    times = table.times
    if times is None or table.outcome is not None:
        return []
    deadline, seat = times.deadline(), times.running
    if deadline is None or seat is None or at < deadline:
        return []
    return [PendingEvent(Resigned(at=at, seat=seat, by="time", bot=bot))]


def close(table: Table, at: float, patience: float) -> list[PendingEvent]:
    """Close a table that waits for its people, or whose bots wait for a watcher, if nobody came for long."""
    if table.outcome is not None or at - table.at < patience or (table.state is not None and table.persons):
        return []
    return [PendingEvent(Ended(at=at, by="absence"))]


def undo(table: Table, seat: int, version: int, at: float, *, agree: bool) -> list[PendingEvent]:
    """Ask to take the own last move back, agree to another's wish, or say no to it."""
    require_position(table, version)
    _require_no_occasion(table, "daily.no-undo")
    if not table.seats[seat].person:
        raise Denied("tables.bot-plays")
    wish = table.undo
    if not agree:
        if wish is None:
            raise Denied("tables.undo-no-wish")
        return [PendingEvent(UndoDenied(at=at, seat=seat))]
    if not table.trail:
        raise Denied("tables.undo-nothing")
    last = table.undoable
    if last is None:
        raise Denied("tables.undo-revealed")
    if wish is not None and wish.by != seat:
        if seat in wish.agreed:
            return []
        asked, agreed = PendingEvent(UndoAgreed(at=at, seat=seat)), {*wish.agreed, seat}
    elif last.seat != seat:
        raise Denied("tables.undo-not-yours")
    elif wish is not None:
        return []
    else:
        asked, agreed = PendingEvent(UndoAsked(at=at, seat=seat)), set[int]()
    by = seat if wish is None else wish.by
    return [asked, *undone(table, at, by, agreed)]


def undone(table: Table, at: float, by: int, agreed: set[int], gone: int | None = None) -> list[PendingEvent]:
    """Take a person's last move back if every other person agrees; bots do, and so does one who stands up.

    What bots have answered goes with it.
    """
    others = {person for person in table.persons if person not in (by, gone)}
    last = table.undoable
    if last is None or not others <= agreed:
        return []
    return [PendingEvent(Undone(at=at, moves=len(table.moves) - len(table.trail) + table.trail.index(last)))]


def require_playing(table: Table) -> State:
    """Refuse before the start and after the end."""
    if table.state is None:
        raise Denied("tables.not-begun")
    if table.outcome is not None:
        raise Denied("tables.over")
    return table.state


def _require_no_occasion(table: Table, key: str) -> None:
    """Refuse what cannot be done with an attempt that is made once and compared."""
    if table.opened.occasion:
        raise Denied(key)


def require_position(table: Table, version: int) -> None:
    """Refuse a wish about a position that is no more."""
    require_playing(table)
    if not table.position <= version <= table.version:
        raise Stale("tables.stale")


def holder(table: Table, token: str) -> int:
    """Find the seat that a token holds."""
    shown, found = hashed(token), None
    for seat in table.seats:
        # Every seat is compared, so that the time tells nothing.
        if same(seat.token, shown):
            found = seat.number
    if found is None:
        raise TableError("tables.no-seat")
    return found


def invited(table: Table, invite: str) -> Seat:
    """Find the seat that an invite gives; refuse one that is not known or was used."""
    shown, found = hashed(invite), None
    for seat in table.seats:
        if same(seat.invite, shown):
            found = seat
    if found is None:
        raise TableError("tables.no-invite")
    if found.token is not None:
        raise UsedInvite("tables.invite-used")
    if table.outcome is not None:
        raise TableError("tables.over")
    return found


def offered(table: Table, wish: Sit) -> Seat:
    """Find the seat for a person: the invite's own, or where anyone may sit down a free one."""
    free = [table.seats[number] for number in table.free]
    if wish.invite is not None:
        try:
            return invited(table, wish.invite)
        except UsedInvite:
            # Somebody with the table's link was faster; another seat is as good.
            if not free:
                raise
    elif table.outcome is not None:
        raise TableError("tables.over")
    elif not table.anyone:
        raise TableError("tables.need-invite")
    elif not free:
        raise FullTable("tables.no-free-seat")
    return next((seat for seat in free if seat.number == wish.seat), free[0])


def sit(table: Table, wish: Sit, keys: Keys, at: float) -> list[PendingEvent]:
    """Take a seat; if a bot has stood in for it, the person plays on from here."""
    seat = offered(table, wish)
    if table.opened.rules and not wish.understood:
        raise BadWish("tables.not-understood")
    others = {name for number, name in enumerate(table.names) if number != seat.number}
    name = seat.name if wish.name is None else own_name(wish.name, others)
    token = hashed(keys.token(table.table, seat.key))
    before = table.state is None
    entropy = (wish.entropy or "") if before else ""
    sat = Sat(at=at, seat=seat.number, name=name, token=token, entropy=entropy)
    begun = _begin_if_complete(table, at, seat.number, entropy) if before else []
    return [PendingEvent(sat), *begun]


def choose(table: Table, wish: Sit, keys: Keys, at: float) -> list[PendingEvent]:
    """Bring the seat that a person is about to take to the place they would like, before the game."""
    seat = offered(table, wish)
    if wish.seat is None or table.state is not None:
        return []
    # Nothing moves for somebody who cannot sit down.
    sit(table, wish, keys, at)
    return change(table, seat.number, wish.seat, at)


def change(table: Table, seat: int, to: int, at: float) -> list[PendingEvent]:
    """Change places with a seat that no person holds, before the game."""
    if to == seat:
        return []
    _require_before(table)
    if to >= len(table.seats):
        raise NoTable("tables.no-such-seat", seat=to + 1)
    if table.seats[to].token is not None:
        raise Denied("tables.seat-taken")
    return [PendingEvent(Swapped(at=at, seat=seat, other=to))]


def settle(table: Table, seat: int, wish: Settle, at: float) -> list[PendingEvent]:
    """Change who begins, and whether anyone with the link may sit down."""
    _require_before(table)
    if not table.seats[seat].opener:
        raise Denied("tables.settle-opener")
    if isinstance(wish.first, int) and wish.first >= len(table.seats):
        raise NoTable("tables.no-such-seat", seat=wish.first + 1)
    first = None if wish.first == table.begins else wish.first
    if isinstance(first, int):
        table.game.start(table.rules, len(table.seats), first)  # refuses another than the rule set's
    if begins_with(table.game, table.rules, len(table.seats), None) is not None:
        first = None
    if first is not None and table.opened.taken_over is not None:
        raise Denied("tables.origin-first")
    anyone = None if wish.anyone == table.anyone else wish.anyone
    if first is None and anyone is None:
        return []
    return [PendingEvent(Settled(at=at, first=first, anyone=anyone))]


def _require_before(table: Table) -> None:
    """Refuse once the game has begun, or when there was enough to and fro."""
    if table.state is not None:
        raise Denied("tables.begun")
    if table.version >= _MOST_BEFORE:
        raise TooMany("tables.settled-enough")


def arrive(table: Table, seat: int, entropy: str, at: float) -> list[PendingEvent]:
    """Come to the table for the first time, before the game, perhaps with a share of the dice."""
    mine = table.seats[seat]
    if table.state is not None or mine.mixed or not (entropy or mine.awaited):
        return []
    mixed = Mixed(at=at, seat=seat, entropy=entropy)
    return [PendingEvent(mixed), *_begin_if_complete(table, at, seat, entropy)]


def start(table: Table, seat: int, bot: str, at: float) -> list[PendingEvent]:
    """Begin without the people still missing: a bot plays for them until they come."""
    if table.state is not None:
        raise Denied("tables.begun")
    if not table.seats[seat].opener:
        raise Denied("tables.start-opener")
    absent = [other.number for other in table.seats if not other.taken or _missing(other, seat)]
    return begin(table, at, table.mixed_dice(), absent, bot)


def leave(table: Table, seat: int, bot: str, at: float) -> list[PendingEvent]:
    """Stand up; a bot plays on."""
    if table.outcome is not None:
        raise Denied("tables.over")
    _require_no_occasion(table, "daily.play-on-later")
    if not table.seats[seat].person:
        raise Denied("tables.left-already")
    left = PendingEvent(Left(at=at, seat=seat, bot=bot))
    wish = table.undo
    if wish is None or wish.by == seat:
        return [left]
    return [left, *undone(table, at, wish.by, set(wish.agreed), gone=seat)]


def back(table: Table, seat: int, at: float) -> list[PendingEvent]:
    """Take the own seat back from the bot."""
    if table.outcome is not None:
        raise Denied("tables.over")
    if table.seats[seat].out:
        raise Denied("tables.out")
    if table.seats[seat].person:
        raise Denied("tables.not-left")
    return [PendingEvent(Returned(at=at, seat=seat))]


def fill(table: Table, by: int, seat: int, bot: str, at: float) -> list[PendingEvent]:
    """Let a bot play for a person who is gone; whether they are is for the room to say."""
    if seat >= len(table.seats):
        raise NoTable("tables.no-such-seat", seat=seat + 1)
    if seat == by or not table.seats[seat].person:
        raise Denied("tables.fill-nobody")
    require_playing(table)
    return leave(table, seat, bot, at)


def ask_rematch(table: Table, seat: int, at: float) -> list[PendingEvent]:
    """Wish to play again."""
    if table.outcome is None:
        raise Denied("tables.not-over")
    _require_no_occasion(table, "daily.no-rematch")
    if seat in table.again or table.rematch is not None:
        return []
    return [PendingEvent(RematchAsked(at=at, seat=seat))]


def decline_rematch(table: Table, seat: int, at: float) -> list[PendingEvent]:
    """Wish not to play again; nobody waits for an answer any more."""
    if table.outcome is None:
        raise Denied("tables.not-over")
    if seat in table.declined or table.rematch is not None:
        return []
    return [PendingEvent(RematchDeclined(at=at, seat=seat))]


def _missing(seat: Seat, starter: int) -> bool:
    return seat.awaited and seat.number != starter and seat.bot is None


def _begin_if_complete(table: Table, at: float, seat: int, entropy: str) -> list[PendingEvent]:
    """Begin once everybody is there; this seat is there from now on, with this share of the dice."""
    others = [other for other in table.seats if other.number != seat]
    if not all(other.taken and not _missing(other, seat) for other in others):
        return []
    shares = [mine.entropy for mine in table.seats]
    shares[seat] = entropy or shares[seat]
    return begin(table, at, table.dice_with(shares))
