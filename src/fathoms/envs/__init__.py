"""The games as environments that learning programs know: Gymnasium, PettingZoo, OpenSpiel.

Importing this package registers every compiled game with Gymnasium (`fathoms/<Game>-v0`) and makes a module
`<game>_v0` for PettingZoo; `fathoms.envs.openspiel` registers them with OpenSpiel.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from fathoms.envs.modules import make_modules

if TYPE_CHECKING:
    from fathoms.envs.modules import GameModule

_MODULES = make_modules(__name__)
globals().update(_MODULES)

if find_spec("gymnasium") is not None:
    from fathoms.envs.registering import register_games

    register_games()


def __getattr__(name: str) -> GameModule:
    """Tell type checkers what the modules are; at run time all that exist are found before."""
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(globals())
