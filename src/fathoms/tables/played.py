"""The games that somebody took part in, told from their records."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.protocol.players import PlayedGame, PlayedSeat
from fathoms.protocol.requests import Outcome
from fathoms.tables.errors import Unreadable
from fathoms.tables.table import read_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.tables.keys import Keys
    from fathoms.tables.table import Table

_REMEMBERED: Final = 2_000


class PlayedGames:
    """Tells games; those told lately are remembered as long as nothing more happens at their tables."""

    def __init__(self, keys: Keys) -> None:
        self._keys: Final = keys
        self._told: Final = OrderedDict[tuple[str, int, tuple[int, ...]], PlayedGame | None]()

    def find(self, table: str, bodies: Sequence[bytes], keys: tuple[int, ...]) -> PlayedGame | None:
        """Tell a game as somebody with these seats sees it; None if it is gone or cannot be read."""
        place = (table, len(bodies), keys)
        if place not in self._told:
            self._told[place] = self._tell(table, bodies, keys)
            while len(self._told) > _REMEMBERED:
                self._told.popitem(last=False)
        return self._told[place]

    def _tell(self, table: str, bodies: Sequence[bytes], keys: tuple[int, ...]) -> PlayedGame | None:
        if not bodies:
            return None
        try:
            return self._game(read_table(table, bodies), keys)
        except Unreadable:
            return None

    def _game(self, table: Table, keys: tuple[int, ...]) -> PlayedGame | None:
        own = [seat for seat in table.seats if seat.key in keys]
        outcome = table.outcome
        if not own or (outcome is not None and outcome.by == "absence"):
            return None
        alone = own[0] if len(own) == 1 else None
        return PlayedGame(
            table=table.table,
            game=table.game.name,
            at=table.opened.at,
            status=table.status,
            seats=tuple(
                PlayedSeat(name, seat.colour, seat.bot if seat.kind == "bot" else None)
                for name, seat in zip(table.names, table.seats, strict=True)
            ),
            you=None if alone is None else alone.number,
            outcome=None if outcome is None else msgspec.convert(outcome, Outcome, from_attributes=True),
            seat=None if alone is None or outcome is not None else alone.number,
            token=None if alone is None or outcome is not None else self._keys.token(table.table, alone.key),
        )
