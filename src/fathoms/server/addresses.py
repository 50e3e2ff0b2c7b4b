"""Who is calling: the address behind trusted proxies, and whether a page may call at all."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterable, MutableMapping, Sequence

    from fathoms.server.settings import Settings

    Scope = MutableMapping[str, Any]


def header(scope: Scope, name: bytes) -> str | None:
    """Find a header of a request; the first one if it stands there more than once."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


class Callers:
    """Reads addresses and origins as the settings say."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = [ip_network(proxy, strict=False) for proxy in settings.proxies]
        allowed = [settings.public_url, *settings.origins]
        self._origins = {origin_of(url) for url in allowed if url}

    def address(self, scope: Scope) -> str:
        """Give the client's address; X-Forwarded-For counts only as far as proxies we trust wrote it."""
        client: tuple[str, int] | None = scope.get("client")
        address = client[0] if client else ""
        if not self._proxies or not _within(address, self._proxies):
            return address
        said = [value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for"]
        for hop in reversed([part.strip() for part in ",".join(said).split(",") if part.strip()]):
            if not _is_address(hop):
                break
            address = hop
            if not _within(hop, self._proxies):
                break
        return address

    def is_local(self, scope: Scope) -> bool:
        """Tell whether the caller sits on this machine; the word of an unknown proxy speaks against it."""
        forwarded = header(scope, b"x-forwarded-for") or header(scope, b"forwarded")
        address = self.address(scope)
        if forwarded and not self._proxies:
            return False
        return _is_address(address) and ip_address(address).is_loopback

    def may_call(self, scope: Scope) -> bool:
        """Tell whether the page that calls is ours or an allowed one; programs send no Origin."""
        said = header(scope, b"origin")
        if said is None:
            return True
        origin, host = origin_of(said), header(scope, b"host") or ""
        return origin is not None and (origin.partition("://")[2] == host.lower() or origin in self._origins)


def origin_of(url: str) -> str | None:
    """Read where a page is from, as browsers write it; None if this is no address of a page."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    known = parts.scheme in ("http", "https") and parts.netloc
    return f"{parts.scheme}://{parts.netloc}".lower() if known else None


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _within(address: str, networks: Iterable[IPv4Network | IPv6Network] | Sequence[Any]) -> bool:
    return _is_address(address) and any(ip_address(address) in network for network in networks)
