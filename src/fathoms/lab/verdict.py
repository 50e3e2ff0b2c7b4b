"""The verdict: two or three plain sentences about what a change does, and what the sample cannot tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.core import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from fathoms.core.text import TextArg
    from fathoms.lab.findings import Compared, Comparison, Estimate

    Told = dict[str, TextArg]

_STEPS: Final = (
    (0.03, "hardly"),
    (0.075, "little"),
    (0.15, "tenth"),
    (0.225, "fifth"),
    (0.29, "quarter"),
    (0.42, "third"),
    (0.7, "half"),
)
"""How much more, up to which share, in the word of a person; beyond the last one it is a multiple."""
_SAME_LENGTH: Final = 0.03
_SAME_SHARE: Final = 0.02
_EDGE: Final = 0.02
"""So far from a fair share of the wins a seat may be before it is called favoured."""
_CLOSE: Final = 0.1
_FEW: Final = 0.02
"""Such a share of games may end without a goal reached before it is worth a word."""
_NEARLY_ALWAYS: Final = 0.97
_TURNS: Final = {
    (0, 0): "compare.first-hardly",
    (1, 0): "compare.first-fair",
    (-1, 0): "compare.first-fair",
    (0, 1): "compare.first-gains",
    (0, -1): "compare.first-suffers",
    (-1, 1): "compare.first-turned",
    (1, -1): "compare.first-turned-against",
}
"""What to say of the first seat, by whether it was favoured before, and is now."""
_STAYS: Final = {
    (1, True): "compare.first-grows",
    (1, False): "compare.first-shrinks",
    (-1, True): "compare.first-worse",
    (-1, False): "compare.first-better",
}
"""Likewise where it was and is, by whether that grows."""


def verdict(
    found: Comparison, field: Callable[[str], str] = str, bot: Callable[[str], str] = str
) -> tuple[Phrase, ...]:
    """Say what the change does, the most important things first; `field` and `bot` give their titles."""
    if not found.changes:
        luck = _luck(found)
        return (Phrase("compare.same-rules"), *((luck,) if luck is not None else ()))
    said = [
        _length(found),
        _unfinished(found),
        _first_seat(found),
        _skill(found, bot),
        _luck(found),
        _closeness(found),
    ]
    sentences = [sentence for sentence in said if sentence is not None]
    if len(found.changes) > 1:
        fields: list[str | Phrase] = [
            Phrase("compare.field", {"title": field(each.field)}) for each in found.changes
        ]
        sentences.append(Phrase("compare.one-at-a-time", {"changes": len(fields), "fields": fields}))
    return tuple(sentences)


def favoured(share: Estimate, players: int) -> int:
    """Tell whether the first seat is surely favoured (1), surely at a disadvantage (-1), or neither (0)."""
    fair = 1 / players
    if share.holds(fair) or abs(share.mean - fair) < _EDGE:
        return 0
    return 1 if share.mean > fair else -1


def amount(share: float) -> str:
    """Give the word for how much more or less something is."""
    for most, word in _STEPS:
        if abs(share) < most:
            return word
    return "much"


def _length(found: Comparison) -> Phrase | None:
    minutes = found.get("minutes")
    if minutes is None or minutes.base.mean <= 0:
        return None
    share = minutes.difference.mean / minutes.base.mean
    if minutes.certain:
        word = amount(share)
        if word == "hardly":
            return Phrase("compare.length-same")
        return Phrase(
            "compare.length-longer" if share > 0 else "compare.length-shorter",
            {"amount": word, "percent": round(100 * abs(share))},
        )
    return _same_or_unknown(minutes, _SAME_LENGTH * minutes.base.mean, "length")


def _unfinished(found: Comparison) -> Phrase | None:
    """Warn of games that no winner ends, where there are more than a few or their number changes."""
    share = found.get("unfinished")
    if share is None or max(share.base.mean, share.changed.mean) < _FEW:
        return None
    told: Told = {"before": round(100 * share.base.mean, 1), "after": round(100 * share.changed.mean, 1)}
    if share.certain and abs(share.difference.mean) >= _FEW / 2:
        return Phrase(
            "compare.unfinished-more" if share.difference.mean > 0 else "compare.unfinished-less", told
        )
    return Phrase("compare.unfinished-still", told) if share.changed.mean >= _FEW else None


def _first_seat(found: Comparison) -> Phrase | None:
    first = found.get("first-wins")
    if first is None:
        return None
    before, after = favoured(first.base, found.players), favoured(first.changed, found.players)
    told: Told = {"share": round(100 * first.changed.mean, 1), "fair": round(100 / found.players, 1)}
    if not first.certain:
        still = {1: "compare.first-still", -1: "compare.first-still-against"}.get(after)
        return Phrase(still, told) if still else _same_or_unknown(first, _SAME_SHARE, "first", told)
    if before == after != 0:
        grows = (first.difference.mean > 0) == (after > 0)
        return Phrase(_STAYS[after, grows], told)
    return Phrase(_TURNS[before, after], told)


def _skill(found: Comparison, bot: Callable[[str], str]) -> Phrase | None:
    skill = found.get("skill")
    if skill is None or found.skill is None:
        return None
    strong, weak = found.skill
    told: Told = {
        "before": round(100 * skill.base.mean, 1),
        "after": round(100 * skill.changed.mean, 1),
        "strong": bot(strong),
        "weak": bot(weak),
    }
    if min(skill.base.mean, skill.changed.mean) > _NEARLY_ALWAYS:
        return Phrase("compare.skill-always", told)
    if skill.certain and abs(skill.difference.mean) >= _SAME_SHARE / 2:
        return Phrase("compare.skill-more" if skill.difference.mean > 0 else "compare.skill-less", told)
    return _same_or_unknown(skill, _SAME_SHARE, "skill", told)


def _luck(found: Comparison) -> Phrase | None:
    """Say which part of results is luck, and how many games that stands on."""
    if found.reviewed == 0:
        return Phrase("compare.luck-slow")
    luck, choices = found.get("luck"), found.get("choices")
    if luck is None or choices is None or found.reviewed is None:
        return None
    told: Told = {
        "luck": _percent(luck.changed.mean),
        "low": _percent(luck.changed.low),
        "high": _percent(luck.changed.high),
        "choices": _percent(choices.changed.mean),
        "before": _percent(luck.base.mean),
        "games": found.reviewed,
    }
    if luck.certain and abs(luck.difference.mean) >= _SAME_SHARE:
        return Phrase("compare.luck-more" if luck.difference.mean > 0 else "compare.luck-less", told)
    return _same_or_unknown(luck, _SAME_SHARE, "luck", told)


def _percent(share: float) -> int:
    return round(100 * share)


def _closeness(found: Comparison) -> Phrase | None:
    """Say something about how close games are only where it is plain."""
    margin, leads = found.get("margin"), found.get("lead-changes")
    if margin is None or leads is None or not margin.certain or not leads.certain or not margin.base.mean:
        return None
    wider = margin.difference.mean / margin.base.mean
    livelier = leads.difference.mean / leads.base.mean if leads.base.mean else 0.0
    if wider < -_CLOSE and livelier > 0:
        return Phrase("compare.closer")
    if wider > _CLOSE and livelier < 0:
        return Phrase("compare.less-close")
    return None


def _same_or_unknown(found: Compared, near: float, what: str, told: Told | None = None) -> Phrase:
    """Nothing certain: either there is nothing worth telling, or there are too few games to tell."""
    narrow = max(abs(found.difference.low), abs(found.difference.high)) <= near or found.certain
    return Phrase(f"compare.{what}-same" if narrow else f"compare.{what}-unknown", told or {})
