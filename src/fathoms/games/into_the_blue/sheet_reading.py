"""Reading a table of the boxed game: whatever cannot be is refused, saying what is wrong and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeGuard, cast

import msgspec

from fathoms.core import IllegalMove, Malformed
from fathoms.core.record import LONGEST_NAME
from fathoms.core.rules import read_rules, shorten
from fathoms.games.into_the_blue.rules import SEATS, STANDARD, reconstructed
from fathoms.games.into_the_blue.scoring import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.games.into_the_blue.rules import Rules

_TABLE: Final = ("game", "rules", "values", "players", "last_turn_order")
_PLAYER: Final = ("name", "shells", "chests")
_MAY_LACK: Final = ("rules", "values", "chests")
_VALUES: Final = ("box", "reconstruction")


class Player(msgspec.Struct, frozen=True):
    """What one player has at the end of a game."""

    name: str
    shells: tuple[int, ...]
    chests: tuple[int, ...]


def read_table(table: object) -> tuple[Rules, list[Player], list[str]]:
    """Read the rules, the players, and the order of their last turns, the earliest first."""
    given = _fields(table, "table", _TABLE, 0)
    if given["game"] != STANDARD.game:
        raise Malformed("into-the-blue.sheet-game", found=shorten(given["game"]), game=STANDARD.game)
    rules = read_rules(STANDARD, given.get("rules", {}))
    if not isinstance(given["players"], list):
        raise Malformed("into-the-blue.sheet-players")
    rows = cast("list[object]", given["players"])
    check_seats(len(rows))
    players: list[Player] = []
    for number, row in enumerate(rows, start=1):
        fields = _fields(row, "player", _PLAYER, number)
        name = check_name(fields["name"], number, [player.name for player in players])
        held = [value for player in players for value in player.chests]
        shells = check_shells(rules, name, fields["shells"])
        chests = check_chests(rules, name, fields.get("chests", []), held)
        players.append(Player(name, shells, chests))
    return rules, players, check_order(given["last_turn_order"], [player.name for player in players])


def read_values(table: object, rules: Rules) -> str:
    """Tell whose treasure values a table is scored with: those of a box, or our reconstruction (B6).

    Somebody typed in what is not ours. Values like ours are a box's only if the table says so.
    """
    given = _fields(table, "table", _TABLE, 0)
    said = given.get("values", "reconstruction")
    if said not in _VALUES:
        raise Malformed("into-the-blue.sheet-values", found=shorten(said), known=list(_VALUES))
    return "reconstruction" if said == "reconstruction" and len(reconstructed(rules)) > 0 else "box"


def end_of(rules: Rules, players: Sequence[Player], order: Sequence[str]) -> Table:
    """Lay the players' shells out for scoring."""
    return Table(
        shells=tuple(player.shells for player in players),
        left=tuple(rules.shells - sum(player.shells) for player in players),
        last_turn=tuple(order.index(player.name) + 1 for player in players),
    )


def check_seats(seats: int) -> int:
    """Refuse a table for too few or too many (B1)."""
    if seats not in SEATS:
        raise IllegalMove("core.seats", rule="B1", seats=seats, least=SEATS.start, most=SEATS.stop - 1)
    return seats


def check_name(name: object, number: int, taken: Sequence[str]) -> str:
    """Refuse a name that is empty, too long, or another player's."""
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed("into-the-blue.sheet-name", number=number, most=LONGEST_NAME, found=shorten(name))
    if name in taken:
        raise Malformed("into-the-blue.sheet-name-twice", name=name)
    return name


def check_shells(rules: Rules, name: str, shells: object) -> tuple[int, ...]:
    """Refuse what are no counts, one for each level (B3), or more shells than the player owns (B1)."""
    if not isinstance(shells, list):
        raise Malformed("into-the-blue.sheet-shells", name=name, levels=rules.levels)
    counts = cast("list[object]", shells)
    if len(counts) != rules.levels:
        raise Malformed(
            "into-the-blue.sheet-levels", rule="B3", name=name, found=len(counts), levels=rules.levels
        )
    placed: list[int] = []
    for level, count in enumerate(counts, start=1):
        if not _is_count(count):
            raise Malformed("into-the-blue.sheet-count", name=name, level=level, found=shorten(count))
        placed.append(count)
    if sum(placed) > rules.shells:
        raise IllegalMove(
            "into-the-blue.sheet-too-many",
            rule="B1",
            name=name,
            placed=shorten(sum(placed)),
            shells=rules.shells,
        )
    return tuple(placed)


def check_chests(rules: Rules, name: str, chests: object, held: Sequence[int]) -> tuple[int, ...]:
    """Refuse a value that no chest has, or more chests of a value than there are (B5)."""
    if not isinstance(chests, list):
        raise Malformed("into-the-blue.sheet-chests", name=name)
    taken: list[int] = []
    for value in cast("list[object]", chests):
        if not _is_count(value):
            raise Malformed("into-the-blue.sheet-chests", name=name)
        if value not in rules.chests:
            values = [str(each) for each in sorted(rules.chests)]
            raise IllegalMove(
                "into-the-blue.sheet-no-chest",
                rule="B5",
                name=name,
                value=shorten(value),
                values=list(values),
            )
        taken.append(value)
        there = rules.chests.count(value)
        if [*held, *taken].count(value) > there:
            raise IllegalMove(
                "into-the-blue.sheet-chest-twice", rule="B5", name=name, value=value, there=there
            )
    return tuple(taken)


def check_order(order: object, names: Sequence[str]) -> list[str]:
    """Refuse an order of last turns that does not name every player once (S5)."""
    if not isinstance(order, list):
        raise Malformed("into-the-blue.sheet-order")
    read: list[str] = []
    for name in cast("list[object]", order):
        if not isinstance(name, str) or name not in names:
            shown = name if isinstance(name, str) else shorten(name)
            raise Malformed(
                "into-the-blue.sheet-order-unknown", rule="S5", name=shown[:40], known=list(names)
            )
        if name in read:
            raise Malformed("into-the-blue.sheet-order-twice", rule="S5", name=name)
        read.append(name)
    missing = [name for name in names if name not in read]
    if missing:
        raise Malformed("into-the-blue.sheet-order-missing", rule="S5", names=list(missing))
    return read


def _fields(given: object, what: str, known: Sequence[str], number: int) -> dict[str, Any]:
    """Read a JSON object with these fields and no others; `what` is a table, or a player with a number."""
    if not isinstance(given, dict):
        raise Malformed(f"into-the-blue.sheet-{what}", number=number)
    fields = cast("dict[str, Any]", given)
    for name in fields:
        if name not in known:
            raise Malformed(
                "into-the-blue.sheet-unknown",
                field=str(name)[:40],
                where=what,
                number=number,
                known=list(known),
            )
    for name in known:
        if name not in fields and name not in _MAY_LACK:
            raise Malformed("into-the-blue.sheet-missing", field=name, where=what, number=number)
    return fields


def _is_count(value: object) -> TypeGuard[int]:
    """A whole number from 0 up; JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
