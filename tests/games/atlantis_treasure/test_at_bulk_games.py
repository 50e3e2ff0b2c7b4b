"""Compiled whole games: played again on the engine they are the same, and each hangs on its number alone."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, cast

import pytest
from atlantis_rulesets import kit_rule_sets, rule_sets
from atlantis_voices import SAYS
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from fathoms.core import CHANCE, Malformed
from fathoms.games.atlantis_treasure import GAME, Rules, State
from fathoms.games.atlantis_treasure.moves import (
    Compass,
    Coral,
    Die,
    Fire,
    Hold,
    Move,
    Own,
    Shift,
    Slide,
    Store,
    Swap,
    Unstore,
)
from fathoms.games.atlantis_treasure.rules import RULE_SETS

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from fathoms.games.atlantis_treasure.compiled.kernel import KERNEL  # noqa: E402 - an extra

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.kernels import Plays


def played(rules: Rules, seats: int, first: int, moves: Sequence[Move]) -> list[State]:
    """Play moves on the engine, which refuses what is illegal; give every state."""
    states = [GAME.start(rules, seats, first)]
    for move in moves:
        states.append(states[-1].play(move))
    return states


def deeds_of(states: Sequence[State], moves: Sequence[Move]) -> dict[str, int]:  # noqa: C901 - one case a kind
    """Count anew what happened, from the engine's states."""
    counted: Counter[str] = Counter(dict.fromkeys(KERNEL.deeds, 0))
    for before, move, after in zip(states, moves, states[1:], strict=False):
        gained = after.treasures[before.seat] - before.treasures[before.seat]
        match move:
            case Fire():
                shot = before.flight(move.direction)
                counted["torpedoes-fired"] += 1
                if shot is not None:
                    counted["pieces-sunk" if shot.victim is None else "submarines-hit"] += 1
                counted["treasures-stolen"] += gained
            case Slide():
                way = before.course(move.direction)
                assert way is not None
                way = way.up_to(move.squares or way.squares)
                counted["treasures-taken"] += way.treasure is not None
                counted["compasses-used"] += len(way.lifted)
                counted["returns-home"] += way.home
            case Compass() | Own():
                counted["compasses-placed"] += 1
            case Unstore():
                counted["compasses-placed"] += len(move.placed)
            case Shift():
                counted["compasses-shifted"] += 1
            case Swap():
                counted["compasses-swapped"] += 1
            case Store():
                counted["compasses-stored"] += 1
            case Coral():
                counted["reefs-moved"] += 1
            case Hold():
                counted["actions-left"] += 1
            case _:
                pass
    final = states[-1]
    counted["quiet-ends"] += final.end_rule == "E3"
    return dict(counted)


def course_of(states: Sequence[State]) -> tuple[int, int, int]:
    """Work out anew how a game went, from the standing after each turn."""
    final = states[-1]
    standing = {
        before.turns: tuple(state.score_of(seat) for seat in range(state.seats))
        for before, state in pairwise(states)
        if before.turns and (state.turns != before.turns or state.actor is None)
    }
    # A missed turn stands for nothing (H1).
    assert len(standing) == final.turns or final.rules.hit_submarine == "stays"
    leaders = [[seat for seat, held in enumerate(row) if held == max(row)] for row in standing.values()]
    # A team leads as one (E6).
    one = 2 if final.rules.teams else 1
    alone = [who[0] for who in leaders if len(who) == one]
    changes = sum(one != other for one, other in pairwise(alone))
    assert final.result is not None
    winners = final.result.winners
    decided = final.turns
    if len(winners) == one:
        not_ahead = [turn for turn, who in zip(standing, leaders, strict=True) if who != list(winners)]
        decided = min(final.turns, (not_ahead or [0])[-1] + 1)
    deficit = min(max(max(row) - row[seat] for row in standing.values()) for seat in winners)
    return changes, decided, deficit


def check_game(rules: Rules, bots: Sequence[str], number: int, seed: int, plays: Plays) -> None:
    """Play the last of these games again on the engine, and compare all that was written of it."""
    row = len(plays.first) - 1
    first = int(plays.first[row])
    moves = cast("list[Move]", KERNEL.moves(rules, bots, number, seed, first))
    states = played(rules, len(bots), first, moves)
    final = states[-1]
    assert final.result is not None
    assert tuple(plays.scores[row].tolist()) == final.result.scores
    assert tuple(np.flatnonzero(plays.wins[row]).tolist()) == final.result.winners
    assert plays.turns[row] == final.turns
    assert plays.decisions[row] == sum(not isinstance(move, Die) for move in moves)
    assert dict(zip(KERNEL.deeds, plays.deeds[row].tolist(), strict=True)) == deeds_of(states, moves)
    assert plays.course is not None
    assert tuple(int(each[row]) for each in plays.course) == course_of(states)


@examples(40)
@given(rule_sets(), st.data(), st.integers(0, 2**64))
def test_games_are_legal_on_any_rule_set_and_told_as_they_were(
    rules: Rules, data: st.DataObject, seed: int
) -> None:
    seats = data.draw(st.integers(2, len(rules.bases)))
    bots = data.draw(st.lists(st.sampled_from(KERNEL.policies), min_size=seats, max_size=seats))
    number = data.draw(st.integers(0, 2**40))
    assert KERNEL.fits(rules, bots)
    plays = KERNEL.play(rules, bots, range(number, number + 1), seed, "draw", course=True)
    check_game(rules, bots, number, seed, plays)


@examples(400)
@given(kit_rule_sets(), st.data(), st.integers(0, 2**64))
def test_games_with_any_blocks_of_the_kit_are_legal_and_told_as_they_were(
    rules: Rules, data: st.DataObject, seed: int
) -> None:
    seats = 4 if rules.teams else data.draw(st.integers(2, len(rules.bases)))
    bots = data.draw(st.lists(st.sampled_from(KERNEL.policies), min_size=seats, max_size=seats))
    number = data.draw(st.integers(0, 2**40))
    plays = KERNEL.play(rules, bots, range(number, number + 1), seed, "draw", course=True)
    check_game(rules, bots, number, seed, plays)


@pytest.mark.parametrize("name", RULE_SETS)
def test_games_of_every_built_in_rule_set_are_told_as_they_were(name: str) -> None:
    rules = RULE_SETS[name]
    for seats in GAME.seats_for(rules):
        bots = ["random"] * seats
        plays = KERNEL.play(rules, bots, range(4), 5, course=True)
        assert plays.first.tolist() == [number % seats for number in range(4)]
        check_game(rules, bots, 3, 5, plays)


def same(one: Plays, other: Plays) -> bool:
    """Tell whether games are the same in everything."""
    assert one.course is not None
    assert other.course is not None
    pairs = [*zip(one[:-1], other[:-1], strict=True), *zip(one.course, other.course, strict=True)]
    return all(np.array_equal(cast("Any", mine), cast("Any", yours)) for mine, yours in pairs)


def cut(plays: Plays, some: slice) -> Plays:
    """Take some of the games."""
    assert plays.course is not None
    course = type(plays.course)(*(each[some] for each in plays.course))
    return type(plays)._make([*(cast("Any", each)[some] for each in plays[:-1]), course])


def test_a_game_hangs_on_its_number_and_not_on_the_others() -> None:
    bots = ["random", "greedy", "random"]
    whole = KERNEL.play(GAME.standard, bots, range(60), 9, "draw", course=True)
    assert same(
        cut(whole, slice(20, 60)), KERNEL.play(GAME.standard, bots, range(20, 60), 9, "draw", course=True)
    )
    assert same(
        cut(whole, slice(1, 60, 7)), KERNEL.play(GAME.standard, bots, range(1, 60, 7), 9, "draw", course=True)
    )
    assert not same(whole, KERNEL.play(GAME.standard, bots, range(60), 10, "draw", course=True))
    assert set(whole.first.tolist()) == {0, 1, 2}
    assert KERNEL.play(GAME.standard, bots, range(3), 9, 2).first.tolist() == [2, 2, 2]


def test_a_game_longer_than_the_first_log_is_given_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["random", "greedy"]
    whole = KERNEL.moves(GAME.standard, bots, 5, 6, "draw")
    for room in (2, len(whole), len(whole) + 1):
        monkeypatch.setattr("fathoms.kernels._FIRST_ROOM", room)
        assert KERNEL.moves(GAME.standard, bots, 5, 6, "draw") == whole


def dice_of(bots: Sequence[str]) -> dict[int, str]:
    """Give the face that fell in each turn of a game."""
    state, faces = GAME.start(GAME.standard, len(bots)), dict[int, str]()
    for move in cast("list[Move]", KERNEL.moves(GAME.standard, bots, 3, 4, 0)):
        if isinstance(move, Die):
            faces[state.turns] = move.face
        state = state.play(move)
    return faces


def test_other_bots_meet_the_same_dice() -> None:
    one, other = dice_of(["random"] * 2), dice_of(["greedy", "random"])
    shared = min(len(one), len(other))
    assert shared > 4
    assert [one[turn] for turn in range(1, shared + 1)] == [other[turn] for turn in range(1, shared + 1)]


def test_every_move_is_drawn_equally_often_as_on_the_engine() -> None:
    rules = Rules(
        board=(".....", ".T.T.", "..C..", ".....", "....."), bases=("N c1", "S c5"), die=("coral", "coral")
    )
    start = GAME.start(rules, 2).play(Die("coral"))
    games = 4_000
    drawn = Counter(
        cast("Move", KERNEL.moves(rules, ["random", "random"], number, 1, 0)[1]) for number in range(games)
    )
    assert set(drawn) == set(start.moves())
    expected = games / len(start.moves())
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 2 * len(drawn)


def test_random_games_go_as_they_do_on_the_engine() -> None:
    plays = KERNEL.play(GAME.standard, ["random"] * 2, range(4_000), 3)
    rng, turns = random.Random(3), list[int]()
    for number in range(150):
        state = GAME.start(GAME.standard, 2, number % 2)
        while state.actor is not None:
            if state.actor == CHANCE:
                state = state.play(state.chances().at(rng.randrange(state.chances().total)))
            else:
                moves = state.moves()
                state = state.play(moves[rng.randrange(len(moves))])
        turns.append(state.turns)
    spread = plays.turns.std() / len(turns) ** 0.5
    assert abs(plays.turns.mean() - sum(turns) / len(turns)) < 4 * spread


def test_what_cannot_be_played_here_is_refused_in_words() -> None:
    assert KERNEL.fits(GAME.standard, ["random", "greedy"])
    assert not KERNEL.fits(GAME.standard, ["random"])
    assert not KERNEL.fits(GAME.standard, ["random", "expert"])
    assert not KERNEL.fits(RULE_SETS["lagoon"], ["random"] * 4)
    with pytest.raises(Malformed) as refused:
        KERNEL.play(GAME.standard, ["random", "expert"], range(1), 1)
    for say in SAYS.values():
        assert "expert" in say.phrase(refused.value.phrase)


def test_every_deed_has_a_name_in_every_language() -> None:
    for say in SAYS.values():
        names = [say(f"atlantis-treasure.deed-{deed}") for deed in KERNEL.deeds]
        assert len(set(names)) == len(KERNEL.deeds)
