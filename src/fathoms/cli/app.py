"""The entry point: finds the language, runs the command, turns every failure into one sentence."""

from __future__ import annotations

import os
import shutil
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from fathoms.cli import streams
from fathoms.cli.commands import fathoms, usage_problem
from fathoms.texts import Texts, language

if TYPE_CHECKING:
    from collections.abc import Sequence

INTERRUPTED: Final = 130
BAD_INPUT: Final = 2
BROKEN: Final = 1


def main(args: Sequence[str] | None = None) -> int:
    """Run the command and give its exit status."""
    words = list(sys.argv[1:] if args is None else args)
    streams.make_safe()
    say = Texts(language(None, os.environ))
    try:
        say = Texts(language(_asked_language(words), os.environ))
        status = _run(words, say)
    except BrokenPipeError:
        # The reader (`| head`) has seen enough.
        streams.silence(sys.stdout)
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - no failure may reach a person as a traceback
        return _fail(error, say)
    return status


def _run(words: list[str], say: Texts) -> int:
    try:
        with fathoms.make_context("fathoms", words, obj=say) as ctx:
            status: Any = fathoms.invoke(ctx)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.Abort as stopped:
        raise KeyboardInterrupt from stopped
    return status if isinstance(status, int) else 0


def _asked_language(words: Sequence[str]) -> str | None:
    """Find --lang wherever it stands, before click reads the words: its own complaints depend on it."""
    asked: str | None = None
    for at, word in enumerate(words):
        if word == "--":
            break
        if word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        elif word == "--lang":
            asked = next(iter(words[at + 1 :]), None)
    return asked


def _fail(error: Exception, say: Texts) -> int:
    from fathoms.core.errors import FathomsError  # a run that succeeds may do without the core
    from fathoms.core.text import printable

    if isinstance(error, click.UsageError):
        error = usage_problem(error)
    if isinstance(error, FathomsError):
        return complain(printable(say.sentence(error)))
    if isinstance(error, OSError):
        streams.silence(sys.stdout)
        return complain(say("cli.os-error", reason=error.strerror or str(error)))
    if os.environ.get("FATHOMS_DEBUG"):
        traceback.print_exc()
    complain(say("cli.bug", what=f"{type(error).__name__}: {error}"[:200].replace("\n", " ")))
    return BROKEN


def complain(sentence: str) -> int:
    """Say on standard error what went wrong, and give the exit status for it."""
    streams.echo(f"fathoms: {sentence}", err=True)
    return BAD_INPUT


def program() -> str:
    """Name this program so that a person can type it: `make play` runs it from a folder that no PATH has."""
    hidden = Path(sys.argv[0]).name == "fathoms" and not shutil.which("fathoms")
    return sys.argv[0] if hidden else "fathoms"
