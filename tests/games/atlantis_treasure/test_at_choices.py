"""Lists of moves that are counted and not made: numbers, iteration and membership agree."""

from __future__ import annotations

from math import perm

import pytest
from atlantis_tables import decisions, positions, table
from hypothesis import given
from hypothesis import strategies as st

from fathoms.games.atlantis_treasure import Compass, Hold, Slide, State, Unstore
from fathoms.games.atlantis_treasure.grid import DIRECTIONS
from fathoms.games.atlantis_treasure.moves import Joined, Pairs, Unstores

names = st.lists(st.sampled_from(["a1", "b1", "c1", "d1", "e1"]), unique=True)
stocks = st.sets(st.sampled_from(DIRECTIONS)).map(lambda held: "".join(d for d in DIRECTIONS if d in held))


@given(stocks, names)
def test_stocked_compasses_are_counted_numbered_and_listed_alike(stored: str, squares: list[str]) -> None:
    ways = Unstores(stored, squares)
    listed = list(ways)
    assert len(ways) == len(listed) == len(set(listed))
    assert [ways[number] for number in range(len(ways))] == listed
    assert all(move in ways for move in listed)
    for move in listed:
        assert isinstance(move, Unstore)
        placed = [direction for direction, _ in move.placed]
        assert placed == [direction for direction in DIRECTIONS if direction in placed]
        assert len({square for _, square in move.placed}) == len(placed) > 0


def test_a_full_stock_on_a_big_board_is_counted_in_no_time() -> None:
    squares = [f"{x}{y}" for x in "abcdefghijklmno" for y in range(1, 16)]
    ways = Unstores("NESW", squares)
    assert len(ways) == 4 * 225 + 6 * perm(225, 2) + 4 * perm(225, 3) + perm(225, 4)
    last = ways[-1]
    assert last == Unstore((("N", "o15"), ("E", "o14"), ("S", "o13"), ("W", "o12")))
    assert last in ways
    assert Unstore((("N", "o15"), ("E", "o15"))) not in ways
    assert Unstore((("E", "o14"), ("N", "o15"))) not in ways
    assert Hold() not in ways


@given(st.lists(st.sampled_from(DIRECTIONS), unique=True), names)
def test_pairs_are_numbered_and_listed_alike(firsts: list[str], squares: list[str]) -> None:
    pairs = Pairs(Compass, [d for d in DIRECTIONS if d in firsts], squares)
    listed = list(pairs)
    assert len(listed) == len(set(listed)) == len(pairs) == len(firsts) * len(squares)
    assert [pairs[number] for number in range(len(pairs))] == listed
    assert all(move in pairs for move in listed)
    assert Slide("N") not in pairs
    assert Compass("N", "z9") not in pairs
    assert "N" not in pairs


@given(positions(stock=False))
def test_the_legal_moves_are_distinct_and_numbered_as_listed(state: State) -> None:
    moves = state.moves()
    listed = list(moves)
    assert len(listed) == len(set(listed)) == len(moves)
    assert [moves[number] for number in range(len(moves))] == listed
    assert [moves[number - len(moves)] for number in range(len(moves))] == listed
    assert list(moves[1::2]) == listed[1::2]
    assert all(move in moves for move in listed)
    for number in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            moves[number]


@given(decisions(stock=True, die=("any", "N", "E", "S")), st.integers(0, 2**40))
def test_any_number_gives_a_move_of_the_list(state: State, number: int) -> None:
    moves = state.moves()
    move = moves[number % len(moves)]
    assert move in moves
    assert state.play(move) != state


def test_joined_lists_keep_their_order() -> None:
    joined = Joined([(Hold(),), (), Unstores("N", ["a1", "b1"]), (Slide("N"), Slide("E"))])
    assert [type(joined[number]).__name__ for number in range(5)] == [
        "Hold",
        "Unstore",
        "Unstore",
        "Slide",
        "Slide",
    ]
    assert list(joined) == [joined[number] for number in range(5)]
    assert not Joined([])
    assert repr(joined) == "<5 moves>"


def test_a_full_stock_at_the_table_lists_millions_lazily() -> None:
    state = table(" ".join(["." * 15] * 15), "any", rules={"stock": True}, stored=("NESW", ""))
    moves = state.moves()
    assert len(moves) > 2_000_000_000
    assert isinstance(moves[len(moves) // 2], Unstore)
    assert state.play(moves[len(moves) // 2]).stored == ("", "")
