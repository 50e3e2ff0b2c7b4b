"""The gallery: measured before it is hung, each rule set once, plain words only, in the reader's tongue."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fathoms.api import workshop
from fathoms.api.workshop import exhibit_id
from fathoms.core import find_game
from fathoms.core.code import pack
from fathoms.core.names import neat
from server.serving import Served
from server.streaming import heard
from server.test_server_measuring import lab
from server.test_server_routes import error_of

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["lab"]  # a fixture
GALLERY = "/api/gallery"
BLUE = "into-the-blue"


def entries(served: Served, **query: str) -> list[dict[str, Any]]:
    answer = served.http.get(GALLERY, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()["entries"]


def test_a_rule_set_is_measured_then_hung_for_everybody(lab: Served) -> None:
    rules = {"shells": 7}
    told = heard(lab.http, GALLERY, {"title": "Seven", "by": "Ana", "game": BLUE, "rules": rules})
    assert [told[0]["kind"], told[-1]["kind"]] == ["warming", "shown"], told[-1]
    shown = told[-1]["entry"]
    game = find_game(BLUE)
    assert shown["code"] == pack(game, game.rules(rules))
    assert (shown["title"], shown["by"], shown["players"], shown["games"]) == ("Seven", "Ana", 2, 400)
    assert shown["seats"] == [2, 3, 4, 5]
    assert entries(lab)[0] == shown
    assert entries(lab, game=BLUE)[0] == shown
    assert not entries(lab, game="atlantis-treasure")
    verdicts = {lang: entries(lab, lang=lang)[0]["verdict"] for lang in ("en", "fr", "es")}
    assert len({str(each) for each in verdicts.values()}) == 3
    assert "minut" not in str(shown)  # the comparison itself stays here
    error_of(lab.http.get(GALLERY, params={"game": "whist"}), 400, "malformed")


def test_the_same_rules_hang_once_whoever_wrote_them(lab: Served) -> None:
    game = find_game(BLUE)
    first = {"title": "Eight", "game": BLUE, "rules": {"shells": 8}}
    assert heard(lab.http, GALLERY, first)[-1]["kind"] == "shown"
    again = {"title": "My eight", "rules": pack(game, game.rules({"shells": 8, "rolls": 3}))}
    said = {
        error_of(lab.http.post(GALLERY, json=again, params={"lang": lang}), 409, "used")
        for lang in ("en", "fr", "es")
    }
    assert len(said) == 3
    assert all("Eight" in sentence and "My" not in sentence for sentence in said)


def test_the_newest_hangs_first(lab: Served) -> None:
    for shells in (3, 4):
        body = {"title": f"With {shells}", "game": BLUE, "rules": {"shells": shells}}
        assert heard(lab.http, GALLERY, body)[-1]["kind"] == "shown"
    assert [each["title"] for each in entries(lab)[:2]] == ["With 4", "With 3"]
    assert [each["at"] for each in entries(lab)] == sorted(
        (each["at"] for each in entries(lab)), reverse=True
    )


@pytest.mark.parametrize(
    "body",
    [
        {"title": "", "game": BLUE, "rules": {"shells": 5}},
        {"title": "x" * 41, "game": BLUE, "rules": {"shells": 5}},
        {"title": "\n\t ", "game": BLUE, "rules": {"shells": 5}},
        {"title": "\u202e\u2066\u200b", "game": BLUE, "rules": {"shells": 5}},
        {"title": "Five", "by": "x" * 25, "game": BLUE, "rules": {"shells": 5}},
        {"title": "Five", "game": BLUE, "rules": {}},
        {"title": "Five", "game": BLUE, "rules": {"shells": 99}},
        {"title": "Five", "game": BLUE, "rules": {"shells": 5}, "players": 8},
        {"title": "Five", "game": BLUE, "rules": "F1-00000"},
    ],
    ids=str,
)
def test_what_cannot_be_hung_is_refused_before_it_is_measured(lab: Served, body: dict[str, Any]) -> None:
    error_of(lab.http.post(GALLERY, json=body), 400, "malformed")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Deep \n sea\t", "Deep sea"),
        ("evil\u202etxt", "eviltxt"),
        ("\u2066a\u2069b\u200bc\0d\x1b[31m", "abcd[31m"),
        ("Za\u0301\u0302\u0303\u0304\u0305lgo", "Zá\u0302\u0303lgo"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Île 深海 Ω", "Île 深海 Ω"),
        ("a\u2028b\u2029c\u00a0d", "a b c d"),
        ("\ud800x", "x"),
    ],
)
def test_titles_are_one_plain_line(typed: str, kept: str) -> None:
    assert neat(typed) == kept


def test_an_id_is_the_rules_themselves() -> None:
    game = find_game(BLUE)
    one = exhibit_id(game, game.rules({"shells": 5, "rolls": 2}))
    assert one == exhibit_id(game, game.rules({"rolls": 2, "shells": 5, "levels": 5}))
    assert one != exhibit_id(game, game.rules({"shells": 5}))
    assert len(one) == 16


def test_a_gallery_is_there_only_where_the_host_opens_it(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        for lang in ("en", "fr", "es"):
            answer = served.http.get(GALLERY, params={"lang": lang})
            assert "--gallery" in error_of(answer, 403, "forbidden")
        body = {"title": "Five", "game": BLUE, "rules": {"shells": 5}}
        error_of(served.http.post(GALLERY, json=body), 403, "forbidden")
        assert not served.http.get("/api/workshop", params={"game": BLUE}).json()["gallery"]


def test_it_fills_up_and_one_visitor_cannot_fill_it(lab: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"title": "Nine", "game": BLUE, "rules": {"shells": 9}}
    monkeypatch.setattr(workshop, "MOST_A_DAY", 0)
    assert "0" in error_of(lab.http.post(GALLERY, json=body), 429, "rate")
    monkeypatch.undo()
    monkeypatch.setattr(workshop, "MOST_HUNG", 0)
    assert "0" in error_of(lab.http.post(GALLERY, json=body), 409, "full")


def test_what_nobody_here_can_play_is_left_out(lab: Served) -> None:
    there = len(entries(lab))
    body = {"title": "Ten", "game": BLUE, "rules": {"shells": 10}}
    shown = heard(lab.http, GALLERY, body)[-1]["entry"]
    kept = lab.state.store.gallery

    async def spoil(**other: Any) -> None:
        exhibit = await kept.find(shown["id"])
        assert exhibit is not None
        await kept.hang(msgspec.structs.replace(exhibit, **other), 10_000)

    for number, other in enumerate(({"code": "F1-22222"}, {"code": "F9-33333"}, {"comparison": b"{}"})):
        asyncio.run(spoil(id=f"spoiled{number}", **other))
    assert len(entries(lab)) == there + 1
