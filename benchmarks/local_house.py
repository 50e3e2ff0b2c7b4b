"""The house in a browser alone, as a site of static files: how long until the first move, and what it takes.

    .venv/bin/python benchmarks/local_house.py [--runs 3]

A guest of Debian's chromium opens the site of `fathoms site` on a plain host, and plays Into the Blue against
two bots at once. All figures are medians of the runs.

- cold: from the tap on "Play now" until the table is there, with nothing kept in the browser;
- cached: the same in the same browser after the page was closed;
- a core shared by four: the same while three other processes never rest on the core of the browser.

The machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from figures import tell
from own_server import FLAGS
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Generator

    from playwright.sync_api import Browser, BrowserContext, Page

SPINNERS = 3
LONGEST_MS = 180_000
PLAY = "Play now"


class _Quiet(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012 - as its base has it

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Say nothing."""


@contextmanager
def static_site() -> Generator[str]:
    """Write the site and serve it as a plain host does."""
    with tempfile.TemporaryDirectory() as folder:
        made = [sys.executable, "-m", "fathoms", "site", f"{folder}/sub", "--path", "/sub/"]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own program
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=folder))
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/sub/"
        server.shutdown()


@contextmanager
def slowed() -> Generator[None]:
    """Let the browser share one core with processes that never rest."""
    cores = os.sched_getaffinity(0)
    core = {min(cores)}
    # All that this process has started: the browser, and who drives it.
    processes = _children(os.getpid())
    for pid in processes:
        os.sched_setaffinity(pid, core)
    spin = [sys.executable, "-c", "while True: pass"]
    spinners = [subprocess.Popen(spin) for _ in range(SPINNERS)]  # noqa: S603 - our own
    for spinner in spinners:
        os.sched_setaffinity(spinner.pid, core)
    try:
        yield
    finally:
        for spinner in spinners:
            spinner.kill()
            spinner.wait()
        for pid in processes:
            with suppress(ProcessLookupError):
                os.sched_setaffinity(pid, cores)


def _children(parent: int) -> list[int]:
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return [pid for child in map(int, found) for pid in (child, *_children(child))]


def first_move(context: BrowserContext, address: str) -> tuple[Page, float]:
    """Open the site, ask for a game, and wait for its table: whose turn is first is drawn."""
    page = context.new_page()
    page.goto(address)
    play = page.get_by_role("button", name=PLAY).first
    play.wait_for()
    begun = time.perf_counter()
    play.click()
    page.locator("dialog[open] button").nth(2).or_(page.locator(".table[data-moves]")).first.wait_for(
        timeout=LONGEST_MS
    )
    strength = page.locator("dialog[open] button").filter(has_text="Normal")
    if strength.count():
        strength.click()
    page.locator(".table[data-moves]").wait_for(timeout=LONGEST_MS)
    return page, time.perf_counter() - begun


def run(browser: Browser, address: str) -> tuple[float, float]:
    """Measure a cold and a cached start, in seconds."""
    context = browser.new_context()
    context.add_init_script("localStorage.setItem('fathoms/coached/into-the-blue', 'true')")
    page, cold = first_move(context, address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=LONGEST_MS)
    page.close()
    _, cached = first_move(context, address)
    context.close()
    return cold, cached


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with static_site() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=FLAGS.split())
        quick = [run(browser, address) for _ in range(options.runs)]
        with slowed():
            slow = [run(browser, address) for _ in range(options.runs)]
        for name, found in (("full speed", quick), ("a core shared by four", slow)):
            for start, seconds in zip(("cold", "cached"), zip(*found, strict=True), strict=True):
                about = {"start": start, "speed": name}
                tell("local-first-move", round(statistics.median(seconds), 2), "s", about=about)
        browser.close()


if __name__ == "__main__":
    main()
