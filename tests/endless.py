"""Rule sets under which a game goes on and on."""

from __future__ import annotations

from typing import Any, Final

SUNK: Final[dict[str, Any]] = {
    "board": [
        *["." * 15] * 5,
        "....CCCCCCC....",
        *["....CTTTTTC...."] * 3,
        "....CCCCCCC....",
        *["." * 15] * 5,
    ],
    "bases": ["N h1", "E o8", "S h15", "W a8"],
    "die": ["N", "E", "S", "W", "any", "torpedo"],
    "compasses": [12] * 4,
    "quiet_rounds": 200,
    "stock": True,
}
"""A large sea whose treasures nobody reaches who does not fire: a game that goes on and on."""
DEEP: Final[dict[str, Any]] = {
    "dice": 8,
    "rolls": 5,
    "levels": 6,
    "faces": "123456C",
    "shells": 30,
    "main": [9] * 6,
    "secondary": [9] * 6,
    "last_shell": "never",
    "chests": [9] * 10,
}
"""A sea that only its last chest ends."""
LUCKLESS: Final[dict[str, Any]] = {
    "rolls": 1,
    "shells": 1,
    "last_shell": "never",
    "faces": "12345C111111",
    "chests": [1],
}
"""After a shell each, the dice fall on and on until, once in six hundred dives, there is a chest."""
