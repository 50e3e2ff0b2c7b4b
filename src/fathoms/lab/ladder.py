"""A ladder of bots: every bot meets every other on paired deals, and ratings say how far apart they stand.

`lab.schedule` pairs the deals, `lab.statistics` fits the ratings.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from fathoms.bots.arena import play_game
from fathoms.core import FathomsError, Phrase, find_bot, note_of
from fathoms.lab.schedule import PairedDeal, deals_for, tables_of
from fathoms.lab.simulation import choose_kernel
from fathoms.lab.statistics import count_game, interval, rate

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from fathoms.core import AnyGame, Bot
    from fathoms.kernels import Kernel


MOST_ROWS: Final = 4_000
"""Deals beyond that share rows: resampling this many tells as much, and millions need too much room."""
_AT_A_TIME: Final = 512
"""Deals that are played compiled before anybody is told: a second or two of the slowest bots."""


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


class LadderConfig(NamedTuple):
    """What everybody plays."""

    game: AnyGame
    rules: Any
    bots: Mapping[str, Bot]
    """By their names, in the order of their numbers."""
    seed: int
    compiled: bool
    """Whether tables are played compiled where they can be."""

    def kernel_for(self, table: Sequence[int]) -> Kernel | None:
        """Find the kernel for a table, if it knows all its bots."""
        names = list(self.bots)
        at_table = [names[who] for who in table]
        return choose_kernel(self.game.name, self.rules, at_table)[0] if self.compiled else None


class Crosstable:
    """Counts who beat whom, deal by deal; a shared win counts in parts."""

    def __init__(self, bots: int, tables: int, rounds: int) -> None:
        """Make room for the deals of all rounds."""
        self.tables: Final = tables
        self.deals: Final = tables * rounds
        self.beats: Final = np.zeros((min(self.deals, MOST_ROWS), bots, bots))
        """One row for each deal or some, then who won, then who lost."""
        self.wins: Final = np.zeros(bots)
        self.played: Final = np.zeros(bots, dtype=int)
        self.compiled = 0
        """How many games were played compiled."""

    def play(
        self,
        config: LadderConfig,
        table: tuple[int, tuple[int, ...]],
        rounds: range,
        done: Callable[[int], None],
    ) -> None:
        """Play the deals with these numbers at a table, given with its own number, in every rotation."""
        kernel = config.kernel_for(table[1])
        if kernel is None:
            self._play_on_engine(config, table, rounds, done)
            return
        names = list(config.bots)
        for start in range(rounds.start, rounds.stop, _AT_A_TIME):
            some = range(start, min(start + _AT_A_TIME, rounds.stop))
            for seats in PairedDeal(start, table[1]).rotations():
                at_table = [names[who] for who in seats]
                plays = kernel.play_in_parallel(config.rules, at_table, some, config.seed, 0)
                self._count(table[0], some, seats, plays.wins)
                self.compiled += len(some)
                done(len(some))

    def _play_on_engine(
        self,
        config: LadderConfig,
        table: tuple[int, tuple[int, ...]],
        rounds: range,
        done: Callable[[int], None],
    ) -> None:
        bots = list(config.bots.values())
        for number in rounds:
            deal = PairedDeal(number, table[1])
            row = self._rows(table[0], number)
            for seats in deal.rotations():
                rng = random.Random(f"{config.seed}/{number}/{seats}")
                at_table = [bots[who] for who in seats]
                dice = deal.dice(config.seed)
                state = play_game(config.game, config.rules, at_table, 0, rng, dice_rng=dice).state
                winners = state.result.winners if state.result else ()
                for seat, who in enumerate(seats):
                    self.played[who] += 1
                    self.wins[who] += 1 / len(winners) if seat in winners else 0
                count_game(self.beats[row], seats, winners)
                done(1)

    def _count(self, table: int, rounds: range, seats: Sequence[int], won: NDArray[np.bool_]) -> None:
        """Count many games of a table, a row each: which seats won."""
        rows = self._rows(table, np.arange(rounds.start, rounds.stop))
        parts = won / won.sum(axis=1, keepdims=True)
        for seat, who in enumerate(seats):
            self.played[who] += len(rounds)
            self.wins[who] += parts[:, seat].sum()
            for other, loser in enumerate(seats):
                np.add.at(self.beats, (rows, who, loser), parts[:, seat] * ~won[:, other])

    def _rows(self, table: int, numbers: Any) -> Any:
        """Tell where deals are counted; in the order in which every table plays its first deal first."""
        return (numbers * self.tables + table) * len(self.beats) // self.deals


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
    """Play the games, the same number at every table, and rate the bots.

    Compiled games and those of the engine are as good as each other, but not the same: their dice differ. A
    deal is played in one way in all its rotations. `games` is the least number in all; `done` is told how
    many were played since it was last told.
    """
    bots, reasons = _able(game, rules, names, players)
    able = list(bots)
    tables = tables_of(len(able), players)
    rounds = deals_for(games, len(tables), players)
    config = LadderConfig(game, rules, bots, seed, compiled)
    met = Crosstable(len(able), len(tables), rounds)
    for table in enumerate(tables):
        met.play(config, table, range(rounds), done)
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
