"""Dice: what may be kept, how deep the run goes, what may fall. Worked out once for each kind of dice."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial
from typing import TYPE_CHECKING, Literal

from fathoms.games.into_the_blue.moves import FACE_ORDER, Deal, Keep, Roll, sort_faces
from fathoms.games.into_the_blue.rules import CHEST

if TYPE_CHECKING:
    from collections.abc import Iterator


@lru_cache(maxsize=1_000)
def keeps(dice: str) -> dict[str, Keep]:
    """List every choice of dice to keep, by its sorted faces, so that at least one is thrown again (T2)."""
    counts = [(face, dice.count(face)) for face in FACE_ORDER if face in dice]
    options = product(*[range(count + 1) for _, count in counts])
    texts = ("".join(face * n for (face, _), n in zip(counts, ns, strict=True)) for ns in options)
    return {text: Keep(text) for text in texts if len(text) < len(dice)}


@lru_cache(maxsize=20_000)
def run_depth(dice: str, levels: int) -> int:
    """Tell how deep the unbroken run 1, 2, 3, … goes (T4); 0 is an unsuccessful dive (T5)."""
    depth = 0
    while depth < levels and str(depth + 1) in dice:
        depth += 1
    return depth


def kept_dice(dice: str, held: str) -> tuple[bool, ...]:
    """Tell for each die as it lies whether it is one of those held."""
    kept: list[bool] = []
    for face in dice:
        kept.append(face in held)
        held = held.replace(face, "", 1)
    return tuple(kept)


def is_perfect(dice: str, levels: int) -> bool:
    """Tell whether the run goes all the way down and a chest lies there too (T8)."""
    return CHEST in dice and run_depth(dice, levels) == levels


def dive_gives(dice: str, levels: int, shells: int, *, chests: bool) -> Literal["nothing", "shells", "chest"]:
    """Tell what final dice give: a chest (T8), shells (T6), or nothing (T5, or no shell is left)."""
    if chests and is_perfect(dice, levels):
        return "chest"
    return "shells" if shells > 0 and run_depth(dice, levels) > 0 else "nothing"


def placed_with(dice: str, level: int, shells: int) -> int:
    """Count the shells that dice place on a level: all that are left if there are fewer (T6, T7)."""
    return min(dice.count(str(level)), shells)


class RollChances:
    """What `count` dice may show. A ticket is one throw, die by die."""

    secret = False

    def __init__(self, faces: str, count: int) -> None:
        self.faces = faces
        self.count = count
        self.total: int = len(faces) ** count
        self.dice: tuple[int, ...] = (len(faces),) * count

    def at(self, ticket: int) -> Roll:
        """Read a ticket as a number with one digit a die."""
        return _thrown(self.faces, self.count, ticket)

    def weight(self, move: object) -> int:
        """Count the throws that show these faces, in any order."""
        if not isinstance(move, Roll) or len(move.faces) != self.count:
            return 0
        return _ways(self.faces, move.faces)

    def __iter__(self) -> Iterator[Roll]:
        distinct = sort_faces("".join(set(self.faces)))
        for shown in combinations_with_replacement(distinct, self.count):
            yield Roll("".join(shown))


@lru_cache(maxsize=5_000)
def _ways(faces: str, shown: str) -> int:
    """Count the throws of dice with these faces that show these, in any order."""
    ways = factorial(len(shown))
    for face in set(shown):
        count = shown.count(face)
        ways = ways // factorial(count) * faces.count(face) ** count
    return ways


@lru_cache(maxsize=50_000)
def _thrown(faces: str, count: int, ticket: int) -> Roll:
    """Read a ticket; eight dice of twelve faces have 430 million, so not all of them are kept."""
    shown, left = "", ticket
    for _ in range(count):
        left, face = divmod(left, len(faces))
        shown += faces[face]
    return _roll(sort_faces(shown))


@lru_cache(maxsize=5_000)
def _roll(faces: str) -> Roll:
    return Roll(faces)


@lru_cache(maxsize=256)
def roll_chances(faces: str, count: int) -> RollChances:
    """What a number of dice with these faces may show."""
    return RollChances(faces, count)


class DealChances:
    """The order of the chests under the sea, which nobody may see. A ticket is one shuffle."""

    secret = True

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = tuple(sorted(values))
        self.total: int = factorial(len(values))

    def at(self, ticket: int) -> Deal:
        """Read a ticket as a choice among all tokens, then among those left, and so on."""
        left, dealt = list(self.values), list[int]()
        for size in range(len(left), 0, -1):
            ticket, pick = divmod(ticket, size)
            dealt.append(left.pop(pick))
        return Deal(tuple(dealt))

    def weight(self, move: object) -> int:
        """Count the shuffles that give this order; equal tokens are not told apart."""
        if not isinstance(move, Deal) or sorted(move.values, key=lambda v: -1 if v is None else v) != list(
            self.values
        ):
            return 0
        ways = 1
        for value in set(self.values):
            ways *= factorial(self.values.count(value))
        return ways

    def __iter__(self) -> Iterator[Deal]:
        yield from (Deal(order) for order in _orders(self.values))


def _orders(values: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not values:
        yield ()
    for value in sorted(set(values)):
        at = values.index(value)
        for rest in _orders(values[:at] + values[at + 1 :]):
            yield (value, *rest)
