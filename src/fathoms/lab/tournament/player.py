"""A player at the table: asked over a process, held to its time, and what it did wrong when it forfeits."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Literal, get_args

import msgspec

from fathoms.core import FathomsError, Malformed, Phrase
from fathoms.core.text import printable
from fathoms.lab.tournament.child import Child, Gone, Silence
from fathoms.lab.tournament.lines import LONGEST, encode

if TYPE_CHECKING:
    from fathoms.lab.tournament.entrants import Entrant
    from fathoms.lab.tournament.lines import End, Hello

ForfeitKind = Literal["crashed", "slow", "silent", "garbage", "illegal"]
FORFEITS: Final[tuple[ForfeitKind, ...]] = get_args(ForfeitKind)

START_UP: Final = 10.0
"""Seconds that a program has to start, on top of the time for its first decision."""
WAKE_UP: Final = 180.0
"""Seconds that a bot has to load and compile before its first decision of a game."""
_GRACE: Final = 0.5
_EVIDENCE: Final = 300


class Forfeit(Exception):  # noqa: N818 - a player forfeits; nothing of ours went wrong
    """A player lost its game by what it did, or did not do."""

    def __init__(
        self, kind: ForfeitKind, line: str = "", *, phrase: Phrase | None = None, gone: bool = False
    ) -> None:
        super().__init__(kind, line)
        self.kind: ForfeitKind = kind
        self.line = printable(line.strip())[:_EVIDENCE]
        """What it said: its answer, or the last line of its own error."""
        self.gone = gone
        """Whether the process ended by itself."""
        self.phrase = phrase
        """What our catalogues say about it."""


class Clock:
    """How long decisions took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def join(self, other: Clock) -> None:
        """Count what another clock counted."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


class Reply(msgspec.Struct, frozen=True):
    """All that a player may say; a program says `move` alone, the rest is said by our own worker."""

    move: str | None = None
    ready: bool = False
    note: Phrase | None = None
    phrase: Phrase | None = None
    error: str = ""


_read_reply: Final = msgspec.json.Decoder(Reply).decode


class Player:
    """One entrant in a process of its own, for one game after another."""

    def __init__(self, entrant: Entrant) -> None:
        """Start the process; raises Malformed if the system refuses to."""
        self.entrant = entrant
        self.clock = Clock()
        self.note: Phrase | None = None
        self.lists = entrant.kind == "program"
        """Whether it wants the legal moves as texts; ours find them in the state."""
        self._fresh = True
        self._limit = 0.0
        try:
            self._child = Child(entrant.command)
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise Malformed("tournament.program-refused", name=entrant.name, reason=reason) from error

    def greet(self, hello: Hello) -> None:
        """Begin a game; a bot gets ready now, a program when it likes."""
        self._limit = hello.time
        self._child.say(encode(hello))
        if not self.lists:
            self.note = self._hear(WAKE_UP).note

    def choose(self, question: bytes) -> str:
        """Ask for a decision and give the move as it was written; raises Forfeit."""
        stray = self._child.talks_out_of_turn()
        if stray is not None:
            raise Forfeit("garbage", stray.decode(errors="replace"))
        allowed = self._limit + (START_UP if self._fresh and self.lists else 0)
        began = time.perf_counter()
        self._child.say(question)
        reply = self._hear(allowed)
        self.clock.add(time.perf_counter() - began)
        self._fresh = False
        if reply.move is None:
            raise Forfeit("garbage", msgspec.json.encode(reply).decode())
        return reply.move

    def part(self, end: End) -> None:
        """End a game."""
        self._child.say(encode(end))

    def blame(self, error: FathomsError, move: str) -> Forfeit:
        """Say what was wrong with a move: unreadable, or against the rules."""
        kind: ForfeitKind = "garbage" if isinstance(error, Malformed) else "illegal"
        return Forfeit(kind, move, phrase=error.phrase)

    def leave(self) -> list[str]:
        """End the process, and give its last words."""
        self._child.stop(_GRACE)
        return self._child.last_words()

    def kill(self) -> tuple[int, list[str]]:
        """End the process at once, and give its exit status and its last words."""
        return self._child.stop(), self._child.last_words()

    def _hear(self, seconds: float) -> Reply:
        try:
            line = self._child.hear(seconds)
        except Silence:
            raise Forfeit("slow" if self._child.spoke else "silent") from None
        except Gone:
            self._child.settle()
            raise Forfeit("crashed", gone=True) from None
        try:
            # An endless line was cut, and the rest of it is still to come.
            reply = _read_reply(line if len(line) < LONGEST else b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Forfeit("garbage", line[:_EVIDENCE].decode(errors="replace")) from None
        if self.lists:
            # A program cannot take itself for our worker.
            return Reply(move=reply.move)
        if reply.error or reply.phrase:
            raise Forfeit("crashed", reply.error, phrase=reply.phrase)
        return reply
