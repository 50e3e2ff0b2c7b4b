"""Setting a table: a wish from the wire is checked, and becomes the first event."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from fathoms.core import BadRules, FathomsError, Malformed, bot_names, check_fit, find_bot, find_game
from fathoms.core.code import looks_like_code, unpack
from fathoms.core.names import neat
from fathoms.core.proof import SECRET_BYTES
from fathoms.protocol import requests
from fathoms.protocol.limits import LONGEST_NAME
from fathoms.tables.errors import BadWish
from fathoms.tables.events import BotSeat, HumanSeat, LiveClock, Opened, SlowClock
from fathoms.tables.keys import hashed
from fathoms.tables.table import alike

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame
    from fathoms.tables.events import SeatSetting
    from fathoms.tables.keys import Keys
    from fathoms.tables.table import Table

ANY_GAME: Final = "random"
"""The bot that plays every game."""


def opened(  # noqa: PLR0913, PLR0917 - all that a table begins with
    table: str, wish: requests.OpenTable, keys: Keys, at: float, address: str, most_moves: int
) -> Opened:
    """Check a wish for a table and make the event that sets it; one human seat is the opener's."""
    game = find_game(wish.game)
    rules = pick_rules(game, wish.rules)
    count = len(wish.seats)
    game.start(rules, count, 0 if wish.first == "draw" else wish.first)
    known = bot_names(game.name)
    seats = tuple(_seat(seat) for seat in wish.seats)
    for seat in seats:
        if isinstance(seat, BotSeat) and seat.bot not in known:
            raise Malformed("core.no-bot", name=seat.bot, known=list(known))
    humans = [number for number, seat in enumerate(seats) if isinstance(seat, HumanSeat)]
    opener = wish.opener if wish.opener is not None else humans[0] if humans else None
    if opener is not None and opener not in humans:
        raise BadWish("tables.no-such-seat", seat=opener + 1)
    return Opened(
        at=at,
        game=game.name,
        rules=rules.differences(game.standard),
        names=_names(wish.seats),
        seats=seats,
        first=wish.first,
        secret=secrets.token_hex(SECRET_BYTES),
        tokens=tuple(hashed(keys.token(table, n)) if n == opener else None for n in range(count)),
        invites=tuple(
            hashed(keys.invite(table, n)) if n in humans and n != opener else None for n in range(count)
        ),
        clock=_clock(wish.clock),
        listed=wish.listed,
        hints=wish.hints,
        pace=wish.pace,
        entropy=wish.entropy or "",
        address=address,
        most_moves=most_moves,
        anyone=wish.anyone,
    )


def reopened(before: Table, table: str, keys: Keys, at: float, most_moves: int) -> Opened:
    """Set the rematch of a table: the same seats, the next one begins; bots where nobody is any more."""
    old = before.opened
    count = len(before.seats)
    stay = set(returning(before))
    seats: list[SeatSetting] = [
        HumanSeat() if seat.number in stay else BotSeat(seat.bot or ANY_GAME) for seat in before.seats
    ]
    return Opened(
        at=at,
        game=old.game,
        rules=old.rules,
        names=tuple(seat.name for seat in before.seats),
        seats=tuple(seats),
        first=old.first if before.first is None else (before.first + 1) % count,
        secret=keys.dice_secret(table),
        tokens=tuple(
            hashed(keys.token(table, number)) if isinstance(seat, HumanSeat) else None
            for number, seat in enumerate(seats)
        ),
        invites=(None,) * count,
        clock=old.clock,
        listed=old.listed,
        hints=old.hints,
        pace=old.pace,
        address=old.address,
        most_moves=most_moves,
        before=before.table,
    )


def returning(table: Table) -> list[int]:
    """The seats whose people are asked about a rematch: everybody who sat down and did not leave."""
    return [
        seat.number
        for seat in table.seats
        if seat.held
        and seat.number not in table.declined
        and (seat.number in table.again or (seat.fate != "left" and not seat.awaited))
    ]


def check_bots(event: Opened) -> None:
    """Refuse a bot that cannot play this game; loading one may take a while, so this is asked in a thread."""
    game = find_game(event.game)
    rules = game.rules(event.rules)
    for name in sorted({seat.bot for seat in event.seats if isinstance(seat, BotSeat)}):
        try:
            check_fit(find_bot(name, game.name), rules, len(event.seats))
        except FathomsError as error:
            # Why not is the host's affair: it may name files of this machine.
            raise Malformed("tables.bot-cannot", bot=name) from error


def pick_rules(game: AnyGame, wish: dict[str, Any] | str) -> Any:
    """Find the rule set meant by its name, its code or its differences."""
    if isinstance(wish, dict):
        return game.rules(wish)
    if wish in game.rule_sets:
        return game.rule_sets[wish]
    if not looks_like_code(wish):
        raise BadRules("tables.no-rules", name=wish[:80], known=list(game.rule_sets))
    meant, rules = unpack(wish)
    if meant.name != game.name:
        raise BadRules("tables.rules-other-game", game=game.name, other=meant.name)
    return rules


def own_name(name: str, taken: set[str]) -> str:
    """Clean a name of what cannot be seen; refuse one that is empty, or looks like another at the table."""
    clean = neat(name)
    if not clean or len(clean) > LONGEST_NAME:
        raise BadWish("tables.name", most=LONGEST_NAME)
    if (other := alike(clean, taken)) is not None:
        if other.casefold() == clean.casefold():
            raise BadWish("tables.name-taken", name=clean)
        raise BadWish("tables.name-alike", name=clean, other=other)
    return clean


def _names(seats: Sequence[requests.Seat]) -> tuple[str, ...]:
    """Give the names that were asked for; an empty one is a seat that goes by its colour."""
    names: list[str] = []
    for seat in seats:
        taken = {name for name in names if name}
        names.append("" if seat.name is None else own_name(seat.name, taken))
    return tuple(names)


def _seat(seat: requests.Seat) -> SeatSetting:
    if isinstance(seat, requests.BotSeat):
        return BotSeat(seat.bot, seat.name)
    return HumanSeat(seat.name)


def _clock(clock: requests.Clock | None) -> LiveClock | SlowClock | None:
    match clock:
        case requests.LiveClock(bank=bank, increment=increment):
            return LiveClock(bank, increment)
        case requests.SlowClock(hours=hours):
            return SlowClock(hours)
        case None:
            return None
