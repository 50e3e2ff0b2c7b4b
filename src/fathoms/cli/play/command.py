"""`fathoms play`: set a table from the options or from a saved game, and play it."""

from __future__ import annotations

import os
import secrets
import shlex
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.cli import options
from fathoms.cli.app import program
from fathoms.cli.kept_rules import usual_rules
from fathoms.cli.key import bring_game
from fathoms.cli.play.local_ui import LocalUI
from fathoms.cli.play.table import (
    LocalTable,
    draw_first,
    file_for,
    new_file,
    new_record,
    played_on_record,
    resume,
)
from fathoms.cli.play.table_ui import Parting, is_move
from fathoms.cli.play.terminal import FullScreen, print_end, screen_and_keys
from fathoms.cli.printing import console
from fathoms.cli.records import fetch_record, outcome
from fathoms.cli.streams import echo
from fathoms.cli.waiting import warm_up
from fathoms.core import Malformed, begins_with, view
from fathoms.core.record import MOST_MOVES

if TYPE_CHECKING:
    from fathoms.cli.play.table import SaveFile
    from fathoms.texts import Texts

PAUSE: Final = 0.8
_LONGEST_PAUSE: Final = 60


def play(say: Texts, **given: Any) -> int:
    """Play a game to its end, or until somebody leaves."""
    pause = PAUSE if given["pause"] is None else options.seconds(given["pause"], "--pause", _LONGEST_PAUSE)
    begin = (
        _resumed if given["resume"] is not None else _played_on if given["from"] is not None else _new_table
    )
    if begin is not _played_on and given["move"] is not None:
        raise Malformed("cli.move-from")
    table, file = begin(given, say)
    note = ""
    if begin is _new_table and given["rules"] is None and table.rules != table.game.standard:
        note = say("play.with-box")
    if begin is _played_on and table.origin is not None:
        note = say("play.played-on", move=table.origin.move, afresh=len(table.origin.afresh))
    status, reason = sit_down(table, file, say, pause=pause, note=note, no_color=given["no_color"])
    path = shlex.quote(file.shown)
    echo(say(reason or "play.saved", path=file.shown))
    if reason is None:
        bring_game(table.record, table.persons, say)
        echo(say("play.see-again", command=f"{program()} replay {path}"))
    else:
        echo(say("play.go-on-later", command=f"{program()} play --resume {path}"))
    return status


def sit_down(  # noqa: PLR0913 - a table, and how it is shown
    table: LocalTable, file: SaveFile, say: Texts, *, no_color: bool, pause: float = PAUSE, note: str = ""
) -> Parting:
    """Hold the terminal until the game is over or somebody leaves; show how it ended, and keep it."""
    paper = console(no_color=no_color)
    screen, keys = screen_and_keys(paper, say, lambda text: is_move(table, text))
    ui = LocalUI(
        *(table, file, screen, keys, say),
        pause=pause if isinstance(screen, FullScreen) else 0.0,
        typed=table.record.extra.get("dice") == "typed",
    )
    file.write(table.record)
    if note:
        screen.note(note)
    warm_up(table.bots.values(), table.rules, say)
    ui.recall()
    status, reason = ui.sit()
    if table.state.actor is None:
        reason = None
        board = table.game.board(view(table.state, None), table.names, say)
        print_end(paper, board, outcome(table.state, table.names, say))
    # Saved after every move already, but the disk may have been full then.
    file.write(table.record)
    return Parting(status, reason)


def _new_table(given: dict[str, Any], say: Texts) -> tuple[LocalTable, SaveFile]:
    game = options.pick_game(given["game"])
    rules = usual_rules(game) if given["rules"] is None else options.pick_rules(game, given["rules"])
    seats = options.read_seats(given["seats"] or options.default_seats(game.name), game.name)
    game.start(rules, len(seats))  # refuses a wrong number of seats before they are named
    seed = _new_seed(given)
    first = options.read_first(given["first"] or "draw", len(seats))
    record = new_record(
        game,
        rules,
        options.name_seats(game, seats, given["names"], say),
        begins_with(game, rules, len(seats), draw_first(seed, len(seats))) if first is None else first,
    )
    table = LocalTable(record, [seat.player for seat in seats], seed, say)
    _choose_dice(table, given["dice"] or "seeded")
    return table, new_file(given["save"], game.name, os.environ)


def _played_on(given: dict[str, Any], say: Texts) -> tuple[LocalTable, SaveFile]:
    """Set a table that goes on from a moment of another game, with seats as they are asked for."""
    _refuse_fixed(given, "first", "rules")
    before = fetch_record(given["from"], say)
    if given["game"] not in (None, before.game):
        raise Malformed("cli.resume-other-game", game=given["game"][:40], other=before.game[:40])
    game = options.pick_game(before.game)
    count = len(before.seats)
    seats = options.read_seats(given["seats"] or options.default_seats(game.name, count), game.name)
    if len(seats) != count:
        raise Malformed("tables.origin-seats", seats=count)
    move = len(before.moves)
    if given["move"] is not None:
        move = options.whole(given["move"], "--move", 0, MOST_MOVES)
    names = options.name_seats(game, seats, given["names"], say)
    seed = _new_seed(given)
    record = played_on_record(before, move, names, seed)
    table = LocalTable(record, [seat.player for seat in seats], seed, say)
    _choose_dice(table, given["dice"] or "seeded")
    return table, new_file(given["save"], game.name, os.environ)


def _new_seed(given: dict[str, Any]) -> int:
    if given["seed"] is None:
        return secrets.randbelow(2**32)
    return options.whole(given["seed"], "--seed", 0, options.LARGEST_SEED)


def _refuse_fixed(given: dict[str, Any], *names: str) -> None:
    """Refuse what a game that has begun cannot change."""
    for name in names:
        if given[name] is not None:
            raise Malformed("cli.resume-fixed", option=f"--{name}")


def _resumed(given: dict[str, Any], say: Texts) -> tuple[LocalTable, SaveFile]:
    path = given["resume"]
    if given["from"] is not None:
        raise Malformed("cli.from-resume")
    _refuse_fixed(given, "names", "first", "rules", "seed")
    table = resume(path, given["game"], given["seats"], say)
    if given["dice"] is not None:
        _choose_dice(table, given["dice"])
    return table, file_for(path, given["save"], table.game.name, os.environ)


def _choose_dice(table: LocalTable, dice: str) -> None:
    """Note in the record where its dice come from; drawn ones go without saying."""
    if dice not in ("seeded", "typed"):
        raise Malformed("cli.no-dice", value=dice[:40])
    extra = {name: value for name, value in table.record.extra.items() if name != "dice"}
    if dice == "typed":
        extra["dice"] = dice
    table.record = msgspec.structs.replace(table.record, extra=extra)
