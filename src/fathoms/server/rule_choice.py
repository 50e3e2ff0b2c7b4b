"""What a client means by rules: the fields that differ, the name of a built-in set, or a share code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathoms.core import Malformed, find_game
from fathoms.core.code import looks_like_code, unpack

if TYPE_CHECKING:
    from fathoms.core import AnyGame


def choose_rules(game: str | None, rules: dict[str, Any] | str) -> tuple[AnyGame, Any]:
    """Find the game and make the rule set; a code names its game, which must be the one asked for."""
    if isinstance(rules, str) and looks_like_code(rules):
        meant, chosen = unpack(rules)
        if game is not None and find_game(game) is not meant:
            raise Malformed("server.rules-other-game", game=game[:40], other=meant.name)
        return meant, chosen
    if game is None:
        raise Malformed("server.rules-no-game")
    found = find_game(game)
    if isinstance(rules, dict):
        return found, found.rules(rules)
    if not rules:
        return found, found.standard
    if rules not in found.rule_sets:
        raise Malformed("server.no-rules", text=rules[:80], known=list(found.rule_sets))
    return found, found.rule_sets[rules]
