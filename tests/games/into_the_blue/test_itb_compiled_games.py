"""Whole compiled games against the engine: the same moves, the same figures, each game by itself."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

pytest.importorskip("numba")

from blue_rulesets import CHESTS_ONLY, rule_sets
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import IllegalMove, Malformed, begins_with, view
from fathoms.core.registry import find_bot
from fathoms.games.into_the_blue import GAME, STANDARD, Keep, Place, Roll, Rules, State, Stop, TakeChest
from fathoms.games.into_the_blue.compiled.chance import draw_kept
from fathoms.games.into_the_blue.compiled.kernel import KERNEL
from fathoms.games.into_the_blue.compiled.rules import pack_dice, unpack_dice
from fathoms.games.into_the_blue.dice import is_perfect, keeps, run_depth
from fathoms.games.into_the_blue.moves import sort_faces
from fathoms.games.into_the_blue.rules import RULE_SETS
from fathoms.games.into_the_blue.scoring import Table, treasure_points
from fathoms.jit import njit
from fathoms.kernels import find_kernel
from playing import walk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.kernels import First, Plays

PLANNERS = ["greedy", "cautious", "diver", "random"]


class Options:
    """In the place of chance: takes the first and tells among which a bot would have drawn."""

    def __init__(self) -> None:
        self.among: Sequence[Any] = ()

    def choice(self, options: Sequence[Any]) -> Any:
        self.among = options
        return options[0]


def choices(bot: Any, state: State) -> Sequence[Any]:
    """All moves that a bot may choose here."""
    options = Options()
    chosen = bot.choose(view(state, state.actor), options)
    return options.among or [chosen]


def follow(rules: Rules, bots: Sequence[str], number: int, seed: int, first: First = "rotate") -> list[State]:
    """Play a compiled game again through the engine, holding every choice against the bot's."""
    players = [find_bot(bot, GAME.name) for bot in bots]
    begins = int(KERNEL.play(rules, bots, range(number, number + 1), seed, first).first[0])
    states = [GAME.start(rules, len(bots), begins)]
    for move in KERNEL.moves(rules, bots, number, seed, first):
        state = states[-1]
        if state.actor is not None and state.actor >= 0:
            assert move in choices(players[state.actor], state)
        states.append(state.play(move))
    assert states[-1].phase == "over"
    return states


def standings(states: list[State]) -> list[list[int]]:
    """What each seat would score after each turn."""
    found: list[list[int]] = []
    for before, after in pairwise(states):
        if before.phase == "deal" or (after.turns == before.turns and after.phase != "over"):
            continue
        # S5: the turn that has just begun does not count yet.
        table = Table(after.shells, after.left, before.last_turn)
        scores = treasure_points(after.rules, table)
        for owner, value in zip(after.owners, after.chests, strict=True):
            if owner >= 0:
                assert value is not None
                scores[owner] += value
        found.append(scores)
    return found


def leader(scores: list[int]) -> int | None:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def check_course(plays: Plays, row: int, states: list[State]) -> None:
    stood = standings(states)
    result = states[-1].result
    assert result is not None
    assert plays.course is not None
    assert tuple(stood[-1]) == result.scores
    leaders = [who for who in map(leader, stood) if who is not None]
    assert plays.course.lead_changes[row] == sum(a != b for a, b in pairwise(leaders))
    if len(result.winners) == 1:
        (winner,) = result.winners
        not_yet = [turn for turn, scores in enumerate(stood, start=1) if leader(scores) != winner]
        decided = max(not_yet, default=0) + 1
    else:
        decided = len(stood)
    assert plays.course.decided[row] == decided
    deficits = [max(max(scores) - scores[winner] for scores in stood) for winner in result.winners]
    assert plays.course.deficit[row] == min(deficits)


def check_deeds(plays: Plays, row: int, states: list[State], moves: list[Any]) -> None:
    last, rules = states[-1], states[-1].rules
    dice, finals = "", list[str]()
    for (before, after), move in zip(pairwise(states), moves, strict=True):
        if isinstance(move, Roll):
            dice = sort_faces(before.held + move.faces)
        if before.phase != "deal" and (after.turns > before.turns or after.phase == "over"):
            finals.append(dice)
    told = dict(zip(KERNEL.deeds, plays.deeds[row].tolist(), strict=True))
    assert told["dives-stopped"] == sum(isinstance(move, Stop) for move in moves)
    assert told["chests-taken"] == sum(isinstance(move, TakeChest) for move in moves)
    assert told["dives-lost"] == sum(run_depth(dice, rules.levels) == 0 for dice in finals)
    assert told["dives-perfect"] == sum(is_perfect(dice, rules.levels) for dice in finals)
    for level in range(6):
        on = [mine[level] for mine in last.shells] if level < rules.levels else []
        assert told[f"shells-level-{level + 1}"] == sum(on)
    contested = [[mine[level] for mine in last.shells if mine[level]] for level in range(rules.levels)]
    assert told["levels-contested"] == sum(len(on) > 1 for on in contested)
    assert told["ties-broken"] == sum(len(on) - len(set(on)) for on in contested)


def check_games(rules: Rules, bots: Sequence[str], numbers: range, seed: int) -> None:
    plays = KERNEL.play(rules, bots, numbers, seed, course=True)
    for row, number in enumerate(numbers):
        states = follow(rules, bots, number, seed)
        moves = KERNEL.moves(rules, bots, number, seed, "rotate")
        result = states[-1].result
        assert result is not None
        begins = begins_with(GAME, rules, len(bots), number % len(bots))
        assert plays.first[row] == begins == states[0].seat
        assert tuple(plays.scores[row].tolist()) == result.scores
        assert tuple(np.flatnonzero(plays.wins[row]).tolist()) == result.winners
        assert plays.turns[row] == states[-1].turns
        assert plays.decisions[row] == sum(isinstance(m, Keep | Stop | Place | TakeChest) for m in moves)
        check_course(plays, row, states)
        check_deeds(plays, row, states, moves)


@examples(40)
@given(rules=rule_sets(), seats=st.integers(2, 5), seed=st.integers(0, 2**64))
def test_random_games_of_any_rule_set_are_the_engines(rules: Rules, seats: int, seed: int) -> None:
    check_games(rules, ["random"] * seats, range(3), seed)


@examples(25)
@given(
    rules=rule_sets().filter(lambda rules: rules.dice < 7),
    bots=st.lists(st.sampled_from(PLANNERS), min_size=2, max_size=5),
    seed=st.integers(0, 2**64),
)
def test_planned_games_of_any_rule_set_are_the_bots(rules: Rules, bots: list[str], seed: int) -> None:
    check_games(rules, bots, range(2), seed)


@pytest.mark.parametrize("rules", [*RULE_SETS.values(), CHESTS_ONLY])
def test_games_of_built_in_rule_sets_are_the_bots(rules: Rules) -> None:
    check_games(rules, PLANNERS, range(3), 1)
    check_games(rules, ["greedy", "greedy"], range(3), 2)


@pytest.mark.parametrize("last_chest", ["never", "last-turns"])
def test_players_know_when_there_are_no_chests_left(last_chest: Any) -> None:
    rules = Rules(
        levels=2, faces="12C", dice=5, last_chest=last_chest, chests=(9,), main=(2, 3), secondary=(1, 1)
    )
    check_games(rules, ["greedy", "cautious", "diver"], range(4), 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_expert_games_are_the_bots(seats: int) -> None:
    check_games(STANDARD, ["expert", "greedy", "expert", "random", "expert"][:seats], range(3), 4)


def test_the_expert_plays_other_rules_as_greedy_does() -> None:
    rules = RULE_SETS["quick"]
    assert KERNEL.fits(rules, ["expert", "random"])
    one = KERNEL.play(rules, ["expert", "random"], range(50), 3)
    other = KERNEL.play(rules, ["greedy", "random"], range(50), 3)
    assert (one.scores == other.scores).all()


@pytest.mark.parametrize("bots", [["random"] * 3, ["greedy", "diver", "random"]])
def test_a_game_hangs_on_its_number_alone(bots: list[str]) -> None:
    whole = KERNEL.play(STANDARD, bots, range(60), 9, "draw", course=True)
    for numbers in (range(20, 40), range(5, 60, 7), range(59, 60)):
        part = KERNEL.play(STANDARD, bots, numbers, 9, "draw", course=True)
        for ours, theirs in zip(whole[:-1], part[:-1], strict=True):
            assert isinstance(ours, np.ndarray)
            assert (ours[list(numbers)] == theirs).all()
        assert whole.course is not None
        assert part.course is not None
        assert (whole.course.decided[list(numbers)] == part.course.decided).all()
    assert set(whole.first.tolist()) == {0, 1, 2}
    assert (KERNEL.play(STANDARD, bots, range(60), 10, "draw").scores != whole.scores).any()
    assert set(KERNEL.play(STANDARD, bots, range(9), 9, 2).first.tolist()) == {2}
    assert len(KERNEL.play(STANDARD, bots, range(0), 9).turns) == 0


@pytest.mark.parametrize("bots", [["random"] * 2, ["greedy", "cautious", "diver"]])
def test_threads_change_nothing(bots: list[str]) -> None:
    numbers = range(3, 200, 2)
    alone = KERNEL.play(STANDARD, bots, numbers, 9, course=True)
    for threads in (1, 3, 500):
        beside = KERNEL.play_in_parallel(STANDARD, bots, numbers, 9, course=True, threads=threads)
        for ours, theirs in zip(alone[:-1], beside[:-1], strict=True):
            assert (np.asarray(ours) == np.asarray(theirs)).all()
        assert alone.course is not None
        assert beside.course is not None
        assert all((a == b).all() for a, b in zip(alone.course, beside.course, strict=True))
    assert len(KERNEL.play_in_parallel(STANDARD, bots, range(0), 9).turns) == 0


def test_other_bots_meet_the_same_dice() -> None:
    def chances(bots: list[str]) -> dict[int, Any]:
        """Chests and the first roll of each turn."""
        rolls: dict[int, Any] = {}
        for state in follow(STANDARD, bots, 12, 5):
            if state.phase == "roll" and not state.rolls:
                rolls[state.turns] = state.chests
            elif state.rolls == 1 and state.turns in rolls:
                rolls[state.turns] = (state.chests, state.dice)
        return rolls

    one, other = chances(["random", "random"]), chances(["greedy", "cautious"])
    assert min(len(one), len(other)) > 5
    assert all(one[turn] == other[turn] for turn in one if turn in other)


@njit
def kept_at_random(dice: int, bits: np.uint64) -> int:
    """Draw which dice are kept, as compiled games do."""
    return draw_kept(dice, bits)[0]


@pytest.mark.parametrize("dice", ["123456", "11223C", "111111", "1234566C", "CC"])
def test_random_choices_are_even(dice: str) -> None:
    rng, draws = random.Random(1), 200 * (len(keeps(dice)) + 1)
    found = Counter(
        unpack_dice(kept_at_random(pack_dice(dice), np.uint64(rng.randrange(2**64)))) for _ in range(draws)
    )
    assert set(found) == {*keeps(dice), dice}
    chi = sum((count - 200) ** 2 / 200 for count in found.values())
    degrees = len(found) - 1
    assert chi < degrees + 5 * (2 * degrees) ** 0.5 + 5


def test_random_games_are_like_the_engines() -> None:
    games = 400
    turns, wins = list[int](), 0.0
    for number in range(games):
        *_, (_, _, last) = walk(GAME, STANDARD, 2, f"even {number}")
        turns.append(last.turns)
        wins += (0 in last.result.winners) / len(last.result.winners)
    plays = KERNEL.play(STANDARD, ["random", "random"], range(50_000), 3, "draw")
    error = float(plays.turns.std()) / games**0.5
    assert abs(sum(turns) / games - float(plays.turns.mean())) < 4 * error
    share = float((plays.wins[:, 0] / plays.wins.sum(axis=1)).mean())
    assert abs(share - 0.5) < 4 * 0.5 / 50_000**0.5
    assert abs(wins / games - share) < 4 * 0.5 / games**0.5


def test_who_fits_and_who_does_not() -> None:
    assert find_kernel(GAME.name) is KERNEL
    assert KERNEL.fits(STANDARD, ["random", "greedy", "expert", "cautious", "diver"])
    assert not KERNEL.fits(STANDARD, ["perfect", "random"])
    assert not KERNEL.fits(STANDARD, ["random"])
    assert not KERNEL.fits(None, ["random", "random"])


def test_games_that_cannot_be_are_refused() -> None:
    with pytest.raises(IllegalMove, match=r"core\.first"):
        KERNEL.play(STANDARD, ["random"] * 3, range(1), 1, 3)
    with pytest.raises(IllegalMove, match=r"core\.seats"):
        KERNEL.play(STANDARD, ["random"] * 6, range(1), 1)
    with pytest.raises(Malformed, match=r"core\.no-bot"):
        KERNEL.moves(STANDARD, ["random", "perfect"], 0, 1, "draw")


def test_games_longer_than_their_log_are_told_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["random", "random"]
    moves = KERNEL.moves(STANDARD, bots, 0, 1, "rotate")
    for size in (1, 8, len(moves) - 1, len(moves)):
        monkeypatch.setattr("fathoms.kernels._FIRST_ROOM", size)
        assert KERNEL.moves(STANDARD, bots, 0, 1, "rotate") == moves
