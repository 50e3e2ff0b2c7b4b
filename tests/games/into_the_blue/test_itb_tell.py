"""The log: one sentence a move, in three languages, without secrets."""

from __future__ import annotations

from typing import Any

import pytest
from blue_rulesets import rule_sets
from blue_voices import SAYS
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.games.into_the_blue import GAME, STANDARD, Rules
from playing import play_texts, walk

NAMES = GAME.colours


def log(*texts: str, rules: Rules = STANDARD, seats: int = 2, lang: str = "en") -> list[str]:
    """Play moves and give what is told of each."""
    state, told = GAME.start(rules, seats), list[str]()
    names = [SAYS[lang](f"core.colour-{name.lower()}") for name in NAMES[:seats]]
    for text in texts:
        move = GAME.read_move(text, rules)
        told.append(GAME.tell(state, move, names, SAYS[lang]))
        state = state.play(move)
    return told


def test_a_whole_turn() -> None:
    assert log("deal 56678", "roll 511C32", "keep 123", "roll 4C4", "stop", "place 4") == [
        "The chests are shuffled, face down.",
        "Green dives: 1 1 2 3 5 chest.",
        "Green keeps 1 2 3 and rerolls 3 dice.",
        "Green rolls 4 4 chest.",
        "Green stops.",
        "Green places 2 shells on level 4.",
    ]


def test_plurals_in_french_and_spanish() -> None:
    moves = ("deal 56678", "roll 12234C", "keep 12234", "roll 4", "keep none", "roll 112345", "place 3")
    assert log(*moves, lang="fr")[2:] == [
        "Vert garde 1 2 2 3 4 et relance un dé.",
        "Vert lance 4.",
        "Vert relance les 6 dés.",
        "Vert lance 1 1 2 3 4 5.",
        "Vert pose un coquillage au palier 3.",
    ]
    assert log(*moves, lang="es")[4:] == [
        "Verde vuelve a lanzar los 6 dados.",
        "Verde saca 1 1 2 3 4 5.",
        "Verde coloca una concha en el nivel 3.",
    ]


@pytest.mark.parametrize(
    "moves", [("roll 22345C", "stop"), ("roll 22345C", "keep none", "roll 222222", "keep 2", "roll 33333")]
)
def test_a_lost_dive_is_told_with_the_move_that_lost_it(moves: tuple[str, ...]) -> None:
    told = log("deal 56678", *moves)
    assert told[-1].endswith(". Unsuccessful dive: no 1.")
    assert not any("Lost" in line for line in told[:-1])


def test_a_perfect_dive_and_its_chest() -> None:
    told = log("deal 56678", "roll 12345C", "stop", "chest 4", "roll 111111")
    assert told[2:4] == ["Green stops. A perfect dive!", "Green takes chest 4. Another turn!"]


def test_no_value_of_a_chest_is_told() -> None:
    for slot in range(1, 6):
        end = ("roll 12345C", "stop", f"chest {slot}")
        assert log("deal 56678", *end) == log("deal 87665", *end)


def test_the_last_shell_and_the_end() -> None:
    rules = Rules(shells=2)
    start = ("deal 56678", "roll 112345", "stop", "place 1")
    assert log(*start, rules=rules)[-1] == (
        "Green places 2 shells on level 1. That was the last shell. One last turn for the other player."
    )
    assert log(*start, rules=rules, seats=3)[-1].endswith("One last turn for each of the others.")
    assert (
        log(*start, "roll 222222", "stop", rules=rules)[-1]
        == "Blue stops. Unsuccessful dive: no 1. The game is over."
    )
    sudden = Rules(shells=2, last_shell="at-once")
    assert log(*start, rules=sudden)[-1].endswith("That was the last shell. The game is over.")


def test_the_last_chest() -> None:
    perfect = ("roll 12345C", "stop", "chest 1")
    assert log("deal 5", *perfect, rules=Rules(chests=(5,)))[-1] == (
        "Green takes chest 1. That was the last chest. The game is over."
    )
    later = Rules(chests=(5,), last_chest="last-turns")
    assert log("deal 5", *perfect, rules=later)[-1] == (
        "Green takes chest 1. That was the last chest. One last turn for the other player."
    )
    never = Rules(chests=(5,), last_chest="never")
    assert (
        log("deal 5", *perfect, rules=never)[-1]
        == "Green takes chest 1. That was the last chest. Another turn!"
    )


def test_a_dive_without_shells() -> None:
    rules = Rules(shells=1, last_shell="never")
    moves = ("roll 111111", "stop", "place 1", "roll 222222", "stop", "roll 112345", "stop")
    assert log("deal 56678", *moves, rules=rules)[-1] == "Green stops. No shells left to place."


@given(rule_sets(), st.integers(2, 5), st.integers(0, 99), st.sampled_from(sorted(SAYS)))
@examples(30)
def test_every_move_of_any_game_has_its_words(rules: Rules, seats: int, seed: int, lang: str) -> None:
    last = ""
    for before, move, after in walk(GAME, rules, seats, seed):
        told = GAME.tell(before, move, NAMES, SAYS[lang])
        # The same is told to those who see no secret.
        assert told == GAME.tell(before.seen_by(None), move, NAMES, SAYS[lang])
        assert told.endswith((".", "!"))
        assert (SAYS[lang]("into-the-blue.tell-over") in told) == (after.phase == "over")
        last = told
    assert last


@pytest.mark.parametrize(
    ("rules", "turns", "told"),
    [
        (Rules(shells=1), 2, "Green placed the last shell; the other player had one more turn."),
        (Rules(shells=1, last_shell="at-once"), 1, "Green placed the last shell: that ends the game."),
    ],
)
def test_the_end_tells_whether_others_had_a_turn(rules: Rules, turns: int, told: str) -> None:
    moves = ("roll 112233", "stop", "place 1") * turns
    state = play_texts(GAME, rules, GAME.start(rules, 2), "deal 56678", *moves)
    assert GAME.tell_end(state, NAMES, SAYS["en"]) == told
    assert GAME.tell_end(state, NAMES, SAYS["en"], 0) == told.replace("Green", "You").replace(
        "the last", "your last"
    )


@pytest.mark.parametrize(
    ("how", "turns", "told"),
    [
        ("at-once", 1, "Green took the last chest: that ends the game."),
        ("last-turns", 2, "Green took the last chest; the other player had one more turn."),
    ],
)
def test_the_last_chest_ends_the_game_in_either_way(how: Any, turns: int, told: str) -> None:
    rules = Rules(chests=(5,), last_chest=how)
    after = ("roll 112233", "stop", "place 1") * (turns - 1)
    moves = ("roll 12345C", "stop", "chest 1", *after)
    state = play_texts(GAME, rules, GAME.start(rules, 2), "deal 5", *moves)
    assert GAME.tell_end(state, NAMES, SAYS["en"]) == told
