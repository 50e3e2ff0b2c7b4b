"""`fathoms tournament`: bots, classes and programs play each other, and are rated."""

from __future__ import annotations

import errno
import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.cli import files
from fathoms.cli.app import INTERRUPTED
from fathoms.cli.files import refused
from fathoms.cli.options import LARGEST_SEED, pick_game, pick_rules, seconds, whole
from fathoms.cli.streams import echo, echo_json
from fathoms.cli.waiting import Stopping, explained, progress_bar
from fathoms.core import FathomsError, Malformed, check_seats
from fathoms.core.text import columns, printable

if TYPE_CHECKING:
    from fathoms.lab.tournament.results import Results
    from fathoms.lab.tournament.tournament import Tournament, TournamentPlan
    from fathoms.texts import Texts

_SYSTEMS: Final = ("round-robin", "swiss")
_GAMES: Final = "200"
_MOST_GAMES: Final = 1_000_000
_SECONDS: Final = "5"
_MOST_SECONDS: Final = 3_600
_MOST_ROUNDS: Final = 1_000
_MOST_PROCESSES: Final = 256


def tournament(say: Texts, **given: Any) -> int:
    """Hold a tournament, and tell what it came to."""
    if find_spec("numpy") is None:
        raise FathomsError("core.needs-lab")
    plan = _plan(given)
    from fathoms.lab.tournament.results import sum_up  # it needs NumPy, which may be missing
    from fathoms.lab.tournament.tournament import Tournament

    for path in (given["out"], given["page"]):
        _check_place(path)
    tournament = Tournament(plan)
    _play(tournament, say)
    if not tournament.stats.games:
        raise FathomsError("tournament.nothing-played")
    results = sum_up(tournament)
    _write(results, given, say)
    if given["json"]:
        echo_json(msgspec.to_builtins(results, str_keys=True))
    else:
        for line in report(results, say):
            echo(line)
    if results.complete:
        return 0
    echo(say("tournament.broken-off", games=results.games, planned=tournament.games), err=True)
    return INTERRUPTED


def _plan(given: dict[str, Any]) -> TournamentPlan:
    """Read the options, and refuse what cannot be played before anything is started."""
    from fathoms.lab.tournament.players import read_entrants
    from fathoms.lab.tournament.tournament import TournamentPlan

    game = pick_game(given["game"])
    rules = pick_rules(game, given["rules"])
    players = whole(given["players"] or str(game.seats.start), "--players", 1, 99)
    check_seats(game, players, 0, rule="B1")
    game.start(rules, players)  # a rule set may have room for fewer
    system: Any = given["format"] or _SYSTEMS[0]
    if system not in _SYSTEMS:
        raise Malformed("tournament.no-format", format=system[:40], known=list(_SYSTEMS))
    if given["rounds"] and system != "swiss":
        raise Malformed("tournament.rounds-unwanted")
    limit = seconds(given["time"] or _SECONDS, "--time", _MOST_SECONDS)
    if not limit:
        raise Malformed("tournament.no-time")
    return TournamentPlan(
        game=game,
        rules=rules,
        entrants=read_entrants(given["entrants"], game.name),
        players=players,
        system=system,
        games=whole(given["games"] or _GAMES, "--games", 1, _MOST_GAMES),
        rounds=whole(given["rounds"] or "0", "--rounds", 0, _MOST_ROUNDS),
        seed=whole(given["seed"] or "1", "--seed", 0, LARGEST_SEED),
        seconds=limit,
        processes=whole(given["processes"] or "1", "--processes", 1, _MOST_PROCESSES),
    )


def _play(tournament: Tournament, say: Texts) -> None:
    try:
        with explained(say("play.waking")):
            tournament.try_out()
    except BaseException:
        tournament.pool.close()
        raise
    with Stopping() as stopping, progress_bar(say, tournament.plan.game.name, tournament.games) as done:
        tournament.run(done, stopping.asked)


def _check_place(path: str | None) -> None:
    """Refuse a file that cannot be written, before hours of play."""
    if path is None:
        return
    place = Path(path)
    if not path or place.is_dir():
        raise refused(IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)), path)
    if not place.parent.is_dir():
        raise refused(FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)), str(place.parent))
    if not os.access(place if place.exists() else place.parent, os.W_OK):
        raise refused(PermissionError(errno.EACCES, os.strerror(errno.EACCES)), path)


def _write(results: Results, given: dict[str, Any], say: Texts) -> None:
    written: list[str] = []
    if given["out"] is not None:
        files.write(given["out"], msgspec.json.format(msgspec.json.encode(results), indent=1))
        written.append(given["out"])
    if given["page"] is not None:
        from fathoms.lab.tournament.page import draw_page  # only for who wants a page

        files.write(given["page"], draw_page(results, say, say.lang).encode())
        written.append(given["page"])
    if written:
        echo(say("tournament.written", paths=list(written)), err=True)


def report(results: Results, say: Texts) -> list[str]:
    """Tell the standing as a table, then what there is to say about it."""
    swiss = results.system == "swiss"
    heads = ["rank", "entrant", "rating", "interval", "games", "wins", "forfeits"]
    heads[2:2] = ["points", "buchholz"] if swiss else []
    rows = [[say(f"tournament.head-{head}") for head in heads]]
    for each in results.entrants:
        points = [
            say("tournament.points", points=each.points or 0),
            say("tournament.points", points=each.buchholz or 0),
        ]
        rows.append(
            [
                str(each.rank),
                each.name,
                *(points if swiss else []),
                say("tournament.rating", rating=each.rating),
                say("tournament.interval", low=each.low, high=each.high),
                say("tournament.count", count=each.games),
                say("tournament.share", share=100 * each.win_share),
                say("tournament.count", count=each.forfeits),
            ]
        )
    lines = [*columns(rows, left=(1,))]
    lines += ["", say(f"tournament.played-{results.system}", games=results.games, players=results.players)]
    lines += [printable(line) for line in remarks(results, say)]
    return lines


def remarks(results: Results, say: Texts) -> list[str]:
    """Say who forfeited and why, who was withdrawn, and who plays here otherwise than elsewhere."""
    from fathoms.lab.tournament.results import forfeit_words  # after a tournament alone

    lines: list[str] = []
    for each in results.entrants:
        lines += [forfeit_words(each.name, forfeit, say) for forfeit in each.forfeited]
        if each.withdrawn:
            lines.append(say("tournament.withdrawn", name=each.name))
        if each.note is not None:
            lines.append(say("tournament.note", name=each.name, note=each.note))
    if results.endless:
        lines.append(say("tournament.endless", count=results.endless))
    return lines
