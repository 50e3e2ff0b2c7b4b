"""The styles `cautious` and `diver`: legal with any rules, true to themselves, and unlike each other."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from blue_rulesets import rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import view
from fathoms.games.into_the_blue import GAME, STANDARD, Deal, Keep, Place, Roll, Stop
from fathoms.games.into_the_blue.bots.greedy import turn_values
from fathoms.games.into_the_blue.bots.styles import CautiousBot, DiverBot, StyledBot
from fathoms.games.into_the_blue.study.turn import placing, turn_start
from fathoms.games.into_the_blue.study.values import DIVER
from playing import walk

if TYPE_CHECKING:
    from fathoms.games.into_the_blue import Rules, State

STYLES: list[StyledBot] = [CautiousBot(), DiverBot()]


def dived(faces: str, rolls: int = 1) -> State:
    """The first turn of a game, with these dice after so many rolls."""
    state = GAME.start(STANDARD, 2).play(Deal((5, 6, 6, 7, 8)))
    return msgspec.structs.replace(state, rolls=rolls - 1).play(Roll(faces))


def choose(bot: StyledBot, state: State, seed: int = 1) -> Any:
    return bot.choose(view(state, state.seat), random.Random(seed))


@given(rules=rule_sets(), seats=st.integers(2, 5), seed=st.integers(0, 999))
@examples(8)
def test_styles_play_any_rule_set_to_its_end(rules: Rules, seats: int, seed: int) -> None:
    def decide(state: State, rng: random.Random) -> Any:
        move = STYLES[(state.seat + seed) % 2].choose(view(state, state.seat), rng)
        assert move in state.moves()
        return move

    *_, (_, _, last) = walk(GAME, rules, seats, seed, decide)
    assert last.actor is None


def test_cautious_stops_with_a_decent_dive_where_diver_goes_on() -> None:
    state = dived("11123C")
    assert choose(CautiousBot(), state) == Stop()
    assert isinstance(choose(DiverBot(), state), Keep)


def test_nobody_stops_with_an_unsuccessful_dive() -> None:
    for bot in STYLES:
        assert isinstance(choose(bot, dived("22345C")), Keep)


def test_diver_keeps_the_run_and_goes_for_the_chest() -> None:
    assert choose(DiverBot(), dived("112345")) == Keep("12345")
    assert choose(DiverBot(), dived("12345C", rolls=2)) == Stop()


def test_diver_places_deep_and_cautious_where_it_pays_at_once() -> None:
    state = dived("111345", rolls=3)
    assert choose(DiverBot(), state) == Place(1)
    state = dived("111234", rolls=3)
    assert choose(DiverBot(), state) == Place(4)
    state = dived("11225C", rolls=3)
    assert choose(CautiousBot(), state) == Place(2)  # a main treasure of 3 points; level 1 pays 2
    rich = msgspec.structs.replace(state, shells=((0, 1, 0, 0, 0), (0, 0, 0, 0, 0)), left=(11, 12))
    assert choose(CautiousBot(), rich) == Place(1)  # level 2 is held already


@pytest.mark.parametrize("bot", STYLES)
def test_equal_seeds_give_equal_choices(bot: StyledBot) -> None:
    state = dived("22345C")
    assert choose(bot, state, 5) == choose(bot, state, 5)


def gain(state: State, level: int, count: int) -> Any:
    """What `diver` sees in an end besides its depth."""
    ends = turn_values(turn_start(state), DIVER).ends
    return pytest.approx(ends[placing(STANDARD, level, count)] - level**2 * count**0.5)


def test_gain_counts_what_the_level_pays_now() -> None:
    state = dived("111234", rolls=3)
    assert gain(state, 4, 1) == 5
    assert gain(state, 1, 3) == 2
    held = msgspec.structs.replace(state, shells=((0, 0, 0, 0, 0), (0, 0, 0, 2, 0)), left=(12, 10))
    assert gain(held, 4, 1) == 2  # a secondary treasure
    assert gain(held, 4, 3) == 5


def test_styles_differ_over_whole_games() -> None:
    depth: dict[int, list[int]] = {0: [], 1: []}
    throws = {0: 0, 1: 0}
    turns = {0: 0, 1: 0}

    def decide(state: State, rng: random.Random) -> Any:
        return STYLES[state.seat].choose(view(state, state.seat), rng)

    for seed in range(6):
        for state, move, _ in walk(GAME, STANDARD, 2, seed, decide):
            if isinstance(move, Place):
                depth[state.seat] += [move.level] * state.placed_on(move.level)
            if isinstance(move, Roll):
                throws[state.seat] += 1
                turns[state.seat] += state.rolls == 0
    cautious, diver = (sum(levels) / len(levels) for levels in depth.values())
    assert cautious + 0.4 < diver
    assert throws[0] / turns[0] < 2.4 < throws[1] / turns[1]
