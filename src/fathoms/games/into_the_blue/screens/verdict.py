"""The scoring in words: who takes what on each level, and why a tie went the way it did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core import Phrase, Span
from fathoms.core.text import fit, text_columns
from fathoms.games.into_the_blue.rules import Rules  # noqa: TC001 - msgspec reads the field types
from fathoms.games.into_the_blue.scoring import LevelScore, Table, explain, treasure_points, winners
from fathoms.games.into_the_blue.screens.palette import GOLD, PEARL, SHELLS, Shell, blues
from fathoms.games.into_the_blue.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Line, Say
    from fathoms.core.text import Picture
    from fathoms.games.into_the_blue.scoring import TieBreak
    from fathoms.games.into_the_blue.screens.board import ShownTable
    from fathoms.games.into_the_blue.state import State

_NAME: Final = 14
"""Columns for a name where several stand on a line."""


class ScoreVerdict(msgspec.Struct, frozen=True):
    """All that makes up the scores."""

    rules: Rules
    table: Table
    chests: tuple[int, ...]
    """For each seat the sum of its chests."""

    @property
    def levels(self) -> tuple[LevelScore, ...]:
        """Who takes what on each level, from the deepest up (S1)."""
        return explain(self.rules, self.table)

    @property
    def treasures(self) -> list[int]:
        """Each seat's points from treasures."""
        return treasure_points(self.rules, self.table)

    @property
    def scores(self) -> list[int]:
        """Each seat's treasures and chests (S6)."""
        return [sum(points) for points in zip(self.treasures, self.chests, strict=True)]


def verdict_of(state: State) -> ScoreVerdict:
    """Score a state as it stands, with the chests whose values are known in it."""
    chests = [0] * len(state.left)
    for owner, value in zip(state.owners, state.chests, strict=True):
        if owner != NOBODY and value is not None:
            chests[owner] += value
    return ScoreVerdict(state.rules, state.table, tuple(chests))


def tie_phrase(tie: TieBreak, names: Sequence[str]) -> Phrase:
    """Say who ranks higher, by which rule, and the two numbers that it compared."""
    better, worse = names[tie.better], names[tie.worse]
    return Phrase(
        tie.key,
        {"better": better, "worse": worse, "level": tie.level, "ours": tie.ours, "theirs": tie.theirs},
    )


def tie_words(score: LevelScore, names: Sequence[str], say: Say, columns: int) -> str:
    """Explain the ties of a level on one line: by name, by mark, or in signs, whichever still fits."""
    marks = [shell.mark for shell in SHELLS]
    for who in ([fit(name, _NAME) for name in names], marks):
        phrases = [tie_phrase(tie, who) for tie in score.ties]
        words = " · ".join(say(phrase.key, **phrase.args) for phrase in phrases)
        if text_columns(words) <= columns:
            return words
    return " · ".join(
        f"{marks[tie.better]}>{marks[tie.worse]} {tie.rule} {tie.ours}:{tie.theirs}" for tie in score.ties
    )


def draw_verdict(picture: Picture, top: int, scene: ShownTable) -> None:
    """Write the winners and every player's sum where the dice lay."""
    verdict = verdict_of(scene.state)
    names = [fit(name, _NAME) for name in scene.names]
    picture.write(top, 2, _winners(verdict, names, scene.say), f"bold {GOLD}")
    half = picture.columns // 2
    for seat, words in enumerate(_sums(verdict, names, scene.say)):
        mark, colour = SHELLS[seat]
        row, column = top + 1 + seat // 2, 2 + seat % 2 * half
        picture.write(row, column, mark, f"bold {colour}")
        picture.write(row, column + 2, fit(words, half - 5), PEARL)


def scoring_lines(
    verdict: ScoreVerdict, names: Sequence[str], say: Say, shells: Sequence[Shell] = SHELLS
) -> list[Line]:
    """Tell a whole scoring: each level from the deep up, its ties, the sums, the winner."""
    lines: list[Line] = []
    tones = blues(verdict.rules.levels)
    marks = [Span(mark, f"bold {colour}") for mark, colour in shells]
    for score in verdict.levels:
        label = f" {say('into-the-blue.level', level=score.level)} "
        line = [Span(label, f"bold {PEARL} on {tones[score.level - 1]}")]
        for seat in score.ranking:
            took = score.tokens.get(seat, "–")
            line += [Span("  "), marks[seat], Span(f" {fit(names[seat], _NAME)} {took}")]
        if not score.ranking:
            line.append(Span("  " + say("into-the-blue.nobody"), "dim"))
        lines.append(line)
        for tie in score.ties:
            phrase = tie_phrase(tie, names)
            lines.append([Span(" " * (text_columns(label) + 2)), Span(say(phrase.key, **phrase.args), "dim")])
    lines.append([])
    lines += [[marks[seat], Span(f" {words}")] for seat, words in enumerate(_sums(verdict, names, say))]
    lines.append([Span(_winners(verdict, names, say), "bold")])
    return lines


def _winners(verdict: ScoreVerdict, names: Sequence[str], say: Say) -> str:
    """Say who won, or who share the victory (S6)."""
    scores = verdict.scores
    best = [names[seat] for seat in winners(scores)]
    if len(best) == 1:
        return say("into-the-blue.wins", name=best[0], points=max(scores))
    return say("into-the-blue.share", names=[*best], points=max(scores))


def _sums(verdict: ScoreVerdict, names: Sequence[str], say: Say) -> list[str]:
    parts = zip(names, verdict.scores, verdict.treasures, verdict.chests, strict=True)
    return [
        say("into-the-blue.sum", name=name, points=score, treasures=treasures, chests=chests)
        for name, score, treasures, chests in parts
    ]
