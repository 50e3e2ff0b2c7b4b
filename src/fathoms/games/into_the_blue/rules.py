"""The rule set of Into the Blue: every number of the game, none of them in the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal

import msgspec
from msgspec import Meta

from fathoms.core import BadRules, RuleSet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

CHEST: Final = "C"
SEATS: Final = range(2, 6)

MOST_POINTS: Final = 99
MOST_SHELLS: Final = 30
MOST_ROLLS: Final = 5
Value = Annotated[int, Meta(ge=0, le=MOST_POINTS)]


class Rules(RuleSet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What may be changed. The names are the ones a person types in `--rules` and in a record."""

    game: ClassVar[str] = "into-the-blue"

    shells: Annotated[int, Meta(ge=1, le=MOST_SHELLS, description="B1: shells of each player")] = 12
    dice: Annotated[int, Meta(ge=1, le=8, description="B2: how many dice")] = 6
    faces: Annotated[
        str,
        Meta(
            min_length=2,
            max_length=12,
            pattern="^[1-6C]+$",
            description="B2: the faces of each die, a letter each; C is the chest; a face may stand twice",
        ),
    ] = "12345C"
    rolls: Annotated[
        int, Meta(ge=1, le=MOST_ROLLS, description="T2: rolls in a turn, the first included")
    ] = 3
    levels: Annotated[int, Meta(ge=1, le=6, description="B3: how deep the sea is")] = 5
    main: Annotated[
        tuple[Value, ...],
        Meta(min_length=1, max_length=6, description="B6: main treasure of each level, from level 1 down"),
    ] = (2, 3, 4, 5, 6)
    secondary: Annotated[
        tuple[Value, ...],
        Meta(
            min_length=1, max_length=6, description="B6: secondary treasure of each level, from level 1 down"
        ),
    ] = (1, 1, 2, 2, 3)
    other_secondary: Annotated[
        tuple[Value, ...],
        Meta(
            max_length=6,
            description="B6: the other secondary treasure of each level; none given: both are alike",
        ),
    ] = ()
    secondaries: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=4)], ...],
        Meta(
            min_length=4,
            max_length=4,
            description="B4: secondaries on a level with 2, 3, 4 and 5 players",
        ),
    ] = (1, 1, 2, 2)
    chests: Annotated[
        tuple[Value, ...],
        Meta(min_length=1, max_length=10, description="B5: the values of the chests"),
    ] = (5, 6, 6, 7, 8)
    last_shell: Annotated[
        Literal["last-turns", "at-once", "never"],
        Meta(description="E1: what the last shell of a player does"),
    ] = "last-turns"
    last_chest: Annotated[
        Literal["at-once", "last-turns", "never"],
        Meta(description="E2: what the last chest does"),
    ] = "at-once"
    chest_sight: Annotated[
        Literal["secret", "open"],
        Meta(description="C1: who sees the value of a taken chest before the scoring"),
    ] = "secret"
    chest_turn: Annotated[
        bool, Meta(description="C2: whether a perfect dive gives another turn besides the chest")
    ] = True
    shells_by_seat: Annotated[
        tuple[Annotated[int, Meta(ge=-29, le=29)], ...],
        Meta(max_length=5, description="A1: how many shells more or fewer each seat begins with"),
    ] = ()
    rolls_by_seat: Annotated[
        tuple[Annotated[int, Meta(ge=-4, le=4)], ...],
        Meta(max_length=5, description="A2: how many rolls more or fewer each seat has in a turn"),
    ] = ()
    begins: Annotated[
        int, Meta(ge=0, le=5, description="A3: the seat that begins, 1 is the first; 0: the table decides")
    ] = 0

    def problems(self) -> Iterator[BadRules]:
        """Tell which levels have no face or no treasure, and whether nothing can end the game."""
        for level in range(1, self.levels + 1):
            if str(level) not in self.faces:
                yield BadRules("into-the-blue.rules-no-face", rule="B2", field="faces", level=level)
        for field, values in (
            ("main", self.main),
            ("secondary", self.secondary),
            ("other_secondary", self.other_secondary),
        ):
            alike = field == "other_secondary" and len(values) == 0
            if len(values) < self.levels and not alike:
                yield BadRules(
                    "into-the-blue.rules-no-value",
                    rule="B6",
                    field=field,
                    found=len(values),
                    levels=self.levels,
                )
        yield from self._handicap_problems()
        if self.last_shell == "never":
            if self.last_chest == "never":
                yield BadRules("into-the-blue.rules-no-end", rule="E1", field="last_shell")
            elif CHEST not in self.faces or self.dice <= self.levels:
                yield BadRules("into-the-blue.rules-no-perfect-dive", rule="E2", field="last_shell")

    def _handicap_problems(self) -> Iterator[BadRules]:
        for rule, field, usual, differences, most in (
            ("A1", "shells_by_seat", self.shells, self.shells_by_seat, MOST_SHELLS),
            ("A2", "rolls_by_seat", self.rolls, self.rolls_by_seat, MOST_ROLLS),
        ):
            for seat, difference in enumerate(differences):
                found = usual + difference
                if not 1 <= found <= most:
                    yield BadRules(
                        f"into-the-blue.rules-{field}",
                        rule=rule,
                        field=field,
                        place=str(seat),
                        seat=seat + 1,
                        found=found,
                        most=most,
                    )


STANDARD: Final = Rules()


def has_perfect_dives(rules: Rules) -> bool:
    """Tell whether the dice of a rule set can bring up a chest (T8)."""
    return CHEST in rules.faces and rules.dice > rules.levels


def has_open_chests(rules: Rules) -> bool:
    """Tell whether everybody sees what is in a taken chest (C1)."""
    return rules.chest_sight == "open"


def shells_of(rules: Rules, seat: int) -> int:
    """Count the shells that a seat begins with (B1, A1)."""
    return rules.shells + difference_of(rules.shells_by_seat, seat)


def rolls_of(rules: Rules, seat: int) -> int:
    """Count the rolls of a seat in a turn (T2, A2)."""
    return rules.rolls + difference_of(rules.rolls_by_seat, seat)


def most_rolls(rules: Rules) -> int:
    """Count the rolls of the seat that has most."""
    return max(rolls_of(rules, seat) for seat in range(SEATS.stop - 1))


def difference_of(differences: Sequence[int], seat: int) -> int:
    """Give what a seat has more or less than the others; a seat that is not listed has no handicap."""
    return differences[seat] if seat < len(differences) else 0


def plays_standard(rules: Rules) -> bool:
    """Tell whether a turn is that of the standard game for every seat: who begins changes none."""
    return msgspec.structs.replace(rules, begins=STANDARD.begins) == STANDARD


def reconstructed(rules: Rules) -> list[str]:
    """Name the fields whose values are our reconstruction, as far as the standard rule set has any (B6)."""
    ours: list[str] = []
    if _is_ours(rules.main, STANDARD.main):
        ours.append("main")
    if _is_ours(rules.secondary, STANDARD.secondary) and _is_ours(rules.other_secondary, STANDARD.secondary):
        ours.append("secondary")
    return ours


def _is_ours(values: Sequence[int], ours: Sequence[int]) -> bool:
    return all(value == our for value, our in zip(values, ours, strict=False))


RULE_SETS: Final[dict[str, Rules]] = {
    "standard": STANDARD,
    "quick": Rules(shells=6),
    "two-rolls": Rules(rolls=2),
    "rich-chests": Rules(chests=(7, 8, 9, 10, 12)),
    "sudden-end": Rules(last_shell="at-once"),
    # Not fair, on purpose: an example for the workshop, which says so (see its words).
    "first-come": Rules(shells=3, last_shell="at-once"),
    "deep-trench": Rules(
        levels=6, faces="123456C", dice=7, main=(2, 3, 4, 5, 6, 7), secondary=(1, 1, 2, 2, 3, 3)
    ),
}
"""Built-in rule sets, most of them different from the standard in one thing."""
