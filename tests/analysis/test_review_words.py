"""A review in words: marks of seats become names, and its version says what it is made by."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from fathoms.bots.arena import play_game
from fathoms.core import Phrase, Record, find_bot, find_game
from fathoms.folders import cache_folder
from fathoms.games.into_the_blue.rules import STANDARD
from fathoms.games.into_the_blue.study import review as blue
from fathoms.games.into_the_blue.study import solved
from fathoms.review import Reason, dearest, review, seat_mark, version_of
from fathoms.review_words import ReviewWords
from fathoms.texts import LANGUAGES, Texts, seat_names

if TYPE_CHECKING:
    from pathlib import Path

BLUE = "into-the-blue"


def played(rules: dict[str, Any] | None = None, seats: int = 2) -> Record:
    game = find_game(BLUE)
    chosen = game.rules(rules or {})
    names = tuple(colour.capitalize() for colour in game.colours[:seats])
    _, state, moves, _ = play_game(game, chosen, [find_bot("random", BLUE)] * seats, 0, random.Random(1))
    texts = tuple(game.write_move(move, chosen) for move in moves)
    return Record(BLUE, rules or {}, names, 0, texts, state.result)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("you", [0, 1])
def test_a_reason_names_the_seats_as_its_reader_knows_them(lang: str, you: int) -> None:
    record, say = played(), Texts(lang)
    found = review(record)
    (line,) = dearest(found, 1)
    inner = Phrase("core.error-move", {"text": seat_mark(1), "move": 2})
    phrase = Phrase("core.error-move", {"text": inner, "move": 1})
    names = seat_names(record.seats, find_game(BLUE).colours, say, you)
    (told,) = ReviewWords(record, found, names, say, [Reason(line, phrase)]).decisions(1)
    assert told.why is not None
    assert told.why.endswith(names[1])
    assert "\0" not in told.why


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["steal", "stops", "line", "closes"])
def test_a_reason_speaks_to_the_reader_it_is_about(lang: str, key: str) -> None:
    say = Texts(lang)
    told = say(f"atlantis-treasure-play.reason-{key}", name=say("core.you"), square="b3")
    assert say("core.you") not in told
    assert told != say(f"atlantis-treasure-play.reason-{key}", name="Ana", square="b3")


def test_the_version_names_the_evaluator_and_its_network() -> None:
    versions = [version_of(played(seats=seats)) for seats in (2, 3)]
    assert all(f":{review(played(seats=seats)).evaluator.name}-" in versions[seats - 2] for seats in (2, 3))
    assert versions[0] != versions[1]


def test_a_solved_table_makes_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("FATHOMS_SOLVED", raising=False)
    record = played()
    before = version_of(record)
    assert ":network-" in before
    folder = cache_folder() / "solved"
    folder.mkdir(parents=True)
    (folder / solved.file_name(STANDARD)).touch()
    assert ":solved-" in version_of(record)


def test_other_values_make_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(seats=3)
    before = version_of(record)
    monkeypatch.setattr(blue, "VERSION", blue.VERSION + 1)
    assert version_of(record) != before
