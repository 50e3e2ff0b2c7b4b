"""Every page loads without an error, speaks three languages, asks nobody else, and is open to everyone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fathoms.core import game_names
from fathoms.texts import Texts
from web_guest import ask, settled
from web_states import ATLANTIS, open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from web_guest import Guest

GAMES = sorted(game_names())
PAGES = [
    *("/", "/friends", "/here", "/watch", "/replay", "/score", "/gallery", "/workshop", "/me"),
    *(f"/{page}/{game}" for page in ("book", "workshop", "sheet") for game in GAMES),
]
SIZES = [(320, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)]
LANGUAGES = ["en", "fr", "es"]
# What cannot be said shows as its key.
MISSING = re.compile(r"\b(?:web|play|core|[a-z]+-[a-z-]+)\.[a-z-]{3,}\b")
UNSEEN_WORDS = """[...document.querySelectorAll("[aria-label], [title], [placeholder], img[alt]")].flatMap(
  one => ["aria-label", "title", "placeholder", "alt"].map(name => one.getAttribute(name) ?? ""))"""


@pytest.mark.parametrize("path", PAGES)
def test_a_page_speaks_every_language_and_fits_its_window(
    guest: Callable[..., Guest], path: str, *, thorough: bool
) -> None:
    """One visit: the language is changed on the page, the window around it."""
    page = guest(reduced_motion="reduce").visit(path)
    settled(page)
    wrong: list[str] = []
    for lang in LANGUAGES:
        page.locator(".language select").select_option(lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        said = page.inner_text("body") + " ".join(page.evaluate(UNSEEN_WORDS))
        wrong += [f"{lang}: {key}" for key in MISSING.findall(said)]
        # The longest words are French.
        for width, height in SIZES if lang == "fr" or thorough else SIZES[:1]:
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            if (wide := page.evaluate("document.documentElement.scrollWidth")) > width:
                wrong.append(f"{lang}: {wide} wide in a window of {width}")
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_opens_in_the_language_of_the_browser(guest: Callable[..., Guest], lang: str) -> None:
    page = guest(locale=lang).visit("/")
    assert page.evaluate("document.documentElement.lang") == lang
    expect(page.locator(".lead p")).to_have_text(Texts(lang)("web.home-lead"))


def test_the_language_is_changed_on_the_page_and_kept(guest: Callable[..., Guest]) -> None:
    here = guest(locale="en")
    page = here.visit("/watch")
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("h1")).to_have_text("Regarder")
    page = here.visit("/watch")
    expect(page.locator("h1")).to_have_text("Regarder")


@pytest.mark.parametrize("game", GAMES)
def test_play_now_asks_once_how_strong_and_then_is_one_click(guest: Callable[..., Guest], game: str) -> None:
    here, say = guest(new=True), Texts("en")
    page = here.visit("/")
    expect(page.get_by_text(say(f"web-{game}.glance"))).to_be_visible()
    play = page.get_by_role("button", name=f"Play now: {say(f'{game}.title')}")
    play.click()
    asked = page.get_by_role("dialog", name="How strong should the bots be?")
    expect(asked.get_by_role("link", name="First time?")).to_have_attribute("href", f"/learn/{game}")
    strong = asked.get_by_role("button", name="Strong")
    expect(strong).to_contain_text(say(f"{game}.bot-expert-about"))
    # Anyone who answers plays; what was answered can be changed, and is kept.
    easy = asked.get_by_role("button", name="Easy")
    words = easy.locator("span").inner_text()
    easy.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("board")).not_to_be_empty()
    bots = ask(here.house, f"/api/tables/{page.url.rsplit('/', 1)[1]}")["seats"][1:]
    assert {say(f"{game}.bot-{seat['bot']}-about") for seat in bots} == {words}
    page = here.visit("/")
    changed = page.get_by_role("button", name="Against easy bots.")
    changed.first.click()
    asked.get_by_role("button", name="Normal").click()
    expect(asked).to_be_hidden()
    expect(page.get_by_role("button", name="Against normal bots.").first).to_be_visible()
    play.click()
    page.wait_for_url("**/table/*")


def test_a_friend_sits_down_by_the_link_and_a_third_person_watches(guest: Callable[..., Guest]) -> None:
    ada = guest().visit("/friends")
    ada.get_by_placeholder("Name").fill("Ada")
    ada.get_by_role("button", name="Create the table").click()
    link = ada.get_by_label("Link for friend 1").input_value()
    assert "#invite=" in link
    ben = guest()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Join the table").click()
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
    expect(late.page.locator("h1")).to_have_text("This invite has already been used")
    late.forgive("409")


def test_a_rule_has_an_address(guest: Callable[..., Guest]) -> None:
    page = guest().visit("/book/into-the-blue#T3")
    expect(page.locator("#T3")).to_be_in_viewport()
    # A changed `#` is a place on the same page: the heading is still the very same thing.
    heading = page.locator("h1").element_handle()
    page.locator("#T3").get_by_role("link").first.click()
    page.evaluate("location.hash = 'S2'")
    expect(page.locator("#S2")).to_be_in_viewport()
    assert heading is not None
    assert heading.evaluate("(seen) => seen.isConnected")


@pytest.mark.parametrize("game", GAMES)
def test_the_book_draws_the_table_instead_of_signs(guest: Callable[..., Guest], game: str) -> None:
    page = guest().visit(f"/book/{game}")
    expect(page.locator("main figure").first).to_be_visible()
    expect(page.locator("main pre")).to_have_count(0)


def test_an_invite_says_to_which_game(guest: Callable[..., Guest]) -> None:
    here = guest()
    opened = open_table(here, ATLANTIS, "standard", people=2)
    page = here.visit(f"/table/{opened['table']}#invite={opened['seats'][1]['invite']}")
    expect(page.locator("form")).to_contain_text("Atlantis Treasure")
