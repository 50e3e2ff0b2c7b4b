"""A ladder of bots: every bot meets every other on paired deals, and ratings say how far apart they stand.

How deals are paired stands in `lab.deals`, how they are played in `lab.encounters`, how ratings are fitted in
`lab.rating`.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from fathoms.bots.arena import play_game
from fathoms.core import FathomsError, Phrase, find_bot, note_of
from fathoms.lab.deals import deals_for, tables_of
from fathoms.lab.encounters import Encounters, Setting
from fathoms.lab.rating import interval, rate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import AnyGame, Bot


class Rung(msgspec.Struct, frozen=True):
    """One bot on the ladder."""

    bot: str
    rating: float
    low: float
    """The lower end of the 95 % interval of its rating."""
    high: float
    games: int
    win_share: float


class Ladder(msgspec.Struct, frozen=True):
    """All bots, the best first."""

    game: str
    players: int
    games: int
    seed: int
    rungs: tuple[Rung, ...]
    left_out: dict[str, str]
    """Bots that could not play here, by name, with the key of the text that says why."""
    notes: dict[str, str] = {}
    """Bots that do not play here as they do elsewhere, by name, with the key of the text that says how."""
    compiled: int = 0
    """How many of the games were played compiled, on dice that the engine does not throw."""
    reasons: dict[str, Phrase] = {}
    """Why bots were left out, with all that the text needs to be said."""


def climb(  # noqa: PLR0913 - all but the first three by name
    game: AnyGame,
    rules: Any,
    names: Sequence[str],
    *,
    players: int,
    games: int,
    seed: int,
    compiled: bool = True,
    done: Callable[[int], None] = lambda _: None,
) -> Ladder:
    """Play at least so many games, the same number at every table, and rate the bots.

    Compiled games and those of the engine are as good as each other, but not the same: their dice differ. A
    deal is played in one way in all its rotations.

    Args:
        game: any game.
        rules: a rule set of it.
        names: the bots.
        players: seats at each table.
        games: how many games at least, in all.
        seed: the same seed gives the same ladder.
        compiled: whether tables are played compiled where they can be.
        done: is told how many games were played since it was last told.
    """
    bots, reasons = _able(game, rules, names, players)
    able = list(bots)
    tables = tables_of(len(able), players)
    rounds = deals_for(games, len(tables), players)
    setting = Setting(game, rules, bots, seed, compiled)
    met = Encounters(len(able), len(tables), rounds)
    for table in enumerate(tables):
        met.play(setting, table, range(rounds), done)
    ratings = rate(met.beats.sum(axis=0))
    low, high = interval(met.beats, ratings, seed)
    order = np.argsort(-ratings)
    rungs = tuple(
        Rung(
            able[who],
            round(float(ratings[who]), 1),
            round(float(low[who]), 1),
            round(float(high[who]), 1),
            int(met.played[who]),
            round(float(met.wins[who] / met.played[who]), 4),
        )
        for who in map(int, order)
    )
    notes = {name: note.key for name in able if (note := note_of(bots[name])) is not None}
    left_out = {name: reason.key for name, reason in reasons.items()}
    return Ladder(
        game.name, players, met.deals * players, seed, rungs, left_out, notes, met.compiled, reasons
    )


def _able(
    game: AnyGame, rules: Any, names: Sequence[str], players: int
) -> tuple[dict[str, Bot], dict[str, Phrase]]:
    """Try each bot on one game, and leave out those that cannot play here."""
    bots: dict[str, Bot] = {}
    left_out: dict[str, Phrase] = {}
    for name in names:
        try:
            bot = find_bot(name, game.name)
            play_game(game, rules, [bot] * players, 0, random.Random(0))
        except FathomsError as error:
            left_out[name] = error.phrase
        else:
            bots[name] = bot
    return bots, left_out
