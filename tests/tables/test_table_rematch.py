"""After the game: places, what ended it, and whether people play again."""

from __future__ import annotations

import random

from guests import ATLANTIS, BLUE, hall, play_out, run

from fathoms.core import Result
from fathoms.protocol import live
from fathoms.tables.table import scored


def test_places_count_those_before_and_say_how_far_behind() -> None:
    outcome = scored(Result((18, 8, 7, 8), (0,)), [(seat,) for seat in range(4)])
    assert (outcome.places, outcome.behind) == ((1, 2, 4, 2), (0, 10, 11, 10))
    shared = scored(Result((9, 4, 9), (0, 2)), [(seat,) for seat in range(3)])
    assert (shared.places, shared.behind) == ((1, 3, 1), (0, 5, 0))


@run
async def test_the_other_side_is_told_and_asked() -> None:
    async with hall() as here:
        first, second = await here.two(BLUE)
        await first.say(live.Resign())
        assert second.info["again"] == []
        await first.say(live.Rematch())
        assert second.last("changed")["info"]["again"] == [0]
        assert not second.all("again")
        await second.say(live.Rematch())
        assert first.all("again")
        assert second.all("again")


@run
async def test_a_no_is_told_and_a_bot_may_take_the_place() -> None:
    async with hall() as here:
        first, second = await here.two(BLUE)
        assert await first.refused(live.Rematch(agree=False), "denied")
        await first.say(live.Resign())
        await first.say(live.Rematch())
        await second.say(live.Rematch(agree=False))
        info = first.last("changed")["info"]
        assert (info["again"], info["declined"]) == ([], [1])
        assert not first.all("again")
        await first.say(live.Rematch())
        assert first.last("again")["token"]
        assert second.last("again")["token"] is None


@run
async def test_what_ended_the_game_is_said_with_the_log() -> None:
    for game, words in ((BLUE, ("last shell", "last chest")), (ATLANTIS, ("treasure", "rounds"))):
        async with hall() as here:
            guests = await here.two(game)
            assert (await guests[0].say(live.Log()))["ending"] == ""
            await play_out(guests, random.Random(3))
            ending = (await guests[0].say(live.Log()))["ending"]
            assert any(word in ending for word in words), ending
