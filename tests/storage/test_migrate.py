"""Migrations: from nothing to today's form, again without effect, never over somebody else's tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

import fathoms.storage
from fathoms.storage import StoreUnusable, make_store, schema
from fathoms.storage.engine import connect
from fathoms.storage.migrate import migrate, revision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.storage.engine import Engines


@pytest.fixture
def engines(url: str) -> Iterator[Engines]:
    ways = connect(url)
    yield ways
    ways.dispose()


def test_from_empty_to_the_schema_and_again_without_effect(engines: Engines) -> None:
    with engines.reading.connect() as connection:
        assert revision(connection) is None
    migrate(engines.writing)
    migrate(engines.writing)
    with engines.reading.connect() as connection:
        assert revision(connection) == schema.REVISIONS[-1]
        # What the steps built is what the code believes to be there.
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert cast("list[Any]", compare_metadata(context, schema.metadata)) == []


def test_the_known_revisions_are_the_steps_that_are_shipped() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(fathoms.storage.__file__).parent / "migrations"))
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(steps)) == schema.REVISIONS


def test_a_database_from_a_newer_version_is_refused(engines: Engines, url: str) -> None:
    migrate(engines.writing)
    with engines.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreUnusable, match=r"storage\.newer"):
        make_store(url)
    with engines.writing.begin() as connection:
        known = {"known": schema.REVISIONS[-1]}
        connection.execute(text("UPDATE alembic_version SET version_num = :known"), known)
    asyncio.run(make_store(url).close())


def test_a_database_with_other_things_in_it_is_refused(engines: Engines, url: str) -> None:
    with engines.writing.begin() as connection:
        connection.execute(text("CREATE TABLE invoices (number integer)"))
    with pytest.raises(StoreUnusable, match=r"storage\.not-ours"):
        make_store(url)


def test_a_step_that_fails_leaves_nothing_behind(engines: Engines, monkeypatch: pytest.MonkeyPatch) -> None:
    from fathoms.storage import migrate as module  # noqa: PLC0415 - the module, not its function

    upgrade = module._upgrade  # pyright: ignore[reportPrivateUsage]

    def broken(connection: Any, found: str | None) -> None:
        upgrade(connection, found)
        raise RuntimeError

    monkeypatch.setattr("fathoms.storage.migrate._upgrade", broken)
    with pytest.raises(RuntimeError):
        migrate(engines.writing)
    monkeypatch.undo()
    with engines.reading.connect() as connection:
        assert revision(connection) is None
    migrate(engines.writing)
