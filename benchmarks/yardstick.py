"""A fixed piece of plain Python work, so that figures from noisy machines can be compared as ratios."""

from __future__ import annotations

import time


def yardstick() -> float:
    """Time one unit of work: small tuples, dictionary look-ups and calls, as a game engine does them."""
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        seen: dict[tuple[int, int], int] = {}
        for number in range(60_000):
            key = (number % 97, number % 89)
            seen[key] = seen.get(key, 0) + number
        best = min(best, time.perf_counter() - start)
    return best
