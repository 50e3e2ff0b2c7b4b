"""What the drawings in the browser have of the rules: ids that the book has, lessons that can be played."""

from __future__ import annotations

import re

import pytest

from fathoms.core import find_game, game_names

DRAWN = [name for name in game_names() if find_game(name).drawing() is not None]


@pytest.mark.parametrize("name", DRAWN)
def test_every_rule_that_a_drawing_names_is_in_the_book(name: str) -> None:
    game = find_game(name)
    drawing = game.drawing()
    assert drawing is not None
    known = {rule.id for part in game.book(game.standard) for rule in part.rules}
    named = {
        *drawing.reasons.values(),
        *(rule for act in drawing.lesson for step in act.steps for rule in step.rules),
    }
    assert named <= known


@pytest.mark.parametrize("name", DRAWN)
def test_a_lesson_can_be_played_from_its_first_step_to_its_last(name: str) -> None:
    game = find_game(name)
    drawing = game.drawing()
    assert drawing is not None
    for act in drawing.lesson:
        rules = game.rules(act.rules)
        state = game.start(rules, 2, 0)
        for text in act.opening:
            state = state.play(game.read_move(text, rules))
        for step in act.steps:
            if step.does is not None:
                offered = [game.write_move(move, rules) for move in state.moves()]
                fitting = [move for move in offered if re.fullmatch(step.does, move)]
                assert fitting, (step.name, offered)
                assert step.marked in (None, *fitting)
                state = state.play(game.read_move(fitting[0], rules))
            for text in step.then:
                state = state.play(game.read_move(text, rules))
