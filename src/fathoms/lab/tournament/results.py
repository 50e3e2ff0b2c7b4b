"""What a tournament came to: figures for programs, as they are written to a file (docs/tournaments.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from fathoms.core import Phrase, Record, Result
from fathoms.core.code import pack
from fathoms.lab.statistics import interval, rate
from fathoms.lab.tournament.players import EntrantKind, free_name
from fathoms.lab.tournament.tournament import (
    Fault,  # noqa: TC001 - likewise
    System,  # noqa: TC001 - msgspec reads the types of fields
)

if TYPE_CHECKING:
    from fathoms.core import Say
    from fathoms.lab.tournament.tournament import GameOutcome, Tournament

FORMAT: Final = "fathoms-tournament/1"
NOTABLE: Final = ("closest", "clearest", "longest", "richest")
_SHOWN: Final = 160
"""Letters of what somebody said; the file has more of them."""


class Forfeits(msgspec.Struct, frozen=True):
    """How often an entrant forfeited in one way, and the first time it did."""

    count: int
    game: int
    """The number of the game in which it first happened."""
    first: Fault


class EntrantResult(msgspec.Struct, frozen=True):
    """One entrant at the end."""

    rank: int
    name: str
    kind: EntrantKind
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


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat fared, with any player on it."""

    colour: str
    wins: float
    win_share: float


class Notable(msgspec.Struct, frozen=True):
    """A game to look at."""

    kind: str
    game: int
    record: dict[str, Any]


class Machine(msgspec.Struct, frozen=True):
    """What depends on the machine and the moment: times, and last words on standard error."""

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
    entrants: list[EntrantResult]
    meetings: list[list[Meeting | None]]
    seats: list[SeatResult]
    margins: dict[int, int]
    """How often the winner was ahead of the best loser by each number of points."""
    turns: dict[int, int]
    """How many games had each number of turns."""
    rounds: list[SwissRound]
    notable: list[Notable]
    machine: dict[str, Machine]
    """By name; the only part that differs when a tournament is played again."""


def sum_up(tournament: Tournament) -> Results:
    """Work out what a tournament came to."""
    plan, stats = tournament.plan, tournament.stats
    beats = np.array(stats.beats) if stats.beats else np.zeros((1, len(plan.entrants), len(plan.entrants)))
    total = beats.sum(axis=0)
    ratings = rate(total)
    low, high = interval(beats, ratings, plan.seed)
    if plan.system == "swiss":
        order = tournament.standing()
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
        complete=tournament.complete,
        games=stats.games,
        finished=stats.finished,
        shared=stats.shared,
        endless=stats.endless,
        entrants=[
            _standing(tournament, rank, who, (float(ratings[who]), float(low[who]), float(high[who])))
            for rank, who in enumerate(order, start=1)
        ],
        meetings=[
            [
                Meeting(
                    int(stats.met[row, column]),
                    round(float(total[row, column]), 4),
                    round(float(total[column, row]), 4),
                )
                if row != column and stats.met[row, column]
                else None
                for column in order
            ]
            for row in order
        ],
        seats=[
            SeatResult(plan.game.colours[seat], round(wins, 4), round(wins / max(stats.finished, 1), 4))
            for seat, wins in enumerate(stats.seat_wins)
        ],
        margins=dict(sorted(stats.margins.items())),
        turns=dict(sorted(stats.turns.items())),
        rounds=[
            SwissRound(
                [[names[who] for who in table] for table in each.tables], [names[who] for who in each.byes]
            )
            for each in tournament.rounds
        ],
        notable=[
            Notable(kind, stats.notable[kind][1], record_of(tournament, stats.notable[kind][2]).to_json())
            for kind in NOTABLE
            if kind in stats.notable
        ],
        machine={names[who]: _machine(tournament, who) for who in order},
    )


def record_of(tournament: Tournament, outcome: GameOutcome) -> Record:
    """Write a game as a record that can be replayed."""
    plan = tournament.plan
    names: list[str] = []
    for who in outcome.seats:
        names.append(free_name(plan.entrants[who].name, names))
    result = Result(outcome.scores, outcome.winners) if outcome.scores is not None else None
    record = Record.of(plan.game, plan.rules, tuple(names), 0)
    return msgspec.structs.replace(record, moves=outcome.moves, result=result)


def _quoted(given: str) -> str:
    """Keep an entrant with a comma together, unless its own quotes do."""
    return f'"{given}"' if "," in given and '"' not in given and "'" not in given else given


def _standing(
    tournament: Tournament, rank: int, who: int, rating: tuple[float, float, float]
) -> EntrantResult:
    plan, stats = tournament.plan, tournament.stats
    swiss = plan.system == "swiss"
    entrant, scores, games = plan.entrants[who], stats.scores[who], stats.played[who]
    forfeited = [
        Forfeits(stats.forfeits[who][outcome.fault.kind], number, outcome.fault)
        for number, outcome in stats.faults[who]
        if outcome.fault is not None
    ]
    return EntrantResult(
        rank=rank,
        name=entrant.name,
        kind=entrant.kind,
        given=entrant.given,
        rating=round(rating[0], 1),
        low=round(rating[1], 1),
        high=round(rating[2], 1),
        games=games,
        wins=round(stats.wins[who], 4),
        win_share=round(stats.wins[who] / max(games, 1), 4),
        points=round(tournament.points[who], 4) if swiss else None,
        buchholz=round(tournament.buchholz(who), 4) if swiss else None,
        byes=tournament.byes[who],
        forfeits=stats.forfeits[who].total(),
        forfeited=forfeited,
        withdrawn=who in stats.withdrawn,
        mean_score=round(sum(at * n for at, n in scores.items()) / scores.total(), 4) if scores else None,
        scores=dict(sorted(scores.items())),
        note=tournament.pool.notes.get(who),
    )


def _machine(tournament: Tournament, who: int) -> Machine:
    clock = tournament.pool.clocks[who]
    mean = clock.seconds / max(clock.decisions, 1)
    return Machine(
        clock.decisions,
        round(1000 * mean, 3),
        round(1000 * clock.slowest, 3),
        tournament.pool.last_words.get(who, []),
    )


def forfeit_words(name: str, forfeits: Forfeits, say: Say) -> str:
    """Say how often somebody forfeited in one way, and what happened the first time."""
    return say(
        "tournament.forfeited",
        name=name,
        count=forfeits.count,
        what=say(f"tournament.kind-{forfeits.first.kind}"),
        game=forfeits.game,
        why=evidence(forfeits.first, say),
    ).rstrip()


def evidence(fault: Fault, say: Say) -> str:
    """Show what it said or how it ended; empty if there is nothing to show."""
    parts: list[str] = []
    if fault.line:
        line = fault.line if len(fault.line) <= _SHOWN else fault.line[: _SHOWN - 1] + "…"
        parts.append(say("tournament.said", line=line))
    if fault.phrase is not None:
        parts.append(say(fault.phrase.key, **fault.phrase.args))
    if fault.status is not None:
        key = "tournament.signal" if fault.status < 0 else "tournament.status"
        parts.append(say(key, number=str(abs(fault.status))))
    return " ".join(parts)
