"""Keys from a terminal and lines from a pipe."""

from __future__ import annotations

import io

import pytest

from fathoms.cli.play.keys import Entry, Pipe, split_keys


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        ("abc", ["a", "b", "c"]),
        ("\r", ["enter"]),
        ("\n\t\x7f\b", ["enter", "tab", "backspace", "backspace"]),
        ("\x1b[A\x1b[B\x1bOC\x1bOD", ["up", "down", "right", "left"]),
        ("\x1b", ["escape"]),
        ("\x1b[3~x", ["x"]),
        ("\x1b[1;5Ay", ["up", "y"]),
        ("é ", ["é", " "]),
    ],
)
def test_what_a_terminal_sends_is_told_apart(sent: str, keys: list[str]) -> None:
    assert list(split_keys(sent)) == keys


def pipe(text: str) -> Pipe:
    return Pipe(io.StringIO(text), lambda line: line.startswith("move"))


def test_a_line_is_a_move_or_keys_in_a_row() -> None:
    keys = pipe("move 3\nab c\n\nup\n")
    assert keys.next() == Entry("move 3", is_move=True)
    assert [keys.next().text for _ in range(5)] == ["a", "b", "c", "enter", "up"]
    with pytest.raises(EOFError):
        keys.next()


def test_the_rest_of_a_line_can_be_dropped_or_put_back() -> None:
    keys = pipe("abc\nd\n")
    first = keys.next()
    assert keys.ahead
    keys.put_back(first)
    assert keys.next() == first
    keys.forget_rest()
    assert not keys.ahead
    assert keys.next().text == "d"


def test_a_whole_line_is_given_when_asked_for() -> None:
    keys = pipe("1 2 3\nab\n")
    assert keys.next(whole_lines=True).text == "1 2 3"
    assert keys.next().text == "a"
    assert keys.next(whole_lines=True).text == "b"


def test_no_input_at_all_is_an_end() -> None:
    with pytest.raises(EOFError):
        Pipe(None, bool).next()
