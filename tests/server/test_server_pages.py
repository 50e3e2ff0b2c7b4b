"""Pages: the built client with its caching, or the plain page; nothing outside the folder."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from server.serving import Served

if TYPE_CHECKING:
    from collections.abc import Iterator

INDEX = b"<!doctype html><title>Fathoms</title>"
SECRET = b"nobody may read this"
SCRIPT = b"console.log('dive')" * 50
PROGRAM = b"\0asm" * 50


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a client."""
    folder = tmp_path_factory.mktemp("built")
    client = folder / "web"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_bytes(INDEX)
    (client / "manifest.webmanifest").write_bytes(b"{}")
    (client / "assets" / "main-abc123.js").write_bytes(SCRIPT)
    (client / "assets" / "main-abc123.js.gz").write_bytes(gzip.compress(SCRIPT))
    (client / "local").mkdir()
    # As large files lie in the package.
    (client / "local" / "python.wasm.gz").write_bytes(gzip.compress(PROGRAM))
    (client / "local" / "python.mjs.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "secret.txt").write_bytes(SECRET)
    with Served(folder, client) as server:
        yield server


@pytest.mark.parametrize(
    "path", ["/", "/table/abc", "/replay", "/replay?x=1", "/book/into-the-blue", "/score", "/index.html"]
)
def test_every_page_path_is_the_client(built: Served, path: str) -> None:
    answer = built.http.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    policy = dict(each.strip().split(" ", 1) for each in answer.headers["content-security-policy"].split(";"))
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["connect-src"] == policy["worker-src"] == "'self'"


def test_hashed_files_are_kept_for_ever_and_come_packed(built: Served) -> None:
    answer = built.http.get("/assets/main-abc123.js", headers={"accept-encoding": "gzip"})
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = built.http.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    assert plain.headers["etag"] != answer.headers["etag"]


@pytest.mark.parametrize("packing", ["gzip", "identity"])
@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [("python.wasm", PROGRAM, "application/wasm"), ("python.mjs", SCRIPT, "text/javascript; charset=utf-8")],
)
def test_what_is_only_kept_packed_comes_either_way(
    built: Served, name: str, content: bytes, kind: str, packing: str
) -> None:
    answer = built.http.get(f"/local/{name}", headers={"accept-encoding": packing})
    assert (answer.status_code, answer.content) == (200, content)
    assert answer.headers["content-type"] == kind
    assert answer.headers.get("content-encoding", "identity") == packing
    assert built.http.get(f"/local/{name}.gz").status_code == 404


def test_an_unchanged_file_is_not_sent_again(built: Served) -> None:
    mark = built.http.get("/").headers["etag"]
    again = built.http.get("/", headers={"if-none-match": mark})
    assert (again.status_code, again.content) == (304, b"")
    (built.state.client / "index.html").write_bytes(INDEX + b"<p>new")
    try:
        assert built.http.get("/", headers={"if-none-match": mark}).status_code == 200
    finally:
        (built.state.client / "index.html").write_bytes(INDEX)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2fetc%2fpasswd",
        "/%00",
        "/" + "a" * 5000,
    ],
)
def test_nothing_outside_the_folder_is_reached(built: Served, path: str) -> None:
    answer = built.http.get(path)
    assert answer.status_code in {400, 404}
    assert answer.content not in {SECRET, INDEX}


def test_a_mistyped_address_shows_the_client_to_people_and_json_to_programs(built: Served) -> None:
    person = built.http.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert (person.status_code, person.content) == (404, INDEX)
    program = built.http.get("/assets/gone.js")
    assert program.status_code == 404
    assert program.json()["error"]["kind"] == "not_found"
    assert built.http.get("/assets/main-abc123.js.gz").status_code == 404


@pytest.mark.parametrize(("lang", "word"), [("en", "terminal"), ("fr", "navigateur"), ("es", "navegador")])
def test_without_a_client_a_plain_page_tells_how_to_join(served: Served, lang: str, word: str) -> None:
    answer = served.http.get("/table/abc", headers={"accept-language": lang})
    assert answer.status_code == 200
    assert f'lang="{lang}"' in answer.text
    assert word in answer.text
    assert f"fathoms join {served.url}/table/abc" in answer.text
    assert "<script" not in answer.text
    assert "style=" not in answer.text
    assert served.http.get("/plain.css").headers["content-type"].startswith("text/css")


def test_names_in_the_address_are_shown_as_text(served: Served) -> None:
    page = served.http.get("/table/%3Cscript%3Ealert(1)%3C%2Fscript%3E").text
    assert "<script" not in page


def test_without_a_client_there_are_no_files(served: Served) -> None:
    assert served.http.get("/assets/main.js").status_code == 404
