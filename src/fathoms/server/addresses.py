"""Who is calling: the address behind trusted proxies, the name we are called by, and which pages may call."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from urllib.parse import urlsplit

from fathoms.api.responses import RequestError

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from fathoms.server.settings import Settings

    Scope = MutableMapping[str, Any]

Address: TypeAlias = IPv4Address | IPv6Address
STRANGER: Final = "unknown"
"""The address of all for whom a proxy wrote something that is none."""
_HOME: Final = (
    *(".localhost", ".local", ".localdomain", ".lan"),
    *(".home", ".home.arpa", ".internal", ".fritz.box"),
)
"""How names end that machines and routers give at home. Nobody can register one to lead a browser here."""
_PASSED_ON: Final = (
    *(b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip"),
    *(b"forwarded", b"via"),
)
"""What proxies write; people's browsers on this machine do not."""
_ELSEWHERE: Final = ("cross-site", "same-site")
"""What browsers say of requests from pages that are not ours (Sec-Fetch-Site)."""


def header(scope: Scope, name: bytes) -> str | None:
    """Find a header of a request; the first one if it stands there more than once."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


class Callers:
    """Reads addresses, names and origins as the settings say."""

    def __init__(self, settings: Settings) -> None:
        self._proxies: Final = [ip_network(proxy, strict=False) for proxy in settings.proxies]
        allowed = [settings.public_url, *settings.origins]
        self._origins: Final = {origin for url in allowed if (origin := origin_of(url)) is not None}
        here = [settings.host.lower(), socket.gethostname().lower()]
        self._names: Final = {*here, *(host_of(origin.partition("://")[2]) for origin in self._origins)}

    def address(self, scope: Scope) -> str:
        """Give the client's address; X-Forwarded-For counts only as far as proxies we trust wrote it."""
        client: tuple[str, int] | None = scope.get("client")
        said = [value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for"]
        if not said or not self._is_proxy(scope):
            return client[0] if client else ""
        address: Address | None = None
        for hop in reversed([part.strip() for part in ",".join(said).split(",") if part.strip()]):
            address = _read_address(hop)
            if address is None or not self._trusts(address):
                break
        return STRANGER if address is None else str(address)

    def is_proxy(self, address: str) -> bool:
        """Tell whether this is a proxy whose word is taken."""
        found = _read_address(address)
        return found is not None and self._trusts(found)

    def is_local(self, scope: Scope) -> bool:
        """Tell whether the caller sits on this machine; what any other proxy writes speaks against it."""
        through_known = self._is_proxy(scope) and header(scope, b"x-forwarded-for") is not None
        if not through_known and any(header(scope, name) is not None for name in _PASSED_ON):
            return False
        address = _read_address(self.address(scope))
        return address is not None and address.is_loopback

    def refusal(self, scope: Scope, *, acts: bool) -> RequestError | None:
        """Say why nothing is done for this caller: we are not called so, or a page of strangers acts."""
        names = [host_of(value.decode("latin-1")) for key, value in scope["headers"] if key == b"host"]
        wrong = next((name for name in names if not self._is_called(name)), None)
        # A proxy that we know may call us as it likes.
        if wrong is not None and not self._is_proxy(scope):
            return RequestError("forbidden", "server.host", host=wrong[:80])
        return RequestError("forbidden", "server.origin") if acts and not self._may_act(scope) else None

    def allowed_origin(self, scope: Scope) -> str | None:
        """Give the origin of the page that calls, if the settings name it."""
        origin = origin_of(header(scope, b"origin") or "")
        return origin if origin in self._origins else None

    def _is_called(self, name: str) -> bool:
        """Tell whether this may be our name."""
        # By a name of a stranger's that leads here, a browser takes us for the stranger (DNS rebinding).
        at_home = "." not in name or name.endswith(_HOME)
        return at_home or name in self._names or _read_address(name) is not None

    def _may_act(self, scope: Scope) -> bool:
        """Tell whether the page that calls is ours or an allowed one; programs send no Origin."""
        if self.allowed_origin(scope) is not None:
            return True
        # Of a socket browsers do not agree on what to say here; they always name its Origin.
        if scope["type"] == "http" and header(scope, b"sec-fetch-site") in _ELSEWHERE:
            return False
        said = header(scope, b"origin")
        if said is None:
            return True
        origin, host = origin_of(said), header(scope, b"host") or ""
        return origin is not None and origin.partition("://")[2] == host.lower()

    def _is_proxy(self, scope: Scope) -> bool:
        client: tuple[str, int] | None = scope.get("client")
        return client is not None and self.is_proxy(client[0])

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._proxies)


def origin_of(url: str) -> str | None:
    """Read where a page is from, as browsers write it; None if this is no address of a page."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    known = parts.scheme in ("http", "https") and parts.netloc
    return f"{parts.scheme}://{parts.netloc}".lower() if known else None


def host_of(netloc: str) -> str:
    """Read the name or the address of a machine, without its port."""
    if netloc.startswith("["):
        return netloc[1:].partition("]")[0]
    return netloc.partition(":")[0].rstrip(".").lower()


def _read_address(text: str) -> Address | None:
    """Read an address, with or without a port; IPv4 in IPv6 is IPv4."""
    for written in (text, host_of(text)):
        try:
            address = ip_address(written)
        except ValueError:
            continue
        mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
        return mapped or address
    return None
