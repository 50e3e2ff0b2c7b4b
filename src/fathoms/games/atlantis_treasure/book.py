"""The rule book of Atlantis Treasure, with the board and the numbers of the rule set at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core import Phrase
from fathoms.core.book import Example, Passage, Rule, RuleWriter, Section, yes
from fathoms.games.atlantis_treasure.faces import rolled
from fathoms.games.atlantis_treasure.grid import CORAL, DIRECTIONS, LETTERS, TEMPLE, TREASURE, split_base
from fathoms.games.atlantis_treasure.moves import Fire, Slide
from fathoms.games.atlantis_treasure.rules import SEATS, STANDARD, Rules
from fathoms.games.atlantis_treasure.screens.board import sketch, sketch_move
from fathoms.games.atlantis_treasure.screens.offers import effect_of
from fathoms.games.atlantis_treasure.screens.scene import scene_of
from fathoms.games.atlantis_treasure.state import REROLLS, start

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.core.book import PassageSource
    from fathoms.core.text import TextArg
    from fathoms.games.atlantis_treasure.state import State

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
_MIXED: Final[Mapping[tuple[PassageSource, ...], str]] = {
    ("book", "reading"): "T4 T6 T7 T9 F1 V1 V2 V3",
    ("book", "elsewhere"): "T8",
    ("book", "elsewhere", "reading"): "M4",
    ("book", "elsewhere", "reconstruction"): "B1",
    ("elsewhere",): "B2 B4 B5",
    ("elsewhere", "reading"): "M5",
    ("elsewhere", "reconstruction"): "B3",
    ("reading",): "T10 M6",
    ("reading", "reconstruction"): "B6",
    ("reconstruction",): "E3",
    ("reconstruction", "elsewhere"): "B7",
}
_SOURCES: Final[Mapping[str, Mapping[str, PassageSource]]] = {
    rule: {rule if source == sources[0] else f"{rule}-{source}": source for source in sources}
    for sources, rules in _MIXED.items()
    for rule in rules.split()
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
    compasses = yes(any(rolled(face) for face in rules.die))
    shots = yes("torpedo" in rules.die and rules.torpedoes > 0)
    two, three, four = rules.target
    return {
        "B1": {"least": SEATS.start, "most": bases},
        "B2": {
            "width": width,
            "height": height,
            "temples": sea.count(TEMPLE),
            "middle": yes(sea.count(TEMPLE) == 1 and sea[len(sea) // 2] == TEMPLE and len(sea) % 2 == 1),
        },
        "B3": {"treasures": sea.count(TREASURE), "torpedoes": rules.torpedoes},
        "B3-reconstruction": {"reefs": sea.count(CORAL), **_compasses(rules)},
        "B5": {
            "count": len(rules.die),
            "faces": _faces(rules),
            "again": yes("again" in rules.die),
            "rerolls": REROLLS,
        },
        "B6": {"last": f"{LETTERS[width - 1]}{height}"},
        "B6-reconstruction": {"own": yes(rules.board != STANDARD.board)},
        "B7": {"bases": bases, "places": _places(rules)},
        "T3": {"compasses": compasses},
        "T4": {"compasses": compasses},
        "T5": {"green": yes("coral" in rules.die)},
        "T6": {"shots": shots},
        "T7": {"shots": shots},
        "T8": {"shots": shots},
        "T8-elsewhere": {"hit": rules.hit_compass},
        "T9": {"shots": shots},
        "F1-reading": {"mouths": yes(rules.open_mouths), "sea": _sea(rules)},
        "M4-reading": {"used": rules.used_compass},
        "E1": {"bases": bases, "two": two, "three": three, "four": four, "same": yes(three == four)},
        "E2": {"shots": shots},
        "E3": {"rounds": rules.quiet_rounds},
        "V1": {"on": yes(rules.replacement)},
        "V2": {"on": yes(rules.foresight), "picks": rules.picks},
        "V3": {"on": yes(rules.stock)},
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
    return {"alike": yes(alike), "number": rules.compasses[0], "each": each}


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


_RULES: Final = Rules(
    board=(".......", "..T....", "...#...", "....T..", "......."), bases=("N d1", "E g3", "S d5")
)
_SEATS: Final = len(_RULES.bases)
_POSITIONS: Final = {
    # White fires at red, and the torpedo flies over a treasure (T6).
    "X1": (Fire("E", "g1"), (".......", "0.T..2.", "...#...", "....T..", ".......")),
    # A treasure stops the submarine on its square (M3).
    "X2": (Slide("E"), (".......", "0.T....", "...#...", "....T..", "....2..")),
    # A compass turns it (M4).
    "X3": (Slide("E"), (".......", "0....S.", "...#...", "....T..", "....2..")),
    # The temple and coral stop it on the square before (M2).
    "X4": (Slide("E"), (".......", "..T....", "0..#...", "....T..", "....2..")),
    "X5": (Slide("E"), (".......", "..T....", "...#...", "0...C..", "....2..")),
}


def examples(catalogue: str) -> tuple[Rule, ...]:
    """Give each example with its drawing."""
    return tuple(
        Rule(name, (Passage((Phrase(f"{catalogue}.{name}"),)),), example=_example(_state(rows, move), move))
        for name, (move, rows) in _POSITIONS.items()
    )


def _state(rows: tuple[str, ...], move: Fire | Slide) -> State:
    """Lay out a position in which white is to move; red holds a treasure that a hit takes."""
    return msgspec.structs.replace(
        start(_RULES, _SEATS, 0),
        phase="act",
        sea="".join(rows),
        treasures=(0, 0, 1),
        face="torpedo" if isinstance(move, Fire) else "coral",
        turns=1,
    )


def _example(state: State, move: Fire | Slide) -> Example:
    return Example(scene_of(state), effect_of(state, move), sketch_move(state, move.direction))
