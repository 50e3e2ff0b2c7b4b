"""Settings for every test: how long it is tried, what it needs, and what is said of those left out."""

from __future__ import annotations

import os
import signal
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from fathoms.core import registry

if TYPE_CHECKING:
    from collections.abc import Generator

pytest_plugins = ["services"]

_SERVICES = {"postgres_server", "postgres_url", "redis_url", "own_postgres", "own_redis"}
_HERE = Path(__file__).parent
_WEB = _HERE / "web"
_SLOW = {
    "envs",
    "lab",
    "server",
    "cli/test_cli_lab.py",
    "cli/test_cli_ladder.py",
    "cli/test_cli_solve.py",
    "cli/test_cli_tournament.py",
    "cli/test_join.py",
    "cli/test_simulate_ways.py",
    "core/test_proof.py",
    "games/atlantis_treasure/test_at_bulk_games.py",
    "games/atlantis_treasure/test_at_bulk_greedy.py",
    "games/atlantis_treasure/test_at_page.py",
    "games/into_the_blue/test_itb_compiled_games.py",
    "games/into_the_blue/test_itb_network.py",
    "games/into_the_blue/test_itb_review.py",
    "games/into_the_blue/test_itb_solve.py",
    "local/test_house_as_server.py",
    "local/test_pyodide.py",
    "storage/test_processes.py",
    "tables/test_table_secrets.py",
    "test_client.py",
    "test_contract.py",
    "test_documents.py",
    "test_jit.py",
}
"""Folders and files whose tests start programs or play thousands of games."""
_LONGEST = {
    "test_daily_without_server.py",
    "test_every_state.py",
    "test_web_site.py",
    "test_without_network.py",
}
"""Files of browser tests that take longest."""

# No deadline: machines are noisy, and speed is measured in benchmarks/. All examples under `make soak`.
settings.register_profile(
    "soak", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("quick", settings.get_profile("soak"), max_examples=10)


def _soaks(config: pytest.Config) -> bool:
    return "soak" in (config.getoption("markexpr") or "")


def pytest_configure(config: pytest.Config) -> None:
    """Choose how many examples are tried, before any test is read; and let signals be heard."""
    settings.load_profile("soak" if _soaks(config) else "quick")
    # A run in the background may have these ignored, and what is ignored is inherited.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    if not hasattr(config, "workerinput"):
        # Tests neither find nor touch the games, keys and solved tables of who runs them; workers inherit it.
        own = TemporaryDirectory(prefix="fathoms-tests-")
        config.add_cleanup(own.cleanup)
        os.environ["XDG_DATA_HOME"] = os.environ["XDG_STATE_HOME"] = own.name


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read what is left out as a whole: the libraries behind it take seconds to load."""
    asked: str = config.getoption("markexpr") or ""
    if "not browser" in asked and collection_path == _WEB:
        return True
    if "not slow" in asked and collection_path.relative_to(_HERE).as_posix() in _SLOW:
        return True
    return None


# Outermost, so that nobody who shuffles or sorts has the last word.
@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None]:
    """Mark what needs a browser or a service; leave the long runs to `make soak`, which asks for them."""
    soaks = _soaks(config)
    for item in items:
        if _is_in_web(item):
            item.add_marker(pytest.mark.browser)
        if not _SLOW.isdisjoint(_places(item)):
            item.add_marker(pytest.mark.slow)
        if _needs_service(item):
            item.add_marker(pytest.mark.service)
        if soaks and _can_try_more(item):
            item.add_marker(pytest.mark.soak)
    yield
    # A browser leaves an event loop running in its worker, in which nothing else could start one of its own.
    # Workers are given tests in this order, so none gets another test after one with a browser.
    # The longest go first: nobody waits for one of them alone at the end.
    items.sort(key=lambda item: (_is_in_web(item), item.path.name not in _LONGEST))
    if not soaks:
        chosen = [item for item in items if item.get_closest_marker("soak") is None]
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("soak")])
        items[:] = chosen


def _places(item: pytest.Item) -> tuple[str, str]:
    """Give the folder and the file of a test, as `_SLOW` names them."""
    place = item.path.relative_to(_HERE)
    return place.parts[0], place.as_posix()


def _is_in_web(item: pytest.Item) -> bool:
    return item.path.is_relative_to(_WEB)


def _needs_service(item: pytest.Item) -> bool:
    """Tell whether a test asks for a service: by a fixture, or by the database that it is given."""
    names: set[str] = set(getattr(item, "fixturenames", ()))
    given: str = getattr(getattr(item, "callspec", None), "id", "")
    return bool(names & _SERVICES) or "other_url" in names or "postgresql" in given


def _can_try_more(item: pytest.Item) -> bool:
    """Tell whether a test does more under `make soak` than elsewhere."""
    is_property: bool = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    return is_property or "thorough" in getattr(item, "fixturenames", ())


@pytest.fixture(scope="session")
def thorough(pytestconfig: pytest.Config) -> bool:
    """Whether this is `make soak`; a test that asks is run by it too, and then tries all it can."""
    return _soaks(pytestconfig)


@pytest.fixture
def third_game(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """Install the toy of `third_game/` beside the real games, here and for programs that are started."""
    folder = str(_HERE / "third_game")
    monkeypatch.syspath_prepend(folder)  # pyright: ignore[reportUnknownMemberType] - pytest gives no type
    monkeypatch.setenv("PYTHONPATH", folder)
    registry._points.cache_clear()  # pyright: ignore[reportPrivateUsage] - what is installed is read once
    yield
    registry._points.cache_clear()  # pyright: ignore[reportPrivateUsage]


def _skipped(config: pytest.Config) -> Counter[str]:
    """Count the tests that were skipped, by the reason they gave."""
    reporter: Any = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:  # a worker: its tests are counted by anyone who started it
        return Counter()
    return Counter(
        str(report.longrepr[2]).removeprefix("Skipped: ") for report in reporter.getreports("skipped")
    )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail where everything should have been installed (CI) and something was not."""
    if os.environ.get("CI") == "true" and _skipped(session.config) and session.exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


# Outermost, so that it comes after all other summaries.
@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> Generator[None]:
    """Say in one line what was skipped and why: what is skipped was not tested."""
    yield
    if reasons := _skipped(config):
        told = "; ".join(f"{count} because {reason}" for reason, count in reasons.most_common())
        terminalreporter.write_line(f"{reasons.total()} tests were skipped: {told}", yellow=True)
