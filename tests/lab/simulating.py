"""Simulations for tests: short games, everything written, and what came out as bytes."""

from __future__ import annotations

from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from fathoms.core import find_game
from fathoms.kernels import find_kernel
from fathoms.lab.output import OutputFile, SummaryFile, open_games
from fathoms.lab.simulation import Simulation
from fathoms.lab.statistics import Tally
from fathoms.lab.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fathoms.lab.simulation import Batch, Run, Way

OUT = ("games.csv", "games.parquet", "games.jsonl")
SUMMARY = ("figures.csv", "figures.parquet", "figures.json")
SHORT: dict[str, dict[str, Any]] = {"into-the-blue": {"shells": 2, "rolls": 1}, "atlantis-treasure": {}}


def short_games(game: str, way: Way, *, seats: int = 2, seed: int = 5) -> Simulation:
    """Random bots at a quick game, rows and records wanted."""
    rules = find_game(game).rules(SHORT[game])
    bots = ("random",) * seats
    kernel = find_kernel(game) if way == "kernel" else None
    deeds = kernel.deeds if kernel is not None else ()
    wants = ("csv", "records", "rows")
    return Simulation(game, rules, bots, seed, "rotate", way, deeds, wants)


def write_all(run: Run, folder: Path, watch: Callable[[Batch], None] = lambda _: None) -> dict[str, bytes]:
    """Play a run into files of every kind and give their content."""
    folder.mkdir(parents=True, exist_ok=True)
    writers: list[OutputFile] = [open_games(str(folder / name), run.simulation) for name in OUT]
    writers += [SummaryFile(str(folder / name), run.simulation) for name in SUMMARY]
    tally = Tally(len(run.simulation.bots), run.simulation.deeds)
    for batch in run.batches():
        for writer in writers:
            writer.add(batch)
        tally.merge(batch.tally)
        watch(batch)
    for writer in writers:
        writer.finish(tally)
    assert sorted(path.name for path in folder.iterdir()) == sorted(OUT + SUMMARY)
    return {name: (folder / name).read_bytes() for name in OUT + SUMMARY}


class Threads(WorkerPool):
    """Threads of this process: any executor will do."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.opened = 0
        self._executor: ThreadPoolExecutor | None = None

    @property
    def workers(self) -> int:
        return self.number

    def open(self) -> Executor:
        self.close()
        self.opened += 1
        self._executor = ThreadPoolExecutor(self.number)
        return self._executor

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
            self._executor = None
