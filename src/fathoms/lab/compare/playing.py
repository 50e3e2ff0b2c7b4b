"""Playing what is to be measured: so many games of one rule set, whole columns of them, on all processors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.kernels import join_plays
from fathoms.lab.batches import Simulation
from fathoms.lab.simulation import Run, choose_kernel, warm_up

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.kernels import Plays
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
    simulation = _simulation(game, rules, bots, seed)
    warm_up(simulation)
    batches: list[Batch] = []
    for batch in Run(simulation, games, crew, stopped).batches():
        batches.append(batch)
        done(len(batch.numbers))
    if sum(len(batch.numbers) for batch in batches) < games:
        raise Stopped
    plays = join_plays([batch.plays for batch in batches if batch.plays is not None])
    return Played(plays, simulation.deeds, simulation.played_by == "kernel")


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
        wants=("rows",),
        course=kernel is not None,
    )
