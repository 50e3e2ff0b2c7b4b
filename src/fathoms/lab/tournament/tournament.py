"""A tournament being played: each game, the deals side by side, and the statistics of all of them.

However many games run at a time, deals are counted in the order of the schedule, and a withdrawal takes
effect there: so the same seed gives the same tournament.
"""

from __future__ import annotations

import math
import random
import threading
from collections import Counter, deque
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec
import numpy as np

from fathoms.core import CHANCE, FathomsError, Malformed, Phrase, Result, Seeded
from fathoms.core.record import MOST_MOVES
from fathoms.lab.schedule import PairedDeal, deals_for, pair, tables_of
from fathoms.lab.statistics import count_game
from fathoms.lab.tournament.players import Forfeit, ForfeitKind, PlayerPool
from fathoms.lab.tournament.protocol import FORMAT, End, GameBegins, question

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from fathoms.core import AnyGame, State
    from fathoms.lab.tournament.players import Entrant, PlayerProcess


System = Literal["round-robin", "swiss"]
_AHEAD: Final = 4
"""Deals for each table that are laid out in advance."""
_TICK: Final = 0.1
"""Seconds between two looks at how far the games are."""
_SEEDS: Final = 1 << 32
MOST_IN_A_ROW: Final = 10
"""Forfeits in a row after which an entrant is withdrawn."""


class Fault(msgspec.Struct, frozen=True):
    """Why a seat forfeited."""

    seat: int
    kind: ForfeitKind
    move: int
    """Which move of the game was asked for; 0 before the first."""
    line: str
    """What it said: its answer, or the last line of its own error."""
    status: int | None
    """The exit status of a process that ended; negative is a signal."""
    phrase: Phrase | None
    """What the rules say to its move, in the words of the catalogues."""
    stderr: tuple[str, ...]
    """The last lines of its standard error."""


class GameOutcome(msgspec.Struct, frozen=True):
    """How one game went."""

    seats: tuple[int, ...]
    """Who sat where, by number."""
    winners: tuple[int, ...]
    """The seats that won; after a forfeit all others, in a game without end everybody."""
    scores: tuple[int, ...] | None
    """None unless the game came to its end."""
    turns: int
    moves: tuple[str, ...]
    fault: Fault | None = None


class GameRunner:
    """Plays games of one rule set: holds the state, asks the players, and lets chance fall."""

    def __init__(self, game: AnyGame, rules: Any, seconds: float) -> None:
        self.game = game
        self.rules = rules
        self.seconds = seconds
        self._rules_told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(rules))

    def hello(self, seats: int, seat: int, seed: int) -> GameBegins:
        """Write the line that begins a game."""
        colours = list(self.game.colours[:seats])
        return GameBegins(FORMAT, self.game.name, self._rules_told, colours, seat, seed, self.seconds)

    def play(
        self,
        seats: tuple[int, ...],
        sit: Callable[[int], PlayerProcess],
        dice: random.Random,
        chance: random.Random,
    ) -> tuple[GameOutcome, dict[int, PlayerProcess]]:
        """Play one game, and give those who may go on to another; who forfeited is gone.

        `sit` gives the player for a number, or raises Forfeit; `chance` draws the players' own seeds.
        """
        seeds = [chance.randrange(_SEEDS) for _ in seats]
        players: dict[int, PlayerProcess] = {}
        state: State = self.game.start(self.rules, len(seats))
        moves: list[str] = []
        fault: Fault | None = None
        seat, greeted = 0, False
        try:
            for seat, who in enumerate(seats):
                players[seat] = sit(who)
                players[seat].greet(self.hello(len(seats), seat, seeds[seat]))
            greeted = True
            source = Seeded(dice)
            while (actor := state.actor) is not None and len(moves) < MOST_MOVES:
                if actor == CHANCE:
                    move = source.draw(state.chances())
                    moves.append(self.game.write_move(move, self.rules))
                    state = state.play(move)
                else:
                    seat = actor
                    state = self._ask(players[seat], state, seat, moves)
        except Forfeit as lost:
            # Its last words are whole only when it is gone.
            status, words = players.pop(seat).kill() if seat in players else (None, [])
            fault = Fault(
                seat=seat,
                kind=lost.kind,
                move=len(moves) + 1 if greeted else 0,
                line=lost.line or (words[-1] if lost.gone and words else ""),
                status=status if lost.gone else None,
                phrase=lost.phrase,
                stderr=tuple(words),
            )
        result = state.result if fault is None else None
        for player in players.values():
            player.part(End(result, fault.seat if fault else None))
        return self._outcome(seats, result, state.turns, tuple(moves), fault), players

    def _ask(self, player: PlayerProcess, state: State, seat: int, moves: list[str]) -> State:
        text = player.choose(question(self.game, state, seat, len(moves) + 1, listed=player.lists))
        try:
            move = self.game.read_move(text, self.rules)
            following = state.play(move)
        except FathomsError as error:
            raise player.blame(error, text) from None
        moves.append(self.game.write_move(move, self.rules))
        return following

    def _outcome(
        self,
        seats: tuple[int, ...],
        result: Result | None,
        turns: int,
        moves: tuple[str, ...],
        fault: Fault | None,
    ) -> GameOutcome:
        if result is not None:
            return GameOutcome(seats, result.winners, result.scores, turns, moves)
        others = tuple(seat for seat in range(len(seats)) if fault is None or seat != fault.seat)
        return GameOutcome(seats, others, None, turns, moves, fault)


class TournamentStats:
    """What was played, entrant by entrant; deals are added in the order of the schedule."""

    def __init__(self, entrants: int, players: int) -> None:
        self.players = players
        self.games = 0
        self.beats: list[NDArray[np.float64]] = []
        """For each deal who beat whom."""
        self.met: NDArray[np.int64] = np.zeros((entrants, entrants), dtype=np.int64)
        """How many games two sat in together."""
        self.wins = [0.0] * entrants
        self.played = [0] * entrants
        self.faults: list[list[tuple[int, GameOutcome]]] = [[] for _ in range(entrants)]
        """The first forfeit of each kind, with the number of its game."""
        self.forfeits: list[Counter[str]] = [Counter() for _ in range(entrants)]
        self.scores: list[Counter[int]] = [Counter() for _ in range(entrants)]
        self.margins: Counter[int] = Counter()
        """By how many points the winner was ahead of the best loser; shared wins count 0."""
        self.turns: Counter[int] = Counter()
        self.seat_wins = [0.0] * players
        self.shared = 0
        self.endless = 0
        self.finished = 0
        self.notable: dict[str, tuple[int, int, GameOutcome]] = {}
        """The most remarkable game of each kind: how remarkable, its number, and how it went."""
        self.withdrawn: set[int] = set()
        self._row = [0] * entrants

    def add(self, deal: PairedDeal, outcomes: Sequence[GameOutcome]) -> dict[int, float]:
        """Count a whole deal, and give how many of its games each at the table won."""
        beats = np.zeros(self.met.shape)
        won: dict[int, float] = dict.fromkeys(deal.table, 0.0)
        for outcome in outcomes:
            self.games += 1
            count_game(beats, outcome.seats, outcome.winners)
            for seat, who in enumerate(outcome.seats):
                share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
                self.played[who] += 1
                self.wins[who] += share
                won[who] += share
            for who in set(outcome.seats):
                for other in set(outcome.seats) - {who}:
                    self.met[who, other] += 1
            self._add_fault(outcome)
            self._add_finish(outcome)
        self.beats.append(beats)
        self.withdrawn |= {who for who in deal.table if self._row[who] >= MOST_IN_A_ROW}
        return won

    def _add_fault(self, outcome: GameOutcome) -> None:
        fault = outcome.fault
        for seat, who in enumerate(outcome.seats):
            if fault is None or seat != fault.seat:
                self._row[who] = 0
                continue
            self._row[who] += 1
            if fault.kind not in self.forfeits[who]:
                self.faults[who].append((self.games, outcome))
            self.forfeits[who][fault.kind] += 1

    def _add_finish(self, outcome: GameOutcome) -> None:
        scores = outcome.scores
        if scores is None:
            self.endless += outcome.fault is None
            return
        self.finished += 1
        for who, score in zip(outcome.seats, scores, strict=True):
            self.scores[who][score] += 1
        for seat in outcome.winners:
            self.seat_wins[seat] += 1 / len(outcome.winners)
        best = max(scores[seat] for seat in outcome.winners)
        lost = [score for seat, score in enumerate(scores) if seat not in outcome.winners]
        shared = len(outcome.winners) > 1
        self.shared += shared
        # A tie broken by another rule than the score leaves the winner level.
        margin = 0 if shared or not lost else max(best - max(lost), 0)
        self.margins[margin] += 1
        self.turns[outcome.turns] += 1
        self._remark("closest", -margin, outcome)
        self._remark("longest", outcome.turns, outcome)
        self._remark("clearest", margin, outcome)
        self._remark("richest", best, outcome)

    def _remark(self, kind: str, how_much: int, outcome: GameOutcome) -> None:
        """Keep the first of the most remarkable games."""
        known = self.notable.get(kind)
        if known is None or how_much > known[0]:
            self.notable[kind] = (how_much, self.games, outcome)


class TournamentPlan(NamedTuple):
    """What is to be played."""

    game: AnyGame
    rules: Any
    entrants: Sequence[Entrant]
    players: int
    system: System = "round-robin"
    games: int = 200
    """The least number in all."""
    rounds: int = 0
    """Of a Swiss tournament; 0 is as many as find one winner, and one more."""
    seed: int = 1
    seconds: float = 5.0
    """For one decision."""
    processes: int = 1
    """How many games are played at a time."""


class Round(NamedTuple):
    """Who met in one round of a Swiss tournament, and who had a bye."""

    tables: list[tuple[int, ...]]
    byes: list[int]


class BrokenOff(Exception):  # noqa: N818 - somebody asked for it
    """The tournament was broken off."""


class Tournament:
    """One tournament."""

    def __init__(self, plan: TournamentPlan) -> None:
        entrants = len(plan.entrants)
        self.plan = plan
        self.stats = TournamentStats(entrants, plan.players)
        self.pool = PlayerPool(plan.entrants)
        self.rounds: list[Round] = []
        self.points = dict.fromkeys(range(entrants), 0.0)
        """In a Swiss tournament the share of its games that each won, summed over rounds; a bye counts 1."""
        self.byes = dict.fromkeys(range(entrants), 0)
        self.complete = False
        self._runner = GameRunner(plan.game, plan.rules, plan.seconds)
        self._stop = threading.Event()
        self._stopped: Callable[[], bool] = lambda: False
        self._lock = threading.Lock()
        self._played = 0
        if plan.system == "swiss" and entrants < plan.players:
            raise Malformed("tournament.swiss-few", entrants=entrants, players=plan.players)
        tables = tables_of(entrants, plan.players)
        self._round_robin = tables
        self._rounds = plan.rounds or math.ceil(math.log2(max(2, entrants / plan.players * 2))) + 1
        if plan.system == "swiss":
            self._deals = deals_for(plan.games, self._rounds * (entrants // plan.players), plan.players)
            self.games = self._deals * self._rounds * (entrants // plan.players) * plan.players
        else:
            self._deals = deals_for(plan.games, len(tables), plan.players)
            self.games = self._deals * len(tables) * plan.players

    def try_out(self) -> None:
        """Seat every entrant once before anything is played, and refuse what cannot play."""
        hello = self._runner.hello(self.plan.players, 0, self.plan.seed)
        for who in range(len(self.plan.entrants)):
            self.pool.try_out(who, hello)

    def run(
        self, done: Callable[[int], None] = lambda _: None, stopped: Callable[[], bool] = lambda: False
    ) -> None:
        """Play everything. Broken off, it keeps the deals that were played to their end.

        `done` is told how many games were played since it was last told. `stopped` is asked now and then:
        an exception from a signal's handler might leave a lock held.
        """
        self._stopped = stopped
        executor = ThreadPoolExecutor(self.plan.processes, thread_name_prefix="table")
        try:
            if self.plan.system == "swiss":
                self._swiss(executor, done)
            else:
                tables = self._round_robin
                deals = [PairedDeal(number, table) for number in range(self._deals) for table in tables]
                self._play_all(executor, deals, done)
            self.complete = True
        except KeyboardInterrupt:
            self.complete = False
        finally:
            self._stop.set()
            executor.shutdown(wait=False, cancel_futures=True)
            self.pool.close()
            executor.shutdown(wait=True)

    def standing(self) -> list[int]:
        """Order a Swiss field: by points, then by those of the rivals, then as they entered."""
        return sorted(self.points, key=lambda who: (-self.points[who], -self.buchholz(who), who))

    def buchholz(self, who: int) -> float:
        """Add up the points of all that an entrant met: the stronger its rivals, the more."""
        tables = [table for each in self.rounds for table in each.tables if who in table]
        rivals = [other for table in tables for other in table if other != who]
        return sum(self.points[other] for other in rivals)

    def _swiss(self, executor: ThreadPoolExecutor, done: Callable[[int], None]) -> None:
        met: dict[frozenset[int], int] = {}
        for number in range(self._rounds):
            order = [who for who in self.standing() if who not in self.stats.withdrawn]
            if len(order) < self.plan.players:
                break
            seated = Round(*pair(order, self.points, met, self.byes, self.plan.players))
            deals = [
                PairedDeal(number * self._deals + at, table)
                for at in range(self._deals)
                for table in seated.tables
            ]
            won = self._play_all(executor, deals, done)
            self.rounds.append(seated)
            for table in seated.tables:
                for two in combinations(table, 2):
                    met[frozenset(two)] = met.get(frozenset(two), 0) + 1
            for who, share in won.items():
                self.points[who] = round(self.points[who] + share, 6)
            for who in seated.byes:
                self.byes[who] += 1
                self.points[who] = round(self.points[who] + 1, 6)

    def _play_all(
        self, executor: ThreadPoolExecutor, deals: Sequence[PairedDeal], done: Callable[[int], None]
    ) -> dict[int, float]:
        """Play deals side by side, count them in order, and give each entrant's share of its games."""
        games: dict[int, int] = {}
        wins: dict[int, float] = {}
        told = self._played
        to_play = iter(deals)
        waiting: deque[tuple[PairedDeal, Future[list[GameOutcome]]]] = deque()
        while True:
            for deal in islice(to_play, _AHEAD * self.plan.processes - len(waiting)):
                waiting.append((deal, executor.submit(self._play, deal)))
            if not waiting:
                break
            deal, future = waiting.popleft()
            while not future.done():
                wait([future], _TICK)
                done(self._played - told)
                told = self._played
                if self._stopped():
                    raise KeyboardInterrupt
            outcomes = future.result()
            if set(deal.table) & self.stats.withdrawn:
                continue
            for who, share in self.stats.add(deal, outcomes).items():
                games[who] = games.get(who, 0) + len(outcomes) * deal.table.count(who)
                wins[who] = wins.get(who, 0) + share
        done(self._played - told)
        return {who: wins[who] / games[who] for who in games}

    def _play(self, deal: PairedDeal) -> list[GameOutcome]:
        outcomes: list[GameOutcome] = []
        for seats in deal.rotations():
            if not set(seats) & self.stats.withdrawn:
                chance = random.Random(f"{self.plan.seed}/{deal.number}/{seats}")
                outcome, players = self._runner.play(seats, self.pool.take, deal.dice(self.plan.seed), chance)
                for seat, player in players.items():
                    self.pool.give_back(seats[seat], player)
                outcomes.append(outcome)
            if self._stop.is_set():
                raise BrokenOff
            with self._lock:
                self._played += 1
        return outcomes
