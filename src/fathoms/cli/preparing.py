"""Compiled games being made ready: a word to whoever waits, and an end for whoever has waited enough."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click

from fathoms.cli.stopping import Stopping
from fathoms.cli.streams import echo
from fathoms.cli.waking import explained

if TYPE_CHECKING:
    from collections.abc import Generator

    from fathoms.texts import Texts

_PATIENCE: Final = 2.0
"""Seconds within which code that was compiled before is loaded."""


@contextmanager
def preparing(say: Texts) -> Generator[None]:
    """Let games be compiled; say so where it takes long. An interrupt ends the command with one line.

    A compiler asks nobody whether to go on, so the interrupt is raised in the midst of it.
    """
    unraisable = sys.unraisablehook
    # Where it hits a callback of the compiler Python can only tell of it, and goes on: it was noted anyway.
    sys.unraisablehook = lambda told: None if told.exc_type is KeyboardInterrupt else unraisable(told)
    try:
        with Stopping(at_once=True) as stopping, explained(say("simulate.compiling"), _PATIENCE):
            try:
                yield
            except BaseException:
                # What the compiler makes of an interrupt is none of a person's business.
                if not stopping.asked():
                    raise
    finally:
        sys.unraisablehook = unraisable
    if stopping.asked():
        echo(say("simulate.not-prepared"), err=True)
        raise click.exceptions.Exit(stopping.status)
