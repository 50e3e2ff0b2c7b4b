"""The house in a browser alone: kept on the device while the server is gone, and as files on any host.

To open it takes a browser some seconds: each test opens it, loads the page once more in the midst of a turn,
and else goes from page to page as somebody does who taps links.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import expect

from fathoms.core import find_game
from fathoms.core.code import pack
from fathoms.core.player_key import new_key
from fathoms.texts import Texts
from web.conftest import PATIENCE, open_house
from web_guest import find_faults_by_day_and_night, ready
from web_play import play_atlantis, play_blue
from web_states import ATLANTIS, BLUE, RICH, take_chest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from web_guest import Guest

SAY: Final = Texts("en")
DESK: Final = (1280, 860)
# Bots and motion take no time.
KEPT: Final = {"fathoms/settings": {"speed": "at-once", "strength": "normal"}}
CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"


def code_of(game: str, changes: dict[str, Any]) -> str:
    known = find_game(game)
    return pack(known, known.rules(changes))


def go(page: Page, path: str) -> None:
    """Go to another page of the house without loading anything anew."""
    there = "there => { history.pushState(null, '', there); dispatchEvent(new PopStateEvent('popstate')); }"
    page.evaluate(there, path)


def wait_for_table(page: Page) -> None:
    """Wait until a table of this browser is there, however long it takes to open the house."""
    page.wait_for_url("**/table/local-*", timeout=2 * PATIENCE)
    page.locator(".table[data-moves]").wait_for(timeout=2 * PATIENCE)


def press(thing: Locator) -> None:
    thing.click(force=True)


def dice(page: Page) -> list[str]:
    return [str(die.get_attribute("aria-label")) for die in page.get_by_role("button", name="Die").all()]


def make_and_play_rules(page: Page, base: str) -> None:
    """Make a rule set and try it; load the page again in the midst of a turn, and play on to the end."""
    go(page, f"{base}/workshop/{BLUE}")
    page.locator(".group").first.wait_for(timeout=2 * PATIENCE)
    page.locator("#field-shells").get_by_role("spinbutton").fill("3")
    bench = page.get_by_role("complementary", name=SAY("workshop.bench"))
    bench.get_by_role("button", name=SAY("workshop.try")).click()
    wait_for_table(page)
    ready(page)
    page.keyboard.press("r")
    ready(page)
    table, moves = page.url, page.locator(".table").get_attribute("data-moves")
    thrown = dice(page)
    page.reload()
    wait_for_table(page)
    ready(page)
    assert page.url == table
    assert page.locator(".table").get_attribute("data-moves") == moves
    assert dice(page) == thrown
    play_blue(page, press)


def replay(page: Page) -> None:
    """See the game that is over again, and check its dice."""
    page.get_by_role("link", name=SAY("web.replay"), exact=True).click()
    last = page.get_by_role("button", name="End", exact=True)
    last.click()
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    expect(page.get_by_test_id("board")).not_to_be_empty()
    page.get_by_role("button", name=SAY("web.checks")).click()
    right = re.compile(SAY("web.checks-right", count=0).replace("0", r"\d+"))
    expect(page.get_by_role("dialog")).to_contain_text(right)
    page.keyboard.press("Escape")


def share(page: Page) -> str:
    """Give the link that holds the whole of the game on show."""
    page.get_by_role("button", name=SAY("web.share"), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(SAY("web-offline.only-here"))
    link = dialog.get_by_label(SAY("web.replay-whole")).input_value()
    page.keyboard.press("Escape")
    return link


def play_around(page: Page, base: str) -> None:
    """Sit around this screen: what a chest holds is shown while its owner holds the button."""
    go(page, f"{base}/here/{BLUE}?rules={code_of(BLUE, RICH)}")
    page.get_by_role("combobox", name=SAY("web.who-begins")).select_option(index=1)
    page.get_by_role("button", name=SAY("web.begin"), exact=True).click()
    wait_for_table(page)
    take_chest(page, 1)
    ready(page)
    chest = page.get_by_role("button", name=re.compile("^Chest 1:"))
    expect(chest).to_have_accessible_name(re.compile("still secret"))
    hold = page.get_by_role("button", name="hold to see your secrets")
    hold.hover()
    page.mouse.down()
    expect(chest).to_have_accessible_name(re.compile(r"found \d"))
    page.mouse.up()
    expect(chest).to_have_accessible_name(re.compile("still secret"))


def score(page: Page, base: str) -> None:
    """Score a table of the boxed game."""
    go(page, f"{base}/score")
    what = SAY(f"{BLUE}.level", level=1)
    page.get_by_role("button", name=SAY("web.more", what=what), exact=True).first.click()
    result = page.get_by_role("region", name=SAY("web.score-result"))
    name = SAY(f"core.colour-{find_game(BLUE).colours[0].lower()}")
    points = find_game(BLUE).standard.main[0]  # pyright: ignore[reportAttributeAccessIssue] - of this game's rules
    expect(result.get_by_role("row").filter(has_text=name).get_by_role("cell").last).to_have_text(str(points))


def read(page: Page, base: str) -> None:
    """Read the book and begin a lesson."""
    go(page, f"{base}/book/{ATLANTIS}")
    expect(page.locator("#B5")).to_be_visible()
    go(page, f"{base}/learn/{BLUE}")
    page.locator(".table[data-moves]").wait_for()


def play_everything(page: Page, base: str) -> str:
    """Do all that needs no other machine; gives the link to the first game."""
    make_and_play_rules(page, base)
    replay(page)
    link = share(page)
    go(page, f"{base}/rules/{code_of(ATLANTIS, {'target': [2, 2, 2]})}")
    page.get_by_role("button", name=SAY("workshop.shared-play")).click()
    wait_for_table(page)
    play_atlantis(page, lambda what: what.click())
    play_around(page, base)
    score(page, base)
    read(page, base)
    return link


def dive_alone(page: Page) -> None:
    """Begin the dive that everybody has without a server, and see the games of this device."""
    go(page, "/daily")
    expect(page.get_by_text(SAY("web-daily.about-here"))).to_be_visible()
    card = page.locator(".card", has_text=SAY(f"{BLUE}.title"))
    card.get_by_role("button", name=SAY("web-daily.dive")).click()
    wait_for_table(page)
    ready(page)
    go(page, "/me")
    page.get_by_role("button", name=SAY("web-player.device-show")).click()
    expect(page.locator(".games li")).to_have_count(4)
    expect(page.get_by_role("link", name=SAY("web-player.go-on"))).to_have_count(2)
    assert not find_faults_by_day_and_night(page)
    # Whoever has a key sees these while those of the key wait for the server.
    page.evaluate("key => localStorage.setItem('fathoms/key', JSON.stringify(key))", new_key())
    page.reload()
    expect(page.get_by_text(SAY("web-player.device-gone"))).to_be_visible(timeout=2 * PATIENCE)
    expect(page.locator(".games li")).to_have_count(4, timeout=2 * PATIENCE)
    page.evaluate("localStorage.removeItem('fathoms/key')")
    page.reload()
    page.get_by_role("button", name=SAY("web-player.device-show")).wait_for()


def kept_caches(page: Page) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return [name for name in names if " house " in name]


def test_what_is_kept_on_the_device_needs_neither_network_nor_server(
    guest: Callable[..., Guest], passing_house: tuple[str, Callable[[], None]], tmp_path: Path
) -> None:
    address, close = passing_house
    here = guest(*DESK, at=address, new=True, service_workers="allow")
    asked: list[str] = []
    here.hear("request", lambda request: asked.append(str(urlsplit(str(request.url)).path)))
    here.keep(KEPT)
    page = here.visit("/")
    page.wait_for_function(CONTROLLED)
    assert not [path for path in asked if path.startswith("/local/")], "nobody has asked for it yet"

    offer = page.get_by_role("button", name=SAY("web.without-network"))
    offer.click()
    dialog = page.get_by_role("dialog", name=SAY("web.without-network"))
    expect(dialog).to_contain_text(re.compile(r"[1-9]\.\d MB"))
    assert not find_faults_by_day_and_night(page)
    dialog.get_by_role("button", name=SAY("web-offline.keep")).click()
    expect(dialog).to_contain_text(SAY("web-offline.kept"))
    assert not find_faults_by_day_and_night(page)

    close()
    page.context.set_offline(offline=True)
    page.goto(f"{address}/")
    expect(offer).to_contain_text(SAY("web.without-network-kept"))
    link = play_everything(page, "")
    dive_alone(page)

    # A table of the server waits for it.
    go(page, "/table/abcdefghijklmnop")
    expect(page.get_by_role("heading", level=1)).to_have_text(SAY("web.trouble-gone"))
    go(page, "/")
    games = page.locator(".recent li").filter(has_text=SAY("web.on-device"))
    expect(games).to_have_count(4)

    # The server is back: the games are still here, and one played without it can be shown to everybody.
    page.context.set_offline(offline=False)
    with open_house(tmp_path / "again", "--port", str(urlsplit(address).port)) as (again, _):
        assert again == address
        other = guest(*DESK, at=address)
        shown = other.visit(link.removeprefix(address))
        shown.get_by_role("button", name="End", exact=True).click()
        expect(shown.get_by_role("button", name="Next move")).to_be_disabled()
        games.filter(has_text=SAY(f"{BLUE}.title")).first.get_by_role("link").click()
        page.locator(".table[data-moves]").wait_for()

        go(page, "/")
        offer.click()
        dialog.get_by_role("button", name=SAY("web-offline.remove")).click()
        expect(dialog).to_contain_text(SAY("web-offline.removed"))
        assert not kept_caches(page)
        page.keyboard.press("Escape")
        expect(offer).to_contain_text(SAY("web.without-network-about"))
        expect(games).to_have_count(4)
        for each in (page, shown):
            each.goto("about:blank")
    # What the browser says of a server that does not answer.
    here.forgive("Failed to load resource")


def test_a_site_in_a_folder_plays_everything(guest: Callable[..., Guest], static_house: str) -> None:
    here = guest(*DESK, at=static_house, new=True, service_workers="allow")
    here.keep(KEPT)
    folder = urlsplit(static_house).path
    asked: list[str] = []
    here.hear("request", lambda request: asked.append(str(urlsplit(str(request.url)).path)))
    page = here.visit("/")
    page.wait_for_function(CONTROLLED)
    link = play_everything(page, folder)
    assert link.startswith(f"{static_house}/replay#game=")
    go(page, f"{folder}/")
    expect(page.locator(".recent li")).to_have_count(3)
    assert not find_faults_by_day_and_night(page)
    assert not [path for path in asked if not path.startswith(f"{folder}/")]


def test_a_browser_without_webassembly_has_the_page_as_it_was_and_one_sentence(
    guest: Callable[..., Guest],
) -> None:
    here = guest(*DESK, new=True)
    here.page.add_init_script("delete globalThis.WebAssembly")
    page = here.visit("/")
    page.get_by_role("button", name=SAY("web.without-network")).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(SAY("web-offline.cannot"))
    expect(page.get_by_role("dialog").get_by_role("button", name=SAY("web-offline.keep"))).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=SAY("web.play-now-label", game=SAY(f"{BLUE}.title"))).click()
    page.get_by_role("dialog").get_by_role("button").nth(2).click()
    page.wait_for_url("**/table/*")
