"""Whole games by the thousand, each from its own number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from fathoms.games.atlantis_treasure.careless import ONE_IN
from fathoms.games.atlantis_treasure.exact.bulk.deeds import (
    DEEDS,
    QUIET_ENDS,
    UNDER_WAY,
    Courses,
    note_turn,
    play_and_count,
    sum_up,
)
from fathoms.games.atlantis_treasure.exact.bulk.greedy import best_moves, weigh_moves
from fathoms.games.atlantis_treasure.exact.bulk.luck import drawn, fallen, key_of
from fathoms.games.atlantis_treasure.exact.chart import (
    FIRST,
    HELD,
    OVER,
    PHASE,
    ROLLING,
    SEAT,
    SEATS,
    TARGET,
    TURNS,
    ZERO,
)
from fathoms.games.atlantis_treasure.exact.ciphers import COUNTS
from fathoms.games.atlantis_treasure.exact.counts import count_moves
from fathoms.games.atlantis_treasure.exact.kernel import play
from fathoms.games.atlantis_treasure.exact.listing import nth_move
from fathoms.games.atlantis_treasure.exact.motion import copy
from fathoms.numeric import lean, lean_inlined

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fathoms.games.atlantis_treasure.exact.bulk.slate import Slate
    from fathoms.games.atlantis_treasure.exact.chart import Row

POLICIES: Final = ("random", "greedy", "careless")
RANDOM: Final = 0
GREEDY: Final = 1
CARELESS: Final = 2

ROTATE: Final = -1
DRAW: Final = -2


class Ledger(NamedTuple):
    """Where finished games are written, a row a game."""

    first: NDArray[np.int8]
    scores: NDArray[np.int32]
    turns: NDArray[np.int32]
    decisions: NDArray[np.int32]
    deeds: NDArray[np.int32]
    courses: Courses
    log: Row
    """The moves of the last game, the first place their number; empty if nobody asks."""
    state: Row
    """Room for the game under way: its state, the moves there are, the deeds, the course."""
    counts: Row
    tally: Row
    way: Row


def ledger_for(start: Row, seats: int, games: int, *, course: bool, log: int) -> Ledger:
    """Make a ledger for so many games from a start."""
    return Ledger(
        first=np.zeros(games, np.int8),
        scores=np.zeros((games, seats), np.int32),
        turns=np.zeros(games, np.int32),
        decisions=np.zeros(games, np.int32),
        deeds=np.zeros((games, len(DEEDS)), np.int32),
        courses=Courses(*(np.zeros(games if course else 0, np.int64) for _ in Courses._fields)),
        log=np.zeros(log, np.int64),
        state=start.copy(),
        counts=np.zeros(COUNTS, np.int64),
        tally=np.zeros(len(DEEDS), np.int64),
        way=np.zeros(UNDER_WAY, np.int64),
    )


@lean_inlined
def random_move(chart: Row, state: Row, key: np.uint64, number: int, counts: Row) -> int:
    """Draw one of the legal moves, all equally likely."""
    total = count_moves(chart, state, counts)
    return nth_move(chart, state, counts, drawn(key, number, total))


@lean_inlined
def thinks(bot: int, key: np.uint64, number: int) -> bool:
    """Tell whether a bot looks for the best move in a decision, or takes any."""
    # Its thoughts wander by luck of their own: the move is drawn from the same key and number.
    return bot == GREEDY or (bot == CARELESS and drawn(~key, number, ONE_IN) > 0)


@lean_inlined
def note_move(log: Row, move: int) -> None:
    """Write a move into the log while there is room; count it anyway."""
    if log.size:
        log[0] += 1
        if log[0] < log.size:
            log[log[0]] = move


@lean
def play_games(  # noqa: C901, PLR0912, PLR0913, PLR0917 - the games by number, and all they hang on
    chart: Row,
    start: Row,
    bots: Row,
    seed: np.uint64,
    numbers: Row,
    first: int,
    ledger: Ledger,
    slate: Slate | None,
) -> None:
    """Play the games with these numbers; without a slate every bot is random.

    Random games are compiled by themselves (numba leaves out what None never reaches) and begin sooner.
    """
    state, counts, deeds, way = ledger.state, ledger.counts, ledger.tally, ledger.way
    seats = chart[SEATS]
    for game in range(numbers.size):
        key = key_of(seed, numbers[game])
        begins = first
        if first == ROTATE:
            begins = numbers[game] % seats
        elif first == DRAW:
            begins = drawn(key, ZERO, seats)
        copy(start, state)
        state[SEAT] = begins
        state[FIRST] = begins
        for deed in range(deeds.size):
            deeds[deed] = 0
        for place in range(way.size):
            way[place] = 0
        if ledger.log.size:
            ledger.log[0] = 0
        decisions = 0
        while state[PHASE] != OVER:
            turn = state[TURNS]
            if state[PHASE] == ROLLING:
                move = fallen(chart, state, key)
                note_move(ledger.log, move)
                play(chart, state, move)
            else:
                decisions += 1
                if slate is None:
                    move = random_move(chart, state, key, decisions, counts)
                elif thinks(int(bots[state[SEAT]]), key, decisions):
                    equal = best_moves(slate, weigh_moves(chart, slate, state))
                    move = slate.moves[drawn(key, decisions, equal)]
                else:
                    move = random_move(chart, state, key, decisions, counts)
                note_move(ledger.log, move)
                play_and_count(chart, state, move, deeds)
            if (state[TURNS] != turn or state[PHASE] == OVER) and turn and ledger.courses.decided.size:
                note_turn(chart, state, turn, way)
        ledger.first[game] = begins
        ledger.turns[game] = state[TURNS]
        ledger.decisions[game] = decisions
        won = False
        for seat in range(seats):
            ledger.scores[game, seat] = state[HELD + seat]
            won = won or state[HELD + seat] >= chart[TARGET]
        deeds[QUIET_ENDS] = 0 if won else 1
        for deed in range(deeds.size):
            ledger.deeds[game, deed] = deeds[deed]
        if ledger.courses.decided.size:
            sum_up(chart, state, state[TURNS], way, ledger.courses, game)
