"""Exact odds: known figures, counting by hand, and bad questions."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from fathoms.core import Malformed
from fathoms.games.into_the_blue import STANDARD, Rules
from fathoms.games.into_the_blue.dice import keeps, run_depth
from fathoms.games.into_the_blue.moves import sort_faces
from fathoms.games.into_the_blue.study.odds import BlueOdds, GoalOdds, Overview

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL = Rules(levels=2, faces="112C", dice=3, rolls=3, main=(1, 2), secondary=(1, 1))


def goal(rules: Rules, dice: str | None, rolls_left: int | None, text: str) -> GoalOdds:
    found = BlueOdds().odds(rules, dice, rolls_left, text)
    assert isinstance(found, GoalOdds)
    return found


def overview(rules: Rules, dice: str | None, rolls_left: int | None) -> Overview:
    found = BlueOdds().odds(rules, dice, rolls_left, None)
    assert isinstance(found, Overview)
    return found


@pytest.mark.parametrize(
    ("text", "chance"), [("level:1", 1 - (5 / 6) ** 18), ("level:5", 0.43724), ("chest", 0.19683)]
)
def test_the_start_of_a_turn(text: str, chance: float) -> None:
    found = goal(STANDARD, "none", 3, text)
    assert found.to_json()["probability"] == pytest.approx(chance, abs=5e-6)
    assert [keep for _, keep in found.keeps] == ["none"]


def by_counting(rules: Rules, dice: str, rolls_left: int, worth: Callable[[str], float]) -> float:
    """Throw every die every way."""
    best = worth(dice)
    if rolls_left:
        for kept in keeps(dice):
            throws = list(product(rules.faces, repeat=rules.dice - len(kept)))
            results = (sort_faces(kept + "".join(throw)) for throw in throws)
            best = max(
                best, sum(by_counting(rules, each, rolls_left - 1, worth) for each in results) / len(throws)
            )
    return best


@pytest.mark.parametrize("dice", ["112", "CCC", "22C"])
@pytest.mark.parametrize("rolls_left", [0, 1, 2])
def test_odds_are_what_counting_gives(dice: str, rolls_left: int) -> None:
    def reaches(final: str) -> float:
        return float(run_depth(final, 2) >= 2)

    def two_shells(final: str) -> float:
        return float(run_depth(final, 2) >= 1 and final.count("1") >= 2)

    assert goal(SMALL, dice, rolls_left, "level:2").keeps[0].value == pytest.approx(
        by_counting(SMALL, dice, rolls_left, reaches)
    )
    assert goal(SMALL, dice, rolls_left, "shells:1:2").keeps[0].value == pytest.approx(
        by_counting(SMALL, dice, rolls_left, two_shells)
    )


def test_every_keep_is_ranked_and_written_as_in_a_record() -> None:
    found = goal(STANDARD, "5C2131", 2, "level:4").to_json()
    ranked = [each["probability"] for each in found["keeps"]]
    assert ranked == sorted(ranked, reverse=True)
    assert {each["keep"] for each in found["keeps"]} == {text or "none" for text in keeps("11235C")} | {
        "stop"
    }
    assert (found["best_keep"], found["probability"]) == ("123", ranked[0])
    assert (found["goal"], found["dice"], found["rolls_left"]) == ("level:4", "11235C", 2)


def test_what_is_reached_already_is_stopped_at() -> None:
    assert goal(STANDARD, "112355", 2, "level:3").keeps[0] == (1.0, "stop")
    assert goal(STANDARD, "12345C", 1, "chest").keeps[0] == (1.0, "stop")


def test_without_a_throw_left_there_is_one_choice() -> None:
    assert goal(STANDARD, "112355", 0, "level:5").keeps == [(0.0, "stop")]


def test_a_perfect_dive_places_no_shell() -> None:
    assert goal(STANDARD, "12345C", 0, "level:5").keeps[0].value == 1
    assert goal(STANDARD, "12345C", 0, "shells:5:1").keeps[0].value == 0


@pytest.mark.parametrize(("dice", "rolls_left"), [(None, None), ("112355", 2), ("CCCCCC", 1), ("123455", 0)])
def test_the_overview_holds_together(dice: str | None, rolls_left: int | None) -> None:
    found = overview(STANDARD, dice, rolls_left)
    assert [each.level for each in found.levels] == [1, 2, 3, 4, 5]
    reach = [each.reach.value for each in found.levels]
    assert reach == sorted(reach, reverse=True)
    assert found.unsuccessful.value == pytest.approx(1 - reach[0])
    for each in found.levels:
        assert sum(each.exactly) == pytest.approx(1)
        assert sum(count * p for count, p in enumerate(each.exactly)) == pytest.approx(each.mean.value)
        one_goal = goal(STANDARD, dice, rolls_left, f"level:{each.level}")
        assert each.reach == one_goal.keeps[0]
    assert found.chest == goal(STANDARD, dice, rolls_left, "chest").keeps[0]


def test_the_overview_for_a_program() -> None:
    found = overview(STANDARD, "112355", 2).to_json()
    assert found["levels"][4]["best_keep"] == "1235"
    assert found["levels"][4]["shells"]["best_keep"] == "12355"
    assert found["chest"]["probability"] == pytest.approx(0.163580, abs=1e-6)
    assert found["unsuccessful"] == {"probability": 0.0, "best_keep": "stop"}


def test_dice_without_a_chest_have_no_odds_for_one() -> None:
    rules = Rules(levels=2, faces="12", dice=3, main=(1, 2), secondary=(1, 1))
    assert overview(rules, None, None).to_json()["chest"] is None
    with pytest.raises(Malformed, match="goal-no-chest"):
        goal(rules, None, None, "chest")


@pytest.mark.parametrize(
    ("dice", "rolls_left", "text", "key"),
    [
        ("1123555", 2, None, "dice-count"),
        ("", 2, None, "dice-count"),
        ("112375", 2, None, "dice-face"),
        ("11235²", 2, None, "dice-face"),
        ("112355", 3, None, "rolls-left"),
        ("none", 4, None, "rolls-left-start"),
        ("none", 0, None, "rolls-left-start"),
        ("112355", 2, "level:6", "goal-no-level"),
        ("112355", 2, "level:0", "goal-no-level"),
        ("112355", 2, "shells:5:3", "goal-too-many"),
        ("112355", 2, "shells:5:0", "goal-too-many"),
        ("112355", 2, "shells:5", "goal-unknown"),
        ("112355", 2, "", "goal-unknown"),
    ],
)
def test_bad_questions_are_refused(dice: str, rolls_left: int, text: str | None, key: str) -> None:
    with pytest.raises(Malformed) as refused:
        BlueOdds().odds(STANDARD, dice, rolls_left, text)
    assert refused.value.phrase.key == f"analysis.{key}"
