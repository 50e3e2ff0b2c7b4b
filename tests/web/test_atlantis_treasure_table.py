"""The table of Atlantis Treasure in a browser: whole games by mouse, touch and keys, variants, the lesson."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from web_guest import find_faults, settled
from web_play import CORNERS, awaited, chosen, made, play_atlantis

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from web_guest import Guest

GAME: Final = "atlantis-treasure"
SHORT: Final = {"target": [2, 2, 2]}
# Without torpedoes on the die somebody must be able to get there all the same.
CALM: Final = {"bases": ["N e1", "S e9"], "target": [4, 4, 4]}
MISSING: Final = re.compile(r"\b(?:web|play|core|[a-z]+(?:-[a-z]+)+)\.[a-z][A-Za-z0-9-]{2,}\b")


def sit(
    here: Guest, rules: dict[str, Any] | str, *, bots: int = 1, bot: str = "greedy", lang: str = "en"
) -> Page:
    """Open a table and take its first seat."""
    seats = [{"kind": "human", "name": "Ada"}, *[{"kind": "bot", "bot": bot}] * bots]
    wish = {"game": GAME, "rules": rules, "seats": seats, "first": 0, "pace": 0}
    answer = here.page.request.post(f"{here.house}/api/tables", data=wish)
    assert answer.ok, answer.text()
    opened = answer.json()
    page = here.visit(f"/table/{opened['table']}?lang={lang}#token={opened['seats'][0]['token']}")
    page.locator(".tray").wait_for()
    return page


def walk(page: Page, square: str) -> None:
    """Move the cursor to a square by the arrow keys."""
    page.keyboard.press("ArrowUp")
    for _ in range(40):
        now = str(page.locator(".square:focus").get_attribute("data-square"))
        (x, y), (to_x, to_y) = [(ord(each[0]), int(each[1:])) for each in (now, square)]
        if (x, y) == (to_x, to_y):
            return
        key = (
            "ArrowRight" if x < to_x else "ArrowLeft" if x > to_x else "ArrowDown" if y < to_y else "ArrowUp"
        )
        page.keyboard.press(key)
        expect(page.locator(".square:focus")).not_to_have_attribute("data-square", now)
    pytest.fail(f"the cursor never comes to {square}")


def by_keys(page: Page) -> None:
    """Make the next move by keys alone."""
    if page.locator(".arrow.fire").count():
        page.keyboard.press("t")
    if page.locator(".arrow").count():
        key = str(page.locator(".arrow:not([aria-disabled])").first.get_attribute("aria-keyshortcuts"))
        page.keyboard.press(key)
        if page.locator(".arrow.fire.picked").count() and not page.locator(".buttons .main").count():
            walk(page, str(page.locator(CORNERS).first.get_attribute("data-square")))
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(key)
        return
    if page.locator(".square.source").count() and not page.locator(".chip.on").count():
        walk(page, str(page.locator(".square.source").first.get_attribute("data-square")))
        page.keyboard.press("Enter")
    walk(page, str(page.locator(".square.lit:not(.source)").nth(7).get_attribute("data-square")))
    page.keyboard.press("Enter")


def test_a_whole_game_by_mouse_on_a_desk(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1440, 900, reduced_motion="no-preference"), SHORT)
    assert play_atlantis(page, lambda what: what.click()) >= 2
    expect(page.locator(".tray .end .cause")).to_contain_text("2 treasures")
    expect(page.locator(".standings li")).to_have_count(2)


def test_a_whole_game_by_touch_on_a_phone_without_scrolling(guest: Callable[..., Guest]) -> None:
    phone = guest(390, 844, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    page = sit(phone, SHORT, bots=3)
    assert play_atlantis(page, lambda what: what.tap()) >= 2
    sizes = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert sizes == [844, 390]


def test_a_whole_game_by_keys_alone(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1440, 900), SHORT)
    for count in range(300):
        if not awaited(page):
            assert count >= 2
            return
        made(page, lambda: by_keys(page))
    pytest.fail("the game does not end")


def test_the_first_tap_shows_and_the_second_one_does(guest: Callable[..., Guest]) -> None:
    page = sit(guest(390, 844, has_touch=True, is_mobile=True), CALM | {"die": ["E", "E"]})
    assert awaited(page)
    square = page.locator('[data-square="b5"]')
    square.tap()
    expect(page.locator(".ghost")).to_have_count(1)
    expect(page.locator(".table[data-moves]")).to_have_attribute("data-moves", "1")
    made(page, square.tap)
    assert awaited(page)
    arrow = page.locator(".arrow:not([aria-disabled])")
    arrow.tap()
    expect(page.locator(".ghost")).to_have_count(1)
    made(page, arrow.tap)


def test_a_mouse_sees_before_it_clicks(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1440, 900), CALM | {"die": ["E", "E"]})
    assert awaited(page)
    page.locator('[data-square="b5"]').hover()
    expect(page.locator(".ghost")).to_have_count(1)
    page.get_by_role("button", name="Slide to do").click()
    page.locator(".arrow:not([aria-disabled])").hover()
    expect(page.locator(".words")).to_have_text("Slide south to e4?")
    made(page, page.locator('[data-square="e4"]').click)
    assert awaited(page)
    expect(page.get_by_role("button", name="Slide done")).to_be_visible()


def test_pieces_are_dragged_into_place(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1440, 900), CALM | {"die": ["E", "E"]})
    assert awaited(page)
    made(page, lambda: page.locator(".chip.on").drag_to(page.locator('[data-square="b5"]')))
    assert awaited(page)
    expect(page.get_by_role("gridcell", name="b5: east compass")).to_be_attached()
    reefs = sit(guest(1440, 900), CALM | {"die": ["coral", "coral"]})
    assert awaited(reefs)
    made(reefs, lambda: reefs.locator('[data-square="c4"]').drag_to(reefs.locator('[data-square="a9"]')))
    assert awaited(reefs)
    expect(reefs.get_by_role("gridcell", name="a9: coral")).to_be_attached()


def test_what_cannot_be_chosen_says_why(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1440, 900), CALM | {"die": ["E", "E"]})
    assert awaited(page)
    page.locator('[data-square="e5"]').click()
    expect(page.locator(".words")).to_contain_text("You cannot choose e5 now")
    page.locator(".words .why").click()
    expect(page.get_by_role("dialog", name="Rule F1")).to_be_visible()
    page.keyboard.press("Escape")
    # The page hears keys again when the window is cleared, a moment after it is shut.
    expect(page.locator("dialog .inside")).to_have_count(0)
    page.keyboard.press("n")
    expect(page.get_by_role("dialog", name="Rule M5")).to_be_visible()


def test_compasses_are_picked_before_the_game_and_placed_later(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), CALM | {"foresight": True, "die": ["E", "E"]})
    for key in "nw":
        assert awaited(page)
        page.keyboard.press(key)
        made(page, lambda: page.keyboard.press("Enter"))
    assert awaited(page)
    page.get_by_role("button", name="west compass, own: 1").click()
    made(page, page.locator('[data-square="b5"]').click)
    assert awaited(page)
    expect(page.get_by_role("gridcell", name="b5: west compass")).to_be_attached()


def slid(page: Page) -> None:
    """Slide, if that is still to be done, and wait for the next turn."""
    assert awaited(page)
    if page.locator(".arrow.slide").count():
        made(page, page.locator(".arrow:not([aria-disabled])").first.click)
        assert awaited(page)


def test_stored_compasses_are_laid_out_one_by_one(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1440, 900), CALM | {"stock": True, "die": ["any", "any"]}, bot="random")
    for compass in ("north", "east"):
        assert awaited(page)
        made(page, page.get_by_role("button", name=re.compile(f"Store.*{compass}")).click)
        slid(page)
    laid: list[str] = []
    for compass in ("east", "north"):
        page.get_by_role("button", name=f"{compass} compass, stock: 1").click()
        square = page.locator(".square.lit").nth(20)
        laid.append(f"{square.get_attribute('data-square')}: {compass} compass")
        square.click()
        expect(page.locator(".ghost")).to_have_count(len(laid))
    made(page, page.get_by_role("button", name="Done").click)
    assert awaited(page)
    for name in laid:
        expect(page.get_by_role("gridcell", name=name)).to_be_attached()


def test_a_compass_is_swapped_for_another(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1440, 900), CALM | {"replacement": True, "die": ["N", "coral"]}, bot="random")
    compass = page.locator(".square.source").and_(page.get_by_role("gridcell", name="north compass"))
    # When the reserve is empty a compass may be taken up too, but only to put it elsewhere.
    green = page.locator(".tray .words", has_text="swap")
    for _ in range(60):
        assert awaited(page)
        if compass.count() and green.count():
            break
        made(page, lambda: chosen(page, lambda what: what.click()))
    square = str(compass.first.get_attribute("data-square"))
    compass.first.click()
    made(page, page.get_by_role("button", name="west compass, reserve").click)
    assert awaited(page)
    expect(page.get_by_role("gridcell", name=f"{square}: west compass")).to_be_attached()


def board(size: int) -> dict[str, Any]:
    """Draw a board of the smallest or the largest size."""
    rows = [["."] * size for _ in range(size)]
    for place in range(1, size - 1):
        rows[place][1] = "T" if place != size // 2 else "."
    middle = size // 2
    letter = chr(ord("a") + middle)
    return {
        "board": ["".join(row) for row in rows],
        "bases": [f"N {letter}1", f"S {letter}{size}"],
        "target": [2, 2, 2],
    }


@pytest.mark.parametrize("size", [5, 15])
def test_every_board_fits_every_window(guest: Callable[..., Guest], size: int) -> None:
    page = sit(guest(), board(size))
    assert awaited(page)
    expect(page.locator(".square")).to_have_count(size * size)
    for width, height in ((390, 844), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        for part in (".frame", ".tray"):
            box = page.locator(part).bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height


@pytest.mark.parametrize("face", ["E", "coral", "torpedo"])
def test_the_table_is_open_to_everyone_on_a_desk(guest: Callable[..., Guest], face: str) -> None:
    """On a phone, and in the dark, test_every_state looks at all of them."""
    page = sit(guest(1440, 900), CALM | {"die": [face, face]})
    assert awaited(page)
    settled(page)
    assert find_faults(page) == []


def test_the_lesson_is_played_to_its_end_in_every_language(guest: Callable[..., Guest]) -> None:
    page = guest().visit(f"/learn/{GAME}")
    told: list[str] = []

    def step(*keys: str, click: str = "") -> None:
        assert awaited(page)
        for lang in ("fr", "es", "en"):
            page.locator(".language select").select_option(lang)
            page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
            told.append(page.inner_text("body"))
        for key in keys:
            page.keyboard.press(key)
        if click:
            page.locator(click).first.click()

    page.locator(".forward").click()
    for keys in ("ss", "ww"):
        made(page, lambda keys=keys: step(*keys))
    made(page, lambda: step(click='[data-square="a6"]'))
    made(page, lambda: step(*"ss"))
    step(click=".square.source")
    made(page, lambda: step(click=".square.lit:not(.source)"))
    made(page, lambda: step(click=".arrow:not([aria-disabled])"))
    expect(page.locator(".arrow.fire").first).to_be_visible()
    step(*"ts")
    made(page, lambda: step(click='[data-square="a7"]'))
    page.locator(".forward").click()
    page.wait_for_url("**/")
    assert len(set(told)) > 3 * len("ssww")
    assert not [text for text in told if MISSING.search(text)]
