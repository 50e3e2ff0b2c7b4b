"""Every endpoint of the HTTP API in one list, of which both the app and the OpenAPI document are made."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from fathoms.api import daily, games, players, puzzles, reviews, tables, workshop
from fathoms.api.responses import RequestError
from fathoms.protocol import daily as dives
from fathoms.protocol import library, requests, review
from fathoms.protocol import players as people
from fathoms.protocol import puzzles as riddles
from fathoms.protocol import workshop as shop
from fathoms.protocol.limits import LARGEST_REQUEST, LARGEST_SYNC

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    from fathoms.api.requests import ApiRequest


class Query(msgspec.Struct, frozen=True):
    """A part of the query."""

    name: str
    about: str
    required: bool = False


class Endpoint(msgspec.Struct, frozen=True):
    """One thing a client can ask for. The docstring of `run` is what the OpenAPI document says about it."""

    method: Literal["GET", "POST"]
    path: str
    run: Callable[[ApiRequest[Any]], Awaitable[Any]] | Callable[[ApiRequest[Any]], AsyncGenerator[Any]]
    """Gives the answer, or its lines one by one."""
    gives: Any
    """The type of the answer, or of each of its lines."""
    takes: Any = None
    """The type of the body."""
    query: tuple[Query, ...] = ()
    problems: tuple[str, ...] = ()
    """The kinds of problem it may answer with, besides those that follow from method, path and query."""
    status: int = 200
    largest: int = LARGEST_REQUEST
    """Bytes of the body."""
    new_key: bool = False
    """Whether it may be asked with a key that is not known yet."""

    def status_of(self, value: Any) -> int:
        """Give the status of an answer; one with an error in it says that the house is not well."""
        return self.status if getattr(value, "error", None) is None else 503

    @property
    def streams(self) -> bool:
        """Whether the answer comes little by little, as lines of JSON."""
        return inspect.isasyncgenfunction(self.run)


LANG: Final = Query("lang", "Language of the answer: en, fr or es; otherwise Accept-Language decides.")
_ANY: Final = Query("game", "Only this game.")
_ONE: Final = Query("game", "Which game.", required=True)
_RULES: Final = Query("rules", "The name or the code of a rule set; the standard one if left out.")
_DAY: Final = Query("day", "The date of the daily puzzle as 2026-11-18; today's in UTC if left out.")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", games.games, library.Games),
    Endpoint("GET", "/api/bots", games.bots, library.Bots, query=(_ANY,)),
    Endpoint("GET", "/api/rulesets", games.rulesets, library.RuleSets, query=(_ANY,)),
    Endpoint("GET", "/api/book", games.book, library.Book, query=(_ONE, _RULES)),
    Endpoint("POST", "/api/rules/check", games.check_rules, library.CheckedRules, library.CheckRules),
    Endpoint(
        *("POST", "/api/score", games.score, library.ScoredTable, library.ScoreTable),
        problems=("illegal",),
    ),
    Endpoint(
        *("POST", "/api/replay", games.replay, library.Replayed, library.ReplayRecord),
        problems=("illegal",),
        largest=games.LARGEST_RECORD,
    ),
    Endpoint(
        *("POST", "/api/review", reviews.review, review.ReviewNews, review.AskReview),
        problems=("illegal", "forbidden", "not_found"),
        largest=games.LARGEST_RECORD,
    ),
    Endpoint("GET", "/api/puzzles", puzzles.listed, riddles.Puzzles, query=(_DAY,)),
    Endpoint(
        *("POST", "/api/puzzles/own", puzzles.own, riddles.ToldPuzzle, riddles.OwnPuzzle),
        problems=("illegal",),
        largest=games.LARGEST_RECORD,
    ),
    Endpoint("GET", "/api/puzzles/{puzzle}", puzzles.show, riddles.ToldPuzzle),
    Endpoint(
        *("POST", "/api/puzzles/{puzzle}/answer", puzzles.answer),
        *(riddles.PuzzleAnswered, riddles.AnswerPuzzle),
        problems=("illegal",),
    ),
    Endpoint("GET", "/api/workshop", workshop.workshop, shop.Workshop, query=(_ONE,)),
    Endpoint("POST", "/api/workshop/check", workshop.draft, shop.Draft, shop.CheckDraft),
    Endpoint("POST", "/api/workshop/measure", workshop.measure, shop.MeasureNews, shop.Measure),
    Endpoint("POST", "/api/workshop/suggest", workshop.suggest, shop.MeasureNews, shop.Suggest),
    Endpoint("POST", "/api/workshop/balance", workshop.balance, shop.MeasureNews, shop.Balance),
    Endpoint("GET", "/api/gallery", workshop.gallery, shop.Gallery, query=(_ANY,), problems=("forbidden",)),
    Endpoint("POST", "/api/gallery", workshop.show, shop.MeasureNews, shop.Show, problems=("used", "full")),
    Endpoint("GET", "/api/tables", tables.listed, requests.Tables),
    Endpoint(
        *("POST", "/api/tables", tables.open_table, requests.Opened, requests.OpenTable),
        problems=("illegal",),
        status=201,
        largest=games.LARGEST_RECORD,
    ),
    Endpoint("GET", "/api/tables/{table}", tables.look, requests.TableInfo),
    Endpoint("GET", "/api/tables/{table}/record", tables.record, dict[str, Any]),
    Endpoint(
        *("POST", "/api/tables/{table}/sit", tables.sit, requests.Seated, requests.Sit),
        problems=("used", "full"),
    ),
    Endpoint(
        *("POST", "/api/tables/{table}/invite", tables.check_invite, requests.Invited, requests.CheckInvite),
        problems=("used",),
    ),
    Endpoint("GET", "/api/daily", daily.daily, dives.Daily),
    Endpoint("POST", "/api/daily/mine", daily.mine, dives.MyDaily, dives.AskDaily),
    Endpoint(
        *("POST", "/api/daily/begin", daily.begin, dives.DailyBegun, dives.BeginDaily),
        problems=("used", "forbidden"),
    ),
    Endpoint(
        *("POST", "/api/daily/board", daily.board, dives.DailyBoard, dives.AskBoard),
        problems=("not_found",),
    ),
    Endpoint(
        *("POST", "/api/daily/groups", daily.found_group, dives.DailyGroup, dives.FoundGroup),
        problems=("forbidden",),
        status=201,
    ),
    Endpoint("GET", "/api/daily/groups/{group}", daily.group, dives.DailyGroup),
    Endpoint(
        *("POST", "/api/daily/groups/{group}/join", daily.join_group, dives.DailyGroup),
        problems=("forbidden", "full"),
    ),
    Endpoint(
        *("POST", "/api/player", players.make, people.Player, people.MakePlayer),
        problems=("key",),
        new_key=True,
    ),
    Endpoint("GET", "/api/player", players.page, people.PlayerPage, problems=("key",)),
    Endpoint(
        *("POST", "/api/player/change", players.change, people.Player, people.ChangePlayer), problems=("key",)
    ),
    Endpoint(
        *("POST", "/api/player/sync", players.sync, people.Synced, people.Sync),
        problems=("key",),
        largest=LARGEST_SYNC,
    ),
    Endpoint(
        *("POST", "/api/player/forget", players.forget, people.PlayerForgotten, people.ForgetPlayer),
        problems=("key",),
    ),
    Endpoint(
        *("POST", "/api/player/games", players.bring, people.BroughtGame, people.BringGame),
        problems=("key", "illegal"),
        status=201,
        largest=games.LARGEST_RECORD,
    ),
    Endpoint("GET", "/api/players/{page}", players.shown, people.PlayerPage),
    Endpoint("GET", "/api/health", tables.health, library.Health),
)

_PATTERNS: Final = tuple(
    (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", each.path)), each) for each in ENDPOINTS
)


def find_endpoint(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """Find the endpoint of a path, with the named parts of it; a server's own routes say the same."""
    found = [(each, match) for pattern, each in _PATTERNS if (match := pattern.fullmatch(path))]
    for endpoint, match in found:
        if endpoint.method == method:
            return endpoint, match.groupdict()
    if not found:
        raise RequestError("not_found", "server.no-path", path=path[:80])
    known = ", ".join(sorted(each.method for each, _ in found))
    raise RequestError("method", "server.no-method", method=method[:20], known=known)
