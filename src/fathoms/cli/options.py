"""What people type in options: numbers, a game, a rule set, who sits where."""

from __future__ import annotations

import os.path
import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from fathoms.cli import files
from fathoms.cli.kept_rules import FORMAT, find_kept, kept_names
from fathoms.core.code import looks_like_code, unpack
from fathoms.core.errors import BadRules, Malformed
from fathoms.core.registry import bot_names, find_bot, find_game, game_names
from fathoms.core.rules import shorten
from fathoms.folders import data_folder

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fathoms.core.game import AnyGame
    from fathoms.texts import Texts

PERSON: Final = "me"
LARGEST_SEED: Final = 2**53 - 1
_RIVAL: Final = "greedy"
_DATABASE: Final = "FATHOMS_DATABASE_URL"
_MOST_SEATS: Final = 100
_KNOWN: Final = ("format", "game", "rules")


def whole(text: str, option: str, least: int, most: int) -> int:
    """Read a whole number, or say what the option takes."""
    if re.fullmatch(r"[0-9]{1,18}", text) and least <= int(text) <= most:
        return int(text)
    raise Malformed("cli.not-a-number", option=option, value=text[:40], least=least, most=most)


def seconds(text: str, option: str, most: int) -> float:
    """Read a time; a comma does for a point."""
    if re.fullmatch(r"[0-9]{1,6}([.,][0-9]{1,6})?", text) and float(text.replace(",", ".")) <= most:
        return float(text.replace(",", "."))
    raise Malformed("cli.not-seconds", option=option, value=text[:40], most=most)


def pick_game(name: str | None) -> AnyGame:
    """Find the game a command is about, or say which there are."""
    if name is None:
        raise Malformed("cli.which-game", known=list(game_names()))
    return find_game(name)


def pick_rules(game: AnyGame, text: str | None) -> Any:
    """Find the rule set for a game; without one, the standard one."""
    if text is None:
        return game.standard
    if text in game.rule_sets:
        return game.rule_sets[text]
    if (kept := find_kept(game, text)) is not None:
        return kept
    meant, rules = any_rules(text, game)
    if meant.name != game.name:
        raise BadRules("cli.rules-other-game", game=game.name, other=meant.name)
    return rules


def any_rules(text: str, game: AnyGame | None) -> tuple[AnyGame, Any]:
    """Read a code or a file; both name their game, so it need not be known before."""
    if looks_like_code(text):
        return unpack(text)
    if not is_file(text):
        if game is None:
            raise Malformed("cli.no-rules-anywhere", text=text[:80])
        known = [*game.rule_sets, *kept_names(game)]
        raise Malformed("cli.no-rules", text=text[:80], known=list(known))
    meant, changes = changes_in(files.read_json(text), game)
    return meant, meant.rules(changes)


def is_file(text: str) -> bool:
    """Tell whether a person meant a file, or what comes in by a pipe."""
    return text == files.STDIN or os.path.exists(text)  # noqa: PTH110 - `Path` stumbles over overlong names


def changes_in(data: object, game: AnyGame | None) -> tuple[AnyGame, object]:
    """Find in a file's JSON the game, and what its rule set changes; whether it is sound is not looked at."""
    if not isinstance(data, dict):
        raise BadRules("core.rules-not-object")
    given = cast("dict[str, Any]", data)
    if game is not None and "format" not in given:
        return game, given
    if given.get("format") != FORMAT:
        raise BadRules("cli.rules-format", found=shorten(given.get("format")), format=FORMAT)
    for name in given:
        if name not in _KNOWN:
            raise BadRules("cli.rules-file-unknown", field=name[:40], known=list(_KNOWN))
    named = given.get("game")
    if not isinstance(named, str):
        raise BadRules("cli.rules-no-game", known=list(game_names()))
    return find_game(named), given.get("rules", {})


def pick_database(given: str | None, environ: Mapping[str, str]) -> str:
    """Pick the database: the one asked for, else the environment's, else a file in the user's data folder."""
    return given or environ.get(_DATABASE) or f"sqlite:///{data_folder(environ) / 'games.sqlite'}"


class AskedSeat(NamedTuple):
    """One seat: `me` or a bot, and the name asked for, if any."""

    player: str
    name: str | None = None


def default_seats(game: str, count: int = 2) -> str:
    """One person, and bots."""
    return ",".join([PERSON, *[_rival(game)] * (count - 1)])


def default_rivals(game: str) -> str:
    """A bot of the game's own against the simplest one."""
    return f"{_rival(game)},{bot_names(game)[-1]}"


def _rival(game: str) -> str:
    """The bot to play against unless another is asked for: the better one if the game has it."""
    known = bot_names(game)
    return _RIVAL if _RIVAL in known else known[0]


def read_seats(text: str, game: str) -> list[AskedSeat]:
    """Read `me,greedy,me:Ana`; an unknown bot is answered with the known ones."""
    seats: list[AskedSeat] = []
    for word in text.split(",")[:_MOST_SEATS]:
        player, colon, name = word.strip().partition(":")
        player = player.strip()
        if not player or (colon and not name.strip()):
            raise Malformed("cli.seat-empty", text=text[:80], known=[PERSON, *bot_names(game)])
        if player not in (PERSON, *bot_names(game)):
            raise Malformed("cli.seat-unknown", name=player[:40], me=PERSON, known=list(bot_names(game)))
        if player != PERSON:
            find_bot(player, game)
        seats.append(AskedSeat(player, name.strip() or None))
    return seats


def name_seats(game: AnyGame, seats: Sequence[AskedSeat], asked: str | None, say: Texts) -> list[str]:
    """Give every seat its name: the one asked for, else the colour of its pieces in the person's language."""
    wanted = [name.strip() for name in asked.split(",")] if asked is not None else []
    if len(wanted) > len(seats):
        raise Malformed("cli.names-count", names=len(wanted), seats=len(seats))
    given = [seat.name for seat in seats]
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
    return next(free for free in (name, *(f"{name} {n}" for n in range(2, _MOST_SEATS))) if free not in taken)
