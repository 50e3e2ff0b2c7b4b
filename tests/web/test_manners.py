"""Small manners of a table: names in the reader's language, nobody named too early, large arrows to aim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from web_guest import ask, ready
from web_states import ATLANTIS, BLUE, CALM, PLAIN, open_table, sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from web_guest import Guest

COLOURS: Final = {"en": ("Blue", "Yellow"), "fr": ("Bleu", "Jaune"), "es": ("Azul", "Amarillo")}
# What the page says of whose turn it is, and what its drawing shows, frame by frame.
WATCH: Final = """() => {
  window.seen = new Set();
  const look = () => {
    const [told, drawn] = ["h1", ".tray h2"].map((one) => document.querySelector(one)?.textContent.trim());
    if (told && drawn) window.seen.add(`${told} | ${drawn}`);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("lang", sorted(COLOURS))
def test_bots_are_named_in_the_language_of_the_reader(guest: Callable[..., Guest], lang: str) -> None:
    here = guest(locale=lang)
    opened = open_table(here, BLUE, "standard", bots=2)
    page = here.visit(f"/table/{opened['table']}#token={opened['seats'][0]['token']}")
    for name in COLOURS[lang]:
        expect(page.locator(".players")).to_contain_text(name)
        expect(page.get_by_test_id("board")).to_contain_text(name)
    # The record keeps what was written.
    assert ask(here.house, f"/api/tables/{opened['table']}/record")["seats"] == ["Ada", "Blue", "Yellow"]


def test_the_next_player_is_named_when_the_drawing_has_come_so_far(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), BLUE, PLAIN)
    page.evaluate(WATCH)
    page.keyboard.press("s")
    ready(page)
    page.keyboard.press("1")
    # Nobody hurries the other one's dive.
    expect(page.locator(".table[data-live=true] .stop")).to_be_visible()
    seen: list[str] = page.evaluate("[...window.seen]")
    wrong = [
        pair
        for pair in seen
        if ("Your turn" in pair and "Your dive" not in pair)
        or ("Blue’s turn" in pair and "| Blue" not in pair)
        or "Ada’s turn" in pair
    ]
    assert not wrong
    assert any("Blue’s turn" in pair for pair in seen)


def test_a_hint_is_marked_on_the_drawing(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), BLUE)
    page.keyboard.press("h")
    page.locator(".advice .best").wait_for()
    best = page.locator(".advice .best").inner_text()
    page.get_by_role("button", name="Close", exact=True).click()
    marked = page.locator(".tray .hinted")
    expect(marked.first).to_be_visible()
    # What is marked is what was advised: to stop, or dice to keep.
    assert ("stop" in (marked.first.get_attribute("class") or "")) == ("stops" in best)


@pytest.mark.parametrize(("game", "secrets"), [(BLUE, True), (ATLANTIS, False)])
def test_around_one_screen_only_secrets_are_held_back(
    guest: Callable[..., Guest], game: str, *, secrets: bool
) -> None:
    here = guest()
    page = here.visit(f"/here/{game}")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/table/*")
    page.locator(".tray").wait_for()
    expect(page.get_by_role("button", name="hold to see your secrets")).to_have_count(int(secrets))


def test_a_finger_aims_with_large_arrows(guest: Callable[..., Guest]) -> None:
    here = guest(390, 844, has_touch=True, is_mobile=True)
    page = sit(here, ATLANTIS, CALM | {"die": ["E", "E"]})
    page.locator('[data-square="b5"]').tap()
    aimed = page.locator(".pad .square")
    expect(aimed).to_have_text("b5")
    page.get_by_role("button", name="Aim further north").tap()
    expect(aimed).to_have_text("b4")
    page.get_by_role("button", name="Aim further east").tap()
    # A reef lies on c4: the aim goes on to the next square that may be chosen.
    expect(aimed).to_have_text("d4")
    page.get_by_role("button", name="Place it here").tap()
    expect(page.get_by_role("gridcell", name="d4: east compass")).to_be_attached()


def test_the_menu_gives_way_to_the_list_of_keys(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), BLUE)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_table_in_words_takes_nothing_from_the_drawing(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), BLUE)
    drawing = page.locator(".sea")
    drawing.wait_for()
    before = drawing.evaluate("one => one.clientHeight")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Show the table as text").check()
    expect(page.get_by_test_id("board")).to_be_visible()
    assert drawing.evaluate("one => one.clientHeight") >= before


@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
def test_the_way_on_in_a_lesson_lies_under_the_thumb(guest: Callable[..., Guest], game: str) -> None:
    page = guest(390, 844).visit(f"/learn/{game}")
    on = page.get_by_role("button", name="Continue")
    on.wait_for()
    box = on.bounding_box()
    assert box is not None
    assert box["y"] > 844 * 0.75
    assert box["width"] > 300
