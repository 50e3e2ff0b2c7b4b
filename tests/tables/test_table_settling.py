"""Before the game: who may sit down, who begins, who has which colour, and that house rules are known."""

from __future__ import annotations

import random

import pytest
from guests import ATLANTIS, BLUE, HUMAN, hall, play_out, run

from fathoms.core.proof import verify
from fathoms.protocol import live, requests
from fathoms.tables.errors import BadWish, Denied, FullTable, TableError, UsedInvite

BOT = requests.BotSeat("random")
HOUSE_RULES = {"shells": 4}


@run
async def test_without_an_invite_nobody_sits_down_unless_the_opener_lets_anyone() -> None:
    async with hall() as here:
        opened = await here.open(BLUE, HUMAN, HUMAN, HUMAN)
        first = await here.opener()
        assert (first.info["anyone"], first.info["free"]) == (False, [])
        with pytest.raises(TableError) as refused:
            await here.tables.sit(opened.table, requests.Sit(name="Eva"))
        assert (refused.value.phrase.key, refused.value.kind) == ("tables.need-invite", "forbidden")
        await first.say(live.Settle(anyone=True))
        assert (first.info["anyone"], first.info["free"]) == (True, [1, 2])
        sat = await here.tables.sit(opened.table, requests.Sit(name="Eva"))
        assert sat.seat == 1
        # Closed again, the seat that is left is for its invite alone.
        await first.say(live.Settle(anyone=False))
        with pytest.raises(TableError):
            await here.tables.sit(opened.table, requests.Sit(name="Leo"))
        bo, _ = await here.seated(2, "Bo")
        eva = await here.enter(sat.token)
        await play_out([first, eva, bo], random.Random(3))
        assert verify(await here.tables.record(opened.table)).sound


@run
async def test_an_invite_whose_seat_was_taken_by_the_link_gives_another_one() -> None:
    async with hall() as here:
        opened = await here.open(BLUE, HUMAN, HUMAN, HUMAN, anyone=True)
        await here.tables.sit(opened.table, requests.Sit(name="Eva"))
        invite = opened.seats[1].invite
        assert (await here.tables.check_invite(opened.table, invite or "")).seat == 2
        assert (await here.tables.sit(opened.table, requests.Sit(invite, "Bo"))).seat == 2
        with pytest.raises(UsedInvite):
            await here.tables.sit(opened.table, requests.Sit(invite, "Leo"))
        with pytest.raises(FullTable):
            await here.tables.sit(opened.table, requests.Sit(name="Leo"))


@run
async def test_who_comes_late_by_the_link_takes_over_from_the_bot() -> None:
    async with hall(pace=30.0) as here:
        opened = await here.open(BLUE, HUMAN, HUMAN, anyone=True)
        first = await here.opener()
        await first.say(live.Start())
        assert first.info["free"] == [1]
        sat = await here.tables.sit(opened.table, requests.Sit(name="Eva"))
        assert first.info["seats"][sat.seat]["name"] == "Eva"
        assert (first.info["seats"][1]["bot"], first.info["free"]) == (None, [])


@run
async def test_the_opener_says_who_begins_and_nobody_else_does() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN, first="draw")
        first = await here.opener()
        second, _ = await here.seated(1, "Bo")
        assert first.info["begins"] == "draw"
        assert await second.refused(live.Settle(first=1), "denied")
        assert await first.refused(live.Settle(first=5), "denied")
        await first.say(live.Settle(first=2))
        third, _ = await here.seated(2, "Eva")
        assert third.info["first"] == 2
        assert await first.refused(live.Settle(first=0), "denied")
        await play_out([first, second, third], random.Random(4))
        assert verify(await here.tables.record(here.opened.table)).sound


@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
@run
async def test_people_change_to_a_free_colour_and_all_that_is_theirs_goes_with_them(game: str) -> None:
    async with hall() as here:
        opened = await here.open(game, requests.HumanSeat("Ada"), HUMAN, BOT, first=0)
        ada = await here.opener(entropy="aa")
        invite = opened.seats[1].invite
        colours = [seat["colour"] for seat in ada.info["seats"]]
        await ada.say(live.Change(2))
        assert ada.last("table")["you"] == 2
        assert [seat["colour"] for seat in ada.info["seats"]] == colours
        assert [(seat["kind"], seat["present"]) for seat in ada.info["seats"]] == [
            ("bot", False),
            ("human", False),
            ("human", True),
        ]
        # Anyone who was to begin still is, and the links of the others are as good as before.
        assert ada.info["begins"] == 2
        assert ada.last("table")["invites"] == [{"seat": 1, "invite": invite}]
        sat = await here.tables.sit(opened.table, requests.Sit(invite, "Bo", seat=0))
        assert sat.seat == 0
        assert sat.token != here.token
        bo = await here.enter(sat.token)
        assert [seat["name"] for seat in bo.info["seats"]][::2] == ["Bo", "Ada"]
        assert bo.info["first"] == 2
        again = await here.come_back(ada, here.token)
        assert again.visitor.seat == 2
        while (actor := ada.position["actor"]) is not None and ada.info["status"] != "over":
            if actor == 1:
                await ada.until(lambda: ada.position["actor"] != 1)
            else:
                await {0: bo, 2: ada}[actor].play_any(random.Random(actor))
        assert verify(await here.tables.record(opened.table)).sound


@run
async def test_nobody_takes_the_colour_of_a_person_or_changes_after_the_start() -> None:
    async with hall() as here:
        opened = await here.open(BLUE, HUMAN, HUMAN, HUMAN)
        first = await here.opener()
        second, _ = await here.seated(1, "Bo")
        assert await second.refused(live.Change(0), "denied")
        assert await second.refused(live.Change(7), "denied")
        with pytest.raises(Denied):
            await here.tables.sit(opened.table, requests.Sit(opened.seats[2].invite, "Eva", seat=1))
        watcher = await here.enter()
        assert await watcher.refused(live.Change(2), "denied")
        await first.say(live.Start())
        assert await first.refused(live.Change(2), "denied")


@run
async def test_two_windows_that_change_at_once_move_nobody_else() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN, HUMAN)
        one, other = await here.opener(), await here.opener()
        await one.say(live.Change(3))
        bo, _ = await here.seated(1, "Bo")
        await other.say(live.Change(2))
        seats = (await here.tables.look(here.opened.table)).seats
        assert [seat.seat for seat in seats if seat.taken] == [1, 2]
        assert (one.visitor.seat, other.visitor.seat, bo.visitor.seat) == (2, 2, 1)


@run
async def test_nobody_fills_the_store_by_changing_to_and_fro() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, HUMAN)
        first = await here.opener()
        for change in range(250):
            await first.say(live.Change((change + 1) % 2))
        assert first.last("refused")["kind"] == "rate"
        assert first.version <= 200


@run
async def test_only_the_opener_is_told_the_invites() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN)
        first, watcher = await here.opener(), await here.enter()
        second, _ = await here.seated(1, "Bo")
        assert [each["seat"] for each in first.last("table")["invites"]] == [1, 2]
        assert (second.last("table")["invites"], watcher.last("table")["invites"]) == (None, None)
        left = here.opened.seats[2].invite or ""
        assert not [raw for raw in (*second.raw, *watcher.raw) if left.encode() in raw]


@run
async def test_house_rules_are_understood_before_anybody_sits() -> None:
    async with hall() as here:
        opened = await here.open(BLUE, HUMAN, HUMAN, rules=HOUSE_RULES)
        invite = opened.seats[1].invite
        with pytest.raises(BadWish) as refused:
            await here.tables.sit(opened.table, requests.Sit(invite, "Bo"))
        assert refused.value.phrase.key == "tables.not-understood"
        assert (await here.tables.look(opened.table)).status == "waiting"
        await here.opener()
        await here.tables.sit(opened.table, requests.Sit(invite, "Bo", understood=True))
        assert (await here.tables.look(opened.table)).status == "playing"


@run
async def test_the_opener_may_take_any_seat_for_a_person() -> None:
    async with hall() as here:
        opened = await here.open(BLUE, HUMAN, BOT, HUMAN, opener=2)
        assert [seat.token is not None for seat in opened.seats] == [False, False, True]
        assert (await here.opener()).last("table")["you"] == 2
        with pytest.raises(BadWish):
            await here.open(BLUE, HUMAN, BOT, HUMAN, opener=1)
