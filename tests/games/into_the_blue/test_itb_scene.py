"""What a screen draws of Into the Blue: the run, the standings, the last turns, the ceremony."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from blue_rulesets import rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import view
from fathoms.games.into_the_blue import GAME, STANDARD, Rules, State
from fathoms.games.into_the_blue.rules import rolls_of
from fathoms.games.into_the_blue.scoring import Standing, TieBreak, compare, explain, treasure_points
from fathoms.games.into_the_blue.screens.scene import Ceremony, IntoTheBlueScene, LastTurns, OpenedChest
from fathoms.games.into_the_blue.state import NOBODY
from fathoms.texts import LANGUAGES, Texts
from playing import walk
from rule_table import rule

BLUE = GAME.name


def at_sea(seats: int = 2, **given: Any) -> State:
    """Set a table in the middle of a game."""
    rules = given.pop("rules", STANDARD)
    start = GAME.start(rules, seats)
    known = {"chests": rules.chests, "phase": "decide", "turns": 4, "rolls": 1}
    return msgspec.structs.replace(start, **{**known, **given})


def scene(state: State, seat: int | None = None) -> IntoTheBlueScene:
    return GAME.scene(view(state, seat))


def roles(dice: str, **given: Any) -> str:
    """Give a letter for each die: r run, c chest, l lost."""
    return "".join(die.role[0] for die in scene(at_sea(dice=dice, **given)).dive.dice)


@rule(BLUE, "T4", "X1")
def test_the_run_stands_together_and_the_first_missing_number_loses_the_rest() -> None:
    dive = scene(at_sea(dice="112335", held="33")).dive
    assert [die.face for die in dive.dice] == list("112335")
    assert [die.role for die in dive.dice] == ["run"] * 5 + ["lost"]
    assert [die.held for die in dive.dice] == [False, False, False, True, True, False]
    assert (dive.depth, dive.missing, dive.lost, dive.gives) == (3, 4, 1, "shells")
    assert [(each.level, each.shells) for each in dive.places] == [(1, 2), (2, 1), (3, 2)]


@pytest.mark.parametrize(
    ("dice", "marks", "gives"),
    [
        ("12345C", "rrrrrc", "chest"),
        ("123345", "rrrrrr", "shells"),
        ("1234CC", "rrrrll", "shells"),
        ("2345CC", "llllll", "nothing"),
        ("111111", "rrrrrr", "shells"),
    ],
)
def test_which_dice_count_and_what_they_give(dice: str, marks: str, gives: str) -> None:
    assert roles(dice) == marks
    assert scene(at_sea(dice=dice)).dive.gives == gives


@rule(BLUE, "T8")
def test_without_a_chest_left_a_perfect_dive_gives_shells() -> None:
    rules = Rules(last_chest="never")
    full = at_sea(dice="12345C", owners=(0, 0, 1, 1, 0), rules=rules)
    assert scene(full).dive.gives == "shells"
    assert roles("12345C", owners=(0, 0, 1, 1, 0), rules=rules) == "rrrrrl"
    assert roles("12345C", owners=(0, 0, NOBODY, 1, 0), rules=rules) == "rrrrrc"


@rule(BLUE, "T7")
def test_no_level_takes_more_shells_than_are_left() -> None:
    dive = scene(at_sea(dice="111122", left=(1, 12))).dive
    assert [(each.level, each.shells) for each in dive.places] == [(1, 1), (2, 1)]
    assert scene(at_sea(dice="111122", left=(0, 12))).dive.gives == "nothing"


@given(rule_sets(), st.integers(2, 5), st.integers(0, 2**32))
@examples(25)
def test_every_scene_agrees_with_the_engine(rules: Rules, seats: int, seed: int) -> None:
    for _, _, state in walk(GAME, rules, seats, seed):
        shown = scene(state)
        assert shown.dive.depth == state.depth
        assert "".join(die.face for die in shown.dive.dice) == state.dice
        assert [diver.points for diver in shown.divers] == treasure_points(rules, state.table)
        assert [(diver.left, diver.placed) for diver in shown.divers] == [
            (left, sum(mine)) for left, mine in zip(state.left, state.shells, strict=True)
        ]
        assert shown.rolls.made + shown.rolls.left == rolls_of(rules, state.seat)
        for score in explain(rules, state.table):
            level = shown.levels[score.level - 1]
            assert tuple(each.seat for each in level.standings) == score.ranking
            assert [each.rank for each in level.standings] == list(range(1, len(score.ranking) + 1))
            assert {each.seat: each.points for each in level.standings if each.seat in score.tokens} == (
                score.tokens
            )
            told = [each.tie for each in level.standings if each.tie]
            assert [(tie.better, tie.worse, tie.rule, tie.ours, tie.theirs) for tie in told] == [
                (*found.between, found.rule, *found.counts)
                for pair in pairwise(score.ranking)
                if (found := compare(state.table, score.level, *pair)).rule != "S2"
            ]
        if state.phase in ("place", "chest"):
            assert shown.dive.gives == ("chest" if state.phase == "chest" else "shells")
        if state.phase == "roll":
            assert shown.rolls.thrown == len(state.chances().at(0).faces)  # type: ignore[union-attr]  # a roll
        assert (shown.last_turns is not None) == (state.ended_by != NOBODY)
        if shown.last_turns and state.phase != "over":
            assert shown.last_turns.left == state.last_turns
        assert (shown.ceremony is not None) == (state.phase == "over")


@rule(BLUE, "S3", "X3")
def test_a_tie_tells_the_numbers_that_broke_it() -> None:
    state = at_sea(shells=((0, 0, 2, 1, 0), (0, 0, 1, 1, 0)), left=(9, 10), last_turn=(3, 4))
    tie = TieBreak("S3", "into-the-blue.tie-S3", better=0, worse=1, level=3, ours=2, theirs=1)
    assert scene(state).levels[3].standings == (Standing(0, 1, 1, 5, tie), Standing(1, 2, 1, 2, None))
    assert scene(state).levels[2].standings[0].tie is None


@rule(BLUE, "S5")
@pytest.mark.parametrize("last_turn", [(4, 3), (40, 39), (2, 0)])
def test_last_turns_count_by_their_order_alone(last_turn: tuple[int, int]) -> None:
    state = at_sea(shells=((1, 0, 0, 0, 0),) * 2, left=(11, 11), last_turn=last_turn)
    tie = TieBreak("S5", "into-the-blue.tie-S5", better=1, worse=0, level=0, ours=1, theirs=2)
    assert scene(state).levels[0].standings[0] == Standing(1, 1, 1, 2, tie)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keys_of_a_scene_are_texts_that_take_its_fields(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    say = Texts(lang)
    for rule_id in ("S3", "S4", "S5"):
        tie = TieBreak(rule_id, f"into-the-blue.tie-{rule_id}", 0, 1, 2, 3, 1)
        fields = {**msgspec.to_builtins(tie), "better": "Ada", "worse": "Grace"}
        del fields["rule"], fields["key"]
        assert "Ada" in say(tie.key, **fields)
    *_, (_, _, last) = walk(GAME, STANDARD, 3, "keys")
    ceremony = scene(last).ceremony
    assert ceremony is not None
    assert str(ceremony.points) in say(ceremony.key, name="Ada", names=["Ada"], points=ceremony.points)


@rule(BLUE, "E1")
def test_the_last_turns_are_announced_with_who_has_them() -> None:
    state = at_sea(4, phase="place", dice="111222", left=(2, 9, 9, 9), seat=0, turns=21)
    after = state.play(GAME.read_move("place 1", STANDARD))
    assert scene(state).last_turns is None
    assert scene(after).last_turns == LastTurns(0, "last-shell", "E1", left=2, seats=(2, 3), last=3)
    last = msgspec.structs.replace(after, seat=3, last_turns=0)
    assert scene(last).last_turns == LastTurns(0, "last-shell", "E1", left=0, seats=(), last=3)


@rule(BLUE, "E2")
@pytest.mark.parametrize(("how", "left"), [("at-once", 0), ("last-turns", 1)])
def test_the_last_chest_is_told_as_the_cause(how: str, left: int) -> None:
    rules = GAME.rules({"last_chest": how})
    # Somebody ran out of shells before: it is still the chest that ends this game at once.
    done = {"last_turns": 1, "ended_by": 2, "left": (9, 9, 0)} if how == "at-once" else {}
    owners = (0, 1, 1, 2, NOBODY)
    state = at_sea(3, rules=rules, phase="chest", dice="12345C", seat=0, owners=owners, **done)
    after = state.play(GAME.read_move("chest 5", rules))
    told = scene(after).last_turns
    assert told is not None
    assert (told.by, told.cause, told.rule, told.left) == (0, "last-chest", "E2", left)


@rule(BLUE, "T8")
def test_nobody_hears_of_a_chest_before_the_end_and_everybody_then() -> None:
    state = at_sea(chests=(5, 6, 6, 7, 8), owners=(1, NOBODY, NOBODY, NOBODY, NOBODY))
    for seat in (None, 0, 1):
        assert [chest.value for chest in scene(state, seat).chests] == [None] * 5
        assert [chest.owner for chest in scene(state, seat).chests] == [1, None, None, None, None]
        assert scene(state, seat).divers[1].chests == 1
    over = msgspec.structs.replace(state, phase="over", ended_by=0)
    assert [chest.value for chest in scene(over, 0).chests] == [5, 6, 6, 7, 8]


@rule(BLUE, "S1", "S6")
def test_the_ceremony_goes_from_the_deep_up_then_opens_the_chests() -> None:
    state = at_sea(
        phase="over",
        shells=((3, 0, 0, 0, 1), (3, 1, 0, 0, 0)),
        left=(0, 8),
        owners=(1, NOBODY, 0, NOBODY, NOBODY),
        last_turn=(5, 6),
        ended_by=0,
    )
    ceremony = scene(state).ceremony
    assert isinstance(ceremony, Ceremony)
    assert [step.level for step in ceremony.levels] == [5, 4, 3, 2, 1]
    assert [step.gains for step in ceremony.levels] == [(6, 0), (0, 0), (0, 0), (0, 3), (1, 2)]
    assert [step.totals for step in ceremony.levels] == [(6, 0), (6, 0), (6, 0), (6, 3), (7, 5)]
    assert ceremony.levels[-1].standings[0].tie == TieBreak("S4", "into-the-blue.tie-S4", 1, 0, 0, 8, 0)
    assert ceremony.chests == (OpenedChest(3, 0, 6, (13, 5)), OpenedChest(1, 1, 5, (13, 10)))
    assert ceremony.hoards == (6, 5)
    assert (ceremony.treasures, ceremony.scores) == ((7, 5), (13, 10))
    assert (ceremony.winners, ceremony.key, ceremony.points) == ((0,), "into-the-blue.wins", 13)


@given(rule_sets(), st.integers(2, 5), st.integers(0, 2**32))
@examples(25)
def test_the_ceremony_comes_to_the_result(rules: Rules, seats: int, seed: int) -> None:
    *_, (_, _, last) = walk(GAME, rules, seats, seed)
    ceremony = scene(last).ceremony
    assert ceremony is not None
    assert (ceremony.scores, ceremony.winners) == (last.result.scores, last.result.winners)
