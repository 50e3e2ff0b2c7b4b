"""How fast bots are: as people at the table want it."""

from __future__ import annotations

from guests import ATLANTIS, BLUE, HUMAN, Guest, Hall, hall, run

from fathoms.protocol import live, requests

BOT = requests.BotSeat("greedy")


async def against_bots(here: Hall) -> Guest:
    """Sit down with two bots, and end a turn."""
    await here.open(ATLANTIS, HUMAN, BOT, BOT)
    person = await here.opener()
    while person.position["actor"] == 0:
        await person.play(person.position["moves"][0]["move"])
    return person


@run
async def test_whoever_wants_no_pauses_gets_the_turn_back_at_once() -> None:
    async with hall(pace=3600.0) as here:
        person = await against_bots(here)
        assert person.position["actor"] == -1
        await person.say(live.Pace(0.0))
        await person.until(lambda: person.position["actor"] in (0, None))


@run
async def test_a_tap_hurries_until_the_next_own_move() -> None:
    async with hall(pace=3600.0) as here:
        person = await against_bots(here)
        driver = person.visitor.room.driver
        assert driver.pace == 3600.0
        await person.say(live.Pace(hurry=True))
        assert driver.pace == 0.0
        await person.until(lambda: person.position["actor"] in (0, None))
        await person.play(person.position["moves"][0]["move"])
        assert driver.pace == 3600.0


@run
async def test_among_people_the_slowest_wish_counts() -> None:
    async with hall(pace=1.0, least_pace=0.5) as here:
        await here.open(BLUE, HUMAN, HUMAN, BOT)
        first = await here.opener()
        second, _ = await here.seated(1, "Bo")
        watcher = await here.enter()
        driver = first.visitor.room.driver
        await first.say(live.Pace(0.0))
        assert driver.pace == 1.0
        await second.say(live.Pace(0.2))
        assert driver.pace == 0.5
        await second.say(live.Pace(4.0))
        assert driver.pace == 4.0
        await second.say(live.Pace())
        assert driver.pace == 1.0
        assert await watcher.refused(live.Pace(0.0), "denied")


@run
async def test_nobody_waits_longer_to_take_back_than_bots_would_let_them() -> None:
    async with hall(pace=0.9, least_pace=0.05, take_back=1.0) as here:
        await here.open(BLUE, HUMAN, BOT)
        person = await here.opener()
        driver = person.visitor.room.driver
        graces: list[float] = []
        for pace in (1.5, 0.9, 0.2, 0.0):
            await person.say(live.Pace(pace))
            graces.append(driver.grace)
        assert graces == [3.0, 1.8, 1.0, 0.0]
