"""Solving into a file: what it needs, where it got to, and the whole table put in its place at the end."""

from __future__ import annotations

import os
import shutil
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, cast

import msgspec
import numpy as np

from fathoms.core import FathomsError, Malformed
from fathoms.games.into_the_blue.study import solved
from fathoms.games.into_the_blue.study.solved import HEADER_BYTES, Header, SolvedTable, layout_of
from fathoms.games.into_the_blue.study.solver import Solver

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

    from fathoms.games.into_the_blue.rules import Rules

_PROC: Final = Path("/proc")
_GROUPS: Final = Path("/sys/fs/cgroup")
_UNLIMITED: Final = 1 << 60


def free_memory(proc: Path = _PROC, groups: Path = _GROUPS) -> int | None:
    """Give the bytes of memory that can be taken without pushing others out; None if nobody can tell.

    Where the system does not say what is free, it is all memory there is; in a container, what its limit
    leaves.
    """
    left = [
        size
        for size in (_available(proc / "meminfo") or _built_in(), _left_in_group(proc, groups))
        if size is not None
    ]
    return min(left, default=None)


def _available(meminfo: Path) -> int | None:
    """Read what Linux says is available: free, or used for files that can be read again."""
    try:
        lines = meminfo.read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:"))
    except (OSError, ValueError, IndexError, StopIteration):
        return None


def _built_in() -> int | None:
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None


def _left_in_group(proc: Path, groups: Path) -> int | None:
    """Read what the limits of the control groups around this process leave, the tightest of them."""
    try:
        lines = (proc / "self" / "cgroup").read_text(encoding="utf-8").splitlines()
    except OSError:
        return None
    left: list[int] = []
    for line in lines:
        number, kinds, path = [*line.split(":", 2), "", ""][:3]
        if number == "0":
            inner, names = groups / path.lstrip("/"), ("memory.max", "memory.current", "inactive_file")
        elif "memory" in kinds.split(","):
            inner = groups / "memory" / path.lstrip("/")
            names = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
        else:
            continue
        for group in (inner, *inner.parents):
            size = _left_in(group, *names)
            if size is not None:
                left.append(size)
            if group == groups:
                break
    return min(left, default=None)


def _left_in(group: Path, limit: str, used: str, cached: str) -> int | None:
    try:
        most = int((group / limit).read_text(encoding="ascii"))
        now = int((group / used).read_text(encoding="ascii"))
        stat = (group / "memory.stat").read_text(encoding="ascii").splitlines()
    except (OSError, ValueError):  # there is no such group, or it has no limit
        return None
    if most > _UNLIMITED:
        return None
    # Pages of files count as used, but make room when they must.
    files = sum(int(size) for name, _, size in (line.partition(" ") for line in stat) if name == cached)
    return max(0, most - now + files)


SECONDS_BETWEEN_MARKS: Final = 20.0
_PROGRAM_BYTES: Final = 200_000_000
"""What Python and the compiled code take themselves."""


class Need(NamedTuple):
    """What solving takes, in bytes."""

    memory: int
    disk: int


class Outcome(NamedTuple):
    """What solving gave."""

    value_first_player: float
    states: int
    seconds: float
    path: Path


def need_of(rules: Rules) -> Need:
    """Tell what solving a rule set takes: the program, its table, the treasures of all pairs of positions."""
    layout = layout_of(rules)
    positions = len(layout.positions)
    return Need(
        _PROGRAM_BYTES + layout.bytes + 2 * positions**2 + 4 * positions * rules.levels * rules.dice,
        solved.file_bytes(rules),
    )


def check_room(rules: Rules, path: Path) -> Need:
    """Refuse to solve what the table cannot hold or what does not fit this machine."""
    solved.check_solvable(rules)
    need = need_of(rules)
    memory = free_memory()
    if memory is not None and need.memory > memory:
        raise FathomsError("analysis.too-large-memory", need=_gigabytes(need.memory), have=_gigabytes(memory))
    partial = _partial(path)
    there = partial.stat().st_size if partial.exists() else 0
    folder = next(folder for folder in path.absolute().parents if folder.exists())
    free = shutil.disk_usage(folder).free
    if need.disk - there > free:
        raise FathomsError("analysis.too-large-disk", need=_gigabytes(need.disk), have=_gigabytes(free))
    return need


def _gigabytes(size: int) -> float:
    return max(0.1, round(size / 1e9, 1))


def _partial(path: Path) -> Path:
    return path.with_name(path.name + ".partial")


def solve(
    rules: Rules,
    path: Path,
    *,
    progress: Callable[[float, float], None] | None = None,
    cores: int | None = None,
) -> Outcome:
    """Solve a rule set into a file; go on from where an interrupted run got to.

    Args:
        rules: what to solve.
        path: the table; a whole one of the same rules is taken as it is, anything else there is left alone.
        progress: is told the share that is done and the seconds to go (-1 while unknown).
        cores: threads; None takes every core this process may use.
    """
    if path.exists():
        with SolvedTable(path, rules) as table:
            table.verify()
            return Outcome(table.header.value_first_player, table.header.states, table.header.seconds, path)
    path.parent.mkdir(parents=True, exist_ok=True)
    check_room(rules, path)
    with _Making(rules, _partial(path)) as making:
        making.run(progress or (lambda _share, _seconds: None), cores or _cores())
        making.finish(path)
        header = making.header
    return Outcome(header.value_first_player, header.states, header.seconds, path)


def _cores() -> int:
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


class _Making:
    """A table in the making."""

    def __init__(self, rules: Rules, path: Path) -> None:
        self.rules = rules
        self.path = path
        layout = layout_of(rules)
        self.shape = (len(layout.pairs), layout.rows, layout.columns)
        self.header = Header(
            game=rules.game,
            players=solved.PLAYERS,
            rules=solved.rules_json(rules),
            states=0,
            steps_done=0,
            seconds=0.0,
        )

    def __enter__(self) -> Self:
        exists = self.path.exists()
        self.file: BinaryIO = self.path.open("r+b" if exists else "w+b")
        try:
            _lock(self.file, self.path)
            self._go_on() if exists else self._begin()
        except BaseException:
            self.file.close()
            raise
        self.table: np.memmap[Any, np.dtype[np.float32]] = np.memmap(
            self.path, dtype="<f4", mode="r+", offset=HEADER_BYTES, shape=self.shape
        )
        return self

    def _begin(self) -> None:
        _allocate(self.file, solved.file_bytes(self.rules))
        solved.write_header(self.file, self.header)
        self.file.flush()

    def _go_on(self) -> None:
        """Take up an interrupted run; one that did not get as far as its room on disk begins again."""
        if self.file.seek(0, 2) != solved.file_bytes(self.rules):
            self._begin()
            return
        self.header, rules = solved.read_header(self.path)
        if rules != self.rules:
            raise Malformed("analysis.table-other-rules", path=str(self.path))

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def run(self, progress: Callable[[float, float], None], cores: int) -> None:
        solver = Solver(self.rules, self.table.view(np.ndarray))
        steps = solver.steps
        total = sum(step.states for step in steps)
        done = done_before = sum(step.states for step in steps[: self.header.steps_done])
        seconds_before, number = self.header.seconds, self.header.steps_done
        started = marked = time.monotonic()
        progress(done / total, -1.0)
        pool = ThreadPoolExecutor(cores)
        try:
            for step in steps[number:]:
                for share in solver.run(step, pool):
                    part = done + share * step.states
                    pace = (time.monotonic() - started) / (part - done_before)
                    progress(part / total, pace * (total - part))
                done += step.states
                number += 1
                if time.monotonic() - marked > SECONDS_BETWEEN_MARKS:
                    marked = time.monotonic()
                    self.mark(number, total, seconds_before + marked - started)
        finally:
            # Also when a person stops it: what is finished stays finished.
            pool.shutdown(cancel_futures=True)
            self.mark(number, total, seconds_before + time.monotonic() - started)

    def mark(self, steps: int, states: int, seconds: float) -> None:
        """Write down how far the table is, after what is in it is safe on disk."""
        self.table.flush()
        self._write(steps_done=steps, states=states, seconds=seconds)

    def _write(self, **changes: Any) -> None:
        self.header = msgspec.structs.replace(self.header, **changes)
        solved.write_header(self.file, self.header)
        self.file.flush()
        os.fsync(self.file.fileno())

    def finish(self, path: Path) -> None:
        """Add the check sums and put the table in its place."""
        flat = memoryview(cast("Any", self.table)).cast("B")
        size = solved.BLOCK_BYTES
        checks = [zlib.crc32(flat[start : start + size]) for start in range(0, flat.nbytes, size)]
        trailer = np.array(checks, dtype="<u4").tobytes()
        self.file.seek(HEADER_BYTES + flat.nbytes)
        self.file.write(trailer)
        self._write(steps_done=-1, value_first_player=float(self.table[0, 0, 0]), checks=zlib.crc32(trailer))
        self.path.rename(path)


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep a second run off the same table, where the system can."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise FathomsError("analysis.table-in-use", path=str(path)) from error


def _allocate(file: BinaryIO, size: int) -> None:
    """Take the room on disk now: a mapped file must not find the disk full later."""
    try:
        file.truncate(0)
        if hasattr(os, "posix_fallocate"):
            os.posix_fallocate(file.fileno(), 0, size)
        else:
            file.truncate(size)
    except OSError as error:
        raise FathomsError("analysis.too-large-disk", need=_gigabytes(size), have=0) from error
