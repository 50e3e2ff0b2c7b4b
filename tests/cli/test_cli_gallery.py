"""`fathoms admin gallery`: what hangs on a server, for people and programs, and how it is taken down."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from storage.storing import opened
from storage.test_gallery_store import exhibit, hang

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with two exhibits, one with a name that would steer a terminal."""
    found = f"sqlite:///{tmp_path / 'games.sqlite'}"

    async def fill() -> None:
        async with opened(found) as store:
            await hang(store, exhibit("first", signed="Ana"), exhibit("second", at=2e9, title="\x1b[31mred"))

    asyncio.run(fill())
    return found


def test_what_hangs_is_listed_the_newest_first(shell: Shell, url: str) -> None:
    ran = shell("admin", "gallery", "list", "--database-url", url)
    assert (ran.status, ran.err) == (0, "")
    second, first = ran.out.splitlines()
    assert second.startswith("second  2033-05-")
    assert "\x1b" not in second
    assert "(Ana)" in first
    told = json.loads(shell("admin", "gallery", "list", "--json", "--database-url", url).out)
    assert [each["id"] for each in told] == ["second", "first"]
    assert told[1]["comparison"]["games"] == 400
    assert "address" not in told[0]


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_something_is_taken_down_once(shell: Shell, url: str, lang: str) -> None:
    words = ("--database-url", url, "--lang", lang)
    ran = shell("admin", "gallery", "remove", "first", *words)
    assert (ran.status, ran.err) == (0, "")
    assert "The first" in ran.out
    again = shell("admin", "gallery", "remove", "first", *words)
    assert (again.status, again.out) == (2, "")
    assert "first" in again.err
    which = shell("admin", "gallery", "remove", *words)
    assert (which.status, which.out) == (2, "")
    shell("admin", "gallery", "remove", "second", *words)
    assert "second" not in shell("admin", "gallery", "list", *words).out


def test_the_gallery_is_counted(shell: Shell, url: str) -> None:
    assert json.loads(shell("admin", "stats", "--json", "--database-url", url).out)["gallery"] == 2
    assert "2" in shell("admin", "stats", "--database-url", url).out
