"""A table on a server: its address, and asking over HTTP for a whole answer or one sentence about why not."""

from __future__ import annotations

import http.client
import ipaddress
import re
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from fathoms.cli.files import LARGEST
from fathoms.core.errors import Malformed
from fathoms.core.text import printable
from fathoms.protocol.requests import Failure

T = TypeVar("T")
_PATIENCE: Final = 20.0
_PATH: Final = re.compile(
    r"(?P<before>.*?)/(?:api/tables|table)/(?P<table>[A-Za-z0-9_-]{1,64})(?:/(?:record|live))?/?"
)
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
_SCHEMES: Final = ("http", "https")


class TableAddress(msgspec.Struct, frozen=True):
    """A table on a server. The part behind `#` never travels: it is for the holder of the link."""

    root: str
    """The server, with whatever stands before its own paths."""
    host: str
    table: str
    invite: str | None = None
    token: str | None = None

    @property
    def page(self) -> str:
        """Where a browser shows the table; anyone may know it."""
        return f"{self.root}/table/{self.table}"

    @property
    def info(self) -> str:
        """Where the table tells what anyone may know of it."""
        return f"{self.root}/api/tables/{self.table}"

    @property
    def record(self) -> str:
        """Where the record is."""
        return f"{self.root}/api/tables/{self.table}/record"

    @property
    def sit(self) -> str:
        """Where an invite becomes a seat."""
        return f"{self.root}/api/tables/{self.table}/sit"

    @property
    def live(self) -> str:
        """Where the table tells what happens as it happens."""
        return f"ws{self.root.removeprefix('http')}/api/tables/{self.table}/live"

    @property
    def near(self) -> bool:
        """Whether the server is this machine itself."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False


def read_server(text: str) -> TableAddress:
    """Read the address of a server: that of a table without a name."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Malformed("cli.key-no-server", text=text[:80]) from None
    if parts.scheme not in _SCHEMES or not host or parts.username is not None:
        raise Malformed("cli.key-no-server", text=text[:80])
    path = parts.path.rstrip("/").removesuffix("/me")
    return TableAddress(_root(parts.scheme, host, port, path), host, "")


def _root(scheme: str, host: str, port: int | None, before: str) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}{'' if port is None else f':{port}'}{before}"


def read_address(text: str) -> TableAddress:
    """Read the link of a table, or say what one looks like."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Malformed("join.no-address", text=text[:80]) from None
    path = _PATH.fullmatch(parts.path)
    if parts.scheme not in _SCHEMES or not host or parts.username is not None or not path:
        raise Malformed("join.no-address", text=text[:80])
    root = _root(parts.scheme, host, port, path["before"])
    behind = parse_qs(parts.fragment)
    return TableAddress(root, host, path["table"], _secret(behind, "invite"), _secret(behind, "token"))


def _secret(behind: dict[str, list[str]], name: str) -> str | None:
    found = behind.get(name)
    if found is None:
        return None
    if not _SECRET.fullmatch(found[0]):
        raise Malformed("join.damaged-link")
    return found[0]


def ask(address: TableAddress, url: str, *, lang: str, body: object = None, key: str | None = None) -> bytes:
    """Fetch what stands at a URL of the server, or with a body post it there, perhaps with a player's key."""
    sent = None if body is None else msgspec.json.encode(body)
    headers = {"Accept": "application/json", "Accept-Language": lang}
    if key is not None:
        headers["Authorization"] = f"Bearer {key}"
    if sent is not None:
        headers["Content-Type"] = "application/json"
    # A proxy leads out of this machine, never back into it.
    opener = build_opener(*([ProxyHandler({})] if address.near else []))
    try:
        request = Request(url, sent, headers)  # noqa: S310 - an address is http or https, nothing else
        with opener.open(request, timeout=_PATIENCE) as answer:
            content: bytes = answer.read(LARGEST + 1)
    except HTTPError as error:
        with error:
            raise _refusal(address, error) from None
    except (URLError, OSError, http.client.HTTPException, ValueError) as error:
        raise _unreachable(address, error) from error
    if len(content) > LARGEST:
        raise Malformed("join.not-fathoms", host=address.host)
    return content


def understand(address: TableAddress, content: bytes, kind: type[T]) -> T:
    """Read an answer as what it ought to be."""
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("join.not-fathoms", host=address.host) from error


def _unreachable(address: TableAddress, error: Exception) -> Malformed:
    """Say that nobody answers, and why as far as the system knows."""
    cause: Any = error.reason if isinstance(error, URLError) else error
    reason = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return Malformed("join.unreachable", host=address.host, reason=printable(str(reason))[:100])


def _refusal(address: TableAddress, error: HTTPError) -> Malformed:
    """Pass on the server's own sentence."""
    try:
        problem = msgspec.json.decode(error.read(LARGEST), type=Failure).error
    except (OSError, http.client.HTTPException, msgspec.MsgspecError, UnicodeError, RecursionError):
        return Malformed("join.not-fathoms", host=address.host)
    return Malformed("join.server-says", message=printable(problem.message)[:300])
