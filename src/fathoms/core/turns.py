"""Where in a game chance acts: whose turn, that seat's how many-th, and which throw of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathoms.core.game import CHANCE

if TYPE_CHECKING:
    from fathoms.core.game import State


class Fall(msgspec.Struct, frozen=True):
    """A place in a game where something falls, or where a bot decides."""

    number: int
    """Of the record's move; 1 is the first."""
    seat: int | None
    """Whose turn it is; None before the first one."""
    turn: int
    """Which turn of that seat; 1 is its first, 0 is nobody's."""
    throw: int
    """Which fall of chance in that turn; 1 is the first."""
    move: int
    """Which move of that turn; 1 is the first."""

    @property
    def place(self) -> bytes:
        """Seat and turn as messages have them."""
        return b"-\n0" if self.seat is None else b"%d\n%d" % (self.seat, self.turn)


class Turns(msgspec.Struct, frozen=True):
    """How many turns each seat has had so far. A turn counts once a move is made in it."""

    counts: tuple[int, ...]
    begun: tuple[int, int | None] = (-1, None)
    """The turn that is on, as the state numbers it, and whose it is."""
    falls: int = 0
    """How often chance has acted in it."""
    moves: int = 0
    """Moves made in it."""

    def at(self, state: State) -> Turns:
        """Give the count with the turn of a state begun."""
        now, seat = (state.turns, state.turn), state.turn
        if now == self.begun:
            return self
        counts = self.counts
        if seat is not None:
            counts = (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
        return Turns(counts, now)

    def after(self, before: State) -> Turns:
        """Give the count after a move that was made in a state."""
        now = self.at(before)
        return Turns(now.counts, now.begun, now.falls + (before.actor == CHANCE), now.moves + 1)

    def fall(self, number: int) -> Fall:
        """Tell where the next move stands; its state must have been counted with `at`."""
        seat = self.begun[1]
        return Fall(number, seat, 0 if seat is None else self.counts[seat], self.falls + 1, self.moves + 1)
