"""A rule of a game stands in its engine and in its compiled rules, in no third place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import check_rules

if TYPE_CHECKING:
    from pathlib import Path

TURN_ENDS = """
def end_turn(constants, row):
    row[SEAT] = (row[SEAT] + 1) % constants[SEATS]
"""
GAME_ENDS = """
def is_last(constants, row):
    return constants[LAST_SHELL] == AT_ONCE and unplayed(row, row[SEAT]) == 0
"""
SCORES = """
def points_on(rules, level):
    return rules.main[level - 1]
"""
ASKS = """
def value(constants, row, points):
    place(constants, row, 0, 1)
    score(constants, row, points)
    return points[row[SEAT]] if row[PHASE] == OVER else 0
"""


def test_no_third_place_knows_a_rule() -> None:
    assert check_rules.main() == 0


@pytest.mark.parametrize(
    ("source", "what"),
    [
        (TURN_ENDS, "writes SEAT of a row"),
        (GAME_ENDS, "reads LAST_SHELL of the constants"),
        (SCORES, "reads `main` of a rule set"),
    ],
)
def test_a_third_place_is_named(
    source: str, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "into_the_blue/study").mkdir(parents=True)
    (tmp_path / "into_the_blue/study/search.py").write_text(source)
    assert check_rules.main(tmp_path) == 1
    assert f"into_the_blue/study/search.py:3: {what}" in capsys.readouterr().out


def test_who_asks_the_rules_is_no_third_place(tmp_path: Path) -> None:
    (tmp_path / "into_the_blue/study").mkdir(parents=True)
    (tmp_path / "into_the_blue/study/search.py").write_text(ASKS)
    (tmp_path / "into_the_blue/compiled").mkdir()
    (tmp_path / "into_the_blue/compiled/rules.py").write_text(TURN_ENDS)
    assert check_rules.main(tmp_path) == 0


def test_every_game_with_compiled_rules_is_watched() -> None:
    games = {path.parents[1].name for path in check_rules.GAMES.glob(f"*/{check_rules.COMPILED_RULES}")}
    assert games <= set(check_rules.WATCHED)
