"""Tables as texts and pictures: every letter that a board may show is drawn."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fathoms.core import Span, find_game, game_names, view
from fathoms.core.text import plain
from fathoms.envs.letters import STROKES
from fathoms.envs.marks import shapes_of
from fathoms.envs.raster import CELL, paint
from fathoms.envs.setting import need, setting_of
from fathoms.envs.showing import ansi, board
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
    unknown = {mark for mark in letters if not mark.isspace() and shapes_of(mark) is None} - STROKES.keys()
    assert unknown == set()


def test_strokes_stay_in_their_cell() -> None:
    for letter, strokes in STROKES.items():
        for stroke in strokes.split():
            figures = stroke.removeprefix("~")
            assert figures.isdigit(), letter
            assert len(figures) % 2 == 0, letter
            assert max(figures[::2]) <= "4", letter


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
    np.testing.assert_array_equal(painted("", "é"), painted("", "e"))
    assert painted("", "字").any()


def test_a_text_carries_its_styles() -> None:
    text = ansi([[Span("one", "bold #010203 on #040506"), Span(" two")]])
    assert text == "\x1b[1;38;2;1;2;3;48;2;4;5;6mone\x1b[0m two\n"


def test_a_board_shows_no_secret_to_who_watches() -> None:
    setting = setting_of("into-the-blue", 2, None)
    *_, (_, _, state) = [
        step for step in walk(setting.game, setting.rules, 2, "x") if step[2].actor is not None
    ]
    shown = [plain(line) for line in board(setting, state, None)]
    assert shown == [plain(line) for line in board(setting, state.seen_by(None), None)]


def test_a_missing_library_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> ModuleSpec | None:
        assert name == "pettingzoo"
        return None

    monkeypatch.setattr("fathoms.envs.setting.find_spec", find_nothing)
    with pytest.raises(ImportError, match=r"pip install 'fathoms\[envs\]'"):
        need("pettingzoo")
    assert importlib.util.find_spec("pettingzoo") is not None
