"""What a database may refuse, as one sentence, and what the host's log tells of it."""

from __future__ import annotations

import logging
import sqlite3
import time
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from fathoms.core.errors import FathomsError
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

T = TypeVar("T")
_LOG: Final = logging.getLogger(__name__)
_AGAIN: Final = 60.0
"""Seconds until a trouble that stays the same is told again."""


class StorageError(FathomsError):
    """The store cannot do it now. Its words are the host's: they name the database."""

    kind: ClassVar[str] = "unavailable"
    told: ClassVar[str] = "storage.told-gone"
    """What visitors are told instead."""

    def public(self) -> StorageError:
        """Say the same to visitors, who need not know where the database is."""
        return type(self)(self.told)


class StoreGone(StorageError):  # noqa: N818 - named after what happened, like those below
    """The database does not answer; it may come back by itself."""


class StoreFull(StorageError):  # noqa: N818
    """There is no room left."""

    told: ClassVar[str] = "storage.told-full"


class StoreReadOnly(StorageError):  # noqa: N818
    """It may be read, not written."""

    told: ClassVar[str] = "storage.told-read-only"


class StoreUnusable(StorageError):  # noqa: N818
    """The database is not one of ours, or of a newer Fathoms, or damaged."""

    told: ClassVar[str] = "storage.told-unusable"


_SQLITE: Final = {
    "SQLITE_FULL": (StoreFull, "storage.full"),
    "SQLITE_READONLY": (StoreReadOnly, "storage.read-only"),
    "SQLITE_PERM": (StoreReadOnly, "storage.read-only"),
    "SQLITE_CANTOPEN": (StoreGone, "storage.cannot-open"),
    "SQLITE_BUSY": (StoreGone, "storage.busy"),
    "SQLITE_LOCKED": (StoreGone, "storage.busy"),
    "SQLITE_IOERR": (StoreGone, "storage.disk"),
    "SQLITE_NOTADB": (StoreUnusable, "storage.not-a-database"),
    "SQLITE_CORRUPT": (StoreUnusable, "storage.damaged"),
}
# PostgreSQL's own codes: the class, or the code itself where a class holds several things.
_POSTGRESQL: Final = {
    "53100": (StoreFull, "storage.full"),
    "53": (StoreGone, "storage.overloaded"),
    "25006": (StoreReadOnly, "storage.read-only"),
    "42501": (StoreReadOnly, "storage.read-only"),
    "28": (StoreUnusable, "storage.no-entry"),
    "3D": (StoreUnusable, "storage.no-such-database"),
    "58": (StoreGone, "storage.disk"),
}
_TRY_AGAIN: Final = ("40001", "40P01")


def translated(error: Exception, place: str) -> StorageError:
    """Say what went wrong with the database at a place (never with its password)."""
    if isinstance(error, StorageError):
        return error
    why = reason(error)
    if isinstance(error, PoolTimeout):
        return StoreGone("storage.overloaded", place=place, reason=why)
    if isinstance(error, DBAPIError):
        kind, key = _known(error) or (StoreGone, "storage.gone")
        return kind(key, place=place, reason=why)
    return StoreGone("storage.gone", place=place, reason=why)


def _known(error: DBAPIError) -> tuple[type[StorageError], str] | None:
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        # Extended names (SQLITE_IOERR_WRITE) begin with the plain one.
        name = str(getattr(cause, "sqlite_errorname", ""))
        return next((found for start, found in _SQLITE.items() if name.startswith(start)), None)
    code = str(getattr(cause, "sqlstate", None) or "")
    if code:
        return _POSTGRESQL.get(code) or _POSTGRESQL.get(code[:2])
    # No session was made, so there is no code: only the server's words.
    words = str(cause)
    if "authentication failed" in words or "no password supplied" in words:
        return _POSTGRESQL["28"]
    if "does not exist" in words and "database" in words:
        return _POSTGRESQL["3D"]
    return None


def lost(error: Exception) -> bool:
    """Tell whether the connection broke, so that nobody knows what became of a commit."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if not isinstance(error, OperationalError) or isinstance(error.orig, sqlite3.Error):
        return False
    code = str(getattr(error.orig, "sqlstate", None) or "")
    # 57P01 to 57P03: the server is going down, has crashed, or is coming up.
    return code.startswith(("08", "57P")) or not code


def undone(error: Exception) -> bool:
    """Tell whether the database took everything back by itself and asks to try again."""
    code = getattr(getattr(error, "orig", None), "sqlstate", None)
    return code in _TRY_AGAIN


def reason(error: Exception) -> str:
    """Give the first line of what the database itself said, without the values it said it about."""
    cause = getattr(error, "orig", None) or error
    # PostgreSQL's details name the row.
    said = getattr(getattr(cause, "diag", None), "message_primary", None) or str(cause)
    lines = [line.strip() for line in said.strip().splitlines() if line.strip()]
    return (lines[0] if lines else type(cause).__name__)[:200].rstrip(".")


class Trouble:
    """Tells the host in full what visitors are told in general words; of one kind of access."""

    def __init__(self, access: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._access: Final = access
        """What works again when it is over: the database can be read, or written."""
        self._clock: Final = clock
        self._told: Final = dict[str, float]()
        """Each sentence since the trouble began, and when it may be told again."""

    async def watch(self, work: Awaitable[T]) -> T:
        """Wait for an answer of the store; what it refuses is logged, and said as visitors may hear it."""
        try:
            answer = await work
        except StorageError as error:
            self._tell(Texts(LANGUAGES[0]).sentence(error))
            # A log of this error must not hold what was asked of the database.
            raise error.public() from None
        if self._told:
            self._told.clear()
            _LOG.warning("the database can be %s again", self._access)
        return answer

    def _tell(self, sentence: str) -> None:
        now = self._clock()
        if now >= self._told.get(sentence, now):
            self._told[sentence] = now + _AGAIN
            _LOG.error("%s", sentence)
