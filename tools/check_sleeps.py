"""Look for tests that wait for time to pass; they should wait for what they expect.

A sleep is too short on a busy machine and too long on every other. Where real time is what a test is about,
the line or the one above it says so in a comment that starts with `# real time:`.
"""

from __future__ import annotations

import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
# Lines of text, not a tree of code: a program that a test writes is a string, and must not sleep either.
SLEEP = re.compile(r"\bwait_for_timeout\b|\.sleep\b(?!\(0\))|\bimport\b.*\bsleep\b")
"""Letting others run (`asyncio.sleep(0)`) is no wait."""
REASON = re.compile(r"#\s*real time:\s*\S")


def sleeps(source: str) -> Iterator[int]:
    """Give the numbers of the lines that wait without a reason."""
    for number, (above, line) in enumerate(pairwise(["", *source.splitlines()]), start=1):
        if SLEEP.search(line) and not REASON.search(line) and not REASON.search(above):
            yield number


def main(folder: Path = ROOT / "tests") -> int:
    """Name every place that waits without a reason."""
    found = [
        f"{path.relative_to(folder.parent)}:{number}"
        for path in sorted(folder.rglob("*.py"))
        for number in sleeps(path.read_text(encoding="utf-8"))
    ]
    for place in found:
        print(f"{place}: wait for what you expect, not for time to pass (or say `# real time: …` why)")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
