"""Into the Blue in a browser: whole games by mouse, touch and keys, its secrets, lesson and house rules."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from fathoms.texts import LANGUAGES, Texts
from web_guest import find_faults, ready, settled
from web_play import play_blue
from web_states import RICH, take_chest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from web_guest import Guest

GAME: Final = "into-the-blue"
SHORT: Final = {"shells": 3}
MISSING: Final = re.compile(r"\b(?:web|play|core|into-the-blue|[a-z]+(?:-[a-z]+)+)\.[a-z][A-Za-z0-9-]{2,}\b")
BOT: Final = {"kind": "bot", "bot": "cautious"}
# Gives the places of all dice and buttons then.
WRITE_TASK: Final = """(task) => {
  const head = document.querySelector(".tray h2");
  head.classList.add("task");
  head.textContent = task;
  return [...document.querySelectorAll(".spot, .roll, .stop")].map((one) => one.getBoundingClientRect());
}"""


def open_table(here: Guest, rules: dict[str, Any] | str, *others: dict[str, str]) -> dict[str, Any]:
    """Open a table at which Ada begins."""
    wish = {
        "game": GAME,
        "rules": rules,
        "seats": [{"kind": "human", "name": "Ada"}, *(others or (BOT,))],
        "first": 0,
        "pace": 0,
    }
    answer = here.page.request.post(f"{here.house}/api/tables", data=wish)
    assert answer.ok, answer.text()
    return answer.json()


def sit(here: Guest, rules: dict[str, Any] | str, *others: dict[str, str], lang: str = "en") -> Page:
    """Open a table and take its first seat."""
    opened = open_table(here, rules, *others)
    page = here.visit(f"/table/{opened['table']}?lang={lang}#token={opened['seats'][0]['token']}")
    page.locator(".tray").wait_for()
    return page


def awaited(page: Page) -> None:
    """Wait until it is ours to decide, or until the scoring has begun."""
    ready(page, ".scoring")


def faults(page: Page) -> list[str]:
    settled(page)
    return find_faults(page)


def test_a_whole_game_by_mouse_on_a_desk(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1440, 900, reduced_motion="no-preference"), SHORT)
    first = page.locator(".spot").first
    expect(first).to_have_attribute("aria-pressed", "false")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    # A chest that can be taken beckons for as long as it lies there; people hit it all the same.
    assert play_blue(page, lambda choice: choice.click(force=True)) >= 2
    # Everything is open at once: the sums, and each level with who took what.
    expect(page.locator(".scoring .level")).not_to_have_count(0)
    expect(page.locator(".scoring tbody tr")).to_have_count(2)
    expect(page.locator(".verdict")).to_contain_text(re.compile("win|share"))


def test_a_whole_game_by_touch_on_a_phone_without_scrolling(guest: Callable[..., Guest]) -> None:
    page = sit(guest(390, 844, has_touch=True, is_mobile=True, reduced_motion="no-preference"), SHORT)
    assert play_blue(page, lambda choice: choice.tap(force=True)) >= 2
    assert page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [
        844,
        390,
    ]


def test_a_whole_game_by_keys_alone(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1440, 900), SHORT)
    awaited(page)
    page.keyboard.press("1")
    expect(page.locator(".spot").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".spot:focus")).to_have_count(1)

    def press(choice: Locator) -> None:
        page.keyboard.press(str(choice.get_attribute("aria-keyshortcuts") or "1"))

    assert play_blue(page, press) >= 2


def test_levels_dice_and_rules_answer_in_one_turn(guest: Callable[..., Guest]) -> None:
    page = sit(guest(), SHORT)
    awaited(page)
    # A level tells who stands where.
    ledge = page.locator(".ledge.main button").first
    ledge.click()
    card = page.get_by_role("dialog", name="Level 1")
    expect(card).to_contain_text("Main treasure 2")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(ledge).to_be_focused()
    # A control that does nothing says which rule speaks.
    kept = str(page.locator(".spot").first.get_attribute("aria-label"))
    for number in range(1, 7):
        page.keyboard.press(str(number))
    # Playwright holds a button that is marked as unavailable for dead: here it answers.
    page.get_by_role("button", name="All dice kept").click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("T3")
    expect(page.get_by_role("dialog")).to_contain_text("You may stop after any roll")
    page.keyboard.press("Escape")
    # A forced click waits for nothing, not even for the dialog to be gone.
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("button.slot").first.click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("T8")
    page.keyboard.press("Escape")
    expect(page.locator("dialog .inside")).to_have_count(0)
    # A throw keeps what was kept and throws the rest.
    for number in range(2, 7):
        page.keyboard.press(str(number))
    expect(page.get_by_role("button", name="Reroll 5 dice")).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator(".rolls")).to_have_attribute("aria-label", "Roll 2 of 3")
    awaited(page)
    # Anyone who wants no motion sees each change within a millisecond.
    moving = page.evaluate(
        "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1)"
        ".map((one) => one.effect.target.className)"
    )
    assert moving == []
    face = kept.split(": ")[1].partition(",")[0]
    held = page.locator('.spot[aria-pressed="true"]')
    expect(held).to_have_count(1)
    expect(held).to_have_attribute("aria-label", re.compile(f": {face}, kept"))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_what_to_do_never_moves_what_is_tapped(guest: Callable[..., Guest], width: int, height: int) -> None:
    """Whatever the dice show, they and the buttons stay where a finger on its way to them saw them."""
    page = sit(guest(width, height), SHORT)
    awaited(page)
    places = set[str]()
    for lang in LANGUAGES:
        say = Texts(lang)
        tasks = [say(f"web-into-the-blue.task-{task}") for task in ("keep", "roll", "all-kept")]
        tasks += [say("web-into-the-blue.task-stop", gives=gives) for gives in ("chest", "shells")]
        places |= {json.dumps(page.evaluate(WRITE_TASK, task)) for task in tasks}
    assert len(places) == 1


def test_a_chest_is_seen_by_its_owner_alone(guest: Callable[..., Guest]) -> None:
    owner, other = guest(320, 640), guest()
    opened = open_table(owner, RICH, BOT, BOT, BOT, BOT)
    page = owner.visit(f"/table/{opened['table']}#token={opened['seats'][0]['token']}")
    watching = other.visit(f"/table/{opened['table']}")
    take_chest(page, 1)
    expect(page.get_by_role("button", name=re.compile(r"Chest 1: yours, it holds \d"))).to_be_visible()
    expect(watching.get_by_role("button", name="Chest 1: taken by Ada, still secret")).to_be_visible()
    buoy, sea = page.get_by_role("img", name=re.compile("You: 12 .* 1 chest")), page.locator(".sea")
    expect(buoy).to_be_visible()
    inside = "(buoy, sea) => buoy.getBoundingClientRect().top >= sea.getBoundingClientRect().top"
    assert buoy.evaluate(inside, sea.element_handle()), (
        "in the narrowest of lanes there is room for the chest"
    )


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_the_table_speaks_every_language(guest: Callable[..., Guest], lang: str) -> None:
    page = sit(guest(1440, 900), SHORT, lang=lang)
    awaited(page)
    assert page.evaluate("document.documentElement.lang") == lang
    said = page.inner_text("body")
    said += " ".join(
        page.eval_on_selector_all("[aria-label]", "all => all.map((one) => one.getAttribute('aria-label'))")
    )
    assert not MISSING.findall(said)


@pytest.mark.soak
def test_every_state_is_open_to_everyone_on_a_desk(guest: Callable[..., Guest]) -> None:
    """On a phone, and in the dark, test_every_state looks at all of them."""
    page = sit(guest(1440, 844), SHORT, BOT, BOT)
    awaited(page)
    assert faults(page) == []
    seen: set[str] = set()

    def press(choice: Locator) -> None:
        kind = str(choice.get_attribute("class")).split()[0]
        if kind not in seen:
            seen.add(kind)
            assert faults(page) == []
        choice.click()

    play_blue(page, press)
    assert faults(page) == []


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("deep-trench", 5),
        ({"dice": 8, "levels": 2, "faces": "12C", "chests": [3, 4], "main": [2, 4], "secondary": [1, 2]}, 2),
        # With so many shells nobody is done before the person has had something to decide.
        ({"levels": 1, "faces": "1C", "dice": 1, "main": [2], "secondary": [1], "shells": 30, "rolls": 1}, 3),
        ({"chests": list(range(1, 11)), "secondaries": [4, 4, 4, 4]}, 4),
    ],
)
def test_house_rules_fit_the_drawing(
    guest: Callable[..., Guest], rules: dict[str, Any] | str, seats: int
) -> None:
    here = guest()
    page = sit(here, rules, *[BOT] * (seats - 1))
    awaited(page)
    outside = page.evaluate(
        """() => [...document.querySelectorAll('.sea button, .tray button')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1;
        }).map((one) => one.className)"""
    )
    assert outside == []


def test_the_lesson_is_learnt_by_doing(guest: Callable[..., Guest]) -> None:
    here = guest(reduced_motion="no-preference")
    page = here.page
    page.goto(f"{here.house}/learn/{GAME}")
    coach = page.locator(".coach")

    def go_on() -> None:
        page.locator(".forward").click()

    def wait_for(rule: str) -> None:
        coach.get_by_role("button", name=f"Rule {rule}").wait_for()
        # The way on comes with the scoring.
        ready(page, ".forward, .scoring")

    def do(keys: str, offered: str) -> None:
        ready(page)
        expect(page.locator(offered).first).to_be_visible()
        for key in keys:
            page.keyboard.press(key)

    wait_for("T4")
    go_on()
    wait_for("T2")
    do("s", ".stop")
    expect(coach.locator(".nudge")).to_be_visible()
    do("123r", ".stop")
    wait_for("T3")
    do("s", ".stop")
    wait_for("T6")
    do("3", ".level.lit")
    wait_for("T5")
    go_on()
    wait_for("T8")
    do("s", ".stop")
    do("2", ".slot.lit")
    wait_for("E3")
    # The chest is the learner's own: its value is shown.
    expect(page.get_by_role("button", name="Chest 2: Ada found 7")).to_be_visible()
    go_on()
    wait_for("S2")
    do("s", ".stop")
    wait_for("S3")
    do("3", ".level.lit")
    wait_for("S5")
    page.locator(".ledge.main button").nth(2).click()
    expect(page.get_by_role("dialog", name="Level 3")).to_contain_text("level 2 decides: Ada 2, Bo 0")
    page.keyboard.press("Escape")
    go_on()
    wait_for("E1")
    do("s", ".stop")
    wait_for("T7")
    do("1", ".level.lit")
    wait_for("S6")
    go_on()
    page.wait_for_url(f"{here.house}/")
