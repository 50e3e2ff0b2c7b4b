"""Playing what is to be measured: so many games of one rule set, whole columns of them, on all processors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.kernels import Course, Plays
from fathoms.lab.batches import Simulation
from fathoms.lab.simulation import Run, choose_kernel, warm_up

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.lab.batches import Batch
    from fathoms.lab.executors import Crew

MOST_GAMES: Final = 1_000_000
"""More would need the memory of a larger machine, and tells nobody more."""


class Played(NamedTuple):
    """The games of one rule set."""

    plays: Plays
    deeds: tuple[str, ...]
    by_kernel: bool


class Stopped(Exception):  # noqa: N818 - somebody asked for it; nothing is wrong
    """Whoever asked for a measurement does not want it any more."""


def play(  # noqa: PLR0913, PLR0917 - the games, and who plays them
    game: str,
    rules: Any,
    bots: Sequence[str],
    games: int,
    seed: int,
    crew: Crew,
    *,
    done: Callable[[int], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Played:
    """Play games 0 to `games` - 1 of a seed; each seat begins in turn, so that seats are fair."""
    kernel, _ = choose_kernel(game, rules, bots)
    deeds = kernel.deeds if kernel is not None else ()
    simulation = Simulation(
        game=game,
        rules=rules,
        bots=tuple(bots),
        seed=seed,
        first="rotate",
        played_by="kernel" if kernel is not None else "engine",
        deeds=deeds,
        wants=("rows",),
        course=kernel is not None,
    )
    warm_up(simulation)
    batches: list[Batch] = []
    for batch in Run(simulation, games, crew, stopped).batches():
        batches.append(batch)
        done(len(batch.numbers))
    if sum(len(batch.numbers) for batch in batches) < games:
        raise Stopped
    plays = _joined([batch.plays for batch in batches if batch.plays is not None])
    return Played(plays, deeds, kernel is not None)


def _joined(parts: Sequence[Plays]) -> Plays:
    """Put batches together, in their order."""
    courses = [part.course for part in parts if part.course is not None]
    course = Course(*map(np.concatenate, zip(*courses, strict=True))) if len(courses) == len(parts) else None
    columns: list[Any] = [
        np.concatenate(column) for column in zip(*(part[:-1] for part in parts), strict=True)
    ]
    return Plays(*columns, course=course)
