"""Choosing a move word by word: a direction with an arrow, a square with the cursor or by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathoms.core import Phrase
from fathoms.core.console import Key
from fathoms.games.atlantis_treasure import cursor
from fathoms.games.atlantis_treasure.draft_step import ARROWS, Step, direction_keys, direction_of
from fathoms.games.atlantis_treasure.grid import BASE, DIRECTIONS, LETTERS, PLACE_OF
from fathoms.games.atlantis_treasure.lights import Lights
from fathoms.games.atlantis_treasure.moves import read_move
from fathoms.games.atlantis_treasure.pieces import COMPASSES, CORAL
from fathoms.games.atlantis_treasure.words import next_kind, open_words

if TYPE_CHECKING:
    from fathoms.core.console import Draft
    from fathoms.games.atlantis_treasure.grid import Direction
    from fathoms.games.atlantis_treasure.moves import Move


class WordStep(Step, frozen=True):
    """A move of which some words are chosen, and the next is asked for."""

    verb: str = ""
    chosen: tuple[str, ...] = ()

    def open_words(self) -> list[str]:
        """List the words that the rules allow next."""
        return open_words(self.options().get(self.verb, ()), self.chosen)

    def choose(self, word: str) -> Draft | Move:
        """Go on with a word."""
        return go_on(self, self.verb, (*self.chosen, word))

    def in_hand(self) -> str:
        """Give the mark of the piece that is to be put down; empty while none is chosen."""
        if not self.chosen:
            return ""
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
        square = self.now.grid.squares[self.chosen[0]] if self.verb == "swap" else None
        return Lights(
            cursor=square, lit=frozenset() if square is None else frozenset([square]), put=self.put_down()
        )

    def prompt(self) -> str:
        """Ask for the direction."""
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

    def press(self, key: str) -> Draft | Move | None:
        """Choose the direction."""
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

    def choose(self, word: str) -> Draft | Move:
        """Go on with a square; whoever comes back finds nothing typed."""
        return go_on(self._point(self.now.grid.squares[word]), self.verb, (*self.chosen, word))

    def lights(self) -> Lights:
        """Light up the squares that may be chosen, and show the piece in hand under the cursor."""
        squares = self.now.grid.squares
        meant = [name for name in self.open_words() if name.startswith(self.typed)]
        moving = self.verb in ("shift", "coral") and self.chosen
        return Lights(
            lit=frozenset(squares[name] for name in meant),
            cursor=self._pointed(),
            carried=self.in_hand(),
            lifted=squares[self.chosen[0]] if moving else None,
            put=self.put_down(),
        )

    def prompt(self) -> str:
        """Ask for the piece or the square."""
        if self.typed:
            return self.words("prompt-typed", typed=self.typed)
        mark = self.in_hand()
        if mark in COMPASSES and mark:
            return self.words("prompt-place", compass=Phrase(f"atlantis-treasure.compass-{mark}"))
        return self.words("prompt-reef" if mark == CORAL else f"prompt-{self.verb}-piece")

    def keys(self) -> list[Key]:
        """Take the square under the cursor, move the cursor, or type a name."""
        names, here, grid = self.open_words(), self._name(), self.now.grid
        keys = [Key("enter", here)] if here in names else []
        if self.typed:
            keys += [Key(digit, self.words("key-row")) for digit in cursor.typed_keys(names, self.typed)]
            keys.append(Key("backspace", self.words("key-erase")))
        piece = next_kind(self.verb, self.chosen) == "piece"
        keys.append(Key("tab", self.words("key-next", verb=self.verb if piece else "square")))
        steps: list[Direction] = [d for d in DIRECTIONS if cursor.stepped(grid, self.pointed, d) is not None]
        keys += [Key(ARROWS[direction], self.words("key-cursor")) for direction in steps]
        keys += [Key(letter, self.words("key-column")) for letter in cursor.typed_keys(names, "")]
        return [*keys, *self.back_key()]

    def press(self, key: str) -> Draft | Move | None:
        """Take a square, move the cursor, or go on with a name."""
        names = self.open_words()
        match key:
            case "escape":
                return msgspec.structs.replace(self, typed="") if self.typed else self.back
            case "enter":
                return self.choose(self._name()) if self._name() in names else None
            case "tab":
                squares = [self.now.grid.squares[name] for name in names]
                return self._point(cursor.following(squares, self.pointed))
            case "backspace":
                return msgspec.structs.replace(self, typed=self.typed[:-1]) if self.typed else None
            case "up" | "right" | "down" | "left":
                return self._step(key)
            case _:
                return self._type(key, names)

    def _name(self) -> str:
        """Name the square that Enter would take: what is typed goes before the cursor."""
        return self.typed or self.now.grid.names[self.pointed]

    def _pointed(self) -> int | None:
        return self.now.grid.squares.get(self._name())

    def _point(self, square: int) -> SquareDraft:
        return msgspec.structs.replace(self, pointed=square, typed="")

    def _step(self, arrow: str) -> SquareDraft | None:
        direction = direction_of(arrow)
        square = cursor.stepped(self.now.grid, self.pointed, direction) if direction else None
        return None if square is None else self._point(square)

    def _type(self, key: str, names: list[str]) -> Draft | Move | None:
        begun = "" if key in tuple(LETTERS) else self.typed
        if key not in cursor.typed_keys(names, begun):
            return None
        typed = begun + key
        if cursor.is_complete(names, typed):
            return self.choose(typed)
        return msgspec.structs.replace(self, typed=typed)


def go_on(step: Step, verb: str, chosen: tuple[str, ...] = ()) -> Draft | Move:
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
    pointed = cursor.nearest(grid, [grid.squares[name] for name in words], _focus(step, chosen))
    return SquareDraft(step.seen, step.names, step.say, step, verb, chosen, pointed)


def _focus(step: Step, chosen: tuple[str, ...]) -> int:
    """Give the square where a cursor is likely wanted: the piece in hand, or the person's own submarine."""
    grid, now = step.now.grid, step.now
    if chosen and chosen[-1] in grid.squares:
        return grid.squares[chosen[-1]]
    square = now.square_of(now.seat)
    return grid.mouth[now.seat] if square == BASE else square
