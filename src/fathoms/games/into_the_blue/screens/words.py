"""The log: what each move did, in a short sentence or two, without telling secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from fathoms.core import Phrase
from fathoms.games.into_the_blue.moves import Deal, Keep, Move, Place, Roll, Stop, TakeChest, sort_faces
from fathoms.games.into_the_blue.rules import CHEST
from fathoms.games.into_the_blue.scoring import changes
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Say
    from fathoms.core.text import TextArg
    from fathoms.games.into_the_blue.scoring import PointChange
    from fathoms.games.into_the_blue.state import State


def tell(before: State, move: Move, names: Sequence[str], say: Say) -> str:
    """Say what a move did, and what came of it: a lost dive, a perfect one, last turns, the end."""
    if isinstance(move, Deal):
        # The values stay under the sea (B3).
        return say("into-the-blue.tell-deal")
    phrases = [_action(before, move, names[before.seat], say), *_outcome(before, before.play(move), move)]
    return " ".join(say(phrase.key, **phrase.args) for phrase in phrases)


def tell_turn(steps: Sequence[tuple[State, Move]], names: Sequence[str], say: Say) -> str:  # noqa: ARG001 - a dive names nobody
    """Say in one line which dice a dive ended with, and what it gave."""
    told: list[Phrase] = []
    rolls, dice = 0, ""
    for before, move in steps:
        match move:
            case Roll(faces):
                rolls, dice = before.rolls + 1, sort_faces(before.held + faces)
            case Place(level):
                told.append(_log("place", level=level, count=before.placed_on(level)))
            case TakeChest():
                told.append(_log("chest"))
            case Deal() | Keep() | Stop():
                pass
            case _:
                assert_never(move)
        told += [
            _log(outcome.key.removeprefix("into-the-blue.tell-"), **outcome.args)
            for outcome in _outcome(before, before.play(move), move)
            if outcome.key != "into-the-blue.tell-perfect"
        ]
    if rolls:
        told.insert(0, _log("dive", faces=_faces(dice, say), rolls=rolls))
    return " · ".join(say(phrase.key, **phrase.args) for phrase in told)


def tell_points(before: State, move: Move, names: Sequence[str], say: Say, you: int | None) -> list[str]:
    """Say whose points from treasures a move changed, and which numbers decided it."""
    if isinstance(move, Deal):
        return []
    found = changes(before.rules, before.table, before.play(move).table)
    return [say(phrase.key, **phrase.args) for phrase in (_change(each, names, you) for each in found)]


def tell_end(state: State, names: Sequence[str], say: Say, you: int | None) -> str:
    """Say who brought the end about, and how (E1, E2)."""
    by_chest = state.end_rule == "E2"
    cause, how = ("chest", state.rules.last_chest) if by_chest else ("shell", state.rules.last_shell)
    return say(
        f"into-the-blue-log.end-last-{cause}-{how}",
        who="you" if state.ended_by == you else "other",
        name=names[state.ended_by],
        others=len(state.left) - 1,
    )


def _change(change: PointChange, names: Sequence[str], you: int | None) -> Phrase:
    seat, against = change.seat, change.against
    by = seat if against is None else against.between[0]
    why = _log("alone" if change.rank == 1 else "no-rival")
    if against is not None:
        level = 0 if against.level is None else against.level
        ours, theirs = against.counts
        why = _log(against.rule, level=level, ours=ours, theirs=theirs, shells=change.shells)
    what = _log(
        "passed" if change.points < 0 else "lead" if change.rank == 1 else "place-on",
        who="you" if seat == you else "by-you" if by == you else "other",
        name=names[seat],
        by=names[by],
        level=change.level,
        place=_log("place-word", rank=change.rank),
        points=f"{change.points:+d}".replace("-", "−"),
    )
    return _log("change", what=what, why=why)


def _action(before: State, move: Roll | Keep | Stop | Place | TakeChest, name: str, say: Say) -> Phrase:
    match move:
        case Roll(faces):
            key = "tell-roll" if before.rolls else "tell-dive"
            return _phrase(key, name=name, faces=_faces(sort_faces(faces), say))
        case Keep(faces):
            key = "tell-keep" if faces else "tell-keep-none"
            return _phrase(key, name=name, faces=_faces(faces, say), count=len(before.dice) - len(faces))
        case Stop():
            return _phrase("tell-stop", name=name)
        case Place(level):
            return _phrase("tell-place", name=name, level=level, count=before.placed_on(level))
        case TakeChest(slot):
            return _phrase("tell-chest", name=name, slot=slot)
        case _:
            assert_never(move)


def _outcome(before: State, after: State, move: Move) -> list[Phrase]:
    told: list[Phrase] = []
    match move:
        case Roll() | Stop():
            told += _dive(before, after, move)
        case Place() if after.left[before.seat] == 0:
            told.append(_phrase("tell-last-shell"))
        case TakeChest():
            if NOBODY not in after.owners:
                told.append(_phrase("tell-last-chest"))
            if after.turn == before.seat:
                told.append(_phrase("tell-again"))
        case _:
            pass
    if after.phase == "over":
        told.append(_phrase("tell-over"))
    elif before.last_turns < 0 <= after.last_turns:
        told.append(_phrase("tell-last-turns", others=len(after.left) - 1))
    return told


def _dive(before: State, after: State, move: Roll | Stop) -> list[Phrase]:
    """Tell what became of a dive whose dice are final, if there is nothing left to choose on a level."""
    if after.phase == "chest":
        return [_phrase("tell-perfect")]
    if after.turns == before.turns and after.phase != "over":
        return []
    # Nothing was placed: no die shows 1 (T5), or no shell was left.
    dice = before.dice if isinstance(move, Stop) else before.held + move.faces
    return [_phrase("tell-no-shells" if "1" in dice else "tell-lost")]


def _faces(faces: str, say: Say) -> str:
    return " ".join(say("into-the-blue.face-chest") if face == CHEST else face for face in faces)


def _log(key: str, **args: TextArg) -> Phrase:
    return Phrase(f"into-the-blue-log.{key}", args)


def _phrase(key: str, **args: TextArg) -> Phrase:
    return Phrase(f"into-the-blue.{key}", args)
