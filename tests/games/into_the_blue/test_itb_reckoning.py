"""The score sheet with any table, sound or spoilt, under any rule set: scored, or refused in a sentence."""

from __future__ import annotations

import copy
from typing import Any, cast

import pytest
from blue_rulesets import rule_sets
from blue_voices import SAYS
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from examples import examples
from fathoms.core import FathomsError
from fathoms.games.into_the_blue import GAME, STANDARD, Rules
from fathoms.games.into_the_blue.rules import shells_of

SHEET = GAME.sheet()
MANY = settings(examples(1000), suppress_health_check=[HealthCheck.too_slow])


NAMES = st.sampled_from(["Green", "Blue", "Ada", "Íñigo", "10", "9", "__proto__", "🐚"]) | st.text(
    st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=24
)


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a finished table, ties likely: few shells, few values."""
    rules = draw(st.just(STANDARD) | rule_sets())
    names = draw(st.lists(NAMES, min_size=2, max_size=5, unique=True))
    owners = draw(
        st.lists(st.integers(-1, len(names) - 1), min_size=len(rules.chests), max_size=len(rules.chests))
    )
    players: list[dict[str, Any]] = []
    for seat, name in enumerate(names):
        chests = [value for value, owner in zip(rules.chests, owners, strict=True) if owner == seat]
        players.append({"name": name, "shells": draw(shells(rules)), "chests": chests})
        if not chests and draw(st.booleans()):
            del players[-1]["chests"]
    table = {"game": rules.game, "players": players, "last_turn_order": draw(st.permutations(names))}
    changes = rules.differences(STANDARD)
    return {**table, "rules": changes} if changes or draw(st.booleans()) else table


@st.composite
def shells(draw: st.DrawFn, rules: Rules) -> list[int]:
    placed, most = list[int](), min(shells_of(rules, seat) for seat in range(5))
    for _ in range(rules.levels):
        placed.append(draw(st.integers(0, min(2, most - sum(placed)))))
    return placed


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=50)
ATOMS = st.none() | st.booleans() | st.integers(-3, 9) | st.integers(-(2**70), 2**70) | st.floats() | TEXTS
JUNK = st.recursive(
    ATOMS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3), max_leaves=5
)
NEAR = (
    st.integers(-1, 13)
    | st.lists(st.integers(-1, 8), max_size=7)
    | st.sampled_from(["never", "12C", "Blue", ""])
)
"""What is nearly right."""


@st.composite
def spoilt_tables(draw: st.DrawFn) -> Any:
    """Draw a table in which one or two things were changed at some depth."""
    table: Any = {"rules": {}, **copy.deepcopy(draw(tables()))}
    for _ in range(draw(st.integers(1, 2))):
        place: Any = table
        for key in draw(
            st.sampled_from(
                [(), ("rules",), ("last_turn_order",), ("players",), ("players", 0), ("players", -1)]
                + [("players", seat, what) for seat in (0, -1) for what in ("shells", "shells", "chests")]
            )
        ):
            # What was changed first may stand in the way of the second change.
            there = place != [] and isinstance(place, list) and isinstance(key, int)
            if not there and not (isinstance(place, dict) and key in place):
                break
            place = cast("Any", place)[key]
        if isinstance(place, dict):
            spoil_object(draw, cast("dict[str, Any]", place))
        elif isinstance(place, list):
            spoil_list(draw, cast("list[Any]", place))
    return table


def spoil_object(draw: st.DrawFn, place: dict[str, Any]) -> None:
    """Leave a field out, change it, or add one."""
    fields = [*place, *place] if "name" in place or "game" in place else Rules.__struct_fields__
    key = draw(st.sampled_from([*fields, ""]) if fields else TEXTS)
    if key in place and draw(st.booleans()):
        del place[key]
    else:
        place[key or draw(TEXTS)] = draw(NEAR | JUNK)


def spoil_list(draw: st.DrawFn, many: list[Any]) -> None:
    """Add, double, drop, change or exchange items."""
    what = draw(st.sampled_from(["add", "double", "drop", "change", "swap"]))
    at = draw(st.integers(0, max(0, len(many) - 1)))
    if what == "add" or not many:
        many.insert(at, draw(NEAR | JUNK))
    elif what == "double":
        many.append(copy.deepcopy(many[at]))
    elif what == "drop":
        del many[at]
    elif what == "swap":
        many[0], many[at] = many[at], many[0]
    else:
        many[at] = draw(NEAR | JUNK)


@MANY
@given(st.integers(0, 19).flatmap(lambda dice: spoilt_tables() if dice else JUNK))
def test_what_cannot_be_is_refused_in_a_sentence(table: Any) -> None:
    refused: FathomsError | None = None
    try:
        SHEET.score(table).scene()
    except FathomsError as error:
        refused = error
    event(refused.phrase.key if refused else "scored")
    assert refused is None or all(say.sentence(refused) for say in SAYS.values())


@MANY
@given(tables())
def test_a_screen_is_given_what_programs_are(table: dict[str, Any]) -> None:
    answer = SHEET.score(table)
    scored, told = answer.scene(), answer.to_json()
    names = scored.names
    assert told["scores"] == dict(zip(names, scored.scores, strict=True))
    assert told["winners"] == [names[seat] for seat in scored.winners]
    for mine, theirs in zip(scored.levels, told["levels"], strict=True):
        assert [names[each.seat] for each in mine.standings] == theirs["ranking"]
        taken = {names[each.seat]: each.points for each in mine.standings}
        assert {**dict.fromkeys(taken, 0), **theirs["tokens"]} == taken
        ties = [
            (names[tie.better], names[tie.worse], tie.rule) for each in mine.standings if (tie := each.tie)
        ]
        for *_, rule in ties:
            event(rule)
        assert ties == [(*tie["between"], tie["rule"]) for tie in theirs["ties"]]


def test_every_refusal_can_come_up() -> None:
    """The keys that the source of the reading names, each brought about once."""
    two = [
        {"name": "Ada", "shells": [1, 0, 0, 0, 0]},
        {"name": "Ben", "shells": [0, 2, 0, 0, 0], "chests": [6]},
    ]
    good: dict[str, Any] = {"game": "into-the-blue", "players": two, "last_turn_order": ["Ben", "Ada"]}
    ada, ben = two
    wrong: dict[str, Any] = {
        "sheet-table": [],
        "sheet-missing": {},
        "sheet-unknown": {**good, "extra": 1},
        "sheet-game": {**good, "game": "none"},
        "rules-not-object": {**good, "rules": 3},
        "rules-unknown": {**good, "rules": {"sharks": 3}},
        "rules-field": {**good, "rules": {"main": [1, 100]}},
        "rules-no-face": {**good, "rules": {"faces": "12"}},
        "rules-no-value": {**good, "rules": {"main": [1]}},
        "rules-no-end": {**good, "rules": {"last_shell": "never", "last_chest": "never"}},
        "rules-no-perfect-dive": {**good, "rules": {"last_shell": "never", "dice": 3}},
        "sheet-players": {**good, "players": "Ada"},
        "seats": {**good, "players": [ada]},
        "sheet-player": {**good, "players": [ada, 3]},
        "sheet-name": {**good, "players": [ada, {**ben, "name": " "}]},
        "sheet-name-twice": {**good, "players": [ada, ada]},
        "sheet-shells": {**good, "players": [{**ada, "shells": 3}, ben]},
        "sheet-levels": {**good, "players": [{**ada, "shells": [1]}, ben]},
        "sheet-count": {**good, "players": [{**ada, "shells": [1, -1, 0, 0, 0]}, ben]},
        "sheet-too-many": {**good, "players": [{**ada, "shells": [10**50, 1, 0, 0, 0]}, ben]},
        "sheet-chests": {**good, "players": [{**ada, "chests": [True]}, ben]},
        "sheet-no-chest": {**good, "players": [{**ada, "chests": [4]}, ben]},
        "sheet-chest-twice": {**good, "players": [{**ada, "chests": [6, 6]}, ben]},
        "sheet-order": {**good, "last_turn_order": None},
        "sheet-order-unknown": {**good, "last_turn_order": ["Cleo"]},
        "sheet-order-twice": {**good, "last_turn_order": ["Ada", "Ada"]},
        "sheet-order-missing": {**good, "last_turn_order": ["Ada"]},
    }
    for key, table in wrong.items():
        with pytest.raises(FathomsError) as refused:
            SHEET.score(table)
        assert refused.value.phrase.key.partition(".")[2] == key
