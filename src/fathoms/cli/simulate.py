"""`fathoms simulate`: bots play many games, compiled or on the engine, into figures and files."""

from __future__ import annotations

import os
import sys
import time
from contextlib import ExitStack, closing, nullcontext
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import click

from fathoms.cli.files import refused
from fathoms.cli.numbers import whole
from fathoms.cli.preparing import preparing
from fathoms.cli.rules_option import pick_game, pick_rules
from fathoms.cli.seats import default_rivals, read_first
from fathoms.cli.simulate_report import Told, report, say_way, to_json
from fathoms.cli.stopping import Stopping
from fathoms.cli.streams import echo, echo_json, is_terminal
from fathoms.cli.table import LARGEST_SEED
from fathoms.core import FathomsError, Malformed, check_fit, find_bot, find_game, note_of
from fathoms.lab.batches import Simulation, awake
from fathoms.lab.executors import read_crew
from fathoms.lab.simulation import MOST_GAMES, Run, choose_kernel, warm_up
from fathoms.lab.tally import Tally
from fathoms.lab.writers import GAMES, SUMMARY, SummaryFile, open_games, suffix_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.writers import Writer
    from fathoms.texts import Texts

_GAMES: Final = "1000"


class _Files(NamedTuple):
    """The files asked for."""

    games: dict[str, str]
    """What kind each is, by its path."""
    summaries: tuple[str, ...]

    def opened(self, simulation: Simulation, leaving: ExitStack) -> list[Writer]:
        """Open all of them; whatever happens, nothing half done is left behind."""
        writers: list[Writer] = []
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
    game = pick_game(given["game"])
    rules = pick_rules(game, given["rules"])
    names = _bot_names(given["bots"], game)
    bots = [find_bot(name, game.name) for name in names]
    game.start(rules, len(names))  # refuses a wrong number of seats before anything is played
    games = whole(given["games"] or _GAMES, "--games", 1, MOST_GAMES)
    seed = whole(given["seed"] or "1", "--seed", 0, LARGEST_SEED)
    first = _first(given["first"] or "rotate", len(names))
    crew = read_crew(given["executor"])
    files = _files(given["out"], given["summary"])
    for bot in bots:
        check_fit(bot, rules, len(names))
    kernel, why_engine = (None, "asked") if given["engine"] else choose_kernel(game.name, rules, names)
    simulation = Simulation(
        *(game.name, rules, tuple(names), seed, first),
        played_by="engine" if kernel is None else "kernel",
        deeds=() if kernel is None else kernel.deeds,
        wants=tuple(sorted({GAMES[kind] for kind in files.games.values()})),
    )
    with ExitStack() as leaving:
        writers = files.opened(simulation, leaving)
        with preparing(say) if kernel is not None else nullcontext():
            warm_up(simulation)
        _tell_notes(simulation, say)
        stopping = leaving.enter_context(Stopping())
        run = Run(simulation, games, crew, stopping.asked)
        tally, began = Tally(len(names), simulation.deeds), time.perf_counter()
        trouble = _play(run, tally, writers, say)
        seconds = time.perf_counter() - began
        if tally.games:
            _finish(writers, tally, say)
    told = Told(simulation, why_engine, tally, seconds, run.crew.workers, stopped=tally.games < games)
    _tell(told, say, in_json=given["json"])
    if told.stopped:
        echo(say("simulate.stopped", done=tally.games, games=games), err=True)
    if trouble is not None:
        raise trouble
    return stopping.status


def _play(run: Run, tally: Tally, writers: Sequence[Writer], say: Texts) -> FathomsError | None:
    """Play as far as it goes; gives what ended it too soon, or raises that if nothing was done before."""
    label = say("cli.simulate-progress", game=run.simulation.game)
    watched = is_terminal(sys.stderr)
    bar = click.progressbar(length=run.games, label=label, file=sys.stderr) if watched else nullcontext()
    try:
        with bar as progress, closing(run.batches()) as batches:
            for batch in batches:
                for writer in writers:
                    writer.add(batch)
                tally.merge(batch.tally)
                if progress is not None:
                    progress.update(len(batch.numbers))
    except FathomsError as error:
        if not tally.games:
            raise
        return error
    except OSError as error:
        if error.filename is None:
            raise  # no file of ours: processes that cannot be started, say
        raise _unwritable(error) from error
    return None


def _finish(writers: Sequence[Writer], tally: Tally, say: Texts) -> None:
    try:
        for writer in writers:
            writer.finish(tally)
            echo(say("simulate.written", path=writer.path, games=tally.games), err=True)
    except OSError as error:
        raise _unwritable(error) from error


def _tell(told: Told, say: Texts, *, in_json: bool) -> None:
    if in_json:
        if told.why_engine == "needs-lab":
            echo(say_way(told.why_engine, told.workers, say), err=True)
        echo_json(to_json(told))
    elif told.tally.games:
        report(told, say)


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
    names = [name.strip() for name in (text or default_rivals(game.name)).split(",")]
    if not all(names):
        raise Malformed("cli.bot-empty", text=str(text)[:80])
    return names


def _first(text: str, seats: int) -> int | Literal["rotate", "draw"]:
    if text == "rotate":
        return "rotate"
    seat = read_first(text, seats, "rotate")
    return "draw" if seat is None else seat
