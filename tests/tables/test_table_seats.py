from __future__ import annotations

import random

import pytest
from guests import ATLANTIS, BLUE, HUMAN, hall, play_out, run

from fathoms.core.proof import verify
from fathoms.core.record import replay
from fathoms.protocol import live, requests
from fathoms.tables.errors import BadWish, TableError, UsedInvite


@run
async def test_an_invite_seats_one_person_once() -> None:
    async with hall() as here:
        opened = await here.open(BLUE, HUMAN, HUMAN, HUMAN)
        one, two = opened.seats[1].invite or "", opened.seats[2].invite or ""
        seated = await here.tables.sit(opened.table, requests.Sit(one, "Ana"))
        assert seated.seat == 1
        for name in ("Ana", "Eva"):
            with pytest.raises(UsedInvite):
                await here.tables.sit(opened.table, requests.Sit(one, name))
        with pytest.raises(TableError) as refused:
            await here.tables.sit(opened.table, requests.Sit("not-an-invite", "Eva"))
        assert refused.value.kind == "forbidden"
        for wrong in ("ana", " ", "\x07", "Green", "x" * 25):
            with pytest.raises(BadWish):
                await here.tables.sit(opened.table, requests.Sit(two, wrong))
        assert (await here.tables.sit(opened.table, requests.Sit(two, " Eva "))).seat == 2
        assert [seat.name for seat in (await here.tables.look(opened.table)).seats] == ["Green", "Ana", "Eva"]
        with pytest.raises(TableError):
            await here.enter(one)


@run
async def test_the_opener_begins_without_the_others_and_a_late_guest_takes_over() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN)
        first = await here.opener()
        second, _ = await here.seated(2, "Bo")
        assert await second.refused(live.Start(), "denied")
        await first.say(live.Start())
        info = await here.tables.look(here.opened.table)
        assert info.status == "playing"
        assert [(seat.bot, seat.taken, seat.status) for seat in info.seats] == [
            (None, True, "playing"),
            ("greedy", True, "playing"),
            (None, True, "playing"),
        ]
        assert await first.refused(live.Start(), "denied")
        late, _ = await here.seated(1, "Eva")
        info = await here.tables.look(here.opened.table)
        assert (info.seats[1].bot, info.seats[1].name) == (None, "Eva")
        await play_out([first, late, second], random.Random(3))
        assert verify(await here.tables.record(here.opened.table)).sound


@run
async def test_a_bot_plays_for_whoever_leaves_until_they_take_their_seat_back() -> None:
    async with hall() as here:
        first, second = await here.two()
        assert await first.refused(live.Back(), "denied")
        await first.say(live.Leave())
        assert await first.refused(live.Leave(), "denied")
        assert first.last("changed")["info"]["seats"][0] | {"present": True} == {
            "seat": 0,
            "kind": "human",
            "name": "Green",
            "colour": "green",
            "bot": "greedy",
            "taken": True,
            "present": True,
            "status": "left",
        }
        await second.until(lambda: second.position["actor"] == 1)
        await first.say(live.Back())
        assert first.last("changed")["info"]["seats"][0]["status"] == "playing"
        # The record says which choices were the bot's.
        record = await here.tables.record(here.opened.table)
        stood_in: list[int] = record.extra["stand_ins"]
        verbs = {record.moves[number - 1].partition(" ")[0] for number in stood_in}
        assert verbs
        assert verbs <= {"keep", "stop", "place", "chest"}
        rng = random.Random(5)
        while second.position["actor"] == 1:
            await second.play_any(rng)
        count = len(first.all("moved"))
        assert (await first.play_any(rng))["type"] == "moved"
        assert len(first.all("moved")) > count
        assert (await here.tables.record(here.opened.table)).extra["stand_ins"] == stood_in


@run
async def test_nobody_plays_while_a_bot_plays_for_them() -> None:
    async with hall(pace=30.0) as here:
        first, _ = await here.two()
        await first.say(live.Leave())
        assert await first.refused(live.Play(first.version, "stop"), "not_your_turn")
        await first.say(live.Back())
        assert (await first.play("stop"))["type"] == "moved"


@run
async def test_others_may_let_a_bot_play_for_somebody_who_is_gone() -> None:
    async with hall(pace=30.0, gone_after=20.0) as here:
        first, second = await here.two()
        watcher = await here.enter()
        assert "20" in await second.refused(live.Fill(0), "denied")
        await first.visitor.leave()
        here.clock.now += 12
        assert "8" in await second.refused(live.Fill(0), "denied")
        assert await watcher.refused(live.Fill(0), "denied")
        here.clock.now += 9
        assert await second.refused(live.Fill(1), "denied")
        assert await second.refused(live.Fill(6), "denied")
        await second.say(live.Fill(0))
        assert second.last("changed")["info"]["seats"][0]["status"] == "left"
        again = await here.opener()
        await again.say(live.Back())
        assert again.last("changed")["info"]["seats"][0]["status"] == "playing"


@run
async def test_resigning_at_a_table_of_two_ends_the_game() -> None:
    async with hall() as here:
        first, second = await here.two()
        watcher = await here.enter()
        assert await watcher.refused(live.Resign(), "denied")
        await second.say(live.Resign())
        told = first.last("changed")
        assert told["info"]["outcome"] == {"by": "resign", "winners": [0], "scores": None}
        assert told["info"]["seats"][1]["status"] == "resigned"
        assert told["info"]["actor"] is None
        assert told["secret"]
        assert await first.refused(live.Play(first.version, "stop"), "denied")
        assert await second.refused(live.Resign(), "denied")
        record = await here.tables.record(here.opened.table)
        assert record.result is None
        assert record.extra["outcome"]["by"] == "resign"
        assert record.moves[0].startswith("deal")
        assert len(list(replay(record))) == len(record.moves) + 1
        assert here.store.rows[here.opened.table].status == "over"


@run
async def test_with_others_still_playing_a_bot_plays_on_for_good() -> None:
    async with hall() as here:
        await here.open(ATLANTIS, HUMAN, HUMAN, HUMAN)
        first = await here.opener()
        second, token = await here.seated(1, "Bo")
        third, _ = await here.seated(2, "Eva")
        await second.say(live.Resign())
        assert second.last("changed")["info"]["seats"][1]["bot"] == "greedy"
        assert await second.refused(live.Back(), "denied")
        assert await second.refused(live.Resign(), "denied")
        again = await here.enter(token)
        assert again.position["you"] == 1
        await third.say(live.Resign())
        assert first.last("changed")["info"]["outcome"] == {"by": "resign", "winners": [0], "scores": None}


@run
async def test_nothing_of_a_game_can_be_done_before_it_begins() -> None:
    async with hall() as here:
        await here.open()
        first = await here.opener()
        for message in (
            live.Play(first.version, "stop"),
            live.Undo(first.version),
            live.Hint(first.version),
            live.Ask(first.version),
            live.Resign(),
            live.Rematch(),
        ):
            await first.refused(message, "denied")


@run
async def test_everybody_may_mix_the_dice_once_before_the_game() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN, entropy="aa")
        await here.enter(here.token, entropy="bb")
        await here.enter(here.token, entropy="cc")
        sat = await here.tables.sit(
            here.opened.table, requests.Sit(here.opened.seats[1].invite or "", "Bo", "dd")
        )
        await here.enter(sat.token, entropy="ee")
        last, token = await here.seated(2, "Eva")
        await here.enter(token, entropy="ff")
        record = await here.tables.record(here.opened.table)
        assert record.extra["proof"]["entropy"] == ["bb", "ee", ""]
        await last.say(live.Ping())


@run
async def test_a_game_with_bots_begins_when_its_person_has_come_and_could_mix_the_dice() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, requests.BotSeat("random"))
        assert (await here.tables.look(here.opened.table)).status == "waiting"
        person = await here.opener(entropy="abc")
        assert person.position["info"]["status"] == "playing"
        assert (await here.tables.record(here.opened.table)).extra["proof"]["entropy"] == ["abc", ""]
        await here.open(BLUE, HUMAN, requests.BotSeat("random"), entropy="12")
        assert (await here.tables.look(here.opened.table)).status == "playing"


@run
async def test_at_a_rematch_everybody_keeps_seat_colour_and_name_and_the_next_one_begins() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, requests.BotSeat("random"), HUMAN, rules="quick", hints=False, first=2)
        first = await here.opener()
        second, token = await here.seated(2, "Bo")
        watcher = await here.enter()
        assert await first.refused(live.Rematch(), "denied")
        await first.say(live.Resign())
        await second.say(live.Resign())
        await first.say(live.Rematch())
        assert first.last("changed")["info"]["rematch"] is None
        assert await watcher.refused(live.Rematch(), "denied")
        await second.say(live.Rematch())
        mine, theirs, seen = first.last("again"), second.last("again"), watcher.last("again")
        assert mine["table"] == theirs["table"] == seen["table"] == first.last("changed")["info"]["rematch"]
        assert (mine["seat"], theirs["seat"], seen["seat"], seen["token"]) == (0, 2, None, None)
        info = await here.tables.look(mine["table"])
        assert [(seat.name, seat.colour) for seat in info.seats] == [
            ("Green", "green"),
            ("Blue", "blue"),
            ("Bo", "yellow"),
        ]
        assert (info.status, info.hints, info.rules) == (
            "waiting",
            False,
            first.last("changed")["info"]["rules"],
        )
        one = await here.enter(mine["token"], mine["table"], entropy="aa")
        assert one.position["info"]["status"] == "waiting"
        two = await here.enter(theirs["token"], theirs["table"])
        assert (two.position["info"]["status"], two.position["info"]["first"]) == ("playing", 0)
        assert (one.visitor.seat, two.visitor.seat) == (0, 2)
        back = await here.enter(token)
        assert back.last("again") == theirs


@run
async def test_whoever_does_not_come_to_the_rematch_is_played_for() -> None:
    async with hall(pace=30.0) as here:
        first, second = await here.two()
        await first.say(live.Resign())
        await first.say(live.Rematch())
        await second.say(live.Rematch())
        await second.say(live.Rematch())
        told, other = first.last("again"), second.last("again")
        one = await here.enter(told["token"], told["table"])
        await one.say(live.Start())
        seats = one.last("table")["info"]["seats"]
        assert [seat["bot"] for seat in seats] == [None, "greedy"]
        two = await here.enter(other["token"], other["table"])
        await two.say(live.Back())
        assert [seat["bot"] for seat in two.last("changed")["info"]["seats"]] == [None, None]


@run
async def test_somebody_who_stood_up_is_not_asked_about_a_rematch() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN)
        first = await here.opener()
        second, _ = await here.seated(1, "Bo")
        third, _ = await here.seated(2, "Eva")
        await third.say(live.Leave())
        await first.say(live.Resign())
        await second.say(live.Resign())
        await first.say(live.Rematch())
        await second.say(live.Rematch())
        info = await here.tables.look(first.last("again")["table"])
        assert [seat.kind for seat in info.seats] == ["human", "human", "bot"]


@run
async def test_somebody_who_stood_up_may_still_ask_for_a_rematch() -> None:
    async with hall(pace=30.0) as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN)
        first = await here.opener()
        second, _ = await here.seated(1, "Bo")
        third, _ = await here.seated(2, "Eva")
        await third.say(live.Leave())
        await first.say(live.Resign())
        await second.say(live.Resign())
        for guest in (third, second, first):
            await guest.say(live.Rematch())
        assert third.last("again")["seat"] == 2
        info = await here.tables.look(third.last("again")["table"])
        assert [seat.kind for seat in info.seats] == ["human", "human", "human"]
