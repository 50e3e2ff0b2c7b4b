"""Build the wheel, look inside, and play from it where nothing else of ours is installed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
import venv
import zipfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Generator

ROOT = Path(__file__).resolve().parents[1]
LARGEST_MB = 13
CLIENT = ROOT / "src/fathoms/web"
"""The built browser client: every file of it is shipped."""
BENCHMARKS = ROOT / "benchmarks"
"""Shipped too, for `fathoms bench`."""
SUFFIXES = (".py", ".ftl", ".jinja", ".typed", ".npz", ".json", ".gz", ".txt")
"""Modules, texts and small data: weights, puzzles, the words of keys."""
PAGE = ("index.html", "manifest.webmanifest", "sw.js", "icon.svg", "local/local.json")
"""Without these there is no page, or no house without a server."""
GAMES = ("into-the-blue", "atlantis-treasure")
PATIENCE = 120
"""Seconds for anything that takes a few, on a machine that does other things."""


def quietly(command: list[str], **options: Any) -> None:
    """Run a program; only if it fails is shown what it said."""
    done = subprocess.run(  # noqa: S603 - our own build
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **options
    )
    if done.returncode:
        sys.exit(done.stdout)


def build(folder: Path) -> Path:
    """Build the wheel."""
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
    quietly(command)
    return next(folder.glob("fathoms-*.whl"))


def wanted() -> set[str]:
    """Name what belongs into the wheel: modules, texts in every language, the client, the benchmarks."""
    ours = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src/fathoms").rglob("*")
        if path.is_file()
        and (path.suffix in SUFFIXES or CLIENT in path.parents)
        # A compiled cache may lie beside a module; it is not ours to ship.
        and "__pycache__" not in path.parts
    }
    return ours | {
        f"fathoms/{path.relative_to(ROOT)}"
        for path in BENCHMARKS.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def look_inside(wheel: Path) -> list[str]:
    """Compare the wheel with the sources; gives what is wrong."""
    names = zipfile.ZipFile(wheel).namelist()
    inside = {name for name in names if not name.split("/")[0].endswith(".dist-info")}
    size = wheel.stat().st_size / 1e6
    expected = wanted()
    problems = [f"missing in the wheel: {name}" for name in sorted(expected - inside)]
    problems += [f"should not be in the wheel: {name}" for name in sorted(inside - expected)]
    languages = {
        lang: {p.name for p in (ROOT / "src/fathoms/locales" / lang).glob("*.ftl")}
        for lang in ("en", "fr", "es")
    }
    problems += [
        f"{lang} has other catalogues than en" for lang in languages if languages[lang] != languages["en"]
    ]
    problems += [
        f"missing in the wheel: fathoms/web/{name}" for name in PAGE if f"fathoms/web/{name}" not in inside
    ]
    if size > LARGEST_MB:
        problems.append(f"the wheel has {size:.1f} MB, more than {LARGEST_MB}")
    sys.stdout.write(f"wheel: {len(inside)} files, {size:.2f} MB\n")
    return problems


class Installed:
    """The wheel and what it depends on, alone in an environment outside the sources."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "alone", symlinks=os.name != "nt")
        programs = folder / "alone" / ("Scripts" if os.name == "nt" else "bin")
        self.program = str(programs / "fathoms")
        # Neither our sources nor our settings may help.
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("FATHOMS_", "PYTHON", "VIRTUAL_ENV"))
        } | {"XDG_DATA_HOME": str(folder / "data"), "FATHOMS_LANG": "en"}
        pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install"]
        options = ["--quiet", "--disable-pip-version-check", "--no-compile"]
        quietly([*pip, *options, str(wheel)], cwd=folder, env=self.environment)

    def run(self, *words: str) -> str:
        """Run the command to its end; gives what it says."""
        return subprocess.run(  # noqa: S603 - our own program
            [self.program, *words],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            timeout=PATIENCE,
            check=True,
        ).stdout

    @contextmanager
    def serving(self) -> Generator[str]:
        """Run a server on a free port; gives its address."""
        with subprocess.Popen(  # noqa: S603 - our own program
            [
                *(self.program, "serve", "--host", "127.0.0.1", "--port", "0"),
                *("--least-pace", "0", "--log-level", "warning"),
            ],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            try:
                assert server.stdout is not None  # noqa: S101 - it was asked for
                ready = re.search(r"http://\S+", server.stdout.readline())
                if ready is None:
                    sys.exit("the server of the wheel did not start")
                yield ready[0]
            finally:
                server.terminate()


def ask(url: str, body: object = None) -> bytes:
    """Fetch something, or send something and fetch the answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - as above
        return answer.read()


def play_over_http(url: str) -> list[str]:
    """Open the page and a table of bots, and watch the table to its end; gives what is wrong."""
    problems: list[str] = []
    if b"<html" not in ask(f"{url}/"):
        problems.append("the server of the wheel has no page")
    games: Any = json.loads(ask(f"{url}/api/games"))
    for game in GAMES:
        if game not in json.dumps(games):
            problems.append(f"the server of the wheel does not know {game}")
            continue
        bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        table = json.loads(ask(f"{url}/api/tables", {"game": game, "seats": bots, "pace": 0}))["table"]
        deadline = time.monotonic() + PATIENCE
        # Bots among themselves play while somebody watches.
        with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live", max_size=None) as line:
            line.send(json.dumps({"type": "hello"}))
            while json.loads(line.recv(PATIENCE)).get("info", {}).get("status") != "over":
                if time.monotonic() > deadline:
                    problems.append(f"a table of {game} on the server of the wheel does not end")
                    break
    return problems


def play(wheel: Path, folder: Path) -> list[str]:
    """Install the wheel alone and use it as people do; gives what is wrong."""
    installed = Installed(wheel, folder)
    problems: list[str] = []
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    said = installed.run("--version").strip()
    if said != f"fathoms {version}":
        problems.append(f"fathoms --version says {said!r}, not {version}")
    problems += [
        f"a game of {game} in the terminal has no score"
        for game in GAMES
        if "Score:" not in installed.run("play", game, "--seats", "greedy,random", "--pause", "0")
    ]
    installed.run("site", "site")
    if not (folder / "site/local/pyodide.asm.wasm").read_bytes().startswith(b"\0asm"):
        problems.append("the site that the wheel writes has no Python for browsers")
    with installed.serving() as url:
        problems += play_over_http(url)
    if not problems:
        print("wheel: installed alone it plays in the terminal, writes a site and serves")
    return problems


def main() -> int:
    """Check the wheel."""
    with tempfile.TemporaryDirectory() as folder:
        wheel = build(Path(folder))
        problems = look_inside(wheel) + play(wheel, Path(folder))
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
