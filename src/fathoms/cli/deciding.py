"""A person's decision, key by key: the same at every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.core import FathomsError, Move

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.cli.desk import AtPlay, Desk


def decide(desk: Desk, table: AtPlay, seat: int, play: Callable[[Move], None]) -> None:
    """Ask until a move is played; if `play` refuses it with a FathomsError, the person is asked on."""
    draft = start = table.game.draft(table.seen(seat), table.names, desk.say)
    while True:
        # A key that the game itself needs now (a column of a board) is the game's.
        keys = draft.keys()
        own = {key.key for key in keys}
        if not desk.hands.ahead:
            always = [key for key in desk.keys(seat) if key.key not in own]
            desk.screen.ask(draft.board(), desk.asked(seat, draft.prompt()), [*keys, *always])
        entry = desk.next()
        if entry.is_move:
            if _played_text(desk, table, entry.text, play):
                return
        elif entry.text == "u" and draft is not start:
            draft = start
        elif entry.text in own or not desk.press(entry.text, seat):
            pressed = draft.press(entry.text)
            if isinstance(pressed, Move):
                if _played(desk, pressed, play):
                    return
            elif pressed is None:
                desk.meaningless(entry.text)
            else:
                draft = pressed


def _played_text(desk: Desk, table: AtPlay, text: str, play: Callable[[Move], None]) -> bool:
    try:
        move = table.game.read_move(text, table.rules)
    except FathomsError as error:
        desk.refuse(error)
        return False
    return _played(desk, move, play)


def _played(desk: Desk, move: Move, play: Callable[[Move], None]) -> bool:
    try:
        play(move)
    except FathomsError as error:
        desk.refuse(error)
        return False
    desk.understood()
    return True


def is_move(table: AtPlay, text: str) -> bool:
    """Tell whether a piped line is meant as a move in the notation, rather than as keys."""
    try:
        table.game.read_move(text, table.rules)
    except FathomsError:
        verb = text.partition(" ")[0]
        verbs = [table.game.write_move(move, table.rules).partition(" ")[0] for move in table.state.moves()]
        return len(verb) > 1 and (" " in text or verb in verbs)
    return True
