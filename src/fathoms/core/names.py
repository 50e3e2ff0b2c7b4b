"""Names that people type: cleaned of what cannot be seen, and compared as eyes compare them."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import Final
from unicodedata import category, normalize

JOINERS: Final = "\u200c\u200d"
"""Unseen by themselves: families of emoji, and words in Arabic and Indian scripts, are written with them."""
_WITHOUT_JOINERS: Final = dict.fromkeys(map(ord, JOINERS))
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE0E)))
)
"""Fillers and selectors that count as letters, signs or marks and show nothing."""
_PRESENTED: Final = "\ufe0e\ufe0f"
"""After a sign: as text, or as emoji."""
_EMOJI: Final = "\u2194\u2195\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""Parts of emoji that are no symbols: arrows, colours of skin."""
_VARIANTS: Final = range(0xE0100, 0xE01F0)
"""After an ideograph: which of its forms is meant, as in Japanese names."""
_IDEOGRAPHS: Final = (range(0x3400, 0xA000), range(0xF900, 0xFB00), range(0x20000, 0x40000))
_JOINED: Final = range(0x0600, 0x1D00)
"""Scripts from Arabic to those of India and its neighbours."""
_ACCENTS: Final = (
    *(range(0x0300, 0x0370), range(0x0483, 0x048A), range(0x1AB0, 0x1B00)),
    *(range(0x1DC0, 0x1E00), range(0x20D0, 0x2100), range(0xFE20, 0xFE30)),
)
"""Marks that go upon any letter; scripts that need more upon one letter have marks of their own."""
_MOST_ACCENTS: Final = 2
_MOST_MARKS: Final = 5
"""Upon one letter; more are there to cover the lines above."""


def neat(text: str) -> str:
    """Make what somebody typed one plain line: nothing unseen, nothing that turns or covers other text."""
    kept: list[str] = []
    for letter in normalize("NFC", text):
        blank = category(letter).startswith("Z") or letter in "\t\n\r"
        if not blank and not _has_place(letter, kept):
            continue
        if kept and kept[-1] in JOINERS and not _joins(letter):
            kept.pop()
        kept.append(" " if blank else letter)
    return " ".join("".join(kept).rstrip(JOINERS).split())


def is_shown(text: str) -> bool:
    """Tell whether there is nothing in a text that steers a screen."""
    return text.translate(_WITHOUT_JOINERS).isprintable()


def _has_place(letter: str, kept: list[str]) -> bool:
    """Tell whether a letter is to be seen after those that are kept."""
    before, kind = kept[-1] if kept else " ", category(letter)
    if letter in JOINERS:
        return _joins(before)
    if letter in _PRESENTED:
        return category(before)[0] in "NPS"
    if ord(letter) in _VARIANTS:
        return _is_in(before, _IDEOGRAPHS)
    if letter in _UNSEEN or kind.startswith("C"):
        return False
    return not kind.startswith("M") or _may_lie_upon(letter, kept, before)


def _may_lie_upon(mark: str, kept: list[str], before: str) -> bool:
    """Tell whether a letter has room for a mark, which it does not bear already."""
    marks = list(takewhile(lambda each: category(each).startswith("M") or each in JOINERS, reversed(kept)))
    accents = sum(_is_in(each, _ACCENTS) for each in marks)
    room = accents < _MOST_ACCENTS or not _is_in(mark, _ACCENTS)
    return before != " " and mark not in marks and len(marks) < _MOST_MARKS and room


def _joins(letter: str) -> bool:
    """Tell whether a joiner beside this letter may be meant: an emoji, or of a script that joins letters."""
    emoji = category(letter) == "So" or letter in _EMOJI
    return emoji or (ord(letter) in _JOINED and category(letter)[0] in "LM")


def _is_in(letter: str, ranges: tuple[range, ...]) -> bool:
    return any(ord(letter) in each for each in ranges)


# Letters that look like a Latin one, small and large; signs that hardly differ, and what shows nothing.
_SMALL: Final = {
    **str.maketrans("αγεηικνορτυχω", "ayenikvoptuxw"),
    **str.maketrans("аеѕіјкорсухһԁԛԝӏг", "aesijkopcyxhdqwlr"),
    **str.maketrans("ɑɡıɩ", "agii"),
}
_LARGE: Final = {
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    **str.maketrans("АВЕЅІЈКМНОРСТУХԚԜӀ", "ABESIJKMHOPCTYXQWI"),
}
_SIGNS: Final = {
    **str.maketrans("‐‒–—−’‘ʼ`ʻ", "-----'''''"),
    **dict.fromkeys((ord(" "), *map(ord, JOINERS + _PRESENTED), *_VARIANTS)),
}
_SHAPES: Final = str.maketrans("0O1I|", "oolll")


@lru_cache(maxsize=1_024)
def looks(name: str) -> frozenset[str]:
    """Give all that a name may be taken for; two names with one of these in common look alike."""
    plain = normalize("NFKD", neat(name)).translate(_SIGNS)
    written = plain.translate(_SMALL | _LARGE)
    small, large = plain.casefold().translate(_SMALL), plain.upper().translate(_LARGE)
    # Of shapes alone, an I is an l, and of letters it is an i: the two are not to be compared.
    return frozenset({small, large.casefold(), written.casefold(), f"\n{written.translate(_SHAPES)}"})
