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

Face: TypeAlias = Annotated[str, Meta(min_length=1, max_length=17)]
"""One action, or two of them: `A+B` both, `A/B` one of the two (D1)."""

Row = Annotated[str, Meta(min_length=5, max_length=15)]
Base = Annotated[str, Meta(min_length=4, max_length=5)]
Count = Annotated[int, Meta(ge=0, le=12)]
Target = Annotated[int, Meta(ge=1, le=20)]
MoreTarget = Annotated[int, Meta(ge=-19, le=19)]
MoreTorpedoes = Annotated[int, Meta(ge=-9, le=9)]


class Rules(RuleSet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What may be changed. The names are the ones a person types in `--rules` and in a record."""

    game: ClassVar[str] = "atlantis-treasure"

    board: Annotated[
        tuple[Row, ...],
        Meta(
            min_length=5,
            max_length=15,
            description="B6: the board, a text for each row from north to south: "
            ". free, # temple, T D X treasure worth 1 2 3, C coral, R rock, - deep, ^ > v < current, "
            "= shallows, @ whirlpool, N E S W compass, 0 1 2 3 submarine",
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
            "A+B is both, A/B one of the two; a face may stand twice",
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
    stops: Annotated[
        bool, Meta(description="M7: whether a submarine may stop on any square of its slide")
    ] = False
    reach: Annotated[
        int, Meta(ge=0, le=15, description="M8: squares of a slide at most; 0 is as far as you can")
    ] = 0
    slides: Annotated[int, Meta(ge=1, le=2, description="M9: slides a turn")] = 1
    cargo: Annotated[
        Literal["base", "carried"],
        Meta(description="K1: a taken treasure goes to the base at once, or is carried until you slide home"),
    ] = "base"
    cargo_room: Annotated[
        Literal["any", "one"], Meta(description="K2: how many treasures a submarine can carry")
    ] = "any"
    cargo_lost: Annotated[
        Literal["dropped", "taken"],
        Meta(description="K3: what a hit does to carried treasures: they drop into the sea, or are taken"),
    ] = "dropped"
    hit_submarine: Annotated[
        Literal["corner", "base", "stays"],
        Meta(description="H1: a hit submarine goes to a corner or its base, or stays and misses a turn"),
    ] = "corner"
    steals: Annotated[
        Literal["none", "one", "two", "all"],
        Meta(description="H2: treasures a hit takes from the victim's base"),
    ] = "one"
    hit_coral: Annotated[
        Literal["out", "moved"],
        Meta(description="H3: a hit reef is out of the game, or the shooter moves it"),
    ] = "out"
    torpedo_reach: Annotated[
        int, Meta(ge=0, le=15, description="H4: squares a torpedo flies; 0 is any distance")
    ] = 0
    shots_in_vain: Annotated[bool, Meta(description="H5: whether a torpedo may be fired at nothing")] = False
    reload: Annotated[
        Literal["base", "never", "turn"],
        Meta(description="H6: torpedoes are reloaded on the base, never, or one at each turn"),
    ] = "base"
    dice: Annotated[
        Literal["one", "both", "choose"],
        Meta(description="D2: one die, or two of which both are done or one is chosen"),
    ] = "one"
    ends: Annotated[
        Literal["target", "rounds", "empty"],
        Meta(description="E4: the game ends at the target (E1), after rounds, or when the sea is empty (E5)"),
    ] = "target"
    rounds: Annotated[int, Meta(ge=1, le=99, description="E4: full rounds of a game that ends by rounds")] = (
        12
    )
    teams: Annotated[
        bool, Meta(description="E6: four players in two teams, seats 1 and 3 against 2 and 4")
    ] = False
    target_by_seat: Annotated[
        tuple[MoreTarget, ...],
        Meta(max_length=4, description="A1: what each seat needs more or less than the target"),
    ] = ()
    torpedoes_by_seat: Annotated[
        tuple[MoreTorpedoes, ...],
        Meta(max_length=4, description="A2: torpedoes each seat has more or less"),
    ] = ()
    begins: Annotated[
        int, Meta(ge=0, le=4, description="A3: the seat that begins; 0 is as the table decides")
    ] = 0

    def torpedoes_of(self, seat: int) -> int:
        """The torpedoes of a seat's submarine (B3), its handicap included (A2)."""
        more = self.torpedoes_by_seat
        return self.torpedoes + (more[seat] if seat < len(more) else 0)

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
