"""The arbiter: seats the entrants round by round, plays the deals side by side, and enters them in order.

Whatever the number of games at a time, deals are entered in the order of the schedule, and a withdrawal takes
effect there: so the same seed gives the same tournament.
"""

from __future__ import annotations

import math
import random
import threading
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from fathoms.core import Malformed
from fathoms.lab.deals import Deal, deals_for, tables_of
from fathoms.lab.tournament.bench import Bench
from fathoms.lab.tournament.game import Outcome, Table
from fathoms.lab.tournament.ledger import Ledger
from fathoms.lab.tournament.pairing import pair

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.tournament.entrants import Entrant

System = Literal["round-robin", "swiss"]
_AHEAD: Final = 4
"""Deals for each table that are laid out in advance."""
_TICK: Final = 0.1
"""Seconds between two looks at how far the games are."""


class Plan(NamedTuple):
    """What is to be played."""

    game: AnyGame
    rules: Any
    entrants: Sequence[Entrant]
    players: int
    system: System = "round-robin"
    games: int = 200
    """At least so many in all."""
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


class Stopped(Exception):  # noqa: N818 - somebody asked for it
    """The tournament was broken off."""


class Arbiter:
    """Holds one tournament."""

    def __init__(self, plan: Plan) -> None:
        entrants = len(plan.entrants)
        self.plan = plan
        self.ledger = Ledger(entrants, plan.players)
        self.bench = Bench(plan.entrants)
        self.rounds: list[Round] = []
        self.points = dict.fromkeys(range(entrants), 0.0)
        """In a Swiss tournament the share of its games that each won, summed over rounds; a bye counts 1."""
        self.byes = dict.fromkeys(range(entrants), 0)
        self.complete = False
        self.stopping = False
        """Set from a signal's handler, it ends the tournament; an exception there might leave a lock held."""
        self._table = Table(plan.game, plan.rules, plan.seconds)
        self._stop = threading.Event()
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
        hello = self._table.hello(self.plan.players, 0, self.plan.seed)
        for who in range(len(self.plan.entrants)):
            self.bench.try_out(who, hello)

    def run(self, done: Callable[[int], None] = lambda _: None) -> None:
        """Play everything. Broken off (Ctrl-C), it keeps the deals that were played to their end.

        Args:
            done: is told how many games were played since it was last told.
        """
        executor = ThreadPoolExecutor(self.plan.processes, thread_name_prefix="table")
        try:
            if self.plan.system == "swiss":
                self._swiss(executor, done)
            else:
                tables = self._round_robin
                deals = [Deal(number, table) for number in range(self._deals) for table in tables]
                self._play_all(executor, deals, done)
            self.complete = True
        except KeyboardInterrupt:
            self.complete = False
        finally:
            self._stop.set()
            executor.shutdown(wait=False, cancel_futures=True)
            self.bench.close()
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
            order = [who for who in self.standing() if who not in self.ledger.withdrawn]
            if len(order) < self.plan.players:
                break
            seated = Round(*pair(order, self.points, met, self.byes, self.plan.players))
            deals = [
                Deal(number * self._deals + at, table) for at in range(self._deals) for table in seated.tables
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
        self, executor: ThreadPoolExecutor, deals: Sequence[Deal], done: Callable[[int], None]
    ) -> dict[int, float]:
        """Play deals side by side and enter them in their order; gives each one's share of its games."""
        games: dict[int, int] = {}
        wins: dict[int, float] = {}
        told = self._played
        to_play = iter(deals)
        waiting: deque[tuple[Deal, Future[list[Outcome]]]] = deque()
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
                if self.stopping:
                    raise KeyboardInterrupt
            outcomes = future.result()
            if set(deal.table) & self.ledger.withdrawn:
                continue
            for who, share in self.ledger.enter(deal, outcomes).items():
                games[who] = games.get(who, 0) + len(outcomes) * deal.table.count(who)
                wins[who] = wins.get(who, 0) + share
        done(self._played - told)
        return {who: wins[who] / games[who] for who in games}

    def _play(self, deal: Deal) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for seats in deal.rotations():
            if not set(seats) & self.ledger.withdrawn:
                chance = random.Random(f"{self.plan.seed}/{deal.number}/{seats}")
                outcome, players = self._table.play(seats, self.bench.take, deal.dice(self.plan.seed), chance)
                for seat, player in players.items():
                    self.bench.give_back(seats[seat], player)
                outcomes.append(outcome)
            if self._stop.is_set():
                raise Stopped
            with self._lock:
                self._played += 1
        return outcomes
