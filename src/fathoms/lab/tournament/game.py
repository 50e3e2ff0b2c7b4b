"""One game of a tournament: the arbiter holds the state, asks who is to decide, and lets chance fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import CHANCE, FathomsError, Phrase, Result, Seeded
from fathoms.core.record import MOST_MOVES
from fathoms.lab.tournament.lines import FORMAT, End, Hello, question
from fathoms.lab.tournament.player import Forfeit, ForfeitKind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from fathoms.core import AnyGame, State
    from fathoms.lab.tournament.player import Player

_SEEDS: Final = 1 << 32


class Fault(msgspec.Struct, frozen=True):
    """Why a seat forfeited."""

    seat: int
    kind: ForfeitKind
    move: int
    """Which move of the game was asked for; 0 before the first."""
    line: str
    """What it said: its answer, or the last line of its own error."""
    status: int | None
    """The exit status of a process that ended; negative is a signal."""
    phrase: Phrase | None
    """What the rules say to its move, in the words of the catalogues."""
    stderr: tuple[str, ...]
    """The last lines of its standard error."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went."""

    seats: tuple[int, ...]
    """Who sat where, by number."""
    winners: tuple[int, ...]
    """The seats that won; after a forfeit all others, in a game without end everybody."""
    scores: tuple[int, ...] | None
    """None unless the game came to its end."""
    turns: int
    moves: tuple[str, ...]
    fault: Fault | None = None


class Table:
    """The game that a tournament is about: how it is set up and played."""

    def __init__(self, game: AnyGame, rules: Any, seconds: float) -> None:
        self.game = game
        self.rules = rules
        self.seconds = seconds
        self._rules_told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(rules))

    def hello(self, seats: int, seat: int, seed: int) -> Hello:
        """Write the line that begins a game."""
        colours = list(self.game.colours[:seats])
        return Hello(FORMAT, self.game.name, self._rules_told, colours, seat, seed, self.seconds)

    def play(
        self,
        seats: tuple[int, ...],
        sit: Callable[[int], Player],
        dice: random.Random,
        chance: random.Random,
    ) -> tuple[Outcome, dict[int, Player]]:
        """Play one game, and give those who may go on to another; who forfeited is gone.

        Args:
            seats: who sits where, by number.
            sit: gives the player for a number; it may raise Forfeit.
            dice: the dice of the deal.
            chance: where the players' own seeds come from.
        """
        seeds = [chance.randrange(_SEEDS) for _ in seats]
        players: dict[int, Player] = {}
        state: State = self.game.start(self.rules, len(seats))
        moves: list[str] = []
        fault: Fault | None = None
        seat, greeted = 0, False
        try:
            for seat, who in enumerate(seats):
                players[seat] = sit(who)
                players[seat].greet(self.hello(len(seats), seat, seeds[seat]))
            greeted = True
            source = Seeded(dice)
            while (actor := state.actor) is not None and len(moves) < MOST_MOVES:
                if actor == CHANCE:
                    move = source.draw(state.chances())
                    moves.append(self.game.write_move(move, self.rules))
                    state = state.play(move)
                else:
                    seat = actor
                    state = self._ask(players[seat], state, seat, moves)
        except Forfeit as lost:
            # Its last words are whole only when it is gone.
            status, words = players.pop(seat).kill() if seat in players else (None, [])
            fault = Fault(
                seat=seat,
                kind=lost.kind,
                move=len(moves) + 1 if greeted else 0,
                line=lost.line or (words[-1] if lost.gone and words else ""),
                status=status if lost.gone else None,
                phrase=lost.phrase,
                stderr=tuple(words),
            )
        result = state.result if fault is None else None
        for player in players.values():
            player.part(End(result, fault.seat if fault else None))
        return self._outcome(seats, result, state.turns, tuple(moves), fault), players

    def _ask(self, player: Player, state: State, seat: int, moves: list[str]) -> State:
        text = player.choose(question(self.game, state, seat, len(moves) + 1, listed=player.lists))
        try:
            move = self.game.read_move(text, self.rules)
            following = state.play(move)
        except FathomsError as error:
            raise player.blame(error, text) from None
        moves.append(self.game.write_move(move, self.rules))
        return following

    def _outcome(
        self,
        seats: tuple[int, ...],
        result: Result | None,
        turns: int,
        moves: tuple[str, ...],
        fault: Fault | None,
    ) -> Outcome:
        if result is not None:
            return Outcome(seats, result.winners, result.scores, turns, moves)
        others = tuple(seat for seat in range(len(seats)) if fault is None or seat != fault.seat)
        return Outcome(seats, others, None, turns, moves, fault)
