"""The workshop over HTTP: what may be changed, and what is wrong with a draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import fathoms
from fathoms.core import find_game
from fathoms.core.code import pack
from fathoms.protocol.workshop import Draft, Workshop
from server.serving import Served
from server.test_server_routes import error_of

if TYPE_CHECKING:
    from pathlib import Path

GAMES = fathoms.game_names()
LANGUAGES = ("en", "fr", "es")


def check(served: Served, status: int = 200, **wish: Any) -> Any:
    answer = served.http.post("/api/workshop/check", json=wish)
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=Draft) if status == 200 else answer


@pytest.mark.parametrize("game", GAMES)
def test_all_that_may_be_changed_is_told_in_the_asked_language(served: Served, game: str) -> None:
    found = find_game(game)
    shops = [
        msgspec.json.decode(
            served.http.get("/api/workshop", params={"game": game, "lang": lang}).content, type=Workshop
        )
        for lang in LANGUAGES
    ]
    for shop in shops:
        assert {each.field for each in shop.fields} == set(found.rules_type.__struct_fields__)
        assert shop.standard == msgspec.json.decode(msgspec.json.encode(found.standard))
        assert set(shop.schema["$defs"][found.rules_type.__name__]["properties"]) == set(shop.standard)
        assert {"shorter", "fairer"} <= {goal.goal for goal in shop.goals}
        assert shop.measures is served.state.measuring.open
        assert not shop.gallery
    assert len({tuple(each.about for each in shop.fields) for shop in shops}) == 3
    assert len({tuple(group.title for group in shop.groups) for shop in shops}) == 3


def test_a_host_may_have_a_gallery_and_no_measuring(tmp_path: Path) -> None:
    with Served(tmp_path, measures=0, gallery=True) as served:
        shop = served.http.get("/api/workshop", params={"game": GAMES[0]}).json()
    assert (shop["measures"], shop["gallery"]) == (False, True)


def test_a_game_that_is_not_there_is_refused(served: Served) -> None:
    assert "chess" in error_of(served.http.get("/api/workshop", params={"game": "chess"}), 400, "malformed")
    error_of(served.http.get("/api/workshop"), 400, "malformed")


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_set_by_name_by_code_and_by_fields_is_the_same_draft(served: Served, game: str) -> None:
    found = find_game(game)
    for name, rules in found.rule_sets.items():
        changes = rules.differences(found.standard)
        drafts = [
            check(served, game=game, rules=changes),
            check(served, game=game, rules=name),
            check(served, rules=pack(found, rules)),
        ]
        assert drafts[0] == drafts[1] == drafts[2]
        assert drafts[0].problems == ()
        assert [each.field for each in drafts[0].changes] == list(changes)


def test_an_unsound_draft_is_an_answer_with_its_problems(served: Served) -> None:
    draft = check(served, game="into-the-blue", rules={"shells": 99, "faces": 3, "tail": 1})
    assert [each.field for each in draft.problems] == ["shells", "faces", "tail"]
    assert draft.code is None
    assert draft.rules["shells"] == 99


def test_the_base_is_what_changes_are_told_against(served: Served) -> None:
    draft = check(served, game="into-the-blue", rules={"shells": 6, "rolls": 2}, base="quick")
    assert [each.field for each in draft.changes] == ["rolls"]
    code = pack(find_game("into-the-blue"), find_game("into-the-blue").rule_sets["quick"])
    assert check(served, rules={"shells": 6, "rolls": 2}, base=code) == draft


@pytest.mark.parametrize(
    "wish",
    [
        {"rules": {}},
        {"rules": "F1-0000"},
        {"rules": "nothing-like-it", "game": "into-the-blue"},
        {"rules": {}, "game": "into-the-blue", "base": {"shells": 0}},
        {"rules": {}, "game": "chess"},
        {"rules": 5, "game": "into-the-blue"},
        {"rules": {}, "game": "into-the-blue", "more": 1},
    ],
)
def test_a_wish_that_names_no_rules_is_refused_in_one_sentence(served: Served, wish: dict[str, Any]) -> None:
    message = error_of(served.http.post("/api/workshop/check", json=wish), 400, "malformed")
    assert message.endswith(".")


def test_a_code_of_another_game_is_refused(served: Served) -> None:
    blue = find_game("into-the-blue")
    error_of(check(served, 400, game="atlantis-treasure", rules=pack(blue, blue.standard)), 400, "malformed")


def test_a_huge_board_is_told_shortly(served: Served) -> None:
    draft = check(served, game="atlantis-treasure", rules={"board": ["." * 15] * 3_000})
    (problem,) = draft.problems
    assert problem.field == "board"
    assert len(problem.message) < 300
