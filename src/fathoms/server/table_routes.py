"""Tables over HTTP: open one, sit down, look, and take the record home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathoms import __version__
from fathoms.core.errors import FathomsError
from fathoms.protocol.library import Health
from fathoms.server.answers import RequestError, problem

if TYPE_CHECKING:
    from fathoms.protocol.requests import Invited, Opened, Seated, TableInfo, Tables
    from fathoms.server.endpoint import Asked


async def open_table(asked: Asked) -> Opened:
    """Open a table. The opener holds the first human seat; each other one has an invite that works once."""
    return await asked.house.tables.open(asked.body, address=asked.address)


async def sit(asked: Asked) -> Seated:
    """Take a seat with its invite; a used one is refused."""
    return await asked.house.tables.sit(_table(asked), asked.body)


async def check_invite(asked: Asked) -> Invited:
    """Tell which seat an invite gives, before anyone sits down; a used one is refused."""
    return await asked.house.tables.check_invite(_table(asked), asked.body.invite)


async def look(asked: Asked) -> TableInfo:
    """Tell what anyone may know of a table."""
    return await asked.house.tables.look(_table(asked))


async def record(asked: Asked) -> dict[str, Any]:
    """Give the record of a table: complete once the game is over, before that without secrets."""
    return (await asked.house.tables.record(_table(asked))).to_json()


async def listed(asked: Asked) -> Tables:
    """List the tables that wait or play and want to be found."""
    return await asked.house.tables.listed()


async def health(asked: Asked) -> Health:
    """Tell whether this server can do its work; the status is 503 if it cannot write."""
    bus = "ok" if asked.house.hears_others else "down"
    try:
        await asked.house.check()
    except FathomsError as error:
        return Health(__version__, "down", bus, problem(error, asked.say))
    return Health(__version__, "ok", bus)


def _table(asked: Asked) -> str:
    name = asked.path["table"]
    # What cannot be a table's name never reaches the store.
    if not (name.isascii() and len(name) <= 64 and name.replace("-", "").replace("_", "").isalnum()):
        raise RequestError("not_found", "server.no-table")
    return name
