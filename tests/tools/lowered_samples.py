"""Plain Python of every kind that can be lowered: the browser must come to the same answers."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, cast

import msgspec

from fathoms.core import IllegalMove, Malformed, Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

DEPTHS: Final = (1, 2, 3)


class Diver(msgspec.Struct, frozen=True):
    """Somebody under water."""

    kind: ClassVar[str] = "diver"

    name: str
    depth: int = 0
    finds: tuple[int, ...] = ()

    @property
    def worth(self) -> int:
        """All the finds."""
        return sum(self.finds)

    def deeper(self, by: int) -> Diver:
        """Go down."""
        return Diver(self.name, self.depth + by, finds=self.finds)


class Pair(NamedTuple):
    """Two numbers."""

    new: int
    old: int = 7


def sums(a: int, b: int) -> list[int]:
    return [a + b, a - b, a * b, -a, abs(b)]


def divisions(a: int, b: int) -> list[int]:
    return [a // b, a % b]


def orders(a: list[int], b: list[int]) -> list[bool]:
    return [a < b, a <= b, a > b, a >= b, a == b, a != b]


def letters(a: str, b: str) -> list[Any]:
    return [
        a < b,
        a == b,
        a in b,
        len(a),
        a[:3],
        a[::-1],
        a.strip(),
        a.isprintable(),
        f"{a}`${b}\\{len(b)}",
        a * 2,
    ]


def cuts(many: list[int], start: int | None, stop: int | None, step: int) -> list[Any]:
    return [many[start:stop], many[start::step], many[:stop:step], many[start:stop:step], many[::step]]


def item(many: list[int], at: int) -> int:
    return many[at]


def ranked(many: list[list[int]]) -> list[Any]:
    by_first = sorted(many, key=lambda each: each[:1])
    return [
        by_first,
        sorted(many, key=lambda each: each[:1], reverse=True),
        sorted(many),
        max(many),
        min(many),
    ]


def truths(x: Any) -> list[Any]:
    empty = not x
    both = x == 1 and not empty
    return [
        "yes" if x else "no",
        empty,
        both,
        x is None,
        isinstance(x, int),
        isinstance(x, bool),
        any([x, 0]),
    ]


def loops(rows: list[list[int]]) -> list[Any]:
    found: list[int] = []
    total, last = 0, -1
    for number, row in enumerate(rows, start=1):
        if not row:
            continue
        for last in row:
            total += last * number
            if last < 0:
                break
        found.append(total)
    while total > 100:
        total -= 100
    return [found, total, last, [x + y for row in rows if row for x, y in pairwise(row) if x != y]]


def tables(names: list[str], values: list[int]) -> list[Any]:
    table = dict(zip(names, values, strict=False))
    marks = {name: len(name) for name in names}
    more: dict[str, Any] = {**table, "more": [*values, 0]}
    counts = [0] * 3
    counts[-1] += len(more)
    return [
        table.get("a", -1),
        "a" in table,
        list(table.items()),
        list(marks.keys()),
        sum(marks.values()),
        counts,
        next((name for name in names if name in table), None),
        values.count(1),
        list(reversed(values)),
        " · ".join(names),
    ]


def same_length(a: list[int], b: list[int]) -> list[list[int]]:
    return [[x, y] for x, y in zip(a, b, strict=True)]


def divers(name: str, default: int = 3) -> list[Any]:
    first = Diver(name, finds=(1, *DEPTHS))
    deep = first.deeper(by_how_much(default))
    pair = Pair(default)
    return [
        first,
        deep.depth,
        deep.worth,
        deep.kind,
        deep == first,
        first.deeper(0) == first,
        pair.new,
        pair.old,
    ]


def by_how_much(default: int, more: int = 1) -> int:
    return default + more


def refusing(depth: object) -> Any:
    if not isinstance(depth, int):
        raise Malformed("samples.no-depth", found=str(depth))
    if 1 <= depth <= 3:
        return Phrase("samples.fine", {"depth": depth})
    raise IllegalMove("samples.too-deep", rule="B3", depth=depth, known=[str(each) for each in DEPTHS])


def nothing(rows: Sequence[int]) -> None:
    for row in cast("list[int]", rows):
        if row in range(2, 6):
            return
