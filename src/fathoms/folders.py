"""The folders in which this kind of machine keeps a program's own files."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the folder for what people would miss."""
    return _folder(environ, "XDG_DATA_HOME", ".local/share", "Application Support")


def state_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the folder for what a program remembers."""
    return _folder(environ, "XDG_STATE_HOME", ".local/state", "Application Support")


def cache_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Give the folder for what can be made again."""
    return _folder(environ, "XDG_CACHE_HOME", ".cache", "Caches")


def _folder(environ: Mapping[str, str], variable: str, usual: str, library: str) -> Path:
    if environ.get(variable):
        return Path(environ[variable]) / "fathoms"
    if sys.platform == "darwin":
        return Path.home() / "Library" / library / "fathoms"
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "fathoms"
    return Path.home() / usual / "fathoms"
