"""Bots get ready before the game; whoever waits long for that is told why."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.cli import waking
from fathoms.cli.waking import wake_all
from fathoms.core import FathomsError, find_bot, find_game, note_of
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    import random

    from fathoms.core import Move, View


class Sleepy:
    """Wakes up when something has happened, or gives up."""

    def __init__(self, until: Event) -> None:
        self.until = until
        self.rules: list[object] = []

    def wake(self, rules: object) -> None:
        self.rules.append(rules)
        if not self.until.wait(20):
            raise FathomsError("core.needs-lab")

    def choose(self, seen: View[Any], rng: random.Random) -> Move:
        raise NotImplementedError


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_wait_is_explained_and_a_short_one_is_not(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told, happened = list[str](), Event()

    def hear(text: str, *, err: bool) -> None:
        assert err
        told.append(text)
        happened.set()

    monkeypatch.setattr(waking, "echo", hear)
    monkeypatch.setattr(waking, "_PATIENCE", 0.01)
    bot = Sleepy(happened)
    wake_all([bot], "rules", Texts(lang))
    assert told == [Texts(lang)("play.waking")]
    assert bot.rules == ["rules"]
    monkeypatch.setattr(waking, "_PATIENCE", 600)
    wake_all([bot], "rules", Texts(lang))
    assert len(told) == 1


def test_a_bot_that_has_nothing_to_prepare_is_left_alone() -> None:
    game = find_game("into-the-blue")
    wake_all([find_bot("random", game.name)], game.standard, Texts("en"))


def test_a_bot_says_what_it_falls_back_to_before_the_game_begins() -> None:
    game = find_game("into-the-blue")
    bot = find_bot("expert", game.name)
    wake_all([bot], game.rules({"shells": 5}), Texts("en"))
    note = note_of(bot)
    assert note is not None
    assert note.key == "train.expert-other-rules"


def test_whatever_takes_long_can_be_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    happened = Event()

    def hear(text: str, *, err: bool) -> None:
        assert (text, err) == ("because", True)
        happened.set()

    monkeypatch.setattr(waking, "echo", hear)
    with waking.explained("because", 0.01):
        assert happened.wait(20)
    happened.clear()
    with waking.explained("because", 600):
        pass
    assert not happened.is_set()
