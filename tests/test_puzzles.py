"""Puzzles: those shipped hold and need no evaluator to be judged; bad ones are refused in a sentence."""

from __future__ import annotations

import datetime as dt
import gzip
import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import puzzle_proofs
from fathoms import puzzles
from fathoms.core import FathomsError, IllegalMove, Malformed
from fathoms.lab.puzzles import judge_again
from fathoms.puzzle_words import tell_puzzle, verdict_of
from fathoms.puzzles import (
    LEAST_GAP,
    MANY_PEOPLE,
    SHIPPED,
    Puzzle,
    PuzzleChoice,
    PuzzleTries,
    answer,
    are_clear,
    daily,
    find,
    position,
    read,
)
from fathoms.texts import LANGUAGES, Texts
from rule_table import rule

if TYPE_CHECKING:
    from pathlib import Path

ALL = tuple(puzzles.shipped().values())


def first_of(kind: str) -> Puzzle:
    return next(puzzle for puzzle in ALL if puzzle.kind == kind)


def test_three_hundred_are_shipped_in_a_small_file() -> None:
    assert len(ALL) == 300
    assert SHIPPED.stat().st_size < 200_000
    assert {puzzle.kind for puzzle in ALL} == {"dice", "level", "stop", "treasure"}
    assert 2 * sum("greedy" in puzzle.failed for puzzle in ALL) >= len(ALL)
    assert {puzzle.level() for puzzle in ALL} == {"easy", "medium", "hard"}


def test_every_shipped_puzzle_holds() -> None:
    for puzzle in ALL:
        position(puzzle)
        best, right = puzzle.choices[0].value, puzzle.right
        wrong = [choice.value for choice in puzzle.choices if choice.move not in right]
        assert wrong, puzzle.id
        assert best - wrong[0] >= LEAST_GAP, puzzle.id
        # What is right and what is not must not lie close together.
        assert best - wrong[0] > puzzle.near, puzzle.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_is_said_in_every_language(lang: str) -> None:
    say = Texts(lang)
    for puzzle in ALL[::10]:
        told = tell_puzzle(puzzle, say)
        assert told.why
        assert told.tempting
        assert told.question != say("puzzles.question")
        assert all(choice.text for choice in told.choices)
        assert "{" not in told.why + told.judge + told.bots


def test_two_points_and_twice_the_error_part_right_from_wrong() -> None:
    assert are_clear([(0.5, 0.0), (0.48, 0.0)])
    assert not are_clear([(0.5, 0.0), (0.481, 0.0)])
    # As good as the best: no wrong choice is left.
    assert not are_clear([(0.5, 0.0), (0.499, 0.0)])
    assert are_clear([(0.5, 0.0), (0.499, 0.0), (0.4, 0.0)])
    # Three points with an error of two are no proof, and nothing may lie between right and wrong.
    assert not are_clear([(0.5, 0.0), (0.47, 0.02)])
    assert are_clear([(0.5, 0.0), (0.49, 0.02), (0.45, 0.02)])
    assert not are_clear([(0.5, 0.0), (0.49, 0.0), (0.4, 0.0)])


def test_people_say_how_hard_a_puzzle_is_once_they_are_many() -> None:
    puzzle = next(each for each in ALL if each.level() == "easy")
    assert puzzle.level(PuzzleTries(MANY_PEOPLE - 1, MANY_PEOPLE - 1)) == "easy"
    assert puzzle.level(PuzzleTries(MANY_PEOPLE, MANY_PEOPLE)) == "hard"
    assert puzzle.level(PuzzleTries(30, 10)) == "easy"
    assert puzzle.level(PuzzleTries(30, 20)) == "medium"


def test_near_equal_choices_are_all_right_and_others_cost() -> None:
    puzzle = first_of("level")
    best, second = puzzle.choices[:2]
    near = msgspec.structs.replace(
        puzzle, choices=(best, PuzzleChoice(second.move, best.value - puzzle.near), *puzzle.choices[2:])
    )
    assert answer(near, second.move) == (second.move, True, 0)
    judged = answer(puzzle, second.move)
    assert judged == (second.move, False, best.value - second.value)
    assert "points" in verdict_of(puzzle, judged, Texts("en"))


@rule("into-the-blue", "T6")
def test_an_answer_against_the_rules_is_refused_with_the_rule() -> None:
    puzzle = first_of("level")
    with pytest.raises(IllegalMove) as refused:
        answer(puzzle, "place 6")
    assert refused.value.rule == "T6"
    assert all("T6" in Texts(lang).sentence(refused.value) for lang in LANGUAGES)
    with pytest.raises(Malformed):
        answer(puzzle, "place somewhere")
    # Dice do not answer.
    with pytest.raises(IllegalMove):
        answer(puzzle, "roll 123456")


def test_an_unknown_puzzle_is_one_sentence_in_each_language() -> None:
    with pytest.raises(FathomsError) as unknown:
        find("nosuch")
    sentences = {Texts(lang).sentence(unknown.value) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("nosuch" in sentence for sentence in sentences)


def test_the_daily_puzzle_is_the_same_for_all_and_another_each_day() -> None:
    day = dt.date(2026, 11, 18)
    assert daily(day) == daily(dt.date(2026, 11, 18))
    assert len({daily(day + dt.timedelta(days=more)).id for more in range(300)}) == 300


def tampered(change: Any) -> bytes:
    data = json.loads(gzip.decompress(SHIPPED.read_bytes()))
    change(data)
    return gzip.compress(json.dumps(data).encode())


def raise_a_value(data: Any) -> None:
    data["puzzles"][0]["choices"][1][1] += 1


def change_the_format(data: Any) -> None:
    data["format"] = "fathoms-puzzles/9"


def drop_a_field(data: Any) -> None:
    del data["puzzles"][0]["near"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no puzzles",
        SHIPPED.read_bytes()[:1000],
        gzip.compress(b"{}"),
        tampered(raise_a_value),
        tampered(change_the_format),
        tampered(drop_a_field),
    ],
    ids=["empty", "text", "cut off", "no format", "another value", "another format", "a field less"],
)
def test_a_tampered_file_is_refused_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "puzzles.json.gz"
    file.write_bytes(content)
    with pytest.raises(Malformed) as refused:
        read(file)
    assert refused.value.phrase.key == "puzzles.damaged"
    for lang in LANGUAGES:
        assert str(file) in Texts(lang).sentence(refused.value)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(Malformed) as refused:
        read(tmp_path / "nowhere.gz")
    assert refused.value.phrase.key == "puzzles.unreadable"


def test_written_puzzles_are_read_back_and_always_the_same_bytes(tmp_path: Path) -> None:
    file = tmp_path / "some.gz"
    file.write_bytes(puzzles.encode(ALL[:5]))
    assert read(file) == ALL[:5]
    assert puzzles.encode(ALL) == puzzles.encode(read(SHIPPED)) == SHIPPED.read_bytes()


def test_a_puzzle_with_other_choices_or_without_a_decision_is_refused() -> None:
    puzzle = first_of("dice")
    for changed in (
        msgspec.structs.replace(puzzle, choices=puzzle.choices[1:]),
        msgspec.structs.replace(puzzle, choices=puzzle.choices[::-1]),
        msgspec.structs.replace(puzzle, choices=(PuzzleChoice("keep 9", 10_000), *puzzle.choices[1:])),
    ):
        with pytest.raises(Malformed) as refused:
            position(changed)
        assert refused.value.phrase.key == "puzzles.other-choices"
    with pytest.raises(Malformed) as refused:
        position(msgspec.structs.replace(puzzle, moves=puzzle.moves[:-1]))
    assert refused.value.phrase.key == "puzzles.no-decision"


def test_proven_puzzles_are_right_by_plain_recursion() -> None:
    placing = next(each for each in puzzle_proofs.last_turns() if each.kind == "level")
    for puzzle in (*puzzle_proofs.winning_turns()[:2], placing):
        puzzle_proofs.check(puzzle)


def test_the_recursion_sees_a_wrong_puzzle() -> None:
    puzzle = puzzle_proofs.winning_turns()[0]
    best, *others = puzzle.choices
    swapped = (
        PuzzleChoice(others[-1].move, best.value),
        *others[:-1],
        PuzzleChoice(best.move, others[-1].value),
    )
    with pytest.raises(AssertionError):
        puzzle_proofs.check(msgspec.structs.replace(puzzle, choices=swapped))


@pytest.mark.soak
def test_turns_that_win_are_judged_the_same_again_by_their_maker() -> None:
    turns = [puzzle for puzzle in ALL if puzzle.kind == "treasure"]
    assert [judge_again(puzzle).again for puzzle in turns] == turns


@pytest.mark.soak
@pytest.mark.parametrize(
    "puzzle",
    # The first of the last turns take minutes, the others longer.
    [*puzzle_proofs.last_turns()[:5], *puzzle_proofs.winning_turns()[:45]],
    ids=lambda puzzle: puzzle.id,
)
def test_fifty_proven_puzzles_are_right_by_plain_recursion(puzzle: Puzzle) -> None:
    puzzle_proofs.check(puzzle)
