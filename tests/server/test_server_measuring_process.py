"""Processes that measure never outlive their server: killed, told to stop, or one of several."""

from __future__ import annotations

import signal
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any

import httpx

from server.streaming import BIG, ends, measuring_processes, streamed, wait_for
from server.test_server_process import Process, started
from server.test_server_supervisor import supervised, workers

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["started", "supervised"]  # fixtures
MEASURE = "/api/workshop/measure"
LONG: dict[str, Any] = {"game": "atlantis-treasure", "rules": BIG, "players": 4}


def found(*servers: int) -> int:
    """Wait for the one process that these servers measure with."""
    (pid,) = wait_for(lambda: {pid for server in servers for pid in measuring_processes(server)})
    return pid


def test_no_orphan_stays_when_the_server_is_killed(tmp_path: Path, started: list[Process]) -> None:
    started.append(process := Process(tmp_path))
    with httpx.Client(base_url=process.ready()) as http, streamed(http, MEASURE, LONG) as lines:
        lines.until("warming")
        pid = found(process.popen.pid)
        process.popen.send_signal(signal.SIGKILL)
        process.end()
        assert ends(pid)


def test_nothing_stays_when_the_server_is_told_to_stop_twice(tmp_path: Path, started: list[Process]) -> None:
    started.append(process := Process(tmp_path))
    with httpx.Client(base_url=process.ready()) as http, streamed(http, MEASURE, LONG) as lines:
        lines.until("warming")
        pid = found(process.popen.pid)
        process.popen.send_signal(signal.SIGTERM)
        process.popen.send_signal(signal.SIGINT)
        process.end()
        assert ends(pid)


def test_each_process_of_a_server_measures_and_all_stop(supervised: Process) -> None:
    url, tries = supervised.ready(), 0
    with httpx.Client(base_url=url, headers={"connection": "close"}) as http, ExitStack() as open_streams:
        servers = workers(supervised)
        # One that measures for this visitor already refuses; then the next connection tries its luck.
        while len(pids := {pid for server in servers for pid in measuring_processes(server)}) < 2:
            tries += 1
            assert tries < 200
            with suppress(AssertionError):
                open_streams.enter_context(streamed(http, MEASURE, LONG)).until("warming")
        supervised.popen.terminate()
        status, _, _ = supervised.end()
        assert status == 0
        assert all(map(ends, pids))
