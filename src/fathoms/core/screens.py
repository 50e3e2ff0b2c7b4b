"""What a game gives to screens: keys for a terminal, offers and a lesson for a browser, a score sheet.

No rule is ever decided by a screen, so whatever follows from the rules is said here, by the game itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from fathoms.core.game import Move
    from fathoms.core.text import Line, Phrase, Say


class Key(NamedTuple):
    """A key that means something now, and what it does in two or three words.

    Keys are single characters, or `up` `down` `left` `right` `enter` `escape` `backspace` `tab`.
    The table UI keeps `?` `u` `p` `h` `q` for itself.
    """

    key: str
    label: str


class MoveDraft(Protocol):
    """What a person has chosen so far on the way to one move. Frozen."""

    def board(self) -> list[Line]:
        """Draw the table with the choice so far marked on it: at most 80 columns and 19 lines."""
        ...

    def prompt(self) -> str:
        """Ask for the next key in a few words."""
        ...

    def keys(self) -> Sequence[Key]:
        """List the keys that mean something now, the likeliest first."""
        ...

    def press(self, key: str) -> MoveDraft | Move | None:
        """Go on with a key: a longer draft, the finished move, or None if the key means nothing here."""
        ...


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal move in the notation of the record, the rule that allows it, and what it would do."""

    move: str
    rule: str
    effect: Any = None
    """The game's own account of what the move would do (its `effect_type`), if there is something to show."""
    usual: bool = False
    """Whether a newcomer does well with it: a screen makes its button the main one."""


class Offer(NamedTuple):
    """The moves a seat may make now, as far as they are listed."""

    choices: tuple[Choice, ...]
    more: bool = False
    """Whether there are others: ask again with the beginning of one of these."""


NOTHING = Offer(())
"""On offer to a seat that has nothing to decide."""


def continues(move: str, begun: str) -> bool:
    """Tell whether a move begins with these words; no words begin every move."""
    return not begun or move == begun or move.startswith(begun + " ")


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
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


class LessonAct(msgspec.Struct, frozen=True):
    """A short game whose dice are written down."""

    rules: dict[str, Any]
    """What differs from the standard rule set."""
    opening: tuple[str, ...]
    steps: tuple[LessonStep, ...]


class Drawing(msgspec.Struct, frozen=True):
    """The rules, letters and lessons of a drawing."""

    reasons: dict[str, str]
    """The rule behind each thing that cannot be done, where the drawing itself says so."""
    signs: dict[str, str]
    """The letters of the notation that it has pictures for."""
    lesson: tuple[LessonAct, ...] = ()


def act(rules: dict[str, Any], opening: str, *steps: LessonStep) -> LessonAct:
    """Write an act; moves stand one after the other with commas."""
    return LessonAct(rules, _moves(opening), steps)


def step(
    name: str, rules: str, does: str | None = None, then: str = "", *, marked: bool = False
) -> LessonStep:
    """Write a step; rules stand one after the other, and a marked move is the only one."""
    return LessonStep(name, tuple(rules.split()), does, does if marked else None, _moves(then))


def _moves(text: str) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()


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

    def scene(self) -> Any:
        """Give what a screen draws, in the `scene_type` of the sheet."""
        ...


class ScoreSheet(Protocol):
    """Scores finished tables of one game."""

    scene_type: ClassVar[type[msgspec.Struct]]
    """The type of what a screen draws of a scored table."""

    def score(self, table: object) -> Scored:
        """Score a table given as JSON data, or raise Malformed or IllegalMove saying what and where."""
        ...

    def ask_values(self, rules: Any) -> Generator[Question, str, dict[str, Any] | None]:
        """Ask for what is printed on the pieces; the generator returns those fields, or None to use ours."""
        ...

    def ask(self, rules: Any) -> Generator[Question, str, dict[str, Any]]:
        """Ask for a table question by question; the generator returns the JSON data for `score`."""
        ...
