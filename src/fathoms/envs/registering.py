"""Gymnasium's registry: an id for each compiled game, single and vectorised."""

from __future__ import annotations

from typing import Any, Final

import gymnasium

from fathoms.envs.setting import compiled_games

NAMESPACE: Final = "fathoms"


def env_id(game: str) -> str:
    """Name a game as Gymnasium names environments: `fathoms/SomeGame-v0`."""
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register_games() -> None:
    """Register every compiled game that is not registered yet."""
    library: Any = gymnasium  # its types are not whole
    for game in compiled_games():
        if env_id(game) not in gymnasium.registry:
            library.register(
                env_id(game),
                entry_point="fathoms.envs.learner:LearnerEnv",
                vector_entry_point="fathoms.envs.fleet:FleetEnv",
                kwargs={"game": game},
            )
