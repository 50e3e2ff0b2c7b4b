"""Lines printed once: styled at a terminal, bare letters for a file or another program.

Importing this loads rich; `streams.print_answer` does so only where styles are shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import console as rich_console
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fathoms.core.text import Line


class Console(rich_console.Console):
    """A console that leaves it to the program what to do when nobody listens any more."""

    def on_broken_pipe(self) -> None:
        """Let the error go its way."""
        raise BrokenPipeError


def console(*, no_color: bool = False) -> Console:
    """Make the console that turns spans into what this terminal can show."""
    # None leaves it to rich, which honours NO_COLOR.
    return Console(highlight=False, markup=False, emoji=False, no_color=no_color or None)


def styled(line: Line) -> Text:
    """Turn a line into rich's own."""
    text = Text(no_wrap=True, end="")
    for span in line:
        text.append(span.text, span.style or None)
    return text


def print_lines(paper: Console, lines: Iterable[Line]) -> None:
    """Print lines one under the other, never broken."""
    for line in lines:
        text = styled(line)
        if not paper.is_terminal:
            text.rstrip()
        paper.print(text, soft_wrap=True)
