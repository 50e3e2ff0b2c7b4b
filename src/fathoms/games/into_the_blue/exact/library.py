"""Where solved tables are kept, and the one for a rule set found."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core import FathomsError
from fathoms.games.into_the_blue.exact.solved_file import SolvedTable

if TYPE_CHECKING:
    from fathoms.games.into_the_blue.rules import Rules

VARIABLE: Final = "FATHOMS_SOLVED"
"""A table, or a folder of tables, for those who keep them elsewhere."""


def folder() -> Path:
    """Give the folder where tables are kept on this system."""
    asked = os.environ.get(VARIABLE)
    if asked and Path(asked).is_dir():
        return Path(asked)
    if base := os.environ.get("XDG_DATA_HOME"):
        data = Path(base)
    elif sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        data = Path.home() / "Library" / "Application Support"
    else:
        data = Path.home() / ".local" / "share"
    return data / "fathoms" / "solved"


def file_name(rules: Rules) -> str:
    """Name the table of a rule set: the same rules always, other rules never."""
    print_of = hashlib.blake2s(msgspec.json.encode(rules), digest_size=6).hexdigest()
    return f"{rules.game}-2-{rules.shells}-shells-{print_of}.solved"


def place_for(rules: Rules) -> Path:
    """Say where the table of a rule set belongs."""
    return folder() / file_name(rules)


def open_table(rules: Rules) -> SolvedTable:
    """Open the table of a rule set, or say how to get it."""
    asked = os.environ.get(VARIABLE)
    if asked and not Path(asked).is_dir():
        return SolvedTable(Path(asked), rules)
    path = place_for(rules)
    if not path.exists():
        raise FathomsError("analysis.no-table", game=rules.game, path=str(path), variable=VARIABLE)
    return SolvedTable(path, rules)
