"""`fathoms lab`: what a change of the rules does to a game, measured."""

from __future__ import annotations

import sys
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import click
import msgspec

from fathoms.cli.files import refused
from fathoms.cli.lab_report import told_change, write_columns, write_table
from fathoms.cli.numbers import whole
from fathoms.cli.preparing import preparing
from fathoms.cli.rules_option import pick_game, pick_rules
from fathoms.cli.rulesets import changed_rules
from fathoms.cli.stopping import Stopping
from fathoms.cli.streams import echo, echo_json, is_terminal
from fathoms.cli.table import LARGEST_SEED
from fathoms.core import FathomsError, Malformed, check_fit, find_bot
from fathoms.workshop.words import field_title

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from fathoms.core import AnyGame
    from fathoms.lab.executors import Crew
    from fathoms.texts import Texts

_GAMES: Final = {"compare": "20000", "sweep": "4000", "suggest": "2000"}
_DIGITS: Final = 6


class _Asked(NamedTuple):
    """What every command of the lab is told."""

    game: AnyGame
    base: Any
    bots: list[str]
    games: int
    seed: int


def compare(say: Texts, **given: Any) -> int:
    """Set two rule sets side by side."""
    asked = _asked(given, "compare")
    changed = changed_rules(asked.game, asked.base, given["change"])
    if given["to"] is not None:
        changed = changed_rules(asked.game, pick_rules(asked.game, given["to"]), given["change"])
    asked.game.start(changed, len(asked.bots))
    from fathoms.lab.compare.comparing import Question, games_in  # noqa: PLC0415 - it needs NumPy and time
    from fathoms.lab.compare.comparing import compare as set_side_by_side  # noqa: PLC0415 - likewise
    from fathoms.workshop.figures import told_verdict  # noqa: PLC0415 - likewise

    question = Question(asked.game, asked.base, changed, asked.bots, asked.games, asked.seed)
    _prepare(asked, say)
    with Stopping() as stopping, _at_work(say, asked.game, games_in(question)) as (crew, done):
        found = _unless_stopped(lambda: set_side_by_side(question, crew, done, stopping.asked))
    if found is None:
        echo(say("compare.stopped"), err=True)
        return stopping.status
    sentences = list(told_verdict(found, say))
    if given["json"]:
        echo_json({**_rounded(msgspec.to_builtins(found)), "verdict": sentences})
        return 0
    for sentence in sentences:
        echo(sentence)
    echo()
    write_table(found, say)
    return 0


def sweep(say: Texts, **given: Any) -> int:
    """Take one field through many values."""
    asked = _asked(given, "sweep")
    if given["vary"] is None:
        raise Malformed("compare.vary", text="")
    from fathoms.lab.compare.drawing import draw_sweep  # noqa: PLC0415 - it needs NumPy and time
    from fathoms.lab.compare.sweep import read_range, rule_sets  # noqa: PLC0415 - likewise
    from fathoms.lab.compare.sweep import sweep as vary  # noqa: PLC0415 - likewise
    from fathoms.workshop.figures import figure, measure_title  # noqa: PLC0415 - likewise

    span = read_range(given["vary"])
    for rules in rule_sets(asked.game, asked.base, span):
        asked.game.start(rules, len(asked.bots))
    total = 2 * asked.games * len(span.values)
    _prepare(asked, say)
    with _at_work(say, asked.game, total) as (crew, done):
        found = vary(
            *(asked.game, asked.base, span),
            bots=asked.bots,
            games=asked.games,
            seed=asked.seed,
            crew=crew,
            done=done,
        )
    told, title = _rounded(msgspec.to_builtins(found)), field_title(asked.game, span.field, say)
    if given["out"] is not None:
        _draw(Path(given["out"]), span.field, told, lambda files: draw_sweep(found, files, say, title), say)
    if given["json"]:
        echo_json(told)
        return 0
    shown = [
        name
        for name in found.stops[0].measures
        if say.has(f"compare.measure-{name}") and any(stop.measures[name].mean for stop in found.stops)
    ]
    heads = [span.field, *(str(stop.value) for stop in found.stops)]
    rows = [
        [
            measure_title(found.game, name, say),
            *(figure(name, stop.measures[name].mean, say) for stop in found.stops),
        ]
        for name in shown
    ]
    write_columns([heads, *rows])
    echo()
    echo(say("compare.sweep-games", games=found.games, players=found.players, bots=", ".join(found.bots)))
    return 0


def suggest(say: Texts, **given: Any) -> int:
    """Look for single changes that lead towards a goal."""
    asked = _asked(given, "suggest")
    from fathoms.kernels import find_kernel  # noqa: PLC0415 - it needs NumPy and time
    from fathoms.lab.compare.goals import find_goal  # noqa: PLC0415 - likewise
    from fathoms.lab.compare.suggest import MOST_TRIED, neighbours  # noqa: PLC0415 - likewise
    from fathoms.lab.compare.suggest import suggest as try_out  # noqa: PLC0415 - likewise
    from fathoms.workshop.figures import figure  # noqa: PLC0415 - likewise

    kernel = find_kernel(asked.game.name)
    goal = find_goal(given["goal"] or "shorter", kernel.deeds if kernel is not None else ())
    tried = min(MOST_TRIED, len(neighbours(asked.game, asked.base)))
    _prepare(asked, say)
    with Stopping() as stopping, _at_work(say, asked.game, tried) as (crew, done):
        found = _unless_stopped(
            lambda: try_out(
                *(asked.game, asked.base, goal),
                bots=asked.bots,
                games=asked.games,
                seed=asked.seed,
                crew=crew,
                done=done,
                stopped=stopping.asked,
            )
        )
    if found is None:
        echo(say("compare.stopped"), err=True)
        return stopping.status
    if given["json"]:
        echo_json({"goal": goal.name, "tried": tried, "suggestions": _rounded(msgspec.to_builtins(found))})
        return 0
    rows = [[say("compare.head-change"), say("compare.head-base"), say("compare.head-changed")]]
    rows += [
        [
            told_change(asked.game, each.change, say),
            figure(goal.measure, each.before.mean, say),
            figure(goal.measure, each.after.mean, say),
        ]
        for each in found
    ]
    if found:
        write_columns(rows)
    else:
        echo(say("compare.suggest-none", count=tried))
    echo()
    echo(say("compare.suggest-tried", count=tried, games=asked.games))
    return 0


def _asked(given: dict[str, Any], command: str) -> _Asked:
    game = pick_game(given["game"])
    base = pick_rules(game, given["base"])
    least = game.seats_for(base).start
    players = whole(given["players"] or str(least), "--players", 1, 99)
    names = [name.strip() for name in (given["bots"] or "greedy").split(",")]
    bots = names * players if len(names) == 1 else names
    for name in bots:
        check_fit(find_bot(name, game.name), base, len(bots))
    game.start(base, len(bots))
    games = whole(given["games"] or _GAMES[command], "--games", 2, 1_000_000)
    seed = whole(given["seed"] or "1", "--seed", 0, LARGEST_SEED)
    return _Asked(game, base, bots, games, seed)


def _prepare(asked: _Asked, say: Texts) -> None:
    """Have all that is going to be played compiled before anybody watches a bar."""
    from fathoms.lab.compare.comparing import skill_pair, uneven  # noqa: PLC0415 - it needs NumPy and time
    from fathoms.lab.compare.playing import prepare  # noqa: PLC0415 - likewise

    pair = skill_pair(asked.game)
    with preparing(say):
        prepare(asked.game.name, asked.base, asked.bots)
        if pair is not None:
            prepare(asked.game.name, asked.base, uneven(pair, len(asked.bots)))


@contextmanager
def _at_work(
    say: Texts, game: AnyGame, total: int
) -> Generator[tuple[Callable[[], Crew], Callable[[int], None]]]:
    """Get threads to play, and a bar to watch if somebody does."""
    from fathoms.lab.compare.crews import Threads  # noqa: PLC0415 - it needs NumPy

    threads = Threads()
    label = say("cli.simulate-progress", game=game.name)
    watched = is_terminal(sys.stderr)
    bar = click.progressbar(length=total, label=label, file=sys.stderr) if watched else nullcontext()
    try:
        with bar as progress:
            yield (lambda: threads), (progress.update if progress is not None else lambda _: None)
    finally:
        threads.send_home()


def _unless_stopped(work: Callable[[], Any]) -> Any:
    from fathoms.lab.compare.playing import Stopped  # noqa: PLC0415 - it needs NumPy

    try:
        return work()
    except Stopped:
        return None


def _rounded(data: Any) -> Any:
    """Keep six digits behind the point: the rest is noise."""
    if isinstance(data, float):
        return round(data, _DIGITS)
    if isinstance(data, dict):
        return {key: _rounded(value) for key, value in cast("dict[str, Any]", data).items()}
    if isinstance(data, list | tuple):
        return [_rounded(value) for value in cast("list[Any]", data)]
    return data


def _draw(folder: Path, field: str, told: Any, draw: Callable[[list[Path]], None], say: Texts) -> None:
    """Write a sweep as JSON and as pictures into a folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{field}.json").write_bytes(
            msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n"
        )
        draw([folder / f"{field}.png", folder / f"{field}.svg"])
    except ImportError as error:
        raise FathomsError("core.needs-lab") from error
    except OSError as error:
        raise refused(error, str(folder)) from error
    echo(say("compare.drawn", path=str(folder / f"{field}.svg")), err=True)
