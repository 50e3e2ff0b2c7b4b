"""Rules that are typed into the client are found; what was made from the Python may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import check_client

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('refuse("T6")', "the id of a rule"),
        ('step("badge", "S3 S4 S5"),', "the id of a rule"),
        ("rule === 'E1' ? one : other", "the id of a rule"),
        ('{#if face === "C"}', "a letter of the notation"),
        ("const faces = `${numbers}C`;", "a letter of the notation"),
        ("chests.reduce((sum, one) => sum + one.value, 0)", "a sum of points"),
        ("scores.map((sum, seat) => sum - (treasures[seat] ?? 0))", "a sum of points"),
        ('<input maxlength="24" />', "a limit of the protocol"),
        ("const LONGEST_NAME = 24;", "a limit of the protocol"),
    ],
)
def test_a_rule_that_is_typed_in_is_found(line: str, what: str) -> None:
    found = dict(check_client.typed_in(f"// A drawing.\n{line}\n", check_client.patterns()))
    assert found == {2: what}


@pytest.mark.parametrize(
    "line",
    [
        "refuse(REASONS.place)",
        '<path d="M5 3C1 2" />',
        "acts.reduce((sum, one) => sum + one.steps.length, 0)",
        "<input maxlength={LONGEST_NAME} />",
    ],
)
def test_what_is_no_rule_may_stand(line: str) -> None:
    assert not list(check_client.typed_in(f"{line}\n", check_client.patterns()))


def test_every_place_is_named_but_those_in_files_that_were_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "src"
    folder.mkdir()
    (folder / "told.ts").write_text(f'{check_client.MADE}a tool.\nexport const RULE = "T6";\n')
    assert not check_client.main(folder)
    (folder / "Table.svelte").write_text('\nwhy("T6");\n')
    assert check_client.main(folder)
    assert capsys.readouterr().out.startswith("src/Table.svelte:2: the id of a rule")


def test_a_colour_of_a_style_stands_in_the_theme_but_drawings_have_their_own() -> None:
    drawn = '<svg fill="#0a2239" />\n\n<style>\n  p {\n    color: var(--ink);\n'
    assert list(check_client.colours(drawn)) == []
    assert list(check_client.colours(drawn + "    background: #fff;\n    fill: rgb(0 0 0);\n")) == [6, 7]


def test_nothing_is_typed_into_the_client() -> None:
    assert not check_client.main()
