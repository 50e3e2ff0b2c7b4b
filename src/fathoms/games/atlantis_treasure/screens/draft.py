"""How a person plays Atlantis Treasure with single keys: the menu of a turn, then a way or a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeAlias, TypeGuard

import msgspec

from fathoms.core import Phrase, Say, View
from fathoms.core.screens import Key
from fathoms.core.text import fit
from fathoms.games.atlantis_treasure.grid import (
    BASE,
    COMPASSES,
    CORAL,
    DIRECTIONS,
    LETTERS,
    PLACE_OF,
    TEMPLE,
    TREASURES,
    Direction,
    direction_name,
)
from fathoms.games.atlantis_treasure.moves import Fire, Hold, Pairs, Slide, Unstores, read_move, write_move
from fathoms.games.atlantis_treasure.rules import STANDARD
from fathoms.games.atlantis_treasure.screens.board import DARK, Lights, draw
from fathoms.games.atlantis_treasure.screens.offers import slide_effect, way_of
from fathoms.games.atlantis_treasure.screens.words import way_args
from fathoms.games.atlantis_treasure.state import State  # noqa: TC001 - msgspec reads the field types

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fathoms.core import Line
    from fathoms.core.screens import MoveDraft
    from fathoms.core.text import TextArg
    from fathoms.games.atlantis_treasure.grid import Grid
    from fathoms.games.atlantis_treasure.moves import Move


def nearest(grid: Grid, squares: Sequence[int], focus: int) -> int:
    """Find the square with the fewest steps from a focus; the northern and western one of equals."""

    def steps(square: int) -> int:
        (y, x), (row, column) = divmod(square, grid.width), divmod(focus, grid.width)
        return abs(y - row) + abs(x - column)

    return min(squares, key=steps)


def following(squares: Sequence[int], square: int) -> int:
    """Find the next of some squares in reading order, the first one after the last."""
    return min((other for other in squares if other > square), default=min(squares))


def typed_keys(names: Sequence[str], typed: str) -> list[str]:
    """List the keys that go on with a name being typed: its letter, or another digit."""
    if not typed:
        return [letter for letter in LETTERS if any(name.startswith(letter) for name in names)]
    longer = {name[len(typed)] for name in names if name.startswith(typed) and len(name) > len(typed)}
    return sorted(longer)


def is_complete(names: Sequence[str], typed: str) -> bool:
    """Tell whether what is typed names a square, and no longer name can be meant."""
    return typed in names and not typed_keys(names, typed)


WordKind: TypeAlias = Literal["direction", "piece", "free"]

_KINDS: Final[dict[str, tuple[WordKind, ...]]] = {
    "pick": ("direction",),
    "store": ("direction",),
    "compass": ("direction", "free"),
    "own": ("direction", "free"),
    "shift": ("piece", "free"),
    "coral": ("piece", "free"),
    "swap": ("piece", "direction"),
    "treasure": ("piece", "free"),
    "temple": ("piece", "free"),
    "turn": ("piece", "direction"),
    "fire": ("direction", "free"),
}
"""For each verb the words that follow it; `unstore` goes on with pairs of a direction and a free square."""


def next_kind(verb: str, chosen: Sequence[str]) -> WordKind | None:
    """Tell which kind of word comes next; None if the move is complete."""
    if verb == "unstore":
        return "free" if len(chosen) % 2 else "direction"
    kinds = _KINDS[verb]
    return kinds[len(chosen)] if len(chosen) < len(kinds) else None


def open_words(moves: Sequence[Move], chosen: Sequence[str]) -> list[str]:
    """List the words that may come next, out of the moves of one verb that the rules allow."""
    match moves:
        case Pairs():
            return list(moves.squares_for(chosen[0]) if chosen else moves.firsts)
        case Unstores():
            left = [square for square in moves.squares if square not in chosen]
            if len(chosen) % 2 or not left:
                return left
            return [direction for direction in _stored(moves) if direction not in chosen]
        case _:
            texts = (write_move(move, STANDARD).split()[1:] for move in moves)
            begun = list(chosen)
            return list(dict.fromkeys(text[len(begun)] for text in texts if text[: len(begun)] == begun))


def _stored(moves: Unstores) -> Sequence[str]:
    """List the directions that can be placed at once: those of the largest set (V3)."""
    return moves.sets[-1] if moves.sets else ()


ARROWS: Final[dict[Direction, str]] = {"N": "up", "E": "right", "S": "down", "W": "left"}
_NAME: Final = 24
"""Columns for a name in a question."""
_DIRECTION_OF: Final[dict[str, Direction]] = {
    **{arrow: direction for direction, arrow in ARROWS.items()},
    **{direction.lower(): direction for direction in DIRECTIONS},
}


def direction_of(key: str) -> Direction | None:
    """Read a key as a direction: an arrow, or the direction's letter."""
    return _DIRECTION_OF.get(key)


def direction_keys(directions: Iterable[Direction], label: str) -> list[Key]:
    """List the arrows and the letters of directions that do the same."""
    return [Key(key, label) for direction in directions for key in (ARROWS[direction], direction.lower())]


class DraftStep(msgspec.Struct, frozen=True):
    """One step on the way to a move."""

    seen: View[State]
    names: tuple[str, ...]
    say: Say
    back: Any = None
    """The step before this one, to which `escape` returns."""

    @property
    def now(self) -> State:
        """The table."""
        return self.seen.state

    def options(self) -> Mapping[str, Sequence[Move]]:
        """Give the moves that the rules allow this person, by verb."""
        return self.now.options() if self.now.actor == self.seen.seat else {}

    def lights(self) -> Lights:
        """Give what this step lights up on the board."""
        return DARK

    def board(self) -> list[Line]:
        """Draw the table with the choice so far marked on it."""
        return draw(self.seen, self.names, self.say, self.lights())

    def prompt(self) -> str:
        """Ask for the next key."""
        raise NotImplementedError

    def keys(self) -> list[Key]:
        """List the keys that mean something now."""
        raise NotImplementedError

    def press(self, key: str) -> MoveDraft | Move | None:
        """Go on with a key."""
        raise NotImplementedError

    def words(self, message: str, **args: TextArg) -> str:
        """Say a message of the play catalogue."""
        return self.say(f"atlantis-treasure-play.{message}", **args)

    def name(self, seat: int) -> str:
        """Name a player, shortened so that a question stays on one line."""
        return fit(self.names[seat], _NAME)

    def back_key(self) -> list[Key]:
        """Give the key that goes back, if there is a step before this one."""
        return [Key("escape", self.words("key-back"))] if self.back is not None else []


class _WayDraft(DraftStep, frozen=True):
    """A direction to look at; `verb` and `confirm` say what comes of it."""

    verb: ClassVar[str]
    """The kind of move in the notation."""
    heading: Direction | None = None

    def confirm(self) -> MoveDraft | Move:
        """Go on with the direction that is shown."""
        raise NotImplementedError

    def headings(self) -> list[Direction]:
        """List the directions that the rules leave open."""
        moves = self.options().get(self.verb, ())
        return list(dict.fromkeys(move.direction for move in moves if isinstance(move, Fire | Slide)))

    def keys(self) -> list[Key]:
        """Confirm, look at another direction, or go back."""
        others: list[Direction] = [d for d in self.headings() if d != self.heading]
        keys: list[Key] = []
        if self.heading:
            go = self.words(f"key-{self.verb}-go")
            keys = [Key("enter", go), *direction_keys([self.heading], go)]
        look = self.words("key-look" if self.heading else "key-aim")
        return [*keys, *direction_keys(others, look), *self.back_key()]

    def press(self, key: str) -> MoveDraft | Move | None:
        """Confirm the direction, turn to another one, or go back."""
        if key == "escape":
            return self.back
        direction = self.heading if key == "enter" else direction_of(key)
        if direction is None or direction not in self.headings():
            return None
        return (
            self.confirm() if direction == self.heading else msgspec.structs.replace(self, heading=direction)
        )


class SlideDraft(_WayDraft, frozen=True):
    """A slide before it is made: its way, its end and what it takes (M1 to M6); where it stops (M7)."""

    verb: ClassVar[str] = "move"
    squares: int | None = None
    """After how many squares it is stopped; None is the whole slide."""

    def lights(self) -> Lights:
        move = self.confirm() if self.heading else None
        return Lights(course=way_of(self.now, move) if move else None)

    def prompt(self) -> str:
        if self.heading is None:
            return self.words("prompt-direction")
        args = way_args(slide_effect(self.now, self.confirm()))
        return self.words("prompt-move" if self.squares is None else "prompt-stop", **args)

    def keys(self) -> list[Key]:
        """Besides the directions, a shorter and a longer way where one may stop (M7)."""
        keys = super().keys()
        shorter, longer = self._stop("-"), self._stop("+")
        stops = [
            *([Key("-", self.words("key-shorter"))] if shorter else []),
            *([Key("+", self.words("key-longer"))] if longer else []),
        ]
        # After what confirms: Enter, and the direction's own two keys.
        return [*keys[:3], *stops, *keys[3:]]

    def press(self, key: str) -> MoveDraft | Move | None:
        """Stop sooner or later on the way, or go on as with any direction."""
        if key in ("-", "+"):
            return self._stop(key)
        pressed = super().press(key)
        if isinstance(pressed, SlideDraft):
            # Another direction is shown as far as it goes.
            return msgspec.structs.replace(pressed, squares=None)
        return pressed

    def confirm(self) -> Slide:
        return Slide(self.heading or "N", self.squares)

    def _stop(self, key: str) -> SlideDraft | None:
        """Give the way with a stop one square sooner or later, if there is one."""
        found = [move.squares for move in self.options().get("move", ()) if self._is_mine(move)]
        stops = sorted(squares for squares in found if squares is not None)
        # The whole slide is the longest.
        ways = [*stops, None]
        at = ways.index(self.squares) + (1 if key == "+" else -1)
        if self.heading is None or not 0 <= at < len(ways):
            return None
        return msgspec.structs.replace(self, squares=ways[at])

    def _is_mine(self, move: Move) -> TypeGuard[Slide]:
        return isinstance(move, Slide) and move.direction == self.heading


class FireDraft(_WayDraft, frozen=True):
    """A shot before it is fired, up to what it hits (T6)."""

    verb: ClassVar[str] = "fire"

    def lights(self) -> Lights:
        return Lights(shot=self.now.flight(self.heading) if self.heading else None)

    def prompt(self) -> str:
        shot = self.now.flight(self.heading) if self.heading else None
        if self.heading is None:
            return self.words("prompt-fire-direction")
        if shot is None:
            return self.words("prompt-fire-vain", direction=direction_name(self.heading))
        square = self.now.grid.names[shot.hit]
        if shot.victim is not None:
            return self.words(
                "prompt-fire-at",
                direction=direction_name(self.heading),
                name=self.name(shot.victim),
                square=square,
            )
        hit = Phrase(f"atlantis-treasure.holds-{'compass' if shot.mark in COMPASSES else 'coral'}")
        return self.words("prompt-fire", direction=direction_name(self.heading), hit=hit, square=square)

    def confirm(self) -> MoveDraft | Move:
        """Fire, or ask where what is hit goes: a submarine to a corner (T7), a reef to a free square (H3)."""
        heading = self.heading or "N"
        shots = [move for move in self.options()["fire"] if isinstance(move, Fire)]
        squares = tuple(shot.square for shot in shots if shot.direction == heading and shot.square)
        if not squares:
            return Fire(heading)
        shot = self.now.flight(heading)
        if shot is not None and shot.mark == CORAL:
            return go_on(self, "fire", (heading,))
        return CornerDraft(self.seen, self.names, self.say, self, heading, squares)


class CornerDraft(DraftStep, frozen=True):
    """The corner for a submarine that is hit (T7), by its number: clockwise from the north-west."""

    heading: Direction = "N"
    corners: tuple[str, ...] = ()
    """The names of the free ones."""

    def lights(self) -> Lights:
        grid = self.now.grid
        return Lights(
            shot=self.now.flight(self.heading),
            numbers={grid.squares[name]: number for number, name in self._numbered().items()},
        )

    def prompt(self) -> str:
        shot = self.now.flight(self.heading)
        victim = shot.victim if shot else None
        return self.words("prompt-corner", name="" if victim is None else self.name(victim))

    def keys(self) -> list[Key]:
        numbered = self._numbered().items()
        keys = [Key(str(number), name) for number, name in numbered]
        return [*keys, *self.back_key()]

    def press(self, key: str) -> MoveDraft | Move | None:
        if key == "escape":
            return self.back
        corners = {str(number): name for number, name in self._numbered().items()}
        return Fire(self.heading, corners[key]) if key in corners else None

    def _numbered(self) -> dict[int, str]:
        grid = self.now.grid
        names = (grid.names[corner] for corner in grid.corners)
        return {number: name for number, name in enumerate(names, start=1) if name in self.corners}


class WordStep(DraftStep, frozen=True):
    """A move of which some words are chosen, and the next is asked for."""

    verb: str = ""
    chosen: tuple[str, ...] = ()

    def open_words(self) -> list[str]:
        """List the words that the rules allow next."""
        return open_words(self.options().get(self.verb, ()), self.chosen)

    def choose(self, word: str) -> MoveDraft | Move:
        """Go on with a word."""
        return go_on(self, self.verb, (*self.chosen, word))

    def in_hand(self) -> str:
        """Give the mark of the piece that is to be put down; empty while none is chosen."""
        if not self.chosen:
            return ""
        if self.verb == "fire":
            # H3: the reef that was hit.
            return CORAL
        last = self.chosen[-1]
        return last if last in PLACE_OF else self.now.sea[self.now.grid.squares[last]]

    def put_down(self) -> dict[int, str]:
        """Give the stored compasses that have their square already (V3)."""
        if self.verb != "unstore":
            return {}
        pairs = zip(self.chosen[::2], self.chosen[1::2], strict=False)
        return {self.now.grid.squares[square]: direction for direction, square in pairs}


class DirectionDraft(WordStep, frozen=True):
    """Which compass: by its direction."""

    def lights(self) -> Lights:
        """Show the compass that is to be swapped, or the stored ones put down so far."""
        square = self.now.grid.squares[self.chosen[0]] if self.verb in ("swap", "turn") else None
        return Lights(
            cursor=square, lit=frozenset() if square is None else frozenset([square]), put=self.put_down()
        )

    def prompt(self) -> str:
        if self._may_finish():
            return self.words("prompt-unstore-more" if self.open_words() else "prompt-unstore-all")
        left = self.now.rules.picks - len(self.now.own[self.now.seat])
        return self.words(f"prompt-{self.verb}-direction", left=left)

    def keys(self) -> list[Key]:
        """Give an arrow for each compass; stored ones may be left for later."""
        words = self.open_words()
        directions: list[Direction] = [direction for direction in DIRECTIONS if direction in words]
        keys = [Key("enter", self.words("key-finish"))] if self._may_finish() else []
        for direction in directions:
            keys += direction_keys([direction], self.say(f"atlantis-treasure.compass-{direction}"))
        return [*keys, *self.back_key()]

    def press(self, key: str) -> MoveDraft | Move | None:
        if key == "escape":
            return self.back
        if key == "enter" and self._may_finish():
            return read_move(" ".join((self.verb, *self.chosen)), self.now.rules)
        direction = direction_of(key)
        return self.choose(direction) if direction in self.open_words() else None

    def _may_finish(self) -> bool:
        return self.verb == "unstore" and bool(self.chosen)


class SquareDraft(WordStep, frozen=True):
    """Which piece, or which free square: with the cursor, or by its name."""

    pointed: int = 0
    """The square under the cursor."""
    typed: str = ""
    """The beginning of a square's name."""

    def choose(self, word: str) -> MoveDraft | Move:
        """Go on with a square; on the way back nothing is typed."""
        return go_on(self._point(self.now.grid.squares[word]), self.verb, (*self.chosen, word))

    def lights(self) -> Lights:
        """Light up the squares that may be chosen, and show the piece in hand under the cursor."""
        squares = self.now.grid.squares
        meant = [name for name in self.open_words() if name.startswith(self.typed)]
        return Lights(
            lit=frozenset(squares[name] for name in meant),
            cursor=squares.get(self._name()),
            carried=self.in_hand(),
            lifted=self._lifted(),
            put=self.put_down(),
        )

    def _lifted(self) -> int | None:
        """Give the square of the piece that is being moved."""
        if self.verb == "fire":
            shot = self.now.flight(DIRECTIONS[PLACE_OF[self.chosen[0]]])
            return shot.hit if shot else None
        moving = self.verb in ("shift", "coral", "treasure", "temple") and self.chosen
        return self.now.grid.squares[self.chosen[0]] if moving else None

    def prompt(self) -> str:
        if self.typed:
            return self.words("prompt-typed", typed=self.typed)
        mark = self.in_hand()
        if mark in COMPASSES and mark:
            return self.words("prompt-place", compass=Phrase(f"atlantis-treasure.compass-{mark}"))
        in_hand = {CORAL: "reef", TEMPLE: "temple", **dict.fromkeys(TREASURES, "treasure")}
        return self.words(f"prompt-{in_hand[mark]}" if mark in in_hand else f"prompt-{self.verb}-piece")

    def keys(self) -> list[Key]:
        """Take the square under the cursor, move the cursor, or type a name."""
        names, here, grid = self.open_words(), self._name(), self.now.grid
        keys = [Key("enter", here)] if here in names else []
        if self.typed:
            keys += [Key(digit, self.words("key-row")) for digit in typed_keys(names, self.typed)]
            keys.append(Key("backspace", self.words("key-erase")))
        piece = next_kind(self.verb, self.chosen) == "piece"
        keys.append(Key("tab", self.words("key-next", verb=self.verb if piece else "square")))
        steps: list[Direction] = [d for d in DIRECTIONS if grid.step(self.pointed, d) is not None]
        keys += [Key(ARROWS[direction], self.words("key-cursor")) for direction in steps]
        keys += [Key(letter, self.words("key-column")) for letter in typed_keys(names, "")]
        return [*keys, *self.back_key()]

    def press(self, key: str) -> MoveDraft | Move | None:
        names = self.open_words()
        match key:
            case "escape":
                return msgspec.structs.replace(self, typed="") if self.typed else self.back
            case "enter":
                return self.choose(self._name()) if self._name() in names else None
            case "tab":
                squares = [self.now.grid.squares[name] for name in names]
                return self._point(following(squares, self.pointed))
            case "backspace":
                return msgspec.structs.replace(self, typed=self.typed[:-1]) if self.typed else None
            case "up" | "right" | "down" | "left":
                return self._step(key)
            case _:
                return self._type(key, names)

    def _name(self) -> str:
        """Name the square that Enter would take: what is typed goes before the cursor."""
        return self.typed or self.now.grid.names[self.pointed]

    def _point(self, square: int) -> SquareDraft:
        return msgspec.structs.replace(self, pointed=square, typed="")

    def _step(self, arrow: str) -> SquareDraft | None:
        direction = direction_of(arrow)
        square = self.now.grid.step(self.pointed, direction) if direction else None
        return None if square is None else self._point(square)

    def _type(self, key: str, names: list[str]) -> MoveDraft | Move | None:
        begun = "" if key in tuple(LETTERS) else self.typed
        if key not in typed_keys(names, begun):
            return None
        typed = begun + key
        if is_complete(names, typed):
            return self.choose(typed)
        return msgspec.structs.replace(self, typed=typed)


def go_on(step: DraftStep, verb: str, chosen: tuple[str, ...] = ()) -> MoveDraft | Move:
    """Ask for the next word of a move, or make the move; what the die has decided is not asked for."""
    kind = next_kind(verb, chosen)
    if kind is None:
        return read_move(" ".join((verb, *chosen)), step.now.rules)
    words = open_words(step.options()[verb], chosen)
    if kind == "direction":
        # A later word is a person's own choice even where it is the only one.
        if len(words) == 1 and not chosen:
            return go_on(step, verb, (*chosen, words[0]))
        return DirectionDraft(step.seen, step.names, step.say, step, verb, chosen)
    grid = step.now.grid
    pointed = nearest(grid, [grid.squares[name] for name in words], _focus(step, chosen))
    return SquareDraft(step.seen, step.names, step.say, step, verb, chosen, pointed)


def _focus(step: DraftStep, chosen: tuple[str, ...]) -> int:
    """Give the square where a cursor is likely wanted: the piece in hand, or the person's own submarine."""
    grid, now = step.now.grid, step.now
    if chosen and chosen[-1] in grid.squares:
        return grid.squares[chosen[-1]]
    square = now.square_of(now.seat)
    return grid.mouth[now.seat] if square == BASE else square


_KEYS: Final = {
    "compass": "c",
    "shift": "m",
    "coral": "c",
    "fire": "f",
    "swap": "x",
    "own": "o",
    "store": "k",
    "unstore": "l",
    "hold": "d",
    "treasure": "t",
    "temple": "b",
    "turn": "v",
}
"""The key of each kind of action."""
_SECOND_KEYS: Final = {"coral": "r"}
"""The key of an action whose own is taken: two dice may call for a compass and for coral (D2)."""


def verb_keys(verbs: Iterable[str]) -> dict[str, str]:
    """Give each verb its key; no two have the same."""
    keys: dict[str, str] = {}
    for verb in verbs:
        key = _KEYS[verb]
        keys[_SECOND_KEYS[verb] if key in keys else key] = verb
    return keys


class MenuDraft(DraftStep, frozen=True):
    """What can be done now: the die's action and the slide, in either order (T2). It may be nothing."""

    def prompt(self) -> str:
        found, now = self.options(), self.now
        if not found:
            return ""
        actions = [verb for verb in found if verb not in ("move", "hold")]
        if "move" not in found:
            return self.words("prompt-act" if now.moved else "prompt-act-blocked")
        if actions:
            return self.words("prompt-act-again" if now.moved else "prompt-both")
        if now.moved:
            return self.words("prompt-slide-again")
        if now.slid:
            return self.words("prompt-slide-next")
        return self.words("prompt-slide" if now.acted else "prompt-slide-first")

    def keys(self) -> list[Key]:
        actions = [Key(key, self.words(f"key-{verb}")) for key, verb in self._verbs().items()]
        return [*actions, *direction_keys(self._slides(), self.words("key-move"))]

    def press(self, key: str) -> MoveDraft | Move | None:
        direction = direction_of(key)
        if direction in self._slides():
            return SlideDraft(self.seen, self.names, self.say, self, direction)
        verb = self._verbs().get(key)
        match verb:
            case None:
                return None
            case "hold":
                return Hold()
            case "fire":
                return self._aim()
            case _:
                return go_on(self, verb)

    def _verbs(self) -> dict[str, str]:
        return verb_keys(verb for verb in self.options() if verb != "move")

    def _aim(self) -> FireDraft:
        """Begin a shot; the only direction there is shows its flight at once."""
        aim = FireDraft(self.seen, self.names, self.say, self)
        headings = aim.headings()
        return msgspec.structs.replace(aim, heading=headings[0]) if len(headings) == 1 else aim

    def _slides(self) -> list[Direction]:
        slides = [move.direction for move in self.options().get("move", ()) if isinstance(move, Slide)]
        return [direction for direction in DIRECTIONS if direction in slides]


def begin(seen: View[State], names: Sequence[str], say: Say) -> MoveDraft:
    """Begin a person's decision; where a single kind of action is left, with its first question."""
    menu = MenuDraft(seen, tuple(names), say)
    verbs = list(menu.options())
    if verbs == ["pick"]:
        return DirectionDraft(seen, tuple(names), say, None, "pick")
    if len(verbs) == 1 and verbs[0] != "move":
        step = go_on(menu, verbs[0])
        if isinstance(step, WordStep):
            return msgspec.structs.replace(step, back=None)
    return menu
