"""`fathoms site` writes static files that any host can serve, at any path, and shows them."""

from __future__ import annotations

import gzip
import re
import threading
import urllib.error
import urllib.request
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest

from fathoms.cli import site
from fathoms.core import Malformed

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from cli.terminal import Shell

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/first.js"></script>
  </head>
  <body><a href="https://example.org/">elsewhere</a></body>
</html>
"""
PROGRAM = b"\0asm" * 99


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client with a local house."""
    folder = tmp_path / "web"
    (folder / "local").mkdir(parents=True)
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "index.html.br").write_bytes(b"packed")
    (folder / "built-from.txt").write_text("a digest")
    for end in ("", ".gz", ".br"):
        (folder / f"assets/first.js{end}").write_text("console.log('dive')")
    (folder / "local/local.json").write_text("{}")
    (folder / "local/python.wasm.gz").write_bytes(gzip.compress(PROGRAM))
    monkeypatch.setattr(site, "CLIENT", folder)
    return folder


@contextmanager
def shown(client: Path, path: str) -> Generator[str]:
    """Serve the site of a client; gives the address of the host."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), site.handler_of(site.site_files(client, path), path))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def fetch(url: str) -> tuple[int, str, bytes]:
    """Ask for something; gives status, type and content."""
    try:
        with urllib.request.urlopen(url) as answer:  # noqa: S310 - our own server
            return answer.status, answer.headers["Content-Type"], answer.read()
    except urllib.error.HTTPError as answer:
        with answer:
            return answer.code, answer.headers["Content-Type"], answer.read()


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(("asked", "path"), [("/", "/"), ("fathoms", "/fathoms/"), ("/a/b-1/", "/a/b-1/")])
def test_the_page_knows_where_it_is_and_what_it_may_load(
    shell: Shell, tmp_path: Path, asked: str, path: str
) -> None:
    folder = tmp_path / "new/site"
    done = shell("site", str(folder), "--path", asked)
    assert (done.status, done.err) == (0, "")
    assert str(folder) in done.out
    assert path in done.out
    page = (folder / "index.html").read_text()
    assert re.findall(r'(?:href|src)="(.*?)"', page) == [
        f"{path}icon.svg",
        f"{path}assets/first.js",
        "https://example.org/",
    ]
    assert f'<meta name="fathoms-base" content="{path}" />' in page
    assert '<meta name="fathoms-house" content="local" />' in page
    policy = re.findall(r'http-equiv="Content-Security-Policy" content="(.*?)"', page)
    assert "script-src &#x27;self&#x27; &#x27;wasm-unsafe-eval&#x27;;" in policy[0]
    # A browser complains of this in a page.
    assert "frame-ancestors" not in policy[0]
    # The policy must come before what it is about.
    assert page.index("Content-Security-Policy") < page.index("icon.svg")


@pytest.mark.usefixtures("client")
def test_files_are_plain_and_every_known_address_is_a_page(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    assert shell("site", str(folder)).status == 0
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    pages = {name for name in names if name.endswith(".html")}
    assert names - pages == {".nojekyll", "assets/first.js", "local/local.json", "local/python.wasm"}
    assert (folder / "local/python.wasm").read_bytes() == PROGRAM
    assert {"404.html", "book/index.html", "learn/into-the-blue/index.html", "score/index.html"} <= pages
    assert len({(folder / name).read_bytes() for name in pages}) == 1
    # What needs a server has no page of its own.
    assert not [name for name in pages if name.startswith(("friends", "gallery", "watch"))]


@pytest.mark.parametrize("path", ["/", "/deep/down/"])
def test_it_is_shown_as_a_static_host_would(client: Path, path: str) -> None:
    with shown(client, path) as host:
        status, kind, page = fetch(f"{host}{path}")
        assert (status, kind) == (200, "text/html")
        assert fetch(f"{host}{path}local/python.wasm") == (200, "application/wasm", PROGRAM)
        assert fetch(f"{host}{path}assets/first.js")[:2] == (200, "text/javascript")
        # A folder, asked for without its stroke and with what a link may carry besides.
        assert fetch(f"{host}{path}book?x=1") == (200, "text/html", page)
        assert fetch(f"{host}{path}table/local-abc") == (404, "text/html", page)
        assert fetch(f"{host}{path}../secret")[0] == 404
        if path != "/":
            assert fetch(f"{host}/elsewhere")[2] == b""


@pytest.mark.usefixtures("client")
def test_a_folder_with_something_in_it_is_left_alone(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/letter.txt").write_text("dear")
    for lang, word in (("en", "not empty"), ("fr", "n’est pas vide"), ("es", "no está vacía")):
        done = shell("site", str(tmp_path / "full"), "--lang", lang)
        assert done.status == 2
        assert word in done.err
        assert len(done.err.splitlines()) == 1
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["letter.txt"]
    done = shell("site", str(tmp_path / "full/letter.txt"))
    assert done.status == 2
    assert len(done.err.splitlines()) == 1


def test_what_is_missing_is_told(shell: Shell, client: Path, tmp_path: Path) -> None:
    assert "--serve" in shell("site").err
    (client / "local/local.json").unlink()
    done = shell("site", str(tmp_path / "site"))
    assert (done.status, done.out) == (2, "")
    assert "Python for browsers" in done.err
    (client / "index.html").unlink()
    assert "make web" in shell("site", "--serve").err
    assert not (tmp_path / "site").exists()


@pytest.mark.usefixtures("client")
def test_a_port_that_is_taken_is_told(shell: Shell) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        done = shell("site", "--serve", "--port", str(other.server_port))
    assert done.status == 2
    assert str(other.server_port) in done.err
    assert shell("site", "--serve", "--port", "many").status == 2


@pytest.mark.parametrize("text", ["a b", "//", "../x", "/a/./b", "/a?b", '/"', "/é/", "http://host/x"])
def test_a_path_that_no_host_has_is_refused(text: str) -> None:
    if text == "//":
        assert site.read_path(text) == "/"
        return
    with pytest.raises(Malformed, match="site-path"):
        site.read_path(text)
