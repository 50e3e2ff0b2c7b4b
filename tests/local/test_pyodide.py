"""The house in the Python of a browser (Pyodide, here under Node): the same games, the same answers."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import shutil
import subprocess
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import build_local
import build_web
import fathoms
from fathoms.core.proof import verify
from fathoms.core.record import from_json
from fathoms.tables.daily import day_before, day_of
from local.browser import Browser
from local.same_days import dive
from local.same_games import BOTS, digests
from local.test_house_as_server import ASKED, OWN

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(fathoms.__file__).parents[2]
HERE = Path(__file__).parent
GAMES = tuple(BOTS)
FEW, MANY = 20, 1_000
LANGUAGES = ("en", "fr", "es")
NO_NUMPY = ("/api/bots",)
"""What is answered otherwise on purpose: bots that need NumPy are not offered where there is none."""

Run = dict[str, Any]


@pytest.fixture(scope="module")
def run_in_pyodide(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Run]:
    """Give what runs a job in the Python of a browser."""
    build_local.lay_out(ROOT)
    laid_out = build_local.place(ROOT)
    if not (laid_out / build_local.LIST).is_file():
        pytest.skip("the Python for browsers cannot be had here; see tools/build_local.py")
    folder = tmp_path_factory.mktemp("pyodide")
    listed = json.loads((laid_out / build_local.LIST).read_text(encoding="utf-8"))["files"]
    for file in listed:
        path = laid_out / file["name"]
        content = path.read_bytes() if path.is_file() else gzip.decompress(Path(f"{path}.gz").read_bytes())
        (folder / file["name"]).write_bytes(content)
    archives = [file["name"] for file in listed if file["unpack"]]
    names = ("same_games.py", "same_days.py", "browser.py")
    sources = {name: (HERE / name).read_text(encoding="utf-8") for name in names}

    def run(**job: Any) -> Run:
        whole = {"folder": str(folder), "archives": archives, "sources": sources, **job}
        environment = dict(os.environ)
        with build_web.node_at_hand():
            build_web.npm_command(environment)
            node = shutil.which("node", path=environment["PATH"])
            assert node is not None
            done = subprocess.run(  # noqa: S603 - our own program
                [node, str(HERE / "pyodide_house.mjs")],
                input=json.dumps(whole),
                capture_output=True,
                text=True,
                check=False,
                env=environment,
            )
        # Node shows the whole line in which something failed, and Pyodide's has a million letters.
        assert done.returncode == 0, (done.stdout[-2000:], done.stderr[-4000:])
        return json.loads(done.stdout.splitlines()[-1])

    return run


def questions() -> list[tuple[str, str, str, str]]:
    """List what is asked of both, in every language."""
    return [
        (method, path, lang, "" if body is None else json.dumps(body))
        for method, path, body in ASKED
        for lang in LANGUAGES
        if not path.startswith(NO_NUMPY)
    ]


@cache
def yesterday() -> str:
    """Name a day that is over and can be played everywhere, also if midnight comes meanwhile."""
    return day_before(day_of(time.time()).name, 1)


@pytest.fixture(scope="module")
def played(run_in_pyodide: Callable[..., Run]) -> Run:
    """All that the tests below look at, from one run."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    return run_in_pyodide(
        games={game: [0, FEW] for game in GAMES},
        asked=[*questions(), ("GET", "/api/bots", "en", "")],
        tables=[{"game": game, "seats": seats, "first": 0, "pace": 0} for game in GAMES],
        dives=[[game, yesterday(), "a word"] for game in GAMES],
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_give_the_same_records(played: Run, game: str) -> None:
    assert played["games"][game] == digests(game, range(FEW))


def test_the_same_questions_have_the_same_answers(played: Run) -> None:
    async def ask() -> list[tuple[int, str]]:
        async with Browser().tab() as house:
            return [await house.ask(*asked) for asked in questions()]

    here = asyncio.run(ask())
    for asked, mine, theirs in zip(questions(), here, played["answers"], strict=False):
        assert (theirs[0], OWN.sub("", theirs[1])) == (mine[0], OWN.sub("", mine[1])), asked


def test_bots_are_offered_that_play_without_numpy(played: Run) -> None:
    status, text = played["answers"][-1]
    assert status == 200
    found = {(bot["game"], bot["bot"]) for bot in json.loads(text)["bots"]}
    assert found == {("into-the-blue", "expert"), *((game, bot) for game in GAMES for bot in BOTS[game])}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_a_table_ends_with_a_sound_record_after_the_house_was_opened_anew(
    played: Run, game: str
) -> None:
    table = played["tables"][GAMES.index(game)]
    assert table["over"]
    assert table["hint"]["best"] in {choice["move"] for choice in table["hint"]["choices"]}
    # Only Into the Blue's expert thinks there, and knows the chances.
    assert (table["hint"]["choices"][0]["chance"] is not None) == (game == "into-the-blue")
    record = from_json(table["record"])
    assert record.game == game
    assert record.extra["table"].startswith("local-")
    assert verify(record).sound


@pytest.mark.parametrize("game", GAMES)
def test_a_days_dive_is_the_same_game_with_the_same_bots(played: Run, game: str) -> None:
    there = json.loads(played["dives"][GAMES.index(game)])
    here = json.loads(asyncio.run(dive(game, yesterday(), "a word")))
    assert (there["record"], there["line"]) == (here["record"], here["line"])
    assert verify(from_json(there["record"])).sound
    # Bots that need NumPy are not there.
    assert there["bots"] == {bot: here["bots"][bot] for bot in there["bots"]}
    assert {*BOTS[game]} <= there["bots"].keys()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_many_seeds_give_the_same_records(run_in_pyodide: Callable[..., Run], game: str) -> None:
    run = run_in_pyodide(games={game: [0, MANY]}, asked=[], tables=[])
    assert run["games"][game] == digests(game, range(MANY))
