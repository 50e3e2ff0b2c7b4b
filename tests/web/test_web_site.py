"""A site without a server, in a folder of a plain host: every page, and nothing that needs a server."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playwright.sync_api import expect

from fathoms.texts import Texts
from web_guest import find_faults, settled

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
    expect(page.get_by_text(SAY("web.my-games-here-about"))).to_be_visible()
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
