"""A turn worked out exactly: the value of every set of kept dice, for whatever the final dice are worth.

The standard dice have 462 results and 924 sets of kept dice. Holding a set is worth the mean of holding it
with one die more, over the faces of that die; so each set is looked at once, and no throw is ever sampled.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from fathoms.games.into_the_blue.moves import sort_faces

if TYPE_CHECKING:
    from collections.abc import Sequence


class Turn:
    """The sets of kept dice of one kind of dice, by number: smaller sets first, whole results last."""

    def __init__(self, faces: str, dice: int) -> None:
        self.faces: Final = sort_faces("".join(set(faces)))
        self.dice: Final = dice
        self.sets: Final = [
            "".join(shown)
            for size in range(dice + 1)
            for shown in combinations_with_replacement(self.faces, size)
        ]
        self.number: Final = {text: number for number, text in enumerate(self.sets)}
        self.first_result: Final = next(at for at, text in enumerate(self.sets) if len(text) == dice)
        odds = [faces.count(face) / len(faces) for face in self.faces]
        fair = len(set(odds)) == 1
        self.larger: Final = [
            [(self.number[sort_faces(text + face)], p) for face, p in zip(self.faces, odds, strict=True)]
            for text in self.sets[: self.first_result]
        ]
        """For each set that is not whole: the sets with one die more, and the chance of each."""
        self._fair: Final = [tuple(at for at, _ in row) for row in self.larger] if fair else None
        self.smaller: Final = [
            sorted({self.number[text[:at] + text[at + 1 :]] for at in range(len(text))}, reverse=True)
            for text in self.sets
        ]
        """For each set the sets with one die less."""

    @property
    def results(self) -> list[str]:
        """All that the dice may show at the end of a turn."""
        return self.sets[self.first_result :]

    def thrown(self, values: Sequence[float]) -> list[float]:
        """Value each set if the other dice are thrown now and results are worth `values`."""
        held = [0.0] * self.first_result + list(values)
        if self._fair is not None:
            share = 1 / len(self.faces)
            for at in range(self.first_result - 1, -1, -1):
                held[at] = sum([held[larger] for larger in self._fair[at]]) * share
        else:
            for at in range(self.first_result - 1, -1, -1):
                held[at] = sum([held[larger] * p for larger, p in self.larger[at]])
        return held

    def best(self, held: Sequence[float], stopped: Sequence[float]) -> list[float]:
        """Value each result if the best of its dice are kept and the rest thrown, or all left as they are.

        Args:
            held: the value of each set, from `thrown`.
            stopped: the value of each result with no further throw.
        """
        most = list(held)
        most[self.first_result :] = stopped
        for at, smaller in enumerate(self.smaller):
            best = most[at]
            for less in smaller:
                if most[less] > best:  # noqa: PLR1730 - `max` takes twice as long, and this is most of a plan
                    best = most[less]
            most[at] = best
        return most[self.first_result :]

    def plan(self, finals: Sequence[float], rolls_left: int) -> list[list[float]]:
        """Value each set with 1, 2, … throws to come, playing for the greatest mean of `finals`."""
        plans: list[list[float]] = []
        values = list(finals)
        for _ in range(rolls_left):
            held = self.thrown(values)
            plans.append(held)
            values = self.best(held, finals)
        return plans


@lru_cache(maxsize=8)
def turn_of(faces: str, dice: int) -> Turn:
    """The turn for one kind of dice, worked out once."""
    return Turn(faces, dice)
