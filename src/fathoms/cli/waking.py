"""Bots that get ready before the game, and a word to whoever waits for them."""

from __future__ import annotations

from threading import Timer
from typing import TYPE_CHECKING, Any, Final

from fathoms.cli.streams import echo
from fathoms.core import wake

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fathoms.core import Bot
    from fathoms.texts import Texts

_PATIENCE: Final = 1.5
"""Seconds that a person waits without being told why."""


def wake_all(bots: Iterable[Bot], rules: Any, say: Texts) -> None:
    """Let bots get ready; where that takes long, say what for."""
    word = Timer(_PATIENCE, echo, [say("play.waking")], {"err": True})
    word.daemon = True
    word.start()
    try:
        for bot in bots:
            wake(bot, rules)
    finally:
        word.cancel()
