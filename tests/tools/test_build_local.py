"""The local house is laid out from what is pinned, without a network where it was laid out before."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import build_local

ROOT = Path(__file__).parents[2]
LIBRARY = (
    "asyncio/",
    "asyncio/tasks.py",
    "encodings/cp437.py",
    "encodings/cp850.py",
    "json/x.py",
    "xml/dom/y.py",
)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A small clone: some of the package, and a Pyodide of a few bytes."""
    for name in ("pyproject.toml", build_local.REQUIREMENTS, build_local.LICENCES):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    package = tmp_path / "src/fathoms"
    for name in ("core/game.py", "cli/app.py", "folders.py", "locales/en/core.ftl", "locales/en/cli.ftl"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "src/fathoms" / name, package / name)
    pyodide = tmp_path / "web/node_modules/pyodide"
    pyodide.mkdir(parents=True)
    for name in build_local.PYODIDE:
        (pyodide / name).write_bytes(name.encode() * 99)
    with zipfile.ZipFile(pyodide / build_local.STDLIB, "w") as archive:
        for name in LIBRARY:
            archive.writestr(name, f"of {name}")
    (pyodide / "pyodide-lock.json").write_text('{"info": {"version": "1"}, "packages": {"numpy": {}}}')
    lock = {"packages": {"node_modules/pyodide": {"integrity": "sha512-first"}}}
    (tmp_path / "web/package-lock.json").write_text(json.dumps(lock))
    return tmp_path


@pytest.fixture
def wheel(clone: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A wheel that is kept on this machine, and is the pinned one."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in ("msgspec/__init__.py", "msgspec/__init__.pyi", "msgspec-1.dist-info/LICENSE"):
            archive.writestr(name, f"of {name}")
    digest = sha256(made.getvalue()).hexdigest()
    (clone / build_local.REQUIREMENTS).write_text(f"msgspec==1 --hash=sha256:{digest}\n")
    monkeypatch.setenv("XDG_CACHE_HOME", str(clone / "cache"))
    kept = clone / f"cache/fathoms/wheels/{digest}.whl"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(made.getvalue())
    return made.getvalue()


def told(clone: Path) -> dict[str, Any]:
    return json.loads((build_local.place(clone) / build_local.LIST).read_text())


@pytest.mark.usefixtures("wheel")
def test_every_file_is_listed_as_it_is_sent(clone: Path) -> None:
    build_local.lay_out(clone)
    folder, list_ = build_local.place(clone), told(clone)
    for file in list_["files"]:
        plain, packed = folder / file["name"], folder / f"{file['name']}.gz"
        stored = packed if packed.exists() else plain
        content = build_local.gzip.decompress(packed.read_bytes()) if packed.exists() else plain.read_bytes()
        assert (stored.stat().st_size, len(content)) == (file["packed"], file["bytes"])
        assert sha256(content).hexdigest() == file["sha256"]
        assert file["unpack"] is (file["name"] in {"fathoms.zip", "msgspec.zip"})
    assert list_["bytes"] == sum(file["bytes"] for file in list_["files"])
    names = {file["name"] for file in list_["files"]}
    there = {path.name.removesuffix(".gz") for path in folder.iterdir()} - {build_local.LIST}
    assert names == there >= {*build_local.PYODIDE, build_local.STDLIB, "licences.txt", "pyodide-lock.json"}
    assert json.loads((folder / "pyodide-lock.json").read_text()) == {
        "info": {"version": "1"},
        "packages": {},
    }
    assert zipfile.ZipFile(folder / "msgspec.zip").namelist() == [
        "msgspec-1.dist-info/LICENSE",
        "msgspec/__init__.py",
    ]
    assert zipfile.ZipFile(folder / build_local.STDLIB).namelist() == [
        "asyncio/tasks.py",
        "encodings/cp437.py",
        "json/x.py",
    ]
    assert b"of msgspec-1.dist-info/LICENSE" in (folder / "licences.txt").read_bytes()


@pytest.mark.usefixtures("wheel")
def test_a_change_of_our_own_needs_nothing_else(clone: Path) -> None:
    build_local.lay_out(clone)
    before = told(clone)
    shutil.rmtree(clone / "web/node_modules")
    shutil.rmtree(clone / "cache")
    (clone / "src/fathoms/core/game.py").write_text("# changed\n")
    build_local.lay_out(clone)
    after = told(clone)
    assert after["version"] != before["version"]
    changed = [new["name"] for old, new in zip(before["files"], after["files"], strict=True) if old != new]
    assert changed == ["fathoms.zip"]
    with zipfile.ZipFile(build_local.place(clone) / "fathoms.zip") as archive:
        assert archive.read("fathoms/core/game.py") == b"# changed\n"


@pytest.mark.usefixtures("wheel")
def test_another_pyodide_is_laid_out_anew(clone: Path) -> None:
    build_local.lay_out(clone)
    before = told(clone)
    (clone / "web/node_modules/pyodide/pyodide.mjs").write_text("a new one")
    build_local.lay_out(clone)
    assert told(clone) == before
    lock = clone / "web/package-lock.json"
    lock.write_text(lock.read_text().replace("first", "second"))
    build_local.lay_out(clone)
    assert told(clone)["version"] != before["version"]


def test_only_what_a_browser_can_run_is_packed(clone: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(build_local.pack(clone))) as archive:
        ours = [name for name in archive.namelist() if name.startswith("fathoms/")]
        about = next(name for name in archive.namelist() if name.endswith("/entry_points.txt"))
        points = archive.read(about).decode()
    assert ours == ["fathoms/core/game.py", "fathoms/folders.py", "fathoms/locales/en/core.ftl"]
    assert "[fathoms.games]\ninto-the-blue = fathoms.games.into_the_blue:GAME\n" in points


def test_the_same_sources_make_the_same_bytes(clone: Path) -> None:
    first = build_local.pack(clone)
    for path in (clone / "src").rglob("*"):
        path.touch()
    assert build_local.pack(clone) == first


def test_without_the_wheel_one_sentence_and_nothing_written(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(clone / "cache"))
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        failed = "download" in command
        return subprocess.CompletedProcess(command, int(failed), "", "ERROR: no network\n")

    monkeypatch.setattr(build_local.subprocess, "run", run)
    build_local.lay_out(clone)
    assert "--require-hashes" in commands[-1]
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "left out" in said
    assert "no network" in said
    assert not build_local.place(clone).exists()


def test_a_wheel_that_is_not_the_pinned_one_is_fetched_again(
    clone: Path, wheel: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = next((clone / "cache").rglob("*.whl"))
    kept.write_bytes(b"spoilt")

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        if "download" in command:
            Path(command[-1], "msgspec-1.whl").write_bytes(wheel)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(build_local.subprocess, "run", run)
    assert build_local.fetch_wheel(clone) == wheel
    assert kept.read_bytes() == wheel


def test_what_is_packed_says_nothing_from_catalogues_that_are_not() -> None:
    with zipfile.ZipFile(io.BytesIO(build_local.pack(ROOT))) as archive:
        sources = {name: archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")}
    there = {path.stem for path in (ROOT / "src/fathoms/locales/en").glob("*.ftl")}
    unsaid = {stem for stem in there if build_local.UNSAID.fullmatch(f"{stem}.ftl")}
    key = build_local.re.compile(rf"\"({'|'.join(unsaid)})\.[a-z][a-z-]+\"")
    assert unsaid
    said = {name: found[0] for name, text in sources.items() if (found := key.search(text))}
    # What `--lang` is told.
    assert said == {"fathoms/texts/__init__.py": '"cli.no-language"'}


ALONE = """
import asyncio, json, sys
sys.path[:0] = sys.argv[1:]
from fathoms.protocol.live import Hello
from local.browser import Browser, Page, get, post

async def play(house, game):
    bots = {each["bot"] for each in (await get(house, f"/api/bots?game={game}"))["bots"]}
    await get(house, f"/api/book?game={game}", "fr")
    await get(house, f"/api/workshop?game={game}", "es")
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    opened = await post(house, "/api/tables", {"game": game, "seats": seats, "pace": 0}, 201)
    page = Page(house, opened["table"])
    page.say(Hello())
    await page.until(lambda: page.over)
    record = await get(house, f"/api/tables/{opened['table']}/record")
    replayed = await post(house, "/api/replay", {"record": record})
    return {"bots": sorted(bots), "over": replayed["over"]}

async def main():
    async with Browser().tab() as house:
        games = [each["game"] for each in (await get(house, "/api/games"))["games"]]
        print(json.dumps({game: await play(house, game) for game in games}))

asyncio.run(main())
"""


def test_what_is_packed_plays_with_nothing_else_installed(tmp_path: Path) -> None:
    zipfile.ZipFile(io.BytesIO(build_local.pack(ROOT))).extractall(tmp_path / "packed")
    (tmp_path / "only").mkdir()
    (tmp_path / "only/msgspec").symlink_to(Path(msgspec.__file__).parent)
    folders = [str(tmp_path / "packed"), str(tmp_path / "only"), str(ROOT / "tests")]
    # Neither installed packages nor our sources are in reach.
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-I", "-S", "-c", ALONE, *folders],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    played = json.loads(done.stdout)
    assert played.keys() == {"into-the-blue", "atlantis-treasure"}
    for game in played.values():
        assert game["over"]
        assert {"greedy", "random"} <= set(game["bots"])
