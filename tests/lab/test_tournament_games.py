"""Games of a tournament: every kind of entrant plays, every kind of failure forfeits, nobody stays behind."""

from __future__ import annotations

import os
import random
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathoms.core import find_game
from fathoms.core.record import replay
from fathoms.lab.tournament import players as player_processes
from fathoms.lab.tournament.players import PlayerPool, read_entrants
from fathoms.lab.tournament.results import record_of
from fathoms.lab.tournament.tournament import GameOutcome, GameRunner, Tournament, TournamentPlan

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples"
GAME = find_game("into-the-blue")
# With three throws the seat that begins has a decision to make before anybody else.
RULES = GAME.rules({"shells": 2})
PATIENT = 300.0


@pytest.fixture(autouse=True)
def _beside_the_contestants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)


def one_game(entrants: str, seconds: float = PATIENT, rules: Any = RULES) -> tuple[GameOutcome, PlayerPool]:
    """Play one game, the first entrant begins."""
    pool = PlayerPool(read_entrants([entrants], GAME.name))
    try:
        seats = tuple(range(len(pool.entrants)))
        table = GameRunner(GAME, rules, seconds)
        outcome, players = table.play(seats, pool.take, random.Random(1), random.Random(2))
        for seat, each in players.items():
            pool.give_back(seats[seat], each)
    finally:
        pool.close()
    return outcome, pool


def is_running(pid: int) -> bool:
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def program(tmp_path: Path, body: str) -> str:
    """Write a program in Python and give the entrant that runs it."""
    script = tmp_path / "crab.py"
    script.write_text(f"import json, os, signal, subprocess, sys, time\n{body}\n")
    return f'"prog:{sys.executable} {script}"'


def test_a_bot_a_class_and_a_program_finish_a_game() -> None:
    outcome, pool = one_game(f"greedy,contestants:Plain,prog:{sys.executable} {EXAMPLES / 'entrant.py'}")
    assert outcome.fault is None
    assert outcome.scores is not None
    tournament = Tournament(TournamentPlan(GAME, RULES, pool.entrants, 3))
    record = record_of(tournament, outcome)
    assert list(replay(record))[-1][0].result == record.result
    assert record.seats == ("greedy", "Plain", "entrant")
    assert pool.last_words[1] == ["thinking aloud"] * len(pool.last_words[1])


def test_the_example_in_javascript_plays() -> None:
    if shutil.which("node") is None:
        pytest.skip("node is not installed, so nothing can run JavaScript here")
    outcome, _ = one_game(f"prog:{EXAMPLES / 'entrant.js'},random")
    assert outcome.fault is None
    assert outcome == one_game(f"prog:{EXAMPLES / 'entrant.js'},random")[0]


def test_an_entrant_sees_what_its_seat_sees() -> None:
    outcome, _ = one_game("contestants:Curious,contestants:Curious", rules=GAME.standard)
    assert outcome.fault is None


def test_a_program_is_told_exactly_what_is_documented(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    entrant = program(
        tmp_path,
        f"""out = open({str(heard)!r}, "w")
for line in sys.stdin:
    out.write(line); out.flush()
    said = json.loads(line)
    if said["type"] == "decide": print(json.dumps({{"move": said["moves"][0]}}), flush=True)""",
    )
    outcome, _ = one_game(f"{entrant},random")
    lines = [msgspec.json.decode(line) for line in heard.read_text().splitlines()]
    hello, *decisions, end = lines
    assert hello | {"seed": 0} == {
        "type": "hello",
        "format": "fathoms-player/1",
        "game": "into-the-blue",
        "rules": msgspec.json.decode(msgspec.json.encode(RULES)),
        "seats": ["Green", "Blue"],
        "seat": 0,
        "seed": 0,
        "time": PATIENT,
    }
    for asked in decisions:
        assert set(asked) == {"type", "number", "state", "moves", "count"}
        assert asked["type"] == "decide"
        assert asked["count"] == len(asked["moves"])
        assert outcome.moves[asked["number"] - 1] == asked["moves"][0]
        assert "rules" not in asked["state"]
        assert all(value is None for value in asked["state"]["chests"])
    assert end == {
        "type": "end",
        "result": {"scores": list(outcome.scores or ()), "winners": list(outcome.winners)},
        "forfeit": None,
    }


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("Raising", "crashed", "ValueError: no idea"),
        ("Leaving", "crashed", ""),
        ("Cheating", "illegal", "place 5"),
        ("Muddled", "crashed", "which is no move"),
    ],
)
def test_a_class_that_fails_forfeits(name: str, kind: str, said: str) -> None:
    outcome, _ = one_game(f"contestants:{name},random")
    assert outcome.fault is not None
    assert (outcome.fault.kind, outcome.fault.seat) == (kind, 0)
    assert said in outcome.fault.line
    assert outcome.winners == (1,)
    assert outcome.scores is None
    assert outcome.fault.status == (3 if name == "Leaving" else None)
    assert (outcome.fault.phrase is not None) == (name == "Cheating")
    if name == "Raising":
        assert outcome.fault.stderr[-1] == "ValueError: no idea"


def test_an_endless_thought_is_ended() -> None:
    outcome, _ = one_game("contestants:Looping,random,random", seconds=0.2)
    assert outcome.fault is not None
    assert outcome.fault.kind == "slow"
    assert outcome.winners == (1, 2)


@pytest.mark.parametrize(
    ("body", "kind", "said"),
    [
        ("sys.exit(7)", "crashed", ""),
        ("input(); print('nonsense', flush=True); input()", "garbage", "nonsense"),
        ("input(); input(); print('[]', flush=True); input()", "garbage", "[]"),
        ("input(); input(); print('{\"move\": 5}', flush=True); input()", "garbage", "5"),
        ("input(); input(); print('{\"ready\": true}', flush=True); input()", "garbage", "null"),
        ('input(); input(); print(\'{"move": "dive"}\', flush=True); input()', "garbage", "dive"),
        ('input(); input(); print(\'{"move": "place 1"}\', flush=True); input()', "illegal", "place 1"),
        ("os.write(1, b'{' * 3_000_000); input()", "garbage", "{{{"),
        ("while True: print('y')", "garbage", "y"),
        ("os.write(1, b'\\xff\\xfe\\n'); input()", "garbage", ""),
        ("sys.stderr.write('line one\\nline two\\n'); sys.exit(1)", "crashed", "line two"),
    ],
)
def test_a_program_that_fails_forfeits(tmp_path: Path, body: str, kind: str, said: str) -> None:
    outcome, _ = one_game(f"{program(tmp_path, body)},random")
    assert outcome.fault is not None
    assert outcome.fault.kind == kind
    assert said in outcome.fault.line
    assert outcome.winners == (1,)


def test_silence_is_told_from_slowness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_processes, "START_UP", 0.0)
    outcome, _ = one_game(f"{program(tmp_path, 'signal.pause()')},random", seconds=0.2)
    assert outcome.fault is not None
    assert outcome.fault.kind == "silent"


def test_who_does_not_read_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question is longer than any pipe, and is never read."""
    monkeypatch.setattr(player_processes, "START_UP", 0.0)

    def long_question(*asked: object, **more: object) -> bytes:
        del asked, more
        return b"x" * 5_000_000

    monkeypatch.setattr("fathoms.lab.tournament.tournament.question", long_question)
    outcome, _ = one_game(f"{program(tmp_path, 'signal.pause()')},random", seconds=0.2)
    assert outcome.fault is not None


def test_all_that_a_program_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_processes, "START_UP", 30.0)
    pids = tmp_path / "pids"
    body = f"""child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
print("nonsense", flush=True)
signal.pause()"""
    outcome, _ = one_game(f"{program(tmp_path, body)},random")
    assert outcome.fault is not None
    assert outcome.fault.kind == "garbage"
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) == 2
    assert not any(map(is_running, started))
    assert os.getpid() not in started
