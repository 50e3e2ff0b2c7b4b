"""One sitting at a table: persons choose, bots think, dice fall, and every move is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.cli.deciding import decide
from fathoms.cli.front import Front, Leave, TakenBack
from fathoms.core import CHANCE, TypedIn, note_of
from fathoms.core.console import Key

if TYPE_CHECKING:
    from fathoms.core import Bot, Move, State


class Session:
    """Plays a table to its end, or until somebody leaves."""

    def __init__(self, front: Front, *, pause: float, typed: bool) -> None:
        self.front: Final = front
        self.table: Final = front.table
        self.say: Final = front.say
        self._pause: Final = pause
        self._typed: Final = typed
        self._hurry = False
        self._others_played = False
        self._noted: Final = set[str]()
        self._let_pass = -1
        """How many moves there were when a person last let the turn pass."""

    def run(self) -> None:
        """Play until the game is over."""
        while self.table.state.actor is not None:
            try:
                self._step(self.table.state)
            except TakenBack:
                continue

    def recall(self, count: int) -> None:
        """Tell again what happened last, when a game goes on."""
        for at in range(max(0, len(self.table.moves) - count), len(self.table.moves)):
            self._tell(self.table.states[at], self.table.moves[at])

    def _step(self, state: State) -> None:
        if self._turn_passed(state):
            self.front.wait(self.say("play.turn-over"), Key("enter", self.say("play.go-on")))
            self._let_pass = len(self.table.moves)
        if state.actor == CHANCE:
            self._chance(state)
        elif state.actor in self.table.persons:
            self._begin_asking()
            decide(self.front, self.table, state.actor, self._advance)
        elif state.actor is not None:
            self._advance(self.table.bot_move(state.actor))
            self._pass_on_note(self.table.bots[state.actor])
            self._breathe()

    def _turn_passed(self, state: State) -> bool:
        """Tell whether a person's turn ended with this very move: it can still be looked at or taken back."""
        table = self.table
        if not table.moves or self._let_pass == len(table.moves) or state.turn in table.persons:
            return False
        before = table.states[-2]
        return before.turn in table.persons and before.turns != state.turns

    def _chance(self, state: State) -> None:
        chances, dice = state.chances(), self.table.dice()
        mine = state.turn in self.table.persons
        if mine:
            self._begin_asking()
        if self._typed:
            self._advance(TypedIn(self.front.ask_fall, secret=dice).draw(chances))
        else:
            # A person throws with their own hand; what follows in the turn is thrown by the choice itself.
            if mine and not chances.secret and self.table.begins_turn():
                self.front.wait(self._your_turn(state), Key("r", self.say("play.throw")))
            self._advance(dice.draw(chances))
        if not mine and not chances.secret:
            self._breathe()

    def _pass_on_note(self, bot: Bot) -> None:
        """Say once what a person should know about how a bot plays here."""
        note = note_of(bot)
        if note is not None and note.key not in self._noted:
            self._noted.add(note.key)
            self.front.screen.note(self.say.phrase(note))

    def _advance(self, move: Move) -> None:
        before = self.table.state
        self.table.play(move)
        self._tell(before, move)
        self.front.save()

    def _tell(self, before: State, move: Move) -> None:
        told = self.table.game.tell(before, move, self.table.names, self.say)
        if told:
            self.front.screen.tell(told, before.turns)

    def _begin_asking(self) -> None:
        self._hurry = False
        if self._others_played:
            self._others_played = False
            self.front.hands.forget_early()

    def _breathe(self) -> None:
        """Give people time to see what somebody else did; any key goes faster."""
        self._others_played = True
        turn = self.table.state.turn
        # Before a person's turn the game waits anyway.
        if self._hurry or not self._pause or turn is None or turn in self.table.persons:
            return
        prompt = self.say("play.turn-of", name=self.table.names[turn])
        keys = [Key("any", self.say("play.faster")), Key("q", self.say("play.quit"))]
        self.front.screen.ask(self.front.board(), prompt, keys)
        try:
            key = self.front.hands.pause(self._pause)
        except EOFError:
            raise Leave("play.input-ended") from None
        if key is not None and not self.front.press(key, None):
            self._hurry = True

    def _your_turn(self, state: State) -> str:
        if len(self.table.persons) == 1 or state.turn is None:
            return self.say("play.your-turn")
        return self.say("play.your-turn-name", name=self.table.names[state.turn])
