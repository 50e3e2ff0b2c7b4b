"""Goals of a dive, as a person types them: reach a level, place shells there, bring up a chest."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from fathoms.core import Malformed, Phrase
from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.rules import CHEST
from fathoms.games.into_the_blue.turn import turn_of

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules


class Goal(NamedTuple):
    """Something to dive for, and what each result of the dice is worth towards it."""

    text: str
    """As typed."""
    name: Phrase
    finals: list[float]


def has_chests(rules: Rules) -> bool:
    """Tell whether the dice of a rule set can bring up a chest (T8)."""
    return CHEST in rules.faces and rules.dice > rules.levels


def reach(rules: Rules, level: int) -> Goal:
    """Have the run go as deep as a level (T4)."""
    results = turn_of(rules.faces, rules.dice).results
    finals = [float(run_depth(dice, rules.levels) >= level) for dice in results]
    return Goal(f"level:{level}", Phrase("analysis.goal-level", {"level": level}), finals)


def shells_on(rules: Rules, level: int) -> list[int]:
    """Count for each result the shells it may place on a level (T6); a perfect dive places none (T8)."""
    return [
        0
        if run_depth(dice, rules.levels) < level or is_perfect(dice, rules.levels)
        else dice.count(str(level))
        for dice in turn_of(rules.faces, rules.dice).results
    ]


def place(rules: Rules, level: int, least: int) -> Goal:
    """Place at least so many shells on a level."""
    finals = [float(count >= least) for count in shells_on(rules, level)]
    name = Phrase("analysis.goal-shells", {"level": level, "shells": least})
    return Goal(f"shells:{level}:{least}", name, finals)


def place_many(rules: Rules, level: int) -> Goal:
    """Place as many shells on a level as can be hoped for: the mean counts."""
    finals = [float(count) for count in shells_on(rules, level)]
    return Goal(f"shells:{level}", Phrase("analysis.goal-many", {"level": level}), finals)


def chest(rules: Rules) -> Goal:
    """Make a perfect dive (T8)."""
    results = turn_of(rules.faces, rules.dice).results
    finals = [float(is_perfect(dice, rules.levels)) for dice in results]
    return Goal("chest", Phrase("analysis.goal-chest"), finals)


def read_goal(rules: Rules, text: str) -> Goal:
    """Read a goal, or say which there are."""
    match re.fullmatch(r"(chest)|level:(\d{1,3})|shells:(\d{1,3}):(\d{1,3})", text.strip().lower()):
        case None:
            raise Malformed("analysis.goal-unknown", goal=text[:40])
        case found:
            pass
    if found[1]:
        if not has_chests(rules):
            raise Malformed("analysis.goal-no-chest", rule="T8")
        return chest(rules)
    level = int(found[2] or found[3])
    if not 1 <= level <= rules.levels:
        raise Malformed("analysis.goal-no-level", rule="B3", level=level, levels=rules.levels)
    if found[2]:
        return reach(rules, level)
    least, most = int(found[4]), max(shells_on(rules, level))
    if not 1 <= least <= most:
        raise Malformed("analysis.goal-too-many", rule="T6", level=level, shells=least, most=most)
    return place(rules, level, least)
