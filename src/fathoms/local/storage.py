"""What the browser keeps for the house: one ordered map, changed in transactions (IndexedDB)."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

import msgspec

Key: TypeAlias = tuple[str | int | tuple[()], ...]
"""A key of IndexedDB: an array of strings and numbers, ordered as IndexedDB orders keys.

Numbers come before strings, strings before arrays; an array that is the beginning of another comes before it.
So everything below `("event", "reef")` lies between `("event", "reef")` and `("event", "reef", ())`.
"""


class Step(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """A step of a transaction. JSON: an object with `do` and the fields below."""


class Get(Step, frozen=True, tag="get"):
    """Read a value: its text, or null if nothing is there."""

    key: Key


class All(Step, frozen=True, tag="all"):
    """Read the values between two keys, both included, in the order of their keys: an array of texts."""

    low: Key
    high: Key
    most: int = 0
    """How many at most; 0, or left out, is all."""
    last: bool = False
    """Whether the last ones are wanted, from the highest key down."""


class Keys(Step, frozen=True, tag="keys"):
    """Read the keys that lie between two keys, both included, in their order: an array of keys."""

    low: Key
    high: Key


class Need(Step, frozen=True, tag="need"):
    """Give null if something is there; else the whole transaction is a conflict."""

    key: Key


class Add(Step, frozen=True, tag="add"):
    """Keep a value and give null; if something is there already the whole transaction is a conflict."""

    key: Key
    value: str


class Put(Step, frozen=True, tag="put"):
    """Keep a value in place of what may be there, and give null."""

    key: Key
    value: str


class Delete(Step, frozen=True, tag="delete"):
    """Delete everything between two keys, both included, and give null."""

    low: Key
    high: Key


AnyStep: TypeAlias = Get | All | Keys | Need | Add | Put | Delete


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a transaction: it was done as a whole, or nothing of it was.

    JSON: `{"is": "done", "results": […]}` with a result for each step, or `{"is": "conflict"}`, or
    `{"is": "failed", "error": "QuotaExceededError"}`.
    """

    status: Literal["done", "conflict", "failed"] = msgspec.field(name="is")
    results: tuple[str | list[str | list[str | int]] | None, ...] = ()
    """Null, a text, an array of texts, or an array of keys."""
    error: str = ""
    """The `name` of the DOMException: `QuotaExceededError` tells that there is no room left."""


class Storage(Protocol):
    """The ordered map. Values are texts; there is nothing else in it.

    In JavaScript it is an object with one method, which never rejects. The database is named `fathoms`, with
    one object store `kept` whose keys are given from outside:

        indexedDB.open("fathoms", 1)   // onupgradeneeded: database.createObjectStore("kept")

        async transact(steps) {
          // One transaction: readonly if all steps are get, all, keys; else readwrite with
          // { durability: "strict" }. Run JSON.parse(steps) one after the other on its store. The answer is
          // given after `complete`, so that what was written survives a power cut.
          // A `need` or `add` that fails aborts it: '{"is":"conflict"}'. Anything else that goes wrong,
          // opening the database included: '{"is":"failed","error":error.name}'.
        }
    """

    async def transact(self, steps: str) -> str:
        """Run steps, a JSON array of `AnyStep`, in one transaction; the answer is the JSON of `Outcome`."""
        ...
