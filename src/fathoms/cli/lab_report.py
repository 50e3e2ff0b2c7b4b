"""What `fathoms lab` tells a person: figures in columns, changes in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fathoms.cli.streams import echo
from fathoms.core import find_game
from fathoms.workshop.telling import tell_change

if TYPE_CHECKING:
    from fathoms.core import AnyGame
    from fathoms.lab.compare.comparing import Change, Comparison
    from fathoms.texts import Texts


def write_table(found: Comparison, say: Texts) -> None:
    """Write every measure side by side, what was changed, and how it was played."""
    from fathoms.workshop.figures import figure, measure_title, signed_figure  # noqa: PLC0415 - it needs NumPy

    heads = [say(f"compare.head-{head}") for head in ("measure", "base", "changed", "difference")]
    rows = [
        [
            "●" if each.certain else " ",
            measure_title(found.game, each.name, say),
            figure(each.name, each.base.mean, say),
            figure(each.name, each.changed.mean, say),
            say(
                "compare.within",
                difference=signed_figure(each.name, each.difference.mean, say),
                low=signed_figure(each.name, each.difference.low, say),
                high=signed_figure(each.name, each.difference.high, say),
            ),
        ]
        for each in found.measures
        # What never happened under either rule set needs no line.
        if each.base.mean or each.changed.mean
    ]
    write_columns([["", *heads], *rows])
    echo()
    for change in found.changes:
        echo(told_change(find_game(found.game), change, say))
    echo(say("compare.certain-mark"))
    echo(say("compare.games", games=found.games, players=found.players, bots=", ".join(found.bots)))
    if not found.by_kernel:
        echo(say("compare.by-engine"))


def told_change(game: AnyGame, change: Change, say: Texts) -> str:
    """Tell a change in words, with the name of the field to type."""
    told = tell_change(game, change.field, _as_json(change.before), _as_json(change.after), say)
    return say(
        "compare.change",
        title=told.title,
        field=change.field,
        before=told.before_words,
        after=told.after_words,
    )


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def write_columns(rows: list[list[str]]) -> None:
    """Write the names to the left and the figures to the right."""
    words = next((at for at, cell in enumerate(rows[-1]) if len(cell) > 1), 0)
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        cells = [
            f"{cell:<{wide}}" if at <= words else f"{cell:>{wide}}"
            for at, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ]
        echo("  ".join(cells).rstrip())
