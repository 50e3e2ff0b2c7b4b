"""`fathoms simulate`: many games between bots, told in figures."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from cli.pearls import PEARLS, TakingBot
from fathoms.bots import arena
from fathoms.bots.arena import Match, play_game
from fathoms.bots.random import RandomBot
from fathoms.core import FathomsError

if TYPE_CHECKING:
    from cli.terminal import Shell
    from fathoms.core import State

KEYS = [
    *("games", "win_share", "shared", "mean_score", "turns_per_game", "games_per_second"),
    *("played_by", "stopped", "workers", "seconds", "win_share_error", "first_win_share", "score_spread"),
    *("win_share_low", "win_share_high", "first_win_share_near", "mean_score_near"),
    *("decisions_per_game", "deeds_per_game"),
]


def figures(shell: Shell, *words: str) -> dict[str, Any]:
    # In one process, however slow the machine is: others do not know this game.
    ran = shell("simulate", "pearls", "--games", "40", "--json", "--executor", "local:1", *words)
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.count("\n") == 1
    answer = json.loads(ran.out)
    assert list(answer) == KEYS
    del answer["games_per_second"], answer["seconds"]
    return answer


@pytest.mark.usefixtures("pearls")
def test_the_same_seed_gives_the_same_figures(shell: Shell) -> None:
    bots = ["--bots", "random,taker"]
    assert figures(shell, *bots, "--seed", "3") == figures(shell, *bots, "--seed", "3")
    assert figures(shell, *bots, "--seed", "3") != figures(shell, *bots, "--seed", "4")
    assert figures(shell, *bots) == figures(shell, *bots, "--seed", "1")


@pytest.mark.usefixtures("pearls")
def test_the_figures_add_up(shell: Shell) -> None:
    answer = figures(shell, "--bots", "taker,taker,random")
    assert answer["games"] == 40
    assert sum(answer["win_share"]) == pytest.approx(1, abs=1e-3)
    assert len(answer["mean_score"]) == 3
    assert answer["turns_per_game"] > 1


@pytest.mark.usefixtures("pearls")
def test_whoever_begins_matters_unless_it_rotates(shell: Shell) -> None:
    fair = figures(shell, "--bots", "taker,taker", "--games", "400")["win_share"]
    first = figures(shell, "--bots", "taker,taker", "--games", "400", "--first", "1")["win_share"]
    assert abs(fair[0] - 0.5) < 0.1 < first[0] - 0.5
    assert figures(shell, "--bots", "taker,taker", "--first", "draw")["games"] == 40


@pytest.mark.usefixtures("pearls")
def test_persons_get_a_table(shell: Shell) -> None:
    ran = shell("simulate", "pearls", "--bots", "taker,random", "--games", "40", "--lang", "fr")
    lines = ran.out.splitlines()
    assert lines[0].split() == ["Place", "Victoires", "Score", "moyen"]
    assert lines[1].startswith("Vert (taker)")
    assert "40 parties" in ran.out
    assert shell("simulate", "pearls", "--games", "2").status == 0


@pytest.mark.usefixtures("pearls")
@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--bots", "taker"], "One seat"),
        (["--bots", "taker,taker,taker,taker"], "4 seats"),
        (["--bots", "taker,nobody"], "the bots are random and taker"),
        (["--bots", "taker,me"], "the bots are random and taker"),
        (["--bots", "taker,"], "is empty"),
        (["--games", "0"], "--games takes"),
        (["--games", "1000000000000"], "--games takes"),
        (["--games", "ten"], "--games takes"),
        (["--seed", "x"], "--seed takes"),
        (["--first", "0"], "or draw and rotate"),
        (["--rules", "x"], "is not a rule set"),
        (["--executor", "fast"], "use local, local:N"),
        (["--executor", "local:0"], "use local, local:N"),
        (["--out", "games.xlsx"], "must end in one of: .csv, .parquet and .jsonl"),
        (["--out", "games.json"], "must end in one of: .csv, .parquet and .jsonl"),
        (["--summary", "figures.jsonl"], "must end in one of: .csv, .parquet and .json"),
        (["--out", "a.csv", "--out", "a.csv"], "named twice"),
        (["--out", "a.csv", "--summary", "a.csv"], "named twice"),
        (["--out", "/nowhere/at/all/a.csv"], "there is no folder /nowhere/at/all;"),
        (["--summary", "/dev/null/a.csv"], "there is no folder /dev/null;"),
    ],
)
def test_mistakes_get_one_sentence(shell: Shell, words: list[str], part: str) -> None:
    ran = shell("simulate", "pearls", *words)
    assert ran.status == 2
    assert part in ran.err
    assert ran.err.count("\n") == 1


def test_a_game_gives_its_moves_and_they_lead_to_its_end() -> None:
    _, final, moves, _ = play_game(PEARLS, PEARLS.standard, [TakingBot(), RandomBot()], 1, random.Random(2))
    states: list[State] = [PEARLS.start(PEARLS.standard, 2, 1)]
    for move in moves:
        states.append(states[-1].play(move))
    assert states[-1] == final
    assert final.result is not None


def test_a_game_of_a_match_hangs_on_no_other() -> None:
    match = Match(PEARLS, PEARLS.standard, [RandomBot(), RandomBot()], 5)
    games = [match.play(number) for number in range(9)]
    assert [match.play(number) for number in range(3)] == games[:3]
    assert [game.first for game in games] == [0, 1] * 4 + [0]
    for game in games:
        assert 0 < game.decisions < len(game.moves)


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_MOVES", 3)
    with pytest.raises(FathomsError, match="game-too-long"):
        play_game(PEARLS, PEARLS.standard, [TakingBot(), TakingBot()], 0, random.Random(1))
