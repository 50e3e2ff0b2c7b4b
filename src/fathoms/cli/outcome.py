"""How a game stands in words: who won, who shares it, or whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import State
    from fathoms.texts import Texts


def outcome(state: State, names: Sequence[str], say: Texts) -> list[str]:
    """Say who won and with what, or how the game stands."""
    result = state.result
    if result is None:
        if state.turn is None:
            return [say("play.not-begun")]
        return [say("play.turn-of", name=names[state.turn])]
    scores = [
        say("play.score", name=name, score=score) for name, score in zip(names, result.scores, strict=True)
    ]
    won = say("play.win", names=[names[seat] for seat in result.winners], count=len(result.winners))
    return [won, say("play.scores", scores=list(scores))]
