"""What tables need from the world: a store, a bus, workers, a clock. Each has more than one maker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.puzzles import PuzzleTries

T = TypeVar("T")
Status = Literal["waiting", "playing", "over"]


class Conflict(Exception):  # noqa: N818 - it is an answer, not a failure
    """Somebody else wrote that version first; read again."""


class TableRow(msgspec.Struct, frozen=True):
    """What the store knows of a table without reading its events."""

    table: str
    game: str
    status: Status
    listed: bool
    created: float
    address: str
    """The opener's hashed address."""


class StoredEvent(msgspec.Struct, frozen=True):
    """One event as it is kept: JSON of `events.AnyEvent`."""

    version: int
    body: bytes


class StoredChat(msgspec.Struct, frozen=True):
    """One line of chat as it is kept."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str


def storable(text: str) -> str:
    """Leave out what not every store can hold, so that all keep the same."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()


class Store(Protocol):
    """Keeps tables. When an `await` here returns, what was written survives a power cut."""

    async def open(self, row: TableRow, events: Sequence[bytes]) -> None:
        """Keep a new table with its first events, from version 1 on; raise Conflict if it is there."""
        ...

    async def append(
        self, table: str, after: int, events: Sequence[bytes], status: Status | None = None
    ) -> None:
        """Write events as versions after + 1, after + 2, … in one transaction, or raise Conflict.

        Many tables' appends share one commit. A status is given when it changes.
        """
        ...

    async def read(self, table: str, after: int = 0) -> Sequence[StoredEvent]:
        """Read the events after a version, in order; empty if there is no such table or nothing new."""
        ...

    async def chat(  # noqa: PLR0913 - a line has many parts
        self, table: str, at: float, seat: int | None, name: str, text: str, *, kept: int | None = None
    ) -> StoredChat:
        """Keep a line of chat and give it its number; of one table the latest `kept` lines stay, or all."""
        ...

    async def read_chat(self, table: str, after: int = 0, most: int = 100) -> Sequence[StoredChat]:
        """Read the latest lines after a number, oldest first."""
        ...

    async def listed(self, most: int = 100) -> Sequence[TableRow]:
        """Find listed tables that wait or play, newest first."""
        ...

    async def opened_by(self, address: str, since: float) -> int:
        """Count the tables opened from an address since a time."""
        ...

    async def waiting_for_time(self, most: int = 1000) -> Sequence[str]:
        """Find unfinished tables, for the sweep that ends those whose time ran out."""
        ...

    async def check(self) -> None:
        """Raise if the store cannot be written."""
        ...

    async def close(self) -> None:
        """Finish writing and let go."""
        ...


class StoredExhibit(msgspec.Struct, frozen=True):
    """A rule set in the gallery, as it is kept."""

    id: str
    game: str
    title: str
    signed: str
    """Who shows it, in their own words; may be empty."""
    at: float
    address: str
    """Hashed, like that of a table's opener."""
    code: str
    players: int
    comparison: bytes
    """What was measured, as JSON."""
    player: str | None = None
    """Who shows it, if they have a key."""


class Gallery(Protocol):
    """Keeps rule sets that visitors show to everybody."""

    async def hang(self, exhibit: StoredExhibit, most: int) -> StoredExhibit | None:
        """Keep an exhibit and give it; if its id is taken give what hangs there, if it is full nothing."""
        ...

    async def find(self, exhibit: str) -> StoredExhibit | None:
        """Find what hangs under an id."""
        ...

    async def newest(self, game: str | None, most: int) -> Sequence[StoredExhibit]:
        """Read the newest exhibits, of one game or of all, the newest first."""
        ...

    async def count(self) -> int:
        """Count what hangs."""
        ...

    async def shown_by(self, address: str, since: float) -> int:
        """Count what was hung from an address since a time."""
        ...


class StoredReview(msgspec.Struct, frozen=True):
    """The review of a finished game, as it is kept."""

    table: str
    version: str
    """What it was made by."""
    body: bytes


class Reviews(Protocol):
    """Keeps reviews, each with its table: when that goes, so does the review."""

    async def keep(self, review: StoredReview) -> None:
        """Keep a review in place of an older one; of a table that is gone nothing is kept."""
        ...

    async def find(self, table: str) -> StoredReview | None:
        """Find the review of a table."""
        ...


class PlayerRow(msgspec.Struct, frozen=True):
    """Somebody who keeps their games under a key."""

    player: str
    """The hash of the key."""
    page: str
    """The name of their page, for those whom they show it to."""
    name: str
    shows: tuple[str, ...]
    """What others see of the page; nothing if empty."""
    created: float


class StoredItem(msgspec.Struct, frozen=True):
    """Something that a player keeps: settings, a rule set."""

    name: str
    at: float
    """When it was changed; of two that differ the later counts."""
    body: bytes
    """JSON; empty if it was thrown away."""


class PlayerSeat(msgspec.Struct, frozen=True):
    """A seat that a player has taken."""

    table: str
    seat: int
    """The number that its token is made of (`table.Seat.key`)."""
    at: float


class Players(Protocol):
    """Keeps players by the hashes of their keys."""

    async def make(self, row: PlayerRow) -> PlayerRow:
        """Keep a new player and give it; one who is there already stays as it is."""
        ...

    async def find(self, player: str) -> PlayerRow | None:
        """Find a player; None if the key is not known, or was forgotten."""
        ...

    async def find_page(self, page: str) -> PlayerRow | None:
        """Find the player of a page."""
        ...

    async def change(self, player: str, name: str | None, shows: Sequence[str] | None) -> None:
        """Change the name, or what others see; None stays as it is."""
        ...

    async def keep(self, player: str, items: Sequence[StoredItem], most: int) -> None:
        """Keep items, each unless a later one is there; beyond `most` the oldest go."""
        ...

    async def items(self, player: str) -> Sequence[StoredItem]:
        """Read all that a player keeps."""
        ...

    async def seat(self, player: str, seats: Sequence[PlayerSeat]) -> None:
        """Note seats as a player's; those that are somebody's stay so."""
        ...

    async def seats(self, player: str, most: int) -> Sequence[PlayerSeat]:
        """Read the latest seats of a player, the latest first."""
        ...

    async def seated_at(self, table: str) -> dict[int, str]:
        """Tell who sits at a table, by seat."""
        ...

    async def forget(self, player: str, at: float) -> dict[str, int]:
        """Delete a player and the name in all their records; give the changed tables and their versions."""
        ...


class StoredAttempt(msgspec.Struct, frozen=True):
    """An attempt at the daily dive, as it is kept beside its table."""

    table: str
    day: str
    game: str
    edition: str
    """Names the rules and the bots: only attempts of one edition are compared."""
    player: str | None
    """Whose it is, if they have a key."""
    device: str
    """A keyed hash of the id that the device gave itself."""
    begun: float
    counts: bool
    """Whether it is the one attempt of its key and its device; others are practice."""
    finished: float | None = None
    points: int | None = None
    lead: int | None = None
    """The points before, or behind, the best of the bots."""
    won: bool | None = None
    cost: int | None = None
    """What all choices cost, in billionths of a win; None until the game is reviewed."""


class BoardLine(msgspec.Struct, frozen=True):
    """An attempt on a board, the name of whose it is, and its place."""

    attempt: StoredAttempt
    name: str
    place: int


class StoredBoard(msgspec.Struct, frozen=True):
    """A day's board of one game, or of a group."""

    total: int
    lines: tuple[BoardLine, ...]
    """By points, then by the lead over the bots: the best, and those around the attempt asked about."""
    spread: tuple[tuple[int, int], ...]
    """How many attempts have which points, the fewest first."""
    ahead: int
    """Attempts that are better than the one asked about."""
    reviewed: int
    """Others whose choices are valued."""
    dearer: int
    """Those of them whose choices cost more."""


class StoredGroup(msgspec.Struct, frozen=True):
    """People who share a board: a family, a class."""

    group: str
    name: str
    created: float
    members: int = 0


class Attempts(Protocol):
    """Keeps attempts at the daily dive, and the groups that compare them."""

    async def begin(self, attempt: StoredAttempt) -> StoredAttempt:
        """Keep an attempt; if one counts for its key give that, if one does for its device it is practice."""
        ...

    async def mine(self, since: str, player: str | None, device: str) -> Sequence[StoredAttempt]:
        """Find the attempts of a key, or of a device, from a day on, the latest first."""
        ...

    async def unsettled(self, day: str, game: str, most: int) -> Sequence[StoredAttempt]:
        """Find attempts whose game is over and whose points are not written down."""
        ...

    async def settle(self, attempt: StoredAttempt) -> None:
        """Write down how an attempt ended."""
        ...

    async def board(  # noqa: PLR0913, PLR0917 - which board, and whose place on it
        self, day: str, game: str, edition: str, group: str | None, mine: StoredAttempt | None, most: int
    ) -> StoredBoard:
        """Read a board, and where an attempt stands on it."""
        ...

    async def found(self, group: StoredGroup, player: str) -> None:
        """Keep a new group with its first member."""
        ...

    async def group(self, group: str) -> StoredGroup | None:
        """Find a group."""
        ...

    async def join(self, group: str, player: str, most: int) -> bool:
        """Let a player into a group; False if it is full."""
        ...

    async def groups(self, player: str) -> Sequence[StoredGroup]:
        """List a player's groups, the oldest first."""
        ...


class PuzzleAnswers(Protocol):
    """Keeps people's first answers to puzzles."""

    async def note(self, puzzle: str, device: str, *, right: bool) -> None:
        """Keep the first answer of a device to a puzzle; later ones change nothing."""
        ...

    async def tries(self, puzzle: str | None = None) -> dict[str, PuzzleTries]:
        """Count answers and wrong ones, of one puzzle or of all that were tried."""
        ...


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What travels between processes: that something is there to be read, never the thing itself."""

    table: str
    version: int = 0
    chat: int = 0
    """The number of a new line of chat."""
    process: str = ""
    present: tuple[int, ...] | None = None
    """The seats connected to that process, with `watchers`; sent on change and every few seconds."""
    watchers: int = 0


class Bus(Protocol):
    """Carries news to every process, this one included. News may be lost; readers heal by version."""

    async def publish(self, news: News) -> None:
        """Tell everybody; never raises when the line is down."""
        ...

    def subscribe(self, hear: Callable[[News], None]) -> None:
        """Hear all news of all tables from now on."""
        ...

    async def start(self) -> None:
        """Connect; goes on trying by itself when the line breaks."""
        ...

    async def close(self) -> None:
        """Let go."""
        ...

    @property
    def alone(self) -> bool:
        """Whether nobody but this process hears, so that nothing need be published."""
        ...

    @property
    def connected(self) -> bool:
        """Whether news travels now."""
        ...

    @property
    def connections(self) -> int:
        """How often the line was made so far; when it is made anew, news may have been missed."""
        ...


class Workers(Protocol):
    """Does work that is too long for the loop: in threads, or in place where there are none."""

    async def do(self, work: Callable[[], T]) -> T:
        """Do some work; others have a turn meanwhile, or at least before it begins."""
        ...

    def close(self) -> None:
        """Let go; what waits is not done any more."""
        ...


class Clock(Protocol):
    """What time it is, in seconds since 1970."""

    def __call__(self) -> float:
        """Tell the time."""
        ...
