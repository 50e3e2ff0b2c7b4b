"""The process that measures: reads jobs from its input, writes reports, and ends when the server is gone.

It runs at a low priority, within limits that it sets itself, and plays as many games as tell something in the
time that people wait.
"""

from __future__ import annotations

import math
import os
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.analysis import find_explainer
from fathoms.api.jobs import (
    AnyJob,
    BalanceJob,
    Begun,
    Broken,
    CompareJob,
    Finding,
    FoundBalance,
    FoundComparison,
    FoundReview,
    FoundSuggestions,
    MeasureJob,
    Refused,
    ReviewJob,
    SuggestJob,
)
from fathoms.core import FathomsError, Phrase, find_game
from fathoms.core.record import from_json
from fathoms.lab.balance import MOST_RUNS, WHOLE_RUNS, BalanceQuestion, balance
from fathoms.lab.comparison import MOST_TRIED, ComparedRules, compare, games_in, neighbours, runs_in, suggest
from fathoms.lab.findings import find_goal
from fathoms.lab.measures import mixed, play, review_games, skill_pair
from fathoms.lab.players import read_players
from fathoms.lab.worker_pool import InProcess, Threads
from fathoms.processes import take_streams
from fathoms.protocol.workshop import Progress
from fathoms.review import reasons, review
from fathoms.server.logs import where

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import BinaryIO

    from fathoms.api.jobs import AnyReport
    from fathoms.core import AnyGame

    Tell = Callable[[AnyReport], None]

_NICE: Final = 10
_SPARE: Final = 300
"""Processor seconds beyond the limit of a job: compiling is not counted by the server either."""
LEAST_GAMES: Final = 400
"""Fewer would tell nothing."""
MOST_GAMES: Final = 20_000
MOST_TO_SUGGEST: Final = 4_000
LEAST_TO_SUGGEST: Final = 100
"""Games of each change: few show only what helps a lot, but sixty changes are tried."""
LEAST_TRIED: Final = 10
"""Changes; a suggestion among fewer is none."""
_TO_SUGGEST: Final = 3
"""How many times the budget may pass where games are slow: what was tried by then is judged."""
_FOR_SUGGESTIONS: Final = 0.8
"""The part of the limit that may have passed then."""
MOST_TO_BALANCE: Final = 10_000
LEAST_REVIEWED: Final = 20
MOST_REVIEWED: Final = 200
_FOR_REVIEWS: Final = 0.7
"""The part of the limit that may have passed when all is reviewed."""
_SEED: Final = 1
_PILOT: Final = (8, 40, 200, 1_000)
"""Games to learn how long games take; more of them only where they are quick."""
_TELLING: Final = 0.8
"""Seconds of pilot games that tell enough."""
_FIRST_MOVES: Final = 4
_REVIEWING: Final = 0.9
_STEPS: Final = 1_000
"""In which the progress of a review is told."""


def work(job: AnyJob, tell: Tell) -> Finding:
    """Do a job, telling of it on the way."""
    if isinstance(job, ReviewJob):
        return _review(job, tell)
    return _balance(job, tell) if isinstance(job, BalanceJob) else _measure(job, tell)


def _measure(job: CompareJob | SuggestJob, tell: Tell) -> Finding:
    game = find_game(job.game)
    base = game.rules(job.base)
    pair = skill_pair(game)
    _warm_up(game, len(job.bots), {job.bots[0], *(pair or ())})
    tell(Begun())
    threads = Threads(job.threads)
    try:
        if isinstance(job, CompareJob):
            return _compare(job, game, base, threads, tell)
        return _suggest(job, game, base, threads, tell)
    finally:
        threads.shut_down()


def _compare(job: CompareJob, game: AnyGame, base: Any, threads: Threads, tell: Tell) -> Finding:
    changed = game.rules(job.changed)
    began = time.monotonic()
    each = seconds_a_game(game, (base, changed), job.bots, threads)
    runs = games_in(ComparedRules(game, base, changed, job.bots, 1, _SEED))
    games = games_to_play(each * runs, job, MOST_GAMES, spent=time.monotonic() - began)
    spent = time.monotonic() - began + each * runs * games
    luck = games_to_review(game, (base, changed), job, spent) if job.luck else 0
    question = ComparedRules(game, base, changed, job.bots, games, _SEED, luck=luck)
    found = compare(question, threads, _counted(games_in(question), tell))
    if job.luck and not luck:
        found = msgspec.structs.replace(found, reviewed=0)
    return FoundComparison(found)


def games_to_review(game: AnyGame, rule_sets: Sequence[Any], job: CompareJob, spent: float) -> int:
    """Tell how many games of each rule set can be reviewed; none if so few would tell nothing."""
    began = time.monotonic()
    each = 0.0
    for rules in rule_sets:
        # The first review of a rule set may solve the game, which is done once.
        review_games(game, rules, mixed(game, job.bots), 1, _SEED)
        start = time.monotonic()
        review_games(game, rules, mixed(game, job.bots), 1, _SEED)
        each += time.monotonic() - start
    left = job.limit * _FOR_REVIEWS - spent - (time.monotonic() - began)
    fit = min(int(left / max(each, 1e-9)), MOST_REVIEWED)
    return fit // 10 * 10 if fit >= LEAST_REVIEWED else 0


def _suggest(job: SuggestJob, game: AnyGame, base: Any, threads: Threads, tell: Tell) -> Finding:
    goal = find_goal(job.goal, game.workbench().goals)
    tried = min(MOST_TRIED, len(neighbours(game, base, len(job.bots))))
    began = time.monotonic()
    each = seconds_a_game(game, (base,), job.bots, threads)
    # What had to be compiled first takes nothing off the budget.
    now = time.monotonic()
    until = min(now + job.budget * _TO_SUGGEST, began + job.limit * _FOR_SUGGESTIONS)
    left = job.limit - (now - began)
    if each * runs_in(min(tried, LEAST_TRIED)) * LEAST_TO_SUGGEST > left:
        raise _too_slow(job)
    games = games_that_fit(each * runs_in(tried), job, MOST_TO_SUGGEST, LEAST_TO_SUGGEST)
    found = suggest(
        *(game, base, goal),
        bots=job.bots,
        games=games,
        seed=_SEED,
        pool=threads,
        done=_counted(tried, tell),
        enough=lambda measured: measured >= LEAST_TRIED and time.monotonic() > until,
    )
    return FoundSuggestions(goal.measure, found.tried, games, tuple(found.found))


def _balance(job: BalanceJob, tell: Tell) -> Finding:
    game = find_game(job.game)
    base = game.rules(job.base)
    players = read_players(game, base, job.bots)
    _warm_up(game, len(players), {bot for player in players for bot, _ in player.bots})
    tell(Begun())
    threads = Threads(job.threads)
    try:
        began = time.monotonic()
        usual = [max(player.bots, key=lambda bot: bot[1])[0] for player in players]
        each = seconds_a_game(game, (base,), usual, threads)
        spent = time.monotonic() - began
        games = games_to_play(each * WHOLE_RUNS, job, MOST_TO_BALANCE, spent=spent)
        question = BalanceQuestion(game, base, players, games, _SEED)
        return FoundBalance(balance(question, threads, _counted(MOST_RUNS, tell)))
    finally:
        threads.shut_down()


def _review(job: ReviewJob, tell: Tell) -> Finding:
    record = from_json(job.record)
    # What has to be compiled or solved is needed for the first moves already.
    first = msgspec.structs.replace(record, moves=record.moves[:_FIRST_MOVES], result=None, extra={})
    review(first, viewer=job.viewer)
    tell(Begun())
    # The last part is for the reasons, where the game has any.
    whole = _REVIEWING if find_explainer(record.game) is not None else 1.0

    def progress(share: float) -> None:
        tell(Progress(round(share * _STEPS), _STEPS))

    found = review(record, viewer=job.viewer, progress=lambda share: progress(share * whole))
    why = reasons(record, found, job.most_reasons, lambda share: progress(whole + share * (1 - whole)))
    return FoundReview(found, why)


def _warm_up(game: AnyGame, players: int, bots: set[str]) -> None:
    """Compile by the standard rules, whose games are known to end: this takes what it takes."""
    seats = game.seats_for(game.standard)
    many = players if players in seats else seats.start
    for bot in sorted(bots):
        play(game.name, game.standard, [bot] * many, 1, _SEED, InProcess())


def seconds_a_game(game: AnyGame, rule_sets: Sequence[Any], bots: Sequence[str], threads: Threads) -> float:
    """Play a few games of each rule set to learn how long one takes when all threads play."""
    each = 0.0
    for games in _PILOT:
        began = time.monotonic()
        for rules in rule_sets:
            play(game.name, rules, bots, games, _SEED, threads)
        took = time.monotonic() - began
        each = took / (games * len(rule_sets))
        if took > _TELLING:
            break
    return each


def games_to_play(each: float, job: MeasureJob, most: int, *, spent: float) -> int:
    """Tell how many games fit, a round number; refuse rules whose games take too long to tell anything."""
    if each * LEAST_GAMES > job.limit - spent:
        raise _too_slow(job)
    return games_that_fit(each, job, most, LEAST_GAMES)


def games_that_fit(each: float, job: MeasureJob, most: int, least: int) -> int:
    """Tell how many games fit into the budget, a round number; twice the budget for what tells something."""
    fit = job.budget / max(each, 1e-9)
    fit = min(max(fit, min(2 * fit, LEAST_GAMES), least), most)
    step = 10 ** (math.floor(math.log10(fit)) - 1)
    return int(fit // step * step)


def _too_slow(job: MeasureJob) -> FathomsError:
    return FathomsError("measuring.too-slow", seconds=round(job.limit))


def _counted(total: int, tell: Tell) -> Callable[[int], None]:
    done = 0
    tell(Progress(0, total))

    def more(number: int) -> None:
        nonlocal done
        done += number
        tell(Progress(done, total))

    return more


def main() -> None:
    """Measure until nobody wants it any more."""
    lines, reports = take_streams()
    with suppress(AttributeError, OSError):
        os.nice(_NICE)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(lines, jobs), daemon=True).start()
    decoder = msgspec.json.Decoder(AnyJob)

    def tell(report: AnyReport) -> None:
        reports.write(msgspec.json.encode(report) + b"\n")

    while True:
        job: AnyJob = decoder.decode(jobs.get())
        _limit(job)
        tell(_done(job, tell))


def _done(job: AnyJob, tell: Tell) -> AnyReport:
    """Do a job; whatever goes wrong is an answer too."""
    try:
        return work(job, tell)
    except FathomsError as error:
        return Refused(error.phrase, error.rule)
    except MemoryError:
        return Refused(Phrase("measuring.too-large", {"megabytes": job.memory >> 20}), None)
    except Exception as error:  # noqa: BLE001 - the server logs it
        return Broken(where(error))


def _listen(lines: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Pass jobs on; when the input ends the server is gone, however it went, and so is this process."""
    for line in lines:
        jobs.put(line)
    os._exit(0)


def _limit(job: AnyJob) -> None:
    """Bound memory and time by the system's own means: the server may be dead when they are needed."""
    try:
        import resource  # noqa: PLC0415 - not every system has it
    except ImportError:
        return
    spent = time.process_time()
    within: dict[int, int] = {
        resource.RLIMIT_DATA: job.memory,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_CPU: round(spent + job.limit * job.threads + _SPARE),
    }
    for what, most in within.items():
        # Only the soft limit: the next job has its own.
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (most, resource.getrlimit(what)[1]))


if __name__ == "__main__":
    main()
