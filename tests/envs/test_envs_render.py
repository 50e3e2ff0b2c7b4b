"""Tables as texts and pictures: every letter that a board may show is drawn."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fathoms.core import Span, find_game, game_names, view
from fathoms.core.text import plain
from fathoms.envs.config import make_config, need
from fathoms.envs.render import CELL, ansi, board, paint
from fathoms.texts import Texts
from playing import walk

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec


@pytest.mark.parametrize("name", game_names())
def test_every_letter_of_a_board_can_be_drawn(name: str) -> None:
    game = find_game(name)
    letters: set[str] = set()
    for rules in game.rule_sets.values():
        seats = game.seats_for(rules).stop - 1
        for number, (_, _, state) in enumerate(walk(game, rules, seats, name)):
            if number % 9 == 0 or state.actor is None:
                lines = game.board(view(state, None), game.colours[:seats], Texts("en"))
                letters |= {letter for line in lines for letter in plain(line)}
    missing = paint([[Span("\uffff")]])
    assert (missing != missing[0, 0]).any()
    unknown = {mark for mark in letters if np.array_equal(paint([[Span(mark)]]), missing)}
    assert unknown == set()


def test_a_picture_has_the_colours_of_the_board() -> None:
    lines = [[Span("█ A", "#ff0000 on #0000ff")], [Span("ab", "bold #00ff00 on #000000"), Span("_")]]
    picture = paint(lines)
    tall, wide = CELL
    assert picture.shape == (2 * tall, 3 * wide, 3)
    assert (picture[:tall, :wide] == (255, 0, 0)).all()
    assert (picture[:tall, wide : 2 * wide] == (0, 0, 255)).all()
    letter = picture[:tall, 2 * wide :].reshape(-1, 3)
    assert {(255, 0, 0), (0, 0, 255)} <= set(map(tuple, letter.tolist()))
    assert (picture[tall:, 2 * wide :] != picture[-1, -1]).any()


def test_styles_are_painted() -> None:
    def painted(style: str, text: str = "x") -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
        return paint([[Span(text, style)]])

    normal = painted("#ffffff on #000000")
    assert painted("bold #ffffff on #000000").sum() > normal.sum() > painted("dim #ffffff on #000000").sum()
    np.testing.assert_allclose(painted("reverse #ffffff on #000000"), 255 - normal, atol=1)
    assert (painted("underline #ffffff on #000000", " ")[-3:-1] == 255).all()
    assert (painted("", "é") != painted("", "e")).any()
    assert painted("", "字").any()
    blank = painted("", " ")
    np.testing.assert_array_equal(painted("", "\u0301 "), blank)


def test_lines_of_a_box_meet() -> None:
    column = paint([[Span("│", "#ffffff on #000000")]] * 2)[:, CELL[1] // 2 - 1].max(axis=-1)
    row = paint([[Span("──", "#ffffff on #000000")]]).max(axis=(0, 2))
    assert column.min() == column.max() > 0
    assert row.min() == row.max() > 0


def test_a_text_carries_its_styles() -> None:
    text = ansi([[Span("one", "bold #010203 on #040506"), Span(" two")]])
    assert text == "\x1b[1;38;2;1;2;3;48;2;4;5;6mone\x1b[0m two\n"


def test_a_board_shows_no_secret_to_who_watches() -> None:
    config = make_config("into-the-blue", 2, None)
    *_, (_, _, state) = [
        step for step in walk(config.game, config.rules, 2, "x") if step[2].actor is not None
    ]
    shown = [plain(line) for line in board(config, state, None)]
    assert shown == [plain(line) for line in board(config, state.seen_by(None), None)]


def test_a_missing_library_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> ModuleSpec | None:
        assert name == "pettingzoo"
        return None

    monkeypatch.setattr("fathoms.envs.config.find_spec", find_nothing)
    with pytest.raises(ImportError, match=r"pip install 'fathoms\[envs\]'"):
        need("pettingzoo")
    assert importlib.util.find_spec("pettingzoo") is not None
