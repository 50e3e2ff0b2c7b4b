"""Tables over HTTP: open one, sit down, look, and take the record home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathoms import __version__
from fathoms.api.responses import RequestError, problem
from fathoms.core.errors import FathomsError
from fathoms.protocol.library import Health

if TYPE_CHECKING:
    from fathoms.api.requests import ApiRequest
    from fathoms.protocol.requests import Invited, Opened, Seated, TableInfo, Tables


async def open_table(request: ApiRequest[Any]) -> Opened:
    """Open a table. The opener holds the first human seat; each other one has an invite that works once."""
    return await request.state.tables.open(request.body, address=request.address)


async def sit(request: ApiRequest[Any]) -> Seated:
    """Take a seat with its invite; a used one is refused."""
    return await request.state.tables.sit(_table(request), request.body)


async def check_invite(request: ApiRequest[Any]) -> Invited:
    """Tell which seat an invite gives, before anyone sits down; a used one is refused."""
    return await request.state.tables.check_invite(_table(request), request.body.invite)


async def look(request: ApiRequest[Any]) -> TableInfo:
    """Tell what anyone may know of a table."""
    return await request.state.tables.look(_table(request))


async def record(request: ApiRequest[Any]) -> dict[str, Any]:
    """Give the record of a table: complete once the game is over, before that without secrets."""
    return (await request.state.tables.record(_table(request))).to_json()


async def listed(request: ApiRequest[Any]) -> Tables:
    """List the tables that wait or play and want to be found."""
    return await request.state.tables.listed()


async def health(request: ApiRequest[Any]) -> Health:
    """Tell whether this server can do its work; the status is 503 if it cannot write."""
    bus = "ok" if request.state.hears_others else "down"
    try:
        await request.state.check()
    except FathomsError as error:
        return Health(__version__, "down", bus, problem(error, request.say))
    return Health(__version__, "ok", bus)


def _table(request: ApiRequest[Any]) -> str:
    name = request.path["table"]
    # What cannot be a table's name never reaches the store.
    if not (name.isascii() and len(name) <= 64 and name.replace("-", "").replace("_", "").isalnum()):
        raise RequestError("not_found", "server.no-table")
    return name
