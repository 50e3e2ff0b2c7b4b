"""Random legal rule sets of Into the Blue, small enough to end soon."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from fathoms.games.into_the_blue import GAME, Rules


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Draw every field within its bounds, so that nothing is left at its standard by accident."""
    levels = draw(st.integers(1, 6))
    needed = "".join(map(str, range(1, levels + 1)))
    more = draw(st.text("123456C", max_size=12 - levels))
    faces = (needed + more) if len(needed + more) > 1 else needed + "C"
    values = st.lists(st.integers(0, 99), min_size=levels, max_size=6)
    shells, rolls = draw(st.integers(1, 30)), draw(st.integers(1, 5))
    changes: dict[str, Any] = {
        "shells": shells,
        "dice": draw(st.integers(1, 8)),
        "faces": faces,
        "rolls": rolls,
        "levels": levels,
        "main": draw(values),
        "secondary": draw(values),
        "other_secondary": draw(st.just([]) | values),
        "secondaries": draw(st.lists(st.integers(0, 4), min_size=4, max_size=4)),
        "chests": draw(st.lists(st.integers(0, 99), min_size=1, max_size=10)),
        "last_shell": draw(st.sampled_from(["last-turns", "at-once"])),
        "last_chest": draw(st.sampled_from(["last-turns", "at-once", "never"])),
        "chest_sight": draw(st.sampled_from(["secret", "open"])),
        "chest_turn": draw(st.booleans()),
        "shells_by_seat": draw(st.lists(st.integers(1 - shells, 30 - shells), max_size=5)),
        "rolls_by_seat": draw(st.lists(st.integers(1 - rolls, 5 - rolls), max_size=5)),
        "begins": draw(st.integers(0, 5)),
    }
    assert changes.keys() == set(Rules.__struct_fields__), "a field that is not drawn is never played"
    return GAME.rules(changes)


# Games without an end by shells can last for thousands of turns: here a perfect dive is likely.
CHESTS_ONLY = Rules(levels=2, faces="12C", dice=5, last_shell="never", main=(2, 3), secondary=(1, 1))
