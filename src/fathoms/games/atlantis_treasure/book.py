"""The rule book of Atlantis Treasure, with the board and the numbers of the rule set at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core import Phrase
from fathoms.core.book import Example, Passage, Rule, RuleWriter, Section, yes
from fathoms.games.atlantis_treasure.faces import all_actions, face_name, rolled, split_face
from fathoms.games.atlantis_treasure.grid import (
    COMPASSES,
    CORAL,
    CURRENTS,
    DEEP,
    DIRECTIONS,
    LETTERS,
    ROCK,
    SHALLOWS,
    SUBMARINES,
    TEMPLE,
    TERRAIN,
    TREASURES,
    WHIRLPOOL,
    WORTH,
    split_base,
)
from fathoms.games.atlantis_treasure.moves import Fire, Slide
from fathoms.games.atlantis_treasure.rules import SEATS, STANDARD, Rules
from fathoms.games.atlantis_treasure.screens.board import sketch, sketch_move
from fathoms.games.atlantis_treasure.screens.offers import effect_of
from fathoms.games.atlantis_treasure.screens.scene import scene_of
from fathoms.games.atlantis_treasure.state import MOST_ROUNDS, REROLLS, start

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
    "blocks": (
        *("G1", "G2", "G3", "G4", "G5", "G6", "W1"),
        *("M7", "M8", "M9", "K1", "K2", "K3"),
        *("H1", "H2", "H3", "H4", "H5", "H6"),
        *("D1", "D2", "D3", "D4", "D5", "D6"),
        *("E4", "E5", "E6", "A1", "A2", "A3"),
    ),
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
_SOURCES: Final[dict[str, Mapping[str, PassageSource]]] = {
    rule: {rule if source == sources[0] else f"{rule}-{source}": source for source in sources}
    for sources, rules in _MIXED.items()
    for rule in rules.split()
}
"""The rules that are not wholly of the book: their passages, and where each comes from."""
_SOURCES.update({block: {block: "own"} for block in _SECTIONS["blocks"]})


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
            legend=Phrase(f"{_BOOK}.legend", _signs(rules)) if title == _DRAWN else None,
        )
        for title, ids in _SECTIONS.items()
    ]
    if rules == STANDARD:
        # They speak of the standard game, and are told with it alone.
        sections.append(Section(_phrase("examples"), examples(_BOOK)))
    aim = Section(
        _phrase("aim"), text=(Phrase(f"{_BOOK}.aim-text", {**numbers["E1"], "rounds": rules.rounds}),)
    )
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
    if not _has_compasses(rules):
        unsaid.add("T4-reading")
    if not _has_shots(rules):
        unsaid |= {"T6-reading", "T7-reading", "T8-elsewhere", "T9-reading"}
    if rules.hit_submarine != "corner":
        unsaid.add("T7-reading")
    if rules.reload != "base":
        unsaid.add("T9-reading")
    return unsaid


def _has_compasses(rules: Rules) -> bool:
    return any(rolled(action) for action in all_actions(rules))


def _has_shots(rules: Rules) -> bool:
    """Tell whether somebody can ever fire."""
    armed = any(rules.torpedoes_of(seat) for seat in range(len(rules.bases)))
    return "torpedo" in all_actions(rules) and armed


def _out(rules: Rules) -> set[str]:
    """Tell which rules have no place in this game: variants, blocks, what a missing face would do."""
    played = {"V1": rules.replacement, "V2": rules.foresight, "V3": rules.stock, **_blocks(rules)}
    out = {rule for rule, on in played.items() if not on}
    if not _has_compasses(rules):
        out.add("T4")  # T3 says that there are no compasses to place
    if not _has_shots(rules):
        out |= {"T7", "T8", "T9"}  # T6 says that none is ever fired
    if rules.ends != "target":
        out.add("E1")
    if rules.ends == "empty":
        out.add("E2")
    return out


def _blocks(rules: Rules) -> dict[str, bool]:
    """Tell which blocks are in play."""
    sea, actions, carried = "".join(rules.board), all_actions(rules), rules.cargo == "carried"
    return {
        "G1": ROCK in sea,
        "G2": DEEP in sea,
        "G3": any(mark in sea for mark in CURRENTS),
        "G4": SHALLOWS in sea,
        "G5": WHIRLPOOL in sea,
        "G6": any(mark in sea for mark in COMPASSES + SUBMARINES),
        "W1": any(WORTH.get(mark, 1) > 1 for mark in sea),
        "M7": rules.stops,
        "M8": rules.reach > 0,
        "M9": rules.slides > 1,
        "K1": carried,
        "K2": carried and rules.cargo_room == "one",
        "K3": carried and _has_shots(rules),
        "H1": rules.hit_submarine != "corner",
        "H2": rules.steals != "one",
        "H3": rules.hit_coral == "moved",
        "H4": rules.torpedo_reach > 0,
        "H5": rules.shots_in_vain,
        "H6": rules.reload != "base",
        "D1": any(len(split_face(face)) > 1 for face in rules.die),
        "D2": rules.dice != "one",
        "D3": "treasure" in actions,
        "D4": "temple" in actions,
        "D5": "turn" in actions,
        "D6": "slide" in actions,
        "E4": rules.ends == "rounds",
        "E5": rules.ends == "empty",
        "E6": rules.teams,
        "A1": any(rules.target_by_seat),
        "A2": any(rules.torpedoes_by_seat),
        "A3": rules.begins > 0,
    }


def _numbers(rules: Rules) -> dict[str, dict[str, TextArg]]:
    """Give each rule what its words depend on; a rule that is the same in every rule set is left out."""
    sea, bases = "".join(rules.board), len(rules.bases)
    width, height = len(rules.board[0]), len(rules.board)
    actions, blocks = all_actions(rules), _blocks(rules)
    shots, green = yes(_has_shots(rules)), yes("coral" in actions)
    rock, deep, worth, teams = (yes(blocks[block]) for block in ("G1", "G2", "W1", "E6"))
    compasses = yes(_has_compasses(rules))
    two, three, four = rules.target
    return {
        "B1": {"least": 4 if rules.teams else SEATS.start, "most": bases},
        "B2": {
            "width": width,
            "height": height,
            "temples": sea.count(TEMPLE),
            "middle": yes(sea.count(TEMPLE) == 1 and sea[len(sea) // 2] == TEMPLE and len(sea) % 2 == 1),
        },
        "B3": {
            "treasures": sum(sea.count(treasure) for treasure in TREASURES),
            "torpedoes": rules.torpedoes,
        },
        "B3-reconstruction": {"reefs": sea.count(CORAL), **_compasses(rules)},
        "B5": {
            "dice": "one" if rules.dice == "one" else "two",
            "count": len(rules.die),
            "faces": _faces(rules),
            "again": yes("again" in actions),
            "rerolls": REROLLS,
        },
        "B6": {"last": f"{LETTERS[width - 1]}{height}"},
        "B6-reconstruction": {"own": yes(rules.board != STANDARD.board)},
        "B7": {"bases": bases, "places": _places(rules)},
        "T1": {"begins": rules.begins},
        "T2": {"dice": rules.dice, "slides": rules.slides},
        "T3": {"compasses": compasses},
        "T4": {"compasses": compasses},
        "T5": {"green": green},
        "T6": {"shots": shots, "reach": rules.torpedo_reach},
        "T6-reading": {"rock": yes("yes" in (rock, deep)), "vain": yes(rules.shots_in_vain)},
        "T7": {"shots": shots, "hit": rules.hit_submarine, "steals": rules.steals},
        "T8": {"shots": shots, "reef": rules.hit_coral},
        "T8-elsewhere": {"hit": rules.hit_compass, "reef": rules.hit_coral},
        "T9": {"shots": shots, "reload": rules.reload},
        "F1": {"terrain": yes(any(mark in TERRAIN for mark in sea))},
        "F1-reading": {"mouths": yes(rules.open_mouths), "sea": _sea(rules)},
        "M1": {"reach": rules.reach, "stops": yes(rules.stops)},
        "M2": {"rock": rock, "deep": deep},
        "M3": {"cargo": rules.cargo},
        "M4-reading": {"used": rules.used_compass},
        "E1": {
            "ends": rules.ends,
            "teams": teams,
            "worth": worth,
            "bases": bases,
            "two": two,
            "three": three,
            "four": four,
            "same": yes(three == four),
        },
        "E2": {"after": _after_the_last_treasure(rules)},
        "E3": {"rounds": rules.quiet_rounds, "most": MOST_ROUNDS, "teams": teams, "worth": worth},
        "V1": {"on": yes(rules.replacement)},
        "V2": {"on": yes(rules.foresight), "picks": rules.picks},
        "V3": {"on": yes(rules.stock)},
        **{block: {"on": yes(on)} for block, on in blocks.items()},
        "W1": {"on": worth, "each": _worths(sea) if blocks["W1"] else []},
        "M8": {"reach": rules.reach},
        "K3": {"lost": rules.cargo_lost if blocks["K3"] else "none"},
        "H1": {"hit": rules.hit_submarine},
        "H2": {"steals": rules.steals},
        "H4": {"reach": rules.torpedo_reach},
        "H6": {"reload": rules.reload},
        "D2": {"dice": rules.dice},
        "E4": {"on": yes(blocks["E4"]), "rounds": rules.rounds},
        "A1": {"on": yes(blocks["A1"]), "each": _by_seat(rules.target_by_seat)},
        "A2": {"on": yes(blocks["A2"]), "each": _by_seat(rules.torpedoes_by_seat)},
        "A3": {"begins": rules.begins},
    }


def _after_the_last_treasure(rules: Rules) -> str:
    """Tell how a game goes on when no treasure is left on the board, as a word for the catalogues (E2)."""
    if rules.ends != "target":
        return rules.ends
    return "shots" if _has_shots(rules) and rules.steals != "none" else "enough"


def _worths(sea: str) -> list[str | Phrase]:
    """Count the treasures by their worth (W1)."""
    counts = [(worth, sea.count(mark)) for mark, worth in WORTH.items()]
    return [
        Phrase(f"{_BOOK}.worth-count", {"count": count, "worth": worth}) for worth, count in counts if count
    ]


def _by_seat(more: tuple[int, ...]) -> list[str | Phrase]:
    """Tell the handicap of each seat that has one (A1, A2)."""
    return [
        Phrase(f"{_BOOK}.seat-handicap", {"seat": seat, "number": f"{number:+d}".replace("-", "\u2212")})
        for seat, number in enumerate(more, start=1)
        if number
    ]


def _signs(rules: Rules) -> dict[str, TextArg]:
    """Tell which signs the drawing of a board has besides the usual ones."""
    blocks = _blocks(rules)
    names = {"worth": "W1", "rock": "G1", "deep": "G2", "current": "G3", "shallows": "G4", "whirlpool": "G5"}
    drawn = set("".join(rules.board))
    return {
        **{name: yes(blocks[block]) for name, block in names.items()},
        "compass": yes(not drawn.isdisjoint(COMPASSES)),
        "afloat": yes(not drawn.isdisjoint(SUBMARINES)),
    }


def _sea(rules: Rules) -> str:
    """Tell whether coral may shut somebody in, as a word for the catalogues (F1)."""
    if rules.open_sea:
        return "open"
    return "shut" if "coral" in all_actions(rules) and CORAL in "".join(rules.board) else "still"


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
        name = face_name(face, "atlantis-treasure-rules.face-")
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
