"""The app: names, origins, headers, limits, addresses behind proxies, figures for the host alone."""

from __future__ import annotations

import socket
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fathoms.protocol.live import Closing
from fathoms.server.addresses import STRANGER, Callers
from fathoms.server.limits import Bucket, Guests, household
from fathoms.server.settings import Settings
from server.serving import Served

if TYPE_CHECKING:
    from pathlib import Path


def scope(client: str, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": (client, 1), "headers": named}


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "nonsense", "http://["]
)
def test_a_page_of_a_stranger_may_not_act(served: Served, origin: str) -> None:
    body = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}]}
    said = set[str]()
    for lang in ("en", "fr", "es"):
        headers = {"origin": origin, "accept-language": lang}
        answer = served.http.post("/api/tables", json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["kind"] == "forbidden"
        said.add(answer.json()["error"]["message"])
    assert len(said) == 3
    table = served.open()["table"]
    with pytest.raises(InvalidStatus) as refused:
        served.live(table, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    assert b"forbidden" in (refused.value.response.body or b"")


def test_our_own_page_may_act(served: Served) -> None:
    body = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}]}
    answer = served.http.post("/api/tables", json=body, headers={"origin": served.url})
    assert answer.status_code == 201
    with served.live(answer.json()["table"], additional_headers={"Origin": served.url}) as socket:
        assert socket.hear()["type"] == "table"


def test_an_allowed_origin_may_act(tmp_path: Path) -> None:
    with Served(tmp_path, origins=("https://play.example",), public_url="https://fathoms.example/") as served:
        for origin in ("https://play.example", "https://fathoms.example"):
            answer = served.http.post("/api/rules/check", json={"rules": "x"}, headers={"origin": origin})
            assert answer.status_code == 400


def test_every_answer_has_its_guards(served: Served) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/metrics", "/table/abc", "/plain.css"):
        headers = served.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "default-src 'none'" in policy
        # Python in a browser needs WebAssembly; nothing else that is unsafe is allowed.
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert "server" not in headers


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    with Served(tmp_path, requests_per_second=1) as served:
        answers = [served.http.get("/api/games") for _ in range(8)]
        assert answers[0].status_code == 200
        late = answers[-1]
        assert late.status_code == 429
        assert late.json()["error"]["kind"] == "rate"
        assert int(late.headers["retry-after"]) >= 1


def test_too_many_tables_are_turned_away(tmp_path: Path) -> None:
    with Served(tmp_path, tables_per_hour=2) as served:
        served.open()
        served.open()
        body = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}]}
        answer = served.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]["kind"]) == (429, "rate")


def test_too_many_connections_are_turned_away(tmp_path: Path) -> None:
    with Served(tmp_path, connections_per_address=2) as served:
        table = served.open()["table"]
        with served.live(table) as first, served.live(table) as second:
            assert first.hear()["type"] == second.hear()["type"] == "table"
            with served.live(table) as third:
                assert third.hear()["kind"] == "rate"
                assert third.closed() == Closing.RATE
        with served.live(table) as again:
            assert again.hear()["type"] in {"table", "refused"}


def test_the_connections_of_a_process_are_bounded(tmp_path: Path) -> None:
    with Served(tmp_path, connections=1) as served:
        table = served.open()["table"]
        with served.live(table) as first:
            first.hear()
            with served.live(table) as second:
                assert second.closed() == Closing.RATE
            assert served.state.connections == 1


def test_the_visitors_of_a_table_are_bounded(tmp_path: Path) -> None:
    with Served(tmp_path, visitors_per_table=1) as served:
        table = served.open()["table"]
        with served.live(table) as first:
            first.hear()
            with served.live(table) as second:
                assert second.hear()["kind"] == "denied"
                assert second.closed() == Closing.SLOW


def test_figures_are_for_this_machine(served: Served) -> None:
    served.http.get("/api/games")
    page = served.http.get("/metrics")
    assert page.status_code == 200
    assert 'fathoms_http_requests_total{route="/api/games",status="200"}' in page.text
    assert "fathoms_live_connections" in page.text
    # A proxy nobody told us about: anyone who sits behind it is not this machine.
    hidden = served.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert hidden.status_code == 403
    assert hidden.json()["error"]["kind"] == "forbidden"


def test_figures_may_be_open_or_closed(tmp_path: Path) -> None:
    with Served(tmp_path, metrics="off") as served:
        assert served.http.get("/metrics").status_code == 403
    with Served(tmp_path, metrics="all") as served:
        assert served.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 200


def test_no_figure_names_a_table(served: Served) -> None:
    table = served.open()["table"]
    served.http.get(f"/api/tables/{table}")
    served.http.get(f"/table/{table}")
    assert table not in served.http.get("/metrics").text


@pytest.mark.parametrize(
    ("proxies", "client", "said", "address"),
    [
        ((), "198.51.100.1", "203.0.113.9", "198.51.100.1"),
        (("127.0.0.1",), "127.0.0.1", "203.0.113.9", "203.0.113.9"),
        (("127.0.0.1",), "127.0.0.1", "1.2.3.4, 203.0.113.9", "203.0.113.9"),
        (("127.0.0.1", "10.0.0.0/8"), "127.0.0.1", "1.2.3.4, 203.0.113.9, 10.1.1.1", "203.0.113.9"),
        (("127.0.0.1",), "127.0.0.1", "1.2.3.4, not an address", STRANGER),
        (("127.0.0.1", "10.0.0.0/8"), "127.0.0.1", "unknown, 10.1.1.1", STRANGER),
        (("127.0.0.1",), "127.0.0.1", "", STRANGER),
        (("127.0.0.1",), "127.0.0.1", "203.0.113.9:4711", "203.0.113.9"),
        (("127.0.0.1",), "127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"),
        (("127.0.0.1",), "127.0.0.1", "[2001:db8::7]", "2001:db8::7"),
        (("::1",), "::1", "2001:db8::7", "2001:db8::7"),
        (("127.0.0.1",), "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"),
        (("127.0.0.1",), "198.51.100.1", "203.0.113.9", "198.51.100.1"),
    ],
)
def test_a_proxy_is_believed_only_if_it_is_known(
    proxies: tuple[str, ...], client: str, said: str, address: str
) -> None:
    callers = Callers(Settings(proxies=proxies))
    assert callers.address(scope(client, x_forwarded_for=said)) == address


def test_whoever_comes_through_a_known_proxy_is_not_local() -> None:
    callers = Callers(Settings(proxies=("127.0.0.1",)))
    assert callers.is_local(scope("127.0.0.1"))
    assert callers.is_local(scope("127.0.0.1", x_forwarded_for="127.0.0.1:4711"))
    for said in ("203.0.113.9", "203.0.113.9:4711", "[2001:db8::7]:4711", "unknown", "_hidden", ""):
        assert not callers.is_local(scope("127.0.0.1", x_forwarded_for=said)), said
    # What only proxies write speaks against it, too.
    assert not callers.is_local(scope("127.0.0.1", forwarded="for=203.0.113.9"))
    assert not callers.is_local(scope("127.0.0.1", x_real_ip="203.0.113.9"))


HERE = socket.gethostname().lower()


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "192.168.1.20:8642", "[::1]:8642", "[fe80::1]", "localhost:8642", "LOCALHOST"),
        *("raspberrypi:8642", "raspberrypi.local", "Pi.Lan:80", "pi.home.arpa", "box.internal", "pi.local."),
        *(HERE, f"{HERE}.local:8642", "fathoms.example", "fathoms.example:8642", "play.example", ""),
    ],
)
def test_names_that_people_at_home_use_are_ours(host: str) -> None:
    callers = Callers(Settings(public_url="https://fathoms.example/", origins=("http://Play.example:81",)))
    assert callers.refusal(scope("192.0.2.1", host=host), acts=True) is None


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8642", "192.168.1.20.evil.example", "localhost.evil.example"),
        *("evillocal.example", "fathoms.example.evil", "xfathoms.example", "EVIL.example.", "a.b:c:d"),
    ],
)
def test_by_a_name_of_a_stranger_nothing_is_done(host: str) -> None:
    callers = Callers(Settings(public_url="https://fathoms.example", proxies=("10.0.0.1",)))
    assert callers.refusal(scope("192.0.2.1", host=host), acts=False) is not None
    # A proxy that is known may call us as it likes; one that is not may not.
    assert callers.refusal(scope("10.0.0.1", host=host), acts=False) is None


def test_whoever_comes_by_another_name_is_told_the_setting(served: Served) -> None:
    """As a page does that leads its own name to this machine (DNS rebinding)."""
    said = set[str]()
    for lang in ("en", "fr", "es"):
        headers = {"host": "evil.example", "origin": "http://evil.example", "accept-language": lang}
        answers = [
            served.http.get("/metrics", headers=headers),
            served.http.get("/", headers=headers),
            served.http.post("/api/tables", json={}, headers=headers),
        ]
        assert {answer.status_code for answer in answers} == {403}
        said |= {answer.json()["error"]["message"] for answer in answers}
    assert len(said) == 3
    assert all("--public-url http://evil.example" in sentence for sentence in said)
    table = served.open()["table"]
    with (
        pytest.raises(InvalidStatus) as refused,
        socket.create_connection(("127.0.0.1", served.port)) as way,
        connect(f"ws://evil.example/api/tables/{table}/live", sock=way),
    ):
        raise AssertionError
    assert refused.value.response.status_code == 403
    assert b"--public-url" in (refused.value.response.body or b"")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_a_browser_calls_from_elsewhere_may_not_act(tmp_path: Path, site: str) -> None:
    with Served(tmp_path, origins=("https://play.example",)) as served:

        def status(**headers: str) -> int:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            return served.http.post("/api/rules/check", json={"rules": "x"}, headers=sent).status_code

        assert status(sec_fetch_site=site) == 403
        # Of the same name, but not by the same way: a page over plain HTTP beside one over TLS.
        assert status(sec_fetch_site=site, origin=served.url) == 403
        assert status(sec_fetch_site=site, origin="https://play.example") == 400
        assert status(sec_fetch_site="same-origin", origin=served.url) == 400
        assert status(sec_fetch_site="none") == 400


def test_a_page_of_an_allowed_site_opens_a_table_as_browsers_do_it(tmp_path: Path) -> None:
    body = {"game": "into-the-blue", "seats": [{"kind": "human"}, {"kind": "human"}]}
    with Served(tmp_path, origins=("https://play.example",)) as served:
        site = {"origin": "https://play.example", "sec-fetch-site": "cross-site"}
        wish = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
        asked = served.http.options("/api/tables", headers={**site, **wish})
        assert asked.status_code == 204
        assert asked.headers["access-control-allow-origin"] == "https://play.example"
        assert "POST" in asked.headers["access-control-allow-methods"]
        assert asked.headers["access-control-allow-headers"] == "authorization, content-type"
        opened = served.http.post("/api/tables", json=body, headers=site)
        assert opened.status_code == 201
        # What is refused can be read as well.
        bad = served.http.post("/api/tables", json={}, headers=site)
        for answer in (asked, opened, bad, served.http.get("/api/games", headers=site)):
            assert answer.headers["access-control-allow-origin"] == "https://play.example"
            assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
            assert "origin" in answer.headers["vary"]
            assert "access-control-allow-credentials" not in answer.headers
        foreign = {"origin": "https://evil.example", "sec-fetch-site": "cross-site"}
        refused = [
            served.http.options("/api/tables", headers={**foreign, **wish}),
            served.http.post("/api/tables", json=body, headers=foreign),
        ]
        assert [answer.status_code for answer in refused] == [403, 403]
        # Pages and figures are for nobody else, and what anyone may know no page of a stranger may read.
        shown = [
            *(served.http.get(path, headers=site) for path in ("/", "/metrics")),
            served.http.get("/api/games", headers=foreign),
        ]
        for answer in (*refused, *shown):
            assert "access-control-allow-origin" not in answer.headers
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "origin" in served.http.get("/api/games").headers["vary"]


ODD = (b"[", b"[::1", b"a b", b"\xff\xfe", "é.example".encode(), b":", b"[]:x", b"http://[", b"," * 8_000)


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_no_odd_header_breaks_anything(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    names = ("Host", "Origin", "X-Forwarded-For", "Accept-Language", "Sec-Fetch-Site")
    paths = ("GET /nothing", "GET /table/x", "GET /api/nothing?\xff", "POST /api/rules/check")
    with Served(tmp_path, proxies=proxies, origins=("https://play.example",)) as served:
        for name, path, value in product(names, paths, ODD):
            own = "" if name == "Host" else "Host: localhost\r\n"
            head = f"{path} HTTP/1.1\r\n{own}Content-Length: 2\r\nConnection: close\r\n{name}: "
            with socket.create_connection(("127.0.0.1", served.port)) as sender:
                sender.sendall(head.encode("latin-1") + value + b"\r\n\r\n{}")
                with sender.makefile("rb") as answer:
                    status = answer.readline().split(b" ")[1]
            assert status < b"500", (name, path, value)


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("fathoms.server.limits.monotonic", lambda: now)
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == pytest.approx(0.5)
    now = 100.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert all(Bucket(0, 0).take() for _ in range(100))


def test_guests_without_connections_are_forgotten_some_day() -> None:
    guests = Guests(1, 1)
    held = guests.find("10.0.0.0")
    held.connections = 1
    for number in range(30_000):
        guests.find(f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
    assert len(guests) <= 20_000
    assert guests.find("10.0.0.0") is held


def test_a_household_is_counted_once() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1")
    assert household("somewhere") == "somewhere"
