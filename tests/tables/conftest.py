"""Tables whose dice fall alike in every run: no test of a table is a matter of luck."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from fathoms.tables import opening


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    rng = random.Random(request.node.nodeid)

    def token_hex(count: int) -> str:
        return rng.randbytes(count).hex()

    monkeypatch.setattr(opening, "secrets", SimpleNamespace(token_hex=token_hex))
