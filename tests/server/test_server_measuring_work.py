"""What a measuring process does with a job, and how often its server tells of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
import pytest

from fathoms.api.jobs import (
    Begun,
    CompareJob,
    FoundComparison,
    FoundSuggestions,
    SuggestJob,
)
from fathoms.core import FathomsError, find_game
from fathoms.protocol.workshop import Progress, Waiting, Warming
from fathoms.server.measuring import worker
from fathoms.server.measuring.pool import MeasuringPool, MeasuringProcess
from fathoms.server.measuring.worker import (
    LEAST_GAMES,
    LEAST_TO_SUGGEST,
    MOST_GAMES,
    MOST_REVIEWED,
    MOST_TO_SUGGEST,
    games_that_fit,
    games_to_play,
    games_to_review,
    work,
)
from fathoms.server.metrics import Metrics
from fathoms.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from fathoms.api.jobs import AnyReport

COMMON: dict[str, Any] = {
    "game": "into-the-blue",
    "base": {},
    "bots": ("greedy", "greedy"),
    "budget": 0.01,
    "limit": 60.0,
    "memory": 1 << 31,
}
COMPARE = CompareJob(**COMMON, changed={"shells": 6})
SUGGEST = SuggestJob(**COMMON, goal="shorter")


@pytest.mark.parametrize(
    ("each", "games"),
    [(1e-9, MOST_GAMES), (0.0, MOST_GAMES), (0.001, 8_000), (0.0013, 6_100), (0.1, LEAST_GAMES)],
)
def test_as_many_games_as_fit_a_round_number(each: float, games: int) -> None:
    job = msgspec.structs.replace(COMPARE, budget=8.0)
    assert games_to_play(each, job, MOST_GAMES, spent=0.0) == games


@pytest.mark.parametrize(("each", "games"), [(0.01, 800), (0.03, 400), (0.05, 320), (1.0, LEAST_TO_SUGGEST)])
def test_slow_games_are_fewer_where_many_changes_are_tried(each: float, games: int) -> None:
    job = msgspec.structs.replace(SUGGEST, budget=8.0)
    assert games_that_fit(each, job, MOST_TO_SUGGEST, LEAST_TO_SUGGEST) == games


def test_games_that_never_come_to_an_end_are_not_begun() -> None:
    with pytest.raises(FathomsError, match=r"measuring\.too-slow"):
        games_to_play(0.1, COMPARE, MOST_GAMES, spent=30.0)


def test_suggestions_come_in_time_where_games_are_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_: object) -> float:
        return 0.002

    clock = iter(range(10_000))
    monkeypatch.setattr(worker, "seconds_a_game", slow)
    monkeypatch.setattr("fathoms.server.measuring.worker.time.monotonic", lambda: float(next(clock)))
    found = work(msgspec.structs.replace(SUGGEST, budget=8.0), lambda _: None)
    assert isinstance(found, FoundSuggestions)
    assert 0 < found.tried < 24


def test_a_job_is_done_with_its_steps() -> None:
    told: list[AnyReport] = []
    found = work(COMPARE, told.append)
    assert isinstance(found, FoundComparison)
    assert isinstance(told[0], Begun)
    steps = [each for each in told if isinstance(each, Progress)]
    assert steps[0].done == 0
    assert steps[-1].done == steps[-1].total == 4 * LEAST_GAMES
    assert found.comparison.games == LEAST_GAMES
    # The same question has the same answer.
    assert work(COMPARE, lambda _: None) == found


@pytest.mark.parametrize(("seconds", "games"), [(0.001, MOST_REVIEWED), (0.1, 150), (1.0, 0), (60.0, 0)])
def test_as_many_games_are_reviewed_as_there_is_time_for_or_none(
    seconds: float, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0

    def review_games(*given: Any) -> None:
        nonlocal now
        now += seconds * given[3]

    monkeypatch.setattr(worker, "review_games", review_games)
    monkeypatch.setattr("fathoms.server.measuring.worker.time.monotonic", lambda: now)
    game = find_game("into-the-blue")
    assert games_to_review(game, (game.standard,) * 2, COMPARE, spent=10.0) == games


def test_a_visitor_who_asks_for_luck_is_told_where_that_takes_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fit = iter((0, 2))

    def games_to_review(*given: Any) -> int:
        del given
        return next(fit)

    monkeypatch.setattr(worker, "games_to_review", games_to_review)
    found = work(msgspec.structs.replace(COMPARE, luck=True), lambda _: None)
    assert isinstance(found, FoundComparison)
    assert found.comparison.reviewed == 0
    told: list[AnyReport] = []
    found = work(msgspec.structs.replace(COMPARE, luck=True), told.append)
    assert isinstance(found, FoundComparison)
    assert found.comparison.reviewed == 2
    assert found.comparison.get("luck") is not None
    last = told[-1]
    assert isinstance(last, Progress)
    assert last.done == last.total


class Fake:
    """A process that tells of a thousand steps at once, and is silent for a while in between."""

    pid = 1
    ended: ClassVar[list[int]] = []

    def __init__(self) -> None:
        self.alive = True

    async def work(self, job: object) -> AsyncGenerator[Any]:
        del job
        yield Begun()
        for done in range(1_000):
            yield Progress(done, 1_000)
        yield None
        yield FoundSuggestions("minutes", 1, LEAST_GAMES, ())

    def end(self) -> None:
        self.alive = False
        self.ended.append(self.pid)


def test_progress_is_told_seldom_and_silence_is_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    async def start() -> Fake:
        await asyncio.sleep(0)
        return Fake()

    monkeypatch.setattr(MeasuringProcess, "start", start)
    monkeypatch.setattr(Fake, "ended", [])

    async def run() -> list[Any]:
        lab = MeasuringPool(Settings(), Metrics())
        told = [news async for news in lab.measure("ana", SUGGEST)]
        assert lab.pids() == {1}
        await lab.close()
        assert not lab.pids()
        return told

    told = asyncio.run(run())
    assert isinstance(told[0], Warming)
    steps = [news for news in told if isinstance(news, Progress)]
    assert len(steps) < 20
    # What was last heard of stands for the silence.
    assert steps[-1] == Progress(999, 1_000)
    assert isinstance(told[-1], FoundSuggestions)
    assert not any(isinstance(news, Waiting) for news in told)
    assert Fake.ended == [1]


def test_a_process_that_was_left_alone_in_the_middle_is_ended_and_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Fake] = []

    async def start() -> Fake:
        await asyncio.sleep(0)
        made.append(Fake())
        return made[-1]

    monkeypatch.setattr(MeasuringProcess, "start", start)

    async def run() -> None:
        lab = MeasuringPool(Settings(), Metrics())
        news = lab.measure("ana", SUGGEST)
        async for told in news:
            if isinstance(told, Progress):
                break
        await news.aclose()
        assert not made[0].alive
        while len(made) < 2 or not lab.pids():  # noqa: ASYNC110 - the next turn of the loop starts it
            await asyncio.sleep(0)
        assert made[1].alive
        await lab.close()

    asyncio.run(run())
