"""Training a value network from a seed: so many games of self-play, the steps growing shorter to the end.

The same number of players, seed and games give the same network on the same machine, bit for bit.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.core import Malformed
from fathoms.games.into_the_blue.exact import network as networks
from fathoms.games.into_the_blue.exact.features import layout_for
from fathoms.games.into_the_blue.rules import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fathoms.games.into_the_blue.exact.network import Network

WIDTHS: Final = {2: (64, 32), 3: (64, 16), 4: (48, 16), 5: (48, 16)}
"""Units in the hidden layers, by players: more players have more features, and files are to stay small."""
_FIRST_RATE: Final = 1e-3
_LAST_RATE: Final = 1e-5
_ROUNDS: Final = 64
"""Turns in every lane between two looks at the clock and at the rate."""
_TRIAL_SECONDS: Final = 3.0


class Progress(NamedTuple):
    """How far a training is."""

    share: float
    games: int
    error: float
    """Root of the mean squared difference between what the network said and what it was taught, lately."""


def check_players(players: int) -> None:
    """Refuse a number of players that the game does not have."""
    if players not in SEATS:
        raise Malformed("train.players", players=players, least=SEATS.start, most=SEATS.stop - 1)


def train(
    players: int,
    seed: int,
    games: int,
    watch: Callable[[Progress], None] = lambda _: None,
) -> Network:
    """Train a network by self-play.

    Args:
        players: how many play.
        seed: where all chance comes from.
        games: how many games to play.
        watch: is told how far it is.
    """
    # Importing these compiles nothing yet, but loads numba.
    from fathoms.games.into_the_blue.exact.learning import learner_for  # noqa: PLC0415 - see above
    from fathoms.games.into_the_blue.exact.selfplay import new_self_play, play_and_learn  # noqa: PLC0415 - see above

    check_players(players)
    rng = np.random.default_rng([seed, players])
    network = networks.new_network(layout_for(players), WIDTHS[players], rng)
    learner, play = learner_for(network), new_self_play(players, network, rng)
    taught, loss = 0, 0.0
    while play.finished[0] < games:
        share = float(play.finished[0]) / games
        play_and_learn(play, learner, _ROUNDS, _LAST_RATE + (_FIRST_RATE - _LAST_RATE) * (1 - share))
        lessons = int(learner.counts[2]) - taught
        error = (float(learner.loss[0]) - loss) / max(lessons, 1)
        watch(Progress(min(float(play.finished[0]) / games, 1.0), int(play.finished[0]), error**0.5))
        taught, loss = int(learner.counts[2]), float(learner.loss[0])
    # Features that no game ever showed know nothing, and need no room in the file.
    network.rows[~learner.squares.rows.any(axis=1)] = 0
    return network


def games_in(players: int, seconds: float) -> int:
    """Estimate how many games a training gets through in a time on this machine, by a short trial."""
    check_players(players)
    train(players, 0, 1)  # compiles, on the first run on a machine
    start, games = time.process_time(), 200
    while True:
        train(players, 0, games)
        spent = time.process_time() - start
        if spent > _TRIAL_SECONDS:
            return max(1, round(games * seconds / spent))
        start, games = time.process_time(), games * 3


class Trainer:
    """Trains for `fathoms train`."""

    def check(self, players: int) -> None:
        """Refuse a number of players that the game does not have."""
        check_players(players)

    def games_in(self, players: int, seconds: float) -> int:
        """Estimate how many games a training gets through in a time."""
        return games_in(players, seconds)

    def train(
        self, players: int, seed: int, games: int, path: Path, watch: Callable[[Progress], None]
    ) -> dict[str, Any]:
        """Train into a file, and give what is told about the network there."""
        network = train(players, seed, games, watch)
        told: dict[str, Any] = {"seed": seed, "games": games}
        networks.save(network, path, players, told)
        return {"players": players, **told, "bytes": path.stat().st_size}


TRAINER: Final = Trainer()
