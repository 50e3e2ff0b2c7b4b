"""A review in words, for any screen: one sentence, who judged, the turns, and the dearest decisions."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from fathoms.analysis import find_reviewer
from fathoms.core import Phrase, find_game
from fathoms.core.record import replay, rules_of
from fathoms.protocol.review import ToldBot, ToldChoice, ToldDecision, ToldReview, ToldTurn
from fathoms.review import WHOLE, dearest, seat_mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Record
    from fathoms.core.text import TextArg
    from fathoms.review import Grade, Reason, Review, ReviewEvaluator, ReviewLine, Vector
    from fathoms.texts import Texts

MOST_DECISIONS: Final = 100
"""Told of one game, the dearest."""
_MOST_CHOICES: Final = 8
"""Told of one decision, besides the one that was played."""
_POINT: Final = WHOLE // 100
_TENTH: Final = WHOLE // 1000


def tell_review(  # noqa: PLR0913, PLR0917 - a review, and who reads it
    record: Record,
    found: Review,
    reasons: Sequence[Reason],
    names: Sequence[str],
    say: Texts,
    you: int | None = None,
) -> ToldReview:
    """Tell a review to a reader."""
    words = ReviewWords(record, found, names, say, reasons)
    return ToldReview(
        summary=words.sentence(),
        unfinished=words.unfinished(),
        judge=judged_by(found.evaluator, say),
        names=tuple(names),
        you=you,
        turns=words.turns(),
        decisions=words.decisions(MOST_DECISIONS),
        others=_others(record, say),
    )


class ReviewWords:
    """A review and what is said of it; names are those that the reader knows the seats by."""

    def __init__(
        self,
        record: Record,
        found: Review,
        names: Sequence[str],
        say: Texts,
        reasons: Sequence[Reason] = (),
    ) -> None:
        self._record: Final = record
        self._found: Final = found
        self._names: Final = names
        self._say: Final = say
        self._game: Final = find_game(record.game)
        self._states: Final[list[Any]] = [state for state, _ in replay(record)]
        self._reasons: Final = {reason.line: reason.phrase for reason in reasons}

    def sentence(self) -> str:
        """Say in one sentence who had the luck and who chose best."""
        say, names, totals = self._say, self._names, self._found.totals
        lucky = max(totals, key=lambda each: each.luck)
        choosers = [each for each in totals if each.decisions]
        # What is within the error is nobody's fault, so it makes nobody better either.
        least = min((each.cost for each in choosers), default=0)
        best = [names[each.seat] for each in choosers if each.cost == least]
        lucky_one, luck = names[lucky.seat], _about(lucky.luck, say)
        even = lucky.luck < _TENTH
        if all(each.cost == 0 for each in choosers):
            if even:
                return say("review.sentence-even-flawless")
            return say("review.sentence-flawless", lucky=lucky_one, luck=luck)
        # In the middle of a sentence the reader is spoken to by a text of its own, and named by no list.
        you = say("core.you")
        others = [name for name in best if name != you]
        chose: dict[str, Any] = {"best": best, "count": len(best), "others": others}
        chose["choices"] = _about(-least, say)
        if even:
            return say("review.sentence-even", **chose)
        if best == [lucky_one]:
            return say("review.sentence-one", name=lucky_one, luck=luck, choices=chose["choices"])
        if lucky_one == you and you in best:
            return say("review.sentence-both", luck=luck, others=[*others], choices=chose["choices"])
        return say("review.sentence-two", **chose, lucky=lucky_one, luck=luck)

    def unfinished(self) -> str | None:
        """Say that the game was not over."""
        if self._found.over:
            return None
        return self._say("review.unfinished", moves=len(self._record.moves))

    def turns(self) -> tuple[ToldTurn, ...]:
        """Give how the seats stand at the start and after each turn."""
        turns = {0: ToldTurn(0, None, 0, self._found.start)}
        for line, after in zip(self._found.lines, standings(self._found), strict=True):
            before = self._states[line.move - 1]
            turns[before.turns] = ToldTurn(before.turns, before.turn, line.move, after)
        return tuple(turns.values())

    def decisions(self, most: int) -> tuple[ToldDecision, ...]:
        """Tell the decisions that cost most."""
        return tuple(
            self._decision(at, self._found.lines[at], self._found.lines[at].grade or "good")
            for at in dearest(self._found, most)
        )

    def _decision(self, at: int, line: ReviewLine, grade: Grade) -> ToldDecision:
        """Tell what was played, what was better, and why where the game could say."""
        before = self._states[line.move - 1]
        why = self._reasons.get(at)
        choices = [
            choice
            for number, choice in enumerate(line.choices or ())
            if number < _MOST_CHOICES or choice.move == line.played
        ]
        return ToldDecision(
            line=at,
            move=line.move,
            turn=before.turns,
            seat=before.actor,
            grade=grade,
            cost=line.cost or 0,
            played=self._told(before, line.played or ""),
            better=self._told(before, line.best or ""),
            why=None if why is None else self._say.phrase(named_seats(why, self._names)),
            choices=tuple(
                ToldChoice(choice.move, self._told(before, choice.move), choice.value) for choice in choices
            ),
        )

    def _told(self, before: Any, text: str) -> str:
        """Say what a move does, as a spectator sees it: no secret of a game that is still on is told."""
        move = self._game.read_move(text, before.rules)
        return self._game.tell(before.seen_by(None), move, self._names, self._say)


def standings(found: Review) -> list[Vector]:
    """Give how the seats stand after each line."""
    deltas = (line.delta for line in found.lines)
    return list(
        accumulate(
            deltas,
            lambda now, delta: tuple(a + b for a, b in zip(now, delta, strict=True)),
            initial=found.start,
        )
    )[1:]


def judged_by(evaluator: ReviewEvaluator, say: Texts) -> str:
    """Name the evaluator and how far it may be wrong."""
    key, error = f"review.by-{evaluator.name}", figure(round(evaluator.error / _TENTH), say)
    if not say.has(key):
        return say("review.by-other", name=evaluator.name, error=error)
    return say(key, error=error)


def figure(tenths: int, say: Texts) -> str:
    """Write points."""
    return say("review.figure", points=tenths / 10)


def signed(tenths: int, say: Texts) -> str:
    """Write points with their sign."""
    sign = "+" if tenths > 0 else "−" if tenths < 0 else ""
    return sign + figure(abs(tenths), say)


def _about(value: int, say: Texts) -> str:
    """Give points without decimals, unless nothing would be left."""
    points = round(value / _POINT)
    if points:
        return f"{points:+d}".replace("-", "−")
    tenths = round(value / _TENTH)
    return signed(tenths, say) if tenths else "0"


def named_seats(phrase: Phrase, names: Sequence[str]) -> Phrase:
    """Put names where a phrase has the marks of seats."""
    marks = {seat_mark(seat): name for seat, name in enumerate(names)}

    def named(arg: str | Phrase) -> str | Phrase:
        return marks.get(arg, arg) if isinstance(arg, str) else named_seats(arg, names)

    def given(arg: TextArg) -> TextArg:
        if isinstance(arg, int | float):
            return arg
        return [named(each) for each in arg] if isinstance(arg, list) else named(arg)

    return Phrase(phrase.key, {name: given(arg) for name, arg in phrase.args.items()})


def _others(record: Record, say: Texts) -> tuple[ToldBot, ...]:
    """Tell how bots do in games like this one, the best first."""
    costs = find_reviewer(record.game).bot_costs(rules_of(record), len(record.seats))
    return tuple(
        ToldBot(bot, say.get(f"{record.game}.bot-{bot}", f"core.bot-{bot}", default=bot), cost)
        for bot, cost in sorted(costs.items(), key=lambda each: each[1])
    )
