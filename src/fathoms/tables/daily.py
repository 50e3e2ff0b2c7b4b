"""The daily dive: one game a day of each kind, the same for everybody, each at a table of their own."""

from __future__ import annotations

import hashlib
import inspect
import random
from asyncio import Task, shield
from datetime import UTC, date, datetime, timedelta
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.core import (
    CHANCE,
    FathomsError,
    Phrase,
    bot_names,
    check_fit,
    find_bot,
    find_game,
    game_names,
    steady,
    view,
)
from fathoms.core.names import neat
from fathoms.core.proof import ProvenByTurn, commitment
from fathoms.core.turns import Turns
from fathoms.protocol.limits import LONGEST_NAME
from fathoms.tables.errors import BadWish, Denied, FullTable, NoTable, TableError, UsedAttempt
from fathoms.tables.events import BotSeat, HumanSeat, Opened
from fathoms.tables.keys import hashed, new_table, spelled
from fathoms.tables.ports import StoredAttempt, StoredGroup

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import AnyGame, Bot, State
    from fathoms.tables.ports import Attempts, StoredBoard
    from fathoms.tables.service import Tables
    from fathoms.tables.table import Table

SEAT: Final = 0
"""Where the person sits."""
DAY: Final = 86_400.0
WEEKS: Final = 28
"""Days that are shown, and that can be played for practice."""
MOST_LISTED: Final = 50
"""Lines of a board."""
MOST_MEMBERS: Final = 500
_SETTLED: Final = 20
"""Attempts that one look at a board writes down; each has to be read as a whole."""
_PUBLISHED: Final = "fathoms-daily/1"


class DayOfUtc(NamedTuple):
    """A day, from midnight to midnight UTC."""

    name: str
    begins: float
    ends: float


def day_of(at: float) -> DayOfUtc:
    """Give the day of a time."""
    return named_day(datetime.fromtimestamp(at, UTC).date().isoformat())


def named_day(name: str) -> DayOfUtc:
    """Read a day as it is written, or refuse it."""
    try:
        day = date.fromisoformat(name)
    except ValueError as error:
        raise BadWish("daily.no-day") from error
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
    return DayOfUtc(day.isoformat(), begins, begins + DAY)


def day_before(name: str, days: int) -> str:
    """Name the day that was so many days before another."""
    return (date.fromisoformat(name) - timedelta(days=days)).isoformat()


def published_secret(day: str) -> str:
    """Give the secret of a day where there is no server to keep one: it follows from the date."""
    return hashlib.sha256(f"{_PUBLISHED}\n{day}".encode("ascii")).hexdigest()


def daily_games() -> list[str]:
    """List the games that have a daily dive."""
    return [name for name in game_names() if find_game(name).daily]


def titles_of_daily_games() -> list[str | Phrase]:
    """Name them for a sentence."""
    return [Phrase(f"{game}.title") for game in daily_games()]


def occasion_of(game: str, day: str) -> str:
    """Name what everybody plays, as proofs have it."""
    return f"{game} {day}"


@cache
def edition_of(game: str) -> str:
    """Name the rules and the bots of a game's daily: only attempts of one edition can be compared."""
    known = find_game(game)
    digest = hashlib.sha256(msgspec.json.encode([game, known.daily, msgspec.to_builtins(known.standard)]))
    folders = {Path(inspect.getfile(type(find_bot(bot, game)))).parent for bot in known.daily}
    for file in sorted(file for folder in folders for file in folder.glob("*.py")):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return spelled(digest.digest())


class BotResult(msgspec.Struct, frozen=True):
    """What a bot made of a day's dice in the person's seat."""

    bot: str
    points: int
    won: bool


def bots_with_the_same_dice(game: str, day: str, secret: str) -> tuple[BotResult, ...]:
    """Let every bot of a game play a day in the person's place, the best first."""
    known = find_game(game)
    found: list[BotResult] = []
    for name in bot_names(game):
        bot = steady(find_bot(name, game))
        try:
            check_fit(bot, known.standard, len(known.daily) + 1)
        except (FathomsError, ImportError):
            continue
        result = _play_out(known, ProvenByTurn(bytes.fromhex(secret), occasion_of(game, day)), bot)
        found.append(BotResult(name, result.scores[SEAT], SEAT in result.winners))
    return tuple(sorted(found, key=lambda each: (-each.points, not each.won, each.bot)))


def _play_out(game: AnyGame, dice: ProvenByTurn, bot: Bot) -> Any:
    rules = game.standard
    bots = [bot, *(steady(find_bot(name, game.name)) for name in game.daily)]
    state: State = game.start(rules, len(bots), dice.first(len(bots)))
    turns, number = Turns((0,) * len(bots)), 1
    while (actor := state.actor) is not None:
        turns = turns.at(state)
        fall = turns.fall(number)
        if actor == CHANCE:
            move = dice.at(fall).draw(state.chances())
        else:
            move = bots[actor].choose(view(state, actor), random.Random(dice.bot_seed(fall)))
        turns, state, number = turns.after(state), state.play(move), number + 1
    return state.result


class Begun(NamedTuple):
    """A table at which somebody plays a day's game."""

    attempt: StoredAttempt
    token: str


class Daily:
    """Begin, settle, compare. The table is the truth; what is kept beside it can be written down any time."""

    def __init__(
        self, tables: Tables, attempts: Attempts, secret_of: Callable[[str], str], *, boards: bool
    ) -> None:
        self._tables: Final = tables
        self.attempts: Final = attempts
        self._secret_of: Final = secret_of
        self.boards: Final = boards
        """Whether attempts of several people are compared here."""
        self._bots: Final = dict[tuple[str, str], Task[tuple[BotResult, ...]]]()

    @property
    def today(self) -> DayOfUtc:
        """The day that is on, by the clock of this house."""
        return day_of(self._tables.context.clock())

    def named(self, day: str | None) -> str:
        """Read the day that somebody asks for, today if they name none; refuse one that has not begun."""
        today = self.today.name
        wanted = today if day is None else named_day(day).name
        if wanted > today:
            # Where there is no server the day is that of the device.
            raise Denied("daily.not-yet" if self.boards else "daily.not-yet-here", day=today)
        return wanted

    def promise(self, day: str) -> str:
        """Give the commitment to a day's secret."""
        return commitment(bytes.fromhex(self._secret_of(day)))

    def opened_secret(self, day: str) -> str | None:
        """Give the secret of a day that is over; where it follows from the date anybody knows it."""
        return self._secret_of(day) if day < self.today.name else None

    def device(self, device: str) -> str:
        """Hide the id that a device gave itself."""
        return self._tables.context.keys.device(device)

    async def begin(  # noqa: PLR0913 - what is to be played, and by whom
        self, game: str, day: str | None, player: str | None, device: str, *, practice: bool, address: str
    ) -> Begun:
        """Begin a day's game, or go on with it; the day that is on counts once."""
        if game not in daily_games():
            raise BadWish("daily.no-game", known=titles_of_daily_games())
        today, wanted = self.today.name, self.named(day)
        if wanted <= day_before(today, WEEKS):
            raise Denied("daily.too-old", days=WEEKS)
        mine = await self._mine(wanted, game, player, device)
        done = next((each for each in mine if each.counts and each.finished is not None), None)
        if wanted == today and not practice:
            going = next((each for each in mine if each.counts), None)
            if done is not None:
                raise UsedAttempt("daily.twice")
        else:
            going = next((each for each in mine if not each.counts and each.finished is None), None)
            if wanted == today and done is None:
                raise Denied("daily.practice-later")
        if going is None:
            going = await self._open(
                game, wanted, player, device, address, counts=wanted == today and not practice
            )
        if self.boards:
            # They are known when the game is over; where there is but one thread, they would be in the way.
            self._let_bots_play(game, wanted)
        return Begun(going, self._tables.context.keys.token(going.table, SEAT))

    async def _open(  # noqa: PLR0913 - see above
        self, game: str, day: str, player: str | None, device: str, address: str, *, counts: bool
    ) -> StoredAttempt:
        context, known = self._tables.context, find_game(game)
        edition = await context.think(partial(edition_of, game)) if self.boards else ""
        table, seats = context.settings.prefix + new_table(), len(known.daily) + 1
        now = context.clock()
        event = Opened(
            at=now,
            game=game,
            rules={},
            names=("",) * seats,
            seats=(HumanSeat(), *(BotSeat(bot) for bot in known.daily)),
            first="draw",
            secret=self._secret_of(day),
            tokens=(hashed(context.keys.token(table, SEAT)), *(None,) * (seats - 1)),
            invites=(None,) * seats,
            hints=False,
            address=context.keys.address(address) if address else "",
            most_moves=context.settings.limits.moves,
            occasion=occasion_of(game, day),
            opens=named_day(day).ends if self.boards else 0.0,
        )
        await self._tables.set_table(table, event)
        attempt = StoredAttempt(table, day, game, edition, player, device, now, counts)
        return await self.attempts.begin(attempt)

    async def _mine(self, day: str, game: str, player: str | None, device: str) -> list[StoredAttempt]:
        """Find somebody's attempts at a day's game, with what came of them."""
        found = await self.attempts.mine(day, player, device)
        return [await self._settled(each) for each in found if (each.day, each.game) == (day, game)]

    async def mine(self, since: str, player: str | None, device: str) -> list[StoredAttempt]:
        """Find somebody's attempts from a day on, the latest first, with what came of them."""
        return [await self._settled(each) for each in await self.attempts.mine(since, player, device)]

    async def _settled(self, attempt: StoredAttempt) -> StoredAttempt:
        """Write down how an attempt ended, if it has and nobody did; an end after midnight is practice."""
        if attempt.finished is not None:
            return attempt
        table = await self.table_of(attempt)
        outcome = None if table is None else table.outcome
        if table is None or outcome is None:
            late = attempt.counts and attempt.day < self.today.name
            return msgspec.structs.replace(attempt, counts=attempt.counts and not late)
        scores = outcome.scores or (0,) * len(table.seats)
        ended = msgspec.structs.replace(
            attempt,
            counts=attempt.counts and table.at < named_day(attempt.day).ends and outcome.by == "rules",
            finished=table.at,
            points=scores[SEAT],
            lead=scores[SEAT] - max(score for seat, score in enumerate(scores) if seat != SEAT),
            won=SEAT in outcome.winners,
        )
        await self.attempts.settle(ended)
        return ended

    async def table_of(self, attempt: StoredAttempt) -> Table | None:
        """Find the table of an attempt; None if it is gone or cannot be read."""
        try:
            return (await self._tables.rooms.find(attempt.table)).table
        except TableError:
            return None

    async def board(self, day: str, game: str, group: str | None, mine: StoredAttempt | None) -> StoredBoard:
        """Give a day's board; games that have ended since are written down first."""
        for attempt in await self.attempts.unsettled(day, game, _SETTLED):
            await self._settled(attempt)
        edition = await self._tables.context.think(partial(edition_of, game))
        counted = mine if mine is not None and mine.counts else None
        asked = edition if mine is None else mine.edition
        return await self.attempts.board(day, game, asked, group, counted, MOST_LISTED)

    async def note_cost(self, attempt: StoredAttempt, cost: int) -> StoredAttempt:
        """Write down what the choices of an attempt cost, as its review says."""
        valued = msgspec.structs.replace(attempt, cost=cost)
        await self.attempts.settle(valued)
        return valued

    async def bots(self, game: str, day: str) -> tuple[BotResult, ...]:
        """Tell how the bots do with a day's dice; it is worked out once."""
        # Whoever asked first may leave; the others still want to know.
        return await shield(self._let_bots_play(game, day))

    def _let_bots_play(self, game: str, day: str) -> Task[tuple[BotResult, ...]]:
        known = self._bots.get((game, day))
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            context = self._tables.context
            play = partial(bots_with_the_same_dice, game, day, self._secret_of(day))
            known = self._bots[game, day] = context.run(context.think(play))
            while len(self._bots) > WEEKS:
                del self._bots[next(iter(self._bots))]
        return known

    async def found_group(self, name: str, player: str | None) -> StoredGroup:
        """Found a group with a board of its own."""
        clean = neat(name)
        if not clean or len(clean) > LONGEST_NAME:
            raise BadWish("daily.group-name", most=LONGEST_NAME)
        group = StoredGroup(new_table(), clean, self._tables.context.clock(), 1)
        await self.attempts.found(group, self._key(player))
        return group

    async def join_group(self, group: str, player: str | None) -> StoredGroup:
        """Let somebody into a group by its link."""
        await self.group(group)
        if not await self.attempts.join(group, self._key(player), MOST_MEMBERS):
            raise FullTable("daily.group-full", most=MOST_MEMBERS)
        return await self.group(group)

    async def group(self, group: str) -> StoredGroup:
        """Find a group."""
        if not self.boards:
            raise Denied("daily.no-boards")
        found = await self.attempts.group(group) if len(group) <= len(new_table()) else None
        if found is None:
            raise NoTable("daily.no-group")
        return found

    async def groups(self, player: str | None) -> Sequence[StoredGroup]:
        """List somebody's groups."""
        return () if player is None else await self.attempts.groups(player)

    def _key(self, player: str | None) -> str:
        if not self.boards:
            raise Denied("daily.no-boards")
        if player is None:
            raise Denied("daily.need-key")
        return player
