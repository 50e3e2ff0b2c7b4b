"""What a change of the rules does: two rule sets compared, a field swept, changes suggested for a goal."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from fathoms.core import FathomsError, Malformed
from fathoms.lab.findings import (
    REVIEWED,
    Compared,
    Comparison,
    FieldChange,
    SuggestedChange,
    is_share,
)
from fathoms.lab.measures import (
    A_REVIEW,
    Stopped,
    measure,
    measure_games,
    mixed,
    play,
    review_games,
    skill_of,
    skill_pair,
    uneven,
)
from fathoms.lab.statistics import certain, difference, estimate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.findings import Estimate, MeasureGoal
    from fathoms.lab.measures import MeasureValues
    from fathoms.lab.worker_pool import WorkerPool

MOST_VALUES: Final = 40
MOST_TRIED: Final = 60


class ComparedRules(NamedTuple):
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
    luck: int = 0
    """How many games of each rule set to review, for what luck and choices do."""


def changes_between(base: Any, changed: Any) -> tuple[FieldChange, ...]:
    """List the fields in which two rule sets differ."""
    before, after = msgspec.to_builtins(base), msgspec.to_builtins(changed)
    return tuple(
        FieldChange(field, before[field], after[field]) for field in before if before[field] != after[field]
    )


def compare(
    question: ComparedRules,
    pool: WorkerPool,
    done: Callable[[int], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Comparison:
    """Play both rule sets and set their measures side by side; `done` is told of `games_in` games in all."""
    game = question.game
    seeds = (question.seed, question.seed if question.paired else question.seed + 1)
    pair = skill_pair(game) if question.skill else None
    (base, one), (changed, other) = (
        measure_games(
            game, rules, question.bots, question.games, seed, pool, skill=pair, done=done, stopped=stopped
        )
        for rules, seed in zip((question.base, question.changed), seeds, strict=True)
    )
    if question.luck:
        bots = mixed(game, question.bots)
        for rules, seed, found in (
            (question.base, seeds[0], base),
            (question.changed, seeds[1], changed),
        ):
            found.update(review_games(game, rules, bots, question.luck, seed, done=done, stopped=stopped))
    return Comparison(
        game=game.name,
        players=len(question.bots),
        bots=tuple(question.bots),
        games=question.games,
        seed=question.seed,
        base=question.base.differences(game.standard),
        changed=question.changed.differences(game.standard),
        changes=changes_between(question.base, question.changed),
        measures=_side_by_side(base, changed, paired=question.paired),
        skill=pair,
        by_kernel=one and other,
        reviewed=question.luck or None,
    )


def games_in(question: ComparedRules) -> int:
    """Tell how many games a comparison plays in all."""
    runs = 4 if question.skill and skill_pair(question.game) is not None else 2
    return runs * question.games + 2 * question.luck * A_REVIEW


def _side_by_side(
    base: dict[str, MeasureValues], changed: dict[str, MeasureValues], *, paired: bool
) -> tuple[Compared, ...]:
    # A measure that one side lacks (its games could not be followed turn by turn) cannot be compared.
    names = [name for name in base if name in changed]
    gaps = {name: difference(base[name], changed[name], paired=paired) for name in names}
    sure = certain({name: chance for name, (_, chance) in gaps.items()})
    # What comes of reviews is a ratio, not a count of games.
    shares = {name: is_share(name) and name not in REVIEWED for name in names}
    return tuple(
        Compared(
            name,
            estimate(base[name], share=shares[name]),
            estimate(changed[name], share=shares[name]),
            gaps[name][0],
            name in sure,
        )
        for name in names
    )


class SweepPoint(msgspec.Struct, frozen=True):
    """All measures at one value."""

    value: Any
    measures: dict[str, Estimate]


class Sweep(msgspec.Struct, frozen=True):
    """How measures move with a field."""

    game: str
    field: str
    players: int
    bots: tuple[str, ...]
    games: int
    """For each value."""
    seed: int
    base: dict[str, Any]
    stops: tuple[SweepPoint, ...]


class FieldValues(NamedTuple):
    """A field and the values it takes."""

    field: str
    values: tuple[Any, ...]


def read_field_values(text: str) -> FieldValues:
    """Read `shells=6..16`, `shells=6..16..2` or `last_shell=never,at-once`."""
    field, equals, rest = text.partition("=")
    values: list[Any] = []
    ends = rest.strip().split("..")
    if len(ends) in (2, 3) and all(end.strip().lstrip("-").isdecimal() for end in ends):
        low, high, *step = map(int, ends)
        if step and not step[0]:
            raise Malformed("compare.vary", text=text[:80])
        pace = abs(step[0]) if step else 1
        if abs(high - low) // pace >= MOST_VALUES:
            raise Malformed("compare.vary-many", count=abs(high - low) // pace + 1, most=MOST_VALUES)
        values = list(range(low, high + 1, pace)) if low <= high else list(range(low, high - 1, -pace))
    else:
        values = [_value(each.strip()) for each in rest.split(",") if each.strip()]
    if not equals or not field.strip() or len(values) < 2:
        raise Malformed("compare.vary", text=text[:80])
    if len(values) > MOST_VALUES:
        raise Malformed("compare.vary-many", count=len(values), most=MOST_VALUES)
    return FieldValues(field.strip(), tuple(values))


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def rule_sets(game: AnyGame, base: Any, varied: FieldValues) -> list[Any]:
    """Make the rule set of each value; one that cannot be is refused before anything is played."""
    changes = base.differences(game.standard)
    return [game.rules({**changes, varied.field: value}) for value in varied.values]


def sweep(  # noqa: PLR0913 - what is varied, and who plays
    game: AnyGame,
    base: Any,
    varied: FieldValues,
    *,
    bots: Sequence[str],
    games: int,
    seed: int,
    pool: WorkerPool,
    done: Callable[[int], None] = lambda _: None,
) -> Sweep:
    """Play the games at each value, all on the same dice."""
    pair = skill_pair(game)
    stops: list[SweepPoint] = []
    for value, rules in zip(varied.values, rule_sets(game, base, varied), strict=True):
        found, _ = measure_games(game, rules, bots, games, seed, pool, skill=pair, done=done)
        stops.append(
            SweepPoint(
                value, {name: estimate(values, share=is_share(name)) for name, values in found.items()}
            )
        )
    changes = base.differences(game.standard)
    return Sweep(game.name, varied.field, len(bots), tuple(bots), games, seed, changes, tuple(stops))


def neighbours(game: AnyGame, base: Any, seats: int) -> list[Any]:
    """List rule sets for so many players that differ in one field, by a step that a person would try.

    The first step of every field comes before the second of any: no field has to wait for a long list.
    Handicaps are left out: they make unequal players equal, not a game shorter or livelier.
    """
    schema = msgspec.json.schema(type(base))
    kinds = schema["$defs"][type(base).__name__]["properties"] if "$defs" in schema else schema["properties"]
    values, changes = msgspec.to_builtins(base), base.differences(game.standard)
    bench = game.workbench()
    ideas, handicaps = list(bench.ideas(base)), {each.field for each in bench.handicaps}
    by_field = [
        [
            *((field, value) for named, value in ideas if named == field),
            *((field, value) for value in _steps(values[field], kind, bench.letters.get(field, ()))),
        ]
        for field, kind in kinds.items()
        if field not in handicaps
    ]
    found: list[Any] = []
    for field, value in (step for steps in zip_longest(*by_field) for step in steps if step is not None):
        try:
            rules = game.rules({**changes, field: value})
        except FathomsError:
            continue  # this step leads out of what the rules allow
        if rules != base and rules not in found and seats in game.seats_for(rules):
            found.append(rules)
    return found


def _steps(value: Any, kind: dict[str, Any], letters: Iterable[str]) -> list[Any]:
    """List the values next to one, as its kind has them."""
    if isinstance(value, str) and "enum" not in kind:
        return [value + letter for letter in letters]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        far = max(2, round(value / 4))
        return [value - 1, value + 1, value - far, value + far]
    if isinstance(value, list | tuple):
        return _list_steps(list(cast("tuple[Any, ...]", value)), kind.get("items", {}), letters)
    return [choice for choice in kind.get("enum", ()) if choice != value]


def _list_steps(many: list[Any], kind: dict[str, Any], letters: Iterable[str]) -> list[Any]:
    if many and all(isinstance(each, int) for each in many):
        return [[each + step for each in many] for step in (1, -1)]
    # One more of each: a face more on a die, say. What rows of a board are made of is no row.
    known = kind.get("enum") or [each for each in letters if set(letters).intersection(many)]
    return [[*many, each] for each in known] if many else []


def runs_in(tried: int) -> int:
    """Tell how many runs it takes to try this many neighbours."""
    return 1 + tried


class Suggestions(NamedTuple):
    """What was tried for a goal, and what leads there."""

    tried: int
    found: list[SuggestedChange]
    """The best first."""


def suggest(  # noqa: PLR0913 - the goal, and who plays
    game: AnyGame,
    base: Any,
    goal: MeasureGoal,
    *,
    bots: Sequence[str],
    games: int,
    seed: int,
    pool: WorkerPool,
    done: Callable[[int], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
    enough: Callable[[int], bool] = lambda _: False,
) -> Suggestions:
    """Measure each neighbour against the base; those that surely lead towards the goal, best first.

    Of forty changes two would seem to help by luck alone, so they are judged all together. Where `enough`,
    given how many are done, ends it, what was measured by then is judged.
    """
    pair = skill_pair(game) if goal.measure == "skill" else None
    players = list(bots) if pair is None else uneven(pair, len(bots))

    def values_of(rules: Any, ended: Callable[[], bool]) -> MeasureValues | None:
        played = play(game.name, rules, players, games, seed, pool, stopped=ended)
        if pair is not None:
            return skill_of(played)
        return measure(played.plays, played.deeds, game.workbench().unfinished).get(goal.measure)

    before = values_of(base, stopped)
    if before is None:
        return Suggestions(0, [])
    share, seats = is_share(goal.measure), len(bots)
    tried: dict[str, SuggestedChange] = {}
    chances: dict[str, float] = {}
    for number, rules in enumerate(neighbours(game, base, seats)[:MOST_TRIED]):
        try:
            after = values_of(rules, lambda done=number: stopped() or enough(done))
        except Stopped:
            if stopped():
                raise
            break
        done(1)
        if after is None:
            continue
        gap, chances[str(number)] = difference(before, after, paired=True)
        (change,) = changes_between(base, rules)
        changes = rules.differences(game.standard)
        tried[str(number)] = SuggestedChange(
            change, changes, estimate(before, share=share), estimate(after, share=share), gap
        )
    found = [
        each
        for number, each in tried.items()
        if number in certain(chances) and goal.gain(each.before.mean, each.after.mean, seats) > 0
    ]
    found.sort(key=lambda each: -goal.gain(each.before.mean, each.after.mean, seats))
    return Suggestions(len(tried), found)
