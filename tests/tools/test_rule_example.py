"""CONTRIBUTING's example of a rule that is changed on purpose does what is said there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EDIT = re.compile(r"^ +(src/\S+\.py)\n +-(.*)\n +\+(.*)\n", re.MULTILINE)
# Twenty games: what the end of each dive leads to, by the engine and by the row. Then the golden games.
LOOK = """
import random
from goldens import FOLDER, differs
from fathoms.core import CHANCE, Seeded
from fathoms.games.into_the_blue import GAME, STANDARD
from fathoms.games.into_the_blue.compiled import rules

rng = random.Random(1)
alike = True
for _ in range(20):
    state = GAME.start(STANDARD, 3)
    while state.actor is not None:
        if state.actor == CHANCE:
            state = state.play(Seeded(rng).draw(state.chances()))
            continue
        if state.phase == "decide":
            row = rules.row_of(state)
            rules.settle(rules.constants_of(STANDARD, 3), row)
            alike &= rules.read_row(STANDARD, 3, row) == state.play(GAME.read_move("stop", STANDARD))
        state = state.play(rng.choice(state.moves()))
golden = any(differs(path) for path in FOLDER.glob("into-the-blue-*.jsonl"))
print("alike" if alike else "not alike", "golden games differ" if golden else "golden games hold", sep=", ")
"""


def look(sources: Path) -> str:
    """Compare the two places of the rules, and the engine with the golden games, in a copy of the sources."""
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", LOOK],
        env={**os.environ, "PYTHONPATH": f"{sources}:{ROOT / 'tests'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr, done.stderr
    return done.stdout.strip()


def test_one_place_alone_is_noticed_and_both_change_the_golden_games(tmp_path: Path) -> None:
    needless = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=needless)
    edits: list[tuple[str, str, str]] = EDIT.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    seen = [look(tmp_path / "src")]
    for name, before, after in edits:
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert text.count(f"{before}\n") == 1
        (tmp_path / name).write_text(text.replace(f"{before}\n", f"{after}\n"), encoding="utf-8")
        seen.append(look(tmp_path / "src"))
    assert seen == [
        "alike, golden games hold",
        "not alike, golden games differ",
        "alike, golden games differ",
    ]
