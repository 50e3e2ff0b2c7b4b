"""The treasures of all pairs of positions, compiled: a second copy of scoring, tested against the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from fathoms.games.into_the_blue.exact.compiled import compiled
from fathoms.games.into_the_blue.exact.endings import chest_leads, win_share
from fathoms.games.into_the_blue.scoring import secondaries_on

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.exact.positions import Positions
    from fathoms.games.into_the_blue.rules import Rules


def position_array(positions: Positions) -> NDArray[np.int8]:
    """Give the shells of every position, a row each."""
    return np.array(list(positions), dtype=np.int8)


def growth(positions: Positions, dice: int) -> NDArray[np.int32]:
    """Give the position after placing 1 to `dice` shells on each level, or all that are left (T7).

    Shape (positions, levels * dice), in the order of the kernel's slots. A full position stays as it is.
    """
    table = np.empty((len(positions), positions.levels * dice), dtype=np.int32)
    for at, placed in enumerate(positions):
        left = positions.shells - sum(placed)
        for level in range(positions.levels):
            for count in range(1, dice + 1):
                after = (*placed[:level], placed[level] + min(count, left), *placed[level + 1 :])
                table[at, level * dice + count - 1] = positions.number(after)
    return table


def most_lead(rules: Rules) -> int:
    """Bound the lead from treasures."""
    levels = range(1, rules.levels + 1)
    return sum(max(rules.main[level - 1], *secondaries_on(rules, level)) for level in levels)


def win_shares(rules: Rules, mine: int, theirs: int) -> NDArray[np.float64]:
    """Give the share of wins for every lead from treasures, from -most_lead to most_lead."""
    most = most_lead(rules)
    leads = chest_leads(rules.chests, mine, theirs)
    return np.array([win_share(leads, lead) for lead in range(-most, most + 1)])


def treasure_leads(rules: Rules, placed: NDArray[np.int8]) -> NDArray[np.int16]:
    """Give the lead from treasures of the later player (row) on the earlier (column), plus `most_lead`."""
    leads = np.empty((len(placed), len(placed)), dtype=np.int16)
    # With two players nobody is third: one secondary treasure is taken at most.
    levels = range(1, rules.levels + 1)
    second = [secondaries_on(rules, level)[0] if rules.secondaries[0] else 0 for level in levels]
    _treasure_leads(
        placed,
        np.array(rules.main[: rules.levels], dtype=np.int16),
        np.array(second, dtype=np.int16),
        leads,
        most_lead(rules),
    )
    return leads


@compiled
def _treasure_leads(
    placed: NDArray[np.int8],
    main: NDArray[np.int16],
    second: NDArray[np.int16],
    leads: NDArray[np.int16],
    offset: int,
) -> None:
    positions, levels = placed.shape
    for later in range(positions):
        for earlier in range(positions):
            lead = offset
            ahead = (
                placed[earlier].sum() > placed[later].sum()
            )  # S4 and S5: more unplayed shells, then the earlier
            for level in range(levels):
                ours, theirs = placed[later, level], placed[earlier, level]
                # S3: a tie on this level goes as the level above went, and so on up; level 1 goes by S4.
                if ours != theirs:
                    ahead = ours > theirs
                if ours > 0 and theirs > 0:
                    gain = main[level] - second[level]
                    lead += gain if ahead else -gain
                elif ours > 0:
                    lead += main[level]
                elif theirs > 0:
                    lead -= main[level]
            leads[later, earlier] = lead
