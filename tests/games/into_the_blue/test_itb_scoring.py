"""Scoring: who takes what, which rule broke a tie, and the examples of the books."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest
from blue_rulesets import rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core.code import pack, unpack
from fathoms.games.into_the_blue import GAME, STANDARD, Place, Rules, State
from fathoms.games.into_the_blue.scoring import (
    Table,
    TieBreak,
    changes,
    explain,
    rank,
    treasure_points,
    treasures_on,
    winners,
)
from fathoms.games.into_the_blue.state import NOBODY
from fathoms.texts import Texts
from playing import play_texts, walk
from rule_table import rule

BLUE = GAME.name


@st.composite
def tables(draw: st.DrawFn, most: int = 3) -> Table:
    """Draw crowded tables on few numbers, so that ties at every level are common."""
    seats = draw(st.integers(2, 5))
    count = st.integers(0, most)
    shells = draw(st.lists(st.tuples(*[count] * 5), min_size=seats, max_size=seats))
    left = draw(st.lists(count, min_size=seats, max_size=seats))
    order = draw(st.permutations(range(1, seats + 1)))
    return Table(tuple(shells), tuple(left), tuple(order))


def beats(table: Table, level: int, one: int, other: int) -> tuple[str, int | None]:
    """Compare two seats as the book tells it, step by step; gives the rule that decides."""
    for above in range(level, 0, -1):
        mine, theirs = table.shells[one][above - 1], table.shells[other][above - 1]
        if mine != theirs:
            return ("S2" if above == level else "S3", above) if mine > theirs else ("", None)
    if table.left[one] != table.left[other]:
        return ("S4", None) if table.left[one] > table.left[other] else ("", None)
    return ("S5", None) if table.last_turn[one] < table.last_turn[other] else ("", None)


@rule(BLUE, "S1")
@given(tables())
def test_only_players_with_a_shell_take_part_from_the_deep_up(table: Table) -> None:
    levels = explain(STANDARD, table)
    assert [score.level for score in levels] == [5, 4, 3, 2, 1]
    for score in levels:
        assert set(score.ranking) == {seat for seat, mine in enumerate(table.shells) if mine[score.level - 1]}


@rule(BLUE, "S2")
@given(tables(most=12))
def test_tokens_go_down_the_ranking_and_the_rest_stay(table: Table) -> None:
    seats = len(table.shells)
    for score in explain(STANDARD, table):
        values = [STANDARD.main[score.level - 1]] + [STANDARD.secondary[score.level - 1]] * (
            1 if seats < 4 else 2
        )
        assert [score.tokens.get(seat) for seat in score.ranking[: len(values)]] == values[
            : len(score.ranking)
        ]
        assert set(score.tokens) == set(score.ranking[: len(values)])


@rule(BLUE, "S3", "S4", "S5")
@given(tables())
@examples(300)
def test_rankings_and_reasons_are_the_books(table: Table) -> None:
    for score in explain(STANDARD, table):
        ties = {(tie.better, tie.worse): tie for tie in score.ties}
        for better, worse in zip(score.ranking, score.ranking[1:], strict=False):
            decided, above = beats(table, score.level, better, worse)
            assert decided, "the lower seat beats the higher"
            if decided == "S2":
                assert (better, worse) not in ties
                continue
            tie = ties[better, worse]
            assert (tie.rule, tie.level) == (decided, above if decided == "S3" else 0)
            higher, lower = tie.ours, tie.theirs
            assert higher < lower if decided == "S5" else higher > lower


@rule(BLUE, "S5")
@given(st.permutations(range(1, 5)))
def test_a_tie_on_level_one_goes_straight_to_unplayed_shells_and_then_to_time(order: list[int]) -> None:
    table = Table(((2, 0, 0, 0, 0),) * 4, (3, 4, 4, 3), tuple(order))
    top = explain(STANDARD, table)[-1]
    assert {tie.rule for tie in top.ties} <= {"S4", "S5"}
    assert set(top.ranking[:2]) == {1, 2}
    assert top.ranking[0] == (1 if order[1] < order[2] else 2)


@rule(BLUE, "S6")
@given(rule_sets(), st.integers(2, 5), st.integers(0, 2**32))
@examples(40)
def test_treasures_and_chests_make_the_score_and_the_best_share(rules: Rules, seats: int, seed: int) -> None:
    *_, (_, _, last) = walk(GAME, rules, seats, seed)
    assert isinstance(last, State)
    expected = [0] * seats
    for level in explain(rules, last.table):
        for seat, value in level.tokens.items():
            expected[seat] += value
    for owner, value in zip(last.owners, last.chests, strict=True):
        if owner != NOBODY and value is not None:
            expected[owner] += value
    assert last.result is not None
    assert list(last.result.scores) == expected
    assert last.result.winners == tuple(seat for seat in range(seats) if expected[seat] == max(expected))


@given(tables(), rule_sets())
def test_no_more_than_the_tokens_of_the_table_are_given(table: Table, rules: Rules) -> None:
    rules = msgspec.structs.replace(rules, levels=min(rules.levels, 5))
    seats = len(table.shells)
    given_out = sum(treasure_points(rules, table))
    assert given_out <= sum(sum(treasures_on(rules, level, seats)) for level in range(1, rules.levels + 1))


def test_equal_scores_share_the_victory() -> None:
    assert winners([7, 9, 9]) == (1, 2)
    assert winners([0, 0]) == (0, 1)


# The books' own examples


def placings(*texts: str) -> dict[int, int]:
    state = play_texts(GAME, STANDARD, GAME.start(STANDARD, 2), "deal 56678", *texts)
    return {move.level: state.placed_on(move.level) for move in state.moves() if isinstance(move, Place)}


@rule(BLUE, "X1")
def test_example_1_the_five_is_lost_for_want_of_a_four() -> None:
    assert placings("roll 112335", "keep 1123", "roll 35", "keep 1123", "roll 35") == {1: 2, 2: 1, 3: 2}


@rule(BLUE, "X2")
def test_example_2_stopping_after_two_rolls() -> None:
    assert placings("roll 12334C", "keep 12334", "roll 3", "stop") == {1: 1, 2: 1, 3: 3, 4: 1}


@rule(BLUE, "X3")
def test_example_3_more_shells_on_the_level_above() -> None:
    green, blue = (0, 0, 3, 2, 0), (0, 0, 1, 2, 0)
    table = Table((green, blue), (7, 9), (1, 2))
    level_4 = explain(STANDARD, table)[1]
    assert level_4.ranking == (0, 1)
    assert level_4.tokens == {0: STANDARD.main[3], 1: STANDARD.secondary[3]}
    assert level_4.ties == (TieBreak("S3", "into-the-blue.tie-S3", 0, 1, 3, 3, 1),)


@rule(BLUE, "X4")
@pytest.mark.parametrize("names", list(permutations(["yellow", "red", "blue", "green"])))
def test_example_4_the_earlier_last_turn(names: tuple[str, ...]) -> None:
    """Blue ended the game, then green, red and yellow took their last turns; seats in any order."""
    shells = {
        "yellow": (1, 2, 3, 0, 4),
        "red": (1, 2, 3, 4, 0),
        "blue": (2, 0, 2, 4, 4),
        "green": (0, 0, 0, 5, 3),
    }
    left = {name: 12 - sum(mine) for name, mine in shells.items()}
    assert left["yellow"] == left["red"] == 2
    when = {"blue": 1, "green": 2, "red": 3, "yellow": 4}
    table = Table(
        tuple(shells[name] for name in names),
        tuple(left[name] for name in names),
        tuple(when[name] for name in names),
    )
    level_3 = explain(STANDARD, table)[2]
    red, yellow = names.index("red"), names.index("yellow")
    assert level_3.ranking[:2] == (red, yellow)
    assert (level_3.tokens[red], level_3.tokens[yellow]) == (STANDARD.main[2], STANDARD.secondary[2])
    assert TieBreak("S5", "into-the-blue.tie-S5", red, yellow, 0, 3, 4) in level_3.ties
    assert rank(table, 3) == list(level_3.ranking)


@rule(BLUE, "S2", "B4", "B6")
def test_of_two_different_secondaries_the_second_takes_the_more_valuable_one() -> None:
    rules = GAME.rules({"secondary": [1, 1, 2, 2, 3], "other_secondary": [2, 1, 1, 4, 3]})
    ranked = ((3, 3, 3, 3, 3), (2, 2, 2, 2, 2), (1, 1, 1, 1, 1), (0, 0, 0, 0, 0))
    four = explain(rules, Table(ranked, (0, 0, 0, 0), (1, 2, 3, 4)))
    assert [(score.tokens[1], score.tokens[2]) for score in four] == [(3, 3), (4, 2), (2, 1), (1, 1), (2, 1)]
    # With two or three players the less valuable one is in the box.
    three = explain(rules, Table(ranked[:3], (0, 0, 0), (1, 2, 3)))
    assert [score.tokens[1] for score in three] == [3, 4, 2, 1, 2]
    assert all(2 not in score.tokens for score in three)


@rule(BLUE, "B6")
def test_rules_from_before_have_both_secondaries_alike() -> None:
    old = GAME.rules({"secondary": [3, 3, 3, 3, 3]})
    assert treasures_on(old, 5, 4) == [6, 3, 3]
    assert old.differences(STANDARD) == {"secondary": [3, 3, 3, 3, 3]}
    game, read = unpack(
        "F1-TR5SS-MKTHD-BCNK1-BS7BJ-VJA8T-N6WMA-ADAQ9-AJNPA-9Q6CR-MXJH8-VD4CE-P678K-3MXHH-3AN2A-JE9Q7-CYJT9-5JN09-2GVX8-CEK07-5C9NP-608"
    )
    assert (game, read) == (GAME, GAME.rules({"main": [2, 3, 4, 6, 8], "secondary": [1, 2, 2, 3, 4]}))
    other = GAME.rules({"other_secondary": [1, 2, 2, 3, 4]})
    assert unpack(pack(GAME, other)) == (GAME, other)


@given(tables(), st.data())
def test_what_changed_adds_up_and_names_the_numbers_that_decided(table: Table, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(table.left) - 1))
    level = data.draw(st.integers(1, 5))
    count = data.draw(st.integers(1, 3))
    mine = list(table.shells[seat])
    mine[level - 1] += count
    shells = tuple(tuple(mine) if other == seat else row for other, row in enumerate(table.shells))
    now = msgspec.structs.replace(table, shells=shells)
    before, after = treasure_points(STANDARD, table), treasure_points(STANDARD, now)
    found = changes(STANDARD, table, now)
    for other in range(len(table.left)):
        assert sum(each.points for each in found if each.seat == other) == after[other] - before[other]
    for each in found:
        if each.against is None:
            assert each.points > 0
            continue
        better, worse = each.against.between
        assert (better if each.points > 0 else worse) == each.seat
        assert beats(now, each.level, better, worse)[0] == each.against.rule


@rule(BLUE, "S3")
def test_why_points_changed_is_said_with_the_two_numbers_also_when_a_tie_decides() -> None:
    say = Texts("en")
    # Two on level 2 each; Blue has more on level 1, until Green places there.
    state = State(
        rules=STANDARD,
        phase="place",
        seat=0,
        shells=((2, 2, 0, 0, 0), (3, 2, 0, 0, 0)),
        left=(8, 7),
        owners=(NOBODY,) * 5,
        chests=(None,) * 5,
        dice="112345",
        held="",
        rolls=3,
        turns=5,
        last_turn=(5, 4),
        last_turns=-1,
        ended_by=NOBODY,
    )
    told = GAME.tell_points(state, Place(1), ("Green", "Blue"), say, 0)
    assert "+2: you lead level 2: tied at 2, level 1 decides (4 > 3)" in told
    assert "+1: you lead level 1 (4 > 3)" in told
    others = GAME.tell_points(state, Place(1), ("Green", "Blue"), say, None)
    assert "+1: Green leads level 1 (4 > 3)" in others
