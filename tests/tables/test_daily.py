"""The daily dive: once a day for a key and a device, the same for all, and no secret before midnight."""

from __future__ import annotations

import random
import re
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from guests import ATLANTIS, BLUE, Clock, Guest, Hall, hall, run

from fathoms.core import find_game
from fathoms.core.errors import FathomsError
from fathoms.core.proof import ProvenByTurn, verify
from fathoms.core.record import from_json
from fathoms.core.turns import Fall
from fathoms.protocol import live
from fathoms.storage import make_store
from fathoms.tables.daily import (
    Begun,
    Daily,
    bots_with_the_same_dice,
    day_before,
    day_of,
    edition_of,
    named_day,
    published_secret,
)
from fathoms.tables.ports import PlayerRow
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

NOON = named_day("2026-11-19").begins + 43_200
HOUR = 3600.0
ANA, BO, CEM = ("a" * 64, "b" * 64, "c" * 64)


class House:
    """A service with the daily dive, and people with keys."""

    def __init__(self, here: Hall, store: Any) -> None:
        self.here = here
        self.store = store
        self.daily = Daily(here.tables, store.attempts, here.tables.context.keys.day_secret, boards=True)

    async def begin(
        self, player: str | None = None, device: str = "phone", game: str = BLUE, **wish: Any
    ) -> Begun:
        chosen: dict[str, Any] = {"day": None, "practice": False, "address": "", **wish}
        day = chosen.pop("day")
        return await self.daily.begin(game, day, player, self.daily.device(device), **chosen)

    async def enter(self, begun: Begun) -> Guest:
        return await self.here.enter(begun.token, table=begun.attempt.table)

    async def play(self, begun: Begun, choices: str, stop: int | None = None) -> Guest:
        """Play to the end, or so many decisions, choosing by a word."""
        guest, made = await self.enter(begun), 0
        while stop is None or made < stop:
            await guest.until(lambda: guest.position["actor"] in (0, None) or guest.info["status"] == "over")
            if guest.info["status"] == "over":
                break
            move = random.Random(f"{choices} {guest.position['turns']} {made}").choice(
                guest.position["moves"]
            )
            await guest.play(move["move"])
            made += 1
        return guest

    async def refused(self, key: str, **wish: Any) -> None:
        """Begin something that is refused, with a sentence in every language."""
        with pytest.raises(FathomsError) as error:
            await self.begin(**wish)
        assert error.value.phrase.key == key
        said = {Texts(lang).sentence(error.value) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(each.endswith(".") for each in said)

    async def board(
        self, player: str | None = None, device: str = "phone", game: str = BLUE, **asked: Any
    ) -> Any:
        day = asked.get("day") or self.daily.today.name
        attempts = await self.daily.mine(day, player, self.daily.device(device))
        mine = next((each for each in attempts if (each.game, each.day) == (game, day)), None)
        return await self.daily.board(day, game, asked.get("group"), mine)


@asynccontextmanager
async def house(folder: Path, now: float = NOON, **settings: Any) -> AsyncGenerator[House]:
    store = make_store(f"sqlite:///{folder / 'games.sqlite'}")
    try:
        async with hall(store=store, clock=Clock(now), **settings) as here:
            for number, player in enumerate((ANA, BO, CEM)):
                row = PlayerRow(player, f"page{number}", ("Ana", "Bo", "Cem")[number], (), now)
                await store.players.make(row)
            yield House(here, store)
    finally:
        await store.close()


def test_days_are_those_of_utc() -> None:
    assert day_of(NOON).name == "2026-11-19"
    assert day_of(day_of(NOON).ends).name == "2026-11-20"
    assert day_of(day_of(NOON).ends - 0.001).name == "2026-11-19"
    assert day_before("2026-03-01", 1) == "2026-02-28"
    with pytest.raises(FathomsError, match="no-day"):
        named_day("2026-02-30")


@run
async def test_equal_choices_are_an_equal_game_and_no_secret_is_told_before_midnight(tmp_path: Path) -> None:
    for game in (BLUE, ATLANTIS):
        async with house(tmp_path / game) as at:
            secret = at.here.tables.context.keys.day_secret("2026-11-19")
            one, other = await at.begin(ANA, "one", game), await at.begin(BO, "other", game)
            guests = [await at.play(each, "same") for each in (one, other)]
            records = [await at.here.tables.record(each.attempt.table) for each in (one, other)]
            assert records[0].moves == records[1].moves
            assert records[0].result is not None
            info = await at.here.tables.look(one.attempt.table)
            told = [*(message for guest in guests for message in guest.raw), msgspec.json.encode(info)]
            told += [record.encode() for record in records]
            board = await at.board(ANA, "one", game)
            told.append(
                msgspec.json.encode(
                    [board, at.daily.promise("2026-11-20"), await at.daily.bots(game, "2026-11-19")]
                )
            )
            raw = bytes.fromhex(secret)
            for message in told:
                assert secret.encode() not in message
                assert raw not in message
                assert raw[:6].hex().encode() not in message
            assert at.daily.opened_secret("2026-11-19") is None
            assert records[0].extra["proof"]["commitment"] == at.daily.promise("2026-11-19")
            at.here.clock.now = named_day("2026-11-20").begins
            opened = await at.here.tables.record(one.attempt.table)
            assert opened.extra["proof"]["secret"] == secret == at.daily.opened_secret("2026-11-19")
            assert at.daily.opened_secret("2026-11-20") is None
            verdict = verify(from_json(opened.to_json()))
            assert verdict.sound
            assert verdict.drawn > 5


@run
async def test_a_day_is_played_once_by_a_key_and_once_on_a_device(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        begun = await at.begin(ANA, "phone")
        await at.play(begun, "ana", stop=2)
        # Broken off, and gone on with on another device by the key.
        again = await at.begin(ANA, "laptop")
        assert (again.attempt.table, again.token) == (begun.attempt.table, begun.token)
        await at.refused("daily.practice-later", player=ANA, practice=True)
        await at.play(again, "ana")
        await at.refused("daily.twice", player=ANA)
        await at.refused("daily.twice", player=ANA, device="laptop")
        # Another game of the day is another attempt.
        assert (await at.begin(ANA, "phone", ATLANTIS)).attempt.counts
        # The dice have been seen on this device: another key may only practise there.
        second = await at.begin(BO, "phone")
        assert not second.attempt.counts
        await at.play(second, "bo")
        assert (await at.board()).total == 1
        assert (await at.begin(BO, "his own")).attempt.counts
        practice = await at.begin(ANA, "phone", practice=True)
        assert not practice.attempt.counts
        assert (await at.begin(ANA, "phone", practice=True)).attempt.table == practice.attempt.table


@run
async def test_who_has_no_key_is_known_by_the_device_and_takes_the_attempt_along(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        begun = await at.begin(None, "tablet")
        await at.play(begun, "nobody")
        await at.refused("daily.twice", device="tablet")
        # With a key made afterwards it is still this person's.
        await at.refused("daily.twice", player=CEM, device="tablet")


@run
async def test_days_to_come_and_days_gone_by(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        await at.refused("daily.not-yet", day="2026-11-20")
        await at.refused("daily.too-old", day="2026-10-22")
        await at.refused("daily.no-day", day="2026-13-01")
        await at.refused("daily.no-game", game="chess")
        past = await at.begin(ANA, day="2026-11-18")
        assert not past.attempt.counts
        await at.play(past, "ana")
        assert (await at.board(ANA, day="2026-11-18")).total == 0
        assert (await at.begin(ANA)).attempt.counts


@run
async def test_what_ends_after_midnight_is_practice_and_nothing_is_lost(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        begun = await at.begin(ANA)
        await at.play(begun, "ana", stop=3)
        at.here.clock.now = named_day("2026-11-20").begins
        await at.play(begun, "ana")
        [attempt] = await at.daily.mine("2026-11-19", ANA, at.daily.device("phone"))
        assert (attempt.day, attempt.counts, attempt.finished) == ("2026-11-19", False, at.here.clock.now)
        assert attempt.points is not None
        assert (await at.board(ANA, day="2026-11-19")).total == 0
        # The new day is another one.
        assert (await at.begin(ANA)).attempt.day == "2026-11-20"


@run
async def test_nothing_can_be_undone_left_or_given_up_and_no_hint_is_given(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        guest = await at.play(await at.begin(ANA), "ana", stop=1)
        await guest.until(lambda: guest.position["actor"] == 0)
        assert guest.position["can_undo"] is False
        assert "undone" in await guest.refused(live.Undo(guest.version), "denied")
        for message in (live.Leave(), live.Resign()):
            assert "come back" in await guest.refused(message, "denied")
        assert (await guest.say(live.Hint(guest.version)))["type"] == "refused"
        assert guest.info["hints"] is False


@run
async def test_a_finished_game_is_on_the_board_although_its_process_died_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        begun = await at.begin(ANA)
        await at.play(begun, "ana")
        [kept] = await at.store.attempts.mine("2026-11-19", ANA, at.daily.device("phone"))
        assert kept.points is None, "nobody has looked yet"
    async with house(tmp_path) as at:
        board = await at.board(BO, "his own")
        assert [(line.name, line.attempt.counts) for line in board.lines] == [("Ana", True)]
        record = await at.here.tables.record(begun.attempt.table)
        assert record.result is not None
        assert board.lines[0].attempt.points == record.result.scores[0]


@run
async def test_boards_of_the_server_and_of_a_group(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        for player, choices in ((ANA, "ana"), (BO, "bo"), (CEM, "cem"), (None, "nobody")):
            await at.play(await at.begin(player, f"device of {choices}"), choices)
        group = await at.daily.found_group("  The reef ", ANA)
        assert (group.name, group.members) == ("The reef", 1)
        for _ in range(2):
            assert (await at.daily.join_group(group.group, BO)).members == 2
        everybody, reef = await at.board(BO, ""), await at.board(BO, "", group=group.group)
        assert everybody.total == 4
        assert {line.name for line in everybody.lines} == {"Ana", "Bo", "Cem", ""}
        points = [(line.attempt.points, line.attempt.lead) for line in everybody.lines]
        assert points == sorted(points, reverse=True)
        assert sum(count for _, count in everybody.spread) == 4
        assert (reef.total, {line.name for line in reef.lines}) == (2, {"Ana", "Bo"})
        mine = next(line for line in everybody.lines if line.name == "Bo").attempt
        assert everybody.ahead == sum(each > (mine.points, mine.lead) for each in points)
        # What choices cost is compared with those whose games were reviewed.
        for line, cost in zip(everybody.lines, (3, 1, 4, 1), strict=True):
            await at.daily.note_cost(line.attempt, cost)
        valued = await at.board(BO, "")
        assert (valued.reviewed, valued.dearer) == (
            3,
            sum(
                cost > dict(zip((line.name for line in everybody.lines), (3, 1, 4, 1), strict=True))["Bo"]
                for cost in (3, 1, 4, 1)
            ),
        )
        assert [each.group for each in await at.daily.groups(BO)] == [group.group]
        for key, wish in (
            ("daily.no-group", at.daily.group("nowhere")),
            ("daily.need-key", at.daily.join_group(group.group, None)),
            ("daily.group-name", at.daily.found_group(" \u200b ", ANA)),
        ):
            with pytest.raises(FathomsError, match=key):
                await wish
        await at.store.players.forget(BO, NOON)
        assert (await at.board(ANA, "", group=group.group)).total == 1
        assert (await at.daily.group(group.group)).members == 1


@run
async def test_only_attempts_of_one_edition_are_compared(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        await at.play(await at.begin(ANA), "ana")
        board = await at.board(ANA)
        assert board.lines[0].attempt.edition == edition_of(BLUE) != edition_of(ATLANTIS)
        old = await at.store.attempts.board("2026-11-19", BLUE, "anotheredition", None, None, 50)
        assert old.total == 0


def test_bots_do_the_same_with_the_same_dice_every_time() -> None:
    for game in (BLUE, ATLANTIS):
        one, again = (
            bots_with_the_same_dice(game, "2026-11-19", published_secret("2026-11-19")) for _ in range(2)
        )
        assert one == again
        assert {"greedy", "random"} <= {each.bot for each in one}
        assert [each.points for each in one] == sorted((each.points for each in one), reverse=True)


PAGE = (Path(__file__).parents[2] / "docs" / "daily.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| ([0-9-]{10}) \| `([0-9a-f]{64})` \| ([a-z-]+) \| (\d) \| (?:`(.+)`)? ?\| `(.+)` \|$", re.MULTILINE
)


def test_the_published_rule_is_as_documented() -> None:
    shown = re.search(r"For `2026-11-19` they are `([0-9a-f ]+)`", PAGE)
    assert shown is not None
    assert bytes.fromhex(shown[1]) == b"fathoms-daily/1\n2026-11-19"
    assert published_secret("2026-11-19") == sha256(bytes.fromhex(shown[1])).hexdigest()
    rows = ROW.findall(PAGE)
    assert len(rows) == 6
    for day, secret, name, begins, dealt, thrown in rows:
        assert published_secret(day) == secret
        game = find_game(name)
        seats = len(game.daily) + 1
        dice = ProvenByTurn(bytes.fromhex(secret), f"{name} {day}")
        state = game.start(game.standard, seats, dice.first(seats))
        assert dice.first(seats) == int(begins)
        for shown_move, fall in ((dealt, Fall(1, None, 0, 1, 1)), (thrown, Fall(2, 0, 1, 1, 1))):
            if shown_move:
                move = dice.at(fall).draw(state.chances())
                assert game.write_move(move, game.standard) == shown_move
                state = state.play(move)
        for seat, bot in enumerate(game.daily, start=1):
            assert f"`{bot}` in seat {seat}" in PAGE
