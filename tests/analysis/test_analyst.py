"""Analysts are found by entry point."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING

import pytest

from fathoms.analysis import find_odds, find_reviewer, find_solver
from fathoms.core import Malformed, game_names

if TYPE_CHECKING:
    from collections.abc import Callable


class Silent:
    """Knows nothing."""

    odds = None
    solver = None
    reviewer = None


SILENT = Silent()


def only(*names: str) -> Callable[[str], list[EntryPoint]]:
    def found(group: str) -> list[EntryPoint]:
        return [EntryPoint(name, "analysis.test_analyst:SILENT", group) for name in names]

    return found


def test_every_analyst_is_of_an_installed_game() -> None:
    name, maker = find_odds(None)
    assert name in game_names()
    assert find_odds(name) == (name, maker)
    assert find_solver(name) is find_solver(name)


def test_a_game_without_an_analyst_says_which_have_one() -> None:
    with pytest.raises(Malformed) as refused:
        find_odds("chess")
    assert refused.value.phrase.key == "analysis.no-odds"
    assert refused.value.phrase.args["known"] == [find_odds(None)[0]]
    with pytest.raises(Malformed, match="no-solver"):
        find_solver("chess")
    with pytest.raises(Malformed, match="no-reviewer"):
        find_reviewer("chess")


def test_an_analyst_may_lack_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.analysis.entry_points", only("pearls"))
    with pytest.raises(Malformed, match="no-odds"):
        find_odds("pearls")
    with pytest.raises(Malformed, match="no-odds"):
        find_odds(None)
    with pytest.raises(Malformed, match="no-solver"):
        find_solver("pearls")
    with pytest.raises(Malformed, match="no-reviewer"):
        find_reviewer("pearls")
