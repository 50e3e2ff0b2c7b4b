"""A server of a benchmark's own, a table on it, and the chromium that visits it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from collections.abc import Generator

FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)
# They protect a host from strangers; here they would only be in the way.
_LIMITS = ("TABLES_PER_HOUR", "MESSAGES_PER_SECOND", "REQUESTS_PER_SECOND", "MEASURES_PER_HOUR")


@contextmanager
def served(*options: str) -> Generator[str]:
    """Run a server with these options and a database of its own; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(  # noqa: S603 - our own program
            [
                *(sys.executable, "-m", "fathoms", "serve", "--host", "127.0.0.1", "--port", "0"),
                *("--database-url", f"sqlite:///{folder}/tables.db", *options),
            ],
            env={**os.environ, **{f"FATHOMS_{name}": "0" for name in _LIMITS}, "FATHOMS_LANG": "en"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        said = ""
        try:
            for line in server.stdout or ():
                said += line
                if ready := re.search(r"http://127\.0\.0\.1:\d+", line):
                    yield ready[0]
                    break
            else:
                sys.exit(f"The server did not start: {said}")
        finally:
            server.send_signal(signal.SIGTERM)
            # It tells how it stops, and waits for somebody to hear it.
            server.communicate(timeout=30)


def open_table(address: str, game: str, bots: int, **person: str) -> dict[str, Any]:
    """Open a table of a person, who begins, and of bots that play `greedy`."""
    seats = [{"kind": "human", **person}, *[{"kind": "bot", "bot": "greedy"}] * bots]
    wish = json.dumps({"game": game, "seats": seats, "first": 0}).encode()
    asked = Request(f"{address}/api/tables", wish, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    with urlopen(asked) as answer:  # noqa: S310 - likewise
        return json.load(answer)


def chromium() -> str | None:
    """Find Debian's chromium."""
    names = ("chromium", "chromium-browser", "chromium-headless-shell")
    return next((found for found in map(shutil.which, names) if found), None)
