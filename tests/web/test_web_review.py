"""The review of a game: read, tried again and played on from, by keys and by taps, on desk and phone."""

from __future__ import annotations

import base64
import json
import re
import zlib
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from web.conftest import open_house
from web_guest import ask, find_faults, find_faults_by_day_and_night, ready, settled, wait_until_over
from web_states import BLUE, sit

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from web_guest import Guest

# Both throw a perfect dive away: the key `s` stops, which is best; `r` rolls all dice again, as they did.
MOVES: Final = (
    *("deal 56678", "roll 12345C", "keep none", "roll 11223C", "stop", "place 1"),
    *("roll 12345C", "keep none", "roll 1122CC"),
)
RECORD: Final[dict[str, Any]] = {
    "format": "fathoms/1",
    "game": BLUE,
    "rules": {},
    "seats": ["Ada", "Ben"],
    "first": 0,
    "moves": MOVES,
}
FIRST_BLUNDER: Final = 2
"""Moves before it."""


def link(record: dict[str, Any], more: str = "") -> str:
    """Give the address of a record's review, as a replay gives it."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(json.dumps(record).encode()) + packer.flush()
    return f"/review#game={base64.urlsafe_b64encode(packed).decode().rstrip('=')}{more}"


@pytest.fixture(scope="module")
def finished(house: str) -> str:
    """A table that bots played to its end."""
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    table: str = ask(house, "/api/tables", {"game": BLUE, "seats": seats, "pace": 0})["table"]
    wait_until_over(house, table)
    return table


def summary(page: Page) -> Locator:
    return page.locator(".summary")


def tab_to(page: Page, wanted: Locator) -> None:
    """Go to a control as the keyboard does."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    pytest.fail(f"no key leads to {wanted}")


def no_sideways(page: Page) -> bool:
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_review_goes_by_keys_alone(guest: Callable[..., Guest]) -> None:
    page = guest(1280, 800).visit(link(RECORD))
    expect(summary(page)).to_contain_text("Ada")
    expect(page.get_by_text("The game is not over")).to_be_visible()
    assert find_faults_by_day_and_night(page) == []
    # The picture is a slider that says how everybody stood.
    picture = page.get_by_role("slider", name="Winning chances")
    tab_to(page, picture)
    page.keyboard.press("Home")
    expect(picture).to_have_attribute("aria-valuetext", re.compile(r"^At the start: Ada \d+% and Ben \d+%$"))
    page.keyboard.press("ArrowRight")
    expect(picture).to_have_attribute("aria-valuetext", re.compile(r"^After turn 1: "))
    # It is a table and sentences, too.
    tab_to(page, page.get_by_text("In words and as a table"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("row", name=re.compile(r"^1 \d+% \d+%$"))).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Ben: \d+% at the start"))).to_be_visible()
    # The books add up as they are printed.
    for name in ("Ada", "Ben"):
        rows = page.get_by_role("table", name=name).locator(".figure").all_inner_texts()
        figures = [round(10 * float(text.replace("\u2212", "-"))) for text in rows]
        assert sum(figures[:-1]) == figures[-1]

    tab_to(page, page.get_by_role("link", name="Try them again"))
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
    expect(heading).to_contain_text("Turn")
    ready(page)
    # The answer is nowhere.
    expect(page.get_by_text("Better")).to_have_count(0)
    page.keyboard.press("r")
    heard = page.get_by_test_id("told")
    expect(heard).to_contain_text(re.compile(r"As in the game: it gives away \d+\.\d points\."))
    panel = page.get_by_role("region", name="Review")
    expect(panel).to_contain_text("blunder")
    page.keyboard.press("s")
    expect(heard).to_contain_text("Right, nothing is better.")
    expect(panel.locator("tr.best")).to_contain_text("stops")
    settled(page)
    assert find_faults(page) == []
    before = heading.inner_text()
    tab_to(page, panel.get_by_role("link", name="Next decision"))
    page.keyboard.press("Enter")
    expect(heading).not_to_have_text(before)
    expect(heading).to_be_focused()
    # Back, as browsers go back, and to the decision that was looked at.
    page.go_back()
    page.go_back()
    expect(summary(page)).to_be_visible()
    first = page.locator("a.decision").first
    first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Better", exact=True)).to_be_visible()
    page.go_back()
    expect(page.locator("a.decision").first).to_be_focused()


def test_a_moment_on_a_phone_is_tried_and_played_on_from(guest: Callable[..., Guest]) -> None:
    here = guest(320, 640)
    page = here.visit(link(RECORD))
    expect(summary(page)).to_be_visible()
    assert no_sideways(page)
    page.get_by_role("link", name="Ada", exact=True).click()
    expect(page.locator("a.decision .head")).to_contain_text(["Ada"] * page.locator("a.decision").count())
    page.goto(here.house + link(RECORD, f"&move={FIRST_BLUNDER}&try=1"))
    ready(page)
    assert no_sideways(page)
    assert find_faults(page) == []
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".verdict")).to_contain_text("Right, nothing is better.")
    assert no_sideways(page)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Who plays Ada")).to_have_value("you")
    dialog.get_by_label("Who plays Ben").select_option("random")
    dialog.get_by_label("Your name").fill("Eve")
    assert find_faults(page) == []
    dialog.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/table/*")
    ready(page)
    # It begins at that moment: the dice of the perfect dive lie there, and they are Eve's.
    expect(page.locator(".table")).to_have_attribute("data-moves", str(FIRST_BLUNDER))
    expect(page.get_by_role("button", name=re.compile(r"^Die \d: "))).to_have_count(6)
    told = ask(here.house, f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert told["origin"] == {"table": None, "move": FIRST_BLUNDER}
    assert told["seats"][0]["name"] == "Eve"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_end_says_it_in_one_sentence_and_leads_to_the_review(
    guest: Callable[..., Guest], finished: str, size: tuple[int, int]
) -> None:
    page = guest(*size).visit(f"/table/{finished}")
    said = page.locator(".end [role=status]")
    expect(said).to_contain_text(re.compile("dice"))
    sentence = said.inner_text()
    page.get_by_role("link", name="Review the game").click()
    expect(summary(page)).to_have_text(sentence)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("link", name="Replay the game").click()
    expect(page.get_by_test_id("board")).not_to_be_empty()
    page.keyboard.press("End")
    expect(page.get_by_role("complementary").get_by_role("status")).to_have_text(sentence)
    settled(page)
    assert find_faults(page) == []
    # From any moment of a replay.
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True)).to_be_enabled()


def test_an_own_game_is_reviewed_before_it_is_over(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1280, 800), BLUE)
    table = page.url.rsplit("/", 1)[1]
    page.keyboard.press("r")
    ready(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Review so far").click()
    expect(page).to_have_url(re.compile(f"/review/{table}"))
    expect(page.get_by_text("The game is not over")).to_be_visible()
    # The chests are still a secret: the table of that moment is shown by what its seat may know.
    page.goto(f"{page.url.split('#')[0]}#move=2")
    expect(page.locator(".table[data-moves='2']")).to_be_visible()
    page.get_by_role("link", name="Back to the review").first.click()
    page.get_by_role("link", name="Back to the table").click()
    ready(page)


def test_where_nobody_reviews_there_is_no_button_and_one_sentence(
    guest: Callable[..., Guest], finished: str, tmp_path: Path
) -> None:
    # An older server has never heard of reviews.
    here = guest()

    def older(route: Any) -> None:
        games = route.fetch().json()
        for each in games["games"]:
            del each["reviews"]
        route.fulfill(json=games)

    here.page.route("**/api/games*", older)
    lost = {"error": {"kind": "not_found", "message": "There is nothing at this address."}}
    here.page.route("**/api/review*", lambda route: route.fulfill(status=404, json=lost))
    page = here.visit(f"/table/{finished}")
    expect(page.locator(".end").get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_role("link", name="Review")).to_have_count(0)
    page = here.visit(f"/review/{finished}")
    expect(page.get_by_role("alert")).to_have_text("This server does not review games.")
    here.forgive("404")
    # A host has switched them off.
    with open_house(tmp_path, "--no-reviews") as (address, _):
        seats = [{"kind": "bot", "bot": "random"}] * 2
        table = ask(address, "/api/tables", {"game": BLUE, "seats": seats, "pace": 0})["table"]
        there = guest(at=address, new=True)
        page = there.visit(f"/review/{table}")
        expect(page.get_by_role("alert")).to_contain_text("review")
        there.forgive("403")
        page = there.visit(link(RECORD).replace("review", "replay", 1))
        expect(page.get_by_test_id("board")).not_to_be_empty()
        expect(page.get_by_role("link", name="Review")).to_have_count(0)
