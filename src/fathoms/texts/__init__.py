"""Texts: every word a person sees, said in one language from the Fluent catalogues.

A key is `file.message`. A catalogue is read when a key of it is first said, so a command that speaks little
starts fast; for the same reason nothing of `core` is imported here until an error has to be said, and Fluent
not until a message is more than words, plain arguments and figures.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from fathoms.texts.quick import fill_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fluent.runtime import FluentBundle

    from fathoms.core.errors import FathomsError
    from fathoms.core.text import Phrase, TextArg

LANGUAGES: Final = ("en", "fr", "es")
FOLDER: Final = Path(__file__).parents[1] / "locales"
_FALLBACK: Final = "en"
# Spanish says "e" for "and" before the sound of an i: "Ana e Inés", but "agua y hielo".
_SOUNDS_LIKE_I: Final = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)

# Fluent refuses longer arguments; a person would not read them either.
_LONGEST: Final = 900
_LARGEST: Final = 10**15
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)\s*[}(]")


class Texts:
    """Says keys in one language, in English if that language lacks the key."""

    strict: ClassVar[bool] = False
    """Whether a missing text or argument raises; a person is shown the key instead."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, /, **args: TextArg) -> str:
        """Say a key."""
        file, _, message = key.partition(".")
        for lang in (self.lang, _FALLBACK):
            catalogue = _catalogue(lang, file)
            if message in catalogue:
                said = {name: self._said(arg) for name, arg in args.items()}
                text, problems = catalogue.format(self._to_you(catalogue, message, args), said)
                if problems and self.strict:
                    raise LookupError(key, problems)
                return text
        if self.strict:
            raise LookupError(key)
        return key

    def has(self, key: str) -> bool:
        """Tell whether a key can be said."""
        file, _, message = key.partition(".")
        return message in _catalogue(_FALLBACK, file)

    def get(self, *keys: str, default: str) -> str:
        """Say the first of some keys that has a text, else the default; other games may lack some."""
        return next((self(key) for key in keys if self.has(key)), default)

    def phrase(self, phrase: Phrase) -> str:
        """Say a phrase."""
        return self(phrase.key, **phrase.args)

    def sentence(self, error: FathomsError) -> str:
        """Say what went wrong, at which move of a record, and which rule says so."""
        text = self.phrase(error.phrase)
        if error.rule is not None:
            text = self("core.error-rule", text=text.removesuffix("."), rule=error.rule)
        if error.move is not None:
            text = self("core.error-move", text=text, move=error.move)
        return text

    def _to_you(self, catalogue: Catalogue, message: str, args: Mapping[str, TextArg]) -> str:
        """Find the message that speaks to the reader if a name in it is theirs: `dives-you` for `dives`."""
        for name, arg in args.items():
            told = f"{message}-you" if name in {"name", "names"} else f"{message}-{name}-you"
            if told in catalogue and (
                self("core.you") in arg if isinstance(arg, list) else arg == self("core.you")
            ):
                return told
        return message

    def _said(self, arg: TextArg) -> str | int | float:
        # What is no plain value is a Phrase; asking for its class would import the core.
        if isinstance(arg, int | float):
            # Digits are grouped as the language does it, which fails on numbers without end.
            return arg if abs(arg) <= _LARGEST else str(arg)
        if isinstance(arg, str):
            return arg if len(arg) <= _LONGEST else arg[:_LONGEST] + "…"
        if isinstance(arg, list):
            return self._said(
                self._list([item if isinstance(item, str) else self.phrase(item) for item in arg])
            )
        return self._said(self.phrase(arg))

    def _list(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        *head, last = items
        sound = "i" if _SOUNDS_LIKE_I.match(last) else "other"
        return self("core.list", head=", ".join(head), last=last, sound=sound)


def seat_names(
    names: Sequence[str], colours: Sequence[str], say: Texts, you: int | None = None
) -> tuple[str, ...]:
    """Name the seats to a reader: their own is "You", one without a name is its colour, in their language."""

    def named(seat: int, name: str, colour: str) -> str:
        if seat == you:
            return say("core.you")
        if name.lower() != colour.lower():
            return name
        return say.get(f"core.colour-{colour.lower()}", default=name)

    return tuple(named(seat, *each) for seat, each in enumerate(zip(names, colours, strict=False)))


def language(option: str | None, environ: Mapping[str, str]) -> str:
    """Pick the language: the one asked for, else FATHOMS_LANG, else the terminal's, else English."""
    if option is not None:
        if option not in LANGUAGES:
            from fathoms.core.errors import Malformed  # noqa: PLC0415 - see the top

            raise Malformed("cli.no-language", lang=option[:40], known=list(LANGUAGES))
        return option
    own = environ.get("FATHOMS_LANG", "")[:2].lower()
    if own in LANGUAGES:
        return own
    # As POSIX has it, the first of these that is set decides.
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = environ.get(name)
        if spoken:
            short = re.split(r"[_.@-]", spoken)[0].lower()
            return short if short in LANGUAGES else _FALLBACK
    return _FALLBACK


class Catalogue:
    """One file in one language. A message is parsed when it is first said: parsing takes most of the time."""

    def __init__(self, lang: str, source: str) -> None:
        starts = list(_ENTRY.finditer(source))
        ends = [*(start.start() for start in starts[1:]), len(source)]
        self.entries: Final = {
            start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=False)
        }
        self._lang: Final = lang
        self._parsed: Final = set[str]()

    def __contains__(self, message: str) -> bool:
        return message in self.entries

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - it takes longer to load than a help to show

        # Isolating marks around arguments are for mixed writing directions; a terminal shows them as boxes.
        return FluentBundle([self._lang], use_isolating=False)

    def format(self, message: str, args: Mapping[str, str | int | float]) -> tuple[str, list[Exception]]:
        """Say a message, and give what went wrong on the way."""
        text = fill_in(self.entries.get(message, ""), args, self._lang)
        if text is not None:
            return text, []
        try:
            return self.format_by_fluent(message, args)
        except ImportError:
            # A browser has no Fluent; a test sees to it that nothing said there needs it.
            return message, [LookupError(message)]

    def format_by_fluent(
        self, message: str, args: Mapping[str, str | int | float]
    ) -> tuple[str, list[Exception]]:
        """Say a message that may have something to fill in."""
        self._parse(message)
        if not self._bundle.has_message(message):
            return message, [LookupError(message)]
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message, [LookupError(message)]
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        return str(text), problems

    def _parse(self, entry: str) -> None:
        if entry in self._parsed or entry not in self.entries:
            return
        from fluent.runtime import FluentResource  # noqa: PLC0415 - see above

        self._parsed.add(entry)
        source = self.entries[entry]
        self._bundle.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            self._parse(other)


@cache
def _catalogue(lang: str, file: str) -> Catalogue:
    if not re.fullmatch(r"[a-z0-9-]+", file):
        return Catalogue(lang, "")
    path = FOLDER / lang / f"{file}.ftl"
    if not path.is_file():
        path = _game_folder(file) / lang / f"{file}.ftl"
    return Catalogue(lang, path.read_text(encoding="utf-8") if path.is_file() else "")


def _game_folder(file: str) -> Path:
    """Find the catalogues that a game from another package brings along: `locales/` beside its modules."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - see the top
    from importlib.util import find_spec  # noqa: PLC0415

    for point in entry_points(group="fathoms.games"):
        if file == point.name or file.startswith(f"{point.name}-"):
            spec = find_spec(point.module)
            return Path((spec and spec.origin) or "").parent / "locales"
    return FOLDER
