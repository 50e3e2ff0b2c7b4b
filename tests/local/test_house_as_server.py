"""A house in a browser says what a server says: every endpoint, every message of a game, byte by byte."""

from __future__ import annotations

import asyncio
import json
import random
import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.api.routes import ENDPOINTS
from fathoms.puzzles import shipped
from fathoms.tables import opening
from local.browser import Browser, Page, post
from server.serving import Served

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

GAMES = ("into-the-blue", "atlantis-treasure")
SEATS = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
SHEET = {
    "players": [{"shells": [1, 2, 0, 0, 0]}, {"shells": [0, 1, 1, 0, 1]}],
    "chests": [],
}
RECORD: dict[str, Any] = {
    "format": "fathoms/1",
    "game": GAMES[0],
    "rules": {},
    "seats": ["Ana", "Bo"],
    "first": 0,
    "moves": ["deal 56678", "roll 1123C5", "keep 123"],
}
ASKED: list[tuple[str, str, Any]] = [
    ("GET", "/api/games", None),
    ("GET", "/api/bots", None),
    ("GET", "/api/bots?game=atlantis-treasure", None),
    ("GET", "/api/bots?game=chess", None),
    ("GET", "/api/rulesets?lang=es", None),
    ("GET", "/api/book?game=into-the-blue&rules=quick", None),
    ("GET", "/api/book?game=atlantis-treasure&lang=fr", None),
    ("GET", "/api/book", None),
    ("POST", "/api/rules/check", {"game": GAMES[0], "rules": {"shells": 9}}),
    ("POST", "/api/rules/check", {"game": GAMES[0], "rules": {"shells": 900}}),
    ("POST", "/api/rules/check", {"rules": "no code", "more": 1}),
    ("POST", "/api/rules/check", "not what it takes"),
    ("POST", "/api/score", {"game": GAMES[0], "table": SHEET}),
    ("POST", "/api/score", {"game": GAMES[1], "table": {}}),
    ("POST", "/api/replay", {"record": RECORD}),
    ("POST", "/api/replay?lang=fr", {"record": RECORD, "seat": 1, "start": 1, "most": 1}),
    ("POST", "/api/replay", {"record": {**RECORD, "moves": ["deal 11111"]}}),
    ("GET", "/api/workshop?game=into-the-blue", None),
    ("GET", "/api/workshop?game=atlantis-treasure&lang=es", None),
    ("POST", "/api/workshop/check", {"game": GAMES[1], "rules": {"width": 3, "die": []}, "base": ""}),
    ("POST", "/api/workshop/measure", {"game": GAMES[0], "rules": {}}),
    ("POST", "/api/workshop/balance", {"game": GAMES[0], "rules": {}, "players": ["greedy", "nobody"]}),
    ("GET", "/api/gallery", None),
    ("GET", "/api/puzzles?day=2026-11-18", None),
    ("GET", "/api/puzzles?day=today", None),
    ("GET", f"/api/puzzles/{next(iter(shipped()))}?lang=es", None),
    ("GET", "/api/puzzles/nobody-knows-it", None),
    ("POST", f"/api/puzzles/{next(iter(shipped()))}/answer", {"move": "dance"}),
    (
        "POST",
        "/api/puzzles/own",
        {"record": RECORD, "move": 2, "choices": [["stop", 5], ["keep 1", 3]], "error": 0},
    ),
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", {"game": GAMES[0], "seats": SEATS[:1]}),
    ("POST", "/api/tables", {"game": "chess", "seats": SEATS}),
    ("GET", "/api/tables/nobody-knows-it", None),
    ("GET", "/api/tables/nobody%20knows", None),
    ("GET", "/api/tables/a%2Fb/record", None),
    ("POST", "/api/tables/nobody/sit", {"invite": "x", "name": "Bo", "understood": True}),
    ("POST", "/api/tables/nobody/invite", {"invite": "x"}),
    ("GET", "/api/health", None),
    ("GET", "/api/nothing", None),
    ("GET", "/api/tables/a/b/c", None),
    ("POST", "/api/games", {}),
]
OWN = re.compile(r'"(reviews|measures)":(true|false)')
"""What a house may do or not: nothing is measured or reviewed in a browser."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Generator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Served(folder) as server:
        yield server


@pytest.mark.parametrize(("method", "path", "body"), ASKED)
def test_every_request_has_the_same_answer(served: Served, method: str, path: str, body: Any) -> None:
    text = "" if body is None else json.dumps(body)

    async def ask() -> tuple[int, str]:
        async with Browser().tab() as house:
            return await house.ask(method, path, "en", text)

    told = served.http.request(method, path, content=text or None)
    status, answer = asyncio.run(ask())
    assert (status, OWN.sub("", answer)) == (told.status_code, OWN.sub("", told.text))


def test_every_endpoint_is_asked() -> None:
    streams = {"/api/review", "/api/workshop/suggest", "/api/gallery"}  # they refuse differently
    # A browser knows one player and has no boards: see test_house.py.
    own = ("/api/player", "/api/daily")
    asked = {(method, re.sub(r"\?.*", "", path)) for method, path, _ in ASKED}
    for endpoint in ENDPOINTS:
        pattern = re.compile(re.sub(r"\{\w+\}", "[^/]+", endpoint.path))
        there = any(method == endpoint.method and pattern.fullmatch(path) for method, path in asked)
        assert there or endpoint.path in streams or endpoint.path.startswith(own), endpoint.path


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_in_the_same_messages(
    served: Served, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = SimpleNamespace(token_hex=lambda count: "5a" * count)  # pyright: ignore[reportUnknownLambdaType]
    monkeypatch.setattr(opening, "secrets", secrets)
    wish: dict[str, Any] = {"game": game, "seats": SEATS, "first": 0, "pace": 0.0}

    async def play_here() -> list[Any]:
        async with Browser().tab() as house:
            opened = await post(house, "/api/tables", wish, 201)
            page = Page(house, opened["table"])
            talk = Player(random.Random(game), page.connection.hear)
            talk.begin(opened["seats"][0]["token"])
            heard = 0
            while not talk.over:
                await page.until(lambda: len(page.heard) > heard)  # noqa: B023 - awaited at once
                talk.hear(page.heard[heard])
                heard += 1
            return [masked(message, opened) for message in talk.told]

    def play_there() -> list[Any]:
        opened = served.open(**wish)
        with served.live(opened["table"], {}) as socket:
            talk = Player(random.Random(game), socket.connection.send)
            talk.begin(opened["seats"][0]["token"])
            while not talk.over:
                talk.hear(socket.hear())
            return [masked(message, opened) for message in talk.told]

    here, there = asyncio.run(play_here()), play_there()
    assert len(here) > 50
    for mine, theirs in zip(here, there, strict=False):
        assert mine == theirs
    assert len(here) == len(there)


class Player:
    """Says and asks all it can on the way through a game, the same wherever it is played."""

    def __init__(self, rng: random.Random, say: Callable[[str], None]) -> None:
        self._rng = rng
        self._say = say
        self._asked = 0
        self._answered = True
        self._version = 0
        self._position: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.over = False

    def begin(self, token: str) -> None:
        self._send({"type": "play", "version": 1, "move": "before hello"})
        self._send({"type": "hello", "token": token, "lang": "fr", "words": True})

    def hear(self, message: dict[str, Any]) -> None:
        # Who comes and goes is told whenever a moment is over.
        if message["type"] == "presence":
            return
        self.told.append(message)
        self._answered |= "request" in message
        if message["type"] in ("table", "moved") and message["view"] is not None:
            self._position = message
        self.over = message.get("info", {}).get("status") == "over"
        self._version = message.get("version", self._version)
        if self._position.get("actor") == 0 and self._position["version"] == self._version:
            self._act()

    def _act(self) -> None:
        if not self._answered or self.over:
            return
        self._asked += 1
        self._answered = False
        version = self._position["version"]
        asked: list[dict[str, Any]] = [
            {"type": "play", "version": version, "move": "nonsense"},
            {"type": "play", "version": version - 1, "move": "stop"},
            {"type": "log"},
            {"type": "look", "first": 1, "last": 2},
            {"type": "ask", "version": version, "begun": ""},
            {"type": "ping"},
        ]
        if self._asked <= len(asked):
            self._send({**asked[self._asked - 1], "request": self._asked})
        else:
            move = self._rng.choice(self._position["moves"])["move"]
            self._send({"type": "play", "version": version, "move": move, "request": self._asked})

    def _send(self, message: dict[str, Any]) -> None:
        self._say(json.dumps(message))


def masked(message: dict[str, Any], opened: dict[str, Any]) -> str:
    """Write a message without what differs from table to table: its name, and the time."""
    text = json.dumps(message).replace(opened["table"], "TABLE")
    return re.sub(r'"(at|created|since)": [\d.]+', "", text)
