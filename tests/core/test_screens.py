"""What screens get: choices that go on from a beginning."""

from __future__ import annotations

import msgspec
import pytest

from fathoms.core import Choice
from fathoms.core.screens import NOTHING, continues


@pytest.mark.parametrize(
    ("move", "begun", "goes_on"),
    [
        ("coral c3 e5", "", True),
        ("coral c3 e5", "coral", True),
        ("coral c3 e5", "coral c3", True),
        ("coral c3 e5", "coral c3 e5", True),
        ("coral c3 e5", "coral c3 e5 N", False),
        ("coral c3 e15", "coral c3 e1", False),
        ("compass N e5", "co", False),
        ("compass N e5", "coral", False),
    ],
)
def test_a_move_goes_on_from_whole_words(move: str, begun: str, goes_on: bool) -> None:  # noqa: FBT001 - a table
    assert continues(move, begun) is goes_on


def test_a_choice_without_an_effect_is_short_on_the_wire() -> None:
    assert msgspec.json.encode(Choice("hold", "T10")) == b'{"move":"hold","rule":"T10"}'


def test_nothing_is_on_offer_to_who_has_nothing_to_decide() -> None:
    assert NOTHING == ((), False)
