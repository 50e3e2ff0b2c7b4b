"""The moves of Into the Blue on offer to a seat, each with its rule and what it would do."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fathoms.core import Choice, Offer
from fathoms.core.scene import NOTHING, continues
from fathoms.games.into_the_blue.dice import keeps
from fathoms.games.into_the_blue.effects import StopEffect, effect_of, keep_effect
from fathoms.games.into_the_blue.moves import Move, Place, Stop, write_move

if TYPE_CHECKING:
    from fathoms.core import View
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State

_STOP: Final = Stop()


def offer_to(seen: View[State], begun: str, most: int) -> Offer:
    """List the legal moves of the viewer's seat."""
    state = seen.state
    if seen.seat is None or state.actor != seen.seat:
        return NOTHING
    if state.phase == "decide":
        stop = effect_of(state, _STOP)
        assert isinstance(stop, StopEffect)  # noqa: S101 - for the type checker
        choices = _on_dice(state.dice, stop, state.rules)
    else:
        choices = tuple([_choice(state, move) for move in state.moves()])
    if begun:
        choices = tuple(choice for choice in choices if continues(choice.move, begun))
    return Offer(choices) if len(choices) <= most else Offer(choices[:most], more=True)


@lru_cache(maxsize=2_000)
def _on_dice(dice: str, stop: StopEffect, rules: Rules) -> tuple[Choice, ...]:
    """Offer to stop (T3) or to keep some dice (T2): the same tuple whenever the same dice lie there.

    A chest in hand is not to be rolled away, nor is a run that every die is part of. Otherwise it costs
    nothing to roll what is of no use, as long as the run stays on the table.
    """
    dive = stop.dive
    run = {str(number) for number in range(1, dive.depth + 1)}
    return (
        Choice("stop", "T3", stop, usual=dive.gives == "chest" or (dive.gives == "shells" and not dive.lost)),
        *[
            Choice(
                write_move(move, rules),
                "T2",
                keep_effect(move.faces, len(dice)),
                usual=dive.gives != "chest" and run <= set(move.faces),
            )
            for move in keeps(dice).values()
        ],
    )


def _choice(state: State, move: Move) -> Choice:
    rule = "T8"
    if isinstance(move, Place):
        # T7: with too few shells all that are left are placed.
        rule = "T7" if state.dice.count(str(move.level)) > state.left[state.seat] else "T6"
    return Choice(write_move(move, state.rules), rule, effect_of(state, move))
