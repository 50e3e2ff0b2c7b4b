"""Who sits where: taking a seat, mixing the dice, beginning, standing up, coming back. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.core.proof import Proven
from fathoms.tables import deeds
from fathoms.tables.errors import Denied, NoTable, TableError, UsedInvite
from fathoms.tables.events import Left, Mixed, RematchAsked, RematchDeclined, Returned, Sat
from fathoms.tables.happening import Happening
from fathoms.tables.keys import hashed, same
from fathoms.tables.opening import check_name, free_name

if TYPE_CHECKING:
    from fathoms.protocol.requests import Sit
    from fathoms.tables.aggregate import Table
    from fathoms.tables.keys import Keys
    from fathoms.tables.seats import Seat


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


def sit(table: Table, wish: Sit, keys: Keys, at: float) -> list[Happening]:
    """Take a seat with its invite; if a bot has stood in for it, the person plays on from here."""
    seat = invited(table, wish.invite)
    others = {name for number, name in enumerate(table.names) if number != seat.number}
    name = seat.name if wish.name is None else free_name(check_name(wish.name), others, asked=True)
    token = hashed(keys.token(table.table, seat.number))
    before = table.state is None
    entropy = (wish.entropy or "") if before else ""
    sat = Sat(at=at, seat=seat.number, name=name, token=token, entropy=entropy)
    begun = _begin_if_complete(table, at, seat.number, entropy) if before else []
    return [Happening(sat), *begun]


def arrive(table: Table, seat: int, entropy: str, at: float) -> list[Happening]:
    """Come to the table for the first time, before the game, perhaps with a share of the dice."""
    mine = table.seats[seat]
    if table.state is not None or mine.mixed or not (entropy or mine.awaited):
        return []
    mixed = Mixed(at=at, seat=seat, entropy=entropy)
    return [Happening(mixed), *_begin_if_complete(table, at, seat, entropy)]


def start(table: Table, seat: int, bot: str, at: float) -> list[Happening]:
    """Begin without the people still missing: a bot plays for them until they come."""
    if table.state is not None:
        raise Denied("tables.begun")
    if table.opened.tokens[seat] is None:
        raise Denied("tables.start-opener")
    absent = [other.number for other in table.seats if not other.taken or _missing(other, seat)]
    return deeds.begin(table, at, table.mixed_dice(), absent, bot)


def leave(table: Table, seat: int, bot: str, at: float) -> list[Happening]:
    """Stand up; a bot plays on."""
    if table.outcome is not None:
        raise Denied("tables.over")
    if not table.seats[seat].person:
        raise Denied("tables.left-already")
    left = Happening(Left(at=at, seat=seat, bot=bot))
    wish = table.undo
    if wish is None or wish.by == seat:
        return [left]
    return [left, *deeds.undone(table, at, wish.by, set(wish.agreed), gone=seat)]


def back(table: Table, seat: int, at: float) -> list[Happening]:
    """Take the own seat back from the bot."""
    if table.outcome is not None:
        raise Denied("tables.over")
    if table.seats[seat].out:
        raise Denied("tables.out")
    if table.seats[seat].person:
        raise Denied("tables.not-left")
    return [Happening(Returned(at=at, seat=seat))]


def fill(table: Table, by: int, seat: int, bot: str, at: float) -> list[Happening]:
    """Let a bot play for a person who is gone; whether they are is for the room to say."""
    if seat >= len(table.seats):
        raise NoTable("tables.no-such-seat", seat=seat + 1)
    if seat == by or not table.seats[seat].person:
        raise Denied("tables.fill-nobody")
    deeds.require_playing(table)
    return leave(table, seat, bot, at)


def ask_rematch(table: Table, seat: int, at: float) -> list[Happening]:
    """Wish to play again."""
    if table.outcome is None:
        raise Denied("tables.not-over")
    if seat in table.again or table.rematch is not None:
        return []
    return [Happening(RematchAsked(at=at, seat=seat))]


def decline_rematch(table: Table, seat: int, at: float) -> list[Happening]:
    """Wish not to play again; nobody waits for an answer any more."""
    if table.outcome is None:
        raise Denied("tables.not-over")
    if seat in table.declined or table.rematch is not None:
        return []
    return [Happening(RematchDeclined(at=at, seat=seat))]


def _missing(seat: Seat, starter: int) -> bool:
    return seat.awaited and seat.number != starter and seat.bot is None


def _begin_if_complete(table: Table, at: float, seat: int, entropy: str) -> list[Happening]:
    """Begin once everybody is there; this seat is there from now on, with this share of the dice."""
    others = [other for other in table.seats if other.number != seat]
    if not all(other.taken and not _missing(other, seat) for other in others):
        return []
    shares = [mine.entropy for mine in table.seats]
    shares[seat] = entropy or shares[seat]
    return deeds.begin(table, at, Proven(bytes.fromhex(table.opened.secret), shares))
