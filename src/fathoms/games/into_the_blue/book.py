"""The rule book of Into the Blue, with the numbers of the rule set at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import Phrase
from fathoms.core.book import Passage, Rule, RuleWriter, Section, yes
from fathoms.games.into_the_blue.moves import sort_faces
from fathoms.games.into_the_blue.rules import (
    CHEST,
    SEATS,
    STANDARD,
    has_open_chests,
    has_perfect_dives,
    reconstructed,
)
from fathoms.games.into_the_blue.scoring import secondaries_on

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fathoms.core.book import PassageSource
    from fathoms.core.text import TextArg
    from fathoms.games.into_the_blue.rules import Rules

_BOOK: Final = "into-the-blue-rules"
_HOUSE_RULES: Final = ("C1", "C2", "A1", "A2", "A3")
_SECTIONS: Final = {
    "pieces": ("B1", "B2", "B3", "B4", "B5", "B6"),
    "turn": ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"),
    "end": ("E1", "E2", "E3"),
    "scoring": ("S1", "S2", "S3", "S4", "S5", "S6"),
    "house": _HOUSE_RULES,
}
_SOURCES: Final[Mapping[str, Mapping[str, PassageSource]]] = {
    "B1": {"B1": "book", "B1-reconstruction": "reconstruction"},
    "B4": {"B4": "book", "B4-reading": "reading"},
    "B6": {"B6": "reconstruction", "B6-secondary": "reconstruction", "B6-box": "reconstruction"},
    "E3": {"E3": "reading"},
    "S2": {"S2": "book", "S2-reading": "reading"},
    **{rule: {rule: "own"} for rule in _HOUSE_RULES},
}
"""The rules that are not wholly of the book: their passages, and where each comes from."""
_VALUES: Final = {"main": "B6", "secondary": "B6-secondary"}
"""The passage that tells the values of a field."""
_EXAMPLES: Final = ("X1", "X2", "X3", "X4")
"""They speak of the standard game, and are told with it alone."""


def book(rules: Rules) -> list[Section]:
    """Give the rule book; a rule is changed if its words or numbers differ from the standard's."""
    numbers, standard = _numbers(rules), _numbers(STANDARD)
    ours = {_VALUES[field] for field in reconstructed(rules)}
    writer = RuleWriter(_BOOK, numbers, standard, _SOURCES, kept={*ours, "B6-box"})
    unsaid = set[str]() if ours else {"B6-box"}
    if not _differing(rules):
        unsaid |= {"B4-reading", "S2-reading"}
    out = {rule for rule in _HOUSE_RULES if numbers[rule] == standard[rule]}
    if numbers["E3"]["possible"] == "no":
        out.add("E3")  # without a perfect dive in a last turn there is nothing to say of one
    sections = [
        Section(
            _phrase(title),
            tuple(writer.write(rule, unsaid, off=rule in out) for rule in ids),
        )
        for title, ids in _SECTIONS.items()
    ]
    if rules == STANDARD:
        examples = tuple(Rule(example, (Passage((_phrase(example),)),)) for example in _EXAMPLES)
        sections.append(Section(_phrase("examples"), examples))
    aim = Section(_phrase("aim"), text=(_phrase("aim-text"),))
    thanks = Section(_phrase("credits"), text=(_phrase("credits-text"), Phrase("core.credits-ours")))
    return [aim, *sections, thanks]


def _differing(rules: Rules) -> bool:
    """Tell whether some level has two different secondary treasures."""
    pairs = (secondaries_on(rules, level) for level in range(1, rules.levels + 1))
    return any(better != lesser for better, lesser in pairs)


def _phrase(key: str) -> Phrase:
    return Phrase(f"{_BOOK}.{key}")


def _numbers(rules: Rules) -> dict[str, dict[str, TextArg]]:
    """Give each rule what its words depend on; a rule that is the same in every rule set is left out."""
    chest_face, levels = CHEST in rules.faces, rules.levels
    perfect = has_perfect_dives(rules)
    last_turns = rules.last_shell == "last-turns" or (perfect and rules.last_chest == "last-turns")
    faces: list[str | Phrase] = [
        Phrase("into-the-blue.face-chest") if face == CHEST else face for face in sort_faces(rules.faces)
    ]
    ours = reconstructed(rules)
    secondaries = [secondaries_on(rules, level) for level in range(1, levels + 1)]
    two, three, four, five = rules.secondaries
    usual = "yes" if rules.secondaries == STANDARD.secondaries else "no"
    return {
        "B1": {"least": SEATS.start, "most": SEATS.stop - 1, "shells": rules.shells},
        "B2": {"dice": rules.dice, "faces": faces, "chest": yes(chest_face)},
        "B3": {"levels": levels, "chests": len(rules.chests)},
        "B4": {"usual": usual, "two": two, "three": three, "four": four, "five": five},
        "B5": {"chests": len(rules.chests), "values": [str(value) for value in sorted(rules.chests)]},
        "B6": {"main": [str(value) for value in rules.main[:levels]]},
        "B6-secondary": {
            "alike": yes(not _differing(rules)),
            "secondary": [str(better) for better, _ in secondaries],
            "other": [str(lesser) for _, lesser in secondaries],
        },
        "B6-box": {"which": "both" if len(ours) > 1 else "".join(ours), "box": Phrase("workshop.box")},
        "T1": {"begins": rules.begins},
        "T2": {"dice": rules.dice, "again": rules.rolls - 1},
        "T3": {"rolls": rules.rolls},
        "T7": {"ends": yes(rules.last_shell != "never")},
        "T8": {
            "perfect": yes(perfect),
            "levels": levels,
            "open": yes(has_open_chests(rules)),
            "again": yes(rules.chest_turn),
        },
        "E1": {"how": rules.last_shell},
        "E2": {"how": rules.last_chest if perfect else "impossible"},
        "E3": {"possible": ("yes" if rules.chest_turn else "chest") if perfect and last_turns else "no"},
        "S1": {"levels": levels},
        "S2": {"usual": usual},
        "S3": {"single": yes(levels == 1)},
        "S5": {"single": yes(levels == 1)},
        "C1": {"open": yes(has_open_chests(rules))},
        "C2": {"again": yes(rules.chest_turn)},
        "A1": _by_seat("seat-shells", rules.shells_by_seat, rules.shells),
        "A2": _by_seat("seat-rolls", rules.rolls_by_seat, rules.rolls),
        "A3": {"begins": rules.begins},
    }


def _by_seat(key: str, differences: Sequence[int], usual: int) -> dict[str, TextArg]:
    """Tell what the seats with a handicap have."""
    each: list[str | Phrase] = [
        Phrase(f"{_BOOK}.{key}", {"seat": seat, "count": usual + difference})
        for seat, difference in enumerate(differences, start=1)
        if difference
    ]
    return {"on": yes(len(each) > 0), "each": each}
