"""Simple messages of the catalogues, filled in without Fluent: loading it takes longer than most commands.

Simple is a message of words, `{ $argument }`, `{ NUMBER($argument) }` with its digits, `{ "quoted" }` text,
and choices by a word or a whole number, also within each other, whose variants stand on a line each. What is
not surely the same is left to Fluent. A browser has none: all that the house says there has to be simple.
"""

from __future__ import annotations

import re
import textwrap
from decimal import ROUND_HALF_EVEN, Decimal
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_CHOICE: Final = re.compile(
    r"\{ *\$([a-zA-Z][\w-]*) *->\n((?: *\*?\[[^\]\n]+\](?:[^\n{}]|\{[^\n{}]*\})*\n)+) *\}"
)
_VARIANT: Final = re.compile(r" *(\*?)\[ *([^\] ]+) *\] *(.*?) *(?:\n|$)")
_PLACE: Final = re.compile(
    r'\{ *(?:"([^"\\{}\n]*)"|\$([a-zA-Z][\w-]*)|NUMBER\(\$([a-zA-Z][\w-]*)((?:, *\w+: *\d+)*)\)) *\}'
)
_OPTION: Final = re.compile(r"(\w+): *(\d+)")
_SPECIAL: Final = re.compile(r"^ +[.\[*]", re.MULTILINE)

_COMMA: Final = {"en": ".", "fr": ",", "es": ","}
_SINGULAR: Final = {"en": (1,), "fr": (0, 1), "es": (1,)}
_GROUPS: Final = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}", "es": "."}
"""What stands between three digits and the next."""
_MANY: Final = 1_000_000
"""From here on French and Spanish have a plural of their own."""
_UNDECIDED: Final = "{?}"
"""Stands for a choice that only Fluent could make; no harm if it is within a variant that is not chosen."""
_OPTIONS: Final = {"minimumFractionDigits": 0, "maximumFractionDigits": 3, "useGrouping": 1}
"""What Fluent shows of a number unless it is told otherwise."""


class _NotSimple(Exception):  # noqa: N818 - not an error: Fluent has to say it
    """The message or an argument is more than can be filled in here."""


def fill_in(entry: str, args: Mapping[str, str | int | float], lang: str) -> str | None:
    """Say an entry of a catalogue, key included, as Fluent would; None if that takes Fluent itself."""
    if lang not in _COMMA:
        return None
    try:
        while _CHOICE.search(entry):
            # Those within others come first, for only they have their variants on a line each.
            entry = _CHOICE.sub(lambda found: _choose(found[1], found[2], args, lang), entry)
        text = _pattern(entry)
        return _PLACE.sub(lambda found: _place(found, args, lang), text) if text else None
    except _NotSimple:
        return None


def _choose(name: str, variants: str, args: Mapping[str, str | int | float], lang: str) -> str:
    """Pick the variant of a choice that fits the argument."""
    by = args.get(name)
    if isinstance(by, float | bool) or by is None or (isinstance(by, int) and not 0 <= by < _MANY):
        return _UNDECIDED
    fits = {by} if isinstance(by, str) else {str(by), "one" if by in _SINGULAR[lang] else "other"}
    default = _UNDECIDED
    for star, key, text in _VARIANT.findall(variants):
        if isinstance(by, str) and key.isdecimal():
            return _UNDECIDED  # "one" fits a 1 there
        if key in fits:
            return text
        default = text if star else default
    return default


def _pattern(entry: str) -> str:
    """Take the text of a message out of its entry: unindented, nothing left in it but places to fill."""
    if _SPECIAL.search(entry) or "{" in _PLACE.sub("", entry):
        raise _NotSimple
    first, *rest = entry.splitlines() or [""]
    block: list[str] = []
    for line in rest:
        if line and not line.startswith(" "):
            break
        block.append(line)
    begun = first.partition("=")[2].strip()
    more = textwrap.dedent("\n".join(block)).rstrip()
    return f"{begun}\n{more}" if begun and more else begun or more.lstrip("\n")


def _place(found: re.Match[str], args: Mapping[str, str | int | float], lang: str) -> str:
    """Say one argument, or what is quoted."""
    quoted, plain, number, given = found.groups()
    if quoted is not None:
        return quoted
    value = args.get(plain or number)
    if plain and isinstance(value, str):
        return value
    if isinstance(value, str | bool) or value is None or not -_MANY < value < _MANY:
        raise _NotSimple
    options = dict(_OPTIONS)
    for name, count in _OPTION.findall(given or ""):
        if name not in options:
            raise _NotSimple
        options[name] = int(count)
    groups = _GROUPS[lang] if options["useGrouping"] else ""
    return _figure(
        value, options["minimumFractionDigits"], options["maximumFractionDigits"], groups, _COMMA[lang]
    )


def _figure(value: float, least: int, most: int, groups: str, comma: str) -> str:
    """Write a number with `least` to `most` digits behind the comma; exact halves go to the even digit."""
    if most < least:
        raise _NotSimple
    rounded = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
    whole, _, part = f"{rounded:,f}".partition(".")
    whole = whole.replace(",", groups)
    part = part.rstrip("0").ljust(least, "0")
    return f"{whole}{comma}{part}" if part else whole
