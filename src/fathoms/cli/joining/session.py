"""One sitting at a table on a server: waiting for people, deciding, watching, agreeing, playing again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.cli.deciding import decide
from fathoms.cli.desk import Leave, Overtaken
from fathoms.cli.outcome import outcome
from fathoms.core.console import Key
from fathoms.protocol.live import Back, Fill, Rematch, Start, Undo

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.cli.joining.desk import FarDesk
    from fathoms.protocol.live import Request

_LISTEN: Final = 1.0


class FarSession:
    """Stays at a table until its game is over and the person has seen it, or until they leave."""

    def __init__(self, desk: FarDesk) -> None:
        self.desk: Final = desk
        self.table: Final = desk.table
        self.say: Final = desk.say
        self._looked_on = False
        self._asked = ""
        """What a screen without keys shows already."""

    def run(self) -> None:
        """Play; returns when the game is over, or another table is set for the same people."""
        while self.desk.again is None or self.desk.again.token is None:
            try:
                if not self._step():
                    return
            except Overtaken:
                continue

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

    def _step(self) -> bool:
        """Ask for what is next; False when there is nothing more to do."""
        desk, table = self.desk, self.table
        if desk.attend() or table.version == 0:
            if table.version == 0:
                desk.attend(_LISTEN)
            return True
        if table.info.status == "over":
            return self._over()
        if not table.begun:
            self._ask(self.say("join.waiting"), self._start_keys(), {"s": Start()})
        elif table.asked and table.undo is not None and desk.hands.live:
            keys = [Key("y", self.say("join.agree")), Key("n", self.say("join.disagree"))]
            prompt = self.say("join.undo-wish", name=table.names[table.undo.by])
            version = table.version
            self._ask(prompt, keys, {"y": Undo(version), "n": Undo(version, agree=False)})
        elif table.persons and table.actor == table.you and table.you is not None and desk.connected:
            # Keys pressed while others played were not meant for this.
            if self._looked_on:
                desk.hands.forget_early()
            self._looked_on, self._asked = False, ""
            decide(desk, table, table.you, desk.play)
        else:
            self._watch()
        return True

    def _start_keys(self) -> list[Key]:
        return [Key("s", self.say("join.start"))] if self.table.persons else []

    def _watch(self) -> None:
        """Look on while others decide; the seat of somebody who is gone can be given to a bot."""
        table, mine, actor = self.table, self.table.mine, self.table.actor
        self._looked_on = True
        keys: list[Key] = []
        wishes: dict[str, Request] = {}
        if mine is not None and mine.bot is not None and mine.status == "left":
            keys.append(Key("b", self.say("join.back")))
            wishes["b"] = Back()
        if actor is None or actor < 0:
            prompt = self.say("join.dice-fall")
        else:
            prompt = self.desk.asked(actor, self.say("play.turn-of", name=table.names[actor]))
            seat = table.info.seats[actor]
            if table.persons and seat.bot is None and not seat.present:
                keys.append(Key("f", self.say("join.fill", name=table.names[actor])))
                wishes["f"] = Fill(actor)
        self._ask(prompt, keys, wishes)

    def _ask(self, prompt: str, keys: list[Key], wishes: Mapping[str, Request]) -> None:
        """Show the table and a question; a key asks something of the server, and news end it."""
        desk = self.desk
        if not desk.hands.live:
            if prompt != self._asked:
                desk.screen.ask(desk.lines(), prompt, [])
            self._asked = prompt
            desk.attend(_LISTEN)
            return
        shown = prompt if desk.connected else self.say("join.reconnecting")
        desk.screen.ask(desk.lines(), shown, [*keys, *desk.keys(self.table.you)])
        entry = desk.next()
        if entry.text in wishes:
            desk.send(wishes[entry.text])
        elif not desk.press(entry.text, self.table.you):
            desk.meaningless(entry.text)

    def _over(self) -> bool:
        """Show how it ended; people may play again."""
        desk, table = self.desk, self.table
        if not desk.hands.live:
            return False
        again = table.persons and table.info.rematch is None
        keys = [Key("r", self.say("join.again"))] if again else []
        prompt = " ".join(self.outcome())
        try:
            self._ask(prompt, keys, {"r": Rematch()} if again else {})
        except Leave as wish:
            if str(wish) == "play.left":
                return False
            raise
        return True
