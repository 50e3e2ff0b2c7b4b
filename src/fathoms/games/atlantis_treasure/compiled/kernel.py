"""Atlantis Treasure compiled, as `fathoms.kernels` asks for it: whole games, each from its own number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fathoms.core import Malformed, begins_with
from fathoms.games.atlantis_treasure.bots.careless import ONE_IN
from fathoms.games.atlantis_treasure.bots.greedy import best_moves, weigh_moves
from fathoms.games.atlantis_treasure.bots.greedy_positions import scratch_for
from fathoms.games.atlantis_treasure.compiled.luck import drawn, fallen, key_of
from fathoms.games.atlantis_treasure.compiled.move_codes import (
    COMPASS,
    CORAL_MOVE,
    FIRE,
    HOLD,
    NO_SQUARE,
    OWN_COMPASS,
    SHIFT,
    SLIDE,
    STORE,
    SWAP,
    UNSTORE,
    decode,
)
from fathoms.games.atlantis_treasure.compiled.moves import COUNTS, count_moves, nth_move
from fathoms.games.atlantis_treasure.compiled.rules import (
    EDGE,
    FIRST_SUBMARINE,
    HELD,
    LEADS_HOME,
    OVER,
    PHASE,
    ROLLING,
    SEA,
    SEAT,
    SEATS,
    TEAMS,
    TURNS,
    Row,
    constants_of,
    ended_quietly,
    flight,
    leaders,
    pack,
    play,
    score_of,
    set_up,
    treasure_of,
    turns_of,
    winners,
)
from fathoms.games.atlantis_treasure.compiled.vector_state import AtlantisVectorState
from fathoms.games.atlantis_treasure.game import GAME
from fathoms.games.atlantis_treasure.grid import grid_of
from fathoms.jit import ZERO, njit_no_alloc, njit_no_alloc_helper
from fathoms.kernels import GameCourses, Kernel, Plays, whole_log

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.core import Move
    from fathoms.games.atlantis_treasure.bots.greedy_positions import Scratch
    from fathoms.games.atlantis_treasure.rules import Rules
    from fathoms.kernels import First

DEEDS: Final = (
    "torpedoes-fired",
    "submarines-hit",
    "treasures-stolen",
    "treasures-taken",
    "compasses-placed",
    "compasses-used",
    "compasses-shifted",
    "compasses-swapped",
    "compasses-stored",
    "reefs-moved",
    "pieces-sunk",
    "returns-home",
    "actions-left",
    "quiet-ends",
)
FIRED, HITS, STOLEN, TAKEN, PLACED, USED, SHIFTED, SWAPPED, KEPT, REEFS, SUNK, HOME, LEFT, QUIET_ENDS = range(
    len(DEEDS)
)


@njit_no_alloc_helper
def play_and_count(constants: Row, state: Row, move: int, deeds: Row) -> None:
    """Play a legal move of a seat, and count what it does."""
    kind, seat = move & 15, state[SEAT]
    held = state[HELD + seat]
    if kind == FIRE:
        hit = flight(constants, state, seat, move >> 4 & 255)
        if hit != EDGE:
            deeds[HITS if state[SEA + hit] >= FIRST_SUBMARINE else SUNK] += 1
        deeds[FIRED] += 1
    elif kind in (COMPASS, OWN_COMPASS):
        deeds[PLACED] += 1
    elif kind == UNSTORE:
        for direction in range(4):
            deeds[PLACED] += 1 if move >> 4 + 8 * direction & 255 != NO_SQUARE else 0
    elif kind == SHIFT:
        deeds[SHIFTED] += 1
    elif kind == SWAP:
        deeds[SWAPPED] += 1
    elif kind == STORE:
        deeds[KEPT] += 1
    elif kind == CORAL_MOVE:
        deeds[REEFS] += 1
    elif kind == HOLD:
        deeds[LEFT] += 1
    way = play(constants, state, move)
    if kind == SLIDE:
        deeds[TAKEN] += 1 if treasure_of(way) else 0
        deeds[USED] += turns_of(way)
        deeds[HOME] += 1 if way & LEADS_HOME else 0
    else:
        deeds[STOLEN] += state[HELD + seat] - held


# The places of a course under way; those of seats are the first of several.
LEADER: Final = 0
"""Who was last the only leader, plus one."""
CHANGES: Final = 1
NOT_AHEAD: Final = 2
"""For each seat, the last turn after which it was behind or level."""
BEHIND: Final = 6
"""For each seat, the most it was ever behind the leader."""
UNDER_WAY: Final = 10


class Courses(NamedTuple):
    """How games went, one row each (see `fathoms.kernels.GameCourses`); no rows if nobody asks."""

    lead_changes: Row
    decided: Row
    deficit: Row


@njit_no_alloc_helper
def note_turn(constants: Row, state: Row, turn: int, way: Row) -> None:
    """Note how the seats stand after a turn."""
    most, count = leaders(constants, state)
    for seat in range(constants[SEATS]):
        score = score_of(constants, state, seat)
        way[BEHIND + seat] = max(way[BEHIND + seat], most - score)
        # A team leads as one, by its first seat (E6).
        if count > (2 if constants[TEAMS] else 1) or score != most:
            way[NOT_AHEAD + seat] = turn
        elif way[LEADER] != seat + 1 and not (constants[TEAMS] and seat > 1):
            way[CHANGES] += 1 if way[LEADER] else 0
            way[LEADER] = seat + 1


@njit_no_alloc_helper
def sum_up(constants: Row, state: Row, turns: int, way: Row, courses: Courses, game: int) -> None:
    """Write the course of a finished game."""
    won, decided, deficit = winners(constants, state), turns, turns
    for seat in range(constants[SEATS]):
        if won >> seat & 1:
            decided = min(decided, way[NOT_AHEAD + seat] + 1)
            deficit = min(deficit, way[BEHIND + seat])
    courses.lead_changes[game] = way[CHANGES]
    courses.decided[game] = decided
    courses.deficit[game] = deficit


POLICIES: Final = ("random", "greedy", "careless")
RANDOM: Final = 0
GREEDY: Final = 1
CARELESS: Final = 2

ROTATE: Final = -1
DRAW: Final = -2


class Ledger(NamedTuple):
    """Where finished games are written, one row each."""

    first: NDArray[np.int8]
    scores: NDArray[np.int32]
    wins: NDArray[np.bool_]
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
    """Make a ledger for games from a start."""
    return Ledger(
        first=np.zeros(games, np.int8),
        scores=np.zeros((games, seats), np.int32),
        wins=np.zeros((games, seats), np.bool_),
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


@njit_no_alloc_helper
def random_move(constants: Row, state: Row, key: np.uint64, number: int, counts: Row) -> int:
    """Draw one of the legal moves, all equally likely."""
    total = count_moves(constants, state, counts)
    return nth_move(constants, state, counts, drawn(key, number, total))


@njit_no_alloc_helper
def thinks(bot: int, key: np.uint64, number: int) -> bool:
    """Tell whether a bot looks for the best move in a decision, or takes any."""
    # Its thoughts wander by luck of their own: the move is drawn from the same key and number.
    return bot == GREEDY or (bot == CARELESS and drawn(~key, number, ONE_IN) > 0)


@njit_no_alloc_helper
def note_move(log: Row, move: int) -> None:
    """Write a move into the log while there is room; count it anyway."""
    if log.size:
        log[0] += 1
        if log[0] < log.size:
            log[log[0]] = move


@njit_no_alloc
def play_games(
    constants: Row,
    start: Row,
    bots: Row,
    seed: np.uint64,
    numbers: Row,
    first: int,
    ledger: Ledger,
    scratch: Scratch | None,
) -> None:
    """Play the games with these numbers; without a scratch every bot is random.

    Random games are compiled by themselves (numba leaves out what None never reaches) and begin sooner.
    """
    state, counts, deeds, way = ledger.state, ledger.counts, ledger.tally, ledger.way
    seats = constants[SEATS]
    for game in range(numbers.size):
        key = key_of(seed, numbers[game])
        begins = first
        if first == ROTATE:
            begins = numbers[game] % seats
        elif first == DRAW:
            begins = drawn(key, ZERO, seats)
        set_up(start, state, begins)
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
                move = fallen(constants, state, key)
                note_move(ledger.log, move)
                play(constants, state, move)
            else:
                decisions += 1
                if scratch is None:
                    move = random_move(constants, state, key, decisions, counts)
                elif thinks(int(bots[state[SEAT]]), key, decisions):
                    equal = best_moves(scratch, weigh_moves(constants, scratch, state))
                    move = scratch.moves[drawn(key, decisions, equal)]
                else:
                    move = random_move(constants, state, key, decisions, counts)
                note_move(ledger.log, move)
                play_and_count(constants, state, move, deeds)
            if (state[TURNS] != turn or state[PHASE] == OVER) and turn and ledger.courses.decided.size:
                note_turn(constants, state, turn, way)
        ledger.first[game] = begins
        ledger.turns[game] = state[TURNS]
        ledger.decisions[game] = decisions
        won = winners(constants, state)
        for seat in range(seats):
            ledger.scores[game, seat] = score_of(constants, state, seat)
            ledger.wins[game, seat] = won >> seat & 1 > 0
        deeds[QUIET_ENDS] = 1 if ended_quietly(constants, state) else 0
        for deed in range(deeds.size):
            ledger.deeds[game, deed] = deeds[deed]
        if ledger.courses.decided.size:
            sum_up(constants, state, state[TURNS], way, ledger.courses, game)


_WORD: Final = (1 << 64) - 1


class AtlantisKernel(Kernel):
    """Atlantis Treasure compiled."""

    game: str = GAME.name
    policies: tuple[str, ...] = POLICIES
    deeds: tuple[str, ...] = DEEDS

    def fits(self, rules: Rules, bots: Sequence[str]) -> bool:
        """Tell whether these bots play this rule set here as they do on the engine."""
        return len(bots) in GAME.seats_for(rules) and all(bot in self.policies for bot in bots)

    def play(
        self,
        rules: Rules,
        bots: Sequence[str],
        numbers: range,
        seed: int,
        first: First = "rotate",
        *,
        course: bool = False,
    ) -> Plays:
        """Play the games with these numbers."""
        ledger = self._play(rules, bots, numbers, seed, first, course=course, log=0)
        return Plays(
            first=ledger.first,
            scores=ledger.scores,
            wins=ledger.wins,
            turns=ledger.turns,
            decisions=ledger.decisions,
            deeds=ledger.deeds,
            course=GameCourses(*(each.astype(np.int32) for each in ledger.courses)) if course else None,
        )

    def moves(self, rules: Rules, bots: Sequence[str], number: int, seed: int, first: First) -> list[Move]:
        """Play one of these games again and give all its moves."""
        one, grid = range(number, number + 1), grid_of(rules, len(bots))
        log = whole_log(lambda room: self._play(rules, bots, one, seed, first, course=False, log=room).log)
        return [decode(move, grid) for move in log.tolist()]

    def vector_state(self, rules: Any, seats: int, copies: int) -> AtlantisVectorState:
        """Make tables; `reset` sets them up."""
        return AtlantisVectorState(rules, seats, copies)

    def _play(
        self,
        rules: Rules,
        bots: Sequence[str],
        numbers: range,
        seed: int,
        first: First,
        *,
        course: bool,
        log: int,
    ) -> Ledger:
        if not self.fits(rules, bots):
            raise Malformed("atlantis-treasure.kernel-lacks", bots=list(bots))
        seats, games = len(bots), len(numbers)
        first = begins_with(GAME, rules, seats, first)
        constants = constants_of(rules, seats)
        start = pack(GAME.start(rules, seats))
        ledger = ledger_for(start, seats, games, course=course, log=log)
        play_games(
            constants,
            start,
            np.array([POLICIES.index(bot) for bot in bots], np.int64),
            np.uint64(seed & _WORD),
            np.arange(numbers.start, numbers.stop, numbers.step, dtype=np.int64),
            ROTATE if first == "rotate" else DRAW if first == "draw" else first,
            ledger,
            scratch_for(constants) if set(bots) != {POLICIES[RANDOM]} else None,
        )
        return ledger


KERNEL: Final = AtlantisKernel()
