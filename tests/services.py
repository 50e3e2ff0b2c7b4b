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
import time
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

_SECONDS: Final = 30.0
_TRIES: Final = 5
"""A free port may be taken by another before the server has it."""


def free_port() -> int:
    """Find a port that nobody uses now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Service:
    """A server of our own on a free port, with its files in a folder that goes away with it."""

    def __init__(self) -> None:
        self.folder: Final = Path(tempfile.mkdtemp(prefix="fathoms-service-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str]:
        """Say how to start it."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Tell whether it is ready."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it, at the same port as before if there was one, and wait until it answers."""
        first = not (self.folder / "started").exists()
        for _ in range(_TRIES):
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(  # noqa: S603 - the machine's own server
                    self.command(), stdout=log, stderr=log, cwd="/", start_new_session=True
                )
            deadline = time.monotonic() + _SECONDS
            while self.process.poll() is None and time.monotonic() < deadline:
                if self.answers():
                    (self.folder / "started").touch()
                    return
                # There is no event to wait for: another program has to come up.
                time.sleep(0.02)
            self.stop()
            if first:
                self.port = free_port()
        raise RuntimeError((self.folder / "log").read_text(errors="replace")[-2000:])

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
            self.process = None

    def remove(self) -> None:
        """Stop it and throw its files away."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A PostgreSQL server. It refuses to run as root, so root lends it the user `postgres`."""

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

    def answers(self) -> bool:
        """Tell whether it lets anybody in."""
        psycopg = pytest.importorskip("psycopg")
        try:
            psycopg.connect(self.url(), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True


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

    def answers(self) -> bool:
        """Tell whether it answers a ping."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=2) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False


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
