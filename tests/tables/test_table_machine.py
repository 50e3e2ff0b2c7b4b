"""People at a table who do anything, in any order: nothing gets out of step, and every answer is typed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import msgspec
from guests import ATLANTIS, BLUE, HUMAN, Guest, Hall, no_failures
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from examples import examples
from fathoms.core import FathomsError, view
from fathoms.core.proof import verify
from fathoms.core.record import replay
from fathoms.core.state_json import read_state
from fathoms.protocol import live, requests
from fathoms.protocol.requests import LiveClock, SlowClock
from fathoms.tables.settings import Limits

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

who = st.integers(0, 5)
back = st.sampled_from([0, 0, 0, 1, 2, 5, 1000, -7])
TEXTS = st.one_of(
    st.sampled_from(
        ["stop", "keep none", "place 1", "chest 1", "hold", "move N", "die N", "roll 123456", "?"]
    ),
    st.text(min_size=1, max_size=30),
)
SMALL: dict[str, dict[str, Any]] = {
    BLUE: {"shells": 4, "levels": 2, "faces": "12C", "dice": 4},
    ATLANTIS: {"target": [1, 1, 1]},
}


async def at_once(thought: Callable[[], Any]) -> Any:
    """Think without a thread."""
    return thought()


class Table(RuleBasedStateMachine):
    """Three seats, several connections, one service."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.here: Hall = None  # type: ignore[assignment]  # set by the first rule
        self.guests: list[Guest] = []
        self.tokens: list[str | None] = [None]

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        async def bounded() -> Any:
            async with asyncio.timeout(60):
                return await work

        return self.loop.run_until_complete(bounded())

    @initialize(
        game=st.sampled_from([BLUE, ATLANTIS]),
        bots=st.integers(0, 2),
        clock=st.sampled_from([None, LiveClock(60, 5), SlowClock(1)]),
        first=st.sampled_from(["draw", 0, 1]),
    )
    def open(self, game: str, bots: int, clock: Any, first: Any) -> None:
        async def start() -> None:
            self.here = Hall(stand_in="random", gone_after=20.0, limits=Limits(visitors=1_000, windows=1_000))
            await self.here.tables.start()
            # The same choices must lead to the same game: no thread may be faster or slower.
            self.here.tables.context.think = at_once  # type: ignore[method-assign]  # for this machine alone
            seats = [HUMAN] * (3 - bots) + [requests.BotSeat("random")] * bots
            with patch("fathoms.tables.opening.secrets.token_hex", return_value="5e" * 32):
                opened = await self.here.open(game, *seats, rules=SMALL[game], clock=clock, first=first)
            self.tokens = [None, opened.seats[0].token]

        self.do(start())

    @rule(entropy=st.sampled_from([None, "0a"]))
    def sit(self, entropy: str | None) -> None:
        async def try_all() -> None:
            for seat in self.here.opened.seats:
                if seat.invite:
                    with suppress(FathomsError):
                        wish = requests.Sit(seat.invite, f"P{seat.seat}", entropy)
                        self.tokens.append((await self.here.tables.sit(self.here.opened.table, wish)).token)
                        return

        self.do(try_all())

    @rule(who=who, words=st.booleans(), entropy=st.sampled_from([None, "ff"]))
    def enter(self, who: int, words: bool, entropy: str | None) -> None:  # noqa: FBT001 - drawn by name
        token = self.tokens[who % len(self.tokens)]
        guest = self.do(self.here.enter(token, words=words and who == 1, entropy=entropy))
        self.guests.append(guest)

    @precondition(lambda self: self.guests)
    @rule(who=who)
    def cut_and_come_back(self, who: int) -> None:
        guest = self.guest(who)
        self.guests.remove(guest)
        seat = guest.visitor.seat
        token = None if seat is None else self.here.tables.context.keys.token(self.here.opened.table, seat)
        self.do(guest.visitor.leave())
        self.do(self.pass_time())
        again: Guest = self.do(self.here.come_back(guest, token))
        if not again.position:
            again.position = guest.position
        self.guests.append(again)

    @precondition(lambda self: self.guests)
    @rule(who=who, pick=st.integers(0, 1000), count=st.integers(1, 8))
    def play_on(self, who: int, pick: int, count: int) -> None:
        """Let anyone who decides play what is on offer."""
        for number in range(count):
            for guest in self.guests:
                if guest.position.get("moves") and guest.position["actor"] == guest.visitor.seat:
                    moves = guest.position["moves"]
                    self.do(guest.play(moves[(pick + number * who) % len(moves)]["move"]))
                    break

    @precondition(lambda self: self.guests)
    @rule(who=who, text=TEXTS, back=back)
    def play_anything(self, who: int, text: str, back: int) -> None:
        self.say(who, live.Play(self.version(who, back), text))

    @precondition(lambda self: self.guests)
    @rule(who=who, back=back, agree=st.booleans())
    def undo(self, who: int, back: int, agree: bool) -> None:  # noqa: FBT001 - drawn by name
        self.say(who, live.Undo(self.version(who, back), agree))

    @precondition(lambda self: self.guests)
    @rule(
        who=who,
        message=st.sampled_from(
            [
                live.Leave(),
                live.Back(),
                live.Start(),
                live.Rematch(),
                live.Fill(0),
                live.Fill(2),
                live.Fill(7),
                live.Mute(1),
                live.Mute(-1),
                live.Mute(7, muted=False),
                live.Say("hello"),
                live.Say("\x00"),
                live.Ping(),
                live.Hello(),
                live.Ask(3),
            ]
        ),
    )
    def say_anything(self, who: int, message: live.FromClient) -> None:
        self.say(who, message)

    @precondition(lambda self: self.guests)
    @rule(who=who, sure=st.integers(0, 4))
    def resign(self, who: int, sure: int) -> None:
        if sure == 0:
            self.say(who, live.Resign())

    @rule(seconds=st.sampled_from([1, 5, 30, 100]))
    def wait(self, seconds: int) -> None:
        self.here.clock.now += seconds

        async def wake() -> None:
            for room in self.here.tables.rooms.all():
                room.driver.wake()
            await self.pass_time()

        self.do(wake())

    @invariant()
    def everybody_is_in_step(self) -> None:
        no_failures()
        for guest in self.guests:
            table = guest.visitor.room.table
            assert guest.version == table.version
            if table.state is None:
                assert guest.position["view"] is None
                continue
            told = msgspec.json.encode(guest.position["view"])
            mine = view(table.state, guest.visitor.seat).state
            assert read_state(table.game, table.rules, told) == mine
            assert guest.info["status"] == table.status
            if guest.visitor.seat is not None and guest.visitor.seat == table.actor:
                assert guest.position["moves"]

    def teardown(self) -> None:
        if self.here is not None:  # type: ignore[comparison-overlap]  # it is set by the first rule
            record = self.do(self.here.tables.record(self.here.opened.table))
            if "hidden" not in record.extra:
                assert len(list(replay(record))) == len(record.moves) + 1
                assert verify(record).sound
            self.do(self.here.tables.stop())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    def guest(self, who: int) -> Guest:
        return self.guests[who % len(self.guests)]

    def version(self, who: int, back: int) -> int:
        return max(0, self.guest(who).version - back)

    def say(self, who: int, message: live.FromClient) -> None:
        guest = self.guest(who)
        count = len(guest.heard)
        self.do(guest.visitor.hear(message))
        for answer in guest.heard[count:]:
            if answer["type"] == "refused":
                assert answer["kind"] != "gone", answer

    async def pass_time(self) -> None:
        """Let bots and timers that are due do their work."""
        for _ in range(20):
            await asyncio.sleep(0)


TestTable = Table.TestCase
TestTable.settings = settings(examples(100), stateful_step_count=40)
