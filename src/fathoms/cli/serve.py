"""`fathoms serve`: the server, with the address and a code for phones on the screen."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.cli.options import pick_database
from fathoms.cli.streams import echo, is_terminal
from fathoms.server import logs
from fathoms.server.settings import names, read_settings

if TYPE_CHECKING:
    from fathoms.server.settings import Settings
    from fathoms.texts import Texts


def serve(say: Texts, **given: Any) -> int:
    """Serve until told to stop."""
    flags = {name: given[name] for name in names()}
    settings = read_settings(flags, os.environ, given["config"] or os.environ.get("FATHOMS_CONFIG"))
    settings = msgspec.structs.replace(
        settings, database_url=pick_database(settings.database_url, os.environ)
    )
    logs.set_up(settings.log, settings.log_level)
    from fathoms.server.run import listen  # mistakes in settings are told before it loads

    listener = listen(settings)
    port = listener.getsockname()[1]

    def ready() -> None:
        _announce(settings, port, say)
        if given["open"] and _has_browser():
            # Some browsers return only when they are closed.
            threading.Thread(target=webbrowser.open, args=(_local(settings, port),), daemon=True).start()

    if settings.workers > 1:
        from fathoms.server.supervisor import Supervisor  # one process needs none

        Supervisor(settings, listener, ready).run()
    else:
        from fathoms.server.run import serve as serve_here

        serve_here(settings, listener, ready)
    return 0


def _has_browser() -> bool:
    """Tell whether a window can open; a browser in letters would take this very terminal."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in {"darwin", "win32"} or any(map(os.environ.get, screens))


def _announce(settings: Settings, port: int, say: Texts) -> None:
    """Tell where the server is: here, and for others by an address and a code to photograph."""
    echo(say("cli.serve-here", address=_local(settings, port)))
    others = settings.public_url.rstrip("/") or _network_address(settings, port)
    if others is not None:
        echo(say("cli.serve-others", address=others))
        if is_terminal(sys.stdout):
            import segno  # only a screen shows a picture

            segno.make(others, error="l").terminal(compact=True)
    echo(say("cli.serve-stop"))


def _local(settings: Settings, port: int) -> str:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host  # noqa: S104 - all addresses
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _network_address(settings: Settings, port: int) -> str | None:
    """Find the address by which this machine's own network knows it; None if it hears itself alone."""
    host = settings.host
    if host in ("0.0.0.0", "::", ""):  # noqa: S104 - all addresses
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                # Nothing is sent: the system only says which of its addresses it would use.
                probe.connect(("192.0.2.1", 9))
                host = str(probe.getsockname()[0])
            except OSError:
                return None
    try:
        if ip_address(host).is_loopback:
            return None
    except ValueError:
        if host == "localhost":
            return None
    return f"http://{host}:{port}"
