"""Errors are part of the product: a text key that every language has, and the rule that spoke."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar, Self

from fathoms.core.text import Phrase, TextArg


class FathomsError(Exception):
    """Something a person or a file got wrong; one sentence tells what happened and what to do."""

    kind: ClassVar[str] = "malformed"

    def __init__(
        self, key: str, *, rule: str | None = None, move: int | None = None, **args: TextArg
    ) -> None:
        super().__init__(key, rule, move, args)
        self.phrase = Phrase(key, args)
        self.rule = rule
        self.move = move

    def at_move(self, number: int) -> Self:
        """Say which move of the record this is about (1 is the first)."""
        self.move = number
        return self

    def __reduce__(self) -> tuple[partial[Self], tuple[()]]:
        # Errors of a worker reach the person too; arguments by name do not travel by themselves.
        return partial(type(self), self.phrase.key, **self._where(), **self.phrase.args), ()

    def _where(self) -> dict[str, Any]:
        """What it is about, besides the arguments of its words."""
        return {"rule": self.rule, "move": self.move}

    def __str__(self) -> str:
        where = f" at move {self.move}" if self.move is not None else ""
        rule = f" ({self.rule})" if self.rule else ""
        details = ", ".join(f"{name}={value!r}" for name, value in self.phrase.args.items())
        return f"{self.phrase.key}{where}{rule}" + (f": {details}" if details else "")


class Malformed(FathomsError):  # noqa: N818 - the record format names the kind, and the type is named after it
    """It cannot be read."""


class BadRules(Malformed):
    """A rule set that is out of bounds or does not hold together."""

    def __init__(
        self,
        key: str,
        *,
        rule: str | None = None,
        move: int | None = None,
        place: str | None = None,
        **args: TextArg,
    ) -> None:
        super().__init__(key, rule=rule, move=move, **args)
        self.place = place
        """Where in the field: a square like `e5`, or the number of an entry of a list, from 0."""

    @property
    def field(self) -> str | None:
        """The field to mend; None if it is about the rule set as a whole."""
        field = self.phrase.args.get("field")
        return field if isinstance(field, str) else None

    def _where(self) -> dict[str, Any]:
        return {**super()._where(), "place": self.place}


class IllegalMove(FathomsError):  # noqa: N818 - the design names it so
    """It can be read, and the rules forbid it."""

    kind: ClassVar[str] = "illegal"
