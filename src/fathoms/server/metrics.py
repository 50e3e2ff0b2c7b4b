"""What is counted for Prometheus: requests, messages, connections, and how long answers take."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

from fathoms import __version__

MANY: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The folder in which several processes count together; set before the first one starts."""
_STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one process; each has its own registry, so that tests do not share them."""

    content_type: Final = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._own: Final = own
        self.requests: Final = Counter(
            "fathoms_http_requests", "HTTP requests by route and status.", ("route", "status"), registry=own
        )
        self.request_seconds: Final = Histogram(
            "fathoms_http_request_seconds", "Time to answer an HTTP request.", buckets=_STEPS, registry=own
        )
        heard = Counter("fathoms_live_heard", "Messages from clients by type.", ("type",), registry=own)
        self._heard: Final = heard
        self._by_type: Final[dict[str, Counter]] = {}
        self.hear_seconds: Final = Histogram(
            "fathoms_live_hear_seconds",
            "Time to deal with a message; of a play, until it is durable.",
            buckets=_STEPS,
            registry=own,
        )
        self.sent: Final = Counter("fathoms_live_sent", "Messages to clients.", registry=own)
        self.refused: Final = Counter(
            "fathoms_live_refused", "Messages refused at the door, by reason.", ("reason",), registry=own
        )
        self.slow: Final = Counter(
            "fathoms_live_slow", "Connections closed because their client did not read.", registry=own
        )
        self.connections: Final = Gauge(
            "fathoms_live_connections", "Open connections.", registry=own, multiprocess_mode="livesum"
        )
        self.measurements: Final = Counter(
            "fathoms_measurements",
            "Measurements of the workshop by outcome: done, stopped, failed.",
            ("outcome",),
            registry=own,
        )
        self.reviews: Final = Counter(
            "fathoms_reviews",
            "Reviews of games by outcome: done, stopped, failed.",
            ("outcome",),
            registry=own,
        )
        info = Gauge(
            "fathoms_info",
            "The version that runs.",
            ("version",),
            registry=own,
            multiprocess_mode="livemax",
        )
        info.labels(__version__).set(1)

    def heard(self, kind: str) -> None:
        """Count a message from a client."""
        counter = self._by_type.get(kind)
        if counter is None:
            counter = self._by_type[kind] = self._heard.labels(kind)
        counter.inc()

    def page(self) -> bytes:
        """Write the page that Prometheus reads."""
        if not os.environ.get(MANY):
            return generate_latest(self._own)
        together = CollectorRegistry()
        multiprocess.MultiProcessCollector(together)  # pyright: ignore[reportUnknownMemberType] - untyped there
        return generate_latest(together)
