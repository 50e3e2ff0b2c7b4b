"""What moves a table when no person does: bots after a natural pause, chance, clocks that run out."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from fathoms.core import CHANCE, Bot, FathomsError, find_bot, steady, view
from fathoms.core.proof import ProvenByTurn
from fathoms.tables import commands
from fathoms.tables.context import log

if TYPE_CHECKING:
    from fathoms.core import Move, State
    from fathoms.tables.events import PendingEvent
    from fathoms.tables.room import Room
    from fathoms.tables.table import Table

_AGAIN: Final = 1.0
"""Seconds to wait after something went wrong."""


class Driver:
    """Watches one table. The process that wrote last drives it; another one helps if that is late."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._bots: Final = dict[str, Bot]()
        self._timer: asyncio.TimerHandle | None = None
        self._when = 0.0
        self._not_before = 0.0
        self._hurried: Final = asyncio.Event()
        """Set when the people here want bots to be faster or slower."""
        self.busy = False
        self.mine = False
        """Whether this process wrote the last event."""

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done here, now or later."""
        return not self.busy and self.due() is None

    def due(self) -> float | None:
        """Tell at which time of the table something has to be done.

        None if people may take all the time they want, or if bots are among themselves and nobody watches.
        """
        table = self._room.table
        actor = table.actor
        if actor is None:
            return None
        if actor != CHANCE and table.seats[actor].person:
            deadline = None if table.times is None else table.times.deadline()
            return None if deadline is None else deadline + self._lateness()
        if not (table.persons or self._room.visitors):
            return None
        if actor == CHANCE:
            # A move that dice have not answered can be taken back: a bot leaves time for that.
            return table.at + (self.grace if table.can_undo else 0.0) + self._lateness()
        if self.mine:
            # It thinks while it pauses.
            return table.at
        return table.at + self.pace + self._lateness()

    def wake(self) -> None:
        """See whether there is something to do; a timer that comes too early does no harm."""
        if self.busy or self._room.context.closing:
            return
        due = self.due()
        if due is None:
            return
        loop = asyncio.get_running_loop()
        delay = max(0.0, max(due, self._not_before) - self._room.now)
        when = loop.time() + delay
        if self._timer is not None:
            if self._when <= when:
                return
            self._timer.cancel()
        # Not every loop's timers know their time, so it is kept here.
        self._when = when
        # A browser's loop refuses a time that has come while it is asked.
        self._timer = loop.call_later(delay, self._fire)

    @property
    def pace(self) -> float:
        """Seconds a bot takes for a move: the slowest that people at the table want."""
        room, settings = self._room, self._room.context.settings
        wish = room.table.opened.pace
        usual = settings.pace if wish is None else max(wish, settings.least_pace)
        persons = room.table.persons
        wishes = [visitor.pace for visitor in room.visitors if visitor.seat in persons]
        return max(
            [usual if pace is None else max(pace, settings.least_pace) for pace in wishes], default=usual
        )

    @property
    def grace(self) -> float:
        """Seconds for which dice wait after the move of a person who plays against bots alone."""
        pace, settings = self.pace, self._room.context.settings
        return 0.0 if pace <= settings.least_pace else max(settings.take_back, 2 * pace)

    def hurry(self) -> None:
        """Look again how long bots take."""
        self._hurried.set()
        self.wake()

    def adopt(self) -> None:
        """Take the table over as its driver, because it was set here."""
        self.mine = True
        self.wake()

    def stop(self) -> None:
        """Stop watching."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _fire(self) -> None:
        self._timer = None
        due = self.due()
        if due is None or self.busy or self._room.context.closing:
            return
        if max(due, self._not_before) > self._room.now:
            self.wake()
            return
        self.busy = True
        self._room.context.run(self._drive())

    async def _drive(self) -> None:
        room = self._room
        try:
            if not self.mine:
                before = room.table.version
                await room.catch_up()
                if room.table.version != before:
                    return
            await self._act(room.table)
        except Exception as error:  # noqa: BLE001 - a table must not stand still for ever
            self._not_before = room.now + _AGAIN
            if not isinstance(error, FathomsError):
                log.exception("a table could not be driven on")
        finally:
            self.busy = False
            self.wake()

    async def _act(self, table: Table) -> None:
        room = self._room
        actor, state = table.actor, table.state
        if actor is None or state is None:
            return
        if actor == CHANCE:
            await room.do(commands.chance)
        elif table.seats[actor].person:
            await room.do(partial(commands.run_out, bot=room.stand_in))
        else:
            await self._move(table, state, actor)

    async def _move(self, table: Table, state: State, seat: int) -> None:
        """Let a bot choose in a thread, wait out its pause, and play unless something happened meanwhile."""
        room, position, bot = self._room, table.position, table.seats[seat].bot
        if bot is None:
            return
        rng = random.Random(_seed(table, state))
        move = await room.context.think(partial(self._choose, bot, table, state, seat, rng))
        if self.mine:
            await self._pause(table)

        def play(now: Table, at: float) -> list[PendingEvent]:
            if now.position != position or now.seats[seat].person or self.due() is None:
                return []
            return commands.play_move(now, seat, move, at)

        await room.do(play)

    async def _pause(self, table: Table) -> None:
        """Wait as long as a bot takes, counted from the last move; it may become less or more meanwhile."""
        while (pause := table.at + self.pace - self._room.now) > 0:
            self._hurried.clear()
            # Not `asyncio.timeout`, which asks for a time as above.
            hurried = asyncio.ensure_future(self._hurried.wait())
            try:
                done, _ = await asyncio.wait({hurried}, timeout=pause)
            finally:
                hurried.cancel()
            if not done:
                return

    def _choose(self, name: str, table: Table, state: State, seat: int, rng: random.Random) -> Move:
        """Ask a bot; one that fails is replaced by chance rather than holding up the table."""
        seen = view(state, seat)
        try:
            bot = self._bots.get(name)
            if bot is None:
                bot = find_bot(name, table.game.name)
                # Everybody's attempt at an occasion meets the same bots.
                self._bots[name] = bot = steady(bot) if table.opened.occasion else bot
            move = bot.choose(seen, rng)
            state.play(move)
        except Exception:  # noqa: BLE001 - a bot may be anybody's code
            log.exception("bot %s failed", name)
            moves: Any = seen.moves()
            return moves[rng.randrange(len(moves))]
        return move

    def _lateness(self) -> float:
        room = self._room
        # Bots among themselves are driven where somebody watches, which may be here alone.
        others = room.table.persons or room.presence.elsewhere
        return room.context.settings.takeover if others and not self.mine else 0.0


def _seed(table: Table, state: State) -> str | int:
    """Seed a bot: where dice belong to turns, so do the draws of bots."""
    if isinstance(table.dice, ProvenByTurn):
        return table.dice.bot_seed(table.turns.at(state).fall(len(table.moves) + 1))
    return f"{table.opened.secret}/bot/{len(table.moves)}"
