"""Hints: every legal choice weighed, the best first, one sentence why in each language, secrets kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fathoms.analysis import hint
from fathoms.core import AnyGame, Malformed, find_game, view
from fathoms.games.atlantis_treasure.bots.adviser import AtlantisAdviser
from fathoms.texts import LANGUAGES, Texts
from playing import play_texts

BLUE, ATLANTIS = find_game("into-the-blue"), find_game("atlantis-treasure")
HALF = ["deal 56678", "roll 1123C5"]


def at(game: AnyGame, rules: Any, *texts: str) -> Any:
    return play_texts(game, rules, game.start(rules, 2), *texts)


@pytest.mark.parametrize(
    "texts",
    [HALF, [*HALF, "stop"], [*HALF, "keep 123", "roll 455", "stop"], ["deal 56678", "roll 12345C", "stop"]],
)
@pytest.mark.parametrize("changes", [{}, {"shells": 6}])
def test_every_legal_choice_is_weighed(texts: list[str], changes: dict[str, Any]) -> None:
    rules = BLUE.rules(changes)
    state = at(BLUE, rules, *texts)
    advice = hint(BLUE, view(state, 0), random.Random(1))
    assert {choice.move for choice in advice.choices} == set(state.moves())
    chances = [choice.chance for choice in advice.choices]
    if changes:
        assert set(chances) == {None}
    else:
        known = [chance for chance in chances if chance is not None]
        assert known == sorted(chances, key=lambda chance: -(chance or 0.0))
        assert all(0 < chance < 1 for chance in known)
    for lang in LANGUAGES:
        told = Texts(lang).phrase(advice.why)
        assert told.endswith(".")
        assert "{" not in told
    assert advice.best == advice.choices[0].move


def test_dice_that_give_more_by_stopping_are_left_alone() -> None:
    """Six ones: no throw can place more shells anywhere."""
    advice = hint(BLUE, view(at(BLUE, BLUE.standard, "deal 56678", "roll 12345C"), 0), random.Random(1))
    assert BLUE.write_move(advice.best, BLUE.standard) == "stop"
    assert "a chest" in Texts("en").phrase(advice.why)


def test_advice_does_not_depend_on_what_the_seat_cannot_see() -> None:
    weighed = [
        hint(BLUE, view(at(BLUE, BLUE.standard, deal, "roll 1123C5"), 0), random.Random(1)).choices
        for deal in ("deal 56678", "deal 87665")
    ]
    assert weighed[0] == weighed[1]


def test_a_treasure_in_reach_is_advised_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    adviser = AtlantisAdviser(budget=20)
    monkeypatch.setattr("fathoms.analysis.find_adviser", lambda _: adviser)  # type: ignore[reportUnknownLambdaType]  # any name
    rules = ATLANTIS.rules(
        {"die": ["nothing", "again"], "target": [2, 2, 2], "board": ROWS, "bases": ["N c1", "S c7"]}
    )
    state = at(ATLANTIS, rules, "die nothing")
    advice = hint(ATLANTIS, view(state, 0), random.Random(1))
    assert ATLANTIS.write_move(advice.best, rules) == "move S"
    assert Texts("en").phrase(advice.why) == "This takes the treasure on c3 at once."


ROWS = [".....", ".....", "..T..", ".....", "..T..", "..T..", "....."]


@pytest.mark.parametrize("name", ["standard", "all-variants"])
def test_the_adviser_of_atlantis_names_legal_moves(name: str) -> None:
    rules = ATLANTIS.rule_sets[name]
    adviser, rng = AtlantisAdviser(budget=8), random.Random(5)
    state: Any = ATLANTIS.start(rules, 2)
    for _ in range(40):
        if state.actor is None:
            break
        if state.actor == -1:
            chances = state.chances()
            state = state.play(chances.at(rng.randrange(chances.total)))
            continue
        seen = view(state, state.actor)
        choices = adviser.weigh(seen, rng)
        for lang in LANGUAGES:
            assert Texts(lang).phrase(adviser.reason(seen, choices))
        state = state.play(choices[0].move)


def test_a_game_without_an_adviser_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.analysis.find_adviser", lambda _: None)  # type: ignore[reportUnknownLambdaType]  # any name
    with pytest.raises(Malformed):
        hint(BLUE, view(at(BLUE, BLUE.standard, *HALF), 0), random.Random(1))
