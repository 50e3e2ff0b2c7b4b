"""Photograph every page of the browser client at three sizes, into docs/pictures (`make pictures`).

It runs a server of its own. Bots play whole games with every seat taken: full tables and last turns are
replays of them, the end is their table, and a person's turn is a real one. Words on the command line choose
some pages.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from base64 import b64decode
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

from fathoms.core import find_game, game_names

if TYPE_CHECKING:
    from collections.abc import Generator

    from playwright.sync_api import Page

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
FLAGS: Final = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)
SIZES: Final = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
QUALITY: Final = 70
PATIENCE: Final = 240


@contextmanager
def house() -> Generator[str]:
    """A server of our own whose bots are quick."""
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
            "0.01",
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


def ask(address: str, path: str, wish: object = None) -> Any:
    """Ask the server as a program does."""
    body = None if wish is None else json.dumps(wish).encode()
    with urlopen(Request(address + path, body, {"Content-Type": "application/json"})) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def played(address: str, game: str) -> str:
    """Let bots play a game with every seat taken; give the finished table."""
    seats = [{"kind": "bot", "bot": "greedy"}] * find_game(game).seats[-1]
    table = ask(address, "/api/tables", {"game": game, "seats": seats, "first": 0})["table"]
    ends = time.monotonic() + PATIENCE
    while ask(address, f"/api/tables/{table}")["status"] != "over":
        if time.monotonic() > ends:
            sys.exit(f"The bots do not come to an end in {game}.")
        time.sleep(0.3)
    return table


def mine(address: str, game: str) -> str:
    """Open a table at which it is a person's turn; give the address of the seat."""
    seats = [{"kind": "human", "name": "Ada"}, *([{"kind": "bot", "bot": "greedy"}] * 2)]
    opened = ask(address, "/api/tables", {"game": game, "seats": seats, "first": 0})
    return f"/table/{opened['table']}#token={opened['seats'][0]['token']}"


def places(address: str) -> dict[str, str]:
    """Give every page by the name of its picture."""
    found = {"home": "/", "friends": "/friends", "around": "/here", "watch": "/watch", "replay": "/replay"}
    for game in sorted(game_names()):
        table = played(address, game)
        moves = len(ask(address, f"/api/tables/{table}/record")["moves"])
        found |= {
            f"{game}-turn": mine(address, game),
            f"{game}-full": f"/replay/{table}#move={moves * 3 // 4}",
            f"{game}-last": f"/replay/{table}#move={moves - 2}",
            f"{game}-end": f"/table/{table}",
            f"{game}-book": f"/book/{game}",
            f"{game}-lesson": f"/learn/{game}",
        }
    return found | {"score": "/score", "gone": "/table/nosuchtable12345"}


def settle(page: Page) -> None:
    """Wait until the page stands: nothing loads, and what moves once has moved."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)  # a picture is taken of what is there after the first motion


def main() -> None:
    """Take all pictures, or those whose name holds a word given."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        sys.exit("This needs chromium: apt-get install chromium.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    with house() as address, sync_playwright() as play:
        pages = places(address)
        browser = play.chromium.launch(executable_path=program, args=FLAGS.split())
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if size == "tablet" else "light",
                reduced_motion="reduce",
                service_workers="block",
            )
            page = context.new_page()
            camera = context.new_cdp_session(page)
            for name, path in pages.items():
                picture = f"{name}-{size}"
                if wanted and not any(word in picture for word in wanted):
                    continue
                page.goto("about:blank")
                page.goto(address + path)
                settle(page)
                shot: dict[str, Any] = camera.send(  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - playwright does not say
                    "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
                )
                (FOLDER / f"{picture}.webp").write_bytes(b64decode(shot["data"]))
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
