"""The adviser of Into the Blue: what each choice is worth, and how the turn will most likely end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fathoms.core import Phrase, Weighed
from fathoms.games.into_the_blue.bots.expert import ExpertBot
from fathoms.games.into_the_blue.bots.greedy import turn_values
from fathoms.games.into_the_blue.moves import Keep, Place, Stop
from fathoms.games.into_the_blue.rules import plays_standard
from fathoms.games.into_the_blue.state import NOBODY
from fathoms.games.into_the_blue.study.turn import (
    CHEST_TAKEN,
    FIRST_PLACING,
    Plan,
    ends_of,
    placing,
    play_end,
    turn_start,
)
from fathoms.games.into_the_blue.study.values import GREEDY, POINTS

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from fathoms.core import View
    from fathoms.games.into_the_blue.state import State


class Ending(NamedTuple):
    """How a turn may end: shells on a level, or none."""

    level: int
    shells: int


_NOTHING: Final = Ending(0, 0)
_CHEST: Final = Ending(-1, 0)


class BlueAdviser:
    """Weighs choices by their chance to win where the network knows the rules, else by this turn's points."""

    def __init__(self) -> None:
        self._expert: Final = ExpertBot()

    def weigh(self, seen: View[State], rng: random.Random) -> Sequence[Weighed]:
        """Weigh every legal choice, the best first."""
        del rng
        state = seen.state
        known = plays_standard(state.rules)
        points = turn_values(turn_start(state), POINTS).ends
        if state.phase == "chest":
            chance = self._ends(state)[CHEST_TAKEN] if known else None
            return [Weighed(move, chance, points[CHEST_TAKEN]) for move in state.moves()]
        plan, best = self._plan(state)
        of_sets = _points_of_sets(state, plan, [points[end] for end in best])
        ends, left = self._ends(state), state.rolls_left
        weighed: list[Weighed] = []
        for move in state.moves():
            match move:
                case Place(level):
                    end = placing(state.rules, level, state.dice.count(str(level)))
                    value, after = ends[end], points[end]
                case Keep(faces):
                    value, after = plan.held[left - 1][plan.turn.number[faces]], of_sets[faces]
                case Stop():
                    value, after = plan.final(state.dice), of_sets[state.dice]
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
                plan, best_ends = self._plan(state)
                number = plan.turn.number[state.dice] - plan.turn.first_result
                return Phrase(
                    "into-the-blue.hint-stop",
                    {"ending": _said(_ending(turn_start(state), best_ends[number]))},
                )
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
        plan, best = self._plan(state)
        start = turn_start(state)
        endings = {end: _ending(start, end) for end in set(best)}
        shares: dict[Ending, float] = {}
        for end, share in zip(best, plan.endings(state.dice, state.rolls_left), strict=True):
            shares[endings[end]] = shares.get(endings[end], 0.0) + share
        # What may be won is told; a chest and nothing have their own places in the sentence.
        won = [ending for ending in shares if ending not in (_CHEST, _NOTHING)] or list(shares)
        likeliest = max(won, key=lambda ending: shares[ending])
        return Phrase(
            "into-the-blue.hint-keep" if faces else "into-the-blue.hint-keep-none",
            {
                "kept": list(faces.replace("C", "▣")),
                "ending": _said(likeliest),
                "share": round(100 * shares[likeliest]),
                "chest": round(100 * shares.get(_CHEST, 0.0)),
                "lost": round(100 * shares.get(_NOTHING, 0.0)),
            },
        )

    def _ends(self, state: State) -> Sequence[float]:
        """Value the ends of a turn: by the chance to win if the network knows the rules, else by the lead."""
        if plays_standard(state.rules):
            return self._expert.work_out(state).ends
        return turn_values(turn_start(state), GREEDY).ends

    def _plan(self, state: State) -> tuple[Plan, list[int]]:
        """Plan the turn from its start: how to throw, and the best end for each result."""
        rules, values = state.rules, self._ends(state)
        results = ends_of(rules, chests_left=NOBODY in state.owners)
        best = [max(ends, key=lambda end: values[end]) for ends in results]
        return Plan(rules, [values[end] for end in best], turn_start(state).rolls_left - 1), best


def _ending(start: State, end: int) -> Ending:
    """Tell what an end of a turn brings, as the engine plays it."""
    if end < FIRST_PLACING:
        return _CHEST if end == CHEST_TAKEN else _NOTHING
    left = play_end(start, end).left[start.seat]
    return Ending((end - FIRST_PLACING) // start.rules.dice + 1, start.left[start.seat] - left)


def _points_of_sets(state: State, plan: Plan, finals: list[float]) -> dict[str, float]:
    """Give the score to expect from each set of dice that may be kept, when the plan is followed."""
    points = finals
    held: list[float] = [0.0] * plan.turn.first_result + finals
    for left in range(1, state.rolls_left + 1):
        held = plan.turn.thrown(points)
        best = plan.kept(left)
        first = plan.turn.first_result
        points = [finals[at] if kept == first + at else held[kept] for at, kept in enumerate(best)]
    held[plan.turn.first_result :] = finals
    return {text: held[number] for text, number in plan.turn.number.items()}


def _said(ending: Ending) -> Phrase:
    if ending == _CHEST:
        return Phrase("into-the-blue.hint-ending-chest")
    if ending == _NOTHING:
        return Phrase("into-the-blue.hint-ending-nothing")
    return Phrase("into-the-blue.hint-ending-shells", {"count": ending.shells, "level": ending.level})
