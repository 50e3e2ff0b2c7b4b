"""What happened at a table: the log, a turn seen again, a move taken back, and the last minute."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from web_guest import find_faults, ready, settled
from web_states import PLAIN, sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from web_guest import Guest

BLUE = "into-the-blue"


def dive(page: Page) -> None:
    """End a turn: stop, and leave the shells on the first level."""
    page.keyboard.press("s")
    settled(page)
    if page.locator(".level.lit").count():
        page.keyboard.press("1")
    settled(page)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (320, 640)])
def test_the_log_tells_every_turn_and_a_tap_shows_it_again(
    guest: Callable[..., Guest], width: int, height: int
) -> None:
    # Nothing but ones: every dive ends with shells.
    page = sit(guest(width, height), BLUE, PLAIN | {"shells": 30})
    dive(page)
    ready(page)
    dive(page)
    ready(page)
    if width < 700:
        assert page.locator(".lately li").count() == 2
        page.get_by_role("button", name="The log", exact=True).click()
        page.locator("dialog .log").wait_for()
    lines = page.locator(".log li > button:first-child")
    expect(lines.filter(has_text=re.compile(r"roll"))).to_have_count(lines.count())
    told = lines.all_inner_texts()
    assert [text.split(":")[0] for text in reversed(told)][:4] == ["You", "Blue", "You", "Blue"]
    moves = page.locator(".table").get_attribute("data-moves")
    lines.last.click()
    expect(page.locator("h1")).to_contain_text("turn 1")
    settled(page)
    assert int(page.locator(".table").get_attribute("data-moves") or 0) < int(moves or 0)
    assert find_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("button", name="Back to now").click()
    ready(page)
    expect(page.locator(".table")).to_have_attribute("data-moves", moves or "")
    expect(page.locator("h1")).to_contain_text("Your turn")


def test_against_bots_a_placed_shell_is_taken_back(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), BLUE, PLAIN, pace=10)
    page.keyboard.press("s")
    settled(page)
    page.keyboard.press("1")
    undo = page.get_by_role("banner").get_by_role("button", name="Undo")
    undo.click()
    ready(page)
    expect(page.locator(".level.lit").first).to_be_visible()
    page.keyboard.press("1")
    expect(undo).to_be_visible()
    # A tap that is for nothing else ends the wait.
    page.locator(".tray h2").click()
    ready(page)
    expect(undo).to_have_count(0)


def test_the_end_says_who_won_why_and_is_kept_on_the_device(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1280, 800), BLUE, PLAIN | {"shells": 3})
    while not page.locator(".verdict").count():
        dive(page)
        ready(page, ".verdict")
    expect(page.locator(".verdict")).to_have_text(re.compile("You win|you are second, |share the victory"))
    expect(page.locator(".cause")).to_contain_text("last shell")
    expect(page.locator(".scoring .level")).to_have_count(1)
    for name in ("Other opponents", "Home"):
        expect(page.get_by_role("link", name=name).last).to_be_visible()
    assert find_faults(page) == []
    page.get_by_role("link", name="Home").last.click()
    result = page.locator(".recent .result")
    expect(result).to_have_text(re.compile(r"(won|second) \d+ : \d+"))
    expect(page.locator(".recent .sketch rect").first).to_be_attached()


def test_the_speed_of_the_menu_is_kept_on_the_device(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), BLUE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Bots and motion").select_option("fast")
    page.get_by_role("button", name="Close", exact=True).click()
    page.reload()
    ready(page)
    assert "fast" in page.evaluate("localStorage.getItem('fathoms/settings')")
