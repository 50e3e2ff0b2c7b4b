"""Logs: a line for each event, as text or as JSON; never with a secret, a table's name or a word of chat."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from fathoms.core.errors import FathomsError

# What every record has; the rest is given by the caller.
_COMMON: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}
_OURS: Final = str(Path(__file__).parents[1])


def where(error: BaseException) -> str:
    """Tell what broke and where in our code, in a few words.

    What an error says of itself is left out: it may hold what people wrote, or a private table's name.
    """
    if isinstance(error, FathomsError):
        # It was foreseen, and its key says what it is.
        return error.phrase.key
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if frame.filename.startswith(_OURS)] or frames
    if not ours:
        return type(error).__name__
    last = ours[-1]
    return f"{type(error).__name__} in {Path(last.filename).stem}.{last.name}, line {last.lineno}"


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    given = {name: value for name, value in vars(record).items() if name not in _COMMON}
    if record.exc_info and record.exc_info[1] is not None:
        given["error"] = where(record.exc_info[1])
    return given


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "event": record.getMessage(),
            **_extra(record),
        }
        return json.dumps(line, ensure_ascii=False, default=str)


class Readable(logging.Formatter):
    """A line for a person."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        more = "".join(f" {name}={value}" for name, value in _extra(record).items())
        return f"{at} {record.levelname.lower():<7} {record.getMessage()}{more}"


def set_up(form: str, level: str) -> None:
    """Send every line to standard error in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Readable())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("fathoms").setLevel(level.upper())
    # uvicorn tells of each connection with its path, and a private table's path is its key; what is no
    # request is counted by us.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    logging.getLogger("websockets").setLevel(logging.ERROR)
    # It writes a trace for each connection that a database drops; the store says it in a line.
    logging.getLogger("sqlalchemy").setLevel(logging.CRITICAL)
