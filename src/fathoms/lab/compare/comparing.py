"""Two rule sets compared: the same bots on the same dice, every measure with its difference and interval."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.core import FathomsError, find_bot
from fathoms.lab.compare.estimate import Estimate, certain, difference, estimate
from fathoms.lab.compare.measures import is_share, measure
from fathoms.lab.compare.playing import play

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.compare.measures import Values
    from fathoms.lab.compare.playing import Played
    from fathoms.lab.executors import Crew

SKILLS: Final = (("greedy", "cautious"), ("greedy", "careless"), ("greedy", "random"))
"""Stronger and weaker bots, the most telling pair first: one that nearly always wins tells little."""


class Change(msgspec.Struct, frozen=True):
    """One field that differs."""

    field: str
    before: Any
    after: Any


class Compared(msgspec.Struct, frozen=True):
    """One measure under both rule sets."""

    name: str
    base: Estimate
    changed: Estimate
    difference: Estimate
    certain: bool
    """Whether the difference is more than luck, all measures taken together."""


class Comparison(msgspec.Struct, frozen=True):
    """What a change does."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    """Of each rule set."""
    seed: int
    base: dict[str, Any]
    """What the first rule set changes of the standard one."""
    changed: dict[str, Any]
    changes: tuple[Change, ...]
    measures: tuple[Compared, ...]
    skill: tuple[str, str] | None
    """The stronger and the weaker bot that `skill` was measured with."""
    by_kernel: bool

    def get(self, name: str) -> Compared | None:
        """Find a measure."""
        return next((each for each in self.measures if each.name == name), None)


class Question(NamedTuple):
    """What is asked of a change."""

    game: AnyGame
    base: Any
    changed: Any
    bots: Sequence[str]
    """One for each seat."""
    games: int
    seed: int
    paired: bool = True
    """On the same dice; otherwise each rule set has its own (to see that the intervals are honest)."""
    skill: bool = True


def changes_between(base: Any, changed: Any) -> tuple[Change, ...]:
    """List the fields in which two rule sets differ."""
    before, after = msgspec.to_builtins(base), msgspec.to_builtins(changed)
    return tuple(
        Change(field, before[field], after[field]) for field in before if before[field] != after[field]
    )


def compare(
    question: Question,
    crew: Callable[[], Crew],
    done: Callable[[int], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Comparison:
    """Play both rule sets and set their measures side by side.

    Args:
        question: what is asked.
        crew: makes who plays the games; asked anew for each run.
        done: is told how many games were played since it was last told, of `games_in` in all.
        stopped: asked now and then whether to give up.
    """
    game, seats = question.game, len(question.bots)
    seeds = (question.seed, question.seed if question.paired else question.seed + 1)
    both = [
        play(game.name, rules, question.bots, question.games, seed, crew(), done=done, stopped=stopped)
        for rules, seed in zip((question.base, question.changed), seeds, strict=True)
    ]
    unfinished = game.workbench().unfinished
    values = [measure(played.plays, played.deeds, unfinished) for played in both]
    pair = skill_pair(game) if question.skill else None
    if pair is not None:
        for found, rules, seed in zip(values, (question.base, question.changed), seeds, strict=True):
            bots = uneven(pair, seats)
            found["skill"] = skill_of(
                play(game.name, rules, bots, question.games, seed, crew(), done=done, stopped=stopped)
            )
    return Comparison(
        game=game.name,
        players=seats,
        bots=tuple(question.bots),
        games=question.games,
        seed=question.seed,
        base=question.base.differences(game.standard),
        changed=question.changed.differences(game.standard),
        changes=changes_between(question.base, question.changed),
        measures=_side_by_side(values[0], values[1], paired=question.paired),
        skill=pair,
        by_kernel=all(played.by_kernel for played in both),
    )


def games_in(question: Question) -> int:
    """Tell how many games a comparison plays in all."""
    return question.games * (4 if question.skill and skill_pair(question.game) is not None else 2)


def uneven(pair: tuple[str, str], seats: int) -> list[str]:
    """Seat the stronger bot among weaker ones."""
    return [pair[0], *[pair[1]] * (seats - 1)]


def skill_of(played: Played) -> Values:
    """Give the share that the stronger bot has in each win."""
    wins = played.plays.wins
    return wins[:, 0] / wins.sum(axis=1)


def skill_pair(game: AnyGame) -> tuple[str, str] | None:
    """Find a stronger and a weaker bot of a game."""
    for strong, weak in SKILLS:
        try:
            find_bot(strong, game.name)
            find_bot(weak, game.name)
        except FathomsError:
            continue
        return strong, weak
    return None


def _side_by_side(
    base: dict[str, Values], changed: dict[str, Values], *, paired: bool
) -> tuple[Compared, ...]:
    # A measure that one side lacks (its games could not be followed turn by turn) cannot be compared.
    names = [name for name in base if name in changed]
    gaps = {name: difference(base[name], changed[name], paired=paired) for name in names}
    sure = certain({name: chance for name, (_, chance) in gaps.items()})
    return tuple(
        Compared(
            name,
            estimate(base[name], share=is_share(name)),
            estimate(changed[name], share=is_share(name)),
            gaps[name][0],
            name in sure,
        )
        for name in names
    )
