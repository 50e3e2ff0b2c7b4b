"""Numbers a person types in options: whole ones and seconds, within bounds."""

from __future__ import annotations

import re

from fathoms.core.errors import Malformed


def whole(text: str, option: str, least: int, most: int) -> int:
    """Read a whole number, or say what the option takes."""
    if re.fullmatch(r"[0-9]{1,18}", text) and least <= int(text) <= most:
        return int(text)
    raise Malformed("cli.not-a-number", option=option, value=text[:40], least=least, most=most)


def seconds(text: str, option: str, most: int) -> float:
    """Read a time; a comma does for a point."""
    if re.fullmatch(r"[0-9]{1,6}([.,][0-9]{1,6})?", text) and float(text.replace(",", ".")) <= most:
        return float(text.replace(",", "."))
    raise Malformed("cli.not-seconds", option=option, value=text[:40], most=most)
