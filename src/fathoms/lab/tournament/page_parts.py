"""Parts of the page: rounds, games to look at, forfeits, and what hangs on the machine."""

from __future__ import annotations

import json
from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, Any

from fathoms.lab.tournament.words import forfeit_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Say
    from fathoms.lab.tournament.results import Notable, Results


def section(say: Say, key: str, inside: str, *, wide: bool = False, about: bool = True) -> str:
    """Frame a part of the page under its title, with a sentence about it."""
    told = f"<p>{escape(say(f'tournament.{key}-about'))}</p>" if about else ""
    return (
        f"<section{' class=wide' if wide else ''}><h2>{escape(say(f'tournament.{key}'))}</h2>{told}"
        f'<div class="print">{inside}</div></section>'
    )


def rounds(results: Results, say: Say) -> str:
    """Tell who met in each round of a Swiss tournament."""
    if not results.rounds:
        return ""
    told: list[str] = []
    for number, each in enumerate(results.rounds, start=1):
        tables = "".join(f"<li>{escape(' – '.join(table))}</li>" for table in each.tables)
        bye = f"<p>{escape(say('tournament.bye', names=list(each.byes)))}</p>" if each.byes else ""
        told.append(
            f"<div><h3>{escape(say('tournament.round', number=number))}</h3><ul>{tables}</ul>{bye}</div>"
        )
    return section(say, "rounds", f'<div class="games">{"".join(told)}</div>', wide=True, about=False)


def notable(results: Results, say: Say) -> str:
    """Show the games to look at, each with its record."""
    if not results.notable:
        return ""
    games = "".join(_game(each, results.game, say) for each in results.notable)
    return (
        f'<section class="wide"><h2>{escape(say("tournament.notable"))}</h2>'
        f"<p>{escape(say('tournament.notable-about'))}</p>"
        f'<div class="games">{games}</div></section>'
    )


def _game(each: Notable, game: str, say: Say) -> str:
    record: dict[str, Any] = each.record
    winners, scores = record["result"]["winners"], record["result"]["scores"]
    seats = "".join(
        f"<li{' class=won' if seat in winners else ''}><span>{escape(name)}</span>"
        f"<span>{say('tournament.count', count=scores[seat])}</span></li>"
        for seat, name in enumerate(record["seats"])
    )
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
    saved = b64encode(text).decode()
    told = say("tournament.notable-game", number=each.game, turns=len(record["moves"]))
    return (
        f'<div class="print"><h3>{escape(say(f"tournament.notable-{each.kind}"))}</h3><ul>{seats}</ul>'
        f"<small>{escape(told)}</small>"
        f'<a download="{game}-{each.kind}.json" href="data:application/json;base64,{saved}">'
        f"{escape(say('tournament.notable-save'))}</a>"
        f"<details><summary>{escape(say('tournament.notable-show'))}</summary>"
        f"<pre>{escape(', '.join(record['moves']))}</pre></details></div>"
    )


def forfeits(results: Results, say: Say) -> str:
    """Tell who forfeited and what it said."""
    told: list[str] = []
    for each in results.entrants:
        for forfeit in each.forfeited:
            words = escape(forfeit_words(each.name, forfeit, say))
            told.append(f'<div class="forfeit"><p>{words}</p>{_stderr(forfeit.first.stderr, say)}</div>')
        if each.withdrawn:
            told.append(
                f'<div class="forfeit"><p>{escape(say("tournament.withdrawn", name=each.name))}</p></div>'
            )
    if results.endless:
        told.append(
            f'<div class="forfeit"><p>{escape(say("tournament.endless", count=results.endless))}</p></div>'
        )
    none = f"<p>{escape(say('tournament.forfeits-none'))}</p>"
    return section(say, "forfeits", "".join(told) or none)


def _stderr(lines: Sequence[str], say: Say) -> str:
    if not lines:
        return ""
    return (
        f"<details><summary>{escape(say('tournament.stderr'))}</summary>"
        f"<pre>{escape(chr(10).join(lines))}</pre></details>"
    )


def machine(results: Results, say: Say) -> str:
    """Tell how long decisions took, and what was written to standard error."""
    heads = [
        say(key)
        for key in (
            "tournament.head-entrant",
            "tournament.machine-decisions",
            "tournament.machine-mean",
            "tournament.machine-slowest",
        )
    ]
    head = "".join(
        f'<th scope="col"{"" if at else " class=who"}>{escape(each)}</th>' for at, each in enumerate(heads)
    )
    rows = "".join(
        f'<tr><th scope="row" class="who">{escape(name)}</th>'
        f"<td>{say('tournament.count', count=each.decisions)}</td>"
        f"<td>{say('tournament.milliseconds', ms=each.mean_ms)}</td>"
        f"<td>{say('tournament.milliseconds', ms=each.slowest_ms)}</td></tr>"
        for name, each in results.machine.items()
    )
    words = "".join(
        f"<p><b>{escape(name)}</b></p>{_stderr(each.stderr, say)}"
        for name, each in results.machine.items()
        if each.stderr
    )
    table = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return section(say, "machine", table + words)
