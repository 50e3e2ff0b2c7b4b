"""Verifiable dice: known answers, no bias, and a verifier that no changed roll gets past."""

from __future__ import annotations

import hmac
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fair_games import fair_record, secret_of
from fathoms.core import CHANCE, Malformed, Record, find_game, game_names
from fathoms.core.proof import Difference, Proof, Proven, commitment, proof_of, verify, with_proof
from fathoms.core.record import decode, from_json, replay

if TYPE_CHECKING:
    from collections.abc import Iterator

SECRET = bytes(range(32))


class Tickets:
    """Chance whose moves are its tickets."""

    secret = False

    def __init__(self, total: int) -> None:
        self.total = total

    def at(self, ticket: int) -> Any:
        return ticket

    def weight(self, move: Any) -> int:
        return int(0 <= move < self.total)

    def __iter__(self) -> Iterator[Any]:
        return iter(range(self.total))


def fallen(number: int, total: int, *entropy: str) -> Any:
    return Proven(SECRET, entropy).source(number).draw(Tickets(total))


def words(number: int, counter: int, *entropy: str) -> int:
    """One draw as the document has it, written a second time."""
    message = "fathoms-dice/1\n" + ",".join(entropy) + "\n" + str(number) + "\n" + str(counter)
    return int.from_bytes(hmac.new(SECRET, message.encode(), "sha256").digest(), "big")


def test_the_promise_is_the_plain_sha_256() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.mark.parametrize(
    ("number", "total", "entropy", "ticket"),
    [
        (0, 2, ("", ""), 0),
        (1, 120, ("", ""), 109),
        (2, 46_656, ("", ""), 5_879),
        (2, 46_656, ("00ff", ""), 17_178),
        (2, 46_656, ("", "00ff"), 40_975),
        (17, 6, ("c0ffee", "", "1"), 3),
    ],
)
def test_known_answers(number: int, total: int, entropy: tuple[str, ...], ticket: int) -> None:
    assert fallen(number, total, *entropy) == ticket
    assert ticket == words(number, 0, *entropy) % total


def test_who_begins_is_move_number_0() -> None:
    assert Proven(SECRET, ("", "")).first(2) == fallen(0, 2, "", "")


def test_each_seat_changes_every_draw_by_its_own_share() -> None:
    shares = [("", ""), ("a", ""), ("", "a"), ("aa", ""), ("a", "a"), ("", "", "a")]
    draws = {tuple(fallen(number, 2**64, *each) for number in range(4)) for each in shares}
    assert len(draws) == len(shares)


def test_what_would_favour_low_tickets_is_thrown_away() -> None:
    # Tickets fill two thirds of the space, so that every third try is rejected.
    total = 2**256 // 3 * 2
    first_good = list[int]()
    for number in range(300):
        tries = next(at for at in range(100) if words(number, at, "") < total)
        assert fallen(number, total, "") == words(number, tries, "")
        first_good.append(tries)
    assert max(first_good) >= 3
    assert 0.25 < sum(map(bool, first_good)) / 300 < 0.42


def test_the_bound_itself_is_rejected() -> None:
    # More tickets than half the space: what is left over begins at the number of tickets itself.
    number, value = next((at, words(at, 0, "")) for at in range(9) if words(at, 0, "") > 2**255)
    assert fallen(number, value + 1, "") == value
    again = next(words(number, at, "") for at in range(1, 99) if words(number, at, "") < value)
    assert fallen(number, value, "") == again


def test_more_tickets_than_one_word_can_count() -> None:
    total = 2**256 * 1000 + 7
    both = words(3, 0, "") * 2**256 + words(3, 1, "")
    assert fallen(3, total, "") == both % total
    assert {fallen(number, total, "") > 2**256 for number in range(20)} == {True}
    assert fallen(3, 2**256, "") == words(3, 0, "")


def test_one_ticket_needs_no_luck() -> None:
    assert fallen(9, 1, "") == 0


@pytest.mark.parametrize("dice", [1_000_000, pytest.param(10_000_000, marks=pytest.mark.soak)])
def test_so_many_dice_are_fair(dice: int) -> None:
    """Chi-square of the faces and of the whole throws; a fixed secret, so it cannot fail by chance."""
    game = find_game("into-the-blue")
    state: Any = game.start(game.standard, 2, 0)
    chances = state.play(state.chances().at(0)).chances()
    throws = dice // 6 + 1
    source = Proven(secret_of("ten million"), ("5ea", "b1e")).source
    tally = Counter[Any](source(number).draw(chances) for number in range(1, throws + 1))
    assert sum(tally.values()) * 6 >= dice
    faces = Counter[str]()
    for roll, count in tally.items():
        for face in roll.faces:
            faces[face] += count
    each = throws * 6 / len(game.standard.faces)
    squares = sum((faces[face] - each) ** 2 / each for face in "12345C")
    assert 0.1 < squares < 20.5, "5 degrees of freedom: beyond 20.5 once in a thousand"
    squares = 0.0
    for roll in chances:
        expected = throws * chances.weight(roll) / chances.total
        squares += (tally[roll] - expected) ** 2 / expected
    # 462 kinds of throw: mean 461, deviation 30.4.
    assert 360 < squares < 565


GAMES = [("into-the-blue", 2), ("into-the-blue", 5), ("atlantis-treasure", 2), ("atlantis-treasure", 4)]


@pytest.mark.parametrize("name", game_names())
def test_a_fair_game_is_called_fair(name: str) -> None:
    for seats in find_game(name).seats:
        record = fair_record(name, seats, f"fair {seats}")
        verdict = verify(decode(record.encode()))
        assert verdict.sound, verdict
        assert verdict.drawn == len(chance_moves(record))


def chance_moves(record: Record) -> list[tuple[int, Any]]:
    """The numbers of a record's chance moves, each with the state in which it fell."""
    states = [state for state, _ in replay(record)]
    return [(at, state) for at, state in enumerate(states[:-1], start=1) if state.actor == CHANCE]


def changed(record: Record, number: int, text: str) -> Record:
    moves = list(record.moves)
    moves[number - 1] = text
    return msgspec.structs.replace(record, moves=tuple(moves))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_single_changed_roll_is_caught(name: str, seats: int) -> None:
    """Each chance move, exchanged for every other outcome that may fall there (some of the many orders)."""
    game = find_game(name)
    record = fair_record(name, seats, f"changed {seats}")
    rules = game.rules(record.rules)
    caught = 0
    for number, state in chance_moves(record):
        found = record.moves[number - 1]
        others = [text for move in state.chances() if (text := game.write_move(move, rules)) != found]
        for other in others[:: max(1, len(others) // 6)]:
            verdict = verify(changed(record, number, other))
            assert not verdict.sound
            assert verdict.committed
            assert Difference(number, other, found) in verdict.differences
            assert [each.number for each in verdict.differences] == [number]
            caught += 1
    assert caught > 3 * len(chance_moves(record))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_swapped_rolls_are_both_caught(name: str, seats: int) -> None:
    record = fair_record(name, seats, f"swapped {seats}")
    numbers = [number for number, _ in chance_moves(record)]
    pairs = [
        (one, other)
        for one, other in pairwise(numbers[1:])
        if record.moves[one - 1] != record.moves[other - 1]
        and len(record.moves[one - 1]) == len(record.moves[other - 1])
    ]
    assert pairs
    for one, other in pairs:
        swapped = changed(changed(record, one, record.moves[other - 1]), other, record.moves[one - 1])
        found = [each.number for each in verify(swapped).differences]
        assert found == [one, other]


def test_a_changed_deal_is_caught_although_nobody_saw_it() -> None:
    record = fair_record("into-the-blue", 2, "deal")
    deal = record.moves[0].split()[1]
    other = f"deal {deal[::-1]}"
    assert other != record.moves[0]
    assert verify(changed(record, 1, other)).differences[0] == Difference(1, other, record.moves[0])


def test_a_missing_roll_is_caught() -> None:
    record = fair_record("into-the-blue", 2, "missing")
    number = chance_moves(record)[3][0]
    moves = record.moves[: number - 1] + record.moves[number:]
    verdict = verify(msgspec.structs.replace(record, moves=moves))
    assert number in [each.number for each in verdict.differences]


def with_(record: Record, **changes: Any) -> Record:
    proof = msgspec.structs.replace(proof_of(record), **changes)
    return with_proof(record, proof)


def test_another_secret_is_caught() -> None:
    record = fair_record("into-the-blue", 2, "secret")
    other = secret_of("another").hex()
    verdict = verify(with_(record, secret=other))
    assert not verdict.committed
    assert verdict.differences
    # With a promise that fits the other secret, the rolls still do not.
    fitted = verify(with_(record, secret=other, commitment=commitment(bytes.fromhex(other))))
    assert fitted.committed
    assert fitted.differences


@pytest.mark.parametrize("entropy", [("", ""), ("01", ""), ("", "01ff"), ("", "1"), ("", "00")])
def test_other_shares_are_caught(entropy: tuple[str, ...]) -> None:
    record = fair_record("into-the-blue", 2, "shares", entropy=("", "01"))
    assert verify(with_(record, entropy=entropy)).differences


def test_another_beginner_is_caught() -> None:
    record = fair_record("atlantis-treasure", 2, "first")
    other = 1 - record.first
    verdict = verify(msgspec.structs.replace(record, first=other))
    assert verdict.differences[0] == Difference(0, str(other), str(record.first))
    told = fair_record("atlantis-treasure", 2, "told", first=1)
    assert verify(told).sound
    assert verify(msgspec.structs.replace(told, first=0)).differences[0] == Difference(0, "0", "1")


def test_a_wrong_result_and_an_illegal_decision_are_named() -> None:
    record = fair_record("into-the-blue", 2, "result")
    assert record.result is not None
    scores = (record.result.scores[0] + 1, record.result.scores[1])
    wrong = msgspec.structs.replace(record, result=msgspec.structs.replace(record.result, scores=scores))
    verdict = verify(wrong)
    assert verdict.broken is not None
    assert verdict.broken.phrase.key == "core.result-differs"
    assert not verdict.differences
    decision = next(at for at, text in enumerate(record.moves, start=1) if text.startswith("keep"))
    verdict = verify(changed(record, decision, "chest 1"))
    assert verdict.broken is not None
    assert verdict.broken.move == decision
    assert not verdict.sound


def test_a_game_given_up_is_checked_as_far_as_it_went() -> None:
    record = fair_record("into-the-blue", 3, "given up")
    short = msgspec.structs.replace(record, moves=record.moves[:9], result=None)
    verdict = verify(short)
    assert verdict.sound
    assert 0 < verdict.drawn < 9


@pytest.mark.parametrize(
    ("proof", "key"),
    [
        (None, "core.proof-missing"),
        ([], "core.proof-missing"),
        ({}, "core.proof-scheme"),
        ({"scheme": "dice/9"}, "core.proof-scheme"),
        ({"scheme": "fathoms-dice/1"}, "core.record-field"),
        ({"commitment": "0" * 63}, "core.record-field"),
        ({"commitment": "G" * 64}, "core.record-field"),
        ({"commitment": "0" * 64 + "\n"}, "core.record-field"),
        ({"secret": 7}, "core.record-field"),
        ({"secret": "0" * 62}, "core.record-field"),
        ({"first": "me"}, "core.record-field"),
        ({"first": -1}, "core.record-field"),
        ({"entropy": ["", "xyz"]}, "core.record-field"),
        ({"entropy": ["", "a\n"]}, "core.record-field"),
        ({"entropy": ["", "a,b"]}, "core.record-field"),
        ({"entropy": ["", "a" * 65]}, "core.record-field"),
        ({"entropy": [""]}, "core.proof-entropy"),
        ({"entropy": ["", "", ""]}, "core.proof-entropy"),
        ({"secret": None}, "core.proof-no-secret"),
    ],
)
def test_a_proof_that_cannot_be_read_is_refused(proof: Any, key: str) -> None:
    record = fair_record("into-the-blue", 2, "unreadable")
    data = record.to_json()
    if isinstance(proof, dict) and proof and "scheme" not in proof:
        data["proof"].update(proof)
    else:
        data["proof"] = proof
    with pytest.raises(Malformed) as refused:
        verify(from_json(data))
    assert refused.value.phrase.key == key


def test_before_the_end_there_is_no_secret_in_the_record() -> None:
    proof = Proof(commitment(SECRET), ("", "ab"), "draw")
    assert proof.to_json() == {
        "scheme": "fathoms-dice/1",
        "commitment": commitment(SECRET),
        "entropy": ["", "ab"],
        "first": "draw",
    }


SHARES = st.text("0123456789abcdef", max_size=64)


@given(
    secret=st.binary(min_size=32, max_size=32),
    shares=st.tuples(SHARES, SHARES),
    first=st.one_of(st.none(), st.integers(0, 1)),
)
def test_whatever_is_mixed_in_comes_back_from_a_record(
    secret: bytes, shares: tuple[str, str], first: int | None
) -> None:
    dice = Proven(secret, shares)
    game = find_game("atlantis-treasure")
    begins = dice.first(2) if first is None else first
    record = Record.of(game, game.standard, ("Ana", "Leo"), begins)
    state: Any = game.start(game.standard, 2, begins)
    while len(record.moves) < 12 and state.actor is not None:
        move = (
            dice.source(len(record.moves) + 1).draw(state.chances())
            if state.actor == CHANCE
            else state.moves()[0]
        )
        state = state.play(move)
        record = record.with_move(game.write_move(move, game.standard), state.result)
    proof = Proof(commitment(secret), shares, "draw" if first is None else first, secret.hex())
    read = decode(with_proof(record, proof).encode())
    assert proof_of(read) == proof
    assert verify(read).sound


@given(st.binary(max_size=200), st.binary(max_size=300))
def test_the_prepared_hmac_is_the_one_of_the_library(secret: bytes, message: bytes) -> None:
    assert Proven(secret, []).word(message) == hmac.digest(secret, message, "sha256")
