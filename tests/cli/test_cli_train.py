"""`fathoms train` with a trainer of its own: what is asked of it, what is told, and what is refused."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from fathoms.cli import study as command
from fathoms.core import FathomsError, Malformed
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GAME = "into-the-blue"
ASKED: list[tuple[int, int, int]] = []


class Progress(NamedTuple):
    share: float = 0.5
    games: int = 7
    error: float = 0.0123


class CountingTrainer:
    """Writes down what it was asked for."""

    def check(self, players: int) -> None:
        if players > 5:
            raise Malformed("train.players", players=players, least=2, most=5)

    def games_in(self, players: int, seconds: float) -> int:
        return round(10 * players * seconds)

    def train(
        self, players: int, seed: int, games: int, path: Path, watch: Callable[[Any], None]
    ) -> dict[str, Any]:
        watch(Progress())
        ASKED.append((players, seed, games))
        path.write_bytes(b"network")
        return {"players": players, "seed": seed, "games": games, "bytes": 7}


COUNTING = CountingTrainer()


class Point(NamedTuple):
    """An entry point; without a trainer it is one whose module needs what is not installed."""

    name: str
    trainer: CountingTrainer | None

    def load(self) -> CountingTrainer:
        if self.trainer is None:
            raise ImportError
        return self.trainer


def install(monkeypatch: pytest.MonkeyPatch, *points: Point) -> None:
    def entry_points(group: str) -> list[Point]:
        assert group == "fathoms.trainers"
        return list(points)

    monkeypatch.setattr(command, "entry_points", entry_points)


@pytest.fixture(autouse=True)
def _trainers(monkeypatch: pytest.MonkeyPatch) -> None:
    ASKED.clear()
    install(monkeypatch, Point(GAME, COUNTING), Point("atlantis-treasure", None))


def run(lang: str = "en", **given: Any) -> None:
    wishes = {"game": GAME, "players": None, "seed": None, "games": None, "seconds": None, "out": None}
    command.train(Texts(lang), **{**wishes, "json": False, **given})


def test_a_number_of_games_is_trained_into_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "three.npz"
    run(players="3", seed="9", games="40", out=str(out), json=True)
    told = json.loads(capsys.readouterr().out)
    assert told.pop("seconds") >= 0
    assert told == {"players": 3, "seed": 9, "games": 40, "bytes": 7, "out": str(out)}
    assert ASKED == [(3, 9, 40)]
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["three.npz"]
    assert out.read_bytes() == b"network"


def test_seconds_become_games_that_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    run(seconds="1,5")
    said = capsys.readouterr()
    assert "--players 2 --seed 1 --games 30" in said.err
    assert (tmp_path / f"{GAME}-2.npz").exists()
    assert f"{GAME}-2.npz" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_how_far_it_is(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "_BETWEEN_LINES", 0.0)
    run(lang, seconds="200", out=str(tmp_path / "a"))
    err = capsys.readouterr().err
    assert "50" in err
    assert "1.23" in err or "1,23" in err


@pytest.mark.parametrize(
    ("key", "wishes"),
    [
        ("train.games-or-seconds", {"games": "5", "seconds": "5"}),
        ("train.no-place", {"out": "/no/such/folder/file"}),
        ("train.players", {"players": "6"}),
        ("cli.not-a-number", {"games": "many"}),
        ("cli.not-seconds", {"seconds": "soon"}),
        ("train.needs-lab", {"game": "atlantis-treasure"}),
    ],
)
def test_mistakes_are_refused_before_any_work(key: str, wishes: dict[str, str]) -> None:
    with pytest.raises(FathomsError) as refused:
        run(**wishes)
    assert refused.value.phrase.key == key
    assert Texts("en").sentence(refused.value).endswith(".")
    assert not ASKED


def test_a_game_without_networks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    with pytest.raises(FathomsError) as refused:
        run()
    assert refused.value.phrase.key == "train.no-trainer"


def test_an_interrupted_training_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        (tmp_path / "a.part").write_bytes(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr(COUNTING, "train", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run(games="3", out=str(tmp_path / "a"))
    assert not [path for path in tmp_path.iterdir() if path.is_file()]
