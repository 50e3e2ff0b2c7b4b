"""Choosing a slide or a shot: a direction shows the whole way, the same key again or Enter confirms it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathoms.core import Phrase
from fathoms.core.console import Key
from fathoms.games.atlantis_treasure.draft_step import Step, direction_keys, direction_of
from fathoms.games.atlantis_treasure.grid import Direction  # noqa: TC001 - msgspec reads the field types
from fathoms.games.atlantis_treasure.lights import Lights
from fathoms.games.atlantis_treasure.moves import Fire, Slide
from fathoms.games.atlantis_treasure.pieces import COMPASSES, direction_name

if TYPE_CHECKING:
    from fathoms.core.console import Draft
    from fathoms.games.atlantis_treasure.moves import Move


class _WayDraft(Step, frozen=True):
    """A direction to look at; `verb` and `confirm` say what comes of it."""

    heading: Direction | None = None

    def verb(self) -> str:
        """Name the kind of move in the notation."""
        raise NotImplementedError

    def confirm(self) -> Draft | Move:
        """Go on with the direction that is shown."""
        raise NotImplementedError

    def headings(self) -> list[Direction]:
        """List the directions that the rules leave open."""
        moves = self.options().get(self.verb(), ())
        return list(dict.fromkeys(move.direction for move in moves if isinstance(move, Fire | Slide)))

    def keys(self) -> list[Key]:
        """Confirm, look at another direction, or go back."""
        others: list[Direction] = [d for d in self.headings() if d != self.heading]
        keys: list[Key] = []
        if self.heading:
            go = self.words(f"key-{self.verb()}-go")
            keys = [Key("enter", go), *direction_keys([self.heading], go)]
        look = self.words("key-look" if self.heading else "key-aim")
        return [*keys, *direction_keys(others, look), *self.back_key()]

    def press(self, key: str) -> Draft | Move | None:
        """Confirm the direction, turn to another one, or go back."""
        if key == "escape":
            return self.back
        direction = self.heading if key == "enter" else direction_of(key)
        if direction is None or direction not in self.headings():
            return None
        return (
            self.confirm() if direction == self.heading else msgspec.structs.replace(self, heading=direction)
        )


class SlideDraft(_WayDraft, frozen=True):
    """A slide before it is made: its way through every compass, its end and what it takes (M1 to M6)."""

    def verb(self) -> str:
        """Name the kind of move."""
        return "move"

    def lights(self) -> Lights:
        """Show the way."""
        return Lights(course=self.now.course(self.heading) if self.heading else None)

    def prompt(self) -> str:
        """Tell where the slide ends and what it takes."""
        way = self.now.course(self.heading) if self.heading else None
        if self.heading is None or way is None:
            return self.words("prompt-direction")
        return self.words(
            "prompt-move",
            direction=direction_name(self.heading),
            turns=len(way.lifted),
            end="base" if way.home else self.now.grid.names[way.end],
            treasure="no" if way.treasure is None else "yes",
        )

    def confirm(self) -> Move:
        """Slide."""
        return Slide(self.heading or "N")


class FireDraft(_WayDraft, frozen=True):
    """A shot before it is fired, up to what it hits (T6)."""

    def verb(self) -> str:
        """Name the kind of move."""
        return "fire"

    def lights(self) -> Lights:
        """Show the flight."""
        return Lights(shot=self.now.flight(self.heading) if self.heading else None)

    def prompt(self) -> str:
        """Tell what the torpedo hits."""
        shot = self.now.flight(self.heading) if self.heading else None
        if self.heading is None or shot is None:
            return self.words("prompt-fire-direction")
        square = self.now.grid.names[shot.hit]
        if shot.victim is not None:
            return self.words(
                "prompt-fire-at",
                direction=direction_name(self.heading),
                name=self.name(shot.victim),
                square=square,
            )
        hit = Phrase(f"atlantis-treasure.holds-{'compass' if shot.mark in COMPASSES else 'coral'}")
        return self.words("prompt-fire", direction=direction_name(self.heading), hit=hit, square=square)

    def confirm(self) -> Draft | Move:
        """Fire, or ask for the corner that a hit submarine is sent to (T7)."""
        shots = [move for move in self.options()["fire"] if isinstance(move, Fire)]
        corners = tuple(shot.corner for shot in shots if shot.direction == self.heading and shot.corner)
        if not corners:
            return Fire(self.heading or "N")
        return CornerDraft(self.seen, self.names, self.say, self, self.heading or "N", corners)


class CornerDraft(Step, frozen=True):
    """The corner for a submarine that is hit (T7), by its number: clockwise from the north-west."""

    heading: Direction = "N"
    corners: tuple[str, ...] = ()
    """The names of the free ones."""

    def lights(self) -> Lights:
        """Show the numbers of the free corners."""
        grid = self.now.grid
        return Lights(
            shot=self.now.flight(self.heading),
            numbers={grid.squares[name]: number for number, name in self._numbered().items()},
        )

    def prompt(self) -> str:
        """Ask for the corner."""
        shot = self.now.flight(self.heading)
        victim = shot.victim if shot else None
        return self.words("prompt-corner", name="" if victim is None else self.name(victim))

    def keys(self) -> list[Key]:
        """Give a number for each corner."""
        numbered = self._numbered().items()
        keys = [Key(str(number), name) for number, name in numbered]
        return [*keys, *self.back_key()]

    def press(self, key: str) -> Draft | Move | None:
        """Fire, with the corner chosen."""
        if key == "escape":
            return self.back
        corners = {str(number): name for number, name in self._numbered().items()}
        return Fire(self.heading, corners[key]) if key in corners else None

    def _numbered(self) -> dict[int, str]:
        grid = self.now.grid
        names = (grid.names[corner] for corner in grid.corners)
        return {number: name for number, name in enumerate(names, start=1) if name in self.corners}
