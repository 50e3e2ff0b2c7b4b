"""A table in browsers: each sees only what it may, comes back exact to the die, and has all a game needs."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from fathoms.core import game_names
from web_guest import ask, ready, settled
from web_states import PLAIN, RICH, take_chest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocket, WebSocketRoute

    from web_guest import Guest

GAMES = sorted(game_names())
SIZES = [(390, 844), (820, 1180), (1440, 900)]


@pytest.fixture
def table(house: str) -> Callable[..., tuple[str, list[str]]]:
    """Open tables for people, all of whom sit already; gives the table and their tokens by seat."""

    def opened(*names: str, **more: object) -> tuple[str, list[str]]:
        wish: dict[str, Any] = {"game": "into-the-blue", "rules": RICH, "first": 0}
        wish |= {"seats": [{"kind": "human", "name": name} for name in names], **more}
        answer = ask(house, "/api/tables", wish)
        tokens: list[str] = []
        for name, seat in zip(names, answer["seats"], strict=True):
            invited: dict[str, Any] = {"invite": seat.get("invite"), "name": name, "understood": True}
            mine = seat if "token" in seat else ask(house, f"/api/tables/{answer['table']}/sit", invited)
            tokens.append(mine["token"])
        return answer["table"], tokens

    return opened


def words(page: Page) -> str:
    return page.get_by_test_id("board").inner_text()


def same(page: Page, other: Page) -> None:
    """Wait until both show the same table, to the die; each calls its own seat You."""
    # Nothing changes any more when nothing moves and every move is told.
    for each in (page, other):
        expect(each.get_by_test_id("board")).not_to_be_empty()
        settled(each)
    text = other.get_by_test_id("board").text_content() or ""
    pieces = (r"\s+".join(map(re.escape, piece.split())) for piece in re.split(r"You|Ada|Ben", text))
    expect(page.get_by_test_id("board")).to_have_text(re.compile(r"\s*(You|Ada|Ben)\s*".join(pieces)))


def my_turn(page: Page) -> None:
    ready(page)
    expect(page.locator("h1")).to_contain_text("your turn", ignore_case=True)
    expect(page.get_by_role("button", name="Stop here")).to_be_enabled()


def dive(page: Page) -> None:
    """Dive, stop and place the shells in the plain sea: the turn passes."""
    my_turn(page)
    page.keyboard.press("s")
    ready(page)
    expect(page.get_by_role("button", name=re.compile(r"^Level 1: \+"))).to_be_visible()
    page.keyboard.press("1")


def heard(here: Guest) -> list[str]:
    """Keep every message that a page hears from now on."""
    frames: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    here.hear("websocket", listen)
    return frames


def chests_told(frames: list[str]) -> set[int]:
    """Give the values of chests in all that was heard."""
    views = [view for frame in frames if (view := json.loads(frame).get("view"))]
    return {value for view in views for value in view["chests"] if value is not None}


def test_each_sees_only_what_it_may(
    guest: Callable[..., Guest], table: Callable[..., tuple[str, list[str]]]
) -> None:
    name, tokens = table("Ada", "Ben")
    ada, ben, watcher = (guest() for _ in range(3))
    told = [heard(each) for each in (ada, ben, watcher)]
    ada.visit(f"/table/{name}#token={tokens[0]}")
    ben.visit(f"/table/{name}#token={tokens[1]}")
    watcher.visit(f"/table/{name}")
    take_chest(ada.page, 2)
    mine = ada.page.get_by_role("button", name=re.compile(r"Chest 2: yours, it holds \d"))
    expect(mine).to_be_visible()
    for other in (ben, watcher):
        secret = other.page.get_by_role("button", name="Chest 2: taken by Ada, still secret")
        expect(secret).to_be_visible()
    value = int((mine.get_attribute("aria-label") or "").rsplit(maxsplit=1)[-1])
    assert [chests_told(frames) for frames in told] == [{value}, set(), set()]
    same(watcher.page, ben.page)
    # Who watches has nothing to play with.
    expect(watcher.page.locator("h1")).to_have_text("It is Ada’s turn.")
    assert not [frame for frame in told[2] if json.loads(frame).get("moves")]


def test_a_reload_mid_roll_shows_the_same_dice(
    guest: Callable[..., Guest], table: Callable[..., tuple[str, list[str]]]
) -> None:
    name, tokens = table("Ada", "Ben", rules={})
    ada = guest()
    page = ada.visit(f"/table/{name}#token={tokens[0]}")
    my_turn(page)
    first = words(page)
    page.keyboard.press("1")
    page.keyboard.press("r")
    expect(page.get_by_test_id("board")).not_to_have_text(first)
    expect(page.get_by_test_id("told")).to_contain_text("You roll")
    before = words(page)
    page.reload()
    my_turn(page)
    assert words(page) == before
    # On another device too, with the seat's own link.
    other = guest(1440, 900)
    other.visit(f"/table/{name}#token={tokens[0]}")
    my_turn(other.page)
    assert words(other.page) == before
    assert tokens[0] not in other.page.url


def test_a_line_that_breaks_mid_roll_heals_exact_to_the_die(
    guest: Callable[..., Guest], table: Callable[..., tuple[str, list[str]]]
) -> None:
    """The throw reaches the server, the dice do not reach the page: the line is cut in between."""
    name, tokens = table("Ada", "Ben", rules={})
    ada = guest(new=True)
    lines: list[WebSocketRoute] = []
    deaf: list[bool] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: None if deaf else line.send(message))
        lines.append(line)

    ada.page.route_web_socket(re.compile("/live$"), connect)
    page = ada.visit(f"/table/{name}#token={tokens[0]}")
    my_turn(page)
    watcher = guest()
    watcher.visit(f"/table/{name}")
    same(watcher.page, page)
    before = words(page)
    deaf.append(True)
    page.keyboard.press("1")
    page.keyboard.press("r")
    expect(watcher.page.get_by_test_id("board")).not_to_have_text(before)
    assert words(page) == before
    deaf.clear()
    lines[-1].close(code=1011)
    same(page, watcher.page)
    my_turn(page)
    assert len(lines) == 2


def test_a_network_that_is_gone_for_a_moment_is_told_and_healed(
    guest: Callable[..., Guest], table: Callable[..., tuple[str, list[str]]]
) -> None:
    name, tokens = table("Ada", "Ben", rules=PLAIN)
    ada, ben = guest(), guest()
    ada.visit(f"/table/{name}#token={tokens[0]}")
    ben.visit(f"/table/{name}#token={tokens[1]}")
    dive(ada.page)
    my_turn(ben.page)
    ada.page.context.set_offline(offline=True)
    lost = ada.page.get_by_text("Connection lost. Reconnecting")
    expect(lost).to_be_visible()
    dive(ben.page)
    expect(ben.page.locator("h1")).to_have_text("It is Ada’s turn.")
    ada.page.context.set_offline(offline=False)
    expect(lost).to_be_hidden()
    same(ada.page, ben.page)
    dive(ada.page)
    same(ben.page, ada.page)
    ada.forgive("ERR_INTERNET_DISCONNECTED")


def test_what_is_wished_without_a_network_is_told_and_kept(
    guest: Callable[..., Guest], table: Callable[..., tuple[str, list[str]]]
) -> None:
    name, tokens = table("Ada", "Ben", rules=PLAIN)
    ada = guest(1440, 900)
    page = ada.visit(f"/table/{name}#token={tokens[0]}")
    ben = guest()
    ben.visit(f"/table/{name}#token={tokens[1]}")
    my_turn(page)
    page.context.set_offline(offline=True)
    expect(page.get_by_text("Connection lost. Reconnecting")).to_be_visible()
    note = page.get_by_role("alert").filter(has_text="Nothing was sent: there is no connection.")
    page.keyboard.press("2")
    chosen = page.locator(".spot[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    page.keyboard.press("r")
    expect(note).to_be_visible()
    page.get_by_text("Chat").first.click()
    line = page.get_by_label("Write a message")
    line.fill("Are you there?")
    page.get_by_role("button", name="Send").click()
    expect(note).to_have_count(2)
    expect(line).to_have_value("Are you there?")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Nothing was sent")
    page.keyboard.press("Escape")
    page.context.set_offline(offline=False)
    expect(note).to_have_count(1)
    # Neither a line that comes back nor a page that loads anew takes what was begun.
    page.reload()
    my_turn(page)
    expect(chosen).to_have_count(1)
    page.get_by_text("Chat").first.click()
    expect(line).to_have_value("Are you there?")
    page.get_by_role("button", name="Send").click()
    expect(line).to_have_value("")
    expect(page.get_by_role("log")).to_contain_text("Are you there?")
    page.keyboard.press("r")
    ready(page)
    # A bot that plays for somebody hides nothing of what else is to be said.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(f"{ada.house}/")
    page = ada.visit(f"/table/{name}")
    bot = page.get_by_text("A bot is playing for you.")
    expect(bot).to_be_visible()
    page.context.set_offline(offline=True)
    lost, bot = (
        page.get_by_text("Connection lost. Reconnecting"),
        page.get_by_text("A bot is playing for you."),
    )
    expect(lost).to_be_visible()
    places = [each.bounding_box() for each in (lost, bot)]
    assert places[0]
    assert places[1]
    assert places[0]["y"] + places[0]["height"] <= places[1]["y"]
    ada.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_move_is_taken_back_when_the_other_agrees(
    guest: Callable[..., Guest], table: Callable[..., tuple[str, list[str]]]
) -> None:
    name, tokens = table("Ada", "Ben")
    ada, ben = guest(), guest(1440, 900)
    ada.visit(f"/table/{name}#token={tokens[0]}")
    ben.visit(f"/table/{name}#token={tokens[1]}")
    my_turn(ada.page)
    before = words(ada.page)
    ada.page.keyboard.press("s")
    expect(ada.page.get_by_role("button", name="Take chest 1")).to_be_visible()
    # In the header, and beside the move itself in the log.
    ada.page.get_by_role("button", name="Undo").first.click()
    note = ben.page.get_by_role("alert")
    expect(note).to_contain_text("Ada would like to undo their last move")
    note.get_by_role("button", name="OK").click()
    my_turn(ada.page)
    expect(ada.page.get_by_test_id("board")).to_have_text(before)
    expect(note).to_be_hidden()


def test_people_talk_and_see_their_clocks(
    guest: Callable[..., Guest], table: Callable[..., tuple[str, list[str]]]
) -> None:
    name, tokens = table("Ada", "Ben", clock={"kind": "live", "bank": 300, "increment": 5})
    ada, ben = guest(), guest(1440, 900)
    ada.visit(f"/table/{name}#token={tokens[0]}")
    ben.visit(f"/table/{name}#token={tokens[1]}")
    for page in (ada.page, ben.page):
        clocks = page.get_by_role("list", name="Players").locator(".time")
        expect(clocks).to_have_count(2)
        expect(clocks.first).to_have_text(re.compile(r"^4:5\d$"))
    ben.page.locator("summary", has_text="Chat").click()
    line = "<b>Good</b> luck & all that"
    ben.page.get_by_label("Write a message").fill(line)
    ben.page.get_by_role("button", name="Send").click()
    expect(ben.page.get_by_role("log")).to_contain_text(line)
    ada.page.get_by_role("button", name="Chat, one new message").click()
    expect(ada.page.get_by_role("log")).to_contain_text(line)
    ada.page.get_by_role("button", name="Close", exact=True).click()
    expect(ada.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_a_game_ends_and_begins_once_more_with_the_same_people(
    guest: Callable[..., Guest], table: Callable[..., tuple[str, list[str]]]
) -> None:
    name, tokens = table("Ada", "Ben")
    ada, ben = guest(), guest()
    ada.visit(f"/table/{name}#token={tokens[0]}")
    ben.visit(f"/table/{name}#token={tokens[1]}")
    my_turn(ada.page)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    for page, told in ((ada.page, "You resigned."), (ben.page, "Ada resigned.")):
        expect(page.get_by_role("region", name="The game is over")).to_contain_text(told)
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_text("Waiting for the others")).to_be_visible()
    ben.page.get_by_role("button", name="Play again").click()
    for page in (ada.page, ben.page):
        page.wait_for_url(lambda url: "/table/" in url and name not in url)
    assert ada.page.url == ben.page.url
    # Seats stay; who begins moves on: now it is Ben.
    my_turn(ben.page)
    same(ada.page, ben.page)


def test_around_one_screen_chests_are_seen_only_while_their_owner_holds_the_button(
    guest: Callable[..., Guest], table: Callable[..., tuple[str, list[str]]]
) -> None:
    name, tokens = table("Ada", "Ben")
    here = guest()
    here.hold(name, *tokens)
    page = here.visit(f"/table/{name}")
    secret = page.get_by_role("button", name=re.compile("still secret"))
    take_chest(page, 1)
    expect(secret).to_have_count(1)
    take_chest(page, 2)
    expect(secret).to_have_count(2)
    my_turn(page)
    button = page.get_by_role("button", name="Ada: hold to see your secrets")
    button.hover()
    page.mouse.down()
    expect(page.get_by_role("button", name=re.compile(r"Chest 1: Ada found \d"))).to_be_visible()
    page.mouse.up()
    expect(secret).to_have_count(2)
    button.focus()
    page.keyboard.down("Space")
    expect(secret).to_have_count(0)
    page.keyboard.up("Space")
    expect(secret).to_have_count(2)


def test_around_this_screen_begins_from_the_start_page(guest: Callable[..., Guest]) -> None:
    page = guest().visit("/here")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("board")).not_to_be_empty()
    expect(page.get_by_role("button", name=re.compile("hold to see your secrets"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_at_a_table(guest: Callable[..., Guest], house: str, game: str) -> None:
    seats: list[dict[str, Any]] = [
        {"kind": "human", "name": "Ada"},
        *([{"kind": "bot", "bot": "greedy"}] * 3),
    ]
    opened = ask(house, "/api/tables", {"game": game, "seats": seats, "first": 0})
    page = guest().visit(f"/table/{opened['table']}#token={opened['seats'][0]['token']}")
    expect(page.locator("h1")).to_contain_text("your turn", ignore_case=True)
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        sizes = page.evaluate("(root => [root.scrollWidth, root.scrollHeight])(document.documentElement)")
        if sizes != [width, height]:
            wrong.append(f"{width}x{height} scrolls: {sizes}")
    assert wrong == []
