"""`fathoms join`: sit at a table on a server with its link, come back to it, or watch."""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.cli.address import read_address
from fathoms.cli.app import BAD_INPUT, INTERRUPTED, program
from fathoms.cli.deciding import is_move
from fathoms.cli.desk import Leave
from fathoms.cli.joining.desk import FarDesk
from fathoms.cli.joining.line import Line
from fathoms.cli.joining.seats import HeldSeat, SeatKeeper, hashed
from fathoms.cli.joining.session import FarSession
from fathoms.cli.joining.table import FarTable
from fathoms.cli.keeping import tell_rules
from fathoms.cli.keys import hands
from fathoms.cli.screen import FullScreen, PlainScreen, console, print_end
from fathoms.cli.stage import Stage
from fathoms.cli.streams import echo, is_terminal
from fathoms.cli.verify import sentences
from fathoms.cli.web import ask, understand
from fathoms.core import FathomsError, Malformed, find_game
from fathoms.core.proof import proof_of, verify
from fathoms.core.record import decode
from fathoms.core.text import printable
from fathoms.protocol.limits import LONGEST_NAME
from fathoms.protocol.live import Hello
from fathoms.protocol.requests import Seated, Sit, TableInfo

if TYPE_CHECKING:
    from fathoms.cli.address import Address
    from fathoms.cli.screen import Console
    from fathoms.texts import Texts

_SHARE_BYTES: Final = 16


class Place(NamedTuple):
    """Where a person is: a table, and the seat they hold there if they do not just watch."""

    address: Address
    info: TableInfo
    seat: HeldSeat | None


class Parting(NamedTuple):
    """How a sitting ended: the exit status, what to say if the game is not over, and where it goes on."""

    status: int
    key: str | None = None
    again: Place | None = None


def join(say: Texts, link: str | None, name: str | None, no_color: bool) -> int:  # noqa: FBT001 - an option
    """Play or watch until the game is over, or the person leaves."""
    if link is None:
        raise Malformed("join.which-link")
    paper = console(no_color=no_color)
    place: Place | None = _arrive(read_address(link), name, say)
    status = 0
    while place is not None:
        status, _, place = _visit(place, paper, say)
    return status


def _arrive(address: Address, name: str | None, say: Texts) -> Place:
    """Find the person's seat: the one they hold already, or the one their invite gives."""
    info = understand(address, ask(address, address.info, lang=say.lang), TableInfo)
    keeper = SeatKeeper(address.page, os.environ)
    waiting = info.status == "waiting"
    if address.token is not None:
        known = keeper.find(token=address.token)
        share = secrets.token_hex(_SHARE_BYTES) if waiting else ""
        return Place(address, info, known or HeldSeat(-1, address.token, info.commitment, share))
    held = keeper.find(invite=address.invite)
    # Without an invite one watches; whoever says a name wants a seat, if anyone may have one.
    if held is not None or (address.invite is None and not (info.free and name)):
        return Place(address, info, held)
    share = secrets.token_hex(_SHARE_BYTES)
    called = _name(name, say)
    _explain(info, say)
    wish = Sit(address.invite, called, share, understood=True)
    seated = understand(address, ask(address, address.sit, lang=say.lang, body=wish), Seated)
    mixed = share if waiting else ""
    invite = "" if address.invite is None else hashed(address.invite)
    seat = HeldSeat(seated.seat, seated.token, info.commitment, mixed, invite)
    keeper.keep(seat)
    return Place(address, info, seat)


def _explain(info: TableInfo, say: Texts) -> None:
    """Tell how the rules of a table differ; whoever sits at a terminal says that it is understood."""
    if not info.rules:
        return
    game = find_game(info.game)
    echo(say("join.house-rules"))
    tell_rules(game, game.rules(info.rules), say)
    if is_terminal(sys.stdin):
        echo(say("join.understood") + " ", end="")
        sys.stdin.readline()


def _name(asked: str | None, say: Texts) -> str:
    """Find out what a person is called; whoever sits at a terminal is asked."""
    if asked is None and is_terminal(sys.stdin):
        echo(say("join.your-name") + " ", end="")
        asked = sys.stdin.readline()
    name = (asked or "").strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed("join.which-name", most=LONGEST_NAME)
    return name


def _visit(place: Place, paper: Console, say: Texts) -> Parting:
    """Sit at one table; says in the end how it went and how to come back."""
    address, info, seat = place
    table = FarTable(info, say)
    live = is_terminal(sys.stdin)
    full = live and paper.is_terminal and not paper.is_dumb_terminal
    screen = FullScreen(paper, say) if full else PlainScreen(paper, say)
    token, share = (seat.token, seat.share or None) if seat is not None else (None, None)
    line = Line(address, Hello(token=token, lang=say.lang, entropy=share))
    desk = FarDesk(table, line, screen, hands(lambda text: is_move(table, text), live=live), say)
    session = FarSession(desk)
    line.open()
    try:
        parting = _sit(session)
    finally:
        line.close()
    if seat is not None and table.you is not None:
        # A seat whose token came with the link is known by its number only now.
        _keep(SeatKeeper(address.page, os.environ), msgspec.structs.replace(seat, seat=table.you), say)
    if parting.key is None and desk.again is not None and desk.again.token is not None:
        return Parting(parting.status, None, _over_there(address, desk.again.table, desk.again.token, say))
    if table.info.outcome is not None:
        print_end(paper, desk.lines(), session.outcome())
        _check_dice(place, table, say)
    elif parting.key is not None:
        echo(say(parting.key))
        echo(say("join.come-back", command=f"{program()} join {address.page}"))
    return parting


def _sit(session: FarSession) -> Parting:
    desk = session.desk
    try:
        with Stage(desk.screen, desk.hands):
            session.run()
    except Leave as wish:
        status = BAD_INPUT if str(wish) in ("play.input-useless", "join.ended") else 0
        return Parting(status, _farewell(str(wish), holds=desk.table.you is not None))
    except KeyboardInterrupt:
        return Parting(INTERRUPTED, _farewell("play.interrupted", holds=desk.table.you is not None))
    return Parting(0)


def _farewell(reason: str, *, holds: bool) -> str:
    """Pick the words for somebody who leaves a game that goes on."""
    known = {"play.input-ended": "join.input-ended", "play.input-useless": "join.input-useless"}
    return known.get(
        reason, "join.ended" if reason == "join.ended" else "join.left" if holds else "join.watched"
    )


def _over_there(address: Address, table: str, token: str, say: Texts) -> Place:
    """Move over to the table on which the same people play again."""
    there = read_address(f"{address.root}/table/{table}#token={token}")
    return _arrive(there, None, say)


def _keep(keeper: SeatKeeper, seat: HeldSeat, say: Texts) -> None:
    """Remember a seat; a full disk is said, but the game has been played."""
    try:
        keeper.keep(seat)
    except FathomsError as error:
        echo(say.sentence(error), err=True)


def _check_dice(place: Place, table: FarTable, say: Texts) -> None:
    """Hold the dice of the finished game against what was promised to this person when they came."""
    address, info, seat = place
    # Without the record there is nothing to hold against; `fathoms verify` can be asked later.
    with suppress(FathomsError):
        record = decode(ask(address, address.record, lang=say.lang))
        proof, verdict = proof_of(record), verify(record)
        told = sentences(record, verdict, say)
        if proof.commitment != (info.commitment if seat is None else seat.commitment):
            told.append(say("join.other-promise"))
        mixed = seat is not None and table.you is not None and (seat.share, proof.entropy[table.you])
        if mixed and mixed[0] and mixed[0] != mixed[1]:
            told.append(say("join.share-missing"))
        for sentence in told:
            echo(printable(sentence))
