"""Loses nothing: a server that is killed at any instant, on both databases. The long form is `make crash`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from crashing import crash

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres = database == "postgresql"
    url = request.getfixturevalue("postgres_url") if postgres else f"sqlite:///{tmp_path / 'crash.sqlite'}"
    found = asyncio.run(crash(url, kills=2, tables=8, seed=7))
    assert found["lost"] == 0
    assert found["reloads"] == 0
    assert found["acknowledged"] > 50
