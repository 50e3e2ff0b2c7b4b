from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from guests import ATLANTIS, BLUE, HUMAN, Hall, hall, play_out, run

from fathoms.core import FathomsError, view
from fathoms.core.proof import verify
from fathoms.core.record import replay
from fathoms.core.state_json import read_state
from fathoms.protocol import live, requests
from fathoms.tables.errors import NoTable, TableError, TooMany
from fathoms.tables.events import read_events
from fathoms.tables.records import record_of as write_record
from fathoms.tables.settings import Limits
from fathoms.tables.table import table_of
from fathoms.texts import Texts


@run
async def test_a_table_waits_for_its_people_and_then_begins() -> None:
    async with hall() as here:
        opened = await here.open(BLUE, HUMAN, HUMAN)
        assert [(seat.kind, bool(seat.token), bool(seat.invite)) for seat in opened.seats] == [
            ("human", True, False),
            ("human", False, True),
        ]
        first = await here.opener()
        told = first.last("table")
        assert (told["actor"], told["view"], told["scene"], told["moves"]) == (None, None, None, [])
        assert told["info"]["status"] == "waiting"
        assert told["info"]["commitment"] == opened.commitment
        second, _ = await here.seated(1, "Bo")
        assert second.last("table")["info"]["status"] == "playing"
        assert [message["type"] for message in first.heard if message["type"] != "presence"] == [
            "table",
            "changed",
            "table",
            "moved",
            "moved",
        ]
        deal, roll = first.all("moved")
        assert (deal["move"], deal["seat"], deal["view"]) == ("?", -1, None)
        assert roll["move"].startswith("roll ")
        assert (roll["actor"], roll["view"]["dice"]) == (0, "".join(roll["move"].split()[1]))
        assert {choice["rule"] for choice in roll["moves"]} == {"T2", "T3"}
        assert second.position["moves"] == []


@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
@run
async def test_a_whole_game_is_recorded_and_its_dice_can_be_verified(game: str) -> None:
    async with hall() as here:
        guests = await here.two(game, first="draw", entropy="00ff")
        watcher = await here.enter()
        before = await here.tables.record(here.opened.table)
        assert "hidden" in before.extra
        assert "secret" not in before.extra["proof"]
        await play_out(guests, random.Random(4))
        for guest in (*guests, watcher):
            told = guest.last("changed")
            assert told["info"]["status"] == "over"
            assert told["info"]["outcome"]["by"] == "rules"
            assert told["secret"]
        record = await here.tables.record(here.opened.table)
        *_, (last, _) = replay(record)
        assert last.result == record.result
        assert verify(record).sound
        assert record.extra["proof"]["entropy"][0] == "00ff"
        told = [message["move"] for message in guests[0].all("moved")]
        assert list(record.moves) == [move.replace("?", record.moves[0]) for move in told]
        kept = read_events(each.body for each in await here.store.read(here.opened.table))
        assert write_record(table_of(here.opened.table, kept)) == record
        assert here.store.rows[here.opened.table].status == "over"


@run
async def test_a_record_before_the_end_hides_what_nobody_may_know() -> None:
    async with hall() as here:
        await here.open()
        waiting = await here.tables.record(here.opened.table)
        assert (waiting.moves, waiting.first, waiting.result) == ((), 0, None)
        first = await here.opener()
        await here.seated(1, "Bo")
        record = await here.tables.record(here.opened.table)
        assert record.moves[0] == "?"
        assert record.extra["hidden"] == [1]
        assert record.seats == ("Green", "Bo")
        assert b'"deal ' not in b"".join(first.raw)
        again = await here.opener()
        assert again.last("table")["played"] == list(record.moves)


@run
async def test_everyone_sees_their_own_view() -> None:
    async with hall() as here:
        guests = await here.two(BLUE)
        guests.append(await here.enter())
        rng = random.Random(2)
        table = guests[0].visitor.room.table
        while table.actor is not None:
            assert table.state is not None
            for guest in guests:
                told = msgspec.json.encode(guest.position["view"])
                mine = view(table.state, guest.visitor.seat).state
                assert read_state(table.game, table.rules, told) == mine
            await guests[table.actor].play_any(rng)


@run
async def test_a_move_at_an_old_version_is_stale_and_what_was_missed_is_there() -> None:
    async with hall() as here:
        first, second = await here.two()
        seen = first.version
        await first.play("stop")
        assert first.version > seen
        assert await first.refused(live.Play(seen, "stop"), "stale")
        assert first.last("refused")["version"] == first.version
        assert await second.refused(live.Play(10_000, "stop"), "stale")


@run
async def test_what_does_not_change_the_position_makes_no_move_stale() -> None:
    async with hall() as here:
        await here.open(BLUE, HUMAN, HUMAN, HUMAN)
        first = await here.opener()
        second, _ = await here.seated(1, "Bo")
        await first.say(live.Start())
        seen = first.version
        await second.say(live.Leave())
        assert first.version > seen
        assert (await first.play("keep none", seen))["type"] == "moved"


@run
async def test_moves_are_refused_with_their_rule() -> None:
    async with hall() as here:
        first, second = await here.two()
        watcher = await here.enter(lang="fr")
        assert await first.refused(live.Play(first.version, "place 5"), "illegal")
        assert first.last("refused")["rule"] == "T3"
        assert await first.refused(live.Play(first.version, "jump"), "malformed")
        assert await second.refused(live.Play(second.version, "stop"), "not_your_turn")
        assert "\u00a0;" in await watcher.refused(live.Play(watcher.version, "stop"), "denied")
        assert await first.refused(live.Hello(), "malformed")
        assert (await watcher.say(live.Ping())) == {"type": "pong", "version": watcher.version}


@run
async def test_a_move_is_told_in_the_spelling_of_the_record() -> None:
    async with hall() as here:
        first, _ = await here.two()
        dice = first.position["view"]["dice"]
        kept = dice[:3]
        await first.play(f"keep {kept[::-1]}")
        assert first.all("moved")[-2]["move"] == f"keep {kept}"


@run
async def test_a_client_may_ask_which_moves_begin_alike() -> None:
    async with hall() as here:
        first, second = await here.two()
        answer = await first.say(live.Ask(first.version, "keep"))
        assert answer["type"] == "choices"
        assert answer["moves"]
        assert all(choice["move"].startswith("keep") for choice in answer["moves"])
        assert await second.refused(live.Ask(second.version), "not_your_turn")


@run
async def test_words_come_to_those_who_want_them() -> None:
    async with hall() as here:
        await here.open()
        first = await here.opener(words=True, lang="es")
        second, _ = await here.seated(1, "Bo")
        rolled = first.all("moved")[-1]["words"]
        assert any("Bo" in line for line in rolled["board"])
        assert rolled["prompt"]
        # Nobody is told of themselves by name; the others are.
        assert rolled["told"].startswith("Te zambulles")
        assert second.position["words"] is None


@run
async def test_hints_come_from_an_adviser_where_the_table_allows_them() -> None:
    async with hall() as here:
        first, second = await here.two(BLUE)
        await first.say(live.Hint(first.version))
        hinted = await first.until_told("hinted")
        offered = {choice["move"] for choice in first.position["moves"]}
        assert hinted["best"] == hinted["choices"][0]["move"]
        assert {choice["move"] for choice in hinted["choices"]} <= offered
        assert hinted["why"]
        assert all(choice["words"] for choice in hinted["choices"])
        assert not second.all("hinted")
        assert await second.refused(live.Hint(second.version), "not_your_turn")
        first, _ = await here.two(BLUE, hints=False)
        assert await first.refused(live.Hint(first.version), "denied")


@run
async def test_a_second_hint_waits_for_the_first() -> None:
    async with hall() as here:
        first, _ = await here.two(BLUE)
        await first.say(live.Hint(first.version))
        assert await first.refused(live.Hint(first.version), "rate")
        await first.until_told("hinted")


@run
async def test_bots_play_with_their_people() -> None:
    async with hall() as here:
        await here.open(BLUE, requests.BotSeat("random"), HUMAN, requests.BotSeat("greedy", "Deep"))
        person = await here.opener()
        rng = random.Random(1)
        while True:
            await person.until(lambda: person.position["actor"] in (1, None))
            if person.position["actor"] is None:
                break
            await person.play_any(rng)
        info = await here.tables.look(here.opened.table)
        assert info.outcome is not None
        assert [seat.name for seat in info.seats] == ["Green", "Blue", "Deep"]
        assert verify(await here.tables.record(here.opened.table)).sound


@run
async def test_a_table_of_bots_plays_by_itself_to_be_watched() -> None:
    async with hall() as here:
        await here.open(ATLANTIS, *[requests.BotSeat("greedy")] * 2)
        watcher = await here.enter()
        await watcher.until(lambda: watcher.info["status"] == "over")


@run
async def test_a_bot_that_fails_is_replaced_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, *_: object) -> object:
            raise RuntimeError

    def broken(*_: object) -> Broken:
        return Broken()

    monkeypatch.setattr("fathoms.tables.driver.find_bot", broken)
    async with hall() as here:
        await here.open(BLUE, requests.BotSeat("greedy"), HUMAN)
        person = await here.opener()
        await person.until(lambda: person.position["actor"] == 1)


@run
async def test_wishes_for_tables_are_checked() -> None:
    async with hall() as here:
        for wrong in (
            {"game": "chess"},
            {"seats": (HUMAN,)},
            {"seats": (HUMAN, requests.BotSeat("nobody"))},
            {"first": 2},
            {"rules": {"shells": 0}},
            {"rules": "no-such-rules"},
            {"rules": "F1-00000"},
            {"seats": (requests.HumanSeat("Ana"), requests.HumanSeat("ana"))},
            {"seats": (requests.HumanSeat("\n"), HUMAN)},
        ):
            given: dict[str, Any] = {"game": BLUE, "seats": (HUMAN, HUMAN), **wrong}
            with pytest.raises(FathomsError) as refused:
                await here.tables.open(requests.OpenTable(**given))
            assert Texts("fr").sentence(refused.value)
        assert not here.store.rows


@run
async def test_rules_are_found_by_name_and_by_code() -> None:
    async with hall() as here:
        quick = await here.open(BLUE, rules="quick")
        code = (await here.tables.look(quick.table)).code
        again = await here.open(BLUE, rules=code)
        assert (
            (await here.tables.look(again.table)).rules == (await here.tables.look(quick.table)).rules != {}
        )
        with pytest.raises(FathomsError):
            await here.open(ATLANTIS, rules=code)


@run
async def test_there_is_no_table_without_its_name() -> None:
    async with hall() as here:
        await here.open()
        for name in ("", "nowhere", "x" * 1000, here.opened.table[:-1]):
            with pytest.raises(NoTable):
                await here.tables.look(name)
        with pytest.raises(TableError) as refused:
            await here.enter("a-token-of-nobody")
        assert refused.value.kind == "forbidden"


@run
async def test_one_address_opens_only_so_many_tables() -> None:
    async with hall(limits=Limits(tables_per_hour=2)) as here:
        wish = requests.OpenTable(game=BLUE, seats=(HUMAN, HUMAN))
        for _ in range(2):
            await here.tables.open(wish, address="192.0.2.1")
        with pytest.raises(TooMany):
            await here.tables.open(wish, address="192.0.2.1")
        await here.tables.open(wish, address="192.0.2.2")
        here.clock.now += 3601
        await here.tables.open(wish, address="192.0.2.1")
        assert not any("192.0.2" in row.address for row in here.store.rows.values())


@run
async def test_a_rematch_counts_among_the_tables_of_an_address() -> None:
    async with hall(limits=Limits(tables_per_hour=1)) as here:
        wish = requests.OpenTable(game=BLUE, seats=(HUMAN, HUMAN), first=0)
        here.opened = await here.tables.open(wish, address="192.0.2.1")
        first, (second, _) = await here.opener(), await here.seated(1, "Bo")
        await first.say(live.Resign())
        await first.say(live.Rematch())
        await second.say(live.Rematch())
        assert second.last("refused")["kind"] == "rate"
        assert "one table" in second.last("refused")["message"]
        here.clock.now += 3601
        await second.say(live.Rematch())
        assert second.all("again")


@run
async def test_a_full_table_takes_no_more_visitors() -> None:
    async with hall(limits=Limits(visitors=2)) as here:
        await here.open()
        first = await here.enter()
        await here.enter()
        with pytest.raises(TableError) as refused:
            await here.enter()
        assert refused.value.kind == "full"
        await first.visitor.leave()
        await here.enter()
        # A crowd of watchers keeps nobody from their own seat; only so many windows of their own do.
        for _ in range(20):
            await here.opener()
        with pytest.raises(TableError, match="too-many-windows"):
            await here.opener()
        await here.seated(1, "Bo")


@run
async def test_only_listed_tables_are_listed() -> None:
    async with hall() as here:
        await here.open()
        shown = await here.open(listed=True)
        assert [info.table for info in (await here.tables.listed()).tables] == [shown.table]


@run
async def test_everybody_hears_goodbye() -> None:
    here = Hall()
    await here.tables.start()
    first, second = await here.two()
    await here.tables.stop()
    assert first.said[-1]["type"] == second.said[-1]["type"] == "goodbye"
    count = len(first.said)
    await first.play("stop")
    assert first.said[count]["kind"] == "gone"
