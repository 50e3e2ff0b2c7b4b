"""Hints and reasons under the blocks of the kit: cargo, hits that do not send away, partners."""

from __future__ import annotations

from typing import Any

import pytest
from atlantis_tables import table
from atlantis_voices import NAMES, SAYS

from fathoms.core import view
from fathoms.games.atlantis_treasure import GAME, State
from fathoms.games.atlantis_treasure.screens.reasons import explain, what_it_does
from rule_table import rule

LINE = "..... ..... 0..1. ..... ....."


def hint(state: State, move: str) -> str:
    """Give the key of the hint of a move; it can be said in every language."""
    told = what_it_does(state, GAME.read_move(move, state.rules))
    if told is None:
        return ""
    assert all(say.phrase(told) for say in SAYS.values())
    return told.key.partition(".")[2]


@rule("atlantis-treasure", "H1", "H2", "K1", "K3")
@pytest.mark.parametrize(
    ("board", "move", "given", "key"),
    [
        (LINE, "fire E", {"rules": {"hit_submarine": "base"}}, "hint-hit-base"),
        (LINE, "fire E", {"rules": {"hit_submarine": "stays"}}, "hint-hit-stays"),
        (LINE, "fire E a1", {}, "hint-hit"),
        (LINE, "fire E a1", {"treasures": (0, 1)}, "hint-steal"),
        (LINE, "fire E a1", {"treasures": (0, 1), "rules": {"steals": "none"}}, "hint-hit"),
        (
            LINE,
            "fire E a1",
            {"rules": {"cargo": "carried", "cargo_lost": "taken"}, "cargo": ("", "T")},
            "hint-steal",
        ),
        (
            "..... ..... ..0.. ..... .....",
            "move N",
            {"rules": {"cargo": "carried"}, "cargo": ("T", "")},
            "hint-home",
        ),
        ("..... ..... 0.D.. ..... .....", "move E", {}, "hint-treasure"),
        ("..... ..... 0.T.. ..... .....", "move E 1", {"rules": {"stops": True}}, ""),
    ],
)
def test_a_hint_says_what_a_move_does(board: str, move: str, given: dict[str, Any], key: str) -> None:
    assert hint(table(board, "torpedo", **given), move) == key


@rule("atlantis-treasure", "K1")
def test_bringing_cargo_home_is_a_reason() -> None:
    state = table(
        "..... ..... ..0.. ..... .....", "torpedo", acted=True, rules={"cargo": "carried"}, cargo=("T", "")
    )
    home, away = (GAME.read_move(move, state.rules) for move in ("move N", "move E"))
    told = explain(view(state, 0), home, away, NAMES[:2])
    assert told is not None
    assert told.key.endswith("reason-home")
    assert all(say.phrase(told) for say in SAYS.values())
