"""Oysters: a game from elsewhere that brings rules and no words for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from cli.pearls import Pearls
from fathoms.core import BadRules, RuleSet

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class OysterRules(RuleSet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: ClassVar[str] = "oysters"
    goal: Annotated[int, Meta(ge=1, le=20, description="P9: pearls that win")] = 4
    oysters: Annotated[
        tuple[Literal["pearl", "sand"], ...],
        Meta(min_length=1, max_length=5, description="what an oyster may hold"),
    ] = ("pearl", "sand", "sand")
    name: Annotated[str, Meta(max_length=12)] = "bank"

    def problems(self) -> Iterator[BadRules]:
        if "pearl" not in self.oysters:
            yield BadRules("core.rules-not-object", field="oysters")


class Oysters(Pearls):
    name: ClassVar[str] = "oysters"
    rules_type: ClassVar[type[RuleSet]] = OysterRules
    rule_sets: ClassVar[Mapping[str, RuleSet]] = {"standard": OysterRules()}


OYSTERS = Oysters()
