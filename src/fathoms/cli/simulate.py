"""`fathoms simulate`: bots play many games on the engine, and the figures are told."""

from __future__ import annotations

import sys
import time
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final, Literal

import click

from fathoms.bots.arena import Match, Tally
from fathoms.cli.numbers import whole
from fathoms.cli.rules_option import pick_game, pick_rules
from fathoms.cli.seats import colour_name, default_rivals, read_first
from fathoms.cli.streams import echo, echo_json, is_terminal
from fathoms.cli.table import LARGEST_SEED
from fathoms.core import Malformed, find_bot, note_of

if TYPE_CHECKING:
    from fathoms.core import AnyGame
    from fathoms.texts import Texts

_GAMES: Final = "1000"
_MOST_GAMES: Final = 10_000_000
_DIGITS: Final = 4


def simulate(say: Texts, **given: Any) -> None:
    """Play many games between bots."""
    game = pick_game(given["game"])
    rules = pick_rules(game, given["rules"])
    names = _bot_names(given["bots"], game)
    bots = [find_bot(name, game.name) for name in names]
    game.start(rules, len(bots))  # refuses a wrong number of seats before anything is played
    games = whole(given["games"] or _GAMES, "--games", 1, _MOST_GAMES)
    seed = whole(given["seed"] or "1", "--seed", 0, LARGEST_SEED)
    match = Match(game, rules, bots, seed, _first(given["first"] or "rotate", len(bots)))
    began = time.perf_counter()
    tally = _play(match, games, say)
    speed = games / max(time.perf_counter() - began, 1e-9)
    for note in {note.key: note for bot in bots if (note := note_of(bot)) is not None}.values():
        echo(say.phrase(note), err=True)
    if given["json"]:
        echo_json(
            {
                "games": tally.games,
                "win_share": _rounded(tally.win_share),
                "shared": tally.shared,
                "mean_score": _rounded(tally.mean_score),
                "turns_per_game": round(tally.turns_per_game, _DIGITS),
                "games_per_second": round(speed, 1),
            }
        )
    else:
        _report(say, game, names, tally, speed)


def _play(match: Match, games: int, say: Texts) -> Tally:
    tally = Tally(len(match.bots))
    label = say("cli.simulate-progress", game=match.game.name)
    watched = is_terminal(sys.stderr)
    bar = (
        click.progressbar(length=games, label=label, file=sys.stderr, update_min_steps=1 + games // 200)
        if watched
        else nullcontext()
    )
    with bar as progress:
        for state in match.final_states(games):
            tally.add(state)
            if progress is not None:
                progress.update(1)
    return tally


def _report(say: Texts, game: AnyGame, names: list[str], tally: Tally, speed: float) -> None:
    seats = [f"{colour_name(game.colours[seat], say)} ({name})" for seat, name in enumerate(names)]
    shares = [say("cli.simulate-share", share=100 * share) for share in tally.win_share]
    scores = [say("cli.simulate-mean", score=score) for score in tally.mean_score]
    heads = [say("cli.simulate-seat"), say("cli.simulate-wins"), say("cli.simulate-score")]
    columns = [[heads[0], *seats], [heads[1], *shares], [heads[2], *scores]]
    widths = [max(map(len, column)) for column in columns]
    for seat, share, score in zip(*columns, strict=True):
        echo(f"{seat:<{widths[0]}}  {share:>{widths[1]}}  {score:>{widths[2]}}".rstrip())
    echo()
    echo(say("cli.simulate-shared", games=tally.games, shared=tally.shared))
    echo(say("cli.simulate-pace", turns=tally.turns_per_game, speed=speed))


def _bot_names(text: str | None, game: AnyGame) -> list[str]:
    names = [name.strip() for name in (text or default_rivals(game.name)).split(",")]
    if not all(names):
        raise Malformed("cli.bot-empty", text=str(text)[:80])
    return names


def _first(text: str, seats: int) -> int | Literal["rotate", "draw"]:
    if text == "rotate":
        return "rotate"
    seat = read_first(text, seats, "rotate")
    return "draw" if seat is None else seat


def _rounded(figures: list[float]) -> list[float]:
    return [round(figure, _DIGITS) for figure in figures]
