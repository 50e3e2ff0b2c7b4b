"""Which test shows which rule: tests mark themselves, and a test fails if a rule id has none."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T", bound="Callable[..., object]")

SHOWN: Final[dict[str, dict[str, list[str]]]] = defaultdict(lambda: defaultdict(list))
"""Game, then rule id, then the names of the tests that show it."""


def rule(game: str, *ids: str) -> Callable[[T], T]:
    """Mark a test as showing these rules of a game."""

    def mark(test: T) -> T:
        for rule_id in ids:
            SHOWN[game][rule_id].append(test.__name__)
        return test

    return mark
