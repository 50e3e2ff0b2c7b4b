"""Who plays in a tournament, each in a process of its own: started, asked for moves, held to their time."""

from __future__ import annotations

import os
import queue
import re
import shlex
import shutil
import sys
import threading
import time
from pathlib import PurePath
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from fathoms.core import FathomsError, Malformed, Phrase, bot_names
from fathoms.core.record import LONGEST_NAME
from fathoms.core.text import printable
from fathoms.lab.tournament.protocol import Reply, encode
from fathoms.processes import LONGEST, Child

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fathoms.lab.tournament.protocol import End, GameBegins

EntrantKind = Literal["bot", "class", "program"]
PROGRAM: Final = "prog:"
_CLASS: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
_NAMED: Final = re.compile(r"\s*([^=:\"']+?)\s*=(.*)", re.DOTALL)
ForfeitKind = Literal["crashed", "slow", "silent", "garbage", "illegal"]

START_UP: Final = 10.0
"""Seconds that a program has to start, on top of the time for its first decision."""
WAKE_UP: Final = 180.0
"""Seconds that a bot has to load and compile before its first decision of a game."""
_GRACE: Final = 0.5
_EVIDENCE: Final = 300
_KEPT_LETTERS: Final = 300
_MOST_WAITING: Final = 20
"""Lines that may wait to be heard."""


class Entrant(msgspec.Struct, frozen=True):
    """One who plays: a bot of the house or a class of somebody's module, run by `worker`, or a program."""

    name: str
    kind: EntrantKind
    given: str
    """What a person wrote, without the name."""
    command: tuple[str, ...]


def read_entrants(given: Iterable[str], game: str) -> list[Entrant]:
    """Read `greedy,nemo=mybots:Cautious,prog:./entrant.py`; what cannot play is refused in one sentence."""
    found: list[Entrant] = []
    for text in given:
        for part in _split(text):
            named = _NAMED.fullmatch(part)
            name, what = (named[1], named[2]) if named else (None, part)
            entrant = _read(what.strip(), game)
            taken = [each.name for each in found]
            if name is None:
                found.append(msgspec.structs.replace(entrant, name=free_name(entrant.name, taken)))
                continue
            if name in taken:
                raise Malformed("tournament.name-twice", name=name[:40])
            if len(name) > LONGEST_NAME or not name.isprintable():
                raise Malformed("tournament.name-bad", name=name[:40], most=LONGEST_NAME)
            found.append(msgspec.structs.replace(entrant, name=name))
    if len(found) < 2:
        raise Malformed("tournament.two", count=len(found), known=list(bot_names(game)))
    return found


def free_name(name: str, taken: Sequence[str]) -> str:
    """Number a name that somebody has already."""
    return next(
        free
        for number in range(1, len(taken) + 2)
        if (free := name if number == 1 else f"{name} {number}") not in taken
    )


def _split(text: str) -> list[str]:
    """Part entrants at the commas that stand in no quotes."""
    parts, quoted = [""], ""
    for letter in text:
        if letter == "," and not quoted:
            parts.append("")
            continue
        if letter in "\"'" and quoted in ("", letter):
            quoted = "" if quoted else letter
        parts[-1] += letter
    if not all(part.strip() for part in parts):
        raise Malformed("tournament.entrant-empty", text=text[:80])
    return [part.strip() for part in parts]


def _read(what: str, game: str) -> Entrant:
    what = what.strip("\"'") if what[:1] in "\"'" and what[:1] == what[-1:] else what
    if what.startswith(PROGRAM):
        return _program(what)
    if what in bot_names(game):
        return Entrant(what, "bot", what, (*_worker(), "bot", what))
    if _CLASS.fullmatch(what):
        return Entrant(what.rpartition(":")[2][:LONGEST_NAME], "class", what, (*_worker(), "class", what))
    raise Malformed("tournament.no-entrant", text=what[:60], known=list(bot_names(game)))


def _worker() -> tuple[str, ...]:
    # Without -P a file beside the person, named like a module of Python, would be taken for it.
    return (sys.executable, "-P", "-m", "fathoms.lab.tournament.worker")


def _program(what: str) -> Entrant:
    try:
        words = shlex.split(what.removeprefix(PROGRAM))
    except ValueError:
        raise Malformed("tournament.program-unreadable", text=what[:80]) from None
    if not words:
        raise Malformed("tournament.entrant-empty", text=what[:80])
    path = shutil.which(words[0])
    if path is None:
        there = os.path.exists(words[0])  # noqa: PTH110 - `Path` stumbles over overlong names
        key = "tournament.program-not-executable" if there else "tournament.program-missing"
        raise Malformed(key, program=words[0][:200])
    # An interpreter has its script behind it; that is the name people know.
    known_by = words[1] if len(words) > 1 and not words[1].startswith("-") else words[0]
    name = "".join(letter for letter in PurePath(known_by).stem if letter.isprintable())
    # `resolve` would follow a link, and a program may look at the name it was called by.
    started = (os.path.abspath(path), *words[1:])  # noqa: PTH100 - see above
    return Entrant(name[:LONGEST_NAME] or "program", "program", what, started)


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


class DecisionTimes:
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

    def join(self, other: DecisionTimes) -> None:
        """Count what another clock counted."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


_read_reply: Final = msgspec.json.Decoder(Reply).decode


class PlayerProcess:
    """One entrant in a process of its own, for one game after another."""

    def __init__(self, entrant: Entrant) -> None:
        """Start the process; raises Malformed if the system refuses to."""
        self.entrant = entrant
        self.clock = DecisionTimes()
        self.note: Phrase | None = None
        self.lists = entrant.kind == "program"
        """Whether it wants the legal moves as texts; ours find them in the state."""
        self._fresh = True
        self._spoke = False
        self._limit = 0.0
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        """What it said and nobody has read yet; None at the end."""
        try:
            self._child = Child(entrant.command, self._keep)
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise Malformed("tournament.program-refused", name=entrant.name, reason=reason) from error

    def greet(self, hello: GameBegins) -> None:
        """Begin a game; a bot gets ready now, a program when it likes."""
        self._limit = hello.time
        self._child.say(encode(hello))
        if not self.lists:
            self.note = self._hear(WAKE_UP).note

    def choose(self, question: bytes) -> str:
        """Ask for a decision and give the move as it was written; raises Forfeit."""
        if not self._lines.empty():
            stray = self._lines.get()
            if stray is not None:
                raise Forfeit("garbage", stray.decode(errors="replace"))
            self._lines.put(None)
        allowed = self._limit + (START_UP if self._fresh and self.lists else 0)
        began = time.perf_counter()
        self._child.say(question)
        reply = self._hear(allowed)
        self.clock.add(time.perf_counter() - began)
        self._fresh = False
        if reply.move is None:
            raise Forfeit("garbage", encode(reply).decode())
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
        return self._last_words()

    def kill(self) -> tuple[int, list[str]]:
        """End the process at once, and give its exit status and its last words."""
        return self._child.stop(), self._last_words()

    def _last_words(self) -> list[str]:
        lines = [line.decode(errors="replace").rstrip() for line in self._child.last_errors()]
        return [printable(line)[:_KEPT_LETTERS] for line in lines]

    def _keep(self, line: bytes | None) -> bool:
        self._lines.put(line)
        # Who shouts is not listened to for ever: the first lines are enough to forfeit.
        return self._lines.qsize() < _MOST_WAITING

    def _hear(self, seconds: float) -> Reply:
        try:
            line = self._lines.get(timeout=max(seconds, 0))
        except queue.Empty:
            raise Forfeit("slow" if self._spoke else "silent") from None
        if line is None:
            self._child.settle()
            raise Forfeit("crashed", gone=True)
        self._spoke = True
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


class PlayerPool:
    """Starts players when they are wanted, keeps them between games, and ends them all."""

    def __init__(self, entrants: Sequence[Entrant]) -> None:
        self.entrants = entrants
        self.notes: dict[int, Phrase] = {}
        """How some play here, if not as elsewhere."""
        self.last_words: dict[int, list[str]] = {}
        """The last lines on standard error of who played to the end."""
        self.clocks = [DecisionTimes() for _ in entrants]
        self._idle: list[list[PlayerProcess]] = [[] for _ in entrants]
        self._all: set[PlayerProcess] = set()
        self._lock = threading.Lock()
        self._closed = False

    def take(self, who: int) -> PlayerProcess:
        """Give a player of an entrant, started if none waits; raises Forfeit if that fails."""
        with self._lock:
            if self._idle[who]:
                return self._idle[who].pop()
            if self._closed:
                raise Forfeit("crashed")
            try:
                player = PlayerProcess(self.entrants[who])
            except FathomsError as error:
                raise Forfeit("crashed", phrase=error.phrase) from None
            self._all.add(player)
        return player

    def give_back(self, who: int, player: PlayerProcess) -> None:
        """Let a player wait for its next game."""
        with self._lock:
            if player.note is not None:
                self.notes[who] = player.note
            self._idle[who].append(player)

    def try_out(self, who: int, hello: GameBegins) -> None:
        """Start an entrant and let it sit down once; raises a sentence that says why it cannot."""
        entrant = self.entrants[who]
        player = PlayerProcess(entrant)
        self._all.add(player)
        try:
            player.greet(hello)
        except Forfeit as failed:
            player.kill()
            if failed.phrase is not None:
                raise spoken(failed.phrase) from None
            key = "tournament.class-slow" if failed.kind in ("slow", "silent") else "tournament.class-broken"
            raise Malformed(key, name=entrant.name, given=entrant.given, line=failed.line) from None
        self.give_back(who, player)

    def close(self) -> None:
        """End every process; those that wait for a game may leave by themselves."""
        with self._lock:
            self._closed = True
            idle = {player for players in self._idle for player in players}
            everybody, self._all = self._all, set[PlayerProcess]()
        for player in everybody:
            who = self.entrants.index(player.entrant)
            if player in idle:
                words = player.leave()
                if words:
                    self.last_words[who] = words
            else:
                player.kill()
            self.clocks[who].join(player.clock)


def spoken(phrase: Phrase) -> FathomsError:
    """Make an error of what another process said."""
    error = FathomsError(phrase.key)
    error.phrase = phrase
    return error
