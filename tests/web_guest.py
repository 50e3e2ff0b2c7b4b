"""A guest of the house: a page in a browser of its own, and whatever went wrong on it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from urllib.request import Request, urlopen
from weakref import WeakKeyDictionary

import pytest
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Page

AXE: Final = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"
# Nobody has to see a motion to its end: it is ended here. What never ends, such as waves, may go on.
SETTLED: Final = """(hurried) => {
  // Any key makes a table show at once where its moves led; this one does nothing else.
  if (hurried && document.querySelector(".table[aria-busy=true]"))
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "F9", bubbles: true }));
  const moving = document.getAnimations().filter(
    (one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
  for (const one of moving) one.finish();
  return !moving.length && document.fonts.status === "loaded" && !document.querySelector("[aria-busy=true]");
}"""
# Escape makes whatever still moves arrive.
READY: Final = """(or) => {
  if (document.querySelector("[aria-busy=true]")) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    return false;
  }
  const found = (what) => document.querySelector(what) !== null;
  return found(".table[data-live=true]") || (or !== "" && found(".table[data-moves]") && found(or));
}"""
_LINES: Final = WeakKeyDictionary["Page", "CDPSession"]()
"""How the browser itself is told what to do with a page."""
# In milliseconds. A page that is not on show draws no frames, so nobody counts on them.
OFTEN: Final = 20


def ask(house: str, path: str, wish: object = None) -> Any:
    """Ask the server as a program does."""
    data = None if wish is None else json.dumps(wish).encode()
    with urlopen(Request(house + path, data, {"Content-Type": "application/json"})) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def wait_until_over(house: str, table: str) -> None:
    """Watch a table until the server tells that its game is over."""
    with connect(f"{house.replace('http', 'ws', 1)}/api/tables/{table}/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello"}))
        while json.loads(line.recv(60)).get("info", {}).get("status") != "over":
            pass


def settled(page: Page, *, hurried: bool = True) -> None:
    """Wait until nothing moves, nothing is on its way, and every letter is drawn; hurry what is told."""
    page.wait_for_function(SETTLED, arg=hurried, polling=OFTEN)


def ready(page: Page, or_else: str = "") -> None:
    """Wait until this person can decide something, or something else is on the page; hurry all motion."""
    page.wait_for_function(READY, arg=or_else, polling=OFTEN)


def find_faults(page: Page, *rules: str) -> list[str]:
    """Ask axe-core what shuts somebody out, by all of its rules or by some."""
    if not AXE.is_file():
        pytest.skip("not installed: axe-core; `npm ci` in web/ does it")
    # It is half a megabyte of script: once a page is enough.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Only what is wrong is told at length. Styles come from our own files, which are all here.
    found: dict[str, Any] = page.evaluate(
        "(rules) => axe.run({ resultTypes: ['violations'], preload: false,"
        " ...(rules.length ? { runOnly: rules } : {}) })",
        list(rules),
    )
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def find_faults_by_day_and_night(page: Page) -> list[str]:
    """Ask axe-core by day about everything; by night only colours are others."""
    settled(page)
    by_day = [f"by day: {fault}" for fault in find_faults(page)]
    return by_day + find_faults_by_night(page, "color-contrast")


def find_faults_by_night(page: Page, *rules: str) -> list[str]:
    """Ask axe-core while the page is dark."""
    page.emulate_media(color_scheme="dark")
    settled(page)
    found = find_faults(page, *rules)
    page.emulate_media(color_scheme="light")
    return [f"by night: {fault}" for fault in found]


class Guest:
    """A page in a browser of its own, and whatever went wrong on it."""

    def __init__(self, page: Page, house: str) -> None:
        self.page = page
        self.house = house
        self.wrong: list[str] = []
        self.strangers: list[str] = []
        self._heard: list[tuple[Any, Callable[..., None]]] = []
        self.hear("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.hear("pageerror", lambda problem: self.wrong.append(str(problem)))
        self.hear("request", lambda request: self._asked(request.url))

    def hear(self, event: Any, told: Callable[[Any], None]) -> None:
        """Be told of what happens on the page, until the guest leaves."""
        self.page.on(event, told)
        self._heard.append((event, told))

    def leave(self) -> None:
        """Leave the page as it was found: nothing listens, answers in the server's place, or is kept."""
        for event, told in self._heard:
            self.page.remove_listener(event, told)
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto("about:blank")
        self.page.context.clear_cookies()
        self.page.context.set_offline(offline=False)
        swept = {"origin": self.house, "storageTypes": "all"}
        if self.page not in _LINES:
            _LINES[self.page] = self.page.context.new_cdp_session(self.page)
        _LINES[self.page].send("Storage.clearDataForOrigin", swept)  # pyright: ignore[reportUnknownMemberType] - untyped in playwright
        # Anyone who comes next finds no mouse over the page.
        self.page.mouse.move(0, 0)

    def _asked(self, url: str) -> None:
        if (
            urlsplit(url).scheme in ("http", "https", "ws", "wss")
            and urlsplit(url).netloc != urlsplit(self.house).netloc
        ):
            self.strangers.append(url)

    def forgive(self, *expected: str) -> None:
        """Take back what the browser itself logs of an answer that the test asked for; each must be there."""
        for words in expected:
            found = [said for said in self.wrong if words in said]
            assert found, f"nobody complained of {words!r}: {self.wrong}"
            self.wrong = [said for said in self.wrong if words not in said]

    def keep(self, kept: dict[str, Any]) -> None:
        """Let this device have kept something from an earlier visit."""
        blank = f"{self.house}/blank"
        # Without an icon of its own the browser would ask for one.
        body = '<link rel="icon" href="data:,">'
        self.page.route(blank, lambda route: route.fulfill(body=body, content_type="text/html"))
        self.page.goto(blank)
        self.page.unroute(blank)
        written = [[key, json.dumps(value)] for key, value in kept.items()]
        self.page.evaluate("all => all.forEach(([key, value]) => localStorage.setItem(key, value))", written)

    def hold(self, table: str, *tokens: str) -> None:
        """Let this browser hold seats of a table, the first ones, as if it had opened it."""
        seats = [{"seat": seat, "token": token} for seat, token in enumerate(tokens)]
        self.keep({f"fathoms/seats/{table}": seats})

    def visit(self, path: str) -> Page:
        """Open a page of the house and wait until its heading stands."""
        self.page.goto(self.house + path, wait_until="commit")
        self.page.locator("h1").first.wait_for()
        return self.page
