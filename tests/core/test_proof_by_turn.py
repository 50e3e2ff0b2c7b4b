"""Dice that belong to turns: the same for everybody, whatever others choose; and as fair as any."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from fair_games import record_by_turn, secret_of
from fathoms.core import CHANCE, Malformed, find_game
from fathoms.core.proof import ProvenByTurn, proof_of, verify, with_proof
from fathoms.core.record import decode, from_json, replay
from fathoms.core.turns import Fall, Turns
from fathoms.games.into_the_blue.dice import roll_chances

FIGURES = {100: (93, 8_136, 135), 1_000: (940, 84_051, 1_270)}
"""Of so many pairs: those that differ by one keep, the throws compared, those of another number of dice."""
GAMES = [("into-the-blue", 3), ("atlantis-treasure", 2)]


def played(name: str, seats: int, word: str, different: int | None = None) -> tuple[list[str], list[Any]]:
    """Play a game in which every seat chooses by its place alone; one decision of seat 0 may be another.

    Gives the moves, and what fell with its place.
    """
    game: Any = find_game(name)
    dice = ProvenByTurn(secret_of(word), "pairs")
    state: Any = game.start(game.standard, seats, dice.first(seats))
    turns, moves, fallen, decisions = Turns((0,) * seats), list[str](), list[Any](), 0
    while state.actor is not None:
        turns = turns.at(state)
        fall = turns.fall(len(moves) + 1)
        if state.actor == CHANCE:
            move = dice.at(fall).draw(state.chances())
            fallen.append((fall.seat, fall.turn, fall.throw, game.write_move(move, game.standard)))
        else:
            legal = state.moves()
            at = random.Random(f"{word} {fall.place!r} {fall.move}").randrange(len(legal))
            if state.actor == 0:
                decisions += 1
                at = (at + (decisions == different)) % len(legal)
            move = legal[at]
        moves.append(game.write_move(move, game.standard))
        turns, state = turns.after(state), state.play(move)
    return moves, fallen


@pytest.mark.parametrize(
    ("name", "seats", "pairs"),
    [
        ("into-the-blue", 3, 100),
        ("atlantis-treasure", 2, 30),
        pytest.param("into-the-blue", 3, 1_000, marks=pytest.mark.soak),
        pytest.param("atlantis-treasure", 2, 300, marks=pytest.mark.soak),
    ],
)
def test_equal_choices_meet_equal_dice_to_the_end(name: str, seats: int, pairs: int) -> None:
    for pair in range(pairs):
        assert played(name, seats, f"pair {pair}") == played(name, seats, f"pair {pair}")


@pytest.mark.parametrize("pairs", [100, pytest.param(1_000, marks=pytest.mark.soak)])
def test_one_different_keep_changes_nothing_that_falls_but_how_many_dice_of_that_turn(pairs: int) -> None:
    changed, compared, within = 0, 0, 0
    for pair in range(pairs):
        one, other = (played("into-the-blue", 3, f"pair {pair}", different) for different in (None, 1))
        mine, theirs = ({fall[:3]: fall[3] for fall in game[1]} for game in (one, other))
        at = next((n for n, (a, b) in enumerate(zip(one[0], other[0], strict=False)) if a != b), None)
        if at is None or not one[0][at].startswith("keep") or not other[0][at].startswith("keep"):
            continue
        changed += 1
        for place in mine.keys() & theirs.keys():
            compared += 1
            a, b = Counter[str](mine[place].split()[1]), Counter[str](theirs[place].split()[1])
            # Of two throws at one place, the one with fewer dice shows some of the other's.
            assert a <= b or b <= a, (pair, place)
            if a == b:
                continue
            # Nothing else differs than how many dice are thrown again, and that in this turn alone.
            assert place[:2] == (0, 1)
            assert place[2] > 1
            within += 1
    assert (changed, compared, within) == FIGURES[pairs]


@pytest.mark.parametrize("dice", [1_000_000, pytest.param(10_000_000, marks=pytest.mark.soak)])
def test_so_many_dice_by_turn_are_fair(dice: int) -> None:
    """Chi-square of faces, of faces by their place in the throw, and of whole throws; a fixed secret."""
    game: Any = find_game("into-the-blue")
    state = game.start(game.standard, 3, 0)
    chances = state.play(state.chances().at(0)).chances()
    drawn = ProvenByTurn(secret_of("ten million by turn"), "into-the-blue 2026-11-19")
    throws = dice // 6 + 1
    tally = Counter[Any](
        drawn.at(Fall(0, at % 3, at // 9 + 1, at // 3 % 3 + 1, 0)).draw(chances) for at in range(throws)
    )
    faces = Counter[str]()
    for roll, count in tally.items():
        for face in roll.faces:
            faces[face] += count
    each = throws * 6 / 6
    squares = sum((faces[face] - each) ** 2 / each for face in "12345C")
    assert 0.1 < squares < 20.5, "5 degrees of freedom: beyond 20.5 once in a thousand"
    squares = sum(
        (tally[roll] - (expected := throws * chances.weight(roll) / chances.total)) ** 2 / expected
        for roll in chances
    )
    # 462 kinds of throw: mean 461, deviation 30.4.
    assert 360 < squares < 565


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_fair_game_by_turn_is_called_fair_and_a_changed_one_is_not(name: str, seats: int) -> None:
    record = decode(record_by_turn(name, seats, "fair").encode())
    verdict = verify(record)
    assert verdict.sound
    fallen = [
        number
        for number, ((before, _), _) in enumerate(pairwise(replay(record)), start=1)
        if before.actor == CHANCE
    ]
    assert verdict.drawn == len(fallen)
    proof = proof_of(record)
    assert not verify(with_proof(record, replace(proof, occasion="another day"))).sound
    assert not verify(with_proof(record, replace(proof, commitment="0" * 64))).committed
    with pytest.raises(Malformed, match="proof-no-secret"):
        verify(with_proof(record, replace(proof, secret=None)))


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"occasion": None}, "core.record-field"),
        ({"occasion": ""}, "core.record-field"),
        ({"occasion": "Two\nlines"}, "core.record-field"),
        ({"occasion": "x" * 81}, "core.record-field"),
        ({"scheme": "fathoms-dice/3"}, "core.proof-scheme"),
        ({"scheme": "fathoms-dice/1"}, "core.record-field"),
    ],
)
def test_a_broken_proof_by_turn_is_refused(given: dict[str, Any], key: str) -> None:
    data = record_by_turn("into-the-blue", 2, "broken").to_json()
    data["proof"] |= given
    with pytest.raises(Malformed) as refused:
        verify(from_json(data))
    assert refused.value.phrase.key == key


def test_who_throws_more_dice_meets_the_same_and_some_more() -> None:
    game: Any = find_game("into-the-blue")
    drawn = ProvenByTurn(secret_of("more"), "more")
    for turn in range(1, 200):
        source = drawn.at(Fall(5, 1, turn, 2, 3))
        shown: list[Any] = [source.draw(roll_chances(game.standard.faces, count)) for count in range(1, 7)]
        for fewer, more in pairwise(shown):
            assert Counter(fewer.faces) < Counter(more.faces)
