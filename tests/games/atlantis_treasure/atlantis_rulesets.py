"""Random legal rule sets of Atlantis Treasure: every size of board, every field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from hypothesis import strategies as st

from fathoms.core import BadRules
from fathoms.games.atlantis_treasure.faces import ACTIONS, ALL_FACES, split_face
from fathoms.games.atlantis_treasure.grid import (
    DIRECTIONS,
    LETTERS,
    SUBMARINES,
    WORTH,
    Direction,
    square_names,
)
from fathoms.games.atlantis_treasure.rules import SEATS, STANDARD, Face, Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn

FACES: tuple[Face, ...] = ACTIONS[: ACTIONS.index("treasure")]
"""The faces that bring the book's actions."""
KIT = frozenset(Rules.__struct_fields__[Rules.__struct_fields__.index("stops") :])
"""The fields of the blocks beyond the book."""

dice = st.permutations(FACES) | st.lists(st.sampled_from(FACES), min_size=2, max_size=12)


def mouths_of(width: int, height: int) -> list[tuple[Direction, str]]:
    """List every place a base may have, clockwise from the north-west corner."""
    columns, rows = LETTERS[:width], range(1, height + 1)
    return [
        *(("N", f"{x}1") for x in columns),
        *(("E", f"{columns[-1]}{y}") for y in rows),
        *(("S", f"{x}{height}") for x in reversed(columns)),
        *(("W", f"a{y}") for y in reversed(rows)),
    ]


@st.composite
def bases_for(draw: DrawFn, width: int, height: int) -> tuple[str, ...]:
    """Draw two to four bases with different mouths."""
    places = mouths_of(width, height)
    chosen = draw(
        st.lists(
            st.sampled_from(range(len(places))), min_size=2, max_size=4, unique_by=lambda at: places[at][1]
        )
    )
    return tuple(" ".join(places[at]) for at in sorted(chosen))


@st.composite
def rule_sets(draw: DrawFn, least: int = 5, most: int = 15, **fixed: Any) -> Rules:
    """Draw a rule set that passes its own check; `fixed` sets fields."""
    width, height = draw(st.integers(least, most)), draw(st.integers(least, most))
    squares = range(width * height)
    sea = ["."] * (width * height)
    for mark, few, many in (("#", 0, 4), ("C", 0, 12), ("T", 5, 12)):
        for square in draw(st.lists(st.sampled_from(squares), min_size=few, max_size=many, unique=True)):
            sea[square] = mark
    drawn: dict[str, Any] = {
        "board": _rows(sea, width),
        "bases": draw(bases_for(width, height)),
        "compasses": tuple(draw(st.integers(0, 5)) for _ in DIRECTIONS),
        "torpedoes": draw(st.integers(0, 3)),
        "die": tuple(
            draw(st.lists(st.sampled_from(FACES), min_size=2, max_size=12) | st.permutations(FACES))
        ),
        "target": tuple(draw(st.integers(1, 6)) for _ in range(3)),
        "used_compass": draw(st.sampled_from(["reserve", "out"])),
        "hit_compass": draw(st.sampled_from(["reserve", "out"])),
        "open_mouths": draw(st.booleans()),
        "open_sea": draw(st.booleans()),
        "quiet_rounds": draw(st.integers(1, 12)),
        "replacement": draw(st.booleans()),
        "foresight": draw(st.booleans()),
        "picks": draw(st.integers(1, 6)),
        "stock": draw(st.booleans()),
    }
    assert drawn.keys() | KIT == set(Rules.__struct_fields__), "a field that is not drawn is never played"
    return mended(Rules(**{**drawn, **fixed}))


@st.composite
def kit_rule_sets(draw: DrawFn, least: int = 5, most: int = 9, **fixed: Any) -> Rules:
    """Draw a rule set with any of the blocks of the kit; `fixed` sets fields."""
    rules = draw(rule_sets(least=least, most=most))
    sea, width = list("".join(rules.board)), len(rules.board[0])
    mouths = {base[2:] for base in rules.bases}
    names = square_names(width, len(rules.board))
    water = [at for at, mark in enumerate(sea) if mark == "." and names[at] not in mouths]
    marks = [
        *draw(st.lists(st.sampled_from("DXR-^>v<=NESW"), max_size=12)),
        *draw(st.sampled_from(["", "@@", "@@@"])),
    ]
    marks += draw(st.sets(st.sampled_from(SUBMARINES[: len(rules.bases)])))
    for mark, at in zip(sorted(marks), draw(st.permutations(water)), strict=False):
        sea[at] = mark
    if sea.count("@") == 1:
        sea[sea.index("@")] = "."
    dice = draw(st.sampled_from(["one", "both", "choose"]))
    alone = [action for action in ACTIONS if dice == "one" or action != "again"]
    joined = ALL_FACES[len(ACTIONS) :]
    carried = draw(st.booleans())
    ends = draw(st.sampled_from(["target", "rounds", "empty"]))
    drawn: dict[str, Any] = {
        "board": _rows(sea, width),
        "die": tuple(
            draw(st.lists(st.sampled_from(alone) | st.sampled_from(joined), min_size=2, max_size=8))
        ),
        "torpedoes": draw(st.integers(1, 3)),
        "stops": draw(st.booleans()),
        "reach": draw(st.sampled_from([0, 0, 1, 2, 3, 6, 15])),
        "slides": draw(st.integers(1, 2)),
        "cargo": "carried" if carried else "base",
        "cargo_room": draw(st.sampled_from(["any", "one"])) if carried else "any",
        "cargo_lost": draw(st.sampled_from(["dropped", "taken"])) if carried else "dropped",
        "hit_submarine": draw(st.sampled_from(["corner", "base", "stays"])),
        "steals": draw(st.sampled_from(["none", "one", "two", "all"])),
        "hit_coral": draw(st.sampled_from(["out", "moved"])),
        "torpedo_reach": draw(st.sampled_from([0, 0, 1, 3, 15])),
        "shots_in_vain": draw(st.booleans()),
        "reload": draw(st.sampled_from(["base", "never", "turn"])),
        "dice": dice,
        "ends": ends,
        "rounds": draw(st.integers(1, 20)) if ends == "rounds" else Rules().rounds,
        "teams": len(rules.bases) == SEATS.stop - 1 and draw(st.booleans()),
        "target_by_seat": tuple(draw(st.lists(st.integers(-2, 2), max_size=4))) if ends == "target" else (),
        "torpedoes_by_seat": tuple(draw(st.lists(st.integers(-1, 2), max_size=4))),
        "begins": draw(st.integers(0, 4)),
    }
    assert drawn.keys() >= KIT, "a field that is not drawn is never played"
    return mended(msgspec.structs.replace(rules, **{**drawn, **fixed}))


def blocks_of(rules: Rules) -> set[str]:
    """Name the blocks of a rule set: what is drawn, what the dice bring and how, every field that differs."""
    drawn = {f"board {mark}" for row in rules.board for mark in row}
    faces = {f"die {part}" for face in rules.die for part in (*split_face(face), *"+/") if part in face}
    changed = rules.differences(STANDARD).items()
    fields = {f"{field} {value}" if isinstance(value, str) else field for field, value in changed}
    return drawn | faces | fields


ALL_BLOCKS = frozenset(
    [
        *(f"board {mark}" for mark in "DXR-^>v<=@NESW0123"),
        *(f"die {part}" for part in (*ACTIONS, "+", "/")),
        *("stops", "reach", "slides"),
        *("cargo carried", "cargo_room one", "cargo_lost taken"),
        *("hit_submarine base", "hit_submarine stays", "steals none", "steals two", "steals all"),
        *("hit_coral moved", "torpedo_reach", "shots_in_vain", "reload never", "reload turn"),
        *("dice both", "dice choose", "ends rounds", "ends empty", "rounds", "teams"),
        *("target_by_seat", "torpedoes_by_seat", "begins"),
    ]
)
"""All that `kit_rule_sets` draws beyond the book."""


def mended(rules: Rules) -> Rules:
    """Mend whatever the check complains about, square by square and field by field."""
    while True:
        try:
            rules.check()
        except BadRules as error:
            rules = _mend(rules, error)
        else:
            return rules


def _mend(rules: Rules, error: BadRules) -> Rules:  # noqa: PLR0911 - one case a problem
    sea, width = list("".join(rules.board)), len(rules.board[0])
    square = str(error.phrase.args.get("square", ""))
    at = square_names(width, len(rules.board)).index(square) if square else 0
    match error.phrase.key.removeprefix("atlantis-treasure.rules-"):
        case "mouth" | "unreachable" | "shut-in" | "whirlpool-alone":
            sea[at] = "."
        case "walled-in":
            # The square inwards of the mouth is free from now on.
            y, x = divmod(at, width)
            side = next(base[0] for base in rules.bases if base[2:] == square)
            dx, dy = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}[side]
            sea[x + dx + (y + dy) * width] = "."
        case "cut-off":
            sea[next(at for at, mark in enumerate(sea) if mark in "#CR-")] = "."
        case "target" | "no-treasure" if not any(mark in WORTH for mark in sea):
            return _open_sea(rules)
        case "target":
            worth = sum(WORTH.get(mark, 0) for mark in sea)
            return msgspec.structs.replace(rules, target=tuple(min(most, worth) for most in rules.target))
        case "no-torpedo":
            die = (*rules.die[:11], "torpedo")
            return msgspec.structs.replace(rules, torpedoes=1, torpedoes_by_seat=(), steals="one", die=die)
        case "handicap-target" | "handicap-torpedoes" | "needs-torpedoes" | "needs-cargo":
            field = str(error.phrase.args["field"])
            return msgspec.structs.replace(rules, **{field: getattr(STANDARD, field)})
        case "no-way-home":
            return msgspec.structs.replace(rules, cargo="base")
        case "face-temple" | "face-turn":
            die = tuple(
                face if str(place) != error.place else "coral" for place, face in enumerate(rules.die)
            )
            return msgspec.structs.replace(rules, die=die)
        case key:
            raise AssertionError(key)
    return msgspec.structs.replace(rules, board=_rows(sea, width))


def _open_sea(rules: Rules) -> Rules:
    """Begin anew where no treasure is within reach: an open sea, one treasure, compasses to get there."""
    width, height = len(rules.board[0]), len(rules.board)
    sea = ["."] * (width * height)
    sea[2 + 2 * width] = "T"
    return msgspec.structs.replace(
        rules,
        board=_rows(sea, width),
        die=STANDARD.die,
        compasses=(1, 1, 1, 1),
        target=(1, 1, 1),
        target_by_seat=(),
    )


def _rows(sea: Sequence[str], width: int) -> tuple[str, ...]:
    return tuple("".join(sea[start : start + width]) for start in range(0, len(sea), width))
