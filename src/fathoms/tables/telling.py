"""The messages of a table: what happened, as bytes for each viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from fathoms.core import CHANCE, has_adviser
from fathoms.protocol import live, requests
from fathoms.tables.events import Played
from fathoms.tables.sight import NOTHING, Viewer, encode, line_of, told_by

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from fathoms.core import State
    from fathoms.tables.aggregate import Table
    from fathoms.tables.happening import Happening
    from fathoms.tables.sight import Sight


class MoveTold:
    """One move that was just made, told to any number of viewers."""

    def __init__(self, sight: Sight, happening: Happening, before: State, *, last: bool) -> None:
        """`last` is false if more moves follow at once; then only the last of them shows the table."""
        self._sight: Final = sight
        self._happening: Final = happening
        self._before: Final = before
        self._last: Final = last
        self._made: Final = dict[Viewer, bytes]()
        table = sight.table
        event = happening.event
        self._seat: Final = event.seat if isinstance(event, Played) else CHANCE
        self._number: Final = len(table.moves)
        self._move: Final = table.shown(self._number)
        self._effect: Final[Any] = table.game.effect(table.watched(before), happening.move)

    def to(self, viewer: Viewer) -> bytes:
        """Give the message for a viewer."""
        if not self._last and not viewer.lang:
            # Nothing is shown yet, so everybody hears the same.
            viewer = Viewer(None)
        made = self._made.get(viewer)
        if made is None:
            made = self._made[viewer] = self._make(viewer)
        return made

    def _make(self, viewer: Viewer) -> bytes:
        sight, table = self._sight, self._sight.table
        state = table.state
        written = sight.written(viewer.seat) if self._last else NOTHING
        told = told_by(table, self._before, self._happening.move, viewer) if viewer.lang else ""
        words = None if not viewer.lang else live.Words(told, (), "")
        if self._last:
            words = sight.words(viewer, told)
        return encode(
            live.Moved(
                version=table.version,
                actor=table.actor,
                turn=None if state is None else state.turn,
                turns=0 if state is None else state.turns,
                view=written.view,
                scene=written.scene,
                moves=cast("Any", written.moves),
                more=written.more,
                clocks=sight.clocks,
                can_undo=self._last and sight.can_undo,
                words=words,
                move=self._move,
                seat=self._seat,
                number=self._number,
                effect=self._effect,
                line=line_of(table, viewer) if viewer.lang else None,
            )
        )


def whole(  # noqa: PLR0913 - the whole table has many parts
    sight: Sight,
    viewer: Viewer,
    info: requests.TableInfo,
    chat: Sequence[live.ChatLine],
    muted: Collection[int],
    *,
    told: str = "",
    invites: tuple[live.Invite, ...] | None = None,
) -> bytes:
    """Write the whole table for a viewer."""
    table = sight.table
    state, written = table.state, sight.written(viewer.seat)
    return encode(
        live.Table(
            version=table.version,
            actor=table.actor,
            turn=None if state is None else state.turn,
            turns=0 if state is None else state.turns,
            view=written.view,
            scene=written.scene,
            moves=cast("Any", written.moves),
            more=written.more,
            clocks=sight.clocks,
            can_undo=sight.can_undo,
            words=sight.words(viewer, told),
            info=info,
            you=viewer.seat,
            played=tuple(table.shown(number) for number in range(1, len(table.moves) + 1)),
            undo=table.undo,
            chat=tuple(chat),
            muted=tuple(sorted(muted)),
            secret=table.secret,
            invites=invites,
        )
    )


def missed(  # noqa: PLR0913 - what was missed, and by whom
    sight: Sight, viewer: Viewer, version: int, number: int, seat: int, *, last: bool
) -> bytes:
    """Tell somebody who comes back a move they missed; only the last one shows the table."""
    table = sight.table
    state = table.state
    written = sight.written(viewer.seat) if last else NOTHING
    return encode(
        live.Moved(
            version=version,
            actor=table.actor if last else CHANCE,
            turn=None if state is None else state.turn,
            turns=0 if state is None else state.turns,
            view=written.view,
            scene=written.scene,
            moves=cast("Any", written.moves),
            more=written.more,
            clocks=sight.clocks,
            can_undo=last and sight.can_undo,
            words=sight.words(viewer, "") if last else None,
            move=table.shown(number),
            seat=seat,
            number=number,
        )
    )


def changed(sight: Sight, info: requests.TableInfo, version: int | None = None) -> bytes:
    """Tell everybody that something else than the position changed."""
    table = sight.table
    return encode(
        live.Changed(
            version=table.version if version is None else version,
            info=info,
            undo=table.undo,
            can_undo=sight.can_undo,
            clocks=sight.clocks,
            secret=table.secret,
        )
    )


def table_info(table: Table, present: Collection[int], watchers: int) -> requests.TableInfo:
    """Tell what anyone may know of a table."""
    opened = table.opened
    return requests.TableInfo(
        table=table.table,
        game=table.game.name,
        rules=opened.rules,
        code=table.code,
        seats=tuple(
            seat.info(name, present=seat.number in present)
            for seat, name in zip(table.seats, table.names, strict=True)
        ),
        first=table.first,
        status=table.status,
        version=table.version,
        moves=len(table.moves),
        actor=table.actor,
        clock=opened.clock,
        listed=opened.listed,
        hints=opened.hints and has_adviser(table.game.name),
        created=opened.at,
        commitment=table.commitment,
        watchers=watchers,
        outcome=table.outcome,
        rematch=table.rematch,
        again=tuple(sorted(table.again)),
        declined=tuple(sorted(table.declined)),
        begins=table.begins,
        anyone=table.anyone,
        free=table.free,
    )
