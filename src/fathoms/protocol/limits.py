"""How long, how many: the bounds that both sides of the wire keep."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

LARGEST_MESSAGE: Final = 16_384
"""Bytes of one message from a client."""
LARGEST_REQUEST: Final = 65_536
"""Bytes of one HTTP request: a rule set may hold a board."""
LARGEST_SYNC: Final = 1_048_576
"""Bytes of all that a device keeps."""
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 400
LONGEST_MOVE: Final = 200
LONGEST_CODE: Final = 4_000
LONGEST_TITLE: Final = 40
"""Of a rule set that has a name."""
WATCHERS: Final = -1
"""Stands for all watchers where a seat is muted."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
Secret = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""A token or an invite."""
Entropy = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[0-9a-f]+$")]
"""A player's own share of the dice, in hexadecimal."""
Version = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Language = Annotated[str, msgspec.Meta(max_length=40)]
RequestNumber = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""Small enough for every language that reads JSON."""
