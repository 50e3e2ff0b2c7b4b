"""The gallery over HTTP: rule sets that visitors show to everybody here, each measured by this server."""

from __future__ import annotations

import hashlib
import time
from contextlib import aclosing
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import FathomsError, Malformed, find_game
from fathoms.core.code import pack, unpack
from fathoms.core.names import neat
from fathoms.lab.compare.comparing import Comparison
from fathoms.protocol.workshop import Gallery, GalleryEntry, Shown
from fathoms.server.answers import RequestError
from fathoms.server.language import voice
from fathoms.server.measure_routes import choose_pair, compared
from fathoms.tables.keys import spelled
from fathoms.tables.ports import StoredExhibit
from fathoms.workshop.figures import told_verdict
from fathoms.workshop.telling import told_changes

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from fathoms.core import AnyGame
    from fathoms.protocol.workshop import Show
    from fathoms.server.endpoint import Asked
    from fathoms.server.long_work import Effort
    from fathoms.server.measure_routes import Meanwhile, Pair
    from fathoms.texts import Texts

MOST_LISTED: Final = 200
MOST_HUNG: Final = 1_000
MOST_A_DAY: Final = 10
"""That one address may hang."""
_DAY: Final = 86_400
_REMEMBERED: Final = 3 * MOST_LISTED
"""Exhibits told lately, in any language."""


async def gallery(asked: Asked) -> Gallery:
    """List the rule sets shown here, the newest first, each with its verdict."""
    _check_open(asked)
    wanted = asked.query.get("game")
    game = find_game(wanted).name if wanted else None
    kept = await asked.house.gallery.newest(game, MOST_LISTED)
    return await asked.house.listings.do(asked, partial(_listed, kept, asked.say))


async def show(asked: Asked) -> AsyncGenerator[Meanwhile | Shown]:
    """Measure a rule set against the standard one, then show it to everybody here."""
    wish: Show = asked.body
    _check_open(asked)
    title, signed = neat(wish.title), neat(wish.by)
    if not title:
        raise Malformed("measuring.gallery-title")
    pair = choose_pair(wish.game, wish.rules, "", wish.players)
    hidden = asked.house.hidden(asked.address)
    await _check_room(asked, pair, hidden)
    async with aclosing(compared(asked, pair)) as news:
        async for told in news:
            if not isinstance(told, Comparison):
                yield told
                continue
            exhibit = StoredExhibit(
                id=exhibit_id(pair.game, pair.changed),
                game=pair.game.name,
                title=title,
                signed=signed,
                at=time.time(),
                address=hidden,
                code=pack(pair.game, pair.changed),
                players=told.players,
                comparison=msgspec.json.encode(told),
            )
            hung = await asked.house.gallery.hang(exhibit, MOST_HUNG)
            if hung is None:
                raise RequestError("full", "measuring.gallery-full", most=MOST_HUNG)
            if hung != exhibit:
                raise _there(hung)
            yield Shown(_entry(exhibit, asked.say.lang))


def exhibit_id(game: AnyGame, rules: Any) -> str:
    """Name a rule set by what it is: the same rules have the same id, whoever wrote them."""
    text = msgspec.json.encode([game.name, rules.differences(game.standard)], order="sorted")
    return spelled(hashlib.sha256(text).digest())


def _check_open(asked: Asked) -> None:
    if not asked.house.settings.gallery:
        raise RequestError("forbidden", "measuring.gallery-off")


async def _check_room(asked: Asked, pair: Pair, hidden: str) -> None:
    """Refuse what cannot be hung before it is measured."""
    kept = asked.house.gallery
    there = await kept.find(exhibit_id(pair.game, pair.changed))
    if there is not None:
        raise _there(there)
    if await kept.count() >= MOST_HUNG:
        raise RequestError("full", "measuring.gallery-full", most=MOST_HUNG)
    if await kept.shown_by(hidden, time.time() - _DAY) >= MOST_A_DAY:
        raise RequestError("rate", "measuring.gallery-often", most=MOST_A_DAY)


def _there(exhibit: StoredExhibit) -> RequestError:
    return RequestError("used", "measuring.gallery-there", title=exhibit.title)


def _listed(kept: Sequence[StoredExhibit], say: Texts, effort: Effort) -> Gallery:
    entries: list[GalleryEntry] = []
    for exhibit in kept:
        effort.spend()
        try:
            entries.append(_entry(exhibit, say.lang))
        except (FathomsError, msgspec.MsgspecError):
            # Rules of a newer version, or of a game that is not installed: nobody here could play them.
            continue
    return Gallery(tuple(entries))


@lru_cache(maxsize=_REMEMBERED)
def _entry(exhibit: StoredExhibit, lang: str) -> GalleryEntry:
    """Tell an exhibit; it never changes, and telling two hundred of them took most of a second."""
    say, (game, rules) = voice(lang), unpack(exhibit.code)
    found = msgspec.json.decode(exhibit.comparison, type=Comparison)
    return GalleryEntry(
        id=exhibit.id,
        game=game.name,
        title=exhibit.title,
        by=exhibit.signed,
        at=int(exhibit.at),
        code=exhibit.code,
        seats=tuple(game.seats_for(rules)),
        changes=told_changes(game, game.standard, rules, say),
        verdict=told_verdict(found, say),
        players=exhibit.players,
        games=found.games,
    )
