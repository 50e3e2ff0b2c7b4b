"""How much may be measured: one a visitor, so many an hour, a short line, a time, none where it is off."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.api.responses import RequestError, kind_of
from fathoms.core import FathomsError
from fathoms.server.measuring import pool
from fathoms.server.measuring.pool import MOST_WAITING, MeasuringQueue
from fathoms.texts import LANGUAGES, Texts
from server.serving import Served
from server.streaming import BIG, UNENDING, ends, heard, streamed, working
from server.test_server_routes import error_of

if TYPE_CHECKING:
    from pathlib import Path

MEASURE = "/api/workshop/measure"
SHORT: dict[str, Any] = {"game": "into-the-blue", "rules": {"shells": 6}}
LONG: dict[str, Any] = {"game": "atlantis-treasure", "rules": BIG, "players": 4}


async def refused(line: MeasuringQueue, visitor: str) -> RequestError:
    with pytest.raises(RequestError) as told:
        async with line.place(visitor):
            raise AssertionError(visitor)
    assert len({Texts(lang).sentence(told.value) for lang in LANGUAGES}) == 3
    return told.value


def test_those_who_wait_learn_how_many_are_ahead_and_move_up() -> None:
    async def run() -> None:
        line = MeasuringQueue(1, 0, 60)
        told: dict[str, list[int]] = {}
        leave = {name: asyncio.Event() for name in "abc"}
        here = {name: asyncio.Event() for name in "abc"}

        async def visit(name: str) -> None:
            async with line.place(name) as place:
                async for ahead in place.turns():
                    told.setdefault(name, []).append(ahead)
                    here[name].set()
                here[name].set()
                await leave[name].wait()

        visits: list[asyncio.Task[None]] = []
        for name in "abc":
            visits.append(asyncio.create_task(visit(name)))
            await here[name].wait()
        assert told == {"b": [1], "c": [2]}
        here["c"].clear()
        leave["a"].set()
        await here["c"].wait()
        assert told == {"b": [1], "c": [2, 1]}
        here["c"].clear()
        leave["b"].set()
        await here["c"].wait()
        leave["c"].set()
        await asyncio.gather(*visits)
        assert told == {"b": [1], "c": [2, 1]}

    asyncio.run(run())


def test_a_line_that_is_full_says_when_to_come_back() -> None:
    async def run() -> None:
        line = MeasuringQueue(2, 0, 60)
        async with asyncio.TaskGroup() as group:
            leave = asyncio.Event()

            async def stay(name: str) -> None:
                async with line.place(name):
                    await leave.wait()

            for number in range(2 + MOST_WAITING):
                group.create_task(stay(str(number)))
            await asyncio.sleep(0)
            told = await refused(line, "late")
            assert kind_of(told) == "unavailable"
            assert told.retry_after == 30
            leave.set()
        async with line.place("late"):
            pass

    asyncio.run(run())


def test_one_visitor_has_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        line = MeasuringQueue(4, 0, 60)
        async with line.place("ana"), line.place("leo"):
            monkeypatch.setattr("fathoms.server.measuring.pool._GOING", 0.01)
            assert kind_of(await refused(line, "ana")) == "rate"
            monkeypatch.undo()
        # A page that is loaded anew asks while its last request is being cleared away.
        async with asyncio.TaskGroup() as group:
            left = asyncio.Event()

            async def first() -> None:
                async with line.place("ana"):
                    left.set()
                    await asyncio.sleep(0)

            group.create_task(first())
            await left.wait()
            async with line.place("ana"):
                pass

    asyncio.run(run())


def test_an_hour_has_so_many() -> None:
    async def run() -> None:
        line = MeasuringQueue(1, 2, 60)
        for _ in range(2):
            async with line.place("ana"):
                pass
        told = await refused(line, "ana")
        assert kind_of(told) == "rate"
        assert told.retry_after is not None
        assert 60 <= told.retry_after <= 1800
        async with line.place("leo"):
            pass

    asyncio.run(run())


def test_whoever_waits_when_the_server_stops_is_sent_home() -> None:
    async def run() -> None:
        line = MeasuringQueue(1, 0, 60)
        async with line.place("ana"):

            async def wait() -> None:
                async with line.place("leo") as place:
                    async for _ in place.turns():
                        line.close()

            with pytest.raises(RequestError) as told:
                await wait()
            assert kind_of(told.value) == "unavailable"

    asyncio.run(run())


def test_visitors_are_told_over_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.server.measuring.pool._GOING", 0.1)
    with Served(tmp_path, proxies=("127.0.0.1",), measures_per_hour=3) as served, ExitStack() as visits:
        visitor = [{"x_forwarded_for": f"192.0.2.{number}"} for number in range(9)]
        first = visits.enter_context(streamed(served.http, MEASURE, LONG, **visitor[0]))
        first.until("warming")
        headers = {"x-forwarded-for": "192.0.2.0"}
        again = served.http.post(MEASURE, json=SHORT, headers=headers)
        error_of(again, 429, "rate")
        assert int(again.headers["retry-after"]) == 60
        waiting = [
            visits.enter_context(streamed(served.http, MEASURE, SHORT, **visitor[1 + number]))
            for number in range(MOST_WAITING)
        ]
        assert [next(lines) for lines in waiting] == [
            {"kind": "waiting", "ahead": 1 + number} for number in range(MOST_WAITING)
        ]
        full = served.http.post(MEASURE, json=SHORT, headers={"x-forwarded-for": "192.0.2.9"})
        assert str(MOST_WAITING) in error_of(full, 503, "unavailable")
        assert int(full.headers["retry-after"]) == 60
        pid = working(served)
    assert ends(pid)


def test_an_hour_is_counted_over_http(tmp_path: Path) -> None:
    with Served(tmp_path, measures_per_hour=1) as served:
        with streamed(served.http, MEASURE, SHORT) as lines:
            lines.until("warming")
        answer = served.http.post(MEASURE, json=SHORT)
        assert "60" in error_of(answer, 429, "rate")
        assert int(answer.headers["retry-after"]) > 3000


@pytest.mark.parametrize(
    "body",
    [LONG, {"game": "into-the-blue", "rules": UNENDING, "players": 5}],
    ids=["a sea of fifteen squares with everything", "a game without an end"],
)
def test_what_takes_too_long_is_ended(tmp_path: Path, body: dict[str, Any]) -> None:
    with Served(tmp_path, measure_seconds=1) as served:
        with streamed(served.http, MEASURE, body) as lines:
            lines.until("warming")
            pid = working(served)
            *_, last = lines
        assert last["kind"] == "failed"
        assert "1 second" in last["error"]["message"]
        assert ends(pid)


def test_compiling_is_not_endless_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WARM_WITHIN", 0.01)
    with Served(tmp_path) as served:
        assert heard(served.http, MEASURE, SHORT)[-1]["kind"] == "failed"


def test_a_server_that_does_not_measure_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Served(tmp_path, measures=0) as served:
        assert "--measures" in error_of(served.http.post(MEASURE, json=SHORT), 503, "unavailable")
        assert not served.http.get("/api/workshop", params={"game": "into-the-blue"}).json()["measures"]
    monkeypatch.setattr(pool, "has_instruments", lambda: False)
    with Served(tmp_path) as served:
        assert "fathoms[lab]" in error_of(served.http.post(MEASURE, json=SHORT), 503, "unavailable")
        assert not served.http.get("/api/workshop", params={"game": "into-the-blue"}).json()["measures"]


def test_a_server_that_stops_tells_and_leaves_no_process(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        with streamed(served.http, MEASURE, LONG) as lines:
            lines.until("warming")
            pid = working(served)
            served.server.should_exit = True
            *_, last = lines
        assert (last["kind"], last["error"]["kind"]) == ("failed", "unavailable")
    assert ends(pid)
    assert not served.state.measuring.pids()


def test_every_sentence_is_one_of_ours() -> None:
    for key in ("off", "needs-lab", "one", "same", "died", "players-apart", "gallery-off", "gallery-title"):
        error = FathomsError(f"measuring.{key}")
        assert len({Texts(lang).sentence(error) for lang in LANGUAGES}) == 3
