"""A tournament in words: what an entrant did wrong, said once for terminal and page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fathoms.core import Say
    from fathoms.lab.tournament.game import Fault
    from fathoms.lab.tournament.results import Forfeits

_SHOWN: Final = 160
"""Letters of what somebody said; the results have more of them."""


def forfeit_words(name: str, forfeits: Forfeits, say: Say) -> str:
    """Say how often somebody forfeited in one way, and what happened the first time."""
    return say(
        "tournament.forfeited",
        name=name,
        count=forfeits.count,
        what=say(f"tournament.kind-{forfeits.first.kind}"),
        game=forfeits.game,
        why=evidence(forfeits.first, say),
    ).rstrip()


def evidence(fault: Fault, say: Say) -> str:
    """Show what it said or how it ended; empty if there is nothing to show."""
    parts: list[str] = []
    if fault.line:
        line = fault.line if len(fault.line) <= _SHOWN else fault.line[: _SHOWN - 1] + "…"
        parts.append(say("tournament.said", line=line))
    if fault.phrase is not None:
        parts.append(say(fault.phrase.key, **fault.phrase.args))
    if fault.status is not None:
        key = "tournament.signal" if fault.status < 0 else "tournament.status"
        parts.append(say(key, number=str(abs(fault.status))))
    return " ".join(parts)
