"""How far the truth may be from what some games showed: ends that hold it in 95 cases of 100.

Few games are the hard case: whoever won all of three does not surely win them all, and the spread of five
scores is itself hardly known. What is said here is held to that by a simulation in the tests.
"""

from __future__ import annotations

import math
from typing import Final

SURE: Final = 1.959964
"""Standard errors either side of a mean that hold 95 % of all, where the errors are known well."""
_THOUGHT: Final = 2
"""Games that are thought won, and as many lost, where few were played."""
_EXACT: Final = (math.inf, 12.7062, 4.3027, 3.1824)
"""Student's factor for one, two and three degrees of freedom; more are near enough to a series."""


def student(count: int) -> float:
    """Give the standard errors that hold 95 % where the error comes from so many values (Student's t)."""
    freedom = count - 1
    if freedom < len(_EXACT):
        return _EXACT[max(freedom, 0)]
    z = SURE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def chance_beyond(errors: float, count: int) -> float:
    """Tell how likely a mean is so many standard errors or more from the true one, by luck (Student's t).

    With two values or three this is exact; with more the distance is set on the normal scale first (Wallace),
    which is good to a few parts in a thousand.
    """
    freedom = count - 1
    if freedom < 1:
        return 1.0
    if math.isinf(errors):
        return 0.0
    if freedom == 1:
        return 1 - 2 / math.pi * math.atan(errors)
    if freedom == 2:
        return 1 - errors / math.sqrt(2 + errors**2)
    normal = (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(errors**2 / freedom))
    return math.erfc(normal / math.sqrt(2))


def share_ends(parts: float, squares: float, games: int) -> tuple[float, float]:
    """Bound a share of games.

    Two games won and two lost are thought besides (Agresti and Coull), and their spread is no better known
    than that of so few (Student): so a share of 0 or 1 among few games proves little.

    Args:
        parts: the games won, a shared one in part.
        squares: the sum of the squares of these parts.
        games: how many were played.
    """
    if not games:
        return 0.0, 1.0
    thought = games + 2 * _THOUGHT
    middle = (parts + _THOUGHT) / thought
    error = math.sqrt(max(0.0, (squares + _THOUGHT) / thought - middle * middle) / thought)
    share, reach = parts / games, student(thought) * error
    return min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))


def mean_error(total: float, squares: float, count: int) -> float | None:
    """Tell how far the mean of so many values may be from the true one; None where one says nothing."""
    if count < 2:
        return None
    spread = max(0.0, squares - total * total / count) / (count - 1)
    return student(count) * math.sqrt(spread / count)
