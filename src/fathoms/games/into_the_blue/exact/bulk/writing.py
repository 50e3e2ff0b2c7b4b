"""Between a row of numbers and a state of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathoms.games.into_the_blue.exact.bulk import sea
from fathoms.games.into_the_blue.moves import FACE_ORDER
from fathoms.games.into_the_blue.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from fathoms.games.into_the_blue.rules import Rules
    from fathoms.games.into_the_blue.state import Phase

PHASES: Final[tuple[Phase, ...]] = ("roll", "decide", "place", "chest", "over")
"""The phases of a row by number."""


def unpack_dice(dice: int) -> str:
    """Read packed dice."""
    return "".join(face * (dice >> (4 * at) & 15) for at, face in enumerate(FACE_ORDER))


def pack_dice(dice: str) -> int:
    """Pack dice, four bits a face."""
    return sum(1 << (4 * FACE_ORDER.index(face)) for face in dice)


def unpack_deal(rules: Rules, deal: int) -> tuple[int, ...]:
    """Read the values of the chests, slot by slot."""
    values = sorted(rules.chests)
    return tuple(values[deal >> (4 * slot) & 15] for slot in range(len(values)))


def read_row(rules: Rules, seats: int, row: Sequence[int]) -> State:
    """Give a row as a state of the engine."""
    shells = row[sea.SHELLS : sea.SHELLS + seats]
    return State(
        rules=rules,
        phase=PHASES[row[sea.PHASE]],
        seat=row[sea.SEAT],
        shells=tuple(
            tuple(mine >> (16 + 8 * level) & 255 for level in range(rules.levels)) for mine in shells
        ),
        left=tuple(mine >> 8 & 255 for mine in shells),
        chests=unpack_deal(rules, row[sea.DEAL]),
        owners=tuple((row[sea.OWNERS] >> (4 * slot) & 15) - 1 for slot in range(len(rules.chests))),
        dice=unpack_dice(row[sea.DICE]),
        held=unpack_dice(row[sea.HELD]),
        rolls=row[sea.ROLLS],
        turns=row[sea.TURNS],
        last_turn=tuple(row[sea.SHELLS + seats : sea.SHELLS + 2 * seats]),
        last_turns=row[sea.ENDING],
        ended_by=row[sea.ENDED_BY],
    )


def write_row(state: State, row: NDArray[np.int64]) -> None:
    """Set a row to a state of the engine; chests that nobody knows here lie in any order."""
    seats = len(state.left)
    row[sea.PHASE] = sea.ROLL if state.phase == "deal" else PHASES.index(state.phase)
    row[sea.SEAT] = state.seat
    row[sea.ROLLS] = state.rolls
    row[sea.TURNS] = state.turns
    row[sea.ENDING] = state.last_turns
    row[sea.ENDED_BY] = state.ended_by
    row[sea.DICE] = pack_dice(state.dice)
    row[sea.HELD] = pack_dice(state.held)
    row[sea.OWNERS] = sum((owner + 1) << (4 * slot) for slot, owner in enumerate(state.owners))
    row[sea.DEAL] = _pack_deal(state)
    for seat in range(seats):
        levels = sum(count << (16 + 8 * level) for level, count in enumerate(state.shells[seat]))
        row[sea.SHELLS + seat] = levels | state.left[seat] << 8
        row[sea.SHELLS + seats + seat] = state.last_turn[seat]


def _pack_deal(state: State) -> int:
    left: list[int | None] = [*sorted(state.rules.chests)]
    places: dict[int, int] = {}
    for slot, value in sorted(enumerate(state.chests), key=lambda chest: chest[1] is None):
        at = left.index(value) if value is not None else next(i for i, v in enumerate(left) if v is not None)
        places[slot], left[at] = at, None
    return sum(at << (4 * slot) for slot, at in places.items())
