"""How a person plays Atlantis Treasure with single keys: the menu of a turn, where every choice begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fathoms.core.console import Key
from fathoms.games.atlantis_treasure.draft_step import Step, direction_keys, direction_of
from fathoms.games.atlantis_treasure.draft_ways import FireDraft, SlideDraft
from fathoms.games.atlantis_treasure.draft_words import DirectionDraft, WordStep, go_on
from fathoms.games.atlantis_treasure.moves import Hold, Slide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core import Say, View
    from fathoms.core.console import Draft
    from fathoms.games.atlantis_treasure.grid import Direction
    from fathoms.games.atlantis_treasure.moves import Move
    from fathoms.games.atlantis_treasure.state import State

_KEYS: Final = {
    "compass": "c",
    "shift": "m",
    "coral": "c",
    "fire": "f",
    "swap": "x",
    "own": "o",
    "store": "k",
    "unstore": "l",
    "hold": "d",
}
"""The key of each kind of action. A die calls for a compass or for coral, never for both."""


class MenuDraft(Step, frozen=True):
    """What can be done now: the die's action and the slide, in either order (T2). It may be nothing."""

    def prompt(self) -> str:
        """Tell what this turn still asks for."""
        found, now = self.options(), self.now
        if not found:
            return ""
        if "move" not in found:
            return self.words("prompt-act" if now.moved else "prompt-act-blocked")
        if len(found) > 1:
            return self.words("prompt-both")
        return self.words("prompt-slide" if now.acted else "prompt-slide-first")

    def keys(self) -> list[Key]:
        """List the actions, then the directions that are open."""
        actions = [Key(_KEYS[verb], self.words(f"key-{verb}")) for verb in self.options() if verb != "move"]
        return [*actions, *direction_keys(self._slides(), self.words("key-move"))]

    def press(self, key: str) -> Draft | Move | None:
        """Begin an action, or look at a slide before making it."""
        direction = direction_of(key)
        if direction in self._slides():
            return SlideDraft(self.seen, self.names, self.say, self, direction)
        verb = next((verb for verb in self.options() if _KEYS.get(verb) == key), None)
        match verb:
            case None:
                return None
            case "hold":
                return Hold()
            case "fire":
                return self._aim()
            case _:
                return go_on(self, verb)

    def _aim(self) -> FireDraft:
        """Begin a shot; the only direction there is shows its flight at once."""
        aim = FireDraft(self.seen, self.names, self.say, self)
        headings = aim.headings()
        return msgspec.structs.replace(aim, heading=headings[0]) if len(headings) == 1 else aim

    def _slides(self) -> list[Direction]:
        return [move.direction for move in self.options().get("move", ()) if isinstance(move, Slide)]


def begin(seen: View[State], names: Sequence[str], say: Say) -> Draft:
    """Begin a person's decision; where a single kind of action is left, with its first question."""
    menu = MenuDraft(seen, tuple(names), say)
    verbs = list(menu.options())
    if verbs == ["pick"]:
        return DirectionDraft(seen, tuple(names), say, None, "pick")
    if len(verbs) == 1 and verbs[0] != "move":
        step = go_on(menu, verbs[0])
        if isinstance(step, WordStep):
            return msgspec.structs.replace(step, back=None)
    return menu
