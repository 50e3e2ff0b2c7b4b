"""Workers in threads: bots that think, sheets that are scored, whatever would hold up the loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Threads:
    """A few threads; what finds none free waits."""

    def __init__(self, threads: int) -> None:
        self._threads: Final = ThreadPoolExecutor(threads, thread_name_prefix="fathoms-worker")

    async def do(self, work: Callable[[], T]) -> T:
        """Do some work in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Let go; what waits is not done any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
