"""`fathoms key`: made, shown, entered and forgotten at a terminal; games played there follow it."""

from __future__ import annotations

import io
import json
import stat
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.cli.app import main
from fathoms.core.player_key import new_key, read_key, words
from server.serving import Served

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import httpx

    Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("FATHOMS_LANG", "en")

    def run(*args: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main([*args, "--lang", "en"])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def key_in(shown: str) -> str:
    listed = set(words())
    return read_key(" ".join([word for word in shown.split() if word in listed][:10]))


def page(served: Served, key: str) -> httpx.Response:
    return served.http.get("/api/player", headers={"Authorization": f"Bearer {key}"})


def test_a_key_is_made_shown_entered_elsewhere_and_forgotten(
    served: Served, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, shown, _ = run("key", "make", served.url, "--name", "Ana")
    assert status == 0
    assert "█" in shown or "▄" in shown
    kept = next((tmp_path / "data").rglob("key.json"))
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    key = json.loads(kept.read_text())["key"]
    assert page(served, key).json()["player"]["name"] == "Ana"
    # A second one would hide the first.
    assert run("key", "make", served.url)[0] == 2
    status, shown, _ = run("key", "show", "--no-qr")
    assert (status, key_in(shown)) == (0, key)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
    assert run("key", "show")[0] == 2
    assert run("key", "enter", served.url, typed=key.replace("-", " ") + "\n")[0] == 0
    assert key_in(run("key", "show", "--no-qr")[1]) == key
    status, _, refused = run("key", "forget")
    assert (status, "--yes" in refused) == (2, True)
    assert run("key", "forget", "--yes")[0] == 0
    assert page(served, key).status_code == 401
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    # Forgotten elsewhere: one sentence, and the key can be taken off here.
    status, _, refused = run("key", "forget", "--yes")
    assert (status, "not known here" in refused, refused.count("\n")) == (2, True, 1)
    assert run("key", "forget", "--here")[0] == 0
    assert run("key", "show")[0] == 2


@pytest.mark.parametrize(
    ("server", "typed", "told"),
    [
        (None, new_key(), "which server"),
        ("ftp://sea", new_key(), "not the address"),
        ("here", "anchor\n", "ten words"),
        ("here", new_key().replace("-", " x", 1), "wrong"),
        ("here", new_key(), "not known here"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_nothing_is_kept(
    served: Served, run: Run, server: str | None, typed: str, told: str
) -> None:
    place = [served.url if server == "here" else server] if server else []
    status, _, said = run("key", "enter", *place, typed=typed)
    assert status == 2
    assert told in said or (told == "ten words" and "10 words" in said)
    assert said.count("\n") == 1
    assert run("key", "show")[0] == 2


def test_a_game_that_is_joined_is_kept_under_the_key(served: Served, run: Run) -> None:
    run("key", "make", served.url, "--name", "Ana")
    key = key_in(run("key", "show", "--no-qr")[1])
    table = served.open("into-the-blue", {"kind": "human", "name": "Leo"}, {"kind": "human"}, first=0)
    invite = next(seat["invite"] for seat in table["seats"] if "invite" in seat)
    run("join", f"{served.url}/table/{table['table']}#invite={invite}")
    [game] = page(served, key).json()["games"]
    assert (game["table"], game["you"], game["seats"][1]["name"]) == (table["table"], 1, "Ana")


def test_a_game_that_is_played_here_is_kept_under_the_key(
    served: Served, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    run("key", "make", served.url)
    key = key_in(run("key", "show", "--no-qr")[1])
    games: list[Any] = page(served, key).json()["games"]
    assert games == []
    typed = "stop\n1\n" * 400
    status, shown, said = run("play", "into-the-blue", "--seats", "me,random", "--seed", "7", typed=typed)
    assert status == 0, shown + said
    [game] = page(served, key).json()["games"]
    assert (game["status"], game["you"], game["game"]) == ("over", 0, "into-the-blue")
    assert page(served, key).json()["figures"][0]["games"] == 1
