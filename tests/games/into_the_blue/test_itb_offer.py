"""What is on offer in Into the Blue: each legal move, its rule, and what it would do."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from blue_rulesets import rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import CHANCE, Choice, view
from fathoms.games.into_the_blue import GAME, STANDARD, Roll, Rules, State
from fathoms.games.into_the_blue.screens.offers import (
    ChestEffect,
    KeepEffect,
    PlaceEffect,
    RollEffect,
    StopEffect,
)
from fathoms.games.into_the_blue.state import NOBODY
from playing import play_texts, walk
from rule_table import rule

BLUE = GAME.name


def at_sea(seats: int = 2, **given: Any) -> State:
    """Set a table in the middle of a game."""
    rules = given.pop("rules", STANDARD)
    start = GAME.start(rules, seats)
    known = {"chests": rules.chests, "phase": "decide", "turns": 4, "rolls": 1}
    return msgspec.structs.replace(start, **{**known, **given})


def offered(state: State, begun: str = "") -> dict[str, Choice]:
    """Give the choices of who decides, by their text."""
    return {choice.move: choice for choice in GAME.offer(view(state, state.actor), begun).choices}


@rule(BLUE, "T2", "T3")
def test_dice_may_be_kept_or_the_dive_stopped() -> None:
    choices = offered(at_sea(dice="111234"))
    assert choices["keep 1113"] == Choice("keep 1113", "T2", KeepEffect("1113", 2))
    assert choices["keep none"] == Choice("keep none", "T2", KeepEffect("", 6))
    assert "keep 111234" not in choices
    stop = choices["stop"]
    assert stop.rule == "T3"
    assert isinstance(stop.effect, StopEffect)
    assert [(each.level, each.shells) for each in stop.effect.dive.places] == [(1, 3), (2, 1), (3, 1), (4, 1)]


@pytest.mark.parametrize(
    ("dice", "last_turns", "gives", "ends"),
    [
        ("12345C", -1, "chest", "none"),
        ("2345CC", -1, "nothing", "none"),
        ("2345CC", 0, "nothing", "over"),
        ("1345CC", 0, "shells", "none"),
    ],
)
def test_stopping_tells_what_the_dice_give(dice: str, last_turns: int, gives: str, ends: str) -> None:
    ending = {"last_turns": last_turns, "ended_by": 1} if last_turns >= 0 else {}
    effect = offered(at_sea(dice=dice, **ending))["stop"].effect
    assert isinstance(effect, StopEffect)
    assert (effect.dive.gives, effect.ends) == (gives, ends)


@pytest.mark.parametrize(
    ("dice", "stop", "keeps"),
    [
        ("12345C", True, {"": False, "12345": False}),  # the chest is not to be rolled away
        ("112233", True, {"": False, "123": True, "1123": True}),  # every die counts
        ("123355", False, {"": False, "12": False, "123": True, "12355": True}),
        ("2345CC", False, {"": True, "2345": True}),  # there is no run to lose
    ],
)
def test_the_usual_choice_never_gives_a_run_away(dice: str, keeps: dict[str, bool], *, stop: bool) -> None:
    choices = offered(at_sea(dice=dice))
    assert choices["stop"].usual is stop
    assert {kept: choices[f"keep {kept or 'none'}"].usual for kept in keeps} == keeps


def test_whoever_has_no_shells_left_rolls_for_a_chest() -> None:
    choices = offered(at_sea(dice="112233", left=(0, 12)))
    assert not choices["stop"].usual
    assert choices["keep 123"].usual


def test_the_same_dice_give_the_same_offer_so_that_its_bytes_can_be_kept() -> None:
    one = at_sea(dice="11234C", held="11")
    other = at_sea(3, dice="11234C", held="2", seat=2, rolls=2, shells=((2, 0, 0, 0, 0),) * 3)
    assert GAME.offer(view(one, 0)).choices is GAME.offer(view(other, 2)).choices
    assert GAME.offer(view(one, 0)).choices is not GAME.offer(view(at_sea(dice="112344"), 0)).choices
    short = msgspec.structs.replace(one, left=(1, 12))
    assert GAME.offer(view(short, 0)).choices is not GAME.offer(view(one, 0)).choices


@rule(BLUE, "T6", "T7")
def test_placing_tells_the_rank_before_and_after() -> None:
    state = at_sea(
        phase="place",
        dice="111223",
        shells=((1, 0, 0, 0, 0), (2, 1, 1, 0, 0)),
        left=(2, 8),
        last_turn=(3, 2),
    )
    choices = offered(state)
    assert list(choices) == ["place 1", "place 2", "place 3"]
    assert [choice.rule for choice in choices.values()] == ["T7", "T6", "T6"]
    first = choices["place 1"].effect
    assert isinstance(first, PlaceEffect)
    assert (first.shells, first.left, first.before, first.after, first.leads) == (2, 0, 2, 1, True)
    assert first.ends == "last-turns"
    third = choices["place 3"].effect
    assert isinstance(third, PlaceEffect)
    # As many shells on level 3, fewer above: behind, by S3 on level 2.
    assert (third.before, third.after, third.leads) == (None, 2, False)
    assert third.standings[0].tie is not None
    assert (third.standings[0].tie.rule, third.standings[0].tie.level) == ("S3", 2)
    assert third.gain == 2


@rule(BLUE, "T8")
def test_a_chest_tells_its_slot_and_what_comes_next() -> None:
    state = at_sea(phase="chest", dice="12345C", owners=(NOBODY, 0, 1, 1, NOBODY))
    assert offered(state) == {
        "chest 1": Choice("chest 1", "T8", ChestEffect(1, again=True, ends="none")),
        "chest 5": Choice("chest 5", "T8", ChestEffect(5, again=True, ends="none")),
    }
    last = msgspec.structs.replace(state, owners=(NOBODY, 0, 1, 1, 0))
    assert offered(last)["chest 1"].effect == ChestEffect(1, again=False, ends="over")


@rule(BLUE, "T2")
def test_a_roll_shows_which_dice_were_kept_even_if_it_ends_the_turn() -> None:
    state = at_sea(phase="roll", dice="1122CC", held="CC", rolls=2)
    effect = GAME.effect(view(state, None), Roll("2345"))
    assert isinstance(effect, RollEffect)
    assert state.play(Roll("2345")).dice == ""
    assert [(die.face, die.held) for die in effect.dive.dice] == [
        *[(face, False) for face in "2345"],
        ("C", True),
        ("C", True),
    ]
    assert (effect.roll, effect.final, effect.dive.gives) == (3, True, "nothing")


def test_a_beginning_lists_what_goes_on_from_it() -> None:
    state = at_sea(dice="111234")
    assert list(offered(state, "stop")) == ["stop"]
    assert list(offered(state, "keep 12")) == ["keep 12"]
    assert set(offered(state, "keep")) == set(offered(state)) - {"stop"}
    assert offered(state, "place") == {}


def test_nobody_else_is_offered_anything() -> None:
    state = at_sea(dice="111234")
    assert GAME.offer(view(state, 1)).choices == ()
    assert GAME.offer(view(state, None)).choices == ()
    rolling = play_texts(GAME, STANDARD, state, "keep 1")
    assert rolling.actor == CHANCE
    assert GAME.offer(view(rolling, 0)).choices == ()


@given(rule_sets(), st.integers(2, 5), st.integers(0, 2**32))
@examples(25)
def test_an_effect_is_what_then_happens(rules: Rules, seats: int, seed: int) -> None:
    for state, move, after in walk(GAME, rules, seats, seed):
        effect = GAME.effect(view(state, None), move)
        scene = GAME.scene(view(after, None))
        match effect:
            case KeepEffect():
                assert scene.rolls.thrown == effect.thrown
            case PlaceEffect():
                level = scene.levels[effect.level - 1]
                assert level.standings == effect.standings
                assert effect.standings[effect.after - 1].seat == state.seat
                seat: int = state.seat
                before = GAME.scene(view(state, None)).divers[seat].points
                assert scene.divers[seat].points == before + effect.gain
                assert after.left[state.seat] == effect.left
            case ChestEffect():
                assert after.owners[effect.slot - 1] == state.seat
                assert (after.turn == state.seat) == effect.again
            case RollEffect() | StopEffect():
                met = {"place": "shells", "chest": "chest"}.get(after.phase, "nothing")
                if isinstance(effect, StopEffect) or effect.final:
                    assert effect.dive.gives == met
            case _:
                assert effect is None
                assert state.phase == "deal"
        if effect is not None and not isinstance(effect, KeepEffect):
            assert (effect.ends == "over") == (after.phase == "over")
            begun = state.last_turns < 0 <= after.last_turns
            assert (effect.ends == "last-turns") == (begun and after.phase != "over")
