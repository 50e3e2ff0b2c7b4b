"""How many examples a property is tried with: all of them under `make soak`, a fifth otherwise."""

from __future__ import annotations

from typing import Final

from hypothesis import settings

_FEW: Final = 10
"""Fewer than these show little."""


def examples(full: int) -> settings:
    """Try so many examples under `make soak`, and some of them otherwise."""
    # The profile in force (conftest.py) tries 100 examples where all of them are wanted.
    return settings(max_examples=max(min(full, _FEW), full * settings().max_examples // 100))
