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
from fathoms.cli.play.local_ui import LocalUI
from fathoms.cli.play.table import LocalTable, draw_first, file_for, new_file, new_record, resume
from fathoms.cli.play.table_ui import is_move
from fathoms.cli.play.terminal import FullScreen, print_end, screen_and_keys
from fathoms.cli.printing import console
from fathoms.cli.records import outcome
from fathoms.cli.streams import echo
from fathoms.cli.waiting import warm_up
from fathoms.core import Malformed, view

if TYPE_CHECKING:
    from fathoms.cli.play.table import SaveFile
    from fathoms.texts import Texts

_PAUSE: Final = 0.8
_LONGEST_PAUSE: Final = 60


def play(say: Texts, **given: Any) -> int:
    """Play a game to its end, or until somebody leaves."""
    pause = _PAUSE if given["pause"] is None else options.seconds(given["pause"], "--pause", _LONGEST_PAUSE)
    table, file = _new_table(given, say) if given["resume"] is None else _resumed(given, say)
    paper = console(no_color=given["no_color"])
    screen, keys = screen_and_keys(paper, say, lambda text: is_move(table, text))
    ui = LocalUI(
        *(table, file, screen, keys, say),
        pause=pause if isinstance(screen, FullScreen) else 0.0,
        typed=table.record.extra.get("dice") == "typed",
    )
    file.write(table.record)
    if given["resume"] is None and given["rules"] is None and table.rules != table.game.standard:
        screen.note(say("play.with-box"))
    warm_up(table.bots.values(), table.rules, say)
    ui.recall()
    status, reason = ui.sit()
    if reason is None:
        board = table.game.board(view(table.state, None), table.names, say)
        print_end(paper, board, outcome(table.state, table.names, say))
    # Saved after every move already, but the disk may have been full then.
    file.write(table.record)
    path = shlex.quote(file.shown)
    echo(say(reason or "play.saved", path=file.shown))
    if reason is None:
        echo(say("play.see-again", command=f"{program()} replay {path}"))
    else:
        echo(say("play.go-on-later", command=f"{program()} play --resume {path}"))
    return status


def _new_table(given: dict[str, Any], say: Texts) -> tuple[LocalTable, SaveFile]:
    game = options.pick_game(given["game"])
    rules = usual_rules(game) if given["rules"] is None else options.pick_rules(game, given["rules"])
    seats = options.read_seats(given["seats"] or options.default_seats(game.name), game.name)
    game.start(rules, len(seats))  # refuses a wrong number of seats before they are named
    seed = (
        secrets.randbelow(2**32)
        if given["seed"] is None
        else options.whole(given["seed"], "--seed", 0, options.LARGEST_SEED)
    )
    first = options.read_first(given["first"] or "draw", len(seats))
    record = new_record(
        game,
        rules,
        options.name_seats(game, seats, given["names"], say),
        draw_first(seed, len(seats)) if first is None else first,
    )
    table = LocalTable(record, [seat.player for seat in seats], seed, say)
    _choose_dice(table, given["dice"] or "seeded")
    return table, new_file(given["save"], game.name, os.environ)


def _resumed(given: dict[str, Any], say: Texts) -> tuple[LocalTable, SaveFile]:
    path = given["resume"]
    for name in ("names", "first", "rules", "seed"):
        if given[name] is not None:
            # What a game that has begun cannot change.
            raise Malformed("cli.resume-fixed", option=f"--{name}")
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
