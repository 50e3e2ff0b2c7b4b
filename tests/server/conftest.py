"""One server for the tests that need nothing special; texts that must all be there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fathoms.texts import Texts
from server.serving import Served

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _texts_are_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that the tests of one module share."""
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server
