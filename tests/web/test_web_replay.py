"""A finished game once more: by link, file, paste; stepped, played, jumped, shared; its dice checked here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from fathoms.core import game_names
from web_guest import ask, wait_until_over

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from web_guest import Guest

GAMES = sorted(game_names())


@pytest.fixture(scope="module")
def finished(house: str) -> dict[str, dict[str, Any]]:
    """A game of each kind that bots played to its end, by the name of the game."""
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    tables = {
        game: ask(house, "/api/tables", {"game": game, "seats": seats, "first": "draw", "pace": 0})["table"]
        for game in GAMES
    }
    for table in tables.values():
        wait_until_over(house, table)
    return {game: ask(house, f"/api/tables/{table}/record") for game, table in tables.items()}


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move")


def menu(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name, exact=True)


def at(page: Page, number: int) -> None:
    """Wait until this move is shown, in words too."""
    expect(slider(page)).to_have_value(str(number))
    expect(page.get_by_test_id("board")).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_is_replayed_by_its_link(
    guest: Callable[..., Guest], finished: dict[str, dict[str, Any]], game: str
) -> None:
    record = finished[game]
    last = len(record["moves"])
    page = guest().visit(f"/replay/{record['table']}")
    at(page, 0)
    # At the very beginning the menu of turns is not empty.
    assert menu(page, "Turn").evaluate("menu => menu.selectedOptions[0].text")
    page.get_by_role("button", name="Next move").click()
    at(page, 1)
    begun = page.get_by_test_id("board").inner_text()
    page.get_by_role("button", name="End", exact=True).click()
    at(page, last)
    expect(page.get_by_test_id("board")).not_to_have_text(begun)
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.get_by_role("button", name="Previous move").click()
    at(page, last - 1)
    menu(page, "Turn").select_option("3")
    expect(menu(page, "Turn")).to_have_value("3")
    page.get_by_role("button", name="Start", exact=True).click()
    at(page, 0)


def test_a_replay_goes_by_keys_alone(
    guest: Callable[..., Guest], finished: dict[str, dict[str, Any]]
) -> None:
    record = finished[GAMES[-1]]
    page = guest(1440, 900).visit(f"/replay/{record['table']}")
    at(page, 0)
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        at(page, number)
    page.keyboard.press("End")
    at(page, len(record["moves"]))
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(menu(page, "Turn")).to_have_value("2")
    page.keyboard.press("PageUp")
    expect(menu(page, "Turn")).to_have_value("1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("play or pause")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_replay_plays_by_itself_at_the_speed_asked_for(
    guest: Callable[..., Guest], finished: dict[str, dict[str, Any]]
) -> None:
    last = len(finished[GAMES[0]]["moves"])
    page = guest().visit(f"/replay/{finished[GAMES[0]]['table']}#move={last - 4}")
    at(page, last - 4)
    expect(menu(page, "Speed")).to_have_value("1")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(menu(page, "Speed")).to_have_value("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").wait_for()
    at(page, last)
    # It stops at the end, and begins anew from there.
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    page.get_by_role("button", name="Pause").click()
    assert int(slider(page).input_value()) < last


def test_a_link_leads_to_a_position_and_to_another(
    guest: Callable[..., Guest], finished: dict[str, dict[str, Any]]
) -> None:
    table = finished[GAMES[-1]]["table"]
    page = guest().visit(f"/replay/{table}#move=7")
    at(page, 7)
    page.get_by_role("button", name="Share").click()
    assert page.get_by_label("Link to this position").input_value().endswith(f"/replay/{table}#move=7")
    page.get_by_role("button", name="Close", exact=True).click()
    page.evaluate("location.hash = 'move=3'")
    at(page, 3)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_fits_in_a_link(
    guest: Callable[..., Guest], finished: dict[str, dict[str, Any]], game: str
) -> None:
    here = guest()
    page = here.visit(f"/replay/{finished[game]['table']}")
    at(page, 0)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to the whole game").input_value()
    assert len(link) < 3_000
    # Nothing of it is asked from the table.
    stranger = guest()
    asked: list[str] = []
    stranger.hear("request", lambda request: asked.append(request.url))
    stranger.page.goto(f"{link}&move=5")
    at(stranger.page, 5)
    assert not [url for url in asked if "/api/tables" in url]


def test_a_record_comes_from_a_file_and_from_pasted_text(
    guest: Callable[..., Guest], finished: dict[str, dict[str, Any]], tmp_path: Path
) -> None:
    record = finished[GAMES[0]]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    here = guest()
    page = here.visit("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    at(page, 0)
    page = here.visit("/replay?")
    page.get_by_label("Paste a record or a link").fill(json.dumps(record))
    page.get_by_role("button", name="Open", exact=True).click()
    at(page, 0)
    page.get_by_role("button", name="Share").click()
    assert "#game=" in page.get_by_label("Link to this position").input_value()
    page = here.visit("/replay")
    page.get_by_label("Paste a record or a link").fill(f"{here.house}/table/{record['table']}")
    page.get_by_role("button", name="Open", exact=True).click()
    at(page, 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_are_checked_in_the_browser(
    guest: Callable[..., Guest], finished: dict[str, dict[str, Any]], game: str
) -> None:
    record = finished[game]
    here = guest()
    page = here.visit(f"/replay/{record['table']}")
    at(page, 0)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text("Nobody changed the dice")
    # Another secret, so other dice; the record itself still keeps the rules.
    proof = record["proof"] | {"secret": "ab" * 32}
    page = here.visit("/replay?")
    page.get_by_label("Paste a record or a link").fill(json.dumps(record | {"proof": proof}))
    page.get_by_role("button", name="Open", exact=True).click()
    at(page, 0)
    page.get_by_role("button", name="Check the dice").click()
    said = page.get_by_role("dialog").get_by_role("status")
    expect(said).to_contain_text("does not match the one promised")
    expect(said).to_contain_text("not match the secret")
