"""Batches: a game hangs on its seed and number alone, and a line of a file is a game."""

from __future__ import annotations

import csv
import io
import pickle
from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pytest

from fathoms.core import FathomsError, IllegalMove
from fathoms.core.record import decode
from fathoms.games.atlantis_treasure.bots.expert import ExpertBot
from fathoms.lab import output
from fathoms.lab.output import column_names, columns, csv_by_hand, to_csv
from fathoms.lab.simulation import awake, play_batch
from lab.simulating import SHORT, short_games
from playing import final_state

if TYPE_CHECKING:
    from fathoms.lab.simulation import Way

BOTH = [(game, way) for game in SHORT for way in ("engine", "kernel")]


@pytest.mark.parametrize(("game", "way"), BOTH)
def test_a_batch_is_its_parts(game: str, way: Way) -> None:
    simulation = short_games(game, way, seats=3)
    whole = play_batch(simulation, 0, 12)
    parts = [play_batch(simulation, *numbers) for numbers in ((0, 1), (1, 9), (9, 12))]
    assert whole.csv == b"".join(batch.csv for batch in parts)
    assert whole.records == b"".join(batch.records for batch in parts)
    assert whole.records.count(b"\n") == 12
    other = play_batch(msgspec.structs.replace(simulation, seed=6), 0, 12)
    assert other.csv != whole.csv


@pytest.mark.parametrize(("game", "way"), BOTH)
def test_rows_figures_and_records_tell_the_same_games(game: str, way: Way) -> None:
    simulation = short_games(game, way, seats=3)
    batch = play_batch(simulation, 5, 15)
    names = column_names(3, simulation.deeds)
    games = list(csv.DictReader(io.StringIO(batch.csv.decode()), names))
    assert [int(row["number"]) for row in games] == list(range(5, 15))
    for row, line in zip(games, batch.records.splitlines(), strict=True):
        record = decode(line)
        state = final_state(record)
        assert state.result == record.result is not None
        assert record.first == int(row["first"]) == int(row["number"]) % 3
        assert record.result is not None
        assert list(record.result.scores) == [int(row[f"score_{seat}"]) for seat in range(3)]
        assert list(record.result.winners) == [seat for seat in range(3) if row[f"win_{seat}"] == "1"]
        assert state.turns == int(row["turns"])
        assert 0 < int(row["decisions"]) < len(record.moves)
        assert record.extra == {"players": ["random"] * 3, "seed": 5, "number": int(row["number"])}
    assert batch.tally.games == 10
    assert batch.tally.turns == sum(int(row["turns"]) for row in games)


def test_only_what_is_wanted_comes_back() -> None:
    simulation = msgspec.structs.replace(short_games("into-the-blue", "engine"), outputs=())
    batch = play_batch(simulation, 0, 4)
    assert (batch.plays, batch.csv, batch.records) == (None, b"", b"")
    assert batch.tally.games == 4


def test_csv_is_the_same_without_arrow(monkeypatch: pytest.MonkeyPatch) -> None:
    plays = play_batch(short_games("into-the-blue", "engine"), 0, 20).plays
    assert plays is not None
    wide = plays._replace(scores=plays.scores * -1000, deeds=np.full((20, 2), 2**31 - 1, dtype=np.int32))
    numbers = range(10**9 - 20, 10**9)
    with_arrow = to_csv(wide, numbers)
    assert with_arrow == csv_by_hand(columns(wide, numbers))

    def missing(name: str) -> None:
        del name

    monkeypatch.setattr(output, "find_spec", missing)
    assert to_csv(wide, numbers) == with_arrow
    assert to_csv(wide, range(0)) == b""


def test_a_worker_with_another_fathoms_is_refused() -> None:
    simulation = msgspec.structs.replace(short_games("into-the-blue", "engine"), version="0.0.1")
    with pytest.raises(FathomsError, match="other-version"):
        play_batch(simulation, 0, 1)


def test_bots_are_woken_once_for_a_simulation() -> None:
    simulation = short_games("into-the-blue", "engine")
    assert awake(simulation) is awake(simulation)
    assert awake(simulation) is not awake(msgspec.structs.replace(simulation, seed=9))


def test_errors_travel_between_processes() -> None:
    error = IllegalMove("core.seats", rule="B1", seats=9, least=2, most=5).at_move(3)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is IllegalMove
    assert (str(again), again.rule, again.move) == (str(error), "B1", 3)


def test_no_bot_of_a_simulation_looks_at_the_clock() -> None:
    simulation = short_games("atlantis-treasure", "engine")
    hasty = msgspec.structs.replace(simulation, bots=("expert", "random"))
    expert = awake(hasty)[0]
    assert isinstance(expert, ExpertBot)
    assert expert.budget is not None
    assert ExpertBot().budget is None
