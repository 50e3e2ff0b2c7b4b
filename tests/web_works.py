"""The workshop of a game on a page: its builders, and hands to build with."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import TimeoutError  # noqa: A004 - it is the one that is raised

from web_guest import OFTEN, ask

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Locator, Page

    from web_guest import Guest

ATLANTIS: Final = "atlantis-treasure"
BLUE: Final = "into-the-blue"
PHONE: Final = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
DESK: Final = {"width": 1440, "height": 900}


class Works:
    """A game's workshop on a page, with a draft that the device kept."""

    def __init__(
        self, here: Guest, game: str, rules: dict[str, Any] | None = None, *, lang: str = "en"
    ) -> None:
        self.page: Page = here.page
        standard = ask(here.house, f"/api/workshop?game={game}")["standard"]
        self.key = f"fathoms/workshop/{game}"
        here.keep(
            {self.key: {"values": standard | (rules or {}), "origin": {"title": "", "values": standard}}}
        )
        here.visit(f"/workshop/{game}?lang={lang}")
        self.page.locator(".builder .sea" if game == ATLANTIS else ".die-builder .strip").wait_for()

    def values(self) -> dict[str, Any]:
        """Give the draft as the device keeps it."""
        kept: dict[str, Any] = json.loads(self.page.evaluate(f"localStorage.getItem({self.key!r})"))
        return kept["values"]

    def keeps(self, path: str, wanted: Any) -> None:
        """Wait until the device keeps this part of the draft, such as `board.0`."""
        now = (
            "path => path.split('.').reduce((at, step) => at[step],"
            f" JSON.parse(localStorage.getItem({self.key!r})).values)"
        )
        same = f"([path, wanted]) => JSON.stringify(({now})(path)) === JSON.stringify(wanted)"
        try:
            self.page.wait_for_function(same, arg=[path, wanted], polling=OFTEN)
        except TimeoutError:
            assert self.page.evaluate(now, path) == wanted

    def square(self, name: str) -> Locator:
        return self.page.locator(f'.builder [data-square="{name}"]')

    def brush(self, name: str) -> Locator:
        return self.page.locator(f'.builder [data-brush="{name}"]')

    def middle(self, thing: Locator) -> tuple[float, float]:
        """Tell where the middle of a thing lies on the screen."""
        box = thing.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def at(self, name: str) -> tuple[float, float]:
        return self.middle(self.square(name))

    def in_sight(self, selector: str) -> None:
        """Scroll a thing to the middle of the screen, where no bar covers it."""
        self.page.locator(selector).first.evaluate("thing => thing.scrollIntoView({ block: 'center' })")

    def faces(self) -> list[str]:
        """Tell what the places of the die hold, as a screen reader hears it."""
        places = self.page.locator(".die-builder .strip [data-place]")
        return [str(place.get_attribute("aria-label")) for place in places.all()]

    def place(self, number: int) -> Locator:
        return self.page.locator(f'.die-builder .strip [data-place="{number - 1}"]')

    def face(self, name: str) -> Locator:
        return self.page.locator(f'.die-builder [data-face="{name}"]')

    def told(self) -> Locator:
        return self.page.locator(".builder .told")

    def mouse(self, *points: tuple[float, float]) -> None:
        """Drag by mouse."""
        first, *others = points
        self.page.mouse.move(*first)
        self.page.mouse.down()
        for point in others:
            self.page.mouse.move(*point, steps=4)
        self.page.mouse.up()

    def finger(self) -> Finger:
        return Finger(self.page.context.new_cdp_session(self.page))


class Finger:
    """One finger on the screen."""

    def __init__(self, line: CDPSession) -> None:
        self.line = line

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})  # pyright: ignore[reportUnknownMemberType] - untyped in playwright

    def drag(self, *points: tuple[float, float]) -> None:
        self.send("touchStart", points[0])
        for point in points[1:]:
            self.send("touchMove", point)
        self.send("touchEnd")
