"""`fathoms daily` without a server: the day's published dive, once, on this machine."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.cli import daily
from fathoms.core import CHANCE, find_bot, find_game, steady, view
from fathoms.core.proof import ProvenByTurn, verify
from fathoms.core.record import decode
from fathoms.core.turns import Turns
from fathoms.tables.daily import DAY, named_day, occasion_of, published_secret
from fathoms.texts import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from cli.terminal import Shell

TODAY = "2026-11-19"
GAMES = ("into-the-blue", "atlantis-treasure")


class SetClock:
    """A clock that the test sets; it begins at noon."""

    def __init__(self) -> None:
        self.now = named_day(TODAY).begins + DAY / 2

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    made = SetClock()
    monkeypatch.setattr(daily, "time", made)
    return made


@pytest.fixture
def kept(data_home: Path) -> Path:
    return data_home / "fathoms" / "games"


def own_moves(game: str, day: str) -> list[str]:
    """Play a day's game on the engine alone, always with the last choice; give the person's moves."""
    known = find_game(game)
    dice = ProvenByTurn(bytes.fromhex(published_secret(day)), occasion_of(game, day))
    bots: list[Any] = [None, *(steady(find_bot(bot, game)) for bot in known.daily)]
    state: Any = known.start(known.standard, len(bots), dice.first(len(bots)))
    turns, number, own = Turns((0,) * len(bots)), 1, list[str]()
    while (actor := state.actor) is not None:
        turns = turns.at(state)
        fall = turns.fall(number)
        if actor == CHANCE:
            move = dice.at(fall).draw(state.chances())
        elif actor == 0:
            move = state.moves()[-1]
            own.append(known.write_move(move, known.standard))
        else:
            move = bots[actor].choose(view(state, actor), random.Random(dice.bot_seed(fall)))
        turns, state, number = turns.after(state), state.play(move), number + 1
    return own


def typed(moves: list[str]) -> str:
    """Type moves; what Enter lets pass after the last one is passed."""
    return "".join(f"{move}\n" for move in [*moves, "", ""])


@pytest.mark.parametrize("game", GAMES)
def test_a_day_is_played_once_with_the_published_dice(
    shell: Shell, clock: SetClock, kept: Path, game: str
) -> None:
    moves = own_moves(game, TODAY)
    left = shell("daily", game, typed=f"{moves[0]}\n")
    assert "the same command goes on with it" in left.out
    clock.now += 3600
    ended = shell("daily", game, typed=typed(moves[1:]))
    assert ended.status == 0
    record = decode((kept / f"{TODAY}-{game}-daily.json").read_bytes())
    assert record.result is not None
    assert verify(record).sound
    line = ended.out[ended.out.index("Fathoms · ") :].splitlines()[0]
    assert TODAY in line
    assert str(record.result.scores[0]) in line
    assert "The bots in your seat: " in ended.out
    assert ended.out.count("·") > 27, "a dot for each of the last days"
    # The same command only shows what came of it.
    again = shell("daily", game, typed=typed(moves))
    assert line in again.out
    assert again.out.splitlines()[-5:] == ended.out.splitlines()[-5:]


def test_there_are_no_hints_and_nothing_is_undone(shell: Shell, clock: SetClock) -> None:
    del clock
    ran = shell("daily", GAMES[0], typed="r\nh\nu\n")
    assert "[h]" not in ran.out
    assert "no move can be undone" in ran.out


def test_what_ends_after_midnight_is_practice_and_another_day_begins(
    shell: Shell, clock: SetClock, kept: Path
) -> None:
    moves = own_moves(GAMES[0], TODAY)
    shell("daily", GAMES[0], typed=typed(moves[:2]))
    clock.now += DAY
    shell("daily", GAMES[0])
    assert len(list(kept.iterdir())) == 2
    ended = shell("daily", GAMES[0], "--day", TODAY, typed=typed(moves[2:]))
    assert "ended after midnight" in ended.out
    assert "–·" in ended.out
    assert "○" not in ended.out.partition("four weeks")[2].partition("(")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_days_that_cannot_be_played_are_refused_in_a_sentence(
    shell: Shell, clock: SetClock, lang: str
) -> None:
    del clock
    told = [
        shell("daily", GAMES[0], "--day", day, "--lang", lang)
        for day in ("2026-11-20", "2026-10-01", "tomorrow")
    ]
    both = shell("daily", GAMES[0], "--here", "--server", "http://localhost", "--lang", lang)
    for ran in (*told, both):
        assert ran.status == 2
        assert ran.err.strip().endswith(".")
        assert len(ran.err.strip().splitlines()) == 1
    assert len({ran.err for ran in told}) == 3


def test_a_clock_set_forward_and_back_is_told_and_that_day_counts_when_it_comes(
    shell: Shell, clock: SetClock
) -> None:
    clock.now += DAY
    ahead = shell("daily", GAMES[0], typed=typed(own_moves(GAMES[0], "2026-11-20")))
    line = ahead.out[ahead.out.index("Fathoms · ") :].splitlines()[0]
    clock.now -= DAY
    assert "2026-11-20 was played here already" in shell("daily", GAMES[0]).out
    clock.now += DAY
    assert line in shell("daily", GAMES[0]).out


def change_a_die(record: dict[str, Any]) -> None:
    at = next(at for at, move in enumerate(record["moves"]) if move.startswith("roll"))
    record["moves"][at] = "roll 55555C"


def change_the_result(record: dict[str, Any]) -> None:
    record["result"]["scores"][0] += 10


def change_the_secret(record: dict[str, Any]) -> None:
    record["proof"]["secret"] = "0" * 64


def change_the_end(record: dict[str, Any]) -> None:
    record["attempt"] = "yesterday"


def test_a_tampered_attempt_is_refused_in_a_sentence(shell: Shell, clock: SetClock, kept: Path) -> None:
    shell("daily", GAMES[0], typed=typed(own_moves(GAMES[0], TODAY)))
    file = kept / f"{TODAY}-{GAMES[0]}-daily.json"
    whole = file.read_bytes()
    for change in (change_a_die, change_the_result, change_the_secret, change_the_end):
        record = json.loads(whole)
        change(record)
        file.write_text(json.dumps(record), encoding="utf-8")
        refused = shell("daily", GAMES[0])
        assert refused.status == 2, change
        assert len(refused.err.strip().splitlines()) == 1, change
        assert str(file) in refused.err, change
    # It does not count beside other days either.
    clock.now += DAY
    ended = shell("daily", GAMES[0], typed=typed(own_moves(GAMES[0], "2026-11-20"))).out
    dots = ended.partition("four weeks")[2].partition("(")[0]
    assert dots.count("○") + dots.count("●") == 1
