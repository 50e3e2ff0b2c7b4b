"""Nonsense over HTTP and over the socket: the server lives on, and whatever it answers is typed."""

from __future__ import annotations

import gc
import json
import tracemalloc
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from schemathesis import GenerationMode
from schemathesis import checks as all_checks
from websockets.exceptions import ConnectionClosed

from examples import examples
from fathoms.api.openapi import document
from fathoms.api.routes import ENDPOINTS
from fathoms.protocol import schema
from fathoms.protocol.limits import LARGEST_MESSAGE
from server.serving import Served, Socket, figure

if TYPE_CHECKING:
    from pathlib import Path

known: Any = all_checks
CHECKS: list[Any] = [
    known.not_a_server_error,
    known.status_code_conformance,
    known.content_type_conformance,
    known.response_schema_conformance,
]
EVERYTHING: Any = list(HealthCheck)
QUICK = settings(examples(30), suppress_health_check=EVERYTHING)


# Whatever stands in a query is text, so only bodies can be wrong.
ASKED = [
    (each, mode)
    for each in ENDPOINTS
    for mode in GenerationMode
    if each.takes or mode is GenerationMode.POSITIVE
]


@pytest.mark.parametrize(
    ("endpoint", "mode"), ASKED, ids=[f"{each.method} {each.path} {mode.value}" for each, mode in ASKED]
)
@pytest.mark.usefixtures("thorough")
def test_http_keeps_to_its_own_description(served: Served, endpoint: Any, mode: GenerationMode) -> None:
    described: Any = schemathesis.openapi.from_dict(document())
    operation = described[endpoint.path][endpoint.method]

    @QUICK
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        response: Any = case.call(base_url=served.url)
        # An answer that comes line by line has its result in the last one.
        body = json.loads(response.content.splitlines()[-1])
        if response.status_code >= 400:
            assert set(body) == {"error"}
            assert body["error"]["message"]
        checks: list[Any] = (
            [*CHECKS, known.negative_data_rejection] if mode is GenerationMode.NEGATIVE else CHECKS
        )
        case.validate_response(response, checks=checks)

    ask()
    assert served.http.get("/api/health").status_code == 200


NAMES = st.sampled_from(
    ["hello", "play", "ask", "say", "mute", "undo", "hint", "start", "leave", "back", "fill"]
)
OTHERS = st.sampled_from(["resign", "rematch", "ping", "dance", ""])
WORDS = st.text(max_size=30) | st.sampled_from(
    ["stop", "keep none", "keep 1", "place 1", "chest 1", "\0", "\u200b"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(
    ["version", "move", "text", "seat", "token", "begun", "agree", "muted", "lang", "words"]
)


class Guests(RuleBasedStateMachine):
    """Some guests who say whatever comes to mind, at one table where two others would like to play."""

    served: ClassVar[Served]
    answers: ClassVar[jsonschema_rs.Validator]

    @initialize(game=st.sampled_from(["into-the-blue", "atlantis-treasure"]))
    def sit(self, game: str) -> None:
        self.table = self.served.open(game, first=0)
        self.tokens = [self.table["seats"][0]["token"], self.served.join(self.table)["token"]]
        self.sockets: list[Socket] = []
        self.version = 1
        for token in (*self.tokens, None):
            self.connect({"token": token})

    def connect(self, hello: dict[str, Any]) -> None:
        if len(self.sockets) >= 4:
            self.leave(0)
        self.sockets.append(self.served.live(self.table["table"], hello))
        self.listen(self.sockets[-1])

    @rule(seat=st.integers(0, 2), version=st.none() | st.integers(0, 60), words=st.booleans())
    def come(self, seat: int, version: int | None, words: bool) -> None:  # noqa: FBT001 - drawn
        token = [*self.tokens, None][seat]
        self.connect({"token": token, "version": version, "words": words})

    @rule()
    def come_silently(self) -> None:
        self.connect({})

    @rule(at=st.integers(0, 3))
    def leave(self, at: int) -> None:
        if self.sockets:
            self.sockets.pop(at % len(self.sockets)).__exit__(None, None, None)

    @rule(at=st.integers(0, 3), kind=NAMES | OTHERS, fields=st.dictionaries(FIELDS, VALUES, max_size=4))
    def say_anything(self, at: int, kind: str, fields: dict[str, Any]) -> None:
        self.send(at, json.dumps({**fields, "type": kind}))

    @rule(
        at=st.integers(0, 3),
        kind=NAMES | OTHERS,
        late=st.integers(-3, 3),
        words=WORDS,
        seat=st.integers(-1, 8),
    )
    def say_nearly_right(self, at: int, kind: str, late: int, words: str, seat: int) -> None:
        version = max(0, self.version + late)
        right = {
            "play": {"version": version, "move": words},
            "ask": {"version": version, "begun": words},
            "say": {"text": words},
            "mute": {"seat": seat},
            "undo": {"version": version},
            "hint": {"version": version},
            "fill": {"seat": seat},
        }
        if kind != "hint":
            self.send(at, json.dumps({**right.get(kind, {}), "type": kind}))

    @rule(at=st.integers(0, 3), size=st.sampled_from([1, LARGEST_MESSAGE, LARGEST_MESSAGE + 1, 100_000]))
    def say_much(self, at: int, size: int) -> None:
        self.send(at, json.dumps({"type": "say", "text": "x" * size}))

    @rule(
        at=st.integers(0, 3),
        depth=st.sampled_from([10, 1_000, 3_000]),
        opening=st.sampled_from(["[", '{"a":']),
    )
    def say_something_deep(self, at: int, depth: int, opening: str) -> None:
        self.send(at, opening * depth)

    @rule(at=st.integers(0, 3), content=st.binary(max_size=50))
    def say_bytes(self, at: int, content: bytes) -> None:
        self.send(at, content)

    @rule(at=st.integers(0, 3), text=st.text(max_size=50))
    def say_text(self, at: int, text: str) -> None:
        self.send(at, text)

    def send(self, at: int, message: str | bytes) -> None:
        if not self.sockets:
            self.come_silently()
        for socket in self.sockets[at % len(self.sockets) :][:1]:
            with suppress(ConnectionClosed):
                socket.connection.send(message)
            self.listen(socket)

    def listen(self, socket: Socket) -> None:
        """Hear what there is to hear: every message is one of the protocol's."""
        try:
            while True:
                message = json.loads(socket.connection.recv(0.005))
                assert self.answers.is_valid(message), message
                if message.get("type") in {"table", "moved", "changed"}:
                    self.version = message["version"]
        except TimeoutError:
            return
        except ConnectionClosed:
            self.sockets.remove(socket)
            socket.__exit__(None, None, None)

    @invariant()
    def lives(self) -> None:
        assert self.served.is_up

    def teardown(self) -> None:
        for socket in getattr(self, "sockets", []):
            socket.__exit__(None, None, None)
        if hasattr(self, "table"):
            record = self.served.http.get(f"/api/tables/{self.table['table']}/record")
            assert record.status_code == 200


@pytest.mark.usefixtures("thorough")
def test_whatever_guests_say_the_table_stands(tmp_path: Path) -> None:
    definitions = schema.document()["$defs"]
    Guests.answers = jsonschema_rs.validator_for({"$defs": definitions, "$ref": "#/$defs/FromServer"})
    with Served(tmp_path, messages_per_second=0) as served:
        Guests.served = served
        quick = settings(QUICK, stateful_step_count=30, database=None)
        run_state_machine_as_test(Guests, settings=quick)
        assert served.http.get("/api/health").status_code == 200
        assert figure(served.state.metrics.sent) > 150


def test_memory_stays_flat(tmp_path: Path) -> None:
    """The same nonsense a thousand times over leaves nothing behind."""

    def nonsense() -> None:
        for _ in range(10):
            with served.live(table, {}) as socket:
                for text in ("{", '{"type":"dance"}', '{"type":"hello"}', '{"type":"say"}', "x" * 20_000):
                    socket.connection.send(text)
                socket.until("table")
        for body in (b"{", b"[]", b'{"game":"' + b"x" * 1000 + b'"}'):
            assert served.http.post("/api/tables", content=body).status_code == 400

    def kept() -> int:
        # What lies in cycles is garbage, too; when it is collected on its own is a matter of luck.
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    with Served(tmp_path, messages_per_second=0) as served:
        table = served.open()["table"]
        nonsense()
        tracemalloc.start()
        nonsense()
        before = kept()
        for _ in range(10):
            nonsense()
        after = kept()
        tracemalloc.stop()
        assert after - before < 60_000
