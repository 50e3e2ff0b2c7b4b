"""The rule book: every rule, in every language, true to the rule set at hand."""

from __future__ import annotations

import re
from typing import Any

import pytest
from atlantis_rulesets import kit_rule_sets, rule_sets
from atlantis_voices import EN, SAYS
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.games.atlantis_treasure import GAME, STANDARD, Rules
from fathoms.games.atlantis_treasure.screens.offers import FireEffect, SlideEffect
from fathoms.texts import FOLDER

BLOCKS = [
    *(f"G{number}" for number in range(1, 7)),
    "W1",
    *(f"M{number}" for number in range(7, 10)),
    *(f"K{number}" for number in range(1, 4)),
    *(f"H{number}" for number in range(1, 7)),
    *(f"D{number}" for number in range(1, 7)),
    *(f"E{number}" for number in range(4, 7)),
    *(f"A{number}" for number in range(1, 4)),
]
"""House rules that a rule set may be built with."""
IDS = [
    *(f"B{number}" for number in range(1, 8)),
    *(f"T{number}" for number in range(1, 11)),
    "F1",
    *(f"M{number}" for number in range(1, 7)),
    *(f"E{number}" for number in range(1, 4)),
    *(f"V{number}" for number in range(1, 5)),
    *BLOCKS,
]
EXAMPLES = [f"X{number}" for number in range(1, 6)]
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def told(rules: Rules, lang: str = "en") -> dict[str, str]:
    return {rule.id: rule.text(SAYS[lang]) for section in GAME.book(rules) for rule in section.rules}


def changed(rules: Rules) -> set[str]:
    return {rule.id for section in GAME.book(rules) for rule in section.rules if rule.changed}


def test_the_book_has_every_rule() -> None:
    assert list(told(STANDARD)) == [*IDS, *EXAMPLES]
    titles = [EN.phrase(section.title) for section in GAME.book(STANDARD)]
    assert titles == [
        "Aim of the game",
        "Pieces",
        "A turn",
        "Moving",
        "End of the game",
        "Variants",
        "Building blocks",
        "Examples",
        "Credits",
    ]


@pytest.mark.parametrize("lang", SAYS)
def test_the_book_begins_with_the_aim_and_credits_who_made_the_game(lang: str) -> None:
    first, *_, last = GAME.book(STANDARD)
    assert (first.rules, last.rules) == ((), ())
    aim = SAYS[lang].phrase(first.text[0])
    assert "4" in aim
    assert "3" in aim
    assert "7" in SAYS[lang].phrase(GAME.book(Rules(target=(7, 3, 3)))[0].text[0])
    assert "LEGO" in SAYS[lang].phrase(last.text[0])


def test_the_examples_of_the_booklet_are_drawn_as_the_engine_plays_them() -> None:
    rules = {rule.id: rule for section in GAME.book(STANDARD) for rule in section.rules if rule.example}
    assert list(rules) == EXAMPLES
    shown = {name: rule.example for name, rule in rules.items() if rule.example}
    effects = {name: example.effect for name, example in shown.items()}
    fired = effects["X1"]
    assert isinstance(fired, FireEffect)
    assert (fired.victim, fired.path) == (2, ("b2", "c2", "d2", "e2", "f2"))
    ends = {"X2": "c2", "X3": "f5", "X4": "c3", "X5": "d4"}
    for name, end in ends.items():
        slid = effects[name]
        assert isinstance(slid, SlideEffect)
        assert slid.end == end
        assert end in told(STANDARD)[name], "the words tell what is drawn"
    assert all("●" in "".join(example.drawing) for example in shown.values())
    # Under other rules they might not be true.
    assert not [rule for section in GAME.book(Rules(torpedoes=1)) for rule in section.rules if rule.example]


def sources(rules: Rules) -> dict[str, list[str]]:
    return {
        rule.id: [passage.source for passage in rule.passages]
        for section in GAME.book(rules)
        for rule in section.rules
    }


def test_each_sentence_is_marked_with_where_it_comes_from() -> None:
    found = sources(STANDARD)
    book, elsewhere, reading, reconstruction = "book", "elsewhere", "reading", "reconstruction"
    assert found["T6"] == [book, reading]
    assert found["T7"] == [book, reading]
    assert found["V3"] == [book, reading]
    assert found["M4"] == [book, elsewhere, reading]
    assert found["B3"] == [elsewhere, reconstruction]
    assert [rule for rule in found if reconstruction in found[rule]] == ["B1", "B3", "B6", "B7", "E3"]
    book_alone = ("T1", "T2", "T3", "T5", "M1", "M2", "M3", "E1", "V4")
    assert all(found[rule] == [book] for rule in book_alone)
    by_id = {rule.id: rule for section in GAME.book(STANDARD) for rule in section.rules}
    first, second = (passage.text(EN) for passage in by_id["T6"].passages)
    assert "treasures" in first
    assert second.startswith("A temple and the edge")


def test_what_a_rule_set_says_itself_is_nobodys_reconstruction() -> None:
    board = ("...", ".#.", "T.T")
    own = sources(Rules(board=board, bases=("N b1", "S b3"), target=(1, 1, 1)))
    assert own["B6"] == ["reading", "own"]
    assert own["B7"][0] == "own"
    assert own["B3"] == ["own"]
    assert sources(Rules(quiet_rounds=7))["E3"] == ["own"]
    # A variant of the book stays one when it is played.
    assert sources(Rules(stock=True))["V3"] == ["book", "reading"]
    # A die without torpedoes has no reading of what they do.
    assert sources(Rules(torpedoes=0, target=(3, 2, 2)))["T6"] == ["own"]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("standard", set[str]()),
        ("replacement", {"V1"}),
        ("foresight", {"V2"}),
        ("stock", {"V3"}),
        ("all-variants", {"V1", "V2", "V3"}),
        ("torpedo-die", {"B5", "T5", "F1"}),
        ("wild-die", {"B5"}),
        ("spent-compasses", {"M4"}),
        ("two-temples", {"B2", "B6"}),
        ("no-coral", {"B3", "B5", "B6", "T5", "F1"}),
        ("bigger-sea", {"B2", "B3", "B6", "B7"}),
        ("lagoon", {"B1", "B2", "B3", "B6", "B7", "E1"}),
    ],
)
def test_a_rule_set_marks_the_rules_it_changes(name: str, ids: set[str]) -> None:
    rules = GAME.rule_sets[name]
    assert isinstance(rules, Rules)
    assert changed(rules) == ids


def test_numbers_come_from_the_rule_set() -> None:
    text = told(
        Rules(
            board=("...T.T.", ".C...T.", ".......", "T......", "T......", "......."),
            bases=("N a1", "N c1", "S g6"),
            compasses=(1, 2, 3, 4),
            torpedoes=1,
            die=("N", "N", "coral", "torpedo", "again"),
            target=(2, 3, 5),
            quiet_rounds=1,
            picks=1,
        )
    )
    assert text["B1"].startswith("2 to 3 players")
    assert "7 by 6 squares without a temple" in text["B2"]
    assert text["B3"] == (
        "5 treasures and one torpedo on each submarine. One coral reef and compasses for "
        "north (1), east (2), south (3) and west (4)."
    )
    assert (
        "5 faces: north compass × 2, green (coral), torpedo and roll again. You may roll again" in text["B5"]
    )
    assert "north of a1, north of c1 and south of g6" in text["B7"]
    assert "two players" not in text["B7"]
    assert "to g6 in the south-east" in text["B6"]
    assert "2 with two players, 3 with three." in text["E1"]
    assert text["E3"].startswith("A full round without any treasure changing place ends")
    assert "picks one compass and keeps it" in text["V2"]


def test_the_standard_numbers() -> None:
    text = told(STANDARD)
    assert "9 by 9 squares with the temple in the middle" in text["B2"]
    assert (
        text["B3"]
        == "8 treasures and 2 torpedoes on each submarine. 8 coral reefs and 4 compasses of each direction."
    )
    assert "4 with two players, 3 with three or four." in text["E1"]
    assert text["E3"].startswith("40 full rounds in a row")
    assert "We made this board up" in text["B6"]


def test_a_changed_meaning_changes_the_words() -> None:
    assert "leaves the game. If" in told(Rules(used_compass="out"))["M4"]
    assert "goes back to the reserve; a reef" in told(Rules(hit_compass="reserve"))["T8"]
    assert "a square like any other" in told(Rules(open_mouths=True))["F1"]
    assert "Coral can shut a submarine in" in told(STANDARD)["F1"]
    assert "can shut nobody in" in told(Rules(open_sea=True))["F1"]
    assert "shut" not in told(Rules(die=("N", "torpedo")))["F1"]
    assert "belongs to the rule set" in told(Rules(board=("....T",) * 5, bases=("N a1", "S a5")))["B6"]
    unarmed = told(Rules(torpedoes=0))
    assert all("in this game" in unarmed[rule] for rule in ("T6", "T7", "T8", "T9"))
    assert "enough treasures" in unarmed["E2"]
    still = told(Rules(die=("torpedo", "nothing")))
    assert all("no compass face" in still[rule] for rule in ("T3", "T4"))
    assert "no green face" in still["T5"]


def test_variants_say_whether_they_are_in() -> None:
    out, played = told(STANDARD), told(Rules(replacement=True, foresight=True, stock=True))
    for rule in ("V1", "V2", "V3"):
        assert out[rule].startswith("Not in play.")
        assert played[rule].startswith("In play.")


def test_the_book_says_what_we_decided_and_why() -> None:
    text, found = told(STANDARD), sources(STANDARD)
    assert all("reading" in found[rule] for rule in ("T7", "T9", "F1", "M4", "V1", "V2"))
    assert "never a disadvantage" in text["T9"]
    assert "even the same" in text["V1"]
    assert "or skip the action" in text["V1"]
    assert "you may still place one of your own" in text["V2"]
    # Where a compass goes is nobody's reading in a rule set that says it.
    assert (found["T8"], sources(Rules(hit_compass="reserve"))["T8"]) == (
        ["book", "elsewhere"],
        ["book", "own"],
    )
    assert "own" in sources(Rules(used_compass="out"))["M4"]
    assert "own" in sources(Rules(open_sea=True))["F1"]


def out_of(rules: Rules) -> dict[str, str]:
    """Give the rules that have no place in a game, each with its name; blocks that are not played aside."""
    off = [rule for section in GAME.book(rules) for rule in section.rules if rule.off]
    told = [rule for rule in off if rule.id not in BLOCKS]
    return {rule.id: SAYS["en"].phrase(rule.name) if rule.name else "" for rule in told}


def test_a_sheet_may_leave_out_what_has_no_place_in_the_game() -> None:
    names = {"V1": "Replacement", "V2": "Foresight", "V3": "Stock"}
    assert out_of(STANDARD) == names
    assert out_of(Rules(replacement=True, foresight=True, stock=True)) == {}
    assert out_of(Rules(stock=True, target=(3, 2, 2), torpedoes=0)) == {
        "T7": "",
        "T8": "",
        "T9": "",
        "V1": "Replacement",
        "V2": "Foresight",
    }
    assert "T4" in out_of(Rules(die=("torpedo", "nothing")))


def in_play(rules: Rules) -> dict[str, str]:
    """Give the blocks that a game is played with, and what the book says of each."""
    found = [rule for section in GAME.book(rules) for rule in section.rules if rule.id in BLOCKS]
    assert all(rule.changed == (not rule.off) and rule.sources == {"own"} for rule in found)
    texts = {rule.id: rule.text(EN) for rule in found}
    assert all(texts[rule.id].startswith("Not in play." if rule.off else "In play") for rule in found)
    return {rule.id: texts[rule.id] for rule in found if not rule.off}


def test_the_standard_game_has_none_of_the_blocks() -> None:
    assert in_play(STANDARD) == {}


SEA = (".......", ".TTTT..", ".......", "...#...", ".......", ".TTTT..", ".......")


def sea(**marks: str) -> tuple[str, ...]:
    """Draw the sea with other marks on some squares."""
    rows = [list(row) for row in SEA]
    for square, mark in marks.items():
        rows[int(square[1]) - 1]["abcdefg".index(square[0])] = mark
    return tuple("".join(row) for row in rows)


@pytest.mark.parametrize(
    ("fields", "blocks", "words"),
    [
        ({"board": sea(a1="R")}, {"G1"}, ("G1", "never moves")),
        ({"board": sea(a1="-")}, {"G2"}, ("G2", "no square at all")),
        ({"board": sea(a3="v")}, {"G3"}, ("G3", "turns you in its direction")),
        ({"board": sea(a3="=")}, {"G4"}, ("G4", "you stop on them")),
        ({"board": sea(a3="@", g3="@")}, {"G5"}, ("G5", "come out of the next")),
        ({"board": sea(a3="N", g3="0")}, {"G6"}, ("G6", "from the start")),
        (
            {"board": sea(a3="D", g3="X")},
            {"W1"},
            ("W1", "In play: 8 treasures worth 1, one treasure worth 2 and one treasure worth 3."),
        ),
        ({"stops": True}, {"M7"}, ("M1", "You may stop earlier")),
        ({"reach": 4}, {"M8"}, ("M1", "no more than 4 squares")),
        ({"slides": 2}, {"M9"}, ("T2", "move your submarine twice.")),
        ({"cargo": "carried"}, {"K1", "K3"}, ("M3", "It stays aboard until you are back")),
        ({"cargo": "carried", "cargo_room": "one"}, {"K1", "K2", "K3"}, ("K2", "one treasure at most")),
        ({"cargo": "carried", "cargo_lost": "taken"}, {"K1", "K3"}, ("K3", "goes to the base of the player")),
        ({"hit_submarine": "base"}, {"H1"}, ("T7", "it goes back to its base, and you take one treasure")),
        ({"hit_submarine": "stays"}, {"H1"}, ("T7", "misses its next turn, and you take one treasure")),
        ({"steals": "none"}, {"H2"}, ("T7", "of your choice. The treasures at its base stay there.")),
        ({"steals": "two"}, {"H2"}, ("T7", "up to two treasures from its base")),
        ({"steals": "all"}, {"H2"}, ("T7", "all the treasures from its base")),
        ({"hit_coral": "moved"}, {"H3"}, ("T8", "A reef that is hit you put on any free square.")),
        ({"torpedo_reach": 3}, {"H4"}, ("T6", "straight ahead, at most 3 squares, over")),
        ({"shots_in_vain": True}, {"H5"}, ("T6", "where it hits nothing")),
        ({"reload": "never"}, {"H6"}, ("T9", "it is never reloaded.")),
        ({"reload": "turn"}, {"H6"}, ("T9", "At the start of each of your turns you reload one.")),
        (
            {"die": ("N+torpedo", "coral/any")},
            {"D1"},
            ("B5", "2 faces: north compass and torpedo and green (coral) or compass of any direction."),
        ),
        ({"dice": "both"}, {"D2"}, ("T2", "Roll both dice.")),
        ({"dice": "choose"}, {"D2"}, ("T2", "the action of one of the dice")),
        ({"die": ("N", "treasure", "torpedo")}, {"D3"}, ("D3", "may move a treasure")),
        ({"die": ("N", "temple", "torpedo")}, {"D4"}, ("D4", "may move a temple")),
        ({"die": ("N", "turn", "torpedo")}, {"D5"}, ("D5", "may turn a compass")),
        ({"die": ("N", "slide", "torpedo")}, {"D6"}, ("D6", "you may slide once more")),
        ({"ends": "rounds", "rounds": 9}, {"E4"}, ("E4", "after 9 full rounds")),
        ({"ends": "empty"}, {"E5"}, ("E2", "does not go on when no treasure is left")),
        ({"teams": True}, {"E6"}, ("E1", "The first team to hold enough treasures wins at once: 3.")),
        ({"target_by_seat": (1, 0, -1)}, {"A1"}, ("A1", "In play: +1 for seat 1 and \u22121 for seat 3.")),
        ({"torpedoes_by_seat": (0, 2)}, {"A2"}, ("A2", "In play: +2 for seat 2.")),
        ({"begins": 2}, {"A3"}, ("T1", "Seat 2 starts")),
    ],
)
def test_a_block_says_that_it_is_in_play_and_rewrites_what_it_changes(
    fields: dict[str, Any], blocks: set[str], words: tuple[str, str]
) -> None:
    whole: dict[str, Any] = {"board": SEA, "bases": ("N d1", "E g4", "S d7", "W a4"), **fields}
    rules = Rules(**whole)
    assert set(in_play(rules)) == blocks
    rule_id, told_words = words
    assert told_words in told(rules)[rule_id]


@pytest.mark.parametrize("lang", SAYS)
def test_the_aim_says_what_wins(lang: str) -> None:
    def aim(**fields: Any) -> str:
        return SAYS[lang].phrase(GAME.book(Rules(**fields))[0].text[0])

    by_rounds, by_sea, team = aim(ends="rounds", rounds=9), aim(ends="empty"), aim(teams=True)
    assert "9" in by_rounds
    assert "3" not in by_sea
    assert "4" not in team
    assert len({by_rounds, by_sea, team, aim()}) == 4


def test_the_signs_of_the_drawing_are_explained() -> None:
    legends = [section.legend for section in GAME.book(STANDARD)]
    assert [legend is not None for legend in legends] == [False, True, *[False] * 7]
    assert legends[1] is not None
    assert all(sign in SAYS["fr"].phrase(legends[1]) for sign in "◆♣█")


def test_the_board_is_drawn_with_the_pieces() -> None:
    drawings = [section.drawing for section in GAME.book(STANDARD)]
    assert [bool(drawing) for drawing in drawings] == [False, True, *[False] * 7]
    assert drawings[1][4] == "3     ·  ◆  ◆  ·  · ▐♣▌ ◆  ·  ·     3"
    assert drawings[1][6] == "5 (×) ·  ·  ·  · ▟█▙ ·  ·  ·  · (▲) 5"


@given(rule_sets())
@examples(30)
def test_every_rule_can_be_said_for_any_rule_set(rules: Rules) -> None:
    assert all(len(row) <= 60 for row in GAME.book(rules)[1].drawing)
    for lang in SAYS:
        texts = told(rules, lang)
        assert list(texts) == ([*IDS, *EXAMPLES] if rules == STANDARD else IDS)
        assert all(text.endswith(".") and "  " not in text and "{" not in text for text in texts.values())


@pytest.mark.parametrize("lang", ["fr", "es"])
def test_no_rule_is_left_in_english(lang: str) -> None:
    english, other = told(STANDARD), told(STANDARD, lang)
    assert [rule for rule in english if english[rule] == other[rule]] == []


@pytest.mark.parametrize("file", ["atlantis-treasure", "atlantis-treasure-play", "atlantis-treasure-rules"])
def test_the_languages_have_the_same_messages(file: str) -> None:
    found = {lang: MESSAGE.findall((FOLDER / lang / f"{file}.ftl").read_text("utf-8")) for lang in SAYS}
    assert found["en"]
    assert len(found["en"]) == len(set(found["en"]))
    assert set(found["en"]) == set(found["fr"]) == set(found["es"])


@pytest.mark.parametrize("file", ["atlantis-treasure-play", "atlantis-treasure-rules"])
def test_french_keeps_its_spaces_unbroken(file: str) -> None:
    text = (FOLDER / "fr" / f"{file}.ftl").read_text("utf-8")
    assert re.findall(r"[\w»)}] [;:!?](?=\s)|« | »", text) == []
    assert re.findall(r"[\w»)}]\u00a0[;:!?]", text)


@pytest.mark.parametrize("lang", sorted(SAYS))
def test_the_game_has_a_name_a_promise_and_help(lang: str) -> None:
    say = SAYS[lang]
    assert say("atlantis-treasure.title") == "Atlantis Treasure"
    assert 20 < len(say("atlantis-treasure.tagline")) < 110
    assert all(mark in say("atlantis-treasure.help") for mark in "●▲■×◆♣↑")
    assert say("atlantis-treasure.no-score")


CARRIED = re.compile(
    r"\b(?:home|bring|carry|rapport\w+|ramèn\w+|ramen\w+|port|casa|llev\w+|tra[ei]\w*)\b", re.IGNORECASE
)


@pytest.mark.parametrize("lang", sorted(SAYS))
@pytest.mark.parametrize("key", ["tagline", "about", "field-bases-about"])
def test_nobody_is_told_to_carry_treasures_home(lang: str, key: str) -> None:
    assert not CARRIED.search(SAYS[lang](f"atlantis-treasure.{key}"))
    assert not CARRIED.search(told(STANDARD, lang)["M3"])


@pytest.mark.parametrize("lang", sorted(SAYS))
def test_the_signs_of_terrain_are_explained_where_there_is_some(lang: str) -> None:
    legend = GAME.book(Rules(board=sea(a3="@", g3="@", a1="R", g1="="), bases=("N d1", "S d7")))[1].legend
    plain = GAME.book(STANDARD)[1].legend
    assert legend is not None
    assert plain is not None
    assert all(sign in SAYS[lang].phrase(legend) for sign in "▓░@")
    assert not any(sign in SAYS[lang].phrase(plain) for sign in "▓░@")


@given(kit_rule_sets(), st.sampled_from(sorted(SAYS)))
@examples(40)
def test_every_sign_of_the_drawn_board_is_explained(rules: Rules, lang: str) -> None:
    section = GAME.book(rules)[1]
    assert section.legend is not None
    legend = SAYS[lang].phrase(section.legend)
    # Letters, numbers and studs are the board itself, lines its bases; marks of seats stand in brackets.
    board = re.compile(r"[a-z0-9·\s()]|[┌┐└┘├┤╶╴▐▌]")
    signs = {*board.sub("", "".join(section.drawing))} - set(GAME.marks)
    assert signs <= set(legend), signs - set(legend)
    drawn = "".join(rules.board)
    for worth, mark in ((2, "D"), (3, "X")):
        assert mark not in drawn or f"◆{worth}" in legend
