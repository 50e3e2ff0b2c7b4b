"""The daily dive and one's own games on a site without a server, in a folder of a plain host."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from fathoms.texts import Texts
from web.conftest import PATIENCE
from web_guest import find_faults, find_faults_by_day_and_night, ready, settled
from web_play import play_atlantis, play_blue

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from web_guest import Guest

SAY: Final = Texts("en")
LANGUAGES: Final = ("fr", "es", "en")
KEPT: Final = {"fathoms/settings": {"speed": "at-once", "name": "Zaphira"}}
BLUE: Final = "into-the-blue"
ATLANTIS: Final = "atlantis-treasure"
GO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
RIGHT: Final = re.compile(SAY("web.checks-right", count=0).replace("0", r"\d+"))


def press(thing: Locator) -> None:
    thing.click(force=True)


def go(page: Page, house: str, path: str) -> None:
    """Go to another page of the site without opening its house anew."""
    page.evaluate(GO, urlsplit(house).path + path)


def dive(page: Page, game: str = BLUE) -> list[str]:
    """Begin a game's dive, or go on with it; gives the dice that lie there first."""
    card = page.locator(".card", has_text=SAY(f"{game}.title"))
    card.get_by_role("button").click(timeout=2 * PATIENCE)
    page.wait_for_url("**/table/local-*", timeout=2 * PATIENCE)
    ready(page)
    return [str(die.get_attribute("aria-label")) for die in page.get_by_role("button", name="Die").all()]


def faults(page: Page) -> list[str]:
    """Look at a page in both lights and in every language."""
    found = find_faults_by_day_and_night(page)
    for lang in LANGUAGES:
        page.locator(".language select").select_option(lang)
        settled(page)
        found += find_faults(page)
    return found


def look_at_the_result(page: Page, house: str, game: str = BLUE) -> None:
    """See how it went: points, bots, a line that tells of nothing that fell, dice that can be checked."""
    page.get_by_role("link", name=SAY("web-daily.see-result")).click()
    expect(page.locator(".big")).to_contain_text("point")
    expect(page.get_by_text(SAY("web-daily.alone"))).to_be_visible()
    assert page.locator(".bots li").count() >= 3
    line = rf"Fathoms · {SAY(f'{game}.title')} · 20\d\d-\d\d-\d\d · (won|finished) with \d+ points? · "
    assert re.fullmatch(line + re.escape(f"{house}/daily"), page.locator(".copy textarea").input_value())
    expect(page.get_by_role("link", name=SAY("web-daily.review"))).to_have_count(0)
    if game == BLUE:
        assert not faults(page)
    page.get_by_role("button", name=SAY("web.checks")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(RIGHT)
    expect(dialog).to_contain_text(SAY("web.checks-published"))
    assert not find_faults(page)
    page.keyboard.press("Escape")


def look_at_own_games(page: Page, house: str) -> None:
    """See the page of this device, with what it cannot know; then be forgotten."""
    go(page, house, "/me")
    expect(page.get_by_role("heading", name="Zaphira")).to_be_visible()
    expect(page.locator(".games li")).to_have_count(2)
    expect(page.get_by_text(SAY("web-player.even-share"))).to_have_count(2)
    expect(page.get_by_text(SAY("web-player.device-without"))).to_be_visible()
    assert not faults(page)
    page.get_by_role("button", name=SAY("web-player.forget")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(SAY("web-player.forget-about-here"))
    assert not find_faults(page)
    dialog.get_by_role("button", name=SAY("web-player.forget-do")).click()
    expect(page.get_by_text(SAY("web-player.forgotten", tables=2))).to_be_visible()
    expect(page.get_by_role("heading", name="Zaphira")).to_have_count(0)
    expect(page.locator(".games li")).to_have_count(2)


@pytest.mark.parametrize(
    "size", [pytest.param((1280, 860), marks=pytest.mark.soak), (390, 844)], ids=["desk", "phone"]
)
def test_a_day_is_played_once_shown_and_checked_without_a_server(
    guest: Callable[..., Guest], static_house: str, size: tuple[int, int]
) -> None:
    here = guest(*size, at=static_house, new=True)
    here.keep(KEPT)
    asked: list[str] = []
    here.hear("request", lambda request: asked.append(str(urlsplit(str(request.url)).path)))
    page = here.visit("/daily")
    expect(page.locator(".card")).to_have_count(2, timeout=2 * PATIENCE)
    expect(page.get_by_text(SAY("web-daily.about-site"))).to_be_visible()
    expect(page.get_by_text(SAY("web-daily.fair-site"))).to_be_visible()
    expect(page.get_by_role("heading", name=SAY("web-daily.groups"))).to_have_count(0)
    assert not faults(page)

    # Broken off, and gone on with after the page was loaded anew.
    dice, table = dive(page), page.url
    go(page, static_house, "/daily")
    page.reload()
    expect(page.get_by_role("button", name=SAY("web-daily.continue"))).to_be_visible(timeout=2 * PATIENCE)
    assert (dive(page), page.url) == (dice, table)
    play_blue(page, press)
    look_at_the_result(page, static_house)

    # It has been played: only the other game can be begun, and is.
    go(page, static_house, "/daily")
    expect(page.get_by_role("link", name=SAY("web-daily.see-result"))).to_be_visible()
    expect(page.locator(".card").get_by_role("button")).to_have_count(1)
    dive(page, ATLANTIS)
    play_atlantis(page, press)
    look_at_the_result(page, static_house, ATLANTIS)
    look_at_own_games(page, static_house)
    folder = urlsplit(static_house).path
    assert not [path for path in asked if not path.startswith(f"{folder}/") or "/api/" in path]
