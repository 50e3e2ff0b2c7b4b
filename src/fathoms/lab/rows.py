"""Games as rows: the columns, as lines of CSV and as Arrow tables."""

from __future__ import annotations

import io
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from fathoms.core import FathomsError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from fathoms.kernels import Plays


def column_names(seats: int, deeds: Sequence[str]) -> list[str]:
    """Name the columns; seats count from 0, as in a record."""
    return [
        "number",
        "first",
        *(f"score_{seat}" for seat in range(seats)),
        *(f"win_{seat}" for seat in range(seats)),
        "turns",
        "decisions",
        *(f"deed_{deed.replace('-', '_')}" for deed in deeds),
    ]


def columns(plays: Plays, numbers: range) -> list[NDArray[Any]]:
    """Give the columns in the order of their names."""
    return [
        np.arange(numbers.start, numbers.stop, dtype=np.int64),
        plays.first,
        *plays.scores.T,
        *plays.wins.T,
        plays.turns,
        plays.decisions,
        *plays.deeds.T,
    ]


def to_csv(plays: Plays, numbers: range) -> bytes:
    """Write a line for each game, 1 for whoever won."""
    if not numbers:
        return b""
    found = columns(plays, numbers)
    return _csv_by_arrow(found) if find_spec("pyarrow") else csv_by_hand(found)


def csv_by_hand(found: Sequence[NDArray[Any]]) -> bytes:
    """Write the lines without any library: ten times slower than Arrow, letter by letter the same."""
    whole = np.column_stack([column.astype(np.int64) for column in found])
    line = ",".join(["%d"] * whole.shape[1]) + "\n"
    return (line * len(whole) % tuple(whole.ravel().tolist())).encode()


def _csv_by_arrow(found: Sequence[NDArray[Any]]) -> bytes:
    arrow, csv = import_arrow(), import_part("csv")
    whole = [column.view(np.uint8) if column.dtype == np.bool_ else column for column in map(_dense, found)]
    table = arrow.table(whole, names=[str(at) for at in range(len(whole))])
    lines = io.BytesIO()
    csv.write_csv(table, lines, csv.WriteOptions(include_header=False, quoting_style="none"))
    return lines.getvalue()


def to_arrow(plays: Plays, numbers: range, schema: Any) -> Any:
    """Give the games as an Arrow table."""
    arrow = import_arrow()
    found = zip(columns(plays, numbers), schema, strict=True)
    arrays = [arrow.array(_dense(column), type=field.type) for column, field in found]
    return arrow.Table.from_arrays(arrays, schema=schema)


def arrow_schema(seats: int, deeds: Sequence[str], told: dict[bytes, bytes]) -> Any:
    """Say of which type each column is; `told` is written into the file's head."""
    arrow = import_arrow()

    def kind(name: str) -> Any:
        match name.partition("_")[0]:
            case "number":
                return arrow.int64()
            case "first":
                return arrow.int8()
            case "win":
                return arrow.bool_()
            case _:
                return arrow.int32()

    fields = [arrow.field(name, kind(name), nullable=False) for name in column_names(seats, deeds)]
    return arrow.schema(fields, metadata=told)


def import_arrow() -> Any:
    """Load Arrow, or say how to get it."""
    try:
        return import_module("pyarrow")
    except ImportError as error:
        raise FathomsError("simulate.needs-arrow") from error


def import_part(name: str) -> Any:
    """Load a part of Arrow: `csv` or `parquet`."""
    import_arrow()
    return import_module(f"pyarrow.{name}")


def _dense(column: NDArray[Any]) -> NDArray[Any]:
    """A column of a wider array lies scattered in memory."""
    return np.ascontiguousarray(column)
