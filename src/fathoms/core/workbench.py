"""What a workshop knows of a game's rule set besides its schema: groups, names of letters and places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.core.text import Phrase


class Group(NamedTuple):
    """Fields that belong together. Its title: `<game>.group-<name>`."""

    name: str
    fields: tuple[str, ...]


class Workbench:
    """One game's own part of the workshop; a game that adds nothing has one group of all its fields.

    Texts of a field: `<game>.field-<field>`, `…-about`, and `…-<choice>` for each choice it has. A field
    without texts is called as its description in the schema says, where a rule may stand first: `B1: shells`.
    """

    groups: ClassVar[tuple[Group, ...]] = ()
    """In the order of a person who builds a game; fields that are in none come last."""
    box: ClassVar[tuple[str, ...]] = ()
    """The fields whose values are printed on the pieces of the boxed game."""
    follows: ClassVar[Mapping[str, str]] = {}
    """For lists that may be empty, the field whose values they then have."""
    letters: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """For fields written as texts (a die, a board), what each letter is: the name of its choice."""
    places: ClassVar[Mapping[str, tuple[Phrase, ...]]] = {}
    """For fields that are lists, what each place of the list is for."""
    goals: ClassVar[tuple[str, ...]] = ()
    """Deeds of the game's kernel that people may want more of: "more torpedoes"."""
    unfinished: ClassVar[str | None] = None
    """The deed of a game that a limit ended, before anybody came to the goal; None if there is no limit."""

    def tell(self, field: str, before: Any, after: Any) -> tuple[Phrase, Phrase] | None:  # noqa: ARG002 - a game may need it
        """Tell two readable values of a field, where numbers, choices and lists of them do not say it."""
        return None
