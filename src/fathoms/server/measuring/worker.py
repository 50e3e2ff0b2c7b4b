"""The process that measures: reads jobs from its input, writes reports, and ends when the server is gone.

It runs beside everything else at a low priority, within limits that it sets itself before it begins.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import FathomsError, Phrase
from fathoms.server.logs import where
from fathoms.server.measuring.jobs import AnyJob, Broken, Refused
from fathoms.server.measuring.work import work

if TYPE_CHECKING:
    from typing import BinaryIO

    from fathoms.server.measuring.jobs import Report

_NICE: Final = 10
_SPARE: Final = 300
"""Processor seconds beyond the limit of a job: compiling is not counted by the server either."""


def main() -> None:
    """Measure until nobody wants it any more."""
    reports = _own_output()
    with suppress(AttributeError, OSError):
        os.nice(_NICE)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(jobs,), daemon=True).start()
    decoder = msgspec.json.Decoder(AnyJob)

    def tell(report: Report) -> None:
        reports.write(msgspec.json.encode(report) + b"\n")
        reports.flush()

    while True:
        job: AnyJob = decoder.decode(jobs.get())
        _limit(job)
        tell(_done(job, tell))


def _done(job: AnyJob, tell: Any) -> Report:
    """Do a job; whatever goes wrong is an answer too."""
    try:
        return work(job, tell)
    except FathomsError as error:
        return Refused(error.phrase, error.rule)
    except MemoryError:
        return Refused(Phrase("measuring.too-large", {"megabytes": job.memory >> 20}), None)
    except Exception as error:  # noqa: BLE001 - the server logs it
        return Broken(where(error))


def _own_output() -> BinaryIO:
    """Keep the reports apart from what a library may print."""
    reports = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return reports


def _listen(jobs: SimpleQueue[bytes]) -> None:
    """Pass jobs on; when the input ends the server is gone, however it went, and so is this process."""
    for line in sys.stdin.buffer:
        jobs.put(line)
    os._exit(0)


def _limit(job: AnyJob) -> None:
    """Bound memory and time by the system's own means: the server may be dead when they are needed."""
    try:
        import resource  # noqa: PLC0415 - not every system has it
    except ImportError:
        return
    spent = time.process_time()
    within: dict[int, int] = {
        resource.RLIMIT_DATA: job.memory,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_CPU: round(spent + job.limit * job.threads + _SPARE),
    }
    for what, most in within.items():
        # Only the soft limit: the next job has its own.
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (most, resource.getrlimit(what)[1]))


if __name__ == "__main__":
    main()
