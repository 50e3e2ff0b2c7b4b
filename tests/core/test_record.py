"""Records: exact when written, strict when read, extra keys kept."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathoms.core import FathomsError, IllegalMove, Malformed, Result
from fathoms.core.record import Record, decode, from_json
from playing import final_state

MOVES = ["deal 5", "roll 111111", "stop", "place 1", "roll 222222", "stop"]
RULES = {"shells": 1, "chests": [5]}


def whole(**changes: Any) -> dict[str, Any]:
    """Give a record of a whole short game, with changes."""
    record: dict[str, Any] = {
        "format": "fathoms/1",
        "game": "into-the-blue",
        "rules": RULES,
        "seats": ["Green", "Blue"],
        "first": 0,
        "moves": MOVES,
        "result": {"scores": [2, 0], "winners": [0]},
    }
    return {**record, **changes}


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in whole().items() if key != name}


def refused(data: object) -> FathomsError:
    with pytest.raises(FathomsError) as error:
        final_state(from_json(data))
    return error.value


def test_a_whole_record_replays_to_its_result() -> None:
    state = final_state(from_json(whole()))
    assert state.result == Result((2, 0), (0,))


def test_a_finished_game_may_leave_out_its_result() -> None:
    assert final_state(from_json(without("result"))).result == Result((2, 0), (0,))


def test_writing_gives_back_the_very_bytes_and_keeps_extra_keys() -> None:
    data = whole(date="2026-11-15", clock={"bank": [3, 4]})
    text = msgspec.json.encode(data)
    record = decode(text)
    assert record.extra == {"date": "2026-11-15", "clock": {"bank": [3, 4]}}
    assert record.encode() == text
    assert list(record.to_json())[:7] == ["format", "game", "rules", "seats", "first", "moves", "result"]


def test_a_game_that_goes_on_has_no_result() -> None:
    record = from_json({**without("result"), "moves": MOVES[:-1]})
    assert "result" not in record.to_json()
    assert final_state(record).result is None


@pytest.mark.parametrize("name", ["format", "game", "rules", "seats", "first", "moves"])
def test_a_missing_field_is_malformed(name: str) -> None:
    error = refused(without(name))
    assert isinstance(error, Malformed)
    assert error.phrase.args["field"] == name


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "fathoms/2"},
        {"format": None},
        {"game": 7},
        {"game": "chess"},
        {"rules": []},
        {"rules": {"shels": 3}},
        {"rules": {"shells": 99}},
        {"seats": "Green"},
        {"seats": ["Green", 5]},
        {"seats": ["Green", "Green"]},
        {"seats": ["Green", "  "]},
        {"seats": ["Green", "B" * 41]},
        {"seats": ["Green", "Bl\nue"]},
        {"first": "0"},
        {"first": True},
        {"moves": [1]},
        {"moves": ["fly 3"]},
        {"result": {"scores": [2, 0]}},
        {"result": "Green"},
    ],
)
def test_malformed_records_are_refused(changes: dict[str, Any]) -> None:
    assert refused(whole(**changes)).kind == "malformed"


@pytest.mark.parametrize(
    ("moves", "number", "rule"),
    [
        (["roll 111111"], 1, "B3"),
        (["deal 6"], 1, "B5"),
        (["deal 5", "roll 11111"], 2, "T2"),
        (["deal 5", "roll 111111", "keep 2"], 3, "T2"),
        (["deal 5", "roll 111111", "place 1"], 3, "T3"),
        (["deal 5", "roll 111111", "stop", "place 2"], 4, "T6"),
        (["deal 5", "roll 111111", "stop", "chest 1"], 4, "T6"),
        ([*MOVES, "roll 111111"], 7, "E1"),
    ],
)
def test_an_illegal_move_is_refused_with_its_number_and_rule(
    moves: list[str], number: int, rule: str
) -> None:
    error = refused({**without("result"), "moves": moves})
    assert isinstance(error, IllegalMove)
    assert (error.move, error.rule) == (number, rule)


def test_a_move_that_cannot_be_read_is_refused_with_its_number() -> None:
    error = refused(whole(moves=[*MOVES[:3], "place three"]))
    assert (error.kind, error.move) == ("malformed", 4)


@pytest.mark.parametrize(
    "changes",
    [
        {"result": {"scores": [3, 0], "winners": [0]}},
        {"result": {"scores": [2, 0], "winners": [0, 1]}},
        {"moves": MOVES[:-1]},
    ],
)
def test_a_result_that_its_moves_do_not_give_is_refused(changes: dict[str, Any]) -> None:
    error = refused(whole(**changes))
    assert (error.kind, error.rule) == ("illegal", "S6")
    assert error.move == len(changes.get("moves", MOVES))


@pytest.mark.parametrize("first", [-1, 2])
def test_a_first_seat_that_is_not_there_is_refused(first: int) -> None:
    assert refused(whole(first=first)).kind == "illegal"


@pytest.mark.parametrize("seats", [["Green"], [f"P{n}" for n in range(6)]])
def test_a_table_of_the_wrong_size_is_refused(seats: list[str]) -> None:
    assert refused(whole(seats=seats)).rule == "B1"


@given(st.binary(max_size=200))
def test_bytes_of_any_kind_are_read_or_refused(raw: bytes) -> None:
    with pytest.raises(Malformed):
        decode(raw)


json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from(["format", "game", "rules", "seats", "first", "moves", "result"]), json_data)
def test_any_value_in_any_field_is_read_or_refused(name: str, value: Any) -> None:
    try:
        final_state(from_json(whole(**{name: value})))
    except FathomsError as error:
        assert error.kind in ("malformed", "illegal")  # noqa: PT017 - not raising is fine too


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(Malformed):
        decode("[" * 100_000)


def test_repr_evaluates_back() -> None:
    record = from_json(whole())
    assert eval(repr(record), {"Record": Record, "Result": Result}) == record  # noqa: S307 - our own repr
