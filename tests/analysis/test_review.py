"""The ledger of a review, anyone who values the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fathoms.core import CHANCE, FathomsError, IllegalMove, Judged, Malformed, Opened, Record, find_game
from fathoms.review import WHOLE, Review, ReviewStopped, grade_of, review, shared_win, whole_shares

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from fathoms.core import Shares

GAME = find_game("into-the-blue")
MOVES = ("deal 56678", "roll 112345", "keep 1123", "roll 11", "keep 1111", "roll 12", "place 1")
"""Green's first turn; the choices are those of moves 3, 5 and 7."""


class Told:
    """Values as a test says: the mover's share after each choice, half of the win everywhere else."""

    name = "told"

    def __init__(self, error: float = 0.0, values: dict[str, float] | None = None) -> None:
        self.error = error
        self.values = values or {}

    def evaluator(self, rules: Any, seats: int, *, seed: int, tables: Path | None = None) -> Told:
        del rules, seats, seed, tables
        return self

    def shares(self, state: Any, mine: float) -> Shares:
        others = len(state.left) - 1
        return tuple(mine if seat == state.seat else (1 - mine) / others for seat in range(others + 1))

    def value(self, state: Any) -> Shares:
        if state.actor == CHANCE or state.actor is None:
            return self.shares(state, 0.5)
        return self.choices(state, None)[0].shares

    def after(self, state: Any, move: Any) -> Shares:
        if state.actor == CHANCE:
            return self.value(state.play(move))
        return self.shares(state, self.worth(move))

    def worth(self, move: Any) -> float:
        return self.values.get(GAME.write_move(move, GAME.standard), 0.5)

    def choices(self, state: Any, played: Any) -> Sequence[Judged]:
        del played
        found = [Judged(move, self.shares(state, self.worth(move))) for move in state.moves()]
        seat: int = state.seat
        return sorted(found, key=lambda judged: -judged.shares[seat])

    def openings(self, state: Any) -> Sequence[Opened]:
        del state
        return ()


def record(*moves: str, seats: int = 2, **extra: Any) -> Record:
    made = Record.of(GAME, GAME.standard, GAME.colours[:seats], 0)
    return msgspec.structs.replace(made, moves=moves, extra=extra)


def check(found: Review) -> None:
    for seat in range(len(found.seats)):
        assert found.start[seat] + sum(line.delta[seat] for line in found.lines) == found.end[seat]
    assert all(sum(line.delta) == 0 for line in found.lines)


def test_shares_become_billionths_that_sum_to_a_whole_win() -> None:
    assert whole_shares((1 / 3, 1 / 3, 1 / 3)) == (333_333_334, 333_333_333, 333_333_333)
    assert whole_shares((0.1, 0.2, 0.7)) == (100_000_000, 200_000_000, 700_000_000)
    assert whole_shares((0.5000000004, 0.4999999996)) == (500_000_000, 500_000_000)
    assert whole_shares((-1e-18, 1.0)) == (0, WHOLE)
    assert shared_win((1, 2), 3) == (0, 500_000_000, 500_000_000)
    assert shared_win((), 4) == (250_000_000,) * 4


@pytest.mark.parametrize(
    ("points", "grade"),
    [
        (0, "best"),
        (0.1, "good"),
        (0.25, "good"),
        (0.41, "slip"),
        (1.1, "mistake"),
        (4, "mistake"),
        (5, "blunder"),
    ],
)
def test_grades_go_by_points_of_winning_chance(points: float, grade: str) -> None:
    assert grade_of(round(points * WHOLE / 100)) == grade


def test_a_choice_is_booked_with_its_cost_and_the_best_one() -> None:
    told = Told(values={"keep 1123": 0.58, "keep 12345": 0.6})
    found = review(record(*MOVES[:3]), reviewer=told)
    check(found)
    line = found.lines[-1]
    assert (line.kind, line.played, line.best, line.cost, line.grade, line.seat) == (
        "choice", "keep 1123", "keep 12345", 20_000_000, "mistake", 0,
    )  # fmt: skip
    assert line.delta == (-20_000_000, 20_000_000)
    assert line.choices is not None
    assert [(choice.move, choice.value) for choice in line.choices[:2]] == [
        ("keep 12345", 600_000_000),
        ("keep 1123", 580_000_000),
    ]
    assert found.totals[0].own == -found.totals[1].choices == -20_000_000
    assert (found.totals[0].decisions, found.totals[0].accuracy) == (1, 20_000_000)


def test_a_choice_within_the_error_is_in_the_books_and_not_blamed() -> None:
    told = Told(error=0.03, values={"keep 1123": 0.58, "keep 12345": 0.6})
    found = review(record(*MOVES[:3]), reviewer=told)
    check(found)
    line = found.lines[-1]
    assert (line.cost, line.within, line.grade) == (0, 20_000_000, "best")
    assert line.delta == (-20_000_000, 20_000_000)
    assert found.totals[0].own == -20_000_000
    assert found.totals[0].cost == 0


def test_what_the_evaluator_gets_wrong_itself_is_a_correction() -> None:
    # It calls the first choice better than what it says once the dice are thrown.
    found = review(record(*MOVES[:4]), reviewer=Told(values={"keep 1123": 0.6}))
    check(found)
    assert [line.kind for line in found.lines] == ["deal", "roll", "choice", "correction", "roll"]
    assert found.lines[3].delta == (-100_000_000, 100_000_000)
    assert found.totals[0].correction == -100_000_000


def test_only_decisions_with_something_at_stake_count() -> None:
    found = review(record(*MOVES), reviewer=Told(values={"keep 12345": 0.6}))
    assert found.totals[0].decisions == 1


def test_choices_of_a_stand_in_are_not_the_persons() -> None:
    told = Told(values={"keep 1123": 0.58, "keep 12345": 0.6})
    found = review(record(*MOVES[:3], stand_ins=[3]), reviewer=told)
    check(found)
    assert found.lines[-1].kind == "stand-in"
    totals = found.totals[0]
    assert (totals.choices, totals.own, totals.cost, totals.decisions) == (-20_000_000, 0, 0, 0)


@pytest.mark.parametrize(
    ("by", "winners", "end", "seat"),
    [
        ("resign", [1], (0, WHOLE), 0),
        ("time", [0], (WHOLE, 0), 1),
        ("moves", [], (WHOLE // 2, WHOLE // 2), None),
        ("absence", [], (WHOLE // 2, WHOLE // 2), None),
    ],
)
def test_an_end_that_is_not_by_the_rules_is_one_line(
    by: str, winners: list[int], end: tuple[int, int], seat: int | None
) -> None:
    outcome = {"by": by, "winners": winners, "scores": None}
    found = review(record(*MOVES[:3], outcome=outcome), reviewer=Told(values={"keep 1123": 0.6}))
    check(found)
    assert found.over
    assert found.end == end
    assert (found.lines[-1].kind, found.lines[-1].seat) == (by, seat)
    assert found.totals[0].ending == found.lines[-1].delta[0]


def test_a_game_without_a_move_stands_as_it_began() -> None:
    found = review(record(), reviewer=Told())
    assert found.start == found.end == (WHOLE // 2, WHOLE // 2)
    assert found.lines == ()
    assert not found.over


def test_the_format_is_that_of_the_documents() -> None:
    data = msgspec.json.decode(review(record(*MOVES[:3]), reviewer=Told()).encode())
    assert data["format"] == "fathoms-review/1"
    assert list(data) == [
        "format", "game", "seats", "evaluator", "over", "start", "end", "lines", "totals",
    ]  # fmt: skip
    assert data["lines"][0] == {"move": 1, "kind": "deal", "seat": None, "delta": [0, 0]}
    assert list(data["lines"][2]) == [
        "move", "kind", "seat", "delta", "played", "best", "cost", "grade", "choices",
    ]  # fmt: skip
    assert msgspec.json.decode(review(record(*MOVES), reviewer=Told()).encode(), type=Review)


def refused(*moves: str, **extra: Any) -> FathomsError:
    with pytest.raises(FathomsError) as error:
        review(record(*moves, **extra), reviewer=Told())
    return error.value


def test_bad_records_are_refused_with_the_move_and_the_rule() -> None:
    hidden = refused("?", *MOVES[1:])
    assert (type(hidden), hidden.move) == (Malformed, 1)
    broken = refused(*MOVES[:2], "keep 666")
    assert (type(broken), broken.move, broken.rule) == (IllegalMove, 3, "T2")
    assert refused(*MOVES, outcome={"by": "rules", "winners": [0]}).phrase.key == "core.record-field"
    assert refused(*MOVES, outcome={"by": "resign", "winners": [7]}).phrase.key == "core.record-field"
    assert refused(*MOVES, stand_ins="all").phrase.key == "core.record-field"
    assert refused(*["roll 1"] * 6000).phrase.key == "analysis.review-too-long"
    with pytest.raises(Malformed, match="no-game"):
        review(msgspec.structs.replace(record(), game="chess"))
    with pytest.raises(Malformed):
        review(record(*MOVES), viewer=2, reviewer=Told())


def test_progress_is_told_and_a_review_can_be_stopped() -> None:
    shares: list[float] = []
    review(record(*MOVES), reviewer=Told(), progress=shares.append)
    assert shares == [number / len(MOVES) for number in range(1, len(MOVES) + 1)]

    def after(moves: int) -> Callable[[], bool]:
        asked = iter([False] * moves + [True])
        return lambda: next(asked)

    with pytest.raises(ReviewStopped):
        review(record(*MOVES), reviewer=Told(), stopped=after(3))
