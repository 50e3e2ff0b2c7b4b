"""The page decides no rule: it offers what the server offers, and no rule is written in its source."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
import pytest
from playwright.sync_api import expect

from fathoms.core import find_game, game_names
from web_states import ATLANTIS, BLUE, CALM, open_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page, WebSocketRoute

    from web_guest import Guest

WEB: Final = Path(__file__).parents[2] / "web/src"
# The protocol is generated. A record's dice are worked out again by what stands in docs/verifiable-dice.md.
# A lesson is a game written down: the server plays it, and refuses it if it is against the rules.
NO_SOURCE: Final = re.compile(r"^protocol\.ts$|/falls\.ts$|/lesson\.ts$")
VERBS: Final = "place|chest|keep|move|fire|compass|own|coral|shift|swap|store|unstore|pick"
LOOKED_UP: Final = re.compile(rf"(?:get|has|startsWith)\(`(?:{VERBS}) \$\{{|=== `(?:{VERBS}) \$\{{")
WRITTEN: Final = re.compile(rf"`(?:{VERBS}) \$\{{")
# Which dice are kept is a person's choice; the move that says so is then looked for among those on offer.
WRITTEN_ONCE: Final = {"games/into-the-blue/dice.ts"}
DECIDES: Final = re.compile(
    r"\.(?:sort|toSorted)\(.{0,60}\.(?:shells|points|treasures)"  # who leads
    r"|(?:shells|points|treasures|scores\[\w+\])\s*(?:>|<|>=|<=)\s*\w*\.?(?:shells|points|treasures|target|scores)\b"
    r"|(?:points|score|total)\s*\+=",  # what it is worth
)


def sources() -> Iterator[tuple[str, str]]:
    """Give every file of the page in which nobody may decide a rule."""
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        name = path.relative_to(WEB).as_posix()
        if not NO_SOURCE.search(name):
            yield name, path.read_text(encoding="utf-8")


def plain(text: str) -> str:
    """Write lists as JSON does, so that one way to write them is enough."""
    return re.sub(r"\s+", "", text).replace("'", '"').replace(",]", "]")


def numbers_of_the_rules() -> dict[str, str]:
    """Give what only a rule set may say, as it would stand in a source: lists and dice of each game."""
    found: dict[str, str] = {}
    for game in game_names():
        standard = msgspec.to_builtins(find_game(game).standard)
        for field, value in standard.items():
            if isinstance(value, list | tuple) and len(cast("list[object]", value)) > 2:
                found[f"{game}: {field}"] = plain(json.dumps(value))
            elif isinstance(value, str) and not re.fullmatch("[a-z-]+", value):
                found[f"{game}: {field}"] = json.dumps(value)
    return found


def faults(name: str, text: str) -> list[str]:
    """Tell what in a source decides a rule."""
    found = [
        f"{name} holds {field}" for field, value in numbers_of_the_rules().items() if value in plain(text)
    ]
    found += [f"{name} decides: {match[0]}" for match in DECIDES.finditer(text)]
    if name not in WRITTEN_ONCE:
        rest = LOOKED_UP.sub("", text)
        found += [f"{name} writes a move: {match[0]}" for match in WRITTEN.finditer(rest)]
    return found


def test_no_rule_is_written_in_the_source_of_the_page() -> None:
    files = dict(sources())
    assert len(files) > 90
    wrong = [fault for name, text in files.items() for fault in faults(name, text)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "const CHESTS = [5, 6, 6, 7, 8];",
        'const FACES = "12345C";',
        "standings.sort((a, b) => b.shells - a.shells)",
        "if (base.treasures >= scene.target) won();",
        "total += treasure;",
        "props.play(`place ${level}`);",
    ],
)
def test_a_rule_in_the_source_would_be_found(text: str) -> None:
    assert faults("games/any/Thing.svelte", text)


def only(kept: Callable[[str], bool]) -> Callable[[WebSocketRoute], None]:
    """Let a page hear of no moves but these."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            told: dict[str, Any] = json.loads(text)
            if "moves" in told:
                told["moves"] = [choice for choice in told["moves"] if kept(choice["move"])]
            line.send(json.dumps(told))

        server.on_message(hear)

    return connect


def seat(here: Guest, game: str, rules: Any, kept: Callable[[str], bool]) -> Page:
    """Sit down at a table of which the page hears only some moves."""
    opened = open_table(here, game, rules)
    here.page.route_web_socket("**/live", only(kept))
    return here.visit(f"/table/{opened['table']}#token={opened['seats'][0]['token']}")


def test_dice_that_the_server_does_not_offer_to_throw_cannot_be_thrown(guest: Callable[..., Guest]) -> None:
    page = seat(guest(new=True), BLUE, "standard", lambda move: move == "stop")
    expect(page.locator(".stop")).to_be_visible()
    expect(page.locator(".acts .roll")).to_have_attribute("aria-disabled", "true")


def test_ways_that_the_server_does_not_offer_cannot_be_gone(guest: Callable[..., Guest]) -> None:
    calm = CALM | {"die": ["E", "E"]}
    page = seat(
        guest(1440, 900, new=True),
        ATLANTIS,
        calm,
        lambda move: move in {"compass E b5", "move S"},
    )
    page.locator(".table[data-live=true]").wait_for()
    expect(page.locator(".square.lit")).to_have_count(1)
    expect(page.locator('.square.lit[data-square="b5"]')).to_be_visible()
    page.get_by_role("button", name="Slide to do").click()
    expect(page.locator(".arrow:not([aria-disabled])")).to_have_count(1)
