"""Answers that come line by line, as a page reads them."""

from __future__ import annotations

import json
import os
import select
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    import httpx

    from server.serving import Served

T = TypeVar("T")
PATIENCE = 300.0
"""Seconds: on a fresh tree everything is compiled first."""
ENDS = {"measured", "suggested", "balanced", "shown", "failed"}


def _square(x: int, y: int) -> str:
    if x == y == 7:
        return "#"
    return ("T" if (x + y) % 4 == 0 else "C") if x % 2 and y % 2 else "."


# A big sea, every piece and every variant: nothing that a browser's workshop offers takes longer to play.
BIG: dict[str, Any] = {
    "board": ["".join(_square(x, y) for x in range(15)) for y in range(15)],
    "bases": ["N h1", "E o8", "S h15", "W a8"],
    "compasses": [12] * 4,
    "torpedoes": 9,
    "target": [20, 20, 20],
    "quiet_rounds": 200,
    "replacement": True,
    "foresight": True,
    "picks": 6,
    "stock": True,
    "die": ["any"] * 6 + ["coral", "coral", "torpedo", "again", "again", "again"],
}
# Only the last of ten chests ends the game, and a dive that finds one succeeds once in a blue moon.
UNENDING: dict[str, Any] = {
    "faces": "11111123456C",
    "rolls": 1,
    "dice": 8,
    "levels": 6,
    "main": [1] * 6,
    "secondary": [1] * 6,
    "chests": [1] * 10,
    "last_shell": "never",
}


class Lines:
    """The lines of an answer, as they come."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.iter_lines()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return self

    def __next__(self) -> dict[str, Any]:
        return json.loads(next(self._lines))

    def until(self, kind: str) -> dict[str, Any]:
        """Read up to a line of a kind."""
        for line in self:
            if line["kind"] == kind:
                return line
            assert line["kind"] not in ENDS, line
        raise AssertionError(kind)


@contextmanager
def streamed(http: httpx.Client, path: str, body: dict[str, Any], **headers: str) -> Generator[Lines]:
    """Ask for something that is answered little by little; leaving the block hangs up."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with http.stream("POST", path, json=body, headers=named, timeout=PATIENCE) as response:
        if response.status_code != 200:
            response.read()
        assert response.status_code == 200, response.text
        yield Lines(response)


def heard(http: httpx.Client, path: str, body: dict[str, Any], **headers: str) -> list[dict[str, Any]]:
    """Hear an answer to its end."""
    with streamed(http, path, body, **headers) as lines:
        return list(lines)


def ends(pid: int) -> bool:
    """Wait for a process to end."""
    try:
        process = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([process], [], [], PATIENCE)[0])
    finally:
        os.close(process)


def wait_for(look: Callable[[], T]) -> T:
    """Look again and again until there is something to see, and let those work who are to show it."""
    deadline = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < deadline
        os.sched_yield()
    return seen


def measuring_processes(server: int) -> set[int]:
    """Find the processes that a server process measures with."""
    found: set[int] = set()
    for task in Path(f"/proc/{server}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            try:
                if b"fathoms.server.measuring.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.add(child)
            except OSError:
                continue
    return found


def working(served: Served) -> int:
    """Wait until a process of a server has a job; gives its number."""
    (process,) = wait_for(lambda: tuple(served.state.measuring.busy))
    return process.pid
