"""Who may enter a tournament: bots, classes and programs by their names, each mistake in one sentence."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from fathoms.core import Malformed
from fathoms.lab.tournament.players import read_entrants

if TYPE_CHECKING:
    from pathlib import Path

GAME = "into-the-blue"


def test_three_kinds_are_told_apart() -> None:
    bot, thing, program = read_entrants([f"greedy, my.bots:Cautious,prog:{sys.executable} x.py -v"], GAME)
    assert (bot.name, bot.kind) == ("greedy", "bot")
    assert (thing.name, thing.kind, thing.given) == ("Cautious", "class", "my.bots:Cautious")
    assert (program.name, program.kind) == ("x", "program")
    assert program.command[1:] == ("x.py", "-v")
    assert bot.command[0] == thing.command[0] == sys.executable


def test_names_are_given_or_numbered() -> None:
    found = read_entrants(["nemo=greedy,greedy,greedy", "greedy, crab = random"], GAME)
    assert [entrant.name for entrant in found] == ["nemo", "greedy", "greedy 2", "greedy 3", "crab"]


def test_quotes_keep_commas_and_blanks_together() -> None:
    shell = f"prog:{sys.executable} -c 'print(1, 2)' \"a,b\""
    first, second = read_entrants([f"{shell},random"], GAME)
    assert first.command[1:] == ("-c", "print(1, 2)", "a,b")
    assert second.name == "random"
    whole, _ = read_entrants([f'crab="prog:{sys.executable} a,b",random'], GAME)
    assert whole.command[1:] == ("a,b",)


def test_a_program_is_found_on_the_path_and_beside_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "crab"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    assert read_entrants(["prog:./crab,random"], GAME)[0].command == (str(script),)
    assert read_entrants(["prog:sh,random"], GAME)[0].command[0].endswith("sh")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("greedy", "tournament.two"),
        ("greedy,nobody", "tournament.no-entrant"),
        ("greedy,,random", "tournament.entrant-empty"),
        ("greedy,random,", "tournament.entrant-empty"),
        ("", "tournament.entrant-empty"),
        ("a=greedy,a=random", "tournament.name-twice"),
        (f"{'a' * 41}=greedy,random", "tournament.name-bad"),
        ("prog:./not-there,random", "tournament.program-missing"),
        ("prog:,random", "tournament.entrant-empty"),
        ("prog:sh 'x,random", "tournament.program-unreadable"),
        ("prog:./plain.txt,random", "tournament.program-not-executable"),
    ],
)
def test_mistakes_have_their_sentence(
    text: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "plain.txt").write_text("words")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Malformed) as refused:
        read_entrants([text], GAME)
    assert refused.value.phrase.key == key


def test_nobody_is_too_few() -> None:
    with pytest.raises(Malformed) as refused:
        read_entrants([], GAME)
    assert refused.value.phrase.key == "tournament.two"
