"""The evaluator of reviews: its laws on every rule set, ledgers that close, and why a move is better."""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING, Any, cast

import msgspec
import numpy as np
import pytest
from atlantis_tables import decisions, kit_positions, play, positions, step, table
from atlantis_voices import NAMES, SAYS
from hypothesis import assume, given

from benchmark_modules import load_benchmark
from examples import examples
from fathoms.analysis import find_explainer, find_reviewer
from fathoms.bots.arena import play_game
from fathoms.bots.random import RandomBot
from fathoms.core import CHANCE, FathomsError, Record, Seeded, begins_with, view
from fathoms.core.record import replay
from fathoms.games.atlantis_treasure import GAME, Rules, State
from fathoms.games.atlantis_treasure.bots.greedy import GreedyBot
from fathoms.games.atlantis_treasure.rules import RULE_SETS
from fathoms.games.atlantis_treasure.screens.reasons import explain
from fathoms.review import Review, review

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Bot, Move, Phrase

pytest.importorskip("numba")

from fathoms.games.atlantis_treasure.compiled.luck import even_throw
from fathoms.games.atlantis_treasure.compiled.rules import constants_of, pack
from fathoms.games.atlantis_treasure.study.review import (
    LEVELS,
    Level,
    SearchEvaluator,
)
from fathoms.jit import njit

BLOCKS: dict[str, Any] = load_benchmark("kit_blocks").BLOCKS
"""Each block of the kit alone."""

QUICK = tuple(
    level._replace(
        turns=turns, looked=min(level.looked, 2), firsts=1, kept=1, answers=min(level.answers, 1), playouts=0
    )
    for level, turns in zip(LEVELS, (2, 4, 8, 12), strict=True)
)
"""Every level within a few turns, each as narrow as can be, and choices compared by search."""
PLAYED_ON = (QUICK[0]._replace(turns=10**6, looked=3, firsts=2, kept=2, playouts=36),)
"""Choices compared by a few games played on."""


class QuickReviewer:
    """Reviews in a moment."""

    def __init__(self, levels: Sequence[Level] = QUICK) -> None:
        self.levels = levels

    def evaluator(self, rules: Rules, seats: int, *, seed: int, tables: object = None) -> SearchEvaluator:
        """Give an evaluator that looks at little."""
        del seed, tables
        return SearchEvaluator(rules, seats, self.levels)


def evaluator(state: State, levels: Sequence[Level] = QUICK) -> SearchEvaluator:
    return SearchEvaluator(state.rules, state.seats, levels)


def recorded(rules: Rules, bots: Sequence[Bot], seed: str) -> Record:
    first = begins_with(GAME, rules, len(bots), 0)
    moves = play_game(GAME, rules, bots, first, random.Random(seed)).moves
    texts = tuple(GAME.write_move(move, rules) for move in moves)
    return Record(GAME.name, rules.differences(GAME.standard), NAMES[: len(bots)], first, texts)


def check(told: Review) -> None:
    """Hold a review to what every ledger keeps."""
    whole = 10**9
    assert sum(told.start) == sum(told.end) == whole
    assert all(sum(line.delta) == 0 for line in told.lines)
    for seat, start in enumerate(told.start):
        assert start + sum(line.delta[seat] for line in told.lines) == told.end[seat]
    assert {line.kind for line in told.lines} <= {"die", "choice", "correction"}
    for line in told.lines:
        if line.kind == "choice":
            assert line.choices is not None
            assert line.played in {choice.move for choice in line.choices}
            assert line.cost is not None
            assert line.cost >= 0
            assert line.seat is not None
            assert line.delta[line.seat] <= 0


def check_laws(values: SearchEvaluator, state: State, played: Move) -> None:
    """Hold an evaluator to its laws at one state."""
    value = values.value(state)
    assert sum(value) == pytest.approx(1.0, abs=1e-9)
    assert min(value) >= 0
    if state.actor == CHANCE:
        chances = state.chances()
        afters = [(chances.weight(face) / chances.total, values.after(state, face)) for face in chances]
        for seat in range(state.seats):
            assert value[seat] == pytest.approx(sum(p * each[seat] for p, each in afters), abs=1e-12)
        return
    choices = values.choices(state, played)
    assert played in [choice.move for choice in choices]
    assert all(choice.move in state.moves() for choice in choices)
    assert value == values.after(state, choices[0].move)
    assert value[state.seat] == max(choice.shares[state.seat] for choice in choices)
    assert next(choice.shares for choice in choices if choice.move == played) == values.after(state, played)


@examples(40)
@given(positions(most=40))
def test_the_laws_hold_on_any_table_of_any_rule_set(state: State) -> None:
    assume(state.actor is not None)
    rng = random.Random(1)
    moves = list(state.chances()) if state.actor == CHANCE else state.moves()
    check_laws(evaluator(state), state, moves[rng.randrange(len(moves))])


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_laws_hold_along_a_game(name: str, *, thorough: bool) -> None:
    rng, rules = random.Random(name), RULE_SETS[name]
    for seats in GAME.seats_for(rules) if thorough else GAME.seats_for(rules)[:1]:
        state = GAME.start(rules, seats)
        values = evaluator(state)
        for _ in range(30 if thorough else 10):
            if state.actor is None:
                break
            after = step(state, rng)
            moves = list(state.chances()) if state.actor == CHANCE else state.moves()
            check_laws(values, state, moves[rng.randrange(len(moves))])
            state = after


@examples(15)
@given(decisions())
def test_after_the_best_first_move_the_turn_is_worth_the_same(state: State) -> None:
    values = evaluator(state, [QUICK[0]._replace(turns=10**6)])
    best = values.choices(state, state.moves()[0])[0]
    after = state.play(cast("Any", best.move))
    assert (
        values.turn_end(state, best.move).turns > state.turns
        or values.turn_end(state, best.move).actor is None
    )
    assume(after.turns == state.turns and after.actor is not None)
    assert values.value(after) == best.shares


@pytest.mark.parametrize("name", RULE_SETS)
def test_ledgers_close_on_every_built_in_rule_set(name: str, *, thorough: bool) -> None:
    rules = RULE_SETS[name]
    for seats in GAME.seats_for(rules):
        for bot in (RandomBot(), GreedyBot()) if thorough else (RandomBot(),):
            record = recorded(rules, [bot] * seats, f"{name} {seats}")
            if not thorough:
                record = msgspec.structs.replace(record, moves=record.moves[:20])
            check(review(record, reviewer=QuickReviewer()))


@pytest.mark.parametrize("name", BLOCKS)
def test_ledgers_close_under_every_block(name: str, *, thorough: bool) -> None:
    rules = Rules(**BLOCKS[name])
    for number in range(5 if thorough else 1):
        whole = recorded(rules, [GreedyBot(), RandomBot()] * (2 if rules.teams else 1), f"{name} {number}")
        told = review(whole, reviewer=QuickReviewer(QUICK if thorough else [QUICK[3]._replace(turns=10**6)]))
        check(told)
        final: Any = list(replay(whole))[-1][0]
        assert final.actor is None
        won = final.result.winners
        assert told.end == tuple(10**9 // len(won) if seat in won else 0 for seat in range(final.seats))


@examples(30)
@given(kit_positions(most=40))
def test_the_laws_hold_with_any_blocks(state: State) -> None:
    assume(state.actor is not None)
    rng = random.Random(1)
    moves = list(state.chances()) if state.actor == CHANCE else state.moves()
    check_laws(evaluator(state), state, moves[rng.randrange(len(moves))])


@pytest.mark.parametrize("name", ["two-dice-both", "carried", "teams", "ends-by-rounds"])
def test_games_are_played_on_under_blocks(name: str) -> None:
    rules = Rules(**BLOCKS[name])
    state = GAME.start(rules, 4 if rules.teams else 2)
    games = evaluator(state).outcomes(state, 72)
    assert games.sum(axis=1) == pytest.approx(1)
    assert 0.2 / state.seats < games[:, 0].mean() < 1.8 / state.seats


def test_the_same_record_gives_the_same_bytes() -> None:
    whole = recorded(GAME.standard, [GreedyBot()] * 3, "same")
    record = msgspec.structs.replace(whole, moves=whole.moves[:15])
    told = [review(record, reviewer=QuickReviewer()).encode() for _ in range(2)]
    assert told[0] == told[1]


def test_choices_are_compared_by_games_played_on_from_them() -> None:
    whole = recorded(GAME.standard, [GreedyBot(), RandomBot()], "whole")
    record = msgspec.structs.replace(whole, moves=whole.moves[:8])
    told = [review(record, reviewer=QuickReviewer(PLAYED_ON)) for _ in range(2)]
    assert told[0] == told[1]
    check(told[0])
    assert told[0].evaluator.name == "search"
    by_search = review(record, reviewer=QuickReviewer([PLAYED_ON[0]._replace(playouts=0)]))
    # What luck did is the search's word; what choices cost is that of the games.
    assert told[0].start == by_search.start
    assert [line for line in told[0].lines if line.kind == "choice"] != [
        line for line in by_search.lines if line.kind == "choice"
    ]
    assert by_search.evaluator.error == round(PLAYED_ON[0].error * 10**9)
    assert told[0].evaluator.error not in (0, by_search.evaluator.error)


@pytest.mark.parametrize("name", ["standard", "bigger-sea"])
def test_the_laws_hold_where_games_are_played_on(name: str) -> None:
    state = play(GAME.start(RULE_SETS[name], 3), "die torpedo")
    level = PLAYED_ON[0]._replace(playouts=180)
    values, played = evaluator(state, [level]), state.moves()[-1]
    check_laws(values, state, played)
    # Each difference has an error of its own.
    assert all(choice.error != level.error for choice in values.choices(state, played))


def test_what_a_costly_move_costs_is_known_before_its_games_end() -> None:
    state = play(GAME.start(GAME.standard, 2), "die coral")
    levels = [PLAYED_ON[0]._replace(playouts=1152)]
    for played in evaluator(state, levels).choices(state, state.moves()[-1])[1:]:
        choices = evaluator(state, levels).choices(state, played.move)
        mine = next(choice for choice in choices if choice.move == played.move)
        cost = choices[0].shares[0] - mine.shares[0]
        assert mine.error is not None
        # What costs little has all the games there may be, and is known to about 2 points.
        assert mine.error <= max(0.035, 0.2 * cost)


def test_a_long_game_is_judged_by_search_when_its_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.games.atlantis_treasure.study.review.MOST_GAMES", 340)
    level = PLAYED_ON[0]._replace(playouts=1152)
    first, later = (play(GAME.start(GAME.standard, 2), die) for die in ("die coral", "die N"))
    values = evaluator(first, [level])
    assert all(choice.error != level.error for choice in values.choices(first, first.moves()[-1]))
    assert all(choice.error == level.error for choice in values.choices(later, later.moves()[0]))


@njit
def thrown(constants: Any, row: Any, seed: np.uint64, number: int) -> int:
    """Throw, as compiled games do."""
    return even_throw(constants, row, seed, number)


@pytest.mark.parametrize("name", ["standard", "wild-die"])
def test_games_that_are_played_on_have_every_side_of_the_die_equally_often(name: str) -> None:
    rules = RULE_SETS[name]
    state, sides = GAME.start(rules, 2), len(rules.die)
    constants, row = constants_of(rules, 2), pack(state)
    for block in range(0, 5 * sides, sides):
        fell = [thrown(constants, row, np.uint64(7), number) for number in range(block, block + sides)]
        assert sorted(fell) == list(range(sides))
    orders = {
        tuple(thrown(constants, row, np.uint64(seed), number) for number in range(sides))
        for seed in range(30)
    }
    assert len(orders) > 20


def test_luck_is_taken_off_games_that_are_played_on() -> None:
    state = GAME.start(GAME.standard, 2)
    values = evaluator(state)
    games = values.outcomes(state, 576)
    assert games.sum(axis=1) == pytest.approx(1)
    # The same games again, whether all at once or in parts.
    assert (evaluator(state).outcomes(state, 36) == games[:36]).all()
    assert (values.outcomes(state, 576) == games).all()
    # Games that are won or lost spread by 0.5; much of that was luck.
    assert games[:, 0].std() < 0.42
    # Games of the bot itself, with dice of their own and nothing taken off, say the same.
    won = [play_on(state, random.Random(number)) for number in range(150)]
    apart = float(np.mean(won)) - float(games[:, 0].mean())
    assert abs(apart) < 4 * (np.var(won) / len(won) + games[:, 0].var() / len(games)) ** 0.5
    assert np.std(won) > 0.45


def play_on(state: State, rng: random.Random) -> float:
    """Let `greedy` play a game on; gives the first seat's share of the win."""
    bot = GreedyBot()
    while state.actor is not None:
        move: Any = (
            Seeded(rng).draw(state.chances())
            if state.actor == CHANCE
            else bot.choose(view(state, state.actor), rng)
        )
        state = state.play(move)
    assert state.result is not None
    winners = state.result.winners
    return (0 in winners) / len(winners)


def test_the_more_games_the_surer_and_moves_that_lead_to_the_same_differ_by_nothing() -> None:
    state = play(GAME.start(GAME.standard, 2), "die coral")
    errors = list[float]()
    for playouts in (36, 144):
        values = evaluator(state, [PLAYED_ON[0]._replace(playouts=playouts)])
        best, *others = values.choices(state, state.moves()[-1])
        assert best.error == 0
        for other in others:
            assert other.error is not None
            if values.turn_end(state, other.move) == values.turn_end(state, best.move):
                assert (other.shares, other.error) == (best.shares, 0)
        errors.append(min(other.error or 1.0 for other in others))
    assert errors[1] < errors[0]


def test_turns_beyond_all_levels_blame_nobody() -> None:
    whole = recorded(GAME.standard, [RandomBot()] * 2, "long")
    record = msgspec.structs.replace(whole, moves=whole.moves[:30])
    told = review(record, reviewer=QuickReviewer([QUICK[3]._replace(turns=1)]))
    check(told)
    assert all(line.cost == 0 for line in told.lines if line.kind == "choice" and line.move > 10)
    assert all(len(line.choices or ()) <= 1 for line in told.lines if line.move > 10)


def test_a_game_that_nobody_won_alone_is_shared() -> None:
    state = table(
        """
        .......
        .......
        ...T...
        .......
        0.....1
        .......
        .......
        """,
        face="N",
        treasures=(1, 1),
        acted=True,
        rules={"quiet_rounds": 1},
        turns=3,
        changed=1,
    )
    values = evaluator(state)
    assert values.after(state, GAME.read_move("move N", state.rules)) == (0.5, 0.5)
    assert values.value(play(state, "move N")) == (0.5, 0.5)
    assert values.openings(play(state, "move N")) == ()


WON = """
    .......
    .......
    ...T...
    .......
    0..N..1
    .......
    .......
"""


@pytest.mark.parametrize("levels", [QUICK, PLAYED_ON])
def test_a_slide_that_wins_is_best_and_any_other_a_blunder(levels: Sequence[Level]) -> None:
    state = table(WON, face="N", treasures=(3, 3), acted=True)
    values = evaluator(state, levels)
    wins, other = GAME.read_move("move E", state.rules), GAME.read_move("move S", state.rules)
    choices = values.choices(state, other)
    assert choices[0].move == wins
    assert choices[0].shares == (1.0, 0.0)
    assert values.value(state) == (1.0, 0.0)
    assert values.after(state, other)[0] < 0.9


def test_a_played_move_that_the_search_passed_over_is_judged_with_the_others() -> None:
    state = play(GAME.start(GAME.standard, 2), "die coral")
    values, rng = evaluator(state), random.Random(3)
    named = {choice.move for choice in values.choices(state, state.moves()[0])}
    for _ in range(10):
        played = rng.choice([move for move in state.moves() if move not in named])
        choices = values.choices(state, played)
        mine = next(choice for choice in choices if choice.move == played)
        assert mine.shares[0] <= values.value(state)[0] == choices[0].shares[0]


def test_less_is_searched_on_a_larger_board() -> None:
    small, large = (SearchEvaluator(RULE_SETS[name], 2).levels for name in ("standard", "bigger-sea"))
    assert [level.turns for level in small] == [level.turns for level in LEVELS]
    assert all(less.turns < more.turns for less, more in zip(large, small, strict=True))


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fathoms.games.atlantis_treasure.study.review", None)
    with pytest.raises(FathomsError) as refused:
        find_reviewer("atlantis-treasure").evaluator(GAME.standard, 2, seed=1)
    for say in SAYS.values():
        assert "pip install 'fathoms[compiled]'" in say.phrase(refused.value.phrase)


# --- Why a move is better. ---


def reason(state: State, best: str, played: str) -> Phrase | None:
    one, other = (GAME.read_move(text, state.rules) for text in (best, played))
    told = explain(view(state, state.seat), one, other, NAMES)
    if told is not None:
        assert all(say.phrase(told) for say in SAYS.values())
    return told


def said(state: State, best: str, played: str) -> str:
    told = reason(state, best, played)
    return "" if told is None else SAYS["en"].phrase(told)


def test_it_says_that_a_move_wins() -> None:
    state = table(WON, face="N", treasures=(3, 0), acted=True)
    assert said(state, "move E", "move S") == "The better move wins the game at once."


def test_it_says_which_treasure_a_move_takes_or_makes_way_to() -> None:
    state = table(WON, face="N", treasures=(1, 0), acted=True)
    assert said(state, "move E", "move S") == "The better move takes the treasure on d3."
    state = table(WON.replace("N", "."), face="N", treasures=(1, 0))
    assert said(state, "compass N d5", "compass N a1") == (
        "After the better move, a slide east takes the treasure on d3 in the same turn."
    )
    assert not said(state, "compass N d5", "compass N d5")


def test_it_says_whom_a_torpedo_takes_a_treasure_from() -> None:
    state = table(WON.replace("N", "."), face="torpedo", treasures=(0, 2), moved=True)
    assert said(state, "fire E a1", "hold") == "The better move takes a treasure from Yellow."


SEA = """
    .......
    .......
    .......
    1..C.T.
    .......
    .......
    0......
"""


def test_it_says_what_a_rival_cannot_do_any_more() -> None:
    # With the reef gone the rival slides to the treasure; with a submarine in the way it does not.
    sea = SEA.replace("C", ".")
    state = table(sea, face="N", acted=True, treasures=(0, 3))
    assert said(state, "move N", "move E") == ""
    state = table(SEA, face="coral", moved=True, treasures=(0, 3))
    stops = "The better move keeps Yellow from sliding straight to the last treasure needed to win."
    assert said(state, "coral d4 e4", "coral d4 a1") == stops
    state = table(SEA, face="coral", moved=True, treasures=(0, 1))
    closes = "The better move closes Yellow’s way to the treasure on f4."
    assert said(state, "coral d4 e4", "coral d4 a1") == closes


def test_it_says_that_a_move_leaves_the_line_of_fire() -> None:
    state = table(SEA, face="N", acted=True, treasures=(1, 0))
    assert said(state, "move E", "move N") == "The better move leaves Yellow’s line of fire."


def test_it_says_what_comes_next_turn() -> None:
    sea = """
        .......
        .......
        .......
        ...1...
        .......
        ......T
        0......
    """
    state = table(sea, face="N", acted=True, torpedoes=(2, 0))
    assert said(state, "move E", "move N") == (
        "After the better move, a slide north can take the treasure on g6 in the next turn."
    )


def test_what_happens_to_rivals_is_told_from_the_end_of_the_turn() -> None:
    state = table(SEA, face="coral", treasures=(0, 3))
    one, other = (GAME.read_move(text, state.rules) for text in ("coral d4 e4", "coral d4 a1"))
    assert explain(view(state, 0), one, other, NAMES) is None
    values = evaluator(state)
    told = explain(
        view(state, 0), one, other, NAMES, (values.turn_end(state, one), play(state, "coral d4 a1", "move E"))
    )
    assert told is not None
    assert told.key.endswith("reason-stops")


@examples(30)
@given(decisions())
def test_reasons_are_said_in_every_language_or_not_at_all(state: State) -> None:
    rng, moves = random.Random(2), state.moves()
    best, played = (moves[rng.randrange(len(moves))] for _ in range(2))
    told = explain(view(state, state.seat), best, played, NAMES)
    assert told is None or all(say.phrase(told) for say in SAYS.values())


def test_a_review_says_why_from_where_the_turn_ends() -> None:
    # The reef moves first and the submarine after it: what a rival can do shows only then.
    state = table(SEA, face="coral", treasures=(0, 3))
    best, played = (GAME.read_move(text, state.rules) for text in ("coral d4 e4", "coral d4 a1"))
    explainer = find_explainer(GAME.name)
    assert explainer is not None
    told = explainer.explain(state.seen_by(None), best, played, NAMES)
    search = SearchEvaluator(state.rules, state.seats)
    ends = search.turn_end(state, best), search.turn_end(state, played)
    assert told == explain(view(state, state.seat), best, played, NAMES, ends)
    assert told is not None
    assert explain(view(state, state.seat), best, played, NAMES) is None
