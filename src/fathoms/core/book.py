"""The rule book as data: sections of rules, each with its id, its text key and its numbers."""

from __future__ import annotations

import msgspec

from fathoms.core.text import Phrase  # noqa: TC001 - msgspec reads the field types when the class is made


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, its words, and marks for a reader."""

    id: str
    text: Phrase
    reconstructed: bool = False
    """Its values are ours, because the books' texts do not carry them."""
    changed: bool = False
    """This rule set differs from the standard one here."""
    off: bool = False
    """It has no place in this game: a variant that is not played, or what its dice and pieces cannot do."""
    name: Phrase | None = None
    """What people call it, where it may be left out of a game."""


class Section(msgspec.Struct, frozen=True):
    """A titled group of rules."""

    title: Phrase
    rules: tuple[Rule, ...]
    drawing: tuple[str, ...] = ()
    """A picture in text, if the section needs one (a board)."""
    legend: Phrase | None = None
    """What the signs of that picture mean."""
