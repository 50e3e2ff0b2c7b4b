"""What memory is free: as Linux says, or less in a container with a limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fathoms.core import FathomsError
from fathoms.games.into_the_blue.rules import Rules
from fathoms.games.into_the_blue.study import solve
from fathoms.games.into_the_blue.study.solve import free_memory
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from pathlib import Path

GIB = 1 << 30
TWO_LEVELS = Rules(levels=2, main=(3, 5), secondary=(1, 2), faces="12C", shells=3)


def machine(folder: Path, available: int, cgroup: str = "") -> tuple[Path, Path]:
    proc, groups = folder / "proc", folder / "groups"
    (proc / "self").mkdir(parents=True)
    groups.mkdir()
    (proc / "meminfo").write_text(f"MemTotal: 99999999 kB\nMemAvailable: {available // 1024} kB\n")
    (proc / "self" / "cgroup").write_text(cgroup)
    return proc, groups


def limit(group: Path, names: tuple[str, str], most: str, used: int, stat: str) -> None:
    group.mkdir(parents=True, exist_ok=True)
    (group / names[0]).write_text(f"{most}\n")
    (group / names[1]).write_text(f"{used}\n")
    (group / "memory.stat").write_text(stat)


def test_what_others_use_is_not_free(tmp_path: Path) -> None:
    assert free_memory(*machine(tmp_path, 6 * GIB)) == 6 * GIB


def test_where_nothing_is_said_all_memory_counts(tmp_path: Path) -> None:
    built_in = free_memory(tmp_path / "nowhere", tmp_path / "nowhere")
    assert built_in is None or built_in > GIB


@pytest.mark.parametrize("broken", ["", "MemAvailable: much kB\n", "MemAvailable:\n"])
def test_what_cannot_be_read_is_as_if_it_were_not_there(tmp_path: Path, broken: str) -> None:
    proc, groups = machine(tmp_path, GIB)
    (proc / "meminfo").write_text(broken)
    assert free_memory(proc, groups) == free_memory(tmp_path / "nowhere", tmp_path / "nowhere")


def test_a_container_has_what_its_limit_leaves(tmp_path: Path) -> None:
    proc, groups = machine(tmp_path, 20 * GIB, "0::/box/inner\n")
    names = ("memory.max", "memory.current")
    limit(groups / "box" / "inner", names, "max", GIB, "")
    limit(groups / "box", names, str(4 * GIB), 3 * GIB, f"anon 7\ninactive_file {GIB}\n")
    assert free_memory(proc, groups) == 2 * GIB
    limit(groups / "box" / "inner", names, str(GIB), 2 * GIB, "")
    assert free_memory(proc, groups) == 0


def test_an_older_container_is_understood_too(tmp_path: Path) -> None:
    proc, groups = machine(tmp_path, 20 * GIB, "5:cpu:/box\n4:memory:/box\n0::/\n")
    names = ("memory.limit_in_bytes", "memory.usage_in_bytes")
    limit(groups / "memory" / "box", names, str(8 * GIB), 2 * GIB, f"total_inactive_file {GIB}\n")
    limit(groups / "memory", names, str(9223372036854771712), 9 * GIB, "")
    assert free_memory(proc, groups) == 7 * GIB


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solve_too_large_for_what_is_free_says_how_much_it_needs(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solve, "free_memory", lambda: GIB)
    with pytest.raises(FathomsError, match="too-large-memory") as refused:
        solve.solve(Rules(), tmp_path / "table")
    said = Texts(lang).sentence(refused.value)
    assert "1.9" in said.replace(",", ".")
    assert "1.1" in said.replace(",", ".")
    assert not list(tmp_path.iterdir())
    # The very same memory is enough for a small game.
    assert solve.check_room(TWO_LEVELS, tmp_path / "table").memory < GIB
