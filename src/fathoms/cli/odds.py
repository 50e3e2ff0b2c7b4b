"""`fathoms odds`: what the dice may still bring, exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fathoms.analysis import find_odds
from fathoms.cli.numbers import whole
from fathoms.cli.printing import print_answer
from fathoms.cli.rules_option import pick_rules
from fathoms.cli.streams import echo_json
from fathoms.core import find_game

if TYPE_CHECKING:
    from fathoms.texts import Texts

_MOST_ROLLS: Final = 99


def odds(say: Texts, **given: Any) -> None:
    """Tell the odds of the dice as they lie."""
    name, maker = find_odds(given["game"])
    rules = pick_rules(find_game(name), given["rules"])
    left = given["rolls_left"]
    rolls_left = None if left is None else whole(left, "--rolls-left", 0, _MOST_ROLLS)
    found = maker.odds(rules, given["dice"], rolls_left, given["goal"])
    if given["json"]:
        echo_json(found.to_json())
    else:
        print_answer(found.lines(say), no_color=given["no_color"])
