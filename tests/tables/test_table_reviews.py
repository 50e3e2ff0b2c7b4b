"""What a table gives for a review: to whom, when, and with which secrets."""

from __future__ import annotations

import pytest
from guests import ATLANTIS, BLUE, hall, run

from fathoms.core import CHANCE
from fathoms.core.record import replay
from fathoms.protocol import live
from fathoms.tables.errors import TableError


@run
async def test_a_game_is_given_with_its_secrets_and_who_asks() -> None:
    async with hall() as here:
        guests = await here.two(BLUE)
        await guests[0].until(lambda: bool(guests[0].position.get("moves")))
        table = here.opened.table
        found = await here.tables.reviewable(table, here.token)
        assert (found.seat, found.over) == (0, False)
        assert (await here.tables.reviewable(table, None)).seat is None
        assert len(found.colours) == 2
        # What clients get has no secrets.
        shown = await here.tables.record(table)
        assert "?" in shown.moves
        assert "?" not in found.record.moves
        assert "hidden" not in found.record.extra
        assert [state for state, _ in replay(found.record)][-1].actor != CHANCE
        with pytest.raises(TableError, match="no-seat"):
            await here.tables.reviewable(table, "somebody-elses")


@run
async def test_nothing_is_given_before_the_start() -> None:
    async with hall() as here:
        await here.open(BLUE)
        with pytest.raises(TableError, match="not-begun"):
            await here.tables.reviewable(here.opened.table, here.token)


@run
async def test_without_hints_a_game_is_given_once_it_is_over() -> None:
    async with hall() as here:
        guests = await here.two(ATLANTIS, hints=False, rules={"target": [1, 1, 1]})
        table = here.opened.table
        for token in (None, here.token):
            with pytest.raises(TableError, match="no-review"):
                await here.tables.reviewable(table, token)
        await guests[0].say(live.Resign())
        await guests[1].until(lambda: guests[1].info["status"] == "over")
        found = await here.tables.reviewable(table, here.token)
        assert found.over
