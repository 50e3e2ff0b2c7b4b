"""A module for each game as PettingZoo's users expect it: `from fathoms.envs import <game>_v0`.

They are made from the registry, so a game that is added brings its own.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from fathoms.envs.setting import compiled_games, need

if TYPE_CHECKING:
    from fathoms.envs.aec import CheckedEnv, RawEnv
    from fathoms.envs.setting import RuleChoice


class GameModule(ModuleType):
    """What can be made of one game: `env`, `raw_env` and `parallel_env`."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(name, f"PettingZoo environments of {game}.")
        self.game = game
        self.__package__ = name.rpartition(".")[0]

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), "env", "parallel_env", "raw_env"})

    def env(
        self, num_players: int | None = None, rules: RuleChoice = None, render_mode: str | None = None
    ) -> CheckedEnv:
        """Make an environment that guards against misuse."""
        need("pettingzoo")
        from fathoms.envs.aec import CheckedEnv  # noqa: PLC0415 - the library may be missing

        return CheckedEnv(self.game, num_players, rules, render_mode)

    def raw_env(
        self, num_players: int | None = None, rules: RuleChoice = None, render_mode: str | None = None
    ) -> RawEnv:
        """Make an environment that only refuses illegal words."""
        need("pettingzoo")
        from fathoms.envs.aec import RawEnv  # noqa: PLC0415 - the library may be missing

        return RawEnv(self.game, num_players, rules, render_mode)

    def parallel_env(
        self, num_players: int | None = None, rules: RuleChoice = None, render_mode: str | None = None
    ) -> Any:
        """Make one in which all agents act at once; only the word of whoever decides counts."""
        need("pettingzoo")
        conversions: Any = import_module("pettingzoo.utils.conversions")
        return conversions.turn_based_aec_to_parallel(self.env(num_players, rules, render_mode))


def make_modules(package: str) -> dict[str, GameModule]:
    """Make the module of every compiled game, so that `import` finds it."""
    made: dict[str, GameModule] = {}
    for game in compiled_games():
        short = f"{game.replace('-', '_')}_v0"
        made[short] = sys.modules.setdefault(f"{package}.{short}", GameModule(f"{package}.{short}", game))  # type: ignore[assignment]  # ours
    return made
