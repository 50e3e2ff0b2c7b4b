"""What one table may take: moves, bots that nobody watches, a place in the list, a message's weight."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import pytest
from guests import ATLANTIS, BLUE, HUMAN, Guest, Hall, acting, hall, play_out, run
from memory_store import MemoryStore
from msgspec.structs import replace as msgspec_replace

from endless import DEEP, LUCKLESS, SUNK
from fathoms.core import Choice
from fathoms.core import record as records
from fathoms.core.proof import verify
from fathoms.protocol import live, requests
from fathoms.tables import commands, messages
from fathoms.tables.errors import NoTable
from fathoms.tables.messages import ChoiceWriter
from fathoms.tables.records import events_of
from fathoms.tables.records import record_of as write_record
from fathoms.tables.settings import Limits
from fathoms.tables.table import PORTION, Outcome, table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.tables.room import Room

BOTS = (requests.BotSeat("random"), requests.BotSeat("random"))
DAY = 86_400.0


class Counting(MemoryStore):
    """Notes how many events are written at once."""

    def __init__(self) -> None:
        super().__init__()
        self.portions: list[int] = []

    async def append(self, table: str, after: int, events: Sequence[bytes], status: Any = None) -> None:
        self.portions.append(len(events))
        await super().append(table, after, events, status)


async def play_on(room: Room, moves: int) -> None:
    """Play whatever does not fire until so many moves were made."""
    rng = random.Random(moves)
    while len(room.table.moves) < moves and (seat := room.table.actor) is not None:
        options = commands.require_playing(room.table).moves()
        some = [options[rng.randrange(len(options))] for _ in range(5)]
        move = next((each for each in some if type(each).__name__ != "Fire"), options[-1])
        await room.do(lambda table, at, seat=seat, move=move: commands.play_move(table, seat, move, at))


async def rested(room: Room) -> None:
    """Wait until nothing is to be done at a table."""
    while not room.driver.idle:  # noqa: ASYNC110 - a driver tells nobody that it rests
        await asyncio.sleep(0)


async def seats_taken(here: Hall, game: str, seats: int, rules: dict[str, Any]) -> Room:
    """Open a table of people who all sit, and are away."""
    await here.open(game, *[HUMAN] * seats, rules=rules)
    guests = [await here.opener()]
    guests += [(await here.seated(seat, f"Guest {seat}"))[0] for seat in range(1, seats)]
    for guest in guests:
        await guest.visitor.leave()
    return guests[0].visitor.room


@run
async def test_a_game_that_has_had_all_its_moves_ends_without_a_winner() -> None:
    async with hall(limits=Limits(moves=25)) as here:
        first, second = guests = await here.two()
        await play_out(guests, random.Random(5))
        await first.until(lambda: first.info["status"] == "over")
        assert first.info["outcome"] == {"by": "moves", "winners": [], "scores": None}
        assert (first.info["moves"], first.info["actor"]) == (25, None)
        assert second.info["outcome"] == first.info["outcome"]
        assert await first.refused(live.Play(first.version, "stop"), "denied")
        assert here.store.rows[here.opened.table].status == "over"
        late = await here.enter()
        assert (late.position["actor"], late.position["moves"]) == (None, [])
        for guest in guests:
            await guest.say(live.Rematch())
        assert (await first.until_told("again"))["token"]


@run
async def test_the_record_of_such_a_game_is_written_read_checked_and_played_again() -> None:
    async with hall(limits=Limits(moves=25)) as here:
        await play_out(await here.two(ATLANTIS), random.Random(6))
        written = await here.tables.record(here.opened.table)
    record = records.decode(written.encode())
    assert record.encode() == written.encode()
    assert record.result is None
    assert record.extra["outcome"] == {"by": "moves", "winners": [], "scores": None}
    assert verify(record).sound
    assert len(list(records.replay(record))) == 26
    table = table_of("again", events_of(record, now=2e9))
    assert table.outcome == Outcome("moves", (), None)
    assert write_record(table).moves == record.moves
    won = {"by": "moves", "winners": [0], "scores": None}
    with pytest.raises(Exception, match="record-outcome"):
        events_of(records.from_json({**record.to_json(), "outcome": won}), now=2e9)


@run
async def test_a_table_beyond_its_moves_ends_with_the_next_one() -> None:
    async with hall(limits=Limits(moves=1_000)) as here:
        room = await seats_taken(here, BLUE, 2, {})
        await play_on(room, 30)
        room.table.opened = msgspec_replace(room.table.opened, most_moves=20)  # type: ignore[misc]  # an older table
        await play_on(room, 32)
        assert room.table.outcome == Outcome("moves", (), None)


@run
async def test_dice_that_fall_and_fall_do_so_in_portions_up_to_the_last_move() -> None:
    store = Counting()
    async with hall(store=store, limits=Limits(moves=400)) as here:
        await here.open(BLUE, *BOTS, rules=LUCKLESS)
        watcher = await here.enter()
        await watcher.until(lambda: watcher.info["status"] == "over")
        assert watcher.info["moves"] == 400
        assert watcher.info["outcome"]["by"] == "moves"
        assert len(store.portions) > 10
        assert max(store.portions) <= 22
        assert verify(await here.tables.record(here.opened.table)).sound


@run
async def test_bots_among_themselves_wait_until_somebody_watches() -> None:
    async with hall() as here:
        await here.open(ATLANTIS, *BOTS)
        name = here.opened.table
        [room] = here.tables.rooms.all()
        assert room.empty
        kept = len(here.store.events[name])
        await here.tables.rooms.sweep_once()
        assert room.driver.due() is None
        assert not room.driver.busy
        watcher = await here.enter()
        await watcher.until(lambda: len(watcher.all("moved")) > 3)
        await watcher.visitor.leave()
        await rested(room)
        left = len(here.store.events[name])
        assert left > kept
        assert room.empty
        here.tables.rooms.forget(0)
        assert not here.tables.rooms.all()
        again = await here.enter()
        await again.until(lambda: again.info["status"] == "over")


@run
async def test_a_move_in_thought_is_not_made_when_the_last_watcher_goes() -> None:
    async with hall() as here:
        await here.open(ATLANTIS, *BOTS)
        [room] = here.tables.rooms.all()
        thinking, go = asyncio.Event(), asyncio.Event()
        think = here.tables.context.think

        async def slowly(thought: Any) -> Any:
            thinking.set()
            await go.wait()
            return await think(thought)

        here.tables.context.think = slowly  # type: ignore[method-assign]  # a bot that takes its time
        watcher = await here.enter()
        await thinking.wait()
        kept = len(here.store.events[here.opened.table])
        await watcher.visitor.leave()
        go.set()
        await rested(room)
        assert len(here.store.events[here.opened.table]) == kept


@run
async def test_a_bot_plays_for_a_person_who_is_away_as_long_as_one_has_a_seat() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, BOTS[0], first=1)
        person = await here.opener()
        room = person.visitor.room
        assert room.driver.due() is not None
        await person.visitor.leave()
        await rested(room)
        assert room.table.actor == 0


@run
@pytest.mark.parametrize(
    ("wish", "pace"), [(None, 1.5), (0.0, 0.5), (0.4, 0.5), (0.7, 0.7)], ids=["none", "0", "0.4", "0.7"]
)
async def test_a_table_may_not_ask_for_more_haste_than_the_host_allows(
    wish: float | None, pace: float
) -> None:
    async with hall(pace=1.5, least_pace=0.5, takeover=0.0) as here:
        await here.open(BLUE, HUMAN, BOTS[0], first=1, pace=wish)
        room = (await here.opener()).visitor.room
        room.driver.mine = False
        due = room.driver.due()
        assert due is not None
        assert due - room.table.at == pytest.approx(pace)


@run
@pytest.mark.parametrize(
    ("game", "seats", "rules"), [(ATLANTIS, 4, SUNK), (BLUE, 5, DEEP)], ids=[ATLANTIS, BLUE]
)
async def test_a_table_of_the_most_moves_is_entered_and_is_no_large_message(
    game: str, seats: int, rules: dict[str, Any]
) -> None:
    async with hall() as here:
        most = here.tables.context.settings.limits.moves
        room = await seats_taken(here, game, seats, rules)
        await play_on(room, most - 9)
        for _ in range(here.tables.context.settings.limits.chat_per_minute):
            await room.chat.say(None, "⚓" * 400)
        tokens = [here.tables.context.keys.token(here.opened.table, seat) for seat in range(seats)]
        playing = [await here.enter(token, words=True) for token in tokens]
        assert acting(playing) is not None
        assert len(playing[0].position["played"]) >= most - 9
        assert max(len(guest.raw[0]) for guest in playing) < 400_000
        await play_out(playing, random.Random(1))
        over = await here.enter()
        assert (len(over.position["played"]), over.info["outcome"]["by"]) == (most, "moves")


@run
async def test_a_long_table_is_read_while_others_have_their_turn() -> None:
    async with hall() as here:
        room = await seats_taken(here, BLUE, 5, DEEP)
        await play_on(room, 1_000)
        name, version = room.table.table, room.table.version
        rooms = here.tables.rooms
        rooms.forget(0)
        assert not rooms.all()
        turns = 0
        finding = [asyncio.ensure_future(rooms.find(name)) for _ in range(3)]
        while not all(task.done() for task in finding):
            await asyncio.sleep(0)
            turns += 1
        found = {task.result() for task in finding}
        assert len(found) == 1
        assert turns > version / PORTION
        [again] = found
        assert again.table.version == version
        assert again.table.moves == room.table.moves
        assert again.recent == room.recent


@run
async def test_several_long_tables_are_read_in_turn() -> None:
    async with hall() as here:
        long: list[Room] = []
        for _ in range(3):
            room = await seats_taken(here, BLUE, 2, DEEP)
            await play_on(room, 120)
            long.append(room)
        rooms = here.tables.rooms
        rooms.forget(0)
        found = await asyncio.gather(*(rooms.find(room.table.table) for room in long))
        assert [room.table.version for room in found] == [room.table.version for room in long]


@run
async def test_what_other_processes_wrote_meanwhile_is_caught_up_with_in_portions() -> None:
    async with hall() as here:
        room = await seats_taken(here, BLUE, 5, DEEP)
        behind = Guest()
        store = here.store
        kept = list(store.events[room.table.table])
        await play_on(room, 300)
        after = list(store.events[room.table.table])
        there = Hall(store=store)
        there.opened = here.opened
        store.events[room.table.table] = kept
        behind = await there.enter()
        store.events[room.table.table] = after
        turns, catching = 0, asyncio.ensure_future(behind.visitor.room.catch_up())
        while not catching.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > (len(after) - len(kept)) / PORTION
        assert behind.version == room.table.version


@run
async def test_a_table_to_which_nobody_comes_is_closed_after_a_month() -> None:
    async with hall() as here:
        await here.open(listed=True)
        waiting = here.opened
        first = await here.opener()
        await first.visitor.leave()
        await here.open(BLUE, *BOTS)
        bots = here.opened
        playing = await seats_taken(here, BLUE, 2, {})
        rooms = here.tables.rooms
        here.clock.now += 29 * DAY
        await rooms.sweep_once()
        assert (await here.tables.look(waiting.table)).status == "waiting"
        here.clock.now += 2 * DAY
        await rooms.sweep_once()
        for table in (waiting, bots):
            assert here.store.rows[table.table].status == "over"
            for coming in (here.enter(table=table.table), here.tables.look(table.table)):
                with pytest.raises(NoTable, match=r"tables\.closed"):
                    await coming
        with pytest.raises(NoTable, match=r"tables\.closed"):
            await here.tables.sit(waiting.table, requests.Sit(waiting.seats[1].invite or "", "Bo"))
        assert not (await here.tables.listed()).tables
        assert (await here.tables.look(playing.table.table)).status == "playing"


@run
async def test_a_table_is_not_closed_while_somebody_is_there_or_the_host_does_not_want_it() -> None:
    async with hall() as here, hall(close_after_days=0) as patient:
        await here.open()
        await here.opener()
        await patient.open()
        for each in (here, patient):
            each.clock.now += 40 * DAY
            await each.tables.rooms.sweep_once()
            assert (await each.tables.look(each.opened.table)).status == "waiting"


def test_written_choices_are_kept_up_to_a_number_of_bytes() -> None:
    def choices(number: int) -> tuple[Choice, ...]:
        return tuple(Choice(f"unstore N a{number} E b{at}", "V3") for at in range(100))

    writer = ChoiceWriter(most=50_000)
    same = choices(0)
    assert writer.write(same) is writer.write(same)
    for number in range(100):
        writer.write(choices(number))
        assert 0 < writer.size <= 50_000


@run
async def test_what_was_asked_for_is_not_kept() -> None:
    async with hall() as here:
        first, _ = await here.two()
        before = messages.CHOICES.size
        answer = await first.say(live.Ask(first.version, "keep"))
        assert answer["moves"]
        assert messages.CHOICES.size == before
