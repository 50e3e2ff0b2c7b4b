"""A tap or key that comes while something moves is never lost: it acts on the table as it will be.

Time stands still in these pages. Each motion is stopped at a moment drawn at random, tapped there, and what
the settled table would have done must have been done, without a further tick of the clock.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any, Final, Literal

import pytest
from playwright.sync_api import expect

from web_states import ATLANTIS, BLUE, open_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page, WebSocket

    from web_guest import Guest

Place = tuple[float, float]
Way = Literal["mouse", "finger", "keys"]
WAYS: Final[tuple[Way, ...]] = ("mouse", "finger", "keys")
# In each of three ways: 210 for each game under `make soak`.
TAPS: Final = 8
ALL_TAPS: Final = 70
LONGEST: Final = 2500
SIZES: Final = {"mouse": (1440, 900), "finger": (390, 844), "keys": (1440, 900)}
KEPT: Final = "(at) => document.querySelectorAll('.spot')[at].getAttribute('aria-pressed')"


def stop_the_clock(page: Page) -> None:
    """Stop the time of a settled page: somewhat ahead, for it goes on until the page hears of it."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 10"))


class Watched:
    """A table whose clock stands still, and all that its page was told and has sent."""

    def __init__(self, here: Guest, game: str, way: Way, rng: random.Random) -> None:
        self.here = here
        self.game = game
        self.way = way
        self.rng = rng
        self.page: Page = here.page
        self.sent: list[str] = []
        self.known = 0
        self.now: dict[str, Any] = {"actor": -1, "view": None, "moves": []}
        self.line: WebSocket | None = None
        self.page.on("websocket", self._connected)
        self.page.clock.install()

    def _connected(self, line: WebSocket) -> None:
        self.line = line
        line.on("framesent", lambda frame: self._sent(json.loads(frame)))
        line.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "play":
            self.sent.append(message["move"])
            self.now = {"actor": -1, "view": None, "moves": []}

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] in ("table", "moved"):
            self.now = message

    def sit(self, rules: dict[str, Any]) -> None:
        """Open another table, and wait until its first decision is shown."""
        opened = open_table(self.here, self.game, rules)
        self.page.clock.resume()
        self.here.visit(f"/table/{opened['table']}#token={opened['seats'][0]['token']}")
        self.page.locator(".table[data-live=true]").wait_for()
        stop_the_clock(self.page)
        self.listen()

    def listen(self) -> None:
        """Hear from the server up to our next decision or the end; the page must have heard it too."""
        assert self.line is not None
        while self.now["actor"] not in (0, None) or self.now["view"] is None:
            self.line.wait_for_event("framereceived")
        moves = self.now["number"] if self.now["type"] == "moved" else len(self.now["played"])
        self.page.locator(f".table[data-moves='{moves}']").wait_for()

    def moves(self) -> list[dict[str, Any]]:
        """Give the moves that the settled table offers."""
        return self.now["moves"]

    def stop_somewhere(self) -> bool:
        """Let the motion go on for a while; tells whether it is still on."""
        self.page.clock.run_for(self.rng.randrange(1, LONGEST))
        return self.page.locator(".table").first.get_attribute("aria-busy") == "true"

    def tap(self, at: Place) -> None:
        """Tap there as this person does."""
        if self.way == "finger":
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def middle(self, what: str) -> Place:
        """Give the place of something that is shown."""
        box = self.page.locator(what).first.bounding_box()
        assert box is not None, what
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def heard_of(self, *moves: str) -> None:
        """See that the server is told of one of these moves, and of nothing else."""
        assert self.line is not None
        while len(self.sent) == self.known:
            # A tap that was lost sends nothing: this ends in an error.
            self.line.wait_for_event("framesent", timeout=10_000)
        self.known += 1
        assert len(self.sent) == self.known
        assert self.sent[-1] in moves, (self.sent[-3:], moves)


def blue_taps(table: Watched) -> Iterator[bool]:
    """Play the dice game by taps; tells of each whether something moved."""
    rng = table.rng
    while True:
        table.sit({"shells": 9})
        page = table.page
        # Where the settled table has its buttons: it never lays them out anew.
        places = {what: table.middle(what) for what in (".acts .roll", ".stop")}
        spots = [table.middle(f".spot:nth-of-type({at + 1})") for at in range(6)]
        moving = False
        while table.moves():
            offered = {move["move"] for move in table.moves()}
            if "stop" in offered:
                move = _decide(table, places, spots, rng)
            else:
                move = rng.choice(sorted(offered))
                verb, number = move.split()
                if table.way == "keys":
                    page.keyboard.press(number)
                else:
                    table.tap(_row(table, verb, int(number)))
            table.heard_of(move)
            yield moving
            table.listen()
            moving = table.stop_somewhere()


def _row(table: Watched, verb: str, number: int) -> Place:
    """Give the place of a chest, or of a level: between its ledges, lit or not."""
    if verb == "chest":
        return table.middle(f".slot >> nth={number - 1}")
    left, right = (table.middle(f".ledge.{side} >> nth={number - 1}") for side in ("main", "secondary"))
    return (left[0] + right[0]) / 2, left[1]


def _decide(table: Watched, places: dict[str, Place], spots: list[Place], rng: random.Random) -> str:
    """Keep some dice, the first of them while others may still fall; then throw or stop."""
    page, view = table.page, table.now["view"]
    first = rng.choice(["spot", "throw", "stop"])
    keeps = {move["move"] for move in table.moves() if move["move"].startswith("keep")}
    if first == "throw" and f"keep {view['held'] or 'none'}" not in keeps:
        first = "spot"
    if first == "spot":
        at = rng.randrange(len(spots))
        if table.way == "keys":
            page.keyboard.press(str(at + 1))
        else:
            table.tap(spots[at])
        # What was held before is kept unless it is tapped: one die has changed, in the same frame.
        kept = sum(page.evaluate(KEPT, spot) == "true" for spot in range(len(spots)))
        assert abs(kept - len(view["held"])) == 1, (kept, view)
        first = "stop"
    if table.way == "keys":
        page.keyboard.press("s" if first == "stop" else "r")
    else:
        table.tap(places[".stop" if first == "stop" else ".acts .roll"])
    return "stop" if first == "stop" else f"keep {view['held'] or 'none'}"


def atlantis_taps(table: Watched) -> Iterator[bool]:
    """Play the game of the bricks by taps; tells of each whether something moved."""
    while True:
        table.sit({})
        moving = False
        while table.moves():
            acting = table.now["scene"]["tasks"]["action"] in ("must", "may")
            slides = [move for move in table.moves() if move["move"].startswith("move ")]
            wanted = slides if table.way == "keys" or not acting else _actions(table.moves())
            if table.way != "keys":
                wanted = [move for move in wanted if _square(move) is not None]
            if not wanted:
                _without_a_square(table)
                yield False
            else:
                _touch(table, table.rng.choice(wanted), wanted)
                yield moving
            table.listen()
            moving = table.stop_somewhere()


def _actions(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [move for move in moves if move["move"].split()[0] in ("compass", "shift", "coral", "fire")]


def _square(choice: dict[str, Any]) -> str | None:
    """Give the square that has to be tapped first for a move; none if it has no square."""
    effect, words = choice["effect"], choice["move"].split()
    square = {"move": effect.get("end"), "compass": words[-1], "fire": (effect.get("path") or [None])[-1]}
    first = square.get(words[0], words[1])
    return None if first == "base" else first


def _touch(table: Watched, choice: dict[str, Any], offered: list[dict[str, Any]]) -> None:
    """Make a move by taps or keys, the first of them while something may still move."""
    page, words = table.page, choice["move"].split()
    confirm = page.locator(".say .button.main")
    if table.way == "keys":
        page.keyboard.press(words[1].lower())
        # It is shown first, and made when it is named again.
        assert confirm.is_visible(), words
        assert len(table.sent) == table.known
        page.keyboard.press(words[1].lower())
        table.heard_of(choice["move"])
        return
    table.tap(table.middle(f'[data-square="{_square(choice)}"]'))
    aimed = words[0] == "fire" and len(words) > 2
    if aimed or words[0] in ("shift", "coral"):
        assert page.locator(".arrow.picked, .pad" if aimed else ".piece.taken").count(), words
        table.tap(table.middle(f'[data-square="{words[-1]}"]'))
    if table.way == "finger":
        # A finger chooses first and confirms then.
        assert confirm.is_visible(), words
        assert len(table.sent) == table.known
        table.tap(table.middle(".say .button.main"))
    # Two ways may lead to the same square.
    same = [move["move"] for move in offered if words[0] == "move" and _square(move) == _square(choice)]
    table.heard_of(choice["move"], *same)


def _without_a_square(table: Watched) -> None:
    """Make a move that has no square, or that keys reach only step by step, on the settled table."""
    page = table.page
    page.keyboard.press("Escape")
    choice = table.rng.choice(table.moves())
    words = choice["move"].split()
    if words[0] == "hold":
        page.locator(".say .button").last.click()
    elif words[0] == "move":
        page.keyboard.press(words[1].lower())
        page.keyboard.press(words[1].lower())
    else:
        page.mouse.click(*table.middle(f'[data-square="{_square(choice)}"]'))
        if words[0] in ("shift", "coral") or (words[0] == "fire" and len(words) > 2):
            page.mouse.click(*table.middle(f'[data-square="{words[-1]}"]'))
    table.heard_of(choice["move"])


GAMES: Final = {BLUE: blue_taps, ATLANTIS: atlantis_taps}


def a_guest(guest: Callable[..., Guest], way: Way) -> Guest:
    width, height = SIZES[way]
    finger = way == "finger"
    # A page whose clock was stopped is nobody else's.
    return guest(width, height, new=True, reduced_motion="no-preference", has_touch=finger, is_mobile=finger)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_tap_is_lost_while_something_moves(
    guest: Callable[..., Guest], game: str, way: Way, *, thorough: bool
) -> None:
    table = Watched(a_guest(guest, way), game, way, random.Random(f"{game} {way}"))
    count = 0
    for moving in GAMES[game](table):
        count += moving
        if count == (ALL_TAPS if thorough else TAPS):
            break


def a_throw(table: Watched) -> None:
    """Throw all dice, and stop the clock in mid-air."""
    table.sit({"shells": 9})
    table.page.keyboard.press("s")
    table.heard_of("stop")
    table.listen()
    table.page.clock.run_for(40)
    expect(table.page.locator(".table[aria-busy]")).to_have_attribute("aria-busy", "true")


def test_a_button_around_the_table_works_while_something_moves(guest: Callable[..., Guest]) -> None:
    table = Watched(a_guest(guest, "finger"), BLUE, "finger", random.Random(1))
    a_throw(table)
    page = table.page
    table.tap(table.middle("header button[aria-label='Menu']"))
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".table[aria-busy]")).to_have_attribute("aria-busy", "false")


def test_a_dialog_is_closed_while_something_moves_behind_it(guest: Callable[..., Guest]) -> None:
    table = Watched(a_guest(guest, "mouse"), BLUE, "mouse", random.Random(2))
    table.sit({"shells": 9})
    page = table.page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    # As somebody else's move would: a key or a tap outside would end the motion.
    page.evaluate("document.querySelector('.stop').click()")
    table.heard_of("stop")
    table.listen()
    page.clock.run_for(40)
    expect(page.locator(".table[aria-busy]")).to_have_attribute("aria-busy", "true")
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    # What moves behind a dialog is not that dialog's concern.
    expect(page.locator(".table[aria-busy]")).to_have_attribute("aria-busy", "true")


@pytest.mark.parametrize(
    "long", [60, 700, *(pytest.param(long, marks=pytest.mark.soak) for long in (0, 300))]
)
def test_a_lesson_goes_on_by_a_tap_while_something_moves(guest: Callable[..., Guest], long: int) -> None:
    here = a_guest(guest, "finger")
    page = here.page
    page.clock.install()
    here.visit(f"/learn/{BLUE}")
    step = page.locator(".coach progress")
    forward = page.locator(".forward")
    box = forward.bounding_box()
    assert box is not None
    forward.click()
    for value, keys in ((2, "123r"), (3, "s"), (4, "3")):
        expect(step).to_have_attribute("value", str(value))
        page.locator(".table[data-live=true]").wait_for()
        if value == 4:
            stop_the_clock(page)
        page.keyboard.type(keys)
    expect(step).to_have_attribute("value", "5")
    page.clock.run_for(long)
    expect(page.locator(".table[aria-busy]")).to_have_attribute("aria-busy", "true")
    expect(forward).to_have_count(0)
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(step).to_have_attribute("value", "6")


def test_a_tap_for_what_is_gone_says_so(guest: Callable[..., Guest]) -> None:
    table = Watched(a_guest(guest, "mouse"), BLUE, "mouse", random.Random(3))
    a_throw(table)
    page = table.page
    spot = table.middle(".spot")
    # As if the table had gone on to something without dice by the time the motion ended.
    page.evaluate("addEventListener('pointerdown', () => document.querySelector('.spot').remove(), true)")
    table.tap(spot)
    expect(page.get_by_role("status").filter(has_text="Too late")).to_have_count(1)
    assert len(table.sent) == table.known
