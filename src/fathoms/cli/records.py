"""`fathoms replay` and `verify`: records checked move by move, and their dice drawn again."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.cli import files
from fathoms.cli.app import BAD_INPUT
from fathoms.cli.options import whole
from fathoms.cli.streams import echo, echo_json
from fathoms.core import FathomsError, Malformed, Span, find_game, view
from fathoms.core import record as core_record
from fathoms.core.log import LogStep, log_lines
from fathoms.core.proof import commitment, origins_of
from fathoms.core.proof import verify as verify_record
from fathoms.core.record import decode
from fathoms.core.text import printable
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fathoms.core import Record, State
    from fathoms.core.proof import PartVerdict, Verdict
    from fathoms.texts import Texts

_MANY: Final = (".jsonl", ".ndjson")
UNFAIR: Final = 1


class CheckedRecord(NamedTuple):
    """A record that was checked, and the table at the move that was asked for."""

    record: Record
    state: State
    at: int


def replay(  # noqa: PLR0913, PLR0917 - options
    say: Texts, file: str | None, to: str | None, log: bool, json: bool, no_color: bool
) -> int:
    """Check a record, or a file with one on each line."""
    if file is None:
        raise Malformed("cli.which-file")
    upto = None if to is None else whole(to, "--to", 0, core_record.MOST_MOVES)
    many, texts = find_records(file)
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


def find_records(file: str) -> tuple[bool, Iterator[tuple[int, bytes]]]:
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
        return True, enumerate(chain([first, second], lines), start=1)
    # One record over several lines, or lines of which the first is damaged.
    rest = list(lines)
    whole_text = b"".join([first, *rest])
    if _is_json(whole_text) or not any(map(_is_json, rest)):
        return False, iter([(1, whole_text)])
    return True, enumerate([first, *rest], start=1)


def _is_json(text: bytes) -> bool:
    """A line counts as a text of its own if it is a whole JSON object."""
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


def _check(text: bytes, upto: int | None) -> CheckedRecord:
    """Play a whole record, and keep the table after move `upto`."""
    record = core_record.decode(text)
    moves = len(record.moves)
    at = moves if upto is None else upto
    if at > moves:
        raise Malformed("cli.to-beyond", to=at, moves=moves)
    wanted = [state for number, (state, _) in enumerate(core_record.replay(record)) if number == at]
    return CheckedRecord(record, wanted[0], at)


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


def outcome(state: State, names: Sequence[str], say: Texts) -> list[str]:
    """Say who won and with what, or how the game stands."""
    result = state.result
    if result is None:
        if state.turn is None:
            return [say("play.not-begun")]
        return [say("play.turn-of", name=names[state.turn])]
    scores = [
        say("play.score", name=name, score=score) for name, score in zip(names, result.scores, strict=True)
    ]
    won = say("play.win", names=[names[seat] for seat in result.winners], count=len(result.winners))
    return [won, say("play.scores", scores=list(scores))]


def _tell(played: CheckedRecord, say: Texts) -> None:
    """Tell what was done up to the move that was asked for, one line for each turn, as on a table's page."""
    record, _, at = played
    game = find_game(record.game)
    states = list(core_record.replay(record))
    steps = [
        LogStep(number, states[number - 1][0], move)
        for number, (_, move) in enumerate(states)
        if move is not None and number <= at
    ]
    names = seat_names(record.seats, game.colours, say)
    marks = _marks(played, "cli.replay-origin", say)
    for line in log_lines(game, steps, names, say):
        while marks and marks[0][0] < line.last:
            echo(marks.pop(0)[1])
        who = "" if line.seat is None else f"{names[line.seat]}: "
        echo(f"{line.turn:>3}  {who}{line.text}")
        for why in line.why:
            echo(f"     {why}")
    echo("")


def _marks(played: CheckedRecord, key: str, say: Texts) -> list[tuple[int, str]]:
    """Say after which moves the game became another one, as far as it is shown."""
    return [
        (origin.move, say(key, move=origin.move, table=origin.table or "none"))
        for origin in reversed(origins_of(played.record))
        if origin.move <= played.at
    ]


def _show(played: CheckedRecord, say: Texts, *, no_color: bool) -> None:
    """Show the table as a spectator sees it; once the game is over that is everything."""
    from fathoms.cli.printing import console, print_lines  # it loads rich, which takes a while

    record, state, at = played
    paper = console(no_color=no_color)
    print_lines(paper, find_game(record.game).board(view(state, None), record.seats, say))
    sentences = outcome(state, record.seats, say)
    print_lines(paper, [[Span("")], *([Span(sentence, "bold")] for sentence in sentences)])
    where = [say("cli.replay-at", at=at, moves=len(record.moves))]
    where += [mark for _, mark in _marks(played, "cli.replay-before", say)]
    print_lines(paper, [[Span(sentence, "dim")] for sentence in where])


def verify(say: Texts, record: str | None, json: bool) -> int:
    """Check the dice of a game in a file or on a server."""
    if record is None:
        raise Malformed("cli.which-proof")
    try:
        found = fetch_record(record, say)
        verdict = verify_record(found)
    except FathomsError as error:
        if not json:
            raise
        echo_json(error_json(error, say))
        return BAD_INPUT
    if json:
        echo_json(_verdict_json(verdict, say))
    else:
        for sentence in sentences(found, verdict, say):
            echo(sentence)
    return 0 if verdict.sound else UNFAIR


def fetch_record(place: str, say: Texts) -> Record:
    """Read the record of a game in a file or on a server."""
    return decode(download(place, say) if is_address(place) else files.read(place))


def is_address(place: str) -> bool:
    """Tell whether a person meant a table on a server, not a file."""
    return place.lower().startswith(("http://", "https://"))


def download(place: str, say: Texts) -> bytes:
    """Ask a server for the record of a table."""
    from fathoms.cli.remote import ask, read_address  # a file needs no web

    address = read_address(place)
    return ask(address, address.record, lang=say.lang)


def _verdict_json(verdict: Verdict, say: Texts) -> dict[str, Any]:
    error = error_json(verdict.broken, say)["error"] if verdict.broken is not None else None
    return {
        "fair": verdict.sound,
        "promised": verdict.committed,
        "drawn": verdict.drawn,
        "parts": [
            {"first": part.first, "last": part.last, "promised": part.committed, "drawn": part.drawn}
            for part in verdict.parts
        ],
        "differences": [
            {"move": each.number, "found": each.found, "expected": each.expected}
            for each in verdict.differences
        ],
        "error": error,
    }


def sentences(record: Record, verdict: Verdict, say: Texts) -> list[str]:
    """Say what was found: the verdict, on each part if there are several, then each thing that is wrong."""
    parts = [part for part in verdict.parts if part.first <= part.last or not part.sound]
    several = len(verdict.parts) > 1
    if verdict.sound and not several:
        return [say("verify.fair", drawn=verdict.drawn)]
    told: list[str] = []
    if not verdict.sound:
        changed = sum(part.wrong for part in parts)
        told.append(say("verify.unfair", drawn=verdict.drawn, count=changed))
    if several:
        told += [say(_part_key(part), first=part.first, last=part.last, drawn=part.drawn) for part in parts]
    for part in parts:
        if part.committed is False and part.proof is not None:
            found = commitment(bytes.fromhex(part.proof.secret or ""))
            told.append(say("verify.other-secret", found=found, promised=part.proof.commitment))
    for each in verdict.differences:
        if each.number:
            told.append(
                say(
                    "verify.move",
                    number=each.number,
                    found=printable(each.found[:80]),
                    expected=each.expected,
                )
            )
        else:
            names = [_seat_name(record, seat) for seat in (each.found, each.expected)]
            told.append(say("verify.first", found=names[0], expected=names[1]))
    if verdict.broken is not None:
        told.append(printable(say.sentence(verdict.broken)))
    return told


def _part_key(part: PartVerdict) -> str:
    if part.proof is None:
        return "verify.part-no-proof"
    if part.committed is None:
        return "verify.part-no-secret"
    return "verify.part-fair" if part.sound else "verify.part-unfair"


def _seat_name(record: Record, seat: str) -> str:
    return record.seats[int(seat)] if int(seat) < len(record.seats) else seat
