"""Games on a real Dask cluster: a scheduler and workers as processes of their own, one of them killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import pytest
from distributed import Client

from fathoms.core import FathomsError
from fathoms.lab.simulation import Run
from fathoms.lab.worker_pool import DaskCluster, InProcess, read_worker_pool
from lab.simulating import short_games, write_all

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from fathoms.lab.simulation import Batch, Way

PATIENCE = 120
"""Seconds that a busy machine may take."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def program(folder: Path, *words: str) -> Generator[subprocess.Popen[bytes]]:
    """Run a part of Dask until the end of the test."""
    quiet = {**os.environ, "DASK_DISTRIBUTED__ADMIN__LOG_FORMAT": "%(message)s"}
    with (folder / f"{words[0]}.log").open("ab") as log:
        command = [sys.executable, "-m", f"distributed.cli.dask_{words[0]}", *words[1:]]
        process = subprocess.Popen(command, stdout=log, stderr=log, env=quiet, cwd=folder)  # noqa: S603 - our own words
        try:
            yield process
        finally:
            process.kill()
            process.wait()


class RealCluster:
    """A scheduler and its workers."""

    def __init__(self, folder: Path, running: ExitStack, workers: int = 2) -> None:
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        place = ["--host", "127.0.0.1", "--no-dashboard"]
        self.scheduler = running.enter_context(
            program(folder, "scheduler", "--port", str(port), *place, "--no-jupyter")
        )
        # Workers and clients try again until the scheduler is there.
        one = ["--no-nanny", "--nthreads", "1", "--nworkers", "1", *place]
        self.workers = [
            running.enter_context(program(folder, "worker", f"tcp://{self.address}", *one))
            for _ in range(workers)
        ]


@pytest.fixture
def cluster(tmp_path: Path) -> Generator[RealCluster]:
    with ExitStack() as running:
        found = RealCluster(tmp_path, running)
        with Client(f"tcp://{found.address}", timeout=PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=PATIENCE)
        yield found


@pytest.mark.parametrize(
    ("game", "way"),
    [
        pytest.param("into-the-blue", "engine", marks=pytest.mark.soak),
        ("atlantis-treasure", "kernel"),
    ],
)
def test_a_killed_machine_changes_nothing(
    cluster: RealCluster, game: str, way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathoms.lab.worker_pool._ANSWERS_WITHIN", PATIENCE)
    simulation = short_games(game, way)
    pool = read_worker_pool(f"dask:{cluster.address}")
    assert isinstance(pool, DaskCluster)
    most: list[int] = []

    def kill_one(batch: Batch) -> None:
        most.append(pool.workers)
        # Half-way, while the other batches are with both.
        if batch.numbers.stop > 200 and cluster.workers[0].poll() is None:
            cluster.workers[0].send_signal(signal.SIGKILL)
            cluster.workers[0].wait()

    files = write_all(Run(simulation, 600, pool, most_in_a_batch=20), tmp_path / "cluster", kill_one)
    assert cluster.workers[0].returncode == -signal.SIGKILL
    assert cluster.workers[1].poll() is None
    assert max(most) == 2
    assert files == write_all(Run(simulation, 600, InProcess()), tmp_path / "here")


def test_a_cluster_that_goes_away_is_told_with_what_was_done(
    cluster: RealCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathoms.lab.worker_pool._ANSWERS_WITHIN", PATIENCE)
    pool = DaskCluster(f"tcp://{cluster.address}")
    run = Run(short_games("into-the-blue", "engine"), 100_000, pool)
    batches = run.batches()
    next(batches)
    cluster.scheduler.kill()
    cluster.scheduler.wait()
    # So long Dask waits for a scheduler to come back, and this one never does.
    monkeypatch.setattr(vars(pool)["_client"], "_timeout", 1)
    monkeypatch.setattr("fathoms.lab.worker_pool._ANSWERS_WITHIN", 1)
    monkeypatch.setattr("fathoms.lab.worker_pool._TELLS_WITHIN", 1)
    with pytest.raises(FathomsError, match="cluster-silent"):
        list(batches)
    assert 0 < run.done < 100_000


def test_an_address_without_a_scheduler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.lab.worker_pool._ANSWERS_WITHIN", 0.5)
    run = Run(short_games("into-the-blue", "engine"), 10, read_worker_pool(f"dask:127.0.0.1:{free_port()}"))
    with pytest.raises(FathomsError, match="cluster-silent"):
        next(run.batches())


def test_a_cluster_without_workers_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.lab.worker_pool._ANSWERS_WITHIN", PATIENCE)
    monkeypatch.setattr("fathoms.lab.worker_pool._WORKERS_WITHIN", 0.5)
    with ExitStack() as running:
        address = RealCluster(tmp_path, running, workers=0).address
        with pytest.raises(FathomsError, match="cluster-empty"):
            next(Run(short_games("into-the-blue", "engine"), 10, DaskCluster(f"tcp://{address}")).batches())
