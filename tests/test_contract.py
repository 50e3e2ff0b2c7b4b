"""Every registered game keeps the contract, so no game escapes it; and every rule has its test."""

from __future__ import annotations

import ast
import re
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fathoms.core import find_game, game_names
from fathoms.testing import check_game
from rule_table import SHOWN

if TYPE_CHECKING:
    from collections.abc import Mapping

HERE = Path(__file__).parent

# The ids of the rule pages: the law that books and tests must both cover.
LAW = {
    "into-the-blue": "B1 B2 B3 B4 B5 B6 T1 T2 T3 T4 T5 T6 T7 T8 E1 E2 E3 S1 S2 S3 S4 S5 S6 X1 X2 X3 X4",
    "atlantis-treasure": (
        "B1 B2 B3 B4 B5 B6 B7 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 F1 M1 M2 M3 M4 M5 M6 E1 E2 E3 V1 V2 V3 V4"
    ),
}

EVERY_RULE_SET = [(game, name) for game in game_names() for name in find_game(game).rule_sets]


@pytest.mark.parametrize(("game", "name"), EVERY_RULE_SET)
def test_every_game_keeps_the_contract_on_every_built_in_rule_set(
    game: str, name: str, *, thorough: bool
) -> None:
    check_game(find_game(game), find_game(game).rule_sets[name], games=20 if thorough else 1)


def marked_rules() -> dict[str, set[str]]:
    """Read the marks from the test files, so that the table is whole even if only this file runs."""
    for path in HERE.rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if (
                        isinstance(mark, ast.Call)
                        and isinstance(mark.func, ast.Name)
                        and mark.func.id == "rule"
                    ):
                        _note(path, node.name, mark, names)
    return {game: set(ids) for game, ids in SHOWN.items()}


def _note(path: Path, test: str, mark: ast.Call, names: Mapping[str, object]) -> None:
    if not mark.args:
        return  # a step of a state machine, which hypothesis calls a rule too
    first, *ids = mark.args
    if isinstance(first, ast.Constant):
        game = str(first.value)
    else:
        # `BLUE = GAME.name` and the like: the folder says which game it is.
        game = str(names.get(getattr(first, "id", ""), path.parent.name.replace("_", "-")))
    for rule_id in ids:
        assert isinstance(rule_id, ast.Constant), f"{path}: {test} marks a rule that is not written out"
        SHOWN[game][str(rule_id.value)].append(test)


@pytest.mark.parametrize("game", game_names())
def test_every_rule_has_a_test_that_shows_it(game: str) -> None:
    missing = set(LAW[game].split()) - marked_rules()[game]
    assert not missing, f"no test shows {sorted(missing)} of {game}"


@pytest.mark.parametrize("game", game_names())
def test_every_rule_stands_in_the_book(game: str) -> None:
    ids = [rule.id for section in find_game(game).book(find_game(game).standard) for rule in section.rules]
    assert len(ids) == len(set(ids)), "an id stands twice"
    assert set(LAW[game].split()) <= set(ids)


def test_nothing_outside_the_games_names_one() -> None:
    """Entry points and catalogues may; code may not, in any spelling."""
    source = HERE.parent / "src/fathoms"
    packages = {point.value.split(":")[0].split(".")[2] for point in entry_points(group="fathoms.games")}
    named = re.compile("|".join(sorted(packages)))
    told = [
        f"{path.relative_to(source)}: {line.strip()}"
        for path in source.rglob("*.py")
        if path.relative_to(source).parts[0] not in ("games", "locales")
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    ]
    assert told == []
