"""Pages and files of the browser client; without it a plain page that tells how to play by terminal."""

from __future__ import annotations

import gzip
import html
import mimetypes
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.responses import Response

from fathoms.api.responses import RequestError
from fathoms.core import game_names
from fathoms.server.requests import texts_of

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request

    from fathoms.texts import Texts

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""No script and no style but our own files, nothing from another host, in nobody's frame.

WebAssembly is for the Python of a house without a server; it is a file of ours like any script.
"""
PAGES: Final = (
    *("table", "replay", "review", "puzzles", "watch", "book", "score", "learn", "new", "friends", "here"),
    *("workshop", "rules", "sheet", "gallery", "daily", "me", "player"),
)
"""First words of the paths that are pages of the client."""
_INDEX: Final = "index.html"
_HASHED: Final = "assets"
"""Names in this folder change with their content, so a browser may keep them for ever."""
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}
"""What a browser must be told exactly; of other files the system knows enough."""


class _File(NamedTuple):
    """A file as it was read, with the mark that tells whether a browser has it already."""

    content: bytes
    mark: str
    changed: int


class Pages:
    """Serves the built client from a folder, each file read once until it changes."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._read: Final[dict[Path, _File]] = {}

    async def serve(self, request: Request) -> Response:
        """Serve a file of the client, its page for every path that is one, or the plain page."""
        path: str = request.path_params["rest"]
        say = texts_of(request.scope)
        index = self._folder / _INDEX
        is_page = path in ("", _INDEX) or path.partition("/")[0] in PAGES
        if not index.is_file():
            if path in _STYLE:
                return Response(_STYLE[path], media_type="text/css", headers={"cache-control": "no-cache"})
            if not is_page:
                raise RequestError("not_found", "server.no-path", path=request.scope["path"][:80])
            return _page(plain_page(say, request).encode())
        if is_page:
            return self._answer(index, request, "no-cache")
        file = self._find(path)
        if file is None:
            # A mistyped address still shows the client, which has a friendly page for it.
            if "text/html" in request.headers.get("accept", ""):
                return self._answer(index, request, "no-cache", status=404)
            raise RequestError("not_found", "server.no-path", path=request.scope["path"][:80])
        keep = "public, max-age=31536000, immutable" if path.startswith(f"{_HASHED}/") else "no-cache"
        return self._answer(file, request, keep)

    def _find(self, path: str) -> Path | None:
        """Find a file inside the folder, perhaps only packed; nothing outside it is ever reached."""
        if "\0" in path or path.endswith(tuple(ending for _, ending in _PACKED)):
            return None
        try:
            found = (self._folder / path).resolve()
            inside = found.is_relative_to(self._folder.resolve()) and (
                found.is_file() or _packed(found).is_file()
            )
        except (OSError, ValueError):
            return None
        return found if inside else None

    def _answer(self, file: Path, request: Request, keep: str, status: int = 200) -> Response:
        wanted = request.headers.get("accept-encoding", "")
        packing = next(
            (
                (name, packed)
                for name, ending in _PACKED
                if name in wanted and (packed := file.with_name(file.name + ending)).is_file()
            ),
            None,
        )
        found = self._load(packing[1] if packing else file)
        headers = {"cache-control": keep, "etag": found.mark, "vary": "accept-encoding"}
        if packing:
            headers["content-encoding"] = packing[0]
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if kind in ("text/html", "text/javascript"):
            # A service worker is held to the policy of its own file: without this it could fetch nothing.
            headers["content-security-policy"] = POLICY
        if status == 200 and found.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(found.content, status, headers, media_type=kind)

    def _load(self, file: Path) -> _File:
        there = file.is_file()
        changed = (file if there else _packed(file)).stat().st_mtime_ns
        known = self._read.get(file)
        if known is None or known.changed != changed:
            content = file.read_bytes() if there else gzip.decompress(_packed(file).read_bytes())
            known = self._read[file] = _File(content, f'"{sha256(content).hexdigest()[:24]}"', changed)
        return known


def _packed(file: Path) -> Path:
    """Name the file that stands for another one which is only kept packed."""
    return file.with_name(file.name + ".gz")


def _page(content: bytes) -> Response:
    headers = {"cache-control": "no-cache", "content-security-policy": POLICY}
    return Response(content, headers=headers, media_type="text/html")


def plain_page(say: Texts, request: Request) -> str:
    """Write the page for a server without the browser client: what this is, and how to join by terminal."""
    address = str(request.base_url).rstrip("/")
    words = request.scope["path"].strip("/").split("/")
    link = f"{address}/table/{words[1]}" if words[0] == "table" and len(words) > 1 else f"{address}/table/…"
    games = "".join(
        f"<li>{html.escape(say(f'{name}.title'))}: <code>fathoms play {html.escape(name)}</code></li>"
        for name in game_names()
    )
    return (
        f'<!doctype html><html lang="{say.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Fathoms</title>"
        '<link rel="stylesheet" href="/plain.css"></head><body><main>'
        f"<h1>Fathoms</h1><p>{html.escape(say('server.page-about'))}</p>"
        f"<h2>{html.escape(say('server.page-join'))}</h2><pre>fathoms join {html.escape(link)}</pre>"
        f"<h2>{html.escape(say('server.page-play'))}</h2><ul>{games}</ul>"
        f"<p>{html.escape(say('server.page-no-client'))}</p></main></body></html>"
    )


_STYLE: Final = {
    "plain.css": b"""
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; background: #0d3b4f; color: #f3ead7;
  font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { font-size: 2.5rem; margin: 0; color: #7fd6cf; letter-spacing: 0.02em; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; color: #f4c95d; }
pre, code { font-family: ui-monospace, monospace; background: #082735; border-radius: 0.25rem; }
pre { padding: 0.75rem 1rem; overflow-x: auto; }
code { padding: 0.1rem 0.35rem; }
ul { padding-left: 1.2rem; }
"""
}
