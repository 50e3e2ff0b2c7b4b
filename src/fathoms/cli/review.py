"""`fathoms review`: what luck and choices did in a game, as a person reads it and for programs."""

from __future__ import annotations

import csv
import io
import sys
from bisect import bisect_left
from collections import Counter
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import msgspec

from fathoms import review as ledger
from fathoms.cli import files
from fathoms.cli.app import BAD_INPUT
from fathoms.cli.options import whole
from fathoms.cli.records import download, error_json, find_records, is_address
from fathoms.cli.streams import echo, echo_json, print_answer
from fathoms.cli.waiting import ProgressLine, ended_at_once, explained
from fathoms.core import FathomsError, Malformed, Span, find_game
from fathoms.core.record import decode
from fathoms.core.text import columns, fit, plain, printable, text_columns
from fathoms.review import LUCK, WHOLE
from fathoms.review_words import ReviewWords, figure, judged_by, signed, standings
from fathoms.texts import seat_names

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Sequence

    from fathoms.core import Line, Record
    from fathoms.lab.plots import ReviewPicture
    from fathoms.protocol.review import ToldDecision, ToldTurn
    from fathoms.review import Review, ReviewTotals
    from fathoms.texts import Texts

_COLUMNS: Final = 79
_DEAREST: Final = "5"
_OUT: Final = (".json", ".jsonl", ".csv", ".png", ".svg")
_OF_ONE: Final = (".json", ".png", ".svg")
_PICTURES: Final = (".png", ".svg")
_PATIENCE: Final = 4.0
_SECONDS_BETWEEN_DRAWINGS: Final = 0.2
_POINT: Final = WHOLE // 100
_TENTH: Final = WHOLE // 1000
_BARS: Final = "▁▂▃▄▅▆▇█"
_DIGITS: Final = "0123456789"
_LONGEST_NAME: Final = 24
_WIDEST_COLUMN: Final = 16
_ABREAST: Final = 5
"""Players whose columns stand side by side."""
_FIGURES: Final = 54
"""What is left for these columns beside the words."""
_PARTS: Final = ("luck", "own", "others", "stand-in", "information", "correction", "ending")
_RARE: Final = ("stand-in", "ending")
_PAIR: Final = 2


_Placed: TypeAlias = "tuple[str, bytes | FathomsError]"
"""Where a record stands, and its text or why it cannot be read."""


class ReviewedGame(NamedTuple):
    """A record and its review."""

    record: Record
    found: Review


def review(  # noqa: PLR0913, PLR0917 - options
    say: Texts, records: tuple[str, ...], most: str | None, out: str | None, json: bool, no_color: bool
) -> int:
    """Review one game, or many for a table of their players."""
    if not records:
        raise Malformed("cli.which-review")
    dearest = whole(most or _DEAREST, "--most", 0, ledger.MOST_MOVES)
    many, texts = _read(records[0], say) if len(records) == 1 else (True, _read_all(records, say))
    _check_out(out, many=many)
    with ended_at_once(say("analysis.review-stopped")):
        if many:
            # A file with a record on each line does not tell beforehand how many there are.
            total = len(records) if all(place.endswith(".json") for place in records) else 0
            return _review_many(texts, out, say, total, json=json, no_color=no_color)
        try:
            with _progress_line() as line:
                game = _review(next(texts)[1], say, line)
        except FathomsError as error:
            if not json:
                raise
            echo_json(error_json(error, say))
            return BAD_INPUT
        if json:
            echo_json(msgspec.to_builtins(game.found))
        else:
            print_answer(ReviewText(game, say).lines(dearest), no_color=no_color)
        _write(out, [game], say)
    return 0


def review_page(record: Record, names: Sequence[str], say: Texts) -> str:
    """Review a game, and give what a person reads of it who knows the seats by these names."""
    game = ReviewedGame(record, ledger.review(record))
    return "\n".join(plain(line) for line in ReviewText(game, say, names).lines(int(_DEAREST)))


def _read(place: str, say: Texts) -> tuple[bool, Iterator[_Placed]]:
    """Tell whether a place may hold many records, and give each with where it stands."""
    if is_address(place):
        return False, iter([(place, download(place, say))])
    many, texts = find_records(place)
    return many, ((f"{place}:{number}" if many else place, text) for number, text in texts)


def _read_all(places: Sequence[str], say: Texts) -> Iterator[_Placed]:
    """Give the records of many places; one that cannot be read does not stop the rest."""
    for place in places:
        try:
            yield from _read(place, say)[1]
        except FathomsError as error:
            yield place, error


def _check_out(out: str | None, *, many: bool) -> None:
    """Refuse before the work begins what cannot be written after it."""
    if out is None:
        return
    path = Path(out)
    if path.suffix not in _OUT:
        raise Malformed("review.out-unknown", path=out, known=list(_OUT))
    if many and path.suffix in _OF_ONE:
        raise Malformed("review.out-many", path=out, ending=path.suffix)
    if path.suffix in _PICTURES and find_spec("matplotlib") is None:
        raise FathomsError("core.needs-lab")
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise Malformed("train.no-place", path=out)


@contextmanager
def _progress_line() -> Generator[ProgressLine]:
    """Give a line for how far it is, and leave no trace of it, whatever happens."""
    line = ProgressLine(_SECONDS_BETWEEN_DRAWINGS)
    try:
        yield line
    finally:
        line.end()


def _review(
    text: bytes | FathomsError, say: Texts, line: ProgressLine, number: int = 0, total: int = 0
) -> ReviewedGame:
    """Review a record and show how far it is."""
    if isinstance(text, FathomsError):
        raise text
    record = decode(text)
    with ExitStack() as waiting:
        waiting.enter_context(explained(say("review.preparing"), _PATIENCE))

        def tell(share: float) -> None:
            waiting.close()
            line.tell(lambda: say("review.progress", number=number, total=total, share=100 * share))

        return ReviewedGame(record, ledger.review(record, progress=tell))


def _review_many(  # noqa: PLR0913 - options
    texts: Iterable[_Placed], out: str | None, say: Texts, total: int, *, json: bool, no_color: bool
) -> int:
    """Review every record; a bad one is told and does not stop the rest."""
    games: list[ReviewedGame] = []
    status = 0
    with _progress_line() as line:
        for number, (place, text) in enumerate(texts, start=1):
            try:
                game = _review(text, say, line, number, total)
            except FathomsError as error:
                status = BAD_INPUT
                line.end()
                if json:
                    told = error_json(error, say)
                    echo_json({"error": {"place": place, **told["error"]}})
                else:
                    sentence = printable(say.sentence(error))
                    echo(say("cli.replay-line", number=place, text=sentence), err=True)
                continue
            if json:
                line.end()
                echo_json(msgspec.to_builtins(game.found))
            # A table of players needs no choices, and thousands of games have many.
            games.append(game if out is not None else _without_lines(game))
    if games and not json:
        print_answer(_player_lines(games, say), no_color=no_color)
    if games:
        _write(out, games, say)
    return status


def _without_lines(game: ReviewedGame) -> ReviewedGame:
    return game._replace(found=msgspec.structs.replace(game.found, lines=()))


# What is written to files


def _write(out: str | None, games: Sequence[ReviewedGame], say: Texts) -> None:
    if out is None:
        return
    if out.endswith(".csv"):
        content = _csv(games).encode()
    elif out.endswith(_PICTURES):
        content = _drawn(ReviewText(games[0], say), Path(out).suffix[1:], say)
    else:
        content = b"".join(game.found.encode() + b"\n" for game in games)
    files.write_whole(Path(out), content, out)
    echo(say("review.written", path=out), err=True)


def _drawn(told: ReviewText, kind: str, say: Texts) -> bytes:
    from fathoms.lab.plots import draw_review

    return draw_review(told.picture(), kind, say)


def _csv(games: Sequence[ReviewedGame]) -> str:
    """Make a row of each line of the ledgers: figures in billionths, seats counted from 0, as in a review."""
    seats = range(max(len(game.found.seats) for game in games))
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(
        [
            *("game", "move", "kind", "seat", "player", "played", "best", "cost", "within", "grade"),
            *(f"delta_{seat}" for seat in seats),
            *(f"after_{seat}" for seat in seats),
        ]
    )
    for number, (_, found) in enumerate(games, start=1):
        missing = [""] * (len(seats) - len(found.seats))
        for line, after in zip(found.lines, standings(found), strict=True):
            who = ["", ""] if line.seat is None else [line.seat, found.seats[line.seat]]
            told = [line.played, line.best, line.cost, line.within, line.grade]
            rows.writerow(
                [number, line.move, line.kind, *who, *told, *line.delta, *missing, *after, *missing]
            )
    return text.getvalue()


# What a person reads of one game


class ReviewText:
    """A review in words: the sentence, the books of each player, the picture, the dearest decisions."""

    def __init__(self, game: ReviewedGame, say: Texts, names: Sequence[str] | None = None) -> None:
        self._record, self._found = game
        self._say = say
        self._names = [fit(name, _LONGEST_NAME) for name in names or _seats(self._record, say)]

    def lines(self, dearest: int) -> list[Line]:
        """Tell all of it."""
        say, found = self._say, self._found
        reasons = ledger.reasons(self._record, found, dearest)
        words = ReviewWords(self._record, found, self._names, say, reasons)
        lines: list[Line] = [[Span(part, "bold")] for part in _wrap(words.sentence())]
        if unfinished := words.unfinished():
            lines += [[Span(part)] for part in _wrap(unfinished)]
        lines += [[], *self._books(), [], *self._picture(words.turns()), []]
        if dearest:
            lines += [*self._dearest(words.decisions(dearest)), []]
        judged = judged_by(found.evaluator, say)
        return [*lines, *([Span(part, "dim")] for part in _wrap(judged))]

    def _books(self) -> list[Line]:
        """Set the books of all players side by side; each column adds up as it is printed."""
        say, found = self._say, self._found
        starts, ends = rounded(found.start, 1000), rounded(found.end, 1000)
        parts = [self._parts(totals) for totals in found.totals]
        books = [rounded(part, end - start) for part, start, end in zip(parts, starts, ends, strict=True)]
        shown = [at for at, name in enumerate(_PARTS) if name not in _RARE or any(part[at] for part in parts)]
        lines: list[Line] = [[Span(say("review.books"), "bold")]]
        for block in range(0, len(self._names), _ABREAST):
            totals = found.totals[block : block + _ABREAST]
            seats = [each.seat for each in totals]
            room = min(_WIDEST_COLUMN, _FIGURES // len(seats) - 2)
            rows = [
                ["", *(fit(self._names[seat], room) for seat in seats)],
                [say("review.start"), *(figure(starts[seat], say) for seat in seats)],
                *(
                    [say(f"review.part-{_PARTS[at]}"), *(signed(books[seat][at], say) for seat in seats)]
                    for at in shown
                ),
                [
                    say("review.end" if found.over else "review.now"),
                    *(figure(ends[seat], say) for seat in seats),
                ],
                [""] * (1 + len(seats)),
                [say("review.decisions"), *(str(each.decisions) for each in totals)],
                [say("review.cost-in-all"), *(figure(round(each.cost / _TENTH), say) for each in totals)],
                [say("review.cost"), *(_cost(each.accuracy, each.decisions, say) for each in totals)],
            ]
            lines += [[Span(line)] for line in columns(rows, {0})]
        return lines

    def _parts(self, totals: ReviewTotals) -> list[int]:
        """Give what sums to a seat's end less its start, in the order of `_PARTS`."""
        by_bots = sum(line.delta[totals.seat] for line in self._found.lines if line.kind == "stand-in")
        others = totals.choices - totals.own - by_bots
        told = totals.information, totals.correction, totals.ending
        return [totals.luck, totals.own, others, by_bots, *told]

    def picture(self) -> ReviewPicture:
        """Give what a drawing shows."""
        from fathoms.lab.plots import ReviewPicture

        found, seats, game = self._found, len(self._names), find_game(self._record.game)
        words = ReviewWords(self._record, found, self._names, self._say)
        turns = words.turns()
        ends = [turn.move for turn in turns]
        bars = {kind: [[0] * seats for _ in turns[1:]] for kind in ("luck", "choices")}
        for line in found.lines:
            kind = "luck" if line.kind in LUCK else "choices"
            turn = max(bisect_left(ends, line.move), 1)
            if line.seat is not None and (kind == "luck" or line.kind == "choice"):
                bars[kind][turn - 1][line.seat] += (
                    line.delta[line.seat] if kind == "luck" else -(line.cost or 0)
                )
        return ReviewPicture(
            title=self._say.get(f"{found.game}.title", default=found.game),
            sentence=words.sentence(),
            names=self._names,
            colours=game.colours[:seats],
            marks=game.marks,
            chances=[turn.shares for turn in turns],
            luck=[tuple(turn) for turn in bars["luck"]],
            choices=[tuple(turn) for turn in bars["choices"]],
            totals=[(totals.luck, -totals.cost) for totals in found.totals],
        )

    def _picture(self, turns: Sequence[ToldTurn]) -> list[Line]:
        """Draw the chances over the turns, one line a player."""
        say = self._say
        names = [fit(name, _WIDEST_COLUMN) for name in self._names]
        room = _COLUMNS - max(map(text_columns, names)) - len("  100 %    100 %")
        step = -(-len(turns) // room)
        # Backwards, so that the last turn is always there.
        shown = [turn.shares for turn in turns[::-step][::-1]]
        marks = _marks()
        rows = [
            [
                name,
                _percent(self._found.start[seat], say),
                "".join(marks[min(len(marks) - 1, each[seat] * len(marks) // WHOLE)] for each in shown),
                _percent(self._found.end[seat], say),
            ]
            for seat, name in enumerate(names)
        ]
        title = say("review.picture", step=step, turns=max(turn.turn for turn in turns))
        return [[Span(title, "bold")], *([Span(line)] for line in columns(rows, {0, 2}))]

    def _dearest(self, decisions: Sequence[ToldDecision]) -> list[Line]:
        """Tell the decisions that cost most."""
        lines: list[Line] = [[Span(self._say("review.dearest"), "bold")]]
        if not decisions:
            return [*lines, *([Span(part)] for part in _wrap(self._say("review.none-dear")))]
        return [*lines, *chain.from_iterable(map(self._decision, decisions))]

    def _decision(self, decision: ToldDecision) -> list[Line]:
        """Tell what was played, what was better, and why where the game can say."""
        say = self._say
        head = say(
            "review.decision",
            move=decision.move,
            turn=decision.turn,
            name=self._names[decision.seat],
            grade=say(f"review.grade-{decision.grade}"),
            cost=signed(-round(decision.cost / _TENTH), say),
        )
        told = [decision.played, say("review.better", text=decision.better), decision.why or ""]
        lines: list[Line] = [[Span(part, "underline")] for part in _wrap(head)]
        return [
            *lines,
            *([Span("  " + part)] for text in told if text for part in _wrap(text, _COLUMNS - 2)),
        ]


def rounded(parts: Sequence[int], total: int) -> list[int]:
    """Round billionths to tenths of a point that sum to a total; what is nothing stays nothing."""
    found = [round(part / _TENTH) for part in parts]
    moving = [at for at, part in enumerate(parts) if part]
    while moving and sum(found) != total:
        step = 1 if sum(found) < total else -1
        at = max(moving, key=lambda at: step * (parts[at] - found[at] * _TENTH))
        found[at] += step
    return found


def _marks() -> str:
    """Give the marks of a picture from low to high: bars, or digits where there are none."""
    try:
        _BARS.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return _DIGITS
    return _BARS


# What a person reads of many games


def _player_lines(games: Sequence[ReviewedGame], say: Texts) -> list[Line]:
    """Set the players of many games under each other, those who gave away least first."""
    players: dict[str, list[ReviewTotals]] = {}
    played: Counter[str] = Counter()
    for record, found in games:
        names = _players(record, say)
        # A bot may have several seats in a game.
        played.update(set(names))
        for name, totals in zip(names, found.totals, strict=True):
            players.setdefault(name, []).append(totals)
    rows: list[tuple[float, list[str]]] = []
    for name, each in players.items():
        luck, cost = sum(totals.luck for totals in each), sum(totals.cost for totals in each)
        decisions = sum(totals.decisions for totals in each)
        accuracy = cost / decisions if decisions else float("inf")
        row = [fit(name, _WIDEST_COLUMN), str(played[name]), signed(round(luck / len(each) / _TENTH), say)]
        rows.append((accuracy, [*row, _cost(accuracy, decisions, say), str(decisions)]))
    rows.sort(key=lambda row: row[0])
    heads = ["player", "games", "luck-a-game", "cost", "decisions"]
    table = columns([[say(f"review.{head}") for head in heads], *(row for _, row in rows)], {0})
    lines: list[Line] = [[Span(line, "" if at else "bold")] for at, line in enumerate(table)]
    # Where the error is another one in each game, the largest is told.
    found = sorted((found for _, found in games), key=lambda found: found.evaluator.error)
    judged = {(each.evaluator.name, len(each.seats) > _PAIR): each for each in found}
    told = [judged_by(each.evaluator, say) for each in judged.values()]
    notes = dict.fromkeys([say("review.points"), *told])
    return [*lines, [], *([Span(part, "dim")] for text in notes for part in _wrap(text))]


def _players(record: Record, say: Texts) -> Sequence[str]:
    """Name who played: simulated games call seats by their colours, and name the bots beside them."""
    bots = record.extra.get("players")
    try:
        named = msgspec.convert(bots, list[str], strict=True)
    except msgspec.ValidationError:
        named = []
    if len(named) == len(record.seats):
        return [printable(name) for name in named]
    return _seats(record, say)


def _seats(record: Record, say: Texts) -> Sequence[str]:
    return seat_names(record.seats, find_game(record.game).colours, say)


# Figures


def _cost(value: float, decisions: int, say: Texts) -> str:
    """Give what a decision cost; these are small."""
    return say("review.small-figure", points=value / _POINT) if decisions else "–"


def _percent(value: int, say: Texts) -> str:
    return say("review.percent", share=round(value / _POINT))


def _wrap(text: str, room: int = _COLUMNS) -> list[str]:
    """Break a text into lines; letters of names may be two columns wide."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if text_columns(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
