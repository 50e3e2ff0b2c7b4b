"""`fathoms rules`: the rule book of a game with its own numbers, every rule beside its id."""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING, Any, Final

from fathoms.cli.kept_rules import usual_rules
from fathoms.cli.options import pick_game, pick_rules
from fathoms.cli.printing import console, print_lines
from fathoms.core import Line, Malformed, Span
from fathoms.core.book import MARKED, marked_sources

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fathoms.cli.printing import Console
    from fathoms.core.book import Rule, Section
    from fathoms.texts import Texts

_MARGIN: Final = 5
_WIDEST: Final = 96
_MARK: Final = "#e5a50a"
_STAY: Final = "\x1f"
"""A blank at which no line is broken."""


def rules(say: Texts, **given: Any) -> None:
    """Show the rule book, or one rule of it."""
    game = pick_game(given["game"])
    chosen = usual_rules(game) if given["rules"] is None else pick_rules(game, given["rules"])
    book = game.book(chosen)
    paper = console(no_color=given["no_color"])
    columns = min(paper.width, _WIDEST)
    if given["rule"] is not None:
        known = {rule.id.upper(): rule for section in book for rule in section.rules}
        rule = known.get(given["rule"].upper())
        if rule is None:
            ids = [rule.id for rule in known.values()]
            raise Malformed("cli.no-rule", id=given["rule"][:40], known=list(ids))
        print_lines(paper, _rule_lines(rule, columns, say))
        return
    print_lines(paper, [[Span(say(f"{game.name}.title"), "bold")]])
    if given["rules"] is None and chosen != game.standard:
        print_lines(paper, [[Span(say("play.with-box"), "dim")]])
    for section in book:
        _print_section(paper, section, columns, say)
    for number, sentence in enumerate(_legend(book, say)):
        words = textwrap.wrap(sentence, columns - 1)
        print_lines(paper, [*([] if number else [[Span("")]]), *([Span(line, "dim")] for line in words)])


def _print_section(paper: Console, section: Section, columns: int, say: Texts) -> None:
    """Print what belongs together: words, rules with their examples, a drawing."""
    print_lines(paper, [[Span("")], [Span(say.phrase(section.title), "bold underline")], [Span("")]])
    for number, paragraph in enumerate(section.text):
        words = textwrap.wrap(say.phrase(paragraph), columns - 1)
        print_lines(paper, [*([[Span("")]] if number else []), *([Span(line)] for line in words)])
    for rule in section.rules:
        print_lines(paper, _rule_lines(rule, columns, say))
        if rule.example:
            drawn = ([Span(" " * _MARGIN + line)] for line in rule.example.drawing)
            print_lines(paper, [[Span("")], *drawn, [Span("")]])
    if section.drawing:
        print_lines(paper, [[Span("")], *([Span(" " * _MARGIN + line)] for line in section.drawing)])
    if section.legend:
        print_lines(paper, [[Span("")], [Span(" " * _MARGIN + say.phrase(section.legend))]])


def _rule_lines(rule: Rule, columns: int, say: Texts) -> Iterator[Line]:
    """Set a rule beside its id; each passage has the mark of its source behind it."""
    paragraphs: list[str] = []
    marks: list[str] = []
    for passage in rule.passages:
        paragraphs.append(passage.text(say))
        if passage.source in MARKED:
            marks.append(say(f"core.source-{passage.source}"))
            paragraphs[-1] += " " + _whole(marks[-1])
    if rule.changed:
        marks.append(say("cli.mark-changed"))
        paragraphs[-1] += " " + _whole(marks[-1])
    body: list[str] = []
    broad = max(20, columns - _MARGIN - 1)
    # Each passage begins a line of its own, so that everybody sees what a mark is for.
    for paragraph in "\n".join(paragraphs).splitlines():
        body += textwrap.wrap(paragraph, broad) or [""]
    body = [text.replace(_STAY, " ") for text in body]
    for at, text in enumerate(body):
        margin = Span(f"{rule.id:<{_MARGIN}}", "bold") if at == 0 else Span(" " * _MARGIN)
        yield [margin, *_marked(text, marks)]


def _whole(mark: str) -> str:
    """Write a mark that no line breaks apart."""
    return f"[{mark}]".replace(" ", _STAY)


def _marked(text: str, marks: list[str]) -> list[Span]:
    """Colour the marks."""
    if not marks:
        return [Span(text)]
    parts = re.split("(" + "|".join(re.escape(f"[{mark}]") for mark in marks) + ")", text)
    return [Span(part, _MARK if at % 2 else "") for at, part in enumerate(parts) if part or not at]


def _legend(book: Sequence[Section], say: Texts) -> list[str]:
    """Explain the marks that the book bears."""
    sentences: list[str] = []
    if any(rule.changed for section in book for rule in section.rules):
        sentences.append(say("cli.legend-changed", mark=say("cli.mark-changed")))
    sources = marked_sources(book)
    for source in sources:
        about = say(f"core.source-{source}-about")
        sentences.append(say("cli.legend-source", mark=say(f"core.source-{source}"), about=about))
    return [*sentences, say("core.source-book-about")] if sources else sentences
