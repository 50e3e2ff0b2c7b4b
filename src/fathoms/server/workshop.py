"""The workshop over HTTP: what may be changed in a game, and what is wrong with a draft."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from fathoms.core import find_game
from fathoms.server.rule_choice import choose_rules
from fathoms.workshop.checking import check_draft
from fathoms.workshop.offer import workshop_of

if TYPE_CHECKING:
    from fathoms.protocol.workshop import CheckDraft, Draft, Workshop
    from fathoms.server.endpoint import Asked


async def workshop(asked: Asked) -> Workshop:
    """Tell all that may be changed in a game, in words."""
    game = find_game(asked.need("game"))
    return workshop_of(
        game,
        asked.say,
        measures=asked.house.laboratory.open,
        gallery=asked.house.settings.gallery,
    )


async def draft(asked: Asked) -> Draft:
    """Look at rules that are being made: what they change, and everything that is wrong with them."""
    wish: CheckDraft = asked.body
    if isinstance(wish.rules, dict):
        # The base is sound or refused; it names the game too.
        game, base = choose_rules(wish.game, wish.base)
        changes: object = wish.rules
    else:
        game, rules = choose_rules(wish.game, wish.rules)
        _, base = choose_rules(game.name, wish.base)
        changes = rules.differences(game.standard)
    # A few thousandths of a second: nobody has to wait in line for that, nor should the tables.
    return await asyncio.to_thread(check_draft, game, changes, base, asked.say)
