"""What differs between two rule sets, field by field, in values and in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

import msgspec

from fathoms.core.rules import is_readable, shorten
from fathoms.protocol.workshop import ToldChange
from fathoms.workshop.words import choices, field_title, place_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fathoms.core import AnyGame, RuleSet
    from fathoms.texts import Texts


def told_changes(game: AnyGame, base: RuleSet, changed: RuleSet, say: Texts) -> tuple[ToldChange, ...]:
    """Tell the fields in which two rule sets of a game differ."""
    return tell_values(game, _plain(base), _plain(changed), say)


def tell_values(
    game: AnyGame, before: Mapping[str, Any], after: Mapping[str, Any], say: Texts
) -> tuple[ToldChange, ...]:
    """Tell the fields that differ, of values that need not be sound."""
    return tuple(
        tell_change(game, field, before[field], after[field], say)
        for field in before
        if before[field] != after[field]
    )


def tell_change(game: AnyGame, field: str, before: Any, after: Any, say: Texts) -> ToldChange:
    """Tell one change."""
    first, second = _words(game, field, before, after, say)
    return ToldChange(field, field_title(game, field, say), before, after, first, second)


def _words(game: AnyGame, field: str, before: Any, after: Any, say: Texts) -> tuple[str, str]:
    if not all(is_readable(game.rules_type, field, value) for value in (before, after)):
        return shorten(before), shorten(after)
    told = game.workbench().tell(field, before, after)
    if told is not None:
        return say.phrase(told[0]), say.phrase(told[1])
    places = place_words(game, field, say)
    if places and isinstance(before, list) and isinstance(after, list):
        return _list_words(places, cast("list[Any]", before), cast("list[Any]", after), say)
    return value_words(game, field, before, say), value_words(game, field, after, say)


def value_words(game: AnyGame, field: str, value: Any, say: Texts) -> str:
    """Tell a readable value of a field: a number, a choice, or a list of them."""
    names = choices(game, field, say)
    if isinstance(value, bool):
        return say("core.yes" if value else "core.no")
    if isinstance(value, str):
        letters = game.workbench().letters.get(field)
        return names.get(value, value) if letters is None else _with_counts(value, names, say)
    if isinstance(value, list) and names:
        return _with_counts(cast("list[str]", value), names, say)
    if isinstance(value, list | tuple):
        return ", ".join(map(_short, cast("Sequence[Any]", value)))
    return _short(value)


def _with_counts(many: Iterable[str], names: Mapping[str, str], say: Texts) -> str:
    """Name each thing once, with how many there are of it if there are several."""
    return ", ".join(
        names.get(each, each) if times == 1 else say("core.times", name=names.get(each, each), times=times)
        for each, times in Counter(many).items()
    )


def _list_words(
    places: Sequence[str], before: Sequence[Any], after: Sequence[Any], say: Texts
) -> tuple[str, str]:
    """Tell only the places that differ if those are few; else both lists."""
    differ = [at for at, (old, new) in enumerate(zip(before, after, strict=False)) if old != new]
    if len(before) == len(after) and 2 * len(differ) <= len(before):
        return _at(places, before, differ, say), _at(places, after, differ, say)
    return _whole(before, say), _whole(after, say)


def _at(places: Sequence[str], values: Sequence[Any], differ: Sequence[int], say: Texts) -> str:
    return ", ".join(say("core.at-place", place=places[at], value=_short(values[at])) for at in differ)


def _whole(values: Sequence[Any], say: Texts) -> str:
    alike = len(values) > 1 and len(set(map(_short, values))) == 1
    return say("core.each", value=_short(values[0])) if alike else ", ".join(map(_short, values))


def _short(value: Any) -> str:
    return value if isinstance(value, str) else shorten(value)


def _plain(rules: RuleSet) -> dict[str, Any]:
    """A rule set as JSON data: lists, not tuples."""
    return msgspec.json.decode(msgspec.json.encode(rules))
