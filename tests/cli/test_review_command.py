"""`fathoms review`: what luck and choices did, for persons and for programs, one game or many."""

from __future__ import annotations

import csv
import io
import json
import random
import re
import signal
import sys
from functools import cache
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import msgspec
import numpy as np
import pytest
from PIL import Image

from fathoms.bots.arena import play_game
from fathoms.cli import review as command
from fathoms.cli.review import ReviewedGame, ReviewText, rounded
from fathoms.cli.waiting import ProgressLine
from fathoms.core import CHANCE, Judged, Phrase, Record, find_bot, find_game
from fathoms.core.text import text_columns
from fathoms.lab.plots import draw_review
from fathoms.review import LUCK, WHOLE, Review, ReviewEvaluator, ReviewTotals, review
from fathoms.review_words import ReviewWords
from fathoms.texts import LANGUAGES, Texts, seat_names

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cli.terminal import Shell
    from fathoms.core import Opened, Shares

TENTH = WHOLE // 1000
LABELS = {
    "en": ("At the start", "At the end", "Now", "Luck", "Own choices"),
    "fr": ("Au début", "À la fin", "Maintenant", "Hasard", "Ses choix"),
    "es": ("Al empezar", "Al final", "Ahora", "Suerte", "Decisiones propias"),
}


def played(game_name: str, seed: int, names: tuple[str, ...]) -> Record:
    """Make the record of a game between bots."""
    game = find_game(game_name)
    bots = [find_bot("greedy", game_name) for _ in names]
    done = play_game(game, game.standard, bots, 0, random.Random(seed))
    moves = tuple(game.write_move(move, game.standard) for move in done.moves)
    made = Record.of(game, game.standard, names, 0)
    return msgspec.structs.replace(made, moves=moves, result=done.state.result)


@cache
def blue(seed: int = 1, *names: str) -> Record:
    return played("into-the-blue", seed, names or ("Green", "Blue"))


@cache
def reviewed(seed: int = 1, *names: str) -> Review:
    return review(blue(seed, *names))


@pytest.fixture(scope="module")
def known_reviews() -> dict[bytes, Review]:
    """What is known of the games of this file by now."""
    return {}


@pytest.fixture
def _reviewed_once(known_reviews: dict[bytes, Review], monkeypatch: pytest.MonkeyPatch) -> None:
    """Work each game out once, for tests of how a review is told."""

    def review_once(record: Record, **how: Any) -> Review:
        key = record.encode()
        if key not in known_reviews:
            known_reviews[key] = review(record, **how)
        return known_reviews[key]

    monkeypatch.setattr("fathoms.review.review", review_once)


def unfinished(moves: int) -> Record:
    return msgspec.structs.replace(blue(), moves=blue().moves[:moves], result=None)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return written(tmp_path, blue())


def written(folder: Path, record: Record, name: str = "game.json") -> str:
    path = folder / name
    path.write_bytes(record.encode())
    return str(path)


def number(text: str) -> float:
    return float(text.replace("−", "-").replace(",", "."))


def books(out: str, lang: str = "en") -> list[list[tuple[str, float]]]:
    """Read the printed books: for each player the words and figures from the start to the end."""
    lines = out.splitlines()
    start, end, now, _, _ = LABELS[lang]
    first = next(at for at, line in enumerate(lines) if line.startswith(start))
    last = next(at for at, line in enumerate(lines) if at > first and line.startswith((end, now)))
    rows: list[tuple[str, list[float]]] = []
    for line in lines[first : last + 1]:
        found = re.fullmatch(r"(.*?)((?:  +[+−]?\d+[.,]\d)+)", line)
        assert found, line
        rows.append((found[1], [number(figure) for figure in found[2].split()]))
    return [[(label, figures[at]) for label, figures in rows] for at in range(len(rows[0][1]))]


# One game


def test_one_plain_sentence_comes_first(shell: Shell, file: str) -> None:
    found = reviewed()
    luck = [round(each.luck / WHOLE * 100) for each in found.totals]
    costs = [round(each.cost / WHOLE * 100) for each in found.totals]
    assert luck[1] > 0 < costs[1] < costs[0], "Blue must be the lucky one and the better one"
    ran = shell("review", file)
    assert ran.status == 0
    assert ran.out.splitlines()[0] == f"Blue had the dice (+{luck[1]}) and chose best (−{costs[1]})."


@pytest.mark.usefixtures("_reviewed_once")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [("Green", "Blue"), ("Ana", "Bo", "Cléo"), tuple("ABCDE")])
def test_printed_points_add_up_for_every_player(
    shell: Shell, tmp_path: Path, lang: str, names: tuple[str, ...]
) -> None:
    ran = shell("review", written(tmp_path, blue(3, *names)), "--lang", lang)
    columns, found = books(ran.out, lang), reviewed(3, *names)
    assert len(columns) == len(names)
    for column, totals in zip(columns, found.totals, strict=True):
        (_, start), *parts, (_, end) = column
        assert round(10 * (start + sum(points for _, points in parts))) == round(10 * end)
        told = dict(parts)
        _, _, _, luck, own = LABELS[lang]
        assert abs(told[luck] - totals.luck / WHOLE * 100) <= 0.11
        assert abs(told[own] - totals.own / WHOLE * 100) <= 0.11
    assert round(sum(column[0][1] for column in columns), 1) == 100


def test_rounding_adds_up_and_makes_something_of_nothing_nowhere() -> None:
    assert rounded([333_333_334, 333_333_333, 333_333_333], 1000) == [334, 333, 333]
    assert rounded([400_000, 0, 400_000], 1) == [1, 0, 0]
    assert rounded([-700_000, 0, 700_000, 400_000], 1) == [-1, 0, 1, 1]
    assert rounded([0, 0], 0) == [0, 0]
    dice = random.Random(5)
    for _ in range(500):
        parts = [dice.randint(-WHOLE, WHOLE) for _ in range(6)]
        total = round(sum(parts) / TENTH) + dice.choice([-1, 0, 1])
        found = rounded(parts, total)
        assert sum(found) == total
        assert all(abs(shown - part / TENTH) < 1.6 for shown, part in zip(found, parts, strict=True))


def test_decisions_and_their_cost_stand_under_the_books(shell: Shell, file: str) -> None:
    out = shell("review", file).out
    totals = reviewed().totals
    assert f"Decisions {totals[0].decisions} {totals[1].decisions}" in re.sub(" +", " ", out)
    costs = [f"{each.cost / WHOLE * 100:.1f}" for each in totals]
    assert f"Cost in all {costs[0]} {costs[1]}" in re.sub(" +", " ", out)
    costs = [f"{each.accuracy / WHOLE * 100:.2f}" for each in totals]
    assert f"Cost per decision {costs[0]} {costs[1]}" in re.sub(" +", " ", out)


def test_the_picture_has_a_mark_for_each_turn_and_ends_as_the_game(shell: Shell, file: str) -> None:
    out = shell("review", file).out
    turns = int(re.findall(r"after each turn, up to turn (\d+)", out)[0])
    rows = re.findall(r"^(\w+) +(\d+) % +([▁▂▃▄▅▆▇█]+) +(\d+) %$", out, re.MULTILINE)
    assert [row[0] for row in rows] == ["Green", "Blue"]
    assert {len(row[2]) for row in rows} == {turns + 1}
    assert [row[2][-1] for row in rows] == ["▁", "█"]
    assert [row[3] for row in rows] == ["0", "100"]


def test_where_there_are_no_bars_there_are_digits(
    shell: Shell, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    monkeypatch.setattr(sys, "stdout", narrow)
    assert shell("review", file).status == 0
    narrow.seek(0)
    assert re.search(r"^Blue +\d+ % +\d+9 +100 %$", narrow.read(), re.MULTILINE)


def decisions(out: str) -> list[tuple[int, str, str, float]]:
    found = re.findall(r"^Move (\d+) \(turn \d+\), (\w+): (\w+) \(−(.+)\)$", out, re.MULTILINE)
    return [(int(move), who, grade, float(cost)) for move, who, grade, cost in found]


def test_the_dearest_decisions_are_told_with_what_was_better(shell: Shell, file: str) -> None:
    found = reviewed()
    dear = sorted((line for line in found.lines if line.cost), key=lambda line: -(line.cost or 0))
    ran = shell("review", file)
    told = decisions(ran.out)
    assert len(told) == 5
    for (move, who, grade, cost), line in zip(told, dear, strict=False):
        assert (move, who, grade) == (line.move, found.seats[line.seat or 0], line.grade)
        assert cost == round((line.cost or 0) / TENTH) / 10
    game, first = find_game("into-the-blue"), dear[0]
    state: Any = game.start(game.standard, 2, 0)
    for text in blue().moves[: first.move - 1]:
        state = state.play(game.read_move(text, game.standard))
    said = [
        game.tell(state, game.read_move(move or "", game.standard), found.seats, Texts("en"))
        for move in (first.played, first.best)
    ]
    assert f"  {said[0]}\n  Better: {said[1]}\n" in ran.out


def test_as_many_decisions_as_asked_for(shell: Shell, file: str) -> None:
    assert len(decisions(shell("review", file, "--most", "2").out)) == 2
    assert "costly" not in shell("review", file, "--most", "0").out
    costly = [line for line in reviewed().lines if line.cost]
    assert len(decisions(shell("review", file, "--most", "5000").out)) == len(costly)
    ran = shell("review", file, "--most", "x")
    assert (ran.status, ran.out) == (2, "")
    assert "--most" in ran.err


@pytest.mark.usefixtures("_reviewed_once")
def test_who_judged_and_the_error_come_last(shell: Shell, tmp_path: Path, file: str) -> None:
    two = " ".join(shell("review", file).out.splitlines()[-2:])
    assert two.startswith("Judged by the network, which may be off by 0.5 points in a choice;")
    three = shell("review", written(tmp_path, blue(3, "Ana", "Bo", "Cléo"))).out
    assert "which may be off by 2.0 points in a choice;" in three.replace("\n", " ")


@pytest.mark.usefixtures("_reviewed_once")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_fits_a_terminal(shell: Shell, tmp_path: Path, lang: str) -> None:
    names = ("Ana-María de la Concepción Iñárritu Ruiz", "名前がとても長い人のための試験です", "C", "D", "E")
    record = blue(2, *names)
    long = msgspec.structs.replace(record, extra={"stand_ins": [3, 4, 5, 6, 7, 8, 9, 10]})
    for place in (written(tmp_path, long), written(tmp_path, blue(), "two.json")):
        for words in ((place,), (place, place)):
            out = shell("review", *words, "--lang", lang).out
            assert max(map(text_columns, out.splitlines())) < 80


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ("Les dés ont souri à Bleu (+", "gaffe (−", "Mieux\u00a0: ", "Jugé par le réseau")),
        ("es", ("Los dados favorecieron a Azul (+", "error grave (−", "Mejor: ", "Juzgado por la red")),
    ],
)
def test_the_review_speaks_the_persons_language(
    shell: Shell, file: str, lang: str, words: tuple[str, ...]
) -> None:
    ran = shell("review", file, "--lang", lang, "--most", "9")
    assert ran.status == 0
    for word in words:
        assert word in ran.out
    assert not re.search(r"\b(Green|Blue|Luck|blunder|mistake)\b", ran.out)


# The sentence


def told(*totals: tuple[int, int, int], lang: str = "en", you: int | None = None) -> str:
    """Say the sentence of a game from each seat's luck and cost (in points) and its decisions."""
    whole_point = WHOLE // 100
    seats = ("Green", "Blue", "Yellow")[: len(totals)]
    found = Review(
        game="into-the-blue",
        seats=seats,
        evaluator=ReviewEvaluator("network", 0),
        over=True,
        start=(0,) * len(seats),
        end=(0,) * len(seats),
        lines=(),
        totals=tuple(
            ReviewTotals(
                seat=seat, luck=luck * whole_point, cost=cost * whole_point, decisions=decided,
                choices=0, own=0, information=0, correction=0, ending=0, accuracy=0,
            )
            for seat, (luck, cost, decided) in enumerate(totals)
        ),
    )  # fmt: skip
    game = find_game("into-the-blue")
    record = Record.of(game, game.standard, seats, 0)
    say = Texts(lang)
    return ReviewWords(record, found, seat_names(seats, game.colours, say, you), say).sentence()


@pytest.mark.parametrize(
    ("totals", "said"),
    [
        ([(-14, 3, 9), (14, 8, 9)], "Blue had the dice (+14), Green chose best (−3)."),
        ([(-14, 8, 9), (14, 3, 9)], "Blue had the dice (+14) and chose best (−3)."),
        ([(-14, 0, 9), (14, 0, 9)], "Blue had the dice (+14), and nobody gave anything away."),
        ([(0, 3, 9), (0, 8, 9)], "The dice favoured nobody, Green chose best (−3)."),
        ([(0, 0, 0), (0, 0, 0)], "The dice favoured nobody, and nobody gave anything away."),
        (
            [(-14, 3, 9), (7, 8, 9), (7, 3, 9)],
            "Blue had the dice (+7), Green and Yellow chose equally well (−3 each).",
        ),
        ([(-14, 0, 9), (14, 8, 9)], "Blue had the dice (+14), Green chose best (0)."),
        # Nobody chose best who never had to choose.
        ([(-14, 3, 9), (14, 0, 0)], "Blue had the dice (+14), Green chose best (−3)."),
    ],
)
def test_the_sentence_names_who_had_luck_and_who_chose_best(
    totals: list[tuple[int, int, int]], said: str
) -> None:
    assert told(*totals) == said
    for lang in ("fr", "es"):
        assert told(*totals, lang=lang) != said


@pytest.mark.parametrize(
    ("totals", "you", "said"),
    [
        ([(-14, 3, 9), (14, 8, 9)], 0, "Blue had the dice (+14), you chose best (−3)."),
        ([(-14, 3, 9), (14, 8, 9)], 1, "You had the dice (+14), Green chose best (−3)."),
        ([(-14, 8, 9), (14, 3, 9)], 1, "You had the dice (+14) and chose best (−3)."),
        ([(-14, 0, 9), (14, 0, 9)], 1, "You had the dice (+14), and nobody gave anything away."),
        ([(0, 3, 9), (0, 8, 9)], 0, "The dice favoured nobody, you chose best (−3)."),
        (
            [(-14, 3, 9), (7, 8, 9), (7, 3, 9)],
            0,
            "Blue had the dice (+7), you and Yellow chose equally well (−3 each).",
        ),
        (
            [(-14, 3, 9), (0, 8, 9), (14, 3, 9)],
            2,
            "You had the dice (+14); you and Green chose equally well (−3 each).",
        ),
        (
            [(0, 3, 9), (0, 8, 9), (0, 3, 9)],
            2,
            "The dice favoured nobody, you and Green chose equally well (−3 each).",
        ),
    ],
)
def test_the_sentence_speaks_to_its_reader(totals: list[tuple[int, int, int]], you: int, said: str) -> None:
    assert told(*totals, you=you) == said
    for lang, forms in (("fr", ("Vous ", " Vous")), ("es", ("Tú ", " Tú"))):
        spoken = told(*totals, lang=lang, you=you)
        assert not any(form in spoken for form in forms)


# For programs


def test_a_program_gets_the_review_as_it_is(shell: Shell, file: str) -> None:
    ran = shell("review", file, "--json")
    assert (ran.status, ran.out) == (0, reviewed().encode().decode() + "\n")


def test_the_review_is_written_as_json(shell: Shell, file: str, tmp_path: Path) -> None:
    out = tmp_path / "review.json"
    ran = shell("review", file, "--out", str(out))
    assert ran.status == 0
    assert "had the dice" in ran.out
    assert str(out) in ran.err
    assert out.read_bytes() == reviewed().encode() + b"\n"


def test_the_ledger_is_written_as_a_table(shell: Shell, file: str, tmp_path: Path) -> None:
    out, found = tmp_path / "review.csv", reviewed()
    assert shell("review", file, "--out", str(out)).status == 0
    rows = list(csv.DictReader(io.StringIO(out.read_text(encoding="utf-8"))))
    assert len(rows) == len(found.lines)
    for row, line in zip(rows, found.lines, strict=True):
        assert (row["game"], row["move"], row["kind"]) == ("1", str(line.move), line.kind)
        assert (row["delta_0"], row["delta_1"]) == tuple(map(str, line.delta))
        assert row["player"] == ("" if line.seat is None else found.seats[line.seat])
        assert row["seat"] == ("" if line.seat is None else str(line.seat))
        assert (row["played"], row["best"], row["grade"]) == (
            line.played or "", line.best or "", line.grade or "",
        )  # fmt: skip
        assert row["cost"] == ("" if line.cost is None else str(line.cost))
    assert found.start[0] + sum(int(row["delta_0"]) for row in rows) == found.end[0]
    assert (int(rows[-1]["after_0"]), int(rows[-1]["after_1"])) == found.end


@pytest.mark.parametrize(
    ("out", "part"), [("review.pdf", ".csv"), ("/nowhere/review.csv", "folder"), ("review", ".json")]
)
def test_what_cannot_be_written_is_refused_before_the_work(
    shell: Shell, file: str, out: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("fathoms.review.review")
    ran = shell("review", file, "--out", out)
    assert (ran.status, ran.out) == (2, "")
    assert part in ran.err


def test_a_table_on_a_server_is_reviewed_by_its_address(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def download(place: str, say: Texts) -> bytes:
        asked.append(f"{place} {say.lang}")
        return blue().encode()

    monkeypatch.setattr(command, "download", download)
    ran = shell("review", "http://localhost:1/table/k3m9x2", "--json", "--lang", "fr")
    assert (ran.status, ran.out) == (0, reviewed().encode().decode() + "\n")
    assert asked == ["http://localhost:1/table/k3m9x2 fr"]


# The picture


COLOURS = {"Green": "2e9a5e", "Blue": "2c78d0", "Yellow": "f0b429", "Red": "d8412f", "Violet": "8a55bd"}
SAND = (0xF6, 0xEF, 0xE0)


def pixels(picture: bytes) -> Any:
    """Read a PNG: rows, columns, and red, green, blue."""
    return np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"))


def count(found: Any, colour: str) -> int:
    wanted = [int(colour[at : at + 2], 16) for at in (0, 2, 4)]
    return int((found == wanted).all(axis=2).sum())


def drawn(record: Record, found: Review, lang: str = "en") -> bytes:
    told = ReviewText(ReviewedGame(record, found), Texts(lang))
    return draw_review(told.picture(), "png", Texts(lang))


def test_a_picture_is_as_wide_as_a_phone_and_has_every_players_colour(
    shell: Shell, tmp_path: Path, file: str
) -> None:
    out = tmp_path / "review.png"
    ran = shell("review", file, "--out", str(out))
    assert ran.status == 0
    assert "had the dice" in ran.out
    assert str(out) in ran.err
    found = pixels(out.read_bytes())
    assert found.shape[1] == 1080
    assert 1080 < found.shape[0] < 1920
    for name, colour in COLOURS.items():
        # A badge alone has about 1,500.
        assert (count(found, colour) > 4_000) == (name in {"Green", "Blue"}), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_five_players_with_long_names_stay_within_the_sheet(lang: str) -> None:
    names = (
        "Ana-María de la Concepción Iñárritu Ruiz",
        "名前がとても長い人のための試験です",
        "$x^2$ y",
        "D",
        "E",
    )
    record = blue(2, *names)
    found = pixels(drawn(record, reviewed(2, *names), lang))
    for colour in COLOURS.values():
        assert count(found, colour) > 4_000
    above_the_sea = found[:-80]
    assert (above_the_sea[:, :50] == SAND).all()
    assert (above_the_sea[:, -20:] == SAND).all()


def test_the_picture_speaks_the_persons_language() -> None:
    assert len({drawn(blue(), reviewed(), lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_the_bars_of_a_picture_are_the_books() -> None:
    found = reviewed()
    picture = ReviewText(ReviewedGame(blue(), found), Texts("en")).picture()
    assert (picture.chances[0], picture.chances[-1]) == (found.start, found.end)
    assert len(picture.luck) == len(picture.choices) == len(picture.chances) - 1
    for seat, totals in enumerate(found.totals):
        assert -sum(turn[seat] for turn in picture.choices) == totals.cost
        assert picture.totals[seat] == (totals.luck, -totals.cost)
        lucky = [line for line in found.lines if line.kind in LUCK and line.seat == seat]
        assert sum(turn[seat] for turn in picture.luck) == sum(line.delta[seat] for line in lucky)


@pytest.mark.parametrize("moves", [0, 3])
def test_a_game_that_has_hardly_begun_has_a_picture(moves: int) -> None:
    record = unfinished(moves)
    found = pixels(drawn(record, review(record)))
    assert min(count(found, COLOURS[name]) for name in ("Green", "Blue")) > 50_000


def test_a_picture_for_printing_is_the_same_each_time(shell: Shell, tmp_path: Path, file: str) -> None:
    first, second = tmp_path / "1.svg", tmp_path / "2.svg"
    for out in (first, second):
        assert shell("review", file, "--out", str(out)).status == 0
    assert first.read_bytes() == second.read_bytes()
    assert ET.fromstring(first.read_text("utf-8")).tag.endswith("svg")  # noqa: S314 - we wrote it


def test_a_picture_of_many_games_or_without_its_library_is_refused_before_the_work(
    shell: Shell, tmp_path: Path, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("fathoms.review.review")
    ran = shell("review", file, file, "--out", str(tmp_path / "r.png"))
    assert (ran.status, ran.out) == (2, "")
    assert ".jsonl" in ran.err
    nothing: dict[str, Any] = {}
    monkeypatch.setattr(command, "find_spec", nothing.get)
    ran = shell("review", file, "--out", str(tmp_path / "r.png"))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "pip install 'fathoms[lab]'" in ran.err


# Many games


def many(folder: Path) -> str:
    path = folder / "games.jsonl"
    path.write_bytes(b"".join(blue(seed).encode() + b"\n" for seed in (1, 2, 3)))
    return str(path)


def test_many_games_give_a_table_of_players(shell: Shell, tmp_path: Path, file: str) -> None:
    other = written(tmp_path, blue(3, "Blue", "Ana"), "other.json")
    ran = shell("review", file, other)
    assert ran.status == 0
    head, *rows = (re.split("  +", line) for line in ran.out.partition("\n\n")[0].splitlines())
    assert head == ["Player", "Games", "Luck per game", "Cost per decision", "Decisions"]
    assert {row[0]: row[1] for row in rows} == {"Green": "1", "Blue": "2", "Ana": "1"}
    assert sorted(float(row[3]) for row in rows) == [float(row[3]) for row in rows], "the best first"
    mine = [reviewed().totals[1], reviewed(3, "Blue", "Ana").totals[0]]
    row = next(row for row in rows if row[0] == "Blue")
    assert number(row[2]) == round(sum(each.luck for each in mine) / 2 / TENTH) / 10
    spent, decided = sum(each.cost for each in mine), sum(each.decisions for each in mine)
    assert row[3:] == [f"{spent / decided / WHOLE * 100:.2f}", str(decided)]


def test_a_file_of_many_records_gives_the_same(shell: Shell, tmp_path: Path) -> None:
    files = [written(tmp_path, blue(seed), f"{seed}.json") for seed in (1, 2, 3)]
    assert shell("review", many(tmp_path)).out == shell("review", *files).out
    typed = b"".join(blue(seed).encode() + b"\n" for seed in (1, 2, 3))
    assert shell("review", "-", typed=typed).out == shell("review", *files).out


def test_many_games_for_a_program_are_a_review_a_line(shell: Shell, tmp_path: Path) -> None:
    ran = shell("review", many(tmp_path), "--json")
    assert ran.out == "".join(reviewed(seed).encode().decode() + "\n" for seed in (1, 2, 3))


def test_many_games_are_written_a_review_a_line_or_as_one_table(shell: Shell, tmp_path: Path) -> None:
    lines, table = tmp_path / "reviews.jsonl", tmp_path / "reviews.csv"
    shell("review", many(tmp_path), "--out", str(lines))
    assert lines.read_bytes() == b"".join(reviewed(seed).encode() + b"\n" for seed in (1, 2, 3))
    three = written(tmp_path, blue(3, "Ana", "Bo", "Cléo"))
    shell("review", many(tmp_path), three, "--out", str(table))
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8"))))
    assert {row["game"] for row in rows} == {"1", "2", "3", "4"}
    assert {row["delta_2"] == "" for row in rows if row["game"] == "1"} == {True}
    assert {row["after_2"] == "" for row in rows if row["game"] == "4"} == {False}
    ran = shell("review", many(tmp_path), "--out", str(tmp_path / "reviews.json"))
    assert (ran.status, ran.out) == (2, "")
    assert ".jsonl" in ran.err


def test_a_bad_game_among_many_does_not_stop_the_rest(shell: Shell, tmp_path: Path, file: str) -> None:
    bad = written(tmp_path, broken(), "bad.json")
    ran = shell("review", bad, file, "nowhere.json")
    assert ran.status == 2
    assert f"{bad}: Move 3: " in ran.err
    assert "nowhere.json: There is no file" in ran.err
    assert re.search(r"^Blue +1 ", ran.out, re.MULTILINE)
    ran = shell("review", bad, file, "--json")
    first, second = ran.out.splitlines()
    assert (ran.status, json.loads(first)["error"]["move"]) == (2, 3)
    assert second == reviewed().encode().decode()


def test_bots_are_told_by_their_names_and_two_seats_of_one_are_one_game(shell: Shell, tmp_path: Path) -> None:
    games = [
        msgspec.structs.replace(blue(seed), extra={"players": bots})
        for seed, bots in ((1, ["greedy", "greedy"]), (2, ["greedy", "random"]), (3, ["one", 2]))
    ]
    ran = shell("review", *(written(tmp_path, game, f"{at}.json") for at, game in enumerate(games)))
    rows = {row.split()[0]: row.split()[1:] for row in ran.out.partition("\n\n")[0].splitlines()[1:]}
    assert {name: row[0] for name, row in rows.items()} == {
        "greedy": "2", "random": "1", "Green": "1", "Blue": "1",
    }  # fmt: skip
    seats = [*reviewed(1).totals, reviewed(2).totals[0]]
    assert int(rows["greedy"][3]) == sum(each.decisions for each in seats)
    assert number(rows["greedy"][1]) == round(sum(each.luck for each in seats) / 3 / TENTH) / 10


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[" * 100_000, b'{"format": 1}', b"null"])
def test_whatever_a_file_holds_the_others_are_reviewed(
    shell: Shell, tmp_path: Path, file: str, content: bytes
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(content)
    ran = shell("review", str(bad), file, "--json")
    first, second = ran.out.splitlines()
    assert (ran.status, json.loads(first)["error"]["place"]) == (2, str(bad))
    assert second == reviewed().encode().decode()
    out = tmp_path / "lines.csv"
    ran = shell("review", str(bad), file, "--out", str(out))
    assert ran.status == 2
    assert ran.err.startswith(f"{bad}: ")
    assert {row["game"] for row in csv.DictReader(io.StringIO(out.read_text("utf-8")))} == {"1"}


def test_many_reviews_that_are_interrupted_leave_a_clean_line(
    shell: Shell, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []

    class Line(ProgressLine):
        def end(self) -> None:
            lines.append("end")

    def interrupted(record: Record, **more: Any) -> Review:
        del record, more
        signal.raise_signal(signal.SIGINT)
        raise AssertionError

    monkeypatch.setattr(command, "ProgressLine", Line)
    monkeypatch.setattr("fathoms.review.review", interrupted)
    ran = shell("review", file, file)
    assert (ran.status, ran.out, lines) == (130, "", ["end"])
    assert ran.err == "The review was stopped; ask for it again when you like.\n"


# Records of all kinds


def broken() -> Record:
    return msgspec.structs.replace(blue(), moves=(*blue().moves[:2], "keep 666"), result=None)


def test_a_broken_record_is_refused_with_the_move_and_the_rule(shell: Shell, tmp_path: Path) -> None:
    bad = written(tmp_path, broken())
    for lang in LANGUAGES:
        ran = shell("review", bad, "--lang", lang)
        assert (ran.status, ran.out) == (2, "")
        assert "3" in ran.err
        assert "T2" in ran.err
        assert ran.err.count("\n") == 1
    ran = shell("review", bad, "--json")
    error = json.loads(ran.out)["error"]
    assert (ran.status, error["move"], error["rule"]) == (2, 3, "T2")


def test_other_bad_input_gets_one_sentence(shell: Shell, tmp_path: Path) -> None:
    hidden = msgspec.structs.replace(unfinished(5), moves=("?", *blue().moves[1:5]))
    for words in ((written(tmp_path, hidden),), ("nowhere.json",), (str(tmp_path),), ()):
        ran = shell("review", *words)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("fathoms: ")
        assert ran.err.count("\n") == 1
    assert shell("review", "-", typed=b"{").status == 2


@pytest.mark.parametrize("moves", [0, 1, 3, 30])
def test_an_unfinished_game_is_reviewed_as_far_as_it_went(shell: Shell, tmp_path: Path, moves: int) -> None:
    place, found = written(tmp_path, unfinished(moves)), review(unfinished(moves))
    for lang in LANGUAGES:
        ran = shell("review", place, "--lang", lang)
        assert ran.status == 0
        for column, value in zip(books(ran.out, lang), found.end, strict=True):
            (_, start), *parts, (label, end) = column
            assert label == LABELS[lang][2]
            assert abs(end - value / WHOLE * 100) <= 0.11
            assert round(10 * (start + sum(points for _, points in parts))) == round(10 * end)
    out = shell("review", place).out
    assert ("has not started" if moves == 0 else "is not over") in out
    assert json.loads(shell("review", place, "--json").out)["over"] is False


def test_an_early_end_and_a_stand_in_have_lines_of_their_own(shell: Shell, tmp_path: Path) -> None:
    costly = next(line for line in reviewed().lines if line.cost and line.move < 60)
    outcome = {"by": "resign", "winners": [1], "scores": None}
    left = msgspec.structs.replace(unfinished(60), extra={"outcome": outcome, "stand_ins": [costly.move]})
    out = shell("review", written(tmp_path, left), "--most", "99").out
    for column in books(out):
        (_, start), *parts, (_, end) = column
        assert round(10 * (start + sum(points for _, points in parts))) == round(10 * end)
        assert {"Early end", "Bot for an absent player"} <= {label for label, _ in parts}
    assert f"Move {costly.move} " not in out, "a bot's choice is not the person's"
    assert "Early end" not in shell("review", written(tmp_path, blue())).out


def test_a_review_can_be_interrupted(shell: Shell, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(record: Record, **more: Any) -> Review:
        signal.raise_signal(signal.SIGINT)
        return review(record, **more)

    monkeypatch.setattr("fathoms.review.review", interrupted)
    ran = shell("review", file)
    assert (ran.status, ran.out) == (130, "")
    assert ran.err == "The review was stopped; ask for it again when you like.\n"


def test_a_long_review_tells_how_far_it_is(shell: Shell, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []

    class Line:
        def __init__(self, between: float) -> None:
            del between

        def tell(self, line: Any) -> None:
            lines.append(line())

        def end(self) -> None:
            lines.append("")

    monkeypatch.setattr(command, "ProgressLine", Line)
    shell("review", file)
    assert lines[-2:] == ["Reviewing: 100 %", ""]
    shell("review", file, file)
    assert lines[-2:] == ["Reviewing game 2 of 2: 100 %", ""]


# The other game, judged in no time


class FirstIsBest:
    """Calls the first legal move best and every other one 10 points worse."""

    name = "stub"
    error = 0.0

    def evaluator(self, rules: Any, seats: int, *, seed: int, tables: Path | None = None) -> FirstIsBest:
        del rules, seats, seed, tables
        return self

    def value(self, state: Any) -> Shares:
        del state
        return 0.5, 0.5

    def after(self, state: Any, move: Any) -> Shares:
        if state.actor == CHANCE or move == state.moves()[0]:
            return 0.5, 0.5
        return (0.4, 0.6) if state.actor == 0 else (0.6, 0.4)

    def choices(self, state: Any, played: Any) -> Sequence[Judged]:
        first = state.moves()[0]
        return [Judged(move, self.after(state, move)) for move in dict.fromkeys((first, played))]

    def openings(self, state: Any) -> Sequence[Opened]:
        del state
        return ()


class OneReason:
    """Has one reason for everything."""

    def explain(self, state: Any, best: Any, played: Any, names: Sequence[str]) -> Phrase:
        del best, played
        assert state.actor in range(len(names))
        return Phrase("atlantis-treasure-play.reason-wins")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_says_why_where_it_can(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr("fathoms.review.find_reviewer", {"atlantis-treasure": FirstIsBest()}.get)
    monkeypatch.setattr("fathoms.review.find_explainer", {"atlantis-treasure": OneReason()}.get)
    record = played("atlantis-treasure", 1, ("White", "Yellow"))
    ran = shell("review", written(tmp_path, record), "--lang", lang, "--most", "1")
    assert ran.status == 0
    assert f"\n  {Texts(lang)('atlantis-treasure-play.reason-wins')}\n" in ran.out
    assert "stub" in ran.out.splitlines()[-2]
    for column in books(ran.out, lang):
        (_, start), *parts, (_, end) = column
        assert round(10 * (start + sum(points for _, points in parts))) == round(10 * end)
