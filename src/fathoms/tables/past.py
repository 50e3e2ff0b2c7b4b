"""What was played at a table, from its record: the log turn by turn, and positions to look at again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from fathoms.core import view
from fathoms.core.log import LogLine, LogStep, log_lines
from fathoms.core.text import plain
from fathoms.protocol.live import Looked, Moved, Words
from fathoms.protocol.wire import write_state
from fathoms.tables.sight import names_to
from fathoms.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.core import AnyGame, State
    from fathoms.tables.aggregate import Table
    from fathoms.tables.sight import Viewer

MOST_MOMENTS: Final = 60
"""Positions in one answer: more than a turn has."""


class Past(NamedTuple):
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

    def look(self, first: int, last: int) -> Looked:
        """Show how it went from before one move to after another, as a seat sees it."""
        last = min(last, len(self.moves), first + MOST_MOMENTS - 2)
        before: State | None = None
        state = self.start
        moments: list[Moved] = []
        for number in range(last + 1):
            move = None
            if number:
                before, move = state, self.game.read_move(self.moves[number - 1][0], self.rules)
                state = state.play(move)
            if number >= first - 1:
                moments.append(self._moment(number, before, move, state))
        return Looked(first, tuple(moments))

    def _moment(self, number: int, before: State | None, move: Any, state: State) -> Moved:
        game, seen = self.game, view(state, self.you)
        watched = None if before is None else view(before, None)
        told = "" if watched is None else game.tell(watched.state, move, self.names, self.say)
        board = tuple(plain(line).rstrip() for line in game.board(seen, self.names, self.say))
        actor = None if before is None else before.actor
        return Moved(
            version=0,
            actor=state.actor,
            turn=state.turn,
            turns=state.turns,
            view=msgspec.Raw(write_state(cast("Any", seen.state))),
            scene=game.scene(view(state, None)),
            moves=(),
            more=False,
            clocks=None,
            can_undo=False,
            words=Words(told, board, ""),
            move=self.moves[number - 1][1] if number else "",
            seat=-1 if actor is None else actor,
            number=number,
            effect=None if watched is None else game.effect(watched, move),
        )


def past_of(table: Table, viewer: Viewer) -> Past:
    """Take what has been played so far; before the start there is nothing."""
    say = Texts(viewer.lang)
    first = table.first or 0
    return Past(
        game=table.game,
        start=table.game.start(table.rules, len(table.seats), first),
        moves=tuple((text, table.shown(number)) for number, text in enumerate(table.moves, start=1)),
        rules=table.rules,
        names=names_to(table, viewer, say),
        say=say,
        you=viewer.seat,
    )
