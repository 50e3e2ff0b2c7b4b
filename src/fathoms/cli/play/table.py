"""A table at play: who sits where, what has happened, what can be taken back, and the file that keeps it."""

from __future__ import annotations

import os
import random
import re
import secrets
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.cli import files
from fathoms.cli.files import refusing, write_whole
from fathoms.cli.options import LARGEST_SEED, PERSON, read_seats
from fathoms.core import CHANCE, Malformed, Record, Seeded, find_bot, find_game, view
from fathoms.core.game import reveals
from fathoms.core.play_on import deal_afresh, take_over, with_dealt
from fathoms.core.proof import ORIGIN, origin_of
from fathoms.core.record import decode, from_json, replay, rules_of
from fathoms.core.rules import shorten
from fathoms.folders import data_folder
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fathoms.core import AnyGame, Bot, Move, State, View
    from fathoms.core.proof import DrawByTurn
    from fathoms.texts import Texts

_MOST_A_DAY: Final = 10_000
_LARGEST_NEW_SEED: Final = 2**32


class LocalTable:
    """One game being played: its states, of which the last is now, and its record that grows with them."""

    hints: bool = True
    """Whether an adviser may be asked."""
    no_undo: str = "play.nothing-to-undo"
    """What is said where nothing can be taken back."""

    def __init__(self, record: Record, players: Sequence[str], seed: int, say: Texts) -> None:
        """Rebuild the table from its record; a record that breaks a rule is refused."""
        if len(players) != len(record.seats):
            raise Malformed("cli.players-count", players=len(players), seats=len(record.seats))
        self.game: AnyGame = find_game(record.game)
        self.rules: Any = rules_of(record)
        self.bots: dict[int, Bot] = {
            seat: find_bot(name, self.game.name) for seat, name in enumerate(players) if name != PERSON
        }
        self.persons = [seat for seat, name in enumerate(players) if name == PERSON]
        self.names = seat_names(record.seats, self.game.colours, say, self.onlooker)
        self.seed = seed
        self.origin: Final = origin_of(record)
        self.states: list[State] = []
        self.moves: list[Move] = []
        for state, move in replay(record):
            self.states.append(state)
            if move is not None:
                self.moves.append(move)
        self.record = msgspec.structs.replace(
            record, extra={**record.extra, "players": list(players), "seed": seed}
        )

    @property
    def state(self) -> State:
        """The table now."""
        return self.states[-1]

    @property
    def onlooker(self) -> int | None:
        """Whose eyes the screen has: the only person's, or nobody's if several share it or none plays."""
        return self.persons[0] if len(self.persons) == 1 else None

    def seen(self, seat: int | None = None) -> View[Any]:
        """Look at the table as the screen shows it, to a person who decides or to all."""
        return msgspec.structs.replace(
            view(self.state, self.onlooker), seat=seat if seat is not None else self.onlooker
        )

    def play(self, move: Move) -> None:
        """Play a move and write it down."""
        after = self.state.play(move)
        text = self.game.write_move(move, self.rules)
        self.record = self.record.with_move(text, after.result)
        self.moves.append(move)
        self.states.append(after)

    def dice(self) -> Seeded | DrawByTurn:
        """Chance for the next move, from the seed and the move's number: a resumed game goes on unchanged."""
        return chance_of(self.seed, len(self.moves) + 1)

    def bot_move(self, seat: int) -> Move:
        """Let a bot choose."""
        return self.bots[seat].choose(view(self.state, seat), self._rng("bot"))

    def begins_turn(self) -> bool:
        """Tell whether the chance move to come is the first of a turn."""
        now = self.state
        before = reversed(self.states[:-1])
        for state in before:
            if state.turns != now.turns or state.turn is None:
                return True
            if state.actor == CHANCE:
                return False
        return True

    def can_undo(self) -> bool:
        """Tell whether the last move was a person's own and revealed nothing."""
        if len(self.moves) <= (0 if self.origin is None else self.origin.move):
            # What was taken over from another game stays.
            return False
        before, move, after = self.states[-2], self.moves[-1], self.states[-1]
        seat = before.actor
        return seat in self.persons and not reveals(before, move, after, seat)

    def undo(self) -> None:
        """Take the last move back."""
        self.states.pop()
        self.moves.pop()
        self.record = msgspec.structs.replace(self.record, moves=self.record.moves[:-1], result=None)

    def _rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.seed}/{purpose}/{len(self.moves)}")


def chance_of(seed: int, number: int) -> Seeded:
    """Give the chance of the move with this number; 1 is the first."""
    return Seeded(random.Random(f"{seed}/chance/{number - 1}"))


def new_record(game: AnyGame, rules: Any, names: Sequence[str], first: int) -> Record:
    """Begin a record; names are checked as a file's would be."""
    record = Record.of(game, rules, tuple(names), first)
    return from_json(record.to_json())


def played_on_record(before: Record, move: int, names: Sequence[str], seed: int) -> Record:
    """Begin the record of a game that goes on from a moment of another one."""
    if "hidden" in before.extra:
        raise Malformed("tables.origin-unfinished")
    table = before.extra.get("table")
    known = isinstance(table, str) and re.fullmatch(r"[A-Za-z0-9_-]{1,64}", table)
    origin, moves = take_over(before, move, table if known else None)
    game, rules = find_game(before.game), rules_of(before)
    start = game.start(rules, len(before.seats), before.first)
    dealt, _ = deal_afresh(game, start, rules, moves, partial(chance_of, seed))
    record = new_record(game, rules, names, before.first)
    return msgspec.structs.replace(
        record, moves=tuple(with_dealt(moves, dealt)), extra={ORIGIN: origin.to_json()}
    )


def draw_first(seed: int, seats: int) -> int:
    """Let the draw pick who begins."""
    return random.Random(f"{seed}/first").randrange(seats)


class SaveFile:
    """Where a game is kept."""

    def __init__(self, path: Path) -> None:
        # A link is followed now: replacing it later would leave the file it points to behind.
        self.path: Final = Path(os.path.realpath(path))
        self.shown: Final = str(path)

    def write(self, record: Record) -> None:
        """Write the record."""
        write_whole(self.path, record.encode() + b"\n", self.shown)


def new_file(asked: str | None, game: str, environ: Mapping[str, str]) -> SaveFile:
    """Pick the file for a new game: the one asked for if it is free, else one named after day and game."""
    if asked is not None:
        path = Path(asked)
        with refusing(asked):
            if not asked or path.is_dir():
                raise Malformed("cli.file-directory", path=asked, reason="")
            if path.exists() and (not path.is_file() or path.stat().st_size):
                raise Malformed("cli.save-exists", path=asked)
        return SaveFile(path)
    folder = data_folder(environ) / "games"
    with refusing(str(folder)):
        folder.mkdir(parents=True, exist_ok=True)
        day = datetime.now().astimezone().strftime("%Y-%m-%d")
        for number in range(1, _MOST_A_DAY):
            path = folder / (f"{day}-{game}.json" if number == 1 else f"{day}-{game}-{number}.json")
            with suppress(FileExistsError):
                path.touch(exist_ok=False)
                return SaveFile(path)
    raise Malformed("cli.save-exists", path=str(folder))


def resume(path: str, game: str | None, seats: str | None, say: Texts) -> LocalTable:
    """Rebuild the table of a saved game; who plays may be changed, what happened may not."""
    if path == files.STDIN:
        raise Malformed("cli.resume-stdin")
    record = decode(files.read(path))
    if game is not None and game != record.game:
        raise Malformed("cli.resume-other-game", game=game[:40], other=record.game[:40])
    players = _players(record) if seats is None else [seat.player for seat in read_seats(seats, record.game)]
    table = LocalTable(record, players, _seed(record), say)
    if table.state.actor is None:
        raise Malformed("cli.resume-over", path=path)
    return table


def file_for(path: str, asked: str | None, game: str, environ: Mapping[str, str]) -> SaveFile:
    """Go on in the same file, unless another one was asked for."""
    if asked is None or Path(asked).absolute() == Path(path).absolute():
        return SaveFile(Path(path))
    return new_file(asked, game, environ)


def _players(record: Record) -> list[str]:
    """Who played, as the file says; a record from elsewhere is played on by persons."""
    found: object = record.extra.get("players")
    if found is None:
        return [PERSON] * len(record.seats)
    try:
        return msgspec.convert(found, list[str])
    except msgspec.ValidationError as error:
        raise Malformed("core.record-field", field="players", value=shorten(found)) from error


def _seed(record: Record) -> int:
    seed: object = record.extra.get("seed")
    if seed is None:
        return secrets.randbelow(_LARGEST_NEW_SEED)
    if not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise Malformed("core.record-field", field="seed", value=shorten(seed))
    return seed
