"""The front desk of a table on a server: asks there for what a person wants, and shows what comes back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TypeVar

from fathoms.cli.desk import Advice, Advised, Desk, Leave, Overtaken
from fathoms.cli.joining.line import Ended, Found, Lost, Tick
from fathoms.cli.joining.table import Said
from fathoms.cli.keys import NEWS, Entry, Keyboard
from fathoms.core import FathomsError, IllegalMove, Malformed, has_adviser
from fathoms.core.console import Key
from fathoms.core.text import Line as Drawn
from fathoms.core.text import Span, printable
from fathoms.protocol.limits import LONGEST_CHAT
from fathoms.protocol.live import Again, Done, Hint, Hinted, Play, Refused, Resign, Say, Undo

if TYPE_CHECKING:
    from fathoms.cli.joining.line import Heard, Line
    from fathoms.cli.joining.table import FarTable, News
    from fathoms.cli.keys import Hands
    from fathoms.cli.screen import Screen
    from fathoms.core import Move
    from fathoms.protocol.live import Request
    from fathoms.texts import Texts

T = TypeVar("T")
_PATIENCE: Final = 30.0
"""Seconds to wait for an answer of the server."""
_LISTEN: Final = 0.25
_CHAT_TURN: Final = 1_000_000
"""Lines of chat are paragraphs of their own, apart from every turn."""


class FarDesk(Desk):
    """Shows a table on a server to the one person at this screen."""

    def __init__(self, table: FarTable, line: Line, screen: Screen, hands: Hands, say: Texts) -> None:
        super().__init__(table, screen, hands, say)
        self.table: Final = table
        self.line: Final = line
        self.connected = False
        self.again: Again | None = None
        """The next table, once a rematch is set."""
        self._answers: Final = list[Done | Hinted | Refused]()
        self._awaited: int | None = None
        """The number of the request whose answer is waited for."""
        self._unanswered: Final = set[int]()
        """The numbers of the others that are not answered yet."""
        if isinstance(hands, Keyboard):
            hands.watched = line.fileno()

    def next(self, *, whole_lines: bool = False) -> Entry:
        """Wait for a person, or for news."""
        if self.line.pending:
            return Entry(NEWS)
        return super().next(whole_lines=whole_lines)

    def attend(self, seconds: float = 0.0) -> bool:
        """Take in what the line has brought; tells whether the person has to be asked anew."""
        changed = False
        for heard in self.line.heard(seconds):
            changed = self._take(heard) or changed
        self.line.ticking = self.table.ticks
        return changed

    def send(self, message: Request) -> int | None:
        """Ask something of the server, and give the number of its answer; if nobody hears it, say so."""
        number = self.line.ask(message)
        if number is None:
            self.screen.note(self.say("join.not-connected"))
        elif self.line.numbered:
            self._unanswered.add(number)
        return number

    def play(self, move: Move) -> None:
        """Play a move, and wait until the server has it; what it refuses is raised."""
        table = self.table
        text = table.game.write_move(move, table.rules)
        number = self.line.ask(Play(table.version, text))
        if number is None:
            raise Malformed("join.not-connected")
        self._answer(number)

    def may_ask(self, seat: int | None) -> bool:
        """Whoever decides may ask, if the table and the game allow it."""
        table = self.table
        decides = seat is not None and seat == table.actor
        return decides and table.info.hints and has_adviser(table.game.name)

    def advice(self, seat: int) -> Advice | None:
        """Ask the server's adviser."""
        del seat
        number = self.send(Hint(self.table.version))
        if number is None:
            return None
        hinted = self._answer(number)
        if not isinstance(hinted, Hinted):
            raise Overtaken
        weighed = [Advised(printable(each.move), each.chance, each.points) for each in hinted.choices]
        return Advice(printable(hinted.why), weighed)

    def _answer(self, number: int, *, whatever_happens: bool = False) -> Done | Hinted | None:
        """Wait for what was asked for; None if the table is another one now. A refusal is raised."""
        end, before = time.monotonic() + _PATIENCE, self.connected
        self._answers.clear()
        self._unanswered.discard(number)
        self._awaited = number
        try:
            while time.monotonic() < end:
                changed = self.attend(_LISTEN)
                for answer in self._answers:
                    if isinstance(answer, Refused):
                        raise _refusal(answer)
                    return answer
                if changed and not whatever_happens:
                    return None
                if self.connected and not before:
                    raise Malformed("join.lost-on-the-way")
                before = self.connected
        finally:
            self._awaited = None
        raise Malformed("join.no-answer")

    def take_back(self) -> None:
        """Ask to take the last move back; the server does it when everybody agrees."""
        if not self.table.can_undo():
            self.screen.note(self.say("play.nothing-to-undo"))
        elif self.send(Undo(self.table.version)) and self.table.others:
            self.screen.note(self.say("join.undo-asked"))

    def asked(self, seat: int, prompt: str) -> str:
        """Say the time that is left, and whether the line holds."""
        if not self.connected:
            return self.say("join.reconnecting")
        left = self.table.time_left(seat)
        return prompt if left is None else self.say("join.time", prompt=prompt, time=clock_face(left))

    def own_keys(self, seat: int | None) -> list[Key]:
        """Whoever sits can talk and give up; watchers can talk. The keys of a decision need the room."""
        if seat is not None and seat == self.table.actor:
            return []
        keys = [Key("t", self.say("join.talk"))]
        if self.table.persons and self.table.info.status == "playing":
            keys.append(Key("x", self.say("join.resign")))
        return keys

    def own_press(self, key: str, seat: int | None) -> bool:
        """Hear news; talk; give up."""
        match key:
            case "news":
                if self.attend():
                    raise Overtaken
                return True
            case "t" if self.hands.live:
                self._talk()
                return True
            case "x" if self.table.persons and self.table.info.status == "playing":
                if self._sure():
                    self.send(Resign())
                return True
            case _:
                return super().own_press(key, seat)

    def helps(self) -> list[str]:
        """Tell what is different at a table elsewhere, too."""
        return [*super().helps(), self.say("join.help")]

    def read_out(self, text: str) -> None:
        """Show a long text page by page; news wait until it is read."""
        for page in self.screen.pages(text):
            if self.screen.show_page(page, self.say("play.any-key")):
                super().next()

    def _take(self, heard: Heard) -> bool:
        """Take in one thing; tells whether the table is another one now."""
        match heard:
            case Lost():
                self.connected = False
                if self._unanswered:
                    self._unanswered.clear()
                    self.screen.note(self.say("join.lost-on-the-way"))
            case Found():
                self.connected = True
            case Tick():
                pass
            case Ended():
                raise _ended(heard)
            case Done() | Hinted() | Refused():
                self._take_answer(heard)
            case Again():
                self.again = heard
                return True
            case _:
                news = self.table.take(heard)
                if news is None:
                    self.line.start_anew()
                    return False
                self._tell(news)
                return news.moved
        return False

    def _take_answer(self, answer: Done | Hinted | Refused) -> None:
        """Keep the answer that is waited for, show other refusals; older servers number nothing."""
        if self._awaited is not None and answer.request in (self._awaited, None):
            self._answers.append(answer)
            return
        self._unanswered.discard(answer.request or 0)
        if isinstance(answer, Refused):
            self.screen.note(printable(answer.message))

    def _tell(self, news: News) -> None:
        for each in news.told:
            if isinstance(each, Said):
                sentence = self.say("play.asked", name=each.name, prompt=each.text)
                self.screen.tell(sentence, _CHAT_TURN + each.number)
            elif each.sentence:
                self.screen.tell(each.sentence, each.turn)
        if news.taken_back:
            self.screen.note(self.say("play.taken-back"))

    def _talk(self) -> None:
        """Let the person type a line of chat."""
        written = ""
        keys = [Key("enter", self.say("join.send")), Key("escape", self.say("join.never-mind"))]
        while True:
            self.screen.ask(self.lines(), f"{self.say('join.talk-prompt')} {written}", keys)
            entry = self.next()
            match entry.text:
                case "news":
                    # A position that changes meanwhile is shown, and the line stays as it is.
                    self.attend()
                case "escape":
                    return
                case "backspace":
                    written = written[:-1]
                case "enter":
                    if not written.strip() or self._said(written.strip()):
                        return
                case key if len(key) == 1 and key.isprintable() and len(written) < LONGEST_CHAT:
                    written += key
                case _:
                    pass

    def _said(self, text: str) -> bool:
        """Say a line; what the server does not have yet stays with whoever wrote it."""
        number = self.send(Say(text))
        if number is None:
            return False
        try:
            if self.line.numbered:
                self._answer(number, whatever_happens=True)
        except FathomsError as error:
            self.screen.note(self.say.sentence(error))
            return False
        return True

    def _sure(self) -> bool:
        """Ask once more before a game is given up."""
        keys = [Key("x", self.say("join.resign")), Key("any", self.say("join.never-mind"))]
        self.screen.ask(self.lines(), self.say("join.resign-sure"), keys)
        while (entry := self.next()).text == NEWS:
            if self.attend():
                raise Overtaken
        return entry.text == "x"

    def lines(self) -> list[Drawn]:
        """Draw the table, or before the game who sits at it."""
        if self.table.begun:
            return self.board()
        return [[Span("")], *([Span(line)] for line in self._seats())]

    def _seats(self) -> list[str]:
        lines: list[str] = []
        for seat, name in zip(self.table.info.seats, self.table.names, strict=True):
            here = "bot" if seat.bot is not None else "here" if seat.present else "away"
            key = "join.seat-free" if not seat.taken else f"join.seat-{here}"
            lines.append("  " + self.say(key, name=name))
        return lines


def clock_face(seconds: float) -> str:
    """Write a time as clocks do."""
    whole = int(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


def _refusal(refused: Refused) -> FathomsError:
    kind = IllegalMove if refused.kind == "illegal" else Malformed
    return kind("join.said", message=printable(refused.message))


def _ended(ended: Ended) -> Exception:
    if ended.message:
        return Malformed("join.server-says", message=printable(ended.message))
    return Leave("join.ended")
