"""Cells under each other: names to the left, figures to the right, whatever script they are in."""

from __future__ import annotations

from fathoms.core.text import columns


def test_cells_stand_under_each_other_in_every_script() -> None:
    rows = [["#", "name", "games"], ["1", "漢字", "10"], ["10", "é", "2,000"]]
    assert list(columns(rows, left=(1,))) == [
        " #  name  games",
        " 1  漢字     10",
        "10  é     2,000",
    ]


def test_no_line_ends_in_blanks() -> None:
    assert list(columns([["a", "long"], ["b", ""]], left=range(2))) == ["a  long", "b"]
