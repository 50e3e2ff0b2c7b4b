"""Each rule of the pieces, the turn and the end, shown on drawn games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from blue_rulesets import CHESTS_ONLY, rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import CHANCE, BadRules, IllegalMove
from fathoms.games.into_the_blue import (
    GAME,
    STANDARD,
    Deal,
    Keep,
    Place,
    Roll,
    Rules,
    State,
    Stop,
    TakeChest,
)
from fathoms.games.into_the_blue.rules import has_open_chests, rolls_of, shells_of
from fathoms.games.into_the_blue.state import NOBODY
from fathoms.games.into_the_blue.study.turn import CHEST_TAKEN, ends_at, play_end
from playing import play_texts, walk
from rule_table import rule

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

BLUE = GAME.name
seeds = st.integers(0, 2**32)
seat_counts = st.integers(2, 5)


def started(seats: int = 2, rules: Rules = STANDARD, deal: str = "deal 56678") -> State:
    return play_texts(GAME, rules, GAME.start(rules, seats), deal)


def then(state: State, *texts: str) -> State:
    return play_texts(GAME, state.rules, state, *texts)


def refused(state: State, text: str) -> str | None:
    with pytest.raises(IllegalMove) as error:
        then(state, text)
    return error.value.rule


def steps(rules: Rules, seats: int, seed: int) -> Iterator[tuple[State, Any, State]]:
    return walk(GAME, rules, seats, seed)


# Pieces


@rule(BLUE, "B1")
@given(rule_sets(), st.integers(-1, 8))
def test_two_to_five_players_with_all_their_shells(rules: Rules, seats: int) -> None:
    if seats in range(2, 6):
        state = GAME.start(rules, seats)
        assert state.left == tuple(shells_of(rules, seat) for seat in range(seats))
        assert state.shells == ((0,) * rules.levels,) * seats
    else:
        with pytest.raises(IllegalMove) as error:
            GAME.start(rules, seats)
        assert error.value.rule == "B1"


@rule(BLUE, "B2")
@given(rule_sets(), seat_counts, seeds)
@examples(40)
def test_every_die_shows_one_of_its_faces(rules: Rules, seats: int, seed: int) -> None:
    for _, move, after in steps(rules, seats, seed):
        if isinstance(move, Roll):
            assert set(move.faces) <= set(rules.faces)
            assert len(after.dice) in (0, rules.dice)


@rule(BLUE, "B2")
def test_a_face_that_is_not_on_the_dice_is_refused() -> None:
    assert refused(started(), "roll 123456") == "B2"


@rule(BLUE, "B3", "B5")
@given(rule_sets(), seat_counts, seeds)
def test_the_chests_are_shuffled_face_down(rules: Rules, seats: int, seed: int) -> None:
    state, move, after = next(steps(rules, seats, seed))
    assert state.actor == CHANCE
    assert state.chances().secret
    assert isinstance(move, Deal)
    assert sorted(after.chests) == sorted(rules.chests)  # type: ignore[type-var]  # a dealt chest has a value
    for seat in (None, *range(seats)):
        assert set(after.seen_by(seat).chests) == {None}


@rule(BLUE, "B5")
@pytest.mark.parametrize("deal", ["deal 5678", "deal 55678", "deal 566789", "deal 99999"])
def test_a_deal_of_other_chests_is_refused(deal: str) -> None:
    assert refused(GAME.start(STANDARD, 2), deal) == "B5"


@rule(BLUE, "B4", "B6")
@given(rule_sets(), seat_counts)
def test_treasures_come_from_the_rule_set(rules: Rules, seats: int) -> None:
    from fathoms.games.into_the_blue.scoring import treasures_on  # noqa: PLC0415 - only this test looks inside

    for level in range(1, rules.levels + 1):
        main, *rest = treasures_on(rules, level, seats)
        assert main == rules.main[level - 1]
        pair = [values[level - 1] for values in (rules.secondary, rules.other_secondary) if values]
        expected = [max(pair), *[min(pair)] * 3]
        assert rest == expected[: rules.secondaries[seats - 2]]


@rule(BLUE, "B6")
def test_the_default_treasures_are_the_reconstruction() -> None:
    assert (STANDARD.main, STANDARD.secondary) == ((2, 3, 4, 5, 6), (1, 1, 2, 2, 3))
    assert STANDARD.secondaries == (1, 1, 2, 2)


# A turn


@rule(BLUE, "T1")
@given(rule_sets(), seat_counts, seeds)
@examples(40)
def test_turns_go_clockwise_from_the_first_seat(rules: Rules, seats: int, seed: int) -> None:
    first = None
    for state, move, after in steps(rules, seats, seed):
        if first is None:
            first = state.seat
            assert after.seat == first
        elif after.turns > state.turns and not (isinstance(move, TakeChest) and rules.chest_turn):
            assert after.seat == (state.seat + 1) % seats


@rule(BLUE, "T1")
@pytest.mark.parametrize("first", [-1, 2, 99])
def test_a_first_seat_that_is_not_there_is_refused(first: int) -> None:
    with pytest.raises(IllegalMove):
        GAME.start(STANDARD, 2, first)


@rule(BLUE, "T2", "T3")
@given(rule_sets(), seat_counts, seeds)
@examples(40)
def test_all_dice_then_any_dice_again_and_no_more_rolls_than_allowed(
    rules: Rules, seats: int, seed: int
) -> None:
    for state, move, after in steps(rules, seats, seed):
        rolls = rolls_of(rules, state.seat)
        assert state.rolls <= rolls
        if isinstance(move, Roll):
            assert len(move.faces) == rules.dice - len(state.held)
            if state.rolls == 0:
                assert len(move.faces) == rules.dice
            if state.rolls + 1 == rolls:
                assert after.phase != "decide"
        if isinstance(move, Keep):
            assert state.rolls < rolls
            assert len(move.faces) < rules.dice


@rule(BLUE, "T2")
def test_a_die_kept_before_may_be_thrown_again() -> None:
    state = then(started(), "roll 112345", "keep 12345", "roll C", "keep 1", "roll 55555")
    assert state.dice == "155555"


@rule(BLUE, "T2")
@pytest.mark.parametrize("text", ["keep 6", "keep 111", "keep 1123445", "keep C"])
def test_dice_that_do_not_lie_there_cannot_be_kept(text: str) -> None:
    assert refused(then(started(), "roll 112345"), text) == "T2"


@rule(BLUE, "T2")
@pytest.mark.parametrize("text", ["roll 11234", "roll 1123455"])
def test_the_right_number_of_dice_is_thrown(text: str) -> None:
    assert refused(started(), text) == "T2"


@rule(BLUE, "T3")
def test_keeping_every_die_is_stopping() -> None:
    assert refused(then(started(), "roll 112345"), "keep 112345") == "T3"


@rule(BLUE, "T3")
def test_after_the_third_roll_the_dice_are_final() -> None:
    state = then(started(), "roll 112345", "keep 112", "roll 111", "keep 112", "roll 111")
    assert state.phase == "place"
    assert refused(state, "keep 1") == "T6"
    assert refused(state, "stop") == "T6"


@rule(BLUE, "T4", "T5", "T6", "T8")
@given(rule_sets(), seat_counts, seeds)
@examples(60)
def test_only_the_unbroken_run_counts(rules: Rules, seats: int, seed: int) -> None:
    for state, move, after in steps(rules, seats, seed):
        last = state.rolls + 1 == rolls_of(rules, state.seat)
        final = isinstance(move, Stop) or (isinstance(move, Roll) and last)
        if not final:
            continue
        dice = state.dice if isinstance(move, Stop) else "".join([*state.held, *move.faces])
        run = 0
        while run < rules.levels and str(run + 1) in dice:
            run += 1
        if run == rules.levels and "C" in dice and NOBODY in state.owners:
            assert after.phase == "chest"
        elif run == 0:
            assert after.phase in ("roll", "over")
            assert after.shells == state.shells
        else:
            assert [move.level for move in after.moves() if isinstance(move, Place)] == list(
                range(1, run + 1)
            )


@rule(BLUE, "T5")
def test_without_a_one_nothing_is_placed_and_the_turn_passes() -> None:
    state = then(started(3), "roll 2345CC", "stop")
    assert (state.seat, state.phase, state.left) == (1, "roll", (12, 12, 12))


@rule(BLUE, "T6", "T7")
@given(rule_sets(), seat_counts, seeds)
@examples(60)
def test_as_many_shells_as_dice_or_all_that_are_left(rules: Rules, seats: int, seed: int) -> None:
    for state, move, after in steps(rules, seats, seed):
        if isinstance(move, Place):
            shown = state.dice.count(str(move.level))
            placed = min(shown, state.left[state.seat])
            assert (
                after.shells[state.seat][move.level - 1] == state.shells[state.seat][move.level - 1] + placed
            )
            assert after.left[state.seat] == state.left[state.seat] - placed
            assert placed >= 1


@rule(BLUE, "T6")
@pytest.mark.parametrize("text", ["place 4", "place 5", "place 6", "place 99"])
def test_a_level_outside_the_run_is_refused(text: str) -> None:
    assert refused(then(started(), "roll 112335", "stop"), text) == "T6"


@rule(BLUE, "T7", "E1")
def test_too_few_shells_places_all_of_them_and_begins_the_end() -> None:
    rules = Rules(shells=2)
    state = then(started(rules=rules), "roll 11112C", "stop", "place 1")
    assert (state.left[0], state.shells[0][0], state.last_turns, state.ended_by) == (0, 2, 0, 0)


@rule(BLUE, "T8")
def test_a_perfect_dive_takes_a_chest_and_another_turn() -> None:
    state = then(started(), "roll 12345C", "stop")
    assert state.phase == "chest"
    assert refused(state, "place 1") == "T8"
    after = then(state, "chest 4")
    assert (after.seat, after.phase, after.owners[3], after.left[0]) == (0, "roll", 0, 12)
    assert after.seen_by(0).chests == (None, None, None, 7, None)
    assert after.seen_by(1).chests == (None,) * 5
    assert after.seen_by(None).chests == (None,) * 5
    again = then(after, "roll 12345C", "stop")
    assert refused(again, "chest 4") == "T8"
    assert refused(again, "chest 6") == "T8"


@rule(BLUE, "T8")
@given(rule_sets(), seat_counts, seeds)
@examples(40)
def test_no_view_ever_shows_anothers_chest(rules: Rules, seats: int, seed: int) -> None:
    for _, _, after in steps(rules, seats, seed):
        for seat in (None, *range(seats)):
            seen = after.seen_by(seat)
            for owner, value in zip(seen.owners, seen.chests, strict=True):
                shown = owner == seat or (has_open_chests(rules) and owner != NOBODY)
                assert value is None or shown or after.phase == "over"


# House rules


@rule(BLUE, "C1")
def test_everybody_sees_an_open_chest_once_it_is_taken() -> None:
    state = then(started(rules=Rules(chest_sight="open")), "roll 12345C", "stop")
    assert state.seen_by(1).chests == (None,) * 5
    after = then(state, "chest 4")
    for viewer in (None, 0, 1):
        assert after.seen_by(viewer).chests == (None, None, None, 7, None)


@rule(BLUE, "C2")
def test_a_perfect_dive_may_give_no_other_turn() -> None:
    state = then(started(rules=Rules(chest_turn=False)), "roll 12345C", "stop", "chest 4")
    assert (state.seat, state.phase, state.owners[3]) == (1, "roll", 0)
    # Nor in a last turn: then the game is over.
    last = msgspec.structs.replace(state, last_turns=0)
    assert then(last, "roll 12345C", "stop", "chest 1").phase == "over"


@rule(BLUE, "A1")
def test_a_seat_may_begin_with_more_or_fewer_shells() -> None:
    rules = Rules(shells_by_seat=(-10, 0, 3))
    assert GAME.start(rules, 4).left == (2, 12, 15, 12)
    # Who has fewer runs out sooner, and that begins the end for all (E1).
    state = then(started(rules=rules), "roll 11112C", "stop", "place 1")
    assert (state.left, state.last_turns, state.ended_by) == ((0, 12), 0, 0)


@rule(BLUE, "A2")
def test_a_seat_may_have_more_or_fewer_rolls() -> None:
    rules = Rules(rolls_by_seat=(-2, 1))
    state = then(started(rules=rules), "roll 112345")
    assert (state.phase, state.rolls_left) == ("place", 0)
    state = then(state, "place 1", "roll 222222")
    for left in (3, 2, 1):
        assert (state.seat, state.phase, state.rolls_left) == (1, "decide", left)
        state = then(state, "keep none", "roll 222222")
    assert state.seat == 0


@rule(BLUE, "A3")
def test_the_rule_set_may_say_who_begins() -> None:
    rules = Rules(begins=2)
    assert GAME.start(rules, 2).seat == 1
    assert GAME.start(rules, 2, 1).seat == 1
    with pytest.raises(IllegalMove) as error:
        GAME.start(rules, 2, 0)
    assert (error.value.rule, error.value.phrase.key) == ("A3", "core.first-ruled")
    # A seat that nobody takes lets the table decide.
    assert GAME.start(Rules(begins=5), 2, 1).seat == 1


# The end


def conserves(state: State) -> bool:
    shells = all(
        sum(mine) + left == shells_of(state.rules, seat)
        for seat, (mine, left) in enumerate(zip(state.shells, state.left, strict=True))
    )
    chests = state.phase == "deal" or sorted(v for v in state.chests if v is not None) == sorted(
        state.rules.chests
    )
    return shells and chests and all(owner in range(-1, len(state.shells)) for owner in state.owners)


@rule(BLUE, "E1")
@given(rule_sets(), seat_counts, seeds)
@examples(60)
def test_after_the_last_shell_everyone_else_has_one_more_turn(rules: Rules, seats: int, seed: int) -> None:
    rules = msgspec.structs.replace(rules, last_shell="last-turns", last_chest="at-once")
    turns_after: list[int] = []
    ender, last = None, GAME.start(rules, seats)
    for state, move, after in steps(rules, seats, seed):
        assert conserves(after)
        if ender is None and isinstance(move, Place) and after.left[state.seat] == 0:
            ender = state.seat
        if ender is not None and after.turns > state.turns and not isinstance(move, TakeChest):
            turns_after.append(after.seat)
        last = after
    if ender is not None and NOBODY in last.owners:
        assert turns_after == [(ender + step) % seats for step in range(1, seats)]


@rule(BLUE, "E1")
def test_a_second_player_running_out_adds_nothing() -> None:
    state = started(3, Rules(shells=1))
    state = then(state, "roll 12345C", "keep 1", "roll 22222", "stop", "place 1")
    assert state.last_turns == 1
    state = then(state, "roll 11111C", "stop", "place 1")
    assert (state.seat, state.last_turns) == (2, 0)
    assert then(state, "roll 222222", "stop").phase == "over"
    assert refused(then(state, "roll 222222", "stop"), "roll 111111") == "E1"


@rule(BLUE, "E2")
@given(seat_counts, st.integers(0, 4), st.booleans())
def test_the_last_chest_ends_the_game_at_once(seats: int, slot: int, in_last_turns: bool) -> None:  # noqa: FBT001 - drawn
    state = started(seats)
    owners = tuple(NOBODY if at == slot else 1 for at in range(5))
    state = msgspec.structs.replace(state, owners=owners, last_turns=1 if in_last_turns else -1)
    over = then(state, "roll 12345C", "stop", f"chest {slot + 1}")
    assert over.actor is None
    assert over.result is not None
    assert refused(over, "roll 123451") == "E2"


@rule(BLUE, "E1", "E2")
@given(rule_sets(), seat_counts, st.randoms(use_true_random=False))
def test_a_state_tells_by_which_rule_it_ends(rules: Rules, seats: int, rng: random.Random) -> None:
    dealing, by = GAME.start(rules, seats), None
    state = dealing.play(dealing.chances().at(0))
    while state.phase != "over" and state.turns < 300:
        assert state.end_rule == by
        end = rng.choice(sorted({end for each in ends_at(state) for end in each}))
        after = play_end(state, end)
        ends_now = after.phase == "over" and state.last_turns < 0
        if after.ended_by != state.ended_by or ends_now or (after.phase == "over" and end == CHEST_TAKEN):
            by = "E2" if end == CHEST_TAKEN else "E1"
        state = after
    assert state.end_rule == by


@rule(BLUE, "E3")
def test_a_perfect_dive_in_a_last_turn_still_gives_a_chest_and_a_turn() -> None:
    state = then(started(2, Rules(shells=1)), "roll 111111", "stop", "place 1")
    assert (state.seat, state.last_turns) == (1, 0)
    state = then(state, "roll 12345C", "stop", "chest 1")
    assert (state.seat, state.phase, state.last_turns) == (1, "roll", 0)
    assert then(state, "roll 222222", "stop").phase == "over"


def test_other_ends_of_the_rule_set() -> None:
    sudden = then(started(2, Rules(shells=1, last_shell="at-once")), "roll 111111", "stop", "place 1")
    assert sudden.phase == "over"
    slow = started(2, Rules(chests=(7,), last_chest="last-turns"), "deal 7")
    slow = then(slow, "roll 12345C", "stop", "chest 1")
    assert (slow.seat, slow.last_turns) == (1, 0)
    endless = started(2, Rules(chests=(7,), last_chest="never"), "deal 7")
    endless = then(endless, "roll 12345C", "stop", "chest 1", "roll 12345C", "stop")
    assert endless.phase == "place"


def test_players_without_shells_dive_on_for_chests_where_only_chests_end_the_game() -> None:
    for seed in range(20):
        *_, (_, _, last) = walk(GAME, CHESTS_ONLY, 3, seed)
        assert NOBODY not in last.owners


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"levels": 6}, "faces"),
        ({"faces": "2345C"}, "faces"),
        ({"main": [1, 2]}, "main"),
        ({"secondary": [1]}, "secondary"),
        ({"other_secondary": [1, 2, 3, 4]}, "other_secondary"),
        ({"last_shell": "never", "last_chest": "never"}, "last_shell"),
        ({"last_shell": "never", "dice": 5}, "last_shell"),
        ({"last_shell": "never", "faces": "12345"}, "last_shell"),
        ({"shells": 0}, "shells"),
        ({"shells": 31}, "shells"),
        ({"rolls": 6}, "rolls"),
        ({"chests": []}, "chests"),
        ({"chests": [1] * 11}, "chests"),
        ({"levels": "5"}, "levels"),
        ({"faces": "12345X"}, "faces"),
        ({"secondaries": [1]}, "secondaries"),
        ({"shels": 3}, "shels"),
        ({"shells": 3, "shells_by_seat": [0, -3]}, "shells_by_seat"),
        ({"shells_by_seat": [19]}, "shells_by_seat"),
        ({"shells_by_seat": [0] * 6}, "shells_by_seat"),
        ({"rolls_by_seat": [-3]}, "rolls_by_seat"),
        ({"rolls": 4, "rolls_by_seat": [0, 0, 2]}, "rolls_by_seat"),
        ({"begins": 6}, "begins"),
    ],
)
def test_a_bad_rule_set_is_refused_by_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(BadRules) as error:
        GAME.rules(changes)
    assert error.value.phrase.args["field"] == field
