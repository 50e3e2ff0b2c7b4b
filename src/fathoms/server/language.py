"""Which language to answer in: the one asked for, else the first that the browser knows and we speak."""

from __future__ import annotations

from typing import Final

from fathoms.texts import LANGUAGES, Texts

_LONGEST: Final = 200
_VOICES: Final = {lang: Texts(lang) for lang in LANGUAGES}


def voice(*wishes: str | None) -> Texts:
    """Give the texts for the first wish that can be met; each is a tag or an Accept-Language header."""
    for wish in wishes:
        if wish and (lang := _spoken(wish[:_LONGEST])):
            return _VOICES[lang]
    return _VOICES[LANGUAGES[0]]


def _spoken(accepted: str) -> str | None:
    weighed: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, weight = part.partition(";")
        lang = tag.strip().lower().replace("_", "-").split("-")[0]
        if lang in _VOICES:
            weighed.append((_weight(weight), lang))
    # The sort is stable: of equal wishes the first one counts.
    best = sorted(weighed, key=lambda each: -each[0])
    return best[0][1] if best and best[0][0] > 0 else None


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
