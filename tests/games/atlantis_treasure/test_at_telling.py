"""The log: one short sentence a move, in every language, and words for what happens by itself."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from atlantis_rulesets import kit_rule_sets, rule_sets
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


LINE = "..... ..... 0..1. ..... ....."


@pytest.mark.parametrize(
    ("given", "move", "words"),
    [
        ({"board": "....@ ..... 0.v.. ..... ..>.@"}, "move E", "through 2 currents and 1 whirlpool to e1."),
        ({"board": "..... ..... 0.D.. ..... ....."}, "move E", "to c3 and takes a treasure worth 2."),
        (
            {"board": "..... ..... 0.T.. ..... .....", "cargo": ("", "T"), "rules": {"cargo": "carried"}},
            "move E",
            "to c3 and takes a treasure aboard.",
        ),
        (
            {"board": "..... ..... ..0.. ..... ....T", "cargo": ("TT", ""), "rules": {"cargo": "carried"}},
            "move N",
            "White slides north to the base and unloads 2 treasures.",
        ),
        ({"rules": {"stops": True}}, "move N 1", "White slides north to a2."),
        (
            {"rules": {"hit_submarine": "stays"}, "treasures": (0, 1)},
            "fire E",
            "White hits Yellow, who misses the next turn, and takes a treasure.",
        ),
        (
            {"rules": {"steals": "all"}, "treasures": (0, 3)},
            "fire E a1",
            "White hits Yellow, sends it to a1 and takes 3 treasures.",
        ),
        (
            {"rules": {"cargo": "carried", "hit_submarine": "base"}, "cargo": ("", "TD")},
            "fire E",
            "sends it back to base. 2 treasures fall from aboard on d3 and d2.",
        ),
        (
            {
                "rules": {"cargo": "carried", "cargo_lost": "taken", "hit_submarine": "base"},
                "cargo": ("", "T"),
            },
            "fire E",
            "White takes the treasure aboard Yellow.",
        ),
        (
            {"board": "..... ..... 0..C. ..... .....", "rules": {"hit_coral": "moved"}},
            "fire E b5",
            "White fires east and hits coral on d3, which goes to b5.",
        ),
        ({"rules": {"shots_in_vain": True}}, "fire N", "White fires north and hits nothing."),
    ],
)
def test_what_blocks_do_has_its_sentence(given: dict[str, Any], move: str, words: str) -> None:
    board = given.pop("board", LINE)
    for lang in SAYS:
        assert told(table(board, "torpedo", **given), move, lang)
    assert words in told(table(board, "torpedo", **given), move)


def test_actions_of_the_kit_have_their_sentences() -> None:
    rules = {"die": ("treasure+temple", "turn/slide"), "dice": "both"}
    state = table("#.... ..... 0.T.E ..... .....", rules=rules)
    roll = "die treasure+temple turn/slide"
    assert told(state, roll) == (
        "White rolls a treasure to move and a temple to move, "
        "and a compass to turn or another slide on the other die."
    )
    rolled = play(state, roll)
    assert told(rolled, "treasure c3 b2") == "White moves a treasure from c3 to b2."
    assert told(rolled, "temple a1 b2") == "White moves a temple from a1 to b2."
    assert told(rolled, "turn e3 S") == "White turns an east compass on e3: now it is a south compass."
    assert told(rolled, "turn e3 S", "fr") == (
        "White tourne une boussole est en e3\u00a0: c’est maintenant une boussole sud."
    )


def test_a_missed_turn_is_told() -> None:
    state = table(LINE, "torpedo", acted=True, rules={"hit_submarine": "stays"}, misses=(False, True))
    assert told(state, "move N") == "White slides north to a1. Yellow misses a turn."
    alone = GAME.tell(state, GAME.read_move("move N", state.rules), ("White", "You"), SAYS["en"])
    assert alone.endswith("You miss a turn.")


@pytest.mark.parametrize(
    ("rules", "given", "words"),
    [
        ({"ends": "rounds", "rounds": 3}, {"turns": 6}, "All 3 rounds are over: the game ends."),
        ({}, {"turns": 2_000, "changed": 1_999}, "1,000 rounds have been played: the game is over."),
    ],
)
def test_the_ends_of_the_kit_are_told(rules: dict[str, Any], given: dict[str, Any], words: str) -> None:
    state = table(LINE, "torpedo", acted=True, rules=rules, **given)
    assert told(state, "move N").endswith(words)
    over = play(state, "move N")
    assert all(GAME.tell_end(over, NAMES[:2], say, 0) for say in SAYS.values())
    assert GAME.tell_end(over, NAMES[:2], SAYS["en"], 0) == words


def test_worth_teams_and_an_empty_sea_end_games_in_their_own_words() -> None:
    sea = "..... ..... 0.D.. ..... ....."
    worth = table(sea, "torpedo", treasures=(2, 0))
    assert told(worth, "move E").endswith("White reaches 4 and wins!")
    assert GAME.tell_end(play(worth, "move E"), NAMES[:2], SAYS["en"], 0) == "You reach 4: that wins at once."
    empty = table(sea, "torpedo", rules={"ends": "empty"})
    assert told(empty, "move E").endswith("No treasure is left in the sea: the game is over.")
    team = table(sea, "torpedo", seats=4, rules={"teams": True}, treasures=(0, 0, 1, 0))
    assert told(team, "move E").endswith("White and Red reach 3 together and win!")
    assert told(team, "move E", "es").endswith("¡White y Red llegan juntos a 3 y ganan!")


def points(state: State, move: str, you: int | None = None) -> list[str]:
    return GAME.tell_points(state, GAME.read_move(move, state.rules), NAMES[: state.seats], SAYS["en"], you)


def test_the_count_tells_of_several_treasures_of_cargo_and_of_games_without_a_target() -> None:
    rules = {"cargo": "carried", "cargo_lost": "taken", "hit_submarine": "base", "steals": "all"}
    state = table(LINE, "torpedo", rules=rules, treasures=(0, 1), cargo=("", "T"))
    assert points(state, "fire E", 1) == [
        "+2: White takes 2 treasures from you (2 of 4)",
        "−1: you lose a treasure (0 of 4)",
    ]
    home = table("..... ..... ..0.. ..... .....", "torpedo", rules=rules, cargo=("TD", ""))
    assert points(home, "move N", 0) == ["+3: you bring home 2 treasures (3 of 4)"]
    rounds = table("..... ..... 0.D.. ..... .....", "torpedo", rules={"ends": "rounds"})
    assert points(rounds, "move E") == ["+2: White takes a treasure (2)"]


@given(rule_sets(most=9) | kit_rule_sets(), st.integers(0, 2**32))
@examples(50)
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
            assert GAME.tell_turn([(state, move)], names, say)
            to_you = (say("core.you"), *names[1:])
            assert GAME.tell(state, move, to_you, say)
            counted = GAME.tell_points(state, move, names, say, 0)
            assert all("  " not in text and "{" not in text for text in (words, *counted))
        state = state.play(move)
