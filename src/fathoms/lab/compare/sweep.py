"""A sweep: one field through many values, and how each measure moves with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from fathoms.core import Malformed
from fathoms.lab.compare.comparing import skill_of, skill_pair, uneven
from fathoms.lab.compare.estimate import Estimate, estimate
from fathoms.lab.compare.measures import is_share, measure
from fathoms.lab.compare.playing import play

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core import AnyGame
    from fathoms.lab.executors import Crew

MOST_VALUES: Final = 40


class Stop(msgspec.Struct, frozen=True):
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
    stops: tuple[Stop, ...]


class Range(NamedTuple):
    """A field and the values it takes."""

    field: str
    values: tuple[Any, ...]


def read_range(text: str) -> Range:
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
    return Range(field.strip(), tuple(values))


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def rule_sets(game: AnyGame, base: Any, span: Range) -> list[Any]:
    """Make the rule set of each value; one that cannot be is refused before anything is played."""
    changes = base.differences(game.standard)
    return [game.rules({**changes, span.field: value}) for value in span.values]


def sweep(  # noqa: PLR0913 - what is varied, and who plays
    game: AnyGame,
    base: Any,
    span: Range,
    *,
    bots: Sequence[str],
    games: int,
    seed: int,
    crew: Callable[[], Crew],
    done: Callable[[int], None] = lambda _: None,
) -> Sweep:
    """Play so many games at each value, all on the same dice."""
    pair = skill_pair(game)
    stops: list[Stop] = []
    for value, rules in zip(span.values, rule_sets(game, base, span), strict=True):
        played = play(game.name, rules, bots, games, seed, crew(), done=done)
        found = measure(played.plays, played.deeds, game.workbench().unfinished)
        if pair is not None:
            strong = uneven(pair, len(bots))
            found["skill"] = skill_of(play(game.name, rules, strong, games, seed, crew(), done=done))
        stops.append(
            Stop(value, {name: estimate(values, share=is_share(name)) for name, values in found.items()})
        )
    changes = base.differences(game.standard)
    return Sweep(game.name, span.field, len(bots), tuple(bots), games, seed, changes, tuple(stops))
