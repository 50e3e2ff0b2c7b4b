"""What a person with a slow phone feels: script to load, time to the first move, frames of the dice, a click.

    .venv/bin/python benchmarks/browser.py

Runs a server of its own and Debian's chromium. `script_kb` is what a first visit to a table loads, gzipped.
`interactive_ms` counts from the navigation to the first frame in which a move can be made, and the frames are
those while dice fall, both with the processor slowed 4 times. `click_ms` is from a click to the frame that
shows what the server answered, at full speed. The machine should have nothing else to do.
"""

from __future__ import annotations

import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

import fathoms
from fathoms.core import game_names

if TYPE_CHECKING:
    from collections.abc import Generator

    from playwright.sync_api import Browser, Page

CLIENT = Path(fathoms.__file__).parent / "web"
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)
PHONE = {"width": 390, "height": 844}
SLOWED = 4
RUNS = 5
PROMISED = {"script_kb": 120, "interactive_ms": 1_500, "longest_frame_ms": 50, "click_ms": 100}

# Notes when a move can be made: it is our turn, and the drawing has a control that is not shut.
READY = """
window.ready = new Promise(done => {
  const look = () => {
    const open = document.querySelector(".drawing button:not([disabled]):not([aria-disabled=true])");
    if (document.querySelector("h1.yours") && open) requestAnimationFrame(() => done(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
});
"""
FRAMES = """ms => new Promise(done => {
  const gaps = []; const start = performance.now(); let before = start;
  const frame = now => {
    gaps.push(now - before); before = now;
    if (now - start < ms) requestAnimationFrame(frame); else done(gaps.slice(1));
  };
  requestAnimationFrame(frame);
})"""
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


@contextmanager
def house() -> Generator[str]:
    """A server of our own, gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "fathoms",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--pace",
            "0.05",
        ]
        limits = ["--tables-per-hour", "0", "--database-url", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen([*command, *limits], stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - our own program
            for line in server.stdout or ():
                if ready := re.search(r"http://127\.0\.0\.1:\d+", line):
                    yield ready[0]
                    break
            else:
                sys.exit("The server did not start.")
            server.terminate()


def table(address: str, game: str) -> str:
    """Open a table of a person and two bots; give the address of the person's seat."""
    seats = [{"kind": "human", "name": "Ada"}, *([{"kind": "bot", "bot": "greedy"}] * 2)]
    wish = json.dumps({"game": game, "seats": seats, "first": 0}).encode()
    with urlopen(Request(f"{address}/api/tables", wish, {"Content-Type": "application/json"})) as answer:  # noqa: S310 - our own server
        opened = json.load(answer)
    return f"{address}/table/{opened['table']}#token={opened['seats'][0]['token']}"


@contextmanager
def visit(browser: Browser, address: str, slowed: int = 1) -> Generator[tuple[Page, list[str]]]:
    """Open a page as a new guest does; gives the scripts it loaded too."""
    context = browser.new_context(viewport=PHONE, service_workers="block")  # pyright: ignore[reportArgumentType] - a size is a size
    page = context.new_page()
    scripts: list[str] = []
    page.on(
        "response", lambda got: scripts.append(got.url) if got.request.resource_type == "script" else None
    )
    if slowed > 1:
        context.new_cdp_session(page).send(  # pyright: ignore[reportUnknownMemberType] - playwright does not say
            "Emulation.setCPUThrottlingRate", {"rate": slowed}
        )
    page.add_init_script(READY)
    page.goto(address)
    page.evaluate("window.ready")
    yield page, scripts
    context.close()


def gzipped(url: str) -> int:
    """Give the bytes of a script as a server sends them, gzipped."""
    file = CLIENT / urlsplit(url).path.lstrip("/")
    packed = file.with_name(f"{file.name}.gz")
    return (packed if packed.is_file() else file).stat().st_size


def dice(page: Page) -> list[float]:
    """Throw all dice, and give the frames while they fall."""
    page.keyboard.press("r")
    return page.evaluate(FRAMES, 1_500)


def measure(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """Give all figures of a game's table."""
    ready: list[float] = []
    script = 0
    for _ in range(RUNS):
        with visit(browser, table(address, game), SLOWED) as (page, scripts):
            ready.append(page.evaluate("window.ready"))
            script = sum(gzipped(url) for url in scripts)
    figures: dict[str, Any] = {
        "game": game,
        "script_kb": round(script / 1000, 1),
        "interactive_ms": round(statistics.median(ready)),
    }
    throw = re.compile(r"^Throw \d")
    with visit(browser, table(address, game), SLOWED) as (page, _):
        if page.get_by_role("button", name=throw).count():
            frames = dice(page)
            figures["longest_frame_ms"] = round(max(frames), 1)
            figures["median_frame_ms"] = round(statistics.median(frames), 1)
            figures["frames_over_50_ms"] = sum(frame > PROMISED["longest_frame_ms"] for frame in frames)
    clicks: list[float] = []
    for _ in range(RUNS):
        with visit(browser, table(address, game)) as (page, _):
            button = page.get_by_role("button", name=throw)
            if button.count():
                clicks.append(button.evaluate(CLICK))
    if clicks:
        figures["click_ms"] = round(statistics.median(clicks), 1)
    figures["kept"] = all(figures[name] <= most for name, most in PROMISED.items() if name in figures)
    return figures


def main() -> None:
    """Print one JSON line a game."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        sys.exit("This needs chromium: apt-get install chromium.")
    if not (CLIENT / "index.html").is_file():
        sys.exit("The browser client is not built: make web.")
    with house() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=FLAGS.split())
        for game in sorted(game_names()):
            sys.stdout.write(json.dumps(measure(browser, address, game)) + "\n")
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main()
