"""`fathoms rulesets`: list, show, check and make rule sets, and the codes to share them."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any, cast

import msgspec

from fathoms.cli import files, kept_rules
from fathoms.cli.app import BAD_INPUT, complain, program
from fathoms.cli.options import any_rules, changes_in, is_file, pick_game, pick_rules
from fathoms.cli.streams import echo, echo_json
from fathoms.core import BadRules, Malformed, find_game, game_names
from fathoms.core.code import pack
from fathoms.core.rules import schema as rules_schema
from fathoms.core.text import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame
    from fathoms.protocol.workshop import ToldChange
    from fathoms.texts import Texts


def list_(say: Texts, game: str | None, json: bool) -> None:
    """List the rule sets of one game or of all: those built in, and those kept here."""
    games = [find_game(name) for name in game_names()] if game is None else [find_game(game)]
    if json:
        told: dict[str, dict[str, Any]] = {}
        for each in games:
            sets = {
                **each.rule_sets,
                **{name: kept_rules.find_kept(each, name) for name in kept_rules.kept_names(each)},
            }
            told[each.name] = {name: rules.differences(each.standard) for name, rules in sets.items()}
        echo_json(told)
        return
    for number, each in enumerate(games):
        if number:
            echo()
        if len(games) > 1:
            echo(each.name)
        broad = max(map(len, [*each.rule_sets, *kept_rules.kept_names(each)]))
        for name in each.rule_sets:
            title, about = f"{each.name}.ruleset-{name}", f"{each.name}.ruleset-{name}-about"
            echo(f"  {name:<{broad}}  {say(about if say.has(about) else title)}")
        for name in kept_rules.kept_names(each):
            changes = list(kept_rules.find_kept(each, name).differences(each.standard))
            key = "cli.kept-box" if name == kept_rules.BOX else "cli.kept-line"
            echo(f"  {name:<{broad}}  {say(key, count=len(changes), changes=changes)}")


def show(say: Texts, game: str | None, rules: str | None, full: bool, schema: bool) -> None:
    """Show a rule set: what differs, or all of it, and its code; or the schema of the game's rule sets."""
    del say
    found, rules_text = _game_and_rules(game, rules)
    if schema:
        echo_json(rules_schema((found or pick_game(None)).rules_type), pretty=True)
        return
    meant, chosen = _resolve(found, rules_text)
    shown = kept_rules.rules_json(meant, chosen)
    if full:
        shown["rules"] = msgspec.to_builtins(chosen)
    echo_json({**shown, "code": pack(meant, chosen)}, pretty=True)


def check(say: Texts, game: str | None, rules: str | None) -> int:
    """Say whether a rule set is sound; of a file, everything that is wrong with it."""
    found, text = _game_and_rules(game, rules)
    if text is None:
        raise Malformed("cli.which-rules")
    named = found is not None and (text in found.rule_sets or text in kept_rules.kept_names(found))
    if is_file(text) and not named:
        meant, given = changes_in(files.read_json(text), found)
        if found is not None and meant is not found:
            raise BadRules("cli.rules-other-game", game=found.name, other=meant.name)
        read = meant.read(given)
        if len(read.problems) == 1:
            raise read.problems[0]
        for problem in read.problems:
            complain(printable(say.sentence(problem)))
        if read.problems:
            return BAD_INPUT
        chosen: Any = read.rules
    else:
        meant, chosen = _resolve(found, text)
    changes = list(chosen.differences(meant.standard))
    echo(say("cli.rules-sound", game=meant.name, count=len(changes), changes=changes))
    return 0


def new(say: Texts, game: str | None, change: tuple[str, ...], base: str | None, out: str | None) -> None:
    """Make a rule set from another one by changing fields, and write it down."""
    found = pick_game(game)
    rules = changed_rules(found, pick_rules(found, base), change)
    code = pack(found, rules)
    if out is None:
        echo_json(kept_rules.rules_json(found, rules), pretty=True)
        echo(say("cli.rules-code", code=code), err=True)
        return
    files.write(out, kept_rules.rules_file(found, rules), new=True)
    echo(say("cli.rules-written", path=out))
    echo(say("cli.rules-code", code=code))


def changed_rules(game: AnyGame, base: Any, change: Sequence[str]) -> Any:
    """Make a rule set from another one and changes as a person types them, `field=value`."""
    changes = base.differences(game.standard)
    for text in change:
        field, equals, value = text.partition("=")
        if not equals:
            raise Malformed("cli.change-without-value", text=text[:80])
        changes[field.strip()] = _value(value.strip(), _kind(game, field.strip()))
    return game.rules(changes)


def _kind(game: AnyGame, field: str) -> str | None:
    """Tell what a field takes: a text, in which digits are letters like others, a list, or something else."""
    fields = rules_schema(game.rules_type)["$defs"][game.rules_type.__name__]["properties"]
    return fields.get(field, {}).get("type")


def _game_and_rules(game: str | None, rules: str | None) -> tuple[AnyGame | None, str | None]:
    """A file or a code names its game, so it may stand alone, in the game's place."""
    if game is None:
        return None, rules
    if game in game_names():
        return find_game(game), rules
    if rules is None:
        return None, game
    return find_game(game), rules


def _resolve(game: AnyGame | None, text: str | None) -> tuple[AnyGame, Any]:
    if game is not None:
        return game, pick_rules(game, text)
    if text is None:
        raise Malformed("cli.which-game", known=list(game_names()))
    return any_rules(text, None)


def _value(text: str, kind: str | None) -> Any:
    """Read a value as JSON, values between commas as a list where one is asked for, anything else as text."""
    if kind == "string" and not text.startswith('"'):
        return text
    if kind == "array" and not text.startswith("["):
        return [_value(each.strip(), None) for each in text.split(",")]
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text


def keep(say: Texts, game: str | None, name: str | None, change: tuple[str, ...], base: str | None) -> None:
    """Keep a rule set under a name."""
    found = pick_game(game)
    if name is None:
        raise Malformed("cli.keep-name")
    if name == kept_rules.BOX:
        raise Malformed("cli.keep-box", command=f"{program()} rulesets box {found.name}")
    rules = changed_rules(found, pick_rules(found, base), change)
    again = kept_rules.keep_rules(found, name, rules)
    echo(say("cli.kept-again" if again else "cli.kept", name=name))
    tell_rules(found, rules, say)
    echo(say("cli.kept-use", command=f"{program()} play {found.name} --rules {shlex.quote(name)}"))


def forget(say: Texts, game: str | None, name: str | None) -> None:
    """Forget a rule set that was kept."""
    found = pick_game(game)
    if name is None or not kept_rules.forget_rules(found, name):
        known = kept_rules.kept_names(found)
        key = "cli.not-kept" if known else "cli.none-kept"
        raise Malformed(key, name=(name or "")[:40], game=found.name, known=list(known))
    echo(say("cli.forgotten", name=name))


def box(say: Texts, game: str | None, change: tuple[str, ...], forget: bool) -> None:
    """Type the values printed in a boxed game once, show them, or forget them."""
    found = pick_game(game)
    printed = found.workbench().box
    if not printed:
        raise Malformed("cli.box-none", game=found.name)
    if forget:
        there = kept_rules.forget_rules(found, kept_rules.BOX)
        echo(say("cli.box-forgotten" if there else "cli.box-not-there", game=_title(found, say)))
        return
    if not change:
        _show_box(found, printed, say)
        return
    for text in change:
        if text.partition("=")[0].strip() not in printed:
            raise Malformed("cli.box-field", text=text[:40], fields=list(printed))
    rules = changed_rules(found, kept_rules.find_kept(found, kept_rules.BOX) or found.standard, change)
    kept_rules.keep_rules(found, kept_rules.BOX, rules)
    echo(say("cli.box-kept", game=_title(found, say)))
    tell_rules(found, rules, say)


def _show_box(game: AnyGame, printed: Sequence[str], say: Texts) -> None:
    rules = kept_rules.find_kept(game, kept_rules.BOX)
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
    from fathoms.workshop.rule_sets import told_changes  # what every command here can do without

    for change in told_changes(game, game.standard, rules, say):
        echo("  " + change_line(change, say))


def change_line(change: ToldChange, say: Texts) -> str:
    """Tell a change in words, with the name of the field to type."""
    return say(
        "compare.change",
        title=change.title,
        field=change.field,
        before=change.before_words,
        after=change.after_words,
    )
