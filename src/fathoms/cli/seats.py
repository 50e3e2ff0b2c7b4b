"""Who sits where: `me,greedy,me:Ana`, the names over the seats, and who begins."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from fathoms.cli.table import PERSON
from fathoms.core import Malformed, bot_names, find_bot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame
    from fathoms.texts import Texts

_RIVAL: Final = "greedy"
_MOST: Final = 100


class Sitting(NamedTuple):
    """One seat: `me` or a bot, and the name asked for, if any."""

    player: str
    name: str | None = None


def default_seats(game: str) -> str:
    """One person and one bot."""
    return f"{PERSON},{_rival(game)}"


def default_rivals(game: str) -> str:
    """A bot of the game's own against the simplest one."""
    return f"{_rival(game)},{bot_names(game)[-1]}"


def _rival(game: str) -> str:
    """The bot to play against unless another is asked for: the better one if the game has it."""
    known = bot_names(game)
    return _RIVAL if _RIVAL in known else known[0]


def read_seats(text: str, game: str) -> list[Sitting]:
    """Read `me,greedy,me:Ana`; an unknown bot is answered with the known ones."""
    sittings: list[Sitting] = []
    for word in text.split(",")[:_MOST]:
        player, colon, name = word.strip().partition(":")
        player = player.strip()
        if not player or (colon and not name.strip()):
            raise Malformed("cli.seat-empty", text=text[:80], known=[PERSON, *bot_names(game)])
        if player != PERSON:
            find_bot(player, game)
        sittings.append(Sitting(player, name.strip() or None))
    return sittings


def name_seats(game: AnyGame, sittings: Sequence[Sitting], asked: str | None, say: Texts) -> list[str]:
    """Give every seat its name: the one asked for, else the colour of its pieces in the person's language."""
    wanted = [name.strip() for name in asked.split(",")] if asked is not None else []
    if len(wanted) > len(sittings):
        raise Malformed("cli.names-count", names=len(wanted), seats=len(sittings))
    given = [sitting.name for sitting in sittings]
    given[: len(wanted)] = [name or own for name, own in zip(wanted, given, strict=False)]
    names: list[str] = []
    for seat, name in enumerate(given):
        names.append(name or _free_name(colour_name(game.colours[seat], say), {*names, *filter(None, given)}))
    return names


def colour_name(colour: str, say: Texts) -> str:
    """Name a colour; one that the catalogues lack keeps its own name."""
    key = f"core.colour-{colour.lower()}"
    return say(key) if say.has(key) else colour


def read_first(text: str, seats: int, *words: str) -> int | None:
    """Read who begins, 1 is the first seat; None is left to the draw. `words` may be said as well."""
    if text == "draw":
        return None
    if re.fullmatch(r"[0-9]{1,3}", text) and 1 <= int(text) <= seats:
        return int(text) - 1
    raise Malformed("cli.no-first", value=text[:40], seats=seats, words=["draw", *words])


def _free_name(name: str, taken: set[str]) -> str:
    return next(free for free in (name, *(f"{name} {n}" for n in range(2, _MOST))) if free not in taken)
