"""A game from another package at the terminal: played with bots, saved, resumed, replayed, joined."""

from __future__ import annotations

import json
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from cli.window import PATIENCE, Window
from server.serving import Served

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell

pytestmark = pytest.mark.usefixtures("third_game")


def test_a_person_plays_it_by_keys_and_it_is_saved_resumed_and_replayed(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ["beads", "--seats", "me,matching", "--first", "1", "--seed", "4", "--pause", "0"]
    with closing(Window("play", *words, "--save", str(path))) as window:
        window.until("Your turn.")
        window.press("r")
        window.until("Which bead comes next?")
        window.press("12\r")
        window.until("Your turn is over.")
        window.press("u")
        window.until("undone")
        window.press("\r")
        window.until("Your turn is over.")
        window.press("q")
        window.until("fathoms play --resume ")
        assert window.process.wait(PATIENCE) == 0
    moves = json.loads(path.read_bytes())["moves"]
    assert moves[1] == "pass"
    resumed = shell("play", "--resume", str(path), "--seats", "matching,random")
    assert resumed.status == 0
    record = json.loads(path.read_bytes())
    assert record["moves"][: len(moves)] == moves
    replayed = json.loads(shell("replay", str(path), "--json").out)
    assert replayed == {**record["result"], "over": True}
    told = shell("replay", str(path), "--log", "--lang", "fr")
    assert (told.status, told.err) == (0, "")
    assert "Le dé montre" in told.out


def test_moves_in_the_notation_play_it_through_a_pipe(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ["--seats", "me,me", "--first", "1", "--dice", "typed", "--save", str(path)]
    typed = "red\nthread red blue red gold red\ngold\npass\nred\nthread red gold red white red\n"
    ran = shell("play", "beads", *words, typed=typed)
    assert ran.status == 0
    assert json.loads(path.read_bytes())["result"] == {"scores": [6, 0], "winners": [0]}


def test_other_commands_know_it(shell: Shell) -> None:
    assert "no two alike" in shell("rules", "beads").out
    assert "beads" in shell("rulesets", "list").out
    found = shell(
        "simulate", "beads", "--bots", "matching,random", "--games", "4", "--json", "--executor", "local:1"
    )
    assert json.loads(found.out)["games"] == 4


def test_a_review_of_it_is_refused_in_a_sentence(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = ["--bots", "matching,random", "--games", "1", "--executor", "local:1"]
    assert shell("simulate", "beads", *words, "--out", str(path)).status == 0
    for lang, part in (("en", "no review of “beads”"), ("fr", "pas encore"), ("es", "Aún no")):
        refused = shell("review", str(path), "--lang", lang)
        assert (refused.status, refused.out) == (2, "")
        assert part in refused.err
        assert "into-the-blue" in refused.err


def test_it_is_played_at_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with Served(tmp_path) as served:
        seats = ({"kind": "bot", "bot": "matching"}, {"kind": "human"})
        table = served.open("beads", *seats, first=1)
        link = f"{served.url}/table/{table['table']}#token={table['seats'][1]['token']}"
        with closing(Window("join", link)) as window:
            window.until("Which bead comes next?")
            window.press("3\r")
            window.until("You threads 1 beads")
            # Keys pressed while the bot plays are dropped.
            window.until("Which bead comes next?")
            window.press("q")
            window.until("fathoms join ")
        moves = served.http.get(f"/api/tables/{table['table']}/record").json()["moves"]
        assert moves[1] == "thread blue"
