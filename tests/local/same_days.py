"""A day's dive in a house without a server, chosen by a word: also run in the Python of a browser."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from fathoms.protocol import live
from local.browser import Browser, Page, post

if TYPE_CHECKING:
    from fathoms.local.house import House

DEVICE = "a device at random"


async def begin(house: House, game: str, **wish: Any) -> dict[str, Any]:
    """Begin a day's game, or go on with it."""
    return await post(house, "/api/daily/begin", {"game": game, "device": DEVICE, **wish})


async def board(house: House, game: str, **asked: Any) -> dict[str, Any]:
    """Look at a day."""
    return await post(house, "/api/daily/board", {"game": game, "device": DEVICE, **asked})


async def mine(house: House) -> dict[str, Any]:
    """Look at one's own days."""
    return await post(house, "/api/daily/mine", {"device": DEVICE})


async def play(house: House, begun: dict[str, Any], word: str, most: int | None = None) -> bool:
    """Play to the end, or so many decisions; tells whether it is over."""
    page, made = Page(house, begun["table"]), 0
    page.say(live.Hello(token=begun["token"]))
    await page.until(lambda: bool(page.heard))
    while most is None or made < most:
        await page.until(
            lambda: page.over or (page.position["actor"] == 0 and page.position["version"] == page.version)
        )
        if page.over:
            break
        version = page.version
        choices = sorted(choice["move"] for choice in page.position["moves"])
        page.say(live.Play(version, random.Random(f"{word} {version}").choice(choices)))
        await page.until(lambda: page.version > version)  # noqa: B023 - awaited at once
        made += 1
    page.connection.gone()
    return page.over


async def dive(game: str, day: str, word: str, **chosen: Any) -> str:
    """Play a day's game on a new device; gives its record without table and date, and what is told of it."""
    async with Browser(**chosen).tab() as house:
        begun = await begin(house, game, day=day)
        assert await play(house, begun, word)
        status, text = await house.ask("GET", f"/api/tables/{begun['table']}/record", "en", "")
        assert status == 200
        record = {name: part for name, part in json.loads(text).items() if name not in ("table", "date")}
        told = (await board(house, game, day=day))["result"]
        bots = {bot["bot"]: bot["points"] for bot in told["bots"]}
        return json.dumps({"record": record, "line": told["line"], "bots": bots}, sort_keys=True)
