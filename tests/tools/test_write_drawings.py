"""What drawings have of the rules is what the games say now."""

from __future__ import annotations

import write_drawings


def test_what_drawings_say_is_not_old() -> None:
    files = dict(write_drawings.drawings())
    assert {path.name for path in files} == {"told.ts", "lesson.ts"}
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, "run: python tools/write_drawings.py"
