"""A real server and Debian's chromium, for tests that look at the pages as a person does."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import fathoms
from web_guest import Guest

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from playwright.sync_api import Browser

CLIENT = Path(fathoms.__file__).parent / "web"
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)


def find_chromium() -> str | None:
    """Find the browser, or install Debian's where that is missing and allowed."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "--yes", "--quiet", "chromium"]
        subprocess.run(install, check=False, capture_output=True, timeout=600)  # noqa: S603 - a package by name
        found = shutil.which("chromium")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only these tests need it

    program = find_chromium()
    if program is None:
        pytest.skip("no chromium here, and none could be installed")
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=program, args=FLAGS.split())
        yield running
        running.close()


@contextmanager
def open_house(folder: Path, *more: str) -> Generator[tuple[str, Callable[[], None]]]:
    """Run a server of our own, whose bots do not dawdle: its address, and how to close it early."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the browser client is not built; `make web` builds it")
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


@pytest.fixture
def guest(browser: Browser, house: str) -> Iterator[Callable[..., Guest]]:
    """Let guests in, each in a browser of their own; nobody may see an error or call another host."""
    guests: list[Guest] = []
    # What takes long and is seldom looked at must be asked for: keeping every file on the device, and motion.
    plain = {"service_workers": "block", "reduced_motion": "reduce"}

    def come(width: int = 390, height: int = 844, at: str = house, **more: object) -> Guest:
        context = browser.new_context(viewport={"width": width, "height": height}, **(plain | more))  # pyright: ignore[reportArgumentType] - keywords of playwright
        context.set_default_timeout(20_000)
        guests.append(Guest(context.new_page(), at))
        return guests[-1]

    yield come
    for each in guests:
        each.page.context.close()
        assert not each.wrong
        assert not each.strangers
