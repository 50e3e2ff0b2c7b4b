"""Write what a browser has of the rules, from the games' own Python: `python tools/lower.py`.

There are two files beside a game's drawings if its score sheet names a function (`ScoreSheet.offline`), and
two more for what the drawings say by themselves (`Game.drawing`).
They are kept in git, as the build of a published source has only Node; a test fails when they are old.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from fathoms.core import find_game, game_names
from lowering import Outside, scorer_types, write_scorer

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEAD = (
    "// Made by `python tools/lower.py` from the game's own Python. Change it there, then make it again.\n"
)
GAMES = Path(__file__).resolve().parents[1] / "web/src/games"


def scorers() -> Iterator[tuple[Path, str]]:
    """Give every file that lowering makes, and what belongs in it."""
    for name in game_names():
        game = find_game(name)
        sheet = game.sheet()
        if sheet is not None and sheet.offline is not None:
            yield GAMES / name / "scorer.js", write_scorer(game, sheet.offline)
            yield GAMES / name / "scorer.d.ts", scorer_types(sheet.offline)


def drawings() -> Iterator[tuple[Path, str]]:
    """Give what each drawing has to know: rules behind what cannot be done, letters, and its lesson."""
    for name in game_names():
        drawing = find_game(name).drawing()
        if drawing is None:
            continue
        yield GAMES / name / "told.ts", _HEAD + _constants(REASONS=drawing.reasons, SIGNS=drawing.signs)
        acts = _constants(ACTS=drawing.lesson)
        yield GAMES / name / "lesson.ts", _HEAD + acts


def _constants(**values: object) -> str:
    written = {key: json.dumps(msgspec.to_builtins(each), indent=2) for key, each in values.items()}
    return "".join(f"\nexport const {key} = {text} as const;\n" for key, text in written.items())


def main() -> None:
    """Write what is missing or old."""
    try:
        files = [*scorers(), *drawings()]
    except Outside as problem:
        sys.exit(str(problem))
    for path, text in files:
        if path.parent.is_dir() and not (path.is_file() and path.read_text(encoding="utf-8") == text):
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(GAMES.parents[2])} is made anew.")


if __name__ == "__main__":
    main()
