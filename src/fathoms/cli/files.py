"""Files a person names: read whole, or refused in one sentence."""

from __future__ import annotations

import errno
import sys
from codecs import BOM_UTF8
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from typing import BinaryIO

STDIN: Final = "-"
LARGEST: Final = 32 * 1024 * 1024

_PROBLEMS: Final = {
    errno.ENOENT: "cli.file-missing",
    errno.ENOTDIR: "cli.file-missing",
    errno.EISDIR: "cli.file-directory",
    errno.EACCES: "cli.file-forbidden",
    errno.EPERM: "cli.file-forbidden",
    errno.EROFS: "cli.file-forbidden",
    errno.ENOSPC: "cli.file-no-space",
    errno.EDQUOT: "cli.file-no-space",
}


def refused(error: OSError | ValueError, path: str) -> Malformed:
    """Say why a file cannot be read or written."""
    number = error.errno if isinstance(error, OSError) else None
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Malformed(_PROBLEMS.get(number or 0, "cli.file-error"), path=path, reason=reason)


def read(path: str) -> bytes:
    """Read a whole file, or standard input for `-`."""
    with opened(path) as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Malformed("cli.file-too-large", path=path, most=LARGEST // 1024 // 1024)
    return content.removeprefix(BOM_UTF8)


def read_json(path: str) -> Any:
    """Read a JSON file."""
    return parse_json(read(path), path)


def parse_json(content: bytes, path: str) -> Any:
    """Read the JSON text of a file."""
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("cli.file-not-json", path=path) from error


def read_lines(path: str) -> Iterator[bytes]:
    """Read a file line by line, so that a long one takes no memory; empty lines are skipped."""
    with opened(path) as file:
        while line := file.readline(LARGEST):
            if line.strip():
                yield line


@contextmanager
def opened(path: str) -> Generator[BinaryIO]:
    """Open a file to read, or standard input for `-`."""
    try:
        if path != STDIN:
            with open(path, "rb") as file:  # noqa: PTH123 - `Path` would take an empty name for the folder
                yield file
        elif sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - so it is when closed
            raise Malformed("cli.no-input")
        else:
            yield sys.stdin.buffer
    except (OSError, ValueError) as error:
        raise refused(error, path) from error


def standard_output() -> BinaryIO:
    """Give the stream that `-` stands for where something is written."""
    if sys.stdout is None:  # pyright: ignore[reportUnnecessaryComparison] - so it is when closed
        raise Malformed("cli.no-output")
    return sys.stdout.buffer
