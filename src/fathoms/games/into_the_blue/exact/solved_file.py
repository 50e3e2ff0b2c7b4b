"""A solved table on disk: read by mapping it into memory, every block checked before its first use.

    fathoms solved table 1      a line that says what this is
    <8 hex digits>              the check sum of the next line
    {"game": …, "rules": …}     what was solved, and what came out
    blanks up to HEADER_BYTES, the entries (float32, little-endian), the check sum of each block of entries

A table in the making has the same form, `.partial` behind its name, and the finished steps in its header.
"""

from __future__ import annotations

import mmap
import struct
import zlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import Malformed
from fathoms.games.into_the_blue.exact.layout import ENTRY_BYTES, layout_of
from fathoms.games.into_the_blue.rules import Rules

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import BinaryIO, Self

FIRST_LINE: Final = b"fathoms solved table 1\n"
HEADER_BYTES: Final = 4096
BLOCK_BYTES: Final = 1 << 16
PLAYERS: Final = 2


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
