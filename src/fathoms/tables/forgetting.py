"""A name taken out of what is kept of a table: the seat goes by its colour, as if it never had another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from fathoms.core import FathomsError, find_game
from fathoms.tables.events import Forgotten, encode_event

if TYPE_CHECKING:
    from collections.abc import Sequence


class Unnamed(NamedTuple):
    """What is to be written so that a table knows a name no more."""

    bodies: dict[int, bytes]
    """Events that become others, by their place in the list."""
    forgotten: bytes
    """The event that tells everybody at the table."""
    names: tuple[str, ...]
    """What the seat was called."""
    colour: str
    """What it is called now."""


def without_name(bodies: Sequence[bytes], key: int, at: float) -> Unnamed:
    """Take the name of the seat with this key out of a table's events.

    Events are read as plain JSON, so that one which this version cannot read is no hindrance.
    """
    events: list[dict[str, Any]] = [msgspec.json.decode(body) for body in bodies]
    opened = events[0]
    keys = list(range(len(opened["names"])))
    changed: dict[int, bytes] = {}
    names: list[str] = []

    def change(place: int) -> None:
        changed[place] = msgspec.json.encode(events[place])

    for place, event in enumerate(events):
        match event["is"]:
            case "opened":
                names += [event["names"][key], event["seats"][key].pop("name", None) or ""]
                event["names"][key] = ""
                change(place)
            case "swapped":
                one, other = event["seat"], event["other"]
                keys[one], keys[other] = keys[other], keys[one]
            case "sat" if keys[event["seat"]] == key:
                names.append(event["name"])
                event["name"] = ""
                change(place)
            case _:
                pass
    seat = keys.index(key)
    forgotten = encode_event(Forgotten(at=at, seat=seat))
    return Unnamed(
        changed, forgotten, tuple(sorted({name for name in names if name})), _colour(opened["game"], seat)
    )


def _colour(game: str, seat: int) -> str:
    try:
        return find_game(game).colours[seat].capitalize()
    except FathomsError:
        # A game that is not installed any more has no colours either.
        return str(seat + 1)


def unnamed(text: str, names: Sequence[str], colour: str) -> str:
    """Say the colour wherever a text names somebody."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(re.escape(name), lambda _: colour, text, flags=re.IGNORECASE)
    return text
