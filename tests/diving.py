"""Attempts at the daily dive by HTTP and sockets, as a program would make them."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import connect

if TYPE_CHECKING:
    from collections.abc import Iterator

BLUE = "into-the-blue"
ATLANTIS = "atlantis-treasure"
PATIENCE = 60


def ask(url: str, path: str, wish: object, key: str | None = None, lang: str = "en") -> httpx.Response:
    """Ask a server something as somebody with a key, or without."""
    headers = {"Accept-Language": lang, **({"Authorization": f"Bearer {key}"} if key else {})}
    return httpx.post(f"{url}{path}", json=wish, headers=headers, timeout=PATIENCE)


def begin(url: str, device: str, key: str | None = None, game: str = BLUE, **wish: Any) -> dict[str, Any]:
    """Begin today's game, or go on with it."""
    answer = ask(url, "/api/daily/begin", {"game": game, "device": device, **wish}, key)
    assert answer.status_code == 200, answer.text
    return answer.json()


def board(url: str, device: str, key: str | None = None, game: str = BLUE, **asked: Any) -> dict[str, Any]:
    """Look at a board."""
    answer = ask(url, "/api/daily/board", {"game": game, "device": device, **asked}, key)
    assert answer.status_code == 200, answer.text
    return answer.json()


def dive(url: str, begun: dict[str, Any], choices: str) -> Iterator[dict[str, Any]]:
    """Play an attempt, choosing by a word: gives every message; who stops listening breaks off."""
    chosen = random.Random(choices)
    with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{begun['table']}/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": begun["token"]}))
        while True:
            message = json.loads(line.recv(PATIENCE))
            if message.get("actor") == begun["seat"] and message.get("moves"):
                move = chosen.choice(message["moves"])["move"]
                line.send(json.dumps({"type": "play", "version": message["version"], "move": move}))
            yield message
            if message.get("info", {}).get("status") == "over":
                return
