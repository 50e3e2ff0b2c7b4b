"""The blocks of Atlantis Treasure in a browser: built and played by mouse, finger and keys, and told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from web_guest import find_faults, find_faults_by_day_and_night, ready
from web_play import made
from web_states import KIT, sit
from web_works import ATLANTIS, BLUE, DESK, PHONE, Works

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from web_guest import Guest

OPEN_SEA: Final = ["." * 9] * 9
EVERYTHING: Final = ["R-=@^>v<.", "TDXC#NESW", "0123....."] + ["." * 9] * 6


def sea(**pieces: str) -> dict[str, Any]:
    """Two bases and a sea: squares by a word for what lies there, and a treasure in each corner."""
    marks = {
        "coral": "C",
        "two": "D",
        "temple": "#",
        "west": "W",
        "shallows": "=",
        "whirlpool": "@",
        "treasure": "T",
        "white": "0",
        "yellow": "1",
    }
    rows = [["."] * 9 for _ in range(9)]
    for square, mark in [("a1", "T"), ("i9", "T"), ("i1", "T"), ("a9", "T")]:
        rows[int(square[1:]) - 1][ord(square[0]) - ord("a")] = mark
    for piece, squares in pieces.items():
        for square in squares.split():
            rows[int(square[1:]) - 1][ord(square[0]) - ord("a")] = marks[piece]
    return {"board": ["".join(row) for row in rows], "bases": ["N e1", "S e9"], "target": [2, 2, 2]}


def square(page: Page, name: str) -> Locator:
    return page.locator(f'.squares [data-square="{name}"]')


def test_every_letter_is_painted_by_keys_and_told(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS, {"board": OPEN_SEA})
    page = works.page
    works.square("a1").focus()
    for key in ("6", "7", "8", "9", "0", "00", "000", "0000"):
        for each in key:
            page.keyboard.press(each)
        page.keyboard.press("ArrowRight")
    works.keeps("board.0", "R-=@^>v<.")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    for key in ("3", "33", "333", "4", "2", "c", "cc", "ccc", "cccc"):
        for each in key:
            page.keyboard.press(each)
        page.keyboard.press("ArrowRight")
    works.keeps("board.1", "TDXC#NESW")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    page.keyboard.press("s")
    works.keeps("board.2", "0........")
    page.keyboard.press("s")
    works.keeps("board.2", "1........")
    for name, words in {
        "b1": "the deep, no square",
        "f1": "current to the east",
        "c2": "treasure worth 3",
        "h2": "south compass",
        "a3": "the yellow submarine",
    }.items():
        expect(works.square(name)).to_have_attribute("aria-label", re.compile(f"^{name}: {words}"))


def test_a_kind_is_chosen_beside_its_brush_and_turns_with_the_board(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS, {"board": OPEN_SEA})
    page = works.page
    works.brush("current").focus()
    page.keyboard.press("Enter")
    kinds = page.locator(".builder [data-kind]")
    expect(kinds).to_have_count(4)
    page.locator('.builder [data-kind="currentN"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('.builder [data-kind="currentE"]')).to_have_attribute("aria-checked", "true")
    page.locator(".builder input[value=across]").check(force=True)
    works.in_sight(".builder .frame")
    works.mouse(works.at("b3"))
    works.keeps("board.2", ".>.....<.")
    page.locator(".builder input[value=none]").check(force=True)
    # There is one submarine a seat: painted again it is moved.
    works.brush("submarine").click()
    page.locator('.builder [data-kind="submarine2"]').click()
    works.in_sight(".builder .frame")
    works.mouse(works.at("c5"))
    works.mouse(works.at("g5"))
    works.keeps("board.4", "......2..")


def test_a_face_of_two_actions_is_built_by_keys(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS)
    page = works.page
    works.place(1).focus()
    for key in ("&", "c", "ArrowRight", "/", "t", "ArrowRight", "g", "ArrowRight", "u"):
        page.keyboard.press(key)
    works.keeps("die", ["N+coral", "E/torpedo", "treasure", "turn", "coral", "torpedo"])
    expect(works.place(4)).to_be_focused()
    assert " and " in works.faces()[0]
    assert " or " in works.faces()[1]
    page.keyboard.press("Home")
    page.keyboard.press("/")
    works.keeps("die.0", "N/coral")
    page.keyboard.press("1")
    works.keeps("die.0", "N")


def test_a_face_of_two_actions_is_built_by_a_finger(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**PHONE), ATLANTIS)
    page = works.page
    works.in_sight(".die-builder .strip")
    join = page.locator(".die-builder [data-join]")
    expect(join.first).to_have_attribute("aria-pressed", "true")
    page.locator('.die-builder button[data-join="both"]').tap()
    works.in_sight(".die-builder .tray")
    works.face("slide").tap()
    works.keeps("die.0", "N+slide")
    page.locator('.die-builder button[data-join="one"]').tap()
    works.keeps("die.0", "N")


def test_a_handicap_has_a_step_for_every_seat(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS)
    page = works.page
    steps = page.locator("#field-target_by_seat input")
    expect(steps).to_have_count(4)
    steps.nth(2).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    works.keeps("target_by_seat", [0, 0, 1])
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    works.keeps("target_by_seat", [])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_palette_and_the_faces_shut_nobody_out(guest: Callable[..., Guest], size: dict[str, Any]) -> None:
    works = Works(
        guest(**size),
        ATLANTIS,
        {"board": EVERYTHING, "die": ["N+coral", "E/torpedo", "treasure", "temple", "turn", "slide"]},
    )
    works.brush("treasure").click()
    assert find_faults_by_day_and_night(works.page) == []


def test_one_stops_where_one_likes_by_keys(guest: Callable[..., Guest]) -> None:
    page = sit(
        guest(**DESK),
        ATLANTIS,
        sea(white="c5", two="c8", shallows="c7") | {"die": ["nothing", "nothing"], "stops": True},
    )
    ready(page)
    expect(square(page, "c8")).to_have_attribute("aria-label", re.compile("worth 2"))
    expect(square(page, "c7")).to_have_attribute("aria-label", re.compile("shallows"))
    page.keyboard.press("s")
    expect(page.locator(".halts")).to_contain_text("stop at c7")
    page.keyboard.press("-")
    expect(page.locator(".halts")).to_contain_text("stop at c6")
    page.keyboard.press("-")
    expect(page.locator(".halts")).to_contain_text("stop at c6")
    made(page, lambda: page.keyboard.press("s"))
    expect(page.locator(".log, .tray").filter(has_text="c6").first).to_be_attached()


def test_one_stops_where_one_likes_by_mouse(guest: Callable[..., Guest]) -> None:
    page = sit(guest(**DESK), ATLANTIS, sea(white="c5") | {"die": ["nothing", "nothing"], "stops": True})
    ready(page)
    # An arrow chooses the way and asks how far; a square is gone to at once.
    page.locator(".arrow.slide").nth(2).click()
    expect(page.locator(".halts")).to_contain_text("stop at c9")
    made(page, lambda: square(page, "e5").click())
    ready(page)
    expect(square(page, "e5")).to_have_attribute("aria-label", re.compile("^e5: (?!.*can be chosen)"))


def test_no_room_aboard_is_why_a_treasure_shuts_the_way(guest: Callable[..., Guest]) -> None:
    rules = sea(white="e6", two="e4 e5") | {"die": ["nothing", "nothing"]}
    page = sit(guest(**DESK), ATLANTIS, rules | {"cargo": "carried", "cargo_room": "one"})
    ready(page)
    page.locator(".arrow.slide").first.click()
    expect(page.locator(".log").first).to_contain_text("slide north to e6")
    # Nobody who is in a hurry is told why.
    expect(page.locator(".table[data-live=true]")).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_role("dialog", name="Rule K2")).to_be_visible()


def test_a_reef_that_is_hit_is_put_elsewhere(guest: Callable[..., Guest]) -> None:
    rules = sea(white="c5", coral="f5") | {"die": ["torpedo", "torpedo"], "hit_coral": "moved"}
    page = sit(guest(**DESK), ATLANTIS, rules)
    ready(page)
    page.locator(".arrow.fire:not([aria-disabled])").click()
    expect(square(page, "g7")).to_have_class(re.compile(r"\blit\b"))
    made(page, lambda: square(page, "g7").click())
    ready(page)
    expect(square(page, "g7")).to_have_attribute("aria-label", re.compile("^g7: coral"))


def test_a_treasure_is_moved_by_a_finger(guest: Callable[..., Guest]) -> None:
    page = sit(guest(**PHONE), ATLANTIS, sea(white="c5", two="f5") | {"die": ["treasure", "treasure"]})
    ready(page)
    square(page, "f5").tap()
    square(page, "f7").tap()
    expect(page.locator(".tray .words")).to_have_text("The treasure goes to f7.")
    made(page, lambda: page.locator(".buttons .main").tap())
    ready(page)
    expect(square(page, "f7")).to_have_attribute("aria-label", re.compile("worth 2"))


def test_a_compass_is_turned_by_keys(guest: Callable[..., Guest]) -> None:
    page = sit(guest(**DESK), ATLANTIS, sea(white="c5", west="d5") | {"die": ["turn", "turn"]})
    ready(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(square(page, "d5")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    expect(page.locator(".tray .words")).to_have_text("The compass on d5 will point north.")
    made(page, lambda: page.keyboard.press("n"))
    ready(page)
    expect(square(page, "d5")).to_have_attribute("aria-label", re.compile("^d5: north compass"))


def test_two_dice_ask_for_one_thing_after_the_other(guest: Callable[..., Guest]) -> None:
    rules = sea(white="c5", coral="f5", temple="g7") | {"die": ["coral+temple", "coral+temple"]}
    page = sit(guest(**DESK), ATLANTIS, rules)
    ready(page)
    expect(page.locator(".deeds [data-deed]")).to_have_count(2)
    page.locator('[data-deed="temple"]').click()
    square(page, "g7").click()
    made(page, lambda: square(page, "h7").click())
    ready(page)
    expect(page.locator(".step .deed.done")).to_have_count(1)
    square(page, "f5").click()
    made(page, lambda: square(page, "f6").click())
    ready(page)
    expect(page.locator(".arrow.slide")).to_have_count(4)


def test_the_slide_of_the_die_may_be_left(guest: Callable[..., Guest]) -> None:
    page = sit(guest(**DESK), ATLANTIS, sea(white="c5") | {"die": ["slide", "slide"]})
    ready(page)
    page.keyboard.press("e")
    made(page, lambda: page.keyboard.press("e"))
    ready(page)
    hold = page.get_by_role("button", name="Stay here")
    made(page, hold.click)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", KIT)
def test_a_table_of_blocks_shuts_nobody_out(
    guest: Callable[..., Guest], name: str, size: dict[str, Any]
) -> None:
    page = sit(guest(**size), ATLANTIS, KIT[name], bots=3)
    ready(page)
    assert find_faults_by_day_and_night(page) == []


def test_a_whirlpool_takes_a_submarine_to_the_next(guest: Callable[..., Guest]) -> None:
    rules = sea(white="b5", whirlpool="d5 d7") | {"die": ["nothing", "nothing"]}
    page = sit(guest(**PHONE), ATLANTIS, rules)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("""() => {
      window.dived = [];
      new MutationObserver(() => {
        const boat = document.querySelector(".boat.under");
        if (boat && window.dived.at(-1) !== boat.style.transform) window.dived.push(boat.style.transform);
      }).observe(document.querySelector(".table"), { subtree: true, attributes: true });
    }""")
    page.locator(".arrow.slide:not([aria-disabled])").nth(1).tap()
    made(page, lambda: page.locator(".buttons .main").tap())
    # It dives at the one mouth and is still under water at the other.
    page.wait_for_function("() => window.dived.length === 2")
    ready(page)
    expect(square(page, "i7")).to_have_attribute("aria-label", "i7: You")
    page.emulate_media(reduced_motion="reduce")


def test_cargo_is_told_on_a_phone_until_it_is_home(guest: Callable[..., Guest]) -> None:
    rules = sea(white="e4", treasure="e7") | {"die": ["nothing", "nothing"], "cargo": "carried"}
    page = sit(guest(**PHONE), ATLANTIS, rules)
    mine = page.locator('.strip [data-seat="0"]')
    expect(mine).to_be_visible()
    expect(mine.locator(".aboard")).to_have_count(0)
    page.keyboard.press("s")
    made(page, lambda: page.keyboard.press("s"))
    expect(mine.locator(".aboard i")).to_have_count(1)
    expect(page.locator(".strip .held").first).to_have_text("0/2")
    ready(page)
    page.keyboard.press("n")
    made(page, lambda: page.keyboard.press("n"))
    expect(page.locator(".strip .held").first).to_have_text("1/2")
    expect(mine.locator(".aboard")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_misses_a_turn_is_told(guest: Callable[..., Guest], size: dict[str, Any]) -> None:
    rules = sea(white="c5", yellow="f5") | {"die": ["torpedo", "torpedo"], "hit_submarine": "stays"}
    page = sit(guest(**size), ATLANTIS, rules)
    hit = page.get_by_text("misses a turn", exact=True)
    expect(hit).to_have_count(0)
    page.locator(".arrow.fire:not([aria-disabled])").first.click()
    confirm = page.locator(".buttons .main")
    if confirm.count():
        made(page, confirm.click)
    expect(hit).to_be_visible()
    expect(page.locator(".room .unseen li").nth(1)).to_contain_text("misses its next turn")
    ready(page)
    # Its turn is over as soon as it comes: the slide ends ours, and we are asked again.
    page.keyboard.press("n")
    made(page, lambda: page.keyboard.press("n"))
    ready(page)
    expect(hit).to_have_count(0)


def test_partners_stand_together_on_a_phone(guest: Callable[..., Guest]) -> None:
    page = sit(guest(**PHONE), ATLANTIS, {"teams": True, "target": [4, 3, 5]}, bots=3)
    teams = page.locator(".strip li")
    expect(teams).to_have_count(2)
    for team, seats in enumerate(("0 2", "1 3")):
        shown = [boat.get_attribute("data-seat") for boat in teams.nth(team).locator(".boat").all()]
        assert " ".join(map(str, shown)) == seats
        expect(teams.nth(team).locator(".held")).to_have_text("0/5")


def test_of_two_dice_one_is_chosen(guest: Callable[..., Guest]) -> None:
    rules = sea(white="c5", coral="f5", temple="g7") | {"die": ["coral", "coral"], "dice": "choose"}
    page = sit(guest(**DESK), ATLANTIS, rules)
    expect(page.locator(".dice.two .die")).to_have_count(2)
    square(page, "f5").click()
    made(page, lambda: square(page, "f6").click())
    ready(page)
    # The other die asks for nothing more.
    expect(page.locator(".step").first).to_have_class(re.compile(r"\bdone\b"))
    expect(page.locator(".arrow.slide")).to_have_count(4)


def test_rounds_that_are_left_are_told(guest: Callable[..., Guest]) -> None:
    page = sit(
        guest(**PHONE),
        ATLANTIS,
        {"die": ["nothing", "nothing"], "torpedoes": 0, "ends": "rounds", "rounds": 3},
    )
    expect(page.locator(".foot .rounds")).to_have_text("3 of 3 rounds left")


NUMBERS: Final = {"reach": 1, "slides": 2, "torpedo_reach": 1, "rounds": 13, "begins": 1}
SWITCHES: Final = ("stops", "shots_in_vain", "teams")
CHOICES: Final = (
    "cargo",
    "cargo_room",
    "cargo_lost",
    "hit_submarine",
    "steals",
    "hit_coral",
    "reload",
    "dice",
    "ends",
)


def test_every_block_is_changed_by_keys_alone(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS)
    page, before = works.page, works.values()
    for field, wanted in NUMBERS.items():
        page.locator(f"#field-{field} input").focus()
        page.keyboard.press("ArrowUp")
        works.keeps(field, wanted)
    for field in SWITCHES:
        page.locator(f"#field-{field} [role=switch]").focus()
        page.keyboard.press("Space")
        works.keeps(field, wanted=True)
    for field in CHOICES:
        page.locator(f"#field-{field} input:checked").focus()
        page.keyboard.press("ArrowDown")
    page.wait_for_function(
        """([key, before]) => Object.entries(before).every(([field, was]) =>
          JSON.parse(localStorage.getItem(key)).values[field] !== was)""",
        arg=[works.key, {field: before[field] for field in CHOICES}],
    )
    for field in ("target_by_seat", "torpedoes_by_seat"):
        page.locator(f"#field-{field} input").nth(1).focus()
        page.keyboard.press("ArrowUp")
        works.keeps(field, [0, 1])
    # With everything changed there is something to say at many fields, and nobody is shut out of it.
    assert find_faults(page) == []


def test_handicaps_of_into_the_blue_are_set_by_keys(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), BLUE)
    page = works.page
    for field, least in (("shells_by_seat", -2), ("rolls_by_seat", -1)):
        steps = page.locator(f"#field-{field} input")
        expect(steps).to_have_count(5)
        steps.nth(1).focus()
        for _ in range(-least):
            page.keyboard.press("ArrowDown")
        works.keeps(field, [0, least])
    page.locator("#field-chest_turn [role=switch]").focus()
    page.keyboard.press("Space")
    works.keeps("chest_turn", wanted=False)
    page.locator("#field-chest_sight input:checked").focus()
    page.keyboard.press("ArrowUp")
    works.keeps("chest_sight", "open")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_idea_is_chosen_by_its_picture_for_a_table(
    guest: Callable[..., Guest], size: dict[str, Any]
) -> None:
    page = guest(**size).visit(f"/friends/{ATLANTIS}")
    rules = page.locator("select:has(optgroup)")
    expect(rules.locator("optgroup")).to_have_count(3)
    page.get_by_role("button", name="Choose by picture").focus()
    page.keyboard.press("Enter")
    ideas = page.locator("[data-idea]")
    expect(ideas).to_have_count(12)
    expect(ideas.locator(".thumbnail")).to_have_count(12)
    more = page.get_by_role("button", name="28 more ideas")
    more.focus()
    page.keyboard.press("Enter")
    expect(ideas).to_have_count(40)
    page.locator('[data-idea="whirlpool-bay"]').focus()
    page.keyboard.press("Enter")
    expect(rules).to_have_value("whirlpool-bay")
    expect(page.locator('[data-idea="whirlpool-bay"]')).to_have_attribute("aria-pressed", "true")
    assert find_faults_by_day_and_night(page) == []


def test_a_draft_begins_with_an_idea(guest: Callable[..., Guest]) -> None:
    works = Works(guest(**DESK), ATLANTIS)
    page = works.page
    page.get_by_role("button", name="Start from…").first.click()
    expect(page.locator("[data-idea]")).to_have_count(12)
    expect(page.locator("[data-idea] .thumbnail")).to_have_count(12)
    assert find_faults_by_day_and_night(page) == []
    page.locator('[data-idea="cargo-run"]').focus()
    page.keyboard.press("Enter")
    works.keeps("cargo", "carried")
    works.keeps("cargo_room", "one")


def test_the_sign_of_what_is_done_is_smaller_than_what_it_stands_on(guest: Callable[..., Guest]) -> None:
    rules = sea(white="c5", coral="f5", temple="g7") | {"die": ["coral+temple", "coral+temple"]}
    page = sit(guest(**PHONE), ATLANTIS, rules)
    square(page, "f5").tap()
    square(page, "f6").tap()
    made(page, lambda: page.locator(".buttons .main").tap())
    ready(page)
    done = page.locator(".step .deed.done")
    whole, seal = done.bounding_box(), done.locator(".seal").bounding_box()
    assert whole
    assert seal
    assert seal["width"] == seal["height"] < whole["height"]
