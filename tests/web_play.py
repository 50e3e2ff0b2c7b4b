"""Whole games in a browser by pressing things, for tests that want one played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from web_guest import ready

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

END: Final = ".tray .end"
CORNERS: Final = ", ".join(f'.square.lit[data-square="{corner}"]' for corner in ("a1", "i1", "a9", "i9"))
CONFIRM: Final = ".buttons .main"
ASKED_OR_MADE: Final = """([what, before]) => document.querySelector(what)
  || document.querySelector(".table[data-moves]")?.dataset.moves !== before"""


def play_blue(page: Page, press: Callable[[Locator], None]) -> int:
    """Play a whole game: stop at once, then the deepest level or the first chest."""
    table = page.locator(".table[data-moves]")
    for turn in range(200):
        ready(page, ".scoring")
        if page.locator(".scoring").count():
            return turn
        before = str(table.get_attribute("data-moves"))
        for choice in (
            page.locator(".level.lit").last,
            page.locator(".slot.lit").first,
            page.locator(".stop"),
        ):
            if choice.is_visible():
                press(choice)
                break
        expect(table).not_to_have_attribute("data-moves", before)
    pytest.fail("the game does not end")


def awaited(page: Page) -> bool:
    """Wait until it is ours to decide; tell whether it is, or the game is over."""
    ready(page, END)
    return not page.locator(END).count()


def made(page: Page, act: Callable[[], None]) -> None:
    """Do something, and wait until it has become a move."""
    table = page.locator(".table[data-moves]")
    before = table.get_attribute("data-moves")
    act()
    expect(table).not_to_have_attribute("data-moves", str(before))


def chosen(page: Page, press: Callable[[Locator], None]) -> None:
    """Make the next move of a turn by pressing things: what the die shows first, then the slide."""
    table, confirm = page.locator(".table[data-moves]"), page.locator(CONFIRM)
    before = table.get_attribute("data-moves")

    def drawn(what: str) -> bool:
        """Wait until the page asks for more, or the move is made; tells whether it asks."""
        page.wait_for_function(ASKED_OR_MADE, arg=[what, before])
        return table.get_attribute("data-moves") == before

    if page.locator(".arrow").count():
        press(page.locator(".arrow:not([aria-disabled])").last)
        # A shot at a submarine asks for a corner; on a phone the arrows make room for that.
        if drawn(f".arrow.fire.picked, .pad, {CONFIRM}") and not confirm.count():
            press(page.locator(CORNERS).first)
    else:
        if not page.locator(".chip.on").count():
            source = page.locator(".square.source, .chip:not([aria-disabled])").first
            press(source)
        press(page.locator(".square.lit:not(.source)").nth(7))
    # A finger chooses first and confirms then.
    if drawn(CONFIRM):
        press(confirm)


def play_atlantis(page: Page, press: Callable[[Locator], None]) -> int:
    """Play a whole game and count our moves."""
    for count in range(300):
        if not awaited(page):
            return count
        made(page, lambda: chosen(page, press))
    pytest.fail("the game does not end")
