"""How many moves a second tables take in one process: everything but sockets and the disk.

Many tables of two people each are played at random at the same time. A store that keeps nothing stands in for
the disk. A play is everything from the decoded message to the bytes for both players; choosing the move and
reading what came back are the players' own affair and are taken out of the time.

    .venv/bin/python benchmarks/table_play.py --game into-the-blue --plays 20000 [--parts]

With --parts samples of the processor time tell how much each part of a play takes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import time
from collections import Counter
from contextlib import contextmanager, nullcontext
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, NamedTuple

from figures import tell
from yardstick import yardstick

from fathoms.bus.memory import MemoryBus
from fathoms.protocol import live, requests
from fathoms.server.workers import Threads
from fathoms.tables.ports import StoredChat, StoredEvent
from fathoms.tables.service import Tables
from fathoms.tables.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from types import FrameType

    from fathoms.tables.ports import Status, TableRow
    from fathoms.tables.visitor import Visitor


class NoStore:
    """Keeps the opening of each table, as that is read again, and forgets the rest at once."""

    def __init__(self) -> None:
        self._events: dict[str, list[bytes]] = {}

    async def open(self, row: TableRow, events: Sequence[bytes]) -> None:
        """Keep a new table."""
        self._events[row.table] = list(events)

    async def append(
        self, table: str, after: int, events: Sequence[bytes], status: Status | None = None
    ) -> None:
        """Forget events, after giving others their turn as a disk would."""
        del table, after, events, status
        await asyncio.sleep(0)

    async def read(self, table: str, after: int = 0) -> Sequence[StoredEvent]:
        """Read the opening."""
        events = self._events.get(table, [])
        return [StoredEvent(version, body) for version, body in enumerate(events, 1) if version > after]

    async def chat(  # noqa: PLR0913 - a line has many parts
        self, table: str, at: float, seat: int | None, name: str, text: str, *, kept: int | None = None
    ) -> StoredChat:
        """Forget a line of chat."""
        del table, kept
        return StoredChat(1, at, seat, name, text)

    async def read_chat(self, table: str, after: int = 0, most: int = 100) -> Sequence[StoredChat]:
        """Nothing was ever said."""
        del table, after, most
        return ()

    async def listed(self, most: int = 100) -> Sequence[TableRow]:
        """No table is listed."""
        del most
        return ()

    async def opened_by(self, address: str, since: float) -> int:
        """Nobody is counted."""
        del address, since
        return 0

    async def waiting_for_time(self, most: int = 1000) -> Sequence[str]:
        """Nobody's time runs."""
        del most
        return ()

    async def check(self) -> None:
        """All is well."""

    async def close(self) -> None:
        """There is nothing to close."""


class Player:
    """One table with both its people, who play whatever is offered."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.visitors: list[Visitor] = []
        self.told = 0
        self.octets = 0
        self.chosen = 0.0
        """Seconds it took to choose."""

    def hear(self, message: bytes) -> None:
        """Count what is told."""
        self.told += 1
        self.octets += len(message)

    async def sit(self, tables: Tables, game: str) -> None:
        """Open a table and sit down on both seats."""
        wish = requests.OpenTable(game=game, seats=(requests.HumanSeat(), requests.HumanSeat()))
        opened = await tables.open(wish)
        hello = live.Hello(token=opened.seats[0].token)
        self.visitors = [await tables.visit(opened.table, hello, self.hear)]
        seated = await tables.sit(opened.table, requests.Sit(opened.seats[1].invite or "", "Bo"))
        self.visitors.append(await tables.visit(opened.table, live.Hello(token=seated.token), self.hear))

    async def play(self) -> bool:
        """Make one move; False once the game is over."""
        begun = time.thread_time()
        table = self.visitors[0].room.table
        state: Any = table.state
        actor = table.actor
        if actor is None:
            return False
        moves = state.moves()
        move = table.game.write_move(moves[self.rng.randrange(len(moves))], table.rules)
        message = live.Play(table.version, move)
        self.chosen += time.thread_time() - begun
        await self.visitors[actor].hear(message)
        return True


class Round(NamedTuple):
    """Some games played at the same time."""

    plays: int
    seconds: float
    told: int
    octets: int

    @property
    def cost(self) -> float:
        """Seconds for one play."""
        return self.seconds / self.plays


async def until_over(player: Player) -> int:
    """Play one game; gives its number of moves."""
    count = 0
    while await player.play():
        count += 1
    return count


async def play_round(tables: Tables, game: str, players: list[Player]) -> Round:
    """Play one game at each table, all at the same time."""
    for player in players:
        await player.sit(tables, game)
    begun = time.thread_time()
    plays = sum(await asyncio.gather(*map(until_over, players)))
    seconds = time.thread_time() - begun - sum(player.chosen for player in players)
    for player in players:
        for visitor in player.visitors:
            await visitor.leave()
    told, octets = sum(player.told for player in players), sum(player.octets for player in players)
    return Round(plays, seconds, told, octets)


async def run(game: str, plays: int, at_once: int) -> dict[str, Any]:
    """Play games until enough moves were made; of the rounds, the quickest and the mean are told."""
    tables = Tables(NoStore(), MemoryBus(), Threads(2), settings=Settings(key=b"benchmark"))
    await tables.start()
    rng = random.Random(1)
    rounds: list[Round] = []
    while sum(each.plays for each in rounds) < plays:
        players = [Player(random.Random(rng.random())) for _ in range(at_once)]
        rounds.append(await play_round(tables, game, players))
    await tables.stop()
    made, seconds = sum(each.plays for each in rounds), sum(each.seconds for each in rounds)
    best = min(each.cost for each in rounds)
    told = sum(each.told for each in rounds)
    return {
        "game": game,
        "tables": at_once,
        "plays": made,
        "plays_per_second": round(1 / best),
        "plays_per_second_mean": round(made / seconds),
        "microseconds_per_play": round(best * 1e6, 1),
        "yardsticks_per_1000_plays": round(best * 1000 / yardstick(), 2),
        "messages_per_play": round(told / made, 2),
        "octets_per_message": round(sum(each.octets for each in rounds) / told),
    }


_PARTS = {
    "the offer to the next player": ("offer",),
    "the effect of a move": ("effect",),
    "the scene": ("scene",),
    "the dice": ("draw", "mixed_dice"),
    "applying events": ("apply",),
    "the command: reading the move, the rules": ("commands.py",),
    "what each viewer may see": ("write_state", "watched", "view"),
    "building and encoding messages": ("messages.py",),
    "room, visitor, coroutines": ("room.py", "visitor.py", "driver.py"),
}
"""The functions and files by which a part is known; the first that is found on the stack counts."""


@contextmanager
def sampled() -> Generator[Counter[str]]:
    """Count samples of the processor time by part; those of the players themselves are left out."""
    found = Counter[str]()

    def note(_: int, frame: FrameType | None) -> None:
        names = set[str]()
        while frame is not None:
            names |= {frame.f_code.co_name, PurePath(frame.f_code.co_filename).name}
            frame = frame.f_back
        found.update([part for part, known in _PARTS.items() if not names.isdisjoint(known)][:1])

    signal.signal(signal.SIGPROF, note)
    signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)
    try:
        yield found
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append")
    parser.add_argument("--plays", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--parts", action="store_true")
    options = parser.parse_args()
    for game in options.game or ["into-the-blue"]:
        with sampled() if options.parts else nullcontext(Counter[str]()) as parts:
            found = asyncio.run(run(game, options.plays, options.tables))
        print(json.dumps(found))
        tell(
            "table-play",
            found["plays_per_second"],
            "moves/s",
            about={"game": game},
            times={"plain-python": 1000 / found["yardsticks_per_1000_plays"]},
        )
        for part, count in parts.most_common():
            print(f"{count / parts.total():6.1%}  {part}")


if __name__ == "__main__":
    main()
