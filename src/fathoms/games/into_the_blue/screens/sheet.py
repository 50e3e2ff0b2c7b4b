"""The score sheet: reads, asks for and scores a table of the boxed game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeGuard, TypeVar, cast

import msgspec

from fathoms.core import FathomsError, IllegalMove, Malformed, Phrase, Span
from fathoms.core.record import LONGEST_NAME
from fathoms.core.rules import read_rules, shorten
from fathoms.core.screens import Question
from fathoms.games.into_the_blue.game import IntoTheBlue
from fathoms.games.into_the_blue.rules import MOST_POINTS, SEATS, STANDARD, Rules, reconstructed, shells_of
from fathoms.games.into_the_blue.scoring import Table, victory_key, winners
from fathoms.games.into_the_blue.screens.board import SHELLS, ScoreVerdict, Shell, scoring_lines
from fathoms.games.into_the_blue.screens.scene import CeremonyLevel, ceremony_levels

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from fathoms.core import Line, Say
    from fathoms.games.into_the_blue.scoring import TieBreak

_TABLE: Final = ("game", "rules", "values", "players", "last_turn_order")
_PLAYER: Final = ("name", "shells", "chests")
_MAY_LACK: Final = ("rules", "values", "chests")
_VALUES: Final = ("box", "reconstruction")


class Player(msgspec.Struct, frozen=True):
    """What one player has at the end of a game."""

    name: str
    shells: tuple[int, ...]
    chests: tuple[int, ...]


def read_table(table: object) -> tuple[Rules, list[Player], list[str]]:
    """Read the rules, the players, and the order of their last turns, the earliest first."""
    given = _fields(table, "table", _TABLE, 0)
    if given["game"] != STANDARD.game:
        raise Malformed("into-the-blue.sheet-game", found=shorten(given["game"]), game=STANDARD.game)
    rules = read_rules(STANDARD, given.get("rules", {}))
    if not isinstance(given["players"], list):
        raise Malformed("into-the-blue.sheet-players")
    rows = cast("list[object]", given["players"])
    check_seats(len(rows))
    players: list[Player] = []
    for number, row in enumerate(rows, start=1):
        fields = _fields(row, "player", _PLAYER, number)
        name = check_name(fields["name"], number, [player.name for player in players])
        held = [value for player in players for value in player.chests]
        shells = check_shells(rules, number - 1, name, fields["shells"])
        chests = check_chests(rules, name, fields.get("chests", []), held)
        players.append(Player(name, shells, chests))
    return rules, players, check_order(given["last_turn_order"], [player.name for player in players])


def read_values(table: object, rules: Rules) -> str:
    """Tell whose treasure values a table is scored with: those of a box, or our reconstruction (B6).

    Somebody typed in what is not ours. Values like ours are a box's only if the table says so.
    """
    given = _fields(table, "table", _TABLE, 0)
    said = given.get("values", "reconstruction")
    if said not in _VALUES:
        raise Malformed("into-the-blue.sheet-values", found=shorten(said), known=list(_VALUES))
    return "reconstruction" if said == "reconstruction" and len(reconstructed(rules)) > 0 else "box"


def end_of(rules: Rules, players: Sequence[Player], order: Sequence[str]) -> Table:
    """Lay the players' shells out for scoring."""
    return Table(
        shells=tuple(player.shells for player in players),
        left=tuple(shells_of(rules, seat) - sum(player.shells) for seat, player in enumerate(players)),
        last_turn=tuple(order.index(player.name) + 1 for player in players),
    )


def check_seats(seats: int) -> int:
    """Refuse a table for too few or too many (B1)."""
    if seats not in SEATS:
        raise IllegalMove("core.seats", rule="B1", seats=seats, least=SEATS.start, most=SEATS.stop - 1)
    return seats


def check_name(name: object, number: int, taken: Sequence[str]) -> str:
    """Refuse a name that is empty, too long, or another player's."""
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed("into-the-blue.sheet-name", number=number, most=LONGEST_NAME, found=shorten(name))
    if name in taken:
        raise Malformed("into-the-blue.sheet-name-twice", name=name)
    return name


def check_shells(rules: Rules, seat: int, name: str, shells: object) -> tuple[int, ...]:
    """Refuse what are no counts, one for each level (B3), or more shells than the player owns (B1, A1)."""
    if not isinstance(shells, list):
        raise Malformed("into-the-blue.sheet-shells", name=name, levels=rules.levels)
    counts = cast("list[object]", shells)
    if len(counts) != rules.levels:
        raise Malformed(
            "into-the-blue.sheet-levels", rule="B3", name=name, found=len(counts), levels=rules.levels
        )
    placed: list[int] = []
    for level, count in enumerate(counts, start=1):
        if not _is_count(count):
            raise Malformed("into-the-blue.sheet-count", name=name, level=level, found=shorten(count))
        placed.append(count)
    owned = shells_of(rules, seat)
    if sum(placed) > owned:
        raise IllegalMove(
            "into-the-blue.sheet-too-many",
            rule="B1",
            name=name,
            placed=shorten(sum(placed)),
            shells=owned,
        )
    return tuple(placed)


def check_chests(rules: Rules, name: str, chests: object, held: Sequence[int]) -> tuple[int, ...]:
    """Refuse a value that no chest has, or more chests of a value than there are (B5)."""
    if not isinstance(chests, list):
        raise Malformed("into-the-blue.sheet-chests", name=name)
    taken: list[int] = []
    for value in cast("list[object]", chests):
        if not _is_count(value):
            raise Malformed("into-the-blue.sheet-chests", name=name)
        if value not in rules.chests:
            values = [str(each) for each in sorted(rules.chests)]
            raise IllegalMove(
                "into-the-blue.sheet-no-chest",
                rule="B5",
                name=name,
                value=shorten(value),
                values=list(values),
            )
        taken.append(value)
        there = rules.chests.count(value)
        if [*held, *taken].count(value) > there:
            raise IllegalMove(
                "into-the-blue.sheet-chest-twice", rule="B5", name=name, value=value, there=there
            )
    return tuple(taken)


def check_order(order: object, names: Sequence[str]) -> list[str]:
    """Refuse an order of last turns that does not name every player once (S5)."""
    if not isinstance(order, list):
        raise Malformed("into-the-blue.sheet-order")
    read: list[str] = []
    for name in cast("list[object]", order):
        if not isinstance(name, str) or name not in names:
            shown = name if isinstance(name, str) else shorten(name)
            raise Malformed(
                "into-the-blue.sheet-order-unknown", rule="S5", name=shown[:40], known=list(names)
            )
        if name in read:
            raise Malformed("into-the-blue.sheet-order-twice", rule="S5", name=name)
        read.append(name)
    missing = [name for name in names if name not in read]
    if missing:
        raise Malformed("into-the-blue.sheet-order-missing", rule="S5", names=list(missing))
    return read


def _fields(given: object, what: str, known: Sequence[str], number: int) -> dict[str, Any]:
    """Read a JSON object with these fields and no others; `what` is a table, or a player with a number."""
    if not isinstance(given, dict):
        raise Malformed(f"into-the-blue.sheet-{what}", number=number)
    fields = cast("dict[str, Any]", given)
    for name in fields:
        if name not in known:
            raise Malformed(
                "into-the-blue.sheet-unknown",
                field=str(name)[:40],
                where=what,
                number=number,
                known=list(known),
            )
    for name in known:
        if name not in fields and name not in _MAY_LACK:
            raise Malformed("into-the-blue.sheet-missing", field=name, where=what, number=number)
    return fields


def _is_count(value: object) -> TypeGuard[int]:
    """A whole number from 0 up; JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


class Reckoning(msgspec.Struct, frozen=True):
    """What everyone scored, step by step."""

    names: tuple[str, ...]
    levels: tuple[CeremonyLevel, ...]
    """From the deepest up (S1)."""
    treasures: tuple[int, ...]
    """For each player the points from treasures."""
    chests: tuple[int, ...]
    """For each player the sum of the chests."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    key: str
    """The text for the winners: it takes `name`, or `names` if they share the victory, and `points`."""
    points: int
    values: str
    """Whose treasure values these are: `box` if somebody typed them in, `reconstruction` if they are ours."""


T = TypeVar("T")

_COLOURS: Final = IntoTheBlue.colours
_EXAMPLE: Final = "2 1 0 3 0 1"


class ScoredSheet(msgspec.Struct, frozen=True):
    """A table and what everyone scored on it."""

    names: tuple[str, ...]
    verdict: ScoreVerdict
    values: str
    """Whose treasure values these are: `box` if somebody typed them in, `reconstruction` if they are ours."""

    def to_json(self) -> dict[str, Any]:
        """Give the answer for a program: players by name, levels from the deep up."""
        names, scores = self.names, self.verdict.scores
        return {
            "scores": dict(zip(names, scores, strict=True)),
            "winners": [names[seat] for seat in winners(scores)],
            "values": self.values,
            "levels": [
                {
                    "level": score.level,
                    "ranking": [names[seat] for seat in score.ranking],
                    "tokens": {names[seat]: value for seat, value in score.tokens.items()},
                    "ties": [self._tie(tie) for tie in score.ties],
                }
                for score in self.verdict.levels
            ],
        }

    def lines(self, say: Say) -> list[Line]:
        """Give the answer for a person, every tie explained."""
        shown = [say(f"core.colour-{name.lower()}") if name in _COLOURS else name for name in self.names]
        lines = scoring_lines(self.verdict, shown, say, marks_of(self.names))
        if self.values == "reconstruction":
            lines.append([Span(say("into-the-blue.sheet-our-values"), "dim")])
        return lines

    def scene(self) -> Reckoning:
        """Give what a screen draws, level by level."""
        verdict = self.verdict
        scores = tuple(verdict.scores)
        best = winners(scores)
        return Reckoning(
            names=self.names,
            levels=ceremony_levels(verdict.rules, verdict.table),
            treasures=tuple(verdict.treasures),
            chests=verdict.chests,
            scores=scores,
            winners=best,
            key=victory_key(best),
            points=max(scores),
            values=self.values,
        )

    def _tie(self, tie: TieBreak) -> dict[str, Any]:
        level = {"level": tie.level} if tie.rule == "S3" else {}
        between = [self.names[tie.better], self.names[tie.worse]]
        return {"between": between, "rule": tie.rule, **level, "counts": [tie.ours, tie.theirs]}


class BlueScoreSheet:
    """Scores tables of Into the Blue."""

    scene_type: ClassVar[type[msgspec.Struct]] = Reckoning

    def score(self, table: object) -> ScoredSheet:
        """Score a table given as JSON data, or refuse one that cannot be."""
        rules, players, order = read_table(table)
        end = end_of(rules, players, order)
        chests = tuple(sum(player.chests) for player in players)
        names = tuple(player.name for player in players)
        return ScoredSheet(names, ScoreVerdict(rules, end, chests), read_values(table, rules))

    def ask_values(self, rules: Rules) -> Generator[Question, str, dict[str, Any] | None]:
        """Ask for the values printed in the box; None if ours will do."""
        example = " ".join(str(value) for value in rules.main)
        question = _phrase("ask-main", levels=rules.levels, example=example)
        main = yield from _answer(question, _reads_values(rules, may_lack=True))
        if not main:
            return None
        question = _phrase("ask-secondary", levels=rules.levels, example=_pairs_example(rules))
        pairs = yield from _answer(question, _reads_values(rules, most=2))
        one, other = [pair[0] for pair in pairs], [pair[-1] for pair in pairs]
        return {
            "main": [values[0] for values in main],
            "secondary": one,
            "other_secondary": [] if one == other else other,
        }

    def ask(self, rules: Rules) -> Generator[Question, str, dict[str, Any]]:
        """Ask for a table; what cannot be is asked for again."""
        seats = yield from _answer(
            _phrase("ask-players", least=SEATS.start, most=SEATS.stop - 1),
            lambda text: check_seats(_number(text)),
        )
        names: list[str] = []
        for seat in range(seats):
            offer = next(colour for colour in (_COLOURS[seat], *_COLOURS) if colour not in names)
            question = _phrase("ask-name", number=seat + 1, colour=_shown(offer))
            names.append((yield from _answer(question, _reads_name(offer, names))))
        players: list[dict[str, Any]] = []
        held: list[int] = []
        for seat, name in enumerate(names):
            question = _phrase(
                "ask-shells", name=_shown(name), levels=rules.levels, example=_EXAMPLE[: 2 * rules.levels - 1]
            )
            shells = yield from _answer(question, _reads_shells(rules, seat, name))
            example = " ".join(str(value) for value in sorted(rules.chests)[:2])
            question = _phrase("ask-chests", name=_shown(name), example=example)
            chests = yield from _answer(question, _reads_chests(rules, name, held))
            held += chests
            players.append({"name": name, "shells": shells, "chests": chests})
        example = " ".join(str(number) for number in (2, 1, *range(3, seats + 1)))
        order = yield from _answer(_phrase("ask-order", example=example), _reads_order(names))
        return {
            "game": STANDARD.game,
            "rules": rules.differences(STANDARD),
            "players": players,
            "last_turn_order": order,
        }


def marks_of(names: Sequence[str]) -> list[Shell]:
    """Give each player a mark: a name that is a colour gets that one, the others what is left."""
    own = {name: SHELLS[_COLOURS.index(name)] for name in names if name in _COLOURS}
    spare = [shell for shell in SHELLS if shell not in own.values()]
    return [own[name] if name in own else spare.pop(0) for name in names]


def _answer(text: Phrase, read: Callable[[str], T]) -> Generator[Question, str, T]:
    """Ask until the answer can be read."""
    problem: Phrase | None = None
    while True:
        answer = yield Question(text, problem)
        try:
            return read(answer.strip())
        except FathomsError as error:
            problem = error.phrase


def _reads_name(offer: str, taken: list[str]) -> Callable[[str], str]:
    return lambda text: check_name(text or offer, len(taken) + 1, taken)


def _reads_shells(rules: Rules, seat: int, name: str) -> Callable[[str], list[int]]:
    return lambda text: list(check_shells(rules, seat, name, _numbers(text)))


def _reads_chests(rules: Rules, name: str, held: list[int]) -> Callable[[str], list[int]]:
    return lambda text: list(check_chests(rules, name, _numbers(text), held))


def _reads_order(names: list[str]) -> Callable[[str], list[str]]:
    def named(word: str) -> str:
        """Find who is meant: a name in any case, or the number of a player."""
        for name in names:
            if name.casefold() == word.casefold():
                return name
        if word.isdecimal() and 1 <= int(word) <= len(names):
            return names[int(word) - 1]
        return word

    def read(text: str) -> list[str]:
        words = text.split(",") if "," in text else text.split()
        return list(check_order([named(word.strip()) for word in words] or names, names))

    return read


def _reads_values(
    rules: Rules, *, most: int = 1, may_lack: bool = False
) -> Callable[[str], list[tuple[int, ...]]]:
    """Read the values of each level, where there may be several on one as `1/2`."""

    def read(text: str) -> list[tuple[int, ...]]:
        levels = [tuple(_value(word) for word in one.split("/")) for one in re.split(r"[\s,;]+", text) if one]
        if not levels and may_lack:
            return []
        if len(levels) != rules.levels or any(len(values) > most for values in levels):
            raise Malformed("into-the-blue.ask-values-again", text=text[:40], levels=rules.levels)
        return levels

    return read


def _value(text: str) -> int:
    value = _number(text)
    if not 0 <= value <= MOST_POINTS:
        raise Malformed("into-the-blue.ask-value-again", text=text[:40], most=MOST_POINTS)
    return value


def _pairs_example(rules: Rules) -> str:
    """Show how two different treasures on a level are typed."""
    first, *others = [str(value) for value in rules.secondary]
    return " ".join((f"{first}/{int(first) + 1}", *others))


def _numbers(text: str) -> list[int]:
    return [_number(word) for word in re.split(r"[\s,;]+", text) if word]


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise Malformed("into-the-blue.ask-number-again", text=text[:40])
    return int(text)


def _shown(name: str) -> str | Phrase:
    return Phrase(f"core.colour-{name.lower()}") if name in _COLOURS else name


def _phrase(key: str, **args: Any) -> Phrase:
    return Phrase(f"into-the-blue.{key}", args)
