"""Sleeps are found, also in programs that a test writes; a reason beside them lets them stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import check_sleeps

if TYPE_CHECKING:
    from pathlib import Path

NAP = "sl" + "eep"
"""In two parts, for this file is searched too."""


@pytest.mark.parametrize(
    "line",
    [
        f"time.{NAP}(0.1)",
        f"await asyncio.{NAP}(pause)",
        f"await asyncio.{NAP}(0.02)",
        f"await asyncio.{NAP}(",
        f"from time import monotonic, {NAP}",
        "page.wait_for_" + "timeout(50)",
        f"""program(folder, "import time; time.{NAP}(600)")""",
        f"time.{NAP}(1)  # because",
        f"time.{NAP}(1)  # real time:",
    ],
)
def test_a_sleep_without_a_reason_is_found(line: str) -> None:
    assert list(check_sleeps.sleeps(f"first = 1\n{line}\n")) == [2]


@pytest.mark.parametrize(
    "source",
    [
        f"time.{NAP}(1)  # real time: the clock of the system under test",
        f"# real time: a program that hangs\nprogram('time.{NAP}(600)')",
        f"body = '''\n# real time: it hangs\ntime.{NAP}(600)'''",
        f"await asyncio.{NAP}(0)",
        f"the fish {NAP} at night",
    ],
)
def test_a_sleep_with_a_reason_and_no_sleep_at_all_may_stand(source: str) -> None:
    assert not list(check_sleeps.sleeps(source))


def test_every_place_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_one.py").write_text(f"\ntime.{NAP}(1)\n")
    assert check_sleeps.main(folder)
    assert capsys.readouterr().out.startswith("tests/test_one.py:2: ")
    (folder / "test_one.py").write_text("")
    assert not check_sleeps.main(folder)
