"""`fathoms serve` as a real process: it says where it is, stops when told, and says why it cannot start."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.serving import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAM = str(Path(sys.executable).parent / "fathoms")


class Process:
    """A server that was started as a person would."""

    def __init__(self, folder: Path, *words: str, **environ: str) -> None:
        own = {name: value for name, value in os.environ.items() if not name.startswith("FATHOMS_")}
        self.popen = subprocess.Popen(  # noqa: S603 - our own program
            [PROGRAM, "serve", "--port", "0", "--host", "127.0.0.1", *words],
            env={**own, "XDG_DATA_HOME": str(folder), "FATHOMS_LANG": "en", **environ},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ready(self) -> str:
        """Wait for the line with the address."""
        assert self.popen.stdout is not None
        line = self.popen.stdout.readline()
        assert "http://" in line, self.popen.communicate(timeout=PATIENCE)
        return line.rsplit(" ", 1)[1].strip()

    def end(self) -> tuple[int, str, str]:
        """Wait for the end; gives its status and what it said."""
        out, err = self.popen.communicate(timeout=PATIENCE)
        return self.popen.returncode, out, err


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[Process]]:
    """Processes of one test; whatever happens, none stays behind."""
    del tmp_path
    processes: list[Process] = []
    yield processes
    for process in processes:
        if process.popen.poll() is None:
            process.popen.kill()
            process.popen.communicate()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_and_stops_when_told(tmp_path: Path, started: list[Process], number: int) -> None:
    started.append(process := Process(tmp_path, "--log", "json", "--log-level", "debug"))
    url = process.ready()
    assert httpx.get(f"{url}/api/health", timeout=PATIENCE).status_code == 200
    body = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]}
    table = httpx.post(f"{url}/api/tables", json=body, timeout=PATIENCE).json()
    token = table["seats"][0]["token"]
    live = f"ws{url.removeprefix('http')}/api/tables/{table['table']}/live"
    with connect(live, close_timeout=1) as client:
        client.send(json.dumps({"type": "hello", "token": token}))
        assert json.loads(client.recv(PATIENCE))["type"] == "table"
        process.popen.send_signal(number)
        kinds: list[str] = []
        with suppress(ConnectionClosed):
            while True:
                kinds.append(json.loads(client.recv(PATIENCE))["type"])
        assert kinds[-1] == "goodbye"
    status, _, err = process.end()
    assert status == 0
    lines = [json.loads(line) for line in err.splitlines()]
    assert lines[-1]["event"] == "stopped"
    assert {"at", "level", "from", "process", "event"} <= set(lines[0])
    assert not [secret for secret in (token, table["table"]) if secret in err]
    assert (tmp_path / "fathoms").is_dir()


def test_games_outlive_the_process(tmp_path: Path, started: list[Process]) -> None:
    started.append(process := Process(tmp_path))
    url = process.ready()
    body = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}]}
    table = httpx.post(f"{url}/api/tables", json=body, timeout=PATIENCE).json()["table"]
    process.popen.kill()
    process.end()
    started.append(again := Process(tmp_path))
    assert httpx.get(f"{again.ready()}/api/tables/{table}", timeout=PATIENCE).status_code == 200


def test_a_port_that_is_taken_is_told(tmp_path: Path, started: list[Process]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = set[str]()
        for lang in ("en", "fr", "es"):
            started.append(process := Process(tmp_path, "--port", port, FATHOMS_LANG=lang))
            status, out, err = process.end()
            assert (status, out) == (2, "")
            assert port in err
            assert len(err.splitlines()) == 1
            said.add(err)
        assert len(said) == 3


@pytest.mark.parametrize(
    ("words", "environ", "says"),
    [
        (("--workers", "3"), {}, "--redis-url"),
        (("--database-url", "mysql://x"), {}, "postgresql://"),
        (("--database-url", "sqlite:////proc/no/such/file"), {}, "/proc/no/such"),
        (("--config", "nowhere.toml"), {}, "nowhere.toml"),
        ((), {"FATHOMS_HOST": "192.0.2.1", "FATHOMS_PRT": "1"}, "FATHOMS_PORT"),
        (("--host", "192.0.2.1"), {}, "192.0.2.1"),
        (("--host", "no such host"), {}, "no such host"),
    ],
)
def test_a_start_that_fails_is_one_sentence(
    tmp_path: Path, started: list[Process], words: tuple[str, ...], environ: dict[str, str], says: str
) -> None:
    started.append(process := Process(tmp_path, *words, **environ))
    status, out, err = process.end()
    assert (status, out) == (2, "")
    assert says in err
    assert len(err.splitlines()) == 1, err


def test_it_opens_the_browser_when_asked(tmp_path: Path, started: list[Process]) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}\n')
    browser.chmod(0o755)
    started.append(process := Process(tmp_path, "--open", BROWSER=str(browser)))
    assert told.read_text().strip() == process.ready()
