"""A player's own page: made of the records of their games, and of what their devices keep."""

from __future__ import annotations

import time
import zlib
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from fathoms.api.games import read_record
from fathoms.api.responses import RequestError
from fathoms.core.names import neat
from fathoms.protocol import players
from fathoms.review import WHOLE, ReviewTotals
from fathoms.tables.errors import NoTable, TableError
from fathoms.tables.keys import new_table
from fathoms.tables.ports import PlayerRow, PlayerSeat, StoredItem

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fathoms.api.requests import ApiRequest
    from fathoms.api.state import Effort
    from fathoms.protocol.requests import Outcome
    from fathoms.tables.ports import StoredReview

_MOST_SEATS: Final = 1_000
_LARGEST_ITEM: Final = 16_384
_RULES: Final = "rules/"
"""What names of kept rule sets begin with."""


class _Ledger(msgspec.Struct, frozen=True):
    """What is read of a review."""

    start: tuple[int, ...]
    end: tuple[int, ...]
    totals: tuple[ReviewTotals, ...]


class _Found(msgspec.Struct, frozen=True):
    review: _Ledger


_decode_rules: Final = msgspec.json.Decoder(players.KeptRule).decode
_decode_review: Final = msgspec.json.Decoder(_Found).decode


async def make(request: ApiRequest[players.MakePlayer]) -> players.Player:
    """Keep games under the key of this request; a key that is known already stays as it is."""
    row = PlayerRow(
        player=_player(request),
        page=new_table(),
        name=neat(request.body.name or ""),
        shows=(),
        created=time.time(),
    )
    return _told(await request.state.players.make(row))


async def page(request: ApiRequest[Any]) -> players.PlayerPage:
    """Give one's own page: games, results, kept rules."""
    return await _page(request, await _own(request))


async def change(request: ApiRequest[players.ChangePlayer]) -> players.Player:
    """Change the name, or what others see of the page."""
    body = request.body
    await request.state.players.change(
        _player(request), None if body.name is None else neat(body.name), body.shows
    )
    return _told(await _own(request))


async def sync(request: ApiRequest[players.Sync]) -> players.Synced:
    """Keep what is new on a device, and give all that is kept; seats go to the player who holds them."""
    row, state, body = await _own(request), request.state, request.body
    items = [_stored(item) for item in body.items]
    if items:
        await state.players.keep(row.player, items, players.MOST_ITEMS)
    if body.seats:
        await state.players.seat(row.player, await _held(request, body.seats))
    kept = await state.players.items(row.player)
    seats = await state.players.seats(row.player, players.MOST_GAMES)
    games = await state.tables.played(seats)
    return players.Synced(
        player=_told(row),
        items=tuple(_item(each) for each in kept),
        going=tuple(game for game in games if game.status != "over"),
    )


async def bring(request: ApiRequest[players.BringGame]) -> players.BroughtGame:
    """Keep a finished game that was played elsewhere; it is checked against the rules like any record."""
    row, state, body = await _own(request), request.state, request.body
    record = await state.replays.do(request, partial(read_record, body.record, body.seat))
    table, at = await state.tables.bring(record, address=request.address)
    await state.players.seat(row.player, [PlayerSeat(table, body.seat, at)])
    return players.BroughtGame(table)


async def forget(request: ApiRequest[Any]) -> players.PlayerForgotten:
    """Turn the name into a colour in every record, and delete the key with all that is kept under it."""
    # Whatever this process knows of a table may be written again; so it learns of it at once.
    changed = await request.state.players.forget(_player(request), time.time())
    await request.state.tables.reread(changed)
    return players.PlayerForgotten(len(changed))


async def shown(request: ApiRequest[Any]) -> players.PlayerPage:
    """Give what somebody shows of their page: others at their tables by colour, and no way to a table."""
    row = await request.state.players.find_page(request.path["page"][:16])
    if row is None or not row.shows:
        raise RequestError("not_found", "server.no-page")
    whole = await _page(request, row)
    return msgspec.structs.replace(
        whole,
        games=tuple(map(_for_others, whole.games)) if "games" in row.shows else (),
        figures=whole.figures if "results" in row.shows else (),
        rules=whole.rules if "rules" in row.shows else (),
    )


def _for_others(game: players.PlayedGame) -> players.PlayedGame:
    seats = tuple(
        seat
        if number == game.you or seat.bot is not None
        else msgspec.structs.replace(seat, name=seat.colour)
        for number, seat in enumerate(game.seats)
    )
    return msgspec.structs.replace(game, table="", seats=seats, seat=None, token=None)


def _player(request: ApiRequest[Any]) -> str:
    if request.player is None:
        raise RequestError("key", "server.key-missing")
    return request.player


async def _own(request: ApiRequest[Any]) -> PlayerRow:
    row = await request.state.players.find(_player(request))
    if row is None:
        # Forgotten a moment ago, on another device.
        raise RequestError("key", "server.key-unknown")
    return row


def _told(row: PlayerRow) -> players.Player:
    return players.Player(row.name, row.page, cast("tuple[players.Part, ...]", row.shows), row.created)


def _stored(item: players.Item) -> StoredItem:
    body = b"" if item.body is None else msgspec.json.encode(item.body)
    if len(body) > _LARGEST_ITEM:
        raise RequestError("too_large", "server.too-large", most=_LARGEST_ITEM // 1024)
    return StoredItem(item.name, item.at, body)


def _item(item: StoredItem) -> players.Item:
    return players.Item(item.name, item.at, msgspec.json.decode(item.body) if item.body else None)


async def _held(request: ApiRequest[Any], held: Iterable[players.HeldSeat]) -> list[PlayerSeat]:
    """Find the seats that tokens hold; tables that are gone, and wrong tokens, are left out."""
    found: list[PlayerSeat] = []
    for each in held:
        try:
            found.append(await request.state.tables.held(each.table, each.token))
        except (NoTable, TableError):
            continue
    return found


async def _page(request: ApiRequest[Any], row: PlayerRow) -> players.PlayerPage:
    state = request.state
    seats = await state.players.seats(row.player, players.MOST_GAMES)
    games = await state.tables.played(seats)
    kept = [await state.kept_reviews.find(game.table) for game in games]
    games = await state.listings.do(request, partial(_with_reviews, games, kept))
    items = await state.players.items(row.player)
    return players.PlayerPage(_told(row), games, figures_of(games), _rules(items))


def _with_reviews(
    games: Sequence[players.PlayedGame], kept: Sequence[StoredReview | None], effort: Effort
) -> tuple[players.PlayedGame, ...]:
    told: list[players.PlayedGame] = []
    for game, review in zip(games, kept, strict=True):
        effort.spend(5)
        told.append(msgspec.structs.replace(game, review=_own_review(review, game.you)))
    return tuple(told)


def _own_review(review: StoredReview | None, you: int | None) -> players.OwnReview | None:
    if review is None or you is None:
        return None
    try:
        ledger = _decode_review(zlib.decompress(review.body)).review
    except (zlib.error, msgspec.MsgspecError, UnicodeError):
        return None
    own = ledger.totals[you]
    return players.OwnReview(ledger.start[you] + own.luck, ledger.end[you], own.cost, own.decisions)


def _rules(items: Sequence[StoredItem]) -> tuple[players.KeptRule, ...]:
    """Give the kept rule sets that can be played, the latest first."""
    kept: list[players.KeptRule] = []
    for item in sorted(items, key=lambda each: each.at, reverse=True):
        if item.name.startswith(_RULES) and item.body:
            try:
                kept.append(_decode_rules(item.body))
            except msgspec.MsgspecError:
                # It could not be played when it was kept, and so has no code.
                continue
    return tuple(kept)


def figures_of(games: Sequence[players.PlayedGame]) -> tuple[players.Figures, ...]:
    """Count a player's results, game by game; `games` are the latest first."""
    counted = [game for game in games if game.you is not None and _share(game.outcome, game.you) is not None]
    return tuple(
        _figures(name, [game for game in reversed(counted) if game.game == name])
        for name in dict.fromkeys(game.game for game in counted)
    )


def _share(outcome: Outcome | None, you: int) -> int | None:
    """Tell what part of a win somebody got; None if nobody could win."""
    if outcome is None or not outcome.winners:
        return None
    return WHOLE // len(outcome.winners) if you in outcome.winners else 0


def _figures(name: str, games: Sequence[players.PlayedGame]) -> players.Figures:
    shares = [_share(game.outcome, game.you or 0) or 0 for game in games]
    streak = longest = 0
    for share in shares:
        streak = streak + 1 if share else 0
        longest = max(longest, streak)
    reviewed = [(game.review, share) for game, share in zip(games, shares, strict=True) if game.review]
    return players.Figures(
        game=name,
        games=len(games),
        wins=sum(shares),
        even=sum(WHOLE // len(game.seats) for game in games),
        streak=streak,
        longest=longest,
        reviewed=len(reviewed),
        luck=sum(review.luck for review, _ in reviewed),
        reviewed_wins=sum(share for _, share in reviewed),
        cost=sum(review.cost for review, _ in reviewed),
        decisions=sum(review.decisions for review, _ in reviewed),
    )
