from __future__ import annotations

import random

from guests import ATLANTIS, BLUE, HUMAN, Guest, Hall, acting, hall, run

from fathoms.core.proof import verify
from fathoms.protocol import live, requests
from fathoms.tables import commands


async def before_placing(here: Hall) -> tuple[Guest, Guest]:
    """Play until the first seat has stopped and may choose a level."""
    first, second = await here.two(BLUE)
    rng = random.Random(1)
    for _ in range(1_000):
        view = first.position["view"]
        # With a chest among the dice there may be no level to choose.
        may_place = view["phase"] == "decide" and "1" in view["dice"] and "C" not in view["dice"]
        if first.position["actor"] == 0 and may_place:
            await first.play("stop")
            return first, second
        player = acting([first, second])
        assert player is not None
        await player.play_any(rng)
    raise AssertionError


@run
async def test_a_move_is_taken_back_when_everybody_agrees() -> None:
    async with hall() as here:
        first, second = await before_placing(here)
        assert first.position["can_undo"]
        assert second.position["can_undo"]
        played = len((await here.tables.record(here.opened.table)).moves)
        assert await second.refused(live.Undo(second.version), "denied")
        assert await second.refused(live.Undo(second.version, agree=False), "denied")
        await first.say(live.Undo(first.version))
        assert second.last("changed")["undo"] == {"by": 0, "agreed": []}
        await second.say(live.Undo(second.version))
        for guest in (first, second):
            told = guest.said[-1]
            assert (told["type"], told["view"]["phase"], told["undo"]) == ("table", "decide", None)
        assert len(first.said[-1]["played"]) == played - 1
        await first.play("stop")
        assert len((await here.tables.record(here.opened.table)).moves) == played


@run
async def test_one_no_is_enough() -> None:
    async with hall() as here:
        first, second = await before_placing(here)
        await first.say(live.Undo(first.version))
        await second.say(live.Undo(second.version, agree=False))
        assert first.last("changed")["undo"] is None
        assert first.position["view"]["phase"] == "place"
        await first.say(live.Undo(first.version))
        await first.say(live.Undo(first.version, agree=False))
        assert second.last("changed")["undo"] is None


@run
async def test_a_wish_ends_with_the_next_move() -> None:
    async with hall() as here:
        first, second = await before_placing(here)
        seen = first.version
        await first.say(live.Undo(first.version))
        await first.play("place 1")
        assert await second.refused(live.Undo(seen), "stale")
        assert second.visitor.room.table.undo is None


@run
async def test_what_the_dice_decided_stays() -> None:
    async with hall() as here:
        first, _ = await here.two()
        assert not first.position["can_undo"]
        assert await first.refused(live.Undo(first.version), "denied")
        await first.play("keep none")
        assert await first.refused(live.Undo(first.version), "denied")


@run
async def test_bots_agree_and_the_same_dice_fall_again() -> None:
    async with hall() as here:
        await here.open(ATLANTIS, HUMAN, requests.BotSeat("greedy"), first=0)
        person = await here.opener()
        slide = next(
            choice["move"] for choice in person.position["moves"] if choice["move"].startswith("move")
        )
        face = person.position["view"]["face"]
        await person.play(slide)
        if person.position["can_undo"]:
            await person.say(live.Undo(person.version))
            assert person.said[-1]["type"] == "table"
            assert person.position["view"]["face"] == face
            assert not person.position["view"]["moved"]
            await person.play(slide)
        await person.say(live.Resign())
        assert verify(await here.tables.record(here.opened.table)).sound


@run
async def test_whoever_stands_up_no_longer_has_to_agree() -> None:
    async with hall(pace=30.0) as here:
        first, second = await before_placing(here)
        await first.say(live.Undo(first.version))
        await second.say(live.Leave())
        assert first.said[-1]["type"] == "table"
        assert first.said[-1]["view"]["phase"] == "decide"


@run
async def test_a_chest_that_was_looked_into_is_not_put_back() -> None:
    async with hall() as here:
        first, second = await here.two(BLUE, rules={"levels": 1, "faces": "1C", "dice": 4})
        rng = random.Random(3)
        taken = 0
        guests = [first, second]
        while (guest := acting(guests)) is not None and taken < 3:
            chest = str(guest.position["moves"][0]["move"])
            if chest.startswith("chest"):
                await guest.play(chest)
                taken += 1
                assert not first.position["can_undo"]
            else:
                await guest.play_any(rng)
        assert taken


@run
async def test_whoever_a_bot_plays_for_has_no_say() -> None:
    async with hall(pace=30.0) as here:
        first, second = await before_placing(here)
        await second.say(live.Leave())
        await second.refused(live.Undo(second.version, agree=False), "denied")
        await first.say(live.Undo(first.version))
        assert first.said[-1]["view"]["phase"] == "decide"


@run
async def test_against_bots_a_placed_shell_is_taken_back_until_dice_fall() -> None:
    async with hall(pace=30.0) as here:
        await here.open(BLUE, HUMAN, requests.BotSeat("greedy"))
        person = await here.opener(words=True)
        while "1" not in person.position["view"]["dice"] or "C" in person.position["view"]["dice"]:
            await person.play("keep none")
        await person.play("stop")
        placed = len(person.all("moved"))
        await person.play("place 1")
        told = person.said[-1]
        # The next player's dice wait; nobody else has to be asked.
        assert (told["type"], told["actor"], told["can_undo"]) == ("moved", -1, True)
        assert len(person.all("moved")) == placed + 1
        lines = (await person.say(live.Log()))["lines"]
        await person.say(live.Undo(person.version))
        assert person.said[-1]["type"] == "table"
        assert person.position["view"]["phase"] == "place"
        assert len((await person.say(live.Log()))["lines"]) == len(lines) == 1
        await person.play("place 1")
        # Anyone who does not want to wait has the dice fall at once, and what they answer stays.
        await person.say(live.Pace(hurry=True))
        await person.until(lambda: person.position["actor"] == 0)
        assert not person.position["can_undo"]
        assert await person.refused(live.Undo(person.version), "denied")
        await person.say(live.Resign())
        await person.until(lambda: person.info["status"] == "over")
        assert verify(await here.tables.record(here.opened.table)).sound


@run
async def test_what_a_bot_answered_without_dice_goes_back_too() -> None:
    async with hall(pace=30.0) as here:
        await here.open(ATLANTIS, HUMAN, requests.BotSeat("greedy"), rules="foresight")
        person = await here.opener()
        await person.play("pick N")
        await person.play("pick E")
        room = person.visitor.room
        pick = room.table.game.read_move("pick S", room.table.rules)
        await room.do(lambda table, at: commands.play_move(table, 1, pick, at))
        assert person.position["can_undo"]
        await person.say(live.Undo(person.version))
        assert person.said[-1]["played"] == ["pick N"]
        assert person.said[-1]["actor"] == 0


@run
async def test_among_people_dice_fall_at_once() -> None:
    async with hall(pace=30.0) as here:
        first, _ = await before_placing(here)
        await first.play("place 1")
        assert first.position["actor"] == 1
        assert not first.position["can_undo"]
