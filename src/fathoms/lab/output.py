"""Files of a simulation: rows as CSV or Parquet, records as JSON Lines, the summary; whole or not at all.

Each is written beside its name, batch by batch, and gets its name at the end. No file depends on the
size of the batches.
"""

from __future__ import annotations

import csv
import io
import os
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from fathoms.core import FathomsError, Malformed, find_game

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Sequence
    from typing import BinaryIO

    from numpy.typing import NDArray

    from fathoms.kernels import Plays
    from fathoms.lab.simulation import Batch, OutputKind, Simulation
    from fathoms.lab.statistics import Tally


GAMES: Final[dict[str, OutputKind]] = {".csv": "csv", ".parquet": "rows", ".jsonl": "records"}
"""What is wanted of a game, by the end of a file's name."""
SUMMARY: Final = (".csv", ".parquet", ".json")
_ROW_GROUP: Final = 131_072
_BUFFER: Final = 1 << 20
_DIGITS: Final = 6


class OutputFile:
    """One file on its way. A trouble with it is an OSError that names the file."""

    def __init__(self, path: str) -> None:
        """Open a file beside; refuse a name that is taken."""
        self.path: Final = path
        self._place: Final = Path(path)
        self._beside: Final = self._place.with_name(f".{self._place.name}.{os.getpid()}.part")
        with self._named():
            if self._place.is_dir():
                raise IsADirectoryError
            if os.path.lexists(path):
                raise Malformed("simulate.file-exists", path=path)
            self._file: BinaryIO = self._beside.open("xb", buffering=_BUFFER)

    def add(self, batch: Batch) -> None:
        """Write what the batch adds to the file."""
        with self._named():
            self._write(batch)

    def finish(self, tally: Tally) -> None:
        """Write the end, and give the file its name."""
        with self._named():
            self._end(tally)
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
            self._beside.replace(self._place)

    def abandon(self) -> None:
        """Leave nothing behind of a file that is not finished."""
        with suppress(OSError):
            self._file.close()
        with suppress(OSError):
            self._beside.unlink(missing_ok=True)

    def _write(self, batch: Batch) -> None:
        """Write a batch; the figures of all games come at the end."""

    def _end(self, tally: Tally) -> None:
        """Write what follows the last game."""

    @contextmanager
    def _named(self) -> Generator[None]:
        try:
            yield
        except OSError as error:
            error.filename = self.path
            raise


class CsvGames(OutputFile):
    """One row for each game, as text; the lines come from the workers."""

    def __init__(self, path: str, simulation: Simulation) -> None:
        super().__init__(path)
        with self._named():
            names = column_names(len(simulation.bots), simulation.deeds)
            self._file.write((",".join(names) + "\n").encode())

    def _write(self, batch: Batch) -> None:
        self._file.write(batch.csv)


class RecordLines(OutputFile):
    """One whole record for each game, as `fathoms replay` reads them."""

    def _write(self, batch: Batch) -> None:
        self._file.write(batch.records)


class ParquetGames(OutputFile):
    """One row for each game, in groups of one size whatever the batches are."""

    def __init__(self, path: str, simulation: Simulation) -> None:
        self._arrow: Final = import_arrow()
        parquet = import_part("parquet")
        super().__init__(path)
        told = {b"fathoms": msgspec.json.encode(described(simulation))}
        self._schema: Final = arrow_schema(len(simulation.bots), simulation.deeds, told)
        self._rows: Any = self._schema.empty_table()
        with self._named():
            self._parquet: Any = parquet.ParquetWriter(self._file, self._schema, compression="zstd")

    def _write(self, batch: Batch) -> None:
        if batch.plays is None:
            raise ValueError(batch.numbers)
        more = to_arrow(batch.plays, batch.numbers, self._schema)
        self._rows = self._arrow.concat_tables([self._rows, more])
        while self._rows.num_rows >= _ROW_GROUP:
            self._write_group(_ROW_GROUP)

    def _end(self, tally: Tally) -> None:  # noqa: ARG002 - every game is a row
        if self._rows.num_rows:
            self._write_group(self._rows.num_rows)
        self._parquet.close()

    def abandon(self) -> None:
        """Leave nothing behind."""
        with suppress(OSError, ValueError):
            self._parquet.close()
        super().abandon()

    def _write_group(self, rows: int) -> None:
        group = self._rows.slice(0, rows).combine_chunks()
        self._parquet.write_table(group, row_group_size=rows)
        self._rows = self._rows.slice(rows)


class SummaryFile(OutputFile):
    """The figures: one row for each seat, or one JSON object."""

    def __init__(self, path: str, simulation: Simulation) -> None:
        self._suffix: Final = suffix_of(path, "--summary", SUMMARY)
        self._parquet: Final = import_part("parquet") if self._suffix == ".parquet" else None
        super().__init__(path)
        self._simulation: Final = simulation

    def _end(self, tally: Tally) -> None:
        if self._parquet is not None:
            rows = import_arrow().Table.from_pylist(seat_rows(self._simulation, tally))
            self._parquet.write_table(rows, self._file)
        elif self._suffix == ".csv":
            rows = seat_rows(self._simulation, tally)
            lines = io.StringIO()
            table = csv.DictWriter(lines, list(rows[0]), lineterminator="\n")
            table.writeheader()
            table.writerows(rows)
            self._file.write(lines.getvalue().encode())
        else:
            content = msgspec.json.encode(whole(self._simulation, tally))
            self._file.write(msgspec.json.format(content, indent=2) + b"\n")


def suffix_of(path: str, option: str, known: Iterable[str]) -> str:
    """Tell by the end of a name what is to be written, or say what can be."""
    found = next((suffix for suffix in known if Path(path).suffix.lower() == suffix), None)
    if found is None:
        raise Malformed("simulate.suffix", option=option, path=path[:80], known=list(known))
    return found


def open_games(path: str, simulation: Simulation) -> OutputFile:
    """Open a file for the games."""
    match suffix_of(path, "--out", GAMES):
        case ".csv":
            return CsvGames(path, simulation)
        case ".parquet":
            return ParquetGames(path, simulation)
        case _:
            return RecordLines(path)


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
    """Write a line for each game, with 1 for each winner."""
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
    dense = [np.ascontiguousarray(column) for column in found]
    whole = [column.view(np.uint8) if column.dtype == np.bool_ else column for column in dense]
    table = arrow.table(whole, names=[str(at) for at in range(len(whole))])
    lines = io.BytesIO()
    csv.write_csv(table, lines, csv.WriteOptions(include_header=False, quoting_style="none"))
    return lines.getvalue()


def to_arrow(plays: Plays, numbers: range, schema: Any) -> Any:
    """Give the games as an Arrow table."""
    arrow = import_arrow()
    found = zip(columns(plays, numbers), schema, strict=True)
    arrays = [arrow.array(np.ascontiguousarray(column), type=field.type) for column, field in found]
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


def seat_rows(simulation: Simulation, tally: Tally) -> list[dict[str, Any]]:
    """Give a row for each seat; what is the same for all stands in every row, so that files can be joined."""
    colours = find_game(simulation.game).colours
    same = {
        "game": simulation.game,
        "played_by": simulation.played_by,
        "seed": simulation.seed,
        "begins": str(simulation.first),
        **_sums(tally),
        **{f"deed_{name.replace('-', '_')}": _rounded(mean) for name, mean in tally.deeds_per_game.items()},
    }
    return [
        {
            "seat": seat,
            "colour": colours[seat],
            "bot": bot,
            "win_share": _rounded(tally.win_share[seat]),
            "win_share_error": _rounded(tally.win_share_error[seat]),
            "win_share_low": _rounded(tally.win_share_ends[seat][0]),
            "win_share_high": _rounded(tally.win_share_ends[seat][1]),
            "wins_alone": tally.wins[seat][0],
            "wins_shared": sum(tally.wins[seat][1:]),
            "mean_score": _rounded(tally.mean_score[seat]),
            "score_spread": _rounded(tally.score_spread[seat]),
            "lowest_score": tally.lowest[seat],
            "highest_score": tally.highest[seat],
            **same,
        }
        for seat, bot in enumerate(simulation.bots)
    ]


def whole(simulation: Simulation, tally: Tally) -> dict[str, Any]:
    """Give all there is as one object; nothing in it depends on the machine or the day."""
    rows = seat_rows(simulation, tally)
    own = list(rows[0])[: list(rows[0]).index("game")]
    deeds = {name: _rounded(mean) for name, mean in tally.deeds_per_game.items()}
    return {
        **described(simulation),
        **_sums(tally),
        "deeds_per_game": deeds,
        "seats": [{name: row[name] for name in own} for row in rows],
    }


def described(simulation: Simulation) -> dict[str, Any]:
    """Say what the games depend on: enough to play them again."""
    return {
        "game": simulation.game,
        "rules": simulation.rules.differences(find_game(simulation.game).standard),
        "bots": list(simulation.bots),
        "seed": simulation.seed,
        "first": simulation.first,
        "played_by": simulation.played_by,
        "fathoms": simulation.version,
    }


def _rounded(figure: float) -> float:
    return round(figure, _DIGITS)


def _sums(tally: Tally) -> dict[str, float]:
    return {
        "games": tally.games,
        "shared": tally.shared,
        "first_win_share": _rounded(tally.first_win_share),
        "turns_per_game": _rounded(tally.turns_per_game),
        "decisions_per_game": _rounded(tally.decisions_per_game),
    }
