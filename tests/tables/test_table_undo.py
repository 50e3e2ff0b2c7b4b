from __future__ import annotations

import random

from guests import ATLANTIS, BLUE, HUMAN, Guest, Hall, acting, hall, run

from fathoms.core.proof import verify
from fathoms.protocol import live, requests


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
