"""The catalogues: the same keys and arguments in every language, every key in use, good typography."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TYPE_CHECKING, cast

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from fathoms.core import IllegalMove, Malformed, Phrase, find_game, game_names
from fathoms.texts import FOLDER, LANGUAGES, Catalogue, Texts, language

if TYPE_CHECKING:
    from pathlib import Path

SOURCE = FOLDER.parent
FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})
KEY = re.compile(r"[a-z][a-z0-9-]*\.[a-zA-Z][a-zA-Z0-9_-]*")

# Arguments that one language needs and another has no use for.
ONE_LANGUAGE = {("core.ftl", "list"): {"sound"}}  # Spanish says "e" before an i

# Texts that are rightly the same in English and another language.
SAME = re.compile(
    r"(cli\.examples-.*"  # commands to type
    r"|cli\.metavar-(options|first|rotation|dice|number|lang|faces)"  # words to type, and French
    r"|cli\.metavar-(urls?|metrics|log|log-level|bot|format)"  # likewise
    r"|cli\.(arguments|options|simulate-progress|simulate-mean|simulate-share|replay-line)"  # figures, French
    r"|web-daily\.points"  # French too
    r"|core\.colour-violet"  # French too
    r"|play\.(asked|score|key-(tab|up|down|left|right|escape))"  # names and marks
    r"|[a-z-]+\.title"  # the names of the games
    r")"
)

# Words that English shares with French or Spanish.
SHARED_WORDS = {
    *("bot", "bots", "chance", "points", "stock", "action", "standard", "torpedo", "coral", "base", "bases"),
    *("temple", "expert", "menu", "option", "pause", "chat"),
}


@cache
def entries(lang: str, file: str) -> dict[str, ftl.Message | ftl.Term]:
    resource = FluentResource((FOLDER / lang / file).read_text(encoding="utf-8"))
    named = [entry for entry in resource.body if isinstance(entry, ftl.Message | ftl.Term)]
    names = [entry.id.name for entry in named]
    assert len(names) == len(set(names)), f"a key stands twice in {lang}/{file}"
    return {entry.id.name: entry for entry in named}


def inside(node: object) -> list[object]:
    """Everything in a message, at any depth."""
    if isinstance(node, list):
        return [found for item in cast("list[object]", node) for found in inside(item)]
    if isinstance(node, ftl.BaseNode):
        return [node, *(found for value in vars(node).values() for found in inside(value))]
    return []


def variables(entry: object) -> set[str]:
    return {node.id.name for node in inside(entry) if isinstance(node, ftl.VariableReference)}


def words(entry: object) -> list[str]:
    return [node.value for node in inside(entry) if isinstance(node, ftl.TextElement)]


def all_keys() -> set[str]:
    return {f"{file.removesuffix('.ftl')}.{key}" for file in FILES for key in entries("en", file)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_there_and_reads_without_a_mistake(lang: str, file: str) -> None:
    resource = FluentResource((FOLDER / lang / file).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_keys_with_the_same_arguments(lang: str, file: str) -> None:
    english, other = entries("en", file), entries(lang, file)
    assert set(english) == set(other)
    for key in english:
        spare = ONE_LANGUAGE.get((file, key), set[str]())
        assert variables(english[key]) - spare == variables(other[key]) - spare, key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_text_was_left_in_english(lang: str, file: str) -> None:
    english, other = entries("en", file), entries(lang, file)
    name = file.removesuffix(".ftl")
    left = [
        key
        for key, entry in english.items()
        if words(entry) == words(other[key])
        and set(re.findall(r"[a-z]{3,}", " ".join(words(entry)).lower())) - SHARED_WORDS
        and not SAME.fullmatch(f"{name}.{key}")
    ]
    assert not left


@pytest.mark.parametrize("file", FILES)
def test_french_keeps_its_spaces(file: str) -> None:
    for key, entry in entries("fr", file).items():
        if key.startswith("examples-"):
            continue
        # A file or a command to type is no French.
        text = re.sub(r"me:\w+|«\u00a0\?\u00a0»|^ *\? ", "", "".join(words(entry)), flags=re.MULTILINE)
        assert not re.search(r"[^\s\u00a0]( ?[;!?])|[^\u00a0\s/]( ?:)(\s|$)", text), (key, text)
        assert not re.search(r" [:;!?»]|« ", text), (key, text)
        assert not re.search(r"\w'\w", text), (key, "the apostrophe is ’")


@pytest.mark.parametrize("file", FILES)
def test_spanish_opens_what_it_closes(file: str) -> None:
    for key, entry in entries("es", file).items():
        for part in words(entry):
            assert " :" not in part, key
        text = "".join(words(entry))
        if "«?»" not in text and not key.startswith("help"):
            assert text.count("¿") == text.count("?"), key
        assert text.count("¡") == text.count("!"), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_text_has_stray_spaces(lang: str, file: str) -> None:
    for key, entry in entries(lang, file).items():
        # A help may set things side by side.
        if key != "help":
            assert not [part for part in words(entry) if re.search(r"\S  +\S", part)], key


@cache
def said_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Find the keys that the code names, and the families it builds with f-strings."""
    files = {file.removesuffix(".ftl") for file in FILES}
    literal: set[str] = set()
    families: list[re.Pattern[str]] = []
    for path in SOURCE.rglob("*.py"):
        # Migrations name tables and columns in the same form, and say nothing.
        if "migrations" in path.parts:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                if node.value.partition(".")[0] not in files:
                    continue
                if node.value.endswith("-"):
                    families.append(re.compile(re.escape(node.value) + ".+"))
                else:
                    literal.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (family := _family(node, files)):
                families.append(family)
    return literal, families


def _family(node: ast.JoinedStr, files: set[str]) -> re.Pattern[str] | None:
    parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
    shape = "".join("X" if part is None else part for part in parts)
    file = shape.partition(".")[0]
    if file == "X" and shape.endswith((".ftl", ".json", ".png", ".svg")):
        return None
    if not re.fullmatch(r"[a-zA-Z0-9-]+\.[a-zA-Z0-9_-]+", shape) or (file != "X" and file not in files):
        return None
    return re.compile("".join(".+" if part is None else re.escape(part) for part in parts))


def test_every_key_in_the_code_stands_in_the_catalogues() -> None:
    literal, families = said_in_code()
    known = all_keys()
    assert {"core.seats", "cli.which-game", "play.your-turn"} <= literal
    # `core.takes-text` is half a key when bounds follow; the whole ones stand beside it.
    assert not literal - known
    for family in families:
        assert any(family.fullmatch(key) for key in known), family.pattern


@pytest.mark.parametrize("file", ["cli.ftl", "core.ftl", "play.ftl"])
def test_every_text_is_used(file: str) -> None:
    literal, families = said_in_code()
    # A family that may end in anything of a file would let any key pass.
    telling = [
        family for family in families if not re.fullmatch(r"[a-z.+-]*\\?\.\.\+(\\?-\.\+)*", family.pattern)
    ]
    name = file.removesuffix(".ftl")
    keys = {f"{name}.{key}" for key in entries("en", file)}
    derived = {f"{key}{more}" for key in literal for more in ("-between", "-you")}
    unused = [
        key
        for key in keys - literal - derived
        if not any(family.fullmatch(key) for family in telling)
        and not re.match(r"cli\.(option|argument)-", key)
    ]
    assert not unused


def test_a_text_is_said_with_its_arguments() -> None:
    assert Texts("en")("core.seats", seats=1, least=2, most=5).startswith("One seat")
    assert "1 à 5" not in Texts("fr")("core.seats", seats=6, least=2, most=5)
    assert "2 à 5" in Texts("fr")("core.seats", seats=6, least=2, most=5)


@pytest.mark.parametrize(
    ("lang", "names", "said"),
    [
        ("en", [], ""),
        ("en", ["Ana"], "Ana"),
        ("en", ["Ana", "Bo"], "Ana and Bo"),
        ("fr", ["Ana", "Bo", "Cléo"], "Ana, Bo et Cléo"),
        ("es", ["Ana", "Bo", "Inés"], "Ana, Bo e Inés"),
        ("es", ["Ana", "Hielo"], "Ana y Hielo"),
    ],
)
def test_a_list_is_joined_as_people_speak(lang: str, names: list[str], said: str) -> None:
    assert Texts(lang)("core.no-bot", name="x", known=list(names)).rstrip(".").endswith(said)


def test_no_argument_is_too_large_to_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    say = Texts("fr")
    assert str(10**30) in say("core.first", first=10**30, last=1)
    assert "1\u202f234\u202f567" in say("core.first", first=1234567, last=1)
    assert "…" in say("core.no-bot", name="x" * 5000, known=["y" * 3000, "z" * 3000])


def test_a_phrase_is_said_before_it_is_put_in_its_place() -> None:
    takes = Phrase("core.takes-list", {"least": 1, "most": 2, "each": Phrase("core.takes-number")})
    said = Texts("es")("core.rules-field", field="main", value="3", takes=takes)
    assert "cada uno un número entero" in said


def test_an_error_names_its_move_and_its_rule() -> None:
    error = IllegalMove("core.cannot-fall", rule="T2").at_move(12)
    assert Texts("en").sentence(error).startswith("Move 12: That roll is not possible")
    assert Texts("en").sentence(error).endswith("(rule T2).")
    assert Texts("fr").sentence(error).startswith("Coup 12\u00a0: ")
    assert Texts("es").sentence(Malformed("core.not-json")).endswith("Fathoms.")


def test_a_missing_text_is_shown_as_its_key_and_raises_in_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", False)
    assert Texts("fr")("cli.no-such-text") == "cli.no-such-text"
    assert Texts("fr")("../en/cli.usage") == "../en/cli.usage"
    monkeypatch.setattr(Texts, "strict", True)
    with pytest.raises(LookupError):
        Texts("fr")("cli.no-such-text")
    with pytest.raises(LookupError):
        Texts("fr")("core.no-bot", name="x")


def test_a_text_that_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "sea.ftl").write_text("fish = Fish\nboth = { fish } and { -ship }\n-ship = Ship\n")
    monkeypatch.setattr("fathoms.texts.FOLDER", tmp_path)
    assert Texts("fr")("sea.fish") == "Fish"
    assert Texts("fr")("sea.both") == "Fish and Ship"
    assert Texts("fr").has("sea.fish")
    assert not Texts("fr").has("sea.whale")


@pytest.mark.parametrize(
    ("option", "environ", "lang"),
    [
        ("es", {"FATHOMS_LANG": "fr"}, "es"),
        (None, {"FATHOMS_LANG": "fr", "LANG": "es_ES.UTF-8"}, "fr"),
        (None, {"FATHOMS_LANG": "tlh", "LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LC_ALL": "fr_CA.UTF-8", "LC_MESSAGES": "es", "LANG": "en"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "es", "LANG": "fr"}, "es"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr"}, "en"),
        (None, {"LANG": "de_DE"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_terminals(
    option: str | None, environ: dict[str, str], lang: str
) -> None:
    assert language(option, environ) == lang


def test_an_unknown_language_is_answered_with_the_known_ones() -> None:
    with pytest.raises(Malformed) as refused:
        language("tlh", {})
    assert refused.value.phrase.args["known"] == ["en", "fr", "es"]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_messages_read_as_fluent_reads_them(lang: str, file: str) -> None:
    """Messages without anything to fill in are read without Fluent, because loading it takes long."""
    catalogue = Catalogue(lang, (FOLDER / lang / file).read_text(encoding="utf-8"))
    for key in entries(lang, file):
        by_fluent = catalogue.format_by_fluent(key, {})
        if not variables(entries(lang, file)[key]):
            assert catalogue.format(key, {}) == by_fluent


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_the_home_page_says_for_how_many_people_a_game_is(game: str, lang: str) -> None:
    seats = find_game(game).seats
    numbers = [int(number) for number in re.findall(r"\d+", Texts(lang)(f"web-{game}.glance"))]
    assert numbers[:2] == [min(seats), max(seats)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    [
        "into-the-blue.ruleset-standard-about",
        "into-the-blue.sheet-our-values",
        "atlantis-treasure.ruleset-standard-about",
        "workshop-build.told-standard",
        "workshop.box-off",
        "workshop.box-forgotten",
        "cli.box-forgotten",
    ],
)
def test_what_we_reconstructed_is_not_called_the_books(lang: str, key: str) -> None:
    say = Texts(lang)
    assert say("core.source-reconstruction") in say(key, game="")
