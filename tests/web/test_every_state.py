"""Every page and every state of a table: open to everyone, large enough for a finger, whole at 200 % zoom."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import TimeoutError  # noqa: A004 - playwright's own

from web_guest import OFTEN, find_faults, find_faults_by_day_and_night, find_faults_by_night, settled
from web_states import STATES

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from playwright.sync_api import Page, ViewportSize

    from web_guest import Guest

LEAST: Final = 44
DESK: Final = (1440, 900)
HALF: Final = (720, 450)
NARROW: Final = (320, 640)
# What can be tapped. A square of a board is as large as the board allows: its arrows stand for it, see below.
# What stands in a line of words may be as high as the line; a label belongs to its control.
TARGETS: Final = """() => {
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const small = [];
  const kinds = "a[href], button, input, select, textarea, summary, [role=button]";
  for (const one of (modal ?? document).querySelectorAll(kinds)) {
    const style = getComputedStyle(one);
    if (one.closest(".unseen, .skip, [inert], [aria-hidden=true]") || style.visibility === "hidden") continue;
    const held = one.matches("input[type=checkbox], input[type=radio]") ? (one.closest("label") ?? one) : one;
    let box = held.getBoundingClientRect();
    if (!box.width || !box.height || box.bottom < 0 || box.top > innerHeight) continue;
    if (one.matches("p a, li p a")) continue;
    // A target may reach further than it is drawn.
    const more = getComputedStyle(one, "::after");
    let [width, height] = [box.width, box.height];
    if (more.position === "absolute" && more.content !== "none") {
      width = Math.max(width, parseFloat(more.width) || 0);
      height = Math.max(height, parseFloat(more.height) || 0);
    }
    if (Math.min(width, height) < LEAST - 0.5) {
      const named = `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 20)}`;
      small.push(`${named}: ${Math.round(width)}x${Math.round(height)}`);
    }
  }
  return small;
}""".replace("LEAST", str(LEAST))

# Nothing to the side of the window, and every control whole: it may be scrolled to, but nothing cuts it.
CUT: Final = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`scrolls to the side: ${root.scrollWidth} > ${innerWidth}`);
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const kinds = "a[href], button, input, select, textarea, summary, h1, h2";
  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
  for (const one of (modal ?? document).querySelectorAll(kinds)) {
    if (one.closest(".unseen, .skip, [aria-hidden=true], .squares")) continue;
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || style.visibility === "hidden" || style.opacity === "0") continue;
    const named = `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 24)}`;
    let [left, right, top, bottom] = [0, innerWidth, -Infinity, Infinity];
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (cuts(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      // What scrolls brings it into sight.
      if (overflowY === "auto" || overflowY === "scroll") break;
      if (cuts(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    const over = Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
    if (over > 3) found.push(`${named} is cut by ${Math.round(over)}`);
  }
  return found;
}"""


@pytest.fixture(params=sorted(STATES))
def states(request: pytest.FixtureRequest) -> Any:
    return STATES[request.param]


def size(window: tuple[int, int]) -> ViewportSize:
    return {"width": window[0], "height": window[1]}


def whole_or_cut(page: Page) -> list[str]:
    """Wait until nothing is cut: a drawing learns of its new size in the frame after. Else say what is."""
    settled(page)
    try:
        page.wait_for_function(f"() => ({CUT})().length === 0", polling=OFTEN, timeout=10_000)
    except TimeoutError:
        return page.evaluate(CUT)
    return []


def cuts(page: Page, ways: Container[str] = ("window", "narrow", "text")) -> list[str]:
    """Look at twice the size: half a desk's window stands for its zoom, and letters may grow alone."""
    before, scrolled = page.viewport_size, page.evaluate("scrollY")
    found: list[str] = []
    if "window" in ways:
        page.set_viewport_size(size(HALF))
        found += [f"window: {cut}" for cut in whole_or_cut(page)]
    if "narrow" in ways:
        page.set_viewport_size(size(NARROW))
        found += [f"narrow: {cut}" for cut in whole_or_cut(page)]
    if "text" in ways:
        page.set_viewport_size(size(DESK))
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        found += [f"text: {cut}" for cut in whole_or_cut(page)]
        page.evaluate("document.documentElement.style.fontSize = ''")
    if before:
        page.set_viewport_size(before)
    page.evaluate("to => scrollTo(0, to)", scrolled)
    return found


def test_every_state_is_open_to_everyone_and_whole(
    guest: Callable[..., Guest], states: Any, *, thorough: bool
) -> None:
    """One walk for a finger, for axe by day and by night, and for twice the size.

    Every page is asked about by axe. States of one page have most of what they show in common, so each is
    looked at in one of four ways in turn; in all of them under `make soak`.
    """
    here = guest(has_touch=True, is_mobile=True)
    is_page = states is STATES["pages"]
    wrong: list[str] = []
    lights = cycle((find_faults, find_faults_by_night))
    sizes = cycle(("window", "narrow", "text"))
    for number, state in enumerate(states(here)):
        settled(here.page)
        faults: list[str] = here.page.evaluate(TARGETS)
        if thorough:
            faults += find_faults_by_day_and_night(here.page) + cuts(here.page)
        else:
            if is_page or number % 2 == 0:
                faults += next(lights)(here.page)
            if is_page or number % 2:
                faults += cuts(here.page, [next(sizes), "narrow"] if is_page else [next(sizes)])
        wrong += [f"{state}: {fault}" for fault in faults]
    assert not wrong, "\n".join(wrong)


@pytest.mark.soak
def test_nothing_is_cut_at_twice_the_size_with_a_mouse(guest: Callable[..., Guest], states: Any) -> None:
    here = guest(*HALF)
    wrong = [f"{state}, {cut}" for state in states(here) for cut in cuts(here.page)]
    assert not wrong, "\n".join(wrong)


def test_a_fault_would_be_found(guest: Callable[..., Guest]) -> None:
    page = guest(has_touch=True, is_mobile=True).visit("/")
    settled(page)
    assert not page.evaluate(TARGETS)
    assert not page.evaluate(CUT)
    page.evaluate(
        """() => {
          const style = (what, text) => (document.querySelector(what).style.cssText = text);
          style("header .button", "min-width: 0; min-height: 0; width: 20px; height: 20px; padding: 0");
          style("h1", "color: light-dark(#000, #103050)");
          style("header .tools", "overflow: hidden; height: 9px");
          document.querySelector(".language span").remove();
        }"""
    )
    assert page.evaluate(TARGETS)
    assert page.evaluate(CUT)
    faults = find_faults_by_day_and_night(page)
    assert [fault for fault in faults if fault.startswith("by day: select-name")]
    assert [fault for fault in faults if fault.startswith("by night: color-contrast")]
    assert not [fault for fault in faults if fault.startswith("by day: color-contrast")]
