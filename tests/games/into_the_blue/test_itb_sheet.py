"""The score sheet: the same scores as the engine, every tie explained, impossible tables refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from blue_rulesets import rule_sets
from blue_voices import EN, SAYS, page
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import FathomsError
from fathoms.games.into_the_blue import GAME, STANDARD, Rules
from fathoms.games.into_the_blue.screens.sheet import marks_of
from playing import walk

if TYPE_CHECKING:
    from collections.abc import Callable

SHEET = GAME.sheet()


def player(name: str, *shells: int, chests: tuple[int, ...] = ()) -> dict[str, Any]:
    return {"name": name, "shells": list(shells), "chests": list(chests)}


def table(*players: dict[str, Any], order: list[str] | None = None, **more: Any) -> dict[str, Any]:
    names = [each["name"] for each in players]
    return {"game": "into-the-blue", "players": list(players), "last_turn_order": order or names, **more}


TWO = table(
    player("Green", 2, 1, 0, 3, 0, chests=(6,)), player("Blue", 1, 1, 2, 3, 1), order=["Blue", "Green"]
)


def test_the_answer_for_a_program() -> None:
    answer = SHEET.score(TWO).to_json()
    assert answer == {
        "scores": {"Green": 13, "Blue": 17},
        "winners": ["Blue"],
        "values": "reconstruction",
        "levels": [
            {"level": 5, "ranking": ["Blue"], "tokens": {"Blue": 6}, "ties": []},
            {
                "level": 4,
                "ranking": ["Blue", "Green"],
                "tokens": {"Blue": 5, "Green": 2},
                "ties": [{"between": ["Blue", "Green"], "rule": "S3", "level": 3, "counts": [2, 0]}],
            },
            {"level": 3, "ranking": ["Blue"], "tokens": {"Blue": 4}, "ties": []},
            {
                "level": 2,
                "ranking": ["Green", "Blue"],
                "tokens": {"Green": 3, "Blue": 1},
                "ties": [{"between": ["Green", "Blue"], "rule": "S3", "level": 1, "counts": [2, 1]}],
            },
            {"level": 1, "ranking": ["Green", "Blue"], "tokens": {"Green": 2, "Blue": 1}, "ties": []},
        ],
    }
    assert list(answer) == ["scores", "winners", "values", "levels"]


def test_a_tie_broken_by_unplayed_shells_or_the_order_has_no_level() -> None:
    four = SHEET.score(table(player("A", 1, 0, 0, 0, 0), player("B", 1, 0, 2, 0, 0))).to_json()["levels"][-1]
    assert four["ties"] == [{"between": ["A", "B"], "rule": "S4", "counts": [11, 9]}]
    same = table(player("A", 0, 0, 0, 0, 2), player("B", 0, 0, 0, 0, 2), order=["B", "A"])
    five = SHEET.score(same).to_json()["levels"][0]
    assert five["ties"] == [{"between": ["B", "A"], "rule": "S5", "counts": [1, 2]}]


def test_rules_and_chests_may_be_left_out() -> None:
    bare = {
        "game": "into-the-blue",
        "players": [{"name": "A", "shells": [1, 0, 0, 0, 0]}, {"name": "B", "shells": [0, 0, 0, 0, 0]}],
        "last_turn_order": ["A", "B"],
    }
    assert SHEET.score(bare).to_json()["scores"] == {"A": 2, "B": 0}
    rich = {**bare, "rules": {"main": [9, 9, 9, 9, 9]}}
    assert SHEET.score(rich).to_json()["scores"] == {"A": 9, "B": 0}


def test_equal_scores_share_the_victory() -> None:
    scored = SHEET.score(
        table(player("Ana", 0, 0, 1, 0, 0), player("Inés", 0, 1, 0, 0, 0), player("Li", 2, 0, 0, 0, 0))
    )
    assert scored.to_json()["winners"] == ["Ana"]
    equal = SHEET.score(
        table(player("Ana", 1, 0, 0, 0, 0, chests=(6,)), player("Inés", 3, 0, 0, 0, 0, chests=(5,)))
    )
    assert equal.to_json()["winners"] == ["Ana", "Inés"]
    assert page(equal.lines(SAYS["es"])).splitlines()[-2] == "Ana e Inés comparten la victoria con 7 puntos."


def test_the_answer_for_a_person() -> None:
    assert page(SHEET.score(TWO).lines(EN)).splitlines() == [
        " Level 5   @ Blue 6",
        " Level 4   @ Blue 5  ● Green 2",
        "           Blue before Green: S3, level 3, 2 to 0",
        " Level 3   @ Blue 4",
        " Level 2   ● Green 3  @ Blue 1",
        "           Green before Blue: S3, level 1, 2 to 1",
        " Level 1   ● Green 2  @ Blue 1",
        "",
        "● Green 13 = treasures 7 + chests 6",
        "@ Blue 17 = treasures 17 + chests 0",
        "Blue wins with 17 points.",
        "Treasure values: our reconstruction; those of your box may differ.",
    ]
    assert "Bleu devant Vert\u00a0: S3, palier 3, 2 contre 0" in page(SHEET.score(TWO).lines(SAYS["fr"]))


def test_whoever_is_called_by_a_colour_gets_its_shell() -> None:
    assert [shell.mark for shell in marks_of(["Blue", "Ana", "Green", "Zoé"])] == ["@", "♣", "●", "▲"]


def spoilt(change: Callable[[Any], object]) -> Any:
    """Give a good table with one thing wrong in it."""
    bad = table(
        player("Green", 2, 1, 0, 3, 0, chests=(6,)),
        player("Blue", 1, 1, 2, 3, 1),
        player("Red", 0, 0, 0, 0, 1),
    )
    change(bad)
    return bad


def setting(key: str, value: object) -> Callable[[Any], object]:
    return lambda bad: bad.update({key: value})


def setting_player(key: str, value: object) -> Callable[[Any], object]:
    return lambda bad: bad["players"][1].update({key: value})


REFUSED: list[tuple[object, str, str]] = [
    ([], "sheet-table", "JSON object"),
    ("Green", "sheet-table", "JSON object"),
    (None, "sheet-table", "JSON object"),
    (spoilt(lambda bad: bad.pop("game")), "sheet-missing", "“game”"),
    (spoilt(lambda bad: bad.pop("players")), "sheet-missing", "“players”"),
    (spoilt(lambda bad: bad.pop("last_turn_order")), "sheet-missing", "“last_turn_order”"),
    (spoilt(setting("colour", 1)), "sheet-unknown", "“colour”"),
    (spoilt(setting("game", "chess")), "sheet-game", "chess"),
    (spoilt(setting("game", 7)), "sheet-game", "7"),
    (spoilt(setting("players", {})), "sheet-players", "list"),
    (spoilt(setting("rules", [])), "core.rules-not-object", "rule"),
    (spoilt(setting("rules", {"shells": 0})), "core.rules-field", "shells"),
    (spoilt(lambda bad: bad["players"].__setitem__(2, "Red")), "sheet-player", "Player 3"),
    (spoilt(lambda bad: bad["players"].__delitem__(slice(1, 3))), "core.seats", "2 to 5"),
    (
        spoilt(lambda bad: bad["players"].extend([player(x, 0, 0, 0, 0, 0) for x in "abc"])),
        "core.seats",
        "6 seats",
    ),
    (spoilt(setting_player("points", 3)), "sheet-unknown", "Player 2"),
    (spoilt(lambda bad: bad["players"][1].pop("shells")), "sheet-missing", "Player 2"),
    (spoilt(lambda bad: bad["players"][1].pop("name")), "sheet-missing", "Player 2"),
    (spoilt(setting_player("name", "")), "sheet-name", "player 2"),
    (spoilt(setting_player("name", "  ")), "sheet-name", "player 2"),
    (spoilt(setting_player("name", "x" * 41)), "sheet-name", "player 2"),
    (spoilt(setting_player("name", "a\nb")), "sheet-name", "player 2"),
    (spoilt(setting_player("name", 5)), "sheet-name", "player 2"),
    (spoilt(setting_player("name", "Green")), "sheet-name-twice", "Green"),
    (spoilt(setting_player("shells", 3)), "sheet-shells", "Blue"),
    (spoilt(setting_player("shells", [1, 1, 1, 1])), "sheet-levels", "4 counts"),
    (spoilt(setting_player("shells", [])), "sheet-levels", "no counts"),
    (spoilt(setting_player("shells", [1] * 6)), "sheet-levels", "6 counts"),
    (spoilt(setting_player("shells", [1, 1, -1, 1, 1])), "sheet-count", "-1 shells on level 3"),
    (spoilt(setting_player("shells", [1, 1.5, 1, 1, 1])), "sheet-count", "1.5 shells on level 2"),
    (spoilt(setting_player("shells", [1, 1, 1, 1, True])), "sheet-count", "true shells on level 5"),
    (spoilt(setting_player("shells", [1, 1, 1, 1, "2"])), "sheet-count", "level 5"),
    (spoilt(setting_player("shells", [9, 1, 1, 1, 1])), "sheet-too-many", "13 shells"),
    (spoilt(setting_player("shells", [10**50, 0, 0, 0, 0])), "sheet-too-many", "Blue"),
    (spoilt(setting_player("chests", 6)), "sheet-chests", "Blue"),
    (spoilt(setting_player("chests", ["6"])), "sheet-chests", "Blue"),
    (spoilt(setting_player("chests", [9])), "sheet-no-chest", "5, 6, 6, 7 and 8"),
    (spoilt(setting_player("chests", [6, 6])), "sheet-chest-twice", "only 2 chests worth 6"),
    (spoilt(setting_player("chests", [7, 7])), "sheet-chest-twice", "only one chest worth 7"),
    (spoilt(setting("last_turn_order", "Green")), "sheet-order", "list"),
    (spoilt(setting("last_turn_order", [])), "sheet-order-missing", "Green, Blue and Red"),
    (spoilt(setting("last_turn_order", ["Green", "Blue"])), "sheet-order-missing", "Red"),
    (spoilt(setting("last_turn_order", ["Green", "Blue", "Pink"])), "sheet-order-unknown", "Pink"),
    (spoilt(setting("last_turn_order", ["Green", "Blue", 3])), "sheet-order-unknown", "3"),
    (spoilt(setting("last_turn_order", ["Green", "Blue", ["Red"]])), "sheet-order-unknown", "Red"),
    (spoilt(setting("last_turn_order", ["Green", "Blue", "Red", "Blue"])), "sheet-order-twice", "Blue"),
]


@pytest.mark.parametrize(("bad", "key", "words"), REFUSED)
def test_impossible_tables_are_refused_saying_what_and_where(bad: object, key: str, words: str) -> None:
    with pytest.raises(FathomsError) as refused:
        SHEET.score(bad)
    error = refused.value
    assert error.phrase.key == (key if key.startswith("core.") else f"into-the-blue.{key}")
    assert words in EN.sentence(error)
    for say in SAYS.values():
        sentence = say.sentence(error)
        assert sentence.endswith(".")
        assert len(sentence) < 250


def test_rules_that_forbid_a_table_are_named() -> None:
    for bad, rule in (
        (spoilt(setting_player("shells", [9, 1, 1, 1, 1])), "B1"),
        (spoilt(setting_player("chests", [9])), "B5"),
        (spoilt(setting("last_turn_order", [])), "S5"),
    ):
        with pytest.raises(FathomsError) as refused:
            SHEET.score(bad)
        assert refused.value.rule == rule


@given(rule_sets(), st.integers(2, 5), st.integers(0, 99))
@examples(40)
def test_the_sheet_agrees_with_the_engine(rules: Rules, seats: int, seed: int) -> None:
    end = list(walk(GAME, rules, seats, seed))[-1][2]
    names = [f"Diver {seat}" for seat in range(seats)]
    chests = [
        tuple(v for v, o in zip(end.chests, end.owners, strict=True) if o == seat) for seat in range(seats)
    ]
    players = [player(names[seat], *end.shells[seat], chests=chests[seat]) for seat in range(seats)]
    order = [names[seat] for seat in sorted(range(seats), key=lambda seat: end.last_turn[seat])]
    given_table = table(*players, order=order, rules=rules.differences(STANDARD))
    if len(set(end.last_turn)) < seats:
        # Who had no turn at all ranks last here and first there: a real table always has an order.
        return
    scored = SHEET.score(given_table)
    answer = scored.to_json()
    assert tuple(answer["scores"].values()) == end.result.scores
    assert answer["winners"] == [names[seat] for seat in end.result.winners]
    for say in SAYS.values():
        assert scored.lines(say)


def ask(rules: Rules, *answers: str) -> tuple[dict[str, Any] | None, list[str], list[str]]:
    """Answer the questions; give the table if it is whole, the questions, and the problems on the way."""
    questions, problems = list[str](), list[str]()
    talk = SHEET.ask(rules)
    question = next(talk)
    for answer in answers:
        questions.append(EN.phrase(question.text))
        try:
            question = talk.send(answer)
        except StopIteration as whole:
            return whole.value, questions, problems
        if question.problem is not None:
            problems.append(EN.phrase(question.problem))
    return None, questions, problems


def test_a_table_is_asked_for_question_by_question() -> None:
    asked, questions, problems = ask(STANDARD, "2", "", " Ana ", "2 1 0 3 0", "6", "1,1,2,3,1", "", "2 1")
    assert asked == {
        "game": "into-the-blue",
        "rules": {},
        "players": [player("Green", 2, 1, 0, 3, 0, chests=(6,)), player("Ana", 1, 1, 2, 3, 1)],
        "last_turn_order": ["Ana", "Green"],
    }
    assert problems == []
    assert questions[:4] == [
        "How many players? (2 to 5)",
        "Name of player 1? (Enter: Green)",
        "Name of player 2? (Enter: Blue)",
        "Green: shells on level 1 to 5, as in “2 1 0 3 0”?",
    ]
    assert SHEET.score(asked).to_json()["winners"] == ["Ana"]


@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("", ["Green", "Ana María", "Yellow"]),
        ("3 1 2", ["Yellow", "Green", "Ana María"]),
        ("ana maría, yellow, GREEN", ["Ana María", "Yellow", "Green"]),
        ("yellow 2 1", ["Yellow", "Ana María", "Green"]),
    ],
)
def test_the_order_is_given_by_names_or_numbers(answer: str, order: list[str]) -> None:
    start = ("3", "", "Ana María", "", *["0 0 0 0 1", ""] * 3)
    asked, _, problems = ask(STANDARD, *start, answer)
    assert problems == []
    assert asked is not None
    assert asked["last_turn_order"] == order


def test_a_bad_answer_is_asked_again_with_the_problem() -> None:
    answers = (
        "six",
        "6",
        "2",
        "",
        "Green",
        "Zoé",
        "1 2",
        "1 2 x 0 0",
        "9 9 0 0 0",
        "1 0 0 0 0",
        "4",
        "8",
        "0 0 0 0 0",
    )
    asked, _, problems = ask(STANDARD, *answers, "8", "", "1 1", "1", "Bob Zoé", "2 1")
    assert asked is not None
    assert [problem.split(":")[0] for problem in problems] == [
        "“six” is not a whole number",
        "6 seats are not possible here; use 2 to 5.",
        "Two players are called Green",
        "Green has 2 counts of shells for 5 levels",
        "“x” is not a whole number",
        "Green has 18 shells on the board but only 12 in total",
        "Green has a chest worth 4, but the chests are worth 5, 6, 6, 7 and 8",
        "There is only one chest worth 8, and Zoé has one too many",
        "The order of last turns names Green twice",
        "The order of last turns leaves out Zoé",
        "The order of last turns names Bob, who is not at the table",
    ]


def test_an_offered_name_is_free() -> None:
    _, questions, _ = ask(STANDARD, "3", "Blue", "", "")
    assert questions[1:] == [
        "Name of player 1? (Enter: Green)",
        "Name of player 2? (Enter: Green)",
        "Name of player 3? (Enter: Yellow)",
    ]


def test_asking_follows_the_rule_set() -> None:
    rules = Rules(levels=1, chests=(3,))
    asked, questions, _ = ask(rules, "2", "", "", "4", "3", "5", "", "")
    assert questions[3] == "Green: how many shells on level 1?"
    assert asked is not None
    assert asked["rules"] == {"levels": 1, "chests": [3]}
    assert SHEET.score(asked).to_json()["scores"] == {"Green": 4, "Blue": 2}
