"""A draft of a rule set: what it changes, and everything that is wrong with it, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.core.code import pack
from fathoms.protocol.workshop import Draft, RuleProblem
from fathoms.workshop.telling import tell_values
from fathoms.workshop.words import described, field_title

if TYPE_CHECKING:
    from fathoms.core import AnyGame, BadRules, RuleSet
    from fathoms.texts import Texts


def check_draft(game: AnyGame, changes: object, base: RuleSet, say: Texts) -> Draft:
    """Look at rules that are being made, given as what differs from the standard; nothing is refused."""
    read = game.read(changes)
    sound = read.rules if not read.problems else None
    before: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(base))
    return Draft(
        game=game.name,
        rules=read.values,
        changes=tell_values(game, before, read.values, say),
        problems=tuple(tell_problem(game, problem, say) for problem in read.problems),
        code=None if sound is None else pack(game, sound),
        seats=() if sound is None else tuple(game.seats_for(sound)),
    )


def tell_problem(game: AnyGame, problem: BadRules, say: Texts) -> RuleProblem:
    """Say what is wrong with a rule set; a field is called by its title, as the workshop shows it."""
    field, args = problem.field, problem.phrase.args
    if field is not None and field in described(game):
        args = {**args, "field": field_title(game, field, say)}
    return RuleProblem(field, problem.place, problem.rule, say(problem.phrase.key, **args))
