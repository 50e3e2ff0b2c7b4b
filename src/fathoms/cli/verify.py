"""`fathoms verify`: draw every roll and deal of a finished game again, and say which differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathoms.cli import files
from fathoms.cli.address import is_address, read_address
from fathoms.cli.app import BAD_INPUT
from fathoms.cli.replay import error_json
from fathoms.cli.streams import echo, echo_json
from fathoms.core import FathomsError, Malformed
from fathoms.core.proof import commitment, proof_of
from fathoms.core.proof import verify as verify_record
from fathoms.core.record import decode
from fathoms.core.text import printable

if TYPE_CHECKING:
    from fathoms.core import Record
    from fathoms.core.proof import Verdict
    from fathoms.texts import Texts

UNFAIR: Final = 1


def verify(say: Texts, record: str | None, json: bool) -> int:  # noqa: FBT001 - options
    """Check the dice of a game in a file or on a server."""
    if record is None:
        raise Malformed("cli.which-proof")
    try:
        found = _fetch(record, say)
        verdict = verify_record(found)
    except FathomsError as error:
        if not json:
            raise
        echo_json(error_json(error, say))
        return BAD_INPUT
    if json:
        echo_json(_answer(verdict, say))
    else:
        for sentence in sentences(found, verdict, say):
            echo(sentence)
    return 0 if verdict.sound else UNFAIR


def _fetch(place: str, say: Texts) -> Record:
    if not is_address(place):
        return decode(files.read(place))
    from fathoms.cli.web import ask  # noqa: PLC0415 - a file needs no web

    address = read_address(place)
    return decode(ask(address, address.record, lang=say.lang))


def _answer(verdict: Verdict, say: Texts) -> dict[str, Any]:
    error = error_json(verdict.broken, say)["error"] if verdict.broken is not None else None
    return {
        "fair": verdict.sound,
        "promised": verdict.committed,
        "drawn": verdict.drawn,
        "differences": [
            {"move": each.number, "found": each.found, "expected": each.expected}
            for each in verdict.differences
        ],
        "error": error,
    }


def sentences(record: Record, verdict: Verdict, say: Texts) -> list[str]:
    """Say what was found: the verdict first, then each thing that is wrong."""
    if verdict.sound:
        return [say("verify.fair", drawn=verdict.drawn)]
    changed = [each for each in verdict.differences if each.number]
    told = [say("verify.unfair", drawn=verdict.drawn, count=len(changed))]
    proof = proof_of(record)
    if not verdict.committed:
        found = commitment(bytes.fromhex(proof.secret or ""))
        told.append(say("verify.other-secret", found=found, promised=proof.commitment))
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


def _seat_name(record: Record, seat: str) -> str:
    return record.seats[int(seat)] if int(seat) < len(record.seats) else seat
