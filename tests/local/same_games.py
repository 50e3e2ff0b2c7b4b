"""Games that are the same wherever they are played: it runs in this Python and in that of a browser."""

from __future__ import annotations

import hashlib
import json
import random
from typing import TYPE_CHECKING

from fathoms.bots.arena import play_game
from fathoms.core import Record, find_bot, find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

BOTS = {
    "into-the-blue": ("greedy", "diver", "cautious", "random"),
    "atlantis-treasure": ("greedy", "greedy", "careless", "random"),
}


def records(name: str, numbers: range) -> Iterator[bytes]:
    """Play games by their numbers: of any rule set, for any number of players, between any bots."""
    game = find_game(name)
    bots = {bot: find_bot(bot, name) for bot in BOTS[name]}
    for number in numbers:
        rng = random.Random(f"{name}/{number}")
        rules = rng.choice([game.standard, *game.rule_sets.values()])
        seats = rng.choice(game.seats_for(rules))
        players = [rng.choice(BOTS[name]) for _ in range(seats)]
        played = play_game(game, rules, [bots[bot] for bot in players], rng.randrange(seats), rng)
        record = Record(
            game=name,
            rules=rules.differences(game.standard),
            seats=tuple(players),
            first=played.first,
            moves=tuple(game.write_move(move, rules) for move in played.moves),
            result=played.state.result,
        )
        yield json.dumps(record.to_json(), sort_keys=True).encode()


def digests(name: str, numbers: range) -> list[str]:
    """Give the SHA-256 of each record."""
    return [hashlib.sha256(record).hexdigest() for record in records(name, numbers)]
