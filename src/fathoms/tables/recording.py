"""The record of a table: complete once the game is over, before that without what nobody may know."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.core import Record, Result
from fathoms.core.proof import Proof, with_proof

if TYPE_CHECKING:
    from fathoms.tables.aggregate import Table


def record(table: Table) -> Record:
    """Write the record of a table; until the end secret chance moves are `?`, numbered under `hidden`."""
    outcome, opened = table.outcome, table.opened
    date = datetime.fromtimestamp(opened.at, UTC).isoformat(timespec="seconds")
    extra: dict[str, Any] = {**opened.extra, "date": date}
    if table.table:
        extra["table"] = table.table
    result = None
    if outcome is None:
        extra["hidden"] = sorted(table.hidden)
    elif outcome.scores is not None:
        result = Result(outcome.scores, outcome.winners)
    else:
        extra["outcome"] = msgspec.to_builtins(outcome)
    begins = table.begins if isinstance(table.begins, int) else 0
    written = Record(
        game=table.game.name,
        rules=table.rules.differences(table.game.standard),
        seats=table.names,
        first=begins if table.first is None else table.first,
        moves=tuple(table.shown(number) for number in range(1, len(table.moves) + 1)),
        result=result,
        extra=extra,
    )
    if not opened.secret:
        # An imported game whose dice nobody can prove.
        return written
    shares = tuple(seat.entropy for seat in table.seats)
    return with_proof(written, Proof(table.commitment, shares, table.begins, table.secret))
