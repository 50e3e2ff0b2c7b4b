"""Every page loads without an error, speaks three languages, asks nobody else, and is open to everyone."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fathoms.core import game_names
from fathoms.texts import Texts
from web_guest import AXE, find_faults

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from web_guest import Guest

GAMES = sorted(game_names())
PAGES = ["/", "/friends", "/here", "/watch", "/replay", "/score", *(f"/book/{game}" for game in GAMES)]
SIZES = [(390, 844), (1440, 900)]


def settle(page: Page) -> None:
    """Wait until nothing on the page says that it is still coming."""
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_open_to_everyone(guest: Callable[..., Guest], path: str, light: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed; `npm ci` in web/ does it")
    page = guest(color_scheme=light, bypass_csp=True).visit(path)
    settle(page)
    assert find_faults(page) == []


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_page_fits_its_window(guest: Callable[..., Guest], path: str, size: tuple[int, int]) -> None:
    page = guest(*size).visit(path)
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
@pytest.mark.parametrize("path", PAGES)
def test_no_text_is_missing(guest: Callable[..., Guest], path: str, lang: str) -> None:
    page = guest(locale=lang).visit(path)
    settle(page)
    assert page.evaluate("document.documentElement.lang") == lang
    # What cannot be said shows as its key.
    assert not re.findall(
        r"\b(?:web|play|core|into-the-blue|[a-z]+-[a-z]+)\.[a-z-]{3,}\b", page.inner_text("body")
    )


def test_the_language_is_changed_on_the_page_and_kept(guest: Callable[..., Guest]) -> None:
    here = guest(locale="en")
    page = here.visit("/watch")
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("h1")).to_have_text("Regarder")
    page = here.visit("/watch")
    expect(page.locator("h1")).to_have_text("Regarder")


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_one_click(guest: Callable[..., Guest], game: str) -> None:
    page = guest().visit("/")
    button = page.get_by_role("button", name=f"Play now: {Texts('en')(f'{game}.title')}")
    button.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("board")).not_to_be_empty()


def test_a_friend_sits_down_by_the_link_and_a_third_person_watches(guest: Callable[..., Guest]) -> None:
    ada = guest().visit("/friends")
    ada.get_by_placeholder("Name").fill("Ada")
    ada.get_by_role("button", name="Set the table").click()
    link = ada.get_by_label("Link for friend 1").input_value()
    assert "#invite=" in link
    ben = guest()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_test_id("board")).not_to_be_empty()
    expect(ada.get_by_test_id("board")).not_to_be_empty()
    assert "invite" not in ben.page.url
    watcher = guest()
    watcher.page.goto(link.partition("#")[0])
    expect(watcher.page.get_by_test_id("board")).not_to_be_empty()
    expect(watcher.page.get_by_role("list", name="Players")).to_contain_text("Ben")
    # The invite is used now: a second person learns so.
    late = guest()
    late.page.goto(link)
    late.page.get_by_label("Your name").fill("Late")
    late.page.get_by_role("button", name="Sit down").click()
    expect(late.page.locator("h1")).to_have_text("This invite is used")
    late.forgive("409")


def test_a_dead_link_has_its_own_page(guest: Callable[..., Guest]) -> None:
    lost = guest()
    page = lost.visit("/table/nosuchtable12345")
    expect(page.locator("h1")).to_have_text("This table is gone")
    expect(page.locator("main").get_by_role("link", name="To the start")).to_be_visible()
    lost.forgive("404")


def test_a_record_that_does_not_check_has_its_own_page(guest: Callable[..., Guest]) -> None:
    here = guest()
    page = here.visit("/replay")
    page.get_by_label("Paste a record or a link").fill(json.dumps({"format": "fathoms/1", "game": "none"}))
    page.get_by_role("button", name="Open it").click()
    expect(page.locator("h1")).to_have_text("This record does not check")
    here.forgive("400")
    page = here.visit("/replay")
    page.get_by_label("Paste a record or a link").fill(json.dumps({"format": "fathoms/9"}))
    page.get_by_role("button", name="Open it").click()
    expect(page.locator("h1")).to_have_text("This comes from a newer Fathoms")


def test_a_rule_has_an_address(guest: Callable[..., Guest]) -> None:
    page = guest().visit("/book/into-the-blue#T3")
    expect(page.locator("#T3")).to_be_in_viewport()


def test_the_score_sheet_scores_and_keeps_its_entries_without_a_network(guest: Callable[..., Guest]) -> None:
    here = guest()
    page = here.visit("/score")
    for _ in range(3):
        page.get_by_role("button", name="One more Level 2").first.click()
    expect(page.get_by_role("status").last).to_contain_text("Green")
    page.context.set_offline(offline=True)
    page.get_by_role("button", name="One more Level 1").first.click()
    expect(page.get_by_role("status").last).to_contain_text("No network")
    page.context.set_offline(offline=False)
    expect(page.get_by_role("status").last).to_contain_text("Green")
    here.forgive("ERR_INTERNET_DISCONNECTED")


def test_the_score_sheet_opens_without_a_network_with_what_was_entered(guest: Callable[..., Guest]) -> None:
    here = guest()
    page = here.visit("/score")
    kept = "navigator.serviceWorker.ready.then(() => true)"
    too_late = "new Promise(done => setTimeout(done, 20000, false))"
    assert page.evaluate(f"Promise.race([{kept}, {too_late}])"), "the page is not kept on the device"
    # From the second visit on the page is kept on the device.
    page = here.visit("/score")
    for _ in range(3):
        page.get_by_role("button", name="One more Level 2").first.click()
    expect(page.get_by_role("status").last).to_contain_text("Green")
    page.context.set_offline(offline=True)
    page.reload()
    expect(page.get_by_role("group", name="Level 2").first).to_contain_text("3")
    page.get_by_role("button", name="One more Level 1").first.click()
    expect(page.get_by_role("group", name="Level 1").first).to_contain_text("1")
    page.context.set_offline(offline=False)
    expect(page.get_by_role("status").last).to_contain_text("Green")
