"""Tokens, invites and names of tables, all derived from the server's key so that any process knows them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

# No letter that is easily taken for another: a person may have to type it.
_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"
_TABLE_LENGTH: Final = 16
_BYTES: Final = 24


class Keys:
    """Derives what must not be guessed."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key

    def token(self, table: str, seat: int) -> str:
        """Give the token that holds a seat."""
        return self._derive(f"{table}/{seat}")

    def invite(self, table: str, seat: int) -> str:
        """Give the invite that seats one person, once."""
        return self._derive(f"{table}/{seat}/invite")

    def next_table(self, table: str) -> str:
        """Name the rematch of a table: every process would give it the same name."""
        digest = hmac.digest(self._key, f"{table}/rematch".encode(), "sha256")
        return spelled(digest)

    def dice_secret(self, table: str) -> str:
        """Give the dice of a rematch their secret: two processes that set it at once set the same table."""
        return hmac.digest(self._key, f"{table}/dice".encode(), "sha256").hex()

    def day_secret(self, day: str) -> str:
        """Give the dice of a day their secret: every process knows it, and nobody else before it is told."""
        return hmac.digest(self._key, f"daily-dice/{day}".encode(), "sha256").hex()

    def device(self, device: str) -> str:
        """Hide the id that a browser gave itself: to count attempts, not to find people."""
        return hmac.digest(self._key, f"device/{device}".encode(), "sha256").hex()

    def address(self, address: str) -> str:
        """Hide an address so that tables can be counted and nobody found."""
        return hmac.digest(self._key, f"address/{address}".encode(), "sha256")[:_TABLE_LENGTH].hex()

    def _derive(self, text: str) -> str:
        digest = hmac.digest(self._key, text.encode(), "sha256")
        return urlsafe_b64encode(digest[:_BYTES]).decode().rstrip("=")


def new_table() -> str:
    """Name a new table; without the link nobody can guess it."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_TABLE_LENGTH))


def spelled(digest: bytes) -> str:
    """Spell a hash as a name, in the letters of tables."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:_TABLE_LENGTH])


def hashed(secret: str) -> str:
    """Hash a token or an invite as events keep it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(kept: str | None, shown: str) -> bool:
    """Compare a kept hash with a shown one in a time that tells nothing."""
    return hmac.compare_digest(kept or "", shown)
