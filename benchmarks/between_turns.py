"""Seconds between one's turns: how long a person waits while bots play, at each speed of the table's menu.

    .venv/bin/python benchmarks/between_turns.py [--turns 6] [--speeds slow fast] [--games atlantis-treasure]

Runs a server of its own with its usual pace, and chromium as in `browser.py`. A wait is counted from the
click that ends one's turn until the drawing has told everything and a move can be made: bots' pauses,
the time to take back, and the motion of every move. `greedy` plays the bots; one's own moves are the
first that the page offers.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
from typing import TYPE_CHECKING

from own_server import FLAGS, chromium, open_table, served
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SPEEDS = ("slow", "normal", "fast", "at-once")
BOTS = {"into-the-blue": (2, 4), "atlantis-treasure": (1, 3)}
PROMISED = 4.0
"""Seconds at most with four bots at `fast`, in Into the Blue."""
LIVE = "() => document.querySelector('.table[data-live=true], .end') !== null"
OVER = "() => document.querySelector('.end') !== null"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
MOVES = "() => Number(document.querySelector('.table').dataset.moves)"
OWN = {"into-the-blue": 3, "atlantis-treasure": 1}
"""Moves that one choice may bring without a bot's turn among them."""
CLICKS = (
    "button.stop, .level.lit, .slot.lit",
    ".buttons .main",
    ".table:has(.arrow.fire.picked) .square.lit",
    ".arrow:not([aria-disabled])",
    ".square.lit:not(.source)",
    ".square.source, .chip:not([aria-disabled])",
)
"""What to click next, the first that is there: a move of Into the Blue, or a step to one of Atlantis."""
CLICK = """clicks => {
  const next = clicks.map(each => document.querySelector(each)).find(found => found);
  window.begun = performance.now();
  next.click();
}"""


def sit(browser: Browser, address: str, game: str, bots: int, speed: str) -> Page:
    """Sit down with bots, as somebody who likes this speed and knows the game."""
    opened = open_table(address, game, bots)
    held = json.dumps([{"seat": 0, "token": opened["seats"][0]["token"]}])
    page = browser.new_context(viewport={"width": 390, "height": 844}, locale="en").new_page()
    page.add_init_script(
        f"localStorage.setItem('fathoms/settings', JSON.stringify({{ speed: '{speed}' }}));"
        f"localStorage.setItem('fathoms/seats/{opened['table']}', {json.dumps(held)});"
        f"localStorage.setItem('fathoms/coached/{game}', 'true');"
    )
    page.goto(f"{address}/table/{opened['table']}")
    page.wait_for_function(LIVE, timeout=60_000)
    return page


def waits(page: Page, game: str, turns: int) -> list[float]:
    """Play turns and give the seconds waited after each."""
    found: list[float] = []
    while len(found) < turns and not page.evaluate(OVER):
        before = page.evaluate(MOVES)
        # A choice of several steps is not sent before the last of them.
        while page.evaluate(MOVES) == before and page.evaluate(LIVE):
            page.evaluate(CLICK, list(CLICKS))
            page.evaluate(DRAWN)
        page.wait_for_function(f"before => ({MOVES})() > before && ({LIVE})()", arg=before, timeout=120_000)
        waited = page.evaluate("() => (performance.now() - window.begun) / 1000")
        if page.evaluate(MOVES) - before > OWN[game] and not page.evaluate(OVER):
            found.append(waited)
    return found


def main() -> None:
    """Measure each game at each speed, with few bots and with many."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--turns", type=int, default=6)
    options.add_argument("--games", nargs="*", default=list(BOTS))
    options.add_argument("--speeds", nargs="*", default=list(SPEEDS))
    chosen = options.parse_args()
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS.split())
        for game, speed in itertools.product(chosen.games, chosen.speeds):
            for bots in BOTS[game]:
                page = sit(browser, address, game, bots, speed)
                found = waits(page, game, chosen.turns)
                page.context.close()
                print(
                    f"{game:17} {speed:8} {bots} bots: {statistics.median(found):5.1f} s median,"
                    f" {max(found):5.1f} s longest of {len(found)}"
                    + (f" (promised: {PROMISED:.0f})" if (speed, bots) == ("fast", 4) else ""),
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
