"""`fathoms site`: the whole house as static files, for any web host; and a plain server that shows them."""

from __future__ import annotations

import errno
import gzip
import html
import mimetypes
import re
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

from fathoms.cli.files import refusing
from fathoms.cli.options import whole
from fathoms.cli.streams import echo
from fathoms.core import Malformed, game_names
from fathoms.server.pages import POLICY, TYPES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fathoms.texts import Texts

CLIENT: Final = Path(__file__).parents[1] / "web"
"""Where the built browser client lies in the package."""
HOUSE: Final = "local/local.json"
_PORT: Final = 8643
_HERE: Final = "127.0.0.1"
_PAGES: Final = ("book", "daily", "here", "me", "puzzles", "replay", "review", "rules", "score", "workshop")
_PAGES_OF_GAMES: Final = ("book", "daily", "here", "learn", "score", "sheet", "workshop")
"""What stands at an address that is known beforehand; any other address is the page for what is not found."""
_NOT_FOUND: Final = "404.html"
_NOT_SHIPPED: Final = ("built-from.txt", ".br", ".gz")
"""Hosts pack what they send by themselves."""


def site(say: Texts, **given: Any) -> None:
    """Write the site, show it, or both."""
    if given["folder"] is None and not given["serve"]:
        raise Malformed("cli.site-no-folder")
    path = read_path(given["path"] or "/")
    files = site_files(CLIENT, path)
    if given["folder"] is not None:
        folder = Path(given["folder"])
        write_site(folder, files)
        size = sum(map(len, files.values())) / 1e6
        echo(say("cli.site-written", folder=str(folder), size=round(size), path=path))
    if given["serve"]:
        port = _PORT if given["port"] is None else whole(given["port"], "--port", 0, 65535)
        show_site(files, path, port, say)


def read_path(text: str) -> str:
    """Read where on its host a site will be; a stroke at either end may be left out."""
    inside = text.strip("/")
    if not re.fullmatch(r"([\w.~-]+(/[\w.~-]+)*)?", inside, re.ASCII) or {".", ".."} & {*inside.split("/")}:
        raise Malformed("cli.site-path", value=text[:80])
    return f"/{inside}/" if inside else "/"


def site_files(client: Path, path: str) -> dict[str, bytes]:
    """Make every file of the site, by its name."""
    if not (client / "index.html").is_file():
        raise Malformed("cli.site-no-client")
    if not (client / HOUSE).is_file():
        raise Malformed("cli.site-no-house")
    files = dict(_copied(client))
    page = site_page(files["index.html"].decode(), path).encode()
    games = game_names()
    addresses = [*_PAGES, *(f"{first}/{game}" for first in _PAGES_OF_GAMES for game in games)]
    names = ["index.html", _NOT_FOUND, *(f"{address}/index.html" for address in addresses)]
    # GitHub would otherwise leave out files whose names begin with a line.
    return files | dict.fromkeys(names, page) | {".nojekyll": b""}


def _copied(client: Path) -> Iterator[tuple[str, bytes]]:
    for file in sorted(client.rglob("*")):
        name = file.relative_to(client).as_posix()
        if not file.is_file():
            continue
        if not name.endswith(_NOT_SHIPPED):
            yield name, file.read_bytes()
        elif name.endswith(".gz") and not file.with_suffix("").exists():
            yield name.removesuffix(".gz"), gzip.decompress(file.read_bytes())


def site_page(page: str, path: str) -> str:
    """Tell the page where it is, that it has no server, and what it may load."""
    # Who may frame a page is not for the page itself to say.
    policy = "; ".join(each for each in POLICY.split("; ") if not each.startswith("frame-ancestors"))
    about = [
        f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}" />',
        '<meta name="fathoms-house" content="local" />',
        f'<meta name="fathoms-base" content="{path}" />',
    ]
    page = re.sub(r'\b(href|src)="/', rf'\1="{path}', page)
    return page.replace('<meta charset="utf-8" />', "\n    ".join(['<meta charset="utf-8" />', *about]), 1)


def write_site(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the files into a new or an empty folder."""
    with refusing(str(folder)):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise Malformed("cli.site-not-empty", folder=str(folder))
        for name, content in files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def show_site(files: Mapping[str, bytes], path: str, port: int, say: Texts) -> None:
    """Serve the files on this machine until somebody stops it."""
    try:
        server = ThreadingHTTPServer((_HERE, port), handler_of(files, path))
    except OSError as error:
        key = "server.port-taken" if error.errno == errno.EADDRINUSE else "server.cannot-listen"
        raise Malformed(key, host=_HERE, port=str(port), reason=error.strerror or str(error)) from error
    with server:
        echo(say("cli.serve-here", address=f"http://{_HERE}:{server.server_port}{path}"))
        echo(say("cli.site-stop"))
        server.serve_forever()


def handler_of(files: Mapping[str, bytes], path: str) -> type[BaseHTTPRequestHandler]:
    """Answer as plain static hosts do: a folder by its index, the page for what is not found, right types."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            """Send a file."""
            asked = unquote(urlsplit(self.path).path)
            name = asked.removeprefix(path) if asked.startswith(path) else None
            if name is None:
                self._send(HTTPStatus.NOT_FOUND, b"", "text/plain")
            elif f"{name}/index.html" in files:
                self._send(HTTPStatus.MOVED_PERMANENTLY, b"", "text/plain", location=f"{path}{name}/")
            elif (name := f"{name}index.html" if name == "" or name.endswith("/") else name) in files:
                self._send(HTTPStatus.OK, files[name], _type_of(name))
            else:
                self._send(HTTPStatus.NOT_FOUND, files[_NOT_FOUND], _type_of(_NOT_FOUND))

        def do_HEAD(self) -> None:
            """Send what `GET` would, without the file."""
            self.do_GET()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class calls it so
            """Say nothing about each file."""

        def _send(self, status: HTTPStatus, content: bytes, kind: str, location: str = "") -> None:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Cache-Control", "no-cache")
            if location:
                self.send_header("Location", location)
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(content)

    return Handler


def _type_of(name: str) -> str:
    return TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
