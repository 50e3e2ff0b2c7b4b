"""The front desk of a table on this machine: saving, taking back, peeking, real dice."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from fathoms.cli.desk import Advice, Advised, Desk, Leave, TakenBack
from fathoms.cli.typed_dice import read_fall
from fathoms.core import FathomsError, has_adviser, view
from fathoms.core.console import Key

if TYPE_CHECKING:
    from fathoms.cli.keys import Hands
    from fathoms.cli.saves import SaveFile
    from fathoms.cli.screen import Screen
    from fathoms.cli.table import Table
    from fathoms.core import Chances, Move
    from fathoms.texts import Texts

_GO: Final = ("r", " ", "enter")

__all__ = ["Front", "Leave", "TakenBack"]


class Front(Desk):
    """Shows a table of this machine to everybody who shares its screen."""

    def __init__(self, table: Table, file: SaveFile, screen: Screen, hands: Hands, say: Texts) -> None:
        super().__init__(table, screen, hands, say)
        self.table: Final = table
        self.file: Final = file

    def save(self) -> None:
        """Write the game down; a full disk is said, but is no reason to stop playing."""
        try:
            self.file.write(self.table.record)
        except FathomsError as error:
            self.screen.note(self.say.sentence(error))

    def keys(self, seat: int | None) -> list[Key]:
        """List the keys that work at any time; several persons at one screen can peek."""
        peek = [Key("p", self.say("play.peek"))] if self._may_peek(seat) else []
        return [*peek, *super().keys(seat)]

    def own_press(self, key: str, seat: int | None) -> bool:
        """Show a person their own secrets."""
        if key == "p" and seat is not None and self._may_peek(seat):
            self._peek(seat)
            return True
        return super().own_press(key, seat)

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
            self.meaningless(entry.text)

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

    def may_ask(self, seat: int | None) -> bool:
        """Whoever decides may ask, if the game has an adviser."""
        return seat is not None and seat == self.table.state.actor and has_adviser(self.table.game.name)

    def advice(self, seat: int) -> Advice:
        """Ask the adviser; on a shared screen it knows no more than everybody sees."""
        from fathoms.analysis.hint import hint  # noqa: PLC0415 - it may load numeric libraries

        table = self.table
        advice = hint(table.game, table.seen(seat), random.Random(0))
        weighed = [
            Advised(table.game.write_move(choice.move, table.rules), choice.chance, choice.points)
            for choice in advice.choices
        ]
        return Advice(self.say.phrase(advice.why), weighed)

    def take_back(self) -> None:
        """Take the last move back."""
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

    def _may_peek(self, seat: int | None) -> bool:
        return seat is not None and len(self.table.persons) > 1

    def _peek(self, seat: int) -> None:
        table = self.table
        board = table.game.board(view(table.state, seat), table.names, self.say)
        hide = Key("any", self.say("play.hide"))
        self.screen.ask(board, self.say("play.peeking", name=table.names[seat]), [hide])
        if self.hands.live:
            self.next()
