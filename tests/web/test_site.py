"""A site without a server, in a folder of a plain host: the pages, a table, and nothing that it cannot do."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from fathoms.core import game_names
from fathoms.texts import Texts
from web_guest import find_faults, ready, settled

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from web_guest import Guest

SAY = Texts("en")
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
PAGES = {
    "/here": SAY("web.around"),
    "/book/atlantis-treasure": SAY("web.book-title"),
    "/score": SAY("web.score-title"),
    "/workshop/into-the-blue": "",
    "/sheet/atlantis-treasure": "",
    "/replay": "",
}
NEEDS_SERVER = ("friends", "watch", "gallery")


def look_around(page: Page, house: str) -> None:
    """Look for what shuts somebody out, leads out of the folder, or cannot be had without a server."""
    settled(page)
    assert find_faults(page) == []
    here = urlsplit(house)
    links: list[str] = page.evaluate("[...document.querySelectorAll('a[href]')].map((link) => link.href)")
    inside = [urlsplit(link).path for link in links if urlsplit(link).netloc == here.netloc]
    assert inside
    assert not [path for path in inside if not path.startswith(f"{here.path}/")]
    assert not [path for path in inside if path.removeprefix(f"{here.path}/").startswith(NEEDS_SERVER)]


def test_every_page_is_there(guest: Callable[..., Guest], static_house: str) -> None:
    here = guest(at=static_house, new=True)
    asked: list[str] = []
    here.hear("request", lambda request: asked.append(str(request.url)))
    page = here.visit("/")
    look_around(page, static_house)
    # Nobody fetches a Python to look at the first page.
    assert not [path for path in asked if "pyodide" in path]
    for path, title in PAGES.items():
        page.evaluate(GO, urlsplit(static_house).path + path)
        heading = page.locator("h1").first
        expect(heading).to_contain_text(title)
        if path.startswith("/workshop"):
            expect(page.locator("#field-shells")).to_be_attached()
        if path.startswith("/book"):
            expect(page.locator("#B1")).to_be_attached()
        look_around(page, static_house)
    assert not [path for path in asked if "/api/" in path]


def test_the_house_in_the_browser_scores_a_sheet(guest: Callable[..., Guest], static_house: str) -> None:
    here = guest(at=static_house, new=True)
    page = here.visit("/score")
    page.get_by_role("button", name="Chest worth 8").first.click()
    result = page.get_by_role("region", name=SAY("web.score-result"))
    expect(result.get_by_role("status")).to_have_text("Green wins with 8 points.")


@pytest.mark.parametrize("game", game_names())
def test_a_table_is_there_after_a_reload_in_the_midst_of_a_turn(
    guest: Callable[..., Guest], static_house: str, game: str
) -> None:
    here = guest(at=static_house, new=True, service_workers="allow")
    page = here.visit("/")
    # A host of files answers the address of a table as not found; the worker of the page knows better.
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name=SAY("web.play-now-label", game=SAY(f"{game}.title"))).click()
    page.get_by_role("dialog").get_by_role("button", name=SAY("web.strength", strength="normal")).click()
    page.wait_for_url("**/table/local-*")
    ready(page)
    table = page.locator(".table[data-moves]")
    told, board = table.get_attribute("data-moves"), page.get_by_test_id("board").inner_text()
    page.reload()
    ready(page)
    assert table.get_attribute("data-moves") == told
    assert page.get_by_test_id("board").inner_text() == board
    # It is found again from the first page.
    page.evaluate(GO, urlsplit(static_house).path + "/")
    going = page.get_by_role("region", name=SAY("web.continue"))
    expect(going.get_by_role("link")).to_contain_text(SAY(f"{game}.title"))
