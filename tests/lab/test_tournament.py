"""Whole tournaments: the same whatever runs side by side, and fair to who fails."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from fathoms.core import FathomsError, Malformed, find_game
from fathoms.core.record import from_json, replay
from fathoms.lab.schedule import PairedDeal, deals_for, tables_of
from fathoms.lab.statistics import count_game
from fathoms.lab.tournament.players import read_entrants
from fathoms.lab.tournament.results import Results, sum_up
from fathoms.lab.tournament.tournament import (
    MOST_IN_A_ROW,
    Fault,
    GameOutcome,
    Tournament,
    TournamentPlan,
    TournamentStats,
)

HERE = Path(__file__).parent
GAME = find_game("into-the-blue")
RULES = GAME.rules({"shells": 2})


@pytest.fixture(autouse=True)
def _beside_the_contestants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)


def hold(entrants: str, **more: Any) -> Results:
    """Hold a tournament where nobody is too slow."""
    settings: dict[str, Any] = {"players": 2, "games": 12, "seconds": 300.0, "seed": 5, **more}
    tournament = Tournament(TournamentPlan(GAME, RULES, read_entrants([entrants], GAME.name), **settings))
    try:
        tournament.try_out()
    except FathomsError:
        tournament.pool.close()
        raise
    tournament.run()
    return sum_up(tournament)


def lasting(results: Results) -> Results:
    """Leave out what hangs on the machine."""
    return msgspec.structs.replace(results, machine={})


def test_a_deal_is_played_in_every_rotation_on_the_same_dice() -> None:
    deal = PairedDeal(4, (2, 0, 1))
    assert deal.rotations() == [(2, 0, 1), (0, 1, 2), (1, 2, 0)]
    assert deal.dice(9).random() == PairedDeal(4, (5, 6)).dice(9).random()
    assert deal.dice(9).random() != deal.dice(8).random()
    assert tables_of(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert (0, 0, 1) in tables_of(2, 3)
    assert (0, 0, 0) not in tables_of(2, 3)
    assert deals_for(13, tables=3, players=2) == 3


def test_a_shared_win_counts_in_parts() -> None:
    beats = np.zeros((3, 3))
    count_game(beats, (2, 0, 1), (0, 2))
    assert beats.tolist() == [[0, 0, 0], [0.5, 0, 0], [0.5, 0, 0]]


def test_the_same_seed_gives_the_same_tournament_whatever_runs_side_by_side() -> None:
    """Also when somebody is withdrawn half-way."""
    entrants = "greedy,random,contestants:Fresh,contestants:Raising"
    alone = hold(entrants, games=36)
    together = hold(entrants, games=36, processes=3)
    assert lasting(alone) == lasting(together)
    assert lasting(alone) != lasting(hold("greedy,random,contestants:Fresh", games=6, seed=6))
    assert alone.complete
    ranks = {each.name: each for each in alone.entrants}
    raising = ranks["Raising"]
    assert raising.withdrawn
    assert MOST_IN_A_ROW <= raising.games < 18
    assert raising.forfeits == raising.games
    assert [(each.count, each.first.kind) for each in raising.forfeited] == [(raising.forfeits, "crashed")]
    assert ranks["Fresh"].forfeits == 0
    assert alone.entrants[0].name == "greedy"
    assert alone.games == alone.finished + raising.forfeits
    assert sum(each.wins for each in alone.entrants) == pytest.approx(alone.games)
    for each in alone.entrants:
        assert each.low <= each.rating <= each.high
    assert sum(sum(each.scores.values()) for each in alone.entrants) == 2 * alone.finished
    for notable in alone.notable:
        *_, (state, _) = replay(from_json(notable.record))
        assert state.result is not None


def test_swiss_rounds_meet_anew_and_count_byes() -> None:
    found = hold("a=random,b=random,c=random,d=random,greedy", system="swiss", rounds=3, games=12)
    assert len(found.rounds) == 3
    pairs = [frozenset(table) for each in found.rounds for table in each.tables]
    assert len(pairs) == len(set(pairs)) == 6
    assert [len(each.byes) for each in found.rounds] == [1, 1, 1]
    assert len({name for each in found.rounds for name in each.byes}) == 3
    points = {each.name: each.points or 0 for each in found.entrants}
    assert sum(points.values()) == pytest.approx(3 * 2 + 3)
    assert list(points.values()) == sorted(points.values(), reverse=True)
    assert all(each.buchholz is not None for each in found.entrants)


def test_more_seats_than_entrants_are_filled_by_the_same() -> None:
    found = hold("greedy,random", players=3, games=6)
    assert found.games == 6
    seated = {tuple(notable.record["seats"]) for notable in found.notable}
    assert all(len(set(names)) == 3 for names in seated)
    assert [seat.colour for seat in found.seats] == ["Green", "Blue", "Yellow"]
    assert sum(seat.win_share for seat in found.seats) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize(
    ("entrants", "key", "line"),
    [
        ("contestants:Unmakable,random", "tournament.class-broken", "RuntimeError: not today"),
        ("contestants:Mute,random", "tournament.class-broken", "choose"),
        ("contestants:Nobody,random", "tournament.class-broken", "has no attribute 'Nobody'"),
        ("not_there:Nobody,random", "tournament.class-broken", "No module named 'not_there'"),
    ],
)
def test_who_cannot_play_is_refused_before_anything_is_played(entrants: str, key: str, line: str) -> None:
    with pytest.raises(FathomsError) as refused:
        hold(entrants)
    assert refused.value.phrase.key == key
    assert line in str(refused.value.phrase.args["line"])


def test_a_program_that_the_system_cannot_run_is_refused(tmp_path: Path) -> None:
    script = tmp_path / "crab"
    script.write_bytes(b"\x7fELF, or so it says")
    script.chmod(0o755)
    with pytest.raises(Malformed) as refused:
        hold(f"prog:{script},random")
    assert refused.value.phrase.key == "tournament.program-refused"


def test_a_swiss_table_must_be_full() -> None:
    with pytest.raises(Malformed, match="swiss-few"):
        hold("greedy,random", system="swiss", players=3)


def test_broken_off_it_keeps_whole_deals() -> None:
    entrants = read_entrants(["a=random,b=random"], GAME.name)
    tournament = Tournament(TournamentPlan(GAME, RULES, entrants, 2, games=100_000, seconds=300.0))
    played = 0

    def stop(games: int) -> None:
        nonlocal played
        played += games
        if played > 10:
            raise KeyboardInterrupt

    tournament.run(stop)
    found = sum_up(tournament)
    assert not found.complete
    assert 0 < found.games < 100_000
    assert found.games % 2 == 0
    assert found.games == found.finished


def fault(kind: str) -> GameOutcome:
    """A game that the first seat forfeited."""
    return GameOutcome((0, 1), (1,), None, 1, (), Fault(0, kind, 1, kind, None, None, ()))  # type: ignore[arg-type]  # a test's word


def test_forfeits_are_counted_by_kind_and_the_first_is_kept() -> None:
    stats = TournamentStats(2, 2)
    stats.add(PairedDeal(0, (0, 1)), [fault("slow"), fault("crashed")])
    stats.add(PairedDeal(1, (0, 1)), [fault("slow"), fault("slow")])
    assert stats.forfeits[0] == {"slow": 3, "crashed": 1}
    assert [(game, outcome.fault.kind) for game, outcome in stats.faults[0] if outcome.fault] == [
        (1, "slow"),
        (2, "crashed"),
    ]
    assert stats.withdrawn == set()


def test_ten_in_a_row_are_enough_and_one_good_game_forgives() -> None:
    good = GameOutcome((0, 1), (0,), (5, 3), 9, ("stop",))
    stats = TournamentStats(2, 2)
    for number in range(4):
        stats.add(PairedDeal(number, (0, 1)), [fault("slow"), fault("slow")])
    stats.add(PairedDeal(4, (0, 1)), [fault("slow"), good])
    for number in range(5, 9):
        stats.add(PairedDeal(number, (0, 1)), [fault("slow"), fault("slow")])
    assert stats.withdrawn == set()
    stats.add(PairedDeal(9, (0, 1)), [fault("slow"), fault("slow")])
    assert stats.withdrawn == {0}
    assert stats.margins == {2: 1}
    assert stats.notable["closest"][1] == 10


def test_a_game_without_end_is_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fathoms.lab.tournament.tournament.MOST_MOVES", 4)
    found = hold("random,greedy", games=2)
    assert found.endless == found.games == 2
    assert [each.wins for each in found.entrants] == [1, 1]
    assert found.finished == 0
    assert found.notable == []
