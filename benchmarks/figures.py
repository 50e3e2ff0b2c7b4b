"""How a benchmark tells a figure: one JSON line each, which `fathoms bench` gathers from all of them."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def tell(  # noqa: PLR0913 - a figure and what it is held against
    figure: str,
    value: float,
    unit: str,
    *,
    about: Mapping[str, str | int] | None = None,
    at_least: float | None = None,
    at_most: float | None = None,
    times: Mapping[str, float] | None = None,
    times_at_least: Mapping[str, float] | None = None,
) -> None:
    """Print one figure.

    Args:
        figure: its name; `bench.figure-<name>` is its text.
        value: what was measured.
        unit: games/s, moves/s, ms, kB, %.
        about: what the text of its name is filled in with.
        at_least: what the project promises, where more is better.
        at_most: likewise where less is better.
        times: how many times as fast as each yardstick (`bench.beside-<name>`) or peer, in the same run.
        times_at_least: what the project promises of these ratios.
    """
    ratios = times or {}
    kept = (
        (at_least is None or value >= at_least)
        and (at_most is None or value <= at_most)
        and all(ratios.get(name, least) >= least for name, least in (times_at_least or {}).items())
    )
    line = {
        "figure": figure,
        "about": dict(about or {}),
        "value": _short(value),
        "unit": unit,
        "at_least": at_least,
        "at_most": at_most,
        "times": {name: _short(ratio) for name, ratio in ratios.items()},
        "times_at_least": dict(times_at_least or {}),
        "kept": kept,
    }
    print(json.dumps(line), flush=True)


def as_installed() -> dict[str, str]:
    """Give the environment to start a program in: it keeps compiled Python, as everywhere but under test."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def leave_out(figure: str, why: str, about: Mapping[str, str | int] | None = None) -> None:
    """Say openly that a figure could not be measured here."""
    print(json.dumps({"figure": figure, "about": dict(about or {}), "left_out": why}), flush=True)


def _short(value: float) -> float:
    """Keep four digits: more would be noise."""
    return float(f"{value:.4g}") if abs(value) < 1000 else round(value)
