"""The rule book: every rule, in every language, true to the rule set at hand."""

from __future__ import annotations

import pytest
from blue_rulesets import CHESTS_ONLY, rule_sets
from blue_voices import EN, SAYS
from hypothesis import given

from examples import examples
from fathoms.core import FathomsError
from fathoms.core.book import MARKED
from fathoms.games.into_the_blue import GAME, STANDARD, Rules
from playing import play_texts

HOUSE = ["C1", "C2", "A1", "A2", "A3"]
IDS = [
    *(f"B{number}" for number in range(1, 7)),
    *(f"T{number}" for number in range(1, 9)),
    *(f"E{number}" for number in range(1, 4)),
    *(f"S{number}" for number in range(1, 7)),
    *HOUSE,
]
EXAMPLES = ["X1", "X2", "X3", "X4"]


def told(rules: Rules, lang: str = "en") -> dict[str, str]:
    return {rule.id: rule.text(SAYS[lang]) for section in GAME.book(rules) for rule in section.rules}


def changed(rules: Rules) -> set[str]:
    return {rule.id for section in GAME.book(rules) for rule in section.rules if rule.changed}


def test_the_standard_book_has_every_rule_and_the_examples() -> None:
    assert list(told(STANDARD)) == [*IDS, *EXAMPLES]
    assert changed(STANDARD) == set()
    titles = [EN.phrase(section.title) for section in GAME.book(STANDARD)]
    assert titles == [
        "Aim of the game",
        "Pieces",
        "A turn",
        "End of the game",
        "Scoring",
        "House rules",
        "Examples",
        "Credits",
    ]


@pytest.mark.parametrize("lang", SAYS)
def test_the_book_begins_with_the_aim_and_credits_who_made_the_game(lang: str) -> None:
    first, *_, last = GAME.book(Rules(shells=6))
    assert (len(first.text), first.rules, last.rules) == (1, (), ())
    assert "1, 2, 3, …" in SAYS[lang].phrase(first.text[0])
    credited = SAYS[lang].phrase(last.text[0])
    for name in ("Reiner Knizia", "Alain Boyer", "Fabrice Del Rio Ruiz", "Funnyfox", "Tranjis Games"):
        assert name in credited


def marks(rules: Rules) -> dict[str, list[tuple[str, str]]]:
    """Give the passages that the printed rules do not say, with their source."""
    found = {
        rule.id: [(each.source, each.text(EN)) for each in rule.passages if each.source in MARKED]
        for section in GAME.book(rules)
        for rule in section.rules
    }
    return {rule: passages for rule, passages in found.items() if passages}


def test_what_is_ours_is_marked_for_what_it_is() -> None:
    found = {rule: [source for source, _ in passages] for rule, passages in marks(STANDARD).items()}
    assert found == {"B1": ["reconstruction"], "B6": ["reconstruction"], "E3": ["reading"]}


def test_a_value_of_ones_own_is_nobodys_reconstruction() -> None:
    [(source, words)] = marks(Rules(main=(2, 3, 5, 7, 9)))["B6"]
    assert source == "reconstruction"
    assert "main treasures" not in words
    assert "each secondary treasure: 1, 1, 2, 2 and 3" in words
    both = Rules(main=(2, 3, 5, 7, 9), secondary=(1, 2, 3, 4, 5))
    assert "B6" not in marks(both)
    assert "box" not in told(both)["B6"]
    # Values of ours stay ours in a sea that is less deep.
    assert "B6" in marks(Rules(levels=4))


@pytest.mark.parametrize("lang", SAYS)
def test_owners_of_the_box_are_sent_to_where_they_type_its_values(lang: str) -> None:
    words = told(STANDARD, lang)["B6"]
    assert SAYS[lang]("workshop.box") in words
    assert "“main”" not in words
    assert "secondary" not in words.replace("secondary treasure", "")


def test_two_different_secondary_treasures_are_told_with_our_reading() -> None:
    rules = Rules(secondary=(1, 1, 2, 2, 3), other_secondary=(2, 1, 1, 2, 4))
    assert "more valuable secondary treasure: 2, 1, 2, 2 and 4" in told(rules)["B6"]
    assert "of the other one: 1, 1, 1, 2 and 3" in told(rules)["B6"]
    assert [source for rule in ("B4", "S2") for source, _ in marks(rules)[rule]] == ["reading"] * 2
    assert [source for source, _ in marks(rules)["B6"]] == ["reconstruction"] * 2
    assert "We made the values of the main treasures up" in told(rules)["B6"]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("quick", {"B1"}),
        ("two-rolls", {"T2", "T3"}),
        ("rich-chests", {"B5"}),
        ("sudden-end", {"E1", "E3"}),
        ("deep-trench", {"B2", "B3", "B6", "T2", "T8", "S1"}),
    ],
)
def test_a_rule_set_marks_the_rules_it_changes(name: str, ids: set[str]) -> None:
    rules = GAME.rule_sets[name]
    assert isinstance(rules, Rules)
    assert changed(rules) == ids
    assert list(told(rules)) == IDS


def test_numbers_come_from_the_rule_set() -> None:
    text = told(Rules(shells=7, rolls=2, chests=(12, 3), levels=4))
    assert "each with 7 shells" in text["B1"]
    assert "as many dice as you want, once." in text["T2"]
    assert "After roll 2" in text["T3"]
    assert "4 diving levels" in text["B3"]
    assert "3 and 12" in text["B5"]
    assert "2, 3, 4 and 5." in text["B6"]
    assert "from 1 to 4 and a chest" in text["T8"]


def test_a_changed_meaning_changes_the_words() -> None:
    assert told(Rules(rolls=1))["T2"] == "Roll all 6 dice once. There is no reroll."
    assert told(Rules(last_shell="at-once"))["E1"].startswith("The game ends at once")
    assert told(Rules(last_chest="last-turns"))["E2"].endswith("one last turn; then the game ends.")
    assert "no dive can be perfect" in told(Rules(dice=5))["T8"]
    assert "No dive can be perfect" in told(Rules(dice=5))["E2"]
    assert "continues to dive" in told(CHESTS_ONLY)["E1"]
    assert "S4 decides" in told(Rules(levels=1))["S3"]
    assert "No face shows a chest" in told(Rules(faces="12345"))["B2"]


def test_the_order_of_faces_and_chests_is_no_change() -> None:
    assert changed(Rules(faces="C54321", chests=(8, 7, 6, 6, 5))) == set()


@given(rule_sets())
@examples(60)
def test_every_rule_can_be_said_for_any_rule_set(rules: Rules) -> None:
    for lang in SAYS:
        texts = told(rules, lang)
        assert list(texts)[: len(IDS)] == IDS
        assert all(text.endswith(".") and "  " not in text and "{" not in text for text in texts.values())


@pytest.mark.parametrize("lang", ["fr", "es"])
def test_no_rule_is_left_in_english(lang: str) -> None:
    english, other = told(STANDARD), told(STANDARD, lang)
    assert [rule for rule in english if english[rule] == other[rule]] == []


@pytest.mark.parametrize("lang", sorted(SAYS))
def test_the_game_and_its_rule_sets_have_names(lang: str) -> None:
    keys = ["title", "tagline", "help"]
    keys += [f"ruleset-{name}{end}" for name in GAME.rule_sets for end in ("", "-about")]
    assert all(SAYS[lang](f"into-the-blue.{key}") for key in keys)


DEALT = "deal 56678"
ROLLED = "roll 11235C"
REFUSALS: list[tuple[tuple[str, ...], str]] = [
    (("dive",), "keep 123"),
    (("deal 55678",), "deal 5, 6, 6, 7 and 8"),
    (("stop",), "a deal comes first"),
    ((DEALT, "stop"), "a roll comes next"),
    ((DEALT, "roll 12"), "2 dice are written, but 6"),
    ((DEALT, "roll 123456"), "1, 2, 3, 4, 5 and C"),
    ((DEALT, ROLLED, "keep 11235C"), "stop instead"),
    ((DEALT, ROLLED, "keep 44"), "4 and 4"),
    ((DEALT, ROLLED, "place 1"), "or stop"),
    ((DEALT, ROLLED, "stop", "place 4"), "from 1 to 3"),
    ((DEALT, "roll 11111C", "stop", "place 2"), "choose level 1"),
    ((DEALT, ROLLED, "stop", "stop"), "choose a level"),
    ((DEALT, "roll 12345C", "stop", "place 1"), "take a chest"),
    ((DEALT, "roll 12345C", "stop", "chest 6"), "1, 2, 3, 4 and 5"),
]


def refusal(rules: Rules, moves: tuple[str, ...]) -> FathomsError:
    """Play moves until one is refused."""
    with pytest.raises(FathomsError) as refused:
        play_texts(GAME, rules, GAME.start(rules, 2), *moves)
    return refused.value


@pytest.mark.parametrize(("moves", "words"), REFUSALS)
def test_every_refused_move_says_what_to_do(moves: tuple[str, ...], words: str) -> None:
    error = refusal(STANDARD, moves)
    assert words in EN.sentence(error)
    assert len({say.sentence(error) for say in SAYS.values()}) == len(SAYS)


def test_a_move_after_the_end_is_refused_in_words() -> None:
    rules = Rules(shells=1, last_shell="at-once")
    error = refusal(rules, (DEALT, ROLLED, "stop", "place 1", "stop"))
    assert {lang: say.sentence(error) for lang, say in SAYS.items()} == {
        "en": "The game is over: nothing more can be played (rule E1).",
        "fr": "La partie est terminée\u00a0: on ne peut plus rien jouer (règle\u00a0E1).",
        "es": "La partida ha terminado: ya no se puede jugar nada (regla E1).",
    }


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"faces": "1235C"}, "Level 4"),
        ({"main": [1]}, "1 value for 5 levels"),
        ({"last_shell": "never", "last_chest": "never"}, "This game would never end"),
        ({"last_shell": "never", "faces": "12345"}, "no dive can be perfect"),
    ],
)
def test_every_refused_rule_set_says_what_to_do(changes: dict[str, object], words: str) -> None:
    with pytest.raises(FathomsError) as refused:
        GAME.rules(changes)
    assert words in EN.sentence(refused.value)
    assert len({say.sentence(refused.value) for say in SAYS.values()}) == len(SAYS)


def test_only_what_can_never_happen_has_no_place_in_the_game() -> None:
    def out(rules: Rules) -> list[str]:
        return [rule.id for section in GAME.book(rules) for rule in section.rules if rule.off]

    assert out(STANDARD) == HOUSE
    assert out(Rules(last_shell="at-once")) == ["E3", *HOUSE]
    assert out(Rules(chest_sight="open", chest_turn=False)) == ["A1", "A2", "A3"]
    assert out(Rules(shells_by_seat=(0, -2), rolls_by_seat=(1,), begins=1)) == ["C1", "C2"]
    assert "A1" in out(Rules(shells_by_seat=(0, 0)))


def test_house_rules_are_told_where_they_matter() -> None:
    text = told(Rules(chest_sight="open", chest_turn=False, begins=2))
    assert "Show its value to everybody. Then your turn ends." in text["T8"]
    assert text["E3"] == "A perfect dive in a last turn still gives a chest."
    assert "here seat 2 does" in text["T1"]
    assert "seat 2 always starts" in text["A3"]
    text = told(Rules(shells_by_seat=(0, -2, 1), rolls_by_seat=(-2,)))
    assert text["A1"].startswith("In play: 10 shells for seat 2 and 13 shells for seat 3.")
    assert text["A2"].startswith("In play: 1 roll for seat 1.")
