"""A player's key: ten words that keep somebody's games, made on their own device and stored nowhere else.

Eight words are drawn, two are checks. With w1 … w10 as the words' places in the list (`key_words.txt`), the
sum of all w and the sum of n·wn are multiples of 1,021, the length of the list and a prime. One wrong word
leaves the remainders r and n·r: they tell where it stands and by how much it is off, so it can be named and
mended. Words differ in their first four letters and by more than one letter, so a slip makes no other word.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fathoms.core.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Sequence

LENGTH: Final = 10
_DRAWN: Final = LENGTH - 2
_LONGEST: Final = 400
"""Letters of what somebody gives as a key."""
_BEGINNING: Final = 4
"""Letters by which a word is known."""
_BETWEEN: Final = re.compile(r"[\W\d_]+")


@cache
def words() -> tuple[str, ...]:
    """Give the list of words; its order is part of every key, and never changes."""
    return tuple((files("fathoms.core") / "key_words.txt").read_text(encoding="ascii").split())


@cache
def _places() -> dict[str, int]:
    listed = words()
    beginnings = {word[:_BEGINNING]: place for place, word in enumerate(listed)}
    return beginnings | {word: place for place, word in enumerate(listed)}


def new_key() -> str:
    """Make a key."""
    return write_key([secrets.randbelow(len(words())) for _ in range(_DRAWN)])


def write_key(drawn: Sequence[int]) -> str:
    """Write the key of the words that were drawn, with its checks."""
    listed = words()
    first, second = _remainders([*drawn, 0, 0])
    # 9a + 10b and a + b must make up for the remainders.
    last = (9 * first - second) % len(listed)
    places = [*drawn, -(first + last) % len(listed), last]
    return "-".join(listed[place] for place in places)


def _remainders(places: Sequence[int]) -> tuple[int, int]:
    size = len(words())
    return sum(places) % size, sum(number * place for number, place in enumerate(places, 1)) % size


def read_key(text: str) -> str:
    """Read a key as somebody typed it, and write it as it is sent; the word that is wrong is named.

    A word may be given by its first four letters; what stands between words does not matter.
    """
    given = [word for word in _BETWEEN.split(text[:_LONGEST].casefold()) if word]
    if len(given) != LENGTH:
        raise Malformed("core.key-length", count=len(given), length=LENGTH)
    places = [_places().get(word) for word in given]
    unknown = [number for number, place in enumerate(places) if place is None]
    if len(unknown) > 1:
        raise Malformed(
            "core.key-unknown-words", words=[given[number][:20] for number in unknown], count=len(unknown)
        )
    known = [place or 0 for place in places]
    wrong = _wrong(known)
    sound = not any(_remainders(known))
    if not unknown and sound:
        return "-".join(words()[place] for place in known)
    if unknown and sound:
        # Its word is the first of the list, which stands there already.
        wrong = unknown[0], known[unknown[0]]
    if wrong is None or (unknown and wrong[0] != unknown[0]):
        raise Malformed("core.key-wrong-words")
    number, meant = wrong
    raise Malformed("core.key-wrong-word", number=number + 1, word=given[number][:20], meant=words()[meant])


def _wrong(places: Sequence[int]) -> tuple[int, int] | None:
    """Find the only word that can be wrong: its number from 0, and the place in the list of the right one."""
    size = len(words())
    first, second = _remainders(places)
    if not first:
        return None
    for number, place in enumerate(places):
        if second == (number + 1) * first % size:
            return number, (place - first) % size
    return None


def hashed_key(key: str) -> str:
    """Hash a key as a server keeps it; it has 80 bits, too many to be guessed from its hash."""
    return hashlib.sha256(f"fathoms player {key}".encode()).hexdigest()
