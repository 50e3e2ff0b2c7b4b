"""Keep my games: two devices with one key see the same games and rules, and forget them together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from fathoms.core.player_key import new_key, read_key
from web.conftest import open_house
from web_guest import ask, find_faults_by_day_and_night, settled
from web_players import fill

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from web_guest import Guest

MINE = "fathoms/workshop/mine"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("players")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """The address of a server with a database that tests may fill."""
    with open_house(folder) as (found, _):
        yield found


def words_on(page: Page) -> str:
    return " ".join(page.locator(".words b").all_inner_texts())


def enter(page: Page, key: str) -> None:
    page.locator("textarea").fill(key)
    page.locator("form .button.main").click()


def make_key(page: Page) -> str:
    page.get_by_role("button", name="Make a key").click()
    page.locator("ol.words").wait_for()
    return read_key(words_on(page))


def test_games_and_kept_rules_of_one_device_are_seen_on_the_other(
    guest: Callable[..., Guest], address: str
) -> None:
    seats = [{"kind": "human", "name": "Zaphira"}, {"kind": "bot", "bot": "greedy"}]
    opened = ask(address, "/api/tables", {"game": "into-the-blue", "seats": seats, "first": 0})
    phone, desk = guest(at=address), guest(1440, 900, at=address)
    rules = {"id": "one", "game": "into-the-blue", "title": "Deep water", "rules": {"shells": 9}}
    phone.hold(opened["table"], opened["seats"][0]["token"])
    phone.keep(
        {MINE: [{**rules, "code": "F1-ABC", "seats": [2], "at": 5}], "fathoms/settings": {"name": "Zaphira"}}
    )
    page = phone.visit("/me")
    key = make_key(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Zaphira")
    expect(page.locator(".games li")).to_have_count(1)

    other = desk.visit("/me")
    other.get_by_role("button", name="I have a key").click()
    enter(other, key.replace("-", " "))
    expect(other.get_by_role("heading", level=1)).to_have_text("Zaphira")
    expect(other.locator(".games li")).to_have_count(1)
    expect(other.get_by_role("link", name="Deep water")).to_be_visible()
    # The game goes on here: this device holds the seat now.
    other.get_by_role("link", name="Play on").click()
    other.wait_for_url(f"**/table/{opened['table']}")
    other.locator(".table[data-live=true]").wait_for()
    assert other.evaluate("key => localStorage.getItem(key)", f"fathoms/seats/{opened['table']}")

    # What is thrown away on one is thrown away on the other.
    other.goto(f"{address}/workshop")
    other.evaluate("key => localStorage.setItem(key, '[]')", MINE)
    with other.expect_response(re.compile("/api/player/sync")):
        other.goto(f"{address}/me")
    expect(other.locator("#rules + p")).to_be_visible()
    with page.expect_response(re.compile("/api/player/sync")):
        page.goto(f"{address}/me")
    page.wait_for_function("key => localStorage.getItem(key) === '[]'", arg=MINE)

    # One wants to be forgotten: the other hears of it, and loses nothing that it has.
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.locator(".told")).to_contain_text("You are forgotten")
    expect(page.get_by_role("button", name="Make a key")).to_be_visible()
    assert ask(address, f"/api/tables/{opened['table']}")["seats"][0]["name"] == "Green"
    other.goto(f"{address}/me")
    expect(other.get_by_role("alert").first).to_contain_text("not known here")
    other.get_by_role("button", name="Take the key off").first.click()
    expect(other.get_by_role("button", name="Make a key")).to_be_visible()
    desk.forgive("401")


def test_a_camera_brings_the_key_and_it_does_not_stay_in_the_address(
    guest: Callable[..., Guest], address: str, folder: Path
) -> None:
    key = new_key()
    fill(folder, key, each=2)
    page = guest(at=address).visit(f"/me#key={key}")
    expect(page.locator("textarea")).to_have_value(key.replace("-", " "))
    assert key not in page.url
    page.locator("form .button.main").click()
    expect(page.locator(".games li")).to_have_count(4)
    page.get_by_role("button", name="Show my key").click()
    assert read_key(words_on(page)) == key


def test_the_wrong_word_is_named_and_mended(guest: Callable[..., Guest], address: str, folder: Path) -> None:
    key = new_key()
    fill(folder, key, each=1)
    right = key.split("-")
    wrong = [*right[:6], "nonsense", *right[7:]]
    for lang, count in {"en": "7", "fr": "7", "es": "7"}.items():
        page = guest(at=address, locale=lang).visit("/me")
        page.locator(".welcome .button").nth(1).click()
        page.locator("textarea").fill(" ".join(wrong))
        problem = page.locator(".problem")
        expect(problem).to_contain_text("nonsense")
        expect(problem).to_contain_text(right[6])
        expect(problem).to_contain_text(count)
        page.locator(".mend").click()
        expect(problem).to_have_count(0)
    page.locator("form .button.main").click()
    expect(page.locator(".games li")).to_have_count(2)


def test_an_unknown_key_is_refused_in_a_sentence_and_nothing_changes(
    guest: Callable[..., Guest], address: str
) -> None:
    someone = guest(at=address)
    someone.keep({"fathoms/settings": {"name": "Ana"}})
    page = someone.visit("/me")
    page.get_by_role("button", name="I have a key").click()
    enter(page, new_key())
    expect(page.get_by_role("alert")).to_contain_text("not known here")
    assert page.evaluate("localStorage.getItem('fathoms/key')") is None
    assert "Ana" in page.evaluate("localStorage.getItem('fathoms/settings')")
    someone.forgive("401")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_pages_are_open_to_everyone(
    guest: Callable[..., Guest], address: str, folder: Path, size: tuple[int, int]
) -> None:
    key = new_key()
    fill(folder, key)
    page = guest(*size, at=address).visit("/me")
    wrong = find_faults_by_day_and_night(page)
    page.get_by_role("button", name="I have a key").click()
    page.locator("textarea").fill(" ".join(["nonsense", *key.split("-")[1:]]))
    wrong += find_faults_by_day_and_night(page)
    page.locator(".mend").click()
    page.locator("form .button.main").click()
    page.locator(".games").wait_for()
    page.get_by_role("button", name="Show my key").click()
    page.get_by_role("checkbox", name="Results").check()
    page.get_by_role("checkbox", name="Games").check()
    link = page.get_by_label("The address of your page").input_value()
    settled(page)
    wrong += find_faults_by_day_and_night(page)
    page.get_by_role("button", name="Forget me").click()
    wrong += find_faults_by_day_and_night(page)
    page.goto(link)
    page.locator(".games").wait_for()
    wrong += find_faults_by_day_and_night(page)
    assert page.get_by_role("link", name="Replay").count() == 0
    assert wrong == []
