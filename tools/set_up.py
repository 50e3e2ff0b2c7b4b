"""Set up `.venv`: what playing needs (`play`), or what the tests and checks need as well (`dev`).

Runs on the Python that `make` found, before anything is installed, so it uses the standard library alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import build_web

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
GROUPS_SINCE: Final = "pip>=25.1"
"""The first pip that knows dependency groups."""
PLAY: Final = ".[compiled]"
DEV: Final = ".[lab,cluster,envs]"


class Kind(NamedTuple):
    """What a set-up says it will do, and the stamps that tell make it is done."""

    promise: str
    stamps: tuple[str, ...]


KINDS: Final = {
    "play": Kind("Setting up Fathoms in .venv, once: about a minute.", (".ready",)),
    "dev": Kind(
        "Setting up Fathoms and the tools to work on it in .venv, once: a few minutes.",
        (".ready", ".ready-dev"),
    ),
}


def run(*command: str, **environment: str) -> None:
    """Run a program in silence; if it fails, show what it said."""
    done = subprocess.run(  # noqa: S603 - our own set-up
        command,
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout[-4000:])
        raise subprocess.CalledProcessError(done.returncode, command)


def pip() -> list[str]:
    """Find a pip for `.venv`: the one beside this Python, else one of its own.

    Players never call it, and putting it into a new `.venv` takes seconds and 27 MB.
    """
    beside = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    if subprocess.run([*beside, "--version"], capture_output=True, check=False).returncode:  # noqa: S603 - our own set-up
        run(str(PYTHON), "-m", "ensurepip")
        return [str(PYTHON), "-m", "pip"]
    return beside


def install(command: list[str], *what: str) -> None:
    """Install packages. The page is built by `page`, beside this, not by the package's own build.

    Of what is installed, playing loads a part; Python compiles that when it does.
    """
    quietly = ("install", "--quiet", "--disable-pip-version-check", "--no-compile")
    run(*command, *quietly, *what, **{build_web.SKIP: "skip"})


def packages(kind: str) -> None:
    """Install the Python packages."""
    if kind == "play":
        install(pip(), "--editable", PLAY)
    else:
        install(pip(), GROUPS_SINCE)
        install([str(PYTHON), "-m", "pip"], "--editable", DEV, "--group", "dev")
        # Tests start hundreds of programs, perhaps where Python may not keep what it compiles. On all cores
        # this is quicker than by pip. Some packages carry templates that are no Python, hence no check.
        compiling = [str(PYTHON), "-m", "compileall", "-qq", "-j", "0", str(VENV)]
        subprocess.run(compiling, capture_output=True, check=False)  # noqa: S603 - our own set-up


def page(kind: str) -> None:
    """Build the browser's page; to work on it, keep what builds and tests it."""
    # Not by `.venv`, which is being filled meanwhile.
    run(sys.executable, str(ROOT / "tools/build_web.py"), *(["tools"] if kind == "dev" else []))


def timed(done: str, step: Callable[[str], None], kind: str) -> None:
    """Take one step, and tell when it is done."""
    begun = time.monotonic()
    step(kind)
    print(f"  {done} ({time.monotonic() - begun:.0f} s)", flush=True)


def main(kind: str) -> None:
    """Set up, two things at a time."""
    print(KINDS[kind].promise, flush=True)
    if not PYTHON.exists():
        venv.create(VENV, symlinks=os.name != "nt")
    print("  1 of 2: fetching the Python packages …", flush=True)
    print("  2 of 2: building the page for the browser …", flush=True)
    steps = (("The packages are there", packages), ("The page is built", page))
    try:
        with ThreadPoolExecutor() as pool:
            for each in [pool.submit(timed, done, step, kind) for done, step in steps]:
                each.result()
    except subprocess.CalledProcessError as failed:
        sys.exit(
            f"The set-up stopped: {Path(failed.cmd[0]).name} failed, see above. Run the same again to go on."
        )
    except KeyboardInterrupt:
        sys.exit("The set-up was stopped. Run the same again to go on.")
    for stamp in KINDS[kind].stamps:
        (VENV / stamp).touch()


if __name__ == "__main__":
    main(sys.argv[1])
