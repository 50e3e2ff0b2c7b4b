"""The daily dive in a browser: two devices of one key, a group's board, and no name once forgotten."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest
from playwright.sync_api import expect
from sqlalchemy import insert

from diving import BLUE, begin, board, dive
from fathoms.core.player_key import new_key
from fathoms.storage import schema
from fathoms.storage.engine import connect
from fathoms.tables.daily import MOST_LISTED, edition_of
from fathoms.tables.ports import StoredAttempt
from web.conftest import open_house
from web_guest import find_faults, find_faults_by_day_and_night, ready, settled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from web_guest import Guest

NAME = "Zaphira"
LANGUAGES = ("en", "fr", "es")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("daily")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """The address of a server whose database tests may read."""
    with open_house(folder) as (found, _):
        yield found


def with_key(address: str, name: str) -> str:
    key = new_key()
    made = httpx.post(
        f"{address}/api/player", json={"name": name}, headers={"Authorization": f"Bearer {key}"}
    )
    assert made.status_code == 200, made.text
    return key


def kept_in(folder: Path) -> bytes:
    """Every value in every table of the database."""
    with sqlite3.connect(f"file:{folder / 'tables.db'}?mode=ro", uri=True) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert {"daily_attempts", "daily_groups", "daily_members", "players", "events"} <= set(names)
        rows = [row for name in names for row in file.execute(f'SELECT * FROM "{name}"')]  # noqa: S608 - our own names
        values = [value for row in rows for value in row]
    return b"\n".join(value if isinstance(value, bytes) else str(value).encode() for value in values)


def test_two_devices_a_group_of_three_and_no_name_once_forgotten(
    guest: Callable[..., Guest], address: str, folder: Path
) -> None:
    key, others = with_key(address, NAME), {name: with_key(address, name) for name in ("Cem", "Dora")}
    phone, laptop = guest(at=address), guest(1440, 900, at=address)
    for device in (phone, laptop):
        device.keep({"fathoms/key": key})

    # A group is founded here; two others join by its link, and have dived already.
    page = phone.visit("/daily")
    page.get_by_label("Name of the group").fill("The reef")
    page.get_by_role("button", name="Start a group").click()
    link = page.locator(".copy input").input_value()
    group = link.rsplit("/", 1)[1]
    for name, other in others.items():
        headers = {"Authorization": f"Bearer {other}"}
        httpx.post(f"{address}/api/daily/groups/{group}/join", json={}, headers=headers).raise_for_status()
        list(dive(address, begin(address, f"device of {name}", other), name))

    # The dive is begun on the phone, and broken off; a table that goes on is the same on both devices.
    page = phone.visit("/daily")
    page.locator(".card", has_text="Into the Blue").get_by_role("button", name="Dive").click()
    ready(page)
    there = laptop.visit("/daily")
    there.get_by_role("button", name="Continue").click()
    there.wait_for_url(page.url)
    list(dive(address, begin(address, "whatever device", key), NAME))
    page.get_by_role("link", name="See the board").click()
    expect(page.locator(".big")).to_contain_text("point")
    shown = page.locator(".big").inner_text()
    there = laptop.visit("/daily")
    there.get_by_role("link", name="See how you did").click()
    expect(there.locator(".big")).to_have_text(shown)
    expect(there.locator("tr.you")).to_be_visible()
    there.get_by_role("button", name="Check the dice").click()
    expect(there.get_by_role("dialog")).to_contain_text("opened at midnight UTC")
    there.keyboard.press("Escape")

    there.goto(link)
    there.get_by_role("link", name="Into the Blue").click()
    expect(there.locator("tbody tr")).to_have_count(3)
    assert set(there.locator("tbody th").all_inner_texts()) == {*others, "You"}

    # Its board would ask again what the choices cost, with a key that nobody knows any more.
    there.goto("about:blank")
    assert NAME.encode() in kept_in(folder)
    page = phone.visit("/me")
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.locator(".told")).to_contain_text("You are forgotten")
    assert NAME.lower().encode() not in kept_in(folder).lower()
    left = board(address, "device of Cem", others["Cem"], group=group)
    assert {entry["name"] for entry in left["entries"]} == set(others)


def let_many_dive(folder: Path, day: str) -> None:
    """Put more people on the day's board than it shows, all of them ahead of everybody else."""
    engines = connect(f"sqlite:///{folder / 'tables.db'}")
    with engines.writing.begin() as connection:
        for number in range(MOST_LISTED + 5):
            name = f"crowd{number}"
            table = {
                "table": name,
                "game": BLUE,
                "status": "over",
                "listed": False,
                "created": 1.0,
                "address": "",
            }
            connection.execute(insert(schema.tables), table)
            attempt = StoredAttempt(name, day, BLUE, edition_of(BLUE), None, name, 1.0, counts=True)
            ended = msgspec.structs.replace(attempt, finished=2.0, points=99, lead=9, won=True)
            connection.execute(insert(schema.daily_attempts), msgspec.structs.asdict(ended))
    engines.dispose()


@pytest.mark.parametrize(
    "size", [pytest.param((1440, 900), marks=pytest.mark.soak), (390, 844)], ids=["desk", "phone"]
)
def test_the_pages_are_open_to_everyone(
    guest: Callable[..., Guest], address: str, folder: Path, size: tuple[int, int]
) -> None:
    key = with_key(address, f"Ana {size[0]}")
    here = guest(*size, at=address)
    here.keep({"fathoms/key": key, "fathoms/device": "f" * 32})
    headers = {"Authorization": f"Bearer {key}"}
    founded = httpx.post(f"{address}/api/daily/groups", json={"name": "The reef"}, headers=headers).json()
    begun = begin(address, "f" * 32 if size[0] > 1000 else "e" * 32, key)
    list(dive(address, begun, "some other choices"))
    if size[0] > 1000:
        let_many_dive(folder, begun["day"])
    wrong: list[str] = []
    for number, path in enumerate(("/daily", "/daily/into-the-blue", f"/daily/group/{founded['group']}")):
        page = here.visit(path)
        page.locator("h1").wait_for()
        page.locator(".sheet").first.wait_for()
        wrong += find_faults_by_day_and_night(page)
        if path == "/daily/into-the-blue" and size[0] > 1000:
            # Who is far down sees the best, and who stands around them.
            expect(page.locator("tr.gap ~ tr.you")).to_be_visible()
        # What is drawn is the same in every language; what is said of it is not.
        page.locator(".language select").select_option(LANGUAGES[1 + number % 2])
        settled(page)
        wrong += find_faults(page)
    for path, said in (("group/nosuch", "check the link"), ("into-the-blue?day=2099-01-01", "has not begun")):
        page = here.visit(f"/daily/{path}&lang=en" if "?" in path else f"/daily/{path}?lang=en")
        expect(page.locator(".problem-page")).to_contain_text(said)
    wrong += find_faults(page)
    here.forgive("404", "400")
    assert wrong == []
