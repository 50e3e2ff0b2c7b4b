"""Rule sets that cannot be played to the end are refused, with the field and the square."""

from __future__ import annotations

from typing import Any

import pytest
from atlantis_rulesets import rule_sets
from hypothesis import given
from hypothesis import strategies as st
from test_at_games import KEYS, said

from fathoms.core import BadRules
from fathoms.games.atlantis_treasure import GAME, STANDARD, Rules
from fathoms.games.atlantis_treasure.checks import Reach, placed_directions
from rule_table import rule

AT = "atlantis-treasure"

FIVE = ("N c1", "S c5")
ONE = "..... ..T.. ..... ..... ....."
TWO = "..... .TT.. ..... ..... ....."
SLIDES_ONLY = ["nothing", "torpedo"]


def refusal_of(changes: dict[str, Any]) -> BadRules | None:
    """Give the error of a rule set, which every language can say; None if it is a good one."""
    try:
        GAME.rules(changes)
    except BadRules as bad:
        error = bad
    else:
        return None
    if error.phrase.key.startswith(GAME.name):
        assert all(said(error) <= keys for keys in KEYS.values())
        assert error.rule is not None
    return error


def refusal(**changes: Any) -> BadRules:
    """Give the error of a rule set that must have one."""
    error = refusal_of(changes)
    assert error is not None, changes
    return error


def told(error: BadRules) -> tuple[str, object, object]:
    """Give what an error is about: its key, its field, its square."""
    args = error.phrase.args
    return error.phrase.key.removeprefix(f"{GAME.name}."), args.get("field"), args.get("square")


def board(drawing: str, **changes: Any) -> dict[str, Any]:
    return {"board": drawing.split(), "bases": FIVE, "target": [1, 1, 1], **changes}


@rule(AT, "V4")
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (board("..... ..T.. .... ..... ....."), ("core.rules-field", "board", None)),
        (board("..... ..T.. ...... ..... ....."), ("rules-ragged", "board", None)),
        (board("..... ..T.. ...x. ..... ....."), ("rules-mark", "board", "d3")),
        (board("..... ..T.. ...Z. ..... ....."), ("rules-mark", "board", "d3")),
        (board("..... ..T.. ..... ....."), ("core.rules-field", "board", None)),
        (board("..T.. ..... ..... ..... ....."), ("rules-mouth", "board", "c1")),
        (board("..... ..T.. ..... ..... ..#.."), ("rules-mouth", "board", "c5")),
        (board(".C#C. .T... ..... ..... .....", bases=("N c1", "S c5")), ("rules-mouth", "board", "c1")),
        (board(".C.C. ..#.. .T... ..... ....."), ("rules-walled-in", "board", "c1")),
        (board(".C..C C.... ..... .T... .....", open_sea=True), ("rules-cut-off", "board", "a1")),
        (board("..... .T... ..... CC##C .....", open_sea=True), ("rules-cut-off", "board", "a5")),
        (board(ONE, bases=["N c1"]), ("core.rules-field", "bases", None)),
        (board(ONE, bases=["N c1", "S f5"]), ("rules-base", "bases", None)),
        (board(ONE, bases=["N c1", "X c5"]), ("rules-base", "bases", None)),
        (board(ONE, bases=["N c1", "c5 S"]), ("rules-base", "bases", None)),
        (
            board(ONE, bases=["N c1", "S c4"]),
            ("rules-base-inside", "bases", "c4"),
        ),
        (
            board(ONE, bases=["N c2", "S c5"]),
            ("rules-base-inside", "bases", "c2"),
        ),
        (board(ONE, bases=["N c1", "N c1"]), ("rules-base-twice", "bases", "c1")),
        (board(ONE, bases=["N a1", "W a1"]), ("rules-base-twice", "bases", "a1")),
        (board(ONE, bases=["S c5", "N c1"]), ("rules-base-order", "bases", None)),
        (board(ONE, bases=["W a2", "W a4"]), ("rules-base-order", "bases", None)),
        (board("..... ..... ..... ..... ....."), ("rules-target", "target", None)),
        (board(ONE, target=[2, 1, 1]), ("rules-target", "target", None)),
        (
            board(TWO, target=[2, 1, 1], die=["N", "S"]),
            ("rules-no-torpedo", "die", None),
        ),
        (
            board(TWO, target=[2, 1, 1], torpedoes=0),
            ("rules-no-torpedo", "torpedoes", None),
        ),
        ({"compasses": [1, 2, 3]}, ("core.rules-field", "compasses", None)),
        ({"compasses": [1, 2, 3, 13]}, ("core.rules-field", "compasses", None)),
        ({"torpedoes": -1}, ("core.rules-field", "torpedoes", None)),
        ({"die": ["N"]}, ("core.rules-field", "die", None)),
        ({"die": ["N"] * 13}, ("core.rules-field", "die", None)),
        ({"die": ["N", "north"]}, ("core.rules-field", "die", None)),
        ({"quiet_rounds": 0}, ("core.rules-field", "quiet_rounds", None)),
        ({"picks": 0}, ("core.rules-field", "picks", None)),
        ({"used_compass": "back"}, ("core.rules-field", "used_compass", None)),
        ({"stock": 1}, ("core.rules-field", "stock", None)),
        ({"board": ["." * 16] * 16}, ("core.rules-field", "board", None)),
    ],
)
def test_a_bad_rule_set_is_refused_by_name(
    changes: dict[str, Any], expected: tuple[str, str, str | None]
) -> None:
    assert told(refusal(**changes)) == expected


@rule(AT, "V4")
@pytest.mark.parametrize(
    ("drawing", "square"),
    [
        # Walled in by temples on all sides, for every die.
        ("..... .#... #T#.. .#..T .....", "b3"),
        ("T#... #.... ..... ..T.. .....", "a1"),
    ],
)
def test_a_treasure_behind_temples_is_out_of_reach(drawing: str, square: str) -> None:
    for die in (["nothing", "torpedo"], ["any", "coral", "torpedo"]):
        error = refusal(**board(drawing, die=die))
        assert told(error) == ("rules-unreachable", "board", square)
        assert error.phrase.args["base"] == "N c1"


@rule(AT, "V4")
def test_reach_grows_with_what_the_die_can_do() -> None:
    # From the mouths only the third column, the edges and the row in the middle can be slid along.
    drawing = "..... .T... ..... ...T. ....."
    out = refusal(**board(drawing, die=SLIDES_ONLY))
    assert told(out) == ("rules-unreachable", "board", "b2")
    # A compass pointing west on c2 leads there, one pointing east on c4 to the other.
    GAME.rules(board(drawing, die=["W", "E"]))
    assert told(refusal(**board(drawing, die=["W", "nothing"], compasses=[1, 1, 1, 0])))[2] == "b2"
    GAME.rules(board(drawing, die=["any", "nothing"]))
    # Reefs that may be put anywhere can stop a submarine anywhere.
    assert told(refusal(**board(drawing, die=["coral", "nothing"])))[2] == "b2"
    GAME.rules(board("..... .T... ..... .C.T. .....", die=["coral", "nothing"]))


@rule(AT, "V4")
def test_a_reef_in_the_way_may_be_moved_or_shot() -> None:
    drawing = "TC... C.... ..... ..... ....."
    assert told(refusal(**board(drawing, die=["N", "W"])))[2] == "a1"
    assert told(refusal(**board(drawing, die=["N", "W", "torpedo"], torpedoes=0)))[2] == "a1"
    GAME.rules(board(drawing, die=["N", "W", "torpedo"]))
    GAME.rules(board(drawing, die=["N", "W", "coral"]))


@rule(AT, "V4")
def test_a_treasure_may_stop_a_submarine_or_be_gone() -> None:
    # The second treasure lies right behind the first, in a lane of one square.
    GAME.rules(board("##.## ##T## ##T## ##.## ##.##", die=SLIDES_ONLY))


@rule(AT, "V4")
@pytest.mark.parametrize(
    ("changes", "directions"),
    [
        ({"die": ("N", "nothing")}, "N"),
        ({"die": ("N", "nothing"), "compasses": (0, 4, 4, 4)}, ""),
        ({"die": ("any", "nothing"), "compasses": (0, 4, 4, 4)}, "ESW"),
        ({"die": ("N", "nothing"), "foresight": True, "compasses": (0, 4, 4, 4)}, "ESW"),
        ({"die": ("coral", "nothing"), "foresight": True}, ""),
        ({"die": ("N", "coral"), "replacement": True}, "NESW"),
        ({"die": ("N", "nothing"), "replacement": True}, "N"),
        ({"die": ("nothing", "coral"), "replacement": True}, ""),
    ],
)
def test_the_compasses_that_can_come_onto_the_board(changes: dict[str, Any], directions: str) -> None:
    assert "".join(placed_directions(Rules(**changes))) == directions


def test_every_treasure_of_the_standard_board_is_within_reach() -> None:
    reach = Reach(STANDARD)
    for base in STANDARD.bases:
        assert len(reach.from_base(base)) == 8


@rule(AT, "V4")
@given(rule_sets())
def test_random_rule_sets_are_legal(rules: Rules) -> None:
    rules.check()
    assert sum(row.count("T") for row in rules.board) >= max(rules.target[: len(rules.bases) - 1])


@given(
    st.dictionaries(
        st.sampled_from(Rules.__struct_fields__),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=15),
            lambda inner: st.lists(inner, max_size=5),
        ),
    )
)
def test_anything_else_is_a_rule_set_or_refused_in_words(changes: dict[str, Any]) -> None:
    error = refusal_of(changes)
    assert error is None or error.phrase.args["field"] in changes


@given(st.lists(st.text(".#TC", min_size=5, max_size=7), min_size=5, max_size=7))
def test_any_drawing_is_a_board_or_refused_in_words(rows: list[str]) -> None:
    width = len(rows[0])
    drawing = [row[:width].ljust(width, ".") for row in rows]
    error = refusal_of({"board": drawing, "bases": ["N a1", "N c1"]})
    assert error is None or error.phrase.args["field"] in ("board", "target")
