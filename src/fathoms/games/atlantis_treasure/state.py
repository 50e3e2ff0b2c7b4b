"""The state of Atlantis Treasure: what lies where, whose turn it is, and how a turn goes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from fathoms.core import CHANCE, IllegalMove, Result
from fathoms.games.atlantis_treasure.actions import (
    compulsory,
    done_with,
    left,
    may_slide_again,
    options,
    perform,
)
from fathoms.games.atlantis_treasure.grid import (
    BASE,
    DIRECTIONS,
    FREE,
    PLACE_OF,
    SUBMARINES,
    TREASURES,
    Direction,
    Grid,
    direction_name,
    give_back,
    grid_of,
    lift,
    put,
    replaced,
    take,
    with_compass,
)
from fathoms.games.atlantis_treasure.moves import Die, Hold, Joined, Move, Pick, Slide
from fathoms.games.atlantis_treasure.rules import Face, Rules  # noqa: TC001 - msgspec reads the field types
from fathoms.games.atlantis_treasure.slides import Course, Flight, course, flight, is_open, open_directions
from fathoms.games.atlantis_treasure.treasures import is_full, picked_up, unloaded

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping, Sequence


class DieChances:
    """What the die may show (B5), or two (D2). A ticket is a face of each; one that stands twice has two."""

    secret = False

    def __init__(self, faces: tuple[Face, ...], *, two: bool = False) -> None:
        self.faces = faces
        self._others: tuple[Face | None, ...] = faces if two else (None,)
        self._rolls = tuple(Die(face, other) for face in faces for other in self._others)
        self.total: int = len(self._rolls)

    def at(self, ticket: int) -> Die:
        """Give the roll of a ticket."""
        return self._rolls[ticket]

    def weight(self, move: object) -> int:
        """Count the tickets of a roll: how often its faces stand on the dice."""
        if not isinstance(move, Die):
            return 0
        return self.faces.count(move.face) * self._others.count(move.other)

    def __iter__(self) -> Iterator[Die]:
        return iter(dict.fromkeys(self._rolls))


@lru_cache(maxsize=256)
def die_chances(faces: tuple[Face, ...], *, two: bool) -> DieChances:
    """What a die with these faces may show, or two of them (D2)."""
    return DieChances(faces, two=two)


Phase: TypeAlias = Literal["pick", "die", "act", "over"]

REROLLS: Final = 2
"""How often a face `again` is another roll in one turn; after that it counts as nothing."""
_PICKS: Final = tuple(Pick(direction) for direction in DIRECTIONS)
_SLIDES: Final = {direction: Slide(direction) for direction in DIRECTIONS}
MOST_ROUNDS: Final = 1_000
"""After so many full rounds a game ends in any case (E3)."""
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
    """For each seat, its treasures worth 2 and 3 at the base, as `D` and `X`; empty if none are (W1)."""
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
        """The worth of the treasures, once the game is over: most wins, equal shares (E1, E3 to E6)."""
        if self.phase != "over":
            return None
        scores = tuple(self.score_of(seat) for seat in range(self.seats))
        if self.end_rule == "E1":
            # A1: with handicaps it need not be the one with most.
            enough = (seat for seat, score in enumerate(scores) if score >= self.target_of(seat))
            return Result(scores, tuple(enough))
        most = max(scores)
        return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == most))

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.treasures)

    @property
    def target(self) -> int:
        """The worth that wins at once with so many players, before handicaps (E1)."""
        return self.rules.target[self.seats - 2]

    def target_of(self, seat: int) -> int:
        """The worth with which a seat wins at once (E1), its handicap or its team's included (A1, E6)."""
        more = self.rules.target_by_seat
        place = seat % 2 if self.rules.teams else seat
        return self.target + (more[place] if place < len(more) else 0)

    def score_of(self, seat: int) -> int:
        """The worth that counts for a seat: its own, or its team's (E6)."""
        if self.rules.teams:
            return sum(self.treasures[seat % 2 :: 2])
        return self.treasures[seat]

    def are_partners(self, seat: int, other: int) -> bool:
        """Tell whether two seats are of one team (E6)."""
        return self.rules.teams and seat % 2 == other % 2

    @property
    def quiet(self) -> int:
        """Turns in a row, this one included, in which no treasure has changed place (E3)."""
        return self.turns - self.changed

    @property
    def quiet_rounds_left(self) -> int:
        """Rounds until the game ends for want of treasures changing place, the one begun included (E3)."""
        return self.rules.quiet_rounds - self.quiet // self.seats

    @property
    def end_rule(self) -> Literal["E1", "E3", "E4", "E5"]:
        """The rule that ends the game: enough treasures, its rounds, an empty sea, or a long quiet."""
        if self._is_enough():
            return "E1" if self.rules.ends == "target" else "E5"
        return "E4" if self.rules.ends == "rounds" and self._rounds_are_over() else "E3"

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
        way = course(self.grid, self.sea, self.seat, direction, full=is_full(self))
        # M8: no farther than the rule set lets it go.
        return way.up_to(self.rules.reach) if way and self.rules.reach else way

    def flight(self, direction: Direction) -> Flight | None:
        """Follow a torpedo of the seat whose turn it is without firing it; None if it hits nothing (T6)."""
        return flight(self.grid, self.sea, self.seat, direction, self.rules.torpedo_reach)

    @property
    def can_slide(self) -> bool:
        """Whether the submarine whose turn it is would move in any direction (M5)."""
        grid, full = self.grid, is_full(self)
        return any(is_open(grid, self.sea, self.seat, direction, full=full) for direction in DIRECTIONS)

    def options(self) -> Mapping[str, Sequence[Move]]:
        """Give the legal moves by their verb in the notation; a verb without any is left out."""
        if self.phase == "pick":
            return {"pick": tuple(pick for pick in _PICKS if self.reserve[PLACE_OF[pick.direction]])}
        if self.phase != "act":
            return {}
        found = {} if self.acted else options(self)
        slides = self._slides() if not self.moved or may_slide_again(self) else ()
        if (found or (self.moved and slides)) and not compulsory(found):
            # T10: there is something to leave only while there is something to do.
            found["hold"] = _HOLD
        if slides:
            found["move"] = slides
        return found

    def moves(self) -> Sequence[Move]:
        """List the legal moves of the seat to decide. The list is lazy: it may hold millions (V3)."""
        found = tuple(self.options().values())
        return Joined(found) if len(found) > 1 else found[0] if found else ()

    def chances(self) -> DieChances:
        """Tell what the die may show (B5)."""
        return die_chances(self.rules.die, two=self.rules.dice != "one")

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
        two = self.rules.dice != "one"
        if two != (move.other is not None):
            raise IllegalMove("atlantis-treasure.two-dice", rule="D2", dice=1 + two)
        if not {move.face, move.other or move.face}.issubset(self.rules.die):
            raise IllegalMove("atlantis-treasure.not-on-die", rule="B5", faces=list(self.rules.die))
        if move.face == "again" and self.rerolls < REROLLS:
            return msgspec.structs.replace(self, rerolls=self.rerolls + 1)
        rolled = msgspec.structs.replace(self, phase="act", face=move.face, other=move.other or "")
        return (
            rolled._settle()
            if left(rolled).actions
            else msgspec.structs.replace(rolled, acted=True)._settle()
        )

    def _act(self, move: Move) -> State:
        if self.acted:
            raise IllegalMove("atlantis-treasure.acted", rule="T2")
        return perform(self, move)._go_on()

    def _slide(self, move: Slide) -> State:
        if self.moved and not may_slide_again(self):
            raise IllegalMove("atlantis-treasure.moved", rule="T2")
        seat, sea, grid = self.seat, self.sea, self.grid
        way = self._chosen(move)
        reserve = self.reserve
        for square in way.lifted:
            if self.rules.used_compass == "reserve":
                reserve = give_back(reserve, sea[square])
            sea = put(sea, square, FREE)
        taken = None if way.treasure is None else sea[way.treasure]
        if way.start != BASE:
            sea = lift(grid, sea, way.start)
        torpedoes = self.torpedoes
        if not way.home:
            sea = put(sea, way.end, SUBMARINES[seat])
        elif self.rules.reload == "base":
            # T9: back on the base all torpedoes are reloaded.
            torpedoes = replaced(torpedoes, seat, self.rules.torpedoes_of(seat))
        after = msgspec.structs.replace(self, sea=sea, reserve=reserve, torpedoes=torpedoes, **self._slid())
        if taken is not None:
            after = picked_up(after, taken)
        if way.home:
            after = unloaded(after)
        return after._go_on()

    def _slid(self) -> dict[str, int]:
        """Give the fields that count a slide: one of the turn's own (M9), or the die's (D6)."""
        if self.moved:
            return done_with(self, "slide")
        slid = self.slid + 1
        return {"moved": True, "slid": 0} if slid == self.rules.slides else {"slid": slid}

    def _chosen(self, move: Slide) -> Course:
        """Follow the slide of a move, as far as it goes (M7)."""
        way = self.course(move.direction)
        if way is None:
            raise IllegalMove(
                "atlantis-treasure.blocked", rule="M5", direction=direction_name(move.direction)
            )
        if move.squares is None:
            return way
        if not self.rules.stops:
            raise IllegalMove("atlantis-treasure.no-stops", rule="M7")
        if not 1 <= move.squares < way.squares:
            raise IllegalMove("atlantis-treasure.stop-too-far", rule="M7", squares=way.squares)
        return way.up_to(move.squares)

    def _slides(self) -> tuple[Slide, ...]:
        """List the slides in the directions in which the submarine moves (M5), and their stops (M7)."""
        ahead = open_directions(self.grid, self.sea, self.seat, full=is_full(self))
        if not self.rules.stops:
            return tuple(_SLIDES[direction] for direction in ahead)
        found: list[Slide] = []
        for direction in ahead:
            way = self.course(direction)
            found += [Slide(direction, squares or None) for squares in range(way.squares if way else 0)]
        return tuple(found)

    def _go_on(self) -> State:
        """End the game at once if this move has ended it (E1, E5), or go on with the turn."""
        return msgspec.structs.replace(self, phase="over") if self._is_enough() else self._settle()

    def _is_enough(self) -> bool:
        """Tell whether somebody holds enough (E1), or nothing is left to be brought to a base (E5)."""
        match self.rules.ends:
            case "target" if self.rules.teams or self.rules.target_by_seat:
                return any(self.score_of(seat) >= self.target_of(seat) for seat in range(self.seats))
            case "target":
                return max(self.treasures) >= self.target
            case "empty":
                return not self.cargo and not any(mark in self.sea for mark in TREASURES)
            case "rounds":
                return False

    def _rounds_are_over(self) -> bool:
        return self.turns >= self.rules.rounds * self.seats

    def _settle(self) -> State:
        """Pass the turn by itself when nothing is left to do in it (T10)."""
        if (not self.moved or may_slide_again(self)) and self.can_slide:
            return self
        if not self.acted and options(self):
            return self
        return self._pass_turn()

    def _pass_turn(self) -> State:
        """End the game when its rounds are over (E4) or nothing has happened for long (E3), or go on."""
        if (
            self.quiet >= self.rules.quiet_rounds * self.seats
            or self.turns >= MOST_ROUNDS * self.seats
            or (self.rules.ends == "rounds" and self._rounds_are_over())
        ):
            return msgspec.structs.replace(self, phase="over")
        return self._begin_turn((self.seat + 1) % self.seats)

    def _begin_turn(self, seat: int) -> State:
        """Begin a turn: play goes clockwise (T1), and the die comes first (T2)."""
        begun = msgspec.structs.replace(
            self,
            phase="die",
            seat=seat,
            face="",
            rerolls=0,
            acted=False,
            moved=False,
            turns=self.turns + 1,
            other="",
            done=0,
            slid=0,
        )
        if self.misses and self.misses[seat]:
            # H1: the turn counts, and is over at once.
            misses = replaced(self.misses, seat, value=False)
            return msgspec.structs.replace(begun, misses=misses if any(misses) else ())._pass_turn()
        if self.rules.reload == "turn" and self.torpedoes[seat] < self.rules.torpedoes_of(seat):
            # H6: one more at each turn.
            torpedoes = replaced(self.torpedoes, seat, self.torpedoes[seat] + 1)
            return msgspec.structs.replace(begun, torpedoes=torpedoes)
        return begun


def start(rules: Rules, seats: int, first: int) -> State:
    """Set up a table (B3, B6, B7): submarines on their bases, or where they are drawn (G6)."""
    picking = rules.foresight and any(rules.compasses)
    # G6: nobody sails the submarines of seats that do not play.
    nobody = str.maketrans(dict.fromkeys(SUBMARINES[seats:], FREE))
    return State(
        rules=rules,
        phase="pick" if picking else "die",
        seat=first,
        first=first,
        sea="".join(rules.board).translate(nobody),
        treasures=(0,) * seats,
        torpedoes=tuple(rules.torpedoes_of(seat) for seat in range(seats)),
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
