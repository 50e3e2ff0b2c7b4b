"""Whether this version is as fast as another one: both run their own benchmarks, in turn, in one run.

    .venv/bin/python benchmarks/against.py --before PATH [--rounds 3] [--more 3] [--only kernels,solver]

PATH is a clone of the other version. Each round runs each benchmark once with either version, the other one
first every time, in this environment's Python; of each figure the best of all rounds counts, as what disturbs
only ever makes it slower. What seems slower is measured in up to --more further rounds. A ratio above 1 is
faster than before; one below 0.95 (--least) is marked, and the exit status is then 1. Figures that only one
version tells are left out.

    kernels        games a second of every compiled game, tables side by side, the first thousand games
    environments   PettingZoo's and Gymnasium's
    search         a decision of `greedy` and of the experts, playouts a second
    solver         `fathoms solve` of a small game, from its start to its end
    engine         games a second of the readable engines
    start-up       `fathoms --help` and its like
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import tomllib
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE: Final = Path(__file__).parents[1]
SOLVE: Final = "solve"
SECTIONS: Final[dict[str, list[list[str]]]] = {
    "kernels": [
        ["kernels_blue.py", "--seconds", "0.5", "--rounds", "2"],
        ["kernels_atlantis.py", "--seconds", "0.5", "--rounds", "2"],
    ],
    "environments": [["environments.py"]],
    "search": [
        ["greedy_turn.py", "--positions", "8"],
        ["atlantis_expert.py", "--deals", "2"],
        ["expert.py", "--games", "50", "--turns", "500"],
    ],
    "solver": [[SOLVE]],
    "engine": [["engine.py"]],
    "start-up": [["start_up.py"]],
}
SMALLER_IS_FASTER: Final = ("ms", "s")
SPEEDS: Final = ("games/s", "decisions/s", "words/s", "actions/s", "moves/s", *SMALLER_IS_FASTER)


class Version(NamedTuple):
    """One of the two, with its own entry points, whatever is installed."""

    root: Path
    metadata: Path

    @classmethod
    def at(cls, root: Path, folder: Path) -> Version:
        """Write what an installation would say of a clone, for Python to find before what is installed."""
        project: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text())["project"]
        groups = {"console_scripts": project["scripts"], **project["entry-points"]}
        told = folder / f"{project['name']}-{project['version']}.dist-info"
        told.mkdir(parents=True)
        (told / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        )
        (told / "entry_points.txt").write_text(
            "".join(
                f"[{group}]\n" + "".join(f"{name} = {where}\n" for name, where in points.items())
                for group, points in groups.items()
            )
        )
        return cls(root, folder)

    def run(self, command: list[str]) -> Iterator[tuple[str, float, str]]:
        """Run a benchmark; give each figure's name, value and unit."""
        if command == [SOLVE]:
            yield self._solve()
            return
        script = str(self.root / "benchmarks" / command[0])
        done = self._python([script, *command[1:]])
        for line in done.stdout.splitlines():
            if line.startswith('{"figure"') and "value" in (told := json.loads(line)):
                about = ", ".join(map(str, told["about"].values()))
                yield f"{told['figure']} ({about})" if about else told["figure"], told["value"], told["unit"]
        if done.returncode:
            print(f"{script} failed: {(done.stderr.strip().splitlines() or [''])[-1]}", file=sys.stderr)

    def _solve(self) -> tuple[str, float, str]:
        with TemporaryDirectory() as folder:
            out = str(Path(folder) / "solved")
            start = time.perf_counter()
            done = self._python(
                ["-m", "fathoms", "solve", "into-the-blue", "--shells", "5", "--out", out, "--json"]
            )
            spent = time.perf_counter() - start
        if done.returncode:
            print(done.stderr, file=sys.stderr)
        return "solve (into-the-blue, 5 shells)", spent, "s"

    def _python(self, words: list[str]) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPATH"] = os.pathsep.join([str(self.metadata), str(self.root / "src")])
        return subprocess.run(  # noqa: S603 - our own scripts
            [sys.executable, *words],
            env=environment,
            cwd=self.metadata,
            capture_output=True,
            text=True,
            check=False,
        )


class Best(NamedTuple):
    """The best of a figure so far, before and after."""

    command: list[str]
    unit: str
    values: dict[str, float]

    def take(self, version: str, value: float) -> None:
        """Count one more measurement."""
        better = min if self.unit in SMALLER_IS_FASTER else max
        self.values[version] = better(value, self.values.get(version, value))

    def ratio(self) -> float:
        """Tell how many times as fast it is as before."""
        before, after = self.values["before"], self.values["after"]
        return before / after if self.unit in SMALLER_IS_FASTER else after / before

    def is_slower(self, least: float) -> bool:
        """Tell whether both versions were measured and this one is too slow."""
        return len(self.values) == 2 and self.ratio() < least


def main() -> int:
    """Measure, and print a line for each figure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", type=Path, required=True)
    parser.add_argument("--after", type=Path, default=HERE)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--more", type=int, default=3, help="further rounds of what seems slower")
    parser.add_argument("--only", default=",".join(SECTIONS))
    parser.add_argument("--least", type=float, default=0.95)
    given = parser.parse_args()
    commands = list(chain.from_iterable(SECTIONS[name] for name in given.only.split(",")))
    found: dict[str, Best] = {}
    with TemporaryDirectory() as folder:
        versions = {
            name: Version.at(getattr(given, name).resolve(), Path(folder) / name)
            for name in ("before", "after")
        }
        for number in range(given.rounds + given.more):
            if number >= given.rounds:
                commands = [best.command for best in found.values() if best.is_slower(given.least)]
            order = list(versions)[:: -1 if number % 2 else 1]
            for command in map(list, dict.fromkeys(map(tuple, commands))):
                for name in order:
                    print(f"round {number + 1}: {command[0]}, {name}", file=sys.stderr)
                    for figure, value, unit in versions[name].run(command):
                        if unit in SPEEDS:
                            found.setdefault(figure, Best(command, unit, {})).take(name, value)
    slower = 0
    for figure, best in found.items():
        if len(best.values) < 2:
            print(f"        only {next(iter(best.values))}: {figure}")
            continue
        low = best.is_slower(given.least)
        slower += low
        values = f"{best.values['before']:>12,.6g} -> {best.values['after']:>12,.6g} {best.unit:<12}"
        print(f"{'✗' if low else ' '} {best.ratio():5.2f}  {values} {figure}")
    print(f"{len(found)} figures, {slower} slower than {given.least} of before")
    return bool(slower)


if __name__ == "__main__":
    sys.exit(main())
