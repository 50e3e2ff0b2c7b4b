"""Write what a game's drawings say by themselves (`Game.drawing`): `python tools/write_drawings.py`.

These two files of each game are kept in git, as the build of a published source has only Node; a test fails
when they are old.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from fathoms.core import find_game, game_names

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEAD = "// Made by `python tools/write_drawings.py` from the game. Change it there, then make it again.\n"
WIDEST: Final = 118
"""Letters on a line."""
GAMES = Path(__file__).resolve().parents[1] / "web/src/games"


def drawings() -> Iterator[tuple[Path, str]]:
    """Give what each drawing has to know: rules behind what cannot be done, letters, colours, its lesson."""
    for name in game_names():
        game = find_game(name)
        drawing = game.drawing()
        if drawing is None:
            continue
        colours = [colour.lower() for colour in game.colours]
        yield (
            GAMES / name / "told.ts",
            _HEAD + _constants(REASONS=drawing.reasons, SIGNS=drawing.signs, COLOURS=colours),
        )
        players = [
            {"seat": seat, "name": called, "colour": colours[seat]}
            for seat, called in enumerate(("Ada", "Bo"))
        ]
        yield GAMES / name / "lesson.ts", _HEAD + _constants(PLAYERS=players, ACTS=drawing.lesson)


def _constants(**values: object) -> str:
    written = {key: _written(msgspec.to_builtins(each)) for key, each in values.items()}
    return "".join(f"\nexport const {key} = {text} as const;\n" for key, text in written.items())


def _written(value: Any, indent: str = "") -> str:
    """Write JSON with as much on a line as fits: a step of a lesson is one line."""
    text = json.dumps(value)
    if len(text) + len(indent) <= WIDEST or not isinstance(value, dict | tuple | list):
        return text
    deeper = indent + "  "
    if isinstance(value, dict):
        pairs = cast("dict[str, Any]", value).items()
        lines = [f"{deeper}{json.dumps(key)}: {_written(each, deeper)}," for key, each in pairs]
        return "\n".join(["{", *lines, indent + "}"])
    lines = [f"{deeper}{_written(each, deeper)}," for each in cast("list[Any]", value)]
    return "\n".join(["[", *lines, indent + "]"])


def main() -> None:
    """Write what is missing or old."""
    for path, text in drawings():
        if path.parent.is_dir() and not (path.is_file() and path.read_text(encoding="utf-8") == text):
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(GAMES.parents[2])} is made anew.")


if __name__ == "__main__":
    main()
