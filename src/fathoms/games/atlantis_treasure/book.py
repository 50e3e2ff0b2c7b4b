"""The rule book of Atlantis Treasure, with the board and the numbers of the rule set at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import Phrase
from fathoms.core.book import Rule, Section
from fathoms.games.atlantis_treasure.actions import rolled
from fathoms.games.atlantis_treasure.board import sketch
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, LETTERS, split_base
from fathoms.games.atlantis_treasure.pieces import CORAL, TEMPLE, TREASURE
from fathoms.games.atlantis_treasure.rules import SEATS, STANDARD
from fathoms.games.atlantis_treasure.state import REROLLS

if TYPE_CHECKING:
    from fathoms.core.text import TextArg
    from fathoms.games.atlantis_treasure.rules import Rules

_SECTIONS: Final = {
    "pieces": ("B1", "B2", "B3", "B4", "B5", "B6", "B7"),
    "turn": ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "F1"),
    "moving": ("M1", "M2", "M3", "M4", "M5", "M6"),
    "end": ("E1", "E2", "E3"),
    "variants": ("V1", "V2", "V3", "V4"),
}
_DRAWN: Final = "pieces"
"""The section that shows the board."""
_NAMED: Final = frozenset(("V1", "V2", "V3"))
"""The variants, which have names."""
_OURS: Final = frozenset(("B1", "B3", "B6", "B7", "T6", "T7", "T10", "F1", "M4", "M5", "M6", "E3", "V3"))
"""The rules that the book leaves open, wholly or in part: what they say there is our own decision."""


def book(rules: Rules) -> list[Section]:
    """Give the rule book; a rule is changed if its words or numbers differ from the standard's."""
    numbers, standard, out = _numbers(rules), _numbers(STANDARD), _out(rules)
    return [
        Section(
            Phrase(f"atlantis-treasure-rules.{title}"),
            tuple(
                Rule(
                    rule,
                    Phrase(f"atlantis-treasure-rules.{rule}", numbers.get(rule, {})),
                    reconstructed=rule in _OURS,
                    changed=numbers.get(rule) != standard.get(rule),
                    off=rule in out,
                    name=Phrase(f"atlantis-treasure-rules.name-{rule}") if rule in _NAMED else None,
                )
                for rule in ids
            ),
            drawing=sketch(rules) if title == _DRAWN else (),
            legend=Phrase("atlantis-treasure-rules.legend") if title == _DRAWN else None,
        )
        for title, ids in _SECTIONS.items()
    ]


def _out(rules: Rules) -> set[str]:
    """Tell which rules have no place in this game: variants, and what a face would do that the die lacks."""
    played = {"V1": rules.replacement, "V2": rules.foresight, "V3": rules.stock}
    out = {variant for variant, on in played.items() if not on}
    if not any(rolled(face) for face in rules.die):
        out.add("T4")  # T3 says that there are no compasses to place
    if "torpedo" not in rules.die or not rules.torpedoes:
        out |= {"T7", "T8", "T9"}  # T6 says that none is ever fired
    return out


def _numbers(rules: Rules) -> dict[str, dict[str, TextArg]]:
    """Give each rule what its words depend on; a rule that is the same in every rule set is left out."""
    sea, bases = "".join(rules.board), len(rules.bases)
    width, height = len(rules.board[0]), len(rules.board)
    compasses = _yes(any(rolled(face) for face in rules.die))
    shots = _yes("torpedo" in rules.die and rules.torpedoes > 0)
    two, three, four = rules.target
    return {
        "B1": {"least": SEATS.start, "most": bases},
        "B2": {
            "width": width,
            "height": height,
            "temples": sea.count(TEMPLE),
            "middle": _yes(sea.count(TEMPLE) == 1 and sea[len(sea) // 2] == TEMPLE and len(sea) % 2 == 1),
        },
        "B3": {
            "treasures": sea.count(TREASURE),
            "torpedoes": rules.torpedoes,
            "reefs": sea.count(CORAL),
            **_compasses(rules),
        },
        "B5": {
            "count": len(rules.die),
            "faces": _faces(rules),
            "again": _yes("again" in rules.die),
            "rerolls": REROLLS,
        },
        "B6": {"own": _yes(rules.board != STANDARD.board), "last": f"{LETTERS[width - 1]}{height}"},
        "B7": {"bases": bases, "places": _places(rules)},
        "T3": {"compasses": compasses},
        "T4": {"compasses": compasses},
        "T5": {"green": _yes("coral" in rules.die)},
        "T6": {"shots": shots},
        "T7": {"shots": shots},
        "T8": {"shots": shots},
        "T9": {"shots": shots},
        "F1": {"mouths": _yes(rules.open_mouths)},
        "M4": {"used": rules.used_compass},
        "E1": {"bases": bases, "two": two, "three": three, "four": four, "same": _yes(three == four)},
        "E2": {"shots": shots},
        "E3": {"rounds": rules.quiet_rounds},
        "V1": {"on": _yes(rules.replacement)},
        "V2": {"on": _yes(rules.foresight), "picks": rules.picks},
        "V3": {"on": _yes(rules.stock)},
    }


def _compasses(rules: Rules) -> dict[str, TextArg]:
    """Tell how many compasses there are, in one number if each direction has as many."""
    each: list[str | Phrase] = [
        Phrase(f"atlantis-treasure-rules.compasses-{direction}", {"count": count})
        for direction, count in zip(DIRECTIONS, rules.compasses, strict=True)
    ]
    alike = len(set(rules.compasses)) == 1
    return {"alike": _yes(alike), "number": rules.compasses[0], "each": each}


def _faces(rules: Rules) -> list[str | Phrase]:
    """Name the faces of the die, with a number if one stands several times (B5)."""
    faces: list[str | Phrase] = []
    for face in dict.fromkeys(rules.die):
        name = Phrase(f"atlantis-treasure-rules.face-{face}")
        times = rules.die.count(face)
        faces.append(
            name
            if times == 1
            else Phrase("atlantis-treasure-rules.face-times", {"face": name, "times": times})
        )
    return faces


def _places(rules: Rules) -> list[str | Phrase]:
    """Tell where each base lies (B7)."""
    bases = (split_base(base) for base in rules.bases)
    return [Phrase(f"atlantis-treasure-rules.base-{side}", {"mouth": mouth}) for side, mouth in bases]


def _yes(is_so: bool) -> str:  # noqa: FBT001 - a word for a selector of the catalogues
    return "yes" if is_so else "no"
