"""The notation: every legal move reads back as itself, and what is not a move is refused."""

from __future__ import annotations

import pytest
from atlantis_tables import positions
from hypothesis import example, given
from hypothesis import strategies as st

from fathoms.core import Malformed
from fathoms.games.atlantis_treasure import (
    GAME,
    STANDARD,
    Compass,
    Coral,
    Die,
    Fire,
    Hold,
    Move,
    Own,
    Pick,
    Shift,
    Slide,
    State,
    Store,
    Swap,
    Unstore,
)

EVERY_KIND: dict[str, Move] = {
    "die N": Die("N"),
    "die coral": Die("coral"),
    "die torpedo": Die("torpedo"),
    "die any": Die("any"),
    "die nothing": Die("nothing"),
    "die again": Die("again"),
    "compass N e5": Compass("N", "e5"),
    "shift d3 e5": Shift("d3", "e5"),
    "coral c3 e5": Coral("c3", "e5"),
    "fire N": Fire("N"),
    "fire N a1": Fire("N", "a1"),
    "hold": Hold(),
    "move N": Slide("N"),
    "pick N": Pick("N"),
    "own S e5": Own("S", "e5"),
    "swap e5 W": Swap("e5", "W"),
    "store N": Store("N"),
    "unstore N e5 S d4": Unstore((("N", "e5"), ("S", "d4"))),
    "unstore N o15 E o14 S o13 W o12": Unstore((("N", "o15"), ("E", "o14"), ("S", "o13"), ("W", "o12"))),
}


@pytest.mark.parametrize(("text", "move"), EVERY_KIND.items())
def test_each_kind_of_move_is_written_as_the_record_says(text: str, move: Move) -> None:
    assert GAME.write_move(move, STANDARD) == text
    assert GAME.read_move(text, STANDARD) == move
    assert eval(repr(move)) == move  # noqa: S307 - a repr evaluates back


@given(positions(), st.integers(0, 2**40))
def test_every_legal_move_reads_back_as_itself(state: State, number: int) -> None:
    moves = list(state.chances()) if state.phase == "die" else state.moves()
    move = moves[number % len(moves)]
    assert GAME.read_move(GAME.write_move(move, state.rules), state.rules) == move


def test_stored_compasses_may_be_named_in_any_order() -> None:
    assert GAME.read_move("unstore S d4 N e5", STANDARD) == EVERY_KIND["unstore N e5 S d4"]


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "fire", "fire N a1 b1", "fire N N", "stop", "keep 1", "hold on", "dice N"),
        *("move", "move n", "move N ", " move N", "move N\n", "MOVE N", "pick", "pick e5"),
        *("compass e5 N", "compass N p1", "compass N e16", "compass N e0", "compass N e05", "compass N"),
        *("compass  N e5", "compass\tN e5", "coral c3", "shift c3", "swap W e5", "die", "die green", "die 3"),
        *("unstore", "unstore N", "unstore e5 N", "unstore N e5 S", "unstore N e5 N d4 N d3 N d2 N d1"),
    ],
)
def test_what_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        GAME.read_move(text, STANDARD)
    assert refused.value.phrase.key == "atlantis-treasure.not-a-move"


@given(st.text(max_size=60))
@example("unstore " * 1000)
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    try:
        move = GAME.read_move(text, STANDARD)
    except Malformed:
        return
    assert GAME.read_move(GAME.write_move(move, STANDARD), STANDARD) == move
