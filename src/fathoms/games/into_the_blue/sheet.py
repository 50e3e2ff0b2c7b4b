"""The score sheet: scores a table of the boxed game, and asks for it question by question."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from fathoms.core import FathomsError, Malformed, Phrase, Span
from fathoms.core.sheet import Question
from fathoms.games.into_the_blue.game import IntoTheBlue
from fathoms.games.into_the_blue.palette import SHELLS, Shell
from fathoms.games.into_the_blue.reckoning import Reckoning, reckon
from fathoms.games.into_the_blue.rules import MOST_POINTS, SEATS, STANDARD, Rules
from fathoms.games.into_the_blue.scoring import winners
from fathoms.games.into_the_blue.sheet_reading import (
    check_chests,
    check_name,
    check_order,
    check_seats,
    check_shells,
    end_of,
    read_table,
    read_values,
)
from fathoms.games.into_the_blue.verdict import Verdict, scoring_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from fathoms.core import Line, Say
    from fathoms.games.into_the_blue.scoring import Tie

T = TypeVar("T")

_COLOURS: Final = IntoTheBlue.colours
_EXAMPLE: Final = "2 1 0 3 0 1"


class ScoredTable(msgspec.Struct, frozen=True):
    """A table and what everyone scored on it."""

    names: tuple[str, ...]
    verdict: Verdict
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
        lines = scoring_lines(self.verdict, shown, say, shells_of(self.names))
        if self.values == "reconstruction":
            lines.append([Span(say("into-the-blue.sheet-our-values"), "dim")])
        return lines

    def _tie(self, tie: Tie) -> dict[str, Any]:
        level = {} if tie.level is None else {"level": tie.level}
        between = [self.names[seat] for seat in tie.between]
        return {"between": between, "rule": tie.rule, **level, "counts": list(tie.counts)}


class Sheet:
    """Scores tables of Into the Blue."""

    @property
    def offline(self) -> Callable[[object], Reckoning]:
        """The function that a browser runs by itself."""
        return reckon

    def score(self, table: object) -> ScoredTable:
        """Score a table given as JSON data, or refuse one that cannot be."""
        rules, players, order = read_table(table)
        end = end_of(rules, players, order)
        chests = tuple(sum(player.chests) for player in players)
        names = tuple(player.name for player in players)
        return ScoredTable(names, Verdict(rules, end, chests), read_values(table, rules))

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
        for name in names:
            question = _phrase(
                "ask-shells", name=_shown(name), levels=rules.levels, example=_EXAMPLE[: 2 * rules.levels - 1]
            )
            shells = yield from _answer(question, _reads_shells(rules, name))
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


def shells_of(names: Sequence[str]) -> list[Shell]:
    """Give each player a mark: whoever is called by a colour gets that one, the others what is left."""
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


def _reads_shells(rules: Rules, name: str) -> Callable[[str], list[int]]:
    return lambda text: list(check_shells(rules, name, _numbers(text)))


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
