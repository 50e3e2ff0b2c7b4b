"""The rule set of Atlantis Treasure: board, pieces, die, counts, variants. All of it may be changed (V4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta

from fathoms.core import RuleSet
from fathoms.games.atlantis_treasure.checks import problems_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.core import BadRules

SEATS: Final = range(2, 5)

Face: TypeAlias = Literal["N", "E", "S", "W", "any", "coral", "torpedo", "nothing", "again"]

Row = Annotated[str, Meta(min_length=5, max_length=15)]
Base = Annotated[str, Meta(min_length=4, max_length=5)]
Count = Annotated[int, Meta(ge=0, le=12)]
Target = Annotated[int, Meta(ge=1, le=20)]


class Rules(RuleSet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What may be changed. The names are the ones a person types in `--rules` and in a record."""

    game: ClassVar[str] = "atlantis-treasure"

    board: Annotated[
        tuple[Row, ...],
        Meta(
            min_length=5,
            max_length=15,
            description="B6: the board, a text for each row from north to south: "
            ". free, # temple, T treasure, C coral",
        ),
    ] = (
        ".........",
        "...C..T..",
        ".TT..CT..",
        "..C....C.",
        "....#....",
        ".C....C..",
        "..TC..TT.",
        "..T..C...",
        ".........",
    )
    bases: Annotated[
        tuple[Base, ...],
        Meta(
            min_length=2,
            max_length=4,
            description="B7: the bases clockwise from north, each as its side of the board and its mouth, "
            "like N e1",
        ),
    ] = ("N e1", "E i5", "S e9", "W a5")
    compasses: Annotated[
        tuple[Count, ...],
        Meta(min_length=4, max_length=4, description="B3: compasses in the reserve for N, E, S and W"),
    ] = (4, 4, 4, 4)
    torpedoes: Annotated[int, Meta(ge=0, le=9, description="B3: torpedoes on each submarine")] = 2
    die: Annotated[
        tuple[Face, ...],
        Meta(
            min_length=2,
            max_length=12,
            description="B5: the faces of the die; any is a compass of any direction, again is another roll; "
            "a face may stand twice",
        ),
    ] = ("N", "E", "S", "W", "coral", "torpedo")
    target: Annotated[
        tuple[Target, ...],
        Meta(min_length=3, max_length=3, description="E1: treasures that win with 2, 3 and 4 players"),
    ] = (4, 3, 3)
    used_compass: Annotated[
        Literal["reserve", "out"],
        Meta(description="M4: where a compass goes that turned a submarine: the reserve, or out of the game"),
    ] = "reserve"
    hit_compass: Annotated[
        Literal["reserve", "out"],
        Meta(description="T8: where a compass goes that a torpedo hit: the reserve, or out of the game"),
    ] = "out"
    open_mouths: Annotated[
        bool, Meta(description="F1: whether coral and compasses may be put on the mouths of bases")
    ] = False
    open_sea: Annotated[
        bool,
        Meta(description="F1: whether coral must leave the sea in one piece, so that it shuts nobody in"),
    ] = False
    quiet_rounds: Annotated[
        int,
        Meta(ge=1, le=200, description="E3: full rounds without a treasure changing place that end the game"),
    ] = 40
    replacement: Annotated[
        bool, Meta(description="V1: on coral, a compass on the board may be swapped for one from the reserve")
    ] = False
    foresight: Annotated[bool, Meta(description="V2: each player picks compasses before the game")] = False
    picks: Annotated[int, Meta(ge=1, le=6, description="V2: how many compasses each player picks")] = 2
    stock: Annotated[
        bool, Meta(description="V3: rolled compasses may be stored and placed together later")
    ] = False

    def problems(self) -> Iterator[BadRules]:
        """Tell why some player could not play to the end."""
        return problems_of(self)


STANDARD: Final = Rules()


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
