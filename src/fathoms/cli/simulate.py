"""`fathoms simulate`: bots play many games, compiled or on the engine, into figures and files."""

from __future__ import annotations

import os
import time
from contextlib import ExitStack, closing, nullcontext
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from fathoms.cli import options
from fathoms.cli.files import refused
from fathoms.cli.streams import echo, echo_json
from fathoms.cli.waiting import Stopping, preparing, progress_bar
from fathoms.core import FathomsError, Malformed, begins_with, check_fit, find_bot, find_game, note_of
from fathoms.core.text import columns
from fathoms.lab.output import GAMES, SUMMARY, SummaryFile, open_games, suffix_of
from fathoms.lab.simulation import MOST_GAMES, Run, Simulation, awake, choose_kernel, warm_up
from fathoms.lab.statistics import Tally
from fathoms.lab.worker_pool import read_worker_pool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.output import OutputFile
    from fathoms.lab.simulation import Reason
    from fathoms.texts import Texts

_GAMES: Final = "1000"
_DIGITS: Final = 4
_FAST: Final = 10
"""Games a second from which on no part of one is worth telling."""


class _Files(NamedTuple):
    """The files asked for."""

    games: dict[str, str]
    """What kind each is, by its path."""
    summaries: tuple[str, ...]

    def opened(self, simulation: Simulation, leaving: ExitStack) -> list[OutputFile]:
        """Open all of them; whatever happens, nothing half done is left behind."""
        writers: list[OutputFile] = []
        try:
            for path in self.games:
                writers.append(open_games(path, simulation))
                leaving.callback(writers[-1].abandon)
            for path in self.summaries:
                writers.append(SummaryFile(path, simulation))
                leaving.callback(writers[-1].abandon)
        except (OSError, ValueError) as error:
            raise _unwritable(error) from error
        return writers


def simulate(say: Texts, **given: Any) -> int:
    """Play many games between bots."""
    game = options.pick_game(given["game"])
    rules = options.pick_rules(game, given["rules"])
    names = _bot_names(given["bots"], game)
    bots = [find_bot(name, game.name) for name in names]
    games = options.whole(given["games"] or _GAMES, "--games", 1, MOST_GAMES)
    seed = options.whole(given["seed"] or "1", "--seed", 0, options.LARGEST_SEED)
    first = _first(given["first"] or "rotate", len(names))
    first = begins_with(game, rules, len(names), first) if isinstance(first, str) else first
    # Refuses a wrong number of seats, or another first one, before anything is played.
    game.start(
        rules, len(names), first if isinstance(first, int) else begins_with(game, rules, len(names), 0)
    )
    pool = read_worker_pool(given["executor"])
    files = _files(given["out"], given["summary"])
    for bot in bots:
        check_fit(bot, rules, len(names))
    kernel, why_engine = (None, "asked") if given["engine"] else choose_kernel(game.name, rules, names)
    simulation = Simulation(
        *(game.name, rules, tuple(names), seed, first),
        played_by="engine" if kernel is None else "kernel",
        deeds=() if kernel is None else kernel.deeds,
        outputs=tuple(sorted({GAMES[kind] for kind in files.games.values()})),
    )
    with ExitStack() as leaving:
        writers = files.opened(simulation, leaving)
        with preparing(say) if kernel is not None else nullcontext():
            warm_up(simulation)
        _tell_notes(simulation, say)
        stopping = leaving.enter_context(Stopping())
        run = Run(simulation, games, pool, stopping.asked)
        tally, began = Tally(len(names), simulation.deeds), time.perf_counter()
        trouble = _play(run, tally, writers, say)
        seconds = time.perf_counter() - began
        if tally.games:
            _finish(writers, tally, say)
    told = _Summary(simulation, why_engine, tally, seconds, run.pool.workers, stopped=tally.games < games)
    _tell(told, say, in_json=given["json"])
    if told.stopped:
        echo(say("simulate.stopped", done=tally.games, games=games), err=True)
    if trouble is not None:
        raise trouble
    return stopping.status


def _play(run: Run, tally: Tally, writers: Sequence[OutputFile], say: Texts) -> FathomsError | None:
    """Play as far as it goes; gives what ended it too soon, or raises that if nothing was done before."""
    bar = progress_bar(say, run.simulation.game, run.games)
    try:
        with bar as done, closing(run.batches()) as batches:
            for batch in batches:
                for writer in writers:
                    writer.add(batch)
                tally.merge(batch.tally)
                done(len(batch.numbers))
    except FathomsError as error:
        if not tally.games:
            raise
        return error
    except OSError as error:
        if error.filename is None:
            raise  # no file of ours: processes that cannot be started, say
        raise _unwritable(error) from error
    return None


def _finish(writers: Sequence[OutputFile], tally: Tally, say: Texts) -> None:
    try:
        for writer in writers:
            writer.finish(tally)
            echo(say("simulate.written", path=writer.path, games=tally.games), err=True)
    except OSError as error:
        raise _unwritable(error) from error


def _tell(told: _Summary, say: Texts, *, in_json: bool) -> None:
    if in_json:
        if told.why_engine == "needs-lab":
            echo(_say_way(told.why_engine, told.workers, say), err=True)
        echo_json(_to_json(told))
    elif told.tally.games:
        _report(told, say)


def _tell_notes(simulation: Simulation, say: Texts) -> None:
    """Say how a bot plays here, if that is not as elsewhere."""
    standard = simulation.rules == find_game(simulation.game).standard
    if simulation.played_by == "kernel" and standard:
        return  # the kernel plays bots of the book's game as they are; waking them here would take a while
    notes = {note.key: note for bot in awake(simulation) if (note := note_of(bot)) is not None}
    for note in notes.values():
        echo(say.phrase(note), err=True)


def _unwritable(error: OSError | ValueError) -> Malformed:
    path = str(getattr(error, "filename", None) or "")
    folder = os.path.dirname(path)  # noqa: PTH120 - as it was given
    if isinstance(error, FileNotFoundError | NotADirectoryError) and folder:
        return Malformed("simulate.no-folder", path=path[:80], folder=folder[:80])
    return refused(error, path)


def _files(outs: Sequence[str], summaries: Sequence[str]) -> _Files:
    """Read which files are asked for, each once."""
    kinds = {path: suffix_of(path, "--out", GAMES) for path in outs}
    for path in summaries:
        suffix_of(path, "--summary", SUMMARY)
    twice = [path for path in [*outs, *summaries] if [*outs, *summaries].count(path) > 1]
    if twice:
        raise Malformed("simulate.file-twice", path=twice[0][:80])
    return _Files(kinds, tuple(summaries))


def _bot_names(text: str | None, game: AnyGame) -> list[str]:
    names = [name.strip() for name in (text or options.default_rivals(game.name)).split(",")]
    if not all(names):
        raise Malformed("cli.bot-empty", text=str(text)[:80])
    return names


def _first(text: str, seats: int) -> int | Literal["rotate", "draw"]:
    if text == "rotate":
        return "rotate"
    seat = options.read_first(text, seats, "rotate")
    return "draw" if seat is None else seat


class _Summary(NamedTuple):
    """How a simulation went."""

    simulation: Simulation
    why_engine: Reason
    tally: Tally
    seconds: float
    workers: int
    stopped: bool

    @property
    def speed(self) -> float:
        """Games a second."""
        return self.tally.games / max(self.seconds, 1e-9)


def _to_json(told: _Summary) -> dict[str, Any]:
    """Give the figures for a program."""
    tally = told.tally
    return {
        "games": tally.games,
        "win_share": _rounded(tally.win_share),
        "shared": tally.shared,
        "mean_score": _rounded(tally.mean_score),
        "turns_per_game": round(tally.turns_per_game, _DIGITS),
        "games_per_second": round(told.speed, 1),
        "played_by": told.simulation.played_by,
        "stopped": told.stopped,
        "workers": told.workers,
        "seconds": round(told.seconds, _DIGITS),
        "win_share_error": _rounded(tally.win_share_error),
        "first_win_share": round(tally.first_win_share, _DIGITS),
        "score_spread": _rounded(tally.score_spread),
        "win_share_low": _rounded([low for low, _ in tally.win_share_ends]),
        "win_share_high": _rounded([high for _, high in tally.win_share_ends]),
        "first_win_share_near": round(tally.first_win_share_near, _DIGITS),
        "mean_score_near": [None if near is None else round(near, _DIGITS) for near in tally.mean_score_near],
        "decisions_per_game": round(tally.decisions_per_game, _DIGITS),
        "deeds_per_game": {name: round(mean, _DIGITS) for name, mean in tally.deeds_per_game.items()},
    }


def _report(told: _Summary, say: Texts) -> None:
    """Tell a person."""
    simulation, tally = told.simulation, told.tally
    game = find_game(simulation.game)
    seats = [
        f"{options.colour_name(game.colours[seat], say)} ({name})"
        for seat, name in enumerate(simulation.bots)
    ]
    shares = [
        say("cli.simulate-share", share=100 * share, near=100 * near)
        for share, near in zip(tally.win_share, tally.win_share_near, strict=True)
    ]
    scores = [
        say("cli.simulate-mean", score=score)
        if near is None
        else say("simulate.mean", score=score, near=near)
        for score, near in zip(tally.mean_score, tally.mean_score_near, strict=True)
    ]
    heads = [say("cli.simulate-seat"), say("cli.simulate-wins"), say("cli.simulate-score")]
    _write_columns([heads[0], *seats], [heads[1], *shares], [heads[2], *scores])
    echo()
    if tally.deed_names:
        _deeds(told, say)
        echo()
    echo(say("cli.simulate-shared", games=tally.games, shared=tally.shared))
    begins = 100 * tally.first_win_share, 100 * tally.first_win_share_near
    echo(say("simulate.begins", share=begins[0], near=begins[1]))
    speed = round(told.speed) if told.speed >= _FAST else round(told.speed, 1)
    echo(say("cli.simulate-pace", turns=_countable(round(tally.turns_per_game, 1)), speed=_countable(speed)))
    echo(_say_way(told.why_engine, told.workers, say))


def _say_way(why_engine: Reason, workers: int, say: Texts) -> str:
    """Say in one line who played: the kernel, or the engine and why."""
    return say("simulate.kernel", workers=workers) if not why_engine else say(f"simulate.engine-{why_engine}")


def _write_columns(names: Sequence[str], *figures: Sequence[str]) -> None:
    for line in columns(list(zip(names, *figures, strict=True)), left=(0,)):
        echo(line)


def _deeds(told: _Summary, say: Texts) -> None:
    """Tell what happened how often in a game."""
    # What never happened needs no line: most often the rules leave no room for it.
    happened = {deed: mean for deed, mean in told.tally.deeds_per_game.items() if mean}
    keys = {deed: f"{told.simulation.game}.deed-{deed}" for deed in happened}
    names = [say(key) if say.has(key) else deed for deed, key in keys.items()]
    means = [say("cli.simulate-mean", score=mean) for mean in happened.values()]
    _write_columns([say("simulate.deeds"), *names], ["", *means])


def _countable(number: float) -> float:
    """Give a whole number as one, so that one turn is a turn and two are turns."""
    return int(number) if number == int(number) else number


def _rounded(figures: Sequence[float]) -> list[float]:
    return [round(figure, _DIGITS) for figure in figures]
