"""A rule stands in the law and in the compiled rules: no third place reads what decides it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fathoms.games import atlantis_treasure

FOLDER = Path(atlantis_treasure.__file__).parent
COMPILED = ("bots", "compiled", "study")
TOLD = {"book", "checks", "rules"}
"""What tells a rule set, and what is wrong with it."""


def readers(pattern: str, *folders: str) -> set[str]:
    """Name the modules in which a pattern stands."""
    files = [file for folder in folders for file in (FOLDER / folder).glob("*.py")]
    found = [file for file in files if re.search(pattern, file.read_text("utf-8"))]
    return {file.relative_to(FOLDER).with_suffix("").as_posix() for file in found}


@pytest.mark.parametrize(
    ("field", "where"),
    [
        ("used_compass", {"state"}),
        ("hit_compass", {"actions"}),
        ("open_sea", {"actions"}),
        ("open_mouths", {"actions", "grid"}),
        ("replacement", {"actions"}),
        ("foresight", {"actions", "state"}),
        ("quiet_rounds", {"state"}),
        ("rays", {"grid", "slides"}),
    ],
)
def test_the_law_reads_a_field_in_one_place(field: str, where: set[str]) -> None:
    assert readers(rf"\.{field}\b", ".") - TOLD == where


@pytest.mark.parametrize(
    ("constant", "others"),
    [
        ("RETURNS", set[str]()),
        ("HIT_RETURNS", set[str]()),
        ("STOCKS", set[str]()),
        ("REROLLS", set[str]()),
        ("OPEN_SEA", {"compiled/moves"}),  # counts reefs at once where all may go everywhere
        ("REPLACES", {"study/evaluation"}),  # a guess at what a face may bring
        ("LAST_OPEN", {"compiled/moves", "study/evaluation"}),
        ("AHEAD", {"bots/greedy", "study/evaluation", "study/turns"}),  # squares beside a way, and guesses
    ],
)
def test_compiled_code_reads_a_constant_in_the_compiled_rules(constant: str, others: set[str]) -> None:
    assert readers(rf"\b{constant}\b", *COMPILED) == {"compiled/rules", *others}
