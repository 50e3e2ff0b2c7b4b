"""Messages filled in without Fluent say what Fluent says."""

from __future__ import annotations

import random
import re
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from build_local import UNSAID
from fathoms.texts import FOLDER, LANGUAGES, Catalogue
from fathoms.texts.quick import fill_in

FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
WHOLE = (0, 1, 2, 5, 21, 999, 1000, 12345, -3)
PARTS = (0.0, 0.5, 1.0, 2.5, 12.345, 12.35, 99.95, 998.9996, 4321.25)
COUNTED = {"0", "1", "2", "3", "4", "100", "one", "other"}
ARGS = (*WHOLE, *PARTS, "Ana", "", "yes", "no", "one")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_filled_in_here_reads_as_fluent_reads_it(lang: str, file: str) -> None:
    source = (FOLDER / lang / file).read_text(encoding="utf-8")
    catalogue, rng = Catalogue(lang, source), random.Random(f"{lang}{file}")
    for key, entry in catalogue.entries.items():
        if key.startswith("-"):
            continue
        names = sorted(set(re.findall(r"\$([a-zA-Z][\w-]*)", entry)))
        for _ in range(12 if names else 1):
            args = {name: rng.choice(ARGS) for name in names}
            filled = fill_in(entry, args, lang)
            if filled is not None:
                assert (filled, []) == catalogue.format_by_fluent(key, args), (key, args)


@pytest.mark.parametrize("file", [file for file in FILES if not UNSAID.fullmatch(file)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_house_in_a_browser_says_needs_no_fluent(lang: str, file: str) -> None:
    catalogue = Catalogue(lang, (FOLDER / lang / file).read_text(encoding="utf-8"))
    for key, entry in catalogue.entries.items():
        chosen_by = dict(re.findall(r"\{ *\$([\w-]+) *->\n *\*?\[ *([\w-]+)", entry))
        figures = set(re.findall(r"NUMBER\(\$([\w-]+)", entry))
        for number in (0, 1, 3, 1234):
            args: dict[str, str | int | float] = dict.fromkeys(re.findall(r"\$([\w-]+)", entry), "Ana")
            args |= dict.fromkeys(figures, number + 0.25)
            args |= {name: number if first in COUNTED else first for name, first in chosen_by.items()}
            assert fill_in(entry, args, lang) is not None, (key, args)


@given(st.floats(-99_999, 99_999), st.integers(0, 4), st.integers(0, 4), st.sampled_from(LANGUAGES))
def test_figures_are_rounded_as_fluent_rounds_them(value: float, least: int, more: int, lang: str) -> None:
    digits = f"minimumFractionDigits: {least}, maximumFractionDigits: {least + more}"
    entry = f"share = {{ NUMBER($share, {digits}) }} %\n"
    filled = fill_in(entry, {"share": value}, lang)
    assert (filled, []) == Catalogue(lang, entry).format_by_fluent("share", {"share": value})


@pytest.mark.parametrize(
    "entry",
    [
        "m = { fish }",
        "m = { -ship }",
        "m = { DATETIME($x) }",
        "m = { $missing }",
        'm = { "{" }',
        "m =\n    { NUMBER($x) ->\n        [one] a\n       *[other] b\n    }\n",
        "m =\n    { $x ->\n        [one] a\n            and more\n       *[other] b\n    }\n",
        "m = text\n    .title = more\n",
    ],
)
def test_what_is_not_simple_is_left_to_fluent(entry: str) -> None:
    assert fill_in(entry, {"x": 1}, "en") is None


def test_odds_and_help_load_neither_fluent_nor_rich() -> None:
    """Both take longer to load than everything else these commands do."""
    for words in (["odds", "--dice", "112355"], ["odds", "--dice", "none", "--goal", "chest"], ["--help"]):
        code = (
            "import sys; from fathoms.cli import main; main(sys.argv[1:]);"
            "loaded = [each for each in ('fluent.runtime', 'rich', 'numpy', 'numba') if each in sys.modules];"
            "assert not loaded, loaded"
        )
        subprocess.run([sys.executable, "-c", code, *words], check=True, capture_output=True)  # noqa: S603 - ours
