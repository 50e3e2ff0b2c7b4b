"""A hint: what the adviser of a game would do at a table, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from fathoms.core import Malformed, find_adviser

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from fathoms.core import AnyGame, Move, Phrase, Say, View, Weighed


class Hint(NamedTuple):
    """Every choice weighed, the best first."""

    choices: Sequence[Weighed]
    why: Phrase

    @property
    def best(self) -> Move:
        """The move to make."""
        return self.choices[0].move

    def to_json(self, game: AnyGame, rules: Any, say: Say) -> dict[str, Any]:
        """Give the hint for a program."""
        return {
            "best": game.write_move(self.best, rules),
            "why": say(self.why.key, **self.why.args),
            "choices": [
                {"move": game.write_move(each.move, rules), "chance": each.chance, "points": each.points}
                for each in self.choices
            ],
        }


def hint(game: AnyGame, seen: View[Any], rng: random.Random) -> Hint:
    """Ask the game's adviser about the seat that has to decide."""
    adviser = find_adviser(game.name)
    if adviser is None:
        raise Malformed("analysis.no-adviser", game=game.name)
    choices = adviser.weigh(seen, rng)
    return Hint(choices, adviser.reason(seen, choices))
