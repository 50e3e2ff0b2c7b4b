"""A seat of a table: who holds it, who plays it, how its person fares."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from fathoms.protocol.requests import SeatInfo

Fate: TypeAlias = Literal["playing", "left", "resigned", "timed-out"]


class Seat(msgspec.Struct):
    """One seat as the events so far have left it."""

    number: int
    kind: Literal["human", "bot"]
    name: str
    """The name that was asked for; empty if it goes by its colour."""
    colour: str
    bot: str | None = None
    """Who plays it if no person does: the seat's own bot, or one that stands in."""
    token: str | None = None
    """The hash of the token that holds it; None while nobody does."""
    invite: str | None = None
    """The hash of the invite that gives it; a used one stays, so that it can be told from a wrong one."""
    fate: Fate = "playing"
    entropy: str = ""
    awaited: bool = False
    """Whether its person holds it and has not come to the table yet."""
    mixed: bool = False
    """Whether its person has had their say about the dice since the secret was fixed."""
    opener: bool = False
    """Whether its person may begin without the others, and settle what holds for the game."""
    key: int = -1
    """The number that its token and its invite are derived from: they go with people who change seats."""

    @property
    def free(self) -> bool:
        """Whether a person is wanted here, perhaps in place of a bot that stands in."""
        return self.kind == "human" and self.token is None

    @property
    def held(self) -> bool:
        """Whether a person has sat down here, now played by a bot or not."""
        return self.kind == "human" and self.token is not None

    @property
    def person(self) -> bool:
        """Whether a person plays it now."""
        return self.token is not None and self.bot is None

    @property
    def taken(self) -> bool:
        """Whether it needs nobody else."""
        return self.token is not None or self.bot is not None

    @property
    def out(self) -> bool:
        """Whether its person can no longer take it back."""
        return self.fate in ("resigned", "timed-out")

    def swap(self, other: Seat) -> None:
        """Change everything with another seat but its place at the table."""
        for field in self.__struct_fields__:
            if field not in ("number", "colour"):
                mine, theirs = getattr(self, field), getattr(other, field)
                setattr(self, field, theirs)
                setattr(other, field, mine)

    def info(self, name: str, *, present: bool) -> SeatInfo:
        """Tell what anyone may know of it."""
        return SeatInfo(
            seat=self.number,
            kind=self.kind,
            name=name,
            colour=self.colour,
            bot=self.bot,
            taken=self.taken,
            present=present,
            status=self.fate,
        )
