"""A table at a terminal, wherever its positions come from: the screen, the keys, a person's decision."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from fathoms.cli.app import BAD_INPUT, INTERRUPTED
from fathoms.cli.play.keys import RESIZED
from fathoms.cli.play.terminal import Terminal
from fathoms.core import FathomsError, Move
from fathoms.core.screens import Key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.cli.join.table import FarTable
    from fathoms.cli.play.keys import Entry, KeySource
    from fathoms.cli.play.table import LocalTable
    from fathoms.cli.play.terminal import Screen
    from fathoms.core import Record
    from fathoms.core.text import Line
    from fathoms.texts import Texts

_MOST_USELESS: Final = 1000
_MOST_HINTS: Final = 12
_FAILURES: Final = ("play.input-useless", "join.ended")
"""Reasons to leave that make the command fail."""


class LeaveTable(Exception):  # noqa: N818 - a wish, not an error
    """Somebody or something ends the game here; it carries the key of what to say."""


class Overtaken(Exception):  # noqa: N818 - it is what happens at a table
    """The table changed while a person was being asked; ask anew."""


class Parting(NamedTuple):
    """How somebody left: the exit status, and why if the game is not over."""

    status: int
    reason: str | None = None


class AdvisedMove(NamedTuple):
    """A move, and what an adviser thinks of it."""

    move: str
    chance: float | None
    points: float


class Advice(NamedTuple):
    """What an adviser would do, the best first, and why."""

    why: str
    choices: Sequence[AdvisedMove]


class TableUI(ABC):
    """Shows a table to people and does what they want."""

    def __init__(self, table: LocalTable | FarTable, screen: Screen, keys: KeySource, say: Texts) -> None:
        self._table: Final = table
        self.screen: Final = screen
        self.keys: Final = keys
        self.say: Final = say
        self._useless = 0

    @abstractmethod
    def step(self) -> bool:
        """Do or ask what is next; False when there is nothing more to do."""

    @abstractmethod
    def play(self, move: Move) -> None:
        """Play a move, or raise FathomsError."""

    @abstractmethod
    def may_ask(self, seat: int | None) -> bool:
        """Tell whether an adviser can be asked now."""

    @abstractmethod
    def advice(self, seat: int) -> Advice | None:
        """Ask the adviser; None if there is nothing to show for it."""

    @abstractmethod
    def take_back(self) -> None:
        """Take the last move back, or say why not."""

    def sit(self) -> Parting:
        """Hold the terminal until the game is over, or somebody leaves."""
        try:
            with Terminal(self.screen, self.keys):
                self.run()
        except LeaveTable as wish:
            reason = str(wish)
            return Parting(BAD_INPUT if reason in _FAILURES else 0, reason)
        except KeyboardInterrupt:
            return Parting(INTERRUPTED, "play.interrupted")
        return Parting(0)

    def run(self) -> None:
        """Go on until there is nothing more to do."""
        goes_on = True
        while goes_on:
            with suppress(Overtaken):
                goes_on = self.step()

    def decide(self, seat: int) -> None:
        """Ask a person until a move is played; if it is refused, they are asked on."""
        table = self._table
        draft = start = table.game.draft(table.seen(seat), table.names, self.say)
        while True:
            # A key that the game itself needs now (a column of a board) is the game's.
            keys = draft.keys()
            own = {key.key for key in keys}
            if not self.keys.ahead:
                always = [key for key in self.usual_keys(seat) if key.key not in own]
                self.screen.ask(draft.board(), self.asked(seat, draft.prompt()), [*keys, *always])
            entry = self.next()
            if entry.is_move:
                if self._played(entry.text):
                    return
            elif entry.text == "u" and draft is not start:
                draft = start
            elif entry.text in own or not self.press(entry.text, seat):
                pressed = draft.press(entry.text)
                if isinstance(pressed, Move):
                    if self._played(pressed):
                        return
                elif pressed is None:
                    self.meaningless(entry.text)
                else:
                    draft = pressed

    def _played(self, move: Move | str) -> bool:
        """Play a move, given as such or in the notation; say why if it is refused."""
        try:
            self.play(self._table.game.read_move(move, self._table.rules) if isinstance(move, str) else move)
        except FathomsError as error:
            self.refuse(error)
            return False
        self._useless = 0
        return True

    def next(self, *, whole_lines: bool = False) -> Entry:
        """Wait for a person."""
        try:
            return self.keys.next(whole_lines=whole_lines)
        except EOFError:
            raise LeaveTable("play.input-ended") from None

    def refuse(self, error: FathomsError) -> None:
        """Say why a move cannot be."""
        self._answer_useless(self.say.sentence(error))

    def meaningless(self, key: str) -> None:
        """Say that a key does nothing here."""
        self._answer_useless(
            self.say("play.no-key", key=self.say(f"play.key-{key}") if len(key) > 1 else key)
        )

    def _answer_useless(self, why: str) -> None:
        """Say why an entry does nothing; a file that goes on like this is given up."""
        self.keys.forget_rest()
        self.screen.note(why)
        self._useless += 1
        if not self.keys.live and self._useless >= _MOST_USELESS:
            raise LeaveTable("play.input-useless")

    def board(self) -> list[Line]:
        """Draw the table as this screen may show it."""
        return self._table.game.board(self._table.seen(), self._table.names, self.say)

    def usual_keys(self, seat: int | None) -> list[Key]:
        """List the keys that work at any time, for the person asked."""
        keys = [Key("?", self.say("play.help-key")), Key("q", self.say("play.quit"))]
        if self.may_ask(seat):
            keys.insert(0, Key("h", self.say("play.hint")))
        if self._table.can_undo():
            keys.insert(0, Key("u", self.say("play.undo")))
        return keys

    def press(self, key: str, seat: int | None) -> bool:
        """Do what a key means at any time; False if it has no such meaning."""
        match key:
            case "?":
                self.read_out("\n\n".join(self.helps()))
            case "q":
                raise LeaveTable("play.left")
            case "h" if seat is not None and self.may_ask(seat):
                self._hint(seat)
            case "u":
                self.take_back()
            case _:
                return key == RESIZED
        return True

    def asked(self, seat: int, prompt: str) -> str:
        """With several persons at one screen, the question says whom it asks."""
        if len(self._table.persons) == 1:
            return prompt
        return self.say("play.asked", name=self._table.names[seat], prompt=prompt)

    def helps(self) -> list[str]:
        """Give what `?` tells, the game's own keys first."""
        own = f"{self._table.game.name}.help"
        return [*([self.say(own)] if self.say.has(own) else []), self.say("play.help")]

    def read_out(self, text: str) -> None:
        """Show a long text, page by page."""
        for page in self.screen.pages(text):
            if self.screen.show_page(page, self.say("play.any-key")):
                TableUI.next(self)  # news of a far table wait until it is read

    def read_review(self, record: Record) -> None:
        """Show what luck and choices did in a game that is over."""
        from fathoms.cli.review import review_page  # it may load numeric libraries

        self.screen.ask(self.board(), self.say("review.preparing"), [])
        try:
            self.read_out(review_page(record, self._table.names, self.say))
        except FathomsError as error:
            self.screen.note(self.say.sentence(error))
        except KeyboardInterrupt:
            self.screen.note(self.say("analysis.review-stopped"))

    def _hint(self, seat: int) -> None:
        try:
            advice = self.advice(seat)
        except FathomsError as error:
            self.screen.note(self.say.sentence(error))
            return
        except KeyboardInterrupt:
            self.screen.note(self.say("play.hint-stopped"))
            return
        if advice is None:
            return
        rows = [self.say("play.hint-title"), "", advice.why, ""]
        for choice in advice.choices[:_MOST_HINTS]:
            key = "play.hint-row-points" if choice.chance is None else "play.hint-row"
            worth = self.say(key, chance=100 * (choice.chance or 0), points=choice.points)
            rows.append(f"  {choice.move:<14} {worth}")
        self.read_out("\n".join(rows))


def is_move(table: LocalTable | FarTable, text: str) -> bool:
    """Tell whether a piped line is meant as a move in the notation, rather than as keys."""
    try:
        table.game.read_move(text, table.rules)
    except FathomsError:
        verb = text.partition(" ")[0]
        verbs = [table.game.write_move(move, table.rules).partition(" ")[0] for move in table.state.moves()]
        return len(verb) > 1 and (" " in text or verb in verbs)
    return True
