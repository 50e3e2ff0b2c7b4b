"""Solved tables on disk: interrupted and resumed, refused when damaged, foreign or too large."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fathoms.core import FathomsError, Malformed
from fathoms.games.into_the_blue import GAME, STANDARD, Rules
from fathoms.games.into_the_blue.state import State
from fathoms.games.into_the_blue.study.solve import need_of, solve
from fathoms.games.into_the_blue.study.solved import (
    BLOCK_BYTES,
    HEADER_BYTES,
    SolvedTable,
    check_solvable,
    file_bytes,
    file_name,
    open_table,
    place_for,
    read_header,
)

if TYPE_CHECKING:
    from pathlib import Path

RULES = Rules(shells=8, levels=3, faces="123C", dice=4, main=(2, 3, 4), secondary=(1, 1, 2), chests=(3, 4, 6))
OTHER = msgspec.structs.replace(RULES, chests=(3, 4, 7))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("solved") / "whole"
    solve(RULES, path, cores=2)
    return path


@pytest.fixture
def table(whole: Path, tmp_path: Path) -> Path:
    """A table of one's own, to do harm to."""
    shutil.copy(whole, tmp_path / "table")
    return tmp_path / "table"


def entries(path: Path) -> bytes:
    return path.read_bytes()[HEADER_BYTES:]


def test_an_interrupted_run_goes_on_and_ends_the_same(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "again"

    def stop_half_way(share: float, _seconds: float) -> None:
        if share > 0.5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(RULES, path, progress=stop_half_way, cores=2)
    assert not path.exists()
    partial = path.with_name("again.partial")
    assert read_header(partial)[0].steps_done > 0
    with pytest.raises(Malformed, match="table-unfinished"):
        SolvedTable(partial)
    shares: list[float] = []
    outcome = solve(RULES, path, progress=lambda share, _: shares.append(share), cores=1)
    assert shares[0] > 0.3
    assert shares[-1] == 1
    assert not partial.exists()
    assert entries(path) == entries(whole)
    assert outcome.value_first_player == SolvedTable(whole).header.value_first_player


def test_a_partial_table_of_other_rules_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "table"

    def stop(share: float, _seconds: float) -> None:
        if share > 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(RULES, path, progress=stop)
    before = path.with_name("table.partial").read_bytes()
    with pytest.raises(Malformed, match="table-other-rules"):
        solve(OTHER, path)
    assert path.with_name("table.partial").read_bytes() == before


def test_a_whole_table_is_taken_as_it_is(table: Path) -> None:
    before = table.stat().st_mtime_ns
    outcome = solve(RULES, table)
    assert outcome.states > 10_000
    assert 0.5 < outcome.value_first_player < 0.7
    assert table.stat().st_mtime_ns == before


def test_the_table_knows_the_value_of_a_state(table: Path) -> None:
    with SolvedTable(table, RULES) as opened:
        opened.verify()
        start = opened.value((0, 0, 0), (0, 0, 0), (0, 0))
        assert start == opened.header.value_first_player
        assert opened.value((0, 0, 0), (0, 0, 0), (1, 0)) > start
        assert opened.value((0, 0, 0), (0, 0, 0), (0, 1)) < start


@pytest.mark.parametrize("at", [3, 40, 200, HEADER_BYTES, HEADER_BYTES + 3 * BLOCK_BYTES + 7, -1])
def test_a_damaged_table_is_refused_and_kept(table: Path, at: int) -> None:
    content = bytearray(table.read_bytes())
    content[at] ^= 0x10
    table.write_bytes(content)
    with pytest.raises(Malformed) as refused:
        solve(RULES, table)
    assert refused.value.phrase.key in ("analysis.table-damaged", "analysis.table-not-one")
    assert table.read_bytes() == content


def test_a_damaged_block_is_found_when_it_is_first_used(table: Path) -> None:
    content = bytearray(table.read_bytes())
    content[HEADER_BYTES] ^= 0x01
    table.write_bytes(content)
    with SolvedTable(table) as opened:
        assert opened.value((0, 0, 5), (1, 1, 1), (1, 1)) >= 0
        with pytest.raises(Malformed, match="table-damaged"):
            opened.value((0, 0, 0), (0, 0, 0), (0, 0))


def test_a_table_cut_short_is_refused(table: Path) -> None:
    table.write_bytes(table.read_bytes()[:-4])
    with pytest.raises(Malformed, match="table-damaged"):
        SolvedTable(table)


def test_a_table_of_other_rules_is_refused(table: Path) -> None:
    with pytest.raises(Malformed, match="table-other-rules"):
        SolvedTable(table, OTHER)


def test_a_file_that_is_no_table_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear diver")
    with pytest.raises(Malformed, match="table-not-one"):
        solve(RULES, path)
    assert path.read_text() == "Dear diver"


def test_two_runs_do_not_work_on_one_table(tmp_path: Path) -> None:
    path = tmp_path / "table"

    def solve_again(_share: float, _seconds: float) -> None:
        solve(RULES, path)

    with pytest.raises(FathomsError, match="table-in-use"):
        solve(RULES, path, progress=solve_again)


def test_what_solving_takes_is_known_before() -> None:
    need = need_of(Rules())
    assert 1.5e9 < need.disk < 2.5e9
    assert need.disk == file_bytes(Rules())
    assert need.disk < need.memory < 3e9


@pytest.mark.parametrize(
    "rules",
    [Rules(shells=30), Rules(shells=30, levels=6, main=(1,) * 6, secondary=(1,) * 6, faces="123456C")],
)
def test_what_is_too_large_is_refused_at_once(rules: Rules, tmp_path: Path) -> None:
    with pytest.raises(FathomsError, match="too-large"):
        solve(rules, tmp_path / "table")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "changes",
    [{"shells_by_seat": [0, -1]}, {"rolls_by_seat": [1]}, {"chest_sight": "open"}, {"chest_turn": False}],
)
def test_rules_that_the_table_has_no_place_for_are_refused_by_name(
    tmp_path: Path, changes: dict[str, Any]
) -> None:
    with pytest.raises(FathomsError, match="solve-field") as refused:
        solve(GAME.rules({"shells": 2, **changes}), tmp_path / "table")
    assert [refused.value.phrase.args["field"]] == list(changes)
    assert not list(tmp_path.iterdir())


def test_who_begins_is_none_of_the_solvers_business() -> None:
    check_solvable(Rules(shells=2, begins=2))


def test_tables_from_before_a_field_keep_their_names() -> None:
    assert file_name(STANDARD) == "into-the-blue-2-12-shells-950b64ee7d62.solved"
    assert file_name(Rules(begins=1)) != file_name(STANDARD)


def test_rules_that_end_unseen_are_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_end = State._begin_end  # pyright: ignore[reportPrivateUsage] - the rule that is changed here

    def two_rounds(state: State, how: Any) -> State:
        after = begin_end(state, how)
        return msgspec.structs.replace(after, last_turns=3) if after.last_turns > 0 else after

    monkeypatch.setattr(State, "_begin_end", two_rounds)
    with pytest.raises(FathomsError, match="solve-end"):
        solve(OTHER, tmp_path / "table")
    assert not list(tmp_path.iterdir())


def test_a_full_disk_is_told_before_it_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class NoRoom:
        free = 1000

    def usage(_path: object) -> type[NoRoom]:
        return NoRoom

    monkeypatch.setattr("shutil.disk_usage", usage)
    with pytest.raises(FathomsError, match="too-large-disk"):
        solve(RULES, tmp_path / "table")


def test_tables_are_found_where_they_are_kept(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FATHOMS_SOLVED", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(FathomsError, match="no-table"):
        open_table(RULES)
    place_for(RULES).parent.mkdir(parents=True)
    shutil.copy(whole, place_for(RULES))
    assert place_for(RULES) == tmp_path / "fathoms" / "solved" / file_name(RULES)
    open_table(RULES).close()
    monkeypatch.setenv("FATHOMS_SOLVED", str(whole))
    open_table(RULES).close()
    with pytest.raises(Malformed, match="table-other-rules"):
        open_table(OTHER)
    monkeypatch.setenv("FATHOMS_SOLVED", str(tmp_path / "nowhere"))
    with pytest.raises(Malformed, match="table-unreadable"):
        open_table(RULES)


def test_other_rules_have_another_name() -> None:
    assert file_name(RULES) != file_name(OTHER)
    assert file_name(RULES) == file_name(msgspec.structs.replace(OTHER, chests=RULES.chests))
