"""Into the Blue against the contract: random rule sets, many games, golden playthroughs, the greedy bot."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from blue_rulesets import CHESTS_ONLY, rule_sets
from hypothesis import given, settings
from hypothesis import strategies as st

from fathoms.core import Record, find_bot, view
from fathoms.core.record import decode, final_state, replay
from fathoms.games.into_the_blue import GAME, STANDARD, Rules, State
from fathoms.games.into_the_blue.state import NOBODY
from fathoms.testing import check_game
from playing import walk

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.core import Move

GOLDEN = Path(__file__).parents[2] / "golden"


@given(rule_sets(), st.integers(2, 5), st.integers(0, 2**32))
@settings(max_examples=25)
def test_random_rule_sets_keep_the_contract(rules: Rules, seats: int, seed: int) -> None:
    check_game(GAME, rules, seats=[seats], seed=seed)


def test_a_game_that_only_chests_can_end_keeps_the_contract() -> None:
    check_game(GAME, CHESTS_ONLY)


def whole_game(seats: int, seed: object) -> None:
    """Play one game; shells and chests are conserved, and no view shows a rival's chest, not even as JSON."""
    last: State | None = None
    for _, _, after in walk(GAME, STANDARD, seats, seed):
        last = after
        for mine, left in zip(after.shells, after.left, strict=True):
            assert sum(mine) + left == STANDARD.shells
            assert left >= 0
        assert sorted(after.chests) == sorted(STANDARD.chests)
        if after.phase == "over":
            break
        for seat in (None, *range(seats)):
            seen = view(after, seat).state.chests
            for owner, value in zip(after.owners, seen, strict=True):
                assert value is None or (owner != NOBODY and owner == seat)
    assert last is not None
    assert last.result is not None
    assert last.left.count(0) or NOBODY not in last.owners


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_conserve(seats: int) -> None:
    for number in range(150):
        whole_game(seats, f"quick {number}")


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_twenty_thousand_random_games_at_each_player_count(seats: int, batch: int) -> None:
    for number in range(5_000):
        whole_game(seats, f"soak {batch} {number}")


def golden(seats: int) -> Path:
    return GOLDEN / f"into-the-blue-{seats}.jsonl"


def golden_text(record: Record) -> str:
    """Write a record with the state after each move, so that a changed rule shows where it first bites."""
    states = [msgspec.to_builtins(state) for state, _ in replay(record)]
    for state in states:
        del state["rules"]
    lines = [msgspec.json.encode(state).decode() for state in states]
    return record.encode().decode() + "\n" + "\n".join(lines) + "\n"


def chooser(names: list[str]) -> Callable[[Any, random.Random], Move]:
    """Let these bots decide, by seat."""
    bots = [find_bot(name, GAME.name) for name in names]

    def choose(state: Any, rng: random.Random) -> Move:
        seat: int = state.actor
        return bots[seat].choose(view(state, seat), rng)

    return choose


def bot_game(seats: int) -> Record:
    choose = chooser(["greedy" if seat % 2 == 0 else "random" for seat in range(seats)])

    record: Record | None = None
    for state, move, after in walk(GAME, STANDARD, seats, f"golden {seats}", choose):
        record = record or Record.of(GAME, STANDARD, GAME.colours[:seats], first=state.seat)
        record = record.with_move(GAME.write_move(move, STANDARD), after.result)
    assert record is not None
    return record


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_golden_playthroughs(seats: int) -> None:
    """Set FATHOMS_GOLDEN=write to make them anew after a change of rules that is meant."""
    if os.environ.get("FATHOMS_GOLDEN") == "write":
        golden(seats).write_text(golden_text(bot_game(seats)), encoding="utf-8")
    text = golden(seats).read_text(encoding="utf-8")
    record = decode(text.partition("\n")[0])
    assert final_state(record).result == record.result
    assert golden_text(record) == text


def test_greedy_beats_random() -> None:
    """At least 90 of 100 two-player games, on fresh seeds each time."""
    fresh = random.SystemRandom().randrange(2**32)
    choose = chooser(["greedy", "random"])
    won = 0
    for number in range(100):
        *_, (_, _, last) = walk(GAME, STANDARD, 2, f"{fresh} {number}", choose)
        won += last.result.winners == (0,)
    assert won >= 90, f"won {won} of 100 with seed {fresh}"
