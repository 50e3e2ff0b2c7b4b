"""`fathoms play`: set a table from the options or from a saved game, and play it."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.cli import resume
from fathoms.cli.app import BAD_INPUT, INTERRUPTED, program
from fathoms.cli.deciding import is_move
from fathoms.cli.front import Front, Leave
from fathoms.cli.kept_rules import usual_rules
from fathoms.cli.keys import hands
from fathoms.cli.numbers import seconds, whole
from fathoms.cli.outcome import outcome
from fathoms.cli.rules_option import pick_game, pick_rules
from fathoms.cli.saves import SaveFile, new_file
from fathoms.cli.screen import FullScreen, PlainScreen, console, print_end
from fathoms.cli.seats import default_seats, name_seats, read_first, read_seats
from fathoms.cli.session import Session
from fathoms.cli.stage import Stage
from fathoms.cli.streams import echo, is_terminal
from fathoms.cli.table import LARGEST_SEED, Table, draw_first, new_record
from fathoms.cli.waking import wake_all
from fathoms.core import Malformed, view

if TYPE_CHECKING:
    from fathoms.cli.screen import Console
    from fathoms.texts import Texts

_PAUSE: Final = 0.8
_LONGEST_PAUSE: Final = 60
_RECALLED: Final = 6


class Wishes(NamedTuple):
    """The options as typed."""

    game: str | None
    seats: str | None
    names: str | None
    first: str | None
    rules: str | None
    dice: str | None
    seed: str | None
    pause: str | None
    save: str | None
    resume: str | None
    no_color: bool


def play(say: Texts, **given: Any) -> int:
    """Play a game to its end, or until somebody leaves."""
    wishes = Wishes(**given)
    pause = _PAUSE if wishes.pause is None else seconds(wishes.pause, "--pause", _LONGEST_PAUSE)
    table, file = _new_table(wishes, say) if wishes.resume is None else _resumed(wishes, wishes.resume, say)
    live, paper = is_terminal(sys.stdin), console(no_color=wishes.no_color)
    full = live and paper.is_terminal and not paper.is_dumb_terminal
    screen = FullScreen(paper, say) if full else PlainScreen(paper, say)
    front = Front(table, file, screen, hands(lambda text: is_move(table, text), live=live), say)
    typed = table.record.extra.get("dice") == "typed"
    session = Session(front, pause=pause if full else 0.0, typed=typed)
    file.write(table.record)
    if wishes.resume is None and wishes.rules is None and table.rules != table.game.standard:
        front.screen.note(say("play.with-box"))
    wake_all(table.bots.values(), table.rules, say)
    status, parting = _sit(session)
    if parting is None:
        _announce(table, paper, say)
    # Saved after every move already, but the disk may have been full then.
    file.write(table.record)
    path = shlex.quote(file.shown)
    echo(say(parting or "play.saved", path=file.shown))
    if parting is None:
        echo(say("play.see-again", command=f"{program()} replay {path}"))
    else:
        echo(say("play.go-on-later", command=f"{program()} play --resume {path}"))
    return status


def _sit(session: Session) -> tuple[int, str | None]:
    """Play; gives the exit status, and what to say if the game is not over."""
    try:
        with Stage(session.front.screen, session.front.hands):
            session.recall(_RECALLED)
            session.run()
    except Leave as wish:
        reason = str(wish)
        return (BAD_INPUT if reason == "play.input-useless" else 0), reason
    except KeyboardInterrupt:
        return INTERRUPTED, "play.interrupted"
    return 0, None


def _announce(table: Table, paper: Console, say: Texts) -> None:
    """Show the final table and who won."""
    board = table.game.board(view(table.state, None), table.names, say)
    print_end(paper, board, outcome(table.state, table.names, say))


def _new_table(wishes: Wishes, say: Texts) -> tuple[Table, SaveFile]:
    game = pick_game(wishes.game)
    rules = usual_rules(game) if wishes.rules is None else pick_rules(game, wishes.rules)
    sittings = read_seats(wishes.seats or default_seats(game.name), game.name)
    game.start(rules, len(sittings))  # refuses a wrong number of seats before they are named
    seed = secrets.randbelow(2**32) if wishes.seed is None else whole(wishes.seed, "--seed", 0, LARGEST_SEED)
    first = read_first(wishes.first or "draw", len(sittings))
    record = new_record(
        game,
        rules,
        name_seats(game, sittings, wishes.names, say),
        draw_first(seed, len(sittings)) if first is None else first,
    )
    table = Table(record, [sitting.player for sitting in sittings], seed, say)
    _choose_dice(table, wishes.dice or "seeded")
    return table, new_file(wishes.save, game.name, os.environ)


def _resumed(wishes: Wishes, path: str, say: Texts) -> tuple[Table, SaveFile]:
    resume.refuse_changes(
        {"--names": wishes.names, "--first": wishes.first, "--rules": wishes.rules, "--seed": wishes.seed}
    )
    table = resume.resume(path, wishes.game, wishes.seats, say)
    if wishes.dice is not None:
        _choose_dice(table, wishes.dice)
    return table, resume.file_for(path, wishes.save, table.game.name, os.environ)


def _choose_dice(table: Table, dice: str) -> None:
    """Note in the record where its dice come from; drawn ones go without saying."""
    if dice not in ("seeded", "typed"):
        raise Malformed("cli.no-dice", value=dice[:40])
    extra = {name: value for name, value in table.record.extra.items() if name != "dice"}
    if dice == "typed":
        extra["dice"] = dice
    table.record = msgspec.structs.replace(table.record, extra=extra)
