"""The solved game of two: which states there are, the table of their values on disk, where tables are kept.

A state is taken at the start of a turn: where the shells of the player to move lie, where the other's, and
how many chests each has. Nobody knows what is in the chests, so their number is all there is to them.
Whether this is a last turn (E1) shows in the state itself: the other player has placed the last shell, or
the last chest is gone.

The table has a block for each pair of chest counts (the player to move first), and in it a row for each
position of the other player and a column for each position of the player to move. It is read by mapping its
file into memory, every part of it checked before its first use:

    fathoms solved table 1      a line that says what this is
    <8 hex digits>              the check sum of the next line
    {"game": …, "rules": …}     what was solved, and what came out
    blanks up to HEADER_BYTES, the entries (float32, little-endian), the check sum of each BLOCK_BYTES of them

A table in the making has the same form, `.partial` behind its name, and the finished steps in its header.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import random
import struct
import zlib
from functools import lru_cache
from itertools import accumulate
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from fathoms.core import FathomsError, Malformed
from fathoms.folders import data_folder
from fathoms.games.into_the_blue.game import GAME
from fathoms.games.into_the_blue.rules import STANDARD, Rules, has_perfect_dives
from fathoms.games.into_the_blue.study.turn import CHEST_TAKEN, ends_at, placing, play_end

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType
    from typing import BinaryIO, Self

    from fathoms.games.into_the_blue.state import State

VARIABLE: Final = "FATHOMS_SOLVED"
"""A table, or a folder of tables, for those who keep them elsewhere."""
ENTRY_BYTES: Final = 4
FIRST_LINE: Final = b"fathoms solved table 1\n"
HEADER_BYTES: Final = 4096
BLOCK_BYTES: Final = 1 << 16
PLAYERS: Final = 2
_LATER_FIELDS: Final = ("chest_sight", "chest_turn", "shells_by_seat", "rolls_by_seat", "begins")
_TRIED_GAMES: Final = 30


class Positions:
    """Every way to have up to `shells` shells on `levels` levels.

    Position 0 is the empty sea. Positions with the same number of shells stand together, in the order of
    their shells on level 1, then level 2, and so on.
    """

    def __init__(self, levels: int, shells: int) -> None:
        self.levels: Final = levels
        self.shells: Final = shells
        sizes = [comb(total + levels - 1, levels - 1) for total in range(shells + 1)]
        self.starts: Final = [0, *accumulate(sizes)]
        """The first position by the number of shells; after the last one where they end."""

    def __len__(self) -> int:
        return self.starts[-1]

    @property
    def not_full(self) -> int:
        """Count the positions with a shell left to place."""
        return self.starts[self.shells]

    def with_total(self, total: int) -> range:
        """Give the positions with this number of shells."""
        return range(self.starts[total], self.starts[total + 1])

    def number(self, placed: tuple[int, ...]) -> int:
        """Number a position."""
        left = sum(placed)
        at = self.starts[left]
        for level, count in enumerate(placed[:-1], start=1):
            # Positions with fewer shells on this level and the same ones before it come first.
            deeper = self.levels - level
            at += comb(left + deeper, deeper) - comb(left - count + deeper, deeper)
            left -= count
        return at

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        for total in range(self.shells + 1):
            yield from _ways(self.levels, total)


def _ways(levels: int, total: int) -> Iterator[tuple[int, ...]]:
    if levels == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _ways(levels - 1, total - first):
            yield (first, *rest)


@lru_cache(maxsize=32)
def positions_of(levels: int, shells: int) -> Positions:
    """The positions for a number of levels and shells, worked out once."""
    return Positions(levels, shells)


Ending: TypeAlias = Literal["over", "last-turns", "goes-on"]


def ending_of(after: State) -> Ending:
    """Tell what a move made of the game."""
    return "over" if after.phase == "over" else "last-turns" if after.last_turns >= 0 else "goes-on"


def state_of(rules: Rules, shells: int, chests: tuple[int, int] = (0, 0), *, last: bool = False) -> State:
    """Make a state: shells of the player to move on level 1, chests of both."""
    owners = [0] * chests[0] + [1] * chests[1]
    empty = (0,) * rules.levels
    start = replace(GAME.start(rules, 2), seat=0)  # whoever begins is the player to move
    return replace(
        start.play(start.chances().at(0)),
        shells=((shells, *empty[1:]), empty),
        left=(rules.shells - shells, rules.shells),
        owners=(*owners, *[-1] * (len(rules.chests) - len(owners))),
        last_turns=0 if last else -1,
    )


class TableLayout:
    """The table of one rule set; light to make, however large the table."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.positions: Final = positions_of(rules.levels, rules.shells)
        self.chests: Final = len(rules.chests) if has_perfect_dives(rules) else 0
        self._shell_ends: Final = ending_of(play_end(state_of(rules, rules.shells - 1), placing(rules, 1, 1)))
        self._chest_ends: Final = (
            ending_of(play_end(state_of(rules, 0, (self.chests - 1, 0)), CHEST_TAKEN))
            if self.chests
            else "goes-on"
        )
        most = self.chests - (self._chest_ends == "over")
        self.pairs: Final = [(mine, taken - mine) for taken in range(most + 1) for mine in range(taken + 1)]
        """Chests of the player to move and of the other, while the game is on."""
        self.pair_number: Final = {pair: number for number, pair in enumerate(self.pairs)}
        # A player with no shell left is there only if the game goes on, and to move only if nothing ends.
        self.rows: Final = self.positions.not_full if self._shell_ends == "over" else len(self.positions)
        self.columns: Final = (
            len(self.positions) if self._shell_ends == "goes-on" else self.positions.not_full
        )

    @property
    def entries(self) -> int:
        """Count the numbers in the table."""
        return len(self.pairs) * self.rows * self.columns

    @property
    def bytes(self) -> int:
        """Tell how large the table is."""
        return self.entries * ENTRY_BYTES

    def entry(self, mine: tuple[int, ...], theirs: tuple[int, ...], chests: tuple[int, int]) -> int:
        """Number the entry of a state, the player to move first."""
        number = self.positions.number
        return (self.pair_number[chests] * self.rows + number(theirs)) * self.columns + number(mine)

    def is_last_turn(self, shells_of_other: int, chests_taken: int) -> bool:
        """Tell whether the game ends after this turn (E1)."""
        by_shell = self._shell_ends == "last-turns" and shells_of_other == self.rules.shells
        return by_shell or self.all_taken_is_last(chests_taken)

    def all_taken_is_last(self, chests_taken: int) -> bool:
        """Tell whether the last chest is gone in a rule set where that brings last turns."""
        return self._chest_ends == "last-turns" and chests_taken == self.chests


@lru_cache(maxsize=8)
def layout_of(rules: Rules) -> TableLayout:
    """The layout of a rule set, worked out once."""
    return TableLayout(rules)


def unsolvable(rules: Rules) -> str | None:
    """Name the field whose rule the table has no place for, if there is one.

    Both players are alike in it (A1, A2), nobody knows a chest (C1), and a chest brings another turn (C2).
    """
    alike = replace(rules, shells_by_seat=(), rolls_by_seat=(), chest_turn=True, chest_sight="secret")
    return next(iter(rules.differences(alike)), None)


def check_solvable(rules: Rules) -> None:
    """Refuse rules under which shells and chests, counted, do not tell whether a turn is the last.

    The table has no other place to keep that, so some games are played on the engine, turn by turn.
    """
    field = unsolvable(rules)
    if field is not None:
        raise FathomsError("analysis.solve-field", field=field)
    layout, rng = layout_of(rules), random.Random(0)
    for _ in range(_TRIED_GAMES):
        state = state_of(rules, 0)
        while state.phase != "over":
            shells, chests = sum(state.shells[1 - state.seat]), len(rules.chests) - len(state.free_slots)
            if (state.last_turns == 0) != layout.is_last_turn(shells, chests):
                raise FathomsError("analysis.solve-end")
            ends = {end for each in ends_at(state) for end in each}
            state = play_end(state, rng.choice(sorted(ends)))


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a file holds."""

    game: str
    players: int
    rules: dict[str, Any]
    """All fields of the rule set: a table does not change its meaning when a standard does."""
    states: int
    steps_done: int
    """Finished steps while in the making; -1 in a whole table."""
    seconds: float
    value_first_player: float = -1.0
    checks: int = 0
    """The check sum of the blocks' check sums."""


def rules_json(rules: Rules) -> dict[str, Any]:
    """Give all fields of a rule set as JSON data."""
    return msgspec.json.decode(msgspec.json.encode(rules))


def block_count(rules: Rules) -> int:
    """Count the checked blocks of a table."""
    return -(-layout_of(rules).bytes // BLOCK_BYTES)


def file_bytes(rules: Rules) -> int:
    """Tell how large the file of a rule set is."""
    return HEADER_BYTES + layout_of(rules).bytes + 4 * block_count(rules)


def write_header(file: BinaryIO, header: Header) -> None:
    """Write the header in its place."""
    line = msgspec.json.encode(header) + b"\n"
    whole = FIRST_LINE + b"%08x\n" % zlib.crc32(line) + line
    assert len(whole) <= HEADER_BYTES  # noqa: S101 - rule sets are bounded, the longest is a quarter of it
    file.seek(0)
    file.write(whole.ljust(HEADER_BYTES))


def read_header(path: Path) -> tuple[Header, Rules]:
    """Read what a file holds; refuse what is not a table of ours, or is damaged."""
    try:
        with path.open("rb") as file:
            start = file.read(HEADER_BYTES)
    except OSError as error:
        raise Malformed("analysis.table-unreadable", path=str(path)) from error
    if not start.startswith(FIRST_LINE):
        raise Malformed("analysis.table-not-one", path=str(path))
    check, _, line = start[len(FIRST_LINE) :].partition(b"\n")
    line = line[: line.find(b"\n") + 1]
    if check != b"%08x" % zlib.crc32(line):
        raise Malformed("analysis.table-damaged", path=str(path))
    try:
        header = msgspec.json.decode(line, type=Header)
        rules = msgspec.convert(header.rules, Rules, strict=True)
        rules.check()
    except (msgspec.MsgspecError, Malformed) as error:
        raise Malformed("analysis.table-damaged", path=str(path)) from error
    return header, rules


class SolvedTable:
    """A whole table, mapped into memory. Use it as a context, or close it."""

    def __init__(self, path: Path, rules: Rules | None = None) -> None:
        """Open a table.

        Args:
            path: the file.
            rules: the rule set it must be of; None takes any.
        """
        self.path: Final = path
        self.header, self.rules = read_header(path)
        if rules is not None and rules != self.rules:
            raise Malformed("analysis.table-other-rules", path=str(path))
        if self.header.steps_done >= 0:
            raise Malformed("analysis.table-unfinished", path=str(path))
        self.layout: Final = layout_of(self.rules)
        with path.open("rb") as file:
            if file.seek(0, 2) != file_bytes(self.rules):
                raise Malformed("analysis.table-damaged", path=str(path))
            self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._end: Final = HEADER_BYTES + self.layout.bytes
        checks = self._map[self._end :]
        if zlib.crc32(checks) != self.header.checks:
            self._map.close()
            raise Malformed("analysis.table-damaged", path=str(path))
        self._checks: Final = struct.unpack(f"<{len(checks) // 4}I", checks)
        self._seen: Final = bytearray(len(self._checks))

    def value(self, mine: tuple[int, ...], theirs: tuple[int, ...], chests: tuple[int, int]) -> float:
        """Give the winning chance (with half of shared wins) of the player about to begin a turn.

        Args:
            mine: shells of that player on level 1, 2, …
            theirs: shells of the other player.
            chests: how many chests either has, that player first.
        """
        at = self.layout.entry(mine, theirs, chests) * ENTRY_BYTES
        block = at // BLOCK_BYTES
        if not self._seen[block]:
            self._check(block)
        return struct.unpack_from("<f", self._map, HEADER_BYTES + at)[0]

    def verify(self) -> None:
        """Check the whole file."""
        for block in range(len(self._checks)):
            self._check(block)

    def _check(self, block: int) -> None:
        start = HEADER_BYTES + block * BLOCK_BYTES
        if zlib.crc32(self._map[start : min(start + BLOCK_BYTES, self._end)]) != self._checks[block]:
            raise Malformed("analysis.table-damaged", path=str(self.path))
        self._seen[block] = 1

    def close(self) -> None:
        """Let go of the file."""
        self._map.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def folder() -> Path:
    """Give the folder where tables are kept on this system."""
    asked = os.environ.get(VARIABLE)
    if asked and Path(asked).is_dir():
        return Path(asked)
    return data_folder() / "solved"


def file_name(rules: Rules) -> str:
    """Name the table of a rule set: the same rules always, other rules never.

    Fields that came later count only where they are not standard: tables from before keep their names.
    """
    fields = rules_json(rules)
    later = {name for name in _LATER_FIELDS if fields[name] == rules_json(STANDARD)[name]}
    told = {name: value for name, value in fields.items() if name not in later}
    print_of = hashlib.blake2s(msgspec.json.encode(told), digest_size=6).hexdigest()
    return f"{rules.game}-2-{rules.shells}-shells-{print_of}.solved"


def place_for(rules: Rules) -> Path:
    """Say where the table of a rule set belongs."""
    return folder() / file_name(rules)


def open_table(rules: Rules) -> SolvedTable:
    """Open the table of a rule set, or say how to get it."""
    asked = os.environ.get(VARIABLE)
    if asked and not Path(asked).is_dir():
        return SolvedTable(Path(asked), rules)
    path = place_for(rules)
    if not path.exists():
        raise FathomsError("analysis.no-table", game=rules.game, path=str(path), variable=VARIABLE)
    return SolvedTable(path, rules)
