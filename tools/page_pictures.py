"""Photograph pages of the browser client at three sizes.

    python tools/page_pictures.py             those the README shows, into docs/pictures (`make pictures`)
    python tools/page_pictures.py --all       every page and state of a table, into build/pictures
    python tools/page_pictures.py end hint    those whose name holds a word, into build/pictures

It runs a server of its own. Tables are full: finished games of bots, and turns of a person in the middle of
such games, one for each thing a turn can ask.
"""

from __future__ import annotations

import re
import shutil
import sys
from base64 import b64decode
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from playwright.sync_api import sync_playwright

from fathoms.core import game_names
from picture_tables import ask, house, open_table, played, tell, turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

PROJECT: Final = Path(__file__).parents[1]
SHOWN: Final = re.compile(r"docs/pictures/([\w-]+)\.webp")
FLAGS: Final = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)
SIZES: Final = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
QUALITY: Final = 62
BLUE: Final = "into-the-blue"
ATLANTIS: Final = "atlantis-treasure"
LANGUAGES: Final = ("en", "fr", "es")
BIG: Final = {
    "board": ["." * 15 if row in (0, 7, 14) else "." + "T.C.T..#..T.C.T"[:13] + "." for row in range(15)],
    "bases": ["N h1", "E o8", "S h15", "W a8"],
}

Told = dict[str, Any]


class Shot(msgspec.Struct, frozen=True):
    """One picture: where it is, and what is done before it is taken."""

    name: str
    where: Callable[[str], str]
    """Gives the path of the page, once, when the first picture of it is wanted."""
    before: Callable[[Page], object] | None = None
    sizes: tuple[str, ...] = tuple(SIZES)


def page(name: str, path: str) -> Shot:
    """A page that needs no table."""
    return Shot(name, lambda _: path)


def offers(*verbs: str, after: int = 0) -> Callable[[Told], bool]:
    """Whether a move is on offer that begins with one of these words, and so many turns have begun."""

    def wanted(told: Told) -> bool:
        words = {choice["move"].split()[0] for choice in told["moves"]}
        return told["turns"] >= after and bool(words & set(verbs))

    return wanted


def last_turn(told: Told) -> bool:
    """Whether the last turns have begun and this is one of them."""
    return told["scene"]["last_turns"] is not None and offers("stop")(told)


def click(*names: str) -> Callable[[Page], None]:
    """Click things one after the other."""

    def act(page: Page) -> None:
        for name in names:
            page.locator(name).first.click()

    return act


def aim(page: Page) -> None:
    """Aim at a lit square without choosing it: by a first tap, or by a mouse over it."""
    square = page.locator(".square.lit").nth(9)
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        square.tap()
    else:
        square.hover()


def hint(page: Page) -> None:
    """Ask what a bot would do, and wait for its answer."""
    page.keyboard.press("h")
    page.locator(".best").wait_for(timeout=90_000)


def tables() -> Iterator[Shot]:
    """Give the pictures of both tables, each in the states a turn can be in."""

    def mine(
        name: str, game: str, wanted: Callable[[Told], bool], rules: str = "standard", **more: Any
    ) -> Shot:
        return Shot(f"{game}-{name}", lambda address: turn(address, game, wanted, rules), **more)

    yield mine("turn", BLUE, offers("stop", after=24))
    yield mine("place", BLUE, offers("place", after=24))
    yield mine("chest", BLUE, offers("chest", after=12))
    yield mine("last", BLUE, last_turn)
    yield mine("level", BLUE, offers("stop", after=24), before=click(".ledge.main button >> nth=1"))
    yield mine("hint", BLUE, offers("stop", after=18), before=hint)
    yield mine("compass", ATLANTIS, offers("compass", after=10))
    yield mine("aim", ATLANTIS, offers("compass", after=7), before=aim)
    yield mine("coral", ATLANTIS, offers("coral", after=6))
    yield mine("fire", ATLANTIS, offers("fire", after=8))
    yield mine("slide", ATLANTIS, offers("move", after=10), before=click(".step >> nth=1"))
    yield mine("pick", ATLANTIS, offers("pick"), "foresight")
    yield mine("stock", ATLANTIS, offers("unstore"), "stock")
    yield mine("swap", ATLANTIS, offers("swap", after=8), "replacement")
    yield mine("menu", ATLANTIS, offers("move"), before=click("header button >> nth=-1"))


def finished() -> Iterator[Shot]:
    """Give the pictures of a game that bots played to its end: replay, end, scoring."""
    for game in sorted(game_names()):
        known: dict[str, str] = {}

        def table(address: str, game: str = game, known: dict[str, str] = known) -> str:
            if game not in known:
                known[game] = played(address, game)
            return known[game]

        def replay(address: str, table: Callable[[str], str] = table) -> str:
            moves = len(ask(address, f"/api/tables/{table(address)}/record")["moves"])
            return f"/replay/{table(address)}#move={moves * 7 // 8}"

        yield Shot(f"{game}-replay", replay)
        yield Shot(f"{game}-end", lambda address, table=table: f"/table/{table(address)}")
        yield Shot(f"{game}-review", lambda address, table=table: f"/review/{table(address)}", reviewed)
        yield page(f"{game}-book", f"/book/{game}")
        yield page(f"{game}-lesson", f"/learn/{game}")
        if game == BLUE:
            again = click("section.scoring .button", *(["section.scoring .main"] * 4))
            yield Shot(f"{game}-scoring", lambda address, table=table: f"/table/{table(address)}", again)


def reviewed(page: Page) -> None:
    """Wait until a game is reviewed."""
    page.locator(".covered .picture").wait_for(timeout=90_000)


def troubles() -> Iterator[Shot]:
    """Give the pictures of what can go wrong."""

    def used(address: str) -> str:
        opened = open_table(address, BLUE, "standard", people=2)
        invite = opened["seats"][1]["invite"]
        ask(address, f"/api/tables/{opened['table']}/sit", {"invite": invite, "name": "Bo"})
        return f"/table/{opened['table']}#invite={invite}"

    def paste(text: str) -> Callable[[Page], None]:
        def act(page: Page) -> None:
            page.locator("textarea").fill(text)
            page.locator("form .main").click()

        return act

    def gone(page: Page) -> None:
        page.route("**/api/**", lambda route: route.abort())
        page.evaluate("history.pushState(null, '', '/watch'); dispatchEvent(new PopStateEvent('popstate'))")
        page.locator("h1").wait_for()

    few = ("phone", "desk")
    yield Shot("trouble-dead-link", lambda _: "/table/nosuchtable12345")
    yield Shot("trouble-used", used, sizes=few)
    yield Shot("trouble-record", lambda _: "/replay", paste('{"format":"fathoms/1","game":"none"}'), few)
    yield Shot("trouble-newer", lambda _: "/replay", paste('{"format":"fathoms/9"}'), few)
    yield Shot("trouble-gone", lambda _: "/", gone, few)


def workshop() -> Iterator[Shot]:
    """Give the pictures of the workshop: its door, a change, problems, windows, rules that were shared."""

    def typed(field: str, value: str, *then: str) -> Callable[[Page], None]:
        def act(page: Page) -> None:
            page.locator(f"#field-{field} input").first.fill(value)
            page.wait_for_load_state("networkidle")
            for name in then:
                page.locator(name).locator("visible=true").first.click()

        return act

    def shared(address: str) -> str:
        wish = {"game": ATLANTIS, "rules": {"torpedoes": 3, "stock": True}}
        return f"/rules/{ask(address, '/api/workshop/check', wish)['code']}#Three%20shots"

    few = ("phone", "desk")
    yield page("workshop", "/workshop")
    for game in sorted(game_names()):
        yield page(f"workshop-{game}", f"/workshop/{game}")
    blue = f"/workshop/{BLUE}"
    yield Shot("workshop-change", lambda _: blue, typed("shells", "6"))
    yield Shot("workshop-problems", lambda _: blue, typed("levels", "6"))
    start = typed("torpedoes", "3", ".from .button")
    yield Shot("workshop-begin", lambda _: f"/workshop/{ATLANTIS}", start, ("desk",))
    yield Shot("workshop-bench", lambda _: blue, typed("shells", "6", ".bar .more"), ("phone", "tablet"))
    yield Shot("workshop-box", lambda _: blue, click("#box summary"), few)
    yield Shot("shared", shared)
    yield page("shared-broken", "/rules/F9-AAAA")


def measuring() -> Iterator[Shot]:
    """Give the pictures of what is measured, of the gallery, and of rules to print."""
    hung: list[str] = []

    def draft(address: str) -> str:
        code = ask(address, "/api/workshop/check", {"game": BLUE, "rules": {"shells": 8}})["code"]
        return f"/workshop/{BLUE}?rules={code}"

    def begin(icon: str, done: str) -> Callable[[Page], None]:
        """Open a panel from wherever its button is, begin, and wait for the answer."""

        def act(page: Page) -> None:
            if page.locator(".bar .more").is_visible():
                page.locator(".bar .more").click()
            page.locator(f"button:has(path[d^='{icon}'])").locator("visible=true").last.click()
            page.locator("section.panel form .main").click()
            page.locator(done).first.wait_for(timeout=300_000)

        return act

    def wall(address: str) -> str:
        """Hang two rule sets, once."""
        if not hung:
            for game, rules, title in (
                (BLUE, {"shells": 8}, "Short and salty"),
                (ATLANTIS, "bigger-sea", "The big lagoon"),
            ):
                wish = {"game": game, "rules": rules, "title": title, "by": "Ada"}
                hung.append(tell(address, "/api/gallery", wish))
        return "/gallery"

    def sheet(game: str, rules: str) -> Callable[[str], str]:
        return lambda _: f"/sheet/{game}?rules={rules}"

    yield Shot("measured", draft, begin("M3 20.5", ".verdict, [data-problem]"))
    yield Shot("what-next", draft, begin("M9 18h6", ".found, [data-problem]"), ("phone", "desk"))
    yield Shot("gallery", wall)
    yield Shot(f"sheet-{BLUE}", sheet(BLUE, "standard"))
    yield Shot(f"sheet-{ATLANTIS}", sheet(ATLANTIS, "bigger-sea"))


def shots() -> Iterator[Shot]:
    """Give every picture."""

    def invited(address: str) -> str:
        opened = open_table(address, ATLANTIS, "standard", people=2)
        return f"/table/{opened['table']}#invite={opened['seats'][1]['invite']}"

    def watched(address: str) -> str:
        for game in sorted(game_names()):
            open_table(address, game, "standard", people=2, listed=True)
        return "/watch"

    yield page("home", "/")
    yield page("friends", "/friends")
    yield page("around", f"/here/{ATLANTIS}")
    yield Shot("watch", watched)
    yield page("daily", "/daily")
    yield page("puzzles", "/puzzles")
    yield page("me", "/me")
    yield page("replay", "/replay")
    yield page("score", "/score")
    yield Shot("invited", invited)
    set_table = click("form fieldset .button", "form .main", ".copy .row .button >> nth=1")
    yield Shot("waiting", lambda _: f"/friends/{BLUE}", set_table)
    yield from workshop()
    yield from measuring()
    yield from tables()
    yield from finished()
    yield from troubles()


def settle(page: Page) -> None:
    """Wait until the page stands: nothing loads, and what moves once has moved."""
    page.locator("h1").first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.locator("p.coming").first.wait_for(state="detached")
    page.wait_for_timeout(1_200)  # a picture is taken of what is there after the first motion


def main() -> None:
    """Take the pictures that are asked for."""
    names = ("chromium", "chromium-browser", "chromium-headless-shell")
    program = next(filter(None, map(shutil.which, names)), None)
    if program is None:
        sys.exit("This needs chromium: apt-get install chromium.")
    words = sys.argv[1:]
    folder = PROJECT / ("build/pictures" if words else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    shown = set(SHOWN.findall((PROJECT / "README.md").read_text(encoding="utf-8")))

    def wanted(name: str) -> bool:
        return name in shown if not words else words == ["--all"] or any(word in name for word in words)

    with house() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=FLAGS.split())
        windows = {
            size: browser.new_context(
                viewport={"width": width, "height": height},
                reduced_motion="reduce",
                service_workers="block",
                has_touch=size != "desk",
            ).new_page()
            for size, (width, height) in SIZES.items()
        }
        for number, shot in enumerate(shots()):
            names = {size: f"{shot.name}-{size}" for size in shot.sizes}
            if not any(map(wanted, names.values())):
                continue
            path = shot.where(address)
            for place, (size, name) in enumerate(names.items()):
                if wanted(name):
                    # Light and dark, and the languages, take turns, so that each is seen at each size.
                    look(windows[size], address, path, number + place)
                    if shot.before is not None:
                        shot.before(windows[size])
                        settle(windows[size])
                    (folder / f"{name}.webp").write_bytes(photograph(windows[size]))
        browser.close()


def look(page: Page, address: str, path: str, number: int) -> None:
    """Open a page in one of the languages, by day or by night."""
    place, mark, fragment = path.partition("#")
    page.unroute_all()
    page.set_default_timeout(20_000)
    page.emulate_media(color_scheme="dark" if number % 2 else "light", reduced_motion="reduce")
    page.goto("about:blank")
    also = "&" if "?" in place else "?"
    page.goto(f"{address}{place}{also}lang={LANGUAGES[number % len(LANGUAGES)]}{mark}{fragment}")
    settle(page)


def photograph(page: Page) -> bytes:
    """Take the picture."""
    camera = page.context.new_cdp_session(page)
    shown: dict[str, Any] = camera.send(  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType] - playwright does not say
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    return b64decode(shown["data"])


if __name__ == "__main__":
    main()
