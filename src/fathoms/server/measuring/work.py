"""What a process does with a job: as many games as tell something in the time that people wait."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any, Final

from fathoms.core import FathomsError, find_game
from fathoms.lab.compare.comparing import Question, compare, games_in, skill_pair
from fathoms.lab.compare.crews import Threads
from fathoms.lab.compare.goals import find_goal
from fathoms.lab.compare.playing import play
from fathoms.lab.compare.suggest import MOST_TRIED, neighbours, runs_in, suggest
from fathoms.lab.executors import Here
from fathoms.server.measuring.jobs import (
    Begun,
    CompareJob,
    Finding,
    FoundComparison,
    FoundSuggestions,
    Report,
    Step,
    SuggestJob,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import AnyGame
    from fathoms.server.measuring.jobs import AnyJob

    Tell = Callable[[Report], None]

LEAST_GAMES: Final = 400
"""Fewer would tell nothing."""
MOST_GAMES: Final = 20_000
MOST_TO_SUGGEST: Final = 4_000
_SEED: Final = 1
_PILOT: Final = (8, 40, 200, 1_000)
"""Games to learn how long games take; more of them only where they are quick."""
_TELLING: Final = 0.8
"""Seconds of pilot games that tell enough."""


def work(job: AnyJob, tell: Tell) -> Finding:
    """Do a job, telling of it on the way."""
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
        threads.send_home()


def _compare(job: CompareJob, game: AnyGame, base: Any, threads: Threads, tell: Tell) -> Finding:
    changed = game.rules(job.changed)
    began = time.monotonic()
    each = seconds_a_game(game, (base, changed), job.bots, threads)
    runs = games_in(Question(game, base, changed, job.bots, 1, _SEED))
    games = games_to_play(each * runs, job, MOST_GAMES, spent=time.monotonic() - began)
    question = Question(game, base, changed, job.bots, games, _SEED)
    found = compare(question, lambda: threads, _counted(runs * games, tell))
    return FoundComparison(found)


def _suggest(job: SuggestJob, game: AnyGame, base: Any, threads: Threads, tell: Tell) -> Finding:
    goal = find_goal(job.goal, game.workbench().goals)
    tried = min(MOST_TRIED, len(neighbours(game, base)))
    began = time.monotonic()
    each = seconds_a_game(game, (base,), job.bots, threads)
    runs = runs_in(tried)
    games = games_to_play(each * runs, job, MOST_TO_SUGGEST, spent=time.monotonic() - began)
    found = suggest(
        *(game, base, goal),
        bots=job.bots,
        games=games,
        seed=_SEED,
        crew=lambda: threads,
        done=_counted(tried, tell),
    )
    return FoundSuggestions(goal.measure, tried, games, tuple(found))


def _warm_up(game: AnyGame, players: int, bots: set[str]) -> None:
    """Compile by the standard rules, whose games are known to end: this takes what it takes."""
    seats = game.seats_for(game.standard)
    many = players if players in seats else seats.start
    for bot in sorted(bots):
        play(game.name, game.standard, [bot] * many, 1, _SEED, Here())


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


def games_to_play(each: float, job: AnyJob, most: int, *, spent: float) -> int:
    """Tell how many games fit, a round number; refuse rules whose games take too long to tell anything."""
    if each * LEAST_GAMES > job.limit - spent:
        raise FathomsError("measuring.too-slow", seconds=round(job.limit))
    fit = min(max(job.budget / max(each, 1e-9), LEAST_GAMES), most)
    step = 10 ** (math.floor(math.log10(fit)) - 1)
    return int(fit // step * step)


def _counted(total: int, tell: Tell) -> Callable[[int], None]:
    done = 0
    tell(Step(0, total))

    def more(number: int) -> None:
        nonlocal done
        done += number
        tell(Step(done, total))

    return more
