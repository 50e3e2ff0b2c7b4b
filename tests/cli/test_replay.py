"""`fathoms replay`: records checked and shown, one or many, for persons and for programs."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fathoms.bots.arena import play_game
from fathoms.bots.random import RandomBot
from fathoms.core import Record, find_game

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell

GAME = find_game("into-the-blue")


def played(seed: int) -> dict[str, Any]:
    """Make the record of a game between bots."""
    rules = GAME.standard
    _, final, moves, _ = play_game(GAME, rules, [RandomBot(), RandomBot()], 0, random.Random(seed))
    record = Record.of(GAME, rules, ("Green", "Blue"), 0)
    texts = tuple(GAME.write_move(move, rules) for move in moves)
    return msgspec.structs.replace(record, moves=texts, result=final.result).to_json()


LINES = [json.dumps(played(seed)).encode() + b"\n" for seed in range(3)]
RECORD: dict[str, Any] = json.loads(LINES[0])


def text(**changes: Any) -> str:
    return json.dumps({**RECORD, **changes})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(text())
    return path


def test_the_final_table_and_the_winner_are_shown(shell: Shell, file: Path) -> None:
    ran = shell("replay", str(file))
    assert ran.status == 0
    names = [RECORD["seats"][seat] for seat in RECORD["result"]["winners"]]
    assert (f"{names[0]} wins!" if len(names) == 1 else "share the victory") in ran.out
    assert f"After move {len(RECORD['moves'])} of {len(RECORD['moves'])}." in ran.out


def test_the_log_has_a_line_for_each_turn_and_says_why_points_changed(shell: Shell, file: Path) -> None:
    ran = shell("replay", str(file), "--log")
    assert ran.status == 0
    assert re.search(r"^  1  Green: [1-5]", ran.out, re.MULTILINE)
    assert re.search(r"^  2  \w+: .* in (one|\d) rolls?", ran.out, re.MULTILINE)
    assert re.search(r"^     \+\d: \w+ leads level \d", ran.out, re.MULTILINE)
    assert len(shell("replay", str(file), "--log", "--to", "3").out) < len(ran.out)


def test_the_table_after_a_move_is_shown_without_its_secrets(shell: Shell, file: Path) -> None:
    ran = shell("replay", str(file), "--to", "2")
    assert "It is Green’s turn." in ran.out
    assert "After move 2 of" in ran.out
    assert "The game has not started." in shell("replay", str(file), "--to", "0").out
    for dealt in RECORD["moves"][0].split()[1]:
        assert f"▐ {dealt} ▌" not in ran.out or dealt in "12345", "a slot shows its number, never its value"


def test_a_program_gets_one_line(shell: Shell, file: Path) -> None:
    ran = shell("replay", str(file), "--json")
    assert json.loads(ran.out) == {**RECORD["result"], "over": True}
    assert list(json.loads(ran.out)) == ["scores", "winners", "over"]
    ran = shell("replay", str(file), "--json", "--to", "5")
    assert ran.out == '{"scores":null,"winners":null,"over":false}\n'


def test_a_game_that_is_still_on_has_no_scores(shell: Shell) -> None:
    unfinished = {key: value for key, value in RECORD.items() if key != "result"}
    typed = json.dumps({**unfinished, "moves": RECORD["moves"][:4]})
    ran = shell("replay", "-", "--json", typed=typed)
    assert ran == (0, '{"scores":null,"winners":null,"over":false}\n', "")


def test_many_records_get_a_line_each_and_bad_ones_do_not_stop_the_rest(shell: Shell, tmp_path: Path) -> None:
    moves = RECORD["moves"]
    bad = [
        "{not json",
        text(moves=[*moves[:1], "roll 111", *moves[2:]]),
        text(moves=[*moves[:1], "jump", *moves[2:]]),
        text(result={"scores": [1, 2], "winners": [1]}),
        "[1]",
    ]
    path = tmp_path / "games.jsonl"
    path.write_bytes(LINES[0] + "\n".join(bad).encode() + b"\n\n" + LINES[1])
    ran = shell("replay", str(path), "--json")
    assert ran.status == 2
    assert ran.err == ""
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert len(answers) == 7
    assert answers[0]["over"] is answers[-1]["over"] is True
    errors = [answer["error"] for answer in answers[1:-1]]
    assert [(error["kind"], error["move"], error["rule"]) for error in errors] == [
        ("malformed", None, None),
        ("illegal", 2, "T2"),
        ("malformed", 2, None),
        ("illegal", len(moves), "S6"),
        ("malformed", None, None),
    ]
    assert all(error["message"] and "rule" not in error["message"] for error in errors)
    assert list(errors[0]) == ["kind", "move", "rule", "message"]


def test_messages_follow_the_language(shell: Shell) -> None:
    ran = shell("replay", "-", "--json", "--lang", "fr", typed="{")
    assert "JSON valide" in json.loads(ran.out)["error"]["message"]


def test_standard_input_is_one_record_or_many(shell: Shell) -> None:
    pretty = json.dumps(RECORD, indent=2)
    assert shell("replay", "-", "--json", typed=pretty).out.count("\n") == 1
    assert shell("replay", "-", "--json", typed=b"".join(LINES)).out.count("\n") == 3
    ran = shell("replay", "-", "--json", typed=b"{bad\n" + b"".join(LINES[:2]))
    assert ran.status == 2
    assert ran.out.count("\n") == 3
    assert shell("replay", "-", "--json", typed=pretty[:-5]).out.count('"error"') == 1


def test_persons_get_a_readable_line_for_each_record(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"".join(LINES))
    ran = shell("replay", str(path))
    assert ran.status == 0
    assert [line[:3] for line in ran.out.splitlines()] == ["1: ", "2: ", "3: "]
    ran = shell("replay", "-", typed=text() + "\n" + text(moves=["jump"]) + "\n")
    assert ran.status == 2
    assert "2: Move 1: " in ran.out


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"moves": ["place 3"]}, "Move 1: "),
        ({"game": "chess"}, "There is no game called “chess”"),
        ({"seats": ["A"]}, "(rule B1)."),
        ({"seats": ["A", "A"]}, "same name"),
        ({"seats": "AB"}, "“seats”"),
        ({"first": 2}, "Seat 2 cannot start"),
        ({"first": 10**30}, "cannot start"),
        ({"format": "fathoms/9"}, "fathoms/9"),
        ({"rules": {"shells": 99}}, "a whole number from 1 to 30"),
        ({"rules": {"sharks": 1}}, "There is no field “sharks”"),
        ({"rules": {"main": [1] * 9}}, "a list of 1 to 6 values, each a whole number"),
    ],
)
def test_a_bad_record_gets_one_sentence(shell: Shell, changes: dict[str, Any], part: str) -> None:
    ran = shell("replay", "-", typed=text(**changes))
    assert ran.status == 2
    assert ran.out == ""
    assert part in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("to", "part"), [("x", "whole number"), ("-1", "whole number"), ("99999", "use 0 to")]
)
def test_a_bad_move_number_gets_one_sentence(shell: Shell, file: Path, to: str, part: str) -> None:
    ran = shell("replay", str(file), "--to", to)
    assert ran.status == 2
    assert part in ran.err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[" * 200_000, b'{"a":' * 50_000, b"nul"])
def test_any_bytes_are_answered(shell: Shell, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "any.json"
    path.write_bytes(content)
    assert shell("replay", str(path)).status == 2
    assert json.loads(shell("replay", str(path), "--json").out)["error"]["kind"] == "malformed"
    assert shell("replay", "-", typed=content).status == 2


def test_files_that_cannot_be_read_are_named(shell: Shell, tmp_path: Path) -> None:
    assert "is a folder" in shell("replay", str(tmp_path)).err
    assert "There is no file" in shell("replay", "nowhere.json", "--json").err
    assert "There is no file" in shell("replay", "nowhere.jsonl").err
    assert shell("replay", "x" * 5000).status == 2


def test_a_byte_order_mark_is_no_trouble(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xef\xbb\xbf" + text().encode())
    assert shell("replay", str(path)).status == 0


def test_a_game_that_was_played_on_says_where_it_became_another(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    origin = {"move": 20, "table": "k3m9x2aa", "afresh": [1], "origin": {"move": 8}}
    file.write_text(text(origin=origin))
    for lang, words in (("en", "another game"), ("fr", "autre partie"), ("es", "otra partida")):
        told = shell("replay", str(file), "--log", "--lang", lang).out.splitlines()
        marks = [line for line in told if words in line]
        assert [re.findall(r"\d+", mark)[0] for mark in marks] == ["8", "20", "8", "20"]
        assert ["k3m9x2aa" in mark for mark in marks] == [False, True, False, True]
        # Two stand in the log, before the turn that the new game has moves in.
        assert told.index(marks[0]) < told.index(marks[1]) < told.index("")
    early = shell("replay", str(file), "--to", "10").out
    assert "Up to move 8" in early
    assert "Up to move 20" not in early
    file.write_text(text(origin={"move": 100_000}))
    ran = shell("replay", str(file))
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "100,000" in ran.err
