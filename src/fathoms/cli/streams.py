"""Standard streams that never fail on a letter: what an encoding cannot show is drawn in ASCII."""

from __future__ import annotations

import codecs
import contextlib
import io
import json
import os
import sys
import unicodedata
from typing import TYPE_CHECKING, Any, Final, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fathoms.core.text import Line

_HANDLER: Final = "fathoms-ascii"
_STYLED_ANYWAY: Final = ("FORCE_COLOR", "TTY_COMPATIBLE")
"""Variables by which a person asks for styles where there is no terminal."""

# One letter for one, so that drawings keep their columns; marks that stand side by side stay different.
_PAIRS: Final = (
    "‘' ’' “\" ”\" «< »> –- —- −- …. ·. •* ×x ≈~ ∞8 ≤< ≥> ¿? ¡! °o ºo ✓v ✗x "
    "→> ←< ↑^ ↓v ►> ▶> ◄< ▼v ▲A △A ●o ○. ◉@ ◆$ ♦$ ◇c ◊c ■H □. ▣C ★* ☆* ☼& ♣% ♠^ ♥v "
    "─- ━= ═= ╌- ╍= ╴- ╶- │| ┃| ║| ╎| ╏| ▁_ ▂_ ▃_ ▄_ ▅_ ▐[ ▌] ▟/ ▙\\"
)
_ASCII: Final = {pair[0]: pair[1] for pair in _PAIRS.split()}
_BOX, _BLOCKS = range(0x2500, 0x2580), range(0x2580, 0x25A0)


def ascii_for(letter: str) -> str:
    """Draw one letter in ASCII: corners and crossings, blocks, letters without their accents."""
    if letter in _ASCII:
        return _ASCII[letter]
    if ord(letter) in _BOX:
        return "+"
    if ord(letter) in _BLOCKS:
        return "#"
    bare = unicodedata.normalize("NFKD", letter)[:1]
    return bare if bare.isascii() and bare.isprintable() else "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(ascii_for, error.object[error.start : error.end])), error.end


def make_safe() -> None:
    """Let standard output and error replace what they cannot show, and input replace what it cannot read."""
    codecs.register_error(_HANDLER, _replace)
    streams: tuple[tuple[object, str], ...] = (
        (sys.stdout, _HANDLER),
        (sys.stderr, _HANDLER),
        (sys.stdin, "replace"),
    )
    for stream, handler in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=handler)


def silence(stream: TextIO) -> None:
    """Send what is left in a stream nowhere, once nobody listens any more."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def is_terminal(stream: TextIO | None) -> bool:
    """Tell whether a person sits at the other end of a stream."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # it was closed
        return False


def echo(text: str = "", *, end: str = "\n", err: bool = False) -> None:
    """Write a text for a person, at once."""
    stream: TextIO | None = sys.stderr if err else sys.stdout
    if stream is not None:
        stream.write(text + end)
        stream.flush()


def echo_json(data: Any, *, pretty: bool = False) -> None:
    """Write one JSON text for a program, valid in whatever encoding the output has."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    separators = None if pretty else (",", ":")
    text = json.dumps(
        data, ensure_ascii=encoding != "utf8", separators=separators, indent=2 if pretty else None
    )
    echo(text)


def print_answer(lines: Iterable[Line], *, no_color: bool) -> None:
    """Print styled lines one under the other; rich, which takes a while to load, only for a terminal."""
    if not is_terminal(sys.stdout) and not any(map(os.environ.get, _STYLED_ANYWAY)):
        echo("\n".join("".join(span.text for span in line).rstrip() for line in lines))
        return
    from fathoms.cli.printing import console, print_lines

    print_lines(console(no_color=no_color), lines)
