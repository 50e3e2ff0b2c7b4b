"""Bots that get ready before the game, and a word to whoever waits for them."""

from __future__ import annotations

from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING, Any, Final

from fathoms.cli.streams import echo
from fathoms.core import wake

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from fathoms.core import Bot
    from fathoms.texts import Texts

_PATIENCE: Final = 1.5
"""Seconds that a person waits without being told why."""


def wake_all(bots: Iterable[Bot], rules: Any, say: Texts) -> None:
    """Let bots get ready; where that takes long, say what for."""
    with explained(say("play.waking"), _PATIENCE):
        for bot in bots:
            wake(bot, rules)


@contextmanager
def explained(why: str, patience: float = 3.0) -> Generator[None]:
    """Say on standard error why it takes so long, once so many seconds have passed."""
    word = Timer(patience, echo, [why], {"err": True})
    word.daemon = True
    word.start()
    try:
        yield
    finally:
        word.cancel()
