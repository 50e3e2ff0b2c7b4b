"""Running the command in a test: what it wrote, what it complained of, how it ended."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, NamedTuple

from fathoms.cli import main

if TYPE_CHECKING:
    import pytest


class Ran(NamedTuple):
    """How a command went."""

    status: int
    out: str
    err: str


class Shell:
    """Runs the command with given input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *words: str, typed: str | bytes = "") -> Ran:
        content = typed.encode() if isinstance(typed, str) else typed
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        status = main(words)
        out, err = self._capsys.readouterr()
        return Ran(status, out, err)
