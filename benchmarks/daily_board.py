"""How long the board of a day takes with ten thousand attempts on it: the answer behind its page, over HTTP.

Attempts are written into a database as games would have left them; one more person plays a whole game, so
that the board has a result of theirs, and looks again and again. It must take less than 100 ms.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from figures import tell
from sqlalchemy import insert

from fathoms.core.player_key import hashed_key, new_key
from fathoms.storage import schema
from fathoms.storage.engine import connect
from fathoms.tables.daily import day_of, edition_of

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from diving import BLUE, ask, begin, board, dive
from server.serving import Served

if TYPE_CHECKING:
    from collections.abc import Iterator

ATTEMPTS: Final = 10_000
MEMBERS: Final = 500
LOOKS: Final = 50
LIMIT_MS: Final = 100.0


def rows(day: str) -> Iterator[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]]:
    """Make players, their tables, and what they reached."""
    drawn, edition = random.Random(1), edition_of(BLUE)
    for number in range(ATTEMPTS):
        player, table = hashed_key(f"player {number}"), f"bench{number}"
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


def fill(url: str, day: str) -> None:
    """Write all of them."""
    engines = connect(url)
    made = list(rows(day))
    tables = (schema.players, schema.tables, schema.daily_attempts)
    with engines.writing.begin() as connection:
        for place, table in enumerate(tables):
            known = {column.name for column in table.columns}
            each = [{name: value for name, value in row[place].items() if name in known} for row in made]
            connection.execute(insert(table), each)
    engines.dispose()


def timed(work: Any) -> list[float]:
    """Take the milliseconds of many looks."""
    spent = list[float]()
    for _ in range(LOOKS):
        begun = time.perf_counter()
        work()
        spent.append((time.perf_counter() - begun) * 1_000)
    return spent


def main() -> None:
    """Fill, play, look."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), no_reviews=True) as served:
        fill(served.settings.database_url, day_of(time.time()).name)
        key, url = new_key(), served.url
        ask(url, "/api/player", {"name": "Ana"}, key)
        group = ask(url, "/api/daily/groups", {"name": "The reef"}, key).json()["group"]
        engines = connect(served.settings.database_url)
        with engines.writing.begin() as connection:
            members = [
                {"group": group, "player": hashed_key(f"player {number}")} for number in range(MEMBERS - 1)
            ]
            connection.execute(insert(schema.daily_members), members)
        engines.dispose()
        list(dive(url, begin(url, "a device", key), "ana"))
        total = board(url, "a device", key)["total"]
        if total != ATTEMPTS + 1:
            raise SystemExit(f"{total} attempts are on the board, not {ATTEMPTS + 1}")
        for name, asked in (("server", {}), ("group", {"group": group})):
            spent = timed(partial(board, url, "a device", key, **asked))
            tell(f"daily-board-{name}", statistics.median(spent), "ms", at_most=LIMIT_MS)


if __name__ == "__main__":
    main()
