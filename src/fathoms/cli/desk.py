"""The front desk of any table: the screen, the keys that work at any time, and what they show."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from fathoms.cli.keys import RESIZED, Entry
from fathoms.core import FathomsError
from fathoms.core.console import Key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.cli.keys import Hands
    from fathoms.cli.screen import Screen
    from fathoms.core import AnyGame, View
    from fathoms.core.text import Line
    from fathoms.texts import Texts

_MOST_USELESS: Final = 1000
_MOST_HINTS: Final = 12


class Leave(Exception):  # noqa: N818 - a wish, not an error
    """Somebody or something ends the sitting; it carries the key of what to say."""


class Overtaken(Exception):  # noqa: N818 - it is what happens at a table
    """The table changed while a person was being asked; ask anew."""


class TakenBack(Overtaken):
    """A person took a move back while being asked for something else."""


class AtPlay(Protocol):
    """What a screen shows of a table, be it on this machine or on a server."""

    @property
    def game(self) -> AnyGame:
        """What is played."""
        ...

    @property
    def rules(self) -> Any:
        """Its rule set."""
        ...

    @property
    def names(self) -> Sequence[str]:
        """The names by seat."""
        ...

    @property
    def persons(self) -> Sequence[int]:
        """The seats of the people at this screen."""
        ...

    @property
    def state(self) -> Any:
        """The table now."""
        ...

    def seen(self, seat: int | None = None) -> View[Any]:
        """Look at the table as the screen shows it, to a person who decides or to all."""
        ...

    def can_undo(self) -> bool:
        """Tell whether the last move can be taken back."""
        ...


class Advised(NamedTuple):
    """A move, and what an adviser thinks of it."""

    move: str
    chance: float | None
    points: float


class Advice(NamedTuple):
    """What an adviser would do, the best first, and why."""

    why: str
    choices: Sequence[Advised]


class Desk(ABC):
    """Shows a table to persons and hears what they want."""

    def __init__(self, table: AtPlay, screen: Screen, hands: Hands, say: Texts) -> None:
        self._table: Final = table
        self.screen: Final = screen
        self.hands: Final = hands
        self.say: Final = say
        self._useless = 0

    @abstractmethod
    def may_ask(self, seat: int | None) -> bool:
        """Tell whether an adviser can be asked now."""

    @abstractmethod
    def advice(self, seat: int) -> Advice | None:
        """Ask the adviser; None if there is nothing to show for it."""

    @abstractmethod
    def take_back(self) -> None:
        """Take the last move back, or say why not."""

    def own_keys(self, seat: int | None) -> list[Key]:
        """List keys that only this kind of desk has."""
        del seat
        return []

    def own_press(self, key: str, seat: int | None) -> bool:
        """Do what a key means at this kind of desk."""
        del seat
        return key == RESIZED

    def next(self, *, whole_lines: bool = False) -> Entry:
        """Wait for a person."""
        try:
            return self.hands.next(whole_lines=whole_lines)
        except EOFError:
            raise Leave("play.input-ended") from None

    def understood(self) -> None:
        """Note that the input makes sense."""
        self._useless = 0

    def refuse(self, error: FathomsError) -> None:
        """Say why a move cannot be."""
        self.useless_entry(self.say.sentence(error))

    def meaningless(self, key: str) -> None:
        """Say that a key does nothing here."""
        self.useless_entry(self.say("play.no-key", key=self.say(f"play.key-{key}") if len(key) > 1 else key))

    def useless_entry(self, why: str) -> None:
        """Say why an entry does nothing; a file that goes on like this is given up."""
        self.hands.forget_rest()
        self.screen.note(why)
        self._useless += 1
        if not self.hands.live and self._useless >= _MOST_USELESS:
            raise Leave("play.input-useless")

    def board(self) -> list[Line]:
        """Draw the table as this screen may show it."""
        return self._table.game.board(self._table.seen(), self._table.names, self.say)

    def keys(self, seat: int | None) -> list[Key]:
        """List the keys that work at any time, for the person asked."""
        keys = [*self.own_keys(seat), Key("?", self.say("play.help-key")), Key("q", self.say("play.quit"))]
        if self.may_ask(seat):
            keys.insert(0, Key("h", self.say("play.hint")))
        if self._table.can_undo():
            keys.insert(0, Key("u", self.say("play.undo")))
        return keys

    def press(self, key: str, seat: int | None) -> bool:
        """Do what a key means at any time; False if it has no such meaning."""
        match key:
            case "?":
                self._help()
            case "q":
                raise Leave("play.left")
            case "h" if seat is not None and self.may_ask(seat):
                self._hint(seat)
            case "u":
                self.take_back()
            case _:
                return self.own_press(key, seat)
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
                self.next()

    def _help(self) -> None:
        self.read_out("\n\n".join(self.helps()))

    def _hint(self, seat: int) -> None:
        try:
            advice = self.advice(seat)
        except FathomsError as error:
            self.screen.note(self.say.sentence(error))
            return
        if advice is None:
            return
        rows = [self.say("play.hint-title"), "", advice.why, ""]
        for choice in advice.choices[:_MOST_HINTS]:
            key = "play.hint-row-points" if choice.chance is None else "play.hint-row"
            worth = self.say(key, chance=100 * (choice.chance or 0), points=choice.points)
            rows.append(f"  {choice.move:<14} {worth}")
        self.read_out("\n".join(rows))
