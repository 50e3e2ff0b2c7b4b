"""Settings for every test."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    import pytest

pytest_plugins = ["services"]

# No deadline: machines are noisy, and speed is measured in benchmarks/. More examples under `make soak`.
settings.register_profile(
    "quick", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("soak", settings.get_profile("quick"), max_examples=2_000)
settings.load_profile(os.environ.get("FATHOMS_TESTS", "quick"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long runs to `make soak`, which asks for them by their mark."""
    # A browser leaves an event loop running in its worker, in which nothing else could start one of its own.
    items.sort(key=lambda item: "web" in item.path.relative_to(Path(__file__).parent).parts)
    if "soak" in (config.getoption("markexpr") or ""):
        return
    chosen = [item for item in items if item.get_closest_marker("soak") is None]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen
