"""The workshop over HTTP: drafts of rule sets, what a change does, and the gallery of this server."""

from __future__ import annotations

import hashlib
import time
from contextlib import aclosing
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

from fathoms.analysis import find_reviewer
from fathoms.api.games import choose_rules
from fathoms.api.jobs import (
    BalanceJob,
    CompareJob,
    FoundBalance,
    FoundComparison,
    FoundSuggestions,
    SuggestJob,
)
from fathoms.api.requests import choose_texts
from fathoms.api.responses import RequestError
from fathoms.core import FathomsError, Malformed, Phrase, check_fit, find_bot, find_game
from fathoms.core.code import pack, unpack
from fathoms.core.names import neat
from fathoms.core.rules import schema
from fathoms.lab.findings import DEED, GOALS, Comparison, find_goal
from fathoms.lab.players import read_players
from fathoms.protocol.workshop import (
    Balanced,
    Gallery,
    GalleryEntry,
    GoalInfo,
    Measured,
    Progress,
    SeatShare,
    Shown,
    Suggested,
    Suggestion,
    Waiting,
    Warming,
    Workshop,
)
from fathoms.tables.keys import spelled
from fathoms.tables.ports import StoredExhibit
from fathoms.workshop.figures import (
    balance_verdict,
    figure_range,
    measure_title,
    told_handicap,
    told_measures,
    told_verdict,
)
from fathoms.workshop.rule_sets import as_json, check_draft, field_words, groups, tell_change, told_changes

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Sequence

    from fathoms.api.requests import ApiRequest
    from fathoms.api.state import Effort
    from fathoms.core import AnyGame
    from fathoms.protocol.workshop import Balance, CheckDraft, Draft, Measure, Show, Suggest
    from fathoms.tables.ports import Gallery as GalleryStore
    from fathoms.texts import Texts

Meanwhile: TypeAlias = Waiting | Warming | Progress
_BOTS: Final = ("greedy", "random")
"""Who plays what is measured: the first that knows the game."""
MOST_LISTED: Final = 200
MOST_HUNG: Final = 1_000
MOST_A_DAY: Final = 10
"""That one address may show."""
_DAY: Final = 86_400
_REMEMBERED: Final = 3 * MOST_LISTED
_decode_comparison: Final = msgspec.json.Decoder(Comparison).decode
"""Exhibits told lately, in any language."""


async def workshop(request: ApiRequest[Any]) -> Workshop:
    """Tell all that may be changed in a game, in words."""
    game = find_game(request.need("game"))
    return workshop_of(
        game,
        request.say,
        measures=request.state.measuring.open,
        gallery=request.state.gallery is not None,
    )


def workshop_of(game: AnyGame, say: Texts, *, measures: bool, gallery: bool) -> Workshop:
    """Describe the workshop of a game."""
    return Workshop(
        game=game.name,
        title=say.get(f"{game.name}.title", default=game.name),
        schema=schema(game.rules_type),
        standard=as_json(game.standard),
        fields=field_words(game, say),
        groups=groups(game, say),
        box=game.workbench().box,
        goals=goals(game, say),
        measures=measures,
        gallery=gallery,
    )


def goals(game: AnyGame, say: Texts) -> tuple[GoalInfo, ...]:
    """List what a change may be looked for: for any game, then the game's own."""
    common = [GoalInfo(goal.name, say(f"compare.goal-{goal.name}")) for goal in GOALS]
    own = [
        GoalInfo(f"{DEED}{deed}", say("compare.goal-more", deed=say(f"{game.name}.deed-{deed}")))
        for deed in game.workbench().goals
    ]
    return (*common, *own)


async def draft(request: ApiRequest[CheckDraft]) -> Draft:
    """Look at rules that are being made: what they change, and everything that is wrong with them."""
    body = request.body
    if isinstance(body.rules, dict):
        # The base is sound or refused; it names the game too.
        game, base = choose_rules(body.game, body.base)
        changes: object = body.rules
    else:
        game, rules = choose_rules(body.game, body.rules)
        _, base = choose_rules(game.name, body.base)
        changes = rules.differences(game.standard)
    # A few thousandths of a second: too short to queue for, too long for the loop.
    return await request.state.workers.do(partial(check_draft, game, changes, base, request.say))


class Pair(NamedTuple):
    """Two sound rule sets of one game, and who plays them."""

    game: AnyGame
    base: Any
    changed: Any
    bots: tuple[str, ...]


async def measure(request: ApiRequest[Measure]) -> AsyncGenerator[Meanwhile | Measured]:
    """Play two rule sets many times and tell what the change does; closing the connection stops it."""
    body = request.body
    pair = choose_pair(body.game, body.rules, body.base, body.players)
    if body.luck:
        find_reviewer(pair.game.name)
    async with aclosing(compared(request, pair, luck=body.luck)) as news:
        async for told in news:
            yield _told_comparison(pair, told, request.say) if isinstance(told, Comparison) else told


async def suggest(request: ApiRequest[Suggest]) -> AsyncGenerator[Meanwhile | Suggested]:
    """Look for single changes that lead towards a goal, the best first; closing the connection stops it."""
    body = request.body
    game, base = choose_rules(body.game, body.rules)
    find_goal(body.goal, game.workbench().goals)
    bots = _bots(game, (base,), body.players)
    measuring = request.state.measuring
    job = SuggestJob(
        game=game.name,
        base=base.differences(game.standard),
        bots=bots,
        goal=body.goal,
        **measuring.bounds,
    )
    async with aclosing(measuring.measure(request.visitor, job)) as news:
        async for told in news:
            if isinstance(told, FoundSuggestions):
                yield _told_suggestions(game, body.goal, told, request.say)
            elif isinstance(told, Meanwhile):
                yield told


async def balance(request: ApiRequest[Balance]) -> AsyncGenerator[Meanwhile | Balanced]:
    """Look for a handicap that makes chances equal; closing the connection stops it."""
    body = request.body
    game, base = choose_rules(body.game, body.rules)
    read_players(game, base, body.players)
    measuring = request.state.measuring
    job = BalanceJob(
        game=game.name, base=base.differences(game.standard), bots=body.players, **measuring.bounds
    )
    async with aclosing(measuring.measure(request.visitor, job)) as news:
        async for told in news:
            if isinstance(told, FoundBalance):
                yield _told_balance(game, base, told, request.say)
            elif isinstance(told, Meanwhile):
                yield told


def choose_pair(
    game: str | None, rules: dict[str, Any] | str, base: dict[str, Any] | str, players: int | None
) -> Pair:
    """Read which rule sets are to be compared; refuse two that are the same, or do not fit the players."""
    found, changed = choose_rules(game, rules)
    _, before = choose_rules(found.name, base)
    if before == changed:
        raise Malformed("measuring.same")
    return Pair(found, before, changed, _bots(found, (before, changed), players))


async def compared(
    request: ApiRequest[Any], pair: Pair, *, luck: bool = False
) -> AsyncGenerator[Meanwhile | Comparison]:
    """Have two rule sets compared."""
    measuring = request.state.measuring
    standard = pair.game.standard
    job = CompareJob(
        game=pair.game.name,
        base=pair.base.differences(standard),
        bots=pair.bots,
        changed=pair.changed.differences(standard),
        luck=luck,
        **measuring.bounds,
    )
    async with aclosing(measuring.measure(request.visitor, job)) as news:
        async for told in news:
            if isinstance(told, FoundComparison):
                yield told.comparison
            elif isinstance(told, Meanwhile):
                yield told


def _bots(game: AnyGame, rule_sets: Sequence[Any], players: int | None) -> tuple[str, ...]:
    """Seat bots: as many as asked for, else the fewest that every one of the rule sets is for."""
    able = sorted(set[int].intersection(*(set(game.seats_for(rules)) for rules in rule_sets)))
    if not able:
        raise Malformed("measuring.players-apart")
    if players is not None and players not in able:
        title = Phrase(f"{game.name}.title")
        raise Malformed("measuring.players", game=title, seats=list(map(str, able)), players=players)
    many = able[0] if players is None else players
    bots = (_bot(game),) * many
    for rules in rule_sets:
        check_fit(find_bot(bots[0], game.name), rules, many)
        game.start(rules, many)
    return bots


def _bot(game: AnyGame) -> str:
    for name in _BOTS:
        try:
            find_bot(name, game.name)
        except FathomsError:
            continue
        return name
    return _BOTS[-1]


def _told_comparison(pair: Pair, found: Comparison, say: Texts) -> Measured:
    return Measured(
        game=pair.game.name,
        players=found.players,
        games=found.games,
        bots=found.bots,
        verdict=told_verdict(found, say),
        changes=told_changes(pair.game, pair.base, pair.changed, say),
        measures=told_measures(found, say),
        code=pack(pair.game, pair.changed),
    )


def _told_suggestions(game: AnyGame, goal: str, found: FoundSuggestions, say: Texts) -> Suggested:
    name = found.measure
    return Suggested(
        goal=goal,
        measure=measure_title(game.name, name, say),
        tried=found.tried,
        games=found.games,
        suggestions=tuple(
            Suggestion(
                change=tell_change(game, each.change.field, each.change.before, each.change.after, say),
                code=pack(game, game.rules(each.rules)),
                before=figure_range(name, each.before, say),
                after=figure_range(name, each.after, say),
                difference=figure_range(name, each.difference, say, signed=True),
            )
            for each in found.suggestions
        ),
    )


def _told_balance(game: AnyGame, base: Any, told: FoundBalance, say: Texts) -> Balanced:
    found = told.balance
    rules = game.rules(found.rules)
    return Balanced(
        game=game.name,
        games=found.games,
        handicap=told_handicap(found, say),
        verdict=balance_verdict(found, say),
        changes=told_changes(game, base, rules, say),
        shares=tuple(
            SeatShare(
                say("core.seat-number", seat=seat),
                figure_range("first-wins", before, say),
                figure_range("first-wins", after, say),
            )
            for seat, (before, after) in enumerate(zip(found.before, found.after, strict=True), start=1)
        ),
        even=found.even,
        code=pack(game, rules),
    )


async def gallery(request: ApiRequest[Any]) -> Gallery:
    """List the rule sets shown here, the newest first, each with its verdict."""
    shown = _gallery(request)
    wanted = request.query.get("game")
    game = find_game(wanted).name if wanted else None
    kept = await shown.newest(game, MOST_LISTED)
    return await request.state.listings.do(request, partial(_listed, kept, request.say))


async def show(request: ApiRequest[Show]) -> AsyncGenerator[Meanwhile | Shown]:
    """Measure a rule set against the standard one, then show it to everybody here."""
    body, shown = request.body, _gallery(request)
    title, signed = neat(body.title), neat(body.by)
    if not title:
        raise Malformed("measuring.gallery-title")
    pair = choose_pair(body.game, body.rules, "", body.players)
    hidden = request.state.hidden(request.visitor)
    await _check_room(shown, pair, hidden)
    async with aclosing(compared(request, pair)) as news:
        async for told in news:
            if not isinstance(told, Comparison):
                yield told
                continue
            exhibit = StoredExhibit(
                id=exhibit_id(pair.game, pair.changed),
                game=pair.game.name,
                title=title,
                signed=signed,
                at=time.time(),
                address=hidden,
                code=pack(pair.game, pair.changed),
                players=told.players,
                comparison=msgspec.json.encode(told),
                player=request.player,
            )
            hung = await shown.hang(exhibit, MOST_HUNG)
            if hung is None:
                raise RequestError("full", "measuring.gallery-full", most=MOST_HUNG)
            if hung != exhibit:
                raise _there(hung)
            yield Shown(_entry(exhibit, request.say.lang))


def exhibit_id(game: AnyGame, rules: Any) -> str:
    """Name a rule set by what it is: the same rules always have the same id."""
    text = msgspec.json.encode([game.name, rules.differences(game.standard)], order="sorted")
    return spelled(hashlib.sha256(text).digest())


def _gallery(request: ApiRequest[Any]) -> GalleryStore:
    found = request.state.gallery
    if found is None:
        raise RequestError("forbidden", "measuring.gallery-off")
    return found


async def _check_room(kept: GalleryStore, pair: Pair, hidden: str) -> None:
    """Refuse what cannot be hung before it is measured."""
    there = await kept.find(exhibit_id(pair.game, pair.changed))
    if there is not None:
        raise _there(there)
    if await kept.count() >= MOST_HUNG:
        raise RequestError("full", "measuring.gallery-full", most=MOST_HUNG)
    if await kept.shown_by(hidden, time.time() - _DAY) >= MOST_A_DAY:
        raise RequestError("rate", "measuring.gallery-often", most=MOST_A_DAY)


def _there(exhibit: StoredExhibit) -> RequestError:
    return RequestError("used", "measuring.gallery-there", title=exhibit.title)


def _listed(kept: Sequence[StoredExhibit], say: Texts, effort: Effort) -> Gallery:
    entries: list[GalleryEntry] = []
    for exhibit in kept:
        effort.spend()
        try:
            entries.append(_entry(exhibit, say.lang))
        except (FathomsError, msgspec.MsgspecError):
            # Rules of a newer version, or of a game that is not installed: nobody here could play them.
            continue
    return Gallery(tuple(entries))


@lru_cache(maxsize=_REMEMBERED)
def _entry(exhibit: StoredExhibit, lang: str) -> GalleryEntry:
    """Tell an exhibit; it never changes, and telling two hundred of them took most of a second."""
    say, (game, rules) = choose_texts(lang), unpack(exhibit.code)
    found = _decode_comparison(exhibit.comparison)
    return GalleryEntry(
        id=exhibit.id,
        game=game.name,
        title=exhibit.title,
        by=exhibit.signed,
        at=int(exhibit.at),
        code=exhibit.code,
        seats=tuple(game.seats_for(rules)),
        changes=told_changes(game, game.standard, rules, say),
        verdict=told_verdict(found, say),
        players=exhibit.players,
        games=found.games,
    )
