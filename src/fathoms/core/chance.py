"""Chance: what may fall, how likely it is, and where the fall comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from fathoms.core.game import Move

T = TypeVar("T")
M_co = TypeVar("M_co", bound="Move", covariant=True)


class Chances(Protocol[M_co]):
    """All that chance may do now. `total` tickets are equally likely; each ticket is one move.

    So any source of whole numbers can draw without bias, and every probability is exact:
    `weight(move) / total`. Iterating gives each different move once.
    """

    @property
    def total(self) -> int:
        """How many tickets there are."""
        ...

    @property
    def secret(self) -> bool:
        """Whether nobody at the table may see what falls (a shuffle of hidden tokens)."""
        ...

    def at(self, ticket: int) -> M_co:
        """Give the move of ticket 0 to total - 1."""
        ...

    def weight(self, move: Any) -> int:
        """Count the tickets of a move; 0 if it cannot fall."""
        ...

    def __iter__(self) -> Iterator[M_co]: ...


def dice_of(chances: Chances[Any]) -> tuple[int, ...]:
    """Give the number of faces of each die that falls; what is no dice falls as one die with all tickets.

    The product is `total`, and the first die is the lowest digit of a ticket.
    """
    return getattr(chances, "dice", None) or (chances.total,)


def draw_best(valued: Sequence[tuple[float, T]], rng: random.Random, *, equal: float) -> T:
    """Pick what is worth most; where several are, but for rounding (`equal`), one of them is drawn."""
    most = max(value for value, _ in valued)
    return rng.choice([what for value, what in valued if value >= most - equal])


class Source(Protocol):
    """Where chance comes from: a seed, or verifiable dice."""

    def draw(self, chances: Chances[Any]) -> Move:
        """Let one of the moves fall."""
        ...


class Seeded:
    """Chance from a generator that is passed in; the same seed gives the same game."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def draw(self, chances: Chances[Any]) -> Move:
        """Draw one ticket."""
        return chances.at(self.rng.randrange(chances.total))
