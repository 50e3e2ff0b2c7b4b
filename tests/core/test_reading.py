"""Types are read on many threads at once, from the very first time on."""

from __future__ import annotations

import subprocess
import sys

import pytest

# Without what makes a type known on import, one run in two ends by a fault of memory.
AT_ONCE = """
import sys, threading
from fathoms.puzzles import SHIPPED, read
sys.setswitchinterval(1e-6)
together = threading.Barrier(8)
def first():
    together.wait()
    read(SHIPPED)
threads = [threading.Thread(target=first) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


@pytest.mark.parametrize("run", range(4))
def test_threads_that_are_the_first_to_read_a_type_do_not_crash(run: int) -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, (run, done.stderr)
