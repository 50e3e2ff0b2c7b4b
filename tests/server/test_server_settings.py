"""Settings: by flag, environment and file, the same names; a mistake is one sentence in three languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fathoms.cli.commands import fathoms
from fathoms.core.errors import Malformed
from fathoms.server.settings import Settings, names, read_settings
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from pathlib import Path


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "fathoms.toml"
    file.write_text('port = 1\nhost = "file"\npace = 2\norigins = ["https://a.example"]\ndeflate = true\n')
    environ = {"FATHOMS_PORT": "2", "FATHOMS_HOST": "environment", "FATHOMS_LANG": "fr", "PATH": "/bin"}
    settings = read_settings({"port": "3", "host": None, "deflate": False}, environ, str(file))
    assert (settings.port, settings.host, settings.pace) == (3, "environment", 2.0)
    assert settings.origins == ("https://a.example",)
    assert settings.deflate


def test_lists_and_yes_are_read_from_text() -> None:
    environ = {"FATHOMS_PROXIES": "10.0.0.0/8, ::1", "FATHOMS_DEFLATE": "yes"}
    settings = read_settings({}, environ)
    assert settings.proxies == ("10.0.0.0/8", "::1")
    assert settings.deflate


def test_nothing_said_is_the_default() -> None:
    assert read_settings({}, {}) == Settings()


@pytest.mark.parametrize(
    ("flags", "environ", "says"),
    [
        ({"port": "99999"}, {}, "port"),
        ({"port": "x"}, {}, "port"),
        ({"pace": "-1"}, {}, "pace"),
        ({"metrics": "some"}, {}, "loopback"),
        ({"log": "xml"}, {}, "json"),
        ({"public_url": "fathoms.example"}, {}, "https://"),
        ({"origins": "https://ok.example,ftp://no"}, {}, "ftp://no"),
        ({"public_url": "http://["}, {}, "http://["),
        ({"proxies": "my-proxy"}, {}, "my-proxy"),
        ({"workers": "2"}, {}, "--redis-url"),
        ({}, {"FATHOMS_DATABSE_URL": "x"}, "FATHOMS_DATABASE_URL"),
        ({}, {"FATHOMS_DEFLATE": "perhaps"}, "deflate"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(flags: dict[str, Any], environ: dict[str, str], says: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_settings(flags, environ)
    sentences = {Texts(lang).sentence(refused.value) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(says in sentence for sentence in sentences)


@pytest.mark.parametrize(
    ("text", "says"),
    [("whales = 3\n", "whales"), ("port = ", "TOML"), ("port = 'many'\n", "port"), (None, "fathoms.toml")],
)
def test_a_bad_file_is_refused(tmp_path: Path, text: str | None, says: str) -> None:
    file = tmp_path / "fathoms.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(Malformed) as refused:
        read_settings({}, {}, str(file))
    assert says in Texts("en").sentence(refused.value)


def test_every_setting_is_an_option_and_the_other_way_round() -> None:
    serve = fathoms.commands["serve"]
    options = {str(param.name) for param in serve.params} - {"lang", "help", "open", "config"}
    assert options == set(names())


def test_the_helps_name_the_true_defaults() -> None:
    told = {"host", "port", "workers", "pace", "least_pace", "stand_in", "gone_after", "log_level"}
    told |= {"most_moves", "close_after_days", "chat_kept", "chat_per_minute", "chat_per_day"}
    told |= {
        name for name in names() if name.endswith(("_seconds", "_second", "_hour", "_table", "_kilobytes"))
    }
    for lang in LANGUAGES:
        for name in told:
            default = msgspec.to_builtins(getattr(Settings(), name))
            shown = str(int(default) if isinstance(default, float) and default.is_integer() else default)
            assert f"({shown}" in Texts(lang)(f"cli.option-serve-{name.replace('_', '-')}"), (lang, name)
