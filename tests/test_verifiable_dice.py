"""The page about verifiable dice: its numbers are recomputed, its verifier runs."""

from __future__ import annotations

import hmac
import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from fair_games import fair_record, played_on, record_by_turn
from fathoms.core import find_game
from fathoms.core.proof import SCHEME, SCHEME_BY_TURN, Proven, ProvenByTurn, commitment
from fathoms.core.turns import Fall

PAGE = (Path(__file__).parents[1] / "docs" / "verifiable-dice.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| (\d+) \| (\d+) \| `([0-9a-f]{64})` \| (\d+) \| (?:`(.+)`|seat (\d) begins) \|$", re.MULTILINE
)
SHARES = ("c0ffee", "")
SECRET = sha256(b"fathoms").digest()


def test_the_page_is_about_this_scheme() -> None:
    assert f"`{SCHEME}`" in PAGE
    assert f"`{SECRET.hex()}`" in PAGE
    assert f"`{commitment(SECRET)}`" in PAGE


def test_the_message_is_as_shown() -> None:
    shown = re.search(r"these (\d+) bytes:\s+`([0-9a-f ]+)`", PAGE)
    assert shown is not None
    message = bytes.fromhex(shown[2])
    assert message == b"fathoms-dice/1\nc0ffee,\n2\n0"
    assert len(message) == int(shown[1])
    assert hmac.digest(SECRET, message, "sha256").hex() in PAGE


def test_every_row_of_the_example_is_right() -> None:
    rows = ROW.findall(PAGE)
    assert len(rows) == 5
    dice = Proven(SECRET, SHARES)
    chances: dict[str, Any] = {}
    blue, atlantis = find_game("into-the-blue"), find_game("atlantis-treasure")
    state: Any = blue.start(blue.standard, 2, 0)
    chances["120"] = state.chances()
    state = state.play(blue.read_move("deal 56678", blue.standard))
    chances["46656"] = state.chances()
    state = state.play(blue.read_move("roll 112345", blue.standard))
    chances["216"] = state.play(blue.read_move("keep 123", blue.standard)).chances()
    chances["6"] = atlantis.start(atlantis.standard, 2, 0).chances()
    for number, total, value, ticket, falls, begins in rows:
        message = f"{SCHEME}\n{','.join(SHARES)}\n{number}\n0".encode()
        assert hmac.digest(SECRET, message, "sha256").hex() == value
        assert dice.ticket(int(number), int(total)) == int(ticket) == int(value, 16) % int(total)
        if begins:
            assert dice.first(2) == int(begins)
            continue
        assert chances[total].total == int(total)
        game = atlantis if falls.startswith("die") else blue
        assert game.write_move(dice.source(int(number)).draw(chances[total]), game.standard) == falls


BY_TURN = re.compile(
    r"^\| (-|\d) \| (\d) \| (\d) \| (\d) \| (\d+) \| `([0-9a-f]{64})` \| (\d+) \|$", re.MULTILINE
)


def test_every_row_of_the_example_by_turn_is_right() -> None:
    occasion = "into-the-blue 2026-11-19"
    dice, game = ProvenByTurn(SECRET, occasion), find_game("into-the-blue")
    rows = BY_TURN.findall(PAGE)
    assert len(rows) == 11
    message = b""
    for *place, total, value, drawn in rows:
        message = "\n".join([SCHEME_BY_TURN, occasion, *place, "0"]).encode()
        assert hmac.digest(SECRET, message, "sha256").hex() == value
        assert int(value, 16) % int(total) == int(drawn)
    shown = re.search(r"these 49 bytes: `([0-9a-f ]+)`", PAGE)
    assert shown is not None
    assert bytes.fromhex(shown[1]) == message
    assert dice.first(3) == 0
    state: Any = game.start(game.standard, 3, 0)
    for number, (move, seat, turn, throw) in enumerate(
        [("deal 87665", None, 0, 1), ("roll 122345", 0, 1, 1), ("keep 123", 0, 1, 1), ("roll 124", 0, 1, 2)],
        start=1,
    ):
        if not move.startswith("keep"):
            fallen = dice.at(Fall(number, seat, turn, throw, number)).draw(state.chances())
            assert game.write_move(fallen, game.standard) == move
            assert f"`{move}`" in PAGE
        state = state.play(game.read_move(move, game.standard))


@pytest.mark.parametrize(("game", "seats"), [("into-the-blue", 3), ("atlantis-treasure", 2)])
def test_the_verifier_of_the_page_checks_dice_by_turn(game: str, seats: int, run: Verifier) -> None:
    for word in ("one", "two", "three"):
        record = record_by_turn(game, seats, word).to_json()
        fair = run(record)
        assert (fair.returncode, fair.stdout, fair.stderr) == (0, "fair\n", "")
    number = max(at for at, move in enumerate(record["moves"], start=1) if move.startswith(("roll", "die")))
    verb, shown = record["moves"][number - 1].split()
    changed = (
        "torpedo"
        if shown == "N"
        else "N"
        if verb == "die"
        else "".join("2" if face != "2" else "1" for face in shown)
    )
    moves = [*record["moves"][: number - 1], f"{verb} {changed}", *record["moves"][number:]]
    assert (
        run({**record, "moves": moves}).stderr
        == f"move {number}: {verb} {changed}, but it had to be {shown}\n"
    )
    other = {**record["proof"], "occasion": "another"}
    assert "but it had to be" in run({**record, "proof": other}).stderr


GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("into-the-blue", 2, {}),
    ("into-the-blue", 5, {"faces": "11234C5", "chests": [12, 3, 3, 9], "dice": 7}),
    ("atlantis-treasure", 3, {}),
    ("atlantis-treasure", 2, {"die": ["N", "N", "any", "coral", "again", "torpedo", "nothing"]}),
]


class Verifier:
    """Runs the program of the page on a record."""

    def __init__(self, folder: Path) -> None:
        self.program, self.file = folder / "verifier.py", folder / "game.json"
        code = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
        assert code is not None
        self.program.write_text(code[1], encoding="utf-8")

    def __call__(self, data: object) -> subprocess.CompletedProcess[str]:
        self.file.write_text(json.dumps(data), encoding="utf-8")
        return subprocess.run(  # noqa: S603 - our own page
            [sys.executable, "-W", "ignore", str(self.program), str(self.file)],
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def run(tmp_path: Path) -> Verifier:
    return Verifier(tmp_path)


@pytest.mark.parametrize("game", ["into-the-blue", "atlantis-treasure"])
def test_the_verifier_of_the_page_checks_every_part_of_a_game_that_was_played_on(
    game: str, run: Verifier
) -> None:
    first = fair_record(game, 2, "page")
    record = played_on(played_on(first, 12, "second"), 30, "third").to_json()
    assert [record["origin"]["move"], record["origin"]["origin"]["move"]] == [30, 12]
    assert (run(record).stdout, run(record).returncode) == ("fair\n", 0)
    for before, after in ((0, 12), (12, 30), (30, len(record["moves"]))):
        number = next(
            at for at in range(before + 2, after + 1) if record["moves"][at - 1].startswith(("roll", "die"))
        )
        verb, shown = record["moves"][number - 1].split()
        other = "torpedo" if shown != "torpedo" else "coral"
        dice = other if verb == "die" else "".join("2" if face != "2" else "1" for face in shown)
        moves = [*record["moves"][: number - 1], f"{verb} {dice}", *record["moves"][number:]]
        assert f"move {number}: {verb} {dice}, but" in run({**record, "moves": moves}).stderr
    moved = {**record["origin"], "move": 14}
    assert "but it had to be" in run({**record, "origin": moved}).stderr
    nested = {**record["origin"]["origin"]["proof"], "commitment": "0" * 64}
    lied = {**record["origin"], "origin": {**record["origin"]["origin"], "proof": nested}}
    assert "promised" in run({**record, "origin": lied}).stderr
    bare = {"move": 30, "afresh": record["origin"]["afresh"]}
    told = run({**record, "origin": bare}).stdout
    assert told.startswith("nobody can check moves")
    assert told.endswith("fair\n")


@pytest.mark.parametrize(("game", "seats", "rules"), GAMES)
def test_the_verifier_of_the_page_works(game: str, seats: int, rules: dict[str, Any], run: Verifier) -> None:
    record = fair_record(game, seats, "page", rules=rules).to_json()
    fair = run(record)
    assert (fair.returncode, fair.stdout, fair.stderr) == (0, "fair\n", "")
    verb = "die" if record["moves"][0].startswith("die") else "roll"
    number = next(at for at, move in enumerate(record["moves"], start=1) if move.startswith(verb) and at > 1)
    before = record["moves"][number - 1]
    shown = before.split()[1]
    other = "torpedo" if shown != "torpedo" else "coral"
    changed = f"{verb} {other if verb == 'die' else ''.join('2' if face != '2' else '1' for face in shown)}"
    unfair = run({**record, "moves": [*record["moves"][: number - 1], changed, *record["moves"][number:]]})
    assert unfair.returncode == 1
    assert unfair.stderr == f"move {number}: {changed}, but it had to be {shown}\n"
    assert "promised" in run({**record, "proof": {**record["proof"], "commitment": "0" * 64}}).stderr
    assert "begin" in run({**record, "first": (record["first"] + 1) % seats}).stderr
