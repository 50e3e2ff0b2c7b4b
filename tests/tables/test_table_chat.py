from __future__ import annotations

from guests import Hall, hall, run
from memory_store import MemoryStore

from fathoms.protocol import live
from fathoms.tables.settings import Limits


@run
async def test_everybody_hears_what_is_said() -> None:
    async with hall() as here:
        first, second = await here.two()
        watcher = await here.enter()
        await first.say(live.Say("Hello <b>you</b>"))
        await watcher.say(live.Say("good\x00 luck\n"))
        for guest in (first, second, watcher):
            lines = [message["line"] for message in guest.all("chat")]
            assert [(line["number"], line["seat"], line["name"], line["text"]) for line in lines] == [
                (1, 0, "Green", "Hello <b>you</b>"),
                (2, None, "", "good  luck"),
            ]
        late = await here.enter()
        assert [line["number"] for line in late.position["chat"]] == [1, 2]


@run
async def test_an_empty_line_is_refused() -> None:
    async with hall() as here:
        first, _ = await here.two()
        for text in (" ", "\n\x07", "\u200b"):
            await first.refused(live.Say(text), "malformed")


@run
async def test_a_muted_voice_is_not_heard_also_after_coming_back() -> None:
    async with hall() as here:
        first, second = await here.two()
        watcher = await here.enter()
        await second.say(live.Say("one"))
        assert await first.say(live.Mute(1)) == {"type": "muted", "muted": [1], "chat": []}
        await second.say(live.Say("two"))
        await watcher.say(live.Say("three"))
        await first.say(live.Mute(-1))
        await watcher.say(live.Say("four"))
        assert [message["line"]["text"] for message in first.all("chat")] == ["one", "three"]
        assert len(second.all("chat")) == 4
        again = await here.opener()
        assert again.position["muted"] == [-1, 1]
        assert again.position["chat"] == []
        told = await again.say(live.Mute(1, muted=False))
        assert (told["muted"], [line["text"] for line in told["chat"]]) == ([-1], ["one", "two"])
        await first.refused(live.Mute(0), "malformed")
        await first.refused(live.Mute(7), "malformed")
        await watcher.refused(live.Mute(-1), "malformed")


@run
async def test_a_mute_is_answered_with_what_it_changed_alone() -> None:
    async with hall() as here:
        first, second = await here.two()
        await first.say(live.Say("my own"))
        await second.say(live.Say("yours"))
        await first.say(live.Mute(1))
        await first.say(live.Mute(1, muted=False))
        assert [len(message["chat"]) for message in first.all("muted")] == [0, 1]
        assert sum(len(raw) for raw in first.raw if b'"type":"muted"' in raw) < 200


@run
async def test_whoever_talks_without_end_is_asked_to_wait_a_minute() -> None:
    async with hall(limits=Limits(chat_per_minute=3)) as here:
        first, second = await here.two()
        watcher, other = [await here.enter(address=address) for address in ("a", "b")]
        for guest in (first, watcher):
            for _ in range(3):
                assert (await guest.say(live.Say("la")))["type"] == "chat"
            assert "3" in await guest.refused(live.Say("la"), "rate")
        # A new line of the same person changes nothing, and nobody else is kept from talking.
        again = await here.enter(address="a")
        await again.refused(live.Say("la"), "rate")
        for guest in (second, other):
            assert (await guest.say(live.Say("shh")))["type"] == "chat"
        here.clock.now += 61
        assert (await first.say(live.Say("sorry")))["type"] == "chat"


@run
async def test_watchers_together_say_so_much_in_a_day_and_silence_no_player() -> None:
    store = MemoryStore()
    async with hall(store=store, limits=Limits(chat_per_day=4)) as here:
        first, second = await here.two()
        watchers = [await here.enter(address=str(number)) for number in range(5)]
        for watcher in watchers[:4]:
            await watcher.say(live.Say("hello"))
        assert "spectators" in await watchers[4].refused(live.Say("hello"), "rate")
        assert (await first.say(live.Say("hello")))["type"] == "chat"
        there = Hall(store=store, limits=Limits(chat_per_day=4))
        there.opened = here.opened
        # What was said before a restart counts.
        late = await there.enter()
        await late.refused(live.Say("hello"), "rate")
        here.clock.now += 86_401
        assert (await watchers[4].say(live.Say("good morning")))["type"] == "chat"
        assert (await second.say(live.Say("good morning")))["type"] == "chat"


@run
async def test_the_store_keeps_the_latest_lines_alone() -> None:
    async with hall(limits=Limits(chat_kept=3)) as here:
        first, _ = await here.two()
        for number in range(1, 6):
            await first.say(live.Say(str(number)))
        assert [line.number for line in here.store.lines[here.opened.table]] == [3, 4, 5]


@run
async def test_presence_is_told() -> None:
    async with hall() as here:
        first, second = await here.two()
        watcher = await here.enter()
        await first.until(lambda: first.heard[-1].get("watchers") == 1)
        assert [seat["present"] for seat in first.last("presence")["seats"]] == [True, True]
        twice = await here.opener()
        await watcher.visitor.leave()
        await watcher.visitor.leave()
        await first.until(lambda: first.heard[-1].get("watchers") == 0)
        await second.visitor.leave()
        await first.until(lambda: not first.last("presence")["seats"][1]["present"])
        await twice.visitor.leave()
        info = await here.tables.look(here.opened.table)
        assert [seat.present for seat in info.seats] == [True, False]


@run
async def test_a_connection_that_fails_is_dropped_and_hurts_nobody() -> None:
    async with hall() as here:
        first, second = await here.two()

        def broken(_: bytes) -> None:
            raise ConnectionError

        second.visitor._send = broken  # type: ignore[misc]  # as if the line had broken
        assert (await first.play("stop"))["type"] == "moved"
        assert list(first.visitor.room.visitors) == [first.visitor]
