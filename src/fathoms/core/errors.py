"""Errors are part of the product: a text key that every language has, and the rule that spoke."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Self

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
        again = partial(type(self), self.phrase.key, rule=self.rule, move=self.move, **self.phrase.args)
        return again, ()

    def __str__(self) -> str:
        where = f" at move {self.move}" if self.move is not None else ""
        rule = f" ({self.rule})" if self.rule else ""
        details = ", ".join(f"{name}={value!r}" for name, value in self.phrase.args.items())
        return f"{self.phrase.key}{where}{rule}: {details}"


class Malformed(FathomsError):  # noqa: N818 - the record format names the kind, and the type is named after it
    """It cannot be read."""


class BadRules(Malformed):
    """A rule set that is out of bounds or does not hold together."""


class IllegalMove(FathomsError):  # noqa: N818 - the design names it so
    """It can be read, and the rules forbid it."""

    kind: ClassVar[str] = "illegal"
