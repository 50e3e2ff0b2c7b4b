"""Several processes on one database: one wins each version, and what one was told outlives its sudden end."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from storage.storing import event, opened, row
from storage.writing_process import body

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import IO

SCRIPT: Final = Path(__file__).with_name("writing_process.py")


@contextmanager
def processes(url: str, *each: tuple[str, ...]) -> Generator[list[subprocess.Popen[str]]]:
    """Start processes and wait until each has its store open; whatever happens, none is left."""
    running = [
        subprocess.Popen(  # noqa: S603 - our own script
            [sys.executable, str(SCRIPT), url, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for words in each
    ]
    try:
        for process in running:
            assert _out(process).readline() == "ready\n", process.communicate()[1]
        yield running
    finally:
        for process in running:
            process.kill()
            process.communicate()


def _out(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def _go(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()


def _prepare(url: str, tables: list[str]) -> None:
    async def make() -> None:
        async with opened(url) as store:
            await asyncio.gather(*(store.open(row(table), [event(1)]) for table in tables))

    asyncio.run(make())


def test_of_several_processes_at_one_version_exactly_one_wins(url: str) -> None:
    names, rounds = ("ana", "bo", "cleo"), 60
    _prepare(url, ["reef"])
    told: Counter[tuple[str, str]] = Counter()
    winners: dict[int, str] = {}
    with processes(url, *(("race", name, "reef", str(rounds)) for name in names)) as running:
        for process in running:
            _go(process)
        for name, process in zip(names, running, strict=True):
            for line in _out(process):
                outcome, version = line.split()
                told[outcome, version] += 1
                if outcome == "won":
                    winners[int(version)] = name
    assert all(told["won", str(version)] == 1 for version in range(2, rounds + 2))
    assert all(told["lost", str(version)] == len(names) - 1 for version in range(2, rounds + 2))

    async def look() -> None:
        async with opened(url) as store:
            found = await store.read("reef", after=1)
            assert {each.version: each.body for each in found} == {
                version: body(winner, version) for version, winner in winners.items()
            }

    asyncio.run(look())


@pytest.mark.parametrize("kills", [4, pytest.param(100, marks=pytest.mark.soak)])
def test_what_was_acknowledged_outlives_kill_9(url: str, kills: int) -> None:
    tables = 20
    _prepare(url, [f"table{number}" for number in range(tables)])
    acknowledged: dict[str, int] = {}
    for round_ in range(kills):
        with processes(url, ("crash", f"run{round_}", str(tables))) as [process]:
            _go(process)
            # Killed in the middle of the work, each time at another moment.
            for _ in range(137 + 61 * (round_ % 7)):
                table, version = _out(process).readline().split()
                acknowledged[table] = int(version)
            process.kill()
            # What it said before it died was said.
            for line in _out(process).read().splitlines()[:-1]:
                table, version = line.split()
                acknowledged[table] = int(version)

    async def look() -> None:
        async with opened(url) as store:
            for table, version in acknowledged.items():
                found = [each.version for each in await store.read(table)]
                assert found == list(range(1, len(found) + 1))
                assert len(found) >= version

    asyncio.run(look())
    assert len(acknowledged) == tables


def test_processes_that_start_at_once_on_an_empty_database_agree(url: str) -> None:
    with processes(url, *(("start", str(number)) for number in range(4))) as running:
        keys = {_out(process).readline() for process in running}
    assert len(keys) == 1
