"""Fathoms: play, learn and change two underwater treasure games.

>>> import fathoms
>>> game = fathoms.find_game("into-the-blue")
>>> state = game.start(game.standard, seats=2)
>>> state.actor == fathoms.CHANCE
True
"""

from importlib import import_module
from typing import Any

__version__: str
"""Stands in pyproject.toml alone; the installed package knows it."""


def __getattr__(name: str) -> Any:
    """Load the core when something of it is first asked for, so that `import fathoms` costs nothing."""
    if name == "__version__":
        return import_module("importlib.metadata").version("fathoms")
    core = import_module("fathoms.core")
    if name in core.__all__:
        return getattr(core, name)
    raise AttributeError(name)
