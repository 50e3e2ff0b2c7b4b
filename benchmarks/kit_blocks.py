"""How the bot `greedy` does against `random` under each block of the kit of Atlantis Treasure, one at a time.

    .venv/bin/python benchmarks/kit_blocks.py [--games 1000] [--only currents,carried]

Each line is one rule set: the share of wins of `greedy` (a shared win counts in parts), the turns of a game,
and how many games ended only because nothing happened any more (E3). With teams, seats 0 and 2 are `greedy`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

from fathoms.games.atlantis_treasure.compiled.kernel import KERNEL
from fathoms.games.atlantis_treasure.rules import STANDARD, Rules

_BOARD: Final = STANDARD.board


def drawn(*changes: tuple[str, str]) -> tuple[str, ...]:
    """Draw marks on squares of the standard board, each as `mark square`."""
    rows = [list(row) for row in _BOARD]
    for mark, names in changes:
        for name in names.split():
            rows[int(name[1:]) - 1]["abcdefghi".index(name[0])] = mark
    return tuple("".join(row) for row in rows)


BLOCKS: Final[dict[str, dict[str, Any]]] = {
    "standard": {},
    "rock": {"board": drawn(("R", "c5 g5 e3 e7"))},
    "deep": {"board": drawn(("-", "a1 b1 h1 i1 a9 b9 h9 i9 d5 f5"))},
    "currents": {"board": drawn(("^", "b8 h5"), (">", "b2 d8"), ("v", "h2 b5"), ("<", "h8 f2"))},
    "shallows": {"board": drawn(("=", "d4 f4 d6 f6 c5 g5"))},
    "whirlpools": {"board": drawn(("@", "b1 h4 b6 h9"))},
    "pieces-at-the-start": {"board": drawn(("N", "d8"), ("E", "b4"), ("S", "f2"), ("W", "h6"), ("0", "a1"))},
    "worth": {"board": drawn(("D", "g2 c8"), ("X", "b3 h7"))},
    "stops": {"stops": True},
    "reach-3": {"reach": 3},
    "two-slides": {"slides": 2},
    "carried": {"cargo": "carried"},
    "carried-one": {"cargo": "carried", "cargo_room": "one"},
    "carried-taken": {"cargo": "carried", "cargo_lost": "taken"},
    "hit-goes-home": {"hit_submarine": "base"},
    "hit-misses-a-turn": {"hit_submarine": "stays"},
    # With four players each might hold two of the eight treasures: somebody must be able to win (E2).
    "steals-none": {"steals": "none", "target": (*STANDARD.target[:2], 2)},
    "steals-two": {"steals": "two"},
    "steals-all": {"steals": "all"},
    "hit-coral-moved": {"hit_coral": "moved"},
    "torpedo-reach-3": {"torpedo_reach": 3},
    "shots-in-vain": {"shots_in_vain": True},
    "reload-never": {"reload": "never"},
    "reload-each-turn": {"reload": "turn"},
    "faces-of-two": {"die": ("N+S", "E/W", "coral+torpedo", "any", "torpedo/coral", "N/any")},
    "two-dice-both": {"dice": "both"},
    "two-dice-chosen": {"dice": "choose"},
    "face-treasure": {"die": (*STANDARD.die, "treasure", "treasure")},
    "face-temple": {"die": (*STANDARD.die, "temple", "temple")},
    "face-turn": {"die": (*STANDARD.die, "turn", "turn")},
    "face-slide": {"die": (*STANDARD.die, "slide", "slide")},
    "ends-by-rounds": {"ends": "rounds"},
    "ends-when-empty": {"ends": "empty"},
    "teams": {"teams": True},
    "target-by-seat": {"target_by_seat": (1, -1)},
    "torpedoes-by-seat": {"torpedoes_by_seat": (-2, 1)},
    "seat-2-begins": {"begins": 2},
}


def measure(rules: Rules, games: int) -> tuple[float, float, float, float]:
    """Play `greedy` against `random` from every seat; give its share, turns, quiet ends, games a second."""
    lineups = (["greedy", "random"] * 2, ["random", "greedy"] * 2)
    share, turns, quiet, began = 0.0, 0.0, 0.0, time.perf_counter()
    for bots in lineups:
        seated = bots if rules.teams else bots[:2]
        first: Any = rules.begins - 1 if rules.begins else "rotate"
        plays = KERNEL.play(rules, seated, range(games // 2), 7, first)
        mine = plays.wins[:, [bot == "greedy" for bot in seated]].sum(axis=1)
        share += float((mine / plays.wins.sum(axis=1)).mean()) / 2
        turns += float(plays.turns.mean()) / 2
        quiet += float(plays.deeds[:, KERNEL.deeds.index("quiet-ends")].mean()) / 2
    return share, turns, quiet, games / (time.perf_counter() - began)


def main() -> None:
    """Print a line a block."""
    parser = argparse.ArgumentParser(description="`greedy` against `random` under each block of the kit.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", default="", help="names of blocks, with commas")
    asked = parser.parse_args()
    chosen = [name for name in asked.only.split(",") if name] or list(BLOCKS)
    measure(STANDARD, 2)
    print("| block | greedy wins | turns | quiet ends | games/s |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name in chosen:
        share, turns, quiet, speed = measure(Rules(**BLOCKS[name]), asked.games)
        print(f"| {name} | {share:.1%} | {turns:.1f} | {quiet:.1%} | {speed:.0f} |", flush=True)


if __name__ == "__main__":
    main()
