"""Look for a third place that knows a rule: a game has its readable engine and one module of compiled rules.

What else is fast stands on the row of the compiled rules: it asks them, and neither writes the row's places
that rules decide nor reads the fields of a rule set that say how a game ends and what is won. WATCHED names
these for each game.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = Path(__file__).resolve().parents[1] / "src/fathoms/games"
COMPILED_RULES = "compiled/rules.py"


class Watch(NamedTuple):
    """What only the rules of a game may do."""

    folders: tuple[str, ...]
    """Where nothing else may."""
    places: frozenset[str]
    """Places of the row that only the compiled rules write."""
    constants: frozenset[str]
    """Places of the rule set's constants that only the compiled rules read."""
    fields: frozenset[str]
    """Fields of the rule set that only the engine and the compiled rules read."""


WATCHED = {
    "into_the_blue": Watch(
        folders=("bots", "compiled", "study"),
        places=frozenset({"PHASE", "SEAT", "TURNS", "ENDING", "ENDED_BY", "OWNERS", "DEAL", "SHELLS"}),
        constants=frozenset(
            {
                "LAST_SHELL",
                "LAST_CHEST",
                "CHEST_TURN",
                "OPEN_CHESTS",
                "SEAT_SHELLS",
                "SEAT_ROLLS",
                "MAIN",
                "SECONDARY",
                "OTHER_SECONDARY",
                "SECONDARIES",
            }
        ),
        fields=frozenset(
            {
                "last_shell",
                "last_chest",
                "chest_sight",
                "chest_turn",
                "shells_by_seat",
                "rolls_by_seat",
                "main",
                "secondary",
                "other_secondary",
                "secondaries",
            }
        ),
    ),
    "atlantis_treasure": Watch(
        folders=("bots", "compiled", "study"),
        places=frozenset({"SEAT", "TURNS", "CHANGED", "HELD", "ABOARD", "OWN", "STORED"}),
        constants=frozenset({"HIT_RETURNS"}),
        fields=frozenset(),
    ),
}


def third_places(source: str, watch: Watch) -> Iterator[tuple[int, str]]:
    """Give the lines of a module that know a rule, and what they know."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript):
            names = {each.id for each in ast.walk(node.slice) if isinstance(each, ast.Name)}
            if isinstance(node.ctx, ast.Store) and names & watch.places:
                yield node.lineno, f"writes {min(names & watch.places)} of a row"
            if names & watch.constants:
                yield node.lineno, f"reads {min(names & watch.constants)} of the constants"
        elif isinstance(node, ast.Attribute) and node.attr in watch.fields:
            yield node.lineno, f"reads `{node.attr}` of a rule set"


def main(games: Path = GAMES) -> int:
    """Name every third place."""
    found = [
        f"{path.relative_to(games)}:{line}: {what}"
        for game, watch in WATCHED.items()
        for folder in watch.folders
        for path in sorted((games / game / folder).rglob("*.py"))
        if path != games / game / COMPILED_RULES
        for line, what in third_places(path.read_text(encoding="utf-8"), watch)
    ]
    for place in found:
        print(f"{place}: a rule stands in the engine and in {COMPILED_RULES} alone; ask one of them")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
