"""What the tests need is installed before them, or the script says in one line that it could not be."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools/services.sh"


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
@pytest.mark.parametrize("browser", ["chromium-headless-shell", "chromium", "google-chrome", None])
def test_a_missing_browser_is_named_and_stops_nothing(tmp_path: Path, browser: str | None) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("ls", "xargs", "echo"):
        (programs / name).symlink_to(str(shutil.which(name)))
    for name in filter(None, ("pdftotext", browser)):
        (programs / name).symlink_to("/bin/true")
    # Somebody who may install nothing.
    (programs / "id").write_text("#!/bin/sh\necho 1000\n")
    (programs / "id").chmod(0o755)
    given = {
        "PATH": str(programs),
        "FATHOMS_TEST_POSTGRES": "postgresql://x",
        "FATHOMS_TEST_REDIS": "redis://x",
    }
    done = subprocess.run(  # noqa: S603 - our own script
        ["/bin/sh", str(SCRIPT)], env=given, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")
    if browser:
        assert not done.stderr
    else:
        assert done.stderr.startswith("Not installed: chromium")
        assert done.stderr.count("\n") == 1
