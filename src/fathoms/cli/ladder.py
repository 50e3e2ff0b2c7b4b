"""`fathoms ladder`: all bots of a game rated against each other, with how sure the ratings are."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.cli.options import LARGEST_SEED, pick_game, pick_rules, whole
from fathoms.cli.streams import echo, echo_json
from fathoms.cli.waiting import preparing, progress_bar
from fathoms.core import FathomsError, Malformed, bot_names, check_seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.ladder import Ladder
    from fathoms.texts import Texts

_GAMES: Final = "200"
_MOST_GAMES: Final = 10_000_000


def ladder(say: Texts, **given: Any) -> None:
    """Play a round-robin of bots and rate them."""
    game = pick_game(given["game"])
    rules = pick_rules(game, given["rules"])
    players = whole(given["players"] or str(game.seats.start), "--players", 1, 99)
    check_seats(game, players, 0, rule="B1")
    names = [name.strip() for name in given["bots"].split(",")] if given["bots"] else bot_names(game.name)
    for name in names:
        if name not in bot_names(game.name):
            raise Malformed("core.no-bot", name=name[:40], known=list(bot_names(game.name)))
    if len(set(names)) < 2:
        raise Malformed("lab.ladder-two")
    games = whole(given["games"] or _GAMES, "--games", 1, _MOST_GAMES)
    seed = whole(given["seed"] or "1", "--seed", 0, LARGEST_SEED)
    if find_spec("numpy") is None:
        raise FathomsError("core.needs-lab")
    from fathoms.lab.ladder import climb  # it needs NumPy, which may be missing

    compiled = not given["engine"]
    if compiled:
        _prepare(game, rules, names, players, say)
    with progress_bar(say, game.name, games) as done:
        found = climb(
            game, rules, names, players=players, games=games, seed=seed, compiled=compiled, done=done
        )
    _write(found, given["out"], say)
    if given["json"]:
        echo_json(msgspec.to_builtins(found))
    else:
        _report(found, say)


def _prepare(game: AnyGame, rules: Any, names: Sequence[str], players: int, say: Texts) -> None:
    """Have compiled whatever bots can be, before anybody watches a bar."""
    from fathoms.lab.measures import prepare  # it needs NumPy, which may be missing

    with preparing(say):
        for name in names:
            prepare(game.name, rules, [name] * players)


def _report(found: Ladder, say: Texts) -> None:
    wide = max(len(rung.bot) for rung in found.rungs)
    for rung in found.rungs:
        row = say(
            "lab.ladder-row", rating=rung.rating, low=rung.low, high=rung.high, share=100 * rung.win_share
        )
        echo(f"  {rung.bot:<{wide}}  {row}")
    echo()
    echo(say("lab.ladder-games", games=found.games, players=found.players))
    echo(say("lab.ladder-compiled", compiled=found.compiled, left=found.games - found.compiled))
    for key in dict.fromkeys(found.notes.values()):
        echo(say(key))
    for bot, why in found.reasons.items():
        echo(say("lab.ladder-left-out", bot=bot, why=why if say.has(why.key) else why.key))


def _write(found: Ladder, folder: str | None, say: Texts) -> None:
    """Write the ladder as JSON and as pictures into a folder."""
    if folder is None:
        return
    if find_spec("matplotlib") is None:
        raise FathomsError("core.needs-lab")
    from fathoms.lab.plots import draw_ladder  # it needs matplotlib, which may be missing

    place = Path(folder)
    if place.exists() and not place.is_dir():
        raise Malformed("lab.not-a-folder", path=folder)
    place.mkdir(parents=True, exist_ok=True)
    stem = place / f"ladder-{found.game}-{found.players}"
    stem.with_suffix(".json").write_bytes(msgspec.json.encode(found))
    draw_ladder(found, [stem.with_suffix(".png"), stem.with_suffix(".svg")], say)
    echo(say("lab.ladder-written", path=str(stem)), err=True)
