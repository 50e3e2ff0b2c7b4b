"""The rule book of Into the Blue, with the numbers of the rule set at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import Phrase
from fathoms.core.book import Rule, Section
from fathoms.games.into_the_blue.moves import sort_faces
from fathoms.games.into_the_blue.rules import CHEST, SEATS, STANDARD

if TYPE_CHECKING:
    from fathoms.core.text import TextArg
    from fathoms.games.into_the_blue.rules import Rules

_SECTIONS: Final = {
    "pieces": ("B1", "B2", "B3", "B4", "B5", "B6"),
    "turn": ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"),
    "end": ("E1", "E2", "E3"),
    "scoring": ("S1", "S2", "S3", "S4", "S5", "S6"),
}
_EXAMPLES: Final = ("X1", "X2", "X3", "X4")
"""They speak of the standard game, and are told with it alone."""


def book(rules: Rules) -> list[Section]:
    """Give the rule book; a rule is changed if its words or numbers differ from the standard's."""
    numbers, standard = _numbers(rules), _numbers(STANDARD)
    sections = [
        Section(
            Phrase(f"into-the-blue-rules.{title}"),
            tuple(
                Rule(
                    rule,
                    Phrase(f"into-the-blue-rules.{rule}", numbers.get(rule, {})),
                    reconstructed=rule == "B6" and _is_reconstruction(rules),
                    changed=numbers.get(rule) != standard.get(rule),
                    # Without a perfect dive in a last turn there is nothing to say of one.
                    off=rule == "E3" and numbers[rule] == {"possible": "no"},
                )
                for rule in ids
            ),
        )
        for title, ids in _SECTIONS.items()
    ]
    if rules == STANDARD:
        examples = tuple(Rule(example, Phrase(f"into-the-blue-rules.{example}")) for example in _EXAMPLES)
        sections.append(Section(Phrase("into-the-blue-rules.examples"), examples))
    return sections


def _is_reconstruction(rules: Rules) -> bool:
    """Tell whether the treasures have our values, where the standard game has any."""
    pairs = ((rules.main, STANDARD.main), (rules.secondary, STANDARD.secondary))
    return all(a == b for ours, theirs in pairs for a, b in zip(ours, theirs, strict=False))


def _numbers(rules: Rules) -> dict[str, dict[str, TextArg]]:
    """Give each rule what its words depend on; a rule that is the same in every rule set is left out."""
    chest_face, levels = CHEST in rules.faces, rules.levels
    perfect = chest_face and rules.dice > levels
    last_turns = rules.last_shell == "last-turns" or (perfect and rules.last_chest == "last-turns")
    faces: list[str | Phrase] = [
        Phrase("into-the-blue.face-chest") if face == CHEST else face for face in sort_faces(rules.faces)
    ]
    two, three, four, five = rules.secondaries
    usual = "yes" if rules.secondaries == STANDARD.secondaries else "no"
    return {
        "B1": {"least": SEATS.start, "most": SEATS.stop - 1, "shells": rules.shells},
        "B2": {"dice": rules.dice, "faces": faces, "chest": _yes(chest_face)},
        "B3": {"levels": levels, "chests": len(rules.chests)},
        "B4": {"usual": usual, "two": two, "three": three, "four": four, "five": five},
        "B5": {"chests": len(rules.chests), "values": [str(value) for value in sorted(rules.chests)]},
        "B6": {
            "main": [str(value) for value in rules.main[:levels]],
            "secondary": [str(value) for value in rules.secondary[:levels]],
            "reconstructed": _yes(_is_reconstruction(rules)),
        },
        "T2": {"dice": rules.dice, "again": rules.rolls - 1},
        "T3": {"rolls": rules.rolls},
        "T7": {"ends": _yes(rules.last_shell != "never")},
        "T8": {"perfect": _yes(perfect), "levels": levels},
        "E1": {"how": rules.last_shell},
        "E2": {"how": rules.last_chest if perfect else "impossible"},
        "E3": {"possible": _yes(perfect and last_turns)},
        "S1": {"levels": levels},
        "S2": {"usual": usual},
        "S3": {"single": _yes(levels == 1)},
        "S5": {"single": _yes(levels == 1)},
    }


def _yes(is_so: bool) -> str:  # noqa: FBT001 - a word for a selector of the catalogues
    return "yes" if is_so else "no"
