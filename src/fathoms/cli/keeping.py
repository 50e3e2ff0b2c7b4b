"""`fathoms rulesets keep`, `forget` and `box`: rule sets under names of one's own."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any, cast

from fathoms.cli.app import program
from fathoms.cli.kept_rules import BOX, find_kept, forget_rules, keep_rules, kept_names
from fathoms.cli.rules_option import pick_game, pick_rules
from fathoms.cli.rulesets import changed_rules
from fathoms.cli.streams import echo
from fathoms.core import Malformed
from fathoms.workshop.telling import told_changes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame
    from fathoms.texts import Texts


def keep(say: Texts, game: str | None, name: str | None, change: tuple[str, ...], base: str | None) -> None:
    """Keep a rule set under a name."""
    found = pick_game(game)
    if name is None:
        raise Malformed("cli.keep-name")
    if name == BOX:
        raise Malformed("cli.keep-box", command=f"{program()} rulesets box {found.name}")
    rules = changed_rules(found, pick_rules(found, base), change)
    again = keep_rules(found, name, rules)
    echo(say("cli.kept-again" if again else "cli.kept", name=name))
    tell_rules(found, rules, say)
    echo(say("cli.kept-use", command=f"{program()} play {found.name} --rules {shlex.quote(name)}"))


def forget(say: Texts, game: str | None, name: str | None) -> None:
    """Forget a rule set that was kept."""
    found = pick_game(game)
    if name is None or not forget_rules(found, name):
        known = kept_names(found)
        key = "cli.not-kept" if known else "cli.none-kept"
        raise Malformed(key, name=(name or "")[:40], game=found.name, known=list(known))
    echo(say("cli.forgotten", name=name))


def box(say: Texts, game: str | None, change: tuple[str, ...], forget: bool) -> None:  # noqa: FBT001 - an option
    """Type the values printed in a boxed game once, show them, or forget them."""
    found = pick_game(game)
    printed = found.workbench().box
    if not printed:
        raise Malformed("cli.box-none", game=found.name)
    if forget:
        there = forget_rules(found, BOX)
        echo(say("cli.box-forgotten" if there else "cli.box-not-there", game=_title(found, say)))
        return
    if not change:
        _show_box(found, printed, say)
        return
    for text in change:
        if text.partition("=")[0].strip() not in printed:
            raise Malformed("cli.box-field", text=text[:40], fields=list(printed))
    rules = changed_rules(found, find_kept(found, BOX) or found.standard, change)
    keep_rules(found, BOX, rules)
    echo(say("cli.box-kept", game=_title(found, say)))
    tell_rules(found, rules, say)


def _show_box(game: AnyGame, printed: Sequence[str], say: Texts) -> None:
    rules = find_kept(game, BOX)
    if rules is None:
        values = ((field, _typed(getattr(game.standard, field))) for field in printed)
        example = " ".join(f"--change {field}={value}" for field, value in values if value)
        echo(say("cli.box-not-there", game=_title(game, say)))
        echo(say("cli.box-how", command=f"{program()} rulesets box {game.name} {example}"))
        return
    echo(say("cli.box-there", game=_title(game, say)))
    tell_rules(game, rules, say)


def _title(game: AnyGame, say: Texts) -> str:
    key = f"{game.name}.title"
    return say(key) if say.has(key) else game.name


def _typed(value: Any) -> str:
    return ",".join(map(str, cast("tuple[Any, ...]", value))) if isinstance(value, tuple) else str(value)


def tell_rules(game: AnyGame, rules: Any, say: Texts) -> None:
    """Tell what the rules change, a line for each field."""
    for change in told_changes(game, game.standard, rules, say):
        echo(
            "  "
            + say(
                "compare.change",
                title=change.title,
                field=change.field,
                before=change.before_words,
                after=change.after_words,
            )
        )
