"""What the log says: a line an event, and nothing that belongs to the players."""

from __future__ import annotations

import json
import logging

import pytest

from fathoms.server.logs import JsonLines, Readable
from fathoms.tables.keys import new_table

TABLE = new_table()


def fail() -> None:
    raise RuntimeError(f"the row of {TABLE} is gone")


def broken() -> logging.LogRecord:
    """A record of an error that names a private table."""
    with pytest.raises(RuntimeError) as raised:
        fail()
    given = {"name": "fathoms.server", "levelname": "ERROR", "msg": "failed"}
    return logging.makeLogRecord({**given, "exc_info": (raised.type, raised.value, raised.tb)})


@pytest.mark.parametrize("form", [Readable(), JsonLines()], ids=["text", "json"])
def test_an_error_is_one_line_without_what_it_says(form: logging.Formatter) -> None:
    line = form.format(broken())
    assert "\n" not in line
    assert TABLE not in line
    assert "RuntimeError in test_server_logs.fail, line " in line


def test_a_line_of_json_can_be_read() -> None:
    line = json.loads(JsonLines().format(broken()))
    assert line["event"] == "failed"
    assert line["level"] == "error"
