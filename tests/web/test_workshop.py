"""The workshop: fields filled in by mouse, finger and keyboard; problems in words; try, keep and share."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from fathoms.core import find_game
from fathoms.core.code import pack
from fathoms.texts import Texts
from web_guest import Guest, ask, ready, wait_until_over

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator, Page, Route

BLUE: Final = "into-the-blue"
ATLANTIS: Final = "atlantis-treasure"
DESK: Final = (1440, 900)
SAY: Final = Texts("en")


def open_workshop(here: Guest, game: str = BLUE) -> Page:
    """Open the workshop of a game and wait until the server has looked at the draft."""
    page = here.visit(f"/workshop/{game}")
    page.locator(".group").first.wait_for()
    expect(page.locator("main > .unseen[role=status]")).not_to_be_empty()
    return page


def field(page: Page, name: str) -> Locator:
    return page.locator(f"#field-{name}")


def number(page: Page, name: str) -> Locator:
    return field(page, name).get_by_role("spinbutton")


def bench(page: Page) -> Locator:
    """What is at the right of a desk."""
    return page.get_by_role("complementary", name=SAY("workshop.bench"))


def chips(page: Page) -> Locator:
    return bench(page).get_by_role("list", name=SAY("workshop.changes")).get_by_role("listitem")


def title_of(game: str, name: str) -> str:
    return SAY(f"{game}.field-{name}")


def code_of(game: str, **changes: Any) -> str:
    known = find_game(game)
    return pack(known, known.rules(changes))


def wait_until_looked_at(page: Page, changes: int) -> None:
    expect(bench(page).get_by_role("heading", level=2)).to_have_text(
        SAY("workshop.changes-count", count=changes)
    )
    expect(bench(page).get_by_role("link", name=SAY("workshop.act-print"))).to_be_visible()


def test_a_number_is_stepped_held_and_typed(guest: Callable[..., Guest]) -> None:
    page = open_workshop(guest(*DESK))
    title = title_of(BLUE, "shells")
    more = field(page, "shells").get_by_role("button", name=SAY("web.more", what=title))
    more.click()
    expect(number(page, "shells")).to_have_value("13")
    more.hover()
    page.mouse.down()
    expect(number(page, "shells")).to_have_value(re.compile("1[5-9]|[23]."), timeout=10_000)
    page.mouse.up()
    # What was held down is one step back.
    bench(page).get_by_role("button", name=SAY("workshop.undo")).click()
    expect(number(page, "shells")).to_have_value("13")
    number(page, "shells").fill("7")
    expect(chips(page)).to_have_count(1)
    expect(chips(page)).to_contain_text("12 → now: 7")
    field(page, "shells").get_by_role("button", name=SAY("workshop.form-back")).click()
    expect(chips(page)).to_have_count(0)
    expect(number(page, "shells")).to_have_value("12")


def test_a_number_stops_at_its_bounds(guest: Callable[..., Guest]) -> None:
    page = open_workshop(guest(*DESK))
    more = field(page, "rolls").get_by_role("button", name=SAY("web.more", what=title_of(BLUE, "rolls")))
    for _ in range(2):
        more.click()
    expect(number(page, "rolls")).to_have_value("5")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.click(force=True)
    expect(number(page, "rolls")).to_have_value("5")


def test_lists_choices_and_switches(guest: Callable[..., Guest]) -> None:
    page = open_workshop(guest(*DESK))
    main = field(page, "main")
    expect(main.get_by_role("spinbutton")).to_have_count(5)
    main.get_by_role("button", name=f"{SAY('workshop.form-longer')}:").click()
    expect(main.get_by_role("spinbutton")).to_have_count(6)
    expect(main.get_by_role("button", name=f"{SAY('workshop.form-longer')}:")).to_have_attribute(
        "aria-disabled", "true"
    )
    main.get_by_role("spinbutton").nth(5).fill("9")
    expect(chips(page)).to_contain_text("2, 3, 4, 5, 6, 9")
    main.get_by_role("button", name=SAY("workshop.form-shorter")).click()
    expect(chips(page)).to_have_count(0)
    # Two of the same length have no way to grow.
    expect(
        field(page, "secondaries").get_by_role("button", name=f"{SAY('workshop.form-longer')}:")
    ).to_have_count(0)
    ways = field(page, "last_chest").get_by_role("radio")
    expect(ways).to_have_count(3)
    ways.nth(2).check()
    expect(chips(page)).to_contain_text(title_of(BLUE, "last_chest"))
    page = open_workshop(guest(*DESK), ATLANTIS)
    switch = field(page, "stock").get_by_role("switch")
    switch.check()
    expect(chips(page)).to_have_count(1)
    expect(chips(page)).to_contain_text(title_of(ATLANTIS, "stock"))
    switch.uncheck()
    expect(chips(page)).to_have_count(0)


def test_fields_whose_own_editor_cannot_be_fetched_have_one_from_the_schema(
    guest: Callable[..., Guest],
) -> None:
    """Named things, texts and lines: what any new game gets."""
    here = guest(*DESK)
    here.page.route(re.compile(r"/assets/(Die|Board)Builder[^/]*\.js"), lambda route: route.abort())
    page = open_workshop(here, ATLANTIS)
    die = field(page, "die")
    die.locator("ol button").last.click()
    expect(chips(page)).to_contain_text(title_of(ATLANTIS, "die"))
    die.locator(".more button").first.click()
    expect(die.locator("ol li")).to_have_count(6)
    rows = page.get_by_role("textbox", name=title_of(ATLANTIS, "board"))
    written = rows.input_value().split("\n")
    assert written == list(find_game(ATLANTIS).standard.board)
    rows.fill("\n".join([written[0], written[1].replace("T", "."), *written[2:]]))
    expect(chips(page)).to_have_count(2)
    rows.fill("short")
    expect(page.locator("#field-board-wrong")).not_to_be_empty()
    expect(rows).to_have_attribute("aria-invalid", "true")
    bench(page).get_by_role("button", name=SAY("workshop.undo")).click()
    expect(rows).to_have_value("\n".join(written))
    page = open_workshop(here, BLUE)
    faces = page.get_by_role("textbox", name=title_of(BLUE, "faces"))
    faces.fill("12345CC")
    expect(chips(page)).to_contain_text(title_of(BLUE, "faces"))
    faces.fill("12345X")
    expect(page.locator("#field-faces-wrong")).to_contain_text("faces", ignore_case=True)
    here.forgive("ERR_FAILED")


def test_a_field_of_an_unknown_kind_is_written_as_it_is(guest: Callable[..., Guest]) -> None:
    here = guest(*DESK)

    def strange(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["schema"]["$defs"]["Rules"]["properties"]["chests"] = {"description": "anything"}
        route.fulfill(response=answer, json=told)

    here.page.route("**/api/workshop?*", strange)
    page = open_workshop(here)
    chests = page.get_by_role("textbox", name=title_of(BLUE, "chests"))
    chests.fill("[9, 9]")
    expect(chips(page)).to_contain_text("9 each")
    chests.fill("[9, 9")
    expect(field(page, "chests")).to_contain_text(SAY("workshop.form-unread"))
    expect(chips(page)).to_contain_text("9 each")


def test_a_finger_changes_tries_and_undoes(guest: Callable[..., Guest]) -> None:
    page = open_workshop(guest(390, 844, has_touch=True, is_mobile=True))
    bar = page.get_by_role("group", name=SAY("workshop.bench"))
    expect(bar).to_be_in_viewport()
    field(page, "shells").get_by_role("button", name=SAY("web.more", what=title_of(BLUE, "shells"))).tap()
    chip = bar.get_by_role("list", name=SAY("workshop.changes"))
    expect(chip).to_contain_text(title_of(BLUE, "shells"))
    field(page, "last_chest").locator("label").nth(2).tap()
    expect(bar.get_by_role("listitem")).to_have_count(2)
    page.evaluate("scrollTo(0, 0)")
    expect(bar).to_be_in_viewport()
    chip.get_by_role("button", name=re.compile(f"^{title_of(BLUE, 'shells')}")).tap()
    expect(number(page, "shells")).to_be_in_viewport()
    bar.get_by_role("button", name=SAY("workshop.undo")).tap()
    expect(bar.get_by_role("listitem")).to_have_count(1)
    bar.get_by_role("button", name=SAY("workshop.redo")).tap()
    expect(bar.get_by_role("listitem")).to_have_count(2)
    bar.get_by_role("button", name=SAY("workshop.more")).tap()
    window = page.get_by_role("dialog", name=SAY("workshop.bench"))
    expect(window).to_contain_text(SAY("workshop.one-at-a-time"))
    window.get_by_role("button", name=SAY("workshop.change-undo", title=title_of(BLUE, "last_chest"))).tap()
    expect(window).not_to_contain_text(SAY("workshop.one-at-a-time"))
    window.get_by_role("button", name=SAY("workshop.try")).tap()
    page.wait_for_url("**/table/*")


def test_the_keyboard_alone(guest: Callable[..., Guest]) -> None:
    page = open_workshop(guest(*DESK))
    number(page, "rolls").focus()
    page.keyboard.press("ArrowDown")
    expect(number(page, "rolls")).to_have_value("2")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(number(page, "rolls")).to_have_value("3")
    page.keyboard.press("Control+z")
    expect(number(page, "rolls")).to_have_value("2")
    field(page, "last_shell").get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowDown")
    expect(chips(page)).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(chips(page)).to_have_count(1)
    page.keyboard.press("Control+Shift+z")
    expect(chips(page)).to_have_count(2)
    # A chip leads to its field.
    chips(page).filter(has_text=title_of(BLUE, "rolls")).get_by_role("button").first.press("Enter")
    expect(field(page, "rolls").locator("*:focus")).to_have_count(1)
    # "Why?" is answered, and Escape goes back to where one was.
    why = field(page, "rolls").get_by_role("button", name="Why? Rule T2")
    why.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("2")
    page.keyboard.press("Escape")
    expect(why).to_be_focused()


def test_a_broken_rule_set_says_what_is_wrong_at_each_field(guest: Callable[..., Guest]) -> None:
    page = open_workshop(guest(*DESK))
    number(page, "levels").fill("6")
    for name in ("main", "secondary"):
        expect(page.locator(f"#field-{name}-wrong")).to_contain_text("6")
    expect(field(page, "faces")).to_contain_text("6")
    number(page, "rolls").fill("9")
    said = page.locator("#field-rolls-wrong")
    expect(said).to_contain_text("from 1 to 5")
    expect(number(page, "rolls")).to_have_attribute("aria-invalid", "true")
    expect(number(page, "rolls")).to_have_attribute("aria-describedby", "field-rolls-wrong")
    # Nothing that needs sound rules is done; the way to what is wrong is offered instead.
    page.evaluate("scrollTo(0, 0)")
    bench(page).get_by_role("button", name=SAY("workshop.try")).click(force=True)
    expect(page.locator("[id$=-wrong]:not(:empty)").first).to_be_in_viewport()
    assert "/workshop/" in page.url
    page.evaluate("scrollTo(0, 0)")
    bench(page).get_by_role("button", name=re.compile("must be fixed")).click()
    expect(page.locator("[id$=-wrong]:not(:empty)").first).to_be_in_viewport()
    number(page, "rolls").fill("2")
    expect(said).to_be_empty()
    number(page, "levels").fill("5")
    wait_until_looked_at(page, 1)


def test_each_item_of_a_list_says_what_is_wrong_with_it(guest: Callable[..., Guest]) -> None:
    page = open_workshop(guest(*DESK))
    third = field(page, "chests").get_by_role("spinbutton").nth(2)
    third.fill("100")
    expect(page.locator("#field-chests-wrong")).to_contain_text("99")
    expect(third).to_have_attribute("aria-invalid", "true")
    expect(field(page, "chests").get_by_role("spinbutton").nth(1)).not_to_have_attribute(
        "aria-invalid", "true"
    )


def test_try_it_opens_a_table_with_it_and_the_draft_is_there_on_the_way_back(
    guest: Callable[..., Guest],
) -> None:
    here = guest(*DESK)
    page = open_workshop(here)
    number(page, "shells").fill("3")
    bench(page).get_by_role("button", name=SAY("workshop.try")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_test_id("board")).not_to_be_empty()
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    assert ask(here.house, f"/api/tables/{table}")["rules"] == {"shells": 3}
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("dialog").get_by_role("link", name=SAY("web.workshop-back")).click()
    page.wait_for_url(f"**/workshop/{BLUE}")
    expect(number(page, "shells")).to_have_value("3")
    wait_until_looked_at(page, 1)


def test_the_end_of_a_game_with_changed_rules_leads_to_the_workshop(guest: Callable[..., Guest]) -> None:
    here = guest(*DESK)
    seats = [{"kind": "bot", "bot": "random"}] * 2
    opened = ask(here.house, "/api/tables", {"game": BLUE, "rules": {"shells": 2}, "seats": seats, "pace": 0})
    wait_until_over(here.house, opened["table"])
    page = here.visit(f"/table/{opened['table']}")
    over = page.get_by_role("region", name=SAY("web.game-over"))
    over.get_by_role("link", name=SAY("web.workshop-open")).click()
    expect(number(page, "shells")).to_have_value("2")
    assert page.url.endswith(f"/workshop/{BLUE}")


def test_nothing_is_lost_by_a_reload_or_a_server_that_is_gone(guest: Callable[..., Guest]) -> None:
    here = guest(*DESK)
    page = open_workshop(here)
    number(page, "shells").fill("8")
    wait_until_looked_at(page, 1)
    page.reload()
    expect(number(page, "shells")).to_have_value("8")
    wait_until_looked_at(page, 1)
    bench(page).get_by_role("button", name=SAY("workshop.undo")).click()
    expect(number(page, "shells")).to_have_value("12")
    bench(page).get_by_role("button", name=SAY("workshop.redo")).click()
    page.route("**/api/workshop/check*", lambda route: route.abort())
    number(page, "shells").fill("9")
    expect(bench(page)).to_contain_text(SAY("workshop.gone"))
    expect(number(page, "shells")).to_have_value("9")
    page.unroute_all()
    expect(bench(page)).not_to_contain_text(SAY("workshop.gone"), timeout=10_000)
    wait_until_looked_at(page, 1)
    here.forgive("ERR_FAILED")


def keep(page: Page, title: str) -> None:
    bench(page).get_by_role("button", name=SAY("workshop.act-keep")).click()
    window = page.get_by_role("dialog", name=SAY("workshop.keep-title"))
    window.get_by_label(SAY("workshop.keep-name")).fill(title)
    window.locator("form .main").click()
    expect(window).to_contain_text(SAY("workshop.kept", title=title))


def test_what_is_kept_can_be_played_renamed_copied_and_thrown_away(guest: Callable[..., Guest]) -> None:
    here = guest(*DESK)
    page = open_workshop(here)
    number(page, "shells").fill("5")
    wait_until_looked_at(page, 1)
    keep(page, "Short dives")
    mine = page.get_by_role("dialog").locator(".saved")
    mine.get_by_role("button", name=SAY("workshop.mine-rename", title="Short dives")).click()
    mine.get_by_role("textbox").fill("Five shells")
    mine.get_by_role("textbox").press("Enter")
    expect(mine.get_by_role("listitem")).to_contain_text("Five shells")
    mine.get_by_role("button", name=SAY("workshop.mine-copy", title="Five shells")).click()
    expect(mine.get_by_role("listitem")).to_have_count(2)
    copy = SAY("workshop.mine-copy-title", title="Five shells")
    mine.get_by_role("button", name=SAY("workshop.mine-remove", title=copy)).click()
    expect(mine.get_by_role("listitem")).to_have_count(1)
    mine.get_by_role("button", name=SAY("workshop.mine-fetch")).click()
    expect(mine.get_by_role("listitem")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(bench(page)).to_contain_text(SAY("workshop.kept-as", title="Five shells"))
    number(page, "rolls").fill("2")
    expect(bench(page)).to_contain_text(SAY("workshop.kept-as-before", title="Five shells"))
    # It is one of the rule sets at a table now.
    page = here.visit(f"/friends/{BLUE}")
    page.get_by_label(SAY("web.rule-set")).select_option(label="Five shells")
    page.get_by_label(SAY("web.seat-number", number=2), exact=True).select_option("random")
    page.get_by_role("button", name=SAY("web.open-table")).click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    assert ask(here.house, f"/api/tables/{table}")["rules"] == {"shells": 5}
    page = here.visit(f"/here/{BLUE}")
    expect(page.get_by_label(SAY("web.rule-set")).locator("optgroup option")).to_have_count(2)
    # And the draft may begin with it.
    page = open_workshop(here)
    bench(page).get_by_role("button", name=SAY("workshop.start-from")).click()
    page.get_by_role("dialog").get_by_role("button", name="Standard", exact=False).first.click()
    expect(number(page, "shells")).to_have_value("12")
    bench(page).get_by_role("button", name=SAY("workshop.start-from")).click()
    page.get_by_role("dialog").locator(".saved .open").last.click()
    expect(number(page, "shells")).to_have_value("5")
    expect(bench(page)).to_contain_text(SAY("workshop.from", title="Five shells"))


def share(page: Page, title: str) -> Locator:
    bench(page).get_by_role("button", name=SAY("workshop.act-share")).click()
    window = page.get_by_role("dialog", name=SAY("workshop.share-heading"))
    window.get_by_label(SAY("workshop.share-title")).fill(title)
    return window


def test_rules_go_to_a_second_browser_by_link_code_and_file(
    guest: Callable[..., Guest], tmp_path: Path
) -> None:
    page = open_workshop(guest(*DESK))
    number(page, "shells").fill("6")
    wait_until_looked_at(page, 1)
    window = share(page, "Sunday rules")
    link = window.get_by_label(SAY("workshop.share-link"), exact=True).input_value()
    code = window.get_by_label(SAY("workshop.share-code"), exact=True).input_value()
    expect(window.get_by_role("img")).to_be_visible()
    with page.expect_download() as saving:
        window.get_by_role("button", name=SAY("workshop.share-file")).click()
    assert saving.value.suggested_filename == "Sunday rules.json"
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert json.loads(file.read_text()) == {"format": "fathoms-rules/1", "game": BLUE, "rules": {"shells": 6}}
    assert code == code_of(BLUE, shells=6)

    # By link: first what it changes, then all that can be done with it.
    ben = guest()
    ben.page.goto(link)
    expect(ben.page.locator("h1")).to_have_text("Sunday rules")
    changes = ben.page.locator("main dl")
    expect(changes).to_contain_text(title_of(BLUE, "shells"))
    expect(changes.locator("s")).to_have_text("12")
    expect(changes.locator("b")).to_have_text("6")
    ben.page.get_by_role("button", name=SAY("workshop.keep"), exact=True).click()
    ben.page.get_by_role("link", name=SAY("web.with-friends")).click()
    expect(ben.page.get_by_label(SAY("web.rule-set")).locator("option:checked")).to_have_text("Sunday rules")
    ben.page.go_back()
    ben.page.get_by_role("button", name=SAY("workshop.shared-play")).click()
    ben.page.wait_for_url("**/table/*")
    table = ben.page.url.rsplit("/", 1)[1].partition("#")[0]
    assert ask(ben.house, f"/api/tables/{table}")["rules"] == {"shells": 6}

    # By code, typed without care.
    cleo = guest()
    page = cleo.visit("/workshop")
    page.get_by_label(SAY("workshop.source-label")).fill(f"  {code.lower()} ")
    page.get_by_role("button", name=SAY("workshop.source-open"), exact=True).click()
    expect(page.locator(".found")).to_contain_text(title_of(BLUE, "shells"))
    page.get_by_role("button", name=SAY("workshop.source-begin")).click()
    expect(number(page, "shells")).to_have_value("6")

    # By file: chosen, dropped, pasted.
    dan = guest(*DESK)
    page = dan.visit("/workshop")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".found")).to_contain_text("Sunday rules")
    page = open_workshop(dan)
    for event, carrier in (("drop", "dataTransfer"), ("paste", "clipboardData")):
        page.evaluate(
            """([event, carrier, text]) => {
              const held = new DataTransfer();
              held.items.add(new File([text], "House rules.json", { type: "application/json" }));
              const told = carrier === "dataTransfer"
                ? new DragEvent(event, { dataTransfer: held, bubbles: true, cancelable: true })
                : new ClipboardEvent(event, { clipboardData: held, bubbles: true, cancelable: true });
              document.querySelector("main").dispatchEvent(told);
            }""",
            [event, carrier, file.read_text()],
        )
        expect(page.get_by_role("dialog").locator(".found")).to_contain_text("House rules")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


BROKEN: Final = {
    "a damaged code": ("F1-AAAAA-BBBBB", "damaged"),
    "a newer code": ("F2-AAAAA", SAY("workshop.source-newer")),
    "no code at all": ("hello", SAY("workshop.source-unread")),
}


def test_a_broken_code_is_told_and_the_draft_stays(guest: Callable[..., Guest]) -> None:
    here = guest(*DESK)
    page = open_workshop(here)
    number(page, "shells").fill("9")
    wait_until_looked_at(page, 1)
    for code, words in BROKEN.values():
        page = here.visit(f"/rules/{code}")
        expect(page.locator("h1")).to_have_text(SAY("workshop.shared-broken"))
        expect(page.get_by_role("alert").first).to_contain_text(words)
        page.get_by_role("link", name=SAY("workshop.to-workshop")).click()
        page = here.visit(f"/workshop/{BLUE}?rules={code}")
        expect(page.get_by_role("alert").first).to_contain_text(words)
        expect(page.get_by_role("alert").first).to_contain_text(SAY("workshop.draft-kept"))
        expect(number(page, "shells")).to_have_value("9")
    here.forgive("400")


NEWER: Final[list[dict[str, Any]]] = [
    {"format": "fathoms-rules/2", "game": BLUE, "rules": {}},
    {"format": "fathoms-rules/1", "game": BLUE, "rules": {"tides": 2}},
]


@pytest.mark.parametrize("number_of", range(len(NEWER)))
def test_a_file_from_a_newer_house_is_told(
    guest: Callable[..., Guest], tmp_path: Path, number_of: int
) -> None:
    file = tmp_path / "rules.json"
    file.write_text(json.dumps(NEWER[number_of]))
    page = guest().visit("/workshop")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text="newer")).to_have_text(SAY("workshop.source-newer"))


def test_rules_of_another_game_are_offered_their_own_workshop(guest: Callable[..., Guest]) -> None:
    here = guest(*DESK)
    code = code_of(ATLANTIS, torpedoes=3)
    page = here.visit(f"/workshop/{BLUE}?rules={code}")
    expect(page.get_by_role("alert").first).to_contain_text("Atlantis Treasure")
    onward = page.get_by_role("alert").get_by_role("link", name=re.compile("Atlantis Treasure"))
    expect(onward).to_have_attribute("href", f"/workshop/{ATLANTIS}?rules={code}")
    bench(page).get_by_role("button", name=SAY("workshop.start-from")).click()
    window = page.get_by_role("dialog")
    window.get_by_label(SAY("workshop.source-label")).fill(f"{here.house}/rules/{code}#Three%20shots")
    window.get_by_role("button", name=SAY("workshop.source-open"), exact=True).click()
    window.get_by_role("button", name=re.compile("Atlantis Treasure")).click()
    page.wait_for_url(f"**/workshop/{ATLANTIS}")
    expect(number(page, "torpedoes")).to_have_value("3")
    expect(bench(page)).to_contain_text(SAY("workshop.from", title="Three shots"))


def test_a_file_with_rules_that_cannot_be_played_is_mended_in_the_workshop(
    guest: Callable[..., Guest], tmp_path: Path
) -> None:
    file = tmp_path / "Deep.json"
    file.write_text(json.dumps({"format": "fathoms-rules/1", "game": BLUE, "rules": {"levels": 6}}))
    page = guest(*DESK).visit("/workshop")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".found")).to_contain_text("Deep")
    page.get_by_role("button", name=SAY("workshop.source-begin")).click()
    expect(page.locator("#field-main-wrong")).not_to_be_empty()
    expect(number(page, "levels")).to_have_value("6")
    expect(chips(page)).to_contain_text(title_of(BLUE, "levels"))


def type_the_box(page: Page) -> None:
    box = page.locator("#box")
    box.locator("summary").click()
    box.locator("#field-box-chests").get_by_role("spinbutton").first.fill("11")
    box.locator("#field-box-main").get_by_role("spinbutton").first.fill("4")
    box.get_by_role("button", name=SAY("workshop.box-keep")).click()
    expect(box).to_contain_text(SAY("workshop.box-kept"))


def test_the_values_of_the_box_are_typed_once_and_used_everywhere(guest: Callable[..., Guest]) -> None:
    here = guest(*DESK, new=True)
    printed = {"chests": [11, 6, 6, 7, 8], "main": [4, 3, 4, 5, 6]}
    type_the_box(open_workshop(here))

    def rules_at_the_table() -> Any:
        here.page.wait_for_url("**/table/*")
        table = here.page.url.rsplit("/", 1)[1].partition("#")[0]
        return ask(here.house, f"/api/tables/{table}")["rules"]

    page = here.visit("/")
    expect(page.locator("article").first).to_contain_text(SAY("web.box-in-use"))
    play = SAY("web.play-now-label", game=SAY(f"{BLUE}.title"))
    page.get_by_role("button", name=play).click()
    page.get_by_role("dialog").locator(".main").click()
    assert rules_at_the_table() == printed
    # Other rules keep what they say themselves.
    page = here.visit(f"/friends/{BLUE}")
    page.get_by_label(SAY("web.rule-set")).select_option("rich-chests")
    page.get_by_label(SAY("web.seat-number", number=2), exact=True).select_option("random")
    page.get_by_role("button", name=SAY("web.open-table")).click()
    assert rules_at_the_table() == printed | {"chests": [7, 8, 9, 10, 12]}
    # The draft too, where it changes nothing itself.
    page = open_workshop(here)
    number(page, "shells").fill("4")
    bench(page).get_by_role("button", name=SAY("workshop.try")).click()
    assert rules_at_the_table() == printed | {"shells": 4}
    ready(page)
    page.get_by_role("button", name="Menu").first.click()
    expect(page.get_by_role("dialog").get_by_role("link", name=SAY("web.workshop-back"))).to_be_visible()
    # The rule book tells them, and the score sheet counts with them.
    page = here.visit(f"/book/{BLUE}")
    expect(page.locator(".rule.changed").first).to_be_visible()
    page = here.visit("/score")
    page.get_by_role("button", name=SAY(f"{BLUE}.sheet-chest-worth", value=11)).first.click()
    expect(page.get_by_role("region", name=SAY("web.score-result"))).to_contain_text("11")
    # Turned off, they are left alone; nothing is forgotten.
    page.get_by_role("button", name=SAY("web.box-off")).click()
    expect(page.get_by_role("button", name=SAY(f"{BLUE}.sheet-chest-worth", value=11))).to_have_count(0)
    page = here.visit("/")
    page.get_by_role("button", name=play).click()
    assert rules_at_the_table() == {}
    page = here.visit("/")
    page.get_by_role("button", name=SAY("web.box-on")).click()
    expect(page.locator("article").first).to_contain_text(SAY("web.box-in-use"))


def test_the_score_sheet_counts_with_the_box(guest: Callable[..., Guest]) -> None:
    here = guest()
    here.keep({f"fathoms/box/{BLUE}": {"on": True, "rules": {"chests": [11, 6, 6, 7, 8]}, "code": ""}})
    page = here.visit("/score")
    page.get_by_role("button", name=SAY(f"{BLUE}.sheet-chest-worth", value=11)).click()
    result = page.get_by_role("region", name=SAY("web.score-result"))
    expect(result.get_by_role("status")).to_contain_text("11")


def test_rules_of_a_stranger_are_only_words(guest: Callable[..., Guest]) -> None:
    """A title that holds a script, and signs that turn words around."""
    here = guest()
    title = "%3Cimg%20src=x%20onerror=alert(1)%3E%E2%80%AE%0Aevil"
    page = here.visit(f"/rules/{code_of(BLUE, shells=6)}#{title}")
    expect(page.locator("h1")).to_have_text("<img src=x onerror=alert(1)> evil")
    assert page.locator("h1 img").count() == 0


def test_the_workshop_is_one_of_the_ways_and_has_every_game(guest: Callable[..., Guest]) -> None:
    page = guest(*DESK).visit("/")
    page.get_by_role("navigation", name=SAY("web.ways")).get_by_role("link", name="Workshop").click()
    expect(page.locator("h1")).to_have_text(SAY("workshop.title"))
    games = page.locator("a.game")
    expect(games).to_have_count(2)
    games.first.click()
    number(page, "shells").fill("10")
    wait_until_looked_at(page, 1)
    page.get_by_role("link", name=SAY("web.to-home")).click()
    page.get_by_role("link", name="Workshop").click()
    expect(games.first).to_contain_text(SAY("workshop.hub-go-on", count=1))
