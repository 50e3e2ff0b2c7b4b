"""The file that lets a browser score a game by itself: the lowered function, and what a page asks first."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final, get_type_hints

import msgspec

from fathoms.protocol.schema import names, write_interface
from fathoms.workshop.rule_sets import described
from lowering.program import Program

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.core import AnyGame

_HEAD: Final = (
    "// Made by `python tools/lower.py` from the game's own Python. Change it there, then make it again."
)


def write_scorer(game: AnyGame, score: Callable[[object], msgspec.Struct]) -> str:
    """Lower a game's scoring."""
    program = Program()
    name = program.lower(score)
    about: dict[str, Any] = {
        "game": game.name,
        "seats": list(game.seats),
        "colours": list(game.colours),
        "standard": msgspec.to_builtins(game.standard),
        "box": _box(game),
        "rules": _rules(game, program.text),
    }
    return "\n".join(
        [
            _HEAD,
            'import * as py from "../../lib/python.js";',
            "",
            program.text,
            "",
            f"export const score = py.answering({name});",
            f"export const about = {json.dumps(about, ensure_ascii=False)};",
            "",
        ]
    )


def scorer_types(score: Callable[[object], msgspec.Struct]) -> str:
    """Write the types of what a scorer answers, for the pages."""
    answer = get_type_hints(score)["return"]
    written = write_interface(answer, answer.__name__)
    used = [each for each in sorted(names().values()) if re.search(rf"\b{each}\b", written)]
    return "\n".join(
        [
            _HEAD,
            *([f'import type {{ {", ".join(used)} }} from "../../protocol";'] if used else []),
            'import type { Scorer } from "../../lib/contract";',
            "",
            written,
            "",
            f'export const score: Scorer<{answer.__name__}>["score"];',
            'export const about: Scorer["about"];',
            "",
        ]
    )


def _box(game: AnyGame) -> list[dict[str, Any]]:
    """Give the fields printed on the pieces, for a page that asks for them without a server."""
    bench, known = game.workbench(), described(game)
    return [
        {
            "field": field,
            "title": {"key": f"{game.name}.field-{field}", "args": {}},
            "about": {"key": f"{game.name}.field-{field}-about", "args": {}},
            "rule": known[field].rule,
            "items": [msgspec.to_builtins(place) for place in bench.places.get(field, ())],
            "schema": {name: value for name, value in known[field].spec.items() if name != "default"},
            "follows": bench.follows.get(field),
        }
        for field in bench.box
    ]


def _rules(game: AnyGame, text: str) -> dict[str, Any]:
    """Give the rules of the book that the scoring names, to be said without a server."""
    named = set(re.findall(r'"([A-Z][0-9]+)"', text))
    rules = [rule for section in game.book(game.standard) for rule in section.rules]
    return {
        rule.id: [msgspec.to_builtins(phrase) for passage in rule.passages for phrase in passage.phrases]
        for rule in rules
        if rule.id in named
    }
