"""Seats that this person holds on servers, kept in files that only they can read: joining again resumes."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.cli.files import refused

if TYPE_CHECKING:
    from collections.abc import Mapping

_LONGEST: Final = 90 * 24 * 3600
"""Seconds after which a seat is forgotten."""


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
        beside = self._file.with_name(f".{self._file.name}.{os.getpid()}.tmp")
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:  # noqa: PTH123 - only an opened number keeps others out from the first byte on
                file.write(content)
            beside.replace(self._file)
        except OSError as error:
            raise refused(error, str(self._file)) from error
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


def state_folder(environ: Mapping[str, str]) -> Path:
    """Where this kind of machine keeps what a program remembers."""
    if environ.get("XDG_STATE_HOME"):
        return Path(environ["XDG_STATE_HOME"]) / "fathoms"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "fathoms"
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "fathoms"
    return Path.home() / ".local" / "state" / "fathoms"
