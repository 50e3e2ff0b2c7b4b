"""Reviews of Into the Blue: what is exact is exact, what is not says how far it may be wrong."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest
from blue_recursion import Knowing, Recursion
from blue_reviews import SMALL, SUDDEN, TINY, check_books, record_of

from fathoms.bots.random import RandomBot
from fathoms.core import CHANCE, FathomsError, Record, view
from fathoms.core.record import replay
from fathoms.games.into_the_blue import GAME, Rules
from fathoms.games.into_the_blue.bots.greedy import GreedyBot
from fathoms.games.into_the_blue.bots.perfect import PerfectBot
from fathoms.games.into_the_blue.rules import RULE_SETS, STANDARD
from fathoms.games.into_the_blue.study import review as study
from fathoms.games.into_the_blue.study.review import (
    BlueEvaluator,
    NetworkEvaluator,
    RolloutEvaluator,
    SolvedEvaluator,
    choose_evaluator,
    end_shares,
    find_table,
    seconds_to_solve,
)
from fathoms.review import WHOLE, Review, review

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.games.into_the_blue import State

SOLVED = [TINY, SMALL, SUDDEN]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


def solved(rules: Rules, tables: Path) -> SolvedEvaluator:
    table = find_table(rules, tables)
    assert table is not None
    return SolvedEvaluator(table)


def states_of(record: Record) -> list[tuple[State, Any]]:
    played = cast("list[tuple[State, Any]]", list(replay(record)))
    return [(before, move) for (before, _), (_, move) in pairwise(played)]


def check_laws(evaluator: BlueEvaluator, record: Record, most: float) -> None:
    """Chance is fair, and a decision is worth its best choice."""
    for state, _ in states_of(record):
        value = evaluator.value(state)
        assert sum(value) == pytest.approx(1, abs=1e-9)
        if state.actor == CHANCE:
            chances = state.chances()
            mean = [0.0] * len(value)
            for fall in [chances.at(0)] if chances.secret else chances:
                weight = 1.0 if chances.secret else chances.weight(fall) / chances.total
                for seat, share in enumerate(evaluator.after(state, fall)):
                    mean[seat] += weight * share
            assert mean == pytest.approx(value, abs=most)
        else:
            after = [evaluator.after(state, move) for move in state.moves()]
            assert max(shares[state.seat] for shares in after) == pytest.approx(value[state.seat], abs=1e-9)
            assert any(shares == pytest.approx(value, abs=1e-12) for shares in after)


@pytest.mark.parametrize("rules", SOLVED)
def test_luck_is_fair_and_every_cost_is_that_of_a_plain_recursion(
    rules: Rules, tables: Path, *, thorough: bool
) -> None:
    plain, evaluator = Recursion(rules), solved(rules, tables)
    decided, knew = 0, 0
    for seed in range(12 if thorough else 2):
        record = record_of(rules, 2, f"plain {seed}", [GreedyBot(), RandomBot()] if seed % 2 else [])
        check_laws(evaluator, record, 1e-6)
        found = review(record, tables=tables)
        assert found.evaluator.name == "solved"
        check_books(found)
        lines = {line.move: line for line in found.lines if line.kind == "choice"}
        for number, (state, move) in enumerate(states_of(record), start=1):
            if state.actor == CHANCE:
                continue
            own = {
                slot: cast("int", value)
                for slot, (owner, value) in enumerate(zip(state.owners, state.chests, strict=True))
                if owner == state.seat
            }
            knows = bool(own) and state.last_turns == 0
            judge = Knowing(plain, own) if knows else plain
            sign = 1 if state.seat == 0 else -1
            values = {
                choice: sign * judge.follow(judge.lay_out(state.play(choice), {}, [], at_start=False), {})
                for choice in state.moves()
            }
            cost = max(values.values()) - values[move]
            line = lines[number]
            assert (line.cost or 0) + (line.within or 0) == pytest.approx(cost * WHOLE, abs=1e-6 * WHOLE)
            decided += cost > 1e-3
            knew += knows
    assert decided > 1 or not thorough
    assert knew > 0 or rules is SUDDEN or not thorough


@pytest.mark.parametrize("rules", [TINY, SMALL])
def test_perfect_play_costs_nothing(rules: Rules, tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solved(rules, tables)
    monkeypatch.setenv("FATHOMS_SOLVED", str(tables))
    for seed in range(4):
        found = review(record_of(rules, 2, seed, [PerfectBot(), PerfectBot()]), tables=tables)
        assert [totals.cost for totals in found.totals] == [0, 0]
        assert all(line.grade == "best" for line in found.lines if line.kind == "choice")


@cache
def of_bots(seats: int) -> tuple[Record, Review]:
    """Review a game of bots by the standard rules, once for all that is asked of it."""
    record = record_of(STANDARD, seats, f"{seats} standard bots", [GreedyBot()] * seats)
    return record, review(record)


def _more(name: str, *seats: int) -> list[Any]:
    return [pytest.param(name, each, marks=pytest.mark.soak) for each in seats]


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        *(("standard", seats) for seats in (2, 3, 4, 5)),
        ("sudden-end", 3),
        *_more("first-come", 2, 3, 4, 5),
        *_more("sudden-end", 2, 4, 5),
        *_more("two-rolls", 2, 3, 4, 5),
    ],
)
def test_every_ledger_closes(seats: int, name: str, tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "_GAMES", dict.fromkeys(range(2, 6), 16))
    rules = RULE_SETS[name]
    for seed, bots in (("bots", [GreedyBot()] * seats), ("random", [])):
        if rules == STANDARD and bots:
            _, found = of_bots(seats)
        else:
            found = review(record_of(rules, seats, f"{seats} {name} {seed}", bots), tables=tables)
        check_books(found)
        assert found.over
        expected = (
            "network" if name == "standard" else "solved" if seats == 2 and name == "first-come" else None
        )
        assert found.evaluator.name == (expected or "rollouts")


def test_the_same_record_gives_the_same_bytes(tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "_GAMES", dict.fromkeys(range(2, 6), 16))
    record, found = of_bots(3)
    assert review(record, tables=tables).encode() == found.encode()
    for rules, seats in ((RULE_SETS["sudden-end"], 2), (TINY, 2)):
        record = record_of(rules, seats, "same", [GreedyBot()] * seats)
        assert review(record, tables=tables).encode() == review(record, tables=tables).encode()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_laws_hold_for_network_and_rollouts(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "_GAMES", dict.fromkeys(range(2, 6), 16))
    check_laws(NetworkEvaluator(seats), record_of(STANDARD, seats, "laws", [GreedyBot()] * seats), 1e-9)
    rules = RULE_SETS["quick"]
    check_laws(RolloutEvaluator(rules, seats, 1), record_of(rules, seats, "laws"), 1e-9)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_the_network_takes_back_from_turn_to_turn_is_little(seats: int) -> None:
    _, found = of_bots(seats)
    most = [max(map(abs, line.delta)) for line in found.lines if line.kind == "correction"]
    # The bots' network, which knows one seat at a time, comes to 0.024 to 0.042.
    assert sum(most) / len(most) < 0.02 * WHOLE


def test_the_chances_of_the_ends_of_a_turn_give_what_it_is_worth() -> None:
    state = states_of(record_of(STANDARD, 3, "odds"))[1][0]
    turn = NetworkEvaluator(3).turn(state)
    odds = turn.odds()
    assert odds.sum() == pytest.approx(1, abs=1e-12)
    assert odds @ turn.ends == pytest.approx(turn.start, abs=1e-12)


def test_rollouts_come_close_to_the_solved_game_where_play_ends_soon(tables: Path) -> None:
    rules = Rules(shells=1)
    exact, sampled = solved(rules, tables), RolloutEvaluator(rules, 2, 3)
    state = GAME.start(rules, 2)
    assert sampled.value(state)[0] == pytest.approx(exact.value(state)[0], abs=0.05)


def test_rollouts_say_how_far_each_choice_scatters() -> None:
    rules = RULE_SETS["sudden-end"]
    record = record_of(rules, 2, "scatter", [RandomBot()] * 2)
    cut = msgspec.structs.replace(record, moves=record.moves[:12], result=None)
    found = review(cut)
    assert 0.002 < found.evaluator.error / WHOLE < 0.15
    evaluator = RolloutEvaluator(rules, 2, 1)
    state, move = next((state, move) for state, move in states_of(cut) if state.phase == "decide")
    best, *others = evaluator.choices(state, move)
    assert best.error == 0
    assert len({other.error for other in others}) > 1
    assert all(other.error is not None and other.error >= 0 for other in others)


def lines_of(found: Review, kind: str) -> list[Any]:
    return [line for line in found.lines if line.kind == kind]


def game_of(rules: Rules, *moves: str) -> Record:
    record = Record.of(GAME, rules, ("Green", "Blue"), 0)
    state = GAME.start(rules, 2)
    for text in moves:
        state = state.play(GAME.read_move(text, rules))
        record = record.with_move(text, state.result)
    return record


def test_chests_are_opened_one_by_one_and_each_is_fair(tables: Path) -> None:
    # Green takes a chest and places; Blue takes the other chest, which ends the game at once.
    record = game_of(
        TINY, "deal 13", "roll 12C", "stop", "chest 1", "roll 111", "stop", "place 1",
        "roll 12C", "stop", "chest 2",
    )  # fmt: skip
    found = review(record, tables=tables)
    check_books(found)
    opened = lines_of(found, "chest")
    assert [(line.seat, line.played) for line in opened] == [(0, "chest 1"), (1, "chest 2")]
    # Green has 2 points on level 1; a chest of 1 against 3 makes a tie, 3 against 1 a win.
    assert found.end == (WHOLE // 2, WHOLE // 2)
    assert opened[0].delta == (-WHOLE // 4, WHOLE // 4)
    assert opened[1].delta == (0, 0)
    other = review(game_of(TINY, "deal 31", *record.moves[1:]), tables=tables)
    assert other.end == (WHOLE, 0)
    assert lines_of(other, "chest")[0].delta == (WHOLE // 4, -WHOLE // 4)


def test_a_chest_that_the_mover_knows_changes_the_best_choice_of_a_last_turn(tables: Path) -> None:
    rules = Rules(
        shells=3, levels=2, faces="12C", dice=4, rolls=2, main=(2, 5), secondary=(1, 2), chests=(0, 2, 4, 9)
    )
    evaluator = solved(rules, tables)
    record = record_of(rules, 2, "knows 91")
    state = states_of(record)[18][0]
    assert state.last_turns == 0
    known = evaluator.choices(state)[0].move
    closed = evaluator.choices(state.seen_by(None))[0].move
    assert known != closed
    seat, text = state.seat, GAME.write_move(closed, rules)
    cut = msgspec.structs.replace(record, moves=(*record.moves[:18], text), result=None)
    # To the player it is a blunder; to those who cannot see the chest it is the best choice.
    for viewer, grade in ((seat, "blunder"), (1 - seat, "best"), (None, "best")):
        reviewed = review(cut, viewer=viewer, tables=tables)
        check_books(reviewed)
        assert not reviewed.over
        line = lines_of(reviewed, "choice")[-1]
        assert line.grade == grade
        if viewer == seat:
            assert line.best == GAME.write_move(known, rules)
            assert lines_of(reviewed, "information")[-1].delta[seat] == -line.delta[seat]


def test_nobody_learns_a_secret_from_the_review_of_a_game_that_is_on(
    tables: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study, "_GAMES", dict.fromkeys(range(2, 6), 16))
    for rules, seats in ((SMALL, 2), (STANDARD, 3), (RULE_SETS["sudden-end"], 2)):
        record = record_of(rules, seats, "secret 1", [GreedyBot()] * seats)
        dealt = GAME.read_move(record.moves[0], rules)
        swapped = msgspec.structs.replace(dealt, values=cast("Any", dealt).values[::-1])
        for at in (2, len(record.moves) // 3):
            texts: list[bytes] = []
            for deal in (dealt, swapped):
                moves = (GAME.write_move(deal, rules), *record.moves[1:at])
                cut = msgspec.structs.replace(record, moves=moves, result=None)
                texts.append(review(cut, tables=tables).encode())
            assert texts[0] == texts[1]


def test_an_end_is_worth_its_mean_over_all_deals() -> None:
    record = game_of(TINY, "deal 13", "roll 12C", "stop", "chest 1", "roll 111", "stop", "place 1",
                     "roll 12C", "stop", "chest 2")  # fmt: skip
    last = cast("State", list(replay(record))[-1][0])
    closed = msgspec.structs.replace(last, chests=(None, None))
    assert end_shares(closed) == (0.75, 0.25)
    assert end_shares(last) == (0.5, 0.5)


def test_what_is_small_enough_is_solved_and_kept(tmp_path: Path) -> None:
    assert seconds_to_solve(RULE_SETS["quick"]) <= study.SECONDS < seconds_to_solve(Rules(shells=7))
    assert choose_evaluator(TINY, 2, 0, tmp_path).name == "solved"
    (kept,) = tmp_path.iterdir()
    before = kept.stat().st_mtime_ns
    assert choose_evaluator(TINY, 2, 0, tmp_path).name == "solved"
    assert kept.stat().st_mtime_ns == before
    assert choose_evaluator(TINY, 3, 0, tmp_path).name == "rollouts"
    assert choose_evaluator(STANDARD, 2, 0, tmp_path).name == "network"


def test_only_the_tables_solved_last_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "_KEPT_TABLES", 2)
    for value in (3, 4, 5, 6):
        find_table(msgspec.structs.replace(TINY, chests=(1, value)), tmp_path)
    assert len(list(tmp_path.iterdir())) == 2


def test_without_a_compiler_other_rules_are_refused_with_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study, "HAS_NUMBA", False)
    assert choose_evaluator(STANDARD, 4, 0, tmp_path).name == "network"
    with pytest.raises(FathomsError, match="review-needs-compiled"):
        choose_evaluator(TINY, 2, 0, tmp_path)


def test_a_choice_is_judged_by_the_movers_own_chests_alone() -> None:
    evaluator, rng = NetworkEvaluator(3), random.Random(1)
    judged = 0
    for seed in range(4):
        for state, _ in states_of(record_of(STANDARD, 3, f"own {seed}", [GreedyBot()] * 3)):
            if state.phase == "decide" and state.owners.count(state.seat) == 1 and judged < 5:
                other = state.imagine(state.seat, rng)
                assert evaluator.choices(state) == evaluator.choices(other)
                assert view(state, state.seat) == view(other, state.seat)
                judged += 1
    assert judged == 5
