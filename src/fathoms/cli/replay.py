"""`fathoms replay`: check records move by move, and show how they end or how they stood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.cli import files
from fathoms.cli.app import BAD_INPUT
from fathoms.cli.numbers import whole
from fathoms.cli.outcome import outcome
from fathoms.cli.screen import console, print_lines
from fathoms.cli.streams import echo, echo_json
from fathoms.core import FathomsError, Malformed, Span, find_game, view
from fathoms.core import record as records
from fathoms.core.log import LogStep, log_lines
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.core import Record, State
    from fathoms.texts import Texts

_MANY: Final = (".jsonl", ".ndjson")


class Played(NamedTuple):
    """A record that was checked, and the table at the move that was asked for."""

    record: Record
    state: State
    at: int


def replay(  # noqa: PLR0913, PLR0917 - options
    say: Texts,
    file: str | None,
    to: str | None,
    log: bool,  # noqa: FBT001 - likewise
    json: bool,  # noqa: FBT001
    no_color: bool,  # noqa: FBT001
) -> int:
    """Check a record, or a file with one on each line."""
    if file is None:
        raise Malformed("cli.which-file")
    upto = None if to is None else whole(to, "--to", 0, records.MOST_MOVES)
    many, texts = _records(file)
    if many:
        good = [
            _answer(text, upto, say) if json else _line(number, text, upto, say) for number, text in texts
        ]
        return 0 if all(good) else BAD_INPUT
    _, text = next(texts)
    if json:
        return 0 if _answer(text, upto, say) else BAD_INPUT
    played = _check(text, upto)
    if log:
        _tell(played, say)
    _show(played, say, no_color=no_color)
    return 0


def error_json(error: FathomsError, say: Texts) -> dict[str, Any]:
    """Give an error for a program: its kind, where and by which rule, and the sentence."""
    message = say.phrase(error.phrase)
    return {"error": {"kind": error.kind, "move": error.move, "rule": error.rule, "message": message}}


def _records(file: str) -> tuple[bool, Iterator[tuple[int, bytes]]]:
    """Find out whether a file holds one record or one on each line, and give them with their numbers."""
    if file.endswith(_MANY):
        return True, enumerate(files.read_lines(file), start=1)
    if file.endswith(".json"):
        return False, iter([(1, files.read(file))])
    lines = files.read_lines(file)
    first = next(lines, b"")
    if _is_json(first):
        second = next(lines, None)
        if second is None:
            return False, iter([(1, first)])
        return True, enumerate(_chain(first, second, lines), start=1)
    # One record over several lines, or lines of which the first is damaged.
    rest = list(lines)
    whole_text = b"".join([first, *rest])
    if _is_json(whole_text) or not any(map(_is_json, rest)):
        return False, iter([(1, whole_text)])
    return True, enumerate([first, *rest], start=1)


def _chain(first: bytes, second: bytes, rest: Iterator[bytes]) -> Iterator[bytes]:
    yield first
    yield second
    yield from rest


def _is_json(text: bytes) -> bool:
    """A line counts as a text of its own if it is a whole JSON object."""
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def _check(text: bytes, upto: int | None) -> Played:
    """Play a whole record, and keep the table after move `upto`."""
    record = records.decode(text)
    moves = len(record.moves)
    at = moves if upto is None else upto
    if at > moves:
        raise Malformed("cli.to-beyond", to=at, moves=moves)
    wanted = [state for number, (state, _) in enumerate(records.replay(record)) if number == at]
    return Played(record, wanted[0], at)


def _answer(text: bytes, upto: int | None, say: Texts) -> bool:
    """Answer for a program; False if the record is bad."""
    try:
        played = _check(text, upto)
    except FathomsError as error:
        echo_json(error_json(error, say))
        return False
    result = played.state.result
    answer = {
        "scores": list(result.scores) if result else None,
        "winners": list(result.winners) if result else None,
        "over": result is not None,
    }
    echo_json(answer)
    return True


def _line(number: int, text: bytes, upto: int | None, say: Texts) -> bool:
    """Answer for a person in one line; False if the record is bad."""
    try:
        played = _check(text, upto)
    except FathomsError as error:
        echo(say("cli.replay-line", number=number, text=say.sentence(error)))
        return False
    told = " ".join(outcome(played.state, played.record.seats, say))
    echo(say("cli.replay-line", number=number, text=told))
    return True


def _tell(played: Played, say: Texts) -> None:
    """Tell what was done up to the move that was asked for, one line a turn, as a table's page does."""
    record, _, at = played
    game = find_game(record.game)
    states = list(records.replay(record))
    steps = [
        LogStep(number, states[number - 1][0], move)
        for number, (_, move) in enumerate(states)
        if move is not None and number <= at
    ]
    names = seat_names(record.seats, game.colours, say)
    for line in log_lines(game, steps, names, say):
        who = "" if line.seat is None else f"{names[line.seat]}: "
        echo(f"{line.turn:>3}  {who}{line.text}")
        for why in line.why:
            echo(f"     {why}")
    echo("")


def _show(played: Played, say: Texts, *, no_color: bool) -> None:
    """Show the table as a spectator sees it; once the game is over that is everything."""
    record, state, at = played
    paper = console(no_color=no_color)
    print_lines(paper, find_game(record.game).board(view(state, None), record.seats, say))
    sentences = outcome(state, record.seats, say)
    print_lines(paper, [[Span("")], *([Span(sentence, "bold")] for sentence in sentences)])
    print_lines(paper, [[Span(say("cli.replay-at", at=at, moves=len(record.moves)), "dim")]])
