"""The adviser of Into the Blue: what each choice is worth, and how the turn will most likely end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from fathoms.core import Phrase, Weighed
from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.exact.expert import ExpertBot
from fathoms.games.into_the_blue.exact.plans import Plan
from fathoms.games.into_the_blue.greedy import scores_after
from fathoms.games.into_the_blue.moves import Keep, Place, Stop
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from fathoms.core import View
    from fathoms.games.into_the_blue.state import State


class Ending(NamedTuple):
    """How a turn may end: shells on a level, a chest, or nothing (level 0, no chest)."""

    level: int
    shells: int
    chest: bool


NOTHING: Final = Ending(0, 0, chest=False)
CHEST: Final = Ending(0, 0, chest=True)


class BlueAdviser:
    """Weighs choices by their chance to win where the network knows the rules, else by this turn's points."""

    def __init__(self) -> None:
        self._expert: Final = ExpertBot()

    def weigh(self, seen: View[State], rng: random.Random) -> Sequence[Weighed]:
        """Weigh every legal choice, the best first."""
        del rng
        state = seen.state
        known = state.rules == STANDARD
        if state.phase == "chest":
            chance = self._expert.work_out(state).slots[1] if known else None
            points = _points(state, CHEST)
            return [Weighed(move, chance, points) for move in state.moves()]
        plan, endings = self._plan(state)
        worth = self._worths(state, plan)
        points = _points_of_sets(state, plan, endings)
        weighed: list[Weighed] = []
        for move in state.moves():
            match move:
                case Place(level):
                    value = self._value(state, Ending(level, state.placed_on(level), chest=False))
                    after = _points(state, Ending(level, state.placed_on(level), chest=False))
                case Keep(faces):
                    value, after = worth[faces], points[faces]
                case Stop():
                    value, after = plan.final(state.dice), points[state.dice]
                case _:
                    continue
            weighed.append(Weighed(move, value if known else None, after))
        # Without chances the plan is made for points, so that points rank the choices.
        weighed.sort(key=lambda each: (each.chance or 0.0, each.points), reverse=True)
        return weighed

    def reason(self, seen: View[State], choices: Sequence[Weighed]) -> Phrase:
        """Say why the first choice is the best."""
        state, best = seen.state, choices[0]
        match best.move:
            case Keep(faces):
                return self._why_keep(state, faces)
            case Stop():
                plan, endings = self._plan(state)
                number = plan.turn.number[state.dice] - plan.turn.first_result
                return Phrase("into-the-blue.hint-stop", {"ending": _said(endings[number])})
            case Place(level):
                others = [each for each in choices[1:] if isinstance(each.move, Place)]
                if not others:
                    return Phrase("into-the-blue.hint-only-level", {"level": level})
                other = others[0].move
                assert isinstance(other, Place)  # noqa: S101 - for the type checker
                gain = ((best.chance or 0.0) - (others[0].chance or 0.0)) * 100
                if best.chance is None:
                    key, gain = "into-the-blue.hint-place-points", best.points - others[0].points
                else:
                    key = "into-the-blue.hint-place"
                return Phrase(key, {"level": level, "other": other.level, "gain": round(gain, 1)})
            case _:
                return Phrase("into-the-blue.hint-chest")

    def _why_keep(self, state: State, faces: str) -> Phrase:
        plan, endings = self._plan(state)
        shares: dict[Ending, float] = {}
        for ending, share in zip(endings, plan.endings(state.dice, _rolls_left(state)), strict=True):
            shares[ending] = shares.get(ending, 0.0) + share
        # What may be won is told; a chest and nothing have their own places in the sentence.
        won = [ending for ending in shares if ending not in (CHEST, NOTHING)] or list(shares)
        likeliest = max(won, key=lambda ending: shares[ending])
        return Phrase(
            "into-the-blue.hint-keep" if faces else "into-the-blue.hint-keep-none",
            {
                "kept": list(faces.replace("C", "▣")),
                "ending": _said(likeliest),
                "share": round(100 * shares[likeliest]),
                "chest": round(100 * shares.get(CHEST, 0.0)),
                "lost": round(100 * shares.get(NOTHING, 0.0)),
            },
        )

    def _plan(self, state: State) -> tuple[Plan, list[Ending]]:
        """Plan the turn from its start: the best end for each result, and how to throw for them."""
        rules = state.rules
        start = msgspec.structs.replace(state, dice="", held="", rolls=0, phase="roll")
        values: dict[Ending, float] = {}
        endings: list[Ending] = []
        finals: list[float] = []
        turn = Plan(rules, [], 0).turn
        left = state.left[state.seat]
        for dice in turn.results:
            options = [NOTHING]
            if is_perfect(dice, rules.levels) and NOBODY in state.owners:
                options = [CHEST]
            elif run := run_depth(dice, rules.levels):
                counts = [(level, min(dice.count(str(level)), left)) for level in range(1, run + 1)]
                options = [Ending(level, count, chest=False) for level, count in counts]
            for option in options:
                if option not in values:
                    values[option] = self._value(start, option)
            endings.append(max(options, key=lambda option: values[option]))
            finals.append(values[endings[-1]])
        return Plan(rules, finals, rules.rolls - 1), endings

    def _value(self, state: State, ending: Ending) -> float:
        if state.rules != STANDARD:
            return _points(state, ending) - max(
                score for seat, score in enumerate(_scores(state, ending)) if seat != state.seat
            )
        slots = self._expert.work_out(state).slots
        if ending.chest:
            return slots[1]
        if not ending.level:
            return slots[0]
        return slots[2 + (ending.level - 1) * state.rules.dice + ending.shells - 1]

    def _worths(self, state: State, plan: Plan) -> dict[str, float]:
        left = _rolls_left(state)
        if not left or not state.dice:
            return {}
        held = plan.held[left - 1]
        return {
            move.faces: held[plan.turn.number[move.faces]] for move in state.moves() if isinstance(move, Keep)
        }


def _points_of_sets(state: State, plan: Plan, endings: list[Ending]) -> dict[str, float]:
    """Give the score to expect from each set of dice that may be kept, when the plan is followed."""
    known: dict[Ending, float] = {}
    for ending in endings:
        if ending not in known:
            known[ending] = _points(state, ending)
    finals = [known[ending] for ending in endings]
    points = finals
    held: list[float] = [0.0] * plan.turn.first_result + finals
    for left in range(1, _rolls_left(state) + 1):
        held = plan.turn.thrown(points)
        best = plan.kept(left)
        first = plan.turn.first_result
        points = [finals[at] if kept == first + at else held[kept] for at, kept in enumerate(best)]
    held[plan.turn.first_result :] = finals
    return {text: held[number] for text, number in plan.turn.number.items()}


def _rolls_left(state: State) -> int:
    return state.rules.rolls - state.rolls


def _points(state: State, ending: Ending) -> float:
    return _scores(state, ending)[state.seat]


def _scores(state: State, ending: Ending) -> list[float]:
    return scores_after(state, max(ending.level, 1), ending.shells, int(ending.chest))


def _said(ending: Ending) -> Phrase:
    if ending.chest:
        return Phrase("into-the-blue.hint-ending-chest")
    if not ending.level:
        return Phrase("into-the-blue.hint-ending-nothing")
    return Phrase("into-the-blue.hint-ending-shells", {"count": ending.shells, "level": ending.level})
