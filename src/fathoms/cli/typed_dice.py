"""Real dice: what a person types for a fall, from bare faces to the whole notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathoms.core import FathomsError, IllegalMove, Malformed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.core import AnyGame, Chances, Move


def read_fall(game: AnyGame, rules: Any, chances: Chances[Any], text: str) -> Move:
    """Read what fell: `roll 1123C5`, `1123C5` and `1 1 2 3 c 5` all mean the same."""
    example = game.write_move(chances.at(0), rules)
    verb = example.partition(" ")[0]
    readable = False
    for attempt in _readings(verb, text.strip()):
        try:
            move = game.read_move(attempt, rules)
        except FathomsError:
            continue
        readable = True
        if chances.weight(move):
            return move
    if readable:
        raise IllegalMove("core.cannot-fall")
    raise Malformed("play.not-a-fall", text=text[:40], example=example.partition(" ")[2])


def _readings(verb: str, text: str) -> Iterator[str]:
    bare = text[len(verb) :].strip() if text.lower().startswith(verb + " ") else text
    for faces in (bare, bare.replace(" ", "").replace(",", "")):
        for cased in (faces, faces.upper(), faces.lower()):
            yield f"{verb} {cased}"
