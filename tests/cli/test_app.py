"""The command as a whole: helps in three languages, one sentence for every mistake, quick to start."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from fathoms import __version__
from fathoms.cli.commands import fathoms
from fathoms.texts import LANGUAGES

if TYPE_CHECKING:
    from cli.terminal import Shell

COMMANDS = [
    (),
    *((name,) for name in fathoms.commands),
    *(("rulesets", name) for name in ("list", "show", "check", "new")),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_a_help_with_an_example_in_every_language(
    shell: Shell, command: tuple[str, ...], lang: str
) -> None:
    ran = shell(*command, "--help", "--lang", lang)
    assert ran.status == 0
    assert f"\n  fathoms {' '.join(command)}".rstrip() in ran.out
    assert {"en": "Examples:", "fr": "Exemples\u00a0:", "es": "Ejemplos:"}[lang] in ran.out
    assert all(len(line) <= 100 for line in ran.out.splitlines())


def test_the_version_is_told(shell: Shell) -> None:
    assert shell("--version") == (0, f"fathoms {__version__}\n", "")


def test_without_a_command_the_help_is_shown(shell: Shell) -> None:
    assert shell() == shell("--help")
    assert shell("rulesets").out == shell("rulesets", "-h").out


MISTAKES = [
    (["dance"], "There is no command “dance”; the commands are play,"),
    (["rulesets", "dance"], "There is no command “dance”; the commands are list,"),
    (["--dance"], "There is no option --dance"),
    (["play", "--sed", "3"], "did you mean --"),
    (["play", "--seed"], "--seed needs a value"),
    (["replay", "x.json", "--json=yes"], "--json takes no value"),
    (["rules", "into-the-blue", "T6", "T7"], "fathoms rules cannot use T7"),
    (["--lang", "tlh"], "Fathoms does not speak “tlh”"),
    (["--lang"], "--lang needs a value"),
    (["play"], "Give a game; there are "),
    (["play", "chess"], "There is no game called “chess”"),
    (["replay"], "Give the record"),
    (["rules"], "Give a game"),
    (["simulate"], "Give a game"),
    (["rulesets", "new"], "Give a game"),
    (["rulesets", "check"], "Give the rule set"),
]


@pytest.mark.parametrize(("words", "sentence"), MISTAKES)
def test_a_mistake_gets_one_sentence(shell: Shell, words: list[str], sentence: str) -> None:
    ran = shell(*words)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("fathoms: ")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_mistakes_are_told_in_the_language_asked_for_wherever_it_stands(shell: Shell) -> None:
    assert "Il n’y a pas d’option --dance" in shell("play", "--dance", "--lang", "fr").err
    assert "Il n’y a pas d’option --dance" in shell("--lang=fr", "play", "--dance").err
    assert "No hay ninguna opción" in shell("--lang", "fr", "play", "--dance", "--lang", "es").err


def test_the_language_comes_from_the_environment_too(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOMS_LANG", "es")
    assert shell("--help").out.startswith("Uso: ")


def test_a_defect_is_no_traceback(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError("so\nit is")

    monkeypatch.setattr("fathoms.cli.rules.rules", breaks)
    ran = shell("rules", "into-the-blue")
    assert ran.status == 1
    assert "ZeroDivisionError: so it is" in ran.err
    assert "Traceback" not in ran.err
    monkeypatch.setenv("FATHOMS_DEBUG", "1")
    assert "Traceback" in shell("rules", "into-the-blue").err


@pytest.mark.parametrize(("trouble", "status"), [(KeyboardInterrupt, 130), (BrokenPipeError, 0)])
def test_an_interrupt_and_a_closed_pipe_end_quietly(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, trouble: type[BaseException], status: int
) -> None:
    def stops(*_: object, **__: object) -> None:
        raise trouble

    def keep(_: object) -> None:
        """The test's own output stays open."""

    monkeypatch.setattr("fathoms.cli.app.streams.silence", keep)
    monkeypatch.setattr("fathoms.cli.rules.rules", stops)
    assert shell("rules", "into-the-blue") == (status, "", "")


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command as its own program."""
    command = [sys.executable, "-m", "fathoms", *words]
    environ = {**os.environ, **environ}
    return subprocess.run(command, env=environ, capture_output=True, check=False)  # noqa: S603 - our own words


def test_the_help_loads_no_game_and_no_library_it_does_not_need() -> None:
    program = (
        "import sys; from fathoms.cli import main; main(['--help']); main(['play', '--help']);"
        "print([name for name in ('msgspec', 'rich', 'fathoms.core') if name in sys.modules])"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, check=True)  # noqa: S603 - our own words
    assert done.stdout.splitlines()[-1] == b"[]"


def test_an_encoding_that_lacks_letters_gets_ascii_in_their_place() -> None:
    done = run("rules", "into-the-blue", "T6", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert b"Plongee reussie : choisissez" in done.stdout
    done = run("dance", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert b"Il n'y a pas de commande < dance > ;" in done.stderr
    assert run("play", "--help", "--lang", "es", PYTHONIOENCODING="ascii").stdout.isascii()


def test_a_reader_who_has_seen_enough_is_no_failure() -> None:
    command = [sys.executable, "-m", "fathoms", "rules", "into-the-blue"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe) as process:  # noqa: S603 - our own words
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
