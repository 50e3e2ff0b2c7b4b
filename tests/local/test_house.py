"""The house in a browser: whole games, several tabs on one storage, and what the browser does not keep."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.protocol import live, players, requests
from fathoms.protocol.workshop import Progress
from local.browser import Browser, Page, get, post

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from fathoms.api.jobs import FoundReview
    from fathoms.local.house import House

GAMES = ("into-the-blue", "atlantis-treasure")
HUMAN, BOT = requests.HumanSeat(), requests.BotSeat("greedy")
FULL = "QuotaExceededError"


async def sit_down(house: House, game: str, *seats: requests.Seat) -> tuple[Page, str, str]:
    """Open a table and come to its first seat; gives its name and the token too."""
    wish = requests.OpenTable(game=game, seats=seats or (HUMAN, BOT), first=0, pace=0.0)
    opened = await post(house, "/api/tables", wish, 201)
    token = opened["seats"][0]["token"]
    return await come(house, opened["table"], token), opened["table"], token


async def come(house: House, table: str, token: str | None) -> Page:
    page = Page(house, table)
    page.say(live.Hello(token=token, words=True))
    await page.until(lambda: bool(page.heard))
    return page


def acts(page: Page, seat: int = 0) -> Callable[[], bool]:
    return lambda: page.over or (page.position["actor"] == seat and page.position["version"] == page.version)


async def play(page: Page, rng: random.Random, most: int = 10_000) -> int:
    """Play whatever is on offer, until the game is over or enough was played; tells how many moves."""
    for count in range(most):
        await page.until(acts(page))
        if page.over:
            return count
        version = page.version
        page.say(live.Play(version, rng.choice(page.position["moves"])["move"]))
        await page.until(lambda: page.version > version)  # noqa: B023 - awaited at once
    await page.until(acts(page))
    return most


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot_can_be_replayed_and_played_again(game: str) -> None:
    async def visit() -> None:
        browser = Browser()
        async with browser.tab() as house:
            page, table, _ = await sit_down(house, game)
            assert table.startswith("local-")
            assert await play(page, random.Random(game)) > 5
            record = await get(house, f"/api/tables/{table}/record")
            assert record["result"]["scores"]
            assert "secret" in json.dumps(record["proof"])
            replayed = await post(house, "/api/replay", {"record": record, "most": 3})
            assert replayed["over"]
            assert len(replayed["positions"]) == 3
            page.say(live.Rematch())
            again = await page.until_told("again")
            assert again["table"].startswith("local-")
            rematch = await come(house, again["table"], again["token"])
            assert rematch.position["version"] >= 1

    asyncio.run(visit())


def test_people_around_a_screen_hold_their_seats_each_with_a_token_of_its_own() -> None:
    async def visit() -> None:
        browser = Browser()
        async with browser.tab() as house:
            wish = requests.OpenTable(game=GAMES[0], seats=(HUMAN, HUMAN), first=0)
            opened = await post(house, "/api/tables", wish, 201)
            table, invite = opened["table"], opened["seats"][1]["invite"]
            sat = await post(house, f"/api/tables/{table}/sit", requests.Sit(invite, "Bo", understood=True))
            pages = [
                await come(house, table, opened["seats"][0]["token"]),
                await come(house, table, sat["token"]),
            ]
            await pages[0].until(acts(pages[0]))
            pages[0].say(live.Play(pages[0].version, "stop"))
            await pages[1].until(lambda: any(each["type"] == "moved" for each in pages[1].heard))
            watcher = await come(house, table, None)
            assert "moves" not in watcher.position or not watcher.position["moves"]

    asyncio.run(visit())


@pytest.mark.parametrize("game", GAMES)
def test_a_tab_that_is_closed_in_the_midst_of_a_turn_finds_the_same_table_again(game: str) -> None:
    async def visit() -> None:
        browser, rng = Browser(), random.Random(game)
        house = await browser.open()
        page, table, token = await sit_down(house, game, HUMAN, BOT, BOT)
        await play(page, rng, 3)
        before, version = page.position, page.version
        browser.kill(house)
        await asyncio.sleep(0)
        async with browser.tab() as again:
            back = await come(again, table, token)
            assert back.heard[0]["type"] == "table"
            assert back.version == version
            for part in ("view", "scene", "moves", "actor"):
                assert back.position[part] == before[part], part
            await play(back, rng)
            assert back.over

    asyncio.run(visit())


def test_two_tabs_see_the_same_table_and_of_two_moves_at_once_one_is_played() -> None:
    async def visit() -> None:
        browser = Browser()
        async with browser.tab() as house, browser.tab() as other:
            here, table, token = await sit_down(house, GAMES[0])
            there = await come(other, table, token)
            await here.until(acts(here))
            await there.until(lambda: there.version == here.version)
            assert there.position["view"] == here.position["view"]
            first, second = here.position["moves"][0]["move"], here.position["moves"][-1]["move"]
            assert first != second
            version = here.version
            here.say(live.Play(version, first, request=1))
            there.say(live.Play(version, second, request=2))
            answers = [await answer(here, 1), await answer(there, 2)]
            assert sorted(each["type"] for each in answers) == ["done", "refused"]
            [refused] = [each for each in answers if each["type"] == "refused"]
            assert refused["kind"] in ("stale", "not_your_turn")
            await here.until(lambda: here.version > version)
            await there.until(lambda: there.version >= here.version)
            played = (await get(house, f"/api/tables/{table}/record"))["moves"]
            assert (first in played) != (second in played)
            assert played == (await get(other, f"/api/tables/{table}/record"))["moves"]

    asyncio.run(visit())


async def answer(page: Page, request: int) -> dict[str, Any]:
    await page.until(lambda: any(each.get("request") == request for each in page.heard))
    return next(each for each in page.heard if each.get("request") == request)


def test_bots_play_on_in_a_tab_when_the_one_that_moved_them_is_closed() -> None:
    async def visit() -> None:
        browser = Browser()
        async with browser.tab() as other:
            house = await browser.open()
            here, table, token = await sit_down(house, GAMES[0])
            there = await come(other, table, token)
            await here.until(acts(here))
            here.say(live.Leave(request=1))
            await answer(here, 1)
            await house.close()
            browser.tabs.remove(house)
            await there.until(lambda: there.over)

    asyncio.run(visit())


def test_the_key_of_a_house_is_made_once_whichever_tab_comes_first() -> None:
    async def visit() -> None:
        browser = Browser()
        tabs = await asyncio.gather(*(browser.open() for _ in range(4)))
        page, table, token = await sit_down(tabs[0], GAMES[0])
        assert page.heard
        for tab in tabs:
            assert (await come(tab, table, token)).heard[0]["you"] == 0
        for tab in tabs:
            await tab.close()

    asyncio.run(visit())


@pytest.mark.parametrize(("error", "words"), [(FULL, "space"), ("InvalidStateError", "InvalidStateError")])
def test_what_the_browser_does_not_keep_did_not_happen_and_is_told(error: str, words: str) -> None:
    async def visit() -> None:
        browser = Browser()
        async with browser.tab() as house:
            page, table, _ = await sit_down(house, GAMES[0])
            await page.until(acts(page))
            version, move = page.version, page.position["moves"][0]["move"]
            browser.storage.broken = error
            page.say(live.Play(version, move, request=7))
            refused = await answer(page, 7)
            assert (refused["type"], refused["kind"]) == ("refused", "gone")
            assert words in refused["message"]
            wish = requests.OpenTable(game=GAMES[0], seats=(HUMAN, BOT))
            told = await post(house, "/api/tables", wish, 503)
            assert words in told["error"]["message"]
            assert (await house.ask("GET", "/api/health", "en", ""))[0] == 503
            browser.storage.broken = ""
            page.say(live.Play(version, move, request=8))
            assert (await answer(page, 8))["type"] == "done"
            assert move in (await get(house, f"/api/tables/{table}/record"))["moves"]

    asyncio.run(visit())


def test_a_house_cannot_be_opened_where_nothing_is_kept() -> None:
    async def visit() -> None:
        browser = Browser()
        browser.storage.broken = "SecurityError"
        with pytest.raises(Exception, match=r"local\.failed"):
            await browser.open()

    asyncio.run(visit())


def test_a_connection_ends_as_a_socket_would() -> None:
    async def visit() -> None:
        async with Browser().tab() as house:
            nowhere = await come(house, "local-nobody-knows-it", None)
            assert nowhere.heard[0]["kind"] == "gone"
            await nowhere.until(lambda: nowhere.closed is not None)
            assert nowhere.closed == (int(live.Closing.GONE), "gone")
            lost = Page(house, "a/b")
            await lost.until(lambda: lost.closed is not None)
            assert lost.closed == (int(live.Closing.GONE), "gone")
            page, table, token = await sit_down(house, GAMES[0])
            page.connection.hear("no JSON")
            assert (await page.until_told("refused"))["kind"] == "malformed"
            page.connection.gone()
            count = len(page.heard)
            back = await come(house, table, token)
            await play(back, random.Random(1), 2)
            assert len(page.heard) == count

    asyncio.run(visit())


class Reviewer:
    """Reviews as a house may one day: a little later, and not for everybody."""

    open = False
    reviews = True
    bounds: dict[str, Any]
    review_bounds = {"limit": 1.0, "memory": 0}  # noqa: RUF012 - never changed

    def __init__(self) -> None:
        self.stopped = asyncio.Event()

    async def review(self, visitor: str, job: Any) -> AsyncGenerator[Progress | FoundReview]:
        del visitor, job
        try:
            yield Progress(1, 4)
            await asyncio.Event().wait()
        finally:
            self.stopped.set()


RECORD: dict[str, Any] = {
    "format": "fathoms/1",
    "game": GAMES[0],
    "rules": {},
    "seats": ["A", "B"],
    "first": 0,
    "moves": [],
}


def test_lines_are_told_one_by_one_until_somebody_stops_them() -> None:
    async def visit() -> None:
        async with Browser().tab() as house:
            reviewer = house._state.measuring = Reviewer()  # type: ignore[assignment,misc] # pyright: ignore[reportAttributeAccessIssue]
            lines, first = list[str](), asyncio.Event()

            def hear(line: str) -> None:
                lines.append(line)
                first.set()

            ended = list[int]()
            body = json.dumps({"record": RECORD})
            stream = house.stream(
                "POST", "/api/review", "en", body, hear, lambda status, _: ended.append(status)
            )
            await first.wait()
            assert [json.loads(line)["done"] for line in lines] == [0.25]
            stream.stop()
            await reviewer.stopped.wait()
            assert not ended

    asyncio.run(visit())


def test_what_is_refused_before_the_first_line_ends_a_stream_with_its_problem() -> None:
    async def visit() -> None:
        async with Browser().tab() as house:
            for path, body in (
                ("/api/review", {"record": RECORD}),
                ("/api/workshop/measure", {"game": GAMES[0], "rules": {"shells": 8}}),
                ("/api/workshop/suggest", {"game": GAMES[0], "rules": "", "goal": "shorter"}),
                ("/api/workshop/balance", {"game": GAMES[0], "rules": "", "players": ["greedy", "random"]}),
            ):
                ended = asyncio.Queue[tuple[int, str]]()

                def end(status: int, text: str, ended: asyncio.Queue[tuple[int, str]] = ended) -> None:
                    ended.put_nowait((status, text))

                house.stream("POST", path, "fr", json.dumps(body), pytest.fail, end)
                status, text = await ended.get()
                assert status == 503
                assert "serveur" in json.loads(text)["error"]["message"]
                assert (status, text) == await house.ask("POST", path, "fr", json.dumps(body))

    asyncio.run(visit())


def test_an_error_of_ours_is_an_answer_and_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    async def visit() -> None:
        async with Browser().tab() as house:

            async def broken() -> None:
                raise ZeroDivisionError

            house._state.check = broken  # type: ignore[method-assign]
            status, text = await house.ask("GET", "/api/health", "en", "")
            assert status == 500
            assert json.loads(text)["error"]["kind"] == "internal"

    asyncio.run(visit())
    assert "ZeroDivisionError" in caplog.text


def test_news_that_nobody_understands_hurt_nobody() -> None:
    async def visit() -> None:
        async with Browser().tab() as house:
            for text in ("", "{}", '{"table": 3}', '{"table": "x", "version": 9, "new": true}'):
                house.hear(text)
            await get(house, "/api/health")

    asyncio.run(visit())


def test_the_page_of_this_device_tells_of_its_games_without_a_key() -> None:
    async def run() -> None:
        browser = Browser()
        async with browser.tab() as house:
            await look(browser, house)

    async def look(browser: Browser, house: House) -> None:
        page, table, _ = await sit_down(house, "into-the-blue", requests.HumanSeat("Zaphira"), BOT)
        await play(page, random.Random(3))
        both = requests.OpenTable(game="into-the-blue", seats=(HUMAN, HUMAN), first=0)
        around = (await post(house, "/api/tables", both, 201))["table"]
        own = await get(house, "/api/player")
        games = {game["table"]: game for game in own["games"]}
        assert games.keys() == {table, around}
        assert (games[table]["status"], games[table]["you"]) == ("over", 0)
        # Several people at one device: nobody's result.
        assert games[around]["you"] is None
        assert [(each["game"], each["games"]) for each in own["figures"]] == [("into-the-blue", 1)]
        await post(house, "/api/player/forget", players.ForgetPlayer(), 200)
        record = await get(house, f"/api/tables/{table}/record")
        assert record["seats"][0] == "Green"
        assert "Zaphira" not in json.dumps(sorted(map(str, browser.storage.kept.values())))
        assert (await get(house, "/api/player"))["figures"] == own["figures"]

    asyncio.run(run())
