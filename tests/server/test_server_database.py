"""A database in trouble: every answer is a sentence in general words, every line of the log is one line."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.server.logs import JsonLines, Readable
from server.serving import Served

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def overwrite(file: Path) -> None:
    file.write_bytes(b"")


def delete(file: Path) -> None:
    file.unlink()


def break_sql(file: Path) -> None:
    """Whatever is asked of these tables now is an error that quotes the question."""
    with closing(sqlite3.connect(file)) as database:
        for table in ("events", "tables", "chat", "settings"):
            database.execute(f"ALTER TABLE {table} RENAME TO no_{table}")
        database.commit()


@pytest.mark.parametrize("harm", [overwrite, delete, break_sql])
def test_trouble_is_told_without_places_names_and_traces(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, harm: Callable[[Path], None]
) -> None:
    caplog.set_level(logging.WARNING)
    file = tmp_path / "tables.sqlite"
    with Served(tmp_path) as served:
        table = served.open(first=0)
        name, token = table["table"], table["seats"][0]["token"]
        served.join(table)
        with served.live(name, {"token": token}) as ana:
            seen = ana.until("table")
            while not seen.get("moves"):
                seen = ana.hear()
            harm(file)
            ana.say(type="play", version=seen["version"], move=seen["moves"][0]["move"])
            refused = ana.until("refused")
            ana.say(type="say", text="what is wrong?")
            told = [refused["message"], ana.until("refused")["message"]]
        told += [_told(served, method, path) for method, path in _requests()]
        health = served.http.get("/api/health")
        assert health.status_code == 503
        told.append(health.json()["error"]["message"])
    for sentence in told:
        assert str(tmp_path) not in sentence
        assert "sqlite" not in sentence
    assert any(str(file) in line for line in caplog.messages)
    for form in (Readable(), JsonLines()):
        for line in map(form.format, caplog.records):
            assert "\n" not in line
            assert name not in line
            assert token not in line
            assert "SELECT" not in line


def _requests() -> list[tuple[str, str]]:
    return [("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/api/tables/another")]


def _told(served: Served, method: str, path: str) -> str:
    body: dict[str, Any] = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}]}
    answer = served.http.request(method, path, json=body if method == "POST" else None)
    assert answer.status_code == 503, answer.text
    return answer.json()["error"]["message"]
