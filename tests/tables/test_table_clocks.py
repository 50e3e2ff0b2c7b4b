from __future__ import annotations

import pytest
from guests import BLUE, HUMAN, Clock, Hall, hall, run

from fathoms.protocol import live, requests
from fathoms.protocol.requests import LiveClock, SlowClock
from fathoms.server.workers import Threads
from fathoms.tables import events
from fathoms.tables.context import SteadyClock
from fathoms.tables.errors import TableError
from fathoms.tables.ports import TableRow
from fathoms.tables.service import Tables
from fathoms.tables.settings import Settings
from fathoms.tables.table import Times
from storage.played import bad_tables


def test_a_bank_is_spent_and_each_decision_earns_its_increment() -> None:
    times = Times(events.LiveClock(60, 5), 2)
    times.spend(100.0)
    times.run(0, fresh=True)
    times.spend(110.0)
    times.decided(0)
    times.run(1, fresh=True)
    assert times.left_at(112.0) == (55.0, 58.0)
    assert times.running == 1
    assert times.deadline() == 170.0
    times.run(None, fresh=True)
    assert times.deadline() is None


def test_a_slow_clock_gives_each_decision_its_hours() -> None:
    times = Times(events.SlowClock(1), 2)
    times.spend(0.0)
    times.run(0, fresh=True)
    times.spend(3000.0)
    times.run(0, fresh=False)
    assert times.left_at(3000.0) == (600.0, 3600.0)
    times.run(1, fresh=True)
    times.spend(3100.0)
    times.run(0, fresh=True)
    assert times.left_at(3100.0)[0] == 3600.0


@run
async def test_time_runs_for_the_person_who_decides_and_is_told() -> None:
    async with hall() as here:
        first, second = await here.two(clock=LiveClock(60, 3))
        assert first.position["clocks"] == {"left": [60.0, 60.0], "running": 0}
        here.clock.now += 10
        await first.play("keep none")
        assert second.position["clocks"]["left"] == [53.0, 60.0]
        assert second.position["clocks"]["running"] == first.position["actor"]
        late = await here.enter()
        here.clock.now += 4
        later = await here.enter()
        assert late.position["clocks"]["left"][0] - later.position["clocks"]["left"][0] == 4.0


@run
async def test_whose_time_runs_out_has_lost() -> None:
    async with hall() as here:
        first, second = await here.two(clock=LiveClock(60))
        here.clock.now += 61
        first.visitor.room.driver.wake()
        await second.until(lambda: second.info["status"] == "over")
        info = second.last("changed")["info"]
        assert info["outcome"] == {"by": "time", "winners": [1], "scores": None}
        assert info["seats"][0]["status"] == "timed-out"
        assert first.last("changed")["clocks"] == {"left": [0.0, 60.0], "running": None}


@run
async def test_a_move_that_comes_too_late_does_not_count() -> None:
    async with hall() as here:
        first, _ = await here.two(clock=LiveClock(60))
        here.clock.now += 60
        answer = await first.play("stop")
        assert (answer["type"], answer["kind"]) == ("refused", "not_your_turn")
        assert first.last("changed")["info"]["outcome"]["by"] == "time"


@run
async def test_with_others_playing_a_bot_goes_on_after_time_is_up() -> None:
    async with hall(pace=30.0) as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN, clock=LiveClock(60))
        first = await here.opener()
        await here.seated(1, "Bo")
        await here.seated(2, "Eva")
        here.clock.now += 61
        first.visitor.room.driver.wake()
        await first.until(lambda: first.info["seats"][0]["status"] == "timed-out")
        info = first.last("changed")["info"]
        assert (info["status"], info["seats"][0]["bot"]) == ("playing", "greedy")
        assert first.last("changed")["clocks"]["running"] is None
        assert await first.refused(live.Back(), "denied")


@run
async def test_a_late_move_names_the_bot_that_goes_on() -> None:
    async with hall(pace=30.0) as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN, clock=LiveClock(60))
        first = await here.opener()
        await here.seated(1, "Bo")
        await here.seated(2, "Eva")
        here.clock.now += 61
        await first.play("stop")
        assert first.last("changed")["info"]["seats"][0]["bot"] == "greedy"


@run
async def test_bots_have_all_the_time_they_want() -> None:
    async with hall(pace=30.0) as here:
        await here.open(BLUE, HUMAN, requests.BotSeat("random"), first=1, clock=LiveClock(60))
        person = await here.opener()
        assert person.position["clocks"]["running"] is None
        await here.open(BLUE, HUMAN, requests.BotSeat("random"), first=0, clock=LiveClock(60))
        person = await here.opener()
        assert person.position["clocks"]["running"] == 0
        here.clock.now += 5
        await person.say(live.Leave())
        here.clock.now += 500
        await person.say(live.Back())
        assert person.last("changed")["clocks"] == {"left": [55.0, 60.0], "running": 0}


@run
async def test_standing_up_and_coming_back_wins_no_time_on_a_slow_clock() -> None:
    async with hall(pace=30.0) as here:
        first, _ = await here.two(clock=SlowClock(1))
        here.clock.now += 3000
        await first.say(live.Leave())
        await first.say(live.Back())
        assert first.last("changed")["clocks"]["left"][0] == 600.0


@run
async def test_time_runs_out_although_nobody_is_there() -> None:
    async with hall() as here:
        first, second = await here.two(clock=SlowClock(24))
        table = here.opened.table
        await first.visitor.leave()
        await second.visitor.leave()
        rooms = here.tables.rooms
        await rooms.sweep_once()
        assert (await here.tables.look(table)).status == "playing"
        here.clock.now += 25 * 3600
        await rooms.sweep_once()
        watcher = await here.enter()
        await watcher.until(lambda: watcher.info["status"] == "over")


@run
async def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bad = {**bad_tables(), "empty": []}
    async with hall() as here:
        for name, bodies in bad.items():
            row = TableRow(name, "into-the-blue", "playing", listed=True, created=0, address="")
            await here.store.open(row, bodies)
        first, second = await here.two(clock=SlowClock(24), listed=True)
        for guest in (first, second):
            await guest.visitor.leave()
        here.clock.now += 25 * 3600
        for _ in range(2):
            await here.tables.rooms.sweep_once()
            assert {info.table for info in (await here.tables.listed()).tables} <= {here.opened.table}
        watcher = await here.enter()
        await watcher.until(lambda: watcher.info["status"] == "over")
        for name in bad:
            with pytest.raises(
                TableError, match="tables.no-table" if name == "empty" else "tables.unreadable"
            ):
                await here.enter(table=name)
    assert len(caplog.messages) == len(bad)
    assert not any(name in caplog.text for name in bad)


@run
async def test_a_sweep_reads_a_table_without_a_clock_only_once() -> None:
    async with hall() as here:
        first, second = await here.two()
        for guest in (first, second):
            await guest.visitor.leave()
        rooms = here.tables.rooms
        await rooms.sweep_once()
        rooms.forget(0)
        await rooms.sweep_once()
        assert not rooms.all()


HOUR = 3600.0


def test_a_steady_clock_goes_on_whatever_the_wall_clock_does() -> None:
    wall, passed = Clock(1_000_000.0), Clock(50.0)
    clock = SteadyClock(wall, passed)
    for jump in (-HOUR, 10 * HOUR):
        wall.now += jump
        assert clock() == 1_000_000.0 + passed.now - 50.0
        passed.now += 7


@run
async def test_a_server_goes_by_a_steady_clock() -> None:
    here = Hall()
    tables = Tables(here.store, here.bus, Threads(1), settings=Settings(key=b"a key"))
    assert isinstance(tables.context.clock, SteadyClock)
    await tables.context.close()


@run
@pytest.mark.parametrize("jump", [-HOUR, HOUR], ids=["back", "forward"])
async def test_a_wall_clock_that_is_set_changes_no_deadline(jump: float) -> None:
    wall, passed = Clock(), Clock(0.0)
    async with hall(clock=SteadyClock(wall, passed)) as here:
        first, second = await here.two(clock=LiveClock(60))
        passed.now += 10
        wall.now += jump
        first.visitor.room.driver.wake()
        late = await here.enter()
        assert late.position["clocks"] == {"left": [50.0, 60.0], "running": 0}
        passed.now += 49
        assert (await first.play("keep none"))["type"] == "moved"
        assert second.position["clocks"]["left"][0] == 1.0
        passed.now += 2
        first.visitor.room.driver.wake()
        await second.until(lambda: second.info["status"] == "over")
        assert second.info["outcome"]["by"] == "time"


@run
async def test_bots_play_on_when_the_clock_was_set_back_before_a_restart() -> None:
    here = Hall(pace=0.0)
    await here.open(BLUE, HUMAN, requests.BotSeat("random"), clock=LiveClock(60))
    person = await here.opener()
    here.clock.now += 10
    await person.say(live.Leave())
    await person.visitor.leave()
    await here.tables.stop()
    again = Hall(store=here.store, clock=Clock(here.clock.now - HOUR), pace=0.0, takeover=0.0)
    again.opened = here.opened
    await again.tables.start()
    person = await again.opener()
    # Nothing is awaited that lies in the past, and what is written next does not come before it.
    await person.until(lambda: len(person.all("moved")) > 5)
    room = person.visitor.room
    assert room.now == room.table.at == here.clock.now
    await person.say(live.Back())
    await person.until(lambda: room.table.actor == 0 or room.table.outcome is not None)
    assert person.last("changed")["clocks"]["left"][0] == 50.0
    again.clock.now += 51
    room.driver.wake()
    await person.until(lambda: person.info["status"] == "over")
    await again.tables.stop()


@run
async def test_a_bot_keeps_its_pace_when_the_clock_of_this_process_steps_back() -> None:
    async with hall(pace=0.0) as here:
        await here.open(BLUE, HUMAN, requests.BotSeat("random"), first=0)
        person = await here.opener()
        here.clock.now -= HOUR
        while person.position["actor"] == 0:
            await person.play(person.position["moves"][0]["move"])
        await person.until(lambda: any(moved["seat"] == 1 for moved in person.all("moved")))
