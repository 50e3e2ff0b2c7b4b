"""What was measured, as a person reads it: titles, figures with their units, groups of measures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from fathoms.core import Phrase, find_game
from fathoms.core.book import yes
from fathoms.core.rules import BEGINS
from fathoms.lab.findings import is_share
from fathoms.lab.verdict import verdict
from fathoms.protocol.workshop import Range, ToldMeasure
from fathoms.workshop.rule_sets import field_title

if TYPE_CHECKING:
    from fathoms.lab.findings import Balance, Compared, Comparison, Estimate
    from fathoms.texts import Texts

_DIGITS: Final = 6
"""Behind the point; the rest is noise."""
_GROUPS: Final = {
    "turns": "length",
    "decisions": "length",
    "minutes": "length",
    "unfinished": "length",
    "first-wins": "fairness",
    "skill": "skill",
    "luck": "luck",
    "choices": "luck",
}
"""The group of a measure; seats' wins are fairness, deeds their own, all others what makes a game lively."""
_DEED: Final = "deed-"


def measure_title(game: str, name: str, say: Texts) -> str:
    """Name a measure; what a game counts has words of that game."""
    return say.get(f"{game}.{name}", f"compare.measure-{name}", default=name.removeprefix(_DEED))


def figure(name: str, value: float, say: Texts) -> str:
    """Write a measure's value, with its unit."""
    if is_share(name):
        return say("compare.percent", value=100 * value)
    return say("compare.number", value=value)


def signed_figure(name: str, value: float, say: Texts) -> str:
    """Write a difference, with its sign."""
    return f"{'+' if value >= 0 else '−'}{figure(name, abs(value), say)}"


def figure_range(name: str, found: Estimate, say: Texts, *, signed: bool = False) -> Range:
    """Tell a figure with its interval."""
    words = (signed_figure if signed else figure)(name, found.mean, say)
    return Range(round(found.mean, _DIGITS), round(found.low, _DIGITS), round(found.high, _DIGITS), words)


def told_measures(found: Comparison, say: Texts) -> tuple[ToldMeasure, ...]:
    """Tell every measure; what never happened under either rule set needs no line."""
    return tuple(
        _told(found.game, each, say) for each in found.measures if each.base.mean or each.changed.mean
    )


def told_verdict(found: Comparison, say: Texts) -> tuple[str, ...]:
    """Say what the change does, in sentences that call fields and bots as people do."""
    game = find_game(found.game)

    sentences = verdict(
        found,
        lambda field: field_title(game, field, say),
        lambda bot: say.get(f"{game.name}.bot-{bot}", f"core.bot-{bot}", default=bot),
    )
    return tuple(map(say.phrase, sentences))


def told_handicap(found: Balance, say: Texts) -> tuple[str, ...]:
    """Say what each seat has more or less than before, a sentence each."""
    return tuple(
        say("core.handicap-begins", seat=step.seat + 1)
        if step.field == BEGINS
        else say(
            f"{found.game}.handicap-{step.field}",
            seat=step.seat + 1,
            count=abs(step.difference),
            more=yes(step.difference > 0),
        )
        for step in found.steps
    )


def balance_verdict(found: Balance, say: Texts) -> str:
    """Say what everybody's chances are with a handicap, and whether they are equal."""
    shares: list[str | Phrase] = [
        say(
            "compare.balance-share",
            seat=seat,
            share=100 * each.mean,
            margin=50 * (each.high - each.low),
        )
        for seat, each in enumerate(found.after, start=1)
    ]
    how = "far" if not found.even else "even" if found.steps else "already"
    return say(f"compare.balance-{how}", shares=shares, games=found.games)


def group_of(name: str) -> str:
    """Tell what a measure is about."""
    if name.startswith(_DEED):
        return "deeds"
    return "fairness" if name.startswith("wins-") else _GROUPS.get(name, "drama")


def _told(game: str, each: Compared, say: Texts) -> ToldMeasure:
    return ToldMeasure(
        name=each.name,
        title=measure_title(game, each.name, say),
        group=cast("Any", group_of(each.name)),
        share=is_share(each.name),
        base=figure_range(each.name, each.base, say),
        changed=figure_range(each.name, each.changed, say),
        difference=figure_range(each.name, each.difference, say, signed=True),
        certain=each.certain,
    )
