"""Streams that never fail on a letter."""

from __future__ import annotations

import io
import json
import sys

import pytest

from fathoms.cli import streams


@pytest.mark.parametrize(
    ("letters", "drawn"),
    [
        ("é", "e"),
        ("…", "."),
        ("─│┌╋", "-|++"),
        ("█▄", "#_"),
        ("●▲♣☼", "oA%&"),
        ("«\u00a0»", "< >"),
        ("漢", "?"),
    ],
)
def test_a_letter_is_drawn_in_ascii_in_one_column(letters: str, drawn: str) -> None:
    assert "".join(map(streams.ascii_for, letters)) == drawn


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_no_encoding_stumbles(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding))
    streams.make_safe()
    streams.echo("« Où ? » ●▲ \ud800 漢")
    assert raw.getvalue().decode(encoding).endswith("\n")


def test_json_is_valid_in_every_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    for encoding in ("ascii", "utf-8"):
        raw = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding))
        streams.echo_json({"message": "Où ?"})
        assert json.loads(raw.getvalue()) == {"message": "Où ?"}
        assert raw.getvalue().count(b"\n") == 1


def test_closed_streams_are_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stdin", None)
    streams.make_safe()
    streams.echo("nobody hears it")
    assert not streams.is_terminal(None)
    closed = io.StringIO()
    closed.close()
    assert not streams.is_terminal(closed)
