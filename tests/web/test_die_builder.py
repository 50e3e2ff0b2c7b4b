"""The die builder of the workshop, for both games: by mouse, touch and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from web_works import ATLANTIS, BLUE, DESK, PHONE, Works

if TYPE_CHECKING:
    from collections.abc import Callable

    from web_guest import Guest


def test_a_die_is_built_by_mouse(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS)
    page = works.page
    works.in_sight(".die-builder")
    body = page.locator(".die-builder .stage .front")
    # From the tray onto the body, onto the strip, and one place for another.
    works.mouse(works.middle(works.face("torpedo")), works.middle(body))
    works.mouse(works.middle(works.face("any")), works.middle(works.place(3)))
    works.mouse(works.middle(works.place(4)), works.middle(works.place(6)))
    works.keeps("die", ["torpedo", "E", "any", "torpedo", "coral", "W"])
    assert works.faces()[0] == "1: torpedo, 2 in 6"
    # Two clicks: face then place, place then face.
    works.face("again").click()
    works.place(2).click()
    page.keyboard.press("Escape")
    works.place(5).click()
    works.face("nothing").click()
    works.keeps("die", ["torpedo", "again", "any", "torpedo", "nothing", "W"])
    page.get_by_role("button", name="Remove face 5").click()
    expect(page.locator(".die-builder .shape")).to_have_text("A barrel: it rolls on its 5 sides.")
    page.get_by_role("button", name="Back to standard").last.click()
    works.keeps("die.0", "N")


def test_a_die_turns_by_hand_and_by_arrows(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS)
    page = works.page
    works.in_sight(".die-builder")
    front = page.locator(".die-builder .strip [aria-current]")
    expect(front).to_have_attribute("data-place", "0")
    seen = set[str]()
    for name in ("Turn left", "Turn left", "Turn left", "Turn up", "Turn down", "Turn down", "Turn right"):
        page.get_by_role("button", name=name, exact=True).click()
        seen.add(str(front.get_attribute("data-place")))
    assert len(seen) >= 5
    works.place(1).click()
    x, y = works.middle(page.locator(".die-builder .stage"))
    works.mouse((x, y), (x - 130, y))
    expect(front).not_to_have_attribute("data-place", "0")
    # With reduced motion it turns without spinning.
    expect(page.locator(".die-builder .body.still")).to_have_count(1)


def test_a_die_is_built_by_a_finger(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**PHONE), ATLANTIS)
    works.in_sight(".die-builder .hint")
    works.face("again").tap()
    works.place(1).tap()
    works.place(2).tap()
    works.keeps("die.1", "again")
    assert works.values()["die"][:3] == ["again", "again", "S"]
    works.in_sight('.die-builder [data-face="torpedo"]')
    works.finger().drag(
        works.middle(works.face("torpedo")), works.middle(works.place(4)), works.middle(works.place(3))
    )
    works.keeps("die.2", "torpedo")
    works.page.locator(".die-builder .more").tap()
    works.keeps("die.length", 7)


def test_a_die_is_built_by_keys(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), BLUE)
    page = works.page
    works.place(1).focus()
    for key in ("ArrowRight", "c", "ArrowRight", "6"):
        page.keyboard.press(key)
    works.keeps("faces", "1C645C")
    expect(works.place(3)).to_be_focused()
    page.keyboard.press("Delete")
    page.keyboard.press("+")
    works.keeps("faces", "1C45C4")
    page.keyboard.press("Escape")
    works.face("1").focus()
    page.keyboard.press("ArrowRight")
    expect(works.face("2")).to_be_focused()
    page.keyboard.press("Enter")
    works.place(6).focus()
    page.keyboard.press("Enter")
    works.keeps("faces", "1C45C2")
    assert works.faces()[5] == "6: number 2, 1 in 6"
    # No die has fewer faces than the schema allows, nor more.
    page.keyboard.press("Home")
    for _ in range(6):
        page.keyboard.press("Delete")
    works.keeps("faces.length", 2)
    expect(page.locator(".die-builder .shape")).to_contain_text("A coin")
    for _ in range(12):
        page.keyboard.press("+")
    works.keeps("faces.length", 12)
    expect(page.locator(".die-builder .more")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "rules", "words"),
    [
        (BLUE, {"faces": "1123"}, "Level 4 has no face"),
        (ATLANTIS, {"die": ["N", "E"]}, "add torpedoes"),
    ],
)
def test_what_is_wrong_with_a_die_is_told_beside_it(
    guest: Callable[..., Guest], game: str, rules: dict[str, Any], words: str
) -> None:
    works = Works(guest(**DESK), game, rules)
    expect(works.page.locator(".die-builder .problem-list")).to_contain_text(words)
