"""How much one address may do: token buckets, and connections counted while they last."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

_MOST_ADDRESSES: Final = 20_000
_NETWORK: Final = 64
"""An IPv6 household has a network of its own; single addresses cost nothing there."""


class Bucket:
    """Tokens that come back at a steady rate; whoever finds none has to wait. Rate 0 sets no limit."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self) -> bool:
        """Take a token if there is one."""
        if not self._rate:
            return True
        now = monotonic()
        left = self._left + (now - self._at) * self._rate
        self._at = now
        left = min(left, self._burst)
        if left < 1.0:
            self._left = left
            return False
        self._left = left - 1.0
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1.0 - self._left) / self._rate) if self._rate else 0.0


class Guest:
    """What one address has used up."""

    __slots__ = ("connections", "messages", "requests")

    def __init__(self, requests: int, messages: int) -> None:
        self.requests = Bucket(requests, 4 * requests)
        self.messages = Bucket(messages, 2 * messages)
        self.connections = 0


class Guests:
    """Every address that was here lately. Those that hold no connection are forgotten, the oldest first."""

    def __init__(self, requests: int, messages: int) -> None:
        self._requests = requests
        self._messages = messages
        self._known: OrderedDict[str, Guest] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def find(self, address: str) -> Guest:
        """Find an address's account, or open one."""
        key = household(address)
        guest = self._known.get(key)
        if guest is None:
            guest = self._known[key] = Guest(self._requests, self._messages)
            if len(self._known) > _MOST_ADDRESSES:
                self._forget()
        else:
            self._known.move_to_end(key)
        return guest

    def _forget(self) -> None:
        for key in list(self._known)[: _MOST_ADDRESSES // 10]:
            if not self._known[key].connections:
                del self._known[key]


def household(address: str) -> str:
    """Give the address that is counted: of IPv6 the network, of IPv4 in IPv6 the IPv4 address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{IPv6Address(int(parsed) >> 128 - _NETWORK << 128 - _NETWORK)}/{_NETWORK}"
    return str(parsed)
