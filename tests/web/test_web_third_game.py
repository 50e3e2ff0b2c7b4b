"""A game without a drawing, from another package: played in the browser from home to the end, and again."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from web.conftest import open_house
from web_guest import find_faults, ready, settled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page, WebSocketRoute

    from web_guest import Guest

OVER = "section.end"


@pytest.fixture
def beads_house(third_game: None, tmp_path: Path) -> Iterator[str]:
    """The address of a server that has the toy beside the real games."""
    del third_game
    with open_house(tmp_path) as (address, _):
        yield address


def ways(page: Page) -> Locator:
    return page.get_by_role("group", name="What you can do")


def say_words(page: Page, *words: str) -> None:
    """Make a move word by word."""
    for word in words:
        ways(page).get_by_role("button", name=word, exact=True).click()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_it_is_played_from_home_to_the_end_and_seen_again(
    guest: Callable[..., Guest], beads_house: str, size: tuple[int, int]
) -> None:
    here = guest(*size, at=beads_house)
    page = here.visit("/")
    # Its title, its lead and its bots are told by the server.
    panel = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Beads"))
    expect(panel).to_contain_text("Thread beads in the colour of the die.")
    panel.get_by_role("button", name="Beads").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Random")).to_be_visible()
    dialog.get_by_role("button", name="Matching").click()

    ready(page)
    expect(page.locator("pre").first).to_contain_text("You: 0")
    # Thousands of strings: each word leads to those that go on from it, and back.
    expect(ways(page).get_by_role("button")).to_have_text(["pass", "thread"])
    say_words(page, "thread", "red", "Back", "Back")
    expect(ways(page).get_by_role("button")).to_have_text(["pass", "thread"])
    assert not find_faults(page)
    while True:
        ready(page, OVER)
        if page.locator(OVER).count():
            break
        colour = (page.get_by_test_id("board").text_content() or "").split("Wanted: ")[1].split()[0]
        between = "white" if colour == "black" else "black"
        say_words(page, "thread", colour, between, colour, between)
        # The longest string is whole with its last bead.
        say_words(page, colour)
        expect(page.get_by_test_id("told")).to_contain_text("You threads 5 beads for 3 points.")

    settled(page)
    expect(page.locator(".verdict")).to_contain_text(re.compile("wins?"))
    log = page.get_by_role("button", name="Log")
    if log.count():
        log.first.click()
    expect(page.get_by_text("threads 5 beads for 3 points").last).to_be_visible()
    page.keyboard.press("Escape")

    # Nobody reviews it, so nothing leads to a review: neither from the table nor from its replay.
    review = page.locator('a[href^="/review"]')
    expect(review).to_have_count(0)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Beads")
    table = page.url.rsplit("/", 1)[1]
    page.keyboard.press("End")
    expect(page.locator("pre").first).to_contain_text(re.compile(r": 6"))
    expect(review).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator("pre").first).to_contain_text(re.compile(r": 0"))
    settled(page)
    assert not find_faults(page)
    # A link that somebody typed says so in a sentence.
    here.visit(f"/review/{table}")
    expect(page.get_by_role("alert")).to_contain_text("no review of “beads”")
    here.forgive("400")
    settled(page)
    assert not find_faults(page)
    # The device remembers it by its title.
    here.visit("/")
    expect(page.locator(".recent").get_by_text("Beads")).to_be_visible()


def test_a_table_is_busy_until_it_knows_what_goes_on_from_a_word(
    guest: Callable[..., Guest], beads_house: str
) -> None:
    here = guest(390, 844, at=beads_house)
    held: list[Callable[[], None]] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def wish(message: str | bytes) -> None:
            if json.loads(message)["type"] == "ask":
                held.append(lambda: server.send(message))
            else:
                server.send(message)

        line.on_message(wish)

    here.page.route_web_socket(re.compile("/live$"), connect)
    page = here.visit("/")
    page.get_by_role("button", name="Beads").click()
    page.get_by_role("dialog").get_by_role("button", name="Matching").click()
    ready(page)
    say_words(page, "thread")
    table = page.locator(".table")
    expect(table).to_have_attribute("aria-busy", "true")
    expect(table).to_have_attribute("data-live", "false")
    (ask,) = held
    ask()
    expect(table).to_have_attribute("aria-busy", "false")
    expect(table).to_have_attribute("data-live", "true")
