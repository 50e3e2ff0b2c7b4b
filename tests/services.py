"""PostgreSQL and Redis for tests: taken from the environment, or started from the machine's own packages.

`make services` installs them. Where they are not there the tests that need them are skipped, and say so.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, ClassVar, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

_SECONDS: Final = 30.0
_TRIES: Final = 5
"""A free port may be taken by another before the server has it."""
_TIDY: Final = """
read line
if [ -f "$1/pid" ]; then
    pid=$(cat "$1/pid")
    kill -s "$0" "$pid"
    while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
fi
rm -rf "$1"
"""
"""Waits until nobody holds its input any more, ends the server if it still runs, and removes its files."""


def free_port() -> int:
    """Find a port that nobody uses now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Service:
    """A server of our own on a free port, with its files in a folder that goes away with it."""

    AT_ONCE: ClassVar[signal.Signals] = signal.SIGKILL
    """What ends it and all its processes without delay."""

    def __init__(self) -> None:
        self.folder: Final = Path(tempfile.mkdtemp(prefix="fathoms-service-"))
        # However these tests end, killed or not: the line to this one breaks, and it tidies up.
        self._guard: Final = subprocess.Popen(  # noqa: S603 - a few words of shell
            ["/bin/sh", "-c", _TIDY, self.AT_ONCE.name.removeprefix("SIG"), str(self.folder)],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str]:
        """Say how to start it."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it, at the same port as before if there was one, and wait until it says that it is ready."""
        first = not (self.folder / "started").exists()
        for _ in range(_TRIES):
            # In a session of its own: anyone who interrupts the tests does not interrupt it.
            self.process = subprocess.Popen(  # noqa: S603 - the machine's own server
                self.command(),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                cwd="/",
                start_new_session=True,
            )
            (self.folder / "pid").write_text(str(self.process.pid))
            ready: Future[bool] = Future()
            Thread(target=self._listen, args=(self.process, ready), daemon=True).start()
            if ready.result(_SECONDS):
                (self.folder / "started").touch()
                return
            self.stop()
            if first:
                self.port = free_port()
        raise RuntimeError((self.folder / "log").read_text(errors="replace")[-2000:])

    def _listen(self, process: subprocess.Popen[bytes], ready: Future[bool]) -> None:
        """Keep what a server says, and tell whether it ever said that it is ready."""
        assert process.stdout is not None
        with process.stdout as said, (self.folder / "log").open("ab") as log:
            for line in said:
                log.write(line)
                if not ready.done() and b"ready to accept connections" in line.lower():
                    ready.set_result(True)
        if not ready.done():
            ready.set_result(False)

    def stop(self, kind: signal.Signals = signal.SIGINT) -> None:
        """Stop it, politely unless told otherwise."""
        if self.process is not None:
            if self.process.poll() is None:
                self.process.send_signal(kind)
            try:
                self.process.wait(_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            (self.folder / "pid").unlink()
            self.process = None

    def remove(self) -> None:
        """Stop it and throw its files away, which nobody needs to be whole."""
        self.stop(self.AT_ONCE)
        self._guard.communicate()


class Postgres(Service):
    """A PostgreSQL server. It refuses to run as root, so root lends it the user `postgres`."""

    AT_ONCE = signal.SIGQUIT

    def __init__(self, *, durable: bool = False) -> None:
        super().__init__()
        self._durable: Final = durable
        self._bin: Final = _postgres_programs()
        self._user: Final = "postgres" if os.geteuid() == 0 else ""
        if self._user:
            shutil.chown(self.folder, self._user)
        made = [
            *self._as_user(),
            f"{self._bin}/initdb",
            *("--pgdata", str(self.folder / "data"), "--username", "fathoms", "--auth", "trust"),
            *("--encoding", "UTF8", "--locale", "C", "--no-sync"),
        ]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd="/")  # noqa: S603 - likewise

    def _as_user(self) -> list[str]:
        """The folder is the server's own; the log is opened before."""
        return (
            ["setpriv", f"--reuid={self._user}", f"--regid={self._user}", "--init-groups"]
            if self._user
            else []
        )

    def command(self) -> Sequence[str]:
        """Say how to start it; tests other than those about power cuts need not wait for the disk."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "shared_buffers": "32MB",
            "fsync": "on" if self._durable else "off",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [*self._as_user(), f"{self._bin}/postgres", "-D", str(self.folder / "data"), *words]

    def url(self, database: str = "postgres") -> str:
        """Give the address of a database of this server."""
        return f"postgresql://fathoms@127.0.0.1:{self.port}/{database}"


class Redis(Service):
    """A Redis server that keeps nothing."""

    def command(self) -> Sequence[str]:
        """Say how to start it."""
        found = shutil.which("redis-server")
        if found is None:
            pytest.skip("redis-server is not installed; run `make services` or set FATHOMS_TEST_REDIS")
        words = ("--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no")
        return [found, *words, "--dir", str(self.folder)]

    @property
    def url(self) -> str:
        """Give its address."""
        return f"redis://127.0.0.1:{self.port}/0"


def _postgres_programs() -> str:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    if folders:
        return str(folders[-1])
    found = shutil.which("initdb")
    if found is None:
        pytest.skip("PostgreSQL is not installed; run `make services` or set FATHOMS_TEST_POSTGRES")
    return str(Path(found).parent)


@contextmanager
def running(service: Service) -> Generator[None]:
    """Run a server for a while."""
    try:
        service.start()
        yield
    finally:
        service.remove()


@contextmanager
def new_database(server: str) -> Generator[str]:
    """Make a database on a server, and drop it afterwards."""
    psycopg = pytest.importorskip("psycopg")
    name = f"fathoms_{secrets.token_hex(8)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server, shared by the tests of one worker."""
    given = os.environ.get("FATHOMS_TEST_POSTGRES")
    if given:
        yield given
        return
    server = Postgres()
    with running(server):
        yield server.url()


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database of the test's own."""
    with new_database(postgres_server) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The address of a Redis server, shared by the tests of one worker."""
    given = os.environ.get("FATHOMS_TEST_REDIS")
    if given:
        yield given
        return
    server = Redis()
    with running(server):
        yield server.url


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that the test may stop, kill and start again."""
    server = Postgres()
    with running(server):
        yield server


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """A Redis server that the test may stop and start again."""
    server = Redis()
    with running(server):
        yield server
