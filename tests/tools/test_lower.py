"""The files that lowering makes are there and are the ones it would make now."""

from __future__ import annotations

import json

import pytest

import lower
from fathoms.core import find_game, game_names
from lowered_code import WEB, LoweredCode

WITH_SHEET = [name for name in game_names() if (sheet := find_game(name).sheet()) and sheet.offline]


def test_some_game_is_scored_offline() -> None:
    assert WITH_SHEET


def test_what_was_lowered_is_not_old() -> None:
    for path, text in [*lower.scorers(), *lower.drawings()]:
        assert path.read_text(encoding="utf-8") == text, "run: python tools/lower.py"


def test_nothing_else_stands_where_scorers_do() -> None:
    assert set(WEB.glob("src/games/*/scorer.*")) == {path for path, _ in lower.scorers()}


@pytest.mark.parametrize("name", WITH_SHEET)
def test_a_scorer_knows_what_a_page_asks_first(name: str) -> None:
    game = find_game(name)
    with LoweredCode(WEB / f"src/games/{name}/scorer.js") as code:
        refused = code.call("score", {})["refused"]
    assert refused["kind"] == "malformed"
    assert refused["key"].startswith(f"{name}.")
    text = (WEB / f"src/games/{name}/scorer.js").read_text(encoding="utf-8")
    about = json.loads(text.partition("export const about = ")[2].rstrip().rstrip(";"))
    assert about["game"] == name
    assert about["seats"] == list(game.seats)
    assert about["colours"] == list(game.colours)
    assert about["rules"].keys() <= {rule.id for part in game.book(game.standard) for rule in part.rules}
