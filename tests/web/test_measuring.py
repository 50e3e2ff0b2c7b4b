"""Measuring in the browser: what a change does, stopping, what next, the gallery; troubles lose nothing."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from fathoms.core import find_game
from fathoms.core.code import pack
from fathoms.protocol.workshop import Progress
from fathoms.texts import Texts
from measuring_states import EQUAL, FOUND, VERDICT
from measuring_states import says as told_by_the_server
from web_guest import find_faults

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, Request, Route

    from web_guest import Guest

BLUE: Final = "into-the-blue"
ATLANTIS: Final = "atlantis-treasure"
DESK: Final = (1440, 900)
SAY: Final = Texts("en")
# Compiling comes first on a machine that has not measured yet.
PATIENCE: Final = 300_000
QUICK: Final = {"shells": 4}
SHORTER: Final = re.compile("shorter|half as long")


def words(key: str, lang: str = "en", **more: Any) -> str:
    return Texts(lang)(f"workshop-measure.{key}", **more)


def open_draft(here: Guest, changes: dict[str, Any], game: str = BLUE) -> Page:
    """Open the workshop with a draft that the server has looked at."""
    known = find_game(game)
    code = pack(known, known.rules(changes))
    page = here.visit(f"/workshop/{game}?rules={code}")
    expect(bench(page).get_by_role("link", name=SAY("workshop.act-print"))).to_have_attribute(
        "href", f"/sheet/{game}?rules={code}"
    )
    return page


def bench(page: Page) -> Locator:
    return page.get_by_role("complementary", name=SAY("workshop.bench"))


def panel(page: Page, act: str = "measure") -> Locator:
    """Open what measures, or what looks for changes."""
    bench(page).get_by_role("button", name=SAY(f"workshop.act-{act}")).click()
    found = page.get_by_role("region", name=SAY(f"workshop.act-{act}"))
    found.get_by_role("heading", level=2).wait_for()
    return found


def begin(part: Locator, key: str = "measure-begin") -> None:
    part.get_by_role("button", name=words(key)).click()


def count_wishes(here: Guest, path: str = "/api/workshop/measure") -> list[Any]:
    """Keep what the page asks the server to measure."""
    asked: list[Any] = []

    def hear(request: Request) -> None:
        if path in request.url:
            asked.append(request.post_data_json)

    here.hear("request", hear)
    return asked


MEASURED: Final = pytest.mark.parametrize(
    "by_the_server", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["answered", "measured"]
)


def answer_unless(page: Page, *, by_the_server: bool) -> None:
    """Answer in the server's place, in its own types: measuring takes long, and pages look the same."""
    if not by_the_server:
        page.route("**/api/workshop/measure?*", told_by_the_server(Progress(1, 2), FOUND))


def says(*news: dict[str, Any], status: int = 200) -> Callable[[Route], None]:
    """Answer in the server's place, line by line."""
    lines = "".join(json.dumps(each) + "\n" for each in news)
    return lambda route: route.fulfill(status=status, body=lines, content_type="application/x-ndjson")


def test_a_change_is_measured_and_the_verdict_drawn(guest: Callable[..., Guest], gallery_house: str) -> None:
    here = guest(*DESK, at=gallery_house)
    page = open_draft(here, QUICK)
    asked = count_wishes(here)
    part = panel(page)
    part.get_by_role("radio", name=words("measure-players-count", players=3)).check()
    begin(part)
    expect(part.get_by_role("progressbar")).to_be_visible()
    verdict = part.locator(".verdict")
    verdict.wait_for(timeout=PATIENCE)
    expect(verdict).to_contain_text(SHORTER)
    expect(verdict).to_be_focused()
    expect(part.locator("[data-measure=minutes]")).to_contain_text(words("measure-sure-mark"))
    # Each seat with the line of a fair share; three groups more.
    expect(part.locator("[data-group=fairness] .pair")).to_have_count(3)
    expect(part.locator("[data-group=fairness] .fair").first).to_be_attached()
    for group in ("length", "drama", "deeds", "skill"):
        expect(part.locator(f"[data-group={group}] .pair").first).to_be_visible()
    assert [wish["players"] for wish in asked] == [3]
    # Every figure in a table, with words where it cannot be told.
    part.get_by_text(words("measure-figures"), exact=True).first.click()
    minutes = part.get_by_role("row").filter(has_text="Minutes")
    expect(minutes.get_by_role("cell").last).to_contain_text(words("measure-sure"))
    assert part.get_by_role("row").count() > 10


@MEASURED
def test_what_was_measured_is_kept_while_the_draft_is_the_same(
    guest: Callable[..., Guest], gallery_house: str, *, by_the_server: bool
) -> None:
    here = guest(*DESK, at=gallery_house)
    page = open_draft(here, QUICK)
    answer_unless(page, by_the_server=by_the_server)
    asked = count_wishes(here)
    part = panel(page)
    begin(part)
    part.locator(".verdict").wait_for(timeout=PATIENCE)
    part.get_by_role("button", name=SAY("web.close")).click()
    expect(part).to_have_count(0)
    part = panel(page)
    expect(part.locator(".verdict")).to_be_visible()
    # Another draft has another answer; undone, the old one is right again.
    page.locator("#field-shells").get_by_role("spinbutton").fill("5")
    page.keyboard.press("Tab")
    expect(part.locator(".verdict")).to_have_count(0)
    expect(part.get_by_role("button", name=words("measure-begin"))).to_be_enabled()
    bench(page).get_by_role("button", name=SAY("workshop.undo")).click()
    expect(part.locator(".verdict")).to_be_visible()
    assert len(asked) == 1


def test_it_is_measured_against_what_the_draft_began_with(
    guest: Callable[..., Guest], gallery_house: str
) -> None:
    here = guest(*DESK, at=gallery_house)
    page = open_draft(here, QUICK)
    page.locator("#field-rolls").get_by_role("spinbutton").fill("2")
    page.keyboard.press("Tab")
    asked = count_wishes(here)
    page.route("**/api/workshop/measure*", says({"kind": "waiting", "ahead": 2}))
    part = panel(page)
    part.get_by_role("radio").last.check()
    begin(part)
    part.get_by_role("alert").wait_for()
    assert asked[0]["base"]["shells"] == QUICK["shells"]
    assert asked[0]["base"]["rolls"] == find_game(BLUE).standard.rolls
    assert asked[0]["rules"]["rolls"] == 2


@MEASURED
def test_several_changes_are_listed_with_the_advice_to_change_one(
    guest: Callable[..., Guest], gallery_house: str, *, by_the_server: bool
) -> None:
    page = open_draft(guest(*DESK, at=gallery_house), QUICK | {"rolls": 2})
    answer_unless(page, by_the_server=by_the_server)
    part = panel(page)
    begin(part)
    part.locator(".verdict").wait_for(timeout=PATIENCE)
    expect(part.locator(".differs li")).to_have_count(2)
    # The advice is the server's own.
    expect(part.locator(".verdict")).to_contain_text("one at a time" if by_the_server else VERDICT[0])


def test_a_measurement_is_stopped_and_the_draft_stays(
    guest: Callable[..., Guest], gallery_house: str
) -> None:
    page = open_draft(guest(*DESK, at=gallery_house), {"quiet_rounds": 60}, ATLANTIS)
    part = panel(page)
    begin(part)
    part.get_by_role("button", name=words("measure-stop")).click()
    expect(part.get_by_role("status")).to_have_text(words("measure-stopped"))
    expect(part.get_by_role("button", name=words("measure-begin"))).to_be_enabled()
    expect(page.locator("#field-quiet_rounds").get_by_role("spinbutton")).to_have_value("60")


def test_rules_that_are_the_same_need_no_measuring(guest: Callable[..., Guest], gallery_house: str) -> None:
    page = open_draft(guest(*DESK, at=gallery_house), {})
    part = panel(page)
    expect(part.get_by_role("button", name=words("measure-begin"))).to_be_disabled()
    expect(part).to_contain_text(words("measure-nothing"))


@pytest.mark.parametrize("kind", ["full", "rate", "gone", "internal"])
def test_trouble_is_one_sentence_with_a_way_on(
    guest: Callable[..., Guest], gallery_house: str, kind: str
) -> None:
    here = guest(*DESK, at=gallery_house)
    page = open_draft(here, QUICK)
    if kind == "gone":
        page.route("**/api/workshop/measure*", lambda route: route.abort())
    else:
        error = {"kind": kind, "message": "", "rule": None}
        page.route("**/api/workshop/measure*", says({"kind": "failed", "error": error}))
    part = panel(page)
    begin(part)
    expect(part.get_by_role("alert")).to_have_text(
        words("trouble-other" if kind == "internal" else f"trouble-{kind}")
    )
    expect(page.locator("#field-shells").get_by_role("spinbutton")).to_have_value(str(QUICK["shells"]))
    # A way on: the same button once more, and nothing has to be typed again.
    page.unroute_all()
    page.route("**/api/workshop/measure*", says({"kind": "progress", "done": 1, "total": 2}))
    part.get_by_role("button", name=SAY("web.try-again")).click()
    expect(part.get_by_role("alert")).to_have_text(words("trouble-gone"))
    if kind == "gone":
        here.forgive("Failed to load")


def test_a_visitor_who_measures_too_often_is_told_so(guest: Callable[..., Guest], stingy_house: str) -> None:
    here = guest(*DESK, at=stingy_house)
    page = open_draft(here, QUICK)
    answer_unless(page, by_the_server=False)
    part = panel(page)
    begin(part)
    part.locator(".verdict").wait_for()
    page.unroute_all()
    # One that is stopped counts, too.
    part.get_by_role("radio", name=words("measure-players-count", players=3)).check()
    begin(part)
    part.get_by_role("progressbar").wait_for()
    part.get_by_role("button", name=words("measure-stop")).click()
    expect(part.get_by_role("status")).to_have_text(words("measure-stopped"))
    begin(part)
    expect(part.get_by_role("alert")).not_to_be_empty()
    # What was measured before is still there.
    part.get_by_role("radio", name=words("measure-players-count", players=2)).check()
    expect(part.locator(".verdict")).to_be_visible()
    here.forgive("429")


def test_what_next_lists_changes_that_are_put_in_by_a_click(
    guest: Callable[..., Guest], gallery_house: str
) -> None:
    page = open_draft(guest(*DESK, at=gallery_house), QUICK)
    part = panel(page, "next")
    part.get_by_label(words("next-goal")).select_option("longer")
    begin(part, "next-begin")
    first = part.get_by_role("listitem").first
    first.wait_for(timeout=PATIENCE)
    expect(first).to_contain_text("+")
    count = bench(page).get_by_role("heading", level=2)
    before = count.inner_text()
    title = first.get_by_role("heading").inner_text()
    first.get_by_role("button", name=words("next-put")).click()
    expect(part.locator(".put")).to_contain_text(title)
    bench(page).get_by_role("button", name=SAY("workshop.undo")).click()
    expect(count).to_have_text(before)
    # The list is of the draft as it was, so it is there again.
    part.get_by_role("listitem").first.get_by_role("button", name=words("next-try")).click()
    page.wait_for_url("**/table/*", timeout=60_000)


@pytest.mark.parametrize("size", [DESK, (390, 844)], ids=["desk", "phone"])
def test_a_handicap_is_found_and_taken_into_the_draft_by_keys(
    guest: Callable[..., Guest], size: tuple[int, int]
) -> None:
    here = guest(*size)
    page = here.visit(f"/workshop/{BLUE}")
    page.locator("#field-shells").wait_for()
    asked = count_wishes(here, "/api/workshop/balance")
    page.route("**/api/workshop/balance?*", told_by_the_server(Progress(1, 2), EQUAL))
    if size != DESK:
        page.get_by_role("button", name=SAY("workshop.more"), exact=True).click()
    page.get_by_role("button", name=SAY("workshop.act-equal")).press("Enter")
    part = page.get_by_role("region", name=SAY("workshop.act-equal"))
    part.get_by_label(words("equal-seat", seat=1)).select_option("greedy")
    part.get_by_label(words("equal-seat", seat=2)).select_option("cautious")
    part.get_by_role("button", name=words("equal-begin")).press("Enter")
    expect(part.locator(".answer")).to_be_focused()
    assert [(wish["game"], wish["players"]) for wish in asked] == [(BLUE, ["greedy", "cautious"])]
    for sentence in (*EQUAL.handicap, EQUAL.verdict):
        expect(part.locator(".answer")).to_contain_text(sentence)
    expect(part.get_by_role("row").last).to_contain_text("49.6 % (48.1")
    assert not find_faults(page)
    part.get_by_role("button", name=words("equal-use")).press("Enter")
    expect(part.get_by_role("status").last).to_have_text(words("equal-used"))
    expect(page.locator("#field-rolls_by_seat").get_by_role("spinbutton").first).to_have_value("-1")


def test_a_rule_set_is_hung_in_the_gallery_played_and_printed(
    guest: Callable[..., Guest], gallery_house: str
) -> None:
    page = open_draft(guest(*DESK, at=gallery_house), {"shells": 3})
    bench(page).get_by_role("button", name=SAY("workshop.act-hang")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(words("hang-name")).fill("   ")
    dialog.get_by_role("button", name=words("hang-begin")).click()
    expect(dialog.get_by_role("alert")).to_have_text(words("hang-no-title"))
    dialog.get_by_label(words("hang-name")).fill("Three shells <i>")
    dialog.get_by_label(words("hang-by")).fill("Ada")
    dialog.get_by_role("button", name=words("hang-begin")).click()
    dialog.get_by_role("link", name=words("hang-see")).click(timeout=PATIENCE)
    # Somebody else finds it there.
    other = guest(at=gallery_house)
    wall = other.visit(f"/gallery/{BLUE}")
    entry = wall.get_by_role("listitem").filter(has_text="Three shells <i>").first
    expect(entry).to_contain_text(words("gallery-by", by="Ada"))
    expect(entry).to_contain_text(SHORTER)
    expect(entry).to_contain_text(SAY(f"{BLUE}.field-shells"))
    expect(entry.locator(".frame svg").first).to_be_visible()
    printing = entry.get_by_role("link", name=words("gallery-print"))
    assert printing.get_attribute("href", timeout=5_000)
    printing.click()
    expect(wall.locator(".paper h2")).to_have_text("Three shells <i>")
    wall.go_back()
    entry.get_by_role("link", name=words("gallery-open")).click()
    expect(wall.locator("#field-shells").get_by_role("spinbutton")).to_have_value("3")
    wall.goto(f"{gallery_house}/gallery/{BLUE}")
    entry.get_by_role("button", name=words("gallery-play")).click()
    wall.wait_for_url("**/table/*")


def test_a_gallery_without_pictures_invites(guest: Callable[..., Guest], gallery_house: str) -> None:
    here = guest(at=gallery_house)
    here.page.route("**/api/gallery*", lambda route: route.fulfill(json={"entries": []}))
    page = here.visit(f"/gallery/{ATLANTIS}")
    expect(page.get_by_role("heading", level=2)).to_have_text(words("gallery-empty"))
    page.get_by_role("link", name=words("gallery-workshop")).click()
    page.wait_for_url(f"**/workshop/{ATLANTIS}")


def test_a_house_without_a_gallery_says_so(guest: Callable[..., Guest]) -> None:
    page = guest().visit("/gallery")
    expect(page.get_by_role("heading", level=2)).to_have_text(words("gallery-none"))
    expect(page.locator("main")).to_contain_text(words("gallery-none-about"))
    expect(page.get_by_role("link", name=words("gallery-workshop"))).to_be_visible()


@MEASURED
@pytest.mark.parametrize("lang", ["fr", "es"])
def test_the_verdict_speaks_the_language_of_the_page(
    guest: Callable[..., Guest], gallery_house: str, lang: str, *, by_the_server: bool
) -> None:
    """On a phone, and open to everyone: test_every_state looks at it in English."""
    here = guest(390, 844, at=gallery_house, locale=lang)
    answer_unless(here.page, by_the_server=by_the_server)
    asked: list[str] = []
    here.hear("request", lambda request: asked.append(request.url))
    say = Texts(lang)
    known = find_game(BLUE)
    page = here.visit(f"/workshop/{BLUE}?rules={pack(known, known.rules(QUICK))}")
    page.locator("#field-shells").wait_for()
    page.get_by_role("button", name=say("workshop.more"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=say("workshop.act-measure")).click()
    part = page.get_by_role("region", name=say("workshop.act-measure"))
    part.get_by_role("button", name=words("measure-begin", lang)).click()
    part.locator(".verdict").wait_for(timeout=PATIENCE)
    said = part.inner_text()
    assert [url for url in asked if "/api/workshop/measure" in url and f"lang={lang}" in url]
    assert words("measure-group-length", lang) in said
    assert "workshop-measure." not in said
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    part.locator("summary").first.click()
    part.locator("summary").last.click()
    wrong = find_faults(page)
    assert not wrong, "\n".join(wrong)
