"""What a table refuses, each with a kind that the wire knows and one sentence to say."""

from __future__ import annotations

from typing import ClassVar

from fathoms.core import FathomsError


class TableError(FathomsError):
    """A table could not do what was asked. The kinds below are named after what happened."""

    kind: ClassVar[str] = "forbidden"


class NoTable(TableError):  # noqa: N818 - see above
    """There is no table of that name, or no seat of that number."""

    kind: ClassVar[str] = "not_found"


class Unreadable(TableError):  # noqa: N818 - see above
    """What is kept of the table is damaged, or of another version."""

    kind: ClassVar[str] = "unavailable"


class UsedInvite(TableError):  # noqa: N818 - see above
    """An invite seats one person once."""

    kind: ClassVar[str] = "used"


class UsedAttempt(TableError):  # noqa: N818 - see above
    """The daily dive is played once."""

    kind: ClassVar[str] = "used"


class FullTable(TableError):  # noqa: N818 - see above
    """There is no more room at the table."""

    kind: ClassVar[str] = "full"


class TooMany(TableError):  # noqa: N818 - see above
    """Too much was asked in too short a time."""

    kind: ClassVar[str] = "rate"


class BadWish(TableError):  # noqa: N818 - see above
    """It can be read and means nothing here: a name that is taken, an empty line of chat."""

    kind: ClassVar[str] = "malformed"


class Stale(TableError):  # noqa: N818 - see above
    """The position has changed since; look again."""

    kind: ClassVar[str] = "stale"


class NotYourTurn(TableError):  # noqa: N818 - see above
    """Somebody else decides now."""

    kind: ClassVar[str] = "not_your_turn"


class Denied(TableError):  # noqa: N818 - see above
    """This visitor may not do that, or not now."""

    kind: ClassVar[str] = "denied"


class Unavailable(TableError):  # noqa: N818 - see above
    """It could not be saved, so it did not happen."""

    kind: ClassVar[str] = "unavailable"
