"""The builders of the workshop: a board by mouse, touch and keys, each check on its square, and manners."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from web_guest import find_faults_by_day_and_night
from web_works import ATLANTIS, BLUE, DESK, PHONE, Works

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

    from web_guest import Guest

MISSING: Final = re.compile(r"\b(?:web|workshop|[a-z]+(?:-[a-z]+)+)\.[a-z][A-Za-z0-9-]{2,}\b")
OPEN_SEA: Final = ["." * 9] * 9


def drawn(**pieces: str) -> list[str]:
    """Draw a board of 9 by 9: squares by the name of what lies on them."""
    rows = [["."] * 9 for _ in range(9)]
    marks = {"temple": "#", "treasure": "T", "coral": "C"}
    for piece, squares in pieces.items():
        for square in squares.split():
            rows[int(square[1:]) - 1][ord(square[0]) - ord("a")] = marks[piece]
    return ["".join(row) for row in rows]


def test_a_board_is_painted_by_mouse_and_a_stroke_is_one_step(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS)
    works.brush("coral").click()
    works.in_sight(".builder .frame")
    works.mouse(works.at("b1"), works.at("d1"))
    expect(works.told()).to_have_text("3 squares: coral (b1, c1, d1).")
    works.keeps("board.0", ".CCC.....")
    expect(works.brush("coral")).to_have_attribute("aria-label", re.compile(r"^Coral: 11 on the board"))
    # Where the brush goes down on what it paints, it takes that away.
    works.mouse(works.at("c1"))
    works.keeps("board.0", ".C.C.....")
    undo = works.page.locator(".builder .history button").first
    undo.click()
    undo.click()
    works.keeps("board.0", ".........")
    expect(undo).to_be_disabled()
    works.page.locator(".builder .history button").nth(1).click()
    works.keeps("board.0", ".CCC.....")


def test_bases_are_set_moved_and_taken_away_by_mouse(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS)
    works.in_sight(".builder .frame")
    north = works.page.locator(".builder .boat").first
    x, y = works.at("i2")
    works.mouse(works.middle(north), (x + 60, y))
    works.keeps("bases", ["E i2", "E i5", "S e9", "W a5"])
    works.brush("base").click()
    works.mouse(works.at("i2"))
    works.keeps("bases", ["E i5", "S e9", "W a5"])
    # Off the board, beside the square: the place behind its mouth.
    x, y = works.at("c1")
    works.mouse((x, y - 50))
    works.keeps("bases", ["N c1", "E i5", "S e9", "W a5"])
    works.mouse(works.at("g1"))
    expect(works.told()).to_have_text("There can be at most 4 bases: remove one first.")
    works.mouse(works.at("e5"))
    expect(works.told()).to_contain_text("e5 is not on the edge")


def test_a_board_is_painted_by_keys(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS, {"board": OPEN_SEA})
    page = works.page
    works.square("a1").focus()
    for key in ("ArrowDown", "ArrowRight", "3", "ArrowRight", "4", "ArrowRight", "2"):
        page.keyboard.press(key)
    works.keeps("board.1", ".TC#.....")
    expect(works.square("d2")).to_be_focused()
    expect(works.square("d2")).to_have_attribute("aria-label", re.compile("^d2: temple"))
    page.keyboard.press("Delete")
    works.keeps("board.1", ".TC......")
    works.brush("treasure").focus()
    page.keyboard.press("ArrowRight")
    expect(works.brush("coral")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(works.brush("treasure")).to_have_attribute("aria-checked", "true")
    works.square("d2").focus()
    page.keyboard.down("Shift")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.up("Shift")
    expect(works.told()).to_have_text("3 squares: treasure (d2, d3, d4).")
    page.keyboard.press("Control+z")
    for row, line in enumerate((".TC......", "." * 9, "." * 9), start=1):
        works.keeps(f"board.{row}", line)
    page.keyboard.press("Control+y")
    works.keeps("board.3", "...T.....")
    for key in ("PageUp", "Home", "b"):
        page.keyboard.press(key)
    expect(works.told()).to_contain_text("There can be at most 4 bases")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "b"):
        page.keyboard.press(key)
    expect(works.told()).to_have_text("Base at e1 removed; 3 are left.")
    for key in ("Home", "5"):
        page.keyboard.press(key)
    works.keeps("bases", ["N a1", "E i5", "S e9", "W a5"])
    # In a corner a base may look either way.
    page.keyboard.press("b")
    works.keeps("bases", ["E i5", "S e9", "W a5", "W a1"])


def test_a_large_board_is_painted_by_a_finger(guest: Callable[..., Guest]) -> None:
    wide = ["." * 15] * 15
    bases = ["N h1", "E o8", "S h15", "W a8"]
    works = Works(guest(**PHONE), ATLANTIS, {"board": wide, "bases": bases})
    page = works.page
    works.brush("coral").tap()
    works.in_sight(".builder .frame")
    finger = works.finger()
    finger.drag(works.at("c10"), works.at("d10"), works.at("h10"))
    expect(works.told()).to_have_text("6 squares: coral (c10, d10, e10, f10, g10, h10).")
    # A finger that rests sees what it hides, aims, and paints when it is lifted.
    finger.send("touchStart", works.at("e3"))
    expect(page.locator(".builder .loupe .aim svg")).to_be_visible()
    finger.send("touchMove", works.at("g4"))
    expect(page.locator(".builder .loupe b")).to_have_text("g4")
    assert works.values()["board"][3] == "." * 15
    finger.send("touchEnd")
    expect(works.told()).to_have_text("g4: coral.")
    expect(page.locator(".builder .loupe")).to_have_count(0)
    # The pad: large arrows, one button.
    page.get_by_role("button", name="Cursor to the east").tap()
    page.get_by_role("button", name="Paint h4").tap()
    works.keeps("board.3", "......CC.......")
    works.square("n14").tap()
    works.keeps("board.13", ".............C.")


def test_bases_are_moved_by_a_finger(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**PHONE), ATLANTIS)
    works.in_sight(".builder .frame")
    boat = works.page.locator(".builder .boat").nth(3)
    x, y = works.at("c9")
    works.finger().drag(works.middle(boat), works.at("a8"), (x, y + 30))
    works.keeps("bases", ["N e1", "E i5", "S e9", "S c9"])


def test_the_page_scrolls_under_a_finger_beside_the_board(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**PHONE), ATLANTIS)
    before = works.values()["board"]
    touch = works.page.locator(".builder .frame").evaluate("frame => getComputedStyle(frame).touchAction")
    assert touch == "auto"
    assert (
        works.page.locator(".builder .sea").evaluate("sea => getComputedStyle(sea).touchAction")
        == "pinch-zoom"
    )
    assert works.values()["board"] == before


IMAGES: Final = {
    "across": "b2 h2",
    "down": "b2 b8",
    "both": "b2 h2 b8 h8",
    "half": "b2 h8",
    "quarter": "b2 h2 h8 b8",
}


def test_a_stroke_has_its_images(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS, {"board": OPEN_SEA})
    for kind, painted in IMAGES.items():
        works.page.locator(f'.builder input[value="{kind}"]').check()
        works.in_sight(".builder .frame")
        works.mouse(works.at("b2"))
        works.keeps("board", drawn(treasure=painted))
        works.page.locator(".builder .history button").first.click()
        works.keeps("board", OPEN_SEA)


def test_a_board_is_made_symmetric_resized_cleared_and_reset(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS, {"board": drawn(treasure="b2 c3", coral="h8")})
    page = works.page
    align = page.get_by_role("button", name="Make it symmetric")
    expect(align).to_be_disabled()
    page.locator('.builder input[value="across"]').check()
    align.click()
    works.keeps("board", drawn(treasure="b2 h2 c3 g3", coral=""))
    expect(works.told()).to_have_text("3 squares changed.")
    page.get_by_role("button", name="Add a row of squares in the north").click()
    page.get_by_role("button", name="Remove a row of squares in the west").click()
    works.keeps("bases", ["N d1", "E h6", "S d10", "W a6"])
    assert works.values()["board"][:3] == ["." * 8, "." * 8, "T.....T."]
    expect(page.locator('.builder input[value="quarter"]')).to_be_disabled()
    expect(page.locator(".builder")).to_contain_text("A quarter turn needs a square board.")
    for _ in range(5):
        page.get_by_role("button", name="Add a row of squares in the north").click()
    expect(page.get_by_role("button", name="Add a row of squares in the north")).to_be_disabled()
    page.get_by_role("button", name="Clear the board").click()
    works.keeps("board", ["." * 8] * 15)
    page.locator(".builder").get_by_role("button", name="Back to standard").click()
    works.keeps("board.4", "....#....")


FAULTS: Final = [
    # The field and its value, the square it is told on, and a part of the words.
    ("board", drawn(treasure="b2 h2 b8 h8 c5 g5 e5", temple="d5 f5 e4 e6"), "e5", "there is no way"),
    ("board", drawn(treasure="b2 h2 b8 h8 c5 g5", coral="e1"), "e1", "leave it free"),
    ("board", drawn(treasure="b2 h2 b8 h8 c5 g5", coral="d1 f1", temple="e2"), "e1", "blocked in"),
    ("bases", ["N e3", "S e9"], "e3", "not on that edge"),
    ("bases", ["N a1", "W a1"], "a1", "mouth of two bases"),
    ("bases", ["S e9", "N e1"], "e1", "out of order"),
    ("board", ["." * 9, "." * 8, *drawn(treasure="b3 h3 b8 h8 c5")[2:]], "a2", "row 2 has 8 squares"),
    ("board", ["?" + "." * 8, *drawn(treasure="b2 h2 b8 h8 c5")[1:]], "a1", "is not a piece"),
]


@pytest.mark.parametrize(("field", "value", "square", "words"), FAULTS)
def test_what_is_wrong_is_told_on_its_square(
    guest: Callable[..., Guest], field: str, value: list[str], square: str, words: str
) -> None:
    works = Works(guest(**DESK), ATLANTIS, {field: value})
    marked = works.square(square)
    expect(marked.locator(".mark")).to_be_visible()
    expect(marked).to_have_attribute("aria-label", re.compile(words, re.IGNORECASE))
    works.in_sight(".builder .frame")
    works.page.get_by_role("button", name=f"Show {square}", exact=True).click()
    expect(marked).to_be_focused()
    note = works.page.locator(".builder .note")
    expect(note).to_contain_text(re.compile(words, re.IGNORECASE))
    note.get_by_role("button", name="Why?").click()
    expect(works.page.locator("dialog[open]")).to_be_visible()


def test_a_fault_comes_while_one_paints_and_goes_again(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS)
    works.square("e1").focus()
    works.page.keyboard.press("4")
    expect(works.square("e1").locator(".mark")).to_be_visible()
    expect(works.page.locator(".builder .note")).to_contain_text("leave it free")
    works.page.keyboard.press("1")
    expect(works.page.locator(".builder .mark")).to_have_count(0)
    expect(works.page.locator(".builder .note")).to_have_count(0)


def test_what_concerns_no_square_stands_above_the_board(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS, {"bases": ["N e1"]})
    expect(works.page.locator(".builder .problem-list li").first).to_be_visible()
    works = Works(guest(**DESK), ATLANTIS, {"bases": ["N e1", "up z9", "S e9"]})
    expect(works.page.locator(".builder .problem-list")).to_contain_text("is not a base on this board")
    # What cannot be read goes with the next base that is set.
    works.square("a5").focus()
    works.page.keyboard.press("b")
    works.keeps("bases", ["N e1", "S e9", "W a5"])
    expect(works.page.locator(".builder .problem-list")).to_have_count(0)
    works = Works(guest(**DESK), ATLANTIS, {"board": drawn(treasure="b2")})
    # Too few treasures for the target: told at the target, with the number of players.
    expect(works.page.locator("#field-target")).to_contain_text("draw more, or lower the target")


def targets(page: Page) -> Iterator[tuple[str, float, float]]:
    """Give the size of all in the builders that a finger may press, but for squares: those have a pad."""
    for one in (
        page.locator(".builder, .die-builder").locator("button:visible, label:visible, summary:visible").all()
    ):
        box = one.bounding_box()
        assert box is not None
        yield str(one.get_attribute("aria-label") or one.inner_text()), box["width"], box["height"]


@pytest.mark.parametrize("game", [ATLANTIS, BLUE])
def test_nobody_is_shut_out(guest: Callable[..., Guest], game: str) -> None:
    rules: dict[str, Any] = (
        {"board": FAULTS[0][1], "die": ["N", "E"]} if game == ATLANTIS else {"faces": "1123"}
    )
    works = Works(guest(**PHONE), game, rules)
    expect(works.page.locator(".problem-list").first).to_be_visible()
    if game == ATLANTIS:
        works.page.get_by_role("button", name="Show e5", exact=True).tap()
        expect(works.page.locator(".builder .note")).to_be_visible()
    assert not find_faults_by_day_and_night(works.page)
    small = [told for told in targets(works.page) if min(told[1:]) < 44]
    assert not small
    wide = works.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


@pytest.mark.parametrize("lang", ["fr", "es"])
def test_every_word_is_there_in_every_language(guest: Callable[..., Guest], lang: str) -> None:
    for game in (ATLANTIS, BLUE):
        works = Works(guest(**PHONE), game, lang=lang)
        heard = works.page.locator(".builder, .die-builder").evaluate_all(
            "all => all.flatMap(one => [one.innerText, ...[...one.querySelectorAll('[aria-label]')]"
            ".map(thing => thing.getAttribute('aria-label'))]).join('\\n')"
        )
        assert heard
        assert not MISSING.search(heard)


@pytest.mark.parametrize("game", [ATLANTIS, BLUE])
def test_the_table_is_drawn_set_up_and_prints_on_white(guest: Callable[..., Guest], game: str) -> None:
    here = guest(**DESK)
    page = here.visit(f"/sheet/{game}")
    setup = page.locator(".setup").first
    expect(setup).to_be_visible()
    page.emulate_media(media="print")
    ground = setup.locator(".plate, .band").first
    assert ground.evaluate("one => getComputedStyle(one).fill") == "rgb(255, 255, 255)"
