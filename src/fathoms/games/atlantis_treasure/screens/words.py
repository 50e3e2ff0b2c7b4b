"""The log: what each move did, in a short sentence or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from fathoms.core import Phrase
from fathoms.games.atlantis_treasure import moves
from fathoms.games.atlantis_treasure.actions import left, perform
from fathoms.games.atlantis_treasure.faces import face_name, split_face
from fathoms.games.atlantis_treasure.grid import direction_name
from fathoms.games.atlantis_treasure.screens.offers import FireEffect, SlideEffect, effect_of
from fathoms.games.atlantis_treasure.screens.scene import end_key, end_rounds
from fathoms.games.atlantis_treasure.state import REROLLS
from fathoms.games.atlantis_treasure.treasures import at_base

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Say
    from fathoms.core.text import TextArg
    from fathoms.games.atlantis_treasure.state import State


def tell(before: State, move: moves.Move, names: Sequence[str], say: Say) -> str:
    """Say what a move did, and what came of it: a turn that passes by itself, the end."""
    after = before.play(move)
    phrases = [*_deed(before, move, names), *_outcome(before, after, move, names)]
    return " ".join(say(phrase.key, **phrase.args) for phrase in phrases)


def tell_turn(steps: Sequence[tuple[State, moves.Move]], names: Sequence[str], say: Say) -> str:
    """Say in one line what the die showed, what was done about it and where the slide ended."""
    told: list[Phrase] = []
    placed = {move.direction for _, move in steps if isinstance(move, moves.Compass)}
    for before, move in steps:
        if isinstance(move, moves.Die) and move.face in placed and move.other is None:
            # The compass on its square tells what the die showed.
            continue
        told += [*_deed(before, move, names), *_outcome(before, before.play(move), move, names)]
    keys = [phrase.key.replace("-play.tell-", "-log.") for phrase in told]
    return " · ".join(say(key, **phrase.args) for key, phrase in zip(keys, told, strict=True))


def tell_points(
    before: State, move: moves.Move, names: Sequence[str], say: Say, you: int | None
) -> list[str]:
    """Say who took, brought home or lost treasures, and how much that makes of what wins."""
    after = before.play(move)
    gains = [now - was for now, was in zip(after.treasures, before.treasures, strict=True)]
    if not any(gains):
        return []
    effect = effect_of(before, move)
    victim = effect.victim if isinstance(effect, FireEffect) else None
    landed = isinstance(effect, SlideEffect) and bool(effect.landed)
    told: list[Phrase] = []
    for seat, gain in enumerate(gains):
        if gain:
            gained = "landed" if landed else "taken" if victim is None else "stolen"
            told.append(
                Phrase(
                    f"atlantis-treasure-log.{'lost' if gain < 0 else gained}",
                    {
                        "points": f"{gain:+d}".replace("-", "−"),
                        "count": abs(len(at_base(after, seat)) - len(at_base(before, seat))),
                        "who": "you" if seat == you else "from-you" if victim == you else "other",
                        "name": names[seat],
                        "victim": "" if victim is None else names[victim],
                        "held": after.score_of(seat),
                        "target": after.target_of(seat) if after.rules.ends == "target" else 0,
                    },
                )
            )
    return [say(phrase.key, **phrase.args) for phrase in told]


_ENDS: Final = {"won": "end-won", "won-worth": "end-worth", "won-team": "end-team"}
"""The texts that say that a player or a team holds enough (E1); other ends have one text for all."""


def tell_end(state: State, names: Sequence[str], say: Say, you: int | None) -> str:
    """Say what ended the game: enough treasures (E1), its rounds (E4), an empty sea (E5) or a long quiet."""
    key = end_key(state)
    if key not in _ENDS:
        return say(f"atlantis-treasure-play.tell-{key}", rounds=end_rounds(state))
    return say(
        f"atlantis-treasure-log.{_ENDS[key]}",
        who="you" if state.seat == you else "other",
        name=names[state.seat],
        names=_winners(state, names),
        treasures=state.score_of(state.seat),
    )


def _winners(state: State, names: Sequence[str]) -> list[str | Phrase]:
    return [names[seat] for seat in (state.result.winners if state.result else ())]


def _deed(before: State, move: moves.Move, names: Sequence[str]) -> list[Phrase]:
    """Tell what a move does; what a shot does may take several sentences."""
    effect = effect_of(before, move) if isinstance(move, moves.Slide | moves.Fire) else None
    match effect:
        case FireEffect():
            return _shot(before, effect, names)
        case SlideEffect():
            return [_slide(effect, names[before.seat])]
        case _:
            return [_action(before, move, names[before.seat])]


def _action(before: State, move: moves.Move, name: str) -> Phrase:  # noqa: C901, PLR0911, PLR0912 - one case a kind
    squares = before.grid.squares
    match move:
        case moves.Die():
            return _roll(before, move, name)
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
        case moves.Treasure(start, square):
            return _phrase("treasure", name=name, start=start, square=square)
        case moves.Temple(start, square):
            return _phrase("temple", name=name, start=start, square=square)
        case moves.Turn(square, direction):
            lifted = _compass(before.sea[squares[square]])
            return _phrase("turn", name=name, lifted=lifted, compass=_compass(direction), square=square)
        case moves.Hold():
            kept = set(left(before).kinds) == {"torpedo"}
            return _phrase("hold-torpedo" if kept else "hold", name=name)
        case moves.Fire() | moves.Slide():
            raise AssertionError("their effects are told", move)
        case _:
            assert_never(move)


def _roll(before: State, move: moves.Die, name: str) -> Phrase:
    if move.other is not None:
        return _phrase("dice", name=name, face=face_name(move.face), other=face_name(move.other))
    if move.face == "again":
        return _phrase("again" if before.rerolls < REROLLS else "again-no-more", name=name)
    if move.face == "nothing":
        return _phrase("nothing", name=name)
    return _phrase("die", name=name, face=face_name(move.face))


def way_args(effect: SlideEffect) -> dict[str, TextArg]:
    """Give what the words of a slide depend on: what took it along, where it ends, what it takes."""
    turns = [turn.end for turn in effect.turns]
    counts = {
        "compasses": len(turns) - turns.count("stays"),
        "currents": turns.count("stays"),
        "whirlpools": len(effect.whirls),
    }
    through: list[str | Phrase] = [
        Phrase(f"atlantis-treasure-play.through-{what}", {"count": count})
        for what, count in counts.items()
        if count
    ]
    return {
        "direction": direction_name(effect.direction),
        "turns": len(through),
        "through": through,
        "end": effect.end,
        "treasure": "no" if not effect.treasure else "aboard" if effect.aboard else "yes",
        "worth": effect.worth,
    }


def _slide(effect: SlideEffect, name: str) -> Phrase:
    """Tell where a slide ended, what took it along, what it took and brought home."""
    return _phrase("move", name=name, **way_args(effect), landed=len(effect.landed), reloaded=effect.reloads)


def _shot(before: State, effect: FireEffect, names: Sequence[str]) -> list[Phrase]:
    """Tell what a torpedo hit, and what became of a submarine that was hit and of what it carried."""
    name, direction = names[before.seat], direction_name(effect.direction)
    if effect.hit == "nothing":
        return [_phrase("fire-vain", name=name, direction=direction)]
    if effect.victim is None:
        moved = effect.end in before.grid.squares
        return [
            _phrase(
                "fire",
                name=name,
                direction=direction,
                square=effect.path[-1],
                hit=Phrase(f"atlantis-treasure.holds-{effect.hit}"),
                end="moved" if moved else effect.end,
                to=effect.end,
            )
        ]
    victim = names[effect.victim]
    told = [
        _phrase(
            "fire-at",
            name=name,
            direction=direction,
            square=effect.path[-1],
            victim=victim,
            corner=effect.end,
            treasures=len(effect.stolen),
        )
    ]
    if effect.taken:
        told.append(_phrase("looted", name=name, victim=victim, count=len(effect.taken)))
    if effect.dropped:
        squares: list[str | Phrase] = [fallen.square for fallen in effect.dropped]
        told.append(_phrase("dropped", count=len(squares), squares=squares))
    return told


def _outcome(before: State, after: State, move: moves.Move, names: Sequence[str]) -> list[Phrase]:
    """Tell that a turn passed with something left undone (T10), who misses one (H1), and the end."""
    over = after.phase == "over"
    told = [] if over or before.phase == "pick" or after.turns == before.turns else _undone(before, move)
    # H1: a missed turn counts, and is over at once; the last that began is played, if the game goes on.
    missed = after.turns - before.turns - (not over) if before.phase != "pick" else 0
    told += [
        _phrase("misses", name=names[(before.seat + number) % before.seats])
        for number in range(1, missed + 1)
    ]
    if not over:
        return told
    args: dict[str, TextArg] = {
        "name": names[after.seat],
        "names": _winners(after, names),
        "treasures": after.score_of(after.seat),
        "rounds": end_rounds(after),
    }
    wanted = {
        "won": ("name", "treasures"),
        "won-worth": ("name", "treasures"),
        "won-team": ("names", "treasures"),
    }
    key = end_key(after)
    return [*told, _phrase(key, **{each: args[each] for each in wanted.get(key, ("rounds",))})]


def _undone(before: State, move: moves.Move) -> list[Phrase]:
    """Tell what was left of a turn that a move ended, as it was not possible (T10)."""
    last = before.slid + 1 == before.rules.slides
    slid = before.moved or (isinstance(move, moves.Slide) and last)
    match move:
        case moves.Die(face, other):
            rolled = (*split_face(face), *split_face(other or face))
            acted = set(rolled) <= {"nothing", "again"}
        case moves.Slide():
            # D6: the last of the die's actions may have been this slide.
            acted = before.acted or (before.moved and len(left(before).actions) == 1)
        case _:
            acted = perform(before, move).acted
    if slid and acted:
        return []
    return [_phrase("pass-act" if slid else "pass-slide" if acted else "pass-both")]


def _compass(direction: str) -> Phrase:
    """Name a compass with its article, as the die shows it."""
    return Phrase(f"atlantis-treasure.face-{direction}")


def _phrase(key: str, **args: TextArg) -> Phrase:
    return Phrase(f"atlantis-treasure-play.tell-{key}", args)
