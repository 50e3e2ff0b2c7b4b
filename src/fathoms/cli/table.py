"""A table at play: who sits where, what has happened, what chance gives next, what can be taken back."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import CHANCE, FathomsError, Malformed, Record, Seeded, find_bot, find_game, view
from fathoms.core.record import from_json, replay, rules_of
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame, Bot, Move, State, View
    from fathoms.texts import Texts

PERSON: Final = "me"
LARGEST_SEED: Final = 2**53 - 1


class Table:
    """One game being played: its states, of which the last is now, and its record that grows with them."""

    def __init__(self, record: Record, players: Sequence[str], seed: int, say: Texts) -> None:
        """Rebuild the table from its record; a record that breaks a rule is refused."""
        if len(players) != len(record.seats):
            raise Malformed("cli.players-count", players=len(players), seats=len(record.seats))
        self.game: AnyGame = find_game(record.game)
        self.rules: Any = rules_of(record)
        self.bots: dict[int, Bot] = {
            seat: find_bot(name, self.game.name) for seat, name in enumerate(players) if name != PERSON
        }
        self.persons = [seat for seat, name in enumerate(players) if name == PERSON]
        self.names = seat_names(record.seats, self.game.colours, say, self.onlooker)
        self.seed = seed
        self.states: list[State] = []
        self.moves: list[Move] = []
        for state, move in replay(record):
            self.states.append(state)
            if move is not None:
                self.moves.append(move)
        self.record = msgspec.structs.replace(
            record, extra={**record.extra, "players": list(players), "seed": seed}
        )

    @property
    def state(self) -> State:
        """The table now."""
        return self.states[-1]

    @property
    def onlooker(self) -> int | None:
        """Whose eyes the screen has: the only person's, or nobody's if several share it or none plays."""
        return self.persons[0] if len(self.persons) == 1 else None

    def seen(self, seat: int | None = None) -> View[Any]:
        """Look at the table as the screen shows it, to a person who decides or to all."""
        return msgspec.structs.replace(
            view(self.state, self.onlooker), seat=seat if seat is not None else self.onlooker
        )

    def play(self, move: Move) -> None:
        """Play a move and write it down."""
        after = self.state.play(move)
        text = self.game.write_move(move, self.rules)
        self.record = self.record.with_move(text, after.result)
        self.moves.append(move)
        self.states.append(after)

    def dice(self) -> Seeded:
        """Chance for the next move, from the seed and the move's number: a resumed game goes on unchanged."""
        return Seeded(self._rng("chance"))

    def bot_move(self, seat: int) -> Move:
        """Let a bot choose."""
        return self.bots[seat].choose(view(self.state, seat), self._rng("bot"))

    def begins_turn(self) -> bool:
        """Tell whether the chance move to come is the first of a turn."""
        now = self.state
        before = reversed(self.states[:-1])
        for state in before:
            if state.turns != now.turns or state.turn is None:
                return True
            if state.actor == CHANCE:
                return False
        return True

    def can_undo(self) -> bool:
        """Tell whether the last move was a person's own and revealed nothing."""
        if not self.moves:
            return False
        before, move, after = self.states[-2], self.moves[-1], self.states[-1]
        seat = before.actor
        return seat in self.persons and not reveals(before, move, after, seat)

    def undo(self) -> None:
        """Take the last move back."""
        self.states.pop()
        self.moves.pop()
        self.record = msgspec.structs.replace(self.record, moves=self.record.moves[:-1], result=None)

    def _rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.seed}/{purpose}/{len(self.moves)}")


def reveals(before: State, move: Move, after: State, seat: int) -> bool:
    """Tell whether a move showed the seat more than it could have worked out from its own view."""
    try:
        return before.seen_by(seat).play(move) != after.seen_by(seat)
    except FathomsError:
        return True


def new_record(game: AnyGame, rules: Any, names: Sequence[str], first: int) -> Record:
    """Begin a record; names are checked as a file's would be."""
    record = Record.of(game, rules, tuple(names), first)
    return from_json(record.to_json())


def draw_first(seed: int, seats: int) -> int:
    """Let the draw pick who begins."""
    return random.Random(f"{seed}/first").randrange(seats)
