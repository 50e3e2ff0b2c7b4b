"""The games as environments that learning programs know: Gymnasium, PettingZoo, OpenSpiel.

Importing this package registers every compiled game with Gymnasium (`fathoms/<Game>-v0`) and makes a module
`<game>_v0` for PettingZoo, from the entry points, so a game that is added brings its own.
`fathoms.envs.openspiel` registers them with OpenSpiel.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from fathoms.envs.config import compiled_games, need

if TYPE_CHECKING:
    from fathoms.envs.aec import CheckedEnv, RawEnv
    from fathoms.envs.config import RuleChoice


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
        """Make an environment that only refuses illegal actions."""
        need("pettingzoo")
        from fathoms.envs.aec import RawEnv  # noqa: PLC0415 - the library may be missing

        return RawEnv(self.game, num_players, rules, render_mode)

    def parallel_env(
        self, num_players: int | None = None, rules: RuleChoice = None, render_mode: str | None = None
    ) -> Any:
        """Make one in which all agents act at once; only that of the agent to decide counts."""
        conversions = need("pettingzoo.utils.conversions")
        return conversions.turn_based_aec_to_parallel(self.env(num_players, rules, render_mode))


def make_modules(package: str) -> dict[str, GameModule]:
    """Make the module of every compiled game, so that `import` finds it."""
    made: dict[str, GameModule] = {}
    for game in compiled_games():
        short = f"{game.replace('-', '_')}_v0"
        made[short] = sys.modules.setdefault(f"{package}.{short}", GameModule(f"{package}.{short}", game))  # type: ignore[assignment]  # ours
    return made


def env_id(game: str) -> str:
    """Name a game as Gymnasium names environments: `fathoms/SomeGame-v0`."""
    return f"fathoms/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register_games() -> None:
    """Register every compiled game with Gymnasium, single and vectorised."""
    gymnasium = need("gymnasium")
    for game in compiled_games():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point="fathoms.envs.gym_env:GameEnv",
                vector_entry_point="fathoms.envs.vector_env:GameVectorEnv",
                kwargs={"game": game},
            )


_MODULES = make_modules(__name__)
globals().update(_MODULES)

if find_spec("gymnasium") is not None:
    register_games()


def __getattr__(name: str) -> GameModule:
    """Tell type checkers what the modules are; at run time all that exist are found before."""
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(globals())
