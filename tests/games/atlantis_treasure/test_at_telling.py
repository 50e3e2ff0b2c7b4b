"""The log: one short sentence a move, in every language, and words for what happens by itself."""

from __future__ import annotations

import random

import msgspec
import pytest
from atlantis_rulesets import rule_sets
from atlantis_tables import play, table
from atlantis_voices import NAMES, SAYS
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import CHANCE
from fathoms.games.atlantis_treasure import GAME, STANDARD, Rules, State

SEA = """
    .........
    .........
    .0.....1.
    .........
    ....#....
    .........
    .TC...N..
    .C....E..
    .........
"""
ALL = {
    "replacement": True,
    "foresight": True,
    "stock": True,
    "die": ("N", "any", "coral", "torpedo", "again", "nothing"),
}


def told(state: State, move: str, lang: str = "en") -> str:
    return GAME.tell(state, GAME.read_move(move, state.rules), NAMES[: state.seats], SAYS[lang])


@pytest.mark.parametrize(
    ("face", "move", "words"),
    [
        ("N", "compass N a1", "White places a north compass on a1."),
        ("N", "own E a1", "White places an east compass from the base on a1."),
        ("N", "store N", "White stores a north compass."),
        ("N", "unstore E a1", "White places an east compass on a1."),
        ("N", "unstore E a1 W b1", "White places an east compass on a1 and a west compass on b1."),
        ("coral", "coral c7 a1", "White moves coral from c7 to a1."),
        ("coral", "swap g8 W", "White swaps an east compass on g8 for a west compass."),
        ("coral", "move N", "White slides north to b1."),
        ("coral", "move S", "White slides south to b7 and takes a treasure."),
        ("torpedo", "fire S", "White fires south and hits coral on b8."),
        ("torpedo", "fire E a9", "White hits Yellow and sends it to a9."),
        ("torpedo", "hold", "White keeps the torpedoes for later."),
    ],
)
def test_each_move_has_its_sentence(face: str, move: str, words: str) -> None:
    state = table(SEA, face, rules=ALL, own=("E", ""), stored=("EW", ""))
    assert told(state, move) == words


@pytest.mark.parametrize(
    ("lang", "move", "words"),
    [
        ("fr", "move S", "White va vers le sud jusqu’à b7 et prend un trésor."),
        ("es", "move S", "White se desliza hacia el sur hasta b7 y toma un tesoro."),
        ("fr", "fire E a1", "White touche Yellow, le renvoie en a1 et lui prend un trésor."),
        ("es", "fire E a1", "White alcanza a Yellow, lo envía a a1 y le quita un tesoro."),
        ("en", "fire E a1", "White hits Yellow, sends it to a1 and takes a treasure."),
    ],
)
def test_in_every_language(lang: str, move: str, words: str) -> None:
    assert told(table(SEA, "torpedo", treasures=(0, 2)), move, lang) == words


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("die N", "White rolls a north compass."),
        ("die any", "White rolls a compass of any direction."),
        ("die coral", "White rolls green."),
        ("die torpedo", "White rolls a torpedo."),
        ("die nothing", "White rolls a blank face: no action."),
        ("die again", "White rolls again."),
    ],
)
def test_each_face_of_the_die(move: str, words: str) -> None:
    assert told(table(SEA, rules={**ALL, "foresight": False}), move) == words


def test_rolling_again_comes_to_an_end() -> None:
    state = play(table(SEA, rules={**ALL, "foresight": False}), "die again", "die again")
    assert told(state, "die again") == "White cannot roll again: no action."


def test_a_pick_and_an_optional_compass() -> None:
    assert told(GAME.start(Rules(foresight=True), 2), "pick W") == "White keeps a west compass."
    empty = table(SEA, "N", reserve=(0, 1, 1, 1))
    assert told(empty, "shift g8 a1") == "White moves an east compass from g8 to a1."
    assert told(empty, "hold") == "White skips the action."


def test_compasses_on_the_way_and_the_base_are_told() -> None:
    state = table("..0.. ..E.S ..... ..... ..1..", "coral", rules={"bases": ("N c1", "S c5")}, acted=True)
    assert told(state, "move S") == "White slides south through 2 compasses to e5."
    assert told(state, "move N") == "White slides north to the base."
    spent = msgspec.structs.replace(state, torpedoes=(1, 2))
    assert told(spent, "move N") == "White slides north to the base and reloads 1 torpedo."
    all_spent = msgspec.structs.replace(state, torpedoes=(0, 2))
    assert told(all_spent, "move N", "fr").endswith("jusqu’à sa base et recharge 2 torpilles.")
    assert told(all_spent, "move N", "es").endswith("hasta su base y recarga 2 torpedos.")


def test_a_compass_hit_and_a_submarine_sent_home() -> None:
    state = table("C...C ..... 0..N. ..... C...C", "torpedo", rules={"bases": ("N c1", "S c5")})
    assert told(state, "fire E") == "White fires east and hits a compass on d3."
    at_yellow = msgspec.structs.replace(state, sea=state.sea.replace("N", "1"), treasures=(0, 1))
    assert told(at_yellow, "fire E") == "White hits Yellow, sends it back to base and takes a treasure."
    poor = msgspec.structs.replace(at_yellow, treasures=(0, 0))
    assert told(poor, "fire E") == "White hits Yellow and sends it back to base."


def test_a_turn_that_passes_by_itself_is_told() -> None:
    walled = table("CCC.. C0C.. CCC.. ..... 1....", rules={"bases": ("N e1", "S c5")}, turns=1)
    rolling = msgspec.structs.replace(walled, phase="die")
    nothing = msgspec.structs.replace(
        rolling, rules=msgspec.structs.replace(walled.rules, die=("nothing", "N"))
    )
    assert told(nothing, "die nothing").endswith("The submarine cannot move: the turn ends.")
    unarmed = msgspec.structs.replace(rolling, torpedoes=(0, 2))
    assert told(unarmed, "die torpedo") == "White rolls a torpedo. No move is possible: the turn ends."
    acting = msgspec.structs.replace(walled, phase="act", face="N")
    assert told(acting, "compass N e4").endswith("on e4. The submarine cannot move: the turn ends.")
    sliding = table("..... ..... 0.... ..... 1....", "torpedo", torpedoes=(0, 2))
    assert told(sliding, "move N").endswith("to a1. The action is not possible: the turn ends.")


def test_a_whole_turn_passes_without_words() -> None:
    state = play(GAME.start(STANDARD, 2), "die N", "compass N a1")
    assert told(state, "move S") == "White slides south to e4."


def test_the_end_is_told() -> None:
    state = table(SEA, "coral", treasures=(3, 0))
    assert told(state, "move S") == (
        "White slides south to b7 and takes a treasure. White has 4 treasures and wins!"
    )
    stolen = table(SEA, "torpedo", treasures=(3, 1))
    assert told(stolen, "fire E a1").endswith("takes a treasure. White has 4 treasures and wins!")
    single = table(SEA, "coral", rules={"target": (1, 1, 1)})
    assert told(single, "move S").endswith("White has the treasure and wins!")
    quiet = table(SEA, "coral", acted=True, turns=80)
    assert told(quiet, "move N") == (
        "White slides north to b1. No treasure has changed place for 40 rounds: the game is over."
    )


@given(rule_sets(most=9), st.integers(0, 2**32))
@examples(30)
def test_every_move_of_any_game_can_be_told(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(rules, len(rules.bases))
    names = ("Ann", "Bo", "Cy", "Di")[: state.seats]
    for _ in range(60):
        if state.actor is None:
            return
        chances = state.chances()
        move = (
            chances.at(rng.randrange(chances.total)) if state.actor == CHANCE else rng.choice(state.moves())
        )
        for say in SAYS.values():
            words = GAME.tell(state, move, names, say)
            assert names[state.seat] in words
            assert words[-1] in ".!"
            assert "  " not in words
            assert "{" not in words
        state = state.play(move)
