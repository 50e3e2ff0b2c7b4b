"""The rule book of Atlantis Treasure, with the board and the numbers of the rule set at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import Phrase
from fathoms.core.book import RuleWriter, Section
from fathoms.games.atlantis_treasure.actions import rolled
from fathoms.games.atlantis_treasure.board import sketch
from fathoms.games.atlantis_treasure.examples import examples
from fathoms.games.atlantis_treasure.grid import DIRECTIONS, LETTERS, split_base
from fathoms.games.atlantis_treasure.pieces import CORAL, TEMPLE, TREASURE
from fathoms.games.atlantis_treasure.rules import SEATS, STANDARD
from fathoms.games.atlantis_treasure.state import REROLLS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.core.book import Source
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
_BOOK: Final = "atlantis-treasure-rules"
_SOURCES: Final[Mapping[str, Mapping[str, Source]]] = {
    "B1": {"B1": "book", "B1-elsewhere": "elsewhere", "B1-reconstruction": "reconstruction"},
    "B2": {"B2": "elsewhere"},
    "B3": {"B3": "elsewhere", "B3-reconstruction": "reconstruction"},
    "B4": {"B4": "elsewhere"},
    "B5": {"B5": "elsewhere"},
    "B6": {"B6": "reading", "B6-reconstruction": "reconstruction"},
    "B7": {"B7": "reconstruction", "B7-elsewhere": "elsewhere"},
    "T4": {"T4": "book", "T4-reading": "reading"},
    "T6": {"T6": "book", "T6-reading": "reading"},
    "T7": {"T7": "book", "T7-reading": "reading"},
    "T8": {"T8": "book", "T8-elsewhere": "elsewhere"},
    "T9": {"T9": "book", "T9-reading": "reading"},
    "T10": {"T10": "reading"},
    "F1": {"F1": "book", "F1-reading": "reading"},
    "M4": {"M4": "book", "M4-elsewhere": "elsewhere", "M4-reading": "reading"},
    "M5": {"M5": "elsewhere", "M5-reading": "reading"},
    "M6": {"M6": "reading"},
    "E3": {"E3": "reconstruction"},
    "V1": {"V1": "book", "V1-reading": "reading"},
    "V2": {"V2": "book", "V2-reading": "reading"},
    "V3": {"V3": "book", "V3-reading": "reading"},
}
"""The rules that are not wholly of the book: their passages, and where each comes from."""


def book(rules: Rules) -> list[Section]:
    """Give the rule book; a rule is changed if its words or numbers differ from the standard's."""
    numbers, out, unsaid = _numbers(rules), _out(rules), _unsaid(rules)
    writer = RuleWriter(_BOOK, numbers, _numbers(STANDARD), _SOURCES, kept=_kept(rules))
    sections = [
        Section(
            _phrase(title),
            tuple(
                writer.write(
                    rule, unsaid, off=rule in out, name=_phrase(f"name-{rule}") if rule in _NAMED else None
                )
                for rule in ids
            ),
            drawing=sketch(rules) if title == _DRAWN else (),
            legend=_phrase("legend") if title == _DRAWN else None,
        )
        for title, ids in _SECTIONS.items()
    ]
    if rules == STANDARD:
        # They speak of the standard game, and are told with it alone.
        sections.append(Section(_phrase("examples"), examples(_BOOK)))
    aim = Section(_phrase("aim"), text=(Phrase(f"{_BOOK}.aim-text", numbers["E1"]),))
    thanks = Section(_phrase("credits"), text=(_phrase("credits-text"), Phrase("core.credits-ours")))
    return [aim, *sections, thanks]


def _phrase(key: str) -> Phrase:
    return Phrase(f"{_BOOK}.{key}")


def _kept(rules: Rules) -> set[str]:
    """Name the passages that are not the rule set's own though they differ: squares' names, variants."""
    picks = {"V2"} if rules.picks == STANDARD.picks else set[str]()
    return {"B6", "V1", "V3", *picks}


def _unsaid(rules: Rules) -> set[str]:
    """Name the passages that have nothing to say: what compasses and torpedoes do in a game without them."""
    unsaid: set[str] = set()
    if not any(rolled(face) for face in rules.die):
        unsaid.add("T4-reading")
    if "torpedo" not in rules.die or not rules.torpedoes:
        unsaid |= {"T6-reading", "T7-reading", "T8-elsewhere", "T9-reading"}
    return unsaid


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
        "B3": {"treasures": sea.count(TREASURE), "torpedoes": rules.torpedoes},
        "B3-reconstruction": {"reefs": sea.count(CORAL), **_compasses(rules)},
        "B5": {
            "count": len(rules.die),
            "faces": _faces(rules),
            "again": _yes("again" in rules.die),
            "rerolls": REROLLS,
        },
        "B6": {"last": f"{LETTERS[width - 1]}{height}"},
        "B6-reconstruction": {"own": _yes(rules.board != STANDARD.board)},
        "B7": {"bases": bases, "places": _places(rules)},
        "T3": {"compasses": compasses},
        "T4": {"compasses": compasses},
        "T5": {"green": _yes("coral" in rules.die)},
        "T6": {"shots": shots},
        "T7": {"shots": shots},
        "T8": {"shots": shots},
        "T8-elsewhere": {"hit": rules.hit_compass},
        "T9": {"shots": shots},
        "F1-reading": {"mouths": _yes(rules.open_mouths), "sea": _sea(rules)},
        "M4-reading": {"used": rules.used_compass},
        "E1": {"bases": bases, "two": two, "three": three, "four": four, "same": _yes(three == four)},
        "E2": {"shots": shots},
        "E3": {"rounds": rules.quiet_rounds},
        "V1": {"on": _yes(rules.replacement)},
        "V2": {"on": _yes(rules.foresight), "picks": rules.picks},
        "V3": {"on": _yes(rules.stock)},
    }


def _sea(rules: Rules) -> str:
    """Tell whether coral may shut somebody in, as a word for the catalogues (F1)."""
    if rules.open_sea:
        return "open"
    return "shut" if "coral" in rules.die and CORAL in "".join(rules.board) else "still"


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
