"""A service on a real database that ends without a word, and another that goes on."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from guests import ATLANTIS, BLUE, HUMAN, Hall, acting, play_out, run

from fathoms.core.proof import verify
from fathoms.protocol import requests
from fathoms.storage import make_store

if TYPE_CHECKING:
    from pathlib import Path


@run
async def test_nothing_is_lost_when_the_process_dies_between_any_two_moves(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    rng = random.Random(11)
    store = make_store(url)
    here = Hall(store=store)
    await here.tables.start()
    first, second = await here.two(BLUE, rules="quick")
    keys, table = here.tables.context.keys, here.opened.table
    known = {0: first, 1: second}
    played = 0
    while (guest := acting([first, second])) is not None:
        await guest.play_any(rng)
        played += 1
        if played % 15:
            continue
        # Nobody says goodbye: the process is gone, and its people come to the next one.
        here.tables.context.closing = True
        await here.tables.context.close()
        await store.close()
        store = make_store(url)
        opened, here = here.opened, Hall(store=store)
        here.opened = opened
        await here.tables.start()
        for seat in (0, 1):
            position = known[seat].position
            known[seat] = await here.come_back(known[seat], keys.token(table, seat))
            known[seat].position = known[seat].position or position
        first, second = known[0], known[1]
    assert played > 15
    assert verify(await here.tables.record(table)).sound
    await here.tables.stop()
    await store.close()


@run
async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = make_store(url)
    here = Hall(store=store, pace=30.0)
    await here.tables.start()
    await here.open(ATLANTIS, HUMAN, requests.BotSeat("greedy"), first=1)
    person = await here.opener()
    assert person.position["actor"] == 1
    await here.tables.stop()
    await store.close()
    store = make_store(url)
    again = Hall(store=store, takeover=0.0)
    again.opened = here.opened
    await again.tables.start()
    again.clock.now += 60
    person = await again.opener()
    await person.until(lambda: person.position["actor"] == 0)
    await again.tables.stop()
    await store.close()


@run
async def test_a_whole_game_on_sqlite(tmp_path: Path) -> None:
    store = make_store(f"sqlite:///{tmp_path / 'tables.db'}")
    here = Hall(store=store)
    await here.tables.start()
    guests = await here.two(ATLANTIS)
    await play_out(guests, random.Random(3))
    assert verify(await here.tables.record(here.opened.table)).sound
    assert await store.waiting_for_time() == []
    await here.tables.stop()
    await store.close()
