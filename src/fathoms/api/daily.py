"""The daily dive over HTTP: today's games, an attempt, boards, groups."""

from __future__ import annotations

from contextlib import aclosing
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.api.games import bot_title
from fathoms.api.reviews import unpacked
from fathoms.core import CHANCE, FathomsError, Malformed, find_game
from fathoms.core.turns import Turns
from fathoms.protocol.daily import (
    AskBoard,
    AskDaily,
    BeginDaily,
    BoardEntry,
    Daily,
    DailyBegun,
    DailyBoard,
    DailyBot,
    DailyDot,
    DailyGame,
    DailyGroup,
    DailyOtherwise,
    DailyPromise,
    DailyResult,
    FoundGroup,
    MyDaily,
)
from fathoms.tables.daily import SEAT, WEEKS, daily_games, day_before, named_day, titles_of_daily_games
from fathoms.tables.records import open_record
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fathoms.api.requests import ApiRequest
    from fathoms.core import AnyGame, State
    from fathoms.tables.ports import StoredAttempt, StoredBoard, StoredGroup
    from fathoms.tables.table import Table
    from fathoms.texts import Texts

_PROMISED: Final = 8
"""Days of which the promise is told, tomorrow's first."""
_MOST_OTHERWISE: Final = 5
_FEWEST_OTHERS: Final = 3
"""To be compared with in percent; fewer are told by their places."""
_BILLIONTHS: Final = 10_000_000
"""In a point of winning chance."""


async def daily(request: ApiRequest[Any]) -> Daily:
    """Tell what day it is, and what is promised of its dice; the secrets of days that are over are open."""
    house = request.state.daily
    today = house.today
    days = [day_before(today.name, before) for before in range(-1, _PROMISED - 1)]
    return Daily(
        day=today.name,
        seconds_left=today.ends - request.state.tables.context.clock(),
        boards=house.boards,
        games=tuple(daily_games()),
        promises=tuple(DailyPromise(day, house.promise(day), house.opened_secret(day)) for day in days),
    )


async def mine(request: ApiRequest[AskDaily]) -> MyDaily:
    """Tell what somebody has made of today's games, and of the weeks before."""
    house, say = request.state.daily, request.say
    today, device = house.today, house.device(request.body.device)
    since = day_before(today.name, WEEKS - 1)
    attempts = await house.mine(since, request.player, device)
    return MyDaily(
        day=today.name,
        seconds_left=today.ends - request.state.tables.context.clock(),
        boards=house.boards,
        keyed=request.player is not None,
        games=tuple(_game(game, today.name, attempts, say) for game in daily_games()),
        groups=tuple(map(_group, await house.groups(request.player))) if house.boards else (),
        note=told_clock(attempts, today.name, say),
    )


def told_clock(attempts: Sequence[StoredAttempt], today: str, say: Texts) -> str:
    """Say that the clock was moved, if a day was played that has not begun: it counts when it comes."""
    latest = max((each.day for each in attempts), default=today)
    return say("daily.clock-moved", day=today, played=latest) if latest > today else ""


def _game(game: str, today: str, attempts: Sequence[StoredAttempt], say: Texts) -> DailyGame:
    own = [each for each in attempts if each.game == game]
    counted = next((each for each in own if each.day == today and each.counts), None)
    return DailyGame(
        game=game,
        title=say.get(f"{game}.title", default=game),
        bots=tuple(bot_title(game, bot, say) for bot in find_game(game).daily),
        state="new" if counted is None else "begun" if counted.finished is None else "done",
        points=None if counted is None else counted.points,
        dots=dots_of(own, today),
    )


def dots_of(own: Sequence[StoredAttempt], today: str) -> tuple[DailyDot, ...]:
    """Give the last weeks of a game, today last."""
    days = [day_before(today, before) for before in reversed(range(WEEKS))]
    return tuple(_dot(day, [each for each in own if each.day == day]) for day in days)


def _dot(day: str, attempts: Sequence[StoredAttempt]) -> DailyDot:
    counted = next((each for each in attempts if each.counts), None)
    if counted is not None:
        ended = counted.finished is not None
        return DailyDot(day, ("won" if counted.won else "played") if ended else "begun", counted.points)
    practice = next((each for each in attempts if each.finished is not None), None)
    return DailyDot(day, "none") if practice is None else DailyDot(day, "practice", practice.points)


def _group(group: StoredGroup) -> DailyGroup:
    return DailyGroup(group.group, group.name, group.members)


async def begin(request: ApiRequest[BeginDaily]) -> DailyBegun:
    """Begin a day's game, or go on with it. Today's counts once for a key and a device."""
    body, house = request.body, request.state.daily
    begun = await house.begin(
        body.game,
        body.day,
        request.player,
        house.device(body.device),
        practice=body.practice,
        address=request.address,
    )
    attempt = begun.attempt
    note = note_of(attempt, house.today.name, request.say, boards=house.boards)
    return DailyBegun(attempt.table, SEAT, begun.token, attempt.day, attempt.counts, note)


def note_of(attempt: StoredAttempt, today: str, say: Texts, *, boards: bool) -> str:
    """Say why an attempt does not count."""
    if attempt.counts:
        return ""
    if attempt.begun >= named_day(attempt.day).ends:
        return say("daily.day-over")
    if attempt.day < today and (attempt.finished or attempt.begun) >= named_day(attempt.day).ends:
        return say("daily.late")
    return say("daily.practice" if boards else "daily.practice-here")


async def board(request: ApiRequest[AskBoard]) -> DailyBoard:
    """Show a day's board, of this server or of a group, and one's own result."""
    body, house = request.body, request.state.daily
    if body.game not in daily_games():
        raise Malformed("daily.no-game", known=titles_of_daily_games())
    day = house.named(body.day)
    group = None if body.group is None else await house.group(body.group)
    weeks = day_before(house.today.name, WEEKS - 1)
    attempts = [
        each
        for each in await house.mine(min(day, weeks), request.player, house.device(body.device))
        if each.game == body.game
    ]
    ended = [each for each in attempts if each.day == day and each.finished is not None]
    own = None if not ended else await _valued(request, ended[0])
    found = None
    if house.boards:
        found = await house.board(day, body.game, None if group is None else group.group, own)
    say = request.say
    return DailyBoard(
        game=body.game,
        title=say.get(f"{body.game}.title", default=body.game),
        day=day,
        over=day < house.today.name,
        group=None if group is None else _group(group),
        total=0 if found is None else found.total,
        entries=() if found is None else tuple(_entries(found, own)),
        spread=() if found is None else found.spread,
        result=None
        if own is None
        else await _result(request, own, found, dots_of(attempts, house.today.name)),
    )


def _entries(found: StoredBoard, own: StoredAttempt | None) -> Iterator[BoardEntry]:
    for line in found.lines:
        attempt = line.attempt
        yield BoardEntry(
            place=line.place,
            name=line.name,
            points=attempt.points or 0,
            lead=attempt.lead or 0,
            won=bool(attempt.won),
            cost=_percent(attempt.cost),
            you=own is not None and own.table == attempt.table,
        )


def _percent(cost: int | None) -> float | None:
    return None if cost is None else round(cost / _BILLIONTHS, 1)


async def _valued(request: ApiRequest[Any], attempt: StoredAttempt) -> StoredAttempt:
    """Give an attempt with what its choices cost, or have its game reviewed so that it is known soon."""
    state = request.state
    if attempt.cost is not None or not (state.reviews_games and state.measuring.reviews):
        return attempt
    kept = await state.kept_reviews.find(attempt.table)
    if kept is None:
        table = await state.daily.table_of(attempt)
        if table is not None:
            news = state.reviews.of_table(
                state.kept_reviews, request.visitor, attempt.table, open_record(table)
            )
            try:
                async with aclosing(news) as lines:
                    # The first line says that it has begun; it goes on without a listener.
                    await anext(lines, None)
            except FathomsError:
                # It cannot be reviewed now; the next one who looks asks again.
                return attempt
        return attempt
    found = unpacked(kept)
    if found is None:
        return attempt
    return await state.daily.note_cost(attempt, found.review.totals[SEAT].cost)


async def _result(
    request: ApiRequest[Any], own: StoredAttempt, found: StoredBoard | None, dots: tuple[DailyDot, ...]
) -> DailyResult:
    house, say = request.state.daily, request.say
    game = find_game(own.game)
    mine = await house.table_of(own)
    best = (
        None
        if found is None
        else next((each for each in found.lines if each.attempt.table != own.table), None)
    )
    ahead = best is not None and (best.attempt.points or 0, best.attempt.lead or 0) > (
        own.points or 0,
        own.lead or 0,
    )
    theirs = await house.table_of(best.attempt) if best is not None and ahead else None
    others: tuple[DailyOtherwise, ...] = ()
    if mine is not None and theirs is not None:
        compare = partial(otherwise, game, mine, theirs, best.name if best is not None else "", say)
        others = await request.state.workers.do(compare)
    counted = own.counts and found is not None
    return DailyResult(
        table=own.table,
        counts=own.counts,
        note=note_of(own, house.today.name, say, boards=house.boards),
        points=own.points or 0,
        lead=own.lead or 0,
        won=bool(own.won),
        cost=_percent(own.cost),
        place=found.ahead + 1 if found is not None and counted else None,
        of=found.total if found is not None else 0,
        better=_better(found),
        others=0 if found is None else found.reviewed,
        bots=tuple(
            DailyBot(each.bot, bot_title(own.game, each.bot, say), each.points, each.won)
            for each in await house.bots(own.game, own.day)
        ),
        otherwise=others,
        best="" if best is None or not ahead else best.name,
        line=line_of(own, found if counted else None, say),
        dots=dots,
        seat=SEAT,
        token=request.state.tables.context.keys.token(own.table, SEAT),
    )


def _better(found: StoredBoard | None) -> int | None:
    if found is None or found.reviewed < _FEWEST_OTHERS:
        return None
    return round(100 * found.dearer / found.reviewed)


def line_of(own: StoredAttempt, found: StoredBoard | None, say: Texts) -> str:
    """Say in one line what came of an attempt, and nothing of its dice."""
    parts = [
        *("Fathoms", say.get(f"{own.game}.title", default=own.game), own.day),
        say("daily.line-won" if own.won else "daily.line-points", points=own.points or 0),
    ]
    if found is not None and found.total > 1:
        parts.append(say("daily.line-place", place=found.ahead + 1, total=found.total))
    if (better := _better(found)) is not None and found is not None:
        parts.append(say("daily.line-better", percent=better, others=found.reviewed))
    return " · ".join(parts)


class _Decision(NamedTuple):
    before: State
    move: Any
    text: str


def _decisions(game: AnyGame, table: Table) -> dict[tuple[int, int], _Decision]:
    """Give the person's decisions by their turn and their place in it."""
    state: State = game.start(table.rules, len(table.seats), table.first or 0)
    turns, found = Turns((0,) * len(table.seats)), dict[tuple[int, int], _Decision]()
    for number, text in enumerate(table.moves, start=1):
        move = game.read_move(text, table.rules)
        turns = turns.at(state)
        if state.actor == SEAT:
            fall = turns.fall(number)
            found[fall.turn, fall.move] = _Decision(state, move, text)
        turns, state = turns.after(state), state.play(move)
    return found


def otherwise(game: AnyGame, mine: Table, theirs: Table, name: str, say: Texts) -> tuple[DailyOtherwise, ...]:
    """Tell the first decision of each turn in which somebody else did otherwise with the same dice."""
    names = seat_names(mine.names, [seat.colour for seat in mine.seats], say, SEAT)
    named = (name or say("daily.nobody"), *names[SEAT + 1 :])
    others = _decisions(game, theirs)
    told = dict[int, DailyOtherwise]()
    for (turn, place), own in _decisions(game, mine).items():
        other = others.get((turn, place))
        if other is None or other.text == own.text or turn in told:
            continue
        if _offered(game, own.before) != _offered(game, other.before):
            # They stood before another choice by then.
            continue
        told[turn] = DailyOtherwise(
            turn=turn,
            before=_fallen(game, mine, own, names, say),
            yours=game.tell(own.before.seen_by(None), own.move, names, say),
            theirs=game.tell(other.before.seen_by(None), other.move, named, say),
        )
        if len(told) == _MOST_OTHERWISE:
            break
    return tuple(told.values())


def _offered(game: AnyGame, before: State) -> list[str]:
    rules = game.standard
    return [game.write_move(move, rules) for move in before.moves()]


def _fallen(game: AnyGame, table: Table, own: _Decision, names: Sequence[str], say: Texts) -> str:
    """Say what fell last before a decision, if something did right before it."""
    state: State = game.start(table.rules, len(table.seats), table.first or 0)
    last = ""
    for text in table.moves:
        if state == own.before:
            return last
        move = game.read_move(text, table.rules)
        fell = state.actor == CHANCE and not state.chances().secret
        last = game.tell_turn([(state.seen_by(None), move)], names, say) if fell else ""
        state = state.play(move)
    return ""


async def found_group(request: ApiRequest[FoundGroup]) -> DailyGroup:
    """Found a group with a board of its own; whoever has its link can join."""
    return _group(await request.state.daily.found_group(request.body.name, request.player))


async def group(request: ApiRequest[Any]) -> DailyGroup:
    """Tell of a group."""
    return _group(await request.state.daily.group(request.path["group"]))


async def join_group(request: ApiRequest[Any]) -> DailyGroup:
    """Join a group: from then on its board shows what one plays, under one's name."""
    return _group(await request.state.daily.join_group(request.path["group"], request.player))
