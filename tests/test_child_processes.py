"""Child processes that are spoken to in lines."""

from __future__ import annotations

import os
import select
import sys
from queue import SimpleQueue

from fathoms.processes import LONGEST, Child

PATIENCE = 60.0
ECHO = "import sys\nfor line in sys.stdin: print(line.upper(), end='', flush=True)"


def started(code: str) -> tuple[Child, SimpleQueue[bytes | None]]:
    lines: SimpleQueue[bytes | None] = SimpleQueue()
    return Child([sys.executable, "-c", code], lines.put), lines


def test_lines_are_answered_and_the_end_of_its_input_ends_it() -> None:
    child, lines = started(ECHO)
    child.say(b"ana")
    child.say(b"leo")
    assert [lines.get(timeout=PATIENCE) for _ in range(2)] == [b"ANA\n", b"LEO\n"]
    assert child.stop(grace=PATIENCE) == 0
    assert lines.get(timeout=PATIENCE) is None
    assert child.stop() == 0


def test_what_it_started_is_killed_with_it() -> None:
    sleeper = "import signal; signal.pause()"
    child, lines = started(
        f"import subprocess, sys\n"
        f"other = subprocess.Popen([sys.executable, '-c', {sleeper!r}], stdout=subprocess.DEVNULL)\n"
        f"print(other.pid, flush=True)\n{sleeper}"
    )
    line = lines.get(timeout=PATIENCE)
    assert line is not None
    other = os.pidfd_open(int(line))
    try:
        child.kill()
        assert child.wait() < 0
        assert select.select([other], [], [], PATIENCE)[0]
    finally:
        os.close(other)
    assert lines.get(timeout=PATIENCE) is None


def test_an_endless_line_is_cut_and_a_listener_may_have_enough() -> None:
    lines: SimpleQueue[bytes | None] = SimpleQueue()

    def heard(line: bytes | None) -> bool:
        lines.put(line)
        return False

    child = Child([sys.executable, "-c", f"print('x' * {3 * LONGEST})"], heard)
    line = lines.get(timeout=PATIENCE)
    assert line is not None
    assert len(line) == LONGEST
    assert lines.get(timeout=PATIENCE) is None
    child.stop()


def test_its_last_errors_are_kept() -> None:
    child, lines = started("import sys; print('one', file=sys.stderr); sys.exit('two')")
    assert lines.get(timeout=PATIENCE) is None
    child.settle()
    assert child.stop() == 1
    assert child.last_errors() == [b"one\n", b"two\n"]
