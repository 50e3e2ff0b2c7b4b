"""The front desk of a table: keys that work at any time, and questions that are not the game's own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from fathoms.cli.keys import RESIZED, Entry
from fathoms.cli.typed_dice import read_fall
from fathoms.core import FathomsError, has_adviser, view
from fathoms.core.console import Key

if TYPE_CHECKING:
    from fathoms.cli.keys import Hands
    from fathoms.cli.saves import SaveFile
    from fathoms.cli.screen import Screen
    from fathoms.cli.table import Table
    from fathoms.core import Chances, Move
    from fathoms.core.text import Line
    from fathoms.texts import Texts

_GO: Final = ("r", " ", "enter")
_MOST_USELESS: Final = 1000
_MOST_HINTS: Final = 12


class Leave(Exception):  # noqa: N818 - a wish, not an error
    """Somebody or something ends the sitting; it carries the key of what to say."""


class TakenBack(Exception):  # noqa: N818 - a wish, not an error
    """A person took a move back while being asked for something else."""


class Front:
    """Shows a table to persons and hears what they want."""

    def __init__(self, table: Table, file: SaveFile, screen: Screen, hands: Hands, say: Texts) -> None:
        self.table: Final = table
        self.file: Final = file
        self.screen: Final = screen
        self.hands: Final = hands
        self.say: Final = say
        self._useless = 0

    def save(self) -> None:
        """Write the game down; a full disk is said, but is no reason to stop playing."""
        try:
            self.file.write(self.table.record)
        except FathomsError as error:
            self.screen.note(self.say.sentence(error))

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
        self._useless_entry(self.say.sentence(error))

    def meaningless(self, key: str) -> None:
        """Say that a key does nothing here."""
        self._useless_entry(self.say("play.no-key", key=self.say(f"play.key-{key}") if len(key) > 1 else key))

    def board(self) -> list[Line]:
        """Draw the table as this screen may show it."""
        return self.table.game.board(self.table.seen(), self.table.names, self.say)

    def keys(self, seat: int | None) -> list[Key]:
        """List the keys that work at any time, for the person asked."""
        keys = [Key("?", self.say("play.help-key")), Key("q", self.say("play.quit"))]
        if self._may_ask(seat):
            keys.insert(0, Key("h", self.say("play.hint")))
        if self.table.can_undo():
            keys.insert(0, Key("u", self.say("play.undo")))
        if self._may_peek(seat):
            keys.insert(0, Key("p", self.say("play.peek")))
        return keys

    def press(self, key: str, seat: int | None) -> bool:
        """Do what a key means at any time; False if it has no such meaning."""
        match key:
            case "?":
                self._help()
            case "q":
                raise Leave("play.left")
            case "p" if seat is not None and self._may_peek(seat):
                self._peek(seat)
            case "h" if seat is not None and self._may_ask(seat):
                self._hint(seat)
            case "u":
                self._take_back()
            case _:
                return key == RESIZED
        return True

    def wait(self, prompt: str, go: Key) -> None:
        """Wait until a person lets the game go on."""
        seat = self.turn_of_person()
        while True:
            self.screen.ask(self.board(), prompt, [go, *self.keys(seat)])
            entry = self.next()
            if not entry.is_move and entry.text in _GO:
                return
            if not entry.is_move and self.press(entry.text, seat):
                continue
            if not self.hands.live:
                # A file of decisions need not say when to throw.
                self.hands.put_back(entry)
                return

    def ask_fall(self, chances: Chances[Any]) -> Move:
        """Ask what the real dice show."""
        table, seat, written = self.table, self.turn_of_person(), ""
        turn = table.state.turn
        example = table.game.write_move(chances.at(0), table.rules).partition(" ")[2]
        if turn is None:
            prompt = self.say("play.what-fell", example=example)
        else:
            prompt = self.say("play.what-fell-name", name=table.names[turn], example=example)
        while True:
            keys = [Key("enter", self.say("play.done")), *self.keys(seat)]
            self.screen.ask(self.board(), f"{prompt} {written}".rstrip(), keys)
            typed = self.next(whole_lines=True).text
            if not written and self.press(typed, seat):
                continue
            if typed in ("backspace", "escape"):
                written = written[:-1] if typed == "backspace" else ""
            elif self.hands.live and typed != "enter":
                written += typed if len(typed) == 1 and typed.isprintable() else ""
            else:
                try:
                    return read_fall(table.game, table.rules, chances, written if self.hands.live else typed)
                except FathomsError as error:
                    self.refuse(error)
                    written = ""

    def turn_of_person(self) -> int | None:
        """Give the seat whose turn it is, if a person sits there."""
        turn = self.table.state.turn
        return turn if turn in self.table.persons else None

    def _may_ask(self, seat: int | None) -> bool:
        return seat is not None and seat == self.table.state.actor and has_adviser(self.table.game.name)

    def _may_peek(self, seat: int | None) -> bool:
        return seat is not None and len(self.table.persons) > 1

    def _help(self) -> None:
        general, own = self.say("play.help"), f"{self.table.game.name}.help"
        text = f"{self.say(own)}\n\n{general}" if self.say.has(own) else general
        for page in self.screen.pages(text):
            if self.screen.show_page(page, self.say("play.any-key")):
                self.next()

    def _hint(self, seat: int) -> None:
        """Show what the adviser would do; on a shared screen it knows no more than everybody sees."""
        from fathoms.analysis.hint import hint  # noqa: PLC0415 - it may load numeric libraries

        table = self.table
        try:
            advice = hint(table.game, table.seen(seat), random.Random(0))
        except FathomsError as error:
            self.screen.note(self.say.sentence(error))
            return
        rows = [self.say("play.hint-title"), "", self.say.phrase(advice.why), ""]
        for choice in advice.choices[:_MOST_HINTS]:
            move = table.game.write_move(choice.move, table.rules)
            key = "play.hint-row-points" if choice.chance is None else "play.hint-row"
            rows.append(
                f"  {move:<14} {self.say(key, chance=100 * (choice.chance or 0), points=choice.points)}"
            )
        for page in self.screen.pages("\n".join(rows)):
            if self.screen.show_page(page, self.say("play.any-key")):
                self.next()

    def _peek(self, seat: int) -> None:
        table = self.table
        board = table.game.board(view(table.state, seat), table.names, self.say)
        hide = Key("any", self.say("play.hide"))
        self.screen.ask(board, self.say("play.peeking", name=table.names[seat]), [hide])
        if self.hands.live:
            self.next()

    def _take_back(self) -> None:
        table = self.table
        if not table.can_undo():
            self.screen.note(self.say("play.nothing-to-undo"))
            return
        move = table.moves[-1]
        table.undo()
        self.save()
        told = table.game.tell(table.state, move, table.names, self.say)
        self.screen.take_back(told, self.say("play.taken-back"))
        raise TakenBack

    def _useless_entry(self, why: str) -> None:
        """Say why an entry does nothing; a file that goes on like this is given up."""
        self.hands.forget_rest()
        self.screen.note(why)
        self._useless += 1
        if not self.hands.live and self._useless >= _MOST_USELESS:
            raise Leave("play.input-useless")
