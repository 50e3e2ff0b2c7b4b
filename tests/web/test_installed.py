"""The page can be installed: its manifest says all that is needed, and its service worker serves it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urljoin

if TYPE_CHECKING:
    from collections.abc import Callable

    from web_guest import Guest


def test_the_manifest_is_whole_and_its_icons_are_what_it_says(guest: Callable[..., Guest]) -> None:
    here = guest()
    page = here.visit("/")
    address = urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href") or "")
    manifest = page.request.get(address).json()
    assert manifest["name"]
    assert manifest["short_name"]
    assert manifest["display"] in ("standalone", "fullscreen")
    assert page.request.get(urljoin(address, manifest["start_url"])).ok
    sizes: set[tuple[str, str]] = set()
    for icon in manifest["icons"]:
        place = urljoin(address, icon["src"])
        answer = page.request.get(place)
        assert answer.ok, icon
        assert answer.headers["content-type"].startswith(icon["type"])
        for size in icon["sizes"].split():
            sizes |= {(size, purpose) for purpose in icon.get("purpose", "any").split()}
            if size == "any":
                continue
            drawn = page.evaluate(
                "async place => { const icon = new Image(); icon.src = place; await icon.decode();"
                " return `${icon.naturalWidth}x${icon.naturalHeight}`; }",
                place,
            )
            assert drawn == size
    assert {("192x192", "any"), ("512x512", "any")} <= sizes
    assert any(purpose == "maskable" for _, purpose in sizes)


def test_the_service_worker_serves_the_page(guest: Callable[..., Guest]) -> None:
    here = guest(new=True, service_workers="allow")
    page = here.visit("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    assert page.evaluate("navigator.serviceWorker.controller.scriptURL").startswith(here.house)
