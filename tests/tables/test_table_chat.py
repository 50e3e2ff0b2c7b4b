from __future__ import annotations

from guests import hall, run

from fathoms.protocol import live


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
        assert (await first.say(live.Mute(1)))["muted"] == [1]
        assert first.position["chat"] == []
        await second.say(live.Say("two"))
        await watcher.say(live.Say("three"))
        await first.say(live.Mute(-1))
        await watcher.say(live.Say("four"))
        assert [message["line"]["text"] for message in first.all("chat")] == ["one", "three"]
        assert len(second.all("chat")) == 4
        again = await here.opener()
        assert again.position["muted"] == [-1, 1]
        assert again.position["chat"] == []
        await again.say(live.Mute(1, muted=False))
        assert [line["text"] for line in again.position["chat"]] == ["one", "two"]
        await first.refused(live.Mute(0), "malformed")
        await first.refused(live.Mute(7), "malformed")
        await watcher.refused(live.Mute(-1), "malformed")


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
