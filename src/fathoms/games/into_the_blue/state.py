"""The state of Into the Blue: what lies on the table, whose turn it is, and every rule of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from fathoms.core import CHANCE, IllegalMove, Result
from fathoms.games.into_the_blue.dice import (
    DealChances,
    RollChances,
    dive_gives,
    keeps,
    placed_with,
    roll_chances,
    run_depth,
)
from fathoms.games.into_the_blue.moves import Deal, Keep, Move, Place, Roll, Stop, TakeChest, sort_faces
from fathoms.games.into_the_blue.rules import Rules, has_open_chests, rolls_of, shells_of
from fathoms.games.into_the_blue.scoring import Table, treasure_points, winners

if TYPE_CHECKING:
    import random

    from fathoms.core import Move as AnyMove

Phase: TypeAlias = Literal["deal", "roll", "decide", "place", "chest", "over"]

NOBODY: Final = -1
_STOP: Final = Stop()
_PLACES: Final = tuple(Place(level) for level in range(1, 7))
_SLOTS: Final = tuple(TakeChest(slot) for slot in range(1, 11))

# The rule that speaks when a move does not belong to a phase.
_OUT_OF_PLACE: Final[dict[Phase, str]] = {
    "deal": "B3",
    "roll": "T2",
    "decide": "T3",
    "place": "T6",
    "chest": "T8",
    "over": "E1",
}


class State(msgspec.Struct, frozen=True, gc=False):
    """A table of Into the Blue at one instant."""

    rules: Rules
    phase: Phase
    seat: int
    """Whose turn it is."""
    shells: tuple[tuple[int, ...], ...]
    """For each seat, its shells on level 1, 2, …"""
    left: tuple[int, ...]
    """For each seat, its unplayed shells."""
    chests: tuple[int | None, ...]
    """For each slot the value of its chest; None is not known here."""
    owners: tuple[int, ...]
    """For each slot the seat that took its chest, or NOBODY."""
    dice: str
    """The dice as they lie, sorted; empty before the first roll of a turn."""
    held: str
    """The dice kept before the last roll, or before the one to come."""
    rolls: int
    """Rolls made in this turn."""
    turns: int
    """Turns begun."""
    last_turn: tuple[int, ...]
    """For each seat the number of its latest turn; 0 is none yet."""
    last_turns: int
    """Last turns still to begin after this one; -1 while nothing has ended the game."""
    ended_by: int
    """The seat whose last shell or last chest began the end, or NOBODY."""

    @property
    def actor(self) -> int | None:
        """The seat to decide, CHANCE, or None when the game is over."""
        if self.phase in ("roll", "deal"):
            return CHANCE
        return None if self.phase == "over" else self.seat

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""
        return None if self.phase in ("deal", "over") else self.seat

    @property
    def result(self) -> Result | None:
        """Treasures and chests, once the game is over (S6)."""
        if self.phase != "over":
            return None
        scores = treasure_points(self.rules, self.table)
        for owner, value in zip(self.owners, self.chests, strict=True):
            if owner != NOBODY and value is not None:
                scores[owner] += value
        return Result(tuple(scores), winners(scores))

    @property
    def rolls_left(self) -> int:
        """How often the seat may still roll in this turn (T2, A2)."""
        return rolls_of(self.rules, self.seat) - self.rolls

    @property
    def end_rule(self) -> Literal["E1", "E2"] | None:
        """The rule by which somebody began the end; None while nobody has."""
        if self.ended_by == NOBODY:
            return None
        rules, all_taken = self.rules, NOBODY not in self.owners
        # E2 ends a game at once, even if somebody ran out before; else a seat without shells has begun the
        # end by the last one (E1), so that no chest can begin it any more.
        chest = all_taken and rules.last_chest == "at-once"
        return "E2" if chest or rules.last_shell == "never" or self.left[self.ended_by] > 0 else "E1"

    @property
    def table(self) -> Table:
        """What scoring looks at, as if the game ended now."""
        return Table(self.shells, self.left, self.last_turn)

    @property
    def depth(self) -> int:
        """How deep the run of the dice goes (T4)."""
        return run_depth(self.dice, self.rules.levels)

    @property
    def free_slots(self) -> list[int]:
        """The slots whose chests nobody has taken, 1 is the first."""
        return [slot for slot, owner in enumerate(self.owners, start=1) if owner == NOBODY]

    def placed_on(self, level: int) -> int:
        """Count the shells that placing on a level would put there (T6, T7)."""
        return placed_with(self.dice, level, self.left[self.seat])

    def moves(self) -> tuple[Move, ...]:
        """List the legal moves of the seat to decide."""
        match self.phase:
            case "decide":
                return (_STOP, *keeps(self.dice).values())
            case "place":
                return _PLACES[: self.depth]
            case "chest":
                return tuple(_SLOTS[slot - 1] for slot in self.free_slots)
            case _:
                return ()

    def chances(self) -> RollChances | DealChances:
        """Tell what may fall: the shuffle of the chests (B3), or the dice to be thrown (T2)."""
        if self.phase == "deal":
            return DealChances(self.rules.chests)
        return roll_chances(self.rules.faces, self.rules.dice - len(self.held))

    def play(self, move: AnyMove) -> State:
        """Play a move, or raise IllegalMove with the rule that forbids it."""
        match move:
            case Roll() if self.phase == "roll":
                return self._roll(move)
            case Keep() if self.phase == "decide":
                return self._keep(move)
            case Stop() if self.phase == "decide":
                return self._dive()
            case Place() if self.phase == "place":
                return self._place(move)
            case TakeChest() if self.phase == "chest":
                return self._take(move)
            case Deal() if self.phase == "deal":
                return self._deal(move)
            case _:
                raise self._out_of_place()

    def seen_by(self, seat: int | None) -> State:
        """Hide every chest but the seat's own until scoring (T8), or the taken ones from nobody (C1)."""
        if self.phase == "over":
            return self
        known: tuple[int | None, ...] = (None,) * len(self.chests)
        if has_open_chests(self.rules):
            known = tuple(
                [
                    None if owner == NOBODY else value
                    for owner, value in zip(self.owners, self.chests, strict=True)
                ]
            )
        elif seat in self.owners:
            known = tuple(
                [
                    value if owner == seat else None
                    for owner, value in zip(self.owners, self.chests, strict=True)
                ]
            )
        return msgspec.structs.replace(self, chests=known)

    def imagine(self, seat: int | None, rng: random.Random) -> State:
        """Draw anew every chest that the seat cannot know."""
        if self.phase in ("deal", "over"):
            return self
        known = list(self.seen_by(seat).chests)
        unknown = list(self.rules.chests)
        for value in known:
            if value is not None:
                unknown.remove(value)
        rng.shuffle(unknown)
        return msgspec.structs.replace(
            self, chests=tuple(unknown.pop() if value is None else value for value in known)
        )

    def _deal(self, move: Deal) -> State:
        if not DealChances(self.rules.chests).weight(move):
            raise IllegalMove("into-the-blue.deal", rule="B5", values=[str(v) for v in self.rules.chests])
        return msgspec.structs.replace(self, chests=move.values)._begin_turn(self.seat, self.last_turns)

    def _roll(self, move: Roll) -> State:
        thrown = self.rules.dice - len(self.held)
        if len(move.faces) != thrown:
            raise IllegalMove("into-the-blue.roll-count", rule="T2", thrown=thrown, found=len(move.faces))
        if not roll_chances(self.rules.faces, thrown).weight(move):
            raise IllegalMove("into-the-blue.roll-face", rule="B2", faces=list(self.rules.faces))
        dice = sort_faces(self.held + move.faces)
        after = msgspec.structs.replace(self, dice=dice, rolls=self.rolls + 1, phase="decide")
        # T3: after the last roll the dice are final.
        return after if after.rolls_left else after._dive()

    def _keep(self, move: Keep) -> State:
        # T2: any dice may be kept, also ones thrown again before, but at least one die must be thrown.
        if move.faces == self.dice:
            raise IllegalMove("into-the-blue.keep-all", rule="T3")
        if move.faces not in keeps(self.dice):
            raise IllegalMove("into-the-blue.keep", rule="T2", kept=list(move.faces), dice=list(self.dice))
        return msgspec.structs.replace(self, held=move.faces, phase="roll")

    def _dive(self) -> State:
        """The dice are final: a perfect dive (T8), an unsuccessful one (T5), or a choice of level (T6)."""
        left, chests = self.left[self.seat], NOBODY in self.owners
        match dive_gives(self.dice, self.rules.levels, left, chests=chests):
            case "chest":
                return msgspec.structs.replace(self, phase="chest")
            case "shells":
                return msgspec.structs.replace(self, phase="place")
            case "nothing":
                return self._end_turn()

    def _place(self, move: Place) -> State:
        if not 1 <= move.level <= self.depth:
            raise IllegalMove("into-the-blue.place", rule="T6", level=move.level, depth=self.depth)
        count, level, seat = self.placed_on(move.level), move.level, self.seat
        mine = self.shells[seat]
        mine = (*mine[: level - 1], mine[level - 1] + count, *mine[level:])
        left = self.left[seat] - count
        after = msgspec.structs.replace(
            self,
            shells=(*self.shells[:seat], mine, *self.shells[seat + 1 :]),
            left=(*self.left[:seat], left, *self.left[seat + 1 :]),
        )
        if left == 0 and self.last_turns < 0:
            # E1; a second player who runs out during the last turns adds nothing.
            after = after._begin_end(self.rules.last_shell)
        return after if after.phase == "over" else after._end_turn()

    def _take(self, move: TakeChest) -> State:
        if move.slot not in self.free_slots:
            raise IllegalMove(
                "into-the-blue.chest", rule="T8", slot=move.slot, free=[str(s) for s in self.free_slots]
            )
        owners = (*self.owners[: move.slot - 1], self.seat, *self.owners[move.slot :])
        after = msgspec.structs.replace(self, owners=owners)
        if NOBODY not in owners:
            # E2: at once, also during last turns and anyone who may still have to play.
            if self.rules.last_chest == "at-once":
                return after._begin_end("at-once")
            if self.rules.last_chest == "last-turns" and self.last_turns < 0:
                return after._begin_end("last-turns")._end_turn()
        if not self.rules.chest_turn:
            return after._end_turn()  # C2
        # T8, E3: another whole turn at once, also in a last turn.
        return after._begin_turn(self.seat, self.last_turns)

    def _begin_end(self, how: Literal["last-turns", "at-once", "never"]) -> State:
        if how == "at-once":
            return msgspec.structs.replace(self, phase="over", ended_by=self.seat)
        if how == "last-turns":
            return msgspec.structs.replace(self, last_turns=len(self.shells) - 1, ended_by=self.seat)
        return self

    def _end_turn(self) -> State:
        """Pass the turn clockwise (T1), or end the game after the last turns (E1)."""
        if self.last_turns == 0:
            return msgspec.structs.replace(self, phase="over")
        following = (self.seat + 1) % len(self.shells)
        return self._begin_turn(following, self.last_turns - 1 if self.last_turns > 0 else self.last_turns)

    def _begin_turn(self, seat: int, last_turns: int) -> State:
        turns = self.turns + 1
        return msgspec.structs.replace(
            self,
            phase="roll",
            seat=seat,
            dice="",
            held="",
            rolls=0,
            turns=turns,
            last_turn=(*self.last_turn[:seat], turns, *self.last_turn[seat + 1 :]),
            last_turns=last_turns,
        )

    def _out_of_place(self) -> IllegalMove:
        rule = (self.end_rule if self.phase == "over" else None) or _OUT_OF_PLACE[self.phase]
        return IllegalMove(f"into-the-blue.expected-{self.phase}", rule=rule)


def start(rules: Rules, seats: int, first: int) -> State:
    """Set up a table (B1, B3, A1); the first seat is the host's choice or the draw's (T1)."""
    slots = len(rules.chests)
    return State(
        rules=rules,
        phase="deal",
        seat=first,
        shells=((0,) * rules.levels,) * seats,
        left=tuple(shells_of(rules, seat) for seat in range(seats)),
        chests=(None,) * slots,
        owners=(NOBODY,) * slots,
        dice="",
        held="",
        rolls=0,
        turns=0,
        last_turn=(0,) * seats,
        last_turns=-1,
        ended_by=NOBODY,
    )


__all__ = ["NOBODY", "Phase", "State", "start"]
