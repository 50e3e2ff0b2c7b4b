"""`fathoms lab`: what a change of the rules does to a game. Mistakes are told before NumPy loads."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from fathoms.analysis import find_reviewer
from fathoms.cli.files import refused, write
from fathoms.cli.options import LARGEST_SEED, pick_game, pick_rules, whole
from fathoms.cli.rulesets import change_line, changed_rules
from fathoms.cli.streams import echo, echo_json
from fathoms.cli.waiting import Stopping, preparing, progress_bar
from fathoms.core import FathomsError, Malformed, check_fit, find_bot, find_game
from fathoms.core.code import pack
from fathoms.core.text import columns
from fathoms.lab.players import read_players
from fathoms.workshop.rule_sets import field_title, tell_change

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from fathoms.core import AnyGame
    from fathoms.lab.findings import Comparison, Estimate, FieldChange
    from fathoms.lab.worker_pool import WorkerPool
    from fathoms.texts import Texts

_GAMES: Final = {"compare": "20000", "sweep": "4000", "suggest": "2000"}
_LEAST_BALANCED: Final = 200
_MOST_REVIEWED: Final = 10_000
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
    luck = whole(given["luck"] or "0", "--luck", 0, _MOST_REVIEWED)
    if luck:
        find_reviewer(asked.game.name)
    from fathoms.lab.comparison import ComparedRules, games_in
    from fathoms.lab.comparison import compare as set_side_by_side
    from fathoms.workshop.figures import told_verdict

    question = ComparedRules(asked.game, asked.base, changed, asked.bots, asked.games, asked.seed, luck=luck)
    _prepare(asked, say)
    with Stopping() as stopping, _at_work(say, asked.game, games_in(question)) as (pool, done):
        found = _unless_stopped(lambda: set_side_by_side(question, pool, done, stopping.asked))
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
    _write_table(found, say)
    return 0


def sweep(say: Texts, **given: Any) -> int:
    """Take one field through many values."""
    asked = _asked(given, "sweep")
    if given["vary"] is None:
        raise Malformed("compare.vary", text="")
    from fathoms.lab.comparison import read_field_values, rule_sets
    from fathoms.lab.comparison import sweep as vary
    from fathoms.lab.plots import draw_sweep
    from fathoms.workshop.figures import figure, measure_title

    span = read_field_values(given["vary"])
    for rules in rule_sets(asked.game, asked.base, span):
        asked.game.start(rules, len(asked.bots))
    total = 2 * asked.games * len(span.values)
    _prepare(asked, say)
    with _at_work(say, asked.game, total) as (pool, done):
        found = vary(
            *(asked.game, asked.base, span),
            bots=asked.bots,
            games=asked.games,
            seed=asked.seed,
            pool=pool,
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
    _write_columns([heads, *rows])
    echo()
    echo(say("compare.sweep-games", games=found.games, players=found.players, bots=", ".join(found.bots)))
    return 0


def suggest(say: Texts, **given: Any) -> int:
    """Look for single changes that lead towards a goal."""
    asked = _asked(given, "suggest")
    from fathoms.kernels import find_kernel
    from fathoms.lab.comparison import MOST_TRIED, neighbours
    from fathoms.lab.comparison import suggest as try_out
    from fathoms.lab.findings import find_goal
    from fathoms.workshop.figures import figure

    kernel = find_kernel(asked.game.name)
    goal = find_goal(given["goal"] or "shorter", kernel.deeds if kernel is not None else ())
    tried = min(MOST_TRIED, len(neighbours(asked.game, asked.base, len(asked.bots))))
    _prepare(asked, say)
    with Stopping() as stopping, _at_work(say, asked.game, tried) as (pool, done):
        found = _unless_stopped(
            lambda: try_out(
                *(asked.game, asked.base, goal),
                bots=asked.bots,
                games=asked.games,
                seed=asked.seed,
                pool=pool,
                done=done,
                stopped=stopping.asked,
            )
        )
    if found is None:
        echo(say("compare.stopped"), err=True)
        return stopping.status
    if given["json"]:
        suggestions = _rounded(msgspec.to_builtins(found.found))
        echo_json({"goal": goal.name, "tried": tried, "suggestions": suggestions})
        return 0
    rows = [[say("compare.head-change"), say("compare.head-base"), say("compare.head-changed")]]
    rows += [
        [
            _told_change(asked.game, each.change, say),
            figure(goal.measure, each.before.mean, say),
            figure(goal.measure, each.after.mean, say),
        ]
        for each in found.found
    ]
    if found.found:
        _write_columns(rows)
    else:
        echo(say("compare.suggest-none", count=tried))
    echo()
    echo(say("compare.suggest-tried", count=tried, games=asked.games))
    return 0


def balance(say: Texts, **given: Any) -> int:
    """Look for a handicap that makes the chances of unequal players equal."""
    game = pick_game(given["game"])
    base = pick_rules(game, given["rules"])
    if given["players"] is None:
        raise Malformed("compare.balance-players")
    texts = [text.strip() for text in given["players"].split(",")]
    players = read_players(game, base, texts)
    games = whole(given["games"] or "10000", "--games", _LEAST_BALANCED, 1_000_000)
    seed = whole(given["seed"] or "1", "--seed", 0, LARGEST_SEED)
    from fathoms.lab.balance import MOST_RUNS, BalanceQuestion
    from fathoms.lab.balance import balance as make_equal
    from fathoms.lab.measures import prepare
    from fathoms.workshop.figures import balance_verdict, told_handicap

    question = BalanceQuestion(game, base, players, games, seed)
    with preparing(say):
        prepare(game.name, base, [player.bots[0][0] for player in players])
    with Stopping() as stopping, _at_work(say, game, MOST_RUNS) as (pool, done):
        found = _unless_stopped(lambda: make_equal(question, pool, done, stopping.asked))
    if found is None:
        echo(say("compare.stopped"), err=True)
        return stopping.status
    sentences = [*told_handicap(found, say), balance_verdict(found, say)]
    told = {**_rounded(msgspec.to_builtins(found)), "verdict": sentences}
    if given["out"] is not None:
        write(given["out"], msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")
    if given["json"]:
        echo_json(told)
        return 0
    for sentence in sentences:
        echo(sentence)
    echo()
    heads = ["", say("compare.head-base"), say("compare.head-changed")]
    rows = [
        [f"{say('core.seat-number', seat=seat)} ({text})", *(_share(each, say) for each in pair)]
        for seat, (text, pair) in enumerate(
            zip(texts, zip(found.before, found.after, strict=True), strict=True), start=1
        )
    ]
    for line in columns([heads, *rows], left=range(1)):
        echo(line)
    if found.steps:
        echo()
        echo(say("compare.balance-code", code=pack(game, game.rules(found.rules))))
    return 0


def _share(found: Estimate, say: Texts) -> str:
    low, high = (say("compare.percent", value=100 * each) for each in (found.low, found.high))
    return say(
        "compare.within", difference=say("compare.percent", value=100 * found.mean), low=low, high=high
    )


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
    from fathoms.lab.measures import prepare, skill_pair, uneven

    pair = skill_pair(asked.game)
    with preparing(say):
        prepare(asked.game.name, asked.base, asked.bots)
        if pair is not None:
            prepare(asked.game.name, asked.base, uneven(pair, len(asked.bots)))


@contextmanager
def _at_work(say: Texts, game: AnyGame, total: int) -> Generator[tuple[WorkerPool, Callable[[int], None]]]:
    """Get threads to play, and a bar to watch if somebody does."""
    from fathoms.lab.worker_pool import Threads

    threads = Threads()
    try:
        with progress_bar(say, game.name, total) as done:
            yield threads, done
    finally:
        threads.shut_down()


def _unless_stopped(work: Callable[[], Any]) -> Any:
    from fathoms.lab.measures import Stopped

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


def _write_table(found: Comparison, say: Texts) -> None:
    """Write every measure side by side, what was changed, and how it was played."""
    from fathoms.workshop.figures import figure, measure_title, signed_figure

    heads = [say(f"compare.head-{head}") for head in ("measure", "base", "changed", "difference")]
    rows = [
        [
            "●" if each.certain else " ",
            measure_title(found.game, each.name, say),
            figure(each.name, each.base.mean, say),
            figure(each.name, each.changed.mean, say),
            say(
                "compare.within",
                difference=signed_figure(each.name, each.difference.mean, say),
                low=signed_figure(each.name, each.difference.low, say),
                high=signed_figure(each.name, each.difference.high, say),
            ),
        ]
        for each in found.measures
        # What never happened under either rule set needs no line.
        if each.base.mean or each.changed.mean
    ]
    _write_columns([["", *heads], *rows])
    echo()
    for change in found.changes:
        echo(_told_change(find_game(found.game), change, say))
    echo(say("compare.certain-mark"))
    echo(say("compare.games", games=found.games, players=found.players, bots=", ".join(found.bots)))
    if not found.by_kernel:
        echo(say("compare.by-engine"))


def _told_change(game: AnyGame, change: FieldChange, say: Texts) -> str:
    """Tell a change in words, with the name of the field to type."""
    before, after = msgspec.json.decode(msgspec.json.encode([change.before, change.after]))
    return change_line(tell_change(game, change.field, before, after, say), say)


def _write_columns(rows: list[list[str]]) -> None:
    """Write the names to the left and the figures to the right."""
    words = next((at for at, cell in enumerate(rows[-1]) if len(cell) > 1), 0)
    for line in columns(rows, left=range(words + 1)):
        echo(line)
