"""The short programs in examples/ run, and say what they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "said"),
    [("pettingzoo", "player_2: "), ("gymnasium", " games finished"), ("openspiel", "[")],
)
def test_examples_run(name: str, said: str) -> None:
    program = [sys.executable, "-W", "error", str(EXAMPLES / f"play_{name}.py")]
    done = subprocess.run(program, capture_output=True, text=True, check=False)  # noqa: S603 - our own programs
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout


@pytest.mark.parametrize(
    ("missing", "asked"),
    [
        ("pettingzoo", "fathoms.envs.into_the_blue_v0.env()"),
        ("pyspiel", "import fathoms.envs.openspiel"),
        ("numba", "import fathoms.envs.action_masks"),
    ],
)
def test_a_missing_library_is_told_in_one_line(missing: str, asked: str) -> None:
    # What stands as None in sys.modules cannot be imported; Gymnasium is missing in each case.
    lines = (
        "import sys",
        f"sys.modules[{missing!r}] = sys.modules['gymnasium'] = None",
        "import fathoms.envs",
        asked,
    )
    program = [sys.executable, "-c", "\n".join(lines)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    assert done.stderr.splitlines()[-1] == (
        f"ImportError: The library {missing} is missing; install it with: pip install 'fathoms[envs]'."
    )
