"""`fathoms puzzles`: today's or any other in a terminal, judged, and bad input told in a sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from fathoms.puzzles import shipped
from fathoms.texts import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell

LEVEL = next(puzzle for puzzle in shipped().values() if puzzle.kind == "level")


def test_without_a_word_it_is_the_puzzle_of_today(shell: Shell) -> None:
    ran = shell("puzzles", typed="\n")
    assert ran.status == 0
    assert "Today’s puzzle" in ran.out
    assert "Every choice" in ran.out


def test_an_answer_is_judged_and_bad_ones_ask_again(shell: Shell) -> None:
    wrong, right = LEVEL.choices[-1].move, LEVEL.choices[0].move
    ran = shell("puzzles", "solve", LEVEL.id, typed=f"?\nplace 6\nnonsense\n{wrong}\n")
    assert ran.status == 0
    assert "(rule T6)" in ran.out
    assert "Not the best: it costs" in ran.out
    assert ran.out.count("Your move as records write it") == 4
    assert "Right." in shell("puzzles", "solve", LEVEL.id, "--answer", right).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_is_one_sentence(shell: Shell, lang: str) -> None:
    for words in (
        ("solve", "nosuch"),
        ("solve", LEVEL.id, "--answer", "place 6"),
        ("solve", "--day", "yesterday"),
        ("make", "--out", "/nowhere/at/all.gz"),
    ):
        ran = shell("puzzles", *words, "--lang", lang)
        assert ran.status == 2, words
        assert len(ran.err.splitlines()) == 1
        assert not ran.out


def test_programs_get_json(shell: Shell) -> None:
    told = json.loads(shell("puzzles", "solve", LEVEL.id, "--answer", LEVEL.choices[0].move, "--json").out)
    assert told["answer"]["right"] is True
    refused = shell("puzzles", "solve", LEVEL.id, "--answer", "place 6", "--json")
    assert refused.status == 2
    assert json.loads(refused.out)["error"]["rule"] == "T6"
    listed = shell("puzzles", "list", "atlantis-treasure", "--json").out.splitlines()
    assert {json.loads(line)["game"] for line in listed} == {"atlantis-treasure"}
    assert len(shell("puzzles", "list").out.splitlines()) == 300


def test_a_tampered_file_is_refused_and_nothing_written(shell: Shell, tmp_path: Path) -> None:
    bad, out = tmp_path / "bad.gz", tmp_path / "out.gz"
    bad.write_bytes(b"no puzzles")
    ran = shell("puzzles", "make", "--judge", str(bad), "--out", str(out))
    assert ran.status == 2
    assert "damaged" in ran.err
    assert not out.exists()
