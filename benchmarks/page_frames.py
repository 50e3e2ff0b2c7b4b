"""Frames of a page while something moves on it, as its script sees them and as the browser's trace tells."""

from __future__ import annotations

import bisect
import itertools
import statistics
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Page

SMOOTH_MS = 17.0
"""Sixty frames a second, and a little for the clock."""
TOO_LONG_MS = 50.0
_CATEGORIES = "-*,toplevel,cc,devtools.timeline.frame,disabled-by-default-devtools.timeline.frame"
_TASKS = ("ThreadControllerImpl::RunTask", "RunTask")
_GAPS = """ms => new Promise(done => {
  const gaps = []; const start = performance.now(); let before = start;
  const frame = now => {
    gaps.push(now - before); before = now;
    if (now - start < ms) requestAnimationFrame(frame); else done(gaps.slice(1));
  };
  requestAnimationFrame(frame);
})"""


class Traced(NamedTuple):
    """Milliseconds of each frame, from a trace."""

    drawn: list[float]
    """Between the frames that the compositor drew: what is seen of a motion."""
    work: list[float]
    """What the page's thread was busy with from frame to frame, by the processor's own clock."""


class Spread(NamedTuple):
    """What many frames were like; milliseconds."""

    median: float
    p95: float
    longest: float
    smooth: float
    """How many of a hundred were on time."""
    too_long: int

    @classmethod
    def of(cls, frames: list[float]) -> Spread:
        """Sum frames up."""
        ordered = sorted(frames)
        return cls(
            statistics.median(ordered),
            ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))],
            ordered[-1],
            100 * bisect.bisect_right(ordered, SMOOTH_MS) / len(ordered),
            # Three frames of a sixtieth are 50 ms, and the clock is not that exact.
            sum(round(frame) > TOO_LONG_MS for frame in frames),
        )


def ask(session: CDPSession, method: str, **wish: object) -> dict[str, Any]:
    """Ask the browser itself for something."""
    return session.send(method, wish)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - playwright does not say


def script_frames(page: Page, begin: Callable[[], None], milliseconds: int) -> list[float]:
    """Begin a motion, and give its frames as the page's script sees them."""
    begin()
    return page.evaluate(_GAPS, milliseconds)


def trace_frames(page: Page, session: CDPSession, begin: Callable[[], None], milliseconds: int) -> Traced:
    """Begin a motion, and give its frames as a trace tells; tracing takes time too."""
    events: list[dict[str, Any]] = []
    done: list[bool] = []

    def heard(told: dict[str, Any]) -> None:
        events.extend(told["value"])

    def ended(_told: dict[str, Any]) -> None:
        done.append(True)

    session.on("Tracing.dataCollected", heard)
    session.on("Tracing.tracingComplete", ended)
    ask(session, "Tracing.start", categories=_CATEGORIES, transferMode="ReportEvents")
    script_frames(page, begin, milliseconds)
    ask(session, "Tracing.end")
    while not done:
        page.wait_for_timeout(20)
    return _read(events)


def _read(events: list[dict[str, Any]]) -> Traced:
    """Read the drawn frames and the work between them from a trace."""
    mains = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "ProxyMain::BeginMainFrame")
    ((process, thread), _) = mains.most_common(1)[0]
    drawn = sorted(one["ts"] for one in events if one["name"] == "DrawFrame" and one["pid"] == process)
    begun = sorted(one["ts"] for one in events if one["name"] == "ProxyMain::BeginMainFrame")
    work = [0.0] * (len(begun) + 1)
    for one in events:
        if one["name"] in _TASKS and (one["pid"], one["tid"]) == (process, thread):
            work[bisect.bisect_left(begun, one["ts"] + one.get("dur", 0))] += one.get("tdur", 0) / 1000
    return Traced([(later - former) / 1000 for former, later in itertools.pairwise(drawn)], work)
