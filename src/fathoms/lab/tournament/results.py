"""What a tournament came to: figures for programs, as they are written to a file (docs/tournaments.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from fathoms.core import Phrase, Record, Result
from fathoms.core.code import pack
from fathoms.lab.rating import interval, rate
from fathoms.lab.tournament.arbiter import System  # noqa: TC001 - msgspec reads the types of fields
from fathoms.lab.tournament.entrants import Kind, free_name
from fathoms.lab.tournament.game import Fault  # noqa: TC001 - likewise

if TYPE_CHECKING:
    from fathoms.lab.tournament.arbiter import Arbiter
    from fathoms.lab.tournament.game import Outcome

FORMAT: Final = "fathoms-tournament/1"
NOTABLE: Final = ("closest", "clearest", "longest", "richest")


class Forfeits(msgspec.Struct, frozen=True):
    """How often an entrant forfeited in one way, and the first time it did."""

    count: int
    game: int
    """The number of the game in which it first happened."""
    first: Fault


class Standing(msgspec.Struct, frozen=True):
    """One entrant at the end."""

    rank: int
    name: str
    kind: Kind
    given: str
    rating: float
    low: float
    """The lower end of the 95 % interval of its rating."""
    high: float
    games: int
    wins: float
    """A shared win counts in parts."""
    win_share: float
    points: float | None
    """In a Swiss tournament: the share of each round's games that it won, added up; a bye is 1."""
    buchholz: float | None
    """In a Swiss tournament: the points of all its rivals."""
    byes: int
    forfeits: int
    forfeited: list[Forfeits]
    """One for each kind of forfeit."""
    withdrawn: bool
    mean_score: float | None
    scores: dict[int, int]
    """How often it had each score, in games that came to their end."""
    note: Phrase | None
    """How it plays here, if not as elsewhere."""


class Meeting(msgspec.Struct, frozen=True):
    """How two entrants fared against each other, seen from the row."""

    games: int
    won: float
    """Games that the row won and the column did not; a shared win counts in parts."""
    lost: float


class Seat(msgspec.Struct, frozen=True):
    """How a seat fared, whoever sat there."""

    colour: str
    wins: float
    win_share: float


class Notable(msgspec.Struct, frozen=True):
    """A game to look at."""

    kind: str
    game: int
    record: dict[str, Any]


class Machine(msgspec.Struct, frozen=True):
    """What hangs on the machine and the moment: times, and last words on standard error."""

    decisions: int
    mean_ms: float
    slowest_ms: float
    stderr: list[str]


class SwissRound(msgspec.Struct, frozen=True):
    """Who met in a round, by name, and who had a bye."""

    tables: list[list[str]]
    byes: list[str]


class Asked(msgspec.Struct, frozen=True):
    """What was asked for, so that it can be asked for again."""

    entrants: str
    games: int
    rounds: int
    rules: str
    """The share code of the rule set."""


class Results(msgspec.Struct, frozen=True):
    """A whole tournament; entrants, rows and columns in the order of their rank."""

    format: str
    game: str
    rules: dict[str, Any]
    """What differs from the standard."""
    players: int
    system: System
    seed: int
    seconds: float
    asked: Asked
    complete: bool
    """False if it was broken off; only deals that were played to their end are counted."""
    games: int
    finished: int
    """Games that came to their end; the others were forfeited, or stopped for having none."""
    shared: int
    """Games whose win was shared."""
    endless: int
    entrants: list[Standing]
    meetings: list[list[Meeting | None]]
    seats: list[Seat]
    margins: dict[int, int]
    """How often the winner was ahead of the best loser by so many points."""
    turns: dict[int, int]
    """How many games had so many turns."""
    rounds: list[SwissRound]
    notable: list[Notable]
    machine: dict[str, Machine]
    """By name; the only part that differs when a tournament is played again."""


def sum_up(arbiter: Arbiter) -> Results:
    """Work out what a tournament came to."""
    plan, ledger = arbiter.plan, arbiter.ledger
    beats = np.array(ledger.beats) if ledger.beats else np.zeros((1, len(plan.entrants), len(plan.entrants)))
    total = beats.sum(axis=0)
    ratings = rate(total)
    low, high = interval(beats, ratings, plan.seed)
    if plan.system == "swiss":
        order = arbiter.standing()
    else:
        order = sorted(range(len(plan.entrants)), key=lambda who: (-round(float(ratings[who]), 1), who))
    names = [entrant.name for entrant in plan.entrants]
    return Results(
        format=FORMAT,
        game=plan.game.name,
        rules=plan.rules.differences(plan.game.standard),
        players=plan.players,
        system=plan.system,
        seed=plan.seed,
        seconds=plan.seconds,
        asked=Asked(
            ",".join(f"{each.name}={_quoted(each.given)}" for each in plan.entrants),
            plan.games,
            plan.rounds,
            pack(plan.game, plan.rules),
        ),
        complete=arbiter.complete,
        games=ledger.games,
        finished=ledger.finished,
        shared=ledger.shared,
        endless=ledger.endless,
        entrants=[
            _standing(arbiter, rank, who, (float(ratings[who]), float(low[who]), float(high[who])))
            for rank, who in enumerate(order, start=1)
        ],
        meetings=[
            [
                Meeting(
                    int(ledger.met[row, column]),
                    round(float(total[row, column]), 4),
                    round(float(total[column, row]), 4),
                )
                if row != column and ledger.met[row, column]
                else None
                for column in order
            ]
            for row in order
        ],
        seats=[
            Seat(plan.game.colours[seat], round(wins, 4), round(wins / max(ledger.finished, 1), 4))
            for seat, wins in enumerate(ledger.seat_wins)
        ],
        margins=dict(sorted(ledger.margins.items())),
        turns=dict(sorted(ledger.turns.items())),
        rounds=[
            SwissRound(
                [[names[who] for who in table] for table in each.tables], [names[who] for who in each.byes]
            )
            for each in arbiter.rounds
        ],
        notable=[
            Notable(kind, ledger.notable[kind][1], record_of(arbiter, ledger.notable[kind][2]).to_json())
            for kind in NOTABLE
            if kind in ledger.notable
        ],
        machine={names[who]: _machine(arbiter, who) for who in order},
    )


def record_of(arbiter: Arbiter, outcome: Outcome) -> Record:
    """Write a game as a record that can be replayed."""
    plan = arbiter.plan
    names: list[str] = []
    for who in outcome.seats:
        names.append(free_name(plan.entrants[who].name, names))
    result = Result(outcome.scores, outcome.winners) if outcome.scores is not None else None
    record = Record.of(plan.game, plan.rules, tuple(names), 0)
    return msgspec.structs.replace(record, moves=outcome.moves, result=result)


def _quoted(given: str) -> str:
    """Keep an entrant with a comma together, unless its own quotes do."""
    return f'"{given}"' if "," in given and '"' not in given and "'" not in given else given


def _standing(arbiter: Arbiter, rank: int, who: int, rating: tuple[float, float, float]) -> Standing:
    plan, ledger = arbiter.plan, arbiter.ledger
    swiss = plan.system == "swiss"
    entrant, scores, games = plan.entrants[who], ledger.scores[who], ledger.played[who]
    forfeited = [
        Forfeits(ledger.forfeits[who][outcome.fault.kind], number, outcome.fault)
        for number, outcome in ledger.faults[who]
        if outcome.fault is not None
    ]
    return Standing(
        rank=rank,
        name=entrant.name,
        kind=entrant.kind,
        given=entrant.given,
        rating=round(rating[0], 1),
        low=round(rating[1], 1),
        high=round(rating[2], 1),
        games=games,
        wins=round(ledger.wins[who], 4),
        win_share=round(ledger.wins[who] / max(games, 1), 4),
        points=round(arbiter.points[who], 4) if swiss else None,
        buchholz=round(arbiter.buchholz(who), 4) if swiss else None,
        byes=arbiter.byes[who],
        forfeits=ledger.forfeits[who].total(),
        forfeited=forfeited,
        withdrawn=who in ledger.withdrawn,
        mean_score=round(sum(at * n for at, n in scores.items()) / scores.total(), 4) if scores else None,
        scores=dict(sorted(scores.items())),
        note=arbiter.bench.notes.get(who),
    )


def _machine(arbiter: Arbiter, who: int) -> Machine:
    clock = arbiter.bench.clocks[who]
    mean = clock.seconds / max(clock.decisions, 1)
    return Machine(
        clock.decisions,
        round(1000 * mean, 3),
        round(1000 * clock.slowest, 3),
        arbiter.bench.last_words.get(who, []),
    )
