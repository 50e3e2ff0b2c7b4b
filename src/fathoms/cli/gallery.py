"""`fathoms admin gallery`: what visitors show on a server, and how its host takes something down."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.cli.database import database_url as pick
from fathoms.cli.database import opened
from fathoms.cli.streams import echo, echo_json
from fathoms.core.errors import Malformed
from fathoms.core.text import printable
from fathoms.storage import gallery
from fathoms.storage.engine import snapshot

if TYPE_CHECKING:
    from fathoms.tables.ports import StoredExhibit
    from fathoms.texts import Texts

_ALL: Final = 1_000_000


def list_(say: Texts, database_url: str | None, json: bool) -> None:  # noqa: FBT001 - an option
    """List everything that hangs, the newest first."""
    with opened(pick(database_url, os.environ), must_exist=True) as engines, snapshot(engines) as connection:
        found = gallery.newest(connection, None, _ALL)
    if json:
        echo_json([_told(each) for each in found])
        return
    for each in found:
        day = time.strftime("%Y-%m-%d", time.localtime(each.at))
        about = {"id": each.id, "day": day, "game": each.game, "title": printable(each.title)}
        if each.signed:
            echo(say("storage.gallery-line", **about, by=printable(each.signed)))
        else:
            echo(say("storage.gallery-line-plain", **about))
    if not found:
        echo(say("storage.gallery-empty"))


def remove(say: Texts, id: str | None, database_url: str | None) -> None:  # noqa: A002 - what a person calls it
    """Take one down."""
    if not id:
        raise Malformed("storage.gallery-which")
    with (
        opened(pick(database_url, os.environ), must_exist=True) as engines,
        engines.writing.begin() as connection,
    ):
        there = gallery.find(connection, id)
        if there is None or not gallery.take_down(connection, id):
            raise Malformed("measuring.gallery-gone", id=id[:40])
    echo(say("storage.gallery-removed", title=printable(there.title)))


def _told(exhibit: StoredExhibit) -> dict[str, Any]:
    return {
        "id": exhibit.id,
        "game": exhibit.game,
        "title": exhibit.title,
        "by": exhibit.signed,
        "at": int(exhibit.at),
        "code": exhibit.code,
        "players": exhibit.players,
        "comparison": msgspec.json.decode(exhibit.comparison),
    }
