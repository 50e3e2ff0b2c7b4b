"""How much memory a long run may take here: what is free now, not what the machine was built with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

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
