"""The analyst of Into the Blue: what `fathoms odds` and `fathoms solve` ask, and what a solved table says."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.core import FathomsError, Span
from fathoms.games.into_the_blue.dice import roll_chances
from fathoms.games.into_the_blue.game import GAME
from fathoms.games.into_the_blue.moves import Roll
from fathoms.games.into_the_blue.rules import plays_standard
from fathoms.games.into_the_blue.study.judge import Judge
from fathoms.games.into_the_blue.study.odds import BlueOdds
from fathoms.games.into_the_blue.study.puzzles import BluePuzzler
from fathoms.games.into_the_blue.study.turn import Plan

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType

    from fathoms.core import Line, Phrase, Say
    from fathoms.games.into_the_blue.moves import Move
    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import State
    from fathoms.games.into_the_blue.study.review import BlueEvaluator
    from fathoms.games.into_the_blue.study.solve import Need
    from fathoms.games.into_the_blue.study.solved import SolvedTable


class Opening(NamedTuple):
    """A first turn that ended so, and the first player's chance after it."""

    kind: str
    """`nothing`, `chest` or `level`."""
    level: int
    shells: int
    value: float


class FirstRoll(NamedTuple):
    """A first roll, how likely it is, and the best choice."""

    roll: str
    probability: float
    keep: str
    value: float


class Report(NamedTuple):
    """The answers of a table."""

    value: float
    openings: list[Opening]
    chests: list[tuple[int, int, float]]
    """Chests of the first and of the other player before the first turn, and the first player's chance."""
    rolls: list[FirstRoll]
    stops_early: float
    """The chance that perfect play stops the first turn with a throw left."""

    def to_json(self) -> dict[str, Any]:
        """Give the answers for a program."""
        return {
            "value_first_player": self.value,
            "openings": [opening._asdict() for opening in self.openings],
            "chests": [
                {"first": mine, "other": theirs, "value": value} for mine, theirs, value in self.chests
            ],
            "first_rolls": [roll._asdict() for roll in self.rolls],
            "stops_first_turn_early": self.stops_early,
        }

    def lines(self, say: Say) -> list[Line]:
        """Give the answers for a person."""
        lines: list[Line] = [
            [Span(say("analysis.report-first", share=_percent(self.value, say)), "bold")],
            [],
        ]
        lines += [[Span(say("analysis.report-opening"), "bold")], *self._opening_lines(say), []]
        lines += [[Span(say("analysis.report-chests"), "bold")]]
        for mine, theirs, value in self.chests:
            if theirs == 0:
                name = say("analysis.report-own-chests", chests=mine)
                lines.append([Span(f"{name:<12}{_percent(value, say):>8}")])
        lines += [[], [Span(say("analysis.report-keeps"), "bold")], *self._roll_lines(say)]
        stops = say("analysis.report-stops", share=_percent(self.stops_early, say))
        return [*lines, [], [Span(stops)]]

    def _opening_lines(self, say: Say) -> list[Line]:
        most = max((opening.shells for opening in self.openings), default=0)
        lines: list[Line] = [[Span(" " * 12 + "".join(f"{count:>8}" for count in range(1, most + 1)), "dim")]]
        for level in sorted({opening.level for opening in self.openings if opening.level}, reverse=True):
            cells = [_percent(each.value, say) for each in self.openings if each.level == level]
            lines.append(
                [Span(f"{say('analysis.report-level', level=level):<12}" + "".join(f"{c:>8}" for c in cells))]
            )
        for each in self.openings:
            if not each.level:
                name = say(f"analysis.report-{each.kind}")
                lines.append([Span(f"{name:<12}{_percent(each.value, say):>8}")])
        return lines

    def _roll_lines(self, say: Say) -> list[Line]:
        lines: list[Line] = []
        for kind in kinds(self.rolls):
            shares = [(_kept(keep, say), _percent(share, say)) for keep, share in kind.keeps]
            keeps = shares[0][0] if len(shares) == 1 else ", ".join(" ".join(each) for each in shares)
            lines.append([Span(f"{kind.faces:<8}{_percent(kind.probability, say):>8}  {keeps}")])
        return lines


class Kind(NamedTuple):
    """First rolls that show the same faces, however often each."""

    faces: str
    probability: float
    keeps: list[tuple[str, float]]
    """What is kept, and how often among these rolls; the most frequent first."""


def kinds(rolls: list[FirstRoll]) -> list[Kind]:
    """Group first rolls by the faces they show, the most frequent kind first."""
    groups: dict[str, dict[str, float]] = {}
    for each in rolls:
        faces = "".join(dict.fromkeys(each.roll))
        group = groups.setdefault(faces, {})
        group[each.keep] = group.get(each.keep, 0.0) + each.probability
    found: list[Kind] = []
    for faces, group in groups.items():
        total = sum(group.values())
        ranked = sorted(((keep, p / total) for keep, p in group.items()), key=lambda each: -each[1])
        found.append(Kind(faces, total, ranked))
    return sorted(found, key=lambda kind: -kind.probability)


def report(table: SolvedTable) -> Report:
    """Ask a table."""
    rules, judge = table.rules, Judge(table)
    state = GAME.start(rules, 2)
    state = state.play(state.chances().at(0))
    turn = judge.turn(state)
    plan = Plan(rules, turn.finals, rules.rolls)
    chances = roll_chances(rules.faces, rules.dice)
    rolls: list[FirstRoll] = []
    for dice in plan.turn.results:
        keep, value = plan.choices(dice, rules.rolls - 1)[0]
        chance = chances.weight(Roll(dice)) / chances.total
        rolls.append(FirstRoll(dice, chance, "stop" if keep is None else keep or "none", value))
    empty = (0,) * rules.levels
    return Report(
        value=judge.start(state),
        openings=openings(judge, state),
        chests=[(*pair, table.value(empty, empty, pair)) for pair in table.layout.pairs],
        rolls=rolls,
        stops_early=plan.stops_early(None, rules.rolls),
    )


def openings(judge: Judge, start: State) -> list[Opening]:
    """Value every way in which the first turn can end."""
    rules, table = start.rules, judge.table
    empty = (0,) * rules.levels
    found = [Opening("nothing", 0, 0, 1 - table.value(empty, empty, (0, 0)))]
    if (1, 0) in table.layout.pair_number:
        found.append(Opening("chest", 0, 0, table.value(empty, empty, (1, 0))))
    for level in range(1, rules.levels + 1):
        # The run down to a level takes a die for each level above it.
        most = min(rules.shells, rules.dice - level + 1)
        found += [Opening("level", level, n, judge.placing(start, level, n)) for n in range(1, most + 1)]
    return found


def _kept(keep: str, say: Say) -> str:
    return say(f"analysis.keep-{keep}") if keep in ("none", "stop") else keep


def _percent(share: float, say: Say) -> str:
    return say("analysis.percent", share=100 * share)


class Solved(NamedTuple):
    """The game is solved."""

    value_first_player: float
    states: int
    seconds: float
    shells: int
    path: Path

    def to_json(self) -> dict[str, Any]:
        """Give the answer for a program."""
        return {
            "value_first_player": self.value_first_player,
            "states": self.states,
            "seconds": round(self.seconds, 1),
            "shells": self.shells,
            "file": str(self.path),
        }

    def lines(self, say: Say) -> list[Line]:
        """Give the answer for a person."""
        first = say("analysis.solved-first", share=100 * self.value_first_player, shells=self.shells)
        work = say("analysis.solved-work", states=self.states, seconds=self.seconds)
        return [[Span(first, "bold")], [Span(work)], [Span(say("analysis.solved-file", path=str(self.path)))]]


class BlueSolver:
    """Solves the game of two."""

    def place_for(self, rules: Rules, players: int) -> Path:
        """Say where a table is kept if nobody says otherwise."""
        from fathoms.games.into_the_blue.study import solved  # noqa: PLC0415 - odds start without it

        _check_players(players)
        return solved.place_for(rules)

    def need(self, rules: Rules, players: int, path: Path) -> Need:
        """Tell what solving takes; refuse what does not fit this machine."""
        _check_players(players)
        return _solve_module().check_room(rules, path)

    def solve(
        self, rules: Rules, players: int, path: Path, progress: Callable[[float, float], None]
    ) -> Solved:
        """Solve into a file."""
        _check_players(players)
        outcome = _solve_module().solve(rules, path, progress=progress)
        return Solved(outcome.value_first_player, outcome.states, outcome.seconds, rules.shells, outcome.path)

    def report(self, rules: Rules, players: int, path: Path) -> Report:
        """Tell what a solved table says about the game."""
        from fathoms.games.into_the_blue.study import solved  # noqa: PLC0415 - odds start without it
        from fathoms.games.into_the_blue.study.solved import SolvedTable  # noqa: PLC0415 - likewise

        _check_players(players)
        if not path.exists():
            raise FathomsError("analysis.no-table", game=rules.game, path=str(path), variable=solved.VARIABLE)
        with SolvedTable(path, rules) as table:
            return report(table)


class BlueReviewer:
    """Loads what a review needs when one is asked for."""

    def evaluator(self, rules: Rules, seats: int, *, seed: int, tables: Path | None = None) -> BlueEvaluator:
        """Give an evaluator by what is there."""
        from fathoms.games.into_the_blue.study.review import choose_evaluator  # noqa: PLC0415 - odds start without it

        return choose_evaluator(rules, seats, seed, tables)

    def version(self, rules: Rules, seats: int) -> str:
        """Name the evaluator that there would be."""
        from fathoms.games.into_the_blue.study.review import evaluator_version  # noqa: PLC0415 - likewise

        return evaluator_version(rules, seats)

    def bot_costs(self, rules: Rules, seats: int) -> Mapping[str, int]:
        """Give what bots give away a decision, as measured with the standard rules."""
        return _bot_costs().get(seats, {}) if plays_standard(rules) else {}


@cache
def _bot_costs() -> dict[int, dict[str, int]]:
    """Read what `benchmarks/review_bots.py` measured, by the number of players."""
    written = Path(__file__).with_name("bot_costs.json").read_bytes()
    return msgspec.json.decode(written, type=dict[int, dict[str, int]])


class BlueExplainer:
    """Says what a better choice reaches that another does not."""

    def explain(self, state: State, best: Move, played: Move, names: Sequence[str]) -> Phrase | None:
        """Say why one choice beats another."""
        from fathoms.games.into_the_blue.study.reasons import explain  # noqa: PLC0415 - odds start without it

        del names
        return explain(state, best, played)


class BlueAnalyst:
    """All that can be worked out about Into the Blue."""

    odds: Final = BlueOdds()
    solver: Final = BlueSolver()
    reviewer: Final = BlueReviewer()
    explainer: Final = BlueExplainer()
    puzzler: Final = BluePuzzler()


def _check_players(players: int) -> None:
    if players != 2:
        raise FathomsError("analysis.solve-players", players=players)


def _solve_module() -> ModuleType:
    """Load the solver, or say what it needs: numpy and numba are an extra."""
    try:
        from fathoms.games.into_the_blue.study import solve  # noqa: PLC0415 - odds must not wait for numba
    except ImportError as error:
        raise FathomsError("analysis.needs-lab") from error
    return solve


ANALYST: Final = BlueAnalyst()
