"""What the screen draws: within its window, the newest last, plain where nobody can see colours."""

from __future__ import annotations

import io
import re

import pytest

from fathoms.cli.play.terminal import FullScreen, PlainScreen, key_lines
from fathoms.cli.printing import Console, console, print_lines
from fathoms.core.screens import Key
from fathoms.core.text import Line, Span, plain
from fathoms.texts import Texts

SAY = Texts("en")


def paper(columns: int = 80, rows: int = 24, *, terminal: bool = True) -> Console:
    return Console(
        file=io.StringIO(),
        force_terminal=terminal,
        width=columns,
        height=rows,
        color_system="truecolor" if terminal else None,
        highlight=False,
        _environ={},
    )


def drawn(on: Console) -> str:
    assert isinstance(on.file, io.StringIO)
    return on.file.getvalue()


def last_frame(on: Console) -> list[str]:
    frame = drawn(on).rpartition("\x1b[H")[2]
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", frame).split("\n")


def board(lines: int) -> list[Line]:
    return [[Span(f"line {number}", "bold #102030 on #ffffff")] for number in range(lines)]


@pytest.mark.parametrize("lines", [3, 15, 19])
def test_a_frame_fits_its_window(lines: int) -> None:
    on = paper()
    screen = FullScreen(on, SAY)
    for turn in range(12):
        screen.tell(f"Somebody did something worth a whole sentence, number {turn}.", turn)
    keys = [Key(str(number), f"do thing {number}") for number in range(9)]
    screen.ask(board(lines), "What now?", keys)
    frame = last_frame(on)
    assert len(frame) <= 24
    assert all(len(line) <= 80 for line in frame)
    assert frame[0] == "line 0"
    assert frame[-3] == "What now?", "the question is always found at the same height"
    assert any("number 11" in line for line in frame)


def test_sentences_of_one_turn_share_their_lines() -> None:
    on = paper()
    screen = FullScreen(on, SAY)
    screen.tell("One.", 1)
    screen.tell("Two.", 1)
    screen.tell("Three.", 2)
    screen.ask(board(19), "?", [])
    assert "One. Two." in last_frame(on)
    screen.take_back("Three.", "Gone.")
    screen.ask(board(19), "?", [])
    assert "Three." not in "".join(last_frame(on))
    assert "Gone." in last_frame(on)
    screen.take_back("Two.", "Gone.")
    screen.ask(board(19), "?", [])
    assert "One." in last_frame(on)


def test_a_note_is_shown_once() -> None:
    on = paper()
    screen = FullScreen(on, SAY)
    screen.note("Careful.")
    screen.ask(board(3), "?", [])
    assert "Careful." in last_frame(on)
    screen.ask(board(3), "?", [])
    assert "Careful." not in last_frame(on)


def test_a_small_window_is_mentioned_once_and_drawn_as_far_as_it_fits() -> None:
    on = paper(40, 10)
    screen = FullScreen(on, SAY)
    wide: list[Line] = [[Span("x" * 80)]]
    screen.ask(wide, "?", [])
    frame = last_frame(on)
    assert frame[0] == "x" * 40
    assert any("40 columns" in line for line in frame)
    screen.ask(wide, "?", [])
    assert not any("40 columns" in line for line in last_frame(on))


def test_the_terminal_is_given_back() -> None:
    on = paper()
    screen = FullScreen(on, SAY)
    screen.open()
    screen.close()
    assert drawn(on) == "\x1b[?1049h\x1b[?25l\x1b[?25h\x1b[?1049l"


def test_a_long_help_has_pages() -> None:
    on = paper(80, 24)
    screen = FullScreen(on, SAY)
    pages = screen.pages("\n".join(f"line {number}" for number in range(50)))
    assert sum(map(len, pages)) == 50
    assert all(len(page) <= 22 for page in pages)
    assert screen.show_page(pages[0], "go on")
    assert len(last_frame(on)) <= 24


def test_colours_go_to_terminals_only_and_not_against_a_persons_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    line = board(1)
    on = paper()
    print_lines(on, line)
    assert "\x1b[1;38;2;16;32;48;48;2;255;255;255m" in drawn(on)
    off = paper(terminal=False)
    print_lines(off, [[Span("trailing   ")], *line])
    assert drawn(off) == "trailing\nline 0\n"
    assert console(no_color=True).no_color
    assert not console().no_color
    monkeypatch.setenv("NO_COLOR", "1")
    assert console().no_color


def test_a_plain_screen_writes_the_table_when_it_changed() -> None:
    on = paper(terminal=False)
    screen = PlainScreen(on, SAY)
    screen.ask(board(2), "What now?", [Key("enter", "go")])
    screen.ask(board(2), "And now?", [])
    screen.tell("It happened.", 1)
    screen.note("Careful.")
    screen.take_back("It happened.", "Not so.")
    assert drawn(on).count("line 0") == 1
    assert drawn(on).endswith("What now?\n[Enter] go\nAnd now?\n\nIt happened.\nCareful.\nNot so.\n")
    assert not screen.show_page(screen.pages("a\n\nb")[0], "go on")
    assert drawn(on).endswith("a\n\nb\n")


def test_keys_that_do_the_same_share_their_words() -> None:
    keys = [Key("1", "keep"), Key("2", "keep"), Key(" ", "throw"), Key("up", "up")]
    assert [plain(line) for line in key_lines(keys, 80, SAY)] == ["[1 2] keep  [Space] throw  [↑] up"]
    assert [plain(line) for line in key_lines(keys, 20, SAY)] == ["[1 2] keep", "[Space] throw", "[↑] up"]
