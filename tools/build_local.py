"""Lay out the local house as files of the client: Fathoms' own Python, and a Python that runs in a browser.

Pyodide comes with the client's packages (`web/package-lock.json` has its hash), the wheel of msgspec that was
built for it from the package index (`local-requirements.txt` has its). Both are laid out once; what is
Fathoms' own is packed anew whenever it changed, which needs neither of them.
"""

from __future__ import annotations

import gzip
import importlib.util
import io
import json
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
import zipfile
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

REQUIREMENTS: Final = "tools/local-requirements.txt"
LICENCES: Final = "tools/local-licences.txt"
PLATFORM: Final = ("--python-version", "3.14", "--platform", "pyemscripten_2026_0_wasm32")
"""What this Pyodide runs: https://pyodide.org names it beside the version."""
PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIST: Final = "local.json"
OURS: Final = "fathoms.zip"
PACKED: Final = (".mjs", ".wasm")
"""Kept only as gzip: the wheel could not hold them twice, and every browser takes them so."""
LEFT_OUT: Final = {
    *("bus", "cli", "envs", "server", "storage", "web"),
    *(
        "games/into_the_blue/study/networks/shares",
        "lab/tournament",
        "lab/plots.py",
        "testing.py",
        "processes.py",
        "__main__.py",
    ),
}
"""Of the package: what needs a socket, a database, a terminal or another process."""
UNSAID: Final = re.compile(r"(bench|cli|envs|join|tournament|web(-.*)?)\.ftl")
"""Catalogues that only those speak from, and the pages themselves, which have their words already."""
NOT_FOR_RUNNING: Final = re.compile(r".*(\.pyi|py\.typed|/RECORD)")
"""Of a wheel: what type checkers and installers read."""
STDLIB: Final = "python_stdlib.zip"
NOT_FOR_BROWSERS: Final = re.compile(
    r"(_pyrepl|ctypes|multiprocessing|sqlite3|unittest|wsgiref|xml|xmlrpc)/.*"
    r"|(bdb|cProfile|compileall|doctest|ftplib|imaplib|mailbox|modulefinder|optparse|pdb|pickletools|plistlib|poplib)\.py"
    r"|(profile|pstats|pyclbr|pydoc|smtplib|socketserver|tabnanny|trace|wave|zipapp)\.py"
    # Fathoms reads and writes UTF-8; names in archives are of code page 437.
    r"|encodings/(?!__init__|aliases|ascii|charmap|cp437|idna|latin_1|punycode|raw_unicode|unicode_|utf_).*"
)
"""Of Python's own library a third that nothing here loads: mail, processes, debuggers, old alphabets."""
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file in an archive: the same sources make the same bytes."""


class NotAtHand(Exception):  # noqa: N818 - no error: the client does without
    """Something the local house is made of cannot be had here; the text says what."""


class File(NamedTuple):
    """A file of the local house, as the list tells it."""

    name: str
    bytes: int
    packed: int
    """Bytes on the way to a browser."""
    sha256: str
    unpack: bool
    """Whether it is an archive of Python packages."""


def place(root: Path) -> Path:
    """Give the folder of the local house in the built client."""
    return root / "src/fathoms/web/local"


def is_at_hand(root: Path) -> bool:
    """Tell whether it can be laid out or brought up to date without the client's packages being fetched."""
    return (place(root) / LIST).is_file() or (root / "web/node_modules/pyodide").is_dir()


def lay_out(root: Path) -> None:
    """Bring the local house up to date; where that cannot be, say so in one sentence and leave it out."""
    folder = place(root)
    made_from = _made_from(root)
    kept = _kept(folder, made_from)
    try:
        files = kept or list(_write_runtime(root, folder))
    except NotAtHand as problem:
        print(f"Fathoms without a network is left out of this build: {problem}")
        return
    ours = _write(folder, OURS, pack(root), unpack=True)
    files = sorted([*files, ours])
    told: dict[str, Any] = {
        "version": sha256("".join(file.sha256 for file in files).encode()).hexdigest()[:12],
        "bytes": sum(file.bytes for file in files),
        "packed": sum(file.packed for file in files),
        "made_from": made_from,
        "files": [file._asdict() for file in files],
    }
    text = json.dumps(told, indent=1) + "\n"
    if not kept or (folder / LIST).read_text(encoding="utf-8") != text:
        (folder / LIST).write_text(text, encoding="utf-8")


def _made_from(root: Path) -> str:
    """Give one number for all that is not Fathoms' own."""
    lock = json.loads((root / "web/package-lock.json").read_text(encoding="utf-8"))
    pinned = lock["packages"]["node_modules/pyodide"]["integrity"]
    texts = [(root / name).read_text(encoding="utf-8") for name in (REQUIREMENTS, LICENCES)]
    left_out = [NOT_FOR_BROWSERS.pattern, NOT_FOR_RUNNING.pattern]
    return sha256("\n".join([pinned, *texts, *left_out]).encode()).hexdigest()[:12]


def _kept(folder: Path, made_from: str) -> list[File]:
    """Give what was laid out before besides Fathoms' own, if it is still what it should be."""
    try:
        told = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    files = [File(**file) for file in told["files"] if file["name"] != OURS]
    there = all(any((folder / f"{file.name}{end}").is_file() for end in ("", ".gz")) for file in files)
    return files if there and told["made_from"] == made_from else []


def _write_runtime(root: Path, folder: Path) -> Iterator[File]:
    """Write all that is not Fathoms' own; nothing is written before everything is at hand."""
    pyodide = root / "web/node_modules/pyodide"
    if not pyodide.is_dir():
        raise NotAtHand("the npm package pyodide is not installed.")
    wheel = fetch_wheel(root)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    # It names every package that Pyodide could load from elsewhere; ours stand beside it.
    small = json.dumps({**lock, "packages": {}}, separators=(",", ":")).encode()
    folder.mkdir(parents=True, exist_ok=True)
    for name in PYODIDE:
        yield _write(folder, name, (pyodide / name).read_bytes())
    yield _write(folder, "pyodide-lock.json", small)
    yield _write(folder, STDLIB, _without((pyodide / STDLIB).read_bytes(), NOT_FOR_BROWSERS))
    yield _write(folder, "msgspec.zip", _without(wheel, NOT_FOR_RUNNING), unpack=True)
    yield _write(folder, "licences.txt", _licences(root, wheel))


def _write(folder: Path, name: str, content: bytes, *, unpack: bool = False) -> File:
    packs = name.endswith(PACKED)
    stored = gzip.compress(content, 9, mtime=0) if packs else content
    path = folder / (f"{name}.gz" if packs else name)
    if not path.is_file() or path.read_bytes() != stored:
        path.write_bytes(stored)
    return File(name, len(content), len(stored), sha256(content).hexdigest(), unpack)


def pack(root: Path) -> bytes:
    """Pack what a browser needs of Fathoms itself; games and bots are found by its entry points."""
    package = root / "src/fathoms"
    files = {
        f"fathoms/{path.relative_to(package).as_posix()}": path.read_bytes()
        for path in package.rglob("*")
        if path.suffix in {".py", ".ftl", ".json", ".npz", ".gz", ".txt"}
        and _is_needed(path.relative_to(package))
    }
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = f"fathoms-{project['version']}.dist-info"
    points = [
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in named.items())
        for group, named in project["entry-points"].items()
    ]
    files[f"{about}/entry_points.txt"] = "\n".join(points).encode()
    files[f"{about}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: fathoms\nVersion: {project['version']}\n".encode()
    )
    return _archive(files)


def _is_needed(path: Path) -> bool:
    parents = {parent.as_posix() for parent in (path, *path.parents)}
    return not parents & LEFT_OUT and "__pycache__" not in path.parts and not UNSAID.fullmatch(path.name)


def _without(archive: bytes, unwanted: re.Pattern[str]) -> bytes:
    """Pack an archive again without some of its files."""
    with zipfile.ZipFile(io.BytesIO(archive)) as given:
        names = [name for name in given.namelist() if not (unwanted.fullmatch(name) or name.endswith("/"))]
        return _archive({name: given.read(name) for name in names})


def _archive(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), files[name], zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def _licences(root: Path, wheel: bytes) -> bytes:
    with zipfile.ZipFile(io.BytesIO(wheel)) as given:
        theirs = next(name for name in given.namelist() if name.endswith("/LICENSE"))
        return b"\n\n".join(
            [(root / LICENCES).read_bytes().rstrip(), b"msgspec\n-------", given.read(theirs)]
        )


def fetch_wheel(root: Path) -> bytes:
    """Give the wheel of msgspec: kept on this machine, else from the package index, never another one."""
    wanted = re.findall(r"sha256:(\w{64})", (root / REQUIREMENTS).read_text(encoding="utf-8"))[0]
    kept = _cache_folder(root) / "wheels" / f"{wanted}.whl"
    if kept.is_file() and sha256(kept.read_bytes()).hexdigest() == wanted:
        return kept.read_bytes()
    with tempfile.TemporaryDirectory() as folder, _pip_at_hand() as pip:
        options = ("--quiet", "--disable-pip-version-check", "--retries", "1", "--timeout", "15", "--no-deps")
        done = subprocess.run(  # noqa: S603 - our own build
            [
                *(*pip, "download", *options, "--only-binary=:all:", *PLATFORM, "--require-hashes"),
                *("--requirement", str(root / REQUIREMENTS), "--dest", folder),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        fetched = next(Path(folder).glob("*.whl"), None)
        if done.returncode or fetched is None:
            why = (done.stderr.strip().splitlines() or ["pip said nothing"])[-1]
            raise NotAtHand(f"the wheel of msgspec cannot be had ({why}).")
        wheel = fetched.read_bytes()
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(wheel)
    return wheel


@contextmanager
def _pip_at_hand() -> Generator[list[str]]:
    """Give a pip: the one of this Python, else one of a new environment, which always has it."""
    beside = [sys.executable, "-m", "pip"]
    if not subprocess.run([*beside, "--version"], capture_output=True, check=False).returncode:  # noqa: S603 - our own build
        yield beside
        return
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True, symlinks=sys.platform != "win32")
        python = Path(folder) / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        yield [str(python), "-m", "pip"]


def _cache_folder(root: Path) -> Path:
    """Ask the package itself, which may not be installed yet."""
    spec = importlib.util.spec_from_file_location("folders", root / "src/fathoms/folders.py")
    if spec is None or spec.loader is None:
        raise NotAtHand("src/fathoms/folders.py is missing.")
    folders = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(folders)
    return folders.cache_folder()
