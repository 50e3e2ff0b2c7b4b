"""The address of a table on a server: its page, its invite or token, and where its answers come from."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import parse_qs, urlsplit

import msgspec

from fathoms.core.errors import Malformed

_PATH: Final = re.compile(
    r"(?P<before>.*?)/(?:api/tables|table)/(?P<table>[A-Za-z0-9_-]{1,64})(?:/(?:record|live))?/?"
)
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
_SCHEMES: Final = ("http", "https")


class Address(msgspec.Struct, frozen=True):
    """A table on a server. The part behind `#` never travels: it is for whoever holds the link."""

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


def is_address(text: str) -> bool:
    """Tell whether a person means something on the web rather than a file."""
    return text.lower().startswith(tuple(f"{scheme}://" for scheme in _SCHEMES))


def read_address(text: str) -> Address:
    """Read the link of a table, or say what one looks like."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Malformed("join.no-address", text=text[:80]) from None
    path = _PATH.fullmatch(parts.path)
    if parts.scheme not in _SCHEMES or not host or parts.username is not None or not path:
        raise Malformed("join.no-address", text=text[:80])
    shown = f"[{host}]" if ":" in host else host
    root = f"{parts.scheme}://{shown}{'' if port is None else f':{port}'}{path['before']}"
    behind = parse_qs(parts.fragment)
    return Address(root, host, path["table"], _secret(behind, "invite"), _secret(behind, "token"))


def _secret(behind: dict[str, list[str]], name: str) -> str | None:
    found = behind.get(name)
    if found is None:
        return None
    if not _SECRET.fullmatch(found[0]):
        raise Malformed("join.damaged-link")
    return found[0]
