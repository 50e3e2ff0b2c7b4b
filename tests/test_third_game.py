"""A game from another package needs no file of ours: it is found, keeps the contract, has its own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fathoms.core import bot_names, find_game, game_names
from fathoms.testing import check_game
from fathoms.texts import Texts

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.usefixtures("third_game")


def test_it_is_found_with_its_bot_and_keeps_the_contract() -> None:
    assert "beads" in game_names()
    assert "matching" in bot_names("beads")
    check_game(find_game("beads"), seats=[2])


@pytest.mark.parametrize(("lang", "title"), [("en", "Beads"), ("fr", "Perles"), ("es", "Cuentas")])
def test_its_words_lie_beside_its_code(lang: str, title: str) -> None:
    assert Texts(lang)("beads.title") == title
    # What a language lacks is said in English.
    assert Texts(lang)("beads.bot-matching") == "Matching"


def test_nothing_of_ours_names_it() -> None:
    sources = [*(ROOT / "src/fathoms").rglob("*.py"), *(ROOT / "src/fathoms/locales").rglob("*.ftl")]
    sources += [path for path in (ROOT / "web/src").rglob("*") if path.suffix in {".ts", ".svelte", ".js"}]
    assert not [path for path in sources if re.search(r"\bbeads\b", path.read_text("utf-8"), re.IGNORECASE)]
