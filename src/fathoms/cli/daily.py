"""`fathoms daily`: today's game on a server, the same for everybody, and its board."""

from __future__ import annotations

import os
import secrets
from typing import TYPE_CHECKING, Final

from fathoms.cli.files import refusing, write_whole
from fathoms.cli.options import pick_game
from fathoms.cli.streams import echo
from fathoms.core.text import printable
from fathoms.folders import state_folder
from fathoms.protocol.daily import AskBoard, BeginDaily, DailyBegun, DailyBoard

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.cli.remote import TableAddress
    from fathoms.texts import Texts

_HERE: Final = "http://localhost:8000"
_BYTES: Final = 16


def daily(say: Texts, game: str | None, server: str | None, no_color: bool) -> int:
    """Play today's game, or go on with it, then show the board; once it is played only the board."""
    from fathoms.cli.join.command import join  # what draws tables loads slowly
    from fathoms.cli.key import find_key
    from fathoms.cli.remote import ask, read_address, understand

    chosen = pick_game(game).name
    kept = find_key()
    root = (server or (_HERE if kept is None else kept.server)).rstrip("/")
    # Any table's address says where the server is.
    address = read_address(f"{root}/table/daily")
    device = device_id(os.environ)
    # A key is shown to nobody but the server that knows it.
    key = kept.key if kept is not None and kept.server == address.root else None
    board = AskBoard(chosen, device)

    def look() -> DailyBoard:
        url = f"{address.root}/api/daily/board"
        return understand(address, ask(address, url, lang=say.lang, body=board, key=key), DailyBoard)

    found, status = look(), 0
    if found.result is None:
        url, wish = f"{address.root}/api/daily/begin", BeginDaily(chosen, device)
        begun = understand(address, ask(address, url, lang=say.lang, body=wish, key=key), DailyBegun)
        if begun.note:
            echo(begun.note)
        status = join(say, f"{address.root}/table/{begun.table}#token={begun.token}", None, no_color)
        found = look()
    for line in board_lines(found, address, say):
        echo(printable(line))
    return status


def board_lines(board: DailyBoard, address: TableAddress, say: Texts) -> list[str]:
    """Say the board: the best, then the own result and how bots do."""
    lines = [say("daily.board", game=board.title, day=board.day, total=board.total)]
    for entry in board.entries:
        name = say("core.you") if entry.you else entry.name or say("daily.nobody")
        lines.append(f"{entry.place:>4}  {name:<24}  {entry.points:>4}")
    result = board.result
    if result is None:
        return [*lines, say("daily.not-finished")]
    if result.better is not None:
        lines.append(say("daily.line-better", percent=result.better, others=result.others))
    lines.append(say("daily.bots", bots=[f"{bot.title} {bot.points}" for bot in result.bots]))
    lines += [
        say("daily.otherwise", turn=each.turn, yours=each.yours, theirs=each.theirs)
        for each in result.otherwise
    ]
    if result.note:
        lines.append(result.note)
    return [*lines, f"{result.line} · {address.root}/daily"]


def device_id(environ: Mapping[str, str]) -> str:
    """Give the id of this machine; it is made at random when it is first needed."""
    file = state_folder(environ) / "device"
    try:
        kept = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeError):
        kept = ""
    if len(kept) != 2 * _BYTES:
        kept = secrets.token_hex(_BYTES)
        with refusing(str(file)):
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(file, kept.encode(), str(file), mode=0o600)
    return kept
