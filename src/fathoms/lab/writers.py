"""Files of a simulation: rows as CSV or Parquet, records as JSON Lines, the summary; whole or not at all.

Each is written beside its name, batch by batch, and gets its name at the end. No file hangs on the size of
the batches.
"""

from __future__ import annotations

import csv
import io
import os
from abc import ABC, abstractmethod
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fathoms.core import Malformed
from fathoms.lab.rows import arrow_schema, column_names, import_arrow, import_part, to_arrow
from fathoms.lab.summary import described, seat_rows, whole

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable
    from typing import BinaryIO

    from fathoms.lab.batches import Batch, Simulation, Want
    from fathoms.lab.tally import Tally

GAMES: Final[dict[str, Want]] = {".csv": "csv", ".parquet": "rows", ".jsonl": "records"}
"""What is wanted of a game, by the end of a file's name."""
SUMMARY: Final = (".csv", ".parquet", ".json")
_ROW_GROUP: Final = 131_072
_BUFFER: Final = 1 << 20


class Writer(ABC):
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
            self._write(batch, self._file)

    def finish(self, tally: Tally) -> None:
        """Write the end, and give the file its name."""
        with self._named():
            self._end(tally, self._file)
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

    @abstractmethod
    def _write(self, batch: Batch, file: BinaryIO) -> None: ...

    @abstractmethod
    def _end(self, tally: Tally, file: BinaryIO) -> None: ...

    @contextmanager
    def _named(self) -> Generator[None]:
        try:
            yield
        except OSError as error:
            error.filename = self.path
            raise


class CsvGames(Writer):
    """A row a game, as text; the lines come from the workers."""

    def __init__(self, path: str, simulation: Simulation) -> None:
        super().__init__(path)
        with self._named():
            names = column_names(len(simulation.bots), simulation.deeds)
            self._file.write((",".join(names) + "\n").encode())

    def _write(self, batch: Batch, file: BinaryIO) -> None:
        file.write(batch.csv)

    def _end(self, tally: Tally, file: BinaryIO) -> None:
        """Nothing follows the last game."""


class RecordLines(Writer):
    """A whole record a game, as `fathoms replay` reads them."""

    def _write(self, batch: Batch, file: BinaryIO) -> None:
        file.write(batch.records)

    def _end(self, tally: Tally, file: BinaryIO) -> None:
        """Nothing follows the last game."""


class ParquetGames(Writer):
    """A row a game, in groups of one size whatever the batches are."""

    def __init__(self, path: str, simulation: Simulation) -> None:
        self._arrow: Final = import_arrow()
        parquet = import_part("parquet")
        super().__init__(path)
        told = {b"fathoms": msgspec.json.encode(described(simulation))}
        self._schema: Final = arrow_schema(len(simulation.bots), simulation.deeds, told)
        self._rows: Any = self._schema.empty_table()
        with self._named():
            self._parquet: Any = parquet.ParquetWriter(self._file, self._schema, compression="zstd")

    def _write(self, batch: Batch, file: BinaryIO) -> None:
        del file
        if batch.plays is None:
            raise ValueError(batch.numbers)
        more = to_arrow(batch.plays, batch.numbers, self._schema)
        self._rows = self._arrow.concat_tables([self._rows, more])
        while self._rows.num_rows >= _ROW_GROUP:
            self._write_group(_ROW_GROUP)

    def _end(self, tally: Tally, file: BinaryIO) -> None:
        del tally, file
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


class SummaryFile(Writer):
    """The figures: a row a seat, or one JSON object."""

    def __init__(self, path: str, simulation: Simulation) -> None:
        self._suffix: Final = suffix_of(path, "--summary", SUMMARY)
        self._parquet: Final = import_part("parquet") if self._suffix == ".parquet" else None
        super().__init__(path)
        self._simulation: Final = simulation

    def _write(self, batch: Batch, file: BinaryIO) -> None:
        """The figures come at the end."""

    def _end(self, tally: Tally, file: BinaryIO) -> None:
        if self._parquet is not None:
            rows = import_arrow().Table.from_pylist(seat_rows(self._simulation, tally))
            self._parquet.write_table(rows, file)
        elif self._suffix == ".csv":
            rows = seat_rows(self._simulation, tally)
            lines = io.StringIO()
            table = csv.DictWriter(lines, list(rows[0]), lineterminator="\n")
            table.writeheader()
            table.writerows(rows)
            file.write(lines.getvalue().encode())
        else:
            content = msgspec.json.encode(whole(self._simulation, tally))
            file.write(msgspec.json.format(content, indent=2) + b"\n")


def suffix_of(path: str, option: str, known: Iterable[str]) -> str:
    """Tell by the end of a name what is to be written, or say what can be."""
    found = next((suffix for suffix in known if Path(path).suffix.lower() == suffix), None)
    if found is None:
        raise Malformed("simulate.suffix", option=option, path=path[:80], known=list(known))
    return found


def open_games(path: str, simulation: Simulation) -> Writer:
    """Open a file for the games."""
    match suffix_of(path, "--out", GAMES):
        case ".csv":
            return CsvGames(path, simulation)
        case ".parquet":
            return ParquetGames(path, simulation)
        case _:
            return RecordLines(path)
