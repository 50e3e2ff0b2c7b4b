"""Measuring and reviews on the server: how long they take, and what the tables of the same server notice.

    python benchmarks/workshop.py [--seconds 12] [--rounds 3] [--json]

A real server, one process. Somebody plays at a table, a random move every twentieth of a second; a click is
counted from its sending until the one who made it hears of it, and the move is on the disk by then. Rounds
of quiet, of a heavy measurement (four players on a big sea, all cores) and of a long review (a game of
Atlantis Treasure that four random players played) take turns, so a noisy machine is noisy for all. Then each
game's measurement and review are timed as a visitor sees them, the process warm: one number changed, and a
game that two of `greedy` played.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import threading
import time
from contextlib import ExitStack
from statistics import quantiles
from typing import TYPE_CHECKING, Any

import httpx
from figures import tell
from own_server import served
from review_bots import play
from websockets.sync.client import connect

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

PAUSE = 0.05
PATIENCE = 300.0
HEAVY: dict[str, Any] = {"game": "atlantis-treasure", "players": 4, "rules": "bigger-sea"}
ASKED: tuple[tuple[str, dict[str, Any], float], ...] = (
    ("into-the-blue", {"shells": 6}, 10.0),
    ("atlantis-treasure", {"torpedoes": 3}, 30.0),
)
"""A game, a change, and the seconds within which it is promised to be measured."""


class Player:
    """Both people of one table after the other, making moves one by one."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._rng = random.Random(7)
        self._ends = ExitStack()
        self._sockets: list[ClientConnection] = []
        self._positions: list[dict[str, Any]] = []

    def clicks(self, seconds: float) -> list[float]:
        """Play for so long; gives how long each click took, in milliseconds."""
        times: list[float] = []
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            actor: int | None = self._positions[0]["actor"] if self._positions else None
            if actor is None:
                self._sit_down()
                continue
            position = self._positions[actor]
            move: str = self._rng.choice(position["moves"])["move"]
            words = {"type": "play", "version": position["version"], "move": move}
            begun = time.perf_counter()
            self._sockets[actor].send(json.dumps(words))
            self._hear(actor, actor)
            times.append(1000 * (time.perf_counter() - begun))
            self._hear(1 - actor, actor)
            self._settle()
            time.sleep(PAUSE)
        return times

    def leave(self) -> None:
        """Leave the table."""
        self._ends.close()
        self._sockets, self._positions = [], []

    def _sit_down(self) -> None:
        self.leave()
        seats = [{"kind": "human"}, {"kind": "human"}]
        wish = {"game": "into-the-blue", "rules": {"shells": 30}, "seats": seats, "first": 0}
        table = httpx.post(f"{self._url}/api/tables", json=wish).json()
        sit = {"invite": table["seats"][1]["invite"], "name": "Guest", "understood": True}
        other = httpx.post(f"{self._url}/api/tables/{table['table']}/sit", json=sit).json()
        live = f"ws{self._url.removeprefix('http')}/api/tables/{table['table']}/live"
        for token in (table["seats"][0]["token"], other["token"]):
            socket = self._ends.enter_context(connect(live, compression=None, max_size=None))
            socket.send(json.dumps({"type": "hello", "token": token}))
            self._sockets.append(socket)
            self._positions.append({"actor": -1, "view": None})
        self._settle()

    def _hear(self, at: int, seat: int) -> None:
        """Hear up to the move of a seat."""
        while True:
            message = self._message(at)
            if message["type"] == "moved" and message["seat"] == seat:
                return

    def _settle(self) -> None:
        """Hear until the dice lie, on both sides."""
        for at in (0, 1):
            while self._positions[at]["view"] is None or self._positions[at]["actor"] == -1:
                self._message(at)

    def _message(self, at: int) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._sockets[at].recv(PATIENCE))
        if message["type"] in {"table", "moved"}:
            self._positions[at] = message
        return message


class Heavy:
    """Long work, one after the other until it is no longer wanted, in a thread that only reads."""

    def __init__(self, url: str, path: str, body: dict[str, Any]) -> None:
        self._url = url
        self._path = path
        self._body = body
        self._begun = threading.Event()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._refused = ""
        self.worked = 0.0
        """Seconds in which it was worked on, as the lines told."""

    def __enter__(self) -> Heavy:  # noqa: PYI034 - nobody makes another kind of it
        self._thread.start()
        while not self._begun.wait(1):
            if not self._thread.is_alive():
                sys.exit(f"It does not begin: {self._refused}")
        return self

    def __exit__(self, *error: object) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        with httpx.Client(base_url=self._url, timeout=PATIENCE) as http:
            while not self._stopped.is_set():
                with http.stream("POST", self._path, json=self._body) as answer:
                    if answer.is_error:
                        self._refused = answer.read().decode()
                        return
                    last = 0.0
                    for line in answer.iter_lines():
                        now = time.perf_counter()
                        if self._begun.is_set() and last:
                            self.worked += now - last
                        told = json.loads(line)
                        # A review that is made ready tells that nothing of it is done.
                        if told["kind"] == "progress" and told["done"]:
                            last = now
                            self._begun.set()
                        if self._stopped.is_set():
                            # Leaving the answer unread is how a measurement is stopped.
                            break


def percentiles(times: list[float]) -> tuple[float, float]:
    """Give the median and the time that 99 of 100 stay under."""
    cuts = quantiles(times, n=100)
    return cuts[49], cuts[98]


def measured(url: str, game: str, rules: dict[str, Any]) -> tuple[int, float]:
    """Measure a change twice; gives the games of each rule set and the seconds of the second time, warm."""
    games, seconds = 0, 0.0
    for _ in range(2):
        body = {"game": game, "rules": rules}
        begun = time.perf_counter()
        with httpx.stream("POST", f"{url}/api/workshop/measure", json=body, timeout=PATIENCE) as answer:
            last = json.loads(list(answer.iter_lines())[-1])
        seconds, games = time.perf_counter() - begun, last["games"]
    return games, seconds


def reviewed(url: str, game: str) -> float:
    """Review a game twice; gives the seconds of the second time, warm."""
    body, seconds = {"record": play(game, "greedy", 2, "workshop").to_json()}, 0.0
    for _ in range(2):
        begun = time.perf_counter()
        with httpx.stream("POST", f"{url}/api/review", json=body, timeout=PATIENCE) as answer:
            last = json.loads(list(answer.iter_lines())[-1])
        if last["kind"] != "reviewed":
            sys.exit(f"{game} is not reviewed: {last}")
        seconds = time.perf_counter() - begun
    return seconds


def tell_clicks(
    quiet: list[float], loud: dict[str, list[float]], shares: dict[str, float], *, json_only: bool
) -> None:
    """Tell how long clicks took, and how much longer while something was worked on."""
    idle = percentiles(quiet)
    for part, taken in zip((50, 99), idle, strict=True):
        tell("workshop-click", taken, "ms", about={"part": part, "while": "quiet"})
    for name, times in loud.items():
        if not json_only:
            told = f"{len(quiet)} clicks quiet, {len(times)} {name}"
            print(f"{told}, at work in {shares[name]:.0%} of that time")
        for part, before, busy in zip((50, 99), idle, percentiles(times), strict=True):
            about = {"part": part, "while": name}
            tell("workshop-click", busy, "ms", about=about, times={"quiet": before / busy})
            if not json_only:
                ratio = f"{busy / before:.2f} times"
                print(f"{part} of 100 clicks: {before:.1f} ms quiet, {busy:.1f} ms {name}: {ratio}")


def main() -> None:
    """Measure what the tables notice, then how long measurements and reviews take."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="figures only")
    wishes = parser.parse_args()
    long = play("atlantis-treasure", "random", 4, "workshop").to_json()
    heavy = {
        "measuring": ("/api/workshop/measure", HEAVY),
        "reviewing": ("/api/review", {"record": long}),
    }
    options = ("--measure-seconds", "300", "--measures-per-hour", "0", "--reviews-per-hour", "0")
    with served(*options) as url:
        player = Player(url)
        player.clicks(2)  # the first ones load what later ones find loaded
        quiet: list[float] = []
        loud: dict[str, list[float]] = {name: [] for name in heavy}
        worked = dict.fromkeys(heavy, 0.0)
        for _ in range(wishes.rounds):
            quiet += player.clicks(wishes.seconds)
            for name, (path, body) in heavy.items():
                with Heavy(url, path, body) as work:
                    loud[name] += player.clicks(wishes.seconds)
                worked[name] += work.worked
        player.leave()
        shares = {name: seconds / (wishes.rounds * wishes.seconds) for name, seconds in worked.items()}
        tell_clicks(quiet, loud, shares, json_only=wishes.json)
        for game, rules, promised in ASKED:
            games, seconds = measured(url, game, rules)
            about = {"game": game, "games": games}
            tell("workshop-measure", seconds, "s", about=about, at_most=promised)
            if not wishes.json:
                print(f"{game}: {games} games of each rule set in {seconds:.1f} s")
            seconds = reviewed(url, game)
            tell("workshop-review", seconds, "s", about={"game": game})
            if not wishes.json:
                print(f"{game}: a review in {seconds:.1f} s")


if __name__ == "__main__":
    main()
