"""Build the wheel and look inside: every module, every text in every language, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
LARGEST_MB = 5
CLIENT = ROOT / "src/fathoms/web"
"""The built browser client: every file of it is shipped."""
BENCHMARKS = ROOT / "benchmarks"
"""Shipped too, for `fathoms bench`."""
PAGE = ("index.html", "manifest.webmanifest", "sw.js", "icon.svg")
"""Without these there is no page."""


def main() -> int:
    """Compare the wheel with the sources."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "build", "--wheel", "--outdir", folder, str(ROOT)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own build
        wheel = next(Path(folder).glob("fathoms-*.whl"))
        inside = {
            name
            for name in zipfile.ZipFile(wheel).namelist()
            if not name.split("/")[0].endswith(".dist-info")
        }
        size = wheel.stat().st_size / 1e6
    wanted = {
        str(path.relative_to(ROOT / "src"))
        for path in (ROOT / "src/fathoms").rglob("*")
        if path.is_file()
        and (path.suffix in (".py", ".ftl", ".typed", ".npz") or CLIENT in path.parents)
        # A compiled cache may lie beside a module; it is not ours to ship.
        and "__pycache__" not in path.parts
    }
    wanted |= {
        f"fathoms/{path.relative_to(ROOT)}"
        for path in BENCHMARKS.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    problems = [f"missing in the wheel: {name}" for name in sorted(wanted - inside)]
    problems += [f"should not be in the wheel: {name}" for name in sorted(inside - wanted)]
    languages = {
        lang: {p.name for p in (ROOT / "src/fathoms/locales" / lang).glob("*.ftl")}
        for lang in ("en", "fr", "es")
    }
    problems += [
        f"{lang} has other catalogues than en" for lang in languages if languages[lang] != languages["en"]
    ]
    problems += [
        f"missing in the wheel: fathoms/web/{name}" for name in PAGE if f"fathoms/web/{name}" not in inside
    ]
    if size > LARGEST_MB:
        problems.append(f"the wheel has {size:.1f} MB, more than {LARGEST_MB}")
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    sys.stdout.write(f"wheel: {len(inside)} files, {size:.2f} MB\n")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
