"""Every byte that any viewer is sent: no rival's chest, no undealt one, no token, no secret."""

from __future__ import annotations

import asyncio
import random
import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast
from unittest.mock import patch

import msgspec
import pytest
from guests import ATLANTIS, BLUE, HUMAN, Guest, Hall, acting, hall, no_failures

from fathoms.core.proof import ORIGIN
from fathoms.protocol import live, requests
from fathoms.tables.keys import hashed

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES: Final = 500
SOME: Final = range(0, GAMES, 11)
PARTS: Final = [
    pytest.param(range(part, GAMES, 5), marks=pytest.mark.soak, id=f"part {part}") for part in range(5)
]
CHESTS: Final = (57, 66, 75, 84, 93)
"""Values that nothing else in so short a game reaches, nor one of them with all treasures (5 points)."""
SMALL: Final = {
    BLUE: {"shells": 4, "levels": 2, "faces": "12C", "dice": 5, "rolls": 2, "chests": list(CHESTS)},
    ATLANTIS: {"target": [1, 1, 1]},
}
SUSPECT: Final = re.compile(rb"(?<![0-9a-zA-Z])(?:57|66|75|84|93)(?![0-9a-zA-Z])")
# These are numbers of events, moves and seconds, or what is public from the start.
PUBLIC: Final = {"version", "number", "turns", "created", "rules", "code", "table", "commitment", "at"}


class Spy(Guest):
    """A guest who looks at every byte for what it must not know."""

    def __init__(self, here: Hall) -> None:
        super().__init__()
        self.here = here
        self.forbidden: list[bytes] = []
        self.found = 0
        """How often a chest of its own was seen: the search does find what is there."""

    def check(self, message: bytes) -> None:
        self.raw.clear()
        self.heard[:-40] = []
        super().check(message)
        self.look_at(message)

    def look_at(self, message: bytes) -> None:
        """Search a message, or anything else that this guest can get."""
        table = self.here.tables.rooms.all()[-1].table
        seat = self.visitor.seat if self.entered else self.seat
        for secret in self.forbidden:
            assert secret not in message
        if table.outcome is None:
            assert table.opened.secret.encode() not in message
            if SUSPECT.search(message):
                state: Any = table.state
                chests = zip(state.owners, state.chests, strict=True) if hasattr(state, "owners") else ()
                own = {value for owner, value in chests if owner == seat and seat is not None}
                shown = set(numbers(msgspec.json.decode(message)))
                assert shown <= own, (shown, own, message)
                self.found += len(shown)

    @property
    def entered(self) -> bool:
        return self.visitor is not None  # type: ignore[comparison-overlap]  # it is set a little later

    seat: int | None = None


def numbers(told: Any) -> Iterator[int]:
    """Find the values of chests anywhere in a message, in numbers and in texts."""
    if isinstance(told, dict):
        for key, value in cast("dict[str, Any]", told).items():
            if key not in PUBLIC and not (key == "moves" and isinstance(value, int)):
                yield from numbers(value)
    elif isinstance(told, list):
        for value in cast("list[Any]", told):
            yield from numbers(value)
    elif isinstance(told, str):
        yield from (int(found) for found in SUSPECT.findall(told.encode()))
    elif told in CHESTS:
        yield told


class Elsewhere(NamedTuple):
    """The moment of another table that a game goes on from."""

    origin: requests.PlayOn
    secrets: list[str]
    """What stays secret to the end of the new game: nothing if the other one is over."""


async def begin_elsewhere(here: Hall, game: str, seats: int, rng: random.Random, *, on: bool) -> Elsewhere:
    """Play a game to its end, or leave it somewhere in the middle, and choose a moment of it."""
    secret = rng.randbytes(32).hex()
    with patch("fathoms.tables.opening.secrets.token_hex", return_value=secret):
        opened = await here.open(game, *([HUMAN] * seats), rules=SMALL[game], first="draw")
    guests = [await here.opener()]
    guests += [(await here.seated(seat, f"P{seat}"))[0] for seat in range(1, seats)]
    most = rng.randint(1, 12) if on else 10**6
    while most and (player := acting(guests)) is not None:
        await player.play_any(rng)
        most -= 1
    record = await here.tables.record(opened.table)
    if "proof" in record.extra and "secret" in record.extra["proof"]:
        return Elsewhere(requests.PlayOn(rng.randrange(len(record.moves)), table=opened.table), [])
    keys = here.tables.context.keys
    tokens = [keys.token(opened.table, seat) for seat in range(seats)]
    invites = [keys.invite(opened.table, seat) for seat in range(seats)]
    origin = requests.PlayOn(rng.randint(0, len(record.moves)), table=opened.table, token=tokens[0])
    return Elsewhere(origin, [secret, *tokens, *invites])


async def watch_one(game: str, number: int) -> int:
    """Play one game with people, bots and watchers, all of them spies."""
    rng = random.Random(f"{game}/{number}")
    words = number % 25 == 0
    async with hall() as here:
        people = rng.randint(2, 3)
        seats: list[requests.Seat] = [HUMAN] * people
        if number % 10 == 0:
            seats.append(requests.BotSeat("random"))
        elsewhere = None
        if number % 3:
            # From a game that is over, or from one that is still on and keeps its secrets.
            elsewhere = await begin_elsewhere(here, game, len(seats), rng, on=number % 3 == 2)
        origin, still_secret = elsewhere or (None, [])
        secret = rng.randbytes(32).hex()
        with patch("fathoms.tables.opening.secrets.token_hex", return_value=secret):
            opened = await here.open(game, *seats, rules=SMALL[game], first="draw", origin=origin)
        keys = here.tables.context.keys
        tokens = [keys.token(opened.table, seat) for seat in range(len(seats))]
        invites = [keys.invite(opened.table, seat) for seat in range(len(seats))]
        for seat in range(1, people):
            wish = requests.Sit(opened.seats[seat].invite, f"P{seat}", understood=True)
            await here.tables.sit(opened.table, wish)
        guests: list[Spy] = []
        for seat in (*range(people), None):
            spy = Spy(here)
            spy.seat = seat
            secrets = [*tokens, *invites, *still_secret]
            spy.forbidden = [*map(str.encode, secrets), *(hashed(each).encode() for each in secrets)]
            token = None if seat is None else tokens[seat]
            hello = live.Hello(token=token, words=words, lang=rng.choice(["en", "fr", "es"]))
            spy.visitor = await here.tables.visit(opened.table, hello, spy.hear)
            guests.append(spy)
        watcher = guests[-1]
        while True:
            await watcher.until(
                lambda: watcher.position["actor"] is None or watcher.position["actor"] < people
            )
            # A spy who found something was dropped, and would wait for ever.
            no_failures()
            player = acting(guests)
            if player is None or watcher.info["status"] == "over":
                break
            await player.play_any(rng)
            if rng.random() < 0.05:
                watcher.look_at((await here.tables.record(opened.table)).encode())
                watcher.look_at(msgspec.json.encode(await here.tables.look(opened.table)))
                again = Spy(here)
                again.seat, again.forbidden = None, watcher.forbidden
                again.visitor = await here.tables.visit(opened.table, live.Hello(), again.hear)
                await again.visitor.leave()
        record = await here.tables.record(opened.table)
        assert record.extra["proof"]["secret"]
        assert (origin is None) == (ORIGIN not in record.extra)
        for spy in guests:
            spy.look_at(record.encode())
        return sum(spy.found for spy in guests)


@pytest.mark.parametrize("games", [pytest.param(SOME, id="some"), *PARTS])
@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
def test_no_viewer_is_ever_sent_a_secret(game: str, games: range) -> None:
    async def watch() -> int:
        return sum([await watch_one(game, number) for number in games])

    try:
        found = asyncio.run(watch())
    finally:
        no_failures()
    # Owners did see their own chests, so the search can find what it looks for.
    assert found > 0 or game == ATLANTIS


def test_the_search_finds_a_secret_that_is_there() -> None:
    told = {"view": {"chests": [None, 66]}, "played": ["deal 5793"], "info": {"moves": 75, "version": 84}}
    assert set(numbers(told)) == {66}
    assert set(numbers({"played": ["deal 57-93"]})) == {57, 93}
    assert SUSPECT.search(b'"chests":[null,66]')
