"""The three languages for tests: a text that is missing, or lacks an argument, fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fathoms.core.text import plain
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from fathoms.core import Line


class Strict(Texts):
    """Texts that forgive nothing."""

    strict: ClassVar[bool] = True


SAYS = {lang: Strict(lang) for lang in LANGUAGES}
EN = SAYS["en"]
NAMES = ("White", "Yellow", "Red", "Black")


def page(lines: list[Line]) -> str:
    """Give drawn lines as plain text, without the blanks at their ends."""
    return "\n".join(plain(line).rstrip() for line in lines)
