"""Every state of measuring, of the gallery and of the printed rules, for tests that look at all of them.

What the server would measure is written here, in its own types: it takes a while, and pages look the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import find_game
from fathoms.core.code import pack
from fathoms.protocol.requests import Problem
from fathoms.protocol.workshop import (
    Balanced,
    Failed,
    Gallery,
    GalleryEntry,
    Measured,
    Progress,
    Range,
    SeatShare,
    Suggested,
    Suggestion,
    ToldChange,
    ToldMeasure,
)
from workshop_states import ATLANTIS, BLUE, changed, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page, Route

    from fathoms.protocol.workshop import News
    from web_guest import Guest

CHANGE: Final = ToldChange("shells", "Shells per player", 12, 6, "12", "6")
VERDICT: Final = (
    "Games take half as long.",
    "The first seat has an even bigger advantage: it wins 56.3 %, and 50 % would be fair.",
    "There are not enough games to tell whether skill counts more or less; play more games.",
)


def span(mean: float, words: str) -> Range:
    return Range(mean, mean - abs(mean) / 20, mean + abs(mean) / 20, words)


def measured(name: str, group: Any, before: float, after: float) -> ToldMeasure:
    """A measure of which nobody can tell whether it changed, if it changed little."""
    is_share = before < 1
    return ToldMeasure(
        name,
        f"Told of {name}",
        group,
        is_share,
        span(before, f"{before:.2f}"),
        span(after, f"{after:.2f}"),
        span(after - before, f"{after - before:+.2f}"),
        abs(after - before) > before / 5,
    )


FOUND: Final = Measured(
    game=BLUE,
    players=2,
    games=9000,
    bots=("greedy", "greedy"),
    verdict=VERDICT,
    changes=(CHANGE, ToldChange("rolls", "Rolls per turn", 3, 2, "3", "2")),
    measures=(
        measured("turns", "length", 22.2, 12.1),
        measured("minutes", "length", 9.7, 5.3),
        measured("first-wins", "fairness", 0.53, 0.56),
        measured("wins-2", "fairness", 0.47, 0.44),
        measured("margin", "drama", 5.4, 4.6),
        measured("decided", "drama", 0.79, 0.5),
        *(measured(f"deed-{each}", "deeds", 2 + each, 3.0) for each in range(8)),
        measured("skill", "skill", 0.6, 0.61),
    ),
    code="F1-AAAA",
)
NEXT: Final = Suggested(
    goal="shorter",
    measure="Minutes per game (estimate)",
    tried=26,
    games=400,
    suggestions=tuple(
        Suggestion(change, f"F1-{change.after}", span(7, "7.04"), span(4, "3.64"), span(-3, "−3.41"))
        for change in (CHANGE, ToldChange("levels", "Levels", 5, 3, "5", "3"))
    ),
)
EQUAL: Final = Balanced(
    game=BLUE,
    games=4000,
    handicap=("Seat 1 has one roll fewer in a turn.", "Seat 2 has one shell fewer."),
    verdict="With that chances are equal: seat 1 wins 50.4 % ± 1.5 of 4,000 games.",
    changes=(
        ToldChange("rolls_by_seat", "Rolls by seat", [], [-1], "the same", "one roll fewer for seat 1"),
    ),
    shares=(
        SeatShare("Seat 1", Range(0.73, 0.72, 0.74, "73.0 %"), Range(0.504, 0.489, 0.519, "50.4 %")),
        SeatShare("Seat 2", Range(0.27, 0.26, 0.28, "27.0 %"), Range(0.496, 0.481, 0.511, "49.6 %")),
    ),
    even=True,
    code="F1-",
)
TROUBLE: Final = Failed(Problem("full", "Too much is measured here right now; try again in a minute.", None))


def entry(game: str, changes: dict[str, Any], title: str, by: str) -> GalleryEntry:
    known = find_game(game)
    told = tuple(
        ToldChange(field, field.title(), msgspec.to_builtins(known.standard)[field], after, "12", "6")
        for field, after in changes.items()
    )
    code = pack(known, known.rules(changes))
    return GalleryEntry(title, game, title, by, 1_700_000_000, code, (2, 3), told, VERDICT, 2, 9000)


WALL: Final = Gallery(
    (
        entry(BLUE, {"shells": 6}, "Short and salty", "Ada"),
        entry(ATLANTIS, {"torpedoes": 4, "stock": True}, "Averylongtitlewithoutanyspaceinitatallohdear", ""),
    )
)


def says(*news: News) -> Callable[[Route], None]:
    """Answer in the server's place, line by line."""
    body = b"".join(msgspec.json.encode(each) + b"\n" for each in news)
    return lambda route: route.fulfill(body=body, content_type="application/x-ndjson")


def with_gallery(page: Page) -> None:
    """Let the page think that there is a gallery, and what hangs in it."""

    def open_gallery(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"gallery": True})

    page.route("**/api/workshop?*", open_gallery)
    page.route("**/api/gallery?*", lambda route: route.fulfill(body=msgspec.json.encode(WALL)))


def panel(page: Page, act: str, path: str, answer: Callable[[Route], None]) -> None:
    """Open one of the two panels in a page of its own, and begin."""
    page.unroute_all()
    page.route(f"**/api/workshop/{path}?*", answer)
    changed(page, BLUE, "shells", "7" if page.locator("#field-shells input").input_value() == "6" else "6")
    opened(page, act)
    page.locator("section.panel form .main").click()


def measuring(here: Guest) -> Iterator[str]:
    """Show what is measured, suggested, hung up and printed."""
    page = here.visit(f"/workshop/{BLUE}")
    page.locator("#field-shells").wait_for()
    # Nobody answers: it goes on until it is stopped.
    panel(page, "Measure it", "measure", lambda _: None)
    page.locator(".running").wait_for()
    yield "measuring"
    page.get_by_role("button", name="Stop").click()
    page.locator(".stopped").wait_for()
    yield "stopped"
    panel(page, "Measure it", "measure", says(TROUBLE))
    page.get_by_role("alert").wait_for()
    yield "a full server"
    panel(page, "Measure it", "measure", says(Progress(1, 2), FOUND))
    page.locator(".verdict").wait_for()
    for more in page.locator(".measured summary").all():
        more.click()
    yield "measured"
    panel(page, "What next?", "suggest", says(Progress(1, 2), NEXT))
    page.locator(".found .main").first.click()
    page.locator(".put").wait_for()
    yield "what next"
    panel(page, "Equal chances", "balance", says(Progress(1, 2), EQUAL))
    page.locator(".answer").wait_for()
    yield "equal chances"
    page.unroute_all()
    with_gallery(page)
    here.visit("/gallery")
    page.locator("article").first.wait_for()
    yield "gallery"
    here.visit(f"/workshop/{BLUE}")
    page.locator("#field-shells").wait_for()
    opened(page, "Publish in the gallery")
    page.locator(".hang .main").click()
    page.locator("#hang-untitled").wait_for()
    yield "hang it"
    page.unroute_all()
    here.visit("/gallery")
    page.locator(".empty").wait_for()
    yield "no gallery"
    for game in (BLUE, ATLANTIS):
        here.visit(f"/sheet/{game}")
        page.locator(".paper footer").wait_for()
        yield f"sheet of {game}"
