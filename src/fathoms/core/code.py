"""Short codes: a rule set as a text that fits in a message and unpacks to the very same rules.

A code is `F1-` and letters in Crockford's base 32 (no I, L, O, U; case, spaces and dashes do not matter): the
game and the fields that differ from its standard rule set, compressed, behind four check bytes.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core.errors import Malformed
from fathoms.core.registry import find_game
from fathoms.core.rules import unreadable_part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.core.game import AnyGame
    from fathoms.core.rules import RuleSet

PREFIX: Final = "F1-"
LONGEST_CODE: Final = 4_000
_LARGEST: Final = 20_000
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES: Final = {**{letter: value for value, letter in enumerate(_LETTERS)}, "O": 0, "I": 1, "L": 1}
_GROUP: Final = 5


def pack(game: AnyGame, rules: RuleSet) -> str:
    """Pack a rule set into a code."""
    plain = msgspec.json.encode([game.name, rules.differences(game.standard)])
    deflater = zlib.compressobj(level=9, wbits=-zlib.MAX_WBITS)
    packed = deflater.compress(plain) + deflater.flush()
    body = b"z" + packed if len(packed) < len(plain) else plain
    letters = _to_letters(zlib.crc32(body).to_bytes(4, "big") + body)
    return PREFIX + "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def looks_like_code(text: str) -> bool:
    """Tell whether a person meant a code, rather than a name or a file."""
    return text.strip().upper().startswith(PREFIX)


def unpack(code: str) -> tuple[AnyGame, Any]:
    """Unpack a code into its game and checked rule set; a damaged code is refused by its check bytes."""
    if len(code) > LONGEST_CODE:
        raise Malformed("core.code-too-long", most=LONGEST_CODE)
    if not looks_like_code(code):
        raise Malformed("core.not-a-code", prefix=PREFIX)
    raw = _from_letters(code.strip().upper()[len(PREFIX) :])
    check, body = raw[:4], raw[4:]
    if not body or zlib.crc32(body).to_bytes(4, "big") != check:
        raise Malformed("core.code-damaged")
    try:
        plain = _inflate(body[1:]) if body.startswith(b"z") else body
        name, changes = msgspec.json.decode(plain, type=tuple[str, dict[str, Any]])
    except (zlib.error, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("core.code-damaged") from error
    game = find_game(name)
    newer = next(unknown_to(game.rules_type, changes), None)
    if newer is not None:
        raise Malformed("core.code-newer", game=name, unknown=newer)
    return game, game.rules(changes)


def unknown_to(rules_type: type[RuleSet], changes: dict[str, Any]) -> Iterator[str]:
    """Name the fields of a code, and the letters and choices in them, that this version does not know.

    A code was packed from a sound rule set, so what cannot be read now is from a version that could.
    """
    fields = rules_type.__struct_fields__
    for name, value in changes.items():
        if name not in fields:
            yield name[:40]
        elif (part := unreadable_part(rules_type, name, value)) is not None:
            yield f"{name}: {part}"


def _inflate(packed: bytes) -> bytes:
    inflater = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    plain = inflater.decompress(packed, _LARGEST)
    if inflater.unconsumed_tail:
        raise Malformed("core.code-too-long", most=LONGEST_CODE)
    return plain


def _to_letters(raw: bytes) -> str:
    bits = int.from_bytes(b"\1" + raw, "big") << (-8 * len(raw) % 5)
    count = -(-8 * len(raw) // 5)
    return "".join(_LETTERS[bits >> 5 * (count - 1 - at) & 31] for at in range(count))


def _from_letters(letters: str) -> bytes:
    values = [_VALUES.get(letter) for letter in letters if letter not in "- "]
    number = 0
    for value in values:
        if value is None:
            raise Malformed("core.code-damaged")
        number = number << 5 | value
    spare = 5 * len(values) % 8
    if number & (1 << spare) - 1:
        raise Malformed("core.code-damaged")
    return (number >> spare).to_bytes(5 * len(values) // 8, "big")
