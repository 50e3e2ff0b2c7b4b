"""A connection to a table: hears what a client says, and answers or refuses in its language."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, assert_never, cast

import msgspec

from fathoms.core import FathomsError, has_adviser, view
from fathoms.protocol import live
from fathoms.protocol.limits import WATCHERS
from fathoms.tables import commands
from fathoms.tables.context import log
from fathoms.tables.errors import BadWish, Denied, NotYourTurn, TooMany
from fathoms.tables.events import Played
from fathoms.tables.messages import Viewer, encode, history_of, told_by
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from fathoms.tables.events import PendingEvent
    from fathoms.tables.room import Room
    from fathoms.tables.table import Table

_Wish: TypeAlias = (
    live.Say
    | live.Pace
    | live.Undo
    | live.Start
    | live.Settle
    | live.Change
    | live.Leave
    | live.Back
    | live.Fill
    | live.Resign
    | live.Rematch
)
_KINDS: Final = {"stale", "illegal", "malformed", "not_your_turn", "rate", "denied"}


class Visitor:
    """One connection, of a person who holds a seat or of a watcher."""

    def __init__(  # noqa: PLR0913, PLR0917 - a visitor is where all of these meet
        self,
        room: Room,
        seat: int | None,
        hello: live.Hello,
        send: Callable[[bytes], None],
        rematch: Callable[[Room], Awaitable[None]],
        address: str = "",
    ) -> None:
        self.room: Final = room
        self.seat = seat
        lang = hello.lang if hello.lang in LANGUAGES else LANGUAGES[0]
        self.viewer = Viewer(seat, lang if hello.words else "")
        self.muted: Final = set[int]() if seat is None else room.muted.setdefault(seat, set())
        self._send: Final = send
        self._rematch: Final = rematch
        self._address: Final = address
        self._say: Final = Texts(lang)
        self._asking = False
        self._pace: float | None = None
        self.hurried = False
        """Whether bots are not to be waited for until this person has moved again."""

    @property
    def pace(self) -> float | None:
        """How many seconds bots should take for a move, if this visitor has a wish."""
        return 0.0 if self.hurried else self._pace

    @property
    def chat(self) -> list[live.ChatLine]:
        """The latest lines that this visitor wants to hear."""
        return self.room.chat.heard_by(self.muted)

    def move_to(self, seat: int) -> None:
        """Look and act from another seat from now on."""
        self.seat = seat
        self.viewer = self.viewer._replace(seat=seat)

    def tell(self, message: bytes) -> None:
        """Send a message; a connection that fails is dropped."""
        try:
            self._send(message)
        except Exception:  # noqa: BLE001 - whatever is wrong with one connection must not hurt the others
            log.warning("a connection to a table failed")
            self.room.leave(self)

    async def leave(self) -> None:
        """Note that the connection is gone."""
        self.room.leave(self)

    def say_goodbye(self) -> None:
        """Tell the client that the server stops, and to come back by itself."""
        self.tell(encode(live.Goodbye(self._say("tables.goodbye"))))

    async def hear(self, message: live.FromClient) -> None:
        """Do what a client asks, or say why not."""
        request = None if isinstance(message, live.Hello) else message.request
        try:
            await self._hear(message)
        except FathomsError as error:
            self._refuse(error, request)
        except Exception:  # noqa: BLE001 - one wish that fails must not cost the connection
            log.exception("a table could not do what was asked")
            self._refuse(Denied("tables.not-saved"), request, "gone")

    async def _hear(self, message: live.FromClient) -> None:
        match message:
            case live.Play():
                await self._play(message)
                self._done(message.request)
            case live.Hello():
                raise BadWish("tables.hello-twice")
            case live.Ping():
                self.tell(encode(live.Pong(self.room.table.version, request=message.request)))
            case live.Ask():
                await self._ask(message)
            case live.Mute():
                self._mute(message)
            case live.Hint():
                await self._hint(message)
            case live.Log():
                await self._log(message)
            case live.Look():
                await self._look(message)
            case _:
                await self._do(message)
                self._done(message.request)

    def _done(self, request: int | None) -> None:
        """Let the one who asked hear that it was their request; what changed was told to everybody."""
        if request is not None:
            self.tell(encode(live.Done(self.room.table.version, request=request)))

    async def _do(self, message: _Wish) -> None:  # noqa: C901, PLR0912 - one case a wish
        room = self.room
        if isinstance(message, live.Say):
            await room.chat.say(self.seat, message.text, self._address)
            return
        # The others need a seat; before the game it may change until the command runs.
        seat, bot = self._own(), room.stand_in
        match message:
            case live.Pace():
                self._want_pace(message)
            case live.Undo():
                await self._see(message.version)
                await room.do(
                    lambda table, at: commands.undo(table, seat, message.version, at, agree=message.agree)
                )
            case live.Start():
                await room.do(lambda table, at: commands.start(table, self._own(), bot, at))
            case live.Settle():
                await room.do(lambda table, at: commands.settle(table, self._own(), message, at))
            case live.Change():
                await room.do(lambda table, at: commands.change(table, self._own(), message.seat, at))
            case live.Leave():
                await room.do(lambda table, at: commands.leave(table, self._own(), bot, at))
            case live.Back():
                await room.do(lambda table, at: commands.back(table, seat, at))
            case live.Fill():
                self._require_gone(message.seat)
                await room.do(lambda table, at: commands.fill(table, seat, message.seat, bot, at))
            case live.Resign():
                await room.do(lambda table, at: commands.resign(table, seat, bot, at))
            case live.Rematch(agree=False):
                await room.do(lambda table, at: commands.decline_rematch(table, seat, at))
            case live.Rematch():
                await room.do(lambda table, at: commands.ask_rematch(table, seat, at))
                await self._rematch(room)
            case _:
                assert_never(message)

    async def _play(self, message: live.Play) -> None:
        room, seat = self.room, self._own()
        if message.version > room.table.version:
            await room.catch_up()

        def play(table: Table, at: float) -> list[PendingEvent]:
            wait = table.persons == [seat] and room.driver.grace > 0
            return commands.play(table, seat, message, room.stand_in, at, wait=wait)

        done = await room.do(play)
        self.hurried = False
        if done and not isinstance(done[0].event, Played):
            raise NotYourTurn("tables.time-over")

    async def _see(self, version: int) -> None:
        """Read what this process has missed, if the client knows more than it."""
        if version > self.room.table.version:
            await self.room.catch_up()

    async def _ask(self, message: live.Ask) -> None:
        await self._see(message.version)
        table, seat = self.room.table, self._deciding(message.version)
        offer = table.game.offer(view(commands.require_playing(table), seat), message.begun)
        found = live.Choices(table.version, message.begun, offer.choices, offer.more, request=message.request)
        self.tell(encode(found))

    def _mute(self, message: live.Mute) -> None:
        if message.seat >= len(self.room.table.seats):
            raise BadWish("tables.no-such-seat", seat=message.seat + 1)
        if message.seat == (WATCHERS if self.seat is None else self.seat):
            raise BadWish("tables.mute-self")
        heard_again = () if message.muted else self.room.chat.said_by(message.seat)
        if message.muted:
            self.muted.add(message.seat)
        else:
            self.muted.discard(message.seat)
        muted = tuple(sorted(self.muted))
        self.tell(encode(live.Muted(muted, tuple(heard_again), request=message.request)))

    async def _hint(self, message: live.Hint) -> None:
        await self._see(message.version)
        table, seat = self.room.table, self._deciding(message.version)
        if not table.opened.hints or not has_adviser(table.game.name):
            raise Denied("tables.no-hints")
        if self._asking:
            raise TooMany("tables.hint-busy")
        self._asking = True
        self.room.context.run(self._advise(seat, message.request))

    async def _advise(self, seat: int, request: int | None) -> None:
        from fathoms.analysis import hint  # noqa: PLC0415 - it may load numeric libraries

        table = self.room.table
        version, state = table.version, commands.require_playing(table)
        rng = random.Random(f"{table.opened.secret}/hint/{len(table.moves)}")
        try:
            advice = await self.room.context.think(partial(hint, table.game, view(state, seat), rng))
            told = live.Hinted(
                request=request,
                version=version,
                best=table.game.write_move(advice.best, table.rules),
                why=self._say.phrase(advice.why),
                choices=tuple(
                    live.Weighed(
                        table.game.write_move(each.move, table.rules),
                        each.chance,
                        each.points,
                        told_by(table, state, each.move, Viewer(seat, self._say.lang)),
                    )
                    for each in advice.choices
                ),
            )
            self.tell(encode(told))
        except FathomsError as error:
            self._refuse(error, request)
        except Exception:  # noqa: BLE001 - an adviser may be anybody's code
            log.exception("there is no hint at a table")
            self._refuse(Denied("tables.no-hints"), request)
        finally:
            self._asking = False

    def _want_pace(self, message: live.Pace) -> None:
        if message.hurry:
            self.hurried = True
        else:
            self._pace = message.seconds
        self.room.driver.hurry()

    async def _log(self, message: live.Log) -> None:
        # A client that asks on waits for the answer before: so nobody asks for too much.
        table = self.room.table
        version, past = table.version, history_of(table, Viewer(self.seat, self._say.lang))
        lines = await self.room.context.think(past.lines)
        self.tell(encode(live.Logged(version, lines, past.ending(table.state), request=message.request)))

    async def _look(self, message: live.Look) -> None:
        past = history_of(self.room.table, Viewer(self.seat, self._say.lang))
        if not message.first <= message.last <= len(past.moves):
            raise BadWish("tables.no-such-move", moves=len(past.moves))
        look = partial(past.look, message.first, message.last, choices=message.choices)
        looked = await self.room.context.think(look)
        self.tell(encode(msgspec.structs.replace(looked, request=message.request)))

    def _own(self) -> int:
        if self.seat is None:
            raise Denied("tables.watching")
        return self.seat

    def _deciding(self, version: int) -> int:
        seat = self._own()
        commands.require_position(self.room.table, version)
        if self.room.table.actor != seat:
            raise NotYourTurn("tables.not-your-turn")
        return seat

    def _require_gone(self, seat: int) -> None:
        room = self.room
        if seat < len(room.table.seats):
            away, need = room.presence.gone_for(seat, room.context.clock()), room.context.settings.gone_after
            if away < need:
                raise Denied("tables.fill-present", seconds=max(1, round(need - away)))

    def _refuse(self, error: FathomsError, request: int | None, kind: str | None = None) -> None:
        found = kind or (
            error.kind if error.kind in _KINDS else "gone" if error.kind == "unavailable" else "denied"
        )
        refused = live.Refused(
            kind=cast("Any", found),
            message=self._say.sentence(error),
            version=self.room.table.version,
            rule=error.rule,
            request=request,
        )
        self.tell(encode(refused))
