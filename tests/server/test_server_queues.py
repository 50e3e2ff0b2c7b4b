"""Queues are shared among visitors, long work is counted, and what nobody waits for is not done."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest
from starlette.requests import ClientDisconnect

from attack import big_record
from fathoms.api import games
from fathoms.api.responses import RequestError, kind_of
from fathoms.api.state import Abandoned, Effort
from fathoms.protocol.library import ReplayRecord
from fathoms.server.queues import FairQueue, QueuedWork
from fathoms.texts import LANGUAGES, Texts
from server.serving import PATIENCE, Served

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fathoms.api.requests import ApiRequest

ATLANTIS = "atlantis-treasure"


def full() -> RequestError:
    return RequestError("rate", "server.busy", retry_after=5)


class Visit:
    """Somebody at the turns, as far as a test goes with them."""

    def __init__(self, queue: FairQueue, name: str) -> None:
        self.name = name
        self._stack = ExitStack()
        self.place = self._stack.enter_context(queue.place(name))

    def leave(self) -> None:
        self._stack.close()


def served_in_order(visits: list[Visit]) -> str:
    """Let each leave when its turn has come; gives the names in that order."""
    order = ""
    waiting = list(visits)
    while waiting:
        (now,) = [visit for visit in waiting if not visit.place.ahead]
        order += now.name
        waiting.remove(now)
        now.leave()
    return order


def test_nobody_waits_for_more_than_one_turn_of_another() -> None:
    queue = FairQueue(1, 100, full)
    crowd = [Visit(queue, "a") for _ in range(30)]
    late = [Visit(queue, name) for name in "bcb"]
    assert [visit.place.ahead for visit in late] == [1, 2, 4]
    assert served_in_order([*crowd, *late]) == "abcab" + "a" * 28


def test_whoever_asks_again_and_again_comes_in_turn_with_a_crowd() -> None:
    queue = FairQueue(1, 100, full)
    crowd = [Visit(queue, "a") for _ in range(3)]
    order = ""
    mine = Visit(queue, "b")
    for _ in range(3):
        crowd.pop(0).leave()
        assert not mine.place.ahead
        mine.leave()
        order += "b"
        mine = Visit(queue, "b")
        assert mine.place.ahead == (1 if crowd else 0)
    mine.leave()


def test_a_full_line_sends_home_whoever_asked_for_the_most() -> None:
    queue = FairQueue(1, 3, full)
    crowd = [Visit(queue, "a") for _ in range(4)]
    with pytest.raises(RequestError), queue.place("a"):
        raise AssertionError
    assert not any(visit.place.refusal for visit in crowd)
    other = Visit(queue, "b")
    assert other.place.ahead == 1
    assert [bool(visit.place.refusal) for visit in crowd] == [False, False, False, True]
    refusal = crowd[3].place.refusal
    assert refusal is not None
    assert kind_of(refusal) == "rate"
    assert len({Texts(lang).sentence(refusal) for lang in LANGUAGES}) == 3
    for visit in (*crowd, other):
        visit.leave()
    with queue.place("a") as place:
        assert not place.ahead


def asked(left: asyncio.Event, visitor: str = "192.0.2.1") -> ApiRequest[Any]:
    """As much of a request as long work looks at."""

    class Sender:
        def __init__(self) -> None:
            self.visitor = visitor
            self.disconnected = left.wait

    return cast("ApiRequest[Any]", Sender())


class Endless:
    """Work that goes on until nobody waits for it."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.ended = threading.Event()

    def __call__(self, effort: Effort) -> None:
        self.begun.set()
        try:
            while True:
                effort.spend()
                os.sched_yield()
        finally:
            self.ended.set()


def test_the_work_of_a_client_that_went_away_stops_before_the_next_begins() -> None:
    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: forgotten.append(context))
        works, gone, endless = QueuedWork(), asyncio.Event(), Endless()
        first = asyncio.create_task(works.do(asked(gone), endless))
        await asyncio.to_thread(endless.begun.wait, PATIENCE)
        waits, left = Endless(), asyncio.Event()
        second = asyncio.create_task(works.do(asked(left), waits))
        third = asyncio.create_task(works.do(asked(asyncio.Event()), lambda _: endless.ended.is_set()))
        await asyncio.sleep(0)
        left.set()
        with pytest.raises(ClientDisconnect):
            await second
        assert not endless.ended.is_set()
        gone.set()
        with pytest.raises(ClientDisconnect):
            await first
        assert await third is True
        assert not waits.begun.is_set()

    forgotten: list[dict[str, Any]] = []
    asyncio.run(run())
    gc.collect()
    assert not forgotten


def test_what_goes_wrong_in_the_work_is_told() -> None:
    def fails(effort: Effort) -> None:
        effort.spend(3)
        raise RequestError("illegal", "server.busy")

    with pytest.raises(RequestError):
        asyncio.run(QueuedWork().do(asked(asyncio.Event()), fails))
    effort = Effort()
    effort.abandoned = True
    with pytest.raises(Abandoned):
        effort.spend()


def test_whoever_waits_when_the_server_stops_hears_so() -> None:
    async def run() -> None:
        works, gone, endless = QueuedWork(), asyncio.Event(), Endless()
        first = asyncio.create_task(works.do(asked(gone), endless))
        await asyncio.to_thread(endless.begun.wait, PATIENCE)
        second = asyncio.create_task(works.do(asked(asyncio.Event()), Endless()))
        await asyncio.sleep(0)
        works.close()
        with pytest.raises(RequestError) as told:
            await second
        assert kind_of(told.value) == "unavailable"
        gone.set()
        with pytest.raises(ClientDisconnect):
            await first

    asyncio.run(run())


def test_an_answer_holds_as_many_positions_as_its_work_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_STEPS", 300)
    record, say = big_record(16), Texts("en")
    seen: list[int] = []
    answers = 0
    more = True
    while more:
        effort = Effort()
        wish = ReplayRecord(record, seat=0, start=len(seen))
        answer = games.replayed(wish, say, effort)
        seen += [position.number for position in answer.positions]
        more, answers = answer.more, answers + 1
        # One position may be more than what was left, but none is begun without any.
        assert effort.spent <= 300 + 100
        assert answer.positions
    assert seen == list(range(17))
    assert answers > 3


def test_the_longest_record_leaves_room_for_the_portion_that_clients_ask_for() -> None:
    record = big_record(12)
    effort = Effort()
    games.replayed(ReplayRecord(record, most=10), Texts("en"), effort)
    drawing = (effort.spent - 13) / 10
    assert games.MOST_MOVES + 1 + 30 * drawing <= games.MOST_STEPS


def test_a_sender_that_hangs_up_stops_its_replay_and_the_gallery_never_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = Endless()

    def replayed(wish: ReplayRecord, say: Texts, effort: Effort) -> None:
        del wish, say
        endless(effort)

    real: Callable[..., Any] = games.replayed
    monkeypatch.setattr(games, "replayed", replayed)
    record = big_record(2)
    body = msgspec.json.encode({"record": record})
    head = f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    with Served(tmp_path, gallery=True) as served:
        with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as sender:
            sender.sendall(head + body)
            assert endless.begun.wait(PATIENCE)
            assert served.http.get("/api/gallery").status_code == 200
            assert not endless.ended.is_set()
        assert endless.ended.wait(PATIENCE)
        monkeypatch.setattr(games, "replayed", real)
        assert served.http.post("/api/replay", json={"record": record}).status_code == 200
        assert 'status="499"' in served.state.metrics.page().decode()
