"""Every page of the house and every state of a table, for tests that look at all of them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from fathoms.core import game_names
from measuring_states import measuring
from web_guest import ask, ready, wait_until_over
from workshop_states import workshop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from web_guest import Guest

GAMES: Final = sorted(game_names())
BLUE: Final = "into-the-blue"
ATLANTIS: Final = "atlantis-treasure"
# Without torpedoes on the die somebody must be able to get there all the same.
CALM: Final = {"bases": ["N e1", "S e9"], "target": [4, 4, 4]}
BIG: Final = {
    "board": ["." * 15, *(["." + "T" * 13 + "."] * 2), *(["." * 15] * 12)],
    "bases": ["N h1", "E o8", "S h15", "W a8"],
}

_BLOCKS: Final = {
    "board": [
        "R..>.v...",
        "..-....^.",
        "T.C.D...=",
        "..X..S.C.",
        "...=.....",
        ".@.....T.",
        "-..C..T..",
        "--.1..X.@",
        "..>..@..R",
    ],
    "bases": ["N e1", "E i5", "S e9", "W a5"],
    "target": [3, 3, 3],
}
KIT: Final[dict[str, dict[str, Any]]] = {
    "stops, cargo": _BLOCKS | {"die": ["N+coral", "N+coral"], "stops": True, "cargo": "carried"},
    "teams, two dice": _BLOCKS
    | {"die": ["treasure", "turn"], "dice": "choose", "teams": True, "target_by_seat": [1]},
    "rounds, two slides": _BLOCKS
    | {"die": ["slide/torpedo", "slide/torpedo"], "slides": 2, "ends": "rounds", "shots_in_vain": True},
}
"""Tables of four with blocks of the kit, by what they show."""

RICH: Final = {"levels": 1, "faces": "1C", "main": [2], "secondary": [1], "dice": 8}
"""A shallow sea in which almost every dive brings a chest, and one more dive."""
PLAIN: Final = {"levels": 1, "faces": "11", "main": [2], "secondary": [1]}
"""A shallow sea in which every dive brings shells and nothing else."""


def open_table(
    here: Guest, game: str, rules: Any, *, people: int = 1, bots: int = 1, **more: Any
) -> dict[str, Any]:
    """Open a table with so many people and bots; the first of them begins."""
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Cleo", "Dan")[:people]]
    robots = [{"kind": "bot", "bot": "random"}] * bots
    wish = {"game": game, "rules": rules, "seats": seats + robots, "first": 0, "pace": 0, **more}
    return ask(here.house, "/api/tables", wish)


def sit(here: Guest, game: str, rules: Any = "standard", **more: Any) -> Page:
    """Open a table, take its first seat, and wait until something can be decided."""
    opened = open_table(here, game, rules, **more)
    page = here.visit(f"/table/{opened['table']}#token={opened['seats'][0]['token']}")
    ready(page)
    return page


def take_chest(page: Page, slot: int) -> None:
    """Dive, stop and take a chest in the rich sea."""
    ready(page)
    faces = [page.get_by_role("button", name=re.compile(rf"^Die \d: {face}")) for face in ("1", "chest")]
    for _ in range(2):
        # Once in 128 throws all dice show the same, and one more throw mends it.
        if not all(face.count() for face in faces):
            page.keyboard.press("r")
            ready(page)
    page.keyboard.press("s")
    ready(page)
    expect(page.get_by_role("button", name=f"Take chest {slot}")).to_be_visible()
    page.keyboard.press(str(slot))


def pages(here: Guest) -> Iterator[str]:
    """Show every page that is no table."""
    plain = ["/", "/friends", f"/friends/{ATLANTIS}", "/here", "/watch", "/replay", "/score", "/nowhere"]
    for path in [*plain, *(f"/book/{game}" for game in GAMES)]:
        here.visit(path)
        yield path
    opened = open_table(here, BLUE, "standard", people=2, listed=True)
    here.visit(f"/table/{opened['table']}#invite={opened['seats'][1]['invite']}")
    yield "invited"
    page = here.visit(f"/table/{opened['table']}#token={opened['seats'][0]['token']}")
    page.locator(".waiting").wait_for()
    yield "waiting"
    yield from before_house_rules(here)
    page = here.visit("/watch")
    page.locator("li a").first.wait_for()
    yield "watch a table"
    yield from troubles(here)


def before_house_rules(here: Guest) -> Iterator[str]:
    """Show what people are told of house rules before they play, and one who only watches."""
    opened = open_table(here, ATLANTIS, {"torpedoes": 3, "target": [1, 1, 1]}, people=3, bots=0, anyone=False)
    page = here.visit(f"/table/{opened['table']}")
    page.locator(".watching").wait_for()
    yield "watching"
    page = here.visit(f"/table/{opened['table']}#invite={opened['seats'][1]['invite']}")
    page.locator(".house dt").first.wait_for()
    yield "invited to house rules"
    page = here.visit(f"/table/{opened['table']}#token={opened['seats'][0]['token']}")
    page.locator(".waiting .house dt").first.wait_for()
    yield "waiting with house rules"


def troubles(here: Guest) -> Iterator[str]:
    """Show every page on which something went wrong."""
    here.visit("/table/nosuchtable12345")
    yield "dead link"
    here.forgive("404")
    records = {
        "record": {"format": "fathoms/1", "game": "none"},
        "newer record": {"format": "fathoms/9"},
        "newer rules": {
            "format": "fathoms/1",
            "game": BLUE,
            "rules": {"tides": 2},
            "seats": ["A", "B"],
            "moves": [],
        },
    }
    for name, record in records.items():
        page = here.visit("/replay")
        page.locator("textarea").fill(json.dumps(record))
        page.locator("form .main").click()
        page.locator(".problem-page").wait_for()
        yield name
    here.forgive("400")


def lesson(here: Guest, game: str, keys: dict[str, str]) -> Iterator[str]:
    """Show every step of a lesson: it goes through everything a turn can ask."""
    page = here.visit(f"/learn/{game}")
    progress, words = page.locator(".coach progress"), page.locator(".coach p").first
    while True:
        ready(page, ".forward")
        step = progress.get_attribute("value")
        yield f"lesson {game} {step}"
        before = words.inner_text()
        if step == progress.get_attribute("max"):
            return
        if page.locator(".forward").count():
            page.locator(".forward").click()
        else:
            for press in keys[str(step)].split():
                if press.startswith("#"):
                    page.locator(CLICKED[press]).first.click()
                else:
                    page.keyboard.press(press)
        expect(words).not_to_have_text(before)


CLICKED: Final = {
    "#a6": '[data-square="a6"]',
    "#source": ".square.source",
    "#lit": ".square.lit:not(.source)",
    "#arrow": ".arrow:not([aria-disabled])",
    "#a7": '[data-square="a7"]',
}
BLUE_KEYS: Final = {
    "2": "1 2 3 r", "3": "s", "4": "3", "6": "s", "7": "2", "9": "s", "10": "3", "12": "s", "13": "1",
}  # fmt: skip
ATLANTIS_KEYS: Final = {
    "2": "s s", "3": "w w", "4": "#a6", "5": "s s", "6": "#source #lit", "7": "#arrow", "8": "t s #a7",
}  # fmt: skip


def finished(here: Guest, game: str, rules: Any) -> Page:
    """Let two bots play a short game, and look at its end."""
    opened = open_table(here, game, rules, people=0, bots=2)
    wait_until_over(here.house, opened["table"])
    page = here.visit(f"/table/{opened['table']}")
    page.get_by_role("region", name="The game is over").wait_for()
    return page


def blue(here: Guest) -> Iterator[str]:
    """Show the table of the dice game in every state."""
    page = sit(here, BLUE, bots=4)
    yield "turn"
    page.locator(".ledge.main button").first.click()
    page.get_by_role("dialog").wait_for()
    yield "level card"
    page.keyboard.press("Escape")
    yield from panels(page)
    yield from lesson(here, BLUE, BLUE_KEYS)
    page = finished(here, BLUE, {"shells": 3})
    yield "end"
    page.locator("section.scoring > .ways .button").first.click()
    page.locator("section.scoring .main").wait_for()
    yield "scoring"
    yield from replayed(page)


def atlantis(here: Guest) -> Iterator[str]:
    """Show the table of the bricks in every state."""
    page = sit(here, ATLANTIS, bots=3)
    yield "turn"
    yield from panels(page)
    for face in ("E", "coral", "torpedo"):
        page = sit(here, ATLANTIS, CALM | {"die": [face, face]})
        yield face
        page.locator(".step").last.click()
        yield f"{face}, slide"
    page = sit(here, ATLANTIS, CALM | {"foresight": True, "die": ["E", "E"]})
    yield "pick"
    page = sit(here, ATLANTIS, CALM | {"stock": True, "die": ["E", "N"]})
    yield "stock"
    page = sit(here, ATLANTIS, CALM | {"replacement": True, "die": ["coral", "coral"]})
    yield "replacement"
    page = sit(here, ATLANTIS, BIG, bots=3)
    yield "the largest board"
    for name, rules in KIT.items():
        page = sit(here, ATLANTIS, rules, bots=3)
        yield name
        page.locator(".step").last.click()
        yield f"{name}, slide"
    yield from lesson(here, ATLANTIS, ATLANTIS_KEYS)
    page = finished(here, ATLANTIS, {"target": [1, 1, 1]})
    yield "end"
    yield from replayed(page)


def panels(page: Page) -> Iterator[str]:
    """Show what a table opens on demand."""
    for button, name in (("Menu", "menu"), ("Chat", "chat")):
        if page.get_by_role("button", name=button).count():
            page.get_by_role("button", name=button).first.click()
            page.get_by_role("dialog").wait_for()
            yield name
            page.get_by_role("button", name="Close", exact=True).click()
            expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def replayed(page: Page) -> Iterator[str]:
    """Show the replay of the table on the page, and what it opens."""
    page.goto(page.url.replace("/table/", "/replay/") + "#move=4")
    page.locator(".drawing").wait_for()
    yield "replay"
    for button in ("Check the dice", "Share"):
        page.get_by_role("button", name=button).click()
        page.get_by_role("dialog").wait_for()
        yield button
        page.get_by_role("button", name="Close", exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)


STATES: Final = {"pages": pages, BLUE: blue, ATLANTIS: atlantis, "workshop": workshop, "measuring": measuring}
