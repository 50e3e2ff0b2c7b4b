"""Playing on from a moment of another game: one record, every part with dice of its own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fair_games import fair_record, played_on
from fathoms.core import CHANCE, Malformed, Record, find_game, game_names
from fathoms.core.play_on import take_over
from fathoms.core.proof import DEEPEST, KEY, ORIGIN, origin_of, origins_of, proof_of, verify, with_proof
from fathoms.core.record import HIDDEN, decode, replay

if TYPE_CHECKING:
    from collections.abc import Iterable

BLUE = "into-the-blue"
ATLANTIS = "atlantis-treasure"


@pytest.fixture(scope="module")
def first() -> Record:
    return fair_record(BLUE, 2, "the first game")


@pytest.fixture(scope="module")
def second(first: Record) -> Record:
    return played_on(first, 20, "the second game", "k3m9x2aa")


def changed(record: Record, number: int, text: str) -> Record:
    moves = (*record.moves[: number - 1], text, *record.moves[number:])
    return msgspec.structs.replace(record, moves=moves, result=None)


def with_origin(record: Record, **fields: Any) -> Record:
    origin = {**record.extra[ORIGIN], **fields}
    return msgspec.structs.replace(record, extra={**record.extra, ORIGIN: origin})


def rolls(record: Record, numbers: Iterable[int]) -> list[int]:
    return [number for number in numbers if record.moves[number - 1].startswith("roll")]


def other_roll(text: str) -> str:
    return "roll " + "".join("2" if face != "2" else "1" for face in text.split()[1])


@given(st.sampled_from(game_names()), st.data())
def test_a_game_played_on_from_anywhere_replays_and_verifies(name: str, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(list(find_game(name).seats)))
    record = fair_record(name, seats, data.draw(st.sampled_from("abc")))
    for word in data.draw(st.lists(st.sampled_from(["one", "two", "three"]), max_size=3)):
        move = data.draw(st.integers(0, len(record.moves) - 1))
        before, record = record, played_on(record, move, word)
        origin = origin_of(record)
        assert origin is not None
        kept = [number for number in range(1, move + 1) if number not in origin.afresh]
        assert [record.moves[at - 1] for at in kept] == [before.moves[at - 1] for at in kept]
    record = decode(record.encode())
    *_, (last, _) = replay(record)
    assert last.result == record.result is not None
    verdict = verify(record)
    assert verdict.sound
    origins = origins_of(record)
    assert [part.last for part in verdict.parts] == [
        *(origin.move for origin in reversed(origins)),
        len(record.moves),
    ]
    assert all(part.committed for part in verdict.parts)
    chance = [state.actor == CHANCE for state, _ in replay(record)]
    assert verdict.drawn == sum(chance)


def test_what_lies_face_down_is_dealt_afresh_and_nothing_else(first: Record, second: Record) -> None:
    origin, moves = take_over(first, 20)
    assert origin.afresh == (1,)
    assert moves == (HIDDEN, *first.moves[1:20])
    assert second.moves[1:20] == first.moves[1:20]
    others = {played_on(first, 20, word).moves[0] for word in "abcdefgh"}
    assert len(others) > 1  # by the dice of the new game, not by the old ones
    assert take_over(fair_record(ATLANTIS, 2, "open"), 20).origin.afresh == ()


def test_a_deal_is_kept_if_something_of_it_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    small = {"shells": 9, "levels": 2, "faces": "12C", "dice": 5}
    record = fair_record(BLUE, 2, "chests", rules=small)
    taken = next(at for at, text in enumerate(record.moves, start=1) if text.startswith("chest"))
    assert take_over(record, taken).origin.afresh == (1,)

    def open_chests(state: Any, _seat: int | None) -> Any:
        known = [v if owner >= 0 else None for owner, v in zip(state.owners, state.chests, strict=True)]
        return msgspec.structs.replace(state, chests=tuple(known))

    # As in a game whose chests are turned over when somebody takes them.
    monkeypatch.setattr(type(next(replay(record))[0]), "seen_by", open_chests)
    assert take_over(record, taken - 1).origin.afresh == (1,)
    origin, moves = take_over(record, taken)
    assert origin.afresh == ()
    assert moves == record.moves[:taken]


def test_the_first_part_is_held_against_the_first_promise(second: Record) -> None:
    number = rolls(second, range(2, 20))[0]
    verdict = verify(changed(second, number, other_roll(second.moves[number - 1])))
    assert [each.number for each in verdict.differences] == [number]
    assert [part.wrong for part in verdict.parts] == [1, 0]
    lied = with_origin(second, proof={**second.extra[ORIGIN][KEY], "commitment": "0" * 64})
    assert [part.committed for part in verify(lied).parts] == [False, True]
    assert not verify(lied).sound


def test_the_second_part_is_held_against_its_own_promise(second: Record) -> None:
    number = rolls(second, range(len(second.moves) - 5, len(second.moves) + 1))[-1]
    verdict = verify(changed(second, number, other_roll(second.moves[number - 1])))
    assert number in [each.number for each in verdict.differences]
    assert [part.wrong for part in verdict.parts] == [0, 1]
    lied = with_proof(second, msgspec.structs.replace(proof_of(second), commitment="0" * 64))
    assert [part.committed for part in verify(lied).parts] == [True, False]


def test_the_deal_belongs_to_the_second_part(first: Record, second: Record) -> None:
    assert second.moves[0] != first.moves[0]
    verdict = verify(changed(second, 1, first.moves[0]))
    assert [(each.number, each.expected) for each in verdict.differences] == [(1, second.moves[0])]
    assert [part.wrong for part in verdict.parts] == [0, 1]
    # Only what is dealt face down may be dealt afresh: a roll is not.
    roll = rolls(second, range(2, 20))[0]
    assert verify(with_origin(second, afresh=[1, roll])).sound
    tampered = changed(second, roll, other_roll(second.moves[roll - 1]))
    assert not verify(with_origin(tampered, afresh=[1, roll])).sound


@pytest.mark.parametrize("by", [-15, 15])
def test_a_wrong_move_number_is_found(second: Record, by: int) -> None:
    verdict = verify(with_origin(second, move=20 + by))
    between = range(min(20, 20 + by) + 1, max(20, 20 + by) + 1)
    assert {each.number for each in verdict.differences} == set(rolls(second, between))
    assert verdict.differences


def test_who_began_comes_from_the_first_game(second: Record) -> None:
    other = msgspec.structs.replace(second, first=1 - second.first)
    assert {each.expected for each in verify(other).differences if not each.number} == {str(second.first)}


def test_a_game_without_proof_or_secret_is_told_apart(first: Record, second: Record) -> None:
    bare = msgspec.structs.replace(first, extra={})
    plain = verify(played_on(bare, 20, "plain"))
    assert plain.sound
    assert [(part.proof is None, part.committed) for part in plain.parts] == [(True, None), (False, True)]
    assert plain.parts[0].drawn == 0
    secret = dict(second.extra[ORIGIN][KEY])
    del secret["secret"]
    closed = verify(with_origin(second, proof=secret))
    assert closed.sound
    assert [part.committed for part in closed.parts] == [None, True]
    illegal = changed(with_origin(second, proof=None), 2, "stop")
    broken = verify(illegal).broken
    assert broken is not None
    assert broken.move == 2


def test_a_game_played_on_from_before_its_own_beginning_comes_from_the_one_before(
    first: Record, second: Record
) -> None:
    for move in (0, 5, 20):
        origin = take_over(second, move).origin
        assert origin == take_over(first, move, "k3m9x2aa").origin
    later = take_over(second, 21, "later")
    assert (later.origin.table, later.origin.origin) == ("later", origin_of(second))


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"move": 100_000}, "core.origin-move"),
        ({"move": -1}, "core.record-field"),
        ({"move": "20"}, "core.record-field"),
        ({"table": "a b"}, "core.record-field"),
        ({"afresh": [21]}, "core.record-field"),
        ({"afresh": [1, 1]}, "core.record-field"),
        ({"proof": {}}, "core.proof-scheme"),
        ({"proof": 3}, "core.proof-missing"),
        ({"origin": {"move": 20}}, "core.origin-move"),
        ({"origin": 7}, "core.record-field"),
    ],
)
def test_an_origin_that_cannot_be_is_one_sentence(second: Record, fields: dict[str, Any], key: str) -> None:
    with pytest.raises(Malformed) as refused:
        verify(with_origin(second, **fields))
    assert refused.value.phrase.key == key


def test_origins_are_not_nested_without_end() -> None:
    record = fair_record(ATLANTIS, 2, "deep")
    for step in range(DEEPEST):
        record = played_on(record, step + 1, f"deep {step % 2}")
        assert len(origins_of(record)) == step + 1
    assert verify(record).sound
    with pytest.raises(Malformed) as refused:
        take_over(record, DEEPEST + 1)
    assert refused.value.phrase.key == "core.origin-deep"
    nested: dict[str, Any] = {"move": 0}
    for step in range(DEEPEST):
        nested = {"move": step + 1, "origin": nested}
    with pytest.raises(Malformed) as refused:
        origin_of(msgspec.structs.replace(record, extra={**record.extra, ORIGIN: nested}))
    assert refused.value.phrase.key == "core.origin-deep"


def test_only_a_moment_of_the_game_can_be_played_on_from(first: Record) -> None:
    with pytest.raises(Malformed) as refused:
        take_over(first, len(first.moves) + 1)
    assert refused.value.phrase.key == "core.origin-beyond"
    with pytest.raises(Malformed) as refused:
        take_over(first, len(first.moves))
    assert refused.value.phrase.key == "core.origin-over"
    rng = random.Random(5)
    assert take_over(first, rng.randrange(len(first.moves))).origin.proof == proof_of(first)
