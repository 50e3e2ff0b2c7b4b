"""Why a choice was better: the sentence of a review, each number worked out again by other means."""

from __future__ import annotations

from itertools import product
from math import comb
from typing import TYPE_CHECKING

import msgspec
import pytest

from fathoms.games.into_the_blue.dice import run_depth
from fathoms.games.into_the_blue.game import GAME
from fathoms.games.into_the_blue.moves import Keep, Move, Place, Stop
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.games.into_the_blue.study.reasons import explain
from fathoms.texts import LANGUAGES, Texts
from playing import play_texts

if TYPE_CHECKING:
    from fathoms.core import Phrase
    from fathoms.games.into_the_blue.state import State

START = ("deal 56678", "roll 112345")


def table(*moves: str) -> State:
    return play_texts(GAME, STANDARD, GAME.start(STANDARD, 2), *moves)


def args(phrase: Phrase | None) -> dict[str, object]:
    assert phrase is not None
    return dict(phrase.args)


def test_dice_are_compared_by_how_often_they_reach_what_brings_most() -> None:
    state = msgspec.structs.replace(table(*START), dice="112C45", rolls=2)
    told = explain(state, Keep("12"), Keep("11"))
    assert told is not None
    found = args(told)
    # One throw to come: counted over all that the dice not kept may show.
    level, count = int(str(found["level"])), int(str(found["count"]))
    chances: list[int] = []
    for kept in ("12", "11"):
        thrown = ["".join(sorted(kept + "".join(rest))) for rest in product("12345C", repeat=6 - len(kept))]
        met = sum(run_depth(dice, 5) >= level and dice.count(str(level)) >= count for dice in thrown)
        chances.append(round(100 * met / len(thrown)))
    assert [found["better"], found["worse"]] == chances
    assert chances[0] > chances[1]


def test_who_stops_has_what_lies_there_for_certain() -> None:
    state = msgspec.structs.replace(table(*START), dice="123444", rolls=2)
    found = args(explain(state, Stop(), Keep("123")))
    assert found["better"] == 100
    # Of three dice all must show a 4 again, or two of them, or one.
    needed = int(str(found["count"]))
    worse = sum(comb(3, fours) * 5 ** (3 - fours) for fours in range(needed, 4)) / 6**3
    assert found["worse"] == round(100 * worse)


def test_a_chest_that_was_thrown_away_is_named() -> None:
    state = msgspec.structs.replace(table(*START), dice="12345C", rolls=1)
    told = explain(state, Stop(), Keep(""))
    assert told is not None
    assert told.key == "into-the-blue.reason-chest"
    assert args(told)["better"] == 100


def test_levels_are_compared_by_the_points_at_once() -> None:
    state = table("deal 56678", "roll 112345", "stop")
    found = args(explain(state, Place(5), Place(1)))
    assert found == {"level": 5, "other": 1, "gain": STANDARD.main[4], "less": STANDARD.main[0]}
    assert explain(state, Place(1), Place(5)) is None, "more points at once are no reason against a level"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("move", [Keep("12"), Stop()])
def test_the_sentence_is_said_in_every_language(lang: str, move: Move) -> None:
    state = msgspec.structs.replace(table(*START), dice="123444", rolls=2)
    told = explain(state, move, Keep("4"))
    assert told is not None
    said = Texts(lang).phrase(told)
    assert said.endswith(".")
    assert "{" not in said
