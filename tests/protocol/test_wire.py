"""States on the wire: written without their rules, read back whole, typed for schemas."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

from fathoms.core import Malformed, find_game, game_names, view
from fathoms.core.state_json import read_state, type_name, write_state
from fathoms.protocol import live
from fathoms.protocol.schema import state_types
from playing import walk

GAMES = game_names()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_viewer_sees_is_read_back_as_it_was(name: str) -> None:
    game = find_game(name)
    for rules in (game.standard, *list(game.rule_sets.values())[-2:]):
        for state, _, after in walk(game, rules, 2, f"wire {name}"):
            for seat in (None, 0, 1):
                seen = view(state, seat).state
                assert read_state(game, rules, write_state(seen)) == seen
            if after.actor is None:
                assert read_state(game, rules, write_state(after).decode()) == after


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_stay_at_home_and_every_other_field_goes(name: str) -> None:
    game = find_game(name)
    state = game.start(game.standard, 2)
    told = msgspec.json.decode(write_state(state))
    assert set(told) == set(game.state_type.__struct_fields__) - {"rules"}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("data", ["", "[]", "{}", b"\xff", '{"phase": 3}', "[" * 5_000])
def test_what_is_no_state_is_malformed(name: str, data: bytes | str) -> None:
    game = find_game(name)
    with pytest.raises(Malformed):
        read_state(game, game.standard, data)


def test_a_changed_field_is_noticed_where_its_type_forbids_it() -> None:
    for name in GAMES:
        game = find_game(name)
        told = msgspec.json.decode(write_state(game.start(game.standard, 2)))
        told["phase"] = "lunch"
        with pytest.raises(Malformed):
            read_state(game, game.standard, msgspec.json.encode(told))


def test_each_game_has_a_type_named_after_it() -> None:
    types = state_types()
    assert list(types) == GAMES
    for name, kind in types.items():
        assert kind.__name__ == type_name(name)
        state = find_game(name).start(find_game(name).standard, 2)
        assert type(msgspec.json.decode(write_state(state), type=kind)) is kind


def test_a_type_name_has_no_dashes() -> None:
    assert type_name("some-new-game") == "SomeNewGameState"
    assert type_name("pearls", "Scene") == "PearlsScene"


def test_no_two_types_on_the_wire_share_a_name() -> None:
    kinds: list[Any] = [live.FromServer, live.FromClient, *state_types().values()]
    for name in GAMES:
        kinds += [find_game(name).scene_type, find_game(name).effect_type]
    _, components = msgspec.json.schema_components(kinds)
    # Types that share a name get their module's before it, with underscores.
    assert [name for name in components if not re.fullmatch("[A-Z][A-Za-z]+", name)] == []
    assert {type_name(name, "Scene") for name in GAMES} <= set(components)


def test_a_secret_that_was_not_removed_would_be_told() -> None:
    """Anyone who writes a state must look at it through a seat first: the wire hides nothing by itself."""
    rng = random.Random(5)
    for name in GAMES:
        game = find_game(name)
        state: Any = game.start(game.standard, 2)
        chances = state.chances()
        state = state.play(chances.at(rng.randrange(chances.total)))
        if chances.secret:
            assert write_state(state) != write_state(state.seen_by(None))
