"""`fathoms key`: a player's key on this machine, and what is sent with it."""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.cli.files import refusing, write_whole
from fathoms.cli.remote import ask, read_server, understand
from fathoms.cli.streams import echo, is_terminal
from fathoms.core.errors import FathomsError, Malformed
from fathoms.core.player_key import new_key, read_key
from fathoms.core.text import printable
from fathoms.folders import data_folder
from fathoms.protocol.players import (
    BringGame,
    ForgetPlayer,
    HeldSeat,
    MakePlayer,
    Player,
    PlayerForgotten,
    Sync,
    Synced,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from fathoms.cli.remote import TableAddress
    from fathoms.core import Record
    from fathoms.texts import Texts

_ROW: Final = 5
"""Words in a line."""


class KeptKey(msgspec.Struct, frozen=True):
    """The file: a key, and the server that keeps games under it."""

    server: str
    key: str
    name: str = ""


def make(say: Texts, server: str | None, name: str | None) -> None:
    """Make a key, and keep games under it on a server."""
    there = find_key()
    if there is not None:
        raise Malformed("cli.key-there", server=there.server)
    address, key = _server(server), new_key()
    body = MakePlayer(name or None)
    answer = ask(address, f"{address.root}/api/player", lang=say.lang, body=body, key=key)
    player = understand(address, answer, Player)
    _keep(KeptKey(address.root, key, player.name))
    echo(say("cli.key-made", server=address.root))
    _print(KeptKey(address.root, key), say, picture=True)


def show(say: Texts, no_qr: bool) -> None:
    """Show the key as words and for a camera."""
    _print(_need_key(), say, picture=not no_qr)


def enter(say: Texts, server: str | None) -> None:
    """Take over a key from another device; its words are read from the input: no history keeps them."""
    address = _server(server)
    if is_terminal(sys.stdin):
        echo(say("cli.key-ask") + " ", end="")
    key = read_key(sys.stdin.readline())
    answer = ask(address, f"{address.root}/api/player/sync", lang=say.lang, body=Sync(), key=key)
    synced = understand(address, answer, Synced)
    _keep(KeptKey(address.root, key, synced.player.name))
    echo(say("cli.key-entered", server=address.root))
    for game in synced.going:
        link = f"{address.root}/table/{game.table}#token={game.token}"
        echo(printable(say("cli.key-going", link=link)))


def forget(say: Texts, here: bool, yes: bool) -> None:
    """Be forgotten by the server, or take the key off this machine only."""
    kept = _need_key()
    if not here:
        if not yes:
            _ask_whether(say)
        address = read_server(kept.server)
        url = f"{address.root}/api/player/forget"
        answer = ask(address, url, lang=say.lang, body=ForgetPlayer(), key=kept.key)
        tables = understand(address, answer, PlayerForgotten).tables
        echo(say("cli.key-forgotten", tables=tables, server=address.root))
    with refusing(str(_path())):
        _path().unlink(missing_ok=True)
    if here:
        echo(say("cli.key-off"))


def _ask_whether(say: Texts) -> None:
    if not is_terminal(sys.stdin):
        raise Malformed("cli.key-forget-yes")
    echo(say("cli.key-forget-ask") + " ", end="")
    if sys.stdin.readline().strip().casefold() != say("cli.key-forget-word").casefold():
        raise Malformed("cli.key-kept")


def claim_seat(address: TableAddress, token: str, say: Texts) -> None:
    """Keep a game under the key of this machine, if its server is the same; a game goes on without, too."""
    kept = find_key()
    if kept is None or kept.server != address.root:
        return
    try:
        body = Sync(seats=(HeldSeat(address.table, token),))
        ask(address, f"{address.root}/api/player/sync", lang=say.lang, body=body, key=kept.key)
    except FathomsError as error:
        echo(printable(say.sentence(error)), err=True)


def bring_game(record: Record, persons: Sequence[int], say: Texts) -> None:
    """Keep a finished game of this machine with the player's others; a game of several people is nobody's."""
    kept = find_key()
    if kept is None or len(persons) != 1:
        return
    try:
        address = read_server(kept.server)
        body = BringGame(record.to_json(), persons[0])
        ask(address, f"{address.root}/api/player/games", lang=say.lang, body=body, key=kept.key)
    except FathomsError as error:
        echo(printable(say.sentence(error)), err=True)
    else:
        echo(say("cli.key-brought", server=kept.server))


def kept_name(address: TableAddress) -> str | None:
    """Give the name of the player on this machine, at the server that knows them."""
    kept = find_key()
    return kept.name or None if kept is not None and kept.server == address.root else None


def find_key() -> KeptKey | None:
    """Read the key of this machine; None if there is none, or it cannot be read."""
    with suppress(OSError, msgspec.MsgspecError, UnicodeError):
        return msgspec.json.decode(_path().read_bytes(), type=KeptKey)
    return None


def _need_key() -> KeptKey:
    kept = find_key()
    if kept is None:
        raise Malformed("cli.key-none")
    return kept


def _server(given: str | None) -> TableAddress:
    if not given:
        raise Malformed("cli.key-which-server")
    return read_server(given)


def _path() -> Path:
    return data_folder() / "key.json"


def _keep(kept: KeptKey) -> None:
    path = _path()
    with refusing(str(path.parent)):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_whole(path, msgspec.json.encode(kept), str(path), mode=0o600)


def _print(kept: KeptKey, say: Texts, *, picture: bool) -> None:
    words = kept.key.split("-")
    for begun in range(0, len(words), _ROW):
        row = enumerate(words[begun : begun + _ROW], begun + 1)
        echo("  " + "".join(f"{number:>2} {word:<9}" for number, word in row).rstrip())
    if picture:
        import segno

        code = segno.make(f"{kept.server}/me#key={kept.key}", error="m")
        echo("")
        drawn = io.StringIO()
        code.terminal(out=drawn, compact=True)
        echo(drawn.getvalue(), end="")
    echo(say("cli.key-secret"))
