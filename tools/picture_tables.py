"""Tables worth a picture: games of bots on a server of our own, and turns of a person in the middle."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import connect

from fathoms.core import find_bot, find_game, view
from fathoms.core.state_json import read_state

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

PATIENCE: Final = 240
TRIES: Final = 40
SILENCE: Final = 5
NAMES: Final = ("Ada", "Bruno", "Chloé", "Diego", "Emma")


@contextmanager
def house() -> Generator[str]:
    """A server of our own whose bots are quick."""
    with tempfile.TemporaryDirectory() as folder:
        program = [sys.executable, "-m", "fathoms", "serve", "--host", "127.0.0.1", "--port", "0"]
        manner = [
            "--pace",
            "0.01",
            "--tables-per-hour",
            "0",
            "--gallery",
            "--database-url",
            f"sqlite:///{folder}/tables.db",
        ]
        with subprocess.Popen([*program, *manner], stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - our own program
            try:
                for line in server.stdout or ():
                    if ready := re.search(r"http://127\.0\.0\.1:\d+", line):
                        yield ready[0]
                        break
                else:
                    sys.exit("The server did not start.")
            finally:
                server.terminate()


def tell(address: str, path: str, wish: object) -> str:
    """Ask for something that comes little by little; give its last line."""
    body = json.dumps(wish).encode()
    with urlopen(Request(address + path, body, {"Content-Type": "application/json"})) as answer:  # noqa: S310 - our own server
        return [*answer][-1].decode()


def ask(address: str, path: str, wish: object = None) -> Any:
    """Ask the server as a program does."""
    body = None if wish is None else json.dumps(wish).encode()
    with urlopen(Request(address + path, body, {"Content-Type": "application/json"})) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def open_table(address: str, game: str, rules: str, people: int = 1, **more: object) -> dict[str, Any]:
    """Open a table with every seat taken: so many people, the others bots with names of their own."""
    seats = [{"kind": "human", "name": name} for name in NAMES[:people]]
    bots = [
        {"kind": "bot", "bot": "greedy", "name": name} for name in NAMES[people : find_game(game).seats[-1]]
    ]
    return ask(
        address, "/api/tables", {"game": game, "rules": rules, "seats": seats + bots, "first": 0, **more}
    )


def played(address: str, game: str) -> str:
    """Watch bots play a game with every seat taken; give the finished table."""
    table: str = open_table(address, game, "standard", people=0)["table"]
    ends = time.monotonic() + PATIENCE
    with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live", max_size=None) as line:
        line.send(json.dumps({"type": "hello"}))
        while json.loads(line.recv(PATIENCE)).get("info", {}).get("status") != "over":
            if time.monotonic() > ends:
                sys.exit(f"The bots do not come to an end in {game}.")
    return table


def turn(address: str, game: str, wanted: Callable[[dict[str, Any]], bool], rules: str = "standard") -> str:
    """Play as a greedy person until a turn comes that is wanted; give the address of the seat."""
    for _ in range(TRIES):
        opened = open_table(address, game, rules)
        seat = f"/table/{opened['table']}#token={opened['seats'][0]['token']}"
        if _play_until(address, opened, wanted):
            return seat
    sys.exit(f"Such a turn does not come in {game}.")


def _play_until(address: str, opened: dict[str, Any], wanted: Callable[[dict[str, Any]], bool]) -> bool:
    live = f"{address.replace('http', 'ws', 1)}/api/tables/{opened['table']}/live"
    info = ask(address, f"/api/tables/{opened['table']}")
    game, bot = find_game(info["game"]), find_bot("greedy", info["game"])
    rules = game.rules(info["rules"])
    rng = random.Random(opened["table"])
    with connect(live, max_size=None) as line:
        line.send(json.dumps({"type": "hello", "token": opened["seats"][0]["token"]}))
        while True:
            try:
                told: dict[str, Any] = json.loads(line.recv(timeout=SILENCE))
            except TimeoutError:
                return False
            if told["type"] == "changed" and told["info"]["status"] == "over":
                return False
            if told["type"] not in ("table", "moved") or told["view"] is None or not told["moves"]:
                continue
            if wanted(told):
                return True
            state = read_state(game, rules, msgspec.json.encode(told["view"]))
            move = game.write_move(bot.choose(view(state, 0), rng), rules)
            line.send(json.dumps({"type": "play", "version": told["version"], "move": move}))
