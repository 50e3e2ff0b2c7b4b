"""How much one address may do: token buckets, connections counted while they last, and what was refused."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fathoms.server.metrics import Metrics

log: Final = logging.getLogger("fathoms.server")
_MOST_ADDRESSES: Final = 20_000
_FRAMES: Final = 5
_BYTES: Final = 4096
"""Frames and bytes for each message that a client may send; only an ill-meaning one needs as many."""
_LOGGED_EVERY: Final = 1.0
_HOUR: Final = 3600
_MOST_KEYS: Final = 50
"""Keys that are remembered of one address."""
_NETWORK: Final = 64
"""An IPv6 household has a network of its own; single addresses cost nothing there."""


class Bucket:
    """Tokens that come back at a steady rate; who finds none has to wait. Rate 0 sets no limit."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self, count: float = 1.0) -> bool:
        """Take tokens if there are as many."""
        if not self._rate:
            return True
        now = monotonic()
        left = self._left + (now - self._at) * self._rate
        self._at = now
        left = min(left, self._burst)
        if left < count:
            self._left = left
            return False
        self._left = left - count
        return True

    @property
    def ready(self) -> bool:
        """Whether there is a token now."""
        there = self.take()
        self._left += there and self._rate > 0
        return there

    @property
    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1.0 - self._left) / self._rate) if self._rate else 0.0


class Intake:
    """What may come in on sockets before it is looked at: frames of any kind, and bytes.

    Both are counted in ordinary messages: a client that sends these needs neither more frames nor more bytes.
    """

    __slots__ = ("_bytes", "_frames")

    def __init__(self, messages: int) -> None:
        self._frames = Bucket(_FRAMES * messages, 4 * _FRAMES * messages)
        self._bytes = Bucket(_BYTES * messages, 4 * _BYTES * messages)

    def takes_bytes(self, count: int) -> bool:
        """Count bytes; False if they are too many."""
        return self._bytes.take(count)

    def takes_frames(self, count: int) -> bool:
        """Count frames; False if they are too many."""
        return self._frames.take(count)


class Guest:
    """What one address has used up."""

    __slots__ = ("_known", "arrivals", "connections", "guesses", "intake", "messages", "requests")

    def __init__(self, requests: int, messages: int, keys: int) -> None:
        self.arrivals = Bucket(2 * requests, 8 * requests)
        """Connections that it may open; what comes faster is not even read."""
        self.requests = Bucket(requests, 4 * requests)
        self.messages = Bucket(messages, 2 * messages)
        self.intake = Intake(messages)
        self.guesses = Bucket(keys / _HOUR, keys)
        """Keys that it may show and nobody has."""
        self.connections = 0
        self._known: OrderedDict[str, None] = OrderedDict()

    def may_show(self, player: str) -> bool:
        """Tell whether a key is looked at: always one that came from here lately, others within the limit."""
        return player in self._known or self.guesses.ready

    def know(self, player: str) -> None:
        """Note a key that somebody has."""
        self._known[player] = None
        self._known.move_to_end(player)
        if len(self._known) > _MOST_KEYS:
            self._known.popitem(last=False)


class Guests:
    """Every address that was here lately. Those that hold no connection are forgotten, the oldest first."""

    def __init__(self, requests: int, messages: int, keys: int = 0) -> None:
        self._requests = requests
        self._messages = messages
        self._keys = keys
        self._known: OrderedDict[str, Guest] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def find(self, address: str) -> Guest:
        """Find an address's account, or open one."""
        key = household(address)
        guest = self._known.get(key)
        if guest is None:
            guest = self._known[key] = Guest(self._requests, self._messages, self._keys)
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


class Refusals:
    """Counts what is refused, and tells of it in the log at most once a second."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._untold = Counter[str]()
        self._waiting = False
        self._told_at = float("-inf")

    def note(self, reason: str) -> None:
        """Count one; the log tells how many there were of each kind."""
        self._metrics.refused.labels(reason).inc()
        self._untold[reason] += 1
        if self._waiting:
            return
        self._waiting = True
        loop = asyncio.get_running_loop()
        loop.call_at(max(loop.time(), self._told_at + _LOGGED_EVERY), self._tell)

    def _tell(self) -> None:
        self._told_at = asyncio.get_running_loop().time()
        self._waiting = False
        counts = dict(self._untold)
        self._untold.clear()
        log.warning("refused", extra=counts)
