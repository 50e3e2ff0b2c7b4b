"""Every state of the workshop and of rules that somebody shared, for tests that look at all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from fathoms.core import find_game
from fathoms.core.code import pack

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from web_guest import Guest

BLUE: Final = "into-the-blue"
ATLANTIS: Final = "atlantis-treasure"
KEPT: Final = {
    "fathoms/workshop/mine": [
        {
            "id": "one",
            "game": BLUE,
            "title": "Short dives",
            "rules": {"shells": 5},
            "code": "x",
            "seats": [2],
            "at": 0,
        },
    ],
    f"fathoms/box/{BLUE}": {"on": True, "rules": {"chests": [9, 6, 6, 7, 8]}, "code": ""},
}
"""What a device that was here before has kept."""


def changed(page: Page, game: str, field: str, value: str, *, sound: bool = True) -> None:
    """Type a number into the form, and wait until the server has looked at it."""
    page.goto(page.url.partition("/workshop")[0] + f"/workshop/{game}")
    page.locator(f"#field-{field} input").first.fill(value)
    if sound:
        expect(page.locator("a.button[href^='/sheet/']").first).to_be_attached()
    else:
        expect(page.locator("[id$=-wrong]:not(:empty)").first).to_be_attached()


def opened(page: Page, act: str) -> None:
    """Open one of the windows of the bench, where it stands at this size."""
    more = page.locator(".bar .more")
    if more.is_visible():
        more.click()
        page.get_by_role("dialog").get_by_role("button", name=act).click()
    else:
        page.get_by_role("complementary").get_by_role("button", name=act).click()


def closed(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def workshop(here: Guest) -> Iterator[str]:
    """Show the workshop from its door to a shared rule set."""
    here.keep(KEPT)
    page = here.visit("/workshop")
    page.locator("a.game").first.wait_for()
    yield "the door"
    changed(page, BLUE, "shells", "6")
    yield "a change"
    if page.locator(".bar").is_visible():
        page.locator(".bar .more").click()
        page.get_by_role("dialog").wait_for()
        yield "the bench of a phone"
        closed(page)
    for act in ("Start from", "Save", "Share"):
        opened(page, act)
        page.get_by_role("dialog").wait_for()
        yield act
        closed(page)
    page.locator(".why").first.click()
    page.get_by_role("dialog").wait_for()
    yield "why"
    closed(page)
    page.locator("#box summary").click()
    yield "the box"
    changed(page, BLUE, "levels", "6", sound=False)
    page.locator("#field-rolls input").fill("99")
    yield "problems"
    changed(page, ATLANTIS, "torpedoes", "4")
    page.locator("#field-stock input").check()
    yield "another game"
    known = find_game(ATLANTIS)
    code = pack(known, known.rules({"torpedoes": 3, "stock": True}))
    page = here.visit(f"/rules/{code}#Three%20shots")
    page.locator("main dl").wait_for()
    yield "shared rules"
    here.visit("/rules/F9-AAAA")
    page.get_by_role("alert").first.wait_for()
    yield "rules that cannot be opened"
    for path in ("/", f"/friends/{BLUE}", "/score", f"/book/{BLUE}"):
        page = here.visit(path)
        page.locator(".badge").first.wait_for()
        yield f"the box on {path}"
