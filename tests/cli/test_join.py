"""`fathoms join`: sitting, playing, watching and coming back at a table on a real server."""

from __future__ import annotations

import json
import signal
from typing import TYPE_CHECKING, Any

import pytest

from cli.window import PATIENCE, Window
from server.serving import Served, Socket

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cli.terminal import Shell

ANA: dict[str, Any] = {"kind": "human", "name": "Ana"}
FREE: dict[str, Any] = {"kind": "human"}
# Dice that always reach the only level, so that a test knows what comes after a throw.
SURE: dict[str, Any] = {"levels": 1, "faces": "1111"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    return home


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


class Room:
    """A table with Ana at a socket, and windows for anyone who joins."""

    def __init__(self, served: Served, first: int = 1, **more: Any) -> None:
        self.served = served
        self.table = served.open("into-the-blue", ANA, FREE, first=first, rules=SURE, **more)
        self.name: str = self.table["table"]
        self.page = f"{served.url}/table/{self.name}"
        self.invite = f"{self.page}#invite={self.table['seats'][1]['invite']}"
        self.ana: Socket = served.live(self.name, {"token": self.table["seats"][0]["token"]})
        self.windows: list[Window] = []

    def window(self, *words: str) -> Window:
        window = Window("join", *words)
        if "--name" in words:
            # The sea of this room is shallow: anyone who sits down for the first time says that they know.
            window.until("Understood?")
            window.press("\r")
        self.windows.append(window)
        return window

    def record(self) -> dict[str, Any]:
        return self.served.http.get(f"/api/tables/{self.name}/record").json()

    def version(self) -> int:
        return self.served.http.get(f"/api/tables/{self.name}").json()["version"]

    def until_actor(self, seat: int) -> dict[str, Any]:
        """Hear until a seat has to decide."""
        while True:
            message = self.ana.hear()
            if message["type"] in ("table", "moved") and message["actor"] == seat:
                return message

    def close(self) -> None:
        for window in self.windows:
            window.close()
        self.ana.connection.close()


class Rooms:
    """Opens tables, and closes them after the test."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.opened: list[Room] = []

    def __call__(self, **wishes: Any) -> Room:
        self.opened.append(Room(self.served, **wishes))
        return self.opened[-1]


@pytest.fixture
def rooms(served: Served) -> Iterator[Rooms]:
    made = Rooms(served)
    yield made
    for each in made.opened:
        each.close()


@pytest.fixture
def room(rooms: Rooms) -> Room:
    return rooms()


def test_a_person_sits_plays_takes_back_and_comes_back(room: Room, state_home: Path) -> None:
    leo = room.window(room.invite, "--name", "Leo")
    assert "\x1b[?1049h" in leo.until("Which dice")
    leo.press("s")
    leo.until("Where do")
    assert room.record()["moves"][-1] == "stop"
    assert room.record()["seats"] == ["Ana", "Leo"]
    leo.press("u")
    leo.until("The other players are asked")
    room.ana.until("changed")
    room.ana.say(type="undo", version=room.version())
    leo.until("The last move is undone.")
    leo.until("Which dice")
    leo.press("h")
    leo.until("Hint")
    leo.press(" ")
    leo.until("Which dice")
    leo.press("?")
    leo.until("which is on a server")
    leo.press("q ")
    leo.until("Which dice")
    leo.press("q")
    assert "\x1b[?1049l" in leo.until("You have left; your seat stays yours.")
    leo.until(f"join {room.page}")
    assert leo.process.wait(PATIENCE) == 0
    assert leo.modes() == leo.before
    kept = list(state_home.glob("fathoms/seats/*.json"))
    assert [file.stat().st_mode & 0o777 for file in kept] == [0o600]
    again = room.window(room.page)
    told = again.until("Which dice")
    assert "You dive:" in told, "what happened last is told again"
    # The invite is spent, but it is this person's own.
    third = room.window(room.invite)
    third.until("Which dice")


def test_moves_of_others_appear_at_once(rooms: Rooms) -> None:
    room = rooms(first=0)
    leo = room.window(room.invite, "--name", "Leo")
    leo.until("It is Ana’s turn.")
    mine = room.until_actor(0)
    room.ana.say(type="play", version=mine["version"], move="stop")
    leo.until("Ana stops.")
    room.ana.say(type="say", text="Well \x1b[2J dived!")
    leo.until("Ana: Well  [2J dived!")
    leo.press("tHello Ana!\r")
    leo.until("Leo: Hello Ana!")
    room.ana.until("chat")  # her own line
    line = room.ana.until("chat")["line"]
    assert (line["text"], line["seat"]) == ("Hello Ana!", 1)


def test_another_person_asks_to_take_back(rooms: Rooms) -> None:
    room = rooms(first=0)
    leo = room.window(room.invite, "--name", "Leo")
    leo.until("It is Ana’s turn.")
    room.ana.say(type="play", version=room.until_actor(0)["version"], move="stop")
    leo.until("Ana stops.")
    room.ana.say(type="undo", version=room.version())
    leo.until("Ana would like to undo the last move.")
    leo.press("y")
    leo.until("The last move is undone.")
    assert room.record()["moves"][-1] != "stop"


def test_giving_up_ends_the_game_and_a_rematch_moves_over(room: Room) -> None:
    leo = room.window(room.invite, "--name", "Leo")
    leo.until("Which dice")
    leo.press("x")
    leo.until("Resign from the game?")
    leo.press("x")
    leo.until("You resigned. Ana wins!")
    room.ana.say(type="rematch")
    leo.press("r")
    again = room.ana.until("again")
    assert again["token"]
    with room.served.live(again["table"], {"token": again["token"]}):
        leo.until("turn.")
        leo.press("q")
        leo.until(f"join {room.served.url}/table/{again['table']}")
    assert leo.process.wait(PATIENCE) == 0


def test_a_seat_is_taken_back_from_the_bot_and_time_is_shown(rooms: Rooms) -> None:
    room = rooms(first=0, clock={"kind": "live", "bank": 600})
    token = room.served.join(room.table, "Leo")["token"]
    with room.served.live(room.name, {"token": token}) as before:
        before.say(type="leave")
        before.until("changed")
    leo = room.window(f"{room.page}#token={token}")
    leo.until("It is Ana’s turn. (9:5")
    leo.until("take your seat back")
    leo.press("b")
    leo.until("resign")
    assert room.served.http.get(f"/api/tables/{room.name}").json()["seats"][1]["bot"] is None
    leo.press("?")
    leo.until("Press any key to continue.")
    leo.press(" z")
    leo.until("“z” does nothing here")


def test_the_opener_waits_starts_with_bots_and_watchers_watch(served: Served) -> None:
    table = served.open("atlantis-treasure", ANA, FREE, {"kind": "human", "name": "Cy"}, first=0)
    page = f"{served.url}/table/{table['table']}"
    ana = Window("join", f"{page}#token={table['seats'][0]['token']}")
    eve = Window("join", page, "--lang", "fr")
    try:
        ana.until("Cy: still free")
        ana.until("Waiting for everyone")
        eve.until("En attente des autres joueurs.")
        ana.press("s")
        eve.until("C’est le tour de Ana.")
        ana.until("You")
        eve.press("q")
        eve.until("Vous ne regardez plus.")
        assert eve.process.wait(PATIENCE) == 0
        ana.process.send_signal(signal.SIGINT)
        ana.until("Come back with: ")
        assert ana.process.wait(PATIENCE) == 130
        assert ana.modes() == ana.before
    finally:
        ana.close()
        eve.close()


def test_a_broken_line_mends_itself(tmp_path: Path) -> None:
    first = Served(tmp_path)
    room = Room(first)
    try:
        leo = room.window(room.invite, "--name", "Leo")
        leo.until("Which dice")
        room.ana.connection.close()
        first.stop()
        leo.until("Connection lost. Reconnecting")
        leo.press("s")
        leo.until("There is no connection right now")
        with Served(tmp_path, port=first.port) as second:
            leo.until("Which dice")
            leo.press("s")
            leo.until("Where do")
            record = second.http.get(f"/api/tables/{room.name}/record").json()
            assert record["moves"][-1] == "stop"
    finally:
        room.close()


def test_a_whole_game_by_a_pipe(served: Served, shell: Shell) -> None:
    table = served.open("into-the-blue", ANA, BOT, rules={"shells": 6})
    page = f"{served.url}/table/{table['table']}"
    link = f"{page}#token={table['seats'][0]['token']}"
    lines = "stop\n" + "".join(f"place {level}\n" for level in (5, 4, 3, 2, 1)) + "chest 1\n"
    ran = shell("join", link, typed=lines * 150)
    assert ran.status == 0, ran.err
    assert "The dice were fair:" in ran.out
    assert "Score:" in ran.out
    record = served.http.get(f"/api/tables/{table['table']}/record").json()
    assert record["result"]["scores"]
    assert record["proof"]["entropy"][0], "the program mixes the dice too"
    assert shell("verify", page, "--json").status == 0


def test_a_pipe_that_ends_early_leaves_the_seat_to_its_person(served: Served, shell: Shell) -> None:
    table = served.open("into-the-blue", ANA, BOT, first=0)
    page = f"{served.url}/table/{table['table']}"
    ran = shell("join", f"{page}#token={table['seats'][0]['token']}", typed="nonsense here\n")
    assert ran.status == 0
    assert "The input ended before the game did; your seat stays yours." in ran.out
    assert f"join {page}\n" in ran.out
    assert table["seats"][0]["token"] not in ran.out


def test_what_is_wrong_with_a_link_is_said_in_one_sentence(served: Served, shell: Shell) -> None:
    table = served.open("into-the-blue", ANA, FREE)
    page = f"{served.url}/table/{table['table']}"
    invite = table["seats"][1]["invite"]
    cases: list[tuple[list[str], str]] = [
        ([], "Give the link of the table to join"),
        (["nowhere"], "is not the address of a table"),
        ([f"{page}#invite={'x' * 32}", "--name", "Leo"], "The server says:"),
        ([f"{page}#invite={invite}"], "Give your name with --name"),
        ([f"{page}#invite={invite}", "--name", "L" * 25], "Give your name with --name"),
        ([f"{page}#token={'x' * 32}"], "The server says:"),
        ([f"{served.url}/table/nosuchtable"], "The server says:"),
        (["http://127.0.0.1:1/table/abc"], "cannot be reached"),
    ]
    for words, sentence in cases:
        ran = shell("join", *words)
        assert ran.status == 2, words
        assert sentence in ran.err, words
        assert ran.err.count("\n") == 1
    served.join(table, "Leo")
    ran = shell("join", f"{page}#invite={invite}", "--name", "Max")
    assert ran.status == 2
    assert "The server says:" in ran.err


def test_nothing_secret_is_kept_of_a_link_but_the_seat(
    served: Served, shell: Shell, state_home: Path
) -> None:
    table = served.open("into-the-blue", ANA, FREE, first=1)
    invite = table["seats"][1]["invite"]
    with served.live(table["table"], {"token": table["seats"][0]["token"]}) as ana:
        ran = shell("join", f"{served.url}/table/{table['table']}#invite={invite}", "--name", "Leo")
        assert ran.status == 0
        ana.until("table")
    (file,) = state_home.glob("fathoms/seats/*.json")
    kept = json.loads(file.read_text())
    assert kept["seats"][0]["seat"] == 1
    assert invite not in file.read_text()


def test_house_rules_are_told_before_somebody_sits_down(served: Served, shell: Shell) -> None:
    # By the link of the table alone: anyone may sit down here.
    table = served.open("into-the-blue", ANA, FREE, first=1, rules={"shells": 4}, anyone=True)
    with served.live(table["table"], {"token": table["seats"][0]["token"]}) as ana:
        ran = shell("join", f"{served.url}/table/{table['table']}", "--name", "Leo")
        assert ran.status == 0
        ana.until("table")
    assert "House rules at this table" in ran.out
    assert "12 → 4" in ran.out
    assert served.http.get(f"/api/tables/{table['table']}").json()["seats"][1]["name"] == "Leo"
