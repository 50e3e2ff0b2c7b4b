"""Files: read whole, written in one step, or refused in one sentence; and the folders of this program."""

from __future__ import annotations

import errno
import os
import sys
from codecs import BOM_UTF8
from contextlib import contextmanager, suppress
from pathlib import Path
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


@contextmanager
def refusing(path: str) -> Generator[None]:
    """Say in one sentence why something cannot be done with a file."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise refused(error, path) from error


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
    with refusing(path):
        if path != STDIN:
            with open(path, "rb") as file:  # noqa: PTH123 - `Path` would take an empty name for the folder
                yield file
        elif sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] - so it is when closed
            raise Malformed("cli.no-input")
        else:
            yield sys.stdin.buffer


def standard_output() -> BinaryIO:
    """Give the stream that `-` stands for where something is written."""
    if sys.stdout is None:  # pyright: ignore[reportUnnecessaryComparison] - so it is when closed
        raise Malformed("cli.no-output")
    return sys.stdout.buffer


def write(path: str, content: bytes, *, new: bool = False) -> None:
    """Write a file; a `new` one that exists is left alone."""
    with refusing(path):
        try:
            with Path(path).open("xb" if new else "wb") as file:
                file.write(content)
        except FileExistsError as error:
            raise Malformed("cli.save-exists", path=path) from error


def write_whole(path: Path, content: bytes, shown: str, mode: int = 0o666) -> None:
    """Write a file whole or not at all."""
    with written_beside(path, shown, mode) as beside:
        beside.write_bytes(content)


@contextmanager
def written_beside(path: Path, shown: str, mode: int = 0o666) -> Generator[Path]:
    """Give a file to write beside another one; once it is whole it takes the other's place in one step."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with refusing(shown):
            beside.unlink(missing_ok=True)
            # Only a mode given when it is made keeps others out from the first byte on.
            os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
            yield beside
            with beside.open("rb+") as file:
                os.fsync(file.fileno())
            os.replace(beside, path)  # noqa: PTH105 - the atomic step is worth its known name
            _sync_folder(path.parent)
    finally:
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where folders can be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
