"""Connections of strangers: what comes in is counted, what is slow or too much is cut off."""

from __future__ import annotations

import asyncio
import gc
import re
import socket
import subprocess
import sys
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

import fathoms.server.connections as connections_module
from fathoms.protocol.live import Closing
from fathoms.server.limits import Refusals
from fathoms.server.metrics import Metrics
from fathoms.server.resources import GarbageCollector, share_descriptors
from fathoms.server.socket import Socket
from server.serving import PATIENCE, Served, figure
from server.streaming import wait_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_MASK = b"\0\0\0\0"
_GET = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time pass for limits: what was used up does not come back."""
    monkeypatch.setattr("fathoms.server.limits.monotonic", lambda: 0.0)


@pytest.fixture
def served(tmp_path: Path, still: None) -> Iterator[Served]:
    del still
    with Served(tmp_path, messages_per_second=20) as one:
        yield one


def connect(served: Served, *sent: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)
    for piece in sent:
        line.sendall(piece)
    return line


def heard(line: socket.socket) -> bytes:
    """Read until the server hangs up."""
    pieces: list[bytes] = []
    try:
        while piece := line.recv(65_536):
            pieces.append(piece)
    except ConnectionError:
        pass
    return b"".join(pieces)


def refusals(served: Served, reason: str) -> float:
    return figure(served.state.metrics.refused.labels(reason))


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        pytest.param(b"", b"\x89\x80" + _MASK, id="pings"),
        pytest.param(b"", b"\x8a\x80" + _MASK, id="pongs"),
        pytest.param(b"", b"\x81\x81" + _MASK + b"x", id="texts of a letter"),
        pytest.param(b"\x01\x81" + _MASK + b"x", b"\x00\x80" + _MASK, id="empty continuations"),
    ],
)
def test_a_flood_of_frames_ends_the_connection(served: Served, first: bytes, frame: bytes) -> None:
    with served.live(served.open()["table"]) as other:
        line = other.connection.socket
        line.sendall(first + frame * 10_000)
        assert other.closed() == Closing.RATE
    assert refusals(served, "frames") == 1


def test_a_flood_of_bytes_ends_the_connection(served: Served) -> None:
    with served.live(served.open()["table"]) as other:
        head = b"\x81\xff" + (60_000).to_bytes(8) + _MASK
        other.connection.socket.sendall((head + b"x" * 60_000) * 8)
        assert other.closed() == Closing.RATE
    assert refusals(served, "bytes") == 1


@pytest.mark.usefixtures("still")
def test_all_sockets_of_an_address_are_counted_together(tmp_path: Path) -> None:
    with Served(tmp_path, messages_per_second=0, address_messages_per_second=20) as served:
        table = served.open()["table"]
        with served.live(table) as one, served.live(table) as two:
            one.connection.socket.sendall((b"\x8a\x80" + _MASK) * 300)
            one.say(type="ping")
            one.until("pong")
            two.connection.socket.sendall((b"\x8a\x80" + _MASK) * 10_000)
            assert two.closed() == Closing.RATE
            assert one.connection.close_code is None


def test_requests_that_come_at_once_are_answered_in_their_order(served: Served) -> None:
    paths = [f"/api/nothing/{number}" for number in range(50)]
    asked = b"".join(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() for path in paths)
    last = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    with closing(connect(served, asked + last)) as line:
        said = heard(line).decode()
    assert re.findall(r"/api/nothing/\d+", said) == paths


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000, id="a header without end"),
        pytest.param(b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 101 + b"\r\n", id="too many headers"),
        pytest.param(b"nonsense\r\n\r\n", id="no request"),
        pytest.param(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
            + b"1\r\nx\r\n" * 1000,
            id="a body in crumbs",
        ),
    ],
)
def test_what_is_no_honest_request_is_refused(served: Served, sent: bytes) -> None:
    with closing(connect(served, sent)) as line:
        heard(line)
    assert refusals(served, "malformed request") == 1
    assert served.http.get("/api/health").status_code == 200


def test_a_body_in_ordinary_pieces_is_read(served: Served) -> None:
    body = b'{"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}]}' + b" " * 30_000

    def pieces() -> Iterator[bytes]:
        for at in range(0, len(body), 300):
            yield body[at : at + 300]

    assert served.http.post("/api/tables", content=pieces()).status_code == 201


def test_a_request_that_does_not_come_to_its_end_is_given_up(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections_module, "_ARRIVES_WITHIN", 0.01)
    for begun in (b"", b"GET / HT", b"POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"):
        with closing(connect(served, begun)) as line:
            heard(line)
    assert refusals(served, "slow request") == 3


def test_the_oldest_connection_that_asks_for_nothing_makes_room(tmp_path: Path) -> None:
    with Served(tmp_path, connections_per_address=3) as served, ExitStack() as stack:
        player = stack.enter_context(served.live(served.open()["table"]))
        player.hear()
        served.http.close()
        lines = [stack.enter_context(closing(connect(served, b"GET / HT"))) for _ in range(3)]
        newcomer = stack.enter_context(closing(connect(served, _GET)))
        assert newcomer.recv(65_536).startswith(b"HTTP/1.1 200")
        assert heard(lines[0]) == b""
        assert len(served.state.http_connections) <= 3
        player.say(type="ping")
        player.until("pong")


@pytest.mark.usefixtures("still")
def test_an_address_that_connects_without_end_is_not_even_read(tmp_path: Path) -> None:
    with Served(tmp_path, requests_per_second=1) as served:
        lines = [connect(served) for _ in range(9)]
        assert heard(lines[-1]) == b""
        assert refusals(served, "connections of one address") >= 1
        for line in lines:
            line.close()


@pytest.mark.usefixtures("still")
def test_handshakes_are_requests_too(tmp_path: Path) -> None:
    with Served(tmp_path, requests_per_second=1) as served:
        table = served.open()["table"]

        def come_often() -> None:
            for _ in range(8):
                with served.live(table) as line:
                    line.hear()

        with pytest.raises(InvalidStatus) as refused:
            come_often()
        assert refused.value.response.status_code == 429
        assert refusals(served, "handshakes") == 1


@pytest.mark.usefixtures("still")
def test_whoever_asks_too_often_has_to_connect_anew(tmp_path: Path) -> None:
    with Served(tmp_path, requests_per_second=1) as served, closing(connect(served, _GET * 6)) as line:
        assert heard(line).count(b"HTTP/1.1 429") == 1


def test_seats_have_a_reserve_of_sockets(tmp_path: Path) -> None:
    # Two of twenty are kept; one may still be held by the watcher who was just refused.
    with Served(tmp_path, connections=20) as served, ExitStack() as stack:
        opened = served.open()
        for _ in range(18):
            stack.enter_context(served.live(opened["table"])).hear()
        with served.live(opened["table"]) as watcher:
            assert watcher.closed() == Closing.RATE
        with served.live(opened["table"], {"token": opened["seats"][0]["token"]}) as player:
            assert player.hear()["type"] == "table"


def test_refusals_are_told_once_a_second(caplog: pytest.LogCaptureFixture) -> None:
    async def refuse() -> None:
        refusals = Refusals(Metrics())
        for _ in range(1000):
            refusals.note("frames")
        for _ in range(10):
            await asyncio.sleep(0)
        for _ in range(1000):
            refusals.note("bytes")
        for _ in range(10):
            await asyncio.sleep(0)

    asyncio.run(refuse())
    assert [vars(record).get("frames") for record in caplog.records] == [1000]


def test_files_are_shared_between_tables_and_newcomers(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource", reason="Windows has no such limit")

    def limits(kind: int) -> tuple[int, int]:
        del kind
        return files, files

    monkeypatch.setattr(resource, "getrlimit", limits)
    files = 1024
    assert share_descriptors(10_000) == (568, 256)
    files = 65_536
    assert share_descriptors(10_000) == (10_000, 1_000)
    files = resource.RLIM_INFINITY
    assert share_descriptors(10_000) == (10_000, 1_000)


def test_as_many_files_are_taken_as_the_system_gives() -> None:
    pytest.importorskip("resource", reason="Windows has no such limit")
    program = (
        "import resource; from fathoms.server.resources import raise_descriptors;"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, min(hard, 2000) if hard > 0 else 2000));"
        "raise_descriptors();"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert int(said.stdout) == 2000


def test_what_was_looked_over_is_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    thresholds = gc.get_threshold()
    collector = GarbageCollector()
    collector.start()
    try:
        kept: list[Any] = [[] for _ in range(1000)]
        before = gc.get_freeze_count()
        gc.collect()
        assert gc.get_freeze_count() >= before + len(kept)
        monkeypatch.setattr("fathoms.server.resources._ALL_EVERY", 0.0)
        ring: list[Any] = []
        ring.append(ring)
        gc.collect()
        del ring
        assert gc.collect() == 0
        collector.collect_all()
        assert gc.get_freeze_count() > 0
    finally:
        gc.callbacks.pop()
        gc.set_threshold(*thresholds)
        gc.unfreeze()


def test_a_socket_that_is_gone_is_no_garbage_to_be_found(tmp_path: Path) -> None:
    """What is in a ring when a full look puts it aside is never freed while anybody plays."""
    gc.disable()
    try:
        with Served(tmp_path) as served:
            table = served.open()["table"]
            for _ in range(3):
                with served.live(table) as guest:
                    guest.until("table")
            line = connect(served, _GET.replace(b"\r\n\r\n", b"\r\nUpgrade: websocket\r\n"))
            line.close()
            wait_for(lambda: Socket not in map(type, gc.get_objects()))
    finally:
        gc.enable()
