"""Random rule sets of all blocks on the page: the client's own table draws them and offers every choice.

2,000 rule sets in `make soak`: how a game begins, a decision and how it ends, two moves of each kind. In
`make test` 100 of small boards with one of the three (mostly the decision) and a move of each kind; every
block is among them.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from atlantis_rulesets import ALL_BLOCKS, blocks_of, kit_rule_sets
from hypothesis import given, settings
from hypothesis import strategies as st

import fathoms
from fathoms.core import CHANCE, begins_with, code, view
from fathoms.core.state_json import write_state
from fathoms.games.atlantis_treasure import GAME, Rules, State

if TYPE_CHECKING:
    from fathoms.games.atlantis_treasure import Move

ROOT = Path(fathoms.__file__).parents[2]
DRAWS = {False: 100, True: 2_000}
"""Rule sets, by whether this is `make soak`."""


def drawn(state: State, rng: random.Random) -> Move:
    """Draw a move: of the die any side, else every kind as likely as another."""
    if state.actor == CHANCE:
        chances = state.chances()
        return chances.at(rng.randrange(chances.total))
    moves = rng.choice(list(state.options().values()))
    return moves[rng.randrange(len(moves))]


def position(before: State, move: Move, after: State, rng: random.Random, *, tried: int) -> dict[str, Any]:
    """Write a position as the page gets it, with what it may ask for, a few moves, and what followed."""
    rules, deciding = before.rules, before.actor not in (None, CHANCE)
    seen = view(before, before.actor if deciding else 0)
    offer = GAME.offer(seen)
    reach = [
        GAME.write_move(moves[rng.randrange(len(moves))], rules)
        for moves in (before.options().values() if deciding else ())
        for _ in range(tried)
    ]
    words = {tuple(text.split()) for text in reach}
    begun = {" ".join(each[:size]) for each in words for size in range(2, len(each))}
    return {
        "number": before.turns,
        "actor": before.actor,
        "view": msgspec.Raw(write_state(seen.state)),
        "scene": GAME.scene(seen),
        "moves": offer.choices,
        "more": offer.more,
        "asks": {each: GAME.offer(seen, each).choices for each in begun},
        "reach": sorted(set(reach)),
        "move": GAME.write_move(move, rules),
        "effect": GAME.effect(view(before, None), move),
        "next": {
            "view": msgspec.Raw(write_state(view(after, seen.seat).state)),
            "scene": GAME.scene(view(after, seen.seat)),
        },
    }


def table(rules: Rules, seed: int, *, thorough: bool) -> dict[str, Any]:
    """Play a game at random and write how it begins, a decision and how it ends, or one of them."""
    rng = random.Random(seed)
    seats = rng.choice(GAME.seats_for(rules))
    state = GAME.start(rules, seats, begins_with(GAME, rules, seats, rng.randrange(seats)))
    steps: list[tuple[State, Move, State]] = []
    while state.actor is not None:
        move = drawn(state, rng)
        steps.append((state, move, state := state.play(move)))
    decision = rng.choice([step for step in steps if step[0].actor != CHANCE])
    shown = [steps[0], decision, steps[-1]]
    if not thorough:
        shown = rng.choices(shown, [1, 8, 1])
    return {
        "code": code.pack(GAME, rules),
        "rules": rules,
        "changes": rules.differences(GAME.standard),
        "steps": [position(*step, rng, tried=1 + thorough) for step in shown],
    }


def test_random_rule_sets_of_all_blocks_are_drawn_and_played_on_the_page(
    tmp_path: Path, *, thorough: bool
) -> None:
    tables, found = tmp_path / "tables.jsonl", set[str]()
    with tables.open("wb") as file:

        @settings(max_examples=DRAWS[thorough], derandomize=not thorough, database=None)
        @given(kit_rule_sets(most=9 if thorough else 7), st.integers(0, 2**32))
        def write(rules: Rules, seed: int) -> None:
            found.update(blocks_of(rules) & ALL_BLOCKS)
            file.write(msgspec.json.encode(table(rules, seed, thorough=thorough)) + b"\n")

        write()
    assert found == ALL_BLOCKS
    command = [sys.executable, str(ROOT / "tools/build_web.py"), "test"]
    environment = {**os.environ, "FATHOMS_TABLES": str(tables)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    assert done.returncode == 0, done.stdout + done.stderr
