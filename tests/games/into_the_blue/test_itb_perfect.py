"""The bot `perfect`, what choices are worth, and regret."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from benchmark_modules import load_benchmark
from fathoms.bots.random import RandomBot
from fathoms.core import CHANCE, FathomsError, Seeded, view
from fathoms.games.into_the_blue import GAME, Rules
from fathoms.games.into_the_blue.bots.greedy import GreedyBot
from fathoms.games.into_the_blue.bots.perfect import PerfectBot
from fathoms.games.into_the_blue.moves import Place, Roll, Stop
from fathoms.games.into_the_blue.study.analyst import kinds, report
from fathoms.games.into_the_blue.study.judge import Judge
from fathoms.games.into_the_blue.study.solve import solve
from fathoms.games.into_the_blue.study.solved import SolvedTable
from fathoms.games.into_the_blue.study.turn import turn_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.core import Bot
    from fathoms.games.into_the_blue import Move, State

regret = load_benchmark("blue_regret").regret
RULES = Rules(shells=4, levels=3, faces="123C", dice=4, main=(2, 3, 4), secondary=(1, 1, 2), chests=(3, 4, 6))


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SolvedTable]:
    path = tmp_path_factory.mktemp("solved") / "table"
    solve(RULES, path, cores=2)
    with SolvedTable(path) as opened:
        yield opened


@pytest.fixture
def at_hand(table: SolvedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_SOLVED", str(table.path))


def states(seed: int, games: int) -> Iterator[State]:
    """Every state of games in which anything is played."""
    rng = random.Random(seed)
    for _ in range(games):
        state = GAME.start(RULES, 2)
        while state.actor is not None:
            if state.actor == CHANCE:
                state = state.play(Seeded(rng).draw(state.chances()))
            else:
                state = state.play(rng.choice(state.moves()))
            yield state


def test_a_turn_is_worth_what_the_table_says(table: SolvedTable) -> None:
    judge, last_turns = Judge(table), 0
    for state in states(seed=1, games=60):
        if state.phase == "roll" and state.rolls == 0:
            last_turns += state.last_turns == 0
            assert judge.turn(state).held[-1][0] == pytest.approx(judge.start(state), abs=2e-7)
    assert last_turns > 20


def test_a_throw_is_worth_the_mean_of_what_may_fall(table: SolvedTable) -> None:
    judge, seen = Judge(table), 0
    for state in states(seed=2, games=6):
        if state.phase == "roll":
            chances = state.chances()
            mean = 0.0
            for fall in chances:
                after = state.play(fall)
                value = judge.best(after)
                mean += (
                    chances.weight(fall) / chances.total * (value if after.seat == state.seat else 1 - value)
                )
            assert judge.best(state) == pytest.approx(mean, abs=2e-7)
            seen += 1
    assert seen > 30


def test_the_value_of_a_state_is_that_of_its_best_move(table: SolvedTable) -> None:
    judge = Judge(table)
    for state in states(seed=3, games=6):
        if state.phase == "decide":
            values = {move: value for value, move in judge.moves(state)}
            assert set(values) == set(state.moves())
            assert max(values.values()) == pytest.approx(judge.best(state))
            final = turn_of(RULES.faces, RULES.dice).number[state.dice]
            assert (
                values[Stop()]
                == judge.turn(state).finals[final - turn_of(RULES.faces, RULES.dice).first_result]
            )


def test_perfect_play_gives_nothing_away(table: SolvedTable, at_hand: None) -> None:
    del at_hand
    found = regret(PerfectBot(looks_into_chests=False), GreedyBot(), table, games=30)
    assert found.lost == pytest.approx(0, abs=1e-9)
    assert found.mistakes == 0
    assert found.turns > 50


def test_regret_tells_a_poor_player_from_a_better_one(table: SolvedTable) -> None:
    greedy = regret(GreedyBot(), RandomBot(), table, games=30)
    careless = regret(RandomBot(), RandomBot(), table, games=30)
    assert 0 < greedy.per_turn < careless.per_turn
    assert greedy.worst <= greedy.lost
    assert careless.to_json()["per_game"] == pytest.approx(careless.lost / 30)
    assert regret(GreedyBot(), RandomBot(), table, games=30) == greedy


def test_perfect_wins_more_than_it_loses(at_hand: None) -> None:
    del at_hand
    wins = 0.0
    bot, rival = PerfectBot(), GreedyBot()
    for number in range(200):
        rng = random.Random(number)
        seats: tuple[Bot, Bot] = (bot, rival) if number % 2 else (rival, bot)
        state = GAME.start(RULES, 2)
        while state.actor is not None:
            if state.actor == CHANCE:
                state = state.play(Seeded(rng).draw(state.chances()))
            else:
                state = state.play(cast("Move", seats[state.actor].choose(view(state, state.actor), rng)))
        result = state.result
        assert result is not None
        mine = seats.index(bot)
        wins += (mine in result.winners) / len(result.winners)
    assert wins > 105


def last_turn(chests: tuple[int | None, ...]) -> State:
    """The other player is out of shells, four points from level 3 in hand; either has a chest."""
    state = GAME.start(RULES, 2)
    state = state.play(state.chances().at(0))
    return msgspec.structs.replace(
        state,
        phase="place",
        dice="1123",
        rolls=3,
        shells=((0, 0, 0), (0, 0, 4)),
        left=(4, 0),
        chests=chests,
        owners=(0, 1, -1),
        turns=9,
        last_turn=(9, 8),
        last_turns=0,
        ended_by=1,
    )


@pytest.mark.parametrize(("mine", "share"), [(6, 0.75), (4, 0.0), (3, 0.0)])
def test_in_its_last_turn_perfect_knows_its_own_chest(table: SolvedTable, mine: int, share: float) -> None:
    seen = last_turn((mine, None, None))
    # Two points from level 1, two behind: a 6 wins against a 3 and shares against a 4.
    blind = {move: value for value, move in Judge(table).moves(seen)}
    looking = {move: value for value, move in Judge(table, looks_into_chests=True).moves(seen)}
    assert blind[Place(1)] == pytest.approx(0.25)
    assert looking[Place(1)] == pytest.approx(share)


def test_perfect_plays_two_only(at_hand: None) -> None:
    del at_hand
    state = GAME.start(RULES, 3)
    state = state.play(state.chances().at(0))
    state = state.play(Roll("1123"))
    with pytest.raises(FathomsError, match="two-players"):
        PerfectBot().choose(view(state, 0), random.Random(1))


def test_without_a_table_perfect_says_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.delenv("FATHOMS_SOLVED", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    state = GAME.start(RULES, 2)
    state = state.play(state.chances().at(0)).play(Roll("1123"))
    with pytest.raises(FathomsError) as refused:
        PerfectBot().choose(view(state, 0), random.Random(1))
    assert refused.value.phrase.key == "analysis.no-table"


def test_the_report_agrees_with_the_table(table: SolvedTable) -> None:
    found = report(table)
    assert found.value == table.header.value_first_player
    assert sum(roll.probability for roll in found.rolls) == pytest.approx(1)
    # A first roll's value, over all of them, is the value of the game.
    assert sum(roll.probability * roll.value for roll in found.rolls) == pytest.approx(found.value, abs=2e-7)
    assert sum(kind.probability for kind in kinds(found.rolls)) == pytest.approx(1)
    nothing, chest = found.openings[:2]
    assert (nothing.kind, nothing.value) == ("nothing", pytest.approx(1 - found.value))
    assert (chest.kind, chest.value) == ("chest", table.value((0, 0, 0), (0, 0, 0), (1, 0)))
    assert {(each.level, each.shells) for each in found.openings[2:]} == {
        *((1, n) for n in (1, 2, 3, 4)),
        *((2, n) for n in (1, 2, 3)),
        *((3, n) for n in (1, 2)),
    }
    assert 0 < found.stops_early < 1
