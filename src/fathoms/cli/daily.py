"""`fathoms daily`: today's game, the same for everybody: on a server with a board, or on this machine alone.

On a machine alone the dice follow from the date (docs/daily.md). The attempt is the record in the folder of
saved games: it is played again whenever it is read, and its dice have to be those of the day.
"""

from __future__ import annotations

import os
import random
import secrets
import shlex
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.cli import files
from fathoms.cli.app import program
from fathoms.cli.files import refusing, write_whole
from fathoms.cli.key import find_key
from fathoms.cli.options import PERSON, name_seats, pick_game, read_seats
from fathoms.cli.play.command import sit_down
from fathoms.cli.play.table import LocalTable, SaveFile, new_record
from fathoms.cli.streams import echo
from fathoms.core import FathomsError, Malformed, steady, view
from fathoms.core.proof import KEY, Proof, ProvenByTurn, commitment, verify, with_proof
from fathoms.core.record import decode
from fathoms.core.text import printable
from fathoms.core.turns import Turns
from fathoms.folders import data_folder, state_folder
from fathoms.protocol.daily import AskBoard, BeginDaily, DailyBegun, DailyBoard, DailyBot, DailyResult
from fathoms.tables.ports import StoredAttempt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from fathoms.cli.key import KeptKey
    from fathoms.core import AnyGame, Move, Record
    from fathoms.core.proof import DrawByTurn
    from fathoms.core.turns import Fall
    from fathoms.tables.daily import DayOfUtc
    from fathoms.texts import Texts

_BYTES: Final = 16
_ATTEMPT: Final = "attempt"
"""Where the record of an attempt on this machine says when it began and ended."""


def daily(  # noqa: PLR0913, PLR0917 - the options
    say: Texts, game: str | None, day: str | None, server: str | None, here: bool, no_color: bool
) -> int:
    """Play a day's game, or go on with it, then show what came of it; once it is played only that."""
    chosen, kept = pick_game(game), find_key()
    if here and server is not None:
        raise Malformed("daily.here-server")
    root = server or (kept.server if kept is not None else None)
    if here or root is None:
        return _play_here(say, chosen, day, no_color=no_color)
    return _play_there(say, chosen.name, day, root.rstrip("/"), kept, no_color=no_color)


def _play_there(  # noqa: PLR0913 - as above
    say: Texts, game: str, day: str | None, root: str, kept: KeptKey | None, *, no_color: bool
) -> int:
    """Play on a server, which has a board."""
    from fathoms.cli.join.command import join  # what draws tables loads slowly
    from fathoms.cli.remote import ask, read_address, understand

    # Any table's address says where the server is.
    address = read_address(f"{root}/table/daily")
    device = device_id(os.environ)
    # A key is shown to nobody but the server that knows it.
    key = kept.key if kept is not None and kept.server == address.root else None
    board = AskBoard(game, device, day)

    def look() -> DailyBoard:
        url = f"{address.root}/api/daily/board"
        return understand(address, ask(address, url, lang=say.lang, body=board, key=key), DailyBoard)

    found, status = look(), 0
    if found.result is None:
        url, wish = f"{address.root}/api/daily/begin", BeginDaily(game, device, day)
        begun = understand(address, ask(address, url, lang=say.lang, body=wish, key=key), DailyBegun)
        if begun.note:
            echo(begun.note)
        status = join(say, f"{address.root}/table/{begun.table}#token={begun.token}", None, no_color)
        found = look()
    for line in board_lines(found, say):
        echo(printable(line))
    if found.result is not None:
        echo(printable(f"\n{found.result.line} · {address.root}/daily"))
    return status


def board_lines(board: DailyBoard, say: Texts) -> list[str]:
    """Say the board: the best, then the own result and how bots do."""
    lines = [say("daily.board", game=board.title, day=board.day, total=board.total)]
    for entry in board.entries:
        name = say("core.you") if entry.you else entry.name or say("daily.nobody")
        lines.append(f"{entry.place:>4}  {name:<24}  {entry.points:>4}")
    result = board.result
    if result is None:
        return [*lines, say("daily.not-finished")]
    return [*lines, *result_lines(result, say)]


def result_lines(result: DailyResult, say: Texts) -> list[str]:
    """Say what came of an attempt, beside the bots and the best."""
    lines: list[str] = []
    if result.better is not None:
        lines.append(say("daily.line-better", percent=result.better, others=result.others))
    lines.append(say("daily.bots", bots=[f"{bot.title} {bot.points}" for bot in result.bots]))
    lines += [
        say("daily.otherwise", turn=each.turn, yours=each.yours, theirs=each.theirs)
        for each in result.otherwise
    ]
    lines.append(say("daily.weeks", dots="".join(_DOTS[dot.state] for dot in result.dots)))
    return [*lines, result.note] if result.note else lines


_DOTS: Final = {"none": "·", "begun": "·", "practice": "–", "played": "○", "won": "●"}


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


# --- Without a server. ---


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """When an attempt on this machine began and ended, in seconds since 1970."""

    begun: int
    ended: int | None = None


class DayTable(LocalTable):
    """A day's game on this machine: its dice and bots are the day's, without hints, and nothing is undone."""

    hints = False
    no_undo = "daily.no-undo"

    def __init__(self, record: Record, players: list[str], dice: ProvenByTurn, say: Texts) -> None:
        super().__init__(record, players, 0, say)
        self.bots = {seat: steady(bot) for seat, bot in self.bots.items()}
        self._dice: Final = dice
        # It is played on from the secret, not from a seed.
        extra = {name: value for name, value in self.record.extra.items() if name != "seed"}
        self.record = msgspec.structs.replace(self.record, extra=extra)

    @property
    def attempt(self) -> Attempt | None:
        """When it began and ended; None if the record does not say it."""
        with suppress(msgspec.ValidationError):
            return msgspec.convert(self.record.extra.get(_ATTEMPT), Attempt)
        return None

    def stored(self, day: DayOfUtc) -> StoredAttempt:
        """Give it as a server would keep it; what ends after midnight, or began then, does not count."""
        attempt, result = self.attempt or Attempt(0), self.record.result
        scores = (0,) * len(self.names) if result is None else result.scores
        return StoredAttempt(
            table="",
            day=day.name,
            game=self.game.name,
            edition="",
            player=None,
            device="",
            begun=attempt.begun,
            counts=(attempt.ended or attempt.begun) < day.ends,
            finished=attempt.ended,
            points=None if result is None else scores[0],
            lead=scores[0] - max(scores[1:]),
            won=result is not None and 0 in result.winners,
        )

    def play(self, move: Move) -> None:
        """Play a move; the last one notes when it was."""
        super().play(move)
        if self.state.actor is None:
            ended = msgspec.structs.replace(self.attempt or Attempt(0), ended=int(time.time()))
            told = {**self.record.extra, _ATTEMPT: msgspec.to_builtins(ended)}
            self.record = msgspec.structs.replace(self.record, extra=told)

    def dice(self) -> DrawByTurn:
        """Chance for the next move, from the day."""
        return self._dice.at(self._fall)

    def bot_move(self, seat: int) -> Move:
        """Let a bot choose; equal choices meet equal bots."""
        return self.bots[seat].choose(view(self.state, seat), random.Random(self._dice.bot_seed(self._fall)))

    def can_undo(self) -> bool:
        """Take nothing back."""
        return False

    @property
    def _fall(self) -> Fall:
        """Where the next move stands."""
        turns = Turns((0,) * len(self.names))
        for state in self.states[:-1]:
            turns = turns.after(state)
        return turns.at(self.state).fall(len(self.moves) + 1)


def _play_here(say: Texts, game: AnyGame, asked: str | None, *, no_color: bool) -> int:
    """Play the dive of the published rule, or go on with it, and say what came of it."""
    # Tables, and what a server answers with, load slowly.
    from fathoms.api.daily import note_of, told_clock
    from fathoms.tables.daily import WEEKS, daily_games, day_before, day_of, named_day

    if not game.daily:
        raise Malformed("daily.no-game", known=[*daily_games()])
    today = day_of(time.time())
    day = today if asked is None else named_day(asked)
    if day.name > today.name:
        raise Malformed("daily.not-yet-here", day=today.name)
    if day.name <= day_before(today.name, WEEKS):
        raise Malformed("daily.too-old", days=WEEKS)
    file = SaveFile(_file_of(game.name, day.name))
    table, others = _open(game, day.name, say), _others(game, day.name, say)
    said = [told_clock([*others, table.stored(day)], today.name, say)]
    if table.state.actor is not None:
        said.append(note_of(table.stored(day), today.name, say, boards=False))
    for sentence in filter(None, said):
        echo(sentence)
    status = 0
    if table.state.actor is not None:
        with refusing(file.shown):
            file.path.parent.mkdir(parents=True, exist_ok=True)
        status, reason = sit_down(table, file, say, no_color=no_color)
        if reason is not None:
            echo(say("daily.not-finished"))
            return status
    result = _result(table.stored(day), others, day_of(time.time()), say)
    for line in (*result_lines(result, say), "", result.line, ""):
        echo(printable(line))
    path = shlex.quote(file.shown)
    echo(say("play.see-again", command=f"{program()} replay {path}"))
    echo(say("cli.games-review", command=f"{program()} review {path}"))
    return status


def _result(own: StoredAttempt, others: Sequence[StoredAttempt], today: DayOfUtc, say: Texts) -> DailyResult:
    """Tell what came of an attempt, as a house without a board does."""
    from fathoms.api.daily import dots_of, line_of, note_of
    from fathoms.api.games import bot_title
    from fathoms.tables.daily import SEAT, bots_with_the_same_dice, published_secret

    bots = bots_with_the_same_dice(own.game, own.day, published_secret(own.day))
    return DailyResult(
        table=own.table,
        counts=own.counts,
        note=note_of(own, today.name, say, boards=False),
        points=own.points or 0,
        lead=own.lead or 0,
        won=bool(own.won),
        cost=None,
        place=None,
        of=0,
        better=None,
        others=0,
        bots=tuple(
            DailyBot(each.bot, bot_title(own.game, each.bot, say), each.points, each.won) for each in bots
        ),
        otherwise=(),
        best="",
        line=line_of(own, None, say),
        dots=dots_of([own, *others], today.name),
        seat=SEAT,
        token="",
    )


def _file_of(game: str, day: str) -> Path:
    return data_folder(os.environ) / "games" / f"{day}-{game}-daily.json"


def _others(game: AnyGame, day: str, say: Texts) -> list[StoredAttempt]:
    """Read the attempts at other days; what is damaged is left out, since its own day tells of it."""
    from fathoms.tables.daily import named_day

    found: list[StoredAttempt] = []
    name = _file_of(game.name, "*")
    for path in name.parent.glob(name.name):
        with suppress(FathomsError):
            other = named_day(path.name.removesuffix(name.name.removeprefix("*")))
            if other.name != day:
                found.append(_open(game, other.name, say).stored(other))
    return found


def _open(game: AnyGame, day: str, say: Texts) -> DayTable:
    """Find a day's table where it was left, or set it; refuse one that is not the day's game."""
    from fathoms.tables.daily import occasion_of, published_secret

    path = _file_of(game.name, day)
    secret, occasion = published_secret(day), occasion_of(game.name, day)
    dice = ProvenByTurn(bytes.fromhex(secret), occasion)
    proof = Proof(commitment(bytes.fromhex(secret)), (), "draw", secret, occasion)
    players = [PERSON, *game.daily]
    if path.exists():
        content, table = files.read(str(path)), None
        with suppress(FathomsError):
            record = decode(content)
            own = record.game == game.name and not record.rules and record.extra.get(KEY) == proof.to_json()
            if own and verify(record).sound:
                table = DayTable(record, players, dice, say)
        if table is None or table.attempt is None:
            raise Malformed("daily.other-game", path=str(path), day=day)
        return table
    names = name_seats(game, read_seats(",".join(players), game.name), None, say)
    record = with_proof(new_record(game, game.standard, names, dice.first(len(players))), proof)
    begun = msgspec.to_builtins(Attempt(int(time.time())))
    extra = {**record.extra, _ATTEMPT: begun}
    return DayTable(msgspec.structs.replace(record, extra=extra), players, dice, say)
