"""Files of simulations: whole or not at all, readable by the usual tools, in bounded portions."""

from __future__ import annotations

import csv
import json
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fathoms.core import FathomsError, Malformed
from fathoms.lab import output
from fathoms.lab.output import GAMES, SUMMARY, SummaryFile, import_part, open_games, suffix_of
from fathoms.lab.simulation import Run, play_batch
from fathoms.lab.statistics import Tally
from fathoms.lab.worker_pool import InProcess
from lab.simulating import short_games, write_all

if TYPE_CHECKING:
    from pathlib import Path

    from fathoms.lab.output import OutputFile

CSV, PARQUET = import_part("csv"), import_part("parquet")


def test_csv_and_parquet_hold_the_same_rows(tmp_path: Path) -> None:
    simulation = short_games("atlantis-treasure", "kernel", seats=3)
    write_all(Run(simulation, 60, InProcess()), tmp_path)
    typed: Any = PARQUET.read_table(tmp_path / "games.parquet")
    read: Any = CSV.read_csv(tmp_path / "games.csv")
    assert typed.column_names == read.column_names
    assert typed.num_rows == 60
    for name in read.column_names:
        assert [int(value) for value in typed[name].to_pylist()] == read[name].to_pylist(), name
    assert typed.column_names[:8] == [
        *("number", "first", "score_0", "score_1", "score_2", "win_0", "win_1", "win_2")
    ]
    head = json.loads(typed.schema.metadata[b"fathoms"])
    assert head["bots"] == ["random"] * 3
    assert (head["seed"], head["played_by"], head["rules"]) == (5, "kernel", {})


def test_rows_are_written_in_groups_whatever_the_batches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "_ROW_GROUP", 16)
    simulation = short_games("into-the-blue", "engine")
    small = write_all(Run(simulation, 50, InProcess(), most_in_a_batch=3), tmp_path / "small")
    large = write_all(Run(simulation, 50, InProcess(), most_in_a_batch=40), tmp_path / "large")
    assert small == large
    found: Any = PARQUET.ParquetFile(tmp_path / "small" / "games.parquet")
    groups = [found.metadata.row_group(at).num_rows for at in range(found.num_row_groups)]
    found.close()
    assert groups == [16, 16, 16, 2]


def test_summaries_say_the_same(tmp_path: Path) -> None:
    simulation = short_games("into-the-blue", "engine", seats=3)
    write_all(Run(simulation, 40, InProcess()), tmp_path)
    whole = json.loads((tmp_path / "figures.json").read_bytes())
    with (tmp_path / "figures.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    table: Any = PARQUET.read_table(tmp_path / "figures.parquet")
    assert len(rows) == len(whole["seats"]) == 3
    for row, seat, typed in zip(rows, whole["seats"], table.to_pylist(), strict=True):
        assert {name: str(value) for name, value in typed.items()} == row
        assert {name: str(value) for name, value in seat.items()}.items() <= row.items()
        assert row["games"] == str(whole["games"]) == "40"
        assert row["played_by"] == whole["played_by"] == "engine"
    assert sum(seat["win_share"] for seat in whole["seats"]) == pytest.approx(1, abs=1e-5)
    assert whole["rules"] == {"shells": 2, "rolls": 1}


def opened(path: Path, kind: str) -> OutputFile:
    simulation = short_games("into-the-blue", "engine")
    return SummaryFile(str(path), simulation) if kind == "summary" else open_games(str(path), simulation)


KINDS = [("a.csv", "games"), ("a.parquet", "games"), ("a.jsonl", "games"), ("a.json", "summary")]


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_an_unfinished_file_leaves_nothing(name: str, kind: str, tmp_path: Path) -> None:
    writer = opened(tmp_path / name, kind)
    writer.add(play_batch(short_games("into-the-blue", "engine"), 0, 3))
    assert not (tmp_path / name).exists()
    assert len(list(tmp_path.iterdir())) == 1
    writer.abandon()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_no_games_make_a_file_too(name: str, kind: str, tmp_path: Path) -> None:
    writer = opened(tmp_path / name, kind)
    writer.finish(Tally(2))
    writer.abandon()  # after the end there is nothing to abandon
    assert (tmp_path / name).exists()


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_a_file_that_exists_is_left_alone(name: str, kind: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("mine")
    with pytest.raises(Malformed, match="file-exists"):
        opened(tmp_path / name, kind)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text() == "mine"


def test_trouble_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as missing:
        opened(tmp_path / "no" / "such.csv", "games")
    assert missing.value.filename == str(tmp_path / "no" / "such.csv")
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(IsADirectoryError) as folder:
        opened(tmp_path / "folder.csv", "games")
    assert folder.value.filename == str(tmp_path / "folder.csv")


def test_without_arrow_only_parquet_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for name, kind in (("a.parquet", "games"), ("b.parquet", "summary")):
        with pytest.raises(FathomsError, match="needs-arrow"):
            opened(tmp_path / name, kind)
    for name, kind in (("a.csv", "games"), ("a.jsonl", "games"), ("b.csv", "summary"), ("b.json", "summary")):
        opened(tmp_path / name, kind).finish(Tally(2))
    assert len(list(tmp_path.iterdir())) == 4


def test_the_end_of_a_name_says_what_is_written() -> None:
    assert suffix_of("games.CSV", "--out", GAMES) == ".csv"
    assert suffix_of("a.b/figures.json", "--summary", SUMMARY) == ".json"
    for path in ("games", "games.xlsx", "games.json", ".csv", "", "csv"):
        with pytest.raises(Malformed, match="suffix"):
            suffix_of(path, "--out", GAMES)


def test_a_batch_without_rows_is_no_batch_for_parquet(tmp_path: Path) -> None:
    bare = msgspec.structs.replace(short_games("into-the-blue", "engine"), outputs=())
    writer = opened(tmp_path / "a.parquet", "games")
    with pytest.raises(ValueError, match="range"):
        writer.add(play_batch(bare, 0, 2))
    writer.abandon()
