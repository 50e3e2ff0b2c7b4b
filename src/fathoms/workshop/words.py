"""The fields of a rule set as a person reads them: titles, choices, places, groups."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fathoms.core.rules import RuleSet, schema
from fathoms.protocol.workshop import FieldGroup, FieldWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.core import AnyGame
    from fathoms.texts import Texts

_DESCRIPTION: Final = re.compile(r"(?:(?P<rule>[A-Z]+\d+): )?(?P<about>.*)", re.DOTALL)


class Described(NamedTuple):
    """What the schema says of a field."""

    spec: dict[str, Any]
    rule: str | None
    about: str


def described(game: AnyGame) -> Mapping[str, Described]:
    """Give what the schema says of every field of a game's rule set."""
    return _described(game.rules_type)


@cache
def _described(rules_type: type[RuleSet]) -> dict[str, Described]:
    found: dict[str, Any] = schema(rules_type)["$defs"][rules_type.__name__]["properties"]
    return {field: _read(spec) for field, spec in found.items()}


def _read(spec: dict[str, Any]) -> Described:
    # The expression matches every text, so there always is a match.
    match = _DESCRIPTION.fullmatch(spec.get("description", ""))
    return Described(spec, match and match["rule"], match["about"] if match else "")


def field_title(game: AnyGame, field: str, say: Texts) -> str:
    """Name a field."""
    key = f"{game.name}.field-{field}"
    if say.has(key):
        return say(key)
    about = described(game)[field].about if field in described(game) else ""
    return about[:1].upper() + about[1:] or field.replace("_", " ")


def field_words(game: AnyGame, say: Texts) -> tuple[FieldWords, ...]:
    """Tell every field of a game's rule set."""
    return tuple(_field(game, field, found, say) for field, found in described(game).items())


def _field(game: AnyGame, field: str, found: Described, say: Texts) -> FieldWords:
    about = f"{game.name}.field-{field}-about"
    return FieldWords(
        field=field,
        title=field_title(game, field, say),
        about=say(about) if say.has(about) else "",
        rule=found.rule,
        choices=choices(game, field, say),
        items=place_words(game, field, say),
        follows=game.workbench().follows.get(field),
    )


def choices(game: AnyGame, field: str, say: Texts) -> dict[str, str]:
    """Give words for all that a field may be, or hold, where those are names."""
    letters = game.workbench().letters.get(field)
    if letters is not None:
        return {letter: _choice(game, field, name, say) for letter, name in letters.items()}
    spec = described(game)[field].spec
    named = spec.get("enum") or spec.get("items", {}).get("enum", ())
    return {str(name): _choice(game, field, str(name), say) for name in named}


def _choice(game: AnyGame, field: str, name: str, say: Texts) -> str:
    key = f"{game.name}.field-{field}-{name}"
    return say(key) if say.has(key) else name


def place_words(game: AnyGame, field: str, say: Texts) -> tuple[str, ...]:
    """Give words for the places of a list, where they have a meaning."""
    return tuple(say.phrase(place) for place in game.workbench().places.get(field, ()))


def groups(game: AnyGame, say: Texts) -> tuple[FieldGroup, ...]:
    """Give the fields in groups, every field in one of them."""
    named = game.workbench().groups
    grouped = {field for group in named for field in group.fields}
    others = tuple(field for field in described(game) if field not in grouped)
    found = [FieldGroup(say(f"{game.name}.group-{group.name}"), group.fields) for group in named]
    rest = [FieldGroup(say("core.group-others" if named else "core.group-all"), others)] if others else []
    return (*found, *rest)
