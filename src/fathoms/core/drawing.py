"""What a game's own drawing in the browser has to know and no position tells."""

from __future__ import annotations

from typing import Any

import msgspec


class Step(msgspec.Struct, frozen=True):
    """One step of a lesson; its text is `lesson-<name>` of the game's catalogue for the browser."""

    name: str
    rules: tuple[str, ...]
    """The rules it is about."""
    does: str | None = None
    """What the learner does: the moves that go on, as a pattern; None to read and go on."""
    marked: str | None = None
    """The move that is marked on the table, if there is just one."""
    then: tuple[str, ...] = ()
    """What happens then: what falls, and what the rival does."""


class Act(msgspec.Struct, frozen=True):
    """A short game whose dice are written down."""

    rules: dict[str, Any]
    """What differs from the standard rule set."""
    opening: tuple[str, ...]
    steps: tuple[Step, ...]


class Drawing(msgspec.Struct, frozen=True):
    """The rules, letters and lessons of a drawing."""

    reasons: dict[str, str]
    """The rule behind each thing that cannot be done, where the drawing itself says so."""
    signs: dict[str, str]
    """The letters of the notation that it has pictures for."""
    lesson: tuple[Act, ...] = ()


def act(rules: dict[str, Any], opening: str, *steps: Step) -> Act:
    """Write an act; moves stand one after the other with commas."""
    return Act(rules, _moves(opening), steps)


def step(name: str, rules: str, does: str | None = None, then: str = "", *, marked: bool = False) -> Step:
    """Write a step; rules stand one after the other, and a marked move is the only one."""
    return Step(name, tuple(rules.split()), does, does if marked else None, _moves(then))


def _moves(text: str) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()
