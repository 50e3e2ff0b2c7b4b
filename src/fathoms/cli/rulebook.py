"""`fathoms rules`: the rule book of a game with its own numbers, every rule beside its id."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any, Final

from fathoms.cli.kept_rules import usual_rules
from fathoms.cli.rules_option import pick_game, pick_rules
from fathoms.cli.screen import console, print_lines
from fathoms.core import Line, Malformed, Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.core.book import Rule
    from fathoms.texts import Texts

_MARGIN: Final = 5
_WIDEST: Final = 96
_MARK: Final = "#e5a50a"


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
        print_lines(paper, [[Span("")], [Span(say.phrase(section.title), "bold underline")], [Span("")]])
        for rule in section.rules:
            print_lines(paper, _rule_lines(rule, columns, say))
        if section.drawing:
            print_lines(paper, [[Span("")], *([Span(" " * _MARGIN + line)] for line in section.drawing)])
        if section.legend:
            print_lines(paper, [[Span("")], [Span(" " * _MARGIN + say.phrase(section.legend))]])
    legend = _legend([rule for section in book for rule in section.rules], say)
    for sentence in legend:
        print_lines(
            paper, [[Span("")], *([Span(line, "dim")] for line in textwrap.wrap(sentence, columns - 1))]
        )


def _rule_lines(rule: Rule, columns: int, say: Texts) -> Iterator[Line]:
    """Set a rule beside its id, with its marks behind it."""
    marks = [
        say(f"cli.mark-{mark}")
        for mark, given in (("changed", rule.changed), ("reconstructed", rule.reconstructed))
        if given
    ]
    tail = "".join(f" [{mark}]" for mark in marks)
    body: list[str] = []
    broad = max(20, columns - _MARGIN - 1)
    for paragraph in (say.phrase(rule.text) + tail).splitlines():
        body += textwrap.wrap(paragraph, broad) or [""]
    for at, text in enumerate(body):
        margin = Span(f"{rule.id:<{_MARGIN}}", "bold") if at == 0 else Span(" " * _MARGIN)
        yield [margin, *_marked(text, marks)]


def _marked(text: str, marks: list[str]) -> list[Span]:
    """Colour the marks, where a line holds them whole."""
    spans = [Span(text)]
    for mark in marks:
        head, found, tail = spans[-1].text.partition(f"[{mark}]")
        if found:
            spans[-1:] = [Span(head), Span(found, _MARK), Span(tail)]
    return spans


def _legend(book: list[Rule], say: Texts) -> list[str]:
    """Explain the marks that the book bears."""
    sentences: list[str] = []
    if any(rule.changed for rule in book):
        sentences.append(say("cli.legend-changed", mark=say("cli.mark-changed")))
    if any(rule.reconstructed for rule in book):
        sentences.append(say("cli.legend-reconstructed", mark=say("cli.mark-reconstructed")))
    return sentences
