"""Saved games: written whole after every move, so that no moment can lose or damage one."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fathoms.cli.files import refused
from fathoms.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fathoms.core import Record

_MOST_A_DAY: Final = 10_000


class SaveFile:
    """Where a game is kept."""

    def __init__(self, path: Path) -> None:
        # A link is followed now: replacing it later would leave the file it points to behind.
        self.path: Final = Path(os.path.realpath(path))
        self.shown: Final = str(path)

    def write(self, record: Record) -> None:
        """Write the record."""
        write_whole(self.path, record.encode() + b"\n", self.shown)


def write_whole(path: Path, content: bytes, shown: str) -> None:
    """Write beside the file, then put it in the file's place in one step."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)  # noqa: PTH105 - the atomic step is worth its known name
        _sync_folder(path.parent)
    except OSError as error:
        raise refused(error, shown) from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def new_file(asked: str | None, game: str, environ: Mapping[str, str]) -> SaveFile:
    """Pick the file for a new game: the one asked for if it is free, else one named after day and game."""
    if asked is not None:
        path = Path(asked)
        try:
            if not asked or path.is_dir():
                raise Malformed("cli.file-directory", path=asked, reason="")
            if path.exists() and (not path.is_file() or path.stat().st_size):
                raise Malformed("cli.save-exists", path=asked)
        except (OSError, ValueError) as error:
            raise refused(error, asked) from error
        return SaveFile(path)
    folder = data_folder(environ) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        day = datetime.now().astimezone().strftime("%Y-%m-%d")
        for number in range(1, _MOST_A_DAY):
            path = folder / (f"{day}-{game}.json" if number == 1 else f"{day}-{game}-{number}.json")
            with suppress(FileExistsError):
                path.touch(exist_ok=False)
                return SaveFile(path)
    except OSError as error:
        raise refused(error, str(folder)) from error
    raise Malformed("cli.save-exists", path=str(folder))


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where this kind of machine keeps a program's own files."""
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "fathoms"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "fathoms"
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "fathoms"
    return Path.home() / ".local" / "share" / "fathoms"


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where folders can be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
