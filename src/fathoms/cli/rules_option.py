"""What a person means by `--rules`: a rule set built in or kept, a share code, a file. Resolved only here."""

from __future__ import annotations

import os.path
from typing import TYPE_CHECKING, Any, Final, cast

from fathoms.cli import files
from fathoms.cli.kept_rules import FORMAT, find_kept, kept_names
from fathoms.core.code import looks_like_code, unpack
from fathoms.core.errors import BadRules, Malformed
from fathoms.core.registry import find_game, game_names
from fathoms.core.rules import shorten

if TYPE_CHECKING:
    from fathoms.core.game import AnyGame

_KNOWN: Final = ("format", "game", "rules")


def pick_game(name: str | None) -> AnyGame:
    """Find the game a command is about, or say which there are."""
    if name is None:
        raise Malformed("cli.which-game", known=list(game_names()))
    return find_game(name)


def pick_rules(game: AnyGame, text: str | None) -> Any:
    """Find the rule set for a game; without one, the standard one."""
    if text is None:
        return game.standard
    if text in game.rule_sets:
        return game.rule_sets[text]
    if (kept := find_kept(game, text)) is not None:
        return kept
    meant, rules = any_rules(text, game)
    if meant.name != game.name:
        raise BadRules("cli.rules-other-game", game=game.name, other=meant.name)
    return rules


def any_rules(text: str, game: AnyGame | None) -> tuple[AnyGame, Any]:
    """Read a code or a file; both name their game, so it need not be known before."""
    if looks_like_code(text):
        return unpack(text)
    if not is_file(text):
        if game is None:
            raise Malformed("cli.no-rules-anywhere", text=text[:80])
        known = [*game.rule_sets, *kept_names(game)]
        raise Malformed("cli.no-rules", text=text[:80], known=list(known))
    return from_json(files.read_json(text), game)


def is_file(text: str) -> bool:
    """Tell whether a person meant a file, or what comes in by a pipe."""
    return text == files.STDIN or os.path.exists(text)  # noqa: PTH110 - `Path` stumbles over overlong names


def from_json(data: object, game: AnyGame | None) -> tuple[AnyGame, Any]:
    """Make a rule set of a file's JSON: with its game named, or the bare fields for a game that is known."""
    meant, changes = changes_in(data, game)
    return meant, meant.rules(changes)


def changes_in(data: object, game: AnyGame | None) -> tuple[AnyGame, object]:
    """Find in a file's JSON the game, and what its rule set changes; whether it is sound is not looked at."""
    if not isinstance(data, dict):
        raise BadRules("core.rules-not-object")
    given = cast("dict[str, Any]", data)
    if game is not None and "format" not in given:
        return game, given
    if given.get("format") != FORMAT:
        raise BadRules("cli.rules-format", found=shorten(given.get("format")), format=FORMAT)
    for name in given:
        if name not in _KNOWN:
            raise BadRules("cli.rules-file-unknown", field=name[:40], known=list(_KNOWN))
    named = given.get("game")
    if not isinstance(named, str):
        raise BadRules("cli.rules-no-game", known=list(game_names()))
    return find_game(named), given.get("rules", {})


def to_json(game: AnyGame, rules: Any) -> dict[str, Any]:
    """Write a rule set as a file holds it."""
    return {"format": FORMAT, "game": game.name, "rules": rules.differences(game.standard)}
