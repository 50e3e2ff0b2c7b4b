"""Built-in rule sets of Into the Blue, most of them different from the standard in one thing."""

from __future__ import annotations

from typing import Final

from fathoms.games.into_the_blue.rules import STANDARD, Rules

RULE_SETS: Final[dict[str, Rules]] = {
    "standard": STANDARD,
    "quick": Rules(shells=6),
    "two-rolls": Rules(rolls=2),
    "rich-chests": Rules(chests=(7, 8, 9, 10, 12)),
    "sudden-end": Rules(last_shell="at-once"),
    # Not fair, on purpose: an example for the workshop, which says so (see its words).
    "first-come": Rules(shells=3, last_shell="at-once"),
    "deep-trench": Rules(
        levels=6, faces="123456C", dice=7, main=(2, 3, 4, 5, 6, 7), secondary=(1, 1, 2, 2, 3, 3)
    ),
}
