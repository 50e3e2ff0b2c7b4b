"""A newcomer's walk: from the home page to the end of a first game, doing only what the page says."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from fathoms.texts import Texts
from web_guest import find_faults, ready, settled
from web_states import ATLANTIS, BLUE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, Route

    from web_guest import Guest

PHONE: Final = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
DESK: Final = {"width": 1280, "height": 800}
# Short games: few shells; the first treasure wins, and a few rounds without one end it too.
SHORT: Final = {
    BLUE: {"shells": 2},
    ATLANTIS: {"target": [1, 1, 1], "die": ["E", "E"], "compasses": [12] * 4, "quiet_rounds": 4},
}
OVER: Final = "section[aria-label='The game is over']"
MOST: Final = 80
PICTURES: Final = os.environ.get("FATHOMS_WALK", "")
"""A folder for a picture of each step, for anyone who wants to see the walk."""


class Newcomer:
    """Somebody who has never been here, and plays by mouse, by touch or by keys."""

    def __init__(self, here: Guest, game: str, hand: str) -> None:
        self.page: Page = here.visit("/")
        self.game, self.hand, self.say = game, hand, Texts("en")
        self.pictures = 0
        self.page.route(re.compile(r"/api/tables(\?|$)"), self._shorten)

    def _shorten(self, route: Route) -> None:
        wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
        wish |= {"rules": SHORT[self.game], "first": 0, "pace": 0}
        route.continue_(post_data=json.dumps(wish))

    def do(self, thing: Locator) -> None:
        """Press something the way this person does."""
        if self.hand == "touch":
            thing.tap()
        elif self.hand == "keys":
            thing.press("Enter")
        else:
            thing.click()

    def look(self) -> None:
        """Keep a picture of what is seen."""
        if PICTURES:
            settled(self.page)
            self.pictures += 1
            self.page.screenshot(path=Path(PICTURES) / f"{self.game}-{self.hand}-{self.pictures:02}.png")

    def sees(self, key: str, **args: Any) -> None:
        """Read an instruction where the eye is, at its moment."""
        expect(self.page.locator(".tray").get_by_text(self.say(key, **args), exact=True)).to_be_visible()

    def sits_down(self) -> None:
        """Come from the home page to a table; one thing is asked on the way."""
        expect(self.page.get_by_text(self.say(f"web-{self.game}.glance"))).to_be_visible()
        self.do(self.page.get_by_role("button", name=f"Play now: {self.say(f'{self.game}.title')}"))
        asked = self.page.get_by_role("dialog", name=self.say("web.how-strong"))
        expect(asked.get_by_text(self.say("web.first-time"))).to_be_visible()
        self.look()
        self.do(asked.get_by_role("button", name="Easy"))
        self.page.wait_for_url("**/table/*")

    def is_over(self) -> bool:
        ready(self.page, OVER)
        return self.page.locator(OVER).count() > 0


def dive(person: Newcomer) -> None:
    """Do what the tray of Into the Blue says: touch dice, then the red button, then a level or a chest."""
    page = person.page
    lit = page.locator(".level.lit, .slot.lit")
    if lit.count():
        key = "place" if page.locator(".level.lit").count() else "chest"
        shown = page.locator(".tray").get_by_text(person.say(f"web-{BLUE}.task-{key}"), exact=True)
        expect(shown.or_(page.locator(".coach-note p")).first).to_be_visible()
        person.do(lit.first)
        return
    expect(page.locator("h2.task")).to_be_visible()
    red = page.locator(".acts .main")
    if red.count():
        person.do(red)
        return
    person.sees(f"web-{BLUE}.task-keep")
    # The dice of the run, as they lie: no red button stands there until they are kept.
    for die in page.locator(".spot[aria-pressed=false][aria-label*=', in the sequence']").element_handles():
        die.press("Enter") if person.hand == "keys" else die.click()
    expect(page.locator(".acts .roll.main")).to_be_visible()


def turn(person: Newcomer) -> None:
    """Do what the tray of Atlantis Treasure says: slide by an arrow, put the compass on a lit square."""
    page = person.page
    expect(page.locator(".say .words")).not_to_be_empty()
    confirm = page.locator(".buttons .main")
    if confirm.count():
        person.do(confirm)
        return
    slide = page.locator(".step").last
    if slide.get_attribute("aria-pressed") == "false":
        person.do(slide)
        expect(slide).to_have_attribute("aria-pressed", "true")
        return
    arrows = page.locator(".arrow:not([aria-disabled])")
    moves = int(page.locator(".table").get_attribute("data-moves") or 0)
    person.do(arrows.nth(moves % arrows.count()) if arrows.count() else page.locator(".square.lit").first)


@pytest.mark.parametrize(("hand", "size"), [("mouse", DESK), ("touch", PHONE), ("keys", DESK)])
@pytest.mark.parametrize("game", [BLUE, ATLANTIS])
def test_a_newcomer_plays_a_first_game_by_what_the_page_says(
    guest: Callable[..., Guest], game: str, hand: str, size: dict[str, Any]
) -> None:
    person = Newcomer(guest(newcomer=True, new=True, **size), game, hand)
    person.sits_down()
    page = person.page
    ready(page, OVER)
    coach = page.locator(".coach-note")
    expect(coach).to_be_visible()
    person.look()
    assert not find_faults(page)
    if game == BLUE:
        # What could be read as points or as what a die shows is not there.
        expect(page.locator(".slot text")).to_have_count(0)
        assert not "".join(page.locator(".spot").all_inner_texts())
    for step in range(MOST):
        if person.is_over():
            break
        (dive if game == BLUE else turn)(person)
        if step < 8:
            person.look()
    expect(page.locator(OVER)).to_be_visible()
    person.look()
    expect(coach).to_have_count(0)
    assert page.evaluate(f"localStorage.getItem('fathoms/coached/{game}')") == "true"
