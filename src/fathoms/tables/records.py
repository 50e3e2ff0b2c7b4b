"""The record of a table, and a finished game from a record as the events of a table."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import CHANCE, Malformed, Record, Result
from fathoms.core.proof import KEY, ORIGIN, Proof, origin_of, proof_of, verify, with_proof
from fathoms.core.record import HIDDEN, STAND_INS, replay
from fathoms.tables.events import (
    AnyEvent,
    Begun,
    Ended,
    Fell,
    HumanSeat,
    Mixed,
    Opened,
    Played,
    Resigned,
    TakenOver,
)
from fathoms.tables.table import Outcome

if TYPE_CHECKING:
    from fathoms.core import State
    from fathoms.tables.table import Table

_NAME: Final = re.compile(r"[a-z0-9]{8,64}")
_NOBODY: Final = "0" * 64
"""Stands where the hash of a token would; no token has it, so nobody can take the seat."""
_OURS: Final = ("table", "date", "hidden", "outcome", KEY, ORIGIN)


def record_of(table: Table, now: float = 0.0) -> Record:
    """Write the record of a table; until the end secret chance moves are `?`, numbered under `hidden`.

    `now` matters for dice that others may still meet: their secret is told when that is over.
    """
    outcome, opened = table.outcome, table.opened
    date = datetime.fromtimestamp(opened.at, UTC).isoformat(timespec="seconds")
    extra: dict[str, Any] = {**opened.extra, "date": date}
    if table.table:
        extra["table"] = table.table
    if opened.taken_over is not None and table.first is not None:
        extra[ORIGIN] = opened.taken_over.origin
    if table.stand_ins:
        extra[STAND_INS] = list(table.stand_ins)
    result = None
    if outcome is None:
        extra["hidden"] = sorted(table.hidden)
    elif outcome.scores is not None:
        result = Result(outcome.scores, outcome.winners)
    else:
        extra["outcome"] = msgspec.to_builtins(outcome)
    begins = table.begins if isinstance(table.begins, int) else 0
    written = Record(
        game=table.game.name,
        rules=table.rules.differences(table.game.standard),
        seats=table.names,
        first=begins if table.first is None else table.first,
        moves=tuple(table.shown(number) for number in range(1, len(table.moves) + 1)),
        result=result,
        extra=extra,
    )
    if not opened.secret:
        # An imported game whose dice nobody can prove.
        return written
    return with_proof(written, proof_at(table, now))


def proof_at(table: Table, now: float) -> Proof:
    """Give the proof of a table's dice, without a secret that nobody may know yet."""
    shares = () if table.opened.occasion else tuple(seat.entropy for seat in table.seats)
    return Proof(table.commitment, shares, table.begins, table.secret_at(now), table.opened.occasion)


def open_record(table: Table) -> Record:
    """Write the record of a table with all that is secret; it is for nobody who plays."""
    record = record_of(table)
    extra = {name: value for name, value in record.extra.items() if name != "hidden"}
    return msgspec.structs.replace(record, moves=tuple(table.moves), extra=extra)


def table_in(record: Record) -> str | None:
    """Give the name of the table a record comes from, if it has a usable one."""
    name = record.extra.get("table")
    return name if isinstance(name, str) and _NAME.fullmatch(name) else None


def events_of(record: Record, now: float) -> tuple[AnyEvent, ...]:
    """Play a record and give it as events; refuse one that is not over, or whose dice are not proven."""
    if "hidden" in record.extra:
        # Written while the game was on: it cannot even be played, secret moves are missing.
        raise Malformed("storage.record-unfinished")
    states = list(replay(record))
    last, outcome = states[-1][0], _outcome(record)
    if last.result is None and outcome is None:
        raise Malformed("storage.record-unfinished")
    if last.result is not None and outcome is not None:
        raise Malformed("storage.record-outcome")
    proof = _proof(record)
    at = _date(record, now)
    taken_over, dealt = _taken_over(record)
    opened = Opened(
        at=at,
        game=record.game,
        rules=record.rules,
        names=record.seats,
        seats=(HumanSeat(),) * len(record.seats),
        first=proof.first,
        secret=proof.secret or "",
        tokens=(_NOBODY,) * len(record.seats),
        invites=(None,) * len(record.seats),
        extra={name: value for name, value in record.extra.items() if name not in _OURS},
        taken_over=taken_over,
        occasion=proof.occasion,
    )
    shares = (Mixed(at, seat, share) for seat, share in enumerate(proof.entropy))
    begun = Begun(at, record.first, dealt=dealt)
    played = [_played(at, before, text) for (before, _), text in zip(states[:-1], record.moves, strict=True)]
    taken = 0 if taken_over is None else len(taken_over.moves)
    return (opened, *shares, begun, *played[taken:], *_ending(record, outcome, at))


def _taken_over(record: Record) -> tuple[TakenOver | None, tuple[str, ...]]:
    """Give the moves that a record took over from another game, and those of them that were dealt afresh."""
    origin = origin_of(record)
    if origin is None:
        return None, ()
    afresh = [number - 1 for number in origin.afresh]
    moves = tuple(HIDDEN if at in afresh else record.moves[at] for at in range(origin.move))
    return TakenOver(origin.to_json(), moves), tuple(record.moves[at] for at in afresh)


def _played(at: float, before: State, text: str) -> Fell | Played:
    actor = before.actor
    return Fell(at, text) if actor in (CHANCE, None) else Played(at, actor, text)


def _outcome(record: Record) -> Outcome | None:
    """Read how a game ended that was not played to the end of its rules."""
    if "outcome" not in record.extra:
        return None
    try:
        outcome = msgspec.convert(record.extra["outcome"], Outcome)
    except msgspec.ValidationError as error:
        raise Malformed("storage.record-outcome") from error
    winners = outcome.winners
    most = 1 if outcome.by in ("resign", "time") else 0
    if outcome.by == "rules" or len(winners) > most or not set(winners) < set(range(len(record.seats))):
        raise Malformed("storage.record-outcome")
    return outcome


def _ending(record: Record, outcome: Outcome | None, at: float) -> list[Resigned | Ended]:
    if outcome is None or outcome.by == "rules":
        return []
    if outcome.by in ("moves", "absence"):
        return [Ended(at, outcome.by)]
    out = [seat for seat in range(len(record.seats)) if seat not in outcome.winners]
    return [Resigned(at, seat, outcome.by, "") for seat in out]


def _proof(record: Record) -> Proof:
    """Give the proof of the dice, an empty one if there is none; a false proof is refused."""
    if KEY not in record.extra:
        return Proof("", ("",) * len(record.seats), record.first)
    if not verify(record).sound:
        raise Malformed("storage.record-dice")
    return proof_of(record)


def _date(record: Record, now: float) -> float:
    """Read when the game was opened; a record need not say, and tomorrow is not believed."""
    try:
        found = datetime.fromisoformat(str(record.extra.get("date")))
        at = (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError):
        return now
    return at if 0 <= at <= now else now
