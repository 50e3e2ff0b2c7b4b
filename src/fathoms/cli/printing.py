"""Answers printed once: styled at a terminal, bare letters for a file or another program."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from fathoms.cli.streams import echo, is_terminal
from fathoms.core.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fathoms.core.text import Line

_STYLED_ANYWAY: Final = ("FORCE_COLOR", "TTY_COMPATIBLE")
"""Variables by which a person asks for styles where there is no terminal."""


def print_answer(lines: Iterable[Line], *, no_color: bool) -> None:
    """Print lines one under the other, never broken."""
    if not is_terminal(sys.stdout) and not any(map(os.environ.get, _STYLED_ANYWAY)):
        echo("\n".join(plain(line).rstrip() for line in lines))
        return
    from fathoms.cli.screen import console, print_lines  # noqa: PLC0415 - rich takes a while to load

    print_lines(console(no_color=no_color), lines)
