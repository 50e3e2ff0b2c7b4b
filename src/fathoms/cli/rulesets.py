"""`fathoms rulesets`: list, show, check and make rule sets, and the codes to share them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.cli import files
from fathoms.cli.app import BAD_INPUT, complain
from fathoms.cli.kept_rules import BOX, find_kept, kept_names
from fathoms.cli.rules_option import any_rules, changes_in, is_file, pick_game, pick_rules, to_json
from fathoms.cli.streams import echo, echo_json
from fathoms.core import BadRules, Malformed, find_game, game_names
from fathoms.core.code import pack
from fathoms.core.rules import schema as rules_schema
from fathoms.core.text import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import AnyGame
    from fathoms.texts import Texts


def list_(say: Texts, game: str | None, json: bool) -> None:  # noqa: FBT001 - an option
    """List the rule sets of one game or of all: those built in, and those kept here."""
    games = [find_game(name) for name in game_names()] if game is None else [find_game(game)]
    if json:
        echo_json(
            {
                each.name: {
                    name: each_set.differences(each.standard) for name, each_set in _all_sets(each).items()
                }
                for each in games
            }
        )
        return
    for number, each in enumerate(games):
        if number:
            echo()
        if len(games) > 1:
            echo(each.name)
        broad = max(map(len, [*each.rule_sets, *kept_names(each)]))
        for name in each.rule_sets:
            title, about = f"{each.name}.ruleset-{name}", f"{each.name}.ruleset-{name}-about"
            echo(f"  {name:<{broad}}  {say(about if say.has(about) else title)}")
        for name in kept_names(each):
            changes = list(find_kept(each, name).differences(each.standard))
            key = "cli.kept-box" if name == BOX else "cli.kept-line"
            echo(f"  {name:<{broad}}  {say(key, count=len(changes), changes=changes)}")


def _all_sets(game: AnyGame) -> dict[str, Any]:
    return {**game.rule_sets, **{name: find_kept(game, name) for name in kept_names(game)}}


def show(say: Texts, game: str | None, rules: str | None, full: bool, schema: bool) -> None:  # noqa: FBT001 - options
    """Show a rule set: what differs, or all of it, and its code; or the schema of the game's rule sets."""
    del say
    found, rules_text = _game_and_rules(game, rules)
    if schema:
        echo_json(rules_schema((found or pick_game(None)).rules_type), pretty=True)
        return
    meant, chosen = _resolve(found, rules_text)
    shown = to_json(meant, chosen)
    if full:
        shown["rules"] = msgspec.to_builtins(chosen)
    echo_json({**shown, "code": pack(meant, chosen)}, pretty=True)


def check(say: Texts, game: str | None, rules: str | None) -> int:
    """Say whether a rule set is sound; of a file, everything that is wrong with it."""
    found, text = _game_and_rules(game, rules)
    if text is None:
        raise Malformed("cli.which-rules")
    named = found is not None and (text in found.rule_sets or text in kept_names(found))
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
        echo_json(to_json(found, rules), pretty=True)
        echo(say("cli.rules-code", code=code), err=True)
        return
    _write_new(out, msgspec.json.format(msgspec.json.encode(to_json(found, rules)), indent=2) + b"\n")
    echo(say("cli.rules-written", path=out))
    echo(say("cli.rules-code", code=code))


def changed_rules(game: AnyGame, base: Any, change: Sequence[str]) -> Any:
    """Make a rule set from another one and changes as a person types them, `field=value`."""
    changes = base.differences(game.standard)
    for text in change:
        field, equals, value = text.partition("=")
        if not equals:
            raise Malformed("cli.change-without-value", text=text[:80])
        changes[field.strip()] = _value(value.strip(), is_text=_is_text(game, field.strip()))
    return game.rules(changes)


def _is_text(game: AnyGame, field: str) -> bool:
    """Tell whether a field takes a text, in which digits are letters like others."""
    fields = rules_schema(game.rules_type)["$defs"][game.rules_type.__name__]["properties"]
    return fields.get(field, {}).get("type") == "string"


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


def _value(text: str, *, is_text: bool) -> Any:
    """Read a value as JSON, a bare list of numbers as a list, anything else as text."""
    if is_text and not text.startswith('"'):
        return text
    for attempt in (text, f"[{text}]" if "," in text else text):
        try:
            return msgspec.json.decode(attempt)
        except (msgspec.DecodeError, RecursionError):
            continue
    return text


def _write_new(path: str, content: bytes) -> None:
    """Write a new file; one that exists is left alone."""
    try:
        with Path(path).open("xb") as file:
            file.write(content)
    except FileExistsError as error:
        raise Malformed("cli.save-exists", path=path) from error
    except (OSError, ValueError) as error:
        raise files.refused(error, path) from error
