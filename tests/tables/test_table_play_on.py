"""Tables that go on from a moment of another game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest
from guests import ATLANTIS, BLUE, HUMAN, Guest, Hall, acting, hall, play_out, run

from fair_games import fair_record
from fathoms.core import FathomsError
from fathoms.core.proof import ORIGIN, origins_of, verify
from fathoms.core.record import HIDDEN, replay
from fathoms.protocol import live, requests
from fathoms.protocol.requests import BotSeat, PlayOn
from fathoms.storage import make_store
from fathoms.tables.records import events_of, record_of
from fathoms.tables.settings import Limits
from fathoms.tables.table import table_of
from fathoms.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.core import Record

LANGUAGES: Final = ("en", "fr", "es")


async def finished(here: Hall, game: str, seed: int = 1) -> Record:
    """Play a game to its end at a table."""
    await play_out(await here.two(game), random.Random(seed))
    return await here.tables.record(here.opened.table)


async def two_on(here: Hall, game: str, origin: PlayOn, **wish: Any) -> list[Guest]:
    """Bring two people to a table that goes on from a moment of another game."""
    return await here.two(game, first="draw", origin=origin, **wish)


def decider(guests: list[Guest]) -> Guest:
    """Give the guest who has to decide."""
    guest = acting(guests)
    assert guest is not None
    return guest


async def refused(here: Hall, kind: str, origin: PlayOn, game: str = BLUE, *seats: Any, **wish: Any) -> str:
    """Ask for such a table and be refused, in words of every language; gives the English ones."""
    tables = len(here.store.rows)
    wish.setdefault("first", "draw")
    with pytest.raises(FathomsError) as error:
        await here.open(game, *seats, origin=origin, **wish)
    assert error.value.kind == kind, error.value
    assert len(here.store.rows) == tables
    told = [Texts(lang).sentence(error.value) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    return told[0]


@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
@run
async def test_a_finished_game_is_played_on_from_many_moments(game: str) -> None:
    rng = random.Random(game)
    async with hall() as here:
        before = await finished(here, game)
        moments = {0, 1, len(before.moves) - 1, *rng.sample(range(len(before.moves)), 3)}
        for move in sorted(moments):
            table = before.extra["table"]
            guests = await two_on(here, game, PlayOn(move, table=table))
            assert guests[0].info["origin"] == {"table": table, "move": move}
            assert len(guests[0].last("table")["played"]) == move
            await play_out(guests, rng)
            after = await here.tables.record(here.opened.table)
            assert after.moves[1:move] == before.moves[1:move]
            assert after.first == before.first
            assert after.extra[ORIGIN]["table"] == table
            verdict = verify(after)
            assert verdict.sound
            assert [part.committed for part in verdict.parts] == [True, True]
            assert verdict.parts[0].proof != verdict.parts[1].proof
            *_, (last, _) = replay(after)
            assert last.result == after.result is not None


@run
async def test_what_was_dealt_face_down_is_dealt_afresh_and_stays_hidden() -> None:
    async with hall() as here:
        before = await finished(here, BLUE)
        deals = set[str]()
        for _ in range(6):
            guests = await two_on(here, BLUE, PlayOn(20, table=before.extra["table"]))
            watcher = await here.enter()
            assert watcher.last("table")["played"][0] == HIDDEN
            open_record = await here.tables.record(here.opened.table)
            assert (open_record.moves[0], open_record.extra["hidden"]) == (HIDDEN, [1])
            assert open_record.moves[1:20] == before.moves[1:20]
            await guests[0].say(live.Resign())
            deals.add((await here.tables.record(here.opened.table)).moves[0])
        assert len(deals) > 1


@run
async def test_a_game_that_was_given_up_is_played_to_its_end() -> None:
    async with hall() as here:
        guests = await here.two(BLUE)
        rng = random.Random(4)
        for _ in range(6):
            await decider(guests).play_any(rng)
        await guests[1].say(live.Resign())
        before = await here.tables.record(here.opened.table)
        assert before.result is None
        origin = PlayOn(len(before.moves), table=before.extra["table"])
        await play_out(await two_on(here, BLUE, origin), rng)
        after = await here.tables.record(here.opened.table)
        assert after.result is not None
        assert verify(after).sound


@run
async def test_from_a_game_still_on_only_its_players_may_and_nothing_hidden_goes_along() -> None:
    async with hall() as here:
        guests = await here.two(BLUE)
        rng, token = random.Random(9), here.token
        for _ in range(12):
            await decider(guests).play_any(rng)
        table = here.opened.table
        assert "its players" in await refused(here, "forbidden", PlayOn(9, table=table))
        assert await refused(here, "forbidden", PlayOn(9, table=table, token=table * 2))
        there = await two_on(here, BLUE, PlayOn(9, table=table, token=token))
        opening, *_ = here.store.events[here.opened.table]
        assert b"deal" not in opening
        secrets = [room.table.opened.secret.encode() for room in here.tables.rooms.all()]
        assert [secret in opening for secret in secrets] == [False, True]
        await there[0].say(live.Resign())
        verdict = verify(await here.tables.record(here.opened.table))
        assert verdict.sound
        assert [part.committed for part in verdict.parts] == [None, True]


@run
async def test_a_game_still_on_without_hints_is_not_tried_out() -> None:
    async with hall() as here:
        await here.two(BLUE, hints=False)
        origin = PlayOn(2, table=here.opened.table, token=here.token)
        assert "Hints" in await refused(here, "forbidden", origin)
        await here.open(BLUE)
        origin = PlayOn(0, table=here.opened.table, token=here.token)
        assert "not started" in await refused(here, "forbidden", origin)


@run
async def test_a_record_that_somebody_brings_is_played_on_from() -> None:
    async with hall() as here:
        record = fair_record(ATLANTIS, 2, "brought")
        rng = random.Random(3)
        await play_out(await two_on(here, ATLANTIS, PlayOn(30, record=record.to_json())), rng)
        once = await here.tables.record(here.opened.table)
        assert once.extra[ORIGIN]["table"] is None
        await play_out(await two_on(here, ATLANTIS, PlayOn(34, record=once.to_json())), rng)
        twice = await here.tables.record(here.opened.table)
        assert [origin.move for origin in origins_of(twice)] == [34, 30]
        assert [part.committed for part in verify(twice).parts] == [True] * 3
        # A record without a proof is taken too; what cannot be checked is said so.
        plain = msgspec.structs.replace(record, extra={})
        await play_out(await two_on(here, ATLANTIS, PlayOn(30, record=plain.to_json())), rng)
        verdict = verify(await here.tables.record(here.opened.table))
        assert [part.committed for part in verdict.parts] == [None, True]


@run
async def test_a_record_whose_dice_are_not_its_own_is_refused() -> None:
    async with hall() as here:
        record = fair_record(ATLANTIS, 2, "brought")
        number = next(at for at, move in enumerate(record.moves) if move == "die N")
        moves = [*record.moves[:number], "die E", *record.moves[number + 1 :]]
        tampered = {**record.to_json(), "moves": moves[: number + 1]}
        del tampered["result"]
        assert "proof" in await refused(here, "malformed", PlayOn(number + 1, record=tampered), ATLANTIS)
        # What was played before is sound, and all that would be taken over.
        await two_on(here, ATLANTIS, PlayOn(number, record=tampered))


@run
async def test_wishes_that_do_not_fit_are_one_sentence() -> None:
    async with hall() as here:
        record = await finished(here, BLUE)
        table, data, last = record.extra["table"], record.to_json(), len(record.moves)
        house = {"shells": 6}
        for wish, kind in [
            (PlayOn(1), "malformed"),
            (PlayOn(1, table=table, record=data), "malformed"),
            (PlayOn(last, table=table), "malformed"),
            (PlayOn(last + 1, table=table), "malformed"),
            (PlayOn(5_000, table=table), "malformed"),
            (PlayOn(1, table="nowhere1"), "not_found"),
            (PlayOn(1, record={"format": "fathoms/1"}), "malformed"),
            (PlayOn(1, record={**data, "hidden": [1]}), "malformed"),
            (PlayOn(1, record={**data, "moves": [HIDDEN, *data["moves"][1:]]}), "malformed"),
            (PlayOn(3, record={**data, "moves": [*data["moves"][:2], "chest 1"]}), "illegal"),
            (PlayOn(1, record={**data, "stand_ins": "all"}), "malformed"),
        ]:
            assert await refused(here, kind, wish)
        origin = PlayOn(9, table=table)
        assert "same game" in await refused(here, "malformed", origin, ATLANTIS)
        assert "2 seats" in await refused(here, "malformed", origin, BLUE, HUMAN, HUMAN, HUMAN)
        assert "rules" in await refused(here, "malformed", origin, rules=house)
        assert "started" in await refused(here, "malformed", origin, first=1 - record.first)
        await here.open(BLUE, origin=origin, rules="standard", first=record.first)


@run
async def test_house_rules_come_along() -> None:
    async with hall() as here:
        await play_out(await here.two(BLUE, rules="quick"), random.Random(2))
        before = await here.tables.record(here.opened.table)
        assert before.rules
        await two_on(here, BLUE, PlayOn(8, table=here.opened.table))
        info = await here.tables.look(here.opened.table)
        assert info.rules == before.rules


@run
async def test_the_moves_that_were_taken_over_cannot_be_taken_back() -> None:
    async with hall() as here:
        before = await finished(here, BLUE)
        choice = next(at for at, move in enumerate(before.moves, start=1) if move.startswith("keep"))
        # Before the choice: the dice lie there, and the last move is not the person's.
        guests = await two_on(here, BLUE, PlayOn(choice - 1, table=before.extra["table"]))
        actor = decider(guests)
        assert not actor.position["can_undo"]
        assert await actor.refused(live.Undo(actor.version), "denied")
        # After it: other dice fall than fell then, for each new table others.
        falls = set[str]()
        for _ in range(5):
            await two_on(here, BLUE, PlayOn(choice, table=before.extra["table"]))
            falls.add(here.tables.rooms.all()[-1].table.moves[choice])
        assert len(falls) > 1


@run
async def test_who_began_stays_whoever_changes_seats() -> None:
    async with hall() as here:
        before = await finished(here, BLUE)
        await here.open(BLUE, first="draw", origin=PlayOn(9, table=before.extra["table"]))
        opener = await here.opener()
        assert await opener.refused(live.Settle(first=1 - before.first), "denied")
        await opener.say(live.Change(1))
        assert opener.info["begins"] == before.first
        other, _ = await here.seated(1, "Bo")  # the invite went to the other seat
        await play_out([other, opener], random.Random(7))
        after = await here.tables.record(here.opened.table)
        assert after.seats == ("Bo", "Blue")
        assert verify(after).sound


@run
async def test_all_moves_count_towards_the_most() -> None:
    async with hall(limits=Limits(moves=40)) as here:
        record = fair_record(ATLANTIS, 2, "long", first=0)
        assert len(record.moves) > 40
        assert "40" in await refused(here, "malformed", PlayOn(40, record=record.to_json()), ATLANTIS)
        await play_out(await two_on(here, ATLANTIS, PlayOn(35, record=record.to_json())), random.Random(1))
        after = await here.tables.record(here.opened.table)
        assert len(after.moves) == 40
        assert after.extra["outcome"]["by"] == "moves"


@run
async def test_the_rematch_is_a_game_from_the_beginning() -> None:
    async with hall() as here:
        before = await finished(here, BLUE)
        guests = await two_on(here, BLUE, PlayOn(12, table=before.extra["table"]))
        await guests[0].say(live.Resign())
        for guest in guests:
            await guest.say(live.Rematch())
        again = guests[0].last("again")["table"]
        info = await here.tables.look(again)
        assert (info.origin, info.moves, info.begins) == (None, 0, 1 - before.first)


@run
async def test_bots_go_on_at_once() -> None:
    async with hall() as here:
        before = await finished(here, ATLANTIS)
        bot = BotSeat("random")
        await here.open(ATLANTIS, bot, bot, first="draw", origin=PlayOn(10, table=before.extra["table"]))
        watcher = await here.enter()
        await watcher.until(lambda: watcher.info["status"] == "over")
        after = await here.tables.record(here.opened.table)
        assert after.moves[:10] == before.moves[:10]
        assert verify(after).sound


@run
async def test_moves_of_stand_ins_stay_known() -> None:
    async with hall() as here:
        record = fair_record(ATLANTIS, 2, "away")
        seats = [state.actor for state, _ in replay(record)]
        away = [at for at, seat in enumerate(seats[:-1], start=1) if seat == 0][:3]
        data = {**record.to_json(), "stand_ins": [*away, len(record.moves)]}
        guests = await two_on(here, ATLANTIS, PlayOn(away[-1], record=data))
        await guests[0].say(live.Resign())
        assert (await here.tables.record(here.opened.table)).extra["stand_ins"] == away


@run
async def test_nothing_is_lost_when_the_process_dies(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = make_store(url)
    here = Hall(store=store)
    await here.tables.start()
    before = await finished(here, BLUE)
    guests = await two_on(here, BLUE, PlayOn(15, table=before.extra["table"]))
    await decider(guests).play_any(random.Random(1))
    told, opened = guests[0].position, here.opened
    keys = here.tables.context.keys
    here.tables.context.closing = True
    await here.tables.context.close()
    await store.close()
    store = make_store(url)
    here = Hall(store=store)
    here.opened = opened
    await here.tables.start()
    back = [await here.enter(keys.token(opened.table, seat)) for seat in (0, 1)]
    assert back[0].position["view"] == told["view"]
    assert back[0].info["origin"] == {"table": before.extra["table"], "move": 15}
    await play_out(back, random.Random(2))
    assert verify(await here.tables.record(opened.table)).sound
    await here.tables.stop()
    await store.close()


@run
async def test_its_record_is_a_table_again_wherever_it_is_imported() -> None:
    async with hall() as here:
        before = await finished(here, BLUE)
        await play_out(await two_on(here, BLUE, PlayOn(15, table=before.extra["table"])), random.Random(5))
        record = await here.tables.record(here.opened.table)
        made = table_of(here.opened.table, events_of(record, 2e9))
        assert record_of(made).to_json() == record.to_json()
        # Without a proof too, as games at a terminal are.
        bare = msgspec.structs.replace(
            record, extra={name: record.extra[name] for name in ("date", "table", ORIGIN)}
        )
        again = record_of(table_of(here.opened.table, events_of(bare, 2e9)))
        assert again.to_json() == bare.to_json()


@run
async def test_the_log_tells_the_whole_game() -> None:
    async with hall() as here:
        before = await finished(here, BLUE)
        guests = await two_on(here, BLUE, PlayOn(15, table=before.extra["table"]))
        log = await guests[0].say(live.Log())
        assert log["lines"][0]["first"] <= 2
        looked = await guests[0].say(live.Look(1, 15))
        assert [moment["number"] for moment in looked["moments"]] == list(range(16))
        assert looked["moments"][1]["move"] == HIDDEN


@run
async def test_a_person_who_comes_late_to_a_bots_seat_sees_all_of_it() -> None:
    async with hall() as here:
        before = await finished(here, BLUE)
        await here.open(BLUE, first="draw", origin=PlayOn(15, table=before.extra["table"]))
        opener = await here.opener()
        await opener.say(live.Start())
        late = await here.tables.sit(
            here.opened.table, requests.Sit(here.opened.seats[1].invite, "Bo", understood=True)
        )
        guest = await here.enter(late.token)
        assert guest.last("table")["played"][1:15] == list(before.moves[1:15])
