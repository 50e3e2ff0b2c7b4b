"""The log of a table: one line a turn, told with the moves, and positions to look at again."""

from __future__ import annotations

import random
from typing import Any

import pytest
from guests import ATLANTIS, BLUE, HUMAN, acting, hall, play_out, run

from fathoms.protocol import live, requests


@run
async def test_lines_that_came_with_the_moves_are_the_log_that_is_asked_for() -> None:
    async with hall() as here:
        await here.open(BLUE)
        first = await here.opener(words=True)
        second, _ = await here.seated(1, "Bo", words=True, lang="fr")
        await play_out([first, second], random.Random(2))
        for guest in (first, second):
            told = {moved["line"]["first"]: moved["line"] for moved in guest.all("moved") if moved["line"]}
            logged = await guest.say(live.Log())
            assert logged["type"] == "logged"
            assert logged["lines"] == list(told.values())
        lines = first.last("logged")["lines"]
        assert [line["turn"] for line in lines] == sorted({line["turn"] for line in lines})
        assert any("level" in line["text"] and "roll" in line["text"] for line in lines)
        assert any("palier" in line["text"] for line in second.last("logged")["lines"])


@run
async def test_why_points_changed_says_you_to_each_reader() -> None:
    async with hall() as here:
        await here.open(BLUE)
        first = await here.opener(words=True)
        second, _ = await here.seated(1, "Bo", words=True)
        watcher = await here.enter(words=True)
        await play_out([first, second], random.Random(2))
        why = [
            [said for line in (await guest.say(live.Log()))["lines"] for said in line["why"]]
            for guest in (first, second, watcher)
        ]
        assert len(why[0]) == len(why[1]) == len(why[2]) > 0
        assert any(": you lead level" in said for said in why[0])
        assert any(": Bo leads level" in said for said in why[0])
        assert any(": you lead level" in said for said in why[1])
        assert not any("you" in said for said in why[2])


@run
async def test_no_move_carries_more_than_its_own_turn() -> None:
    async with hall() as here:
        await here.open(BLUE)
        first = await here.opener(words=True)
        second, _ = await here.seated(1, "Bo", words=True)
        await play_out([first, second], random.Random(2))
        for moved in first.all("moved"):
            line = moved["line"]
            assert line is None or line["first"] <= moved["number"] == line["last"]


@run
async def test_whoever_is_told_without_words_gets_no_lines() -> None:
    async with hall() as here:
        first, second = await here.two(BLUE)
        await play_out([first, second], random.Random(2))
        assert {moved["line"] for moved in first.all("moved")} == {None}


@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
def test_a_turn_is_looked_at_again_as_it_was(game: str) -> None:
    @run
    async def look() -> None:
        async with hall() as here:
            first, second = guests = await here.two(game)
            rng = random.Random(4)
            shown: dict[int, dict[str, Any]] = {}
            while len(shown) < 30 and (guest := acting(guests)) is not None:
                await guest.play_any(rng)
                shown[first.position["number"]] = first.position
            lines = (await first.say(live.Log()))["lines"]
            line = lines[3]
            looked = await first.say(live.Look(line["first"], line["last"]))
            moments = looked["moments"]
            assert [moment["number"] for moment in moments] == list(
                range(line["first"] - 1, line["last"] + 1)
            )
            for moment in moments:
                live_one = shown.get(moment["number"])
                if live_one is not None:
                    assert moment["view"] == live_one["view"]
                    assert moment["scene"] == live_one["scene"]
                    assert moment["move"] == live_one["move"]
                    assert moment["effect"] == live_one["effect"]
            assert not any(moment["moves"] for moment in moments)
            await second.refused(live.Look(1, 100_000), "malformed")

    look()


@run
async def test_looking_back_shows_no_secret() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, requests.BotSeat("greedy"))
        person = await here.opener()
        looked = await person.say(live.Look(1, 1))
        assert looked["moments"][1]["move"] == "?"
        assert set(looked["moments"][1]["view"]["chests"]) == {None}


@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
def test_who_looks_back_may_hear_what_they_could_choose_and_nobody_else(game: str) -> None:
    @run
    async def look() -> None:
        async with hall() as here:
            first, second = guests = await here.two(game)
            offered: dict[int, list[dict[str, Any]]] = {}
            rng = random.Random(4)
            while len(offered) < 6 and (guest := acting(guests)) is not None:
                if guest is first:
                    offered[first.position["number"]] = first.position["moves"]
                await guest.play_any(rng)
            wish = live.Look(1, max(offered) + 1, choices=True)
            moments = (await first.say(wish))["moments"]
            assert {each["number"]: each["moves"] for each in moments if each["moves"]} == offered
            watcher = await here.enter()
            assert not any(each["moves"] for each in (await watcher.say(wish))["moments"])
            others = (await second.say(wish))["moments"]
            assert not {each["number"] for each in others if each["moves"]} & set(offered)

    look()


@run
async def test_a_move_taken_back_leaves_the_log() -> None:
    async with hall(pace=30.0) as here:
        await here.open(ATLANTIS, HUMAN, requests.BotSeat("greedy"))
        person = await here.opener(words=True)
        table = person.visitor.room.table
        before = [step.number for step in table.lately]
        slide = next(each["move"] for each in person.position["moves"] if each["move"].startswith("move"))
        await person.play(slide)
        if person.position["can_undo"]:
            await person.say(live.Undo(person.version))
        assert [step.number for step in table.lately][: len(before)] == before
        assert len((await person.say(live.Log()))["lines"]) >= 1
