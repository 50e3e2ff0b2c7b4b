"""What reviews and puzzles value games in: a share of the win for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core.game import Move

Shares: TypeAlias = "tuple[float, ...]"
"""A share of the win for each seat; they sum to 1."""


class Judged(NamedTuple):
    """A choice, valued by what the seat that decides can know."""

    move: Move
    shares: Shares
    error: float | None = None
    """How far its difference from the best choice may be wrong; None: as far as the evaluator says of all."""


class Opened(NamedTuple):
    """A secret opened at the end of a game."""

    seat: int
    """Whose it was."""
    what: str
    """The move that took it, in the game's notation."""
    shares: Shares
    """The shares as everybody knows them from then on."""


class PuzzleQuota(NamedTuple):
    """How many puzzles of a kind there are among those that are shipped."""

    wanted: int
    wrong: int
    """Of these, how many `greedy` gets wrong."""


class PuzzleDecision(NamedTuple):
    """A decision that may be a puzzle, judged."""

    kind: str
    """What is asked; `<game>.puzzle-<kind>` has the question."""
    choices: Sequence[Judged]
    """Every legal move, the best first."""
    error: float
    """How far a difference of two choices may be wrong, where a choice does not say it of itself."""
    proven: bool = False
    """Whether the values are exact, or bounds that were searched to the end."""
    bounds: bool = False
    """Whether the values of all but the best are the most that they can be worth."""
