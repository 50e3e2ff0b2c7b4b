"""Built-in rule sets of Atlantis Treasure, each different from the standard in one thing (V4)."""

from __future__ import annotations

from typing import Final

from fathoms.games.atlantis_treasure.rules import STANDARD, Rules

RULE_SETS: Final[dict[str, Rules]] = {
    "standard": STANDARD,
    "replacement": Rules(replacement=True),
    "foresight": Rules(foresight=True),
    "stock": Rules(stock=True),
    "all-variants": Rules(replacement=True, foresight=True, stock=True),
    "bigger-sea": Rules(
        board=(
            ".............",
            "...C.....T...",
            ".T....C......",
            "......T...C..",
            "..C..T.......",
            ".........C.T.",
            "...C..#..C...",
            ".T.C.........",
            ".......T..C..",
            "..C...T......",
            "......C....T.",
            "...T.....C...",
            ".............",
        ),
        bases=("N g1", "E m7", "S g13", "W a7"),
    ),
    "torpedo-die": Rules(die=("N", "E", "S", "W", "torpedo", "torpedo")),
    "no-coral": Rules(
        board=(
            ".........",
            "......T..",
            ".TT...T..",
            ".........",
            "....#....",
            ".........",
            "..T...TT.",
            "..T......",
            ".........",
        ),
        die=("N", "E", "S", "W", "any", "torpedo"),
    ),
    "two-temples": Rules(
        board=(
            ".........",
            "...C..T..",
            ".TT..CT..",
            "..C....C.",
            "...#.#...",
            ".C....C..",
            "..TC..TT.",
            "..T..C...",
            ".........",
        ),
    ),
    "sunken-palace": Rules(
        board=(
            "...........",
            "...C.......",
            "..##.####..",
            "..#T...T#C.",
            "..#.CTC....",
            "..#.T#T.#..",
            "....CTC.#..",
            ".C#T...T#..",
            "..####.##..",
            ".......C...",
            "...........",
        ),
        bases=("N f1", "E k6", "S f11", "W a6"),
    ),
    "lagoon": Rules(
        board=(
            ".......",
            ".T.C.T.",
            "..C.T..",
            ".T.#.T.",
            "..T.C..",
            ".T.C.T.",
            ".......",
        ),
        bases=("N d1", "S d7"),
    ),
    "spent-compasses": Rules(used_compass="out"),
    "wild-die": Rules(die=("any", "any", "coral", "torpedo", "torpedo", "again")),
}
