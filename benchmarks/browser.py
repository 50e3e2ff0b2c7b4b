"""What a person with a slow phone feels: script to load, time to the first move, frames of the dice, a click.

    .venv/bin/python benchmarks/browser.py [--json] [--runs 5]

Runs a server of its own and Debian's chromium, each visit as a new guest with nothing kept. All figures are
medians of the runs, at 390x844.

- script: what a first visit to a table loads, gzipped.
- interactive, with the processor slowed 4 times: from the navigation to the first frame in which it is our
  turn and a control of the tray, with which a move is made, is open.
- the dice, slowed likewise: all frames from the key that throws until the dice lie, of the first throw of
  each visit. Scripted frames are those in which a script may draw, drawn frames those that the compositor
  showed.
- click: from a click that throws to the frame that shows what the server answered, at full speed.
- work: 4 times what the page's own thread was busy until the first move, and in each frame of the dice, at
  full speed and by the processor's own clock: what the figures above come to where nothing else runs.

The machine should have nothing else to do: the throttle counts the time in which other programs run.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import statistics
import sys
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from figures import leave_out, tell
from own_server import FLAGS, open_table, served
from page_frames import TOO_LONG_MS, Spread, ask, script_frames, trace_frames
from playwright.sync_api import sync_playwright

import fathoms
from fathoms.core import game_names

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from playwright.sync_api import Browser, CDPSession, Page

CLIENT = Path(fathoms.__file__).parent / "web"
PHONE = {"width": 390, "height": 844}
SLOWED = 4
THROW_MS = 1_500
CALM_MS = 1_200
THROW = re.compile(r"^Reroll \d")

# Notes when a move can be made: it is our turn, and the tray has a control that is not shut.
READY = """
window.ready = new Promise(done => {
  const look = () => {
    const open = document.querySelector(".drawing .tray button:not([disabled]):not([aria-disabled=true])");
    if (document.querySelector("h1.yours") && open) requestAnimationFrame(() => done(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
});
"""
# From a click to the frame after the words of the table changed: the server has answered, and it is drawn.
CLICK = """button => new Promise(done => {
  const told = document.querySelector("[data-testid=board]");
  const start = performance.now();
  new MutationObserver((_, watch) => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  }).observe(told, { characterData: true, childList: true, subtree: true });
  button.click();
})"""


class Visit(NamedTuple):
    """A guest at a table that is ready."""

    page: Page
    session: CDPSession
    scripts: list[str]
    ready_ms: float


def table(address: str, game: str) -> str:
    """Open a table of a person and two bots; give the address of the person's seat."""
    opened = open_table(address, game, 2, name="Ada")
    return f"{address}/table/{opened['table']}#token={opened['seats'][0]['token']}"


@contextmanager
def visit(browser: Browser, address: str, slowed: int = 1) -> Generator[Visit]:
    """Open a table as a new guest does, and wait until a move can be made."""
    context = browser.new_context(viewport=PHONE, service_workers="block")  # pyright: ignore[reportArgumentType] - a size is a size
    page = context.new_page()
    scripts: list[str] = []
    page.on(
        "response", lambda got: scripts.append(got.url) if got.request.resource_type == "script" else None
    )
    session = context.new_cdp_session(page)
    ask(session, "Performance.enable", timeDomain="threadTicks")
    ask(session, "Emulation.setCPUThrottlingRate", rate=slowed)
    page.add_init_script(READY)
    page.goto(address)
    ready: float = page.evaluate("window.ready")
    yield Visit(page, session, scripts, ready)
    context.close()


def gzipped(url: str) -> int:
    """Give the bytes of a script as a server sends them, gzipped."""
    file = CLIENT / urlsplit(url).path.lstrip("/")
    packed = file.with_name(f"{file.name}.gz")
    return (packed if packed.is_file() else file).stat().st_size


@contextmanager
def dice(
    browser: Browser, address: str, game: str, slowed: int = 1
) -> Generator[tuple[Visit, Callable[[], None]]]:
    """A guest whose dice are ready, and how to throw all of them."""
    with visit(browser, table(address, game), slowed) as here:
        # What is nice to have comes when a table is open already; nobody throws in its first second.
        here.page.wait_for_timeout(CALM_MS)
        yield here, lambda: here.page.keyboard.press("r")


def work_ms(here: Visit) -> float:
    """Give what the page's thread was busy until now, as long as a slowed one would be."""
    told: list[dict[str, Any]] = ask(here.session, "Performance.getMetrics")["metrics"]
    return SLOWED * 1000 * next(one["value"] for one in told if one["name"] == "TaskDuration")


def measure_load(browser: Browser, address: str, game: str, runs: int) -> bool:
    """Tell what a first visit costs; says whether the game has dice that are thrown by a button."""
    ready: list[float] = []
    work: list[float] = []
    script, has_dice = 0, False
    for _ in range(runs):
        with visit(browser, table(address, game), SLOWED) as here:
            ready.append(here.ready_ms)
            script = sum(gzipped(url) for url in here.scripts)
            has_dice = here.page.get_by_role("button", name=THROW).count() > 0
        with visit(browser, table(address, game)) as here:
            work.append(work_ms(here))
    about = {"game": game}
    tell("page-script", script / 1000, "kB", about=about, at_most=120)
    tell("page-interactive", statistics.median(ready), "ms", about=about, at_most=1_500)
    tell("page-work", statistics.median(work), "ms", about=about, at_most=1_500)
    return has_dice


def measure_dice(browser: Browser, address: str, game: str, runs: int) -> None:
    """Tell how smoothly dice fall, and how soon a click is answered."""
    scripted: list[float] = []
    drawn: list[float] = []
    work: list[float] = []
    clicks: list[float] = []
    for _ in range(runs):
        with dice(browser, address, game, SLOWED) as (here, throw):
            scripted += script_frames(here.page, throw, THROW_MS)
        with dice(browser, address, game, SLOWED) as (here, throw):
            drawn += trace_frames(here.page, here.session, throw, THROW_MS).drawn
        with dice(browser, address, game) as (here, throw):
            quick = trace_frames(here.page, here.session, throw, THROW_MS).work
            work += [SLOWED * one for one in quick if one]
        with visit(browser, table(address, game)) as here:
            clicks.append(here.page.get_by_role("button", name=THROW).evaluate(CLICK))
    for kind, frames in (("scripted", scripted), ("drawn", drawn), ("work", work)):
        about: dict[str, str | int] = {"game": game, "kind": kind}
        seen = Spread.of(frames)
        tell("dice-frame-median", seen.median, "ms", about=about)
        tell("dice-frame-most", seen.p95, "ms", about=about)
        tell("dice-frame-longest", round(seen.longest), "ms", about=about, at_most=TOO_LONG_MS)
        tell("dice-frames-too-long", seen.too_long, "", about=about, at_most=0)
        tell("dice-frames-smooth", seen.smooth, "%", about=about)
    tell("page-click", statistics.median(clicks), "ms", about={"game": game}, at_most=100)


def plainly(line: str) -> str:
    """Write a figure for people, beside what is promised."""
    told = json.loads(line)
    name = " ".join([told["figure"], *map(str, told["about"].values())])
    if "left_out" in told:
        return f"{name:58} left out: {told['left_out']}"
    promised = f"at most {told['at_most']:g}" if told["at_most"] is not None else ""
    verdict = ("kept" if told["kept"] else "NOT KEPT") if promised else ""
    return f"{name:58}{told['value']:9.4g} {told['unit']:3} {promised:14} {verdict}".rstrip()


def measure(runs: int) -> None:
    """Tell every figure of every game."""
    names = ("chromium", "chromium-browser", "chromium-headless-shell")
    program = next(filter(None, map(shutil.which, names)), None)
    if program is None:
        return leave_out("page-interactive", "no chromium: apt-get install chromium", {"game": ""})
    if not (CLIENT / "index.html").is_file():
        return leave_out("page-interactive", "no browser client: make web", {"game": ""})
    with served("--pace", "0.05") as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=FLAGS.split())
        for game in sorted(game_names()):
            # The first visit finds the server and the browser cold: it counts for nobody.
            with visit(browser, table(address, game), SLOWED):
                pass
            if measure_load(browser, address, game, runs):
                measure_dice(browser, address, game, runs)
        browser.close()
    return None


def main() -> None:
    """Print every figure against its budget, or one JSON line each."""
    options = argparse.ArgumentParser(description="What a person with a slow phone feels.")
    options.add_argument("--json", action="store_true", help="one JSON line a figure")
    options.add_argument("--runs", type=int, default=5, help="how often each is measured")
    asked = options.parse_args()
    if asked.json:
        return measure(asked.runs)
    told = StringIO()
    with redirect_stdout(told):
        measure(asked.runs)
    sys.stdout.writelines(f"{plainly(line)}\n" for line in told.getvalue().splitlines())
    return None


if __name__ == "__main__":
    main()
