"""`fathoms join`: sit at a table on a server with its link, come back to it, or watch."""

from __future__ import annotations

import os
import secrets
import sys
import time
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.cli.app import program
from fathoms.cli.files import refusing, write_whole
from fathoms.cli.join.connection import TableConnection
from fathoms.cli.join.table import FarTable
from fathoms.cli.join.ui import FarUI
from fathoms.cli.key import claim_seat, kept_name
from fathoms.cli.play.table_ui import is_move
from fathoms.cli.play.terminal import print_end, screen_and_keys
from fathoms.cli.printing import console
from fathoms.cli.records import sentences
from fathoms.cli.remote import ask, read_address, understand
from fathoms.cli.rulesets import tell_rules
from fathoms.cli.streams import echo, is_terminal
from fathoms.core import FathomsError, Malformed, find_game
from fathoms.core.proof import proof_of, verify
from fathoms.core.record import decode
from fathoms.core.text import printable
from fathoms.folders import state_folder
from fathoms.protocol.limits import LONGEST_NAME
from fathoms.protocol.live import Hello
from fathoms.protocol.requests import Seated, Sit, TableInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.cli.printing import Console
    from fathoms.cli.remote import TableAddress
    from fathoms.texts import Texts

_LONGEST: Final = 90 * 24 * 3600
"""Seconds after which a seat is forgotten."""
_SHARE_BYTES: Final = 16


class HeldSeat(msgspec.Struct, frozen=True):
    """A seat at a table, the token that holds it, and what is needed to check its dice in the end."""

    seat: int
    token: str
    commitment: str
    share: str = ""
    """What this program mixed into the dice."""
    invite: str = ""
    """The SHA-256 of the invite that gave it."""


class SeatsAtTable(msgspec.Struct, frozen=True):
    """A file: the seats held at one table, the latest last."""

    page: str
    seats: tuple[HeldSeat, ...] = ()


class SeatKeeper:
    """Keeps the seats of one table."""

    def __init__(self, page: str, environ: Mapping[str, str]) -> None:
        self._page: Final = page
        self._folder: Final = state_folder(environ) / "seats"
        self._file: Final = self._folder / f"{sha256(page.encode()).hexdigest()[:32]}.json"

    def find(self, *, invite: str | None = None, token: str | None = None) -> HeldSeat | None:
        """Find the seat of an invite or a token; with neither, the one that was taken last."""
        for held in reversed(self._read().seats):
            if (invite is None or held.invite == hashed(invite)) and (token is None or held.token == token):
                return held
        return None

    def keep(self, seat: HeldSeat) -> None:
        """Keep a seat; a token already known is replaced."""
        others = tuple(held for held in self._read().seats if held.token != seat.token)
        content = msgspec.json.encode(SeatsAtTable(self._page, (*others, seat)))
        with refusing(str(self._file)):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(self._file, content, str(self._file), mode=0o600)
        self._forget_old()

    def _read(self) -> SeatsAtTable:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=SeatsAtTable)
        except (OSError, msgspec.DecodeError, UnicodeError):
            return SeatsAtTable(self._page)

    def _forget_old(self) -> None:
        before = time.time() - _LONGEST
        with suppress(OSError):
            for file in self._folder.glob("*.json"):
                if file.stat().st_mtime < before:
                    file.unlink()


def hashed(invite: str) -> str:
    """Know an invite again without keeping it."""
    return sha256(invite.encode()).hexdigest()


class JoinedTable(NamedTuple):
    """Where a person is: a table, and the seat they hold there if they do not just watch."""

    address: TableAddress
    info: TableInfo
    seat: HeldSeat | None


def join(say: Texts, link: str | None, name: str | None, no_color: bool) -> int:
    """Play or watch until the game is over, or the person leaves."""
    if link is None:
        raise Malformed("join.which-link")
    paper = console(no_color=no_color)
    place: JoinedTable | None = _arrive(read_address(link), name, say)
    status = 0
    while place is not None:
        status, place = _visit(place, paper, say)
    return status


def _arrive(address: TableAddress, name: str | None, say: Texts) -> JoinedTable:
    """Find the person's seat: the one they hold already, or the one their invite gives."""
    info = understand(address, ask(address, address.info, lang=say.lang), TableInfo)
    keeper = SeatKeeper(address.page, os.environ)
    waiting = info.status == "waiting"
    if address.token is not None:
        known = keeper.find(token=address.token)
        claim_seat(address, address.token, say)
        share = secrets.token_hex(_SHARE_BYTES) if waiting else ""
        return JoinedTable(address, info, known or HeldSeat(-1, address.token, info.commitment, share))
    held = keeper.find(invite=address.invite)
    # Without an invite one watches; who says a name wants a seat, if anyone may have one.
    if held is not None or (address.invite is None and not (info.free and name)):
        return JoinedTable(address, info, held)
    share = secrets.token_hex(_SHARE_BYTES)
    called = _name(name or kept_name(address), say)
    _explain(info, say)
    wish = Sit(address.invite, called, share, understood=True)
    seated = understand(address, ask(address, address.sit, lang=say.lang, body=wish), Seated)
    mixed = share if waiting else ""
    invite = "" if address.invite is None else hashed(address.invite)
    seat = HeldSeat(seated.seat, seated.token, info.commitment, mixed, invite)
    keeper.keep(seat)
    claim_seat(address, seat.token, say)
    return JoinedTable(address, info, seat)


def _explain(info: TableInfo, say: Texts) -> None:
    """Tell how the rules of a table differ; at a terminal a person says that it is understood."""
    if not info.rules:
        return
    game = find_game(info.game)
    echo(say("join.house-rules"))
    tell_rules(game, game.rules(info.rules), say)
    if is_terminal(sys.stdin):
        echo(say("join.understood") + " ", end="")
        sys.stdin.readline()


def _name(asked: str | None, say: Texts) -> str:
    """Find out what a person is called; at a terminal they are asked."""
    if asked is None and is_terminal(sys.stdin):
        echo(say("join.your-name") + " ", end="")
        asked = sys.stdin.readline()
    name = (asked or "").strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed("join.which-name", most=LONGEST_NAME)
    return name


def _visit(place: JoinedTable, paper: Console, say: Texts) -> tuple[int, JoinedTable | None]:
    """Sit at one table; says in the end how it went and how to come back, and gives where it goes on."""
    address, info, seat = place
    table = FarTable(info, say)
    screen, keys = screen_and_keys(paper, say, lambda text: is_move(table, text))
    token, share = (seat.token, seat.share or None) if seat is not None else (None, None)
    connection = TableConnection(address, Hello(token=token, lang=say.lang, entropy=share))
    ui = FarUI(table, connection, screen, keys, say)
    connection.open()
    try:
        status, reason = ui.sit()
    finally:
        connection.close()
    if seat is not None and table.you is not None:
        # A seat whose token came with the link is known by its number only now.
        _keep(SeatKeeper(address.page, os.environ), msgspec.structs.replace(seat, seat=table.you), say)
    if reason is None and ui.again is not None and ui.again.token is not None:
        return status, _over_there(address, ui.again.table, ui.again.token, say)
    if table.info.outcome is not None:
        print_end(paper, ui.lines(), ui.outcome())
        _check_dice(place, table, say)
    elif reason is not None:
        echo(say(_farewell(reason, holds=table.you is not None)))
        echo(say("join.come-back", command=f"{program()} join {address.page}"))
    return status, None


def _farewell(reason: str, *, holds: bool) -> str:
    """Pick the words for somebody who leaves a game that goes on."""
    known = {"play.input-ended": "join.input-ended", "play.input-useless": "join.input-useless"}
    return known.get(
        reason, "join.ended" if reason == "join.ended" else "join.left" if holds else "join.watched"
    )


def _over_there(address: TableAddress, table: str, token: str, say: Texts) -> JoinedTable:
    """Move over to the table on which the same people play again."""
    there = read_address(f"{address.root}/table/{table}#token={token}")
    return _arrive(there, None, say)


def _keep(keeper: SeatKeeper, seat: HeldSeat, say: Texts) -> None:
    """Remember a seat; a full disk is said, but the game has been played."""
    try:
        keeper.keep(seat)
    except FathomsError as error:
        echo(say.sentence(error), err=True)


def _check_dice(place: JoinedTable, table: FarTable, say: Texts) -> None:
    """Hold the dice of the finished game against what was promised to this person when they came."""
    address, info, seat = place
    # Without the record there is nothing to hold against; `fathoms verify` can be asked later.
    with suppress(FathomsError):
        record = decode(ask(address, address.record, lang=say.lang))
        proof, verdict = proof_of(record), verify(record)
        told = sentences(record, verdict, say)
        if proof.commitment != (info.commitment if seat is None else seat.commitment):
            told.append(say("join.other-promise"))
        share = "" if seat is None or table.you is None else seat.share
        # Dice that are the same for everybody have no shares.
        if share and table.you is not None and proof.entropy[table.you : table.you + 1] != (share,):
            told.append(say("join.share-missing"))
        for sentence in told:
            echo(printable(sentence))
