"""The state of Atlantis Treasure: what lies where, whose turn it is, and how a turn goes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from fathoms.core import CHANCE, IllegalMove, Result
from fathoms.games.atlantis_treasure.actions import compulsory, options, perform
from fathoms.games.atlantis_treasure.grid import (
    BASE,
    DIRECTIONS,
    FREE,
    PLACE_OF,
    SUBMARINES,
    Direction,
    Grid,
    direction_name,
    give_back,
    grid_of,
    put,
    replaced,
    take,
    with_compass,
)
from fathoms.games.atlantis_treasure.moves import Die, Hold, Joined, Move, Pick, Slide
from fathoms.games.atlantis_treasure.rules import Face, Rules  # noqa: TC001 - msgspec reads the field types
from fathoms.games.atlantis_treasure.slides import Course, Flight, course, flight, is_open, open_directions

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping, Sequence


class DieChances:
    """What one die may show (B5). A ticket is a face; a face that stands twice has two."""

    secret = False

    def __init__(self, faces: tuple[Face, ...]) -> None:
        self.faces = faces
        self.total: int = len(faces)
        self._rolls = tuple(Die(face) for face in faces)

    def at(self, ticket: int) -> Die:
        """Give the face of a ticket."""
        return self._rolls[ticket]

    def weight(self, move: object) -> int:
        """Count how often this face stands on the die."""
        return self.faces.count(move.face) if isinstance(move, Die) else 0

    def __iter__(self) -> Iterator[Die]:
        return iter(dict.fromkeys(self._rolls))


@lru_cache(maxsize=256)
def die_chances(faces: tuple[Face, ...]) -> DieChances:
    """What a die with these faces may show."""
    return DieChances(faces)


Phase: TypeAlias = Literal["pick", "die", "act", "over"]

REROLLS: Final = 2
"""How often a face `again` is another roll in one turn; after that it counts as nothing."""
_PICKS: Final = tuple(Pick(direction) for direction in DIRECTIONS)
_SLIDES: Final = {direction: Slide(direction) for direction in DIRECTIONS}
_HOLD: Final = (Hold(),)


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A table of Atlantis Treasure at one instant."""

    rules: Rules
    phase: Phase
    seat: int
    """Whose turn it is; before the game, who picks."""
    first: int
    """Who takes the first turn (T1)."""
    sea: str
    """The board, a letter a square, row by row from the north-west corner: `.` free, `#` temple,
    `T` `D` `X` treasure worth 1, 2, 3, `C` coral, `N` `E` `S` `W` a compass, `0` `1` `2` `3` the submarine
    of a seat, `R` rock, `-` deep, `^` `>` `v` `<` a current, `=` shallows, `@` a whirlpool.
    A submarine that is not there lies on its base."""
    treasures: tuple[int, ...]
    """For each seat, what the treasures at its base are worth (W1)."""
    torpedoes: tuple[int, ...]
    """For each seat, the torpedoes aboard; the others lie on its base (T9)."""
    reserve: tuple[int, ...]
    """The compasses of the reserve: N, E, S, W."""
    own: tuple[str, ...]
    """For each seat, the compasses it picked and still has (V2), a letter each, in the order N, E, S, W."""
    stored: tuple[str, ...]
    """For each seat, the compasses in its stock (V3), a letter each, in the order N, E, S, W."""
    face: str
    """The face of the die; empty before the roll."""
    rerolls: int
    """How often this turn's die said `again`."""
    acted: bool
    """Whether the die's action is done, left, or there is none."""
    moved: bool
    """Whether the submarine has slid this turn."""
    turns: int
    """Turns begun."""
    changed: int
    """The number of the turn in which a treasure last changed place; 0 is none yet (E3)."""
    large: tuple[str, ...] = ()
    """For each seat, its treasures worth 2 and 3, as `D` and `X`, at its base; empty if nobody has any (W1)."""
    cargo: tuple[str, ...] = ()
    """For each seat, the treasures aboard, as `T`, `D`, `X` in this order; empty if nobody has any (K1)."""
    misses: tuple[bool, ...] = ()
    """For each seat, whether it misses its next turn; empty if nobody does (H1)."""
    other: str = ""
    """The face of the second die (D2); empty before the roll and with one die."""
    done: int = 0
    """What is done of the dice while something is left: bit 2 * die + place in its face (D1, D2)."""
    slid: int = 0
    """The slides made this turn while some of its own are left (M9)."""

    @property
    def actor(self) -> int | None:
        """The seat to decide, CHANCE, or None when the game is over."""
        if self.phase == "die":
            return CHANCE
        return None if self.phase == "over" else self.seat

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""
        return None if self.phase in ("pick", "over") else self.seat

    @property
    def result(self) -> Result | None:
        """The treasures, once the game is over: most wins, equal shares (E1, E3)."""
        if self.phase != "over":
            return None
        most = max(self.treasures)
        return Result(self.treasures, tuple(s for s, held in enumerate(self.treasures) if held == most))

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.treasures)

    @property
    def target(self) -> int:
        """The worth that wins at once with so many players, before handicaps (E1)."""
        return self.rules.target[self.seats - 2]

    def target_of(self, seat: int) -> int:
        """The worth with which a seat wins at once (E1), its handicap included (A1)."""
        more = self.rules.target_by_seat
        return self.target + (more[seat] if seat < len(more) else 0)

    @property
    def quiet(self) -> int:
        """Turns in a row, this one included, in which no treasure has changed place (E3)."""
        return self.turns - self.changed

    @property
    def quiet_rounds_left(self) -> int:
        """Rounds until the game ends for want of treasures changing place, the one begun included (E3)."""
        return self.rules.quiet_rounds - self.quiet // self.seats

    @property
    def end_rule(self) -> Literal["E1", "E3"]:
        """The rule that ends the game: enough treasures, or too long without any changing place."""
        return "E1" if max(self.treasures) >= self.target else "E3"

    @property
    def picks_left(self) -> int:
        """Compasses that the seat has still to pick before the game (V2)."""
        return self.rules.picks - len(self.own[self.seat])

    @property
    def grid(self) -> Grid:
        """The squares of this board and the bases of these seats."""
        return grid_of(self.rules, self.seats)

    def square_of(self, seat: int) -> int:
        """Tell where a submarine is: a square, or BASE."""
        return self.sea.find(SUBMARINES[seat])

    def course(self, direction: Direction) -> Course | None:
        """Follow a slide of the seat whose turn it is without making it; None if it would not move (M5)."""
        return course(self.grid, self.sea, self.seat, direction)

    def flight(self, direction: Direction) -> Flight | None:
        """Follow a torpedo of the seat whose turn it is without firing it; None if it hits nothing (T6)."""
        return flight(self.grid, self.sea, self.seat, direction)

    def options(self) -> Mapping[str, Sequence[Move]]:
        """Give the legal moves by their verb in the notation; a verb without any is left out."""
        if self.phase == "pick":
            return {"pick": tuple(pick for pick in _PICKS if self.reserve[PLACE_OF[pick.direction]])}
        if self.phase != "act":
            return {}
        found = {} if self.acted else options(self)
        if found and not compulsory(found):
            # T10: there is something to leave only while there is something to do.
            found["hold"] = _HOLD
        if not self.moved:
            # M5: only directions in which the submarine moves.
            slides = tuple(_SLIDES[d] for d in open_directions(self.grid, self.sea, self.seat))
            if slides:
                found["move"] = slides
        return found

    def moves(self) -> Sequence[Move]:
        """List the legal moves of the seat to decide. The list is lazy: it may hold millions (V3)."""
        found = tuple(self.options().values())
        return Joined(found) if len(found) > 1 else found[0] if found else ()

    def chances(self) -> DieChances:
        """Tell what the die may show (B5)."""
        return die_chances(self.rules.die)

    def play(self, move: Move) -> State:
        """Play a move, or raise IllegalMove with the rule that forbids it."""
        match self.phase, move:
            case "act", Slide():
                return self._slide(move)
            case "act", Die() | Pick():
                raise IllegalMove("atlantis-treasure.expected-act", rule="T2")
            case "act", _:
                return self._act(move)
            case "die", Die():
                return self._roll(move)
            case "pick", Pick():
                return self._pick(move)
            case "over", _:
                raise IllegalMove("atlantis-treasure.expected-over", rule=self.end_rule)
            case "pick", _:
                raise IllegalMove("atlantis-treasure.expected-pick", rule="V2")
            case _:
                raise IllegalMove("atlantis-treasure.expected-die", rule="T2")

    def seen_by(self, seat: int | None) -> State:  # noqa: ARG002 - every seat sees the same
        """Return the state itself: everything lies open, nothing in this game is secret."""
        return self

    def imagine(self, seat: int | None, rng: random.Random) -> State:  # noqa: ARG002 - there is nothing to draw
        """Return the state itself: nothing in this game is secret."""
        return self

    def _pick(self, move: Pick) -> State:
        """Keep a compass at the base (V2): each seat all its picks in a row, while the reserve lasts."""
        reserve = take(self.reserve, move.direction, "V2")
        mine = with_compass(self.own[self.seat], move.direction)
        picked = msgspec.structs.replace(self, reserve=reserve, own=replaced(self.own, self.seat, mine))
        if len(mine) < self.rules.picks and any(reserve):
            return picked
        following = (self.seat + 1) % self.seats
        if following == self.first or not any(reserve):
            return picked._begin_turn(self.first)
        return msgspec.structs.replace(picked, seat=following)

    def _roll(self, move: Die) -> State:
        if move.face not in self.rules.die:
            raise IllegalMove("atlantis-treasure.not-on-die", rule="B5", faces=list(self.rules.die))
        if move.face == "again" and self.rerolls < REROLLS:
            return msgspec.structs.replace(self, rerolls=self.rerolls + 1)
        acted = move.face in ("nothing", "again")
        return msgspec.structs.replace(self, phase="act", face=move.face, acted=acted)._settle()

    def _act(self, move: Move) -> State:
        if self.acted:
            raise IllegalMove("atlantis-treasure.acted", rule="T2")
        after = perform(self, move)
        if after.treasures[self.seat] >= self.target:
            # E1: a stolen treasure counts, and the game ends at once.
            return msgspec.structs.replace(after, phase="over")
        return after._settle()

    def _slide(self, move: Slide) -> State:
        if self.moved:
            raise IllegalMove("atlantis-treasure.moved", rule="T2")
        seat, sea, grid = self.seat, self.sea, self.grid
        way = course(grid, sea, seat, move.direction)
        if way is None:
            raise IllegalMove(
                "atlantis-treasure.blocked", rule="M5", direction=direction_name(move.direction)
            )
        reserve = self.reserve
        for square in way.lifted:
            if self.rules.used_compass == "reserve":
                reserve = give_back(reserve, sea[square])
            sea = put(sea, square, FREE)
        if way.start != BASE:
            sea = put(sea, way.start, FREE)
        torpedoes, treasures, changed = self.torpedoes, self.treasures, self.changed
        if way.home:
            # T9: back on the base all torpedoes are reloaded.
            torpedoes = replaced(torpedoes, seat, self.rules.torpedoes)
        else:
            sea = put(sea, way.end, SUBMARINES[seat])
        if way.treasure is not None:
            # M3: the treasure goes to the base at once.
            treasures, changed = replaced(treasures, seat, treasures[seat] + 1), self.turns
        won = treasures[seat] >= self.target
        after = msgspec.structs.replace(
            self,
            phase="over" if won else "act",
            sea=sea,
            reserve=reserve,
            torpedoes=torpedoes,
            treasures=treasures,
            changed=changed,
            moved=True,
        )
        return after if won else after._settle()

    def _settle(self) -> State:
        """Pass the turn by itself when nothing is left to do in it (T10)."""
        if not self.moved:
            grid = self.grid
            for direction in DIRECTIONS:
                if is_open(grid, self.sea, self.seat, direction):
                    return self
        if not self.acted and options(self):
            return self
        if self.quiet >= self.rules.quiet_rounds * self.seats:
            # E3: too long without any treasure changing place.
            return msgspec.structs.replace(self, phase="over")
        return self._begin_turn((self.seat + 1) % self.seats)

    def _begin_turn(self, seat: int) -> State:
        """Begin a turn: play goes clockwise (T1), and the die comes first (T2)."""
        return msgspec.structs.replace(
            self, phase="die", seat=seat, face="", rerolls=0, acted=False, moved=False, turns=self.turns + 1
        )


def start(rules: Rules, seats: int, first: int) -> State:
    """Set up a table (B3, B6, B7): every submarine on its base, its torpedoes aboard."""
    picking = rules.foresight and any(rules.compasses)
    return State(
        rules=rules,
        phase="pick" if picking else "die",
        seat=first,
        first=first,
        sea="".join(rules.board),
        treasures=(0,) * seats,
        torpedoes=(rules.torpedoes,) * seats,
        reserve=rules.compasses,
        own=("",) * seats,
        stored=("",) * seats,
        face="",
        rerolls=0,
        acted=False,
        moved=False,
        turns=0 if picking else 1,
        changed=0,
    )


__all__ = ["BASE", "Phase", "State", "start"]
