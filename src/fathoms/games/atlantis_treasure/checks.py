"""Telling why a rule set cannot be played to the end, each time with the field and the square to mend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from fathoms.core import BadRules
from fathoms.games.atlantis_treasure.faces import ALL_FACES, all_actions, split_face
from fathoms.games.atlantis_treasure.grid import (
    COMPASSES,
    CORAL,
    CURRENTS,
    DIRECTIONS,
    FREE,
    OPPOSITE,
    PLACE_OF,
    SHALLOWS,
    SUBMARINES,
    TEMPLE,
    TERRAIN,
    TREASURES,
    WALLS,
    WHIRLPOOL,
    WORTH,
    Direction,
    grid_of,
    marked,
    pockets,
    ray,
    split_base,
    square_names,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from fathoms.games.atlantis_treasure.rules import Rules

_MARKS: Final = (FREE, TEMPLE, *TREASURES, CORAL, *TERRAIN, *COMPASSES, *SUBMARINES)
_TEAM_SEATS: Final = 4
_USUAL_ROUNDS: Final = 12
_MOST_TARGET: Final = 20
_MOST_TORPEDOES: Final = 9


def problems_of(rules: Rules) -> Iterator[BadRules]:
    """Tell why some player could not play to the end; what an earlier problem makes senseless is left out."""
    rows = list(_ragged(rules))
    yield from rows
    marks = [] if rows else [*_strange_marks(rules), *_misplaced_pieces(rules)]
    yield from marks
    bases = [] if rows else list(_misplaced_bases(rules))
    yield from bases
    faces = list(_strange_faces(rules))
    yield from faces
    drawn = not (rows or marks or bases)
    blocked = list(_blocked_mouths(rules)) if drawn else []
    yield from blocked
    yield from _handicaps(rules)
    if not faces:
        yield from _ends(rules)
        yield from _without_effect(rules)
    if drawn and rules.open_sea and not blocked:
        yield from _pockets(rules)
    if drawn and not faces:
        yield from _out_of_reach(rules, {problem.place for problem in blocked})


def _bad(key: str, rule: str, field: str, place: str | None, **args: Any) -> BadRules:
    return BadRules(f"atlantis-treasure.rules-{key}", rule=rule, field=field, place=place, **args)


def _ragged(rules: Rules) -> Iterator[BadRules]:
    """Every row as long as the first (B6)."""
    width = len(rules.board[0])
    for at, row in enumerate(rules.board):
        if len(row) != width:
            yield _bad("ragged", "B6", "board", str(at), row=at + 1, found=len(row), width=width)


def _strange_marks(rules: Rules) -> Iterator[BadRules]:
    """Every mark a piece (B6)."""
    names = square_names(len(rules.board[0]), len(rules.board))
    for name, mark in zip(names, "".join(rules.board), strict=True):
        if mark not in _MARKS:
            yield _bad("mark", "B6", "board", name, square=name, mark=mark, marks=list(_MARKS))


def _misplaced_pieces(rules: Rules) -> Iterator[BadRules]:
    """At least two whirlpools (G5); a submarine once, and only of a seat that has a base (G6)."""
    sea = "".join(rules.board)
    names = square_names(len(rules.board[0]), len(rules.board))
    if sea.count(WHIRLPOOL) == 1:
        name = names[sea.index(WHIRLPOOL)]
        yield _bad("whirlpool-alone", "G5", "board", name, square=name)
    for seat, mark in enumerate(SUBMARINES):
        squares = [name for name, held in zip(names, sea, strict=False) if held == mark]
        if seat >= len(rules.bases):
            for name in squares:
                yield _bad("submarine-homeless", "G6", "board", name, square=name, seat=seat + 1)
        for name in squares[1:]:
            yield _bad("submarine-twice", "G6", "board", name, square=name, seat=seat + 1)


def _strange_faces(rules: Rules) -> Iterator[BadRules]:
    """Every face an action, or two that go together (D1), all of which can do something (D2, D4, D5)."""
    sea = "".join(rules.board)
    no_compass = not placed_directions(rules) and not any(mark in sea for mark in COMPASSES)
    for at, face in enumerate(rules.die):
        actions = split_face(face)
        if face not in ALL_FACES:
            yield _bad("face", "D1", "die", str(at), face=face)
        elif face == "again" and rules.dice != "one":
            yield _bad("again-twice", "D2", "die", str(at))
        elif "temple" in actions and TEMPLE not in sea:
            yield _bad("face-temple", "D4", "die", str(at))
        elif "turn" in actions and no_compass:
            yield _bad("face-turn", "D5", "die", str(at))


def _handicaps(rules: Rules) -> Iterator[BadRules]:
    """What a seat needs and has stays within what anybody may need, find and have (A1, A2)."""
    worth = _worth(rules)
    for seat, more in enumerate(rules.target_by_seat if rules.ends == "target" else ()):
        for players in _players(rules):
            target = rules.target[players - 2]
            # What the sea has not got is told of the target, for everybody.
            most = _MOST_TARGET if worth < target else min(_MOST_TARGET, worth)
            if seat < _sides(rules, players) and not 1 <= target + more <= most:
                yield _bad(
                    *("handicap-target", "A1", "target_by_seat", str(seat)),
                    seat=seat + 1,
                    found=target + more,
                    most=most,
                )
                break
    for seat in range(len(rules.torpedoes_by_seat)):
        found_torpedoes = rules.torpedoes_of(seat)
        if not 0 <= found_torpedoes <= _MOST_TORPEDOES:
            yield _bad(
                *("handicap-torpedoes", "A2", "torpedoes_by_seat", str(seat)),
                seat=seat + 1,
                found=found_torpedoes,
                most=_MOST_TORPEDOES,
            )


def _misplaced_bases(rules: Rules) -> Iterator[BadRules]:
    """Every base on an edge of the board, each at another mouth, clockwise from north (B7)."""
    width, height = len(rules.board[0]), len(rules.board)
    squares = {name: square for square, name in enumerate(square_names(width, height))}
    before, mouths = (-1, -1), set[str]()
    for at, base in enumerate(rules.bases):
        side, _, mouth = base.partition(" ")
        if side not in PLACE_OF or mouth not in squares:
            yield _bad("base", "B7", "bases", str(at), base=base)
            continue
        if ray(width, height, squares[mouth], DIRECTIONS[PLACE_OF[side]]):
            yield _bad("base-inside", "B7", "bases", str(at), base=base, square=mouth)
            continue
        if mouth in mouths:
            yield _bad("base-twice", "B7", "bases", str(at), base=base, square=mouth)
            continue
        mouths.add(mouth)
        y, x = divmod(squares[mouth], width)
        along = {"N": x, "E": y, "S": -x, "W": -y}[side]
        position = (PLACE_OF[side], along + 15)
        if position < before:
            yield _bad("base-order", "B7", "bases", str(at), base=base)
        before = max(before, position)


def _blocked_mouths(rules: Rules) -> Iterator[BadRules]:
    """Nothing lies on a mouth, and a submarine can slide on from there (B7, F1)."""
    width, height, sea = len(rules.board[0]), len(rules.board), "".join(rules.board)
    for base in rules.bases:
        _, mouth = split_base(base)
        square = square_names(width, height).index(mouth)
        if sea[square] != FREE:
            yield _bad("mouth", "F1", "board", mouth, square=mouth)
            continue
        ways = [ahead[0] for direction in DIRECTIONS if (ahead := ray(width, height, square, direction))]
        if all(sea[way] in (TEMPLE, CORAL, *WALLS) for way in ways):
            yield _bad("walled-in", "F1", "board", mouth, square=mouth)


def _players(rules: Rules) -> range:
    """The numbers of players that a board seats (B7, E6)."""
    return range(_TEAM_SEATS if rules.teams else 2, len(rules.bases) + 1)


def _sides(rules: Rules, players: int) -> int:
    """How many count their treasures apart: a team counts together (E6)."""
    return 2 if rules.teams else players


def _worth(rules: Rules) -> int:
    return sum(WORTH.get(mark, 0) for row in rules.board for mark in row)


def _ends(rules: Rules) -> Iterator[BadRules]:
    """The game can end: by a target that can be reached (E1, E2), by what there is to take (E4, E5)."""
    if rules.teams and len(rules.bases) < _TEAM_SEATS:
        yield _bad("teams", "E6", "teams", None, bases=len(rules.bases))
    worth = _worth(rules)
    if rules.ends != "target":
        if not worth:
            yield _bad("no-treasure", "E5" if rules.ends == "empty" else "E4", "board", None)
        return
    stuck, shots = False, _can_fire(rules) and rules.steals != "none"
    for seats in _players(rules):
        target = rules.target[seats - 2]
        more = (*rules.target_by_seat, 0, 0, 0, 0)[: _sides(rules, seats)]
        if worth < target:
            yield _bad("target", "E1", "target", str(seats - 2), seats=seats, target=target, treasures=worth)
        elif not stuck and worth <= sum(target + each - 1 for each in more) and not shots:
            # Said once: torpedoes that steal mend it for every number of players.
            stuck = True
            field = "die" if "torpedo" not in all_actions(rules) else "torpedoes"
            if _can_fire(rules):
                field = "steals"
            yield _bad("no-torpedo", "E2", field, None, seats=seats, treasures=worth, target=target)


def _can_fire(rules: Rules) -> bool:
    """Tell whether anybody ever fires a torpedo (T6)."""
    seats = range(len(rules.bases))
    return "torpedo" in all_actions(rules) and any(rules.torpedoes_of(seat) > 0 for seat in seats)


_OF_TORPEDOES: Final = (
    ("hit_submarine", "H1", "corner"),
    ("steals", "H2", "one"),
    ("hit_coral", "H3", "out"),
    ("torpedo_reach", "H4", 0),
    ("shots_in_vain", "H5", False),
    ("reload", "H6", "base"),
    ("torpedoes_by_seat", "A2", ()),
)
"""What says how torpedoes work, with what it says in the book's game."""


def _differs(value: object, usual: object) -> bool:
    """Tell whether a field was changed; a list of handicaps that are all 0 was not."""
    return any(cast("tuple[int, ...]", value)) if isinstance(value, tuple) else value != usual


def _without_effect(rules: Rules) -> Iterator[BadRules]:
    """Tell what was changed though other fields leave it nothing to do."""
    if not _can_fire(rules):
        for field, rule, usual in _OF_TORPEDOES:
            if _differs(getattr(rules, field), usual):
                yield _bad("needs-torpedoes", rule, field, None)
    if rules.cargo == "base":
        for field, rule, usual in (("cargo_room", "K2", "any"), ("cargo_lost", "K3", "dropped")):
            if getattr(rules, field) != usual:
                yield _bad("needs-cargo", rule, field, None)
    if rules.ends != "rounds" and rules.rounds != _USUAL_ROUNDS:
        yield _bad("needs-rounds", "E4", "rounds", None)
    if rules.ends != "target" and any(rules.target_by_seat):
        yield _bad("needs-target", "A1", "target_by_seat", None)


def _pockets(rules: Rules) -> Iterator[BadRules]:
    """No part of the sea is shut off from the start where it must stay in one piece (F1)."""
    grid = grid_of(rules, len(rules.bases))
    for square in pockets(grid, "".join(rules.board), grid.mouth[0]):
        name = grid.names[square]
        yield _bad("cut-off", "F1", "board", name, square=name)


def _out_of_reach(rules: Rules, blocked: Collection[str | None]) -> Iterator[BadRules]:
    """Every treasure within reach of every base; nothing can be told of a base whose mouth is blocked."""
    if "treasure" in all_actions(rules):
        return  # D3: the die brings them within reach
    reach = Reach(rules)
    treasures = [name for name, mark in zip(reach.grid.names, reach.sea, strict=True) if mark in TREASURES]
    told: set[str] = set()
    for base in rules.bases:
        if split_base(base)[1] in blocked:
            continue
        reached = reach.from_base(base)
        for square in treasures:
            if square not in reached and square not in told:
                told.add(square)
                yield _bad("unreachable", "V4", "board", square, square=square, base=base)
        if not reach.comes_home:
            yield _bad("no-way-home", "K1", "board", split_base(base)[1], base=base)
    for start in marked(reach.grid, reach.sea, SUBMARINES):
        reached = reach.from_square(start)
        for square in treasures:
            if square not in reached and square not in told:
                told.add(square)
                yield _bad("shut-in", "G6", "board", square, square=square, start=start)


class Reach:
    """All the ways of a submarine over a drawn board, made as wide as the die allows.

    - A treasure stops it, or has been taken before and lets it pass; so has a compass of the start.
    - Where the die can bring a compass (from the reserve, picked before the game, by a swap or by a shift),
      it may turn that way on any square that may hold one; where it can turn one, that one any way.
    - Where the die can move coral or a temple, each may be out of its way, and one may stop it before any
      square that may hold one. Where it can fire torpedoes, every reef may be shot.
    - A current or a whirlpool takes it along, and stops it where it may come to the same one again.
    - Other submarines are not counted on: nobody has to help.
    """

    def __init__(self, rules: Rules) -> None:
        actions = all_actions(rules)
        self.sea = "".join(rules.board)
        self.grid = grid_of(rules, len(rules.bases))
        self.placeable = frozenset(self.grid.placeable)
        self.turns = placed_directions(rules)
        self.turns_any = "turn" in actions
        shoots = _can_fire(rules)
        moves_coral = CORAL in self.sea and ("coral" in actions or (shoots and rules.hit_coral == "moved"))
        moves_temple = TEMPLE in self.sea and "temple" in actions
        self.walls_move = moves_coral or moves_temple
        self.cleared = (CORAL if moves_coral or shoots else "") + (TEMPLE if moves_temple else "")
        self.stops_anywhere = rules.stops
        self.fresh = 1 << rules.reach if rules.reach else _ENDLESS
        """How far it may go when it sets out (M8), written as `seen` does."""
        self.loops = {
            square
            for square, mark in enumerate(self.sea)
            if mark in (*CURRENTS, WHIRLPOOL) and self._comes_again(square)
        }
        self.carried = rules.cargo == "carried"
        self.drawn_treasures = sum(mark in TREASURES for mark in self.sea)
        self.comes_home: bool = False
        """Whether the submarine last asked for can slide home again (M6), where it has to (K1)."""

    def from_base(self, base: str) -> frozenset[str]:
        """Name the treasures that the submarine of a base can come to."""
        side, mouth = split_base(base)
        self._begin()
        self._enter(self.grid.squares[mouth], OPPOSITE[side], self._one_less(self.fresh))
        return self._follow((self.grid.squares[mouth], side) if self.carried else None)

    def from_square(self, start: str) -> frozenset[str]:
        """Name the treasures that a submarine can come to which begins on a square (G6)."""
        self._begin()
        self._stop(self.grid.squares[start])
        return self._follow(None)

    def _begin(self) -> None:
        self.treasures: set[int] = set()
        self.stopped: set[int] = set()
        # Under way: by the square it is on and where it heads for, how many squares it may still go (M8),
        # each number a bit, so that slides of all lengths are followed at once.
        self.seen: dict[tuple[int, Direction], int] = {}
        self.waiting: list[tuple[int, Direction, int]] = []

    def _follow(self, home: tuple[int, Direction] | None) -> frozenset[str]:
        self.comes_home = home is None
        # Mostly all is found long before every way was gone.
        while self.waiting and not (self.comes_home and len(self.treasures) == self.drawn_treasures):
            self._go_on(*self.waiting.pop())
            if home is not None and self.seen.get(home, 0) > _NONE_LEFT:
                self.comes_home = True
        return frozenset(self.grid.names[square] for square in self.treasures)

    def _go_on(self, square: int, heading: Direction, lefts: int) -> None:
        following = self.grid.step(square, heading)
        wall = following is None or (
            self.sea[following] in (TEMPLE, CORAL) and self.sea[following] not in self.cleared
        )
        movable = following is not None and (
            self.sea[following] in self.cleared or (self.walls_move and following in self.placeable)
        )
        if wall or movable or lefts & _NONE_LEFT:
            self._stop(square)
        further = self._one_less(lefts)
        if following is not None and not wall and further:
            self._enter(following, heading, further)

    def _enter(self, square: int, heading: Direction, lefts: int) -> None:
        mark = self.sea[square]
        if mark in TREASURES:
            self.treasures.add(square)
        if mark in _STOPPING or square in self.loops:
            self._stop(square)
        for onward, then in self._goes_on(square, heading):
            self._head(onward, then, lefts)
            if self.stops_anywhere:
                self._stop(onward)

    def _goes_on(self, square: int, heading: Direction) -> Iterator[tuple[int, Direction]]:
        """Tell how a slide may go on from a square it enters: from where, and which way."""
        mark = self.sea[square]
        if mark == SHALLOWS:
            return
        if mark == WHIRLPOOL:
            yield self.grid.whirls[square], heading
            return
        yield square, CURRENTS.get(mark, heading)
        turns = self.turns if square in self.placeable and mark not in TREASURES else ()
        if mark in COMPASSES:
            turns = DIRECTIONS if self.turns_any else (*turns, DIRECTIONS[PLACE_OF[mark]])
        for turn in turns:
            yield square, turn

    def _comes_again(self, start: int) -> bool:
        """Tell whether a current or a whirlpool may lead a slide to itself again (G3, G5)."""
        waiting = [place for heading in DIRECTIONS for place in self._goes_on(start, heading)]
        seen = set(waiting)
        while waiting:
            square, heading = waiting.pop()
            following = self.grid.step(square, heading)
            if following == start:
                return True
            if following is None or (self.sea[following] in (TEMPLE, CORAL, SHALLOWS)):
                continue
            new = set(self._goes_on(following, heading)) - seen
            seen |= new
            waiting += new
        return False

    def _stop(self, square: int) -> None:
        """From where it stops it may slide on any way next time."""
        if square not in self.stopped:
            self.stopped.add(square)
            for heading in DIRECTIONS:
                self._head(square, heading, self.fresh)

    def _head(self, square: int, heading: Direction, lefts: int) -> None:
        seen = self.seen.get((square, heading), 0)
        if new := lefts & ~seen:
            self.seen[square, heading] = seen | new
            self.waiting.append((square, heading, new))

    def _one_less(self, lefts: int) -> int:
        return lefts if lefts == _ENDLESS else lefts >> 1


_STOPPING: Final = (*TREASURES, SHALLOWS)
"""What a slide stops on (M5, G4)."""
_NONE_LEFT: Final = 1 << 0
_ENDLESS: Final = 1 << 99
"""More squares than any slide has."""


def placed_directions(rules: Rules) -> tuple[Direction, ...]:
    """List the directions of compasses that the die can bring onto any square (T3, T4, V1, V2, D5)."""
    actions = all_actions(rules)
    rolls = [direction for direction in DIRECTIONS if direction in actions or "any" in actions]
    had = {direction for direction in DIRECTIONS if rules.compasses[PLACE_OF[direction]]}
    # T4: whatever lies there at the start may be moved by a roll for which the reserve has nothing.
    drawn = {mark for row in rules.board for mark in row if mark in COMPASSES} if rolls else set[str]()
    shown = drawn.union(had.intersection(rolls))
    if "turn" in actions and shown:
        return DIRECTIONS
    # V2: a picked one of any direction, on any compass roll. V1: a swap, once some compass lies there.
    picked = rules.foresight and any(direction in actions for direction in DIRECTIONS)
    swapped = rules.replacement and "coral" in actions and shown
    placed = shown | had if picked or swapped else shown
    return tuple(direction for direction in DIRECTIONS if direction in placed)
