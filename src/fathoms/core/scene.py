"""What a screen shows of a game: a scene to draw, and the moves on offer with what each would do.

No rule is ever decided by a screen, so whatever follows from the rules is said here, by the game itself.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move in the notation of the record, the rule that allows it, and what it would do."""

    move: str
    rule: str
    effect: Any = None
    """The game's own account of what the move would do (its `effect_type`), if there is something to show."""
    usual: bool = False
    """Whether a newcomer does well with it: a screen makes its button the main one."""


class Offer(NamedTuple):
    """The moves a seat may make now, as far as they are listed."""

    choices: tuple[Choice, ...]
    more: bool = False
    """Whether there are others: ask again with the beginning of one of these."""


NOTHING = Offer(())
"""On offer to whoever has nothing to decide."""


def continues(move: str, begun: str) -> bool:
    """Tell whether a move begins with these words; no words begin every move."""
    return not begun or move == begun or move.startswith(begun + " ")
