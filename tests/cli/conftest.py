"""A game of its own for the fronts, saved games out of the way, and texts that must all be there."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

import pytest

from cli.terminal import Shell
from fathoms.core import registry
from fathoms.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def _texts_are_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saved games of tests away from a person's own, and the language away from the machine's."""
    home = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    for name in ("FATHOMS_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "FATHOMS_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    return home


@pytest.fixture
def pearls(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the game of Pearls beside the real ones."""
    groups = ("fathoms.games", "fathoms.bots", "fathoms.advisers")
    found = {group: {point.name: point for point in entry_points(group=group)} for group in groups}
    found["fathoms.games"]["pearls"] = EntryPoint("pearls", "cli.pearls:PEARLS", "fathoms.games")
    found["fathoms.bots"]["pearls.taker"] = EntryPoint("pearls.taker", "cli.pearls:TakingBot", "fathoms.bots")
    adviser = EntryPoint("pearls", "cli.pearls:TakingAdviser", "fathoms.advisers")
    found["fathoms.advisers"]["pearls"] = adviser
    monkeypatch.setattr("fathoms.core.registry._points", found.__getitem__)
    registry.find_game.cache_clear()
    yield
    registry.find_game.cache_clear()


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """Run the command as from a shell."""
    return Shell(monkeypatch, capsys)
