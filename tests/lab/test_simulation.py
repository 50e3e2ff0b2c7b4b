"""A simulation: the same bytes anyone who plays it, in whatever portions, anyone who dies on the way."""

from __future__ import annotations

import os
import signal
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fathoms import kernels
from fathoms.core import FathomsError, Malformed
from fathoms.lab import simulation as simulations
from fathoms.lab.simulation import Batch, Run, choose_kernel, play_batch, warm_up
from fathoms.lab.worker_pool import InProcess, Processes, WorkerPool
from lab.simulating import OUT, SHORT, Threads, short_games, write_all

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fathoms.lab.simulation import Way

BOTH = [(game, way) for game in SHORT for way in ("engine", "kernel")]
GAMES = 150


@pytest.mark.parametrize(("game", "way"), BOTH)
def test_files_are_the_same_whoever_plays(game: str, way: Way, tmp_path: Path) -> None:
    simulation = short_games(game, way)
    crews: dict[str, tuple[WorkerPool, int]] = {
        "one": (InProcess(), 1000),
        "crumbs": (InProcess(), 7),
        "threads": (Threads(3), 11),
        "processes": (Processes(3), 20),
    }
    written = {
        name: write_all(Run(simulation, GAMES, pool, most_in_a_batch=most), tmp_path / name)
        for name, (pool, most) in crews.items()
    }
    for name, files in written.items():
        for file, content in files.items():
            assert content == written["one"][file], f"{name}: {file}"
    assert all(written["one"][file] for file in OUT)


def test_batches_come_in_order_and_grow(tmp_path: Path) -> None:
    sizes: list[int] = []
    write_all(
        Run(short_games("into-the-blue", "kernel"), 5000, InProcess()),
        tmp_path,
        lambda batch: sizes.append(len(batch.numbers)),
    )
    assert sum(sizes) == 5000
    assert sizes[0] == 1
    assert max(sizes) > 50


def test_a_killed_process_changes_nothing(tmp_path: Path) -> None:
    simulation = short_games("into-the-blue", "engine")
    pool = Processes(2)
    killed: list[int] = []

    def kill_one(batch: Batch) -> None:
        if batch.numbers.stop > 30 and not killed:
            executor: Any = vars(pool)["_executor"]
            killed.append(next(iter(executor._processes)))
            os.kill(killed[0], signal.SIGKILL)

    files = write_all(Run(simulation, GAMES, pool, most_in_a_batch=5), tmp_path / "killed", kill_one)
    assert killed
    assert files == write_all(Run(simulation, GAMES, InProcess()), tmp_path / "whole")


class Dying(Threads):
    """Threads that break whenever they are told to."""

    def __init__(self, dies: Callable[[int], bool], of: type[Exception] = BrokenExecutor) -> None:
        super().__init__(2)
        self.dies = dies
        self.of = of
        self.given = 0

    def open(self) -> Executor:
        pool, executor = self, super().open()

        class Frail(Executor):
            def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
                pool.given += 1
                if not pool.dies(pool.given):
                    return executor.submit(fn, *args, **kwargs)
                broken: Future[Any] = Future()
                broken.set_exception(pool.of())
                return broken

        return Frail()


@pytest.mark.parametrize("of", [BrokenExecutor, EOFError, ConnectionResetError])
def test_batches_of_dead_workers_are_given_again(tmp_path: Path, of: type[Exception]) -> None:
    """Anyone who starts the processes may be dead too: then its pipe has ended."""
    simulation = short_games("into-the-blue", "engine")
    pool = Dying(lambda given: given % 5 == 0, of)
    files = write_all(Run(simulation, GAMES, pool, most_in_a_batch=9), tmp_path / "dying")
    assert pool.opened > 2
    assert files == write_all(Run(simulation, GAMES, InProcess()), tmp_path / "whole")


def test_workers_that_only_die_are_given_up() -> None:
    run = Run(short_games("into-the-blue", "engine"), GAMES, Dying(lambda given: given > 6))
    with pytest.raises(FathomsError, match="workers-died") as refused:
        list(run.batches())
    assert refused.value.phrase.args["done"] == run.done < GAMES


def test_a_failing_game_fails_once_and_in_words() -> None:
    simulation = msgspec.structs.replace(short_games("into-the-blue", "engine"), bots=("random", "nobody"))
    pool = Threads(2)
    with pytest.raises(Malformed, match="no-bot"):
        list(Run(simulation, GAMES, pool).batches())
    assert pool.opened == 1
    with pytest.raises(Malformed, match="no-bot"):
        warm_up(simulation)


@pytest.mark.parametrize("pool", [InProcess(), Threads(2)], ids=["here", "threads"])
def test_it_stops_when_asked_with_what_is_done(pool: WorkerPool) -> None:
    simulation = short_games("into-the-blue", "engine")
    batches: list[Batch] = []
    run = Run(simulation, GAMES, pool, lambda: len(batches) >= 4, most_in_a_batch=10)
    for batch in run.batches():
        batches.append(batch)  # noqa: PERF402 - whether to stop is asked while the list grows
    assert len(batches) == 4
    assert run.done == batches[-1].numbers.stop < GAMES
    assert b"".join(batch.csv for batch in batches) == play_batch(simulation, 0, run.done).csv


def test_a_long_run_gets_a_larger_pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = short_games("into-the-blue", "engine")
    told: list[float] = []

    class Alone(InProcess):
        def upgrade(self, seconds_left: float) -> WorkerPool | None:
            told.append(seconds_left)
            return Threads(2)

    monkeypatch.setattr(simulations, "_TELLING", 0.0)
    run = Run(simulation, GAMES, Alone(), most_in_a_batch=10)
    files = write_all(run, tmp_path / "grown")
    assert run.pool.workers == 2
    assert len(told) == 1
    assert told[0] > 0
    assert files == write_all(Run(simulation, GAMES, InProcess()), tmp_path / "alone")


def test_the_kernel_plays_what_fits_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = short_games("into-the-blue", "kernel").rules
    assert choose_kernel("into-the-blue", rules, ["random", "random"])[1] == ""
    assert choose_kernel("into-the-blue", rules, ["random", "perfect"]) == (None, "unfit")
    assert choose_kernel("pearls", rules, ["random"]) == (None, "no-kernel")

    def missing(game: str) -> None:
        raise Malformed("core.needs-lab", game=game)

    monkeypatch.setattr(kernels, "find_kernel", missing)
    assert choose_kernel("into-the-blue", rules, ["random"]) == (None, "needs-lab")
