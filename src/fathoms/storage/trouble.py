"""What the host's log tells of a database in trouble: a line when it begins, now and then, and at its end."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final, TypeVar

from fathoms.storage.errors import StorageError
from fathoms.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

T = TypeVar("T")
_LOG: Final = logging.getLogger(__name__)
_AGAIN: Final = 60.0
"""Seconds until a trouble that stays the same is told again."""


class Trouble:
    """Tells the host in full what visitors are told in general words; of one kind of access."""

    def __init__(self, access: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._access: Final = access
        """What works again when it is over: the database can be read, or written."""
        self._clock: Final = clock
        self._told: Final = dict[str, float]()
        """Each sentence since the trouble began, and when it may be told again."""

    async def watch(self, work: Awaitable[T]) -> T:
        """Wait for an answer of the store; what it refuses is logged, and said as visitors may hear it."""
        try:
            answer = await work
        except StorageError as error:
            self._tell(Texts(LANGUAGES[0]).sentence(error))
            # Whoever logs this error must not log with it what was asked of the database.
            raise error.public() from None
        if self._told:
            self._told.clear()
            _LOG.warning("the database can be %s again", self._access)
        return answer

    def _tell(self, sentence: str) -> None:
        now = self._clock()
        if now >= self._told.get(sentence, now):
            self._told[sentence] = now + _AGAIN
            _LOG.error("%s", sentence)
