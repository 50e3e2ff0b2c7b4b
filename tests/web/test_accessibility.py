"""What somebody hears who does not look: one voice for each event, and the focus where the game goes on."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from web_guest import ask, ready, settled
from web_states import ATLANTIS, BLUE, CALM, PLAIN, open_table, sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from web_guest import Guest

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "accessibility.md"
# Notes what live regions say and what has the focus, in order.
LISTEN: Final = """() => {
  window.heard = [];
  const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
  const words = (node) => node.textContent.replace(/\\s+/g, " ").trim();
  const HIDDEN = "[aria-hidden=true], dialog:not([open]), details:not([open]) > :not(summary)";
  new MutationObserver((changes) => {
    const said = new Set();
    for (const { target, addedNodes, type } of changes) {
      const nodes = type === "characterData" ? [target] : [...addedNodes];
      for (const node of nodes) {
        const at = node instanceof Element ? node : node.parentElement;
        const region = at?.closest(LIVE) ?? (node instanceof Element ? node.querySelector(LIVE) : null);
        if (region && !region.closest(HIDDEN) && words(node)) said.add(`${words(node)}`);
      }
    }
    for (const text of said) window.heard.push(`says   ${text}`);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  const ROLES = { BUTTON: "button", A: "link", H1: "heading", SECTION: "region" };
  document.addEventListener("focusin", ({ target }) => {
    const name = target.getAttribute("aria-label") ?? words(target);
    const role = target.getAttribute("role") ?? ROLES[target.tagName] ?? target.tagName;
    window.heard.push(`focus  ${name}, ${role}`);
  });
}"""


def heard_in(page: Page, turn: list[tuple[str, str]]) -> list[str]:
    """Play a turn by keys and write down what is heard; each step is a key and what to wait for after it."""
    page.evaluate(LISTEN)
    lines: list[str] = []
    for key, until in turn:
        page.keyboard.press(key)
        if until:
            expect(page.get_by_test_id("told")).to_contain_text(until)
        settled(page, hurried=False)
        heard: list[str] = page.evaluate("window.heard.splice(0)")
        lines += [f"key    {key}", *heard]
    return lines


def two(here: Guest, game: str, rules: Any) -> Page:
    """Sit at a table with somebody who is there and thinks."""
    opened = open_table(here, game, rules, people=2, bots=0)
    wish = {"invite": opened["seats"][1]["invite"], "name": "Ben", "understood": True}
    ask(here.house, f"/api/tables/{opened['table']}/sit", wish)
    # Without the coach of a first game.
    here.keep({f"fathoms/coached/{game}": True})
    page = here.visit(f"/table/{opened['table']}#token={opened['seats'][0]['token']}")
    ready(page)
    return page


TURNS: Final[dict[str, tuple[Any, list[tuple[str, str]]]]] = {
    BLUE: (
        PLAIN,
        [
            ("ArrowRight", ""),
            ("Enter", ""),
            ("r", "You roll"),
            ("s", "stop"),
            ("ArrowDown", ""),
            ("Enter", "Ben dives"),
        ],
    ),
    ATLANTIS: (
        CALM | {"die": ["E", "E"]},
        [("s", ""), ("s", "You slide"), ("ArrowUp", ""), ("ArrowUp", ""), ("Enter", "Ben rolls")],
    ),
}


@pytest.mark.parametrize("game", sorted(TURNS))
def test_a_turn_is_heard_as_it_is_written(guest: Callable[..., Guest], game: str) -> None:
    rules, keys = TURNS[game]
    lines = heard_in(two(guest(1280, 800), game, rules), keys)
    said = [line for line in lines if line.startswith("says")]
    assert len(said) == len(set(said)), "one voice for each event"
    document = DOCUMENT.read_text(encoding="utf-8")
    block = re.search(rf"<!-- turn: {game} -->\n\n((?:    .*\n)+)", document)
    assert block
    text = "".join(f"    {line}\n" for line in lines)
    if os.environ.get("FATHOMS_GOLDEN") == "write":
        begin, end = block.span(1)
        DOCUMENT.write_text(document[:begin] + text + document[end:], encoding="utf-8")
    else:
        assert block[1] == text


def test_the_focus_stays_with_the_game(guest: Callable[..., Guest]) -> None:
    page = two(guest(1280, 800), BLUE, PLAIN)
    focused = "document.activeElement.dataset.focus ?? document.activeElement.className"
    page.locator(".roll").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rolls .made")).to_have_count(2)
    ready(page)
    assert page.evaluate(focused) == "throw"
    page.locator(".stop").focus()
    page.keyboard.press("Enter")
    ready(page, ".level.lit")
    assert "level" in page.evaluate(focused)
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("Ben")
    settled(page)
    # Nothing to do now: it waits at the dice, and is no step away when it goes on.
    assert "tray" in page.evaluate(focused)
    page.locator("header a").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.locator("a[href='/book']").first.click()
    page.wait_for_url("**/book")
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_single_letters_can_be_switched_off(guest: Callable[..., Guest]) -> None:
    page = sit(guest(1280, 800), BLUE, PLAIN)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Single-letter keys").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for key in ("?", "1", "s"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".spot[aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".stop")).to_be_visible()
    expect(page.locator("[aria-keyshortcuts]")).to_have_count(0)
    # Arrows are no letters: they go from die to die as ever.
    page.keyboard.press("ArrowRight")
    expect(page.locator(".spot").first).to_be_focused()


def test_what_may_be_chosen_is_seen_where_the_system_chooses_the_colours(
    guest: Callable[..., Guest],
) -> None:
    page = sit(guest(), ATLANTIS, CALM | {"die": ["E", "E"]})
    page.emulate_media(forced_colors="active")
    width = "one => parseFloat(getComputedStyle(one, '::before').borderTopWidth)"
    assert page.locator(".square.lit").first.evaluate(width) >= 2
    other = page.locator(".square:not(.lit):not(.touched)").first
    assert not other.evaluate(width)
    page.emulate_media(forced_colors="none")
