"""`fathoms rules`: the book in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fathoms.core import find_game, game_names
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from cli.terminal import Shell


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_rule_stands_beside_its_id_within_the_width(shell: Shell, game: str, lang: str) -> None:
    ran = shell("rules", game, "--lang", lang)
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert max(map(len, lines)) <= 80
    for section in find_game(game).book(find_game(game).standard):
        for rule in section.rules:
            assert [line for line in lines if line.startswith(f"{rule.id} ")], rule.id


def test_one_rule_is_found_in_any_case(shell: Shell) -> None:
    ran = shell("rules", "into-the-blue", "t6")
    assert ran.status == 0
    assert ran.out.startswith("T6   ")
    assert ran.out.count("T6 ") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_stand_behind_the_sentences_they_are_for(shell: Shell, lang: str) -> None:
    say = Texts(lang)
    told = " ".join(shell("rules", "atlantis-treasure", "M4", "--lang", lang).out.split())
    lifted, back = say("atlantis-treasure-rules.M4-elsewhere"), say("core.source-elsewhere")
    assert f" {' '.join(lifted.split())} [{back}] " in told
    assert told.endswith(f"[{say('core.source-reading')}]")


def test_changed_and_reconstructed_rules_are_marked_and_explained(shell: Shell) -> None:
    standard = shell("rules", "into-the-blue").out
    assert "[our reconstruction]: made up by us" in " ".join(standard.split())
    assert "[changed]" not in standard
    quick = shell("rules", "into-the-blue", "--rules", "quick").out
    assert "[changed]: these rules differ" in quick
    assert "[changed]" in shell("rules", "into-the-blue", "B1", "--rules", "quick").out


def test_an_unknown_rule_is_answered_with_the_known_ones(shell: Shell) -> None:
    ran = shell("rules", "into-the-blue", "Z9")
    assert ran.status == 2
    assert "There is no rule “Z9”; the rules are B1, B2," in ran.err
