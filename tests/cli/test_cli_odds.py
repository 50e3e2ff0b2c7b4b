"""`fathoms odds` as a person and a program use it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from cli.terminal import Shell


def test_one_goal_for_a_program(shell: Shell) -> None:
    ran = shell("odds", "--dice", "none", "--rolls-left", "3", "--goal", "level:5", "--json")
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["goal"] == "level:5"
    assert found["probability"] == pytest.approx(0.437242745)
    assert found["best_keep"] == "none"
    assert found["keeps"] == [{"keep": "none", "probability": found["probability"]}]


def test_the_overview_for_a_person_fits_a_terminal(shell: Shell) -> None:
    for lang, level in (("en", "Level 5"), ("fr", "Palier 5"), ("es", "Nivel 5")):
        ran = shell("odds", "--dice", "112355", "--rolls-left", "2", "--lang", lang)
        assert (ran.status, ran.err) == (0, "")
        row = next(line for line in ran.out.splitlines() if line.startswith(level))
        assert row.split()[2].replace(",", ".") == "51.8"
        assert "1235" in row
        table = [line for line in ran.out.splitlines() if line.startswith(level[:4])]
        assert len(table) == 5
        assert max(map(len, table)) <= 80


def test_every_choice_of_a_goal_for_a_person(shell: Shell) -> None:
    ran = shell("odds", "--dice", "1124C5", "--rolls-left", "1", "--goal", "chest")
    assert ran.status == 0
    assert "1245C" in ran.out.splitlines()[3]
    assert "16.7 %" in ran.out.splitlines()[3]


def test_house_rules_and_the_game_may_be_named(shell: Shell) -> None:
    ran = shell("odds", "--game", "into-the-blue", "--rules", "two-rolls", "--goal", "level:1", "--json")
    assert json.loads(ran.out)["probability"] == pytest.approx(1 - (5 / 6) ** 12)
    assert json.loads(ran.out)["rolls_left"] == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--dice", "1123555"), "7 dice"),
        (("--dice", "112356"), "“6”"),
        (("--dice", "112355", "--rolls-left", "3"), "0 to 2"),
        (("--dice", "112355", "--rolls-left", "-1"), "--rolls-left"),
        (("--dice", "none", "--rolls-left", "9"), "1 to 3"),
        (("--goal", "level:9"), "level 9"),
        (("--goal", "gold"), "“gold”"),
        (("--game", "atlantis-treasure"), "atlantis-treasure"),
        (("--game", "chess"), "chess"),
    ],
)
def test_bad_questions_get_one_sentence(shell: Shell, words: tuple[str, ...], says: str) -> None:
    for lang in ("en", "fr", "es"):
        ran = shell("odds", *words, "--lang", lang)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("fathoms: ")
        if lang == "en":
            assert says in ran.err


def test_odds_need_neither_numpy_nor_numba() -> None:
    code = (
        "import sys; from fathoms.cli import main; main(['odds', '--dice', '112355', '--json']);"
        "sys.exit(any(name in sys.modules for name in ('numpy', 'numba')))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)  # noqa: S603 - our own
    assert (ran.returncode, ran.stderr) == (0, b"")
