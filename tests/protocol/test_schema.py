"""Schemas: every message on the wire fits them, and the browser's types are the ones that are made here."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import jsonschema_rs
import msgspec
import pytest

from fathoms.core import find_game, game_names, view
from fathoms.core.state_json import type_name, write_state
from fathoms.protocol import live, requests, schema

WEB = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def validator(name: str) -> jsonschema_rs.Validator:
    document = schema.document()
    return jsonschema_rs.validator_for({"$defs": document["$defs"], "$ref": f"#/$defs/{name}"})


def test_the_schema_is_the_same_every_time() -> None:
    assert json.dumps(schema.document()) == json.dumps(schema.document())
    assert schema.write_typescript() == schema.write_typescript()


def test_every_reference_leads_somewhere() -> None:
    document = schema.document()
    text = json.dumps(document)
    assert set(re.findall(r'"#/\$defs/([^"]+)"', text)) <= set(document["$defs"])
    assert not [name for name in document["$defs"] if "." in name]


def test_every_message_has_a_definition_and_words() -> None:
    document = schema.document()
    for kind in (*get_args(live.FromClient), *get_args(live.FromServer)):
        found = document["$defs"][kind.__name__]
        assert found["description"]
        assert found["properties"]["type"]["enum"] == [kind.__name__.lower()]
    assert document["$defs"]["TableInfo"]["properties"]["code"]["description"]
    assert "None" not in document["$defs"]["TableInfo"]["properties"]["first"]["description"]


@pytest.mark.parametrize("game", game_names())
def test_what_a_game_tells_fits_its_schema(game: str) -> None:
    found = find_game(game)
    state = found.start(found.standard, 2, 0)
    while state.actor is not None and state.actor < 0:
        state = state.play(state.chances().at(0))
    seen = view(state, state.actor)
    told = json.loads(write_state(seen.state))
    assert validator(type_name(game, "State")).is_valid(told)
    assert not validator(type_name(game, "State")).is_valid({})
    assert validator(type_name(game, "Scene")).is_valid(json.loads(msgspec.json.encode(found.scene(seen))))
    assert validator(type_name(game, "Rules")).is_valid(msgspec.to_builtins(found.standard))
    effects = validator(type_name(game, "Effect"))
    for choice in found.offer(seen).choices:
        if choice.effect is not None:
            assert effects.is_valid(json.loads(msgspec.json.encode(choice.effect)))


def test_requests_fit_or_do_not() -> None:
    wish = validator("OpenTable")
    assert wish.is_valid({"game": "x", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]})
    assert not wish.is_valid({"game": "x", "seats": [{"kind": "whale"}]})
    assert not wish.is_valid({"game": "x", "seats": [], "whales": 1})


def test_the_types_of_the_browser_are_these() -> None:
    assert WEB.read_text(encoding="utf-8") == schema.write_typescript(), (
        "run: fathoms schema --typescript --out web/src"
    )


def test_typescript_has_every_type_once() -> None:
    text = schema.write_typescript()
    names = re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE)
    assert len(names) == len(set(names))
    assert set(schema.names().values()) <= set(names)
    assert "unknown[]" not in text
    used = set(re.findall(r": ([A-Z]\w+)", text)) - {"Record"}
    assert used <= set(names)


def test_a_union_is_written_as_one() -> None:
    assert "export type Clock = LiveClock | SlowClock;" in schema.write_typescript()
    assert get_args(requests.Clock)
