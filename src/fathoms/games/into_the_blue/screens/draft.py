"""How a person plays Into the Blue with single keys: dice to keep, then a level or a chest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathoms.core import (
    Say,  # noqa: TC001 - msgspec reads the field types
    View,  # noqa: TC001 - msgspec reads the field types
)
from fathoms.core.screens import Key
from fathoms.games.into_the_blue.dice import kept_dice
from fathoms.games.into_the_blue.moves import Keep, Move, Place, Stop, TakeChest
from fathoms.games.into_the_blue.rules import CHEST
from fathoms.games.into_the_blue.screens.board import draw
from fathoms.games.into_the_blue.state import State  # noqa: TC001 - msgspec reads the field types

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Line


class DiceDraft(msgspec.Struct, frozen=True):
    """Which dice to keep (T2): a number marks or unmarks a die, `r` throws the others, `s` stops (T3)."""

    seen: View[State]
    names: tuple[str, ...]
    say: Say
    kept: tuple[bool, ...]

    def board(self) -> list[Line]:
        return draw(self.seen, self.names, self.say, self.kept)

    def prompt(self) -> str:
        return self.say("into-the-blue.prompt-dice")

    def keys(self) -> list[Key]:
        keys: list[Key] = []
        if thrown := self.kept.count(False):
            keys.append(Key("r", self.say("into-the-blue.key-roll", count=thrown)))
        keys.append(Key("s", self.say("into-the-blue.key-stop")))
        for number, (face, kept) in enumerate(zip(self.seen.state.dice, self.kept, strict=True), start=1):
            shown = self.say("into-the-blue.face-chest") if face == CHEST else face
            action = "into-the-blue.key-throw" if kept else "into-the-blue.key-keep"
            keys.append(Key(str(number), self.say(action, face=shown)))
        return keys

    def press(self, key: str) -> DiceDraft | Move | None:
        if key == "s":
            return Stop()
        if key == "r":
            held = "".join(face for face, kept in zip(self.seen.state.dice, self.kept, strict=True) if kept)
            return Keep(held) if held != self.seen.state.dice else None
        at = _number(key) - 1
        if not 0 <= at < len(self.kept):
            return None
        return msgspec.structs.replace(self, kept=(*self.kept[:at], not self.kept[at], *self.kept[at + 1 :]))


class ChoiceDraft(msgspec.Struct, frozen=True):
    """One number of a few: a level of the run (T6), or a chest (T8). Without a decision it has no keys."""

    seen: View[State]
    names: tuple[str, ...]
    say: Say

    def board(self) -> list[Line]:
        return draw(self.seen, self.names, self.say)

    def prompt(self) -> str:
        phase = self.seen.state.phase
        return self.say(f"into-the-blue.prompt-{phase}") if self._moves() else ""

    def keys(self) -> list[Key]:
        return [Key(key, self._label(move)) for key, move in self._moves().items()]

    def press(self, key: str) -> Move | None:
        return self._moves().get(key)

    def _moves(self) -> dict[str, Place | TakeChest]:
        moves: dict[str, Place | TakeChest] = {}
        for move in self.seen.moves():
            match move:
                case Place(level):
                    moves[str(level)] = move
                case TakeChest(slot):
                    moves[str(slot % 10)] = move
                case _:
                    pass
        return moves

    def _label(self, move: Place | TakeChest) -> str:
        match move:
            case Place(level):
                return self.say(
                    "into-the-blue.key-place", level=level, shells=self.seen.state.placed_on(level)
                )
            case TakeChest(slot):
                return self.say("into-the-blue.key-chest", slot=slot)


def begin(seen: View[State], names: Sequence[str], say: Say) -> DiceDraft | ChoiceDraft:
    """Begin a person's decision; dice that were held before start as kept."""
    state = seen.state
    if state.phase == "decide" and state.actor == seen.seat:
        return DiceDraft(seen, tuple(names), say, kept_dice(state.dice, state.held))
    return ChoiceDraft(seen, tuple(names), say)


def _number(key: str) -> int:
    return int(key) if len(key) == 1 and key in "123456789" else 0
