"""Whole games as the events of a table, with dice that can be proven."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.core import CHANCE, find_game
from fathoms.core.proof import Proven
from fathoms.tables.events import AnyEvent, Begun, Fell, HumanSeat, Mixed, Opened, Played, Resigned
from fathoms.tables.ports import TableRow

if TYPE_CHECKING:
    from fathoms.storage import SqlStore
    from fathoms.tables.ports import Status


def game_events(
    game: str, seed: int, *, most: int = 10_000, resigns: bool = False, at: float = 1_700_000_000.0
) -> list[AnyEvent]:
    """Play a game at random, whole or its first moves, to its end or until a seat gives up."""
    rng = random.Random(seed)
    found: Any = find_game(game)
    secret, entropy = rng.randbytes(32), ("", "abcdef")
    dice = Proven(secret, entropy)
    opened = Opened(
        at=at,
        game=game,
        rules={},
        names=("Ana", "Bo"),
        seats=(HumanSeat(), HumanSeat()),
        first="draw",
        secret=secret.hex(),
        tokens=("a" * 64, "b" * 64),
        invites=(None, None),
    )
    first = dice.first(2)
    events: list[AnyEvent] = [opened, Mixed(at, 1, entropy[1]), Begun(at, first)]
    rules: Any = found.standard
    state: Any = found.start(rules, 2, first)
    number = 0
    while state.actor is not None and number < most:
        number += 1
        if state.actor == CHANCE:
            move = dice.source(number).draw(state.chances())
            events.append(Fell(at + number, found.write_move(move, rules)))
        else:
            move = rng.choice(state.moves())
            events.append(Played(at + number, state.actor, found.write_move(move, rules)))
        state = state.play(move)
    if resigns:
        events.append(Resigned(at + number, 1, "resign", "random"))
    return events


async def keep(store: SqlStore, table: str, events: list[AnyEvent], status: Status) -> None:
    """Put a table into a store."""
    opened = events[0]
    assert isinstance(opened, Opened)
    row = TableRow(table, opened.game, status, listed=True, created=opened.at, address="")
    await store.open(row, [msgspec.json.encode(event) for event in events])


def bad_tables() -> dict[str, list[bytes]]:
    """Make tables that cannot be read, each in its own way."""
    opened, *_ = game_events("into-the-blue", 1, most=1)
    first = msgspec.json.encode(opened)
    return {
        "another-game": [first.replace(b"into-the-blue", b"out-of-the-blue")],
        "another-event": [first, b'{"is": "teleported", "at": 1}'],
        "another-rule": [first.replace(b'"rules":{}', b'"rules":{"tides":2}')],
        "damaged": [first[: len(first) // 2]],
        "headless": [msgspec.json.encode(Resigned(at=1, seat=0, by="resign", bot="random"))],
    }
