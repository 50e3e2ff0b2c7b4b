"""`fathoms bench`: every benchmark of the project, beside what is promised and beside the peers."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from fathoms.cli.streams import echo, echo_json
from fathoms.core import FathomsError, Malformed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fathoms.texts import Texts

    Figure: TypeAlias = dict[str, Any]

_SHOWN: Final = 4
"""How many peers stand on a line."""


def bench(say: Texts, **given: Any) -> None:
    """Run the benchmarks and tell their figures."""
    folder = benchmarks_folder()
    sections: dict[str, Any] = tomllib.loads((folder / "sections.toml").read_text())
    wanted = [name.strip() for name in (given["only"] or "").split(",") if name.strip()]
    for name in wanted:
        if name not in sections:
            raise Malformed("bench.no-section", name=name[:40], known=list(sections))
    found: dict[str, list[Figure]] = {}
    for name in wanted or sections:
        if not given["json"]:
            echo(say(f"bench.section-{name}"))
        figures = found.setdefault(name, [])
        for command in sections[name]["commands"]:
            alone: list[str] = sections[name].get("without_peers", []) if given["no_peers"] else []
            for figure in _run(folder, [*command, *alone]):
                figures.append(figure)
                if not given["json"]:
                    echo(_line(figure, say))
        if not given["json"]:
            echo()
    if given["json"]:
        echo_json(found)
    else:
        told = [figure for figures in found.values() for figure in figures]
        missed = sum(not figure.get("kept", True) for figure in told)
        echo(say("bench.total", figures=len(told), missed=missed))


def benchmarks_folder() -> Path:
    """Find the benchmarks: in an installed package, or in the project's own folder."""
    package = Path(__file__).parents[1]
    for folder in (package / "benchmarks", package.parents[1] / "benchmarks"):
        if (folder / "sections.toml").exists():
            return folder
    raise FathomsError("bench.not-here")


def _run(folder: Path, command: list[str]) -> Iterator[Figure]:
    """Run one benchmark and give its figures as they come; one that fails is a figure left out."""
    python = [sys.executable, str(folder / command[0]), *command[1:]]
    told = 0
    with (
        TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints,
        subprocess.Popen(python, stdout=subprocess.PIPE, stderr=complaints, text=True) as running,  # noqa: S603 - our own scripts
    ):
        for line in running.stdout or ():
            if line.startswith('{"figure"'):
                told += 1
                yield json.loads(line)
        running.wait()
        complaints.seek(0)
        last = (complaints.read().strip().splitlines() or [""])[-1]
    if running.returncode or not told:
        yield {"figure": command[0], "left_out": last[:200]}


def _line(figure: Figure, say: Texts) -> str:
    """Show a figure: its name, its value, what is promised, and how many times as fast as what."""
    key = f"bench.figure-{figure['figure']}"
    name = say(key, **figure.get("about", {})) if say.has(key) else str(figure["figure"])
    if "left_out" in figure:
        return say("bench.left-out", name=name, why=figure["left_out"])
    value = say("bench.value", value=figure["value"], unit=figure["unit"])
    promises = figure["at_least"] is not None or figure["at_most"] is not None or figure["times_at_least"]
    mark = ("✓" if figure["kept"] else "✗") if promises else " "
    row = f"  {mark} {name:<56} {value:>20}"
    if figure["at_least"] is not None:
        row += "  " + say("bench.at-least", value=figure["at_least"])
    if figure["at_most"] is not None:
        row += "  " + say("bench.at-most", value=figure["at_most"])
    times = figure["times"]
    promised = figure["times_at_least"]
    shown = sorted(times, key=lambda peer: (peer not in promised, times[peer]))[:_SHOWN]
    for peer in shown:
        least = promised.get(peer)
        key = "bench.times" if least is None else "bench.times-least"
        beside = f"bench.beside-{peer}"
        peer_name = say(beside) if say.has(beside) else peer
        row += "\n" + " " * 6 + say(key, times=times[peer], peer=peer_name, least=least or 0)
    return row
