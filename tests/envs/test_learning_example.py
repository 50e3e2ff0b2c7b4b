"""The learning example learns: in a minute it beats `random` clearly."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.mark.soak
def test_a_minute_of_learning_beats_random() -> None:
    command = [sys.executable, str(EXAMPLE), "--minutes", "1.5", "--least", "0.85"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=1200)  # noqa: S603 - our own script
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-500:]
    assert "against random:" in done.stdout
