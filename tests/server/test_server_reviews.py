"""Reviews over HTTP: line by line, in every language, once for a table, and nothing secret is told."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import ExitStack
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import jsonschema_rs
import msgspec
import pytest

from fathoms.api import reviews
from fathoms.api.games import MOST_MOVES
from fathoms.api.jobs import FoundReview, ReviewJob
from fathoms.api.responses import RequestError
from fathoms.core.record import from_json, replay
from fathoms.protocol import schema
from fathoms.protocol.workshop import Progress, Waiting
from fathoms.review import review
from fathoms.server.measuring.pool import MOST_REVIEWS_WAITING, MeasuringPool, MeasuringQueue
from fathoms.storage import make_store
from fathoms.tables.events import Fell, Opened
from fathoms.tables.keys import hashed
from fathoms.tables.ports import StoredReview, TableRow
from fathoms.tables.records import events_of
from server.serving import Served, figure
from server.streaming import ends, heard, streamed, wait_for, working
from server.test_server_routes import error_of, finished_record

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
    from pathlib import Path

    from fathoms.core import Record
    from fathoms.storage import SqlStore

T = TypeVar("T")
REVIEW = "/api/review"
BLUE, ATLANTIS = "into-the-blue", "atlantis-treasure"
TOKENS = ("token-of-the-first", "token-of-the-second")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that reviews for any number of visitors."""
    with Served(tmp_path_factory.mktemp("desk"), reviews_per_hour=0) as server:
        yield server


@cache
def game_of(game: str) -> Record:
    """Give a game: one of Atlantis Treasure is not over, for its reviews take long."""
    record = from_json(finished_record(game))
    if game == BLUE:
        return record
    return msgspec.structs.replace(record, moves=record.moves[:16], result=None)


@cache
def found_in(game: str) -> FoundReview:
    return FoundReview(review(game_of(game)), ())


def keep(  # noqa: PLR0913 - a table may be like any other but for one thing
    served: Served,
    name: str,
    record: Record,
    *,
    moves: int | None = None,
    deal: str | None = None,
    hints: bool = True,
) -> str:
    """Put a table into the database of a server: whole, or as it was after some moves."""
    changed: list[Any] = []
    for event in events_of(record, 1000.0):
        match event:
            case Opened():
                tokens = tuple(map(hashed, TOKENS))
                changed.append(msgspec.structs.replace(event, tokens=tokens, hints=hints))
            case Fell(at, move) if deal is not None and move.startswith("deal "):
                changed.append(Fell(at, f"deal {deal}"))
            case _:
                changed.append(event)
    if moves is not None:
        changed = changed[: len(changed) - len(record.moves) + moves]
    row = TableRow(
        name, record.game, "over" if moves is None else "playing", listed=False, created=1000.0, address=""
    )

    async def write(store: SqlStore) -> None:
        await store.open(row, [msgspec.json.encode(event) for event in changed])

    asked(served, write)
    return name


def asked(served: Served, question: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Ask the database of a server."""

    async def ask() -> T:
        store = await asyncio.to_thread(make_store, served.settings.database_url)
        try:
            return await question(store)
        finally:
            await store.close()

    return asyncio.run(ask())


def kept(served: Served, table: str) -> StoredReview | None:
    """Look up what is kept of a table's review."""
    return asked(served, lambda store: store.reviews.find(table))


def reviewed(served: Served, body: dict[str, Any], **headers: str) -> dict[str, Any]:
    last = heard(served.http, REVIEW, body, **headers)[-1]
    assert last["kind"] == "reviewed", last
    return last


@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
def test_a_record_is_reviewed_and_told_line_by_line(desk: Served, game: str) -> None:
    record = game_of(game)
    with streamed(desk.http, REVIEW, {"record": record.to_json(), "seat": 1}) as lines:
        assert lines.response.headers["content-type"] == "application/x-ndjson"
        told = list(lines)
    checker = jsonschema_rs.validator_for({**schema.document(), "$ref": "#/$defs/ReviewNews"})
    assert all(checker.is_valid(line) for line in told)
    *before, last = told
    assert {line["kind"] for line in before} <= {"queued", "progress"}
    steps = [line["done"] for line in before if line["kind"] == "progress"]
    assert steps == sorted(steps)
    assert steps[0] == 0.0
    assert steps[-1] <= 1.0
    assert last["review"] == json.loads(found_in(game).review.encode())


def test_the_words_speak_to_the_reader_in_their_language(desk: Served) -> None:
    record = game_of(BLUE).to_json()
    told = {
        lang: reviewed(desk, {"record": record, "seat": 0}, accept_language=lang) for lang in ("en", "fr")
    }
    mine, others = told["en"]["told"], reviewed(desk, {"record": record})["told"]
    assert (mine["you"], others["you"]) == (0, None)
    assert mine["names"][0] == "You"
    assert told["fr"]["told"]["names"][0] == "Vous"
    assert "You" not in others["names"]
    own = [each for each in mine["decisions"] if each["seat"] == 0]
    assert own
    assert all(each["played"].startswith("You ") for each in own)
    french = told["fr"]["told"]
    for part in ("summary", "judge"):
        assert french[part] != mine[part]
    assert [each["text"] for each in french["decisions"][0]["choices"]] != [
        each["text"] for each in mine["decisions"][0]["choices"]
    ]


def test_what_is_told_agrees_with_the_ledger(desk: Served) -> None:
    record = game_of(BLUE)
    last = reviewed(desk, {"record": record.to_json()})
    found, told = last["review"], last["told"]
    states = [state for state, _ in replay(record)]
    assert told["unfinished"] is None
    assert [each["turn"] for each in told["turns"]] == list(range(states[-2].turns + 1))
    assert told["turns"][-1]["shares"] == found["end"]
    assert all(sum(each["shares"]) == 1_000_000_000 for each in told["turns"])
    costs = [each["cost"] for each in told["decisions"]]
    assert costs == sorted(costs, reverse=True)
    assert sum(costs) == sum(each["cost"] for each in found["totals"])
    for each in told["decisions"]:
        line = found["lines"][each["line"]]
        assert (each["move"], each["seat"], each["grade"], each["cost"]) == (
            line["move"], line["seat"], line["grade"], line["cost"],
        )  # fmt: skip
        moves = [choice["move"] for choice in each["choices"]]
        assert line["played"] in moves
        assert moves[0] == line["best"]
        assert len(moves) <= 9
    accuracy = {each["bot"]: each["accuracy"] for each in told["others"]}
    assert accuracy["greedy"] < accuracy["random"]


def broken(**changes: Any) -> dict[str, Any]:
    return {"record": {**game_of(BLUE).to_json(), **changes}}


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({}, (400, "malformed", "either a record")),
        ({"table": "reef", **broken()}, (400, "malformed", "either a record")),
        (broken(game="whist"), (400, "malformed", "whist")),
        (broken(moves=["deal 56678", "keep 12"]), (422, "illegal", "Move 2")),
        (broken(moves=["?", *game_of(BLUE).moves[1:]]), (400, "malformed", "secret")),
        (broken(moves=["stop"] * (MOST_MOVES + 1)), (400, "malformed", "5,000")),
        ({**broken(), "seat": 2}, (400, "malformed", "no seat 2")),
        ({"table": "nowhere"}, (404, "not_found", "table")),
        ({"table": "no\0where"}, (404, "not_found", "table")),
    ],
    ids=["nothing", "both", "game", "move", "hidden", "long", "seat", "table", "name"],
)
def test_what_cannot_be_reviewed_is_refused_before_anything_begins(
    desk: Served, body: dict[str, Any], refusal: tuple[int, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status, kind, part = refusal
    begun: list[str] = []

    def begin(*_: Any) -> None:
        begun.append("begun")

    monkeypatch.setattr(MeasuringPool, "review", begin)
    answer = desk.http.post(REVIEW, json=body)
    assert part in error_of(answer, status, kind)
    if kind == "illegal":
        assert answer.json()["error"]["rule"]
    assert not begun


# Tables


def refuse_to_work(*_: Any) -> Any:
    raise AssertionError("worked out again")


def test_a_finished_table_is_reviewed_once_and_kept(desk: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = keep(desk, "finishedtable1", game_of(BLUE))
    first = reviewed(desk, {"table": table, "token": TOKENS[1]})
    assert first["review"] == json.loads(found_in(BLUE).review.encode())
    assert first["told"]["you"] == 1
    monkeypatch.setattr(MeasuringPool, "review", refuse_to_work)
    again = heard(desk.http, REVIEW, {"table": table})
    assert [line["kind"] for line in again] == ["reviewed"]
    assert again[0]["review"] == first["review"]
    assert again[0]["told"]["you"] is None


def test_a_better_evaluator_or_a_damaged_review_is_worked_out_again(
    desk: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = keep(desk, "finishedtable2", game_of(BLUE))
    jobs = working_pool(monkeypatch, BLUE)
    for number, version in ((1, "one"), (1, "one"), (2, "two")):
        judged_by(monkeypatch, version)
        reviewed(desk, {"table": table})
        there = kept(desk, table)
        assert there is not None
        assert (len(jobs), there.version) == (number, version)
    asked(desk, lambda store: store.reviews.keep(StoredReview(table, "two", b"nonsense")))
    reviewed(desk, {"table": table})
    assert len(jobs) == 3


def judged_by(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """Let reviews be made by something of a version from now on."""

    def told(record: Record) -> str:
        del record
        return version

    monkeypatch.setattr(reviews, "version_of", told)


def working_pool(
    monkeypatch: pytest.MonkeyPatch, game: str, pause: Callable[[], Any] = bool
) -> list[ReviewJob]:
    """Let a pool find at once what it was found to find; gives its jobs as they come."""
    jobs: list[ReviewJob] = []

    async def work(self: MeasuringPool, visitor: str, job: ReviewJob) -> AsyncGenerator[Any]:
        del self, visitor
        jobs.append(job)
        yield Waiting(2)
        yield Progress(1, 4)
        await asyncio.to_thread(pause)
        yield found_in(game)

    monkeypatch.setattr(MeasuringPool, "review", work)
    return jobs


def test_a_tables_review_goes_on_when_everybody_leaves(desk: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, go_on = keep(desk, "finishedtable3", game_of(BLUE)), threading.Event()
    jobs = working_pool(monkeypatch, BLUE, go_on.wait)
    with streamed(desk.http, REVIEW, {"table": table}) as lines:
        assert lines.until("progress") == {"kind": "progress", "done": 0.25}
        with streamed(desk.http, REVIEW, {"table": table}) as others:
            # Who comes later hears where it is, and nothing is begun twice.
            assert next(others) == {"kind": "progress", "done": 0.25}
    assert kept(desk, table) is None
    go_on.set()
    wait_for(lambda: kept(desk, table))
    assert len(jobs) == 1
    assert [line["kind"] for line in heard(desk.http, REVIEW, {"table": table})] == ["reviewed"]


def test_a_tables_failure_is_told_to_all_and_the_next_one_may_try_again(
    desk: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, go_on = keep(desk, "finishedtable4", game_of(BLUE)), threading.Event()

    async def fail(*_: Any) -> AsyncGenerator[Any]:
        yield Progress(1, 4)
        await asyncio.to_thread(go_on.wait)
        raise RequestError("unavailable", "review.died")

    monkeypatch.setattr(MeasuringPool, "review", fail)
    with (
        streamed(desk.http, REVIEW, {"table": table}) as one,
        streamed(desk.http, REVIEW, {"table": table}) as other,
    ):
        one.until("progress")
        other.until("progress")
        go_on.set()
        for lines in (one, other):
            (last,) = lines
            assert (last["kind"], last["error"]["kind"]) == ("failed", "unavailable")
    working_pool(monkeypatch, BLUE)
    reviewed(desk, {"table": table})


def test_a_records_review_stops_when_its_reader_leaves(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        body = {"record": game_of(ATLANTIS).to_json()}
        with streamed(served.http, REVIEW, body) as lines:
            lines.until("progress")
            pid = working(served)
        assert ends(pid)
        stopped = served.state.metrics.reviews.labels("stopped")
        wait_for(lambda: figure(stopped) == 1)


def unfinished(seat: int | None) -> tuple[Record, int]:
    """Cut a game where somebody else has a chest, this seat has none, and a person decides."""
    for seed in range(1, 200):
        record = from_json(finished_record(BLUE, seed))
        state: Any
        for number, (state, _) in enumerate(replay(record)):
            owners = {owner for owner in state.owners if owner >= 0}
            if owners - {seat} and seat not in owners and state.actor in {0, 1} and state.turns > 4:
                return record, number
    raise AssertionError(seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_two_games_that_differ_in_secrets_only_give_the_same_bytes(
    desk: Served, seat: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, moves = unfinished(seat)
    deal = record.moves[0].removeprefix("deal ")
    monkeypatch.setattr(reviews, "version_of", refuse_to_work)
    answers: list[bytes] = []
    for number, chests in enumerate((deal, deal[::-1])):
        name = keep(desk, f"secret{seat}number{number}", record, moves=moves, deal=chests)
        body: dict[str, Any] = {"table": name}
        if seat is not None:
            body["token"] = TOKENS[seat]
        with desk.http.stream("POST", REVIEW, json=body, timeout=300) as response:
            assert response.status_code == 200, response.read()
            answers.append(list(response.iter_lines())[-1].encode())
        assert kept(desk, name) is None
    assert deal != deal[::-1]
    assert answers[0] == answers[1]
    last = msgspec.json.decode(answers[0])
    assert (last["kind"], last["review"]["over"]) == ("reviewed", False)
    assert str(moves) in last["told"]["unfinished"]


def test_the_seat_that_is_seen_from_makes_a_difference(desk: Served) -> None:
    record, moves = unfinished(0)
    name = keep(desk, "seenfromaseat1", record, moves=moves)
    told = [reviewed(desk, {"table": name, "token": token})["told"]["you"] for token in TOKENS]
    assert told == [0, 1]
    assert reviewed(desk, {"table": name})["told"]["you"] is None
    answer = desk.http.post(REVIEW, json={"table": name, "token": "somebody-elses"})
    assert error_of(answer, 403, "forbidden")


def test_without_hints_a_game_is_reviewed_only_when_it_is_over(desk: Served) -> None:
    record, moves = unfinished(0)
    playing = keep(desk, "withouthints11", record, moves=moves, hints=False)
    for body in ({"table": playing}, {"table": playing, "token": TOKENS[0]}):
        assert "once it is over" in error_of(desk.http.post(REVIEW, json=body), 403, "forbidden")
    over = keep(desk, "withouthints12", record, hints=False)
    assert reviewed(desk, {"table": over})["review"]["over"]


def test_a_table_where_nobody_has_played_yet_is_refused(desk: Served) -> None:
    table = desk.open()
    answer = desk.http.post(REVIEW, json={"table": table["table"]})
    assert "not started" in error_of(answer, 403, "forbidden")


# What a host allows


@pytest.mark.parametrize(
    ("settings", "status", "kind"),
    [({"no_reviews": True}, 403, "forbidden"), ({"measures": 0}, 503, "unavailable")],
    ids=["off", "no processes"],
)
def test_a_server_that_does_not_review_says_so(
    tmp_path: Path, settings: dict[str, Any], status: int, kind: str
) -> None:
    with Served(tmp_path, **settings) as served:
        body = {"record": game_of(BLUE).to_json()}
        said = {
            error_of(served.http.post(REVIEW, json=body, headers={"accept-language": lang}), status, kind)
            for lang in ("en", "fr", "es")
        }
        assert len(said) == 3
        assert not any(each["reviews"] for each in served.http.get("/api/games").json()["games"])


def test_the_list_of_games_says_which_are_reviewed(desk: Served) -> None:
    assert all(each["reviews"] for each in desk.http.get("/api/games").json()["games"])


@pytest.mark.usefixtures("third_game")
def test_a_game_that_nobody_can_review_is_refused_in_a_sentence_and_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MeasuringPool, "review", refuse_to_work)
    record = from_json(finished_record("beads"))
    with Served(tmp_path) as served:
        over = keep(served, "beadstable0001", record)
        playing = keep(served, "beadstable0002", record, moves=4)
        for body in ({"record": record.to_json()}, {"table": over}, {"table": playing}):
            said = {
                error_of(served.http.post(REVIEW, json=body, params={"lang": lang}), 400, "malformed")
                for lang in ("en", "fr", "es")
            }
            assert len(said) == 3
            assert all("beads" in each and BLUE in each for each in said)
        listed = {each["game"]: each["reviews"] for each in served.http.get("/api/games").json()["games"]}
        assert listed == {BLUE: True, ATLANTIS: True, "beads": False}


def test_one_address_has_so_many_reviews_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(tmp_path, reviews_per_hour=1) as served:
        table = keep(served, "finishedtable5", game_of(BLUE))
        reviewed(served, {"table": table})
        # Reading what is kept costs nothing.
        reviewed(served, {"table": table})
        answer = served.http.post(REVIEW, json={"record": game_of(BLUE).to_json()})
        assert "One review per hour" in error_of(answer, 429, "rate")
        assert int(answer.headers["retry-after"]) > 60
        # A table's is refused the same way, though it is made for everybody.
        judged_by(monkeypatch, "another")
        error_of(served.http.post(REVIEW, json={"table": table}), 429, "rate")


def test_reviews_wait_in_the_line_of_those_who_measure() -> None:
    async def wait() -> None:
        queue = MeasuringQueue(1, 0, 60)
        async with queue.place("measures") as first:
            assert first.ahead == 0
            with ExitStack() as line:
                places = [
                    line.enter_context(queue.review_place("visitor")) for _ in range(MOST_REVIEWS_WAITING)
                ]
                assert [place.ahead for place in places] == list(range(1, MOST_REVIEWS_WAITING + 1))
                with pytest.raises(RequestError) as refused:
                    line.enter_context(queue.review_place("visitor"))
                assert refused.value.problem == "unavailable"

    asyncio.run(wait())
