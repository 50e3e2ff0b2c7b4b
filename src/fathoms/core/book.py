"""The rule book as data: sections of rules, each with its id, its words, and where those come from."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from fathoms.core.text import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from fathoms.core.text import Say, TextArg

    Numbers = Mapping[str, Mapping[str, TextArg]]

PassageSource = Literal["book", "elsewhere", "reading", "reconstruction", "own"]
"""Where words of a rule come from.

`book` is the printed rules, `elsewhere` another public source. `reading` is how we read the printed rules
where they leave something open, `reconstruction` what we made up because their texts do not carry it.
`own` is what this rule set says itself, so it is nobody's reconstruction.
"""
MARKED: Final[tuple[PassageSource, ...]] = ("elsewhere", "reading", "reconstruction")
"""The sources that a reader is told of. Texts: `core.source-<source>`, `core.source-<source>-about`."""


class Passage(msgspec.Struct, frozen=True):
    """Some sentences of a rule that come from one source."""

    phrases: tuple[Phrase, ...]
    source: PassageSource = "book"

    def text(self, say: Say) -> str:
        """Give its words."""
        return " ".join(say(phrase.key, **phrase.args) for phrase in self.phrases)


class Example(msgspec.Struct, frozen=True):
    """A position and what a move does in it, to be drawn beside a rule."""

    scene: msgspec.Struct
    effect: msgspec.Struct
    drawing: tuple[str, ...]
    """The same as a picture in text."""


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, its words, and marks for a reader."""

    id: str
    passages: tuple[Passage, ...]
    changed: bool = False
    """This rule set differs from the standard one here."""
    off: bool = False
    """It has no place in this game: a variant that is not played, or what its dice and pieces cannot do."""
    name: Phrase | None = None
    """What people call it, where it may be left out of a game."""
    example: Example | None = None

    @property
    def sources(self) -> set[PassageSource]:
        """Where its words come from."""
        return {passage.source for passage in self.passages}

    def text(self, say: Say) -> str:
        """Give its words."""
        return " ".join(passage.text(say) for passage in self.passages)


class Section(msgspec.Struct, frozen=True):
    """A titled group of rules."""

    title: Phrase
    rules: tuple[Rule, ...] = ()
    text: tuple[Phrase, ...] = ()
    """Paragraphs that are no rule: the aim of the game, who made it."""
    drawing: tuple[str, ...] = ()
    """A picture in text, if the section needs one (a board)."""
    legend: Phrase | None = None
    """What the signs of that picture mean."""


class RuleWriter:
    """Writes the rules of one game's book for a rule set, with the source of each passage.

    The words of a passage are a message of the catalogue. What they depend on is in `numbers`; where that
    differs from the standard's, the words are the rule set's own, except for those in `kept`.
    """

    def __init__(
        self,
        catalogue: str,
        numbers: Numbers,
        standard: Numbers,
        sources: Mapping[str, Mapping[str, PassageSource]],
        kept: AbstractSet[str] = frozenset(),
    ) -> None:
        self._catalogue: Final = catalogue
        self._numbers: Final = numbers
        self._differ: Final = {key for key in numbers if numbers[key] != standard.get(key)}
        self._sources: Final = sources
        self._kept: Final = kept

    def write(
        self, rule: str, unsaid: AbstractSet[str], *, off: bool = False, name: Phrase | None = None
    ) -> Rule:
        """Write a rule without the passages that have nothing to say in this rule set."""
        sources: Mapping[str, PassageSource] = self._sources.get(rule, {rule: "book"})
        said = [key for key in sources if key not in unsaid]

        def source_of(key: str) -> PassageSource:
            return self._source(key, sources[key])

        passages = groupby(said, key=source_of)
        return Rule(
            rule,
            tuple(Passage(tuple(map(self._phrase, keys)), source) for source, keys in passages),
            changed=any(key in self._differ for key in sources),
            off=off,
            name=name,
        )

    def _phrase(self, key: str) -> Phrase:
        return Phrase(f"{self._catalogue}.{key}", dict(self._numbers.get(key, {})))

    def _source(self, key: str, source: PassageSource) -> PassageSource:
        return "own" if key in self._differ and key not in self._kept else source


def marked_sources(sections: Sequence[Section]) -> list[PassageSource]:
    """List the sources that a book has to explain."""
    met = {source for section in sections for rule in section.rules for source in rule.sources}
    return [source for source in MARKED if source in met]


def yes(is_so: bool) -> str:  # noqa: FBT001 - it is all that there is to say
    """Give the word that selects words in the catalogues."""
    return "yes" if is_so else "no"
