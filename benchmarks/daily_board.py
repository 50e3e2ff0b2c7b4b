"""How long the board of a day takes with ten thousand attempts on it: the answer over HTTP, and the page.

Some games are played on the server; their tables, with every event, are copied until there are ten thousand.
One more person plays, so that the board has a result of theirs, and looks again and again: at the answer
alone, and at the page in chromium, from the click that leads to the board to the frame that shows it.
Neither must take more than 100 ms. Beside other programs only the processor time of server and client
together tells something; it leaves out what PostgreSQL does. PostgreSQL is started from the machine's own
packages; where it is missing only SQLite is measured.
"""

from __future__ import annotations

import json
import random
import shutil
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from figures import leave_out, tell
from own_server import FLAGS
from playwright.sync_api import sync_playwright
from sqlalchemy import func, insert, select, text, update

import fathoms
from fathoms.core.player_key import hashed_key, new_key
from fathoms.storage import schema
from fathoms.storage.engine import connect
from fathoms.tables.daily import day_of, edition_of

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from diving import BLUE, ask, begin, board, dive
from server.serving import Served
from services import Postgres, new_database, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Engine

CLIENT: Final = Path(fathoms.__file__).parent / "web"
ATTEMPTS: Final = 10_000
PLAYED: Final = 5
"""Games that are played, and copied."""
MEMBERS: Final = 500
LOOKS: Final = 30
LIMIT_MS: Final = 100.0
DEVICE: Final = "a device"
PHONE: Final = {"width": 390, "height": 844}
# From the click to the frame after the one in which the own line of the board stands there.
OPEN: Final = """() => new Promise(done => {
  const start = performance.now();
  const look = () => requestAnimationFrame(() => {
    if (document.querySelector("tr.you")) setTimeout(() => done(performance.now() - start));
    else look();
  });
  document.querySelector(`a[href="/daily/into-the-blue"]`).click();
  look();
})"""


def rows(day: str) -> Iterator[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]]:
    """Make players, their tables, and what they reached."""
    drawn, edition = random.Random(1), edition_of(BLUE)
    for number in range(ATTEMPTS):
        player, table = hashed_key(f"player {number}"), f"bench{number}-{number % PLAYED}"
        points, lead = drawn.randrange(40), drawn.randrange(-20, 20)
        yield (
            {
                "player": player,
                "page": f"page{number}",
                "name": f"Diver {number}",
                "shows": "",
                "created": 1.0,
            },
            {"table": table, "game": BLUE, "status": "over", "listed": False, "created": 1.0, "address": ""},
            {
                "table": table,
                "day": day,
                "game": BLUE,
                "edition": edition,
                "player": player,
                "device": f"device {number}",
                "begun": 1.0,
                "counts": True,
                "finished": 2.0 + number,
                "points": points,
                "lead": lead,
                "won": lead > 0,
                "cost": drawn.randrange(10**9),
            },
        )


def fill(engine: Engine, day: str, played: list[str]) -> int:
    """Write all of them, with the events of games that were played; gives how many events there are."""
    made = list(rows(day))
    events = schema.events
    with engine.begin() as connection:
        for place, table in enumerate((schema.players, schema.tables, schema.daily_attempts)):
            known = {column.name for column in table.columns}
            each = [{name: value for name, value in row[place].items() if name in known} for row in made]
            connection.execute(insert(table), each)
        for number, table in enumerate(played):
            copied = (
                select(schema.tables.c.table, events.c.version, events.c.body)
                .join_from(events, schema.tables, schema.tables.c.table.like(f"bench%-{number}"))
                .where(events.c.table == table)
            )
            connection.execute(insert(events).from_select(["table", "version", "body"], copied))
        count: int = connection.execute(select(func.count()).select_from(events)).scalar_one()
    if engine.dialect.name == "postgresql":
        # As its own housekeeping does after a minute.
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("ANALYZE"))
    return count


def timed(work: Callable[[], object]) -> float:
    """Take the milliseconds of a look."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1_000


def page_times(url: str, key: str) -> list[float]:
    """Open the board's page again and again, as one does who comes from the page of the day."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    program = next(filter(None, map(shutil.which, names)), None)
    if program is None or not (CLIENT / "index.html").is_file():
        return []
    spent = list[float]()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=FLAGS.split())
        context = browser.new_context(viewport=PHONE, service_workers="block")  # pyright: ignore[reportArgumentType] - a size is a size
        kept = json.dumps([["fathoms/key", json.dumps(key)], ["fathoms/device", json.dumps(DEVICE)]])
        context.add_init_script(f"for (const [name, value] of {kept}) localStorage.setItem(name, value)")
        page = context.new_page()
        page.goto(f"{url}/daily")
        # The first time the page's own script is fetched as well.
        for _ in range(LOOKS + 1):
            page.locator('a[href="/daily/into-the-blue"]').wait_for()
            spent.append(page.evaluate(OPEN))
            page.go_back()
        browser.close()
    return spent[1:]


def measure(name: str, database: str) -> None:
    """Play, fill, play, look."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder), CLIENT, no_reviews=True, database_url=database) as served,
    ):
        url, key = served.url, new_key()
        played = list[str]()
        for number in range(PLAYED):
            played.append(begin(url, f"device of {number}")["table"])
            list(dive(url, begin(url, f"device of {number}"), f"{number}"))
        engines = connect(database)
        events = fill(engines.writing, day_of(time.time()).name, played)
        ask(url, "/api/player", {"name": "Ana"}, key)
        group = ask(url, "/api/daily/groups", {"name": "The reef"}, key).json()["group"]
        with engines.writing.begin() as connection:
            members = [
                {"group": group, "player": hashed_key(f"player {number}")} for number in range(MEMBERS - 1)
            ]
            connection.execute(insert(schema.daily_members), members)
        mine = begin(url, DEVICE, key)
        list(dive(url, mine, "ana"))
        # Somebody looks first: for them the bots play the day.
        first = timed(partial(board, url, DEVICE, key))
        with engines.writing.begin() as connection:
            attempts = schema.daily_attempts
            connection.execute(update(attempts).where(attempts.c.table == mine["table"]).values(cost=10**8))
        engines.dispose()
        told = board(url, DEVICE, key)
        if told["total"] != ATTEMPTS + PLAYED + 1 or told["result"]["others"] != ATTEMPTS:
            raise SystemExit(f"{told['total']} attempts are on the board, not {ATTEMPTS + PLAYED + 1}")
        about = {"database": name, "events": events}
        tell("daily-board-first", first, "ms", about=about)
        for board_name, asked in (("server", {}), ("group", {"group": group})):
            look = partial(
                served.http.post,
                "/api/daily/board",
                json={"game": BLUE, "device": DEVICE, **asked},
                headers={"Authorization": f"Bearer {key}"},
            )
            begun = time.process_time()
            spent = [timed(look) for _ in range(LOOKS)]
            work = (time.process_time() - begun) * 1_000 / LOOKS
            tell(f"daily-board-{board_name}-work", work, "ms", about=about)
            tell(f"daily-board-{board_name}", statistics.median(spent), "ms", about=about, at_most=LIMIT_MS)
        if drawn := page_times(url, key):
            tell("daily-board-page", statistics.median(drawn), "ms", about=about, at_most=LIMIT_MS)
        else:
            leave_out("daily-board-page", "no chromium, or no client", about)


def main() -> None:
    """Measure both databases."""
    with tempfile.TemporaryDirectory() as folder:
        measure("SQLite", f"sqlite:///{folder}/tables.sqlite")
    with ExitStack() as stack:
        try:
            server = Postgres()
        except pytest.skip.Exception as why:
            leave_out("daily-board-server", str(why), {"database": "PostgreSQL", "events": 0})
            return
        stack.enter_context(running(server))
        measure("PostgreSQL", stack.enter_context(new_database(server.url())))


if __name__ == "__main__":
    main()
