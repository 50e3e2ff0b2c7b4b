"""The daily dive in a browser: played on one device, seen on another by the key; a board of a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
from playwright.sync_api import expect

from fathoms.core.player_key import new_key
from web_guest import find_faults_by_day_and_night
from web_play import play_blue

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from web_guest import Guest


def press(button: Locator) -> None:
    button.click()


def with_key(here: Guest, name: str) -> str:
    """Be somebody with a key on this device."""
    key = new_key()
    made = httpx.post(
        f"{here.house}/api/player", json={"name": name}, headers={"Authorization": f"Bearer {key}"}
    )
    assert made.status_code == 200, made.text
    here.keep({"fathoms/key": key})
    return key


def dive(page: Page, house: str) -> None:
    """Play today's game to its end, and go to the board."""
    page.goto(f"{house}/daily")
    page.locator(".card", has_text="Into the Blue").get_by_role("button", name="Dive").click()
    play_blue(page, press)
    page.get_by_role("link", name="See the board").click()
    expect(page.locator(".big")).to_contain_text("point")


def test_a_dive_is_seen_on_another_device_by_the_key(guest: Callable[..., Guest]) -> None:
    phone = guest(390, 844)
    key = with_key(phone, "Ana")
    page = phone.page
    dive(page, phone.house)
    shown = page.locator(".big").inner_text()
    assert find_faults_by_day_and_night(page) == []
    page.goto(f"{phone.house}/daily")
    expect(page.get_by_role("link", name="See how you did")).to_be_visible()
    assert find_faults_by_day_and_night(page) == []
    laptop = guest(1440, 900)
    laptop.keep({"fathoms/key": key})
    there = laptop.visit("/daily")
    there.get_by_role("link", name="See how you did").click()
    expect(there.locator(".big")).to_have_text(shown)
    expect(there.locator("tr.you")).to_be_visible()


def test_a_group_of_three_has_a_board_of_its_own(guest: Callable[..., Guest]) -> None:
    link = ""
    for name in ("Bea", "Cem", "Dora"):
        here = guest(820, 1180)
        with_key(here, name)
        page = here.page
        if not link:
            page.goto(f"{here.house}/daily")
            page.get_by_label("Name of the group").fill("The reef")
            page.get_by_role("button", name="Found a group").click()
            link = page.locator(".copy input").input_value()
        else:
            page.goto(link)
            page.get_by_role("button", name="Join the group").click()
        expect(page.locator(".boards")).to_be_visible()
        assert find_faults_by_day_and_night(page) == []
        dive(page, here.house)
    page.goto(link)
    page.get_by_role("link", name="Into the Blue").click()
    expect(page.locator("tbody tr")).to_have_count(3)
    names = page.locator("tbody th").all_inner_texts()
    assert set(names) == {"Bea", "Cem", "You"}
