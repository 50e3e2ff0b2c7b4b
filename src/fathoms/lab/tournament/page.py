"""The results as one page that needs no other file and no other host, light or dark or on paper."""

from __future__ import annotations

from html import escape
from shlex import quote
from typing import TYPE_CHECKING, Final

from fathoms.lab.tournament import charts
from fathoms.lab.tournament.page_parts import forfeits, machine, notable, rounds, section
from fathoms.lab.tournament.style import CSS, FLOOR, SEA, fonts

if TYPE_CHECKING:
    from fathoms.core import Say
    from fathoms.lab.tournament.results import Meeting, Results, Standing

_PAINTED: Final = ("green", "blue", "yellow", "red", "violet", "white", "black")


def draw_page(results: Results, say: Say, lang: str) -> str:
    """Write the page in one language."""
    game = say(f"{results.game}.title")
    title = say("tournament.page-title", game=game)
    sections = [
        _ratings(results, say),
        _table(results, say),
        _meetings(results, say),
        *_plots(results, say),
        rounds(results, say),
        notable(results, say),
        forfeits(results, say),
        machine(results, say),
    ]
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)} · Fathoms</title>\n<style>{fonts()}{CSS}</style>\n</head>\n<body>\n"
        f"{_header(results, title, say)}\n<main>\n" + "\n".join(filter(None, sections)) + "\n</main>\n"
        f"{_footer(results, say)}\n</body>\n</html>\n"
    )


def _header(results: Results, title: str, say: Say) -> str:
    facts: list[tuple[str, float]] = [
        ("entrants", len(results.entrants)),
        ("games", results.games),
        ("players", results.players),
        ("seconds", results.seconds),
    ]
    told = [
        (say("tournament.count", count=figure), say(f"tournament.fact-{what}", count=figure))
        for what, figure in facts
    ]
    told.append((str(results.seed), say("tournament.fact-seed")))
    shown = [f"<li><b>{escape(figure)}</b>{escape(what)}</li>" for figure, what in told]
    halted = "" if results.complete else f'<p class="halted">{escape(say("tournament.page-incomplete"))}</p>'
    return (
        f'<header>{SEA}<div class="words"><h1>{escape(title)}</h1>'
        f'<p class="system">{escape(say(f"tournament.system-{results.system}"))}</p>{halted}'
        f'<ul class="facts">{"".join(shown)}</ul></div></header>'
    )


def _footer(results: Results, say: Say) -> str:
    asked = results.asked
    options = {
        "entrants": asked.entrants,
        "format": results.system,
        "players": str(results.players),
        "games": str(asked.games),
        "rounds": str(asked.rounds) if asked.rounds else "",
        "rules": asked.rules if results.rules else "",
        "seed": str(results.seed),
        "time": f"{results.seconds:g}",
    }
    words = [f"--{name} {quote(value)}" for name, value in options.items() if value]
    command = f"<code>{escape(' '.join(['fathoms tournament', results.game, *words]))}</code>"
    told = escape(say("tournament.footer", command="\0")).replace("\0", command)
    return f'<footer>{FLOOR}<div class="words"><p>{told}</p></div></footer>'


def _ratings(results: Results, say: Say) -> str:
    rows = [charts.Rated(each.name, each.rating, each.low, each.high) for each in results.entrants]
    told = "; ".join(
        f"{each.name} {say('tournament.rating', rating=each.rating)} "
        f"({say('tournament.interval', low=each.low, high=each.high)})"
        for each in results.entrants
    )
    plot = charts.ratings(rows, told, lambda figure: say("tournament.rating", rating=figure))
    return section(say, "standing", plot, wide=True)


def _table(results: Results, say: Say) -> str:
    swiss = ["points", "buchholz"] if results.system == "swiss" else []
    heads = ["rank", "entrant", *swiss, "rating", "interval", "games", "wins", "score", "forfeits"]
    told = [(each, escape(say(f"tournament.head-{each}"))) for each in heads]
    head = "".join(
        f'<th scope="col"{" class=who" if each == "entrant" else ""}>{words}</th>' for each, words in told
    )
    rows = "".join(_row(each, say, swiss=bool(swiss)) for each in results.entrants)
    table = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    notes = "".join(
        f"<p>{escape(say('tournament.note', name=each.name, note=each.note))}</p>"
        for each in results.entrants
        if each.note is not None
    )
    return section(say, "table", table + notes, wide=True, about=False)


def _row(each: Standing, say: Say, *, swiss: bool) -> str:
    cells = [f'<td class="rank">{each.rank}</td>']
    what = say("tournament.kind-bot") if each.kind == "bot" else each.given
    cells.append(
        f'<th scope="row" class="who">{escape(each.name)} <span class="kind">{escape(what)}</span></th>'
    )
    figures = [
        *([say("tournament.points", points=each.points or 0)] if swiss else []),
        *([say("tournament.points", points=each.buchholz or 0)] if swiss else []),
        say("tournament.rating", rating=each.rating),
        say("tournament.interval", low=each.low, high=each.high),
        say("tournament.count", count=each.games),
        say("tournament.share", share=100 * each.win_share),
        say("tournament.mean", mean=each.mean_score) if each.mean_score is not None else "–",
        say("tournament.count", count=each.forfeits),
    ]
    cells += [f"<td>{escape(figure)}</td>" for figure in figures]
    return f"<tr>{''.join(cells)}</tr>"


def _meetings(results: Results, say: Say) -> str:
    heads = "".join(
        f'<th scope="col" title="{escape(each.name)}" style="text-align:center">{each.rank}</th>'
        for each in results.entrants
    )
    rows = "".join(
        f'<tr><th scope="row">{each.rank}. {escape(each.name)}</th>'
        + "".join(
            _cell(meeting, say, same=at == column) for column, meeting in enumerate(results.meetings[at])
        )
        + "</tr>"
        for at, each in enumerate(results.entrants)
    )
    table = f'<table class="cross"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return section(say, "meetings", f'<div class="scroll">{table}</div>', wide=True)


def _cell(meeting: Meeting | None, say: Say, *, same: bool) -> str:
    if meeting is None:
        return '<td class="self"></td>' if same else "<td>–</td>"
    decided = meeting.won + meeting.lost
    games = escape(say("tournament.meeting-cell", games=meeting.games))
    if not decided:
        return f"<td><b>–</b><small>{games}</small></td>"
    share = meeting.won / decided
    paint = "var(--win)" if share >= 0.5 else "var(--loss)"
    depth = round(abs(share - 0.5) * 2 * 62)
    shown = escape(say("tournament.share", share=100 * share))
    return (
        f'<td style="background:color-mix(in srgb, {paint} {depth}%, transparent)"><b>{shown}</b>'
        f"<small>{games}</small></td>"
    )


def _plots(results: Results, say: Say) -> list[str]:
    """Draw what finished games were like; without any there is nothing to draw."""

    def count(figure: float) -> str:
        return say("tournament.count", count=figure)

    if not results.finished:
        return []
    rows = [
        (each.name, each.scores, each.mean_score, say("tournament.score-mean", mean=each.mean_score))
        for each in results.entrants
        if each.mean_score is not None
    ]
    told = "; ".join(f"{name} {words}" for name, _, _, words in rows)
    seats = [
        (
            say("tournament.seat", number=at),
            _paint(seat.colour),
            seat.win_share,
            say("tournament.share", share=100 * seat.win_share),
        )
        for at, seat in enumerate(results.seats, start=1)
    ]
    seats_told = "; ".join(f"{name} {share}" for name, _, _, share in seats)
    points, turns = say("tournament.axis-points"), say("tournament.axis-turns")
    margins = charts.histogram(results.margins, say("tournament.margins-about"), points, count)
    lengths = charts.histogram(results.turns, say("tournament.lengths-about"), turns, count)
    return [
        section(say, "scores", charts.ridges(rows, told, count)),
        section(say, "seats", charts.shares(seats, 1 / results.players, seats_told)),
        section(say, "margins", margins),
        section(say, "lengths", lengths),
    ]


def _paint(colour: str) -> str:
    return f"var(--player-{colour.lower()})" if colour.lower() in _PAINTED else "var(--bar)"
