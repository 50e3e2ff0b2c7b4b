"""A real server and Debian's chromium, for tests that look at the pages as a person does."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
from collections import defaultdict
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import fathoms
from fathoms.cli import site
from fathoms.core import game_names
from web_guest import Guest

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from playwright.sync_api import Browser, Page

CLIENT = Path(fathoms.__file__).parent / "web"
# One process draws all pages of a browser: to start one for each takes a third of the whole time.
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync --renderer-process-limit=1"
)


# The shell is the same browser without windows, and starts and draws in half the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SEEN = {"color_scheme": "light", "reduced_motion": "reduce"}
# Almost every guest has been here before: nobody coaches them. Who is new asks for it.
BEEN_HERE = """try {
  for (const game of %s) localStorage.setItem(`fathoms/coached/${game}`, "true");
} catch {}"""
# In milliseconds. Nobody waits so long, but on a machine that does ten other things.
PATIENCE = 60_000


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import expect, sync_playwright  # noqa: PLC0415 - only these tests need it

    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        pytest.skip("not installed: chromium; `make services` does it")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=program, args=FLAGS.split())
        yield running
        running.close()


@contextmanager
def open_house(folder: Path, *more: str) -> Generator[tuple[str, Callable[[], None]]]:
    """Run a server of our own, whose bots do not dawdle: its address, and how to close it early."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip("not installed: the browser client; `make web` builds it")
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
        "0.02",
        "--least-pace",
        "0",
    ]
    limits = ["--tables-per-hour", "0", "--database-url", f"sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(  # noqa: S603 - our own program
        [*command, *limits, *more], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None

        def close() -> None:
            process.terminate()
            process.communicate()

        said = ""
        for line in process.stdout:
            said += line
            if ready := re.search(r"http://127\.0\.0\.1:\d+", line):
                yield ready[0], close
                break
        else:
            pytest.fail(f"the server did not start: {said}")
        if process.poll() is None:
            close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests."""
    with open_house(tmp_path_factory.mktemp("house")) as (address, _):
        yield address


@pytest.fixture(scope="session")
def gallery_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a gallery, that has time to measure on a busy machine, and often."""
    more = ("--gallery", "--measure-seconds", "150", "--measures-per-hour", "500")
    with open_house(tmp_path_factory.mktemp("gallery"), *more) as (address, _):
        yield address


@pytest.fixture
def stingy_house(tmp_path: Path) -> Iterator[str]:
    """The address of a server that measures once an hour for each visitor."""
    with open_house(tmp_path, "--measures-per-hour", "1", "--measure-seconds", "150") as (address, _):
        yield address


@pytest.fixture
def passing_house(tmp_path: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a server that a test may close."""
    with open_house(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def static_house() -> Iterator[str]:
    """The address of a site without a server, in a folder of a plain host."""
    if not (CLIENT / site.HOUSE).is_file():
        pytest.skip("not installed: Python for browsers; `make web` lays it out where there is a network")
    path = "/deep/sea/"
    host = ThreadingHTTPServer(("127.0.0.1", 0), site.handler_of(site.site_files(CLIENT, path), path))
    with host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}{path}".rstrip("/")
        host.shutdown()


@pytest.fixture(scope="session")
def free_pages() -> dict[tuple[object, ...], list[Page]]:
    """Pages that somebody left, by what their browsers were opened with: a new one takes a second."""
    return defaultdict(list)


@pytest.fixture
def guest(
    browser: Browser, house: str, free_pages: dict[tuple[object, ...], list[Page]]
) -> Iterator[Callable[..., Guest]]:
    """Let guests in, each in a browser of their own; nobody may see an error or call another host.

    Who leaves something in a browser that cannot be swept out, such as a routed socket, asks for a new one.
    A newcomer's browser has never seen a table.
    """
    guests: list[tuple[Guest, tuple[object, ...] | None]] = []

    def come(
        width: int = 390,
        height: int = 844,
        at: str = house,
        *,
        new: bool = False,
        newcomer: bool = False,
        **more: object,
    ) -> Guest:
        # These two belong to the page, all else to its browser. Who wants motion must ask for it.
        seen = {name: more.pop(name, usual) for name, usual in SEEN.items()}
        kind = (newcomer, *sorted(more.items()))
        if new or not free_pages[kind]:
            # Keeping every file on the device takes long and is seldom looked at: it must be asked for.
            options = {"service_workers": "block", **more}
            context = browser.new_context(**options)  # pyright: ignore[reportArgumentType] - keywords of playwright
            context.set_default_timeout(PATIENCE)
            if not newcomer:
                context.add_init_script(BEEN_HERE % json.dumps(game_names()))
            page = context.new_page()
        else:
            page = free_pages[kind].pop()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(media="null", **seen)  # pyright: ignore[reportArgumentType] - words of playwright
        guests.append((Guest(page, at), None if new else kind))
        return guests[-1][0]

    yield come
    for each, kind in guests:
        if kind is None:
            each.page.context.close()
        else:
            each.leave()
            free_pages[kind].append(each.page)
    assert not [said for each, _ in guests for said in (*each.wrong, *each.strangers)]
