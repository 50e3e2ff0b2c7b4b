"""What the server uses of uvicorn beyond its promises: a test that fails says which door a version closed."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fathoms.server.connections import HttpConnection
from fathoms.server.run import Server
from fathoms.server.socket import Socket

if TYPE_CHECKING:
    from types import FunctionType

PAIRS: list[tuple[type, type]] = [
    (Server, uvicorn.Server),
    (HttpConnection, H11Protocol),
    (Socket, WebSocketsSansIOProtocol),
]
ATTRIBUTES: dict[type, tuple[str, ...]] = {
    uvicorn.Server: ("servers", "started", "should_exit"),
    H11Protocol: ("conn", "cycle", "client", "transport", "loop"),
    RequestResponseCycle: ("response_complete", "disconnected", "message_event"),
    WebSocketsSansIOProtocol: (
        *("conn", "scope", "transport", "writable", "queue", "read_paused"),
        *("close_sent", "disconnected", "handshake_complete"),
    ),
}


def parameters(function: Any) -> list[str]:
    return list(inspect.signature(function).parameters)


@pytest.mark.parametrize(("ours", "theirs"), PAIRS)
def test_what_is_overridden_is_there_and_takes_the_same(ours: type, theirs: type) -> None:
    for name, function in vars(ours).items():
        if inspect.isfunction(function) and not name.startswith("_") and hasattr(theirs, name):
            inherited: FunctionType = getattr(theirs, name)
            assert parameters(function) == parameters(inherited), f"{theirs.__name__}.{name}"


@pytest.mark.parametrize(
    ("theirs", "name"),
    [
        (uvicorn.Server, "startup"),
        (uvicorn.Server, "shutdown"),
        (uvicorn.Server, "handle_exit"),
        (H11Protocol, "connection_made"),
        (H11Protocol, "connection_lost"),
        (H11Protocol, "data_received"),
        (H11Protocol, "handle_websocket_upgrade"),
        (H11Protocol, "send_400_response"),
        (WebSocketsSansIOProtocol, "handle_connect"),
        (WebSocketsSansIOProtocol, "data_received"),
        (WebSocketsSansIOProtocol, "send"),
        (WebSocketsSansIOProtocol, "handle_events"),
        (WebSocketsSansIOProtocol, "handle_parser_exception"),
        (WebSocketsSansIOProtocol, "send_receive_event_to_app"),
    ],
)
def test_a_method_that_uvicorn_calls_or_we_call_is_its_own(theirs: type, name: str) -> None:
    assert inspect.isfunction(vars(theirs).get(name)), f"{theirs.__name__}.{name}"


@pytest.mark.parametrize("theirs", list(ATTRIBUTES))
def test_an_attribute_is_set_where_we_read_it(theirs: type) -> None:
    source = inspect.getsource(theirs)
    for name in ATTRIBUTES[theirs]:
        assert re.search(rf"self\.{name}\b[^=\n]*=[^=]", source), f"{theirs.__name__}.{name}"


def test_protocols_are_made_by_what_the_configuration_gives() -> None:
    def made(**given: Any) -> Any:
        raise NotImplementedError(given)

    config = uvicorn.Config(lambda: None, http=made, ws=made, lifespan="off", log_config=None)  # pyright: ignore[reportArgumentType]
    config.load()
    assert (config.http_protocol_class, config.ws_protocol_class) == (made, made)
    known = parameters(H11Protocol)
    assert known == parameters(WebSocketsSansIOProtocol)
    assert {"config", "server_state", "app_state"} <= set(known)
