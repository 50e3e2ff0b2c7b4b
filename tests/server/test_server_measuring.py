"""Measuring over HTTP: told line by line, in every language, refused in a sentence, stopped at once."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema_rs
import pytest

from fathoms.core import find_game
from fathoms.core.code import pack
from fathoms.protocol import schema
from fathoms.server.measuring.pool import MEMORY
from server.serving import Served, figure
from server.streaming import BIG, PATIENCE, ends, heard, streamed, wait_for, working
from server.test_server_routes import error_of

if TYPE_CHECKING:
    from collections.abc import Iterator

MEASURE, SUGGEST, BALANCE = (f"/api/workshop/{what}" for what in ("measure", "suggest", "balance"))
BLUE, ATLANTIS = "into-the-blue", "atlantis-treasure"
SHORT: dict[str, Any] = {"game": BLUE, "rules": {"shells": 6}}
LONG: dict[str, Any] = {"game": ATLANTIS, "rules": BIG, "players": 4}


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that measures as few games as tell something, for any number of visitors."""
    folder = tmp_path_factory.mktemp("lab")
    with Served(
        folder, proxies=("127.0.0.1",), measures_per_hour=0, measure_seconds=120, gallery=True
    ) as server:
        object.__setattr__(server.state.measuring, "budget", 0.01)
        yield server


def news_checker() -> Any:
    return jsonschema_rs.validator_for({**schema.document(), "$ref": "#/$defs/MeasureNews"})


@pytest.mark.parametrize(
    "body", [SHORT, {"game": ATLANTIS, "rules": {"torpedoes": 4}, "players": 3}], ids=[BLUE, ATLANTIS]
)
def test_a_change_is_measured_and_told_line_by_line(lab: Served, body: dict[str, Any]) -> None:
    with streamed(lab.http, MEASURE, body) as lines:
        assert lines.response.headers["content-type"] == "application/x-ndjson"
        told = list(lines)
    checker = news_checker()
    assert all(checker.is_valid(line) for line in told)
    kinds = [line["kind"] for line in told]
    assert kinds[0] == "warming"
    assert set(kinds[1:-1]) <= {"warming", "progress"}
    steps = [line["done"] for line in told if line["kind"] == "progress"]
    assert steps == sorted(steps)
    found, game = told[-1], find_game(body["game"])
    assert found["kind"] == "measured"
    assert found["games"] == 400
    assert found["players"] == len(found["bots"]) == body.get("players", 2)
    assert found["code"] == pack(game, game.rules(body["rules"]))
    assert [each["field"] for each in found["changes"]] == list(body["rules"])
    assert found["verdict"]
    assert {each["group"] for each in found["measures"]} == {"length", "fairness", "drama", "deeds", "skill"}
    for each in found["measures"]:
        assert each["title"] != each["name"]
        for side in ("base", "changed", "difference"):
            assert each[side]["low"] <= each[side]["mean"] <= each[side]["high"]
        assert each["difference"]["words"][0] in "+−"


def test_the_shorter_game_is_found_and_said_in_each_language(lab: Served) -> None:
    found = {lang: heard(lab.http, MEASURE, SHORT, accept_language=lang)[-1] for lang in ("en", "fr", "es")}
    minutes = next(each for each in found["en"]["measures"] if each["name"] == "minutes")
    assert minutes["certain"]
    assert minutes["difference"]["high"] < 0
    for part in ("verdict", "changes", "measures"):
        assert len({str(each[part]) for each in found.values()}) == 3
    # The same dice in every language.
    assert len({str(each["games"]) for each in found.values()}) == 1


def test_a_base_of_ones_own_is_what_the_change_is_measured_against(lab: Served) -> None:
    found = heard(lab.http, MEASURE, {**SHORT, "base": {"shells": 6, "rolls": 2}})[-1]
    assert [(each["field"], each["before"], each["after"]) for each in found["changes"]] == [("rolls", 2, 3)]


def test_luck_and_choices_are_measured_where_they_are_asked_for(lab: Served) -> None:
    # Both are small enough to be solved, so their reviews take moments.
    body = {"game": BLUE, "rules": {"shells": 3}, "base": {"shells": 2}, "luck": True}
    told = heard(lab.http, MEASURE, body)
    checker = news_checker()
    assert all(checker.is_valid(line) for line in told)
    found = told[-1]
    shares = {each["name"]: each for each in found["measures"] if each["group"] == "luck"}
    assert set(shares) == {"luck", "choices"}
    for side in ("base", "changed"):
        assert all(0 < each[side]["mean"] < 1 for each in shares.values())
        assert sum(each[side]["mean"] for each in shares.values()) == pytest.approx(1, abs=0.1)
    assert any("Luck decides" in each for each in found["verdict"])


@pytest.mark.usefixtures("third_game")
def test_luck_of_a_game_that_nobody_can_review_is_refused_before_anything_begins(
    lab: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab.state.measuring, "measure", None)
    body = {"game": "beads", "rules": {"goal": 9}, "luck": True}
    said = {
        error_of(lab.http.post(MEASURE, json=body, params={"lang": lang}), 400, "malformed")
        for lang in ("en", "fr", "es")
    }
    assert len(said) == 3
    assert all("beads" in each and BLUE in each for each in said)


def test_a_process_is_kept_warm_for_the_next(tmp_path: Path) -> None:
    with Served(tmp_path) as fresh:
        object.__setattr__(fresh.state.measuring, "budget", 0.01)
        heard(fresh.http, MEASURE, SHORT)
        (pid,) = fresh.state.measuring.pids()
        heard(fresh.http, MEASURE, SHORT)
        assert fresh.state.measuring.pids() == {pid}


def test_changes_that_lead_to_a_goal_are_found(lab: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    # Enough time to try all of them, on a busy machine too.
    monkeypatch.setattr(lab.state.measuring, "budget", 20.0)
    told = heard(lab.http, SUGGEST, {"game": BLUE, "rules": {}, "goal": "shorter"})
    checker = news_checker()
    assert all(checker.is_valid(line) for line in told)
    found = told[-1]
    assert found["kind"] == "suggested"
    assert found["tried"] > len(found["suggestions"]) > 0
    gaps = [each["difference"]["mean"] for each in found["suggestions"]]
    assert gaps == sorted(gaps)
    assert gaps[-1] < 0
    game = find_game(BLUE)
    first = found["suggestions"][0]
    assert first["code"] == pack(game, game.rules({first["change"]["field"]: first["change"]["after"]}))
    assert first["change"]["title"] != first["change"]["field"]


def test_a_handicap_is_found_and_said_in_words(lab: Served) -> None:
    body: dict[str, Any] = {"game": BLUE, "rules": {}, "players": ["greedy", "cautious"]}
    with streamed(lab.http, BALANCE, body) as lines:
        told = list(lines)
    checker = news_checker()
    assert all(checker.is_valid(line) for line in told)
    found = told[-1]
    assert found["kind"] == "balanced"
    assert found["handicap"]
    before, after = ([share[when]["mean"] for share in found["shares"]] for when in ("before", "after"))
    assert abs(after[0] - 0.5) < abs(before[0] - 0.5)
    game = find_game(BLUE)
    assert found["code"] == pack(
        game, game.rules({each["field"]: each["after"] for each in found["changes"]})
    )


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (MEASURE, {"game": BLUE, "rules": "F1-ZZZZZ"}),
        (MEASURE, {"game": BLUE, "rules": {"whales": 1}}),
        (MEASURE, {"game": BLUE, "rules": {"shells": 99}}),
        (MEASURE, {"game": BLUE, "rules": {"levels": 6}}),
        (MEASURE, {"game": BLUE, "rules": {"shells": 6}, "players": 6}),
        (MEASURE, {"game": BLUE, "rules": {"shells": 6}, "base": {"shells": 99}}),
        (MEASURE, {"game": BLUE, "rules": {}}),
        (MEASURE, {"game": BLUE, "rules": {"shells": 6}, "base": {"shells": 6}}),
        (MEASURE, {"rules": {"shells": 6}}),
        (MEASURE, {"game": "whist", "rules": {}}),
        (MEASURE, {"game": ATLANTIS, "rules": pack(find_game(BLUE), find_game(BLUE).standard)}),
        (SUGGEST, {"game": BLUE, "rules": {}, "goal": "happier"}),
        (SUGGEST, {"game": BLUE, "rules": {}, "goal": "more-torpedoes-fired"}),
        (SUGGEST, {"game": BLUE, "rules": {"shells": 99}, "goal": "shorter"}),
        (BALANCE, {"game": BLUE, "rules": {}, "players": ["greedy", "nobody"]}),
        (BALANCE, {"game": BLUE, "rules": {}, "players": ["greedy", "cost:lots"]}),
        (BALANCE, {"game": BLUE, "rules": {"shells": 99}, "players": ["greedy", "random"]}),
    ],
    ids=str,
)
def test_a_wrong_wish_is_refused_before_anything_begins(
    lab: Served, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, Any]
) -> None:
    begun: list[str] = []

    def measure(visitor: str, job: object) -> None:
        del job
        begun.append(visitor)

    monkeypatch.setattr(lab.state.measuring, "measure", measure)
    said = {
        error_of(lab.http.post(path, json=body, params={"lang": lang}), 400, "malformed")
        for lang in ("en", "fr", "es")
    }
    assert len(said) == 3
    assert not begun


def test_hanging_up_ends_the_process_and_another_one_takes_its_place(lab: Served) -> None:
    with streamed(lab.http, MEASURE, LONG) as lines:
        lines.until("warming")
        pid = working(lab)
    assert ends(pid)
    assert heard(lab.http, MEASURE, SHORT)[-1]["kind"] == "measured"
    assert pid not in lab.state.measuring.pids()
    assert figure(lab.state.metrics.measurements.labels("stopped")) >= 1


def test_a_process_is_humble_and_bounded(lab: Served) -> None:
    with streamed(lab.http, MEASURE, LONG) as lines:
        lines.until("warming")
        pid = working(lab)
        wait_for(lambda: str(MEMORY) in Path(f"/proc/{pid}/limits").read_text())
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
        assert os.getsid(pid) == pid


def test_a_process_that_dies_is_told_and_replaced(lab: Served) -> None:
    with streamed(lab.http, MEASURE, LONG) as lines:
        lines.until("warming")
        os.kill(working(lab), signal.SIGKILL)
        *_, last = lines
    assert (last["kind"], last["error"]["kind"]) == ("failed", "unavailable")
    assert heard(lab.http, MEASURE, SHORT)[-1]["kind"] == "measured"
    assert figure(lab.state.metrics.measurements.labels("failed")) >= 1


def test_the_rest_of_the_server_answers_meanwhile(lab: Served) -> None:
    with streamed(lab.http, MEASURE, LONG) as lines:
        lines.until("warming")
        table = lab.open(BLUE, {"kind": "human"}, {"kind": "bot", "bot": "random"}, first=0)
        with lab.live(table["table"], {"token": table["seats"][0]["token"]}) as socket:
            assert socket.hear()["type"] == "table"
        assert lab.http.get("/api/health", timeout=PATIENCE).status_code == 200
        assert lab.http.post(MEASURE, json={"game": BLUE, "rules": {"shells": 99}}).status_code == 400
