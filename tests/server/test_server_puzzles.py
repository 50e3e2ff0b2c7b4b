"""Puzzles over HTTP: listed, shown with all that judging needs, answered, and those of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fathoms.puzzles import shipped

if TYPE_CHECKING:
    from server.serving import Served

LIST = "/api/puzzles"


def of_kind(kind: str) -> str:
    return next(name for name, puzzle in shipped().items() if puzzle.kind == kind)


def own(puzzle: dict[str, Any]) -> dict[str, Any]:
    """Make a decision of one's own of a puzzle, as a review would give it."""
    moves = puzzle["record"]["moves"]
    return {
        "record": {**puzzle["record"], "moves": [*moves, "what came after"]},
        "move": len(moves),
        "choices": [[choice["move"], choice["value"]] for choice in puzzle["choices"][:3]],
        "error": 0,
        "why": "Because.",
    }


def test_all_are_listed_and_the_one_of_a_day_is_the_same_for_all(served: Served) -> None:
    found = served.http.get(LIST, params={"day": "2026-11-18"}).json()
    again = served.http.get(LIST, params={"day": "2026-11-18", "lang": "fr"}).json()
    assert len(found["puzzles"]) == 300
    assert found["daily"] == again["daily"] in {each["puzzle"] for each in found["puzzles"]}
    assert found["puzzles"][0]["question"] != again["puzzles"][0]["question"]
    assert served.http.get(LIST).status_code == 200
    bad = served.http.get(LIST, params={"day": "yesterday"})
    assert (bad.status_code, bad.json()["error"]["kind"]) == (400, "malformed")
    assert "yesterday" in bad.json()["error"]["message"]


@pytest.mark.parametrize("kind", ["dice", "level", "stop", "treasure", "move"])
def test_a_puzzle_is_shown_with_what_judging_needs(served: Served, kind: str) -> None:
    name = of_kind(kind)
    told = served.http.get(f"{LIST}/{name}").json()
    assert told["puzzle"] == name
    assert told["choices"][0]["right"]
    assert not told["choices"][-1]["right"]
    replayed = served.http.post(
        "/api/replay", json={"record": told["record"], "seat": told["seat"], "start": 10_000, "most": 1}
    )
    assert replayed.status_code == 200
    last = len(told["record"]["moves"])
    shown = served.http.post(
        "/api/replay", json={"record": told["record"], "seat": told["seat"], "start": last, "most": 1}
    ).json()["positions"][0]
    assert {choice["move"] for choice in shown["moves"]} <= {choice["move"] for choice in told["choices"]}


def test_an_answer_is_judged_and_one_against_the_rules_refused_with_the_rule(served: Served) -> None:
    name = of_kind("level")
    place = f"{LIST}/{name}/answer"
    choices = served.http.get(f"{LIST}/{name}").json()["choices"]
    right = served.http.post(place, json={"move": choices[0]["move"]}).json()
    assert (right["right"], right["cost"]) == (True, 0)
    wrong = served.http.post(place, json={"move": choices[-1]["move"]}, params={"lang": "es"}).json()
    assert (wrong["right"], wrong["cost"]) == (False, choices[0]["value"] - choices[-1]["value"])
    assert "puntos" in wrong["told"]
    refused = served.http.post(place, json={"move": "place 6"})
    assert refused.status_code == 422
    assert refused.json()["error"]["rule"] == "T6"


def test_an_unknown_puzzle_is_not_found(served: Served) -> None:
    for answer in (
        served.http.get(f"{LIST}/nosuch"),
        served.http.post(f"{LIST}/nosuch/answer", json={"move": "stop"}),
    ):
        assert answer.status_code == 404
        assert "nosuch" in answer.json()["error"]["message"]


def test_a_decision_of_ones_own_is_told_like_any_puzzle(served: Served) -> None:
    puzzle = served.http.get(f"{LIST}/{of_kind('dice')}").json()
    told = served.http.post(f"{LIST}/own", json=own(puzzle), params={"lang": "fr"}).json()
    assert (told["puzzle"], told["why"], told["kind"]) == ("", "Because.", "own")
    assert len(told["choices"]) == 3
    assert told["seat"] == puzzle["seat"]
    wrong = own(puzzle)
    wrong["choices"][0][0] = "place 1"
    refused = served.http.post(f"{LIST}/own", json=wrong)
    assert (refused.status_code, refused.json()["error"]["kind"]) == (422, "illegal")
    assert refused.json()["error"]["rule"]
    for changed in ({"move": 0}, {"choices": []}, {"record": {}}, {"record": {"moves": 3}}):
        answer = served.http.post(f"{LIST}/own", json={**own(puzzle), **changed})
        assert answer.status_code in {400, 422}, changed
        assert answer.json()["error"]["message"]
