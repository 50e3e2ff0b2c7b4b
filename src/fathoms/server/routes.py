"""Every endpoint of the HTTP API, in one list."""

from __future__ import annotations

from typing import Any, Final

from fathoms.protocol import library as shelf
from fathoms.protocol import requests as wire
from fathoms.protocol import workshop as bench
from fathoms.server import gallery, library, measure_routes, replaying, table_routes, workshop
from fathoms.server.endpoint import Endpoint, Query

LANG: Final = Query("lang", "Language of the answer: en, fr or es; otherwise Accept-Language decides.")
_GAME: Final = Query("game", "Only this game.")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", library.games, gives=shelf.Games),
    Endpoint("GET", "/api/bots", library.bots, gives=shelf.Bots, query=(_GAME,), kinds=("malformed",)),
    Endpoint(
        "GET", "/api/rulesets", library.rulesets, gives=shelf.RuleSets, query=(_GAME,), kinds=("malformed",)
    ),
    Endpoint(
        "GET",
        "/api/book",
        library.book,
        gives=shelf.Book,
        query=(
            Query("game", "Which game.", required=True),
            Query("rules", "The name or the code of a rule set; the standard one if left out."),
        ),
        kinds=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/rules/check",
        library.check_rules,
        gives=shelf.CheckedRules,
        takes=shelf.CheckRules,
        kinds=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/score",
        library.score,
        gives=shelf.ScoredTable,
        takes=shelf.ScoreTable,
        kinds=("malformed", "illegal"),
    ),
    Endpoint(
        "POST",
        "/api/replay",
        replaying.replay,
        gives=shelf.Replayed,
        takes=shelf.ReplayRecord,
        kinds=("malformed", "illegal"),
        largest=replaying.LARGEST_RECORD,
    ),
    Endpoint(
        "GET",
        "/api/workshop",
        workshop.workshop,
        gives=bench.Workshop,
        query=(Query("game", "Which game.", required=True),),
        kinds=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/workshop/check",
        workshop.draft,
        gives=bench.Draft,
        takes=bench.CheckDraft,
        kinds=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/workshop/measure",
        measure_routes.measure,
        gives=bench.MeasureNews,
        takes=bench.Measure,
        kinds=("malformed",),
    ),
    Endpoint(
        "POST",
        "/api/workshop/suggest",
        measure_routes.suggest,
        gives=bench.MeasureNews,
        takes=bench.Suggest,
        kinds=("malformed",),
    ),
    Endpoint(
        "GET",
        "/api/gallery",
        gallery.gallery,
        gives=bench.Gallery,
        query=(_GAME,),
        kinds=("malformed", "forbidden"),
    ),
    Endpoint(
        "POST",
        "/api/gallery",
        gallery.show,
        gives=bench.MeasureNews,
        takes=bench.Show,
        kinds=("malformed", "used", "full"),
    ),
    Endpoint("GET", "/api/tables", table_routes.listed, gives=wire.Tables),
    Endpoint(
        "POST",
        "/api/tables",
        table_routes.open_table,
        gives=wire.Opened,
        takes=wire.OpenTable,
        kinds=("malformed", "illegal"),
        status=201,
    ),
    Endpoint("GET", "/api/tables/{table}", table_routes.look, gives=wire.TableInfo, kinds=("not_found",)),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        table_routes.record,
        gives=dict[str, Any],
        kinds=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/sit",
        table_routes.sit,
        gives=wire.Seated,
        takes=wire.Sit,
        kinds=("malformed", "not_found", "used", "full"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/invite",
        table_routes.check_invite,
        gives=wire.Invited,
        takes=wire.CheckInvite,
        kinds=("malformed", "not_found", "used"),
    ),
    Endpoint("GET", "/api/health", table_routes.health, gives=shelf.Health),
)
