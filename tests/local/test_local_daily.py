"""The daily dive without a server: the same for everybody by a published rule, once a device, no board."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.core import CHANCE, find_bot, find_game, steady, view
from fathoms.core.proof import ProvenByTurn, verify
from fathoms.core.record import from_json
from fathoms.core.turns import Turns
from fathoms.tables.daily import daily_games, named_day, occasion_of, published_secret
from local.browser import Browser, get
from local.same_days import DEVICE, begin, board, dive, mine, play

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from fathoms.local.house import House

GAMES = ("into-the-blue", "atlantis-treasure")
DAY = "2026-11-19"
NOON = named_day(DAY).begins + 43_200.0
LANGUAGES = ("en", "fr", "es")


class SetClock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


def visit(look: Callable[[House, SetClock], Coroutine[Any, Any, None]]) -> None:
    """Let somebody look around in a house at noon of the day."""

    async def run() -> None:
        clock = SetClock()
        async with Browser(clock=clock).tab() as house:
            await look(house, clock)

    asyncio.run(run())


async def refused(house: House, word: str, **wish: Any) -> None:
    """Ask for a day's game that is refused, with one sentence in every language."""
    body = json.dumps({"game": GAMES[0], "device": DEVICE, **wish})
    told = set[str]()
    for lang in LANGUAGES:
        status, text = await house.ask("POST", "/api/daily/begin", lang, body)
        assert status >= 400
        sentence = json.loads(text)["error"]["message"]
        assert sentence.endswith(".")
        if lang == "en":
            assert word in sentence
        told.add(sentence)
    assert len(told) == len(LANGUAGES)


def played_here(game: str, day: str, choices: list[str]) -> list[str]:
    """Play a day's game on the engine alone, as docs/daily.md tells it; seat 0 has decided already."""
    known, left = find_game(game), iter(choices)
    dice = ProvenByTurn(bytes.fromhex(published_secret(day)), occasion_of(game, day))
    bots: list[Any] = [None, *(steady(find_bot(bot, game)) for bot in known.daily)]
    state: Any = known.start(known.standard, len(bots), dice.first(len(bots)))
    turns, moves = Turns((0,) * len(bots)), list[str]()
    while (actor := state.actor) is not None:
        turns = turns.at(state)
        fall = turns.fall(len(moves) + 1)
        if actor == CHANCE:
            move = dice.at(fall).draw(state.chances())
        elif actor == 0:
            move = known.read_move(next(left), known.standard)
        else:
            move = bots[actor].choose(view(state, actor), random.Random(dice.bot_seed(fall)))
        moves.append(known.write_move(move, known.standard))
        turns, state = turns.after(state), state.play(move)
    return moves


def decided(record: dict[str, Any]) -> list[str]:
    """Give the moves of seat 0."""
    game = find_game(record["game"])
    state, found = game.start(game.standard, len(record["seats"]), record["first"]), list[str]()
    for text in record["moves"]:
        if state.actor == 0:
            found.append(text)
        state = state.play(game.read_move(text, game.standard))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_day_is_the_same_game_on_every_device_and_on_the_engine(game: str) -> None:
    async def everywhere() -> tuple[str, ...]:
        clock = SetClock()
        return await dive(game, DAY, "one", clock=clock), await dive(game, DAY, "one", clock=clock)

    one, other = asyncio.run(everywhere())
    assert one == other
    record = json.loads(one)["record"]
    assert record["moves"] == played_here(game, DAY, decided(record))
    assert record["proof"]["secret"] == published_secret(DAY)
    assert record["proof"]["occasion"] == f"{game} {DAY}"
    verdict = verify(from_json(record))
    assert verdict.sound
    assert verdict.drawn > 5


def test_a_device_has_one_attempt_and_may_break_it_off() -> None:
    async def run() -> None:
        browser = Browser(clock=SetClock())
        house = await browser.open()
        begun = await begin(house, GAMES[0])
        assert begun["counts"]
        assert not await play(house, begun, "word", 3)
        browser.kill(house)
        async with browser.tab() as again:
            assert [each["state"] for each in (await mine(again))["games"]] == [
                "begun" if game == GAMES[0] else "new" for game in daily_games()
            ]
            await refused(again, "to its end first", practice=True)
            assert (await begin(again, GAMES[0])) == begun
            assert await play(again, begun, "word")
            await refused(again, "next one comes at midnight")
            told = await mine(again)
            assert not told["boards"]
            assert not told["note"]
            done = next(each for each in told["games"] if each["game"] == GAMES[0])
            assert (done["state"], done["dots"][-1]["state"] in ("played", "won")) == ("done", True)
            await look_at_the_result(again, begun["table"])
            practice = await begin(again, GAMES[0], practice=True)
            assert not practice["counts"]
            assert "one attempt a day counts on each device" in practice["note"]

    asyncio.run(run())


async def look_at_the_result(house: House, table: str) -> None:
    shown = await board(house, GAMES[0])
    assert (shown["total"], shown["entries"]) == (0, [])
    result = shown["result"]
    assert (result["table"], result["counts"], result["note"]) == (table, True, "")
    assert (result["place"], result["cost"], result["otherwise"]) == (None, None, [])
    assert {"greedy", "diver", "random"} <= {bot["bot"] for bot in result["bots"]}
    record = await get(house, f"/api/tables/{table}/record")
    assert result["points"] == record["result"]["scores"][0]
    won = "won" if result["won"] else "finished"
    assert result["line"].startswith(f"Fathoms · Into the Blue · {DAY} · {won} with {result['points']} point")
    for path in ("/api/daily/groups", "/api/daily/groups/reef/join"):
        status, text = await house.ask(
            "POST", path, "en", '{"name": "The reef"}' if path[-1] == "s" else "{}"
        )
        assert status >= 400, text


def test_late_ones_and_days_that_are_over_are_practice() -> None:
    async def look(house: House, clock: SetClock) -> None:
        begun = await begin(house, GAMES[0])
        await play(house, begun, "late", 3)
        clock.now = named_day(DAY).ends + 1.0
        assert await play(house, begun, "late")
        result = (await board(house, GAMES[0], day=DAY))["result"]
        assert (result["counts"], "after midnight" in result["note"]) == (False, True)
        [blue] = [each for each in (await mine(house))["games"] if each["game"] == GAMES[0]]
        assert [dot["state"] for dot in blue["dots"][-2:]] == ["practice", "none"]
        over = await begin(house, GAMES[1], day=DAY)
        assert (over["counts"], "This day is over" in over["note"]) == (False, True)
        # The clock is set back: the dice of that day have been seen, and nothing is counted twice.
        clock.now = NOON
        again = await begin(house, GAMES[0])
        assert not again["counts"]
        assert again["table"] != begun["table"]

    visit(look)


def test_a_clock_that_is_set_is_told_in_a_sentence_and_nothing_is_lost() -> None:
    async def look(house: House, clock: SetClock) -> None:
        await refused(house, "by the clock of your device", day="2026-11-20")
        await refused(house, "one of the last 28 days", day="2026-10-22")
        await refused(house, "written like", day="2026-13-01")
        clock.now += 3 * 86_400.0
        begun = await begin(house, GAMES[0])
        assert begun["day"] == "2026-11-22"
        assert await play(house, begun, "ahead")
        assert (await mine(house))["note"] == ""
        clock.now = NOON
        notes = set[str]()
        for lang in LANGUAGES:
            status, text = await house.ask("POST", "/api/daily/mine", lang, json.dumps({"device": DEVICE}))
            assert status == 200
            told = json.loads(text)
            assert told["note"].endswith(".")
            notes.add(told["note"])
            # Nothing of it counts today.
            assert {each["state"] for each in told["games"]} == {"new"}
            assert {dot["state"] for each in told["games"] for dot in each["dots"]} == {"none"}
        assert len(notes) == len(LANGUAGES)
        assert all("2026-11-22" in note for note in notes)
        assert (await begin(house, GAMES[0]))["counts"]
        clock.now += 3 * 86_400.0
        told = await mine(house)
        assert told["note"] == ""
        [blue] = [each for each in told["games"] if each["game"] == GAMES[0]]
        assert blue["state"] == "done"
        await refused(house, "next one comes at midnight")

    visit(look)
