"""A player with games behind them, for pages that tell of them."""

from __future__ import annotations

import asyncio
import json
import zlib
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from fathoms.core.player_key import hashed_key
from fathoms.tables.ports import PlayerRow, PlayerSeat, StoredReview
from storage.played import game_events, keep
from storage.storing import opened

if TYPE_CHECKING:
    from pathlib import Path

GAMES = ("into-the-blue", "atlantis-treasure")
DAY = 86_400


def fill(folder: Path, key: str, name: str = "Ana", each: int = 6) -> list[str]:
    """Let somebody have played some games of both kinds, most of them reviewed; gives their tables."""
    work = _fill(f"sqlite:///{folder / 'tables.db'}", key, name, each)
    # The thread of the test has a loop already: that of the browser.
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


async def _fill(url: str, key: str, name: str, each: int) -> list[str]:
    player, tables = hashed_key(key), list[str]()
    async with opened(url) as store:
        await store.players.make(PlayerRow(player, player[:16], name, (), 1_700_000_000.0))
        for kind, game in enumerate(GAMES):
            for number in range(each):
                at = 1_790_000_000.0 + (2 * number + kind) * 3 * DAY
                table = f"{player[:8]}{kind}{number:02}"
                await keep(store, table, game_events(game, number, at=at), "over")
                await store.players.seat(player, [PlayerSeat(table, 0, at)])
                if number:
                    body = zlib.compress(json.dumps(_review(game, number, each)).encode())
                    await store.reviews.keep(StoredReview(table, "for tests", body))
                tables.append(table)
    return tables


def _review(game: str, number: int, each: int) -> object:
    """What a page reads of a review; choices get better with time."""
    cost = (each - number) * 40_000_000 + number % 2 * 30_000_000
    luck = (number % 3 - 1) * 120_000_000
    books = {"choices": 0, "information": 0, "correction": 0, "ending": 0, "own": -cost}
    totals = [
        {"seat": seat, "luck": luck, "decisions": 20, "cost": cost, "accuracy": cost // 20, **books}
        for seat in range(2)
    ]
    half = [500_000_000, 500_000_000]
    return {"review": {"game": game, "start": half, "end": half, "totals": totals}}
