"""The odds of a turn, exactly: every goal at once, or one goal with every choice of dice ranked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from fathoms.core import Malformed, Phrase, Span
from fathoms.games.into_the_blue.dice import is_perfect, run_depth
from fathoms.games.into_the_blue.moves import sort_faces
from fathoms.games.into_the_blue.rules import has_perfect_dives
from fathoms.games.into_the_blue.study.turn import Plan, turn_of

if TYPE_CHECKING:
    from fathoms.core import Line, Say
    from fathoms.games.into_the_blue.rules import Rules


class Goal(NamedTuple):
    """Something to dive for, and what each result of the dice is worth towards it."""

    text: str
    """As typed."""
    name: Phrase
    finals: list[float]


def _reach(rules: Rules, level: int) -> Goal:
    """Have the run go as deep as a level (T4)."""
    results = turn_of(rules.faces, rules.dice).results
    finals = [float(run_depth(dice, rules.levels) >= level) for dice in results]
    return Goal(f"level:{level}", Phrase("analysis.goal-level", {"level": level}), finals)


def shells_on(rules: Rules, level: int) -> list[int]:
    """Count for each result the shells it may place on a level (T6); a perfect dive places none (T8)."""
    return [
        0
        if run_depth(dice, rules.levels) < level or is_perfect(dice, rules.levels)
        else dice.count(str(level))
        for dice in turn_of(rules.faces, rules.dice).results
    ]


def _place(rules: Rules, level: int, least: int) -> Goal:
    """Place at least this number of shells on a level."""
    finals = [float(count >= least) for count in shells_on(rules, level)]
    name = Phrase("analysis.goal-shells", {"level": level, "shells": least})
    return Goal(f"shells:{level}:{least}", name, finals)


def _place_many(rules: Rules, level: int) -> Goal:
    """Place as many shells on a level as can be hoped for: the mean counts."""
    finals = [float(count) for count in shells_on(rules, level)]
    return Goal(f"shells:{level}", Phrase("analysis.goal-many", {"level": level}), finals)


def _chest(rules: Rules) -> Goal:
    """Make a perfect dive (T8)."""
    results = turn_of(rules.faces, rules.dice).results
    finals = [float(is_perfect(dice, rules.levels)) for dice in results]
    return Goal("chest", Phrase("analysis.goal-chest"), finals)


def read_goal(rules: Rules, text: str) -> Goal:
    """Read a goal, or say which there are."""
    match re.fullmatch(r"(chest)|level:(\d{1,3})|shells:(\d{1,3}):(\d{1,3})", text.strip().lower()):
        case None:
            raise Malformed("analysis.goal-unknown", goal=text[:40])
        case found:
            pass
    if found[1]:
        if not has_perfect_dives(rules):
            raise Malformed("analysis.goal-no-chest", rule="T8")
        return _chest(rules)
    level = int(found[2] or found[3])
    if not 1 <= level <= rules.levels:
        raise Malformed("analysis.goal-no-level", rule="B3", level=level, levels=rules.levels)
    if found[2]:
        return _reach(rules, level)
    least, most = int(found[4]), max(shells_on(rules, level))
    if not 1 <= least <= most:
        raise Malformed("analysis.goal-too-many", rule="T6", level=level, shells=least, most=most)
    return _place(rules, level, least)


class Dice(NamedTuple):
    """The dice as they lie, and the throws to come."""

    faces: str | None
    """Sorted; None before the first roll."""
    rolls_left: int

    def to_json(self) -> dict[str, Any]:
        """Give the dice for a program."""
        return {"dice": self.faces or "none", "rolls_left": self.rolls_left}


class Best(NamedTuple):
    """How good the best choice is, and which it is."""

    value: float
    keep: str
    """In the record's notation: the faces, `none`, or `stop`."""


class GoalOdds(NamedTuple):
    """One goal, every choice ranked."""

    goal: Goal
    dice: Dice
    keeps: list[Best]

    def to_json(self) -> dict[str, Any]:
        """Give the answer for a program."""
        return {
            "goal": self.goal.text,
            **self.dice.to_json(),
            "probability": self.keeps[0].value,
            "best_keep": self.keeps[0].keep,
            "keeps": [{"keep": keep, "probability": value} for value, keep in self.keeps],
        }

    def lines(self, say: Say) -> list[Line]:
        """Give the answer for a person."""
        shown = [(_kept(keep, say), _percent(value, say)) for value, keep in self.keeps]
        left, right = (max(len(row[column]) for row in shown) for column in (0, 1))
        rows: list[Line] = [
            [Span(f"{keep:<{left}}  {share:>{right}}", "" if at else "bold")]
            for at, (keep, share) in enumerate(shown)
        ]
        goal = say(self.goal.name.key, **self.goal.name.args)
        return [*_title(self.dice, say), [Span(say("analysis.odds-goal", goal=goal))], [], *rows]


class LevelOdds(NamedTuple):
    """What the dice promise on one level."""

    level: int
    reach: Best
    mean: Best
    """The mean of shells placed there, when playing for it."""
    exactly: list[float]
    """Playing so, the chance to place exactly 0, 1, 2, … shells there."""


class Overview(NamedTuple):
    """Every goal at once."""

    dice: Dice
    levels: list[LevelOdds]
    chest: Best | None
    """None if these dice cannot bring one up."""
    unsuccessful: Best
    """The least chance of an unsuccessful dive (T5)."""

    def to_json(self) -> dict[str, Any]:
        """Give the answer for a program."""
        return {
            **self.dice.to_json(),
            "levels": [
                {
                    "level": each.level,
                    "probability": each.reach.value,
                    "best_keep": each.reach.keep,
                    "shells": {"mean": each.mean.value, "best_keep": each.mean.keep, "exactly": each.exactly},
                }
                for each in self.levels
            ],
            "chest": self.chest and {"probability": self.chest.value, "best_keep": self.chest.keep},
            "unsuccessful": {"probability": self.unsuccessful.value, "best_keep": self.unsuccessful.keep},
        }

    def lines(self, say: Say) -> list[Line]:
        """Give the answer for a person."""
        most = max(len(each.exactly) for each in self.levels)
        heads = ["", say("analysis.odds-reach"), say("analysis.odds-keep"), say("analysis.odds-shells")]
        rows = [[*heads, say("analysis.odds-keep"), *map(str, range(most))]]
        for each in reversed(self.levels):
            mean = say("analysis.odds-mean", shells=each.mean.value)
            exactly = [_percent(p, say, short=True) for p in each.exactly]
            rows.append(
                [
                    say("analysis.odds-level", level=each.level),
                    *(_percent(each.reach.value, say), _kept(each.reach.keep, say)),
                    *(mean, _kept(each.mean.keep, say)),
                    *exactly,
                    *[""] * (most - len(exactly)),
                ]
            )
        lines = [*_title(self.dice, say), [], *_columns(rows, left={0, 2, 4})]
        lines += [[], [Span(say("analysis.odds-exactly"), "dim")], []]
        if self.chest is not None:
            share, keep = _percent(self.chest.value, say), _kept(self.chest.keep, say)
            lines.append([Span(say("analysis.odds-chest", share=share, keep=keep))])
        share, keep = _percent(self.unsuccessful.value, say), _kept(self.unsuccessful.keep, say)
        return [*lines, [Span(say("analysis.odds-unsuccessful", share=share, keep=keep))]]


class BlueOdds:
    """The odds of Into the Blue."""

    def odds(
        self, rules: Rules, dice: str | None, rolls_left: int | None, goal: str | None
    ) -> Overview | GoalOdds:
        """Work out the odds of the dice now."""
        lying = read_dice(rules, dice, rolls_left)
        if goal is None:
            return overview(rules, lying)
        meant = read_goal(rules, goal)
        return GoalOdds(meant, lying, _ranked(Plan(rules, meant.finals, lying.rolls_left), lying))


def read_dice(rules: Rules, text: str | None, rolls_left: int | None) -> Dice:
    """Read the dice as typed, or say what is wrong with them."""
    word = "none" if text is None else text.strip()
    if word.lower() == "none":
        faces, least, most = None, 1, rules.rolls
    else:
        faces, least, most = word.upper(), 0, rules.rolls - 1
        known = sort_faces("".join(set(rules.faces)))
        for face in faces:
            if face not in known:
                raise Malformed("analysis.dice-face", rule="B2", face=face, faces=list(known))
        if len(faces) != rules.dice:
            raise Malformed("analysis.dice-count", rule="B2", found=len(faces), dice=rules.dice)
        faces = sort_faces(faces)
    left = most if rolls_left is None else rolls_left
    if not least <= left <= most:
        key = "analysis.rolls-left-start" if faces is None else "analysis.rolls-left"
        raise Malformed(key, rule="T2", found=left, least=least, most=most)
    return Dice(faces, left)


def overview(rules: Rules, dice: Dice) -> Overview:
    """Work out every goal."""
    levels: list[LevelOdds] = []
    for level in range(1, rules.levels + 1):
        reach = Plan(rules, _reach(rules, level).finals, dice.rolls_left)
        many = Plan(rules, _place_many(rules, level).finals, dice.rolls_left)
        counts = shells_on(rules, level)
        exactly = [0.0] * (max(counts) + 1)
        for count, p in zip(counts, many.endings(dice.faces, dice.rolls_left), strict=True):
            exactly[count] += p
        levels.append(LevelOdds(level, _best(reach, dice), _best(many, dice), exactly))
    chest = (
        _best(Plan(rules, _chest(rules).finals, dice.rolls_left), dice) if has_perfect_dives(rules) else None
    )
    first = levels[0].reach
    return Overview(dice, levels, chest, Best(max(0.0, 1 - first.value), first.keep))


def _best(plan: Plan, dice: Dice) -> Best:
    return _ranked(plan, dice)[0]


def _ranked(plan: Plan, dice: Dice) -> list[Best]:
    if dice.faces is None:
        return [Best(plan.value(None, dice.rolls_left), "none")]
    choices = plan.choices(dice.faces, dice.rolls_left)
    return [Best(value, "stop" if keep is None else keep or "none") for keep, value in choices]


def _title(dice: Dice, say: Say) -> list[Line]:
    key = "analysis.odds-start" if dice.faces is None else "analysis.odds-dice"
    faces = " ".join(dice.faces or "")
    return [[Span(say(key, dice=faces, rolls=dice.rolls_left), "bold")]]


def _kept(keep: str, say: Say) -> str:
    return say(f"analysis.keep-{keep}") if keep in ("none", "stop") else keep


def _percent(share: float, say: Say, *, short: bool = False) -> str:
    return say("analysis.percent-short" if short else "analysis.percent", share=100 * share)


def _columns(rows: list[list[str]], left: set[int]) -> list[Line]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        [
            Span(
                "  ".join(
                    f"{cell:<{width}}" if column in left else f"{cell:>{width}}"
                    for column, (cell, width) in enumerate(zip(row, widths, strict=True))
                ),
                "" if at else "dim",
            )
        ]
        for at, row in enumerate(rows)
    ]
