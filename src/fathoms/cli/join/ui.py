"""A table on a server: asks there for what a person wants, and shows what comes back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from fathoms.cli.join.connection import Found, Lost, Tick, TurnedAway
from fathoms.cli.join.table import Said
from fathoms.cli.play.keys import NEWS, Entry, Keyboard
from fathoms.cli.play.table_ui import Advice, AdvisedMove, LeaveTable, Overtaken, TableUI
from fathoms.cli.records import outcome
from fathoms.core import FathomsError, IllegalMove, Malformed, has_adviser
from fathoms.core.screens import Key
from fathoms.core.text import Span, printable
from fathoms.protocol import live
from fathoms.protocol.limits import LONGEST_CHAT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.cli.join.connection import Heard, TableConnection
    from fathoms.cli.join.table import FarTable, TableNews
    from fathoms.cli.play.keys import KeySource
    from fathoms.cli.play.terminal import Screen
    from fathoms.core import Move
    from fathoms.core.text import Line
    from fathoms.texts import Texts

_PATIENCE: Final = 30.0
"""Seconds to wait for an answer of the server."""
_LISTEN: Final = 1.0
_LISTEN_FOR_ANSWER: Final = 0.25
_CHAT_TURN: Final = 1_000_000
"""Lines of chat are paragraphs of their own, apart from every turn."""


class FarUI(TableUI):
    """Shows a table on a server to the one person at this screen."""

    def __init__(
        self, table: FarTable, connection: TableConnection, screen: Screen, keys: KeySource, say: Texts
    ) -> None:
        super().__init__(table, screen, keys, say)
        self.table: Final = table
        self.connection: Final = connection
        self.connected = False
        self.again: live.Again | None = None
        """The next table, once a rematch is set."""
        self._answers: Final = list[live.Done | live.Hinted | live.Refused]()
        self._awaited: int | None = None
        """The number of the request whose answer is waited for."""
        self._unanswered: Final = set[int]()
        """The numbers of the others that are not answered yet."""
        self._looked_on = False
        self._shown = ""
        """What a screen without keys shows already."""
        if isinstance(keys, Keyboard):
            keys.watched = connection.fileno()

    def outcome(self) -> list[str]:
        """Say how the game ended."""
        table, ended = self.table, self.table.info.outcome
        if ended is None:
            return [self.say("play.not-begun")] if not table.begun else []
        if ended.by == "rules":
            return outcome(table.state, table.names, self.say)
        if ended.by in ("moves", "absence"):
            return [self.say(f"play.over-{ended.by}", moves=table.info.moves)]
        gone = [
            name
            for seat, name in zip(table.info.seats, table.names, strict=True)
            if seat.status in ("resigned", "timed-out")
        ]
        why = self.say(f"join.over-{ended.by}", names=list(gone), count=len(gone))
        winners = [table.names[seat] for seat in ended.winners]
        return [why, self.say("play.win", names=list(winners), count=len(winners))]

    def step(self) -> bool:
        table = self.table
        if self.again is not None and self.again.token is not None:
            return False
        if self.attend() or table.version == 0:
            if table.version == 0:
                self.attend(_LISTEN)
            return True
        if table.info.status == "over":
            return self._over()
        if not table.begun:
            keys = [Key("s", self.say("join.start"))] if table.persons else []
            self._ask(self.say("join.waiting"), keys, {"s": live.Start()})
        elif table.asked and table.undo is not None and self.keys.live:
            keys = [Key("y", self.say("join.agree")), Key("n", self.say("join.disagree"))]
            prompt = self.say("join.undo-wish", name=table.names[table.undo.by])
            version = table.version
            self._ask(prompt, keys, {"y": live.Undo(version), "n": live.Undo(version, agree=False)})
        elif table.persons and table.actor == table.you and table.you is not None and self.connected:
            # Keys pressed while others played were not meant for this.
            if self._looked_on:
                self.keys.forget_early()
            self._looked_on, self._shown = False, ""
            self.decide(table.you)
        else:
            self._watch()
        return True

    def _watch(self) -> None:
        """Look on while others decide; the seat of somebody who is gone can be given to a bot."""
        table, mine, actor = self.table, self.table.mine, self.table.actor
        self._looked_on = True
        keys: list[Key] = []
        wishes: dict[str, live.Request] = {}
        if mine is not None and mine.bot is not None and mine.status == "left":
            keys.append(Key("b", self.say("join.back")))
            wishes["b"] = live.Back()
        if actor is None or actor < 0:
            prompt = self.say("join.dice-fall")
        else:
            prompt = self.asked(actor, self.say("play.turn-of", name=table.names[actor]))
            seat = table.info.seats[actor]
            if table.persons and seat.bot is None and not seat.present:
                keys.append(Key("f", self.say("join.fill", name=table.names[actor])))
                wishes["f"] = live.Fill(actor)
        self._ask(prompt, keys, wishes)

    def _ask(self, prompt: str, keys: list[Key], wishes: Mapping[str, live.Request]) -> None:
        """Show the table and a question; a key asks something of the server, and news end it."""
        if not self.keys.live:
            if prompt != self._shown:
                self.screen.ask(self.lines(), prompt, [])
            self._shown = prompt
            self.attend(_LISTEN)
            return
        shown = prompt if self.connected else self.say("join.reconnecting")
        self.screen.ask(self.lines(), shown, [*keys, *self.usual_keys(self.table.you)])
        entry = self.next()
        if entry.text in wishes:
            self.send(wishes[entry.text])
        elif not self.press(entry.text, self.table.you):
            self.meaningless(entry.text)

    def _over(self) -> bool:
        """Show how it ended; people may play again."""
        table = self.table
        if not self.keys.live:
            return False
        again = table.persons and table.info.rematch is None
        keys = [Key("r", self.say("join.again"))] if again else []
        keys.append(Key("v", self.say("play.review")))
        prompt = " ".join(self.outcome())
        try:
            self._ask(prompt, keys, {"r": live.Rematch()} if again else {})
        except LeaveTable as wish:
            if str(wish) == "play.left":
                return False
            raise
        return True

    def _review(self) -> None:
        """Fetch the record of the finished game and show its review."""
        try:
            record = self.connection.fetch_record(self.say.lang)
        except FathomsError as error:
            self.screen.note(self.say.sentence(error))
        else:
            self.read_review(record)

    def next(self, *, whole_lines: bool = False) -> Entry:
        """Wait for a person, or for news."""
        if self.connection.pending:
            return Entry(NEWS)
        return super().next(whole_lines=whole_lines)

    def attend(self, seconds: float = 0.0) -> bool:
        """Take in what the server told; tells whether the person has to be asked anew."""
        changed = False
        for heard in self.connection.heard(seconds):
            changed = self._take(heard) or changed
        self.connection.ticking = self.table.ticks
        return changed

    def send(self, message: live.Request) -> int | None:
        """Ask something of the server, and give the number of its answer; if nobody hears it, say so."""
        number = self.connection.ask(message)
        if number is None:
            self.screen.note(self.say("join.not-connected"))
        elif self.connection.numbered:
            self._unanswered.add(number)
        return number

    def play(self, move: Move) -> None:
        """Play a move, and wait until the server has it; what it refuses is raised."""
        table = self.table
        text = table.game.write_move(move, table.rules)
        number = self.connection.ask(live.Play(table.version, text))
        if number is None:
            raise Malformed("join.not-connected")
        self._answer(number)

    def may_ask(self, seat: int | None) -> bool:
        table = self.table
        decides = seat is not None and seat == table.actor
        return decides and table.info.hints and has_adviser(table.game.name)

    def advice(self, seat: int) -> Advice | None:
        del seat
        number = self.send(live.Hint(self.table.version))
        if number is None:
            return None
        hinted = self._answer(number)
        if not isinstance(hinted, live.Hinted):
            raise Overtaken
        weighed = [AdvisedMove(printable(each.move), each.chance, each.points) for each in hinted.choices]
        return Advice(printable(hinted.why), weighed)

    def _answer(self, number: int, *, whatever_happens: bool = False) -> live.Done | live.Hinted | None:
        """Wait for what was asked for; None if the table is another one now. A refusal is raised."""
        end, before = time.monotonic() + _PATIENCE, self.connected
        self._answers.clear()
        self._unanswered.discard(number)
        self._awaited = number
        try:
            while time.monotonic() < end:
                changed = self.attend(_LISTEN_FOR_ANSWER)
                for answer in self._answers:
                    if isinstance(answer, live.Refused):
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
        elif self.send(live.Undo(self.table.version)) and self.table.others:
            self.screen.note(self.say("join.undo-asked"))

    def asked(self, seat: int, prompt: str) -> str:
        """Say the time that is left, and whether the connection holds."""
        if not self.connected:
            return self.say("join.reconnecting")
        left = self.table.time_left(seat)
        return prompt if left is None else self.say("join.time", prompt=prompt, time=clock_face(left))

    def usual_keys(self, seat: int | None) -> list[Key]:
        """Players can talk and give up, watchers can talk; but the keys of a decision need the room."""
        keys = super().usual_keys(seat)
        if seat is None or seat != self.table.actor:
            own = [Key("t", self.say("join.talk"))]
            if self._may_resign():
                own.append(Key("x", self.say("join.resign")))
            keys[-2:-2] = own
        return keys

    def _may_resign(self) -> bool:
        return bool(self.table.persons) and self.table.info.status == "playing"

    def press(self, key: str, seat: int | None) -> bool:
        match key:
            case "news":
                if self.attend():
                    raise Overtaken
            case "t" if self.keys.live:
                self._talk()
            case "v" if self.table.info.status == "over":
                self._review()
            case "x" if self._may_resign():
                if self._sure():
                    self.send(live.Resign())
            case _:
                return super().press(key, seat)
        return True

    def helps(self) -> list[str]:
        return [*super().helps(), self.say("join.help")]

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
            case TurnedAway():
                raise _ended(heard)
            case live.Done() | live.Hinted() | live.Refused():
                self._take_answer(heard)
            case live.Again():
                self.again = heard
                return True
            case _:
                news = self.table.take(heard)
                if news is None:
                    self.connection.start_anew()
                    return False
                self._tell(news)
                return news.moved
        return False

    def _take_answer(self, answer: live.Done | live.Hinted | live.Refused) -> None:
        """Keep the answer that is waited for, show other refusals; older servers number nothing."""
        if self._awaited is not None and answer.request in (self._awaited, None):
            self._answers.append(answer)
            return
        self._unanswered.discard(answer.request or 0)
        if isinstance(answer, live.Refused):
            self.screen.note(printable(answer.message))

    def _tell(self, news: TableNews) -> None:
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
        """Say a line; what the server does not have yet stays with its writer."""
        number = self.send(live.Say(text))
        if number is None:
            return False
        try:
            if self.connection.numbered:
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

    def lines(self) -> list[Line]:
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


def _refusal(refused: live.Refused) -> FathomsError:
    kind = IllegalMove if refused.kind == "illegal" else Malformed
    return kind("join.said", message=printable(refused.message))


def _ended(ended: TurnedAway) -> Exception:
    if ended.message:
        return Malformed("join.server-says", message=printable(ended.message))
    return LeaveTable("join.ended")
