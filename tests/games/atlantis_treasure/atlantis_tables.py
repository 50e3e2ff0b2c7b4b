"""Tables of Atlantis Treasure for tests: drawn by hand, or come to by random play."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import msgspec
from atlantis_rulesets import kit_rule_sets, rule_sets
from hypothesis import assume
from hypothesis import strategies as st

from fathoms.core import CHANCE
from fathoms.games.atlantis_treasure import GAME, Rules
from fathoms.games.atlantis_treasure.grid import COMPASSES, FREE, LETTERS, SUBMARINES, put
from fathoms.games.atlantis_treasure.rules import SEATS

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

    from fathoms.games.atlantis_treasure import State


def table(
    drawing: str, face: str = "", *, seats: int = 2, rules: dict[str, Any] | None = None, **given: Any
) -> State:
    """Set up a table as drawn: the marks of a board with its terrain, N E S W compasses, 0 1 2 3 submarines.

    The bases lie in the middle of the sides. With a face the die has been rolled; `given` are fields of
    the state.
    """
    rows = tuple(drawing.split())
    middle, last = LETTERS[len(rows[0]) // 2], LETTERS[len(rows[0]) - 1]
    bases = (
        f"N {middle}1",
        f"E {last}{len(rows) // 2 + 1}",
        f"S {middle}{len(rows)}",
        f"W a{len(rows) // 2 + 1}",
    )
    board = tuple(re.sub("[NESW0123]", ".", row) for row in rows)
    fields: dict[str, Any] = {"board": board, "bases": bases, **(rules or {})}
    state = GAME.start(Rules(**fields), seats)
    rolled = {"phase": "act", "turns": 1, "face": face} if face else {}
    return msgspec.structs.replace(state, **{**rolled, "sea": "".join(rows), **given})


def drawn(state: State) -> str:
    """Draw the sea of a table again, row by row."""
    width = state.grid.width
    return " ".join(state.sea[start : start + width] for start in range(0, len(state.sea), width))


def play(state: State, *texts: str) -> State:
    """Play moves of the notation."""
    for text in texts:
        state = state.play(GAME.read_move(text, state.rules))
    return state


def texts(state: State) -> set[str]:
    """Write every legal move (not for stocks of more than two)."""
    return {GAME.write_move(move, state.rules) for move in state.moves()}


def step(state: State, rng: random.Random) -> State:
    """Play any move: every kind as likely as another, so that long lists do not drown the rest."""
    if state.actor == CHANCE:
        return state.play(state.chances().at(rng.randrange(state.chances().total)))
    moves = rng.choice(list(state.options().values()))
    return state.play(moves[rng.randrange(len(moves))])


@st.composite
def positions(draw: DrawFn, most: int = 80, **fixed: Any) -> State:
    """Draw a table in the middle of a random game on a random rule set; `fixed` sets fields of it."""
    rules = draw(rule_sets(most=9, **fixed))
    state = GAME.start(rules, draw(st.integers(2, len(rules.bases))))
    rng = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, most))):
        after = step(state, rng)
        if after.actor is None:
            break
        state = after
    return state


@st.composite
def kit_positions(draw: DrawFn, most: int = 60, **fixed: Any) -> State:
    """Draw a table in the middle of a random game with any blocks of the kit; `fixed` sets fields."""
    rules = draw(kit_rule_sets(**fixed))
    seats = SEATS.stop - 1 if rules.teams else draw(st.integers(2, len(rules.bases)))
    state = GAME.start(rules, seats)
    rng = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, most))):
        after = step(state, rng)
        if after.actor is None:
            break
        state = after
    return state


@st.composite
def decisions(draw: DrawFn, face: str | None = None, **fixed: Any) -> State:
    """Draw a table at which a turn begins with this face of the die (or any), and something can be done."""
    state = draw(positions(**fixed))
    shown = face or draw(st.sampled_from(state.rules.die))
    rules = msgspec.structs.replace(state.rules, die=(*state.rules.die, shown))
    fresh = msgspec.structs.replace(
        state,
        rules=rules,
        phase="die",
        face="",
        rerolls=2,
        acted=False,
        moved=False,
        turns=max(state.turns, 1),
    )
    rolled = play(fresh, f"die {shown}")
    assume(rolled.phase == "act")
    return rolled


@st.composite
def crowded(draw: DrawFn, face: str | None = None, **fixed: Any) -> State:
    """Draw a table whose sea is full of compasses and other submarines, as long chains need it."""
    state = draw(decisions(face=face, **fixed))
    rng, sea = random.Random(draw(st.integers(0, 2**32))), state.sea
    for square in rng.sample(state.grid.placeable, len(state.grid.placeable) // 2):
        if sea[square] == FREE:
            lost = [mark for mark in SUBMARINES[: state.seats] if mark not in sea and rng.random() < 0.5]
            sea = put(sea, square, lost[0] if lost else rng.choice(COMPASSES))
    rolled = msgspec.structs.replace(state, sea=sea)
    assume(len(rolled.moves()))
    return rolled
