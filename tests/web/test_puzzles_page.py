"""Puzzles in a browser: by mouse, touch and keys, the pile that comes back, damage told in a sentence."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fathoms.puzzles import MANY_PEOPLE, shipped
from web_guest import ask, find_faults, find_faults_by_day_and_night, ready, settled

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from fathoms.puzzles import Puzzle
    from web_guest import Guest

DAY = 86_400_000


def where_stopping_is(right: bool, place: int = 0) -> Puzzle:
    """Find a puzzle of which stopping is the right answer, or a wrong one."""
    found = [
        each
        for each in shipped().values()
        if each.kind == "stop" and ("stop" in each.right) == right and each.seats == 2
    ]
    return found[place]


def verdict(page: Page) -> str:
    return page.locator(".verdict b").inner_text()


def test_a_puzzle_is_solved_by_keys_alone_and_everything_is_told(guest: Callable[..., Guest]) -> None:
    puzzle = where_stopping_is(right=True)
    here = guest(1280, 800)
    page = here.visit(f"/puzzles/{puzzle.id}")
    ready(page)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_text("Best", exact=True)).to_have_count(0)
    assert find_faults(page) == []
    page.keyboard.press("s")
    expect(page.get_by_test_id("told")).to_contain_text("Right.")
    panel = page.get_by_role("region", name="Puzzles")
    expect(panel).to_contain_text("Why")
    expect(panel.locator("tbody tr")).not_to_have_count(0)
    expect(panel.locator("tr.best")).to_contain_text(re.compile(r"\d+\.\d%"))
    settled(page)
    assert find_faults_by_day_and_night(page) == []
    # The house heard of it, and only of the first answer.
    page.reload()
    ready(page)
    page.keyboard.press("s")
    expect(page.locator(".verdict b")).to_have_text("Right.")
    told = ask(here.house, f"/api/puzzles/{puzzle.id}")
    assert told["people"] == ""
    for number in range(MANY_PEOPLE - 2):
        ask(
            here.house,
            f"/api/puzzles/{puzzle.id}/answer",
            {"move": puzzle.choices[-1].move, "device": f"device-{number}"},
        )
    assert ask(here.house, f"/api/puzzles/{puzzle.id}")["people"] == ""
    last = {"move": puzzle.choices[-1].move, "device": "device-last"}
    ask(here.house, f"/api/puzzles/{puzzle.id}/answer", last)
    page.reload()
    ready(page)
    page.keyboard.press("s")
    expect(panel).to_contain_text(f"Of {MANY_PEOPLE} people, {MANY_PEOPLE - 1} got it wrong.")


def test_a_level_is_chosen_with_the_mouse(guest: Callable[..., Guest]) -> None:
    puzzle = next(each for each in shipped().values() if each.kind == "level")
    page = guest(1440, 900).visit(f"/puzzles/{puzzle.id}")
    ready(page)
    page.locator(".level.lit").last.click()
    row = page.locator("tbody tr", has_text="your choice")
    expect(row).to_have_count(1)
    right = "right" in row.locator("small").all_inner_texts()
    assert (verdict(page) == "Right.") == right


def test_a_treasure_is_looked_for_and_the_answer_shown(guest: Callable[..., Guest]) -> None:
    puzzle = next(each for each in shipped().values() if each.kind == "treasure")
    page = guest(1280, 800).visit(f"/puzzles/{puzzle.id}")
    ready(page)
    page.get_by_role("button", name="Show the answer").click()
    panel = page.get_by_role("region", name="Puzzles")
    expect(panel).to_contain_text("Proven: every way to end this turn was tried")
    expect(panel.locator("tr.best")).to_contain_text("100.0%")
    expect(panel.locator("td.figure").last).to_contain_text("at most")
    settled(page)
    assert find_faults(page) == []


def test_what_went_wrong_by_touch_comes_back_and_then_later(guest: Callable[..., Guest]) -> None:
    puzzle = where_stopping_is(right=False)
    here = guest(390, 844, has_touch=True)
    page = here.visit("/puzzles")
    expect(page.get_by_role("heading", name="Your pile")).to_be_visible()
    assert find_faults_by_day_and_night(page) == []
    page.goto(f"{here.house}/puzzles/{puzzle.id}")
    ready(page)
    page.get_by_role("button", name="Stop").tap()
    expect(page.locator(".verdict")).to_contain_text("Not the best: it costs")
    expect(page.get_by_text("Comes back tomorrow.")).to_be_visible()
    settled(page)
    assert find_faults(page) == []
    page.goto(f"{here.house}/puzzles")
    expect(page.get_by_text("One on the pile.")).to_be_visible()
    # A day has gone by.
    (entry,) = page.evaluate("JSON.parse(localStorage.getItem('fathoms/puzzles/pile'))")
    assert DAY / 2 < entry["due"] - 1000 * time.time() < 2 * DAY
    here.keep({"fathoms/puzzles/pile": [{**entry, "due": 1000 * time.time() - 1}]})
    page.goto(f"{here.house}/puzzles")
    expect(page.get_by_text("One decision is waiting.")).to_be_visible()
    page.get_by_role("link", name="Practise").tap()
    ready(page)
    page.get_by_role("button", name="Show the answer").tap()
    page.get_by_role("button", name="Take it off the pile").tap()
    page.goto(f"{here.house}/puzzles")
    expect(page.get_by_text("One on the pile.")).to_have_count(0)


@pytest.mark.parametrize(("lang", "title"), [("en", "Puzzles"), ("fr", "Énigmes"), ("es", "Acertijos")])
def test_the_puzzle_of_the_day_is_the_same_in_every_language(
    guest: Callable[..., Guest], lang: str, title: str
) -> None:
    here = guest(820, 1180, locale=lang)
    page = here.visit("/puzzles")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.locator(".today a").click()
    ready(page)
    day = page.evaluate("new Date().toLocaleDateString('sv')")
    listed = ask(here.house, f"/api/puzzles?day={day}&lang={lang}")
    daily = next(each for each in listed["puzzles"] if each["puzzle"] == listed["daily"])
    expect(page.get_by_role("heading", level=1)).to_have_text(daily["question"])


def test_what_is_damaged_or_unknown_is_one_sentence_and_nothing_else_is_lost(
    guest: Callable[..., Guest],
) -> None:
    here = guest(1024, 700)
    own = {"key": "own-1", "game": "into-the-blue", "due": 1, "own": {"record": {"moves": 3}, "choices": []}}
    good = {"key": "x", "game": "into-the-blue", "puzzle": where_stopping_is(right=True).id, "due": 2}
    here.keep({"fathoms/puzzles/pile": [own, None, good], "fathoms/puzzles/solved": "no"})
    page = here.visit("/puzzles/nosuch")
    expect(page.get_by_role("alert")).to_contain_text("There is no puzzle “nosuch”")
    page.goto(f"{here.house}/puzzles/pile")
    expect(page.get_by_role("alert")).to_be_visible()
    assert find_faults(page) == []
    page.get_by_role("button", name="Take it off the pile").click()
    ready(page)
    page.keyboard.press("s")
    expect(page.locator(".verdict b")).to_have_text("Right.")
    here.forgive("404", "400")
