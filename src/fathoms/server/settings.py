"""Settings of the server: by flag, by environment (`FATHOMS_…`), by file; the same names everywhere."""

from __future__ import annotations

import difflib
import tomllib
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from fathoms.core.errors import Malformed
from fathoms.core.record import MOST_MOVES
from fathoms.core.rules import shorten, takes
from fathoms.core.text import Phrase
from fathoms.server.addresses import origin_of
from fathoms.tables.settings import Settings as TableSettings

if TYPE_CHECKING:
    from collections.abc import Mapping

ENVIRONMENT: Final = "FATHOMS_"
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Pace = Annotated[float, Meta(ge=0, le=10)]
_TABLES: Final = TableSettings(key=b"")
"""What tables take where a host chooses nothing."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All a host can choose. A field is `--like-this`, `FATHOMS_LIKE_THIS`, or `like_this` in a TOML file."""

    host: str = "0.0.0.0"  # noqa: S104 - phones on the same network shall reach it
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8642
    public_url: str = ""
    """The address people type, if it is not this machine's own: behind a proxy."""
    database_url: str = ""
    """Empty is a SQLite file in the user's data folder."""
    redis_url: str = ""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    origins: tuple[str, ...] = ()
    """Other sites whose pages may play here."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word about a client's address is taken."""
    metrics: Literal["loopback", "all", "off"] = "loopback"
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    deflate: bool = False
    """Whether messages are compressed on the wire."""
    pace: Pace = _TABLES.pace
    """Seconds a bot takes for a move."""
    least_pace: Pace = _TABLES.least_pace
    """The fewest seconds a table may ask for."""
    stand_in: Annotated[str, Meta(min_length=1, max_length=40)] = _TABLES.stand_in
    """The bot that plays for people who are away."""
    gone_after: Seconds = _TABLES.gone_after
    """Seconds after which the others may let a bot play for somebody who is gone."""
    most_moves: Annotated[int, Meta(ge=100, le=MOST_MOVES)] = _TABLES.limits.moves
    """Moves after which a game ends without a winner."""
    close_after_days: Annotated[int, Meta(ge=0, le=3_650)] = _TABLES.close_after_days
    """Days after which a table is closed that waits and to which nobody comes; 0 closes none."""
    connections: Annotated[int, Meta(ge=1, le=1_000_000)] = 10_000
    connections_per_address: Count = 64
    visitors_per_table: Annotated[int, Meta(ge=1, le=100_000)] = _TABLES.limits.visitors
    chat_kept: Annotated[int, Meta(ge=1, le=100_000)] = _TABLES.limits.chat_kept
    """Lines of chat that are kept of one table, the latest."""
    chat_per_minute: Count = _TABLES.limits.chat_per_minute
    """Lines of one person; 0 sets no limit, here and below."""
    chat_per_day: Count = _TABLES.limits.chat_per_day
    """Lines of one seat of a table, or of all its watchers together."""
    tables_per_hour: Count = _TABLES.limits.tables_per_hour
    """Tables that one address may open in an hour."""
    messages_per_second: Count = 20
    """Of one connection; twice as many at once."""
    address_messages_per_second: Count = 400
    requests_per_second: Count = 40
    """HTTP requests of one address."""
    keys_per_hour: Count = 30
    """Keys that one address may make, or try in vain."""
    measures: Annotated[int, Meta(ge=0, le=64)] = 1
    """Measurements of the workshop at once, of one process; 0 measures nothing."""
    measures_per_hour: Count = 30
    """Of one address."""
    measure_seconds: Annotated[int, Meta(ge=1, le=3600)] = 60
    """How long one may play, compiling not counted."""
    no_reviews: bool = False
    """Whether games are reviewed nowhere here."""
    reviews_per_hour: Count = 60
    """Of one address; a finished table's review is made once, and read as often as people like."""
    gallery: bool = False
    """Whether visitors may show their rule sets to everybody here."""
    outbound_kilobytes: Annotated[int, Meta(ge=64, le=65_536)] = 1024
    """What may wait for a client that does not read, before it is asked to come back."""
    hello_seconds: Annotated[float, Meta(gt=0, le=600)] = 10.0
    ping_seconds: Annotated[float, Meta(gt=0, le=600)] = 20.0
    stop_seconds: Annotated[int, Meta(ge=1, le=600)] = 10
    """How long a stop may take before what is left is cut off."""


def names() -> list[str]:
    """List every setting."""
    return [field.name for field in msgspec.structs.fields(Settings)]


def read_settings(flags: Mapping[str, Any], environ: Mapping[str, str], file: str | None = None) -> Settings:
    """Put the settings together: a flag wins over the environment, and that over the file."""
    given: dict[str, Any] = {} if file is None else _from_file(file)
    given |= _from_environment(environ)
    given |= {name: value for name, value in flags.items() if value not in (None, False, ())}
    settings = Settings(**{name: _convert(name, value) for name, value in given.items()})
    _check(settings)
    return settings


def _from_file(path: str) -> dict[str, Any]:
    try:
        given = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise Malformed("server.config-not-toml", path=path, reason=str(error)[:200]) from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Malformed("server.config-unreadable", path=path, reason=reason) from error
    known = names()
    for name in given:
        if name not in known:
            raise Malformed("server.setting-unknown", name=name[:40], known=list(known))
    return given


def _from_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Take what is ours; a name that is nearly a setting is a mistake that must not pass in silence."""
    known = names()
    given: dict[str, str] = {}
    for variable, value in environ.items():
        name = variable.removeprefix(ENVIRONMENT).lower()
        if not variable.startswith(ENVIRONMENT):
            continue
        if name in known:
            given[name] = value
        elif close := difflib.get_close_matches(name, known, n=1, cutoff=0.85):
            raise Malformed(
                "server.variable-unknown", name=variable[:60], close=ENVIRONMENT + close[0].upper()
            )
    return given


def _convert(name: str, value: Any) -> Any:
    kind = next(field.type for field in msgspec.structs.fields(Settings) if field.name == name)
    if isinstance(value, str) and kind == tuple[str, ...]:
        value = [part.strip() for part in value.split(",") if part.strip()]
    if isinstance(value, str) and kind is bool:
        value = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(value.lower(), value.lower())
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed("server.setting-bad", name=name, value=shorten(value), takes=_takes(kind)) from error


def _takes(kind: Any) -> Phrase:
    spec = msgspec.json.schema(kind)
    if spec.get("type") == "number":
        least = spec.get("minimum", spec.get("exclusiveMinimum", 0))
        return Phrase("server.takes-seconds", {"least": least, "most": spec.get("maximum", 0)})
    return takes(kind)


def _check(settings: Settings) -> None:
    for name, url in (("public_url", settings.public_url), *(("origins", each) for each in settings.origins)):
        if url and origin_of(url) is None:
            raise Malformed("server.setting-url", name=name, value=url[:80])
    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError as error:
            raise Malformed("server.setting-proxy", value=proxy[:80]) from error
    if settings.workers > 1 and not settings.redis_url:
        raise Malformed("server.workers-need-bus", workers=settings.workers)
