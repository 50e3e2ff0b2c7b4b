"""Every attack at once beside a table that is played; tests/attack.py tells what each of them costs."""

from __future__ import annotations

import asyncio
import re
from statistics import fmean
from typing import TYPE_CHECKING, Final

import httpx
import pytest

from attack import ATTACKS, Attacker, Bystander, Server, mixed

if TYPE_CHECKING:
    from pathlib import Path

REFUSED: Final = {
    "frames",
    "requests",
    "malformed request",
    "idle connections",
    "connections of one address",
}
_COUNTED: Final = re.compile(r'fathoms_live_refused_total\{reason="([^"]+)"\}')
_MEGABYTES: Final = 60


async def play_beside_attacks(server: Server) -> Bystander:
    """Play until each attack was met, and then some more."""
    # A player may send twenty messages a second.
    table = Bystander(server, seed=1, pace=0.06)
    playing = asyncio.create_task(table.play())
    await table.goes_on(by=1)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        with Attacker(list(ATTACKS), server):
            while not set(_COUNTED.findall((await http.get("/metrics")).text)) >= REFUSED:
                await table.goes_on(by=1)
            await table.goes_on(by=20)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return table


def test_players_notice_no_attack(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        before = server.memory
        table = asyncio.run(play_beside_attacks(server))
        assert server.memory < before + _MEGABYTES
    finally:
        server.stop()
    assert table.returns
    assert not table.refused
    assert not re.findall(r"^.* error .*$", server.log.read_text(), re.MULTILINE)


@pytest.mark.soak
def test_an_hour_of_play_and_attacks_leaves_nothing_behind() -> None:
    found = asyncio.run(mixed(minutes=60))
    memory = [rest["megabytes"] for rest in found["rests"]]
    # In the first round the server meets each attack for the first time, and keeps what it loads for it.
    met, attacks = memory[len(ATTACKS) :], len(ATTACKS)
    assert fmean(met[-attacks:]) < fmean(met[:attacks]) + 10, memory
    assert not found["refused"]
    assert not found["log"]["errors"]
    assert found["log"]["bytes"] < 1_000_000
