"""What viewers of a table are told, as bytes: moves, changes, the whole table, and what was played before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from fathoms.core import CHANCE, has_adviser, view
from fathoms.core.log import LogLine, LogStep, log_line, log_lines
from fathoms.core.state_json import write_state
from fathoms.core.text import plain
from fathoms.protocol import live, requests
from fathoms.tables.events import LiveClock, Played
from fathoms.texts import Texts, seat_names

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from fathoms.core import AnyGame, Choice, State
    from fathoms.tables.events import AnyEvent
    from fathoms.tables.table import Outcome, Seat, Table

encode: Final = msgspec.json.Encoder().encode
NULL: Final = msgspec.Raw(b"null")
NO_MOVES: Final = msgspec.Raw(b"[]")
_MOST_KEPT: Final = 4_000_000
"""Bytes of written choices that are kept."""
MOST_MOMENTS: Final = 60
"""Positions in one answer: more than a turn has."""


class Viewer(NamedTuple):
    """Who looks: a seat or a watcher (None), and the language in which it is told in words too, if any."""

    seat: int | None
    lang: str = ""


WATCHER: Final = Viewer(None)


class Written(NamedTuple):
    """A position as one viewer sees it, ready to be sent."""

    view: msgspec.Raw
    scene: msgspec.Raw
    moves: msgspec.Raw
    more: bool


NOTHING: Final = Written(NULL, NULL, NO_MOVES, more=False)


class Snapshot:
    """A table at one instant."""

    def __init__(self, table: Table, now: float) -> None:
        self.table: Final = table
        self._seen: Final = dict[int | None, Written]()
        self._scene: msgspec.Raw | None = None
        self._open: msgspec.Raw | None = None
        """What a watcher sees, and everybody who knows no secret."""
        self._can_undo: bool | None = None
        times = table.times
        self.clocks: Final = None if times is None else live.Clocks(times.left_at(now), times.running)

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back."""
        if self._can_undo is None:
            self._can_undo = self.table.can_undo
        return self._can_undo

    def written(self, seat: int | None) -> Written:
        """Write the position for a seat, or for watchers."""
        found = self._seen.get(seat)
        if found is None:
            state = self.table.state
            found = self._seen[seat] = NOTHING if state is None else self._write(state, seat)
        return found

    def _write(self, state: State, seat: int | None) -> Written:
        table, watched = self.table, self.table.watched(state)
        if self._scene is None:
            # The same for every viewer, so it is made from what a watcher sees.
            self._scene = msgspec.Raw(encode(table.game.scene(watched)))
        seen = watched if seat is None else view(state, seat)
        if seen.state != watched.state:
            shown = _written_state(seen.state)
        else:
            shown = self._open = self._open or _written_state(watched.state)
        if seat is None or table.actor != seat:
            return Written(shown, self._scene, NO_MOVES, more=False)
        offer = table.game.offer(seen)
        table.offered = (state, offer.choices)
        return Written(shown, self._scene, CHOICES.write(offer.choices), offer.more)

    def words(self, viewer: Viewer, told: str) -> live.Words | None:
        """Say the same in words, to those who want it."""
        if not viewer.lang:
            return None
        table, say = self.table, Texts(viewer.lang)
        seen = table.seen(viewer.seat)
        if seen is None:
            return live.Words(told, (), "")
        names = names_to(table, viewer, say)
        board = tuple(plain(line).rstrip() for line in table.game.board(seen, names, say))
        asked = viewer.seat is not None and table.actor == viewer.seat
        return live.Words(told, board, table.game.draft(seen, names, say).prompt() if asked else "")


def _written_state(state: Any) -> msgspec.Raw:
    return msgspec.Raw(write_state(state))


class ChoiceWriter:
    """Writes legal moves; a game may hand out the same tuple for the same choices, which is written once."""

    def __init__(self, most: int = _MOST_KEPT) -> None:
        self._most: Final = most
        self._kept: Final[dict[int, tuple[tuple[Choice, ...], msgspec.Raw]]] = {}
        self.size = 0
        """Bytes that are kept."""

    def write(self, choices: tuple[Choice, ...]) -> msgspec.Raw:
        """Write choices, or give what was written of this very tuple."""
        kept = self._kept.get(id(choices))
        if kept is not None:
            return kept[1]
        text = encode(choices)
        if self.size + len(text) > self._most:
            self._kept.clear()
            self.size = 0
        raw = msgspec.Raw(text)
        # The tuple is kept too: while it lives no other has its id.
        self._kept[id(choices)] = (choices, raw)
        self.size += len(text)
        return raw


CHOICES: Final = ChoiceWriter()


def told_by(table: Table, before: State, move: Any, viewer: Viewer) -> str:
    """Say what a move did; secrets are not told, as the words are made from what a watcher sees."""
    say = Texts(viewer.lang)
    return table.game.tell(table.watched(before).state, move, names_to(table, viewer, say), say)


def line_of(table: Table, viewer: Viewer) -> LogLine | None:
    """Write the log's line of the turn that the last move belongs to."""
    say = Texts(viewer.lang)
    return log_line(table.game, table.turn_so_far, names_to(table, viewer, say), say, viewer.seat)


def names_to(table: Table, viewer: Viewer, say: Texts) -> tuple[str, ...]:
    """Name the seats to a viewer, in their language."""
    return seat_names(table.names, [seat.colour for seat in table.seats], say, viewer.seat)


class MoveMessage:
    """One move that was just made, told to any number of viewers."""

    def __init__(self, snapshot: Snapshot, event: AnyEvent, *, last: bool) -> None:
        """`last` is false if more moves follow at once; then only the last of them shows the table."""
        self._snapshot: Final = snapshot
        self._last: Final = last
        self._made: Final = dict[Viewer, bytes]()
        table = snapshot.table
        self._step: Final = table.lately[-1]
        self._seat: Final = event.seat if isinstance(event, Played) else CHANCE
        self._effect: Final = msgspec.Raw(encode(table.effect(self._step)))

    def to(self, viewer: Viewer) -> bytes:
        """Give the message for a viewer."""
        if not self._last and not viewer.lang:
            # Nothing is shown yet, so everybody hears the same.
            viewer = WATCHER
        made = self._made.get(viewer)
        if made is None:
            made = self._made[viewer] = self._make(viewer)
        return made

    def _make(self, viewer: Viewer) -> bytes:
        snapshot, table = self._snapshot, self._snapshot.table
        words, line = None, None
        if viewer.lang:
            told = told_by(table, self._step.before, self._step.move, viewer)
            words = snapshot.words(viewer, told) if self._last else live.Words(told, (), "")
            line = line_of(table, viewer)
        return _moved(
            snapshot,
            viewer,
            table.version,
            self._step.number,
            self._seat,
            table.actor,
            last=self._last,
            words=words,
            effect=self._effect,
            line=line,
        )


def missed(  # noqa: PLR0913 - what was missed, and by whom
    snapshot: Snapshot, viewer: Viewer, version: int, number: int, seat: int, *, last: bool
) -> bytes:
    """Tell somebody who comes back a move they missed; only the last one shows the table."""
    actor = snapshot.table.actor if last else CHANCE
    words = snapshot.words(viewer, "") if last else None
    return _moved(snapshot, viewer, version, number, seat, actor, last=last, words=words)


def _moved(  # noqa: PLR0913, PLR0917 - a move has many parts
    snapshot: Snapshot,
    viewer: Viewer,
    version: int,
    number: int,
    seat: int,
    actor: int | None,
    *,
    last: bool,
    words: live.Words | None,
    effect: Any = None,
    line: LogLine | None = None,
) -> bytes:
    table = snapshot.table
    state, written = table.state, snapshot.written(viewer.seat) if last else NOTHING
    return encode(
        live.Moved(
            version=version,
            actor=actor,
            turn=None if state is None else state.turn,
            turns=0 if state is None else state.turns,
            view=written.view,
            scene=written.scene,
            moves=cast("Any", written.moves),
            more=written.more,
            clocks=snapshot.clocks,
            can_undo=last and snapshot.can_undo,
            words=words,
            move=table.shown(number),
            seat=seat,
            number=number,
            effect=effect,
            line=line,
        )
    )


def whole(  # noqa: PLR0913 - the whole table has many parts
    snapshot: Snapshot,
    viewer: Viewer,
    info: requests.TableInfo,
    chat: Sequence[live.ChatLine],
    muted: Collection[int],
    *,
    told: str = "",
    invites: tuple[live.Invite, ...] | None = None,
) -> bytes:
    """Write the whole table for a viewer."""
    table = snapshot.table
    state, written = table.state, snapshot.written(viewer.seat)
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
            clocks=snapshot.clocks,
            can_undo=snapshot.can_undo,
            words=snapshot.words(viewer, told),
            info=info,
            you=viewer.seat,
            played=tuple(table.shown(number) for number in range(1, len(table.moves) + 1)),
            undo=_undo(table),
            chat=tuple(chat),
            muted=tuple(sorted(muted)),
            secret=table.secret,
            invites=invites,
        )
    )


def changed(snapshot: Snapshot, info: requests.TableInfo, version: int | None = None) -> bytes:
    """Tell everybody that something else than the position changed."""
    table = snapshot.table
    return encode(
        live.Changed(
            version=table.version if version is None else version,
            info=info,
            undo=_undo(table),
            can_undo=snapshot.can_undo,
            clocks=snapshot.clocks,
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
            _seat_info(seat, name, present=seat.number in present)
            for seat, name in zip(table.seats, table.names, strict=True)
        ),
        first=table.first,
        status=table.status,
        version=table.version,
        moves=len(table.moves),
        actor=table.actor,
        clock=_clock(table),
        listed=opened.listed,
        hints=opened.hints and has_adviser(table.game.name),
        occasion=opened.occasion,
        created=opened.at,
        commitment=table.commitment,
        watchers=watchers,
        outcome=_outcome(table.outcome),
        rematch=table.rematch,
        again=tuple(sorted(table.again)),
        declined=tuple(sorted(table.declined)),
        begins=table.begins,
        anyone=table.anyone,
        free=table.free,
        origin=_origin(table),
    )


def _seat_info(seat: Seat, name: str, *, present: bool) -> requests.SeatInfo:
    return requests.SeatInfo(
        seat=seat.number,
        kind=seat.kind,
        name=name,
        colour=seat.colour,
        bot=seat.bot,
        taken=seat.taken,
        present=present,
        status=seat.fate,
    )


def _undo(table: Table) -> live.UndoWish | None:
    return None if table.undo is None else live.UndoWish(*table.undo)


def _clock(table: Table) -> requests.Clock | None:
    clock = table.opened.clock
    if clock is None:
        return None
    if isinstance(clock, LiveClock):
        return requests.LiveClock(clock.bank, clock.increment)
    return requests.SlowClock(clock.hours)


def _origin(table: Table) -> requests.Origin | None:
    taken_over = table.opened.taken_over
    if taken_over is None:
        return None
    return requests.Origin(taken_over.origin["table"], len(taken_over.moves))


def _outcome(outcome: Outcome | None) -> requests.Outcome | None:
    return None if outcome is None else requests.Outcome(*msgspec.structs.astuple(outcome))


class History(NamedTuple):
    """A table's record as it is now; what is worked out from it may be worked out in a thread."""

    game: AnyGame
    start: State
    moves: tuple[tuple[str, str], ...]
    """Each as it was played, and as everybody may know it."""
    rules: Any
    names: tuple[str, ...]
    say: Texts
    you: int | None
    """The seat that looks; None is a watcher."""

    def steps(self) -> Iterator[LogStep]:
        """Play all of it."""
        state = self.start
        for number, (text, _) in enumerate(self.moves, start=1):
            move = self.game.read_move(text, self.rules)
            yield LogStep(number, state, move)
            state = state.play(move)

    def lines(self) -> tuple[LogLine, ...]:
        """Give the log as its reader is told it."""
        return tuple(log_lines(self.game, self.steps(), self.names, self.say, self.you))

    def ending(self, state: State | None) -> str:
        """Say what ended the game; empty unless its rules have."""
        over = state is not None and state.actor is None
        return self.game.tell_end(state, self.names, self.say, self.you) if over else ""

    def look(self, first: int, last: int, *, choices: bool = False) -> live.Looked:
        """Show how it went from before one move to after another, as a seat sees it."""
        last = min(last, len(self.moves), first + MOST_MOMENTS - 2)
        before: State | None = None
        state = self.start
        moments: list[live.Moved] = []
        for number in range(last + 1):
            move = None
            if number:
                before, move = state, self.game.read_move(self.moves[number - 1][0], self.rules)
                state = state.play(move)
            if number >= first - 1:
                moments.append(self._moment(number, before, move, state, choices=choices))
        return live.Looked(first, tuple(moments))

    def _moment(
        self, number: int, before: State | None, move: Any, state: State, *, choices: bool
    ) -> live.Moved:
        game, seen = self.game, view(state, self.you)
        offer = game.offer(seen) if choices and state.actor == self.you else None
        watched = None if before is None else view(before, None)
        told = "" if watched is None else game.tell(watched.state, move, self.names, self.say)
        board = tuple(plain(line).rstrip() for line in game.board(seen, self.names, self.say))
        actor = None if before is None else before.actor
        return live.Moved(
            version=0,
            actor=state.actor,
            turn=state.turn,
            turns=state.turns,
            view=msgspec.Raw(write_state(cast("Any", seen.state))),
            scene=game.scene(view(state, None)),
            moves=() if offer is None else offer.choices,
            more=offer is not None and offer.more,
            clocks=None,
            can_undo=False,
            words=live.Words(told, board, ""),
            move=self.moves[number - 1][1] if number else "",
            seat=-1 if actor is None else actor,
            number=number,
            effect=None if watched is None else game.effect(watched, move),
        )


def history_of(table: Table, viewer: Viewer) -> History:
    """Take what has been played so far; before the start there is nothing."""
    say = Texts(viewer.lang)
    first = table.first or 0
    return History(
        game=table.game,
        start=table.game.start(table.rules, len(table.seats), first),
        moves=tuple((text, table.shown(number)) for number, text in enumerate(table.moves, start=1)),
        rules=table.rules,
        names=names_to(table, viewer, say),
        say=say,
        you=viewer.seat,
    )
