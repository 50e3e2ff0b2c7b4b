"""Ideas built from the kit: rule sets of their own, those that measured best first.

`benchmarks/kit_ideas.py` measures them.
"""

from __future__ import annotations

from typing import Final, Literal

from fathoms.games.atlantis_treasure.rules import RULE_SETS, STANDARD, Rules

FIRST: Final = 12
"""How many of them are shown first."""

IDEAS: Final[dict[str, Rules]] = {
    "ten-rounds": Rules(ends="rounds", rounds=10),
    "friendly-waters": Rules(steals="none", ends="empty"),
    "clean-sweep": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TD..CD..",
            "..C....C.",
            "....#....",
            ".C....C..",
            "..DC..DT.",
            "..T..C...",
            ".........",
        ),
        ends="empty",
    ),
    "weather-vane": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TT..CT..",
            "..CE.S.C.",
            "....#....",
            ".C.N.WC..",
            "..TC..TT.",
            "..T..C...",
            ".........",
        ),
        die=("any", "turn", "turn", "coral", "torpedo", "torpedo"),
    ),
    "cargo-run": Rules(cargo="carried", cargo_room="one"),
    "captains-choice": Rules(dice="choose"),
    "abyss": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TT..CT..",
            "..C---.C.",
            "...---...",
            ".C.---C..",
            "..TC..TT.",
            "..T..C...",
            ".........",
        )
    ),
    "atoll": Rules(
        board=(
            ".........",
            ".T...C.T.",
            "...R=R...",
            ".CRT.TR..",
            "..=.#.=..",
            "..RT.TRC.",
            "...R=R...",
            ".T.C...T.",
            ".........",
        )
    ),
    "one-shot": Rules(torpedoes=1, reload="never", steals="all"),
    "knocked-out": Rules(hit_submarine="stays"),
    "double-haul": Rules(steals="two"),
    "rich-depths": Rules(
        board=(
            ".........",
            "...C..T..",
            ".T...C...",
            "..CD.D.C.",
            "....#....",
            ".C.D.DC..",
            "...C...T.",
            "..T..C...",
            ".........",
        ),
        target=(6, 4, 4),
    ),
    "towed-home": Rules(hit_submarine="base"),
    "whirlpool-bay": Rules(
        board=(
            ".........",
            ".@.C..T@.",
            ".TT..CT..",
            "..C....C.",
            "....#....",
            ".C....C..",
            "..TC..TT.",
            ".@T..C.@.",
            ".........",
        )
    ),
    "short-strokes": Rules(reach=4),
    "reef-pushers": Rules(hit_coral="moved", hit_compass="reserve"),
    "busy-gunners": Rules(reload="turn", torpedoes=1, shots_in_vain=True),
    "maelstrom": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TT..CT..",
            "..C>>v.C.",
            "...^#v...",
            ".C.^<<C..",
            "..TC..TT.",
            "..T..C...",
            ".........",
        )
    ),
    "short-fuse": Rules(torpedo_reach=3, torpedoes=4),
    "drifting-treasures": Rules(die=("N", "E", "S", "W", "treasure", "torpedo")),
    "either-or": Rules(die=("N/S", "E/W", "N/E", "S/W", "coral/torpedo", "any/torpedo")),
    "wandering-temple": Rules(die=("N", "E", "S", "W", "temple", "torpedo")),
    "free-sailing": Rules(stops=True),
    "two-dice": Rules(dice="both"),
    "charted-waters": Rules(
        board=(
            ".........",
            ".E.C..TS.",
            ".TT..CT..",
            "..CE.S.C.",
            "....#....",
            ".C.N.WC..",
            "..TC..TT.",
            ".NT..C.W.",
            ".........",
        )
    ),
    "busy-die": Rules(die=("N+coral", "E+coral", "S+coral", "W+coral", "any+torpedo", "torpedo")),
    "full-steam": Rules(die=("N", "E", "S", "W", "slide", "torpedo")),
    "stone-garden": Rules(
        board=(
            ".........",
            "...R..T..",
            ".TT..RT..",
            "..R....R.",
            "....#....",
            ".R....R..",
            "..TR..TT.",
            "..T..R...",
            ".........",
        ),
        die=("N", "E", "S", "W", "any", "torpedo"),
    ),
    "trench": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TT.-CT..",
            "..C.-..C.",
            "..--#--..",
            ".C..-.C..",
            "..TC-.TT.",
            "..T..C...",
            ".........",
        )
    ),
    "labyrinth": Rules(
        board=(
            ".........",
            "...RR.T..",
            ".TTR.CT..",
            "..C...RR.",
            ".R..#..R.",
            ".RR...C..",
            "..TC.RTT.",
            "..T.RR...",
            ".........",
        )
    ),
    "sandbanks": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TT.=CT..",
            "..C=.=.C.",
            "..=.#.=..",
            ".C.=.=C..",
            "..TC=.TT.",
            "..T..C...",
            ".........",
        )
    ),
    "gulf-stream": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TT..CT..",
            ".>>>>>>>.",
            "....#....",
            ".<<<<<<<.",
            "..TC..TT.",
            "..T..C...",
            ".........",
        )
    ),
    "double-stroke": Rules(slides=2, reach=3, target=(5, 4, 4)),
    "pirates": Rules(cargo="carried", cargo_lost="taken", torpedoes=3),
    "full-hold": Rules(cargo="carried"),
    "two-crews": Rules(teams=True, target=(4, 3, 5)),
    "crown-jewels": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TD..CD..",
            "..C.X..C.",
            "...X#X...",
            ".C..X.C..",
            "..DC..DT.",
            "..T..C...",
            ".........",
        ),
        target=(12, 8, 8),
    ),
    "convoy": Rules(teams=True, target=(4, 3, 5), cargo="carried", hit_submarine="stays"),
    "head-start": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TT.0CT..",
            "..C....C.",
            "....#....",
            ".C....C..",
            "..TC1.TT.",
            "..T..C...",
            ".........",
        ),
        bases=("N e1", "S e9"),
        target=(5, 3, 3),
    ),
    "four-crowns": Rules(
        board=(
            ".........",
            "...C.....",
            "..X..CX..",
            "..C....C.",
            "....#....",
            ".C....C..",
            "..XC..X..",
            ".....C...",
            ".........",
        ),
        target=(6, 6, 6),
        torpedoes=3,
    ),
}

_NAMES: Final = tuple(IDEAS)
SHOWN: Final[dict[str, Literal["first", "more"]]] = {
    name: "first" if place < FIRST else "more" for place, name in enumerate(_NAMES)
}
ALL: Final[dict[str, Rules]] = {
    "standard": STANDARD,
    **{name: IDEAS[name] for name in _NAMES[:FIRST]},
    **RULE_SETS,
    **{name: IDEAS[name] for name in _NAMES[FIRST:]},
}
"""Every built-in rule set, in the order in which people are shown them."""
