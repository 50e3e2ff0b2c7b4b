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


def test_code_is_compiled_once_and_then_loaded(tmp_path: Path) -> None:
    assert run(tmp_path, DOUBLE) == "2 6 0 1"
    assert run(tmp_path, DOUBLE) == "2 6 1 0"


def test_loading_leaves_the_compiler_out(tmp_path: Path) -> None:
    run(tmp_path, DOUBLE)
    loaded = f"{DOUBLE}; print('numba.np.linalg' in sys.modules, 'scipy' in sys.modules)"
    assert run(tmp_path, loaded).splitlines()[1].startswith("False")


def test_after_loading_other_types_are_compiled(tmp_path: Path) -> None:
    run(tmp_path, DOUBLE)
    other = f"{DOUBLE}; print(kept.doubled(np.full(2, 1.5)), *hits(kept.doubled))"
    assert run(tmp_path, other).splitlines() == ["2 6 1 0", "3.0 1 1"]
    assert run(tmp_path, other).splitlines() == ["2 6 1 0", "3.0 2 0"]


@pytest.mark.parametrize(
    ("deed", "answer"),
    [
        ("print(kept.made(4).sum(), *hits(kept.made))", "12"),
        ("print(kept.added(np.full(4, 0.5)), *hits(kept.added))", "2.0"),
    ],
)
def test_code_that_makes_arrays_is_loaded_too(tmp_path: Path, deed: str, answer: str) -> None:
    assert run(tmp_path, deed) == f"{answer} 0 1"
    assert run(tmp_path, deed) == f"{answer} 1 0"


def test_nothing_is_kept_where_numba_is_told_to_compile_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert run(tmp_path, "row = np.ones(3, np.int64); print(kept.doubled(row))") == "2"
