"""Which database a command works on, and the way into it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from fathoms.cli.saves import data_folder
from fathoms.storage.engine import connect
from fathoms.storage.errors import translated
from fathoms.storage.migrate import migrate

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping

    from fathoms.storage.engine import Engines

VARIABLE: Final = "FATHOMS_DATABASE_URL"


def database_url(given: str | None, environ: Mapping[str, str]) -> str:
    """Pick the database: the one asked for, else the environment's, else a file in the user's data folder."""
    return given or environ.get(VARIABLE) or f"sqlite:///{data_folder(environ) / 'games.sqlite'}"


@contextmanager
def opened(url: str, *, must_exist: bool) -> Generator[Engines]:
    """Open a database, brought up to date; whatever it refuses is said in one sentence."""
    engines = connect(url, must_exist=must_exist)
    try:
        migrate(engines.writing)
        yield engines
    except SQLAlchemyError as error:
        raise translated(error, engines.place) from error
    finally:
        engines.dispose()
