"""Whatever goes wrong has a friendly page of its own, in every language, with a way on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from fathoms.protocol.live import Closing
from fathoms.texts import Texts
from web_guest import ask
from web_states import BLUE, open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

    from web_guest import Guest

LANGUAGES: Final = ("en", "fr", "es")


def told(page: Page, kind: str, lang: str) -> None:
    """Look at a page of trouble: its name, what to do, and the way to the start."""
    say = Texts(lang)
    expect(page.locator("h1")).to_have_text(say(f"web.trouble-{kind}"))
    trouble = page.locator(".problem-page")
    expect(trouble).to_contain_text(say(f"web.trouble-{kind}-about"))
    expect(trouble.get_by_role("link", name=say("web.to-home"))).to_be_visible()
    expect(trouble.locator("svg.print")).to_be_visible()


def test_a_page_of_an_older_server_loads_the_new_one(guest: Callable[..., Guest]) -> None:
    """The server was updated while the page stood open: files that it still needs are gone."""
    here = guest()
    page = here.visit("/")
    updated = page.content().replace("/assets/first-", "/assets/first-newer-")
    page.route(f"{here.house}/", lambda route: route.fulfill(body=updated, content_type="text/html"))
    page.route("**/assets/Book-*.js", lambda route: route.fulfill(status=404), times=1)
    page.evaluate("sessionStorage.setItem('fathoms/draft/chat/t', '\"kept\"')")
    page.get_by_role("link", name="Rule book").first.click()
    expect(page.locator("#T3")).to_be_attached()
    assert page.url == f"{here.house}/book"
    assert page.evaluate("sessionStorage.getItem('fathoms/draft/chat/t')") == '"kept"'
    here.forgive("404")


@pytest.mark.parametrize(("code", "kind"), [(Closing.SLOW, "full"), (Closing.DENIED, "forbidden")])
def test_a_table_that_lets_nobody_in_any_more(guest: Callable[..., Guest], code: Closing, kind: str) -> None:
    here = guest(new=True)
    opened = open_table(here, BLUE, "standard", people=0, bots=2)
    knocks: list[WebSocketRoute] = []

    def refuse(line: WebSocketRoute) -> None:
        knocks.append(line)
        message = {
            "type": "refused",
            "kind": "denied",
            "message": "Two hundred people look on already.",
            "version": 0,
        }

        def answer(_: str | bytes) -> None:
            line.send(json.dumps(message))
            line.close(code=code)

        line.on_message(answer)

    here.page.route_web_socket("**/live", refuse)
    page = here.visit(f"/table/{opened['table']}")
    told(page, kind, "en")
    expect(page.locator(".said")).to_have_text("Two hundred people look on already.")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert len(knocks) <= 2, "nobody knocks again and again"


RECORDS: Final[dict[str, tuple[dict[str, Any], str, str]]] = {
    "no game": ({"format": "fathoms/1", "game": "none"}, "record", "400"),
    "a move that the rules forbid": (
        {
            "format": "fathoms/1",
            "game": BLUE,
            "seats": ["A", "B"],
            "first": 0,
            "moves": ["deal 56678", "place 3"],
        },
        "record",
        "40",
    ),
    "a newer format": ({"format": "fathoms/9"}, "newer", ""),
    "rules that only a newer house knows": (
        {
            "format": "fathoms/1",
            "game": BLUE,
            "rules": {"tides": 2},
            "seats": ["A", "B"],
            "first": 0,
            "moves": [],
        },
        "newer",
        "400",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_invites_and_records_that_lead_nowhere(guest: Callable[..., Guest], lang: str) -> None:
    here, say = guest(locale=lang), Texts(lang)
    told(here.visit("/table/nosuchtable12345"), "no-table", lang)
    told(here.visit("/no/such/page"), "not-found", lang)
    here.forgive("404")

    opened = open_table(here, BLUE, "standard", people=2)
    table, invite = opened["table"], opened["seats"][1]["invite"]
    ask(here.house, f"/api/tables/{table}/sit", {"invite": invite, "name": "Ben"})
    page = here.visit(f"/table/{table}#invite={invite}")
    told(page, "used", lang)
    here.forgive("409")
    expect(page.locator(".problem-page").get_by_role("link", name=say("web.watch-this"))).to_be_visible()

    here.visit("/replay")
    for record, kind, status in RECORDS.values():
        page.locator("textarea").fill(json.dumps(record))
        page.locator("form .main").click()
        told(page, kind, lang)
        if status:
            here.forgive(status)
        # It leads to where another record is opened.
        other = page.locator(".problem-page").get_by_role("link", name=say("web.other-record"))
        expect(other).to_be_visible()
        other.click()
        expect(page.locator("textarea")).to_be_visible()


def test_a_server_that_is_gone_is_asked_again(guest: Callable[..., Guest]) -> None:
    here = guest()
    page = here.visit("/")
    page.route("**/api/tables*", lambda route: route.abort())
    page.evaluate("history.pushState(null, '', '/watch'); dispatchEvent(new PopStateEvent('popstate'))")
    told(page, "gone", "en")
    here.forgive("ERR_FAILED")
    page.unroute("**/api/tables*")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("h1")).to_have_text("Watch")
