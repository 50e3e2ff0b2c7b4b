"""Every test of the store runs on SQLite and on PostgreSQL: the two must not differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    return request.getfixturevalue("postgres_url")


@pytest.fixture
def other_url(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """The address of an empty database of the other kind."""
    if url.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    return request.getfixturevalue("postgres_url")
