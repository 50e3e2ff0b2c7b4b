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
        ({"die": ["N", "north"]}, ("rules-face", "die", None)),
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


FOUR = ("N c1", "E e3", "S c5", "W a3")


def said_first(changes: dict[str, Any]) -> tuple[str, str | None, object, object]:
    """Give the first refusal of a rule set: its rule, its key, its field and its place."""
    error = refusal(**changes)
    key = error.phrase.key.removeprefix(f"{GAME.name}.rules-")
    return key, error.rule, error.phrase.args["field"], error.place


BLOCKS: list[tuple[dict[str, Any], tuple[str, str, str, str | None]]] = [
    (board("..... .@T.. ..... ..... ....."), ("whirlpool-alone", "G5", "board", "b2")),
    (board("..... ..T.. ...2. ..... ....."), ("submarine-homeless", "G6", "board", "d3")),
    (board("..... ..T.. ...0. 0.... ....."), ("submarine-twice", "G6", "board", "a4")),
    (board(ONE, die=["N", "N/again"]), ("face", "D1", "die", "1")),
    (board(ONE, die=["N", "N+nothing"]), ("face", "D1", "die", "1")),
    (board(ONE, die=["N", "coral/coral"]), ("face", "D1", "die", "1")),
    (board(ONE, die=["N", "N+E+S"]), ("face", "D1", "die", "1")),
    (board(ONE, die=["N", "again"], dice="both"), ("again-twice", "D2", "die", "1")),
    (board(ONE, die=["N", "E", "again"], dice="choose"), ("again-twice", "D2", "die", "2")),
    (board(ONE, die=["N", "temple"]), ("face-temple", "D4", "die", "1")),
    (board(ONE, die=["N", "E/temple"]), ("face-temple", "D4", "die", "1")),
    (board(ONE, die=["coral", "turn"]), ("face-turn", "D5", "die", "1")),
    (board(ONE, die=["N", "coral+turn"], compasses=[0, 1, 1, 1]), ("face-turn", "D5", "die", "1")),
    (board(TWO, target_by_seat=[0, -1]), ("handicap-target", "A1", "target_by_seat", "1")),
    (board(TWO, target=[2, 1, 1], target_by_seat=[1]), ("handicap-target", "A1", "target_by_seat", "0")),
    ({"target_by_seat": [0, 17]}, ("handicap-target", "A1", "target_by_seat", "1")),
    (board(TWO, torpedoes_by_seat=[0, 8]), ("handicap-torpedoes", "A2", "torpedoes_by_seat", "1")),
    (board(TWO, torpedoes_by_seat=[-3]), ("handicap-torpedoes", "A2", "torpedoes_by_seat", "0")),
    (board(TWO, teams=True), ("teams", "E6", "teams", None)),
    (board("..... ..... ..... ..... .....", ends="empty"), ("no-treasure", "E5", "board", None)),
    (board("..... ..... ..... ..... .....", ends="rounds"), ("no-treasure", "E4", "board", None)),
    (board(TWO, target=[2, 1, 1], steals="none"), ("no-torpedo", "E2", "steals", None)),
    (board(TWO, target=[2, 1, 1], steals="none", die=["N", "S"]), ("no-torpedo", "E2", "die", None)),
    (
        board(TWO, target=[2, 1, 1], steals="none", torpedoes=0),
        ("no-torpedo", "E2", "torpedoes", None),
    ),
    (board(TWO, cargo_room="one"), ("needs-cargo", "K2", "cargo_room", None)),
    (board(TWO, cargo_lost="taken"), ("needs-cargo", "K3", "cargo_lost", None)),
    (board(TWO, rounds=5), ("needs-rounds", "E4", "rounds", None)),
    (board(TWO, rounds=5, ends="empty"), ("needs-rounds", "E4", "rounds", None)),
    (board(TWO, ends="rounds", target_by_seat=[1]), ("needs-target", "A1", "target_by_seat", None)),
]
OF_TORPEDOES: dict[str, tuple[str, Any]] = {
    "hit_submarine": ("H1", "base"),
    "steals": ("H2", "two"),
    "hit_coral": ("H3", "moved"),
    "torpedo_reach": ("H4", 3),
    "shots_in_vain": ("H5", True),
    "reload": ("H6", "turn"),
    "torpedoes_by_seat": ("A2", [0, 1]),
}


@rule(AT, "G5", "G6", "D1", "D2", "D4", "D5", "A1", "A2", "E2", "E4", "E5", "E6", "K2", "K3")
@pytest.mark.parametrize(("changes", "expected"), BLOCKS)
def test_blocks_that_cannot_work_are_refused_by_name(
    changes: dict[str, Any], expected: tuple[str, str, str, str | None]
) -> None:
    assert said_first(changes) == expected


@rule(AT, "H1", "H2", "H3", "H4", "H5", "H6", "A2")
@pytest.mark.parametrize("field", OF_TORPEDOES)
def test_what_torpedoes_do_needs_somebody_who_fires(field: str) -> None:
    of_rule, value = OF_TORPEDOES[field]
    GAME.rules(board(ONE, **{field: value}))
    expected = ("needs-torpedoes", of_rule, field, None)
    assert said_first(board(ONE, die=["N", "W"], **{field: value})) == expected
    if field != "torpedoes_by_seat":
        assert said_first(board(ONE, torpedoes=0, **{field: value})) == expected
        # One who has torpedoes is enough.
        GAME.rules(board(ONE, torpedoes=0, torpedoes_by_seat=[0, 1], **{field: value}))


@rule(AT, "A1", "A2")
def test_handicaps_that_are_all_0_are_none() -> None:
    GAME.rules(board(ONE, die=["N", "W"], torpedoes_by_seat=[0, 0]))
    GAME.rules(board(ONE, ends="empty", target_by_seat=[0, 0]))


@rule(AT, "A1", "E6")
def test_a_team_has_one_handicap_and_only_the_target_of_four_counts() -> None:
    drawing = "..... .T.T. ..... .T.T. ....."
    teams = board(drawing, bases=FOUR, teams=True, target=[1, 1, 3])
    GAME.rules({**teams, "target_by_seat": [-2, 1]})
    assert said_first({**teams, "target_by_seat": [-3]})[0] == "handicap-target"
    assert said_first({**teams, "target_by_seat": [0, 2]})[3] == "1"
    # Seats 3 and 4 have the handicaps of their partners.
    GAME.rules({**teams, "target_by_seat": [0, 0, 9, 9]})
    alone = {**teams, "teams": False}
    assert said_first({**alone, "target_by_seat": [-1]})[0] == "handicap-target"


@rule(AT, "E2", "A1")
def test_handicaps_count_where_treasures_could_be_shared_so_that_nobody_wins() -> None:
    three = board(".....  .TT.. ..T.. ..... .....", target=[2, 1, 1], die=["any", "nothing"])
    GAME.rules(three)
    assert said_first({**three, "target_by_seat": [1]})[0] == "no-torpedo"
    GAME.rules({**three, "target_by_seat": [1, -1]})


@rule(AT, "E6", "G6", "D5")
def test_blocks_that_do_work_are_taken() -> None:
    GAME.rules(board("..... .@T.. ..... ..@.. ....."))
    GAME.rules(board("..... ..T.. ...0. 1.... ....."))
    GAME.rules(board("..... .T.T. ..... .T.T. .....", bases=FOUR, teams=True))
    GAME.rules(board("..... ..T.. ...N. ..... .....", die=["coral", "turn"]))
    GAME.rules(board("..... ..T.. ..#.. ..... .....", die=["any", "E/temple"]))


# From the mouths only the third column and the edges can be slid along; b2 lies apart.
APART: list[tuple[str, dict[str, Any]]] = [
    (".....  .T... ..... ..... .....", {}),
    # G1, G2: walls elsewhere, and walls all around.
    ("..... .T... .R... ..... .....", {}),
    (".R... RTR.. .R... ..... .....", {"die": ["any", "coral"]}),
    (".-... -T-.. .-... ..... .....", {"die": ["any", "nothing"], "stops": True}),
    # G3: a current that leads away from it, and one that nobody comes to.
    ("..... .T>.. ..... ..... .....", {}),
    ("..... .T... ..... .^... .....", {}),
    # G4, G5: where nobody comes to stop, and a mouth that is entered the other way.
    ("..... .T... .=... ..... .....", {}),
    ("..... .T... ...@@ ..... .....", {}),
    # M8: too short to help.
    ("..... .T... ..... ..... .....", {"reach": 15}),
]
TOGETHER: list[tuple[str, dict[str, Any]]] = [
    # G1, G2: stopped on c2 it slides west.
    ("..... .T... ..R.. ..... .....", {"bases": ["N c1", "W a2"]}),
    ("..... .T... ..-.. ..... .....", {"bases": ["N c1", "W a2"]}),
    # G3: a current brings it there; one that is blocked keeps it; a ring of them stops it on one.
    ("..... .T<.. ..... ..... .....", {}),
    ("..... ..... .Tv.. ..R.. .....", {"bases": ["N c1", "W a3"]}),
    ("..... .T>v. ..^<. ..... .....", {}),
    # G4: the shallows stop it.
    ("..... .T=.. ..... ..... .....", {}),
    # G5: from c3 northwards it comes out on b3; stopping on the way out, it comes from there.
    ("..... .T... .@@.. ..... .....", {}),
    ("..... .T... ..@.. @.... .....", {"stops": True}),
    # G6: a compass of the start leads there, or is turned.
    ("..... .TW.. ..... ..... .....", {}),
    ("..... .TE.. ..... ..... .....", {"die": ["turn", "nothing"]}),
    # M7, M8: it stops in time.
    ("..... .T... ..... ..... .....", {"stops": True}),
    ("..... .T... ..... ..... .....", {"reach": 2}),
    ("..... .T... ..... ..... .....", {"reach": 1}),
    # H3, D4: a reef or a temple that is moved may stop it.
    ("..... .T... ..... ...C. .....", {"hit_coral": "moved"}),
    ("..... .T... ..... ...#. .....", {"die": ["temple", "nothing"]}),
    # D3: the treasure comes to it.
    ("..... .T... ..... ..... .....", {"die": ["treasure", "nothing"]}),
]


@rule(AT, "V4", "G1", "G2", "G3", "G4", "G5", "M8")
@pytest.mark.parametrize(("drawing", "changes"), APART)
def test_a_treasure_to_which_no_terrain_leads_is_out_of_reach(drawing: str, changes: dict[str, Any]) -> None:
    error = refusal(**board(drawing, **{"die": SLIDES_ONLY, **changes}))
    assert told(error) == ("rules-unreachable", "board", "b2")


@rule(AT, "V4", "G1", "G2", "G3", "G4", "G5", "G6", "M7", "M8", "H3", "D3", "D4", "D5")
@pytest.mark.parametrize(("drawing", "changes"), TOGETHER)
def test_terrain_and_blocks_may_lead_to_a_treasure(drawing: str, changes: dict[str, Any]) -> None:
    GAME.rules(board(drawing, **{"die": SLIDES_ONLY, **changes}))


@rule(AT, "G6", "V4")
def test_a_submarine_that_begins_behind_rocks_is_told_of() -> None:
    error = refusal(**board("..... ..T.. ..... RR... 0R..."))
    assert told(error) == ("rules-shut-in", "board", "c2")
    assert (error.rule, error.phrase.args["start"]) == ("G6", "a5")
    GAME.rules(board("..... ..T.. ..... R.... 0...."))


@rule(AT, "K1", "G3")
def test_treasures_can_be_carried_home() -> None:
    # The current before the mouth leads away from it, and rocks lie beside it.
    drawing = ".R.R. ..v.. ..T.. ..... ....."
    GAME.rules(board(drawing, die=SLIDES_ONLY))
    error = refusal(**board(drawing, die=SLIDES_ONLY, cargo="carried"))
    assert said_first(board(drawing, die=SLIDES_ONLY, cargo="carried")) == (
        "no-way-home",
        "K1",
        "board",
        "c1",
    )
    assert error.phrase.args["base"] == "N c1"
    GAME.rules(board(drawing, die=SLIDES_ONLY, cargo="carried", stops=True))


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
