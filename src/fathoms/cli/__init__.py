"""The command `fathoms`: a thin front over the games, in three languages."""

from fathoms.cli.app import main

__all__ = ["main"]
