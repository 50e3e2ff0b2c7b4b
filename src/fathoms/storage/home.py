"""Whether a SQLite file is still the one that was opened: a deleted one can be written for hours, in vain."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from fathoms.storage.errors import StoreGone

if TYPE_CHECKING:
    from fathoms.storage.engine import Engines


class Home:
    """Watches over the file of a database; a server's database needs no watching."""

    def __init__(self, engines: Engines) -> None:
        self._engines: Final = engines
        local = engines.writing.dialect.name == "sqlite"
        self._path: Final = Path(str(engines.writing.url.database)) if local else None
        self._known = self._identity()

    def check(self) -> None:
        """Raise while the file is missing; turn to the new one if another was put in its place."""
        if self._path is None:
            return
        found = self._identity()
        if found == self._known:
            return
        self._engines.dispose()
        if found is None:
            raise StoreGone("storage.no-file", place=self._engines.place, reason="")
        self._known = found

    def _identity(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
