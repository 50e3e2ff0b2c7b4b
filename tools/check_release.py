"""Compare a tag with the version in pyproject.toml and with the newest part of CHANGELOG.md."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def problems(tag: str, root: Path = ROOT) -> list[str]:
    """Give what stands in the way of a release under this tag."""
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    newest = re.search(r"^## (.+)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    found: list[str] = []
    if tag != f"v{version}":
        found.append(f"the tag {tag} is not v{version}, the version in pyproject.toml")
    if newest is None or not re.fullmatch(rf"{re.escape(version)} - \d{{4}}-\d\d-\d\d", newest[1]):
        found.append(f"CHANGELOG.md does not begin with a part “{version} - ” and its day")
    return found


if __name__ == "__main__":
    sys.exit("\n".join(problems(sys.argv[1])) or 0)
