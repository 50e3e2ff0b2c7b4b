"""The WebSocket of a table: what a client says, and what the server says back."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fathoms.core import Choice  # noqa: TC001 - msgspec reads the field types
from fathoms.core.log import LogLine  # noqa: TC001 - likewise
from fathoms.protocol.limits import (  # noqa: TC001 - likewise
    ChatText,
    Entropy,
    Language,
    MoveText,
    RequestNumber,
    Secret,
    Version,
)
from fathoms.protocol.requests import SeatInfo, TableInfo  # noqa: TC001 - msgspec reads the field types


class Closing(IntEnum):
    """Why the server closed a connection; 1012, the WebSocket's own, is a server that restarts."""

    SLOW = 1013
    """This client did not read fast enough, or the server is full for now: come back by yourself."""
    SILENT = 4408
    """No `hello` came in time."""
    DENIED = 4403
    """The token is wrong, or the page belongs to a stranger: coming back will not help."""
    GONE = 4404
    """There is no such table."""
    RATE = 4429
    """Too much, too fast: come back a little later."""


class ClientMessage(
    msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True
):
    """Whatever a client says; `type` tells which."""


class Hello(ClientMessage, frozen=True):
    """The first message. Without a token you watch."""

    token: Secret | None = None
    version: Version | None = None
    """The last version this client has seen, when it comes back; the server tells what it missed."""
    lang: Language = "en"
    words: bool = False
    """Whether each change also comes as text: what happened, and the board as a terminal draws it."""
    entropy: Entropy | None = None
    """This player's share of the dice; heard only before the game begins."""


class Request(ClientMessage, frozen=True, kw_only=True, omit_defaults=True):
    """Whatever a client asks for once it has said hello."""

    request: RequestNumber | None = None
    """A number of the client's own. With one, exactly one answer comes, and carries it."""


class Play(Request, frozen=True):
    """A move, in the notation of the record, at the version the player saw."""

    version: Version
    move: MoveText


class Ask(Request, frozen=True):
    """Which moves begin like this? For moves of several parts that are too many to list."""

    version: Version
    begun: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Say(Request, frozen=True):
    """A line of table chat."""

    text: ChatText


class Mute(Request, frozen=True):
    """Hear no more of a seat's chat, or hear it again; -1 stands for all watchers."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]
    muted: bool = True


class Undo(Request, frozen=True):
    """Ask to take the last move back, agree to it, or (`agree` false) say no."""

    version: Version
    agree: bool = True


class Hint(Request, frozen=True):
    """What would a bot do?"""

    version: Version


class Pace(Request, frozen=True):
    """How fast bots should be. Where several people play, they are as slow as the slowest of them wants."""

    seconds: Annotated[float, msgspec.Meta(ge=0, le=10)] | None = None
    """What a bot takes for a move; None: as the table has it."""
    hurry: bool = False
    """Whether bots make no more pauses until you have moved again; then `seconds` stays as it was."""


class Log(Request, frozen=True):
    """What was done so far, one line a turn? Lines of later moves come with them."""


class Look(Request, frozen=True):
    """How did it go, from before one move to after another?"""

    first: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    last: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    choices: bool = False
    """Whether the moments tell what you could choose where it was yours to decide."""


class Start(Request, frozen=True):
    """The opener begins without the people still missing: bots play for them until they come."""


class Settle(Request, frozen=True):
    """The opener changes what was settled for the game, until it begins; what is left out stays."""

    first: Annotated[int, msgspec.Meta(ge=0, le=7)] | Literal["draw"] | None = None
    """Who begins."""
    anyone: bool | None = None
    """Whether anyone with the table's link may take a free seat."""


class Change(Request, frozen=True):
    """Take the colour of another seat before the game: one that no person holds."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Leave(Request, frozen=True):
    """Stand up; a bot plays on."""


class Back(Request, frozen=True):
    """Take the own seat back from the bot."""


class Fill(Request, frozen=True):
    """Let a bot play for a person who has been gone for a while."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Resign(Request, frozen=True):
    """Give the game up."""


class Rematch(Request, frozen=True):
    """Play again with the same people, or (`agree` false) say no; it is set up when all people here agree."""

    agree: bool = True


class Ping(Request, frozen=True):
    """Is anybody there?"""


FromClient: TypeAlias = (
    Hello
    | Play
    | Ask
    | Say
    | Mute
    | Undo
    | Hint
    | Pace
    | Log
    | Look
    | Start
    | Settle
    | Change
    | Leave
    | Back
    | Fill
    | Resign
    | Rematch
    | Ping
)


class ServerMessage(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=str.lower):
    """Whatever the server says; `type` tells which."""


class Answer(ServerMessage, frozen=True, kw_only=True, omit_defaults=True):
    """Whatever answers one client alone."""

    request: RequestNumber | None = None
    """The number of the request that this answers, if it had one."""


class Clocks(msgspec.Struct, frozen=True):
    """The time of each seat."""

    left: tuple[float, ...]
    """Seconds each seat has."""
    running: int | None
    """Whose time runs, since this message was sent."""


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat. Data, never markup."""

    number: int
    at: float
    seat: int | None
    """None is a watcher."""
    name: str
    text: str


class UndoWish(msgspec.Struct, frozen=True):
    """Somebody would like to take a move back."""

    by: int
    agreed: tuple[int, ...]
    """The seats that agree so far; everybody else is asked."""


class Words(msgspec.Struct, frozen=True):
    """The same in words."""

    told: str
    """What happened; empty if nothing needs saying."""
    board: tuple[str, ...]
    """The table, line by line, as a terminal shows it without colours."""
    prompt: str
    """What is asked of you; empty if nothing is."""


class Positioned(ServerMessage, frozen=True):
    """The game at one version, as one viewer sees it."""

    version: int
    actor: int | None
    """The seat to decide, -1 while dice fall, None before the start and after the end."""
    turn: int | None
    turns: int
    view: Any
    """The game's state without what this viewer may not know; its type is named after the game."""
    scene: Any
    """What follows from the state and a screen would draw; its type is named after the game."""
    moves: tuple[Choice, ...]
    """The legal moves of this viewer; empty if others decide."""
    more: bool
    """Whether there are more than are listed: `ask` for those that begin like one of these."""
    clocks: Clocks | None
    can_undo: bool
    """Whether the last move can be taken back if everybody agrees."""
    words: Words | None


class Invite(msgspec.Struct, frozen=True):
    """An invite that nobody has used, and the seat it gives."""

    seat: int
    invite: str


class Table(Positioned, frozen=True):
    """The whole table for this viewer."""

    info: TableInfo
    you: int | None
    """Your seat; None if you watch."""
    played: tuple[str, ...]
    """Every move so far, `?` for one that is secret still."""
    undo: UndoWish | None
    chat: tuple[ChatLine, ...]
    muted: tuple[int, ...]
    secret: str | None
    """The secret of the dice, once the game is over."""
    invites: tuple[Invite, ...] | None = None
    """The invites still to be given away, for the opener alone; None to anyone else."""


class Moved(Positioned, frozen=True):
    """One move was made. While dice fall at once after it, `view` and `scene` are null: they follow."""

    move: str
    """In the notation of the record; `?` for one that is secret still."""
    seat: int
    """Who made it; -1 is chance."""
    number: int
    """Which move of the record this is; 1 is the first."""
    effect: Any = None
    """The game's own account of what the move did, to show it happen; as in `Choice`."""
    line: LogLine | None = None
    """The log's line of this turn so far, for those who are told in words."""


class Changed(ServerMessage, frozen=True):
    """Something else changed: a seat, the start, an undo wish, the end, a rematch."""

    version: int
    info: TableInfo
    undo: UndoWish | None
    can_undo: bool
    clocks: Clocks | None
    secret: str | None


class Refused(Answer, frozen=True):
    """What you asked for was not done, and why."""

    kind: Literal["stale", "illegal", "malformed", "not_your_turn", "rate", "denied", "gone"]
    message: str
    version: int
    rule: str | None = None


class Done(Answer, frozen=True):
    """What you asked for is done, and all that it changed has been told before this."""

    version: int


class Choices(Answer, frozen=True):
    """The answer to `ask`."""

    version: int
    begun: str
    moves: tuple[Choice, ...]
    more: bool


class Chat(ServerMessage, frozen=True):
    """Somebody said something."""

    line: ChatLine


class Muted(Answer, frozen=True):
    """The answer to `mute`: whom you do not hear now, and what was said lately by whom you hear again."""

    muted: tuple[int, ...]
    chat: tuple[ChatLine, ...]


class Presence(ServerMessage, frozen=True):
    """Who is here now."""

    seats: tuple[SeatInfo, ...]
    watchers: int


class Weighed(msgspec.Struct, frozen=True):
    """A choice and what a bot thinks of it."""

    move: str
    chance: float | None
    points: float
    words: str = ""
    """What the move would do, in the viewer's language."""


class Hinted(Answer, frozen=True):
    """What a bot would do, and why."""

    version: int
    best: str
    why: str
    choices: tuple[Weighed, ...]


class Logged(Answer, frozen=True):
    """The answer to `log`: a line for each turn so far."""

    version: int
    lines: tuple[LogLine, ...]
    ending: str
    """What ended the game, once the rules have."""


class Looked(Answer, frozen=True):
    """The answer to `look`: the position before it all, then each move with the position it led to."""

    first: int
    moments: tuple[Moved, ...]
    """The first shows only the position; its `move` led there."""


class Again(ServerMessage, frozen=True):
    """The rematch is set: your new seat."""

    table: str
    seat: int | None
    token: str | None


class Pong(Answer, frozen=True):
    """Yes."""

    version: int


class Goodbye(ServerMessage, frozen=True):
    """The server stops for a moment; come back by yourself."""

    message: str


FromServer: TypeAlias = (
    Table
    | Moved
    | Changed
    | Refused
    | Done
    | Choices
    | Chat
    | Muted
    | Presence
    | Hinted
    | Logged
    | Looked
    | Again
    | Pong
    | Goodbye
)
