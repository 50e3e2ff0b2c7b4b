"""Who plays in a tournament: a bot of the house, a class of somebody's module, or any program.

All three are a program in the end: bots and classes are run by `worker`, which speaks the same lines.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from pathlib import PurePath
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from fathoms.core import Malformed, bot_names
from fathoms.core.record import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Kind = Literal["bot", "class", "program"]
PROGRAM: Final = "prog:"
_CLASS: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
_NAMED: Final = re.compile(r"\s*([^=:\"']+?)\s*=(.*)", re.DOTALL)


class Entrant(msgspec.Struct, frozen=True):
    """One who plays, and how its process is started."""

    name: str
    kind: Kind
    given: str
    """What a person wrote, without the name."""
    command: tuple[str, ...]


def read_entrants(given: Iterable[str], game: str) -> list[Entrant]:
    """Read `greedy,nemo=mybots:Cautious,prog:./entrant.py`; what cannot play is refused in one sentence."""
    found: list[Entrant] = []
    for text in given:
        for part in _split(text):
            named = _NAMED.fullmatch(part)
            name, what = (named[1], named[2]) if named else (None, part)
            entrant = _read(what.strip(), game)
            taken = [each.name for each in found]
            if name is None:
                found.append(msgspec.structs.replace(entrant, name=free_name(entrant.name, taken)))
                continue
            if name in taken:
                raise Malformed("tournament.name-twice", name=name[:40])
            if len(name) > LONGEST_NAME or not name.isprintable():
                raise Malformed("tournament.name-bad", name=name[:40], most=LONGEST_NAME)
            found.append(msgspec.structs.replace(entrant, name=name))
    if len(found) < 2:
        raise Malformed("tournament.two", count=len(found), known=list(bot_names(game)))
    return found


def free_name(name: str, taken: Sequence[str]) -> str:
    """Number a name that somebody has already."""
    return next(
        free
        for number in range(1, len(taken) + 2)
        if (free := name if number == 1 else f"{name} {number}") not in taken
    )


def _split(text: str) -> list[str]:
    """Part entrants at the commas that stand in no quotes."""
    parts, quoted = [""], ""
    for letter in text:
        if letter == "," and not quoted:
            parts.append("")
            continue
        if letter in "\"'" and quoted in ("", letter):
            quoted = "" if quoted else letter
        parts[-1] += letter
    if not all(part.strip() for part in parts):
        raise Malformed("tournament.entrant-empty", text=text[:80])
    return [part.strip() for part in parts]


def _read(what: str, game: str) -> Entrant:
    what = what.strip("\"'") if what[:1] in "\"'" and what[:1] == what[-1:] else what
    if what.startswith(PROGRAM):
        return _program(what)
    if what in bot_names(game):
        return Entrant(what, "bot", what, (*_worker(), "bot", what))
    if _CLASS.fullmatch(what):
        return Entrant(what.rpartition(":")[2][:LONGEST_NAME], "class", what, (*_worker(), "class", what))
    raise Malformed("tournament.no-entrant", text=what[:60], known=list(bot_names(game)))


def _worker() -> tuple[str, ...]:
    # Without -P a file beside the person, named like a module of Python, would be taken for it.
    return (sys.executable, "-P", "-m", "fathoms.lab.tournament.worker")


def _program(what: str) -> Entrant:
    try:
        words = shlex.split(what.removeprefix(PROGRAM))
    except ValueError:
        raise Malformed("tournament.program-unreadable", text=what[:80]) from None
    if not words:
        raise Malformed("tournament.entrant-empty", text=what[:80])
    path = shutil.which(words[0])
    if path is None:
        there = os.path.exists(words[0])  # noqa: PTH110 - `Path` stumbles over overlong names
        key = "tournament.program-not-executable" if there else "tournament.program-missing"
        raise Malformed(key, program=words[0][:200])
    # An interpreter has its script behind it; that is the name people know.
    known_by = words[1] if len(words) > 1 and not words[1].startswith("-") else words[0]
    name = "".join(letter for letter in PurePath(known_by).stem if letter.isprintable())
    # `resolve` would follow a link, and a program may look at the name it was called by.
    started = (os.path.abspath(path), *words[1:])  # noqa: PTH100 - see above
    return Entrant(name[:LONGEST_NAME] or "program", "program", what, started)
