"""Resources of the process: how many files it may open, and when it looks for garbage."""

from __future__ import annotations

import gc
import logging
from time import monotonic
from typing import Any, Final

try:
    import resource
except ImportError:  # pragma: no cover - Windows has no such limit
    resource = None

log: Final = logging.getLogger("fathoms.server")
_ENOUGH: Final = 65_536
_OWN_FILES: Final = 200
"""Files that the process needs for itself: the database, Redis, pages, logs."""
_MOST_PLAIN: Final = 1_000
"""Connections that are no table's socket: each is held for the time of a request."""
_ALL_EVERY: Final = 600.0


def raise_descriptors() -> None:
    """Take as many open files as the system lets a process have; the usual 1,024 are few for a server."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def share_descriptors(connections: int) -> tuple[int, int]:
    """Tell how many tables' sockets and how many other connections there is room for."""
    files = _ENOUGH if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files < 0:
        return connections, _MOST_PLAIN
    plain = min(_MOST_PLAIN, files // 4)
    sockets = max(1, min(connections, files - plain - _OWN_FILES))
    if sockets < connections:
        log.warning("the system allows few open files", extra={"files": files, "connections": sockets})
    return sockets, plain


class GarbageCollector:
    """Looks for unreachable rings, over little at a time.

    A look over all open tables would stop everybody for half a second. So what a full look leaves is
    put aside, and the next one goes over what came since: some 125,000 objects, about 30 ms.
    """

    def __init__(self) -> None:
        self._all_at = monotonic()

    def start(self) -> None:
        """Put aside what the program itself is made of, and look as memory grows."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(5_000, 5, 5)
        gc.callbacks.append(self._put_aside)

    def collect_all(self) -> None:
        """Look over everything, not too often; called while nobody is connected whom that would stop."""
        now = monotonic()
        if now - self._all_at < _ALL_EVERY:
            return
        self._all_at = now
        gc.unfreeze()
        gc.collect()

    def _put_aside(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "stop" and info["generation"] == 2:
            gc.freeze()
