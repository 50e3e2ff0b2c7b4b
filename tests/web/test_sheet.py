"""The printed rules: any rule set on one or two pages, in each language, on either paper, nothing cut."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from fathoms.core import find_game
from fathoms.core.code import pack
from fathoms.texts import Texts
from web_guest import ask, find_faults
from web_states import ATLANTIS, BIG, BLUE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from web_guest import Guest

    Printed = Callable[[Page, str], list[str]]

SAY: Final = Texts("en")
BARS: Final = """() => [...document.querySelectorAll(".rule")].filter(
  one => parseFloat(getComputedStyle(one, "::before").borderLeftWidth) > 1).length"""
PAPERS: Final = ("A4", "Letter")
# As much changed as can be: long lists, every variant, the largest board.
SETS: Final[dict[str, dict[str, Any]]] = {
    BLUE: {
        "standard": "standard",
        "six levels": "deep-trench",
        "everything changed": {
            "shells": 9,
            "dice": 8,
            "faces": "1123456CC",
            "rolls": 4,
            "levels": 6,
            "main": [1, 2, 3, 5, 8, 13],
            "secondary": [1, 1, 2, 3, 5, 8],
            "secondaries": [1, 2, 2, 3],
            "chests": [4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
            "last_shell": "at-once",
            "last_chest": "last-turns",
        },
    },
    ATLANTIS: {
        "standard": "standard",
        "all variants": "all-variants",
        "a large board": "bigger-sea",
        "everything changed": BIG
        | {
            "compasses": [3, 4, 5, 6],
            "torpedoes": 3,
            "die": ["N", "E", "S", "W", "any", "coral", "torpedo", "again", "nothing", "N", "E", "S"],
            "target": [5, 4, 4],
            "used_compass": "out",
            "hit_compass": "reserve",
            "open_mouths": True,
            "open_sea": True,
            "quiet_rounds": 30,
            "replacement": True,
            "foresight": True,
            "picks": 3,
            "stock": True,
        },
    },
}


def code_of(game: str, rules: Any) -> str:
    known = find_game(game)
    return pack(known, known.rule_sets[rules] if isinstance(rules, str) else known.rules(rules))


def open_sheet(here: Guest, game: str, code: str, lang: str = "en", title: str = "") -> Page:
    page = here.visit(f"/sheet/{game}?rules={code}&lang={lang}{'#' if title else ''}{title}")
    page.locator(".paper[data-settled] figure svg").first.wait_for()
    return page


def squeeze(text: str) -> str:
    """Leave out what a line break may add or take."""
    return re.sub(r"[\s\u00ad-]", "", text)


@pytest.fixture
def printed(tmp_path: Path) -> Printed:
    """Print a page on some paper; gives the text of each sheet."""
    reader = shutil.which("pdftotext")
    if reader is None:
        pytest.skip("not installed: pdftotext; `make services` does it")

    def sheets(page: Page, paper: str) -> list[str]:
        path = tmp_path / "sheet.pdf"
        page.pdf(path=path, format=paper, prefer_css_page_size=True)
        command = [reader, "-raw", "-enc", "UTF-8", str(path), "-"]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - a program by name
        return text.removesuffix("\f").split("\f")

    return sheets


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
@pytest.mark.parametrize("game", sorted(SETS))
def test_the_rules_are_printed_on_two_pages_at_most_with_nothing_cut(
    guest: Callable[..., Guest], printed: Printed, game: str, lang: str, *, thorough: bool
) -> None:
    here = guest(1280, 900)
    wrong: list[str] = []
    # The longest texts are French, and fill most of the shorter paper; the longest rules have it all.
    papers = PAPERS if thorough else PAPERS[lang == "fr" :][:1]
    names = ["standard", "everything changed"] if lang == "en" else ["everything changed"]
    for name in SETS[game] if thorough else names:
        rules = SETS[game][name]
        code = code_of(game, rules)
        book = ask(here.house, f"/api/book?game={game}&rules={code}&lang={lang}")
        page = open_sheet(here, game, code, lang)
        # Examples with a drawing stay in the book.
        parts = [
            section for section in book["sections"] if not any(each["example"] for each in section["rules"])
        ]
        told = [rule for section in parts for rule in section["rules"]]
        for paper in papers:
            sheets = printed(page, paper)
            whole = squeeze("".join(sheets))
            if len(sheets) > 2:
                wrong.append(f"{name}, {paper}: {len(sheets)} pages")
            wrong += [
                f"{name}, {paper}: {rule['id']} {'is' if rule['off'] else 'is not'} there"
                for rule in told
                if all(squeeze(each["text"]) in whole for each in rule["passages"]) is rule["off"]
            ]
            left_out = [rule["name"] for rule in told if rule["off"] and rule["name"]]
            titles = [each["title"] for each in parts if not all(rule["off"] for rule in each["rules"])]
            wanted = [*left_out, code, *titles]
            wrong += [f"{name}, {paper}: no {words}" for words in wanted if squeeze(words) not in whole]
    assert not wrong, "\n".join(wrong)


def test_what_is_changed_is_marked_by_a_bar_and_a_word(guest: Callable[..., Guest]) -> None:
    here = guest(1280, 900)
    code = code_of(ATLANTIS, {"torpedoes": 0, "target": [3, 2, 2], "stock": True})
    page = open_sheet(here, ATLANTIS, code)
    expect(page.locator(".changes li")).to_have_count(3)
    expect(page.locator(".changes")).to_contain_text(SAY(f"{ATLANTIS}.field-torpedoes"))
    book = ask(here.house, f"/api/book?game={ATLANTIS}&rules={code}")
    shown = [rule for section in book["sections"] for rule in section["rules"] if not rule["off"]]
    changed = [rule["id"] for rule in shown if rule["changed"]]
    assert {"B3", "T6", "E1", "V3"} <= set(changed)
    assert page.locator(".rule:has(.tag) dt").all_inner_texts() == changed
    assert page.evaluate(BARS) == len(changed)
    # Torpedoes are never fired, so nothing is said of what they hit; variants that are out are named.
    assert not {"T7", "T8", "T9"} & set(page.locator(".rule dt").all_inner_texts())
    expect(page.locator(".out")).to_contain_text("Replacement (V1) and Foresight (V2)")


def test_the_standard_rules_say_so_and_have_their_examples(guest: Callable[..., Guest]) -> None:
    page = open_sheet(guest(1280, 900), BLUE, "standard")
    expect(page.locator(".plain")).to_have_text(SAY("workshop-measure.sheet-standard"))
    expect(page.locator(".tag")).to_have_count(0)
    expect(page.locator(".rule dt").last).to_have_text("X4")


def test_a_sheet_bears_the_name_that_a_family_gives_it(guest: Callable[..., Guest]) -> None:
    page = open_sheet(guest(), BLUE, code_of(BLUE, {"shells": 6}), title="Sunday%20dives")
    heading = page.locator(".paper h2")
    expect(heading).to_have_text("Sunday dives")
    page.get_by_label(SAY("workshop-measure.sheet-name")).fill("Grandma's <b>rules</b>")
    expect(heading).to_have_text("Grandma's <b>rules</b>")
    page.get_by_label(SAY("workshop-measure.sheet-name")).fill("")
    expect(heading).to_have_text(SAY(f"{BLUE}.title"))


def test_the_button_prints(guest: Callable[..., Guest]) -> None:
    page = open_sheet(guest(), BLUE, "standard")
    page.evaluate("window.print = () => { window.printed = true; }")
    page.get_by_role("button", name=SAY("workshop-measure.sheet-print")).click()
    assert page.evaluate("window.printed")


def test_only_the_rules_are_printed(guest: Callable[..., Guest], printed: Printed) -> None:
    page = open_sheet(guest(color_scheme="dark"), BLUE, "standard")
    [first, *_] = printed(page, "A4")
    assert SAY("workshop-measure.sheet-lead") not in first
    assert SAY("workshop-measure.sheet-print") not in first
    # Paper is light by night, too, for the eye and for the printer.
    assert page.evaluate("getComputedStyle(document.querySelector('.paper')).colorScheme") == "light"


@pytest.mark.parametrize("code", ["F1-00000", "nosuchrules", "F9-ABCDE"])
def test_a_code_that_cannot_be_read_is_told_in_a_sentence(guest: Callable[..., Guest], code: str) -> None:
    here = guest()
    page = here.visit(f"/sheet/{BLUE}?rules={code}")
    expect(page.locator(".said")).not_to_be_empty()
    expect(page.locator("main").get_by_role("link")).not_to_have_count(0)
    here.forgive("400")


@pytest.mark.parametrize("game", sorted(SETS))
def test_the_sheet_is_open_to_everyone(guest: Callable[..., Guest], game: str) -> None:
    page = open_sheet(guest(), game, code_of(game, SETS[game]["everything changed"]), "fr")
    # Paper is as light by night as by day.
    wrong = find_faults(page)
    for width in (390, 820, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
            wrong.append(f"{wide} wide in a window of {width}")
    assert not wrong, "\n".join(wrong)
