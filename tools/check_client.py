"""Look for what somebody typed into the browser client that has its place elsewhere: rules, and colours.

The client draws what it is told and decides nothing. Ids of rules, letters of the notation and sums of points
come from the scene, the book, the schema or the files that `tools/write_drawings.py` makes; how long a name
may be comes from the protocol. Styles take their colours from `theme.css`, but for a game's own drawings.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from fathoms.core import find_game, game_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).resolve().parents[1]
MADE = "// Made by "
"""How a file begins that was made from the Python."""
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\(")


def patterns() -> Mapping[str, re.Pattern[str]]:
    """Give what must not stand in the client, by what it is."""
    ids, letters = set[str](), set[str]()
    for name in game_names():
        game = find_game(name)
        ids |= {rule.id for part in game.book(game.standard) for rule in part.rules}
        if (drawing := game.drawing()) is not None:
            letters |= {sign for sign in drawing.signs.values() if sign.isalpha()}
    an_id = "(?:" + "|".join(sorted(ids, key=len, reverse=True)) + ")"
    a_letter = "[" + "".join(sorted(letters)) + "]"
    points = r"(?:value|points|scores?|treasures|totals)"
    return {
        "the id of a rule": re.compile(rf"([\"'`]){an_id}(?: {an_id})*\1"),
        "a letter of the notation": re.compile(rf"([\"'`]){a_letter}\1|\}}{a_letter}`"),
        "a sum of points": re.compile(
            rf"\breduce\([^\n]*\b{points}\b|\b(?:sum|total|score)\w*\s*[-+]\s*\(?[^;\n]*\b{points}\b"
        ),
        "a limit of the protocol": re.compile(
            r"maxlength=[\"{]\d|\bLONGEST_(?:NAME|CHAT|MOVE|CODE|TITLE)\s*=|\bWATCHERS\s*="
        ),
    }


def typed_in(source: str, found: Mapping[str, re.Pattern[str]]) -> Iterator[tuple[int, str]]:
    """Give the number of each line that holds a rule, and what it holds."""
    if source.startswith(MADE):
        return
    for number, line in enumerate(source.splitlines(), start=1):
        for what, pattern in found.items():
            for _ in pattern.finditer(line):
                yield number, what


def colours(source: str) -> Iterator[int]:
    """Give the number of each line of a component's style that names a colour by its value."""
    before, style, after = source.partition("\n<style>\n")
    for number, line in enumerate(after.splitlines(), start=before.count("\n") + 3):
        if style and COLOUR.search(line):
            yield number


def main(folder: Path = ROOT / "web/src") -> int:
    """Name every place."""
    found = patterns()
    places = list[str]()
    for path in sorted(folder.rglob("*")):
        if path.suffix not in {".ts", ".js", ".svelte"}:
            continue
        source, name = path.read_text(encoding="utf-8"), path.relative_to(folder.parent)
        places += [
            f"{name}:{number}: {what} is typed in; take it from the scene, the book, the schema, the protocol"
            for number, what in typed_in(source, found)
        ]
        if path.relative_to(folder).parts[0] != "games":
            places += [f"{name}:{number}: a colour; name it in theme.css" for number in colours(source)]
    print(*places, sep="\n", end="\n" if places else "")
    return bool(places)


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
