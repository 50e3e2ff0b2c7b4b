"""Going on with a saved game: everything is read and checked before anything is written."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.cli import files
from fathoms.cli.saves import SaveFile, new_file
from fathoms.cli.seats import read_seats
from fathoms.cli.table import LARGEST_SEED, PERSON, Table
from fathoms.core import Malformed
from fathoms.core.record import decode
from fathoms.core.rules import shorten

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.core import Record
    from fathoms.texts import Texts

_LARGEST_NEW_SEED: Final = 2**32


def refuse_changes(fixed: Mapping[str, str | None]) -> None:
    """Refuse options about what a game that has begun cannot change."""
    for option, value in fixed.items():
        if value is not None:
            raise Malformed("cli.resume-fixed", option=option)


def resume(path: str, game: str | None, seats: str | None, say: Texts) -> Table:
    """Rebuild the table of a saved game; who plays may be changed, what happened may not."""
    if path == files.STDIN:
        raise Malformed("cli.resume-stdin")
    record = decode(files.read(path))
    if game is not None and game != record.game:
        raise Malformed("cli.resume-other-game", game=game[:40], other=record.game[:40])
    players = (
        _players(record) if seats is None else [sitting.player for sitting in read_seats(seats, record.game)]
    )
    table = Table(record, players, _seed(record), say)
    if table.state.actor is None:
        raise Malformed("cli.resume-over", path=path)
    return table


def file_for(path: str, asked: str | None, game: str, environ: Mapping[str, str]) -> SaveFile:
    """Go on in the same file, unless another one was asked for."""
    if asked is None or Path(asked).absolute() == Path(path).absolute():
        return SaveFile(Path(path))
    return new_file(asked, game, environ)


def _players(record: Record) -> list[str]:
    """Who played, as the file says; a record from elsewhere is played on by persons."""
    found: object = record.extra.get("players")
    if found is None:
        return [PERSON] * len(record.seats)
    try:
        return msgspec.convert(found, list[str])
    except msgspec.ValidationError as error:
        raise Malformed("core.record-field", field="players", value=shorten(found)) from error


def _seed(record: Record) -> int:
    seed: object = record.extra.get("seed")
    if seed is None:
        return secrets.randbelow(_LARGEST_NEW_SEED)
    if not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise Malformed("core.record-field", field="seed", value=shorten(seed))
    return seed
