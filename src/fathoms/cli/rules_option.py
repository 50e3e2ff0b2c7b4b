"""What a person means by `--rules`: a built-in rule set, a share code, or a file. Resolved here alone."""

from __future__ import annotations

import os.path
from typing import TYPE_CHECKING, Any, Final, cast

from fathoms.cli import files
from fathoms.core.code import looks_like_code, unpack
from fathoms.core.errors import BadRules, Malformed
from fathoms.core.registry import find_game, game_names
from fathoms.core.rules import shorten

if TYPE_CHECKING:
    from fathoms.core.game import AnyGame

FORMAT: Final = "fathoms-rules/1"
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
    meant, rules = any_rules(text, game)
    if meant.name != game.name:
        raise BadRules("cli.rules-other-game", game=game.name, other=meant.name)
    return rules


def any_rules(text: str, game: AnyGame | None) -> tuple[AnyGame, Any]:
    """Read a code or a file; both name their game, so it need not be known before."""
    if looks_like_code(text):
        return unpack(text)
    if text != files.STDIN and not os.path.exists(text):  # noqa: PTH110 - `Path` stumbles over overlong names
        if game is None:
            raise Malformed("cli.no-rules-anywhere", text=text[:80])
        raise Malformed("cli.no-rules", text=text[:80], known=list(game.rule_sets))
    return from_json(files.read_json(text), game)


def from_json(data: object, game: AnyGame | None) -> tuple[AnyGame, Any]:
    """Make a rule set of a file's JSON: with its game named, or the bare fields for a game that is known."""
    if not isinstance(data, dict):
        raise BadRules("core.rules-not-object")
    given = cast("dict[str, Any]", data)
    if game is not None and "format" not in given:
        return game, game.rules(given)
    if given.get("format") != FORMAT:
        raise BadRules("cli.rules-format", found=shorten(given.get("format")), format=FORMAT)
    for name in given:
        if name not in _KNOWN:
            raise BadRules("cli.rules-file-unknown", field=name[:40], known=list(_KNOWN))
    named = given.get("game")
    if not isinstance(named, str):
        raise BadRules("cli.rules-no-game", known=list(game_names()))
    meant = find_game(named)
    return meant, meant.rules(given.get("rules", {}))


def to_json(game: AnyGame, rules: Any) -> dict[str, Any]:
    """Write a rule set as a file holds it."""
    return {"format": FORMAT, "game": game.name, "rules": rules.differences(game.standard)}
