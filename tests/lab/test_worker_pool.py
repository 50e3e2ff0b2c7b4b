"""Worker pools: what a person may ask for, and when a run takes all processors."""

from __future__ import annotations

import sys

import pytest

from fathoms.core import FathomsError, Malformed
from fathoms.lab import worker_pool
from fathoms.lab.worker_pool import DaskCluster, InProcess, Processes, processors, read_worker_pool


@pytest.mark.parametrize(("text", "number"), [("local:1", 1), ("local:3", 3), (" local:1024 ", 1024)])
def test_a_number_of_processes_is_taken_as_it_is(text: str, number: int) -> None:
    pool = read_worker_pool(text)
    assert pool.workers == number
    assert pool.upgrade(1e9) is None


@pytest.mark.parametrize("text", [None, "local"])
def test_without_a_number_a_long_run_takes_all_processors(
    text: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = read_worker_pool(text)
    monkeypatch.setattr(worker_pool, "processors", lambda: 6)
    assert (pool.workers, pool.width()) == (1, 1)
    assert pool.upgrade(0.5) is None
    more = pool.upgrade(60)
    assert isinstance(more, Processes)
    assert (more.workers, more.width()) == (6, 12)
    monkeypatch.setattr(worker_pool, "processors", lambda: 1)
    assert pool.upgrade(60) is None


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("dask:192.0.2.7:8786", "tcp://192.0.2.7:8786"),
        ("dask:tls://host:1", "tls://host:1"),
        ("dask: tcp://[::1]:8786 ", "tcp://[::1]:8786"),
    ],
)
def test_a_cluster_is_named_by_its_address(text: str, address: str) -> None:
    pool = read_worker_pool(text)
    assert isinstance(pool, DaskCluster)
    assert pool.address == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "local:",
        "local:0",
        "local:1025",
        "local:x",
        "local:-1",
        "dask",
        "dask:",
        "dask: ",
        "8",
        "ray:host",
        ":",
    ],
)
def test_anything_else_is_answered_with_what_there_is(text: str) -> None:
    with pytest.raises(Malformed, match=r"simulate\.executor"):
        read_worker_pool(text)


def test_at_once_a_failure_waits_to_be_asked_for() -> None:
    def fails() -> None:
        raise ZeroDivisionError

    executor = InProcess().open()
    assert executor.submit(max, 3, 4).result() == 4
    failed = executor.submit(fails)
    with pytest.raises(ZeroDivisionError):
        failed.result()


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(FathomsError, match="needs-cluster"):
        DaskCluster("tcp://127.0.0.1:1").open()


def test_there_is_at_least_one_processor() -> None:
    assert processors() >= 1
