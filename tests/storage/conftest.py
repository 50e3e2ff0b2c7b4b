"""Every test of the store runs on SQLite and on PostgreSQL, what any store does in a browser's too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return request.getfixturevalue("postgres_url") if request.param == "postgresql" else sqlite(tmp_path)


@pytest.fixture(params=["sqlite", "postgresql", "browser"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store of any kind."""
    if request.param == "browser":
        return f"browser:{tmp_path}"
    return request.getfixturevalue("postgres_url") if request.param == "postgresql" else sqlite(tmp_path)


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite'}"


@pytest.fixture
def other_url(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """The address of an empty database of the other kind."""
    if url.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    return request.getfixturevalue("postgres_url")
