"""The glossary of the catalogues: one word for each thing, and no catalogue says another."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fathoms.texts import FOLDER, LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

TERMS: list[dict[str, Any]] = tomllib.loads((FOLDER / "glossary.toml").read_text(encoding="utf-8"))["term"]
FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


class Said(Visitor):
    """Collects what a message says; what is filled in becomes a dot."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by fluent.syntax
        self.text += f"{node.value}·"


def messages(lang: str, file: str) -> Iterator[tuple[str, str]]:
    """Give the messages of a catalogue with what they say; commands to type are in no language."""
    resource = FluentResource((FOLDER / lang / f"{file}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ftl.Message | ftl.Term) and not entry.id.name.startswith("examples-"):
            said = Said()
            said.visit(entry)
            yield entry.id.name, re.sub(r"--[\w-]+|: (?:[a-z-]+, ){3,}[a-z-]+", "", said.text)


def pattern(unwanted: str) -> re.Pattern[str]:
    words = re.escape(unwanted.removesuffix("*")).replace(r"\ ", r"\s+")
    ending = r"\w*" if unwanted.endswith("*") else r"(?!\w)"
    return re.compile(rf"(?<![\w-]){words}{ending}", re.IGNORECASE)


def catalogues(term: dict[str, Any]) -> list[str]:
    """List the catalogues a term is about; braces hold alternatives."""
    where: str = term.get("in", "*")
    found = re.fullmatch(r"(.*)\{(.*)\}(.*)", where)
    globs = [found[1] + each + found[3] for each in found[2].split(",")] if found else [where]
    return [file for file in FILES if any(fnmatch(file, glob) for glob in globs)]


@pytest.mark.parametrize("term", TERMS, ids=[term["about"] for term in TERMS])
def test_the_glossary_names_a_thing_in_every_language_and_its_catalogues_exist(term: dict[str, Any]) -> None:
    assert set(LANGUAGES) <= set(term) <= {*LANGUAGES, "about", "not", "in"}
    assert set(term["not"]) <= set(LANGUAGES)
    assert catalogues(term)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_catalogue_says_what_the_glossary_does_not_want(lang: str) -> None:
    unwanted = [
        (file, pattern(words), term[lang])
        for term in TERMS
        for words in term["not"].get(lang, [])
        for file in catalogues(term)
    ]
    wrong = [
        f"{lang}/{file}.ftl {key}: “{found[0]}”, say “{wanted}”"
        for file in FILES
        for key, text in messages(lang, file)
        for where, words, wanted in unwanted
        if where == file and (found := words.search(text))
    ]
    assert not wrong, "\n".join(wrong)
