"""Small manners of a table: names in the reader's language, nobody named too early, large arrows to aim."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from web_guest import ask, ready, settled
from web_states import ATLANTIS, BLUE, CALM, PLAIN, open_table, sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

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
        if ("Your turn" in pair and "| Blue" in pair)
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
    assert ("stop" in (marked.first.get_attribute("class") or "")) == ("stop" in best)


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


@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
def test_whoever_gives_up_has_nothing_to_throw_or_to_slide_any_more(
    guest: Callable[..., Guest], game: str
) -> None:
    page = sit(guest(1280, 800), game)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator("h1")).to_have_text("The game is over")
    expect(page.locator(".table[data-live=true]")).to_have_count(0)
    expect(page.locator(".tray .button, .tray .spot, .tray .arrow, .tray .step")).to_have_count(0)
    tops = "all => all.map(one => one.getBoundingClientRect().top)"
    rows: list[float] = page.locator(".end .ways > *").evaluate_all(tops)
    assert all(rows.count(top) == 2 for top in rows[1:]), "no way on stands alone in its row"


def test_the_end_is_not_said_before_the_last_dive_is_seen(guest: Callable[..., Guest]) -> None:
    page = sit(guest(reduced_motion="no-preference"), BLUE, PLAIN | {"shells": 1})
    page.keyboard.press("s")
    ready(page)
    page.evaluate(WATCH)
    page.keyboard.press("1")
    # The other one's last dive is shown at its own pace.
    expect(page.locator("h1")).to_have_text("The game is over")
    expect(page.locator(".tray")).to_have_count(0)
    seen: list[str] = page.evaluate("[...window.seen]")
    assert any("Blue" in pair for pair in seen)
    assert not [pair for pair in seen if "The game is over" in pair]


def test_new_lines_of_the_talk_are_counted_until_they_are_read(guest: Callable[..., Guest]) -> None:
    ada, ben = guest(1280, 800), guest()
    opened = open_table(ada, BLUE, PLAIN, people=2, bots=0)
    at = f"/table/{opened['table']}"
    wish = {"invite": opened["seats"][1]["invite"], "name": "Ben", "understood": True}
    token = ask(ada.house, f"/api/tables/{opened['table']}/sit", wish)["token"]
    desk, phone = ada.visit(f"{at}#token={opened['seats'][0]['token']}"), ben.visit(f"{at}#token={token}")
    ready(desk)
    phone.get_by_role("button", name="Chat", exact=True).click()
    phone.get_by_label("Write a message").fill("Hello")
    phone.get_by_role("button", name="Send").click()
    phone.get_by_role("button", name="Close", exact=True).click()
    # Folded on a desk, it says that something came; one's own lines are no news.
    folded = desk.locator("details.talk > summary")
    expect(folded.locator(".badge")).to_have_text("1")
    expect(desk.get_by_test_id("told")).to_contain_text("Ben: Hello")
    expect(phone.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    folded.click()
    expect(folded.locator(".badge")).to_have_count(0)
    desk.get_by_label("Write a message").fill("Hello Ben")
    desk.get_by_role("button", name="Send").click()
    phone.get_by_role("button", name="Chat, one new message").click()
    phone.get_by_role("button", name="Close", exact=True).click()
    # What was read is read, also after the page was loaded anew.
    for page in (desk, phone):
        page.reload()
        page.locator(".table").wait_for()
    expect(phone.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    expect(folded.locator(".badge")).to_have_count(0)


def test_a_game_that_is_on_comes_first_and_a_finished_one_is_seen_again(guest: Callable[..., Guest]) -> None:
    here = guest()
    kept = {"game": BLUE, "names": ["Ada", "Blue"], "at": 1_800_000_000_000}
    games = [{**kept, "table": "over1234", "over": True}, {**kept, "table": "onon1234", "over": False}]
    here.keep({"fathoms/recent": games})
    page = here.visit("/")
    going = page.get_by_role("region", name="Continue")
    expect(going.get_by_role("link")).to_have_attribute("href", "/table/onon1234")
    done = page.get_by_role("region", name="Recent games on this device").get_by_role("link")
    expect(done).to_have_attribute("href", "/replay/over1234")
    first = page.get_by_role("button", name=re.compile("^Play now")).first
    box, below = going.bounding_box(), first.bounding_box()
    assert box
    assert below
    assert box["y"] < below["y"]


def test_an_invite_that_is_broken_or_used_says_so_and_lets_watch(guest: Callable[..., Guest]) -> None:
    here = guest()
    opened = open_table(here, BLUE, PLAIN, people=3, bots=0)
    at, used = f"/table/{opened['table']}", opened["seats"][1]["invite"]
    ask(here.house, f"/api/tables/{opened['table']}/sit", {"invite": used, "name": "Ben", "understood": True})
    wrong = {"bad": "This invite is not valid", "x" * 32: "This invite is not valid"}
    for invite, words in (wrong | {used: "This invite has already been used"}).items():
        page = here.visit(f"{at}#invite={invite}")
        expect(page.get_by_role("heading", name=words)).to_be_visible()
        expect(page.get_by_role("textbox")).to_have_count(0)
        page.goto("about:blank")
    page = here.visit(f"{at}#invite={used}")
    page.get_by_role("link", name="Watch this table").click()
    expect(page.locator("h1")).to_have_text("Waiting for the others")
    page = here.visit(f"{at}#invite={opened['seats'][2]['invite']}")
    expect(page.get_by_role("textbox")).to_be_visible()
    here.forgive("40")


def test_a_part_of_a_turn_that_is_done_says_what_is_left(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1280, 800), ATLANTIS, CALM | {"die": ["E", "E"]})
    page.keyboard.press("s")
    page.keyboard.press("s")
    words = page.locator(".tray .words")
    expect(words).to_have_text("Choose a lit square for the compass.")
    for act in (lambda: page.keyboard.press("w"), lambda: page.locator(".step.done").click(force=True)):
        act()
        expect(words).to_contain_text("Your slide is done. Now do what the die shows.")
        expect(page.locator(".square.lit").first).to_be_visible()
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_an_impatient_click_on_the_last_throw_opens_no_rule(guest: Callable[..., Guest]) -> None:
    page = sit(guest(reduced_motion="no-preference"), BLUE, PLAIN)
    for _ in range(2):
        ready(page)
        page.locator(".roll").click()
        page.locator(".table[aria-busy=true]").wait_for()
    page.locator(".spot").nth(2).click(force=True)
    page.locator(".roll, .spot").first.click(force=True, no_wait_after=True)
    ready(page, ".level.lit")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_notice_covers_no_score_and_its_cross_stands_beside_it(guest: Callable[..., Guest]) -> None:
    here = guest(320, 700, new=True)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    here.page.route_web_socket(re.compile("/live$"), connect)
    page = sit(here, BLUE, PLAIN)
    words = "That is not possible now, and it is said in a sentence that takes more than one line."
    refused = {"type": "refused", "kind": "denied", "message": words, "version": 1, "rule": None}
    lines[-1].send(json.dumps(refused))
    note = page.get_by_role("alert").filter(has_text=words)
    cross = note.get_by_role("button", name="Close")
    expect(cross).to_be_visible()
    settled(page)
    (said, closes, scores) = (one.bounding_box() for one in (note, cross, page.locator(".sea")))
    assert said
    assert closes
    assert scores
    assert said["y"] + said["height"] <= scores["y"] + 1
    text = note.locator("span").first.bounding_box()
    assert text
    assert text["x"] + text["width"] <= closes["x"]


@pytest.mark.parametrize("lang", sorted(COLOURS))
def test_the_way_to_the_result_is_whole_on_the_narrowest_screen(
    guest: Callable[..., Guest], lang: str
) -> None:
    page = guest(320, 700, locale=lang).visit("/score")
    word = page.locator(".bar small")
    expect(word).to_be_visible()
    assert word.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    ends = "[...document.querySelectorAll('.bar .seat')].map((one) => one.getBoundingClientRect().right)"
    assert max(page.evaluate(ends)) <= 320
