"""Dice that belong to turns: the same for everybody, whatever others choose; and as fair as any."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from itertools import pairwise
from statistics import NormalDist
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from msgspec.structs import replace

from fair_games import played_on, record_by_turn, secret_of
from fathoms.core import CHANCE, Malformed, find_game
from fathoms.core.chance import dice_of
from fathoms.core.proof import ProvenByTurn, proof_of, verify, with_proof
from fathoms.core.record import decode, from_json, replay
from fathoms.core.turns import Fall, Turns
from fathoms.games.into_the_blue.dice import roll_chances
from goldens import FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.core.chance import Chances

FIGURES = {100: (93, 8_136, 32_829, 135, 196), 1_000: (940, 84_051, 340_076, 1_270, 1_649)}
"""Of so many pairs: those that differ by one keep; throws and dice that both made; throws of another number
of dice, and the dice that only one of the two had in them."""
GAMES = [("into-the-blue", 3), ("atlantis-treasure", 2)]


class Tickets(NamedTuple):
    """The chances of a throw, of which tickets are drawn."""

    chances: Chances[Any]

    @property
    def dice(self) -> tuple[int, ...]:
        return dice_of(self.chances)

    @property
    def total(self) -> int:
        return self.chances.total

    def at(self, ticket: int) -> int:
        return ticket

    def fallen(self, ticket: int) -> tuple[int, ...]:
        """Give the face of each die, in the order in which they were drawn."""
        shown: list[int] = []
        for faces in self.dice:
            ticket, face = divmod(ticket, faces)
            shown.append(face)
        return tuple(shown)


def played(
    name: str, seats: int, word: str, different: int | None = None
) -> tuple[list[str], dict[tuple[int | None, int, int], tuple[int, ...]]]:
    """Play a game in which every seat chooses by its place alone; one decision of seat 0 may be another.

    Gives the moves, and the dice of each throw by its seat, that seat's turn and its number in the turn.
    """
    game: Any = find_game(name)
    dice: Any = ProvenByTurn(secret_of(word), "pairs")
    state: Any = game.start(game.standard, seats, dice.first(seats))
    turns, moves, fallen, decisions = Turns((0,) * seats), list[str](), dict[Any, tuple[int, ...]](), 0
    while state.actor is not None:
        turns = turns.at(state)
        fall = turns.fall(len(moves) + 1)
        if state.actor == CHANCE:
            tickets = Tickets(state.chances())
            ticket: int = dice.at(fall).draw(tickets)
            fallen[fall.seat, fall.turn, fall.throw] = tickets.fallen(ticket)
            move = tickets.chances.at(ticket)
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
    differ, throws, dice, within, more = 0, 0, 0, 0, 0
    for pair in range(pairs):
        one, other = (played("into-the-blue", 3, f"pair {pair}", different) for different in (None, 1))
        at = next((n for n, (a, b) in enumerate(zip(one[0], other[0], strict=False)) if a != b), None)
        if at is None or not one[0][at].startswith("keep") or not other[0][at].startswith("keep"):
            continue
        differ += 1
        for place in one[1].keys() & other[1].keys():
            mine, theirs = one[1][place], other[1][place]
            both = min(len(mine), len(theirs))
            throws, dice = throws + 1, dice + both
            # Every die that both threw shows the same to both.
            assert mine[:both] == theirs[:both], (pair, place)
            if len(mine) != len(theirs):
                # Only in this turn are there throws of more dice, and only after the choice.
                assert place[:2] == (0, 1)
                assert place[2] > 1
                within, more = within + 1, more + abs(len(mine) - len(theirs))
    assert (differ, throws, dice, within, more) == FIGURES[pairs]


def chance_of_more(squares: float, degrees: int) -> float:
    """Give the chance of a chi-square at least so large (Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return 1 - NormalDist().cdf(((squares / degrees) ** (1 / 3) - 1 + spread) / spread**0.5)


@pytest.mark.parametrize("dice", [1_000_000, pytest.param(10_000_000, marks=pytest.mark.soak)])
def test_so_many_dice_by_turn_are_fair(dice: int) -> None:
    """Chi-square of faces, of faces by their place in the throw, and of whole throws; a fixed secret."""
    game: Any = find_game("into-the-blue")
    state = game.start(game.standard, 3, 0)
    tickets: Any = Tickets(state.play(state.chances().at(0)).chances())
    drawn = ProvenByTurn(secret_of("ten million by turn"), "into-the-blue 2026-11-19")
    throws = dice // 6 + 1
    tally = Counter(
        drawn.at(Fall(0, at % 3, at // 9 + 1, at // 3 % 3 + 1, 0)).draw(tickets) for at in range(throws)
    )
    faces, places = Counter[int](), Counter[tuple[int, int]]()
    for ticket, count in tally.items():
        for place, face in enumerate(tickets.fallen(ticket)):
            faces[face] += count
            places[place, face] += count
    for what, counts, cells, degrees in (
        ("faces", faces, 6, 5),
        ("faces by place", places, 36, 30),
        ("whole throws, their dice in order", tally, 6**6, 6**6 - 1),
    ):
        expected = counts.total() / cells
        seen = sum((count - expected) ** 2 for count in counts.values()) / expected
        # What never fell counts as well.
        squares = seen + (cells - len(counts)) * expected
        p = chance_of_more(squares, degrees)
        print(f"{what}: {squares:.1f} with {degrees} degrees of freedom, p = {p:.2f}")  # noqa: T201 - for the page
        assert 0.001 < p < 0.999, what


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


def judged() -> Iterator[str]:
    """Write records of days without a server, and changed ones, each with what is to be said of it."""
    for game, seats in GAMES:
        records = list[Any]()
        for day in ("2026-11-19", "2027-01-01"):
            # Of this text the secret of a day is the SHA-256.
            records.append(record_by_turn(game, seats, f"fathoms-daily/1\n{day}", f"{game} {day}"))
        fair = records[0]
        records.append(played_on(fair, 20, "played on"))
        last = max(number for number, move in enumerate(fair.moves) if move.startswith(("roll", "die")))
        verb, shown = fair.moves[last].split()
        other = "coral" if verb == "die" else "".join("2" if face == "1" else "1" for face in shown)
        records.append(
            replace(fair, moves=(*fair.moves[:last], f"{verb} {other}", *fair.moves[last + 1 :]), result=None)
        )
        proof = proof_of(fair)
        records.append(with_proof(fair, replace(proof, commitment="0" * 64)))
        records.append(with_proof(fair, replace(proof, occasion=f"{game} 2026-11-20")))
        for record in records:
            data = record.to_json()
            verdict = verify(from_json(data))
            wrong = sorted({each.number for each in verdict.differences})
            yield json.dumps({"record": data, "sound": verdict.committed and not wrong, "wrong": wrong[:1]})


def test_records_by_turn_are_judged_as_written_down() -> None:
    """web/tests/proof.test.ts reads the same file; FATHOMS_GOLDEN=write makes it anew."""
    path = FOLDER / "dice-by-turn.jsonl"
    text = "".join(f"{line}\n" for line in judged())
    if os.environ.get("FATHOMS_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
    told = [json.loads(line) for line in text.splitlines()]
    assert [each["sound"] for each in told] == [True, True, True, False, False, False] * len(GAMES)
    assert {each["record"]["proof"].get("occasion") for each in told} > {
        f"{game} 2026-11-19" for game, _ in GAMES
    }
