"""The panel beside the board: the players, the die, what is left to do this turn, the reserve."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from fathoms.core import Span
from fathoms.core.text import blend, fit, text_columns
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, TREASURE
from fathoms.games.atlantis_treasure.screens.palette import (
    BRICKS,
    FACES,
    FOAM,
    GOLD,
    NIGHT,
    SHADE,
    SUBMARINE_BRICKS,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Line, Phrase, Say
    from fathoms.core.text import TextArg
    from fathoms.games.atlantis_treasure.state import State

_BROAD: Final = 34
"""From this many columns on, a player's compasses stand beside the torpedoes."""
_BROADEST: Final = 36
_INDENT: Final = 6
"""Columns before a player's name: the lead and the submarine."""
_PIPS: Final = 5
"""Up to this many treasures are shown one by one."""
_NEAR: Final = 5
"""The end for want of treasures changing place is told from this many rounds before it (E3)."""


def draw(now: State, names: Sequence[str], say: Say, columns: int, rows: int) -> list[Line]:
    """Draw the panel; in one game it has the same number of rows at any time."""
    return _Panel(now, names, say, min(columns, _BROADEST)).draw(rows)


class _Panel:
    """One drawing of the panel, line by line."""

    def __init__(self, now: State, names: Sequence[str], say: Say, columns: int) -> None:
        self.now = now
        self.names = names
        self.say = say
        self.columns = columns

    def draw(self, rows: int) -> list[Line]:
        """Draw the lines; where the board is tall enough, players stand apart."""
        players = [self._player(seat) for seat in range(self.now.seats)]
        foot = [*self._die(), self._reserve(), self._quiet()]
        spare = rows - 2 - sum(map(len, players)) - len(foot)
        lines = [self._header()]
        for seat, player in enumerate(players):
            lines += [[], *player] if seat and spare >= len(players) - 1 else player
        return [*lines, [], *foot]

    def _words(self, message: str, **args: TextArg) -> str:
        return self.say(f"atlantis-treasure-play.panel-{message}", **args)

    def _header(self) -> Line:
        text = self._words("turn", turns=self.now.turns, target=self.now.target)
        return [Span(fit(text, self.columns), SHADE)]

    def _player(self, seat: int) -> list[Line]:
        """Show a player's submarine, name, treasures, torpedoes and compasses."""
        now, own = self.now, SUBMARINE_BRICKS[seat]
        best = now.result.winners if now.result else (now.seat,)
        lead = ("★ " if now.result else "► ") if seat in best else "  "
        treasures = self._treasures(seat)
        room = self.columns - _INDENT - 1 - _columns(treasures)
        name = fit(self.names[seat], room)
        gap = " " * (room - text_columns(name) + 1)
        named = Span(f" {name}{gap}", f"bold {FOAM}" if seat in best else FOAM)
        lines = [[Span(lead, f"bold {GOLD}"), Span(f"({own.mark})", own.style), named, *treasures]]
        torpedoes = self._words("torpedoes", aboard=now.torpedoes[seat], torpedoes=now.rules.torpedoes)
        lines.append([Span(" " * _INDENT), Span(torpedoes, SHADE)])
        if not (now.rules.foresight or now.rules.stock):
            return lines
        if self.columns >= _BROAD:
            room = self.columns - _INDENT - text_columns(torpedoes) - 2
            lines[-1] += [Span("  "), *self._compasses(seat, room)]
            return lines
        return [*lines, [Span(" " * _INDENT), *self._compasses(seat, self.columns - _INDENT)]]

    def _treasures(self, seat: int) -> Line:
        """Show the treasures a player holds of those that win (E1)."""
        held, target, mark = self.now.treasures[seat], self.now.target, BRICKS[TREASURE].mark
        if target <= _PIPS:
            return [Span(mark * held, f"bold {GOLD}"), Span("◇" * (target - held), SHADE)]
        return [Span(f"{mark}{held}/{target}", f"bold {GOLD}")]

    def _compasses(self, seat: int, room: int) -> Line:
        """Show the compasses a player picked (V2) and stored (V3); short of room, the stock in brackets."""
        own, stored = _bricks(self.now.own[seat]), _bricks(self.now.stored[seat])
        line: Line = []
        if own:
            line += [Span(self._words("own") + " ", SHADE), *own, Span(" ")]
        if stored:
            line += [Span(self._words("stock") + " ", SHADE), *stored]
        if _columns(line) <= room:
            return line
        return [*own, Span(" [", SHADE), *stored, Span("]", SHADE)]

    def _die(self) -> list[Line]:
        """Show the die, and beside it what this turn still asks for, in either order (T2)."""
        face = FACES[self.now.face]
        frame = f"{blend(face.ground, FOAM, 0.35)} on {face.ground}"
        lines: list[Line] = [
            [Span(" "), Span("┌───┐", frame)],
            [Span(" "), Span("│", frame), Span(f" {face.mark} ", face.style), Span("│", frame)],
            [Span(" "), Span("└───┘", frame)],
        ]
        for line, span in zip(lines, self._beside_die(self.columns - 8), strict=False):
            line += [Span("  "), span]
        return lines

    def _beside_die(self, room: int) -> list[Span]:
        now = self.now
        if now.result:
            winners = now.result.winners
            names: list[str | Phrase] = [
                fit(self.names[seat], 3 * room // len(winners) - 8) for seat in winners
            ]
            text = self._words("over", names=names, winners=len(winners))
            return [Span(line, f"bold {GOLD}") for line in wrap(text, room)[:3]]
        if now.phase == "pick":
            text = self._words("pick", name=fit(self.names[now.seat], room), left=now.picks_left)
            return [Span(line, FOAM) for line in wrap(text, room)[:3]]
        face = self._words(f"face-{now.face or 'none'}")
        return [
            Span(fit(face, room), f"bold {FOAM}"),
            self._task("action", done=now.acted),
            self._task("slide", done=now.moved),
        ]

    def _task(self, task: str, *, done: bool) -> Span:
        return Span(f"✓ {self._words(task)}", SHADE) if done else Span(f"○ {self._words(task)}", FOAM)

    def _reserve(self) -> Line:
        """Show the compasses that are left to place (T3); what is used up fades."""
        line = [Span(" " + self._words("reserve"), SHADE)]
        for direction, count in zip(DIRECTIONS, self.now.reserve, strict=True):
            brick = BRICKS[direction]
            ground = brick.ground if count else blend(NIGHT, brick.ground, 0.3)
            line += [Span(" "), Span(brick.mark, f"bold {brick.ink} on {ground}")]
            line.append(Span(str(count), FOAM if count else SHADE))
        return line

    def _quiet(self) -> Line:
        """Count down to the end for want of treasures changing place, when it nears (E3)."""
        left = self.now.quiet_rounds_left
        if self.now.turn is None or left > _NEAR:
            return []
        return [Span(" " + fit(self._words("quiet", left=left), self.columns - 1), GOLD)]


def _bricks(compasses: str) -> Line:
    """Show compasses as bricks a column wide."""
    return [Span(BRICKS[direction].mark, BRICKS[direction].style) for direction in compasses]


def _columns(line: Line) -> int:
    return sum(text_columns(span.text) for span in line)
