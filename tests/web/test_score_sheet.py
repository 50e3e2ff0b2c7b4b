"""The score sheet of the boxed game: scored by the house, every tie explained, and kept on the device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from fathoms.core import find_game
from fathoms.texts import Texts
from web_guest import Guest, find_faults, find_faults_by_day_and_night

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, Route

GAME = "into-the-blue"
SHELLS = [(2, 1, 0, 3, 0), (2, 1, 0, 3, 0), (1, 1, 2, 3, 1), (2, 1, 0, 3, 1)]
"""Everybody even on level 4: the levels above, shells in hand and the last turns have to decide."""
CHESTS = {8: 0, 7: 2}
"""Worth, and whose."""


def enter(page: Page, say: Texts) -> None:
    """Type the table in, a player at a time, as on a phone."""
    people = page.get_by_role("group", name=say("web.score-people"))
    people.get_by_role("button", name=str(len(SHELLS)), exact=True).click()
    for seat, counts in enumerate(SHELLS):
        choose(page, say, seat)
        for level, count in enumerate(counts, start=1):
            what = say(f"{GAME}.level", level=level)
            more = page.get_by_role("button", name=say("web.more", what=what), exact=True)
            for _ in range(count):
                more.click()
        for value, owner in CHESTS.items():
            if owner == seat:
                worth = say(f"{GAME}.sheet-chest-worth", value=value)
                page.get_by_role("button", name=f"{worth}:").click()
    first = say("core.colour-blue")
    page.get_by_role("button", name=say(f"{GAME}.sheet-earlier", name=first), exact=True).click()


def choose(page: Page, say: Texts, seat: int) -> None:
    page.get_by_role("navigation", name=say("web.score-players")).get_by_role("button").nth(seat).click()


def table(say: Texts) -> dict[str, Any]:
    """The same table as data."""
    names = [say(f"core.colour-{colour.lower()}") for colour in find_game(GAME).colours[: len(SHELLS)]]
    players = [
        {
            "name": name,
            "shells": list(counts),
            "chests": [value for value, owner in CHESTS.items() if owner == seat],
        }
        for seat, (name, counts) in enumerate(zip(names, SHELLS, strict=True))
    ]
    order = [names[1], names[0], *names[2:]]
    return {"game": GAME, "players": players, "last_turn_order": order}


def expect_result(page: Page, say: Texts) -> None:
    """Read the whole result off the page: what the engine says, every tie with its numbers."""
    sheet = find_game(GAME).sheet()
    assert sheet is not None
    scored: Any = sheet.score(table(say)).scene()
    result = result_of(page, say)
    best = [scored.names[seat] for seat in scored.winners]
    expect(result.get_by_role("status")).to_have_text(
        say(scored.key, name=best[0], names=best, points=scored.points)
    )
    for name, points in zip(scored.names, scored.scores, strict=True):
        row = result.get_by_role("row").filter(has_text=name)
        expect(row.get_by_role("cell").last).to_have_text(str(points))
    rules: set[str] = set()
    levels = result.locator("ol.levels > li")
    for place, level in enumerate(scored.levels):
        shown = levels.nth(place)
        expect(shown.get_by_role("heading")).to_have_text(say(f"{GAME}.level", level=level.level))
        for standing in level.standings:
            tie = standing.tie
            if tie is None:
                continue
            rules.add(tie.rule)
            better, worse = scored.names[tie.better], scored.names[tie.worse]
            numbers = {"level": tie.level, "ours": tie.ours, "theirs": tie.theirs}
            expect(shown).to_contain_text(
                say(f"web-{GAME}.tie-{tie.rule}", better=better, worse=worse, **numbers)
            )
    assert rules == {"S3", "S4", "S5"}


def result_of(page: Page, say: Texts) -> Locator:
    return page.get_by_role("region", name=say("web.score-result"))


def type_values(page: Page, say: Texts) -> None:
    """Type what is printed in the box: another main treasure, and two different secondaries on a level."""
    asked = page.get_by_role("region", name=say("web.box-ask"))
    asked.get_by_role("button", name=say("web.box-type")).click()
    for field, points in (("main", "9"), ("other_secondary", "7")):
        what = f"{say(f'{GAME}.field-{field}')}, {say(f'{GAME}.level', level=5)}"
        asked.get_by_role("spinbutton", name=what).fill(points)
    asked.get_by_role("button", name=say("workshop.box-keep")).click()
    expect(asked).to_have_count(0)


def test_the_result_comes_in_every_language_and_is_there_the_next_time(guest: Callable[..., Guest]) -> None:
    here = guest()
    page = here.visit("/score")
    say = Texts("en")
    enter(page, say)
    for lang in ("en", "fr", "es"):
        say = Texts(lang)
        page.locator(".language select").select_option(lang)
        expect_result(page, say)
        # Whose values these are is asked, and said with the result until they are typed in.
        expect(page.get_by_role("region", name=say("web.box-ask"))).to_be_visible()
        expect(result_of(page, say)).to_contain_text(say(f"{GAME}.sheet-our-values"))
        # "Why?" is answered too: the rule itself.
        rule = say(f"web-{GAME}.rule", rule="S3")
        result_of(page, say).get_by_role("button", name=rule).first.click()
        expect(page.get_by_role("dialog")).to_contain_text(say(f"{GAME}-rules.S3", single="no"))
        page.keyboard.press("Escape")
        page.reload()
        expect_result(page, say)
    type_values(page, say)
    result = result_of(page, say)
    expect(result).not_to_contain_text(say(f"{GAME}.sheet-our-values"))
    page.reload()
    expect(result.get_by_role("status")).to_be_visible()
    expect(result).not_to_contain_text(say(f"{GAME}.sheet-our-values"))
    assert not here.strangers


def test_without_a_network_the_sheet_is_filled_in_and_scored_later(guest: Callable[..., Guest]) -> None:
    here = guest()
    say = Texts("en")
    page = here.visit("/score")
    people = page.get_by_role("group", name=say("web.score-people"))
    people.get_by_role("button", name="2", exact=True).click()
    expect(result_of(page, say).get_by_role("status")).to_have_text(say("web.score-empty"))
    page.context.set_offline(offline=True)
    enter(page, say)
    expect(result_of(page, say).get_by_role("status")).to_have_text(say("web.score-gone"))
    page.context.set_offline(offline=False)
    expect_result(page, say)
    here.forgive("ERR_INTERNET_DISCONNECTED")


def test_many_taps_are_few_questions(guest: Callable[..., Guest]) -> None:
    """While the house answers nothing else is asked; then the table as it is by then."""
    say = Texts("en")
    here = guest()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)
        if len(held) > 1:
            route.continue_()

    here.page.route("**/api/score*", hold)
    page = here.visit("/score")
    enter(page, say)
    assert len(held) == 1
    held[0].continue_()
    expect_result(page, say)
    assert len(held) == 2


def test_whoever_takes_our_values_is_not_asked_again(guest: Callable[..., Guest]) -> None:
    say = Texts("en")
    here = guest()
    page = here.visit("/score")
    page.get_by_role("button", name="Chest worth 8").click()
    page.get_by_role("button", name=say("web.box-ours")).click()
    asked = page.get_by_role("region", name=say("web.box-ask"))
    expect(asked).to_have_count(0)
    page.reload()
    expect(result_of(page, say)).to_contain_text(say(f"{GAME}.sheet-our-values"))
    expect(asked).to_have_count(0)
    # The way to type them stays beside the result.
    result_of(page, say).get_by_role("button", name=say("web.box-type")).click()
    expect(asked.get_by_role("button", name=say("workshop.box-keep"))).to_be_visible()
    assert not find_faults(page)


def test_an_impossible_table_says_why(guest: Callable[..., Guest]) -> None:
    here = guest()
    page = here.visit("/score")
    say = Texts("en")
    for seat in (0, 1):
        choose(page, say, seat)
        page.get_by_placeholder(["Green", "Blue"][seat]).fill("Ada")
    expect(result_of(page, say)).to_contain_text(say(f"{GAME}.sheet-name-twice", name="Ada"))
    here.forgive("the server responded with a status of 4")
    page.get_by_role("button", name=say("web.score-clear")).click()
    expect(result_of(page, say)).to_contain_text(say("web.score-empty"))


def test_nobody_places_more_shells_than_they_own(guest: Callable[..., Guest]) -> None:
    page = guest().visit("/score")
    more = page.get_by_role("button", name="One more Level 3", exact=True)
    for _ in range(12):
        more.click()
    expect(more).to_be_disabled()
    expect(page.get_by_role("button", name="One more Level 1", exact=True)).to_be_disabled()


def test_a_chest_has_one_owner(guest: Callable[..., Guest]) -> None:
    page = guest().visit("/score")
    say = Texts("en")
    chest = page.get_by_role("button", name="Chest worth 8")
    chest.click()
    expect(chest).to_have_attribute("aria-pressed", "true")
    choose(page, say, 1)
    expect(chest).to_have_accessible_name("Chest worth 8: Green")
    chest.click()
    expect(chest).to_have_accessible_name("Chest worth 8: Blue")
    expect(result_of(page, say).get_by_role("status")).to_have_text("Blue wins with 8 points.")
    chest.click()
    expect(chest).to_have_accessible_name("Chest worth 8: nobody")


def test_one_hand_reaches_a_whole_player(guest: Callable[..., Guest]) -> None:
    """On a phone everything of a player stands on one screen, each button as large as a thumb."""
    page = guest(has_touch=True, is_mobile=True).visit("/score")
    card = page.get_by_role("group", name="Green", exact=True)
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    bar = page.get_by_role("navigation", name="Players").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["height"] + bar["height"] <= 844
    for button in [
        *card.get_by_role("button").all(),
        *page.get_by_role("navigation", name="Players").get_by_role("button").all(),
    ]:
        size = button.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_full_sheet_is_open_to_everyone(guest: Callable[..., Guest]) -> None:
    say = Texts("en")
    page = guest().visit("/score")
    enter(page, say)
    for width, height, look in ((390, 844, find_faults_by_day_and_night), (1440, 900, find_faults)):
        page.set_viewport_size({"width": width, "height": height})
        expect_result(page, say)
        assert look(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
