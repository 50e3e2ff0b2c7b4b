"""The game record: one public JSON format, read strictly, written exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from fathoms.core.errors import FathomsError, IllegalMove, Malformed
from fathoms.core.game import Result
from fathoms.core.names import is_shown
from fathoms.core.registry import find_game
from fathoms.core.rules import shorten

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.core.game import AnyGame, Move, State
    from fathoms.core.rules import RuleSet

FORMAT: Final = "fathoms/1"
LONGEST_NAME: Final = 40
MOST_MOVES: Final = 100_000
HIDDEN: Final = "?"
"""Stands for a chance move that nobody may know yet; the key `hidden` numbers them while a game is on."""
STAND_INS: Final = "stand_ins"
"""The extra key that numbers the moves which a bot made for a person; 1 is the first."""
_KNOWN: Final = ("format", "game", "rules", "seats", "first", "moves", "result")


class Record(msgspec.Struct, frozen=True):
    """A game as its moves. `rules` holds what differs from the standard; `extra` whatever else was there."""

    game: str
    rules: dict[str, Any]
    seats: tuple[str, ...]
    first: int
    moves: tuple[str, ...] = ()
    result: Result | None = None
    extra: dict[str, Any] = {}

    @classmethod
    def of(cls, game: AnyGame, rules: RuleSet, seats: tuple[str, ...], first: int) -> Record:
        """Begin the record of a game."""
        return cls(game.name, rules.differences(game.standard), seats, first)

    def with_move(self, text: str, result: Result | None = None) -> Record:
        """Append a move, and the result if it ended the game."""
        return msgspec.structs.replace(self, moves=(*self.moves, text), result=result)

    def to_json(self) -> dict[str, Any]:
        """Give the record as JSON data, in the order of the format."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": list(self.seats),
            "first": self.first,
            "moves": list(self.moves),
        }
        if self.result is not None:
            data["result"] = msgspec.to_builtins(self.result)
        return {**data, **self.extra}

    def encode(self) -> bytes:
        """Write the record as one line of JSON."""
        return msgspec.json.encode(self.to_json())


def decode(text: bytes | str) -> Record:
    """Read a record from JSON text; refuse what is malformed."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("core.not-json") from error
    return from_json(data)


def from_json(data: object) -> Record:
    """Read a record from JSON data; the moves are not played yet."""
    if not isinstance(data, dict):
        raise Malformed("core.record-not-object")
    given = cast("dict[str, Any]", data)
    for name in _KNOWN[:-1]:
        if name not in given:
            raise Malformed("core.record-missing", field=name)
    if given["format"] != FORMAT:
        raise Malformed("core.record-format", found=shorten(given["format"]), format=FORMAT)
    seats = _texts(given["seats"], "seats")
    for name in seats:
        if not name.strip() or len(name) > LONGEST_NAME or not is_shown(name):
            raise Malformed("core.record-name", name=shorten(name), most=LONGEST_NAME)
    if len(set(seats)) != len(seats):
        raise Malformed("core.record-names-twice")
    moves = _texts(given["moves"], "moves")
    if len(moves) > MOST_MOVES:
        raise Malformed("core.record-too-long", most=MOST_MOVES)
    return Record(
        game=_typed(given["game"], str, "game"),
        rules=_typed(given["rules"], dict[str, Any], "rules"),
        seats=seats,
        first=_typed(given["first"], int, "first"),
        moves=moves,
        result=_typed(given["result"], Result, "result") if "result" in given else None,
        extra={name: value for name, value in given.items() if name not in _KNOWN},
    )


def replay(record: Record) -> Iterator[tuple[State, Move | None]]:
    """Play a record: yields the start with None, then each state with the move that led to it.

    Raises Malformed or IllegalMove with the number of the move (1 is the first), and checks the result.
    """
    game, rules = find_game(record.game), rules_of(record)
    state: State = game.start(rules, len(record.seats), record.first)
    yield state, None
    for number, text in enumerate(record.moves, start=1):
        try:
            move = game.read_move(text, rules)
            state = state.play(move)
        except FathomsError as error:
            raise error.at_move(number) from None
        yield state, move
    check_result(record, state)


def rules_of(record: Record) -> Any:
    """Make the rule set of a record."""
    return find_game(record.game).rules(record.rules)


def stand_ins_of(record: Record) -> frozenset[int]:
    """Read which moves a bot made for a person."""
    return frozenset(_typed(record.extra.get(STAND_INS, []), list[int], STAND_INS))


def check_result(record: Record, state: State) -> None:
    """Refuse a result that its moves do not give; a finished game may leave it out."""
    if record.result is None or state.result == record.result:
        return
    rule, last = find_game(record.game).result_rule, len(record.moves)
    if state.result is None:
        raise IllegalMove("core.result-too-early", rule=rule).at_move(last)
    raise IllegalMove(
        "core.result-differs",
        rule=rule,
        scores=shorten(state.result.scores),
        winners=shorten(state.result.winners),
    ).at_move(last)


def _texts(value: object, field: str) -> tuple[str, ...]:
    return _typed(value, tuple[str, ...], field)


def _typed(value: object, kind: Any, field: str) -> Any:
    try:
        return msgspec.convert(value, kind, strict=True)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Malformed("core.record-field", field=field, value=shorten(value)) from error
