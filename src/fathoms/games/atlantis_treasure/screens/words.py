"""The log: what each move did, in a short sentence or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from fathoms.core import Phrase
from fathoms.games.atlantis_treasure import moves
from fathoms.games.atlantis_treasure.grid import COMPASSES, direction_name
from fathoms.games.atlantis_treasure.state import REROLLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Say
    from fathoms.core.text import TextArg
    from fathoms.games.atlantis_treasure.rules import Face
    from fathoms.games.atlantis_treasure.state import State


def tell(before: State, move: moves.Move, names: Sequence[str], say: Say) -> str:
    """Say what a move did, and what came of it: a turn that passes by itself, the end."""
    after = before.play(move)
    phrases = [_deed(before, move, names), *_outcome(before, after, move, names)]
    return " ".join(say(phrase.key, **phrase.args) for phrase in phrases)


def tell_turn(steps: Sequence[tuple[State, moves.Move]], names: Sequence[str], say: Say) -> str:
    """Say in one line what the die showed, what was done about it and where the slide ended."""
    told: list[Phrase] = []
    placed = {move.direction for _, move in steps if isinstance(move, moves.Compass)}
    for before, move in steps:
        if isinstance(move, moves.Die) and move.face in placed:
            # The compass on its square tells what the die showed.
            continue
        told += [_deed(before, move, names), *_outcome(before, before.play(move), move, names)]
    keys = [phrase.key.replace("-play.tell-", "-log.") for phrase in told]
    return " · ".join(say(key, **phrase.args) for key, phrase in zip(keys, told, strict=True))


def tell_points(
    before: State, move: moves.Move, names: Sequence[str], say: Say, you: int | None
) -> list[str]:
    """Say who took a treasure from the sea or from whose base, and how many that makes of those that win."""
    after = before.play(move)
    gains = [now - was for now, was in zip(after.treasures, before.treasures, strict=True)]
    if not any(gains):
        return []
    victim = next((seat for seat, gain in enumerate(gains) if gain < 0), None)
    told: list[Phrase] = []
    for seat, gain in enumerate(gains):
        if gain:
            what = "lost" if gain < 0 else "taken" if victim is None else "stolen"
            told.append(
                Phrase(
                    f"atlantis-treasure-log.{what}",
                    {
                        "points": f"{gain:+d}".replace("-", "−"),
                        "who": "you" if seat == you else "from-you" if victim == you else "other",
                        "name": names[seat],
                        "victim": "" if victim is None else names[victim],
                        "held": after.treasures[seat],
                        "target": after.target,
                    },
                )
            )
    return [say(phrase.key, **phrase.args) for phrase in told]


def tell_end(state: State, names: Sequence[str], say: Say, you: int | None) -> str:
    """Say that somebody holds enough treasures (E1), or that nothing happened for long (E3)."""
    if state.treasures[state.seat] < state.target:
        return say("atlantis-treasure-play.tell-quiet", rounds=state.rules.quiet_rounds)
    return say(
        "atlantis-treasure-log.end-won",
        who="you" if state.seat == you else "other",
        name=names[state.seat],
        treasures=state.treasures[state.seat],
    )


def _deed(before: State, move: moves.Move, names: Sequence[str]) -> Phrase:  # noqa: C901, PLR0911, PLR0912 - one case a kind
    name, squares = names[before.seat], before.grid.squares
    match move:
        case moves.Die(face):
            return _roll(before, face, name)
        case moves.Pick(direction):
            return _phrase("pick", name=name, compass=_compass(direction))
        case moves.Compass(direction, square):
            return _phrase("compass", name=name, compass=_compass(direction), square=square)
        case moves.Own(direction, square):
            return _phrase("own", name=name, compass=_compass(direction), square=square)
        case moves.Shift(start, square):
            compass = _compass(before.sea[squares[start]])
            return _phrase("shift", name=name, compass=compass, start=start, square=square)
        case moves.Coral(start, square):
            return _phrase("coral", name=name, start=start, square=square)
        case moves.Swap(square, direction):
            lifted = _compass(before.sea[squares[square]])
            return _phrase("swap", name=name, lifted=lifted, compass=_compass(direction), square=square)
        case moves.Store(direction):
            return _phrase("store", name=name, compass=_compass(direction))
        case moves.Unstore(placed):
            laid: list[str | Phrase] = [
                _phrase("laid", compass=_compass(direction), square=square) for direction, square in placed
            ]
            return _phrase("unstore", name=name, laid=laid)
        case moves.Fire():
            return _shot(before, move, names)
        case moves.Slide():
            return _slide(before, move, name)
        case moves.Hold():
            return _phrase("hold-torpedo" if before.face == "torpedo" else "hold", name=name)
        case _:
            assert_never(move)


def _roll(before: State, face: Face, name: str) -> Phrase:
    if face == "again":
        return _phrase("again" if before.rerolls < REROLLS else "again-no-more", name=name)
    if face == "nothing":
        return _phrase("nothing", name=name)
    return _phrase("die", name=name, face=Phrase(f"atlantis-treasure.face-{face}"))


def _slide(before: State, move: moves.Slide, name: str) -> Phrase:
    """Tell where a slide ended, what turned it and what it took."""
    way = before.course(move.direction)
    args: dict[str, TextArg] = {"name": name, "direction": direction_name(move.direction)}
    if way is not None:
        args["turns"] = len(way.lifted)
        args["end"] = "base" if way.home else before.grid.names[way.end]
        args["treasure"] = "no" if way.treasure is None else "yes"
        missing = before.rules.torpedoes - before.torpedoes[before.seat]
        args["reloaded"] = missing if way.home else 0
    return _phrase("move", **args)


def _shot(before: State, move: moves.Fire, names: Sequence[str]) -> Phrase:
    """Tell what a torpedo hit, and what became of a submarine that was hit."""
    name, shot = names[before.seat], before.flight(move.direction)
    args: dict[str, TextArg] = {"name": name, "direction": direction_name(move.direction)}
    if shot is None:
        return _phrase("fire", **args)
    args["square"] = before.grid.names[shot.hit]
    if shot.victim is None:
        compass = shot.mark in COMPASSES
        args["hit"] = Phrase(f"atlantis-treasure.holds-{'compass' if compass else 'coral'}")
        args["end"] = before.rules.hit_compass if compass else "out"
        return _phrase("fire", **args)
    args["victim"] = names[shot.victim]
    args["corner"] = move.square or "base"
    args["treasure"] = "yes" if before.treasures[shot.victim] else "no"
    return _phrase("fire-at", **args)


def _outcome(before: State, after: State, move: moves.Move, names: Sequence[str]) -> list[Phrase]:
    """Tell that the game has ended, or that a turn passed with something left undone (T10)."""
    if after.phase == "over":
        if after.end_rule == "E1":
            return [_phrase("won", name=names[after.seat], treasures=after.treasures[after.seat])]
        return [_phrase("quiet", rounds=after.rules.quiet_rounds)]
    if before.phase == "pick" or after.turns == before.turns:
        return []
    slid = before.moved or isinstance(move, moves.Slide)
    idle = isinstance(move, moves.Die) and move.face in ("nothing", "again")
    acted = before.acted or idle or not isinstance(move, moves.Die | moves.Slide)
    if slid and acted:
        return []
    return [_phrase("pass-act" if slid else "pass-slide" if acted else "pass-both")]


def _compass(direction: str) -> Phrase:
    """Name a compass with its article, as the die shows it."""
    return Phrase(f"atlantis-treasure.face-{direction}")


def _phrase(key: str, **args: TextArg) -> Phrase:
    return Phrase(f"atlantis-treasure-play.tell-{key}", args)
