"""Who sits where: taking a seat, changing it, mixing the dice, beginning, standing up, coming back. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core.proof import Proven
from fathoms.tables import deeds
from fathoms.tables.errors import BadWish, Denied, FullTable, NoTable, TableError, TooMany, UsedInvite
from fathoms.tables.events import Left, Mixed, RematchAsked, RematchDeclined, Returned, Sat, Settled, Swapped
from fathoms.tables.happening import Happening
from fathoms.tables.keys import hashed, same
from fathoms.tables.opening import check_name, free_name

if TYPE_CHECKING:
    from fathoms.protocol.live import Settle
    from fathoms.protocol.requests import Sit
    from fathoms.tables.aggregate import Table
    from fathoms.tables.keys import Keys
    from fathoms.tables.seats import Seat

_MOST_BEFORE: Final = 200
"""Events before the game after which nothing is changed: nobody fills a database by changing seats."""


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


def sit(table: Table, wish: Sit, keys: Keys, at: float) -> list[Happening]:
    """Take a seat; if a bot has stood in for it, the person plays on from here."""
    seat = offered(table, wish)
    if table.opened.rules and not wish.understood:
        raise BadWish("tables.not-understood")
    others = {name for number, name in enumerate(table.names) if number != seat.number}
    name = seat.name if wish.name is None else free_name(check_name(wish.name), others, asked=True)
    token = hashed(keys.token(table.table, seat.key))
    before = table.state is None
    entropy = (wish.entropy or "") if before else ""
    sat = Sat(at=at, seat=seat.number, name=name, token=token, entropy=entropy)
    begun = _begin_if_complete(table, at, seat.number, entropy) if before else []
    return [Happening(sat), *begun]


def choose(table: Table, wish: Sit, keys: Keys, at: float) -> list[Happening]:
    """Bring the seat that a person is about to take to the place they would like, before the game."""
    seat = offered(table, wish)
    if wish.seat is None or table.state is not None:
        return []
    # Nothing moves for somebody who cannot sit down.
    sit(table, wish, keys, at)
    return change(table, seat.number, wish.seat, at)


def change(table: Table, seat: int, to: int, at: float) -> list[Happening]:
    """Change places with a seat that no person holds, before the game."""
    if to == seat:
        return []
    _require_before(table)
    if to >= len(table.seats):
        raise NoTable("tables.no-such-seat", seat=to + 1)
    if table.seats[to].token is not None:
        raise Denied("tables.seat-taken")
    return [Happening(Swapped(at=at, seat=seat, other=to))]


def settle(table: Table, seat: int, wish: Settle, at: float) -> list[Happening]:
    """Change who begins, and whether anyone with the link may sit down."""
    _require_before(table)
    if not table.seats[seat].opener:
        raise Denied("tables.settle-opener")
    if isinstance(wish.first, int) and wish.first >= len(table.seats):
        raise NoTable("tables.no-such-seat", seat=wish.first + 1)
    first = None if wish.first == table.begins else wish.first
    anyone = None if wish.anyone == table.anyone else wish.anyone
    if first is None and anyone is None:
        return []
    return [Happening(Settled(at=at, first=first, anyone=anyone))]


def _require_before(table: Table) -> None:
    """Refuse once the game has begun, or when there was enough to and fro."""
    if table.state is not None:
        raise Denied("tables.begun")
    if table.version >= _MOST_BEFORE:
        raise TooMany("tables.settled-enough")


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
    if not table.seats[seat].opener:
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
