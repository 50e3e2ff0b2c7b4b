"""What is measured in a game: a number for each game and measure, whatever the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from fathoms.core import FathomsError, find_bot
from fathoms.core.record import decode
from fathoms.kernels import join_plays
from fathoms.lab.simulation import Run, Simulation, choose_kernel, play_batch, warm_up
from fathoms.lab.statistics import ratio_values
from fathoms.review import WHOLE, ReviewStopped, less, review

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from fathoms.core import AnyGame
    from fathoms.kernels import Plays
    from fathoms.lab.simulation import Batch
    from fathoms.lab.worker_pool import WorkerPool

    MeasureValues = NDArray[np.float64]

SECONDS_A_DECISION: Final = 7.0
SECONDS_A_TURN: Final = 6.0
"""A family at a table: thinking and moving pieces, and handing the dice on. An estimate, said to be one."""
COMEBACK: Final = 1 / 3
"""A comeback: the winner was once behind by this part of what it won with."""
SKILLS: Final = (("greedy", "cautious"), ("greedy", "careless"), ("greedy", "random"))
"""Stronger and weaker bots, the most telling pair first: one that nearly always wins tells little."""

A_REVIEW: Final = 200
"""How many games take about as long as the review of one, for the progress line."""


def measure(plays: Plays, deeds: Sequence[str], unfinished: str | None = None) -> dict[str, MeasureValues]:
    """Give every measure of these games, one number for each game.

    `unfinished` is the deed that counts games which a limit ended; without one every game has a proper end.
    """
    seats = plays.wins.shape[1]
    rows = np.arange(len(plays.turns), dtype=np.int64)
    sharers = plays.wins.sum(axis=1)
    share: MeasureValues = plays.wins / sharers[:, None]
    ordered = np.sort(plays.scores, axis=1)
    found: dict[str, MeasureValues] = {
        "turns": plays.turns.astype(np.float64),
        "decisions": plays.decisions.astype(np.float64),
        "minutes": (SECONDS_A_DECISION * plays.decisions + SECONDS_A_TURN * plays.turns) / 60,
        "first-wins": share[rows, plays.first],
    }
    for place in range(1, seats):
        found[f"wins-{place + 1}"] = share[rows, (plays.first + place) % seats]
    found["margin"] = (ordered[:, -1] - ordered[:, -2]).astype(np.float64)
    found["shared"] = (sharers > 1).astype(np.float64)
    course = plays.course
    if course is not None:
        found["lead-changes"] = course.lead_changes.astype(np.float64)
        found["decided"] = course.decided / np.maximum(plays.turns, 1)
        found["comebacks"] = ((course.deficit > 0) & (course.deficit >= COMEBACK * ordered[:, -1])).astype(
            np.float64
        )
    ended = plays.deeds[:, deeds.index(unfinished)] if unfinished in deeds else np.zeros(len(rows), np.int32)
    found["unfinished"] = (ended > 0).astype(np.float64)
    for at, deed in enumerate(deeds):
        if deed == unfinished:
            continue
        found[f"deed-{deed}"] = plays.deeds[:, at].astype(np.float64)
    return found


class PlayedGames(NamedTuple):
    """The games of one rule set."""

    plays: Plays
    deeds: tuple[str, ...]
    by_kernel: bool


class Stopped(Exception):  # noqa: N818 - somebody asked for it; nothing is wrong
    """The measurement is not wanted any more."""


def play(  # noqa: PLR0913, PLR0917 - the games, and who plays them
    game: str,
    rules: Any,
    bots: Sequence[str],
    games: int,
    seed: int,
    pool: WorkerPool,
    *,
    done: Callable[[int], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> PlayedGames:
    """Play games 0 to `games` - 1 of a seed; each seat begins in turn, so that seats are fair."""
    simulation = _simulation(game, rules, bots, seed)
    warm_up(simulation)
    batches: list[Batch] = []
    for batch in Run(simulation, games, pool, stopped).batches():
        batches.append(batch)
        done(len(batch.numbers))
    if sum(len(batch.numbers) for batch in batches) < games:
        raise Stopped
    plays = join_plays([batch.plays for batch in batches if batch.plays is not None])
    return PlayedGames(plays, simulation.deeds, simulation.played_by == "kernel")


def prepare(game: str, rules: Any, bots: Sequence[str]) -> None:
    """Have games of these bots compiled, if they can be: playing them then begins at once."""
    simulation = _simulation(game, rules, bots, 1)
    if simulation.played_by == "kernel":
        warm_up(simulation)


def _simulation(game: str, rules: Any, bots: Sequence[str], seed: int) -> Simulation:
    kernel, _ = choose_kernel(game, rules, bots)
    return Simulation(
        game=game,
        rules=rules,
        bots=tuple(bots),
        seed=seed,
        first="rotate",
        played_by="kernel" if kernel is not None else "engine",
        deeds=kernel.deeds if kernel is not None else (),
        outputs=("rows",),
        course=kernel is not None,
    )


def uneven(pair: tuple[str, str], seats: int) -> list[str]:
    """Seat the stronger bot among weaker ones."""
    return [pair[0], *[pair[1]] * (seats - 1)]


def skill_of(played: PlayedGames) -> MeasureValues:
    """Give the share that the stronger bot has in each win."""
    wins = played.plays.wins
    return wins[:, 0] / wins.sum(axis=1)


def skill_pair(game: AnyGame) -> tuple[str, str] | None:
    """Find a stronger and a weaker bot of a game."""
    for strong, weak in SKILLS:
        try:
            find_bot(strong, game.name)
            find_bot(weak, game.name)
        except FathomsError:
            continue
        return strong, weak
    return None


def mixed(game: AnyGame, bots: Sequence[str]) -> list[str]:
    """Seat players of different strength, as at most tables; where there are none, these bots."""
    pair = skill_pair(game)
    return list(bots) if pair is None else uneven(pair, len(bots))


def measure_games(  # noqa: PLR0913, PLR0917 - the games, who plays them, and what is wanted of them
    game: AnyGame,
    rules: Any,
    bots: Sequence[str],
    games: int,
    seed: int,
    pool: WorkerPool,
    *,
    skill: tuple[str, str] | None = None,
    done: Callable[[int], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> tuple[dict[str, MeasureValues], bool]:
    """Play and measure; also tells whether the kernel played.

    With `skill`, a stronger and a weaker bot, as many games more measure what skill is worth. `done` is told
    how many games were played since it was last told, `stopped` asked now and then whether to give up.
    """
    played = play(game.name, rules, bots, games, seed, pool, done=done, stopped=stopped)
    found = measure(played.plays, played.deeds, game.workbench().unfinished)
    if skill is not None:
        strong = uneven(skill, len(bots))
        found["skill"] = skill_of(
            play(game.name, rules, strong, games, seed, pool, done=done, stopped=stopped)
        )
    return found, played.by_kernel


def review_games(  # noqa: PLR0913 - the games, and who plays them
    game: AnyGame,
    rules: Any,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    done: Callable[[int], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> dict[str, MeasureValues]:
    """Play and review games 0 to `games` - 1 of a seed: which part of results is luck, which is choices.

    With D what a result is above a seat's chance at the start, and L and C what luck and choices did to it in
    the review, the parts are the sums of L D and C D over all games and seats, over that of D D. What is left
    of 1 is what the judge takes back and what secrets did.
    """
    simulation = msgspec.structs.replace(_simulation(game.name, rules, bots, seed), outputs=("records",))
    rows: list[tuple[int, int, int]] = []
    for number in range(games):
        record = decode(play_batch(simulation, number, number + 1).records)
        try:
            found = review(record, stopped=stopped)
        except ReviewStopped:
            raise Stopped from None
        gains = less(found.end, found.start)
        rows.append(
            (
                sum(totals.luck * gain for totals, gain in zip(found.totals, gains, strict=True)),
                sum(totals.choices * gain for totals, gain in zip(found.totals, gains, strict=True)),
                sum(gain * gain for gain in gains),
            )
        )
        done(A_REVIEW)
    luck, choices, whole = np.array(rows, np.float64).T / WHOLE**2
    return {"luck": ratio_values(luck, whole), "choices": ratio_values(choices, whole)}
