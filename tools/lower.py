"""Write the scorers that a browser runs by itself, from the games' own Python: `python tools/lower.py`.

There are two files beside a game's drawings if its score sheet names a function (`ScoreSheet.offline`).
They are kept in git, as the build of a published source has only Node; a test fails when they are old.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from fathoms.core import find_game, game_names
from lowering import Outside, scorer_types, write_scorer

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = Path(__file__).resolve().parents[1] / "web/src/games"


def scorers() -> Iterator[tuple[Path, str]]:
    """Give every file that lowering makes, and what belongs in it."""
    for name in game_names():
        game = find_game(name)
        sheet = game.sheet()
        if sheet is not None and sheet.offline is not None:
            yield GAMES / name / "scorer.js", write_scorer(game, sheet.offline)
            yield GAMES / name / "scorer.d.ts", scorer_types(sheet.offline)


def main() -> None:
    """Write what is missing or old."""
    try:
        files = list(scorers())
    except Outside as problem:
        sys.exit(str(problem))
    for path, text in files:
        if path.parent.is_dir() and not (path.is_file() and path.read_text(encoding="utf-8") == text):
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(GAMES.parents[2])} is made anew.")


if __name__ == "__main__":
    main()
