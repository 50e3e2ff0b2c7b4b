"""A table on this machine: persons choose, bots think, dice fall, and every move is saved."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from fathoms.cli.play.table_ui import Advice, AdvisedMove, LeaveTable, Overtaken, TableUI
from fathoms.cli.records import outcome
from fathoms.core import CHANCE, FathomsError, IllegalMove, Malformed, has_adviser, note_of, view
from fathoms.core.screens import Key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.cli.play.keys import KeySource
    from fathoms.cli.play.table import LocalTable, SaveFile
    from fathoms.cli.play.terminal import Screen
    from fathoms.core import AnyGame, Bot, Chances, Move, State
    from fathoms.texts import Texts

_GO: Final = ("r", " ", "enter")
_RECALLED: Final = 6


class LocalUI(TableUI):
    """Plays a table of this machine with everybody who shares its screen."""

    def __init__(  # noqa: PLR0913 - the two last are how it is played
        self,
        table: LocalTable,
        file: SaveFile,
        screen: Screen,
        keys: KeySource,
        say: Texts,
        *,
        pause: float,
        typed: bool,
    ) -> None:
        super().__init__(table, screen, keys, say)
        self.table: Final = table
        self.file: Final = file
        self._pause: Final = pause
        self._typed: Final = typed
        self._hurry = False
        self._others_played = False
        self._noted: Final = set[str]()
        self._let_pass = -1
        """How many moves there were when a person last let the turn pass."""

    def recall(self) -> None:
        """Tell again what happened last, when a game goes on."""
        for at in range(max(0, len(self.table.moves) - _RECALLED), len(self.table.moves)):
            self._tell(self.table.states[at], self.table.moves[at])

    def step(self) -> bool:
        state = self.table.state
        if state.actor is None:
            return self._over()
        if self._turn_passed(state):
            self._wait(self.say("play.turn-over"), Key("enter", self.say("play.go-on")))
            self._let_pass = len(self.table.moves)
        if state.actor == CHANCE:
            self._chance(state)
        elif state.actor in self.table.persons:
            self._begin_asking()
            self.decide(state.actor)
        else:
            self.play(self.table.bot_move(state.actor))
            self._pass_on_note(self.table.bots[state.actor])
            self._breathe()
        return True

    def play(self, move: Move) -> None:
        before = self.table.state
        self.table.play(move)
        self._tell(before, move)
        self._save()

    def _tell(self, before: State, move: Move) -> None:
        told = self.table.game.tell(before, move, self.table.names, self.say)
        if told:
            self.screen.tell(told, before.turns)

    def _save(self) -> None:
        """Write the game down; a full disk is said, but is no reason to stop playing."""
        try:
            self.file.write(self.table.record)
        except FathomsError as error:
            self.screen.note(self.say.sentence(error))

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
        if self._typed and not chances.secret:
            self.play(self._ask_fall(chances))
        else:
            # A person throws with their own hand; what follows in the turn is thrown by the choice itself.
            if mine and not chances.secret and self.table.begins_turn():
                self._wait(self._your_turn(state), Key("r", self.say("play.throw")))
            self.play(dice.draw(chances))
        if not mine and not chances.secret:
            self._breathe()

    def _your_turn(self, state: State) -> str:
        if len(self.table.persons) == 1 or state.turn is None:
            return self.say("play.your-turn")
        return self.say("play.your-turn-name", name=self.table.names[state.turn])

    def _wait(self, prompt: str, go: Key) -> None:
        """Wait until a person lets the game go on."""
        seat = self._person_at_turn()
        while True:
            self.screen.ask(self.board(), prompt, [go, *self.usual_keys(seat)])
            entry = self.next()
            if not entry.is_move and entry.text in _GO:
                return
            if not entry.is_move and self.press(entry.text, seat):
                continue
            if not self.keys.live:
                # A file of decisions need not say when to throw.
                self.keys.put_back(entry)
                return
            self.meaningless(entry.text)

    def _ask_fall(self, chances: Chances[Any]) -> Move:
        """Ask what the real dice show."""
        table, seat, written = self.table, self._person_at_turn(), ""
        turn = table.state.turn
        example = table.game.write_move(chances.at(0), table.rules).partition(" ")[2]
        if turn is None:
            prompt = self.say("play.what-fell", example=example)
        else:
            prompt = self.say("play.what-fell-name", name=table.names[turn], example=example)
        while True:
            keys = [Key("enter", self.say("play.done")), *self.usual_keys(seat)]
            self.screen.ask(self.board(), f"{prompt} {written}".rstrip(), keys)
            typed = self.next(whole_lines=True).text
            if not written and self.press(typed, seat):
                continue
            if typed in ("backspace", "escape"):
                written = written[:-1] if typed == "backspace" else ""
            elif self.keys.live and typed != "enter":
                written += typed if len(typed) == 1 and typed.isprintable() else ""
            else:
                try:
                    return read_fall(table.game, table.rules, chances, written if self.keys.live else typed)
                except FathomsError as error:
                    self.refuse(error)
                    written = ""

    def _person_at_turn(self) -> int | None:
        turn = self.table.state.turn
        return turn if turn in self.table.persons else None

    def _begin_asking(self) -> None:
        self._hurry = False
        if self._others_played:
            self._others_played = False
            self.keys.forget_early()

    def _pass_on_note(self, bot: Bot) -> None:
        """Say once what a person should know about how a bot plays here."""
        note = note_of(bot)
        if note is not None and note.key not in self._noted:
            self._noted.add(note.key)
            self.screen.note(self.say.phrase(note))

    def _breathe(self) -> None:
        """Give people time to see what somebody else did; any key goes faster."""
        self._others_played = True
        turn = self.table.state.turn
        # Before a person's turn the game waits anyway.
        if self._hurry or not self._pause or turn is None or turn in self.table.persons:
            return
        prompt = self.say("play.turn-of", name=self.table.names[turn])
        keys = [Key("any", self.say("play.faster")), Key("q", self.say("play.quit"))]
        self.screen.ask(self.board(), prompt, keys)
        try:
            key = self.keys.pause(self._pause)
        except EOFError:
            raise LeaveTable("play.input-ended") from None
        if key is not None and not self.press(key, None):
            self._hurry = True

    def helps(self) -> list[str]:
        return [*super().helps(), self.say("play.help-over")]

    def _over(self) -> bool:
        """Show how it ended; a person at the keys may ask for the review."""
        if not self.keys.live or not self.table.persons:
            return False
        keys = [Key("r", self.say("play.review")), Key("enter", self.say("play.done"))]
        board = self.table.game.board(view(self.table.state, None), self.table.names, self.say)
        self.screen.ask(board, " ".join(outcome(self.table.state, self.table.names, self.say)), keys)
        try:
            key = self.next().text
        except LeaveTable:
            return False
        if key == "r":
            self.read_review(self.table.record)
        elif key == "?":
            self.press(key, None)
        return key not in ("enter", " ", "q")

    def may_ask(self, seat: int | None) -> bool:
        table = self.table
        return table.hints and seat is not None and seat == table.state.actor and has_adviser(table.game.name)

    def advice(self, seat: int) -> Advice:
        from fathoms.analysis import hint  # it may load numeric libraries

        table = self.table
        # The first one on a machine may have to compile what it looks ahead with.
        self.screen.ask(self.board(), self.say("play.hint-preparing"), [])
        # On a shared screen an adviser knows no more than everybody sees.
        advice = hint(table.game, table.seen(seat), random.Random(0))
        weighed = [
            AdvisedMove(table.game.write_move(choice.move, table.rules), choice.chance, choice.points)
            for choice in advice.choices
        ]
        return Advice(self.say.phrase(advice.why), weighed)

    def take_back(self) -> None:
        table = self.table
        if not table.can_undo():
            self.screen.note(self.say(table.no_undo))
            return
        move = table.moves[-1]
        table.undo()
        self._save()
        told = table.game.tell(table.state, move, table.names, self.say)
        self.screen.take_back(told, self.say("play.taken-back"))
        raise Overtaken

    def usual_keys(self, seat: int | None) -> list[Key]:
        """List the keys that work at any time; several persons at one screen can peek."""
        peek = [Key("p", self.say("play.peek"))] if self._may_peek(seat) else []
        return [*peek, *super().usual_keys(seat)]

    def press(self, key: str, seat: int | None) -> bool:
        if key == "p" and seat is not None and self._may_peek(seat):
            self._peek(seat)
            return True
        return super().press(key, seat)

    def _may_peek(self, seat: int | None) -> bool:
        return seat is not None and len(self.table.persons) > 1

    def _peek(self, seat: int) -> None:
        """Show a person their own secrets."""
        table = self.table
        board = table.game.board(view(table.state, seat), table.names, self.say)
        hide = Key("any", self.say("play.hide"))
        self.screen.ask(board, self.say("play.peeking", name=table.names[seat]), [hide])
        if self.keys.live:
            self.next()


def read_fall(game: AnyGame, rules: Any, chances: Chances[Any], text: str) -> Move:
    """Read what fell: `roll 1123C5`, `1123C5` and `1 1 2 3 c 5` all mean the same."""
    example = game.write_move(chances.at(0), rules)
    verb = example.partition(" ")[0]
    readable = False
    for attempt in _readings(verb, text.strip()):
        try:
            move = game.read_move(attempt, rules)
        except FathomsError:
            continue
        readable = True
        if chances.weight(move):
            return move
    if readable:
        raise IllegalMove("core.cannot-fall")
    raise Malformed("play.not-a-fall", text=text[:40], example=example.partition(" ")[2])


def _readings(verb: str, text: str) -> Iterator[str]:
    bare = text[len(verb) :].strip() if text.lower().startswith(verb + " ") else text
    for faces in (bare, bare.replace(" ", "").replace(",", "")):
        for cased in (faces, faces.upper(), faces.lower()):
            yield f"{verb} {cased}"
