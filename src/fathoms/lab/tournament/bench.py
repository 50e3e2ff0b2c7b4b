"""The bench: players who wait for a table, each in a running process; who forfeited does not come back."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from fathoms.core import FathomsError, Malformed
from fathoms.lab.tournament.player import Clock, Forfeit, Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Phrase
    from fathoms.lab.tournament.entrants import Entrant
    from fathoms.lab.tournament.lines import Hello


class Bench:
    """Starts players when they are wanted, keeps them between games, and ends them all."""

    def __init__(self, entrants: Sequence[Entrant]) -> None:
        self.entrants = entrants
        self.notes: dict[int, Phrase] = {}
        """How some play here, if not as elsewhere."""
        self.last_words: dict[int, list[str]] = {}
        """The last lines on standard error of who played to the end."""
        self.clocks = [Clock() for _ in entrants]
        self._idle: list[list[Player]] = [[] for _ in entrants]
        self._all: set[Player] = set()
        self._lock = threading.Lock()
        self._closed = False

    def take(self, who: int) -> Player:
        """Give a player of an entrant, started if none waits; raises Forfeit if that fails."""
        with self._lock:
            if self._idle[who]:
                return self._idle[who].pop()
            if self._closed:
                raise Forfeit("crashed")
            try:
                player = Player(self.entrants[who])
            except FathomsError as error:
                raise Forfeit("crashed", phrase=error.phrase) from None
            self._all.add(player)
        return player

    def give_back(self, who: int, player: Player) -> None:
        """Let a player wait for its next game."""
        with self._lock:
            if player.note is not None:
                self.notes[who] = player.note
            self._idle[who].append(player)

    def try_out(self, who: int, hello: Hello) -> None:
        """Start an entrant and let it sit down once; raises a sentence that says why it cannot."""
        entrant = self.entrants[who]
        player = Player(entrant)
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
            everybody, self._all = self._all, set[Player]()
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
