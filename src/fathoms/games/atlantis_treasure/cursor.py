"""Pointing at a square: with a cursor that the arrows move, or by typing its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.games.atlantis_treasure.grid import LETTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.atlantis_treasure.grid import Direction, Grid


def nearest(grid: Grid, squares: Sequence[int], focus: int) -> int:
    """Find the square with the fewest steps from a focus; the northern and western one of equals."""

    def steps(square: int) -> int:
        (y, x), (row, column) = divmod(square, grid.width), divmod(focus, grid.width)
        return abs(y - row) + abs(x - column)

    return min(squares, key=steps)


def following(squares: Sequence[int], square: int) -> int:
    """Find the next of some squares in reading order, the first one after the last."""
    return min((other for other in squares if other > square), default=min(squares))


def stepped(grid: Grid, square: int, direction: Direction) -> int | None:
    """Move the cursor by a square; None at the board's edge."""
    ahead = grid.rays[direction][square]
    return ahead[0] if ahead else None


def typed_keys(names: Sequence[str], typed: str) -> list[str]:
    """List the keys that go on with a name being typed: its letter, or another digit."""
    if not typed:
        return [letter for letter in LETTERS if any(name.startswith(letter) for name in names)]
    longer = {name[len(typed)] for name in names if name.startswith(typed) and len(name) > len(typed)}
    return sorted(longer)


def is_complete(names: Sequence[str], typed: str) -> bool:
    """Tell whether what is typed names a square, and no longer name can be meant."""
    return typed in names and not typed_keys(names, typed)
