"""The score sheet for a table in the real world, for games with an end scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    import msgspec

    from fathoms.core.text import Line, Phrase, Say


class Question(NamedTuple):
    """Something to ask a person at a real table; `problem` says why the last answer was not taken."""

    text: Phrase
    problem: Phrase | None = None


class Scored(Protocol):
    """A scored table."""

    def to_json(self) -> dict[str, Any]:
        """Give the answer for a program."""
        ...

    def lines(self, say: Say) -> list[Line]:
        """Give the answer for a person, every tie explained."""
        ...


class ScoreSheet(Protocol):
    """Scores finished tables of one game."""

    @property
    def offline(self) -> Callable[[object], msgspec.Struct] | None:
        """The function that scores a table for a screen, if a browser may run it by itself.

        It and all it stands on keep to the part of Python that tools/lowering turns into JavaScript.
        """
        ...

    def score(self, table: object) -> Scored:
        """Score a table given as JSON data, or raise Malformed or IllegalMove saying what and where."""
        ...

    def ask_values(self, rules: Any) -> Generator[Question, str, dict[str, Any] | None]:
        """Ask for what is printed on the pieces; the generator returns those fields, or None to use ours."""
        ...

    def ask(self, rules: Any) -> Generator[Question, str, dict[str, Any]]:
        """Ask for a table question by question; the generator returns the JSON data for `score`."""
        ...
