"""The browser client's own tests, which run on Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import fathoms

ROOT = Path(fathoms.__file__).parents[2]


def test_the_tests_of_the_client_pass() -> None:
    command = [sys.executable, str(ROOT / "tools/build_web.py"), "test"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    assert done.returncode == 0, done.stdout + done.stderr
