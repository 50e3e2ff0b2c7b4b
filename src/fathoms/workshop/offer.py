"""All that a screen needs to offer every field of a game's rule set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.core.rules import schema
from fathoms.lab.compare.goals import DEED, GOALS
from fathoms.protocol.workshop import GoalInfo, Workshop
from fathoms.workshop.words import field_words, groups

if TYPE_CHECKING:
    from fathoms.core import AnyGame
    from fathoms.texts import Texts


def workshop_of(game: AnyGame, say: Texts, *, measures: bool, gallery: bool) -> Workshop:
    """Describe the workshop of a game."""
    standard: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.standard))
    title = f"{game.name}.title"
    return Workshop(
        game=game.name,
        title=say(title) if say.has(title) else game.name,
        schema=schema(game.rules_type),
        standard=standard,
        fields=field_words(game, say),
        groups=groups(game, say),
        box=game.workbench().box,
        goals=goals(game, say),
        measures=measures,
        gallery=gallery,
    )


def goals(game: AnyGame, say: Texts) -> tuple[GoalInfo, ...]:
    """List what a change may be looked for: for any game, then the game's own."""
    common = [GoalInfo(goal.name, say(f"compare.goal-{goal.name}")) for goal in GOALS]
    own = [
        GoalInfo(f"{DEED}{deed}", say("compare.goal-more", deed=say(f"{game.name}.deed-{deed}")))
        for deed in game.workbench().goals
    ]
    return (*common, *own)
