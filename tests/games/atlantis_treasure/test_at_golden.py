"""Golden playthroughs of Atlantis Treasure: each player count, and each variant alone and together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fathoms.core.record import decode
from fathoms.games.atlantis_treasure import GAME
from goldens import FOLDER, check_golden, chooser

if TYPE_CHECKING:
    import random

    from fathoms.games.atlantis_treasure import Move, State

PLAYED = [(seats, "standard") for seats in (2, 3, 4)] + [
    (2, "replacement"),
    (3, "foresight"),
    (2, "stock"),
    (4, "all-variants"),
]


def any_kind(state: State, rng: random.Random) -> Move:
    """Choose a kind of move first, so that each is tried, however many moves of another kind there are."""
    options = state.options()
    return rng.choice(options[rng.choice(list(options))])


@pytest.mark.parametrize(("seats", "name"), PLAYED)
def test_golden_playthroughs(seats: int, name: str) -> None:
    bots = chooser(GAME, ["greedy" if seat % 2 == 0 else "random" for seat in range(seats)])
    choose = bots if name == "standard" else any_kind
    check_golden(f"atlantis-treasure-{seats}-{name}", GAME, GAME.rule_sets[name], seats, choose)


@pytest.mark.parametrize(
    ("golden", "verbs"),
    [
        ("2-replacement", {"swap"}),
        ("3-foresight", {"pick", "own"}),
        ("2-stock", {"store", "unstore"}),
        ("4-all-variants", {"swap", "pick", "own", "store", "unstore"}),
    ],
)
def test_the_golden_games_show_their_variants(golden: str, verbs: set[str]) -> None:
    record = decode(
        (FOLDER / f"atlantis-treasure-{golden}.jsonl").read_text(encoding="utf-8").partition("\n")[0]
    )
    assert verbs <= {move.partition(" ")[0] for move in record.moves}
