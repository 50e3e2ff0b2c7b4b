"""Several processes on one port: they share it, one that dies is replaced, all stop together."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from server.serving import PATIENCE
from server.streaming import wait_for
from server.test_server_process import Process, started

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["started"]  # a fixture


@pytest.fixture
def supervised(tmp_path: Path, redis_url: str) -> Iterator[Process]:
    """Two processes and the one that watches them."""
    process = Process(tmp_path, "--workers", "2", "--redis-url", redis_url, "--log", "json")
    yield process
    if process.popen.poll() is None:
        process.popen.terminate()
        process.popen.communicate(timeout=PATIENCE)


def asked(url: str) -> httpx.Response:
    return httpx.get(url, timeout=PATIENCE)


def workers(process: Process) -> set[int]:
    """Find the processes that serve, among the children of the watching one."""
    pid = process.popen.pid
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(word) for word in children.read_text().split()] if children.exists() else []
    return {child for child in found if b"spawn_main" in command(child)}


def command(child: int) -> bytes:
    """Read how a process was started; one that has just died has nothing to say."""
    try:
        return Path(f"/proc/{child}/cmdline").read_bytes()
    except OSError:
        return b""


def test_a_supervisor_serves_replaces_the_dead_and_stops(supervised: Process) -> None:
    url = supervised.ready()
    body = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}]}
    table = httpx.post(f"{url}/api/tables", json=body, timeout=PATIENCE).json()["table"]
    # Each request makes a new connection, so both processes are met sooner or later.
    assert all(asked(f"{url}/api/tables/{table}").status_code == 200 for _ in range(10))
    assert 'fathoms_http_requests_total{route="/api/tables",status="201"} 1.0' in asked(f"{url}/metrics").text
    before = workers(supervised)
    assert len(before) == 2
    os.kill(min(before), signal.SIGKILL)
    wait_for(lambda: workers(supervised) - before)
    assert asked(f"{url}/api/tables/{table}").status_code == 200
    supervised.popen.terminate()
    status, _, err = supervised.end()
    assert status == 0
    assert "a process died" in err
    assert not workers(supervised)


def test_a_supervisor_that_cannot_start_says_so_once(
    tmp_path: Path, redis_url: str, started: list[Process]
) -> None:
    words = ("--workers", "2", "--redis-url", redis_url, "--database-url", "sqlite:////proc/no/such/file")
    started.append(process := Process(tmp_path, *words))
    status, out, err = process.end()
    assert (status, out) == (2, "")
    assert "/proc/no/such" in err
    assert len(err.splitlines()) == 1, err
