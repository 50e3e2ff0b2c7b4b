"""The solved table against a plain recursion that knows nothing but the engine."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pytest
from blue_recursion import Recursion

from fathoms.games.into_the_blue import Rules
from fathoms.games.into_the_blue.study.solved import layout_of
from fathoms.games.into_the_blue.study.solver import Solver

if TYPE_CHECKING:
    from numpy.typing import NDArray


def solved(rules: Rules) -> NDArray[np.float32]:
    layout = layout_of(rules)
    table = np.full((len(layout.pairs), layout.rows, layout.columns), np.nan, np.float32)
    solver = Solver(rules, table)
    with ThreadPoolExecutor(2) as pool:
        for step in solver.steps:
            assert list(solver.run(step, pool))[-1] == 1
    assert sum(step.states for step in solver.steps) == np.isfinite(table).sum()
    return table


TINY = Rules(shells=2, levels=2, faces="12C", dice=3, rolls=2, main=(2, 3), secondary=(1, 1), chests=(1, 3))
SMALL = Rules(
    shells=3, levels=2, faces="12C", dice=3, rolls=2, main=(1, 3), secondary=(1, 2), chests=(2, 2, 5)
)


@pytest.mark.parametrize(
    "rules",
    [
        TINY,
        SMALL,
        msgspec.structs.replace(TINY, rolls=3, faces="122C"),
        msgspec.structs.replace(TINY, secondaries=(0, 1, 2, 2), dice=4),
        msgspec.structs.replace(TINY, other_secondary=(2, 0)),
        msgspec.structs.replace(TINY, faces="123C"),
        msgspec.structs.replace(TINY, faces="12"),
        msgspec.structs.replace(TINY, last_shell="at-once"),
        msgspec.structs.replace(TINY, last_shell="at-once", last_chest="last-turns"),
        msgspec.structs.replace(TINY, last_shell="at-once", last_chest="never"),
        msgspec.structs.replace(TINY, last_chest="last-turns"),
        msgspec.structs.replace(TINY, last_chest="never"),
        msgspec.structs.replace(TINY, last_shell="never"),
        msgspec.structs.replace(TINY, last_shell="never", last_chest="last-turns"),
    ],
)
def test_every_state_is_worth_what_the_engine_makes_of_it(rules: Rules) -> None:
    plain, table, layout = Recursion(rules), solved(rules), layout_of(rules)
    assert table[0, 0, 0] == pytest.approx(plain.values[plain.first], abs=1e-6)
    flat = table.reshape(-1)
    for (seat, shells, chests, _), value in plain.values.items():
        entry = layout.entry(shells[seat], shells[1 - seat], (chests[seat], chests[1 - seat]))
        mine = value if seat == 0 else 1 - value
        assert flat[entry] == pytest.approx(mine, abs=1e-6), (seat, shells, chests)
    assert len(plain.values) > 20
