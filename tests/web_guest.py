"""A guest of the house: a page in a browser of its own, and whatever went wrong on it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"


def ask(house: str, path: str, wish: object = None) -> Any:
    """Ask the server as a program does."""
    data = None if wish is None else json.dumps(wish).encode()
    with urlopen(Request(house + path, data, {"Content-Type": "application/json"})) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def find_faults(page: Page) -> list[str]:
    """Ask axe-core what shuts somebody out."""
    # It is half a megabyte of script: once a page is enough.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Only what is wrong is told at length. Styles come from our own files, which are all here.
    found: dict[str, Any] = page.evaluate(
        "Promise.race([axe.run({ resultTypes: ['violations'], preload: false }),"
        "new Promise((_, late) => setTimeout(() => late(new Error('axe did not come to an end')), 60_000))])"
    )
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


class Guest:
    """A page in a browser of its own, and whatever went wrong on it."""

    def __init__(self, page: Page, house: str) -> None:
        self.page = page
        self.house = house
        self.wrong: list[str] = []
        self.strangers: list[str] = []
        page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda problem: self.wrong.append(str(problem)))
        page.on("request", lambda request: self._asked(request.url))

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

    def hold(self, table: str, *tokens: str) -> None:
        """Let this browser hold seats of a table, the first ones, as if it had opened it."""
        seats = [{"seat": seat, "token": token} for seat, token in enumerate(tokens)]
        kept = json.dumps([f"fathoms/seats/{table}", json.dumps(seats)])
        self.page.context.add_init_script(f"localStorage.setItem(...{kept})")

    def visit(self, path: str) -> Page:
        """Open a page of the house and wait until its heading stands."""
        self.page.goto(self.house + path)
        self.page.locator("h1").first.wait_for()
        return self.page
