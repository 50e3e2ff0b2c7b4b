"""Seconds between one's turns: how long a person waits while bots play, at each speed of the table's menu.

    .venv/bin/python benchmarks/between_turns.py [--turns 6] [--bots 2 4] [--speeds slow fast]

Runs a server of its own with its usual pace, and chromium as in `browser.py`. A wait is counted from the
click that ends one's turn until the drawing has told everything and a move can be made: bots' pauses,
the time to take back, and the motion of every move. `greedy` plays the bots.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

from browser import FLAGS
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Generator

    from playwright.sync_api import Browser, Page

SPEEDS = ("slow", "normal", "fast", "at-once")
GAME = "into-the-blue"
PROMISED = 4.0
"""Seconds at most with four bots at `fast`."""
LIVE = "() => document.querySelector('.table[data-live=true], .end') !== null"
OVER = "() => document.querySelector('.end') !== null"
MOVES = "() => Number(document.querySelector('.table').dataset.moves)"
OWN = 3
"""Moves that one click may bring without a bot's turn among them."""
CLICK = """() => {
  const next = document.querySelector("button.stop, .level.lit, .slot.lit");
  window.begun = performance.now();
  next.click();
}"""


@contextmanager
def house() -> Generator[str]:
    """A server as everybody starts it, gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "fathoms", "serve", "--host", "127.0.0.1", "--port", "0"]
        limits = ["--tables-per-hour", "0", "--database-url", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(  # noqa: S603 - our own program
            [*command, *limits], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as server:
            try:
                for line in server.stdout or ():
                    if "http://127.0.0.1:" in line:
                        yield "http://127.0.0.1:" + line.partition("http://127.0.0.1:")[2].split()[0].strip(
                            "/."
                        )
                        break
            finally:
                server.terminate()


def chromium() -> str:
    """Find Debian's chromium."""
    names = ("chromium", "chromium-browser", "chromium-headless-shell")
    return next(found for found in map(shutil.which, names) if found)


def sit(browser: Browser, address: str, game: str, bots: int, speed: str) -> Page:
    """Sit down with so many bots, as somebody who likes this speed and knows the game."""
    wish = {
        "game": game,
        "seats": [{"kind": "human"}, *[{"kind": "bot", "bot": "greedy"}] * bots],
        "first": 0,
    }
    asked = Request(  # noqa: S310 - our own server
        f"{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urlopen(asked) as answer:  # noqa: S310 - likewise
        opened = json.load(answer)
    held = json.dumps([{"seat": 0, "token": opened["seats"][0]["token"]}])
    page = browser.new_context(viewport={"width": 390, "height": 844}, locale="en").new_page()
    page.add_init_script(
        f"localStorage.setItem('fathoms/settings', JSON.stringify({{ speed: '{speed}' }}));"
        f"localStorage.setItem('fathoms/seats/{opened['table']}', {json.dumps(held)});"
        f"localStorage.setItem('fathoms/coached', '[\"{game}\"]');"
    )
    page.goto(f"{address}/table/{opened['table']}")
    page.wait_for_function(LIVE, timeout=60_000)
    return page


def waits(page: Page, turns: int) -> list[float]:
    """Play so many turns and give the seconds waited after each."""
    found: list[float] = []
    while len(found) < turns and not page.evaluate(OVER):
        before = page.evaluate(MOVES)
        page.evaluate(CLICK)
        page.wait_for_function(f"before => ({MOVES})() > before && ({LIVE})()", arg=before, timeout=120_000)
        waited = page.evaluate("() => (performance.now() - window.begun) / 1000")
        # Fewer moves were all our own: it is still our turn.
        if page.evaluate(MOVES) - before > OWN and not page.evaluate(OVER):
            found.append(waited)
    return found


def main() -> None:
    """Measure each speed with two and four bots."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--turns", type=int, default=6)
    options.add_argument("--bots", type=int, nargs="*", default=[2, 4])
    options.add_argument("--speeds", nargs="*", default=list(SPEEDS))
    chosen = options.parse_args()
    with house() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS.split())
        for speed in chosen.speeds:
            for bots in chosen.bots:
                page = sit(browser, address, GAME, bots, speed)
                found = waits(page, chosen.turns)
                page.context.close()
                print(
                    f"{speed:8} {bots} bots: {statistics.median(found):5.1f} s median,"
                    f" {max(found):5.1f} s longest of {len(found)}"
                    + (f" (promised: {PROMISED:.0f})" if (speed, bots) == ("fast", 4) else "")
                )
        browser.close()


if __name__ == "__main__":
    main()
