"""Compiled code is kept on disk, and loaded without all that only a compiler needs."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

FUNCTIONS = """
import numpy as np
from fathoms.numeric import compiled, lean, lean_within, summing

@lean_within
def twice(number):
    return 2 * number

@lean
def doubled(row):
    for at in range(row.size):
        row[at] = twice(row[at])
    return row[0]

@compiled
def made(size):
    return np.arange(size) * 2

@summing
def added(row):
    total = 0.0
    for number in row:
        total += number
    return total
"""
DOUBLE = "row = np.ones(3, np.int64); print(kept.doubled(row), row.sum(), *hits(kept.doubled))"
"""What it gives, and whether it was loaded or compiled."""
MAKE = "print(kept.made(4).sum(), *hits(kept.made))"
ADD = "print(kept.added(np.full(4, 0.5)), *hits(kept.added))"


def run(folder: Path, deed: str) -> str:
    """Do something with the functions in a new process; give what it prints."""
    (folder / "kept.py").write_text(FUNCTIONS)
    code = f"""
import sys
import numpy as np
import kept

def hits(function):
    return sum(function.stats.cache_hits.values()), sum(function.stats.cache_misses.values())

{deed}
"""
    environment = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_CACHE_DIR": str(folder / "cache")}
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert not done.stderr, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where all of them were compiled, by another process."""
    made = tmp_path_factory.mktemp("kept")
    assert run(made, f"{DOUBLE}\n{MAKE}\n{ADD}").splitlines() == ["2 6 0 1", "12 0 1", "2.0 0 1"]
    return made


# Code that makes arrays is loaded too.
@pytest.mark.parametrize(("deed", "answer"), [(DOUBLE, "2 6 1 0"), (MAKE, "12 1 0"), (ADD, "2.0 1 0")])
def test_code_is_compiled_once_and_then_loaded(folder: Path, deed: str, answer: str) -> None:
    assert run(folder, deed) == answer


def test_loading_leaves_the_compiler_out(folder: Path) -> None:
    loaded = f"{DOUBLE}; print('numba.np.linalg' in sys.modules, 'scipy' in sys.modules)"
    assert run(folder, loaded).splitlines()[1].startswith("False")


def test_after_loading_other_types_are_compiled(folder: Path) -> None:
    other = f"{DOUBLE}; print(kept.doubled(np.full(2, 1.5)), *hits(kept.doubled))"
    assert run(folder, other).splitlines() == ["2 6 1 0", "3.0 1 1"]
    assert run(folder, other).splitlines() == ["2 6 1 0", "3.0 2 0"]


def test_nothing_is_kept_where_numba_is_told_to_compile_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert run(tmp_path, "row = np.ones(3, np.int64); print(kept.doubled(row))") == "2"
