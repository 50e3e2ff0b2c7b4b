"""A ladder of bots: every bot meets every other on paired deals, and ratings say how far apart they stand.

A deal is one stream of dice. Each table of bots plays it once in every rotation of its seats, so that neither
the dice nor the seat favours anyone. Ratings are a Bradley-Terry fit on the scale of Elo: 400 points are odds
of ten to one. Their intervals come from drawing whole deals again (a bootstrap), because the games of a deal
are not independent.
"""

from __future__ import annotations

import math
import random
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from fathoms.bots.arena import play_game
from fathoms.core import FathomsError, find_bot, note_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from fathoms.core import AnyGame, Bot

ANCHOR: Final = 1000
"""The rating of the weakest bot."""
_ELO: Final = 400 / math.log(10)
_ROUNDS: Final = 200
_RESAMPLES: Final = 300


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


class Deal(NamedTuple):
    """One stream of dice and the table of bots that plays it, in every rotation."""

    number: int
    table: tuple[int, ...]


def climb(  # noqa: PLR0913 - all but the first three by name
    game: AnyGame,
    rules: Any,
    names: Sequence[str],
    *,
    players: int,
    games: int,
    seed: int,
    done: Callable[[int], None] = lambda _: None,
) -> Ladder:
    """Play at least so many games, the same number at every table, and rate the bots.

    Args:
        game: any game.
        rules: a rule set of it.
        names: the bots.
        players: seats at each table.
        games: how many games at least, in all.
        seed: the same seed gives the same ladder.
        done: is told how many games were played since it was last told.
    """
    bots, left_out = _able(game, rules, names, players)
    able = list(bots)
    tables = _tables(len(able), players)
    rounds = max(1, math.ceil(games / (len(tables) * players)))
    deals = [Deal(number, table) for number in range(rounds) for table in tables]
    # For each deal who beat whom; a shared win counts in parts.
    beats = np.zeros((len(deals), len(able), len(able)))
    wins, played = np.zeros(len(able)), np.zeros(len(able), dtype=int)
    for at, deal in enumerate(deals):
        for rotation in range(players):
            seats = deal.table[rotation:] + deal.table[:rotation]
            dice = random.Random(f"{seed}/dice/{deal.number}")
            rng = random.Random(f"{seed}/{deal.number}/{seats}")
            state, _ = play_game(game, rules, [bots[able[who]] for who in seats], 0, rng, dice_rng=dice)
            winners = state.result.winners if state.result else ()
            for seat, who in enumerate(seats):
                played[who] += 1
                if seat in winners:
                    wins[who] += 1 / len(winners)
                    for loser in (seats[other] for other in range(players) if other not in winners):
                        beats[at, who, loser] += 1 / len(winners)
            done(1)
    ratings = rate(beats.sum(axis=0))
    low, high = _interval(beats, ratings, seed)
    order = np.argsort(-ratings)
    rungs = tuple(
        Rung(
            able[who],
            round(float(ratings[who]), 1),
            round(float(low[who]), 1),
            round(float(high[who]), 1),
            int(played[who]),
            round(float(wins[who] / played[who]), 4),
        )
        for who in map(int, order)
    )
    notes = {name: note.key for name in able if (note := note_of(bots[name])) is not None}
    return Ladder(game.name, players, len(deals) * players, seed, rungs, left_out, notes)


def rate(beats: NDArray[np.float64]) -> NDArray[np.float64]:
    """Fit ratings to the table of who beat whom how often (Bradley-Terry by minorisation).

    Half a win is added either way between bots that met, so that a bot that never lost keeps a finite rating;
    one that met nobody (a few deals drawn again may leave it out) stands in the middle.
    """
    met = (beats + beats.T) > 0
    won = beats + 0.5 * met
    games = won + won.T
    alone = ~met.any(axis=1)
    strength: NDArray[np.float64] = np.ones(len(beats))
    for _ in range(_ROUNDS):
        share: NDArray[np.float64] = games / np.add.outer(strength, strength)
        strength = np.where(alone, 1.0, won.sum(axis=1) / np.maximum(share.sum(axis=1), 1e-12))
        strength /= np.exp(np.mean(np.log(strength)))
    ratings = _ELO * np.log(strength)
    return ratings - ratings.min() + ANCHOR


def _interval(
    beats: NDArray[np.float64], ratings: NDArray[np.float64], seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Bound each rating by how far it strays from the mean of the field when deals are drawn again.

    From the weakest bot it would stray far more: a bot that hardly ever wins is known least of all.
    """
    rng = np.random.default_rng(seed)
    flat = beats.reshape(len(beats), -1)
    drawn = [
        rate((rng.multinomial(len(beats), [1 / len(beats)] * len(beats)) @ flat).reshape(beats.shape[1:]))
        for _ in range(_RESAMPLES)
    ]
    strayed = [again - again.mean() + ratings.mean() for again in drawn]
    low, high = np.percentile(np.array(strayed), [2.5, 97.5], axis=0)
    return np.minimum(low, ratings), np.maximum(high, ratings)


def _tables(bots: int, players: int) -> list[tuple[int, ...]]:
    """List the tables: all different bots where there are enough of them, else every mixed table."""
    if bots >= players:
        return list(combinations(range(bots), players))
    mixed = combinations_with_replacement(range(bots), players)
    return [table for table in mixed if len(set(table)) > 1]


def _able(
    game: AnyGame, rules: Any, names: Sequence[str], players: int
) -> tuple[dict[str, Bot], dict[str, str]]:
    """Try each bot on one game, and leave out those that cannot play here."""
    bots: dict[str, Bot] = {}
    left_out: dict[str, str] = {}
    for name in names:
        try:
            bot = find_bot(name, game.name)
            play_game(game, rules, [bot] * players, 0, random.Random(0))
        except FathomsError as error:
            left_out[name] = error.phrase.key
        else:
            bots[name] = bot
    return bots, left_out
