"""Every request with a number gets exactly one answer that carries it; without one nothing is different."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from guests import Guest, hall, run

from fathoms.protocol import live, requests

if TYPE_CHECKING:
    from guests import Hall


def answers(guest: Guest, number: int) -> list[str]:
    """Give the types of the messages that carry a number."""
    return [message["type"] for message in guest.heard if message.get("request") == number]


async def seated_with_a_bot(made: Hall) -> Guest:
    """Bring one person to a table with a bot; the person begins."""
    await made.open("into-the-blue", requests.HumanSeat(), requests.BotSeat("random"))
    return await made.opener()


@run
async def test_each_kind_of_request_is_answered_once_under_its_number() -> None:
    async with hall() as made:
        guest = await seated_with_a_bot(made)
        asked: list[tuple[live.Request, str]] = [
            (live.Ping(request=1), "pong"),
            (live.Ask(guest.version, request=2), "choices"),
            (live.Mute(1, request=3), "muted"),
            (live.Say("hello", request=4), "done"),
            (live.Say(" ", request=5), "refused"),
            (live.Hint(guest.version, request=6), "hinted"),
            (live.Ask(guest.version + 50, request=7), "refused"),
            (live.Play(guest.version, "keep none", request=8), "done"),
            (live.Log(request=9), "logged"),
            (live.Look(1, 2, request=10), "looked"),
            (live.Rematch(request=11), "refused"),
            (live.Leave(request=12), "done"),
            (live.Back(request=13), "done"),
            (live.Resign(request=14), "done"),
            (live.Rematch(request=15), "done"),
        ]
        for number, (message, kind) in enumerate(asked, start=1):
            await guest.say(cast("Any", message))
            await guest.until(lambda number=number: bool(answers(guest, number)))
            assert answers(guest, number) == [kind], message
        assert all(len(answers(guest, number)) == 1 for number in range(1, 16))


@run
async def test_what_a_request_changed_is_told_before_it_is_answered() -> None:
    async with hall() as made:
        guest = await seated_with_a_bot(made)
        await guest.say(live.Say("hello", request=1))
        assert [message["type"] for message in guest.said[-2:]] == ["chat", "done"]
        await guest.say(live.Play(guest.version, "keep none", request=2))
        told = [message["type"] for message in guest.said]
        assert told[told.index("moved") :][-1] == "done"
        assert guest.last("done") == {"type": "done", "version": guest.version, "request": 2}


@run
async def test_nobody_hears_numbers_who_sends_none() -> None:
    async with hall() as made:
        guest = await seated_with_a_bot(made)
        for message in (live.Ping(), live.Ask(guest.version), live.Say("hello"), live.Say(" ")):
            await guest.say(message)
        await guest.play("keep none")
        assert not guest.all("done")
        assert not any("request" in message for message in guest.heard)
