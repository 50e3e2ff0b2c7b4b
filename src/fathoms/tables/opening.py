"""Setting a table: a wish from the wire is checked, and becomes the first event."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.core import (
    BadRules,
    FathomsError,
    Malformed,
    begins_with,
    bot_names,
    check_fit,
    find_bot,
    find_game,
)
from fathoms.core.code import looks_like_code, unpack
from fathoms.core.names import neat
from fathoms.core.play_on import take_over
from fathoms.core.proof import KEY, SECRET_BYTES, origin_of, proof_of, verify
from fathoms.core.record import HIDDEN, from_json, stand_ins_of
from fathoms.protocol import requests
from fathoms.protocol.limits import LONGEST_NAME
from fathoms.tables.errors import BadWish, TableError
from fathoms.tables.events import BotSeat, HumanSeat, LiveClock, Opened, SlowClock, TakenOver
from fathoms.tables.keys import hashed
from fathoms.tables.table import alike

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame, Record
    from fathoms.tables.events import SeatSetting
    from fathoms.tables.keys import Keys
    from fathoms.tables.table import Table

ANY_GAME: Final = "random"
"""The bot that plays every game."""


class Beginning(NamedTuple):
    """The game that a table goes on from, and what it takes over."""

    record: Record
    taken_over: TakenOver


def begin_in_table(record: Record, hidden: frozenset[int], move: int, most_moves: int) -> Beginning:
    """Go on from a moment of a table; nothing is taken over of what nobody there may know yet."""
    begun = _begin_in(record, move, most_moves, record.extra["table"])
    if any(number <= move and begun.taken_over.moves[number - 1] != HIDDEN for number in hidden):
        raise TableError("tables.origin-hidden")
    return begun


def begin_in_record(data: dict[str, Any], move: int, most_moves: int) -> Beginning:
    """Go on from a moment of a record that somebody brought; one with a false proof is refused."""
    record = from_json(data)
    if "hidden" in record.extra or HIDDEN in record.moves:
        raise BadWish("tables.origin-unfinished")
    begun = _begin_in(record, move, most_moves, None)
    if KEY in record.extra and proof_of(record).secret is not None:
        origin = origin_of(record)
        shown = max(move, 0 if origin is None else origin.move)
        if not verify(msgspec.structs.replace(record, moves=record.moves[:shown], result=None)).sound:
            raise BadWish("storage.record-dice")
    return begun


def _begin_in(record: Record, move: int, most_moves: int, table: str | None) -> Beginning:
    if move >= most_moves:
        raise BadWish("tables.origin-late", most=most_moves)
    origin, moves = take_over(record, move, table)
    stand_ins = tuple(sorted(number for number in stand_ins_of(record) if 0 < number <= move))
    return Beginning(record, TakenOver(origin.to_json(), moves, stand_ins))


def play_on(wish: requests.OpenTable, record: Record) -> requests.OpenTable:
    """Give the wish with the rules of the game that it goes on from; refuse one that wants others."""
    if wish.game != record.game:
        raise BadWish("tables.origin-game", game=record.game)
    if len(wish.seats) != len(record.seats):
        raise BadWish("tables.origin-seats", seats=len(record.seats))
    game = find_game(record.game)
    if wish.rules and pick_rules(game, wish.rules) != game.rules(record.rules):
        raise BadWish("tables.origin-rules")
    if wish.first not in ("draw", record.first):
        raise BadWish("tables.origin-first")
    return msgspec.structs.replace(wish, rules=record.rules, first=record.first)


def opened(  # noqa: PLR0913, PLR0917 - all that a table begins with
    table: str,
    wish: requests.OpenTable,
    keys: Keys,
    at: float,
    address: str,
    most_moves: int,
    taken_over: TakenOver | None = None,
) -> Opened:
    """Check a wish for a table and make the event that sets it; one human seat is the opener's."""
    game = find_game(wish.game)
    rules = pick_rules(game, wish.rules)
    count = len(wish.seats)
    game.start(rules, count, None if wish.first == "draw" else wish.first)
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
        first=begins_with(game, rules, count, wish.first),
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
        taken_over=taken_over,
    )


def reopened(before: Table, table: str, keys: Keys, at: float, most_moves: int) -> Opened:
    """Set the rematch of a table: the same seats, the next one begins; bots where nobody is any more."""
    old = before.opened
    count = len(before.seats)
    following = old.first if before.first is None else (before.first + 1) % count
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
        first=begins_with(before.game, before.rules, count, following),
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
