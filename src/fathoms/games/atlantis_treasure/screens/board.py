"""The board in a terminal, from above: bricks on plates, the bases at their mouths, a panel beside it."""

from __future__ import annotations

from itertools import pairwise
from textwrap import wrap
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from fathoms.core import Span
from fathoms.core.text import Picture, blend, fit, plain, text_columns
from fathoms.games.atlantis_treasure.grid import (
    BASE,
    CURRENTS,
    DIRECTIONS,
    FREE,
    LETTERS,
    ROCK,
    SHALLOWS,
    SUBMARINES,
    TEMPLE,
    TREASURE,
    TREASURES,
    WHIRLPOOL,
    WORTH,
    split_base,
)
from fathoms.games.atlantis_treasure.grid import DEEP as HOLE
from fathoms.games.atlantis_treasure.screens.palette import (
    BLAST,
    BRICKS,
    DEEP,
    FACES,
    FOAM,
    GOLD,
    INK,
    LIT,
    NIGHT,
    SEA,
    SHADE,
    STUD,
    SUBMARINE_BRICKS,
    TRAIL,
)
from fathoms.games.atlantis_treasure.screens.scene import die_actions, rounds_of
from fathoms.games.atlantis_treasure.slides import Course, Flight  # noqa: TC001 - msgspec reads the field types
from fathoms.games.atlantis_treasure.state import start
from fathoms.games.atlantis_treasure.treasures import aboard, worth_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Line, Phrase, Say, View
    from fathoms.core.text import TextArg
    from fathoms.games.atlantis_treasure.grid import Direction, Grid
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.games.atlantis_treasure.screens.palette import Brick
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


class _Panel:
    """The panel beside the board: the players, the die, what is left to do this turn, the reserve."""

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
        """Tell which turn it is and what ends the game (E1, E4, E5)."""
        now, rounds = self.now, rounds_of(self.now)
        if rounds is not None:
            # After the last one, too.
            number = min(rounds.of - rounds.left + 1, rounds.of)
            text = self._words("rounds", round=number, rounds=rounds.of)
        elif now.rules.ends == "empty":
            text = self._words("empty", turns=now.turns)
        else:
            text = self._words("turn", turns=now.turns, target=now.target)
        return [Span(fit(text, self.columns), SHADE)]

    def _player(self, seat: int) -> list[Line]:
        """Show a player's submarine, name, treasures, torpedoes, cargo and compasses."""
        now, own = self.now, SUBMARINE_BRICKS[seat]
        best = now.result.winners if now.result else (now.seat,)
        lead = ("★ " if now.result else "► ") if seat in best else "  "
        treasures = self._treasures(seat)
        room = self.columns - _INDENT - 1 - _columns(treasures)
        name = fit(self.names[seat], room)
        gap = " " * (room - text_columns(name) + 1)
        named = Span(f" {name}{gap}", f"bold {FOAM}" if seat in best else FOAM)
        lines = [[Span(lead, f"bold {GOLD}"), Span(f"({own.mark})", own.style), named, *treasures]]
        loaded = self._aboard(seat)
        lines.append([Span(" " * _INDENT), *loaded])
        if not (now.rules.foresight or now.rules.stock):
            return lines
        # Where cargo and missed turns may stand beside the torpedoes, compasses have a line of their own.
        bare = now.rules.cargo == "base" and now.rules.hit_submarine != "stays"
        if self.columns >= _BROAD and bare:
            room = self.columns - _INDENT - _columns(loaded) - 2
            lines[-1] += [Span("  "), *self._compasses(seat, room)]
            return lines
        return [*lines, [Span(" " * _INDENT), *self._compasses(seat, self.columns - _INDENT)]]

    def _aboard(self, seat: int) -> Line:
        """Show torpedoes and cargo (K1), and that a turn will be missed (H1); short of room, in signs."""
        now = self.now
        count = {"aboard": now.torpedoes[seat], "torpedoes": now.rules.torpedoes_of(seat)}
        cargo = cargo_sign(aboard(now, seat))
        misses = bool(now.misses) and now.misses[seat]
        line = [Span(self._words("torpedoes", **count), SHADE)]
        if cargo:
            line += [Span(f"  {self._words('cargo')} ", SHADE), Span(cargo, f"bold {GOLD}")]
        if misses:
            line.append(Span(f"  {self._words('misses')}", GOLD))
        if _columns(line) <= self.columns - _INDENT:
            return line
        line = [Span(f"{FACES['torpedo'].mark}{count['aboard']}/{count['torpedoes']}", SHADE)]
        if cargo:
            line += [Span(" [", SHADE), Span(cargo, f"bold {GOLD}"), Span("]", SHADE)]
        return [*line, Span(" ‖", GOLD)] if misses else line

    def _treasures(self, seat: int) -> Line:
        """Show what a player, or a team (E6), holds of what wins (E1); where nothing does, what it holds."""
        now, mark = self.now, BRICKS[TREASURE].mark
        held, target = now.score_of(seat), now.target_of(seat)
        if now.rules.ends != "target":
            return [Span(f"{mark}{held}", f"bold {GOLD}")]
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
        if len(die_actions(self.now)) > 1 and not self.now.result:
            return self._many_actions()
        face = FACES[self.now.face if self.now.face in FACES else ""]
        frame = f"{blend(face.ground, FOAM, 0.35)} on {face.ground}"
        lines: list[Line] = [
            [Span(" "), Span("┌───┐", frame)],
            [Span(" "), Span("│", frame), Span(f" {face.mark} ", face.style), Span("│", frame)],
            [Span(" "), Span("└───┘", frame)],
        ]
        for line, span in zip(lines, self._beside_die(self.columns - 8), strict=False):
            line += [Span("  "), span]
        return lines

    def _many_actions(self) -> list[Line]:
        """Show the dice with a sign for each action (D1, D2): done, left, or not for now; then those left."""
        actions = die_actions(self.now)
        line: Line = [Span(" ")]
        for die, face in enumerate((self.now.face, self.now.other)):
            mine = [each for each in actions if each.die == die]
            for each in mine:
                join = "[" if each.place == 0 else "/" if "/" in face else "+"
                brick = FACES[each.action]
                state = "✓" if each.state == "done" else "○" if each.state in ("must", "may") else "–"
                line += [Span(join, FOAM), Span(brick.mark, brick.style), Span(state, FOAM)]
            if mine:
                line += [Span("]", FOAM), Span(" ")]
        left = [self._words(f"face-{each.action}") for each in actions if each.state in ("must", "may")]
        sign = f" ○ {', '.join(dict.fromkeys(left))}" if left else f" ✓ {self._words('action')}"
        return [line, [Span(fit(sign, self.columns), FOAM if left else SHADE)], [Span(" "), self._slide()]]

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
            self._slide(),
        ]

    def _slide(self) -> Span:
        """Show whether the slides are made: how many are left (M9), or one more that the die allows (D6)."""
        now = self.now
        if now.moved and "move" in now.options():
            return Span(f"○ {self._words('extra')}", FOAM)
        left = now.rules.slides - now.slid
        if now.moved or left == 1:
            return self._task("slide", done=now.moved)
        return Span(f"○ {self._words('slides', left=left)}", FOAM)

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


def cargo_sign(letters: str) -> str:
    """Show treasures aboard one by one, or many by what they are worth together (K1, W1)."""
    if len(letters) > _PIPS:
        return f"{BRICKS[TREASURE].mark}{worth_of(letters)}"
    return "".join(treasure_sign(letter).strip() for letter in letters)


def _bricks(compasses: str) -> Line:
    """Show compasses as bricks a column wide."""
    return [Span(BRICKS[direction].mark, BRICKS[direction].style) for direction in compasses]


def _columns(line: Line) -> int:
    return sum(text_columns(span.text) for span in line)


class Lights(msgspec.Struct, frozen=True, kw_only=True):
    """The marks over the pieces. Squares are numbers, as in the grid."""

    lit: frozenset[int] = frozenset()
    """Squares that may be chosen."""
    cursor: int | None = None
    carried: str = ""
    """The mark of the piece that would be put down at the cursor."""
    lifted: int | None = None
    """The square of a piece that is being moved."""
    put: dict[int, str] = {}
    """Pieces put down so far, by square."""
    course: Course | None = None
    shot: Flight | None = None
    numbers: dict[int, int] = {}
    """Squares to choose by their number."""


DARK = Lights()


COLUMNS: Final = 80
ROWS: Final = 19
_SCALES: Final = ((7, 3), (5, 2), (3, 1))
"""Columns and rows of a square, the largest first: a small board gets large bricks."""
_WIDEST: Final = 45
"""Columns for the grid; the rest is for the edges and the panel."""
_RIM: Final = 2
"""Rows above and below the grid: one of letters, one for bases."""
_SIDE: Final = 5
"""Columns beside the grid: two of numbers, three for bases."""


class Layout(msgspec.Struct, frozen=True):
    """The places of one board on the picture."""

    width: int
    height: int
    wide: int
    """Columns of a square."""
    tall: int
    """Rows of a square."""
    top: int = 0
    """The first row of the board, its letters."""

    @property
    def rows(self) -> int:
        """The rows of the board with its edges."""
        return self.height * self.tall + 2 * _RIM

    @property
    def columns(self) -> int:
        """The columns of the board with its edges."""
        return self.width * self.wide + 2 * _SIDE

    def square(self, square: int) -> tuple[int, int]:
        """Give the first row and column of a square."""
        y, x = divmod(square, self.width)
        return self.top + _RIM + y * self.tall, _SIDE + x * self.wide

    def middle(self, square: int) -> tuple[int, int]:
        """Give the row and the column of a square that its mark stands in."""
        row, column = self.square(square)
        return row + (self.tall - 1) // 2, column + self.wide // 2

    def base(self, side: Direction, mouth: int) -> tuple[int, int]:
        """Give the row and the first of the three columns of a base, off the grid behind its mouth (B7)."""
        (top, left), (row, column) = self.square(mouth), self.middle(mouth)
        match side:
            case "N":
                return top - 1, column - 1
            case "S":
                return top + self.tall, column - 1
            case "E":
                return row, left + self.wide
            case "W":
                return row, left - 3


def layout_of(rules: Rules, most: int = 3) -> Layout:
    """Lay out a board, its squares as large as the picture allows, at most `most` rows each."""
    width, height = len(rules.board[0]), len(rules.board)
    wide, tall = next(
        (wide, tall)
        for wide, tall in _SCALES
        if tall <= most and width * wide <= _WIDEST and height * tall + 2 * _RIM <= ROWS
    )
    return Layout(width, height, wide, tall)


BoardAxis: TypeAlias = Literal["across", "along"]
Ways: TypeAlias = dict[int, set[BoardAxis]]
"""For each square that is passed, the axes it is passed along: west to east, north to south."""

_OUT: Final[dict[str, BoardAxis]] = {"N": "along", "E": "across", "S": "along", "W": "across"}


def slide_ways(grid: Grid, seat: int, course: Course) -> Ways:
    """Trace a slide, from its first square to its last; the square it leaves is not passed."""
    ways: Ways = {square: set() for square in course.path}
    mouths = dict(course.whirls)
    way = [] if course.start == BASE else [course.start]
    for place, square in enumerate(course.path):
        if place in mouths:
            # G5: in at one whirlpool, out of another.
            ways[mouths[place]] = set()
            _trace(ways, grid.width, [*way, mouths[place]])
            way = []
        way.append(square)
    _trace(ways, grid.width, way)
    side = _OUT[grid.side[seat]]
    if course.start == BASE:
        ways[course.path[0]].add(side)
    if course.home and course.path:
        ways[course.path[-1]].add(side)
    return ways


def flight_ways(grid: Grid, shot: Flight) -> Ways:
    """Trace a shot up to what it hits."""
    ways: Ways = {square: set() for square in shot.path[:-1]}
    _trace(ways, grid.width, shot.path)
    return ways


def _trace(ways: Ways, width: int, squares: Sequence[int]) -> None:
    for one, other in pairwise(squares):
        axis: BoardAxis = "along" if one % width == other % width else "across"
        for square in (one, other):
            if square in ways:
                ways[square].add(axis)


def treasure_sign(mark: str) -> str:
    """Show a treasure in three columns, with its worth if that is more than 1 (W1)."""
    return f" {BRICKS[mark].mark}{WORTH[mark] if WORTH[mark] > 1 else ' '}"


class Plates(msgspec.Struct, frozen=True):
    """The squares of one board on one picture."""

    picture: Picture
    layout: Layout

    def draw_plate(self, square: int, plate: str) -> None:
        """Draw a plate with its studs: one on a small plate, four on a large one."""
        self.fill(square, plate)
        row, column = self.layout.square(square)
        for at in {row, row + self.layout.tall - 1}:
            for stud in self._studs():
                self.picture.write(at, column + stud, STUD, blend(plate, FOAM, 0.3))

    def draw_brick(self, square: int, mark: str, plate: str) -> None:
        """Draw a piece on its plate."""
        brick = BRICKS[mark]
        if mark in TREASURES:
            self.write(square, treasure_sign(mark), brick.ink, plate)
        elif mark == TEMPLE:
            self._draw_temple(square, brick)
        elif mark == HOLE:
            self._pave(square, brick.mark, f"on {brick.ground}")
        elif mark in (ROCK, SHALLOWS):
            self._pave(square, brick.mark, f"{brick.ink} on {plate}")
        elif mark in CURRENTS:
            self.write(square, brick.mark * 3, brick.ink, plate)
        elif mark == WHIRLPOOL:
            self.write(square, f" {brick.mark} ", brick.ink, plate)
        elif mark in SUBMARINES:
            self.fill(square, brick.ground)
            self._draw_relief(square, brick.ground)
            self.write(square, f"({brick.mark})", brick.ink, brick.ground)
        else:
            self.fill(square, brick.ground, 1)
            self.write_edges(square, "▐▌", brick.ground, plate)
            self._draw_relief(square, brick.ground, plate)
            self.write(square, brick.mark, brick.ink, brick.ground)

    def fill(self, square: int, ground: str, margin: int = 0) -> None:
        """Colour a square, leaving a margin at its left and right."""
        row, column = self.layout.square(square)
        for at in range(row, row + self.layout.tall):
            self.picture.fill(at, ground, column + margin, column + self.layout.wide - margin)

    def write(self, square: int, text: str, ink: str, ground: str) -> None:
        """Write in the middle of a square."""
        row, column = self.layout.middle(square)
        self.picture.write(row, column - len(text) // 2, text, f"bold {ink} on {ground}")

    def write_edges(self, square: int, edges: str, ink: str, ground: str) -> None:
        """Write at the left and the right edge of a square, in each of its rows."""
        row, column = self.layout.square(square)
        style = f"bold {ink} on {ground}"
        for at in range(row, row + self.layout.tall):
            self.picture.write(at, column, edges[0], style)
            self.picture.write(at, column + self.layout.wide - 1, edges[1], style)

    def _pave(self, square: int, mark: str, style: str) -> None:
        """Cover a whole square with one mark."""
        row, column = self.layout.square(square)
        for at in range(row, row + self.layout.tall):
            self.picture.write(at, column, mark * self.layout.wide, style)

    def _studs(self) -> tuple[int, ...]:
        return (1,) if self.layout.tall == 1 else (1, self.layout.wide - 2)

    def _draw_relief(self, square: int, ground: str, plate: str = "") -> None:
        """Give a large brick its studs and a near side in the shade; over a plate, narrower than the top."""
        if self.layout.tall == 1:
            return
        row, column = self.layout.square(square)
        bottom, wide = row + self.layout.tall - 1, self.layout.wide
        for stud in self._studs():
            self.picture.write(row, column + stud, STUD, blend(ground, INK, 0.35))
        shade = blend(ground, INK, 0.3)
        self.picture.write(bottom, column, "▄" * wide, f"{shade} on {ground}")
        if plate:
            self.picture.write(bottom, column, "▝", f"{ground} on {plate}")
            self.picture.write(bottom, column + wide - 1, "▘", f"{ground} on {plate}")

    def _draw_temple(self, square: int, brick: Brick) -> None:
        """Draw the temple, a step wider in each row."""
        row = self.layout.square(square)[0]
        middle = self.layout.middle(square)[1]
        for step in range(self.layout.tall):
            colour = blend(brick.ink, brick.ground, step / 3)
            stones = "▟" + "█" * (2 * step + 1) + "▙"
            self.picture.write(row + step, middle - step - 1, stones, colour)


_DOCKS: Final[dict[str, str]] = {"N": "┌{}┐", "E": "╶{}┤", "S": "└{}┘", "W": "├{}╴"}
"""An empty base, open towards its mouth."""
_SLIDE: Final = ("━", "┃", "╋")
_SHOT: Final = ("╍", "╏", "╋")
"""The lines of a slide and of a shot: across, along, and where it crosses itself."""


def draw(seen: View[State], names: Sequence[str], say: Say, lights: Lights = DARK) -> list[Line]:
    """Draw the table; `lights` marks what a person is about to do."""
    now = seen.state
    layout = layout_of(now.rules)
    columns = min(COLUMNS - layout.columns - 1, _BROADEST)
    beside = _Panel(now, names, say, columns).draw(layout.rows)
    picture = Picture(COLUMNS, max(layout.rows, len(beside)), NIGHT)
    top = (len(picture.rows) - layout.rows) // 2
    _Board(now, lights, picture, msgspec.structs.replace(layout, top=top)).draw()
    for row, line in enumerate(beside):
        column = layout.columns + 1
        for text, style in line:
            column = picture.write(row, column, text, style)
    return picture.lines()


def sketch(rules: Rules) -> tuple[str, ...]:
    """Draw the board alone, in plain letters, set up for as many as it seats."""
    return _sketch(start(rules, len(rules.bases), 0), DARK)


def sketch_move(now: State, direction: Direction) -> tuple[str, ...]:
    """Draw a position alone, in plain letters, with the way of a shot or a slide."""
    shot = now.flight(direction) if now.face == "torpedo" else None
    return _sketch(now, Lights(shot=shot) if shot else Lights(course=now.course(direction)))


def _sketch(now: State, lights: Lights) -> tuple[str, ...]:
    layout = layout_of(now.rules, most=1)
    picture = Picture(layout.columns, layout.rows, NIGHT)
    _Board(now, lights, picture, layout).draw()
    return tuple(plain(line).rstrip() for line in picture.lines())


class _Board:
    """One drawing of the board: edges, squares, bases, and the way that a choice would take."""

    def __init__(self, now: State, lights: Lights, picture: Picture, layout: Layout) -> None:
        self.now = now
        self.lights = lights
        self.picture = picture
        self.layout = layout
        self.plates = Plates(picture, layout)
        self.ways: Ways = {}
        if lights.course:
            self.ways = slide_ways(now.grid, now.seat, lights.course)
        elif lights.shot:
            self.ways = flight_ways(now.grid, lights.shot)

    def draw(self) -> None:
        self._draw_edges()
        for square in range(len(self.now.sea)):
            plate = self._plate(square)
            self.plates.draw_plate(square, plate)
            self._draw_content(square, plate)
        if self.lights.cursor is not None:
            self._draw_cursor(self.lights.cursor)
        self._draw_bases()

    def _draw_edges(self) -> None:
        """Draw the water around the grid, and the letters and numbers that name its squares (B6)."""
        picture, layout = self.picture, self.layout
        for row in range(layout.top + 1, layout.top + layout.rows - 1):
            picture.fill(row, DEEP, 2, layout.columns - 2)
        for x in range(layout.width):
            column = layout.middle(x)[1]
            for row in (layout.top, layout.top + layout.rows - 1):
                picture.write(row, column, LETTERS[x], SHADE)
        for y in range(layout.height):
            row = layout.middle(y * layout.width)[0]
            picture.write(row, 0, f"{y + 1:<2}", SHADE)
            picture.write(row, layout.columns - 2, f"{y + 1:>2}", SHADE)

    def _plate(self, square: int) -> str:
        """Give the colour of a plate, light and dark in turn."""
        tones = TRAIL if square in self.ways else LIT if square in self.lights.lit else SEA
        y, x = divmod(square, self.layout.width)
        return tones[(x + y) % 2]

    def _draw_content(self, square: int, plate: str) -> None:
        """Draw what lies on a plate, or would lie there."""
        lights, plates = self.lights, self.plates
        mark = self._mark(square)
        if square in lights.numbers:
            plates.write(square, f" {lights.numbers[square]} ", INK, GOLD)
        elif lights.shot and square == lights.shot.hit:
            plates.draw_brick(square, mark, plate)
            plates.write_edges(square, "»«", FOAM, BLAST)
        elif lights.course and square == lights.course.end:
            self._draw_end(square, mark, plate)
        elif square in self.ways and (mark == FREE or mark in TREASURES):
            self._draw_way(square, mark)
        elif square == lights.lifted:
            plates.write(square, BRICKS[mark].mark, blend(plate, FOAM, 0.45), plate)
        elif mark != FREE:
            plates.draw_brick(square, mark, plate)
        elif square in lights.lit:
            plates.write(square, "+", blend(plate, FOAM, 0.7), plate)

    def _mark(self, square: int) -> str:
        """Give the mark of what lies on a square, or would lie there."""
        lights = self.lights
        mark = lights.put.get(square, self.now.sea[square])
        return lights.carried if lights.carried and mark == FREE and square == lights.cursor else mark

    def _draw_way(self, square: int, mark: str) -> None:
        """Draw the line of a slide or a shot; a treasure that is flown over stays in sight."""
        across, along, both = _SHOT if self.lights.shot else _SLIDE
        axes = self.ways[square]
        (top, left), (row, column) = self.layout.square(square), self.layout.middle(square)
        if "across" in axes:
            self.picture.write(row, left, across * self.layout.wide, f"bold {FOAM}")
        if "along" in axes:
            for at in range(top, top + self.layout.tall):
                line = both if at == row and "across" in axes else along
                self.picture.write(at, column, line, f"bold {FOAM}")
        if mark in TREASURES:
            self.picture.write(row, column, treasure_sign(mark)[1:].rstrip(), f"bold {GOLD}")

    def _draw_end(self, square: int, mark: str, plate: str) -> None:
        """Draw the submarine where it would come to lie, or the treasure it would take there (M3)."""
        own, ground = SUBMARINE_BRICKS[self.now.seat], blend(plate, FOAM, 0.25)
        self.plates.fill(square, ground)
        self.plates.write(square, f"<{own.mark}>", own.ground, ground)
        if mark in TREASURES:
            self.plates.write(square, BRICKS[mark].mark, GOLD, ground)

    def _draw_cursor(self, square: int) -> None:
        """Draw the cursor, gold where Enter would take the square."""
        self.plates.write_edges(square, "[]", INK, GOLD if square in self.lights.lit else SHADE)

    def _draw_bases(self) -> None:
        """Draw every base of the board; those that nobody took keep their mouths free too (F1)."""
        grid = self.now.grid
        taken = {mouth: seat for seat, mouth in enumerate(grid.mouth)}
        for base in self.now.rules.bases:
            side, mouth = split_base(base)
            square = grid.squares[mouth]
            self._draw_base(side, square, taken.get(square))

    def _draw_base(self, side: Direction, mouth: int, seat: int | None) -> None:
        """Draw a base: its submarine, or the dock it has left."""
        row, column = self.layout.base(side, mouth)
        if seat is None:
            self.picture.write(row, column, _DOCKS[side].format(" "), blend(DEEP, FOAM, 0.35))
            return
        own, course = SUBMARINE_BRICKS[seat], self.lights.course
        text, ink, ground = f"({own.mark})", own.ink, own.ground
        if course and course.home and seat == self.now.seat:
            text, ink, ground = f"<{own.mark}>", own.ground, blend(TRAIL[0], FOAM, 0.25)
        elif self.now.square_of(seat) != BASE:
            text, ground = _DOCKS[side].format(own.mark), blend(DEEP, own.ground, 0.5)
            ink = blend(ground, FOAM, 0.7)
        self.picture.write(row, column, text, f"bold {ink} on {ground}")
