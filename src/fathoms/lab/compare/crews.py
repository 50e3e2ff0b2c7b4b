"""Who plays what is compared: threads of this process, as compiled games need not wait for each other."""

from __future__ import annotations

from concurrent.futures import Executor, ThreadPoolExecutor

from fathoms.lab.executors import Many, processors


class Threads(Many):
    """So many threads; started once, for all the runs of a comparison."""

    def __init__(self, number: int | None = None) -> None:
        super().__init__(number or processors())
        self._pool = ThreadPoolExecutor(self.number, thread_name_prefix="fathoms-games")

    def open(self) -> Executor:
        """Give the threads."""
        return self._pool

    def send_home(self) -> None:
        """End the threads; `close` only ends a run."""
        self._pool.shutdown(cancel_futures=True)
