"""Golden playthroughs: whole games with the state after each move; a changed rule shows where it bites.

Set FATHOMS_GOLDEN=write to make them anew after a change of rules that is meant, and read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from fathoms.core import AnyGame, FathomsError, Record, find_bot, view
from fathoms.core.record import decode, replay
from playing import final_state, walk

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from fathoms.core import Move

    Chooser: TypeAlias = Callable[[Any, random.Random], Move]

FOLDER = Path(__file__).parent / "golden"


def chooser(game: AnyGame, names: Sequence[str]) -> Chooser:
    """Let these bots decide, by seat."""
    bots = [find_bot(name, game.name) for name in names]

    def choose(state: Any, rng: random.Random) -> Move:
        seat: int = state.actor
        return bots[seat].choose(view(state, seat), rng)

    return choose


def check_golden(name: str, game: AnyGame, rules: Any, seats: int, choose: Chooser) -> None:
    """Replay a golden game and compare every state with what was written down."""
    path = FOLDER / f"{name}.jsonl"
    if os.environ.get("FATHOMS_GOLDEN") == "write":
        path.write_text(_text(_play(game, rules, seats, name, choose)), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    record = decode(text.partition("\n")[0])
    assert record.result is not None
    assert final_state(record).result == record.result
    assert _text(record) == text


def differs(path: Path) -> bool:
    """Tell whether a golden game is played otherwise now, or cannot be."""
    text = path.read_text(encoding="utf-8")
    try:
        return _text(decode(text.partition("\n")[0])) != text
    except FathomsError:
        return True


def _text(record: Record) -> str:
    states = [msgspec.to_builtins(state) for state, _ in replay(record)]
    for state in states:
        del state["rules"]
    lines = [msgspec.json.encode(state).decode() for state in states]
    return record.encode().decode() + "\n" + "\n".join(lines) + "\n"


def _play(game: AnyGame, rules: Any, seats: int, seed: str, choose: Chooser) -> Record:
    record: Record | None = None
    for state, move, after in walk(game, rules, seats, seed, choose):
        record = record or Record.of(game, rules, game.colours[:seats], first=state.seat)
        record = record.with_move(game.write_move(move, rules), after.result)
    assert record is not None
    return record
