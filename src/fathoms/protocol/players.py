"""HTTP of players: somebody's own page, what follows them from device to device, what others see of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fathoms.protocol.limits import Name, Secret  # noqa: TC001 - msgspec reads the field types
from fathoms.protocol.requests import Outcome  # noqa: TC001 - likewise

MOST_GAMES = 200
"""Games that a page tells of, the latest."""
MOST_ITEMS = 300
Part: TypeAlias = Literal["results", "games", "rules"]
"""What others may see of a page."""
ItemName = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9/_-]{0,79}$")]
TableName = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


class Player(msgspec.Struct, frozen=True):
    """`POST /api/player`: somebody who keeps their games; the key itself is never sent back."""

    name: str
    page: str
    """The name of the page that others may be shown."""
    shows: tuple[Part, ...]
    created: float
    """Seconds since 1970."""


class MakePlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/player`: keep games under the key that comes with the request."""

    name: Name | None = None


class ChangePlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/player/change`: what is None stays as it is."""

    name: Annotated[str, msgspec.Meta(max_length=24)] | None = None
    shows: tuple[Part, ...] | None = None


class Item(msgspec.Struct, frozen=True):
    """Something that a device keeps: settings, a rule set."""

    name: ItemName
    at: Annotated[float, msgspec.Meta(ge=0, le=2**53)]
    """When it was changed, in milliseconds since 1970; of two that differ the later counts."""
    body: dict[str, Any] | None
    """None if it was thrown away."""


class HeldSeat(msgspec.Struct, frozen=True):
    """A seat that a device holds."""

    table: TableName
    token: Secret


class Sync(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/player/sync`: what is new on a device."""

    items: Annotated[tuple[Item, ...], msgspec.Meta(max_length=MOST_ITEMS)] = ()
    seats: Annotated[tuple[HeldSeat, ...], msgspec.Meta(max_length=100)] = ()


class BringGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/player/games`: a finished game that was played elsewhere, such as at a terminal."""

    record: dict[str, Any]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    """The player's own."""


class BroughtGame(msgspec.Struct, frozen=True):
    """The answer to it."""

    table: str


class PlayedSeat(msgspec.Struct, frozen=True):
    """Somebody at a table."""

    name: str
    colour: str
    bot: str | None


class OwnReview(msgspec.Struct, frozen=True):
    """What the review of a game says of the player's seat, in billionths of a win."""

    luck: int
    """The share that the start and the dice gave."""
    end: int
    cost: int
    """What all own choices cost."""
    decisions: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that a player took part in."""

    table: str
    """Empty on a page for others."""
    game: str
    at: float
    """When it was opened, in seconds since 1970."""
    status: Literal["waiting", "playing", "over"]
    seats: tuple[PlayedSeat, ...]
    you: int | None
    """The player's seat; None if several sat at one device, whose results are nobody's."""
    outcome: Outcome | None
    review: OwnReview | None = None
    seat: int | None = None
    """Of a game that goes on: the seat that the token holds."""
    token: str | None = None


class Figures(msgspec.Struct, frozen=True):
    """A player's results in one game, each with how many games it stands on."""

    game: str
    games: int
    """Finished, with a winner or a scoring."""
    wins: int
    """Billionths: a shared win is shared."""
    even: int
    """What the number of players alone would have given, in billionths of a win."""
    streak: int
    """Wins in a row, up to the latest game."""
    longest: int
    reviewed: int
    """Of these games."""
    luck: int
    """What start and dice would have given in the reviewed games, in billionths of a win."""
    reviewed_wins: int
    """What the player won of those, likewise."""
    cost: int
    decisions: int


class KeptRule(msgspec.Struct, frozen=True):
    """A rule set that a player keeps and shows."""

    title: str
    game: str
    code: str


class PlayerPage(msgspec.Struct, frozen=True):
    """`GET /api/player`, or of somebody who shows it `GET /api/players/{page}`."""

    player: Player
    games: tuple[PlayedGame, ...]
    figures: tuple[Figures, ...]
    rules: tuple[KeptRule, ...]
    """What is kept on the player's devices."""


class Synced(msgspec.Struct, frozen=True):
    """All that a player keeps, for a device to take over, and the games that go on."""

    player: Player
    items: tuple[Item, ...]
    going: tuple[PlayedGame, ...]


class ForgetPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/player/forget`: there is nothing to say but the key."""


class PlayerForgotten(msgspec.Struct, frozen=True):
    """The answer to it: how many tables know the name no more."""

    tables: int
